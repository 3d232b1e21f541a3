# Agricola : variantes et règles maison.

## Options qui ne vont pas ensemble

agricola-option-problem-coming = Cette variante n’est pas encore disponible : enlève-la.
agricola-option-problem-first-season-without-seasons = Une première saison demande les saisons. Choisis-les d’abord.
agricola-option-problem-teams-of-four = Le jeu en équipes est pour 4 joueurs.
agricola-option-problem-market-without-cards = Le marché de cartes demande la main complète. Choisis-la d’abord.
agricola-option-problem-market-alone = Le marché de cartes est pour 2 à 4 joueurs : enlève-le en solo.
agricola-option-problem-market-cards-without-market = Le nombre de cartes du marché demande le marché de cartes. Choisis-le d’abord.
agricola-option-problem-scattered-or-outwards = Les pâturages dispersés et la croissance vers l’extérieur se contredisent. Choisis l’une des deux règles.
agricola-option-problem-even-start-alone = Le départ égal est pour 2 à 4 joueurs : enlève-le en solo.
agricola-option-problem-extra-copse-for-two = Le Taillis supplémentaire est pour 2 joueurs : enlève-le à un autre nombre.
agricola-option-problem-start-food = La nourriture d’une partie précédente demande un nombre de 0 à 99 pour chaque joueur.
agricola-option-problem-start-cards = Les savoir-faire d’une partie précédente demandent la main complète et une liste par joueur, sans doublon.
agricola-option-problem-hand-occupations = Une main avec moins de savoir-faire demande la main complète et la distribution de 7 de chaque.

## Saisons

agricola-event-season-began =
    { $season ->
        [winter] L’hiver commence.
        [spring] Le printemps commence.
        [summer] L’été commence.
       *[autumn] L’automne commence.
    }
agricola-event-field-phase-taken = { $seat } récolte ses champs sans attendre la récolte.

## Animaux

agricola-event-animals-left = { $seat } laisse { agricola-noun-goods } sur la case ({ agricola-noun-space }).

## La ferme

agricola-event-fence-left-open = { $seat } construit une clôture ouverte : { $edge }.
agricola-place-edge =
    { $at ->
        [n] le bord supérieur de { $cell }
        [s] le bord inférieur de { $cell }
        [w] le bord gauche de { $cell }
       *[e] le bord droit de { $cell }
    }
agricola-action-rail = construire une clôture ouverte sur { $edge }
agricola-choice-rail =
    { $count ->
        [one] Construire une clôture ouverte : { $count } bord possible
       *[other] Construire une clôture ouverte : { $count } bords possibles
    }
agricola-error-no-edge = Le bord « { $text } » n’existe pas : écris une case et un côté, comme b1n ou e3e.

## Le départ

## Équipes

agricola-event-teams-formed = Équipes : { $one } contre { $other }.
agricola-event-goods-moved = { $seat } donne { agricola-noun-goods } à { $to }. Le marché en garde { $lost } de plus.
agricola-event-teams-ended =
    { $points ->
        [one] La partie est finie. Équipe gagnante : { $seats }, avec { $points } point.
       *[other] La partie est finie. Équipe gagnante : { $seats }, avec { $points } points.
    }
agricola-action-give = donner { agricola-noun-goods } à ton partenaire
agricola-action-fetch = recevoir { agricola-noun-goods } de ton partenaire
agricola-action-partner-room = construire une pièce en { $cell } pour ton partenaire
agricola-action-partner-stable = construire une étable en { $cell } pour ton partenaire
agricola-action-partner-plow = labourer un champ en { $cell } pour ton partenaire
agricola-action-partner-fence = clôturer { $cells } pour ton partenaire
agricola-action-partner-rail = construire une clôture ouverte pour ton partenaire sur { $edge }
agricola-choice-give = Donner { agricola-noun-goods } à ton partenaire
agricola-choice-fetch = Recevoir { agricola-noun-goods } de ton partenaire
agricola-choice-partner-room = Construire une pièce pour ton partenaire : { agricola-noun-cells }
agricola-choice-partner-stable = Construire une étable pour ton partenaire : { agricola-noun-cells }
agricola-choice-partner-plow = Labourer un champ pour ton partenaire : { agricola-noun-cells }
agricola-choice-partner-fence =
    { $count ->
        [one] Clôturer un pâturage pour ton partenaire : { $count } façon
       *[other] Clôturer un pâturage pour ton partenaire : { $count } façons
    }
agricola-choice-partner-rail =
    { $count ->
        [one] Construire une clôture ouverte pour ton partenaire : { $count } bord possible
       *[other] Construire une clôture ouverte pour ton partenaire : { $count } bords possibles
    }

## Marché de cartes

agricola-event-card-taken = { $seat } passe son tour et prend la carte { $card } au marché de cartes.
agricola-action-take = prendre la carte { $card } au marché de cartes
agricola-choice-take =
    { $price ->
        [none] { $needs ->
            [none] Prendre la carte { $card } : { $text }
           *[other] Prendre la carte { $card } ({ $needs }) : { $text }
        }
       *[other] { $needs ->
            [none] Prendre la carte { $card } ({ $price }) : { $text }
           *[other] Prendre la carte { $card } ({ $price } ; { $needs }) : { $text }
        }
    }

## Campagnes

agricola-event-start-food-gained = { $seat } commence avec { agricola-noun-food } de plus.
agricola-event-card-kept = { $seat } commence avec la carte { $card } en jeu.
agricola-event-kept-card-lost = { $seat } ne peut pas payer la carte { $card } et la perd.

## Séries

agricola-series-problem-teams = Une série n’a pas de points pour les équipes. Enlève le jeu par équipes.
agricola-series-problem-solo = Cette série se joue seul.
agricola-series-keep = Quel savoir-faire gardes-tu ? Il est en jeu au début de la partie suivante.
agricola-series-keep-none = N’en garder aucun
agricola-series-permanent = Avec quel savoir-faire commences-tu désormais ?
agricola-series-missed =
    { $target ->
        [one] Tu as manqué l’objectif de { $target } point. Essaies-tu encore, sans nourriture en plus ?
       *[other] Tu as manqué l’objectif de { $target } points. Essaies-tu encore, sans nourriture en plus ?
    }
agricola-series-again = Essayer encore
agricola-series-stop = Finir la série
# $points énumère les points de tous les rangs : 7, 5, 4, 3.
agricola-series-stake = Points selon le rang dans cette partie : { $points }
agricola-series-won =
    { $points ->
        [one] { $seat } gagne la série avec { $points } point.
       *[other] { $seat } gagne la série avec { $points } points.
    }
agricola-series-target =
    { $target ->
        [one] Objectif : { $target } point
       *[other] Objectif : { $target } points
    }
agricola-series-ended =
    { $count ->
        [one] La série est finie. Tu as atteint { $count } objectif.
       *[other] La série est finie. Tu as atteint { $count } objectifs.
    }
series-name-three-games = Trois parties
series-about-three-games = Les rangs de chaque partie rapportent des points, de plus en plus. Tu peux garder 1 savoir-faire pour la partie suivante.
series-points-three-games = Points
series-name-solo = Série en solo
series-about-solo = Chaque partie a un objectif plus haut. Un savoir-faire de chaque partie te reste, et les points au-dessus de l’objectif rapportent de la nourriture.
series-points-solo = Objectifs
