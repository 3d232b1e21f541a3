# Agricola : les cartes de la main.

name-card =
    { $value ->
        [drinking-trough] Abreuvoir
        [rammed-clay] Pisé
        [pond-hut] Cabane de l’étang
        [milk-jug] Pot à lait
        [claypipe] Pipe en terre
        [junk-room] Débarras
        [basket] Panier
        [dutch-windmill] Moulin hollandais
        [lumber-mill] Scierie
        [shepherds-crook] Houlette de berger
        [caravan] Roulotte
        [loom] Métier à tisser
        [plow-driver] Valet de charrue
        [grocer] Épicier
        [roughcaster] Crépisseur
        [wood-cutter] Bûcheron
       *[paper-maker] Papetier
    }
agricola-noun-card =
    { $card ->
        [drinking-trough] Abreuvoir
        [rammed-clay] Pisé
        [pond-hut] Cabane de l’étang
        [milk-jug] Pot à lait
        [claypipe] Pipe en terre
        [junk-room] Débarras
        [basket] Panier
        [dutch-windmill] Moulin hollandais
        [lumber-mill] Scierie
        [shepherds-crook] Houlette de berger
        [caravan] Roulotte
        [loom] Métier à tisser
        [plow-driver] Valet de charrue
        [grocer] Épicier
        [roughcaster] Crépisseur
        [wood-cutter] Bûcheron
       *[paper-maker] Papetier
    }
agricola-text-card =
    { $card ->
        [drinking-trough] Chacun de tes pâturages héberge 2 animaux de plus.
        [rammed-clay] Quand tu joues cette carte, tu reçois 1 argile. Pour chaque clôture, tu peux payer 1 argile au lieu de 1 bois.
        [pond-hut] Place 1 nourriture sur chacune des 3 prochaines cases de manche ; tu la reçois au début de ces manches.
        [milk-jug] Chaque fois qu’un joueur, toi compris, utilise le Marché aux bœufs, tu reçois 3 nourritures et chaque autre joueur en reçoit 1.
        [claypipe] À la phase de retour à la maison, si tu as reçu au moins 7 matériaux de construction pendant les travaux de cette manche, tu reçois 2 nourritures.
        [junk-room] Chaque fois que tu construis ou joues un aménagement, celui-ci compris, tu reçois 1 nourriture.
        [basket] Après avoir utilisé une case d’accumulation de bois, tu peux y remettre 2 bois pour recevoir 3 nourritures.
        [dutch-windmill] Chaque fois que tu cuis du pain dans une manche qui suit une récolte, tu reçois 3 nourritures de plus.
        [lumber-mill] Chaque aménagement te coûte 1 bois de moins.
        [shepherds-crook] Chaque fois que tu clôtures un nouveau pâturage d’au moins 4 cases, tu reçois 2 moutons.
        [caravan] Cette carte a de la place pour 1 personne. Elle ne compte pas comme une pièce.
        [loom] À la phase des champs de chaque récolte, tu reçois 1, 2 ou 3 nourritures si tu as au moins 1, 4 ou 7 moutons. À la fin, 1 point bonus par tranche de 3 moutons.
        [plow-driver] Au début de chaque manche, si ta maison est en pierre, tu peux payer 1 nourriture pour labourer 1 champ.
        [grocer] Pose ici, de haut en bas, bois, céréale, roseau, pierre, légume, argile, roseau, légume. À tout moment, tu peux acheter la ressource du haut pour 1 nourriture.
        [roughcaster] Chaque fois que tu construis au moins 1 pièce en argile ou que tu rénoves de l’argile à la pierre, tu reçois 3 nourritures.
        [wood-cutter] Chaque fois que tu utilises une case d’accumulation de bois, tu reçois 1 bois de plus.
       *[paper-maker] Avant de jouer chacun de tes savoir-faire suivants, tu peux payer 1 bois pour recevoir 1 nourriture par savoir-faire en jeu.
    }

## Le journal

agricola-event-card-played = { $seat } joue une carte : { agricola-noun-card }.
agricola-event-card-used = { $seat } utilise une carte : { agricola-noun-card }.
agricola-event-goods-given-back = { $seat } remet { agricola-noun-goods } sur la case ({ agricola-noun-space }).

## Ce qu’on demande à une place

agricola-decision-minor = Quel aménagement mineur joues-tu ?
agricola-decision-occupation =
    { $food ->
        [0] Quel savoir-faire joues-tu ? Il ne coûte rien.
       *[other] Quel savoir-faire joues-tu ? Il coûte { agricola-noun-food }.
    }
agricola-decision-card = { agricola-noun-card } : utilises-tu cette carte ? { agricola-text-card }
agricola-decision-pay = Combien de clôtures paies-tu en argile ? Les autres coûtent du bois.
agricola-waiting-minor = Choix d’un aménagement mineur : { $seats }.
agricola-waiting-occupation = Choix d’un savoir-faire : { $seats }.
agricola-waiting-card = Décision sur une carte : { $seats }.
agricola-waiting-pay = Paiement des clôtures : { $seats }.

## Ce qu’on peut faire

agricola-choice-play = { agricola-noun-card } : { agricola-text-card }
agricola-choice-card = Utiliser la carte { agricola-noun-card } : { agricola-text-card }
agricola-choice-pay = clôtures payées en argile, les autres en bois
agricola-action-play = jouer la carte { agricola-noun-card }
agricola-action-card = utiliser la carte { agricola-noun-card }
agricola-action-pay =
    { $clay ->
        [0] payer en bois seulement
        [one] payer avec { $clay } argile
       *[other] payer avec { $clay } argiles
    }

## Pourquoi les règles refusent

agricola-reason-not-in-hand = Cette carte n’est pas dans ta main : { agricola-noun-card }. Choisis-en une autre.
agricola-reason-prerequisite = Tu ne remplis pas le prérequis de cette carte ({ agricola-noun-card }) : { $needs }.
agricola-needs-occupations-exactly = exactement { $count } savoir-faire en jeu
agricola-needs-occupations-least = au moins { $count } savoir-faire en jeu
agricola-needs-occupations-most = { $count } savoir-faire en jeu au plus
agricola-reason-card-offers-nothing = Cette carte ne t’offre rien pour l’instant : { agricola-noun-card }.
agricola-reason-occupation-elsewhere = Un savoir-faire se joue ailleurs : à l’Apprentissage.
agricola-reason-minor-elsewhere = Un aménagement mineur se joue au Lieu de rencontre, à la Naissance planifiée ou à la place d’un majeur.
agricola-reason-clay-for-fences = Tu ne peux pas payer autant de clôtures en argile.
agricola-reason-wood-or-clay = Chaque clôture coûte 1 bois ou 1 argile. Il t’en faut { $amount } en tout, mais tu n’en as que { $have }.
agricola-error-no-card = La carte « { $text } » n’existe pas.
agricola-option-cards-few = quelques cartes par joueur
agricola-board-hands = Cartes
agricola-board-played = En jeu
agricola-board-hand = En main
agricola-cell-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## À la table dessinée

agricola-client-hand = Ta main
agricola-client-cards =
    { $count ->
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
agricola-client-card-kind =
    { $kind ->
        [occupation] Savoir-faire
        [minor] Aménagement mineur
       *[major] Aménagement majeur
    }
agricola-client-price = Coût : { $price }
agricola-client-needs = Prérequis : { $needs }
agricola-client-laid = Cartes en jeu : { $name }
agricola-client-held =
    { $kind ->
        [occupation] Savoir-faire en main : { $count }
       *[minor] Aménagements mineurs en main : { $count }
    }
agricola-client-stored = Il reste sur la carte : { $count }
agricola-client-use-card = Utiliser : { agricola-noun-card }
