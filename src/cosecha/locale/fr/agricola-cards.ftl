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
        [plow-driver] Conducteur de charrue
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
        [plow-driver] Conducteur de charrue
        [grocer] Épicier
        [roughcaster] Crépisseur
        [wood-cutter] Bûcheron
       *[paper-maker] Papetier
    }
agricola-text-card =
    { $card ->
        [drinking-trough] Chacun de tes pâturages héberge 2 animaux de plus.
        [rammed-clay] Tu reçois aussitôt 1 argile. Désormais, tu peux payer chaque clôture 1 argile au lieu de 1 bois.
        [pond-hut] 1 nourriture sur chacune des 3 prochaines cases de manche.
        [milk-jug] Chaque fois que quelqu’un utilise le Marché aux bœufs, tu reçois 3 nourritures et chacun des autres 1.
        [claypipe] Au retour à la maison, 2 nourritures si tu as reçu au moins 7 matériaux pendant les travaux de cette manche.
        [junk-room] 1 nourriture après chaque aménagement que tu construis ou joues, celui-ci compris.
        [basket] Après avoir utilisé une case d’accumulation de bois, tu peux y remettre 2 bois contre 3 nourritures.
        [dutch-windmill] Quand tu cuis du pain dans la manche qui suit une récolte, 3 nourritures de plus.
        [lumber-mill] Chaque aménagement te coûte 1 bois de moins.
        [shepherds-crook] Quand tu clôtures un nouveau pâturage d’au moins 4 cases, tu reçois 2 moutons.
        [caravan] De la place pour une personne de plus ; ne compte pas comme pièce de la maison.
        [loom] À chaque phase des champs, 1, 2 ou 3 nourritures avec au moins 1, 4 ou 7 moutons. À la fin, 1 point par tranche de 3 moutons.
        [plow-driver] Au début d’une manche, dans une maison en pierre, tu peux labourer 1 champ pour 1 nourriture.
        [grocer] Sur la carte se trouvent bois, céréale, roseau, pierre, légume, argile, roseau et légume ; à tout moment, tu peux acheter la ressource du dessus pour 1 nourriture.
        [roughcaster] 3 nourritures chaque fois que tu construis des pièces en argile ou rénoves de l’argile à la pierre.
        [wood-cutter] 1 bois de plus chaque fois que tu utilises une case d’accumulation de bois.
       *[paper-maker] Avant chaque savoir-faire suivant, tu peux payer 1 bois pour recevoir 1 nourriture par savoir-faire devant toi.
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
agricola-waiting-card = Réflexion sur une carte : { $seats }.
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

agricola-reason-not-in-hand = Cette carte n’est pas dans ta main : { agricola-noun-card }.
agricola-reason-prerequisite = Tu ne remplis pas ce que demande cette carte ({ agricola-noun-card }) : { $needs }.
agricola-needs-occupations-exactly = exactement { $count } savoir-faire devant toi
agricola-needs-occupations-least = au moins { $count } savoir-faire devant toi
agricola-needs-occupations-most = au plus { $count } savoir-faire devant toi
agricola-reason-card-offers-nothing = Cette carte ne t’offre rien pour l’instant : { agricola-noun-card }.
agricola-reason-occupation-elsewhere = Un savoir-faire se joue à l’Apprentissage.
agricola-reason-minor-elsewhere = Un aménagement mineur se joue au Lieu de rencontre, à la Naissance planifiée et partout où l’on peut construire un aménagement majeur.
agricola-reason-clay-for-fences = Tu ne peux pas payer autant de clôtures en argile.
agricola-reason-wood-or-clay = Chaque clôture coûte 1 bois ou 1 argile. Il en faut { $amount } en tout, et tu en as { $have }.
agricola-error-no-card = Il n’y a pas de carte « { $text } ».
agricola-option-cards-few = quelques cartes chacun
agricola-board-hands = Cartes
agricola-board-played = Posées
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
agricola-client-needs = Il faut { $needs }
agricola-client-laid = Cartes posées de { $name }
agricola-client-held =
    { $kind ->
        [occupation] Savoir-faire en main : { $count }
       *[minor] Aménagements mineurs en main : { $count }
    }
agricola-client-stored = Il reste sur la carte : { $count }
agricola-client-use-card = L’utiliser : { agricola-noun-card }
