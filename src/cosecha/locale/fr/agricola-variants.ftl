# Agricola : variantes et règles maison.

## Options du formulaire

agricola-option-group-seasons = Saisons
agricola-option-group-market = Marché de cartes
agricola-option-group-house-rules = Règles maison
agricola-option-seasons = Saisons
agricola-option-seasons-help = Chaque manche a une saison avec sa propre case d’action, et certaines cases rapportent ou coûtent autre chose.
agricola-option-seasons-without = non
agricola-option-seasons-with = oui
agricola-option-first-season = Première saison
agricola-option-first-season-help = La saison de la manche 1.
agricola-option-first-season-winter = hiver
agricola-option-first-season-spring = printemps
agricola-option-first-season-summer = été
agricola-option-first-season-autumn = automne
agricola-option-teams = Jeu en équipes
agricola-option-teams-help = Pour 4 joueurs. Les partenaires sont assis face à face, construisent l’un pour l’autre et gagnent ensemble.
agricola-option-teams-without = non
agricola-option-teams-lower = le résultat le plus bas compte
agricola-option-teams-product = les deux totaux multipliés
agricola-option-open-market = Marché de cartes
agricola-option-open-market-help = Des cartes sont posées face visible. Une fois par manche, un joueur peut en prendre une au lieu de placer un fermier. Pour 2 à 4 joueurs.
agricola-option-open-market-without = non
agricola-option-open-market-with = oui
agricola-option-market-cards = Cartes du marché
agricola-option-market-cards-help = Le nombre de cartes du marché. La moitié sont des savoir-faire.
agricola-option-house-before-cooking = Héberger avant de cuisiner
agricola-option-house-before-cooking-help = Les nouveaux animaux sont hébergés avant d’en cuisiner. Ceux qui n’ont pas de place retournent à la réserve générale.
agricola-option-house-before-cooking-without = non
agricola-option-house-before-cooking-with = oui
agricola-option-one-pasture = Un pâturage par espèce
agricola-option-one-pasture-help = Les animaux d’une espèce ne peuvent vivre que dans 1 seul pâturage.
agricola-option-one-pasture-without = non
agricola-option-one-pasture-with = oui
agricola-option-take-usable = Prendre ce qui sert
agricola-option-take-usable-help = Sur un marché aux animaux, tu ne prends que les animaux que tu héberges ou cuisines. Les autres y restent.
agricola-option-take-usable-without = non
agricola-option-take-usable-with = oui
agricola-option-unfinished-pastures = Pâturages inachevés
agricola-option-unfinished-pastures-help = Tu peux construire des clôtures isolées et fermer le pâturage plus tard.
agricola-option-unfinished-pastures-without = non
agricola-option-unfinished-pastures-with = oui
agricola-option-scattered-pastures = Pâturages dispersés
agricola-option-scattered-pastures-help = Tes pâturages ne doivent pas forcément se toucher. Ne va pas avec la croissance vers l’extérieur.
agricola-option-scattered-pastures-without = non
agricola-option-scattered-pastures-with = oui
agricola-option-growing-outwards = Croissance vers l’extérieur
agricola-option-growing-outwards-help = Tu construis pièces, champs et pâturages à côté de ceux que tu as. Ne va pas avec les pâturages dispersés.
agricola-option-growing-outwards-without = non
agricola-option-growing-outwards-with = oui
agricola-option-even-start = Départ égal
agricola-option-even-start-help = Tous commencent avec 3 nourritures. À la manche 1, les deuxièmes fermiers sont placés dans l’ordre inverse. Pour 2 à 4 joueurs.
agricola-option-even-start-without = non
agricola-option-even-start-with = oui
agricola-option-extra-copse = Taillis supplémentaire
agricola-option-extra-copse-help = Pour 2 joueurs : une case de plus, qui reçoit 1 bois par manche.
agricola-option-extra-copse-without = non
agricola-option-extra-copse-with = oui

## Options qui ne vont pas ensemble

agricola-option-problem-first-season-without-seasons = Une première saison demande les saisons. Choisis-les d’abord.
agricola-option-problem-teams-of-four = Le jeu en équipes est pour 4 joueurs.
agricola-option-problem-market-without-cards = Le marché de cartes demande la main complète. Choisis-la d’abord.
agricola-option-problem-market-alone = Le marché de cartes est pour 2 à 4 joueurs : enlève-le en solo.
agricola-option-problem-market-cards-without-market = Le nombre de cartes du marché demande le marché de cartes. Choisis-le d’abord.
agricola-option-problem-scattered-or-outwards = Les pâturages dispersés et la croissance vers l’extérieur se contredisent. Choisis l’une des deux règles.
agricola-option-problem-even-start-alone = Le départ égal est pour 2 à 4 joueurs : enlève-le en solo.
agricola-option-problem-extra-copse-for-two = Le Taillis supplémentaire est pour 2 joueurs : enlève-le à un autre nombre.
agricola-option-problem-start-food = La nourriture d’une partie précédente demande un nombre de 0 à 99 pour chaque joueur.
agricola-option-problem-start-cards = Les savoir-faire d’une partie précédente demandent des cartes en main et une liste par joueur, avec des savoir-faire de ce paquet, sans doublon.
agricola-option-problem-hand-occupations = Une main avec moins de savoir-faire demande la main complète.

## Saisons

agricola-event-season-began =
    { $season ->
        [winter] L’hiver commence.
        [spring] Le printemps commence.
        [summer] L’été commence.
       *[autumn] L’automne commence.
    }
agricola-event-field-phase-taken = { $seat } récolte ses champs sans attendre la récolte.
agricola-status-season =
    { $season ->
        [winter] Saison : hiver, puis printemps
        [spring] Saison : printemps, puis été
        [summer] Saison : été, puis automne
       *[autumn] Saison : automne, puis hiver
    }
agricola-season-rule =
    { $rule ->
        [plow] En hiver, chaque champ coûte 1 nourriture.
        [fences] Au printemps, dès que tu paies 1 clôture, 2 autres au plus sont gratuites.
        [grain] En été, tu reçois aussi 1 céréale.
        [room] En été, chaque nouvelle pièce te permet de construire 1 étable gratuite.
       *[major] En automne, chaque aménagement majeur coûte 1 matériau de construction de moins.
    }
agricola-season-closed = Fermée en hiver avant la manche { $round }.
agricola-season-goods =
    { $change ->
        [more] Cette saison, il s’y ajoute { agricola-noun-goods } de plus.
       *[less] Cette saison, il s’y ajoute { agricola-noun-goods } de moins.
    }
agricola-cell-does-in-season = { $does }. { $note }
agricola-reason-other-season =
    { $season ->
        [winter] Cette case ne sert qu’en hiver : { agricola-noun-space }.
        [spring] Cette case ne sert qu’au printemps : { agricola-noun-space }.
        [summer] Cette case ne sert qu’en été : { agricola-noun-space }.
       *[autumn] Cette case ne sert qu’en automne : { agricola-noun-space }.
    }
agricola-reason-closed-in-winter = Cette case est fermée en hiver avant la manche { $round } : { agricola-noun-space }.
agricola-reason-no-pair = Tu n’as pas 2 animaux de la même espèce, donc aucun petit ne peut naître.
agricola-reason-nothing-planted = Rien ne pousse dans tes champs.
agricola-client-seasons = Saisons
agricola-client-season =
    { $season ->
        [winter] Hiver
        [spring] Printemps
        [summer] Été
       *[autumn] Automne
    }
agricola-client-season-next =
    { $season ->
        [winter] puis hiver
        [spring] puis printemps
        [summer] puis été
       *[autumn] puis automne
    }
# The action space of the season, below its name.
agricola-client-season-work = Travaux
agricola-client-season-closed = fermée
agricola-client-season-free =
    { $count ->
        [one] { $count } gratuite
       *[other] { $count } gratuites
    }
agricola-client-season-preparation = Préparation
agricola-client-season-changes = Ce qui change
agricola-client-season-prepares =
    { $season ->
        [winter] 1 argile de moins sur chaque case d’argile, 1 roseau de moins sur chaque case de roseau
        [spring] 1 bois de moins sur chaque case de bois, 1 pierre de plus sur chaque case de pierre
        [summer] 1 argile de plus sur chaque case d’argile, 1 pierre de moins sur chaque case de pierre, 1 nourriture de plus à la Pêche
       *[autumn] 1 bois de plus sur chaque case de bois, 1 roseau de plus sur chaque case de roseau
    }
agricola-client-season-rules =
    { $season ->
        [winter] La Pêche est fermée avant la manche 12, mais la nourriture s’y accumule. Chaque champ labouré coûte 1 nourriture.
        [spring] Quand tu construis des clôtures et en paies au moins 1, 2 autres au plus sont gratuites.
        [summer] Le Journalier rapporte aussi 1 céréale. Chaque nouvelle pièce te permet de construire 1 étable gratuite.
       *[autumn] Chaque aménagement majeur coûte 1 matériau de construction de moins, à ton choix.
    }

## Animaux

agricola-event-animals-left = { $seat } laisse { agricola-noun-goods } sur la case ({ agricola-noun-space }).
agricola-reason-no-use-for-animals = Tu ne peux ni héberger ni cuisiner ces animaux. Fais d’abord de la place.
agricola-reason-take-one-animal = Tu dois prendre au moins 1 animal : gardes-en un ou cuisines-en un.
agricola-reason-house-first = Les nouveaux animaux sont hébergés avant toute cuisine. Choisis d’abord lesquels tu gardes.

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
agricola-client-rails =
    { $count ->
        [one] Construire { $count } clôture ouverte
       *[other] Construire { $count } clôtures ouvertes
    }
agricola-error-no-edge = Le bord « { $text } » n’existe pas : écris une case et un côté, comme b1n ou e3e.
agricola-reason-not-beside-own-field = { $cell } ne touche aucun de tes champs. Choisis une case voisine.
agricola-reason-not-beside-anything = { $cell } ne touche rien de ta ferme. Construis à partir de ce que tu as.
agricola-reason-first-pasture-apart = Ton premier pâturage doit toucher ta maison ou l’un de tes champs.
agricola-reason-no-open-fences = Les clôtures doivent fermer un pâturage. Choisis les cases que tu clôtures.
agricola-reason-fence-already = Il y a déjà une clôture à cet endroit. Choisis un autre bord.
agricola-reason-useless-fence = Une clôture à cet endroit ne fermera jamais un pâturage. Choisis le bord d’une case sans pièce ni champ.
agricola-reason-fence-apart = Une clôture doit toucher une construction ou une autre clôture.
agricola-reason-fence-closes = Cette clôture ferme un pâturage. Choisis plutôt les cases qu’elle enferme.
agricola-reason-open-fence-across = Une clôture ouverte traverse ces cases. Choisis celles d’un seul côté.
agricola-board-open-fences = Clôtures ouvertes
agricola-board-edge = Bord

## Le départ

## Équipes

agricola-event-teams-formed = Équipes : { $one } contre { $other }.
agricola-event-goods-moved = { $seat } donne { agricola-noun-goods } à { $to }. Le marché en garde { $lost } de plus.
agricola-event-teams-ended =
    { $points ->
        [one] La partie est finie. Équipe gagnante : { $seats }, avec { $points } point.
       *[other] La partie est finie. Équipe gagnante : { $seats }, avec { $points } points.
    }
agricola-event-partner-room-built =
    { $house ->
        [wood] { $seat } construit une pièce en bois en { $cell } pour { $to }.
        [clay] { $seat } construit une pièce en argile en { $cell } pour { $to }.
       *[stone] { $seat } construit une pièce en pierre en { $cell } pour { $to }.
    }
agricola-event-partner-stable-built = { $seat } construit une étable en { $cell } pour { $to }.
agricola-event-partner-field-plowed = { $seat } laboure un champ en { $cell } pour { $to }.
agricola-event-partner-pasture-fenced =
    { $fences ->
        [0] { $seat } ferme en même temps un autre pâturage pour { $to } : { $cells }.
        [one] { $seat } crée un pâturage en { $cells } pour { $to } avec { $fences } nouvelle clôture.
       *[other] { $seat } crée un pâturage en { $cells } pour { $to } avec { $fences } nouvelles clôtures.
    }
agricola-event-partner-fence-left-open = { $seat } construit une clôture ouverte pour { $to } : { $edge }.
agricola-event-teams-shared =
    { $points ->
        [one] La partie est finie. Les deux équipes partagent la victoire avec { $points } point.
       *[other] La partie est finie. Les deux équipes partagent la victoire avec { $points } points.
    }
agricola-decision-move = Quelles ressources déplaces-tu ? La réserve en garde 1 de plus par sorte.
agricola-waiting-move = Ressources à déplacer : { $seats }.
agricola-status-teams = Équipes : { $one } contre { $other }
agricola-team-fences = Pour ton partenaire, 1 à 3 clôtures coûtent 1 bois de plus.
agricola-team-price =
    { $what ->
        [room] Pour ton partenaire, une pièce coûte { $price }.
        [stable] Pour ton partenaire, une étable coûte { agricola-noun-wood }.
       *[both] Pour ton partenaire, une pièce coûte { $price }, une étable { agricola-noun-wood }.
    }
agricola-both-notes = { $one } { $other }
agricola-fact-given = Pour { $seat } : { agricola-noun-goods }
agricola-reason-no-partner = Tu n’as pas de partenaire dans cette partie. Choisis ta propre ferme.
agricola-reason-partner-later = Construis pour ton partenaire pendant ton tour, quand il n’a rien à décider.
agricola-reason-partner-apart =
    { $what ->
        [room] Cette case ne touche aucune pièce de ton partenaire. Choisis une case voisine.
        [field] Cette case ne touche aucun champ de ton partenaire. Seul le premier se place n’importe où.
        [next-field] Cette case ne touche aucun champ de ton partenaire. Choisis une case voisine.
        [pasture] Un nouveau pâturage doit toucher un pâturage de ton partenaire.
        [first-pasture] Le premier pâturage de ton partenaire doit toucher sa maison ou l’un de ses champs.
        [across] Un nouveau pâturage doit être hors des pâturages de ton partenaire, ou à l’intérieur d’un seul.
        [open-fence] Une clôture ouverte de ton partenaire traverse ces cases. Choisis celles d’un seul côté.
        [fence] Une clôture doit toucher une construction de ton partenaire ou une autre clôture.
       *[anything] Cette case ne touche rien de la ferme de ton partenaire. Construis à partir de ce qu’il a.
    }
agricola-reason-partner-no-stable =
    { $count ->
        [one] La seule étable de ton partenaire est déjà construite.
       *[other] Les { $count } étables de ton partenaire sont déjà construites.
    }
agricola-reason-partner-no-fence =
    { $count ->
        [one] Il faut { $count } nouvelle clôture. Clôtures qui restent à ton partenaire : { $left }.
       *[other] Il faut { $count } nouvelles clôtures. Clôtures qui restent à ton partenaire : { $left }.
    }
agricola-reason-partner-too-few = Il faut { agricola-noun-goods } à ton partenaire, avec ce qui va à la réserve, mais il n’en a que { $have }.
agricola-reason-moved-already = Tu as déjà déplacé cette ressource. Choisis-en une autre.
agricola-reason-nothing-to-move = Ni toi ni ton partenaire n’avez 2 fois la même ressource : 1 de ce que tu déplaces va à la réserve.
agricola-client-for-partner = Construire pour { $name }
agricola-client-for-yourself = Construire dans ta ferme
agricola-client-move-goods = Déplacer ces ressources
agricola-client-move-fetch = Recevoir 1 de plus ou donner 1 de moins : { $good }
agricola-client-move-give = Donner 1 de plus ou recevoir 1 de moins : { $good }
agricola-client-moved = reçus { $fetched }, donnés { $given }
agricola-client-team-lower = Dans chaque catégorie, seul le résultat le plus bas des deux partenaires compte ; l’autre est barré.
agricola-client-team-product = Les points d’une équipe sont le total d’un partenaire multiplié par celui de l’autre.
agricola-score-partner = Partenaire
agricola-score-own = Points propres
agricola-score-team =
    { $scoring ->
        [product] Équipe (produit)
       *[lower] Équipe (les résultats les plus bas)
    }
# $own est la case sans équipes.
agricola-score-cell-team = { $own }, équipe : { $team }
agricola-decided-product = Ce qui décide de la partie : { $winner-one } × { $winner-other } = { $winner-points } ({ $winner }) contre { $second-one } × { $second-other } = { $second-points } ({ $second }).
agricola-action-give = donner { agricola-noun-goods } à ton partenaire
agricola-action-fetch = recevoir { agricola-noun-goods } de ton partenaire
agricola-action-partner-room = construire une pièce en { $cell } pour ton partenaire
agricola-action-partner-stable = construire une étable en { $cell } pour ton partenaire
agricola-action-partner-plow = labourer un champ en { $cell } pour ton partenaire
agricola-action-partner-fence = clôturer { $cells } pour ton partenaire
agricola-action-partner-rail = construire une clôture ouverte pour ton partenaire sur { $edge }
agricola-choice-give = Donner { agricola-noun-goods } à ton partenaire
agricola-choice-fetch = Recevoir { agricola-noun-goods } de ton partenaire
agricola-choice-give-some = Donner jusqu’à { agricola-noun-goods } à ton partenaire
agricola-choice-fetch-some = Recevoir jusqu’à { agricola-noun-goods } de ton partenaire
agricola-choice-partner-room = Construire une pièce pour ton partenaire contre { $price } : { agricola-noun-cells }
agricola-choice-partner-stable = Construire une étable pour ton partenaire contre { agricola-noun-wood } : { agricola-noun-cells }
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
# a switch on a phone: short
agricola-client-market = Marché { $count }
agricola-board-market =
    { $used ->
        [0] Marché de cartes
       *[1] Marché de cartes (utilisé cette manche)
    }
agricola-reason-no-market = Il n’y a pas de marché de cartes dans cette partie. Place un fermier.
agricola-reason-not-in-market = Cette carte n’est pas au marché de cartes : { $card }.
agricola-reason-market-used = Une carte a déjà été prise pendant cette manche. Place un fermier.
agricola-reason-no-turn-to-skip = Tu ne peux passer ton tour que si un autre joueur a encore un fermier à placer.
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
# One of the occupations that can be kept, and what it does.
agricola-series-card = { $card } : { $text }
agricola-series-starts = premier joueur
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
