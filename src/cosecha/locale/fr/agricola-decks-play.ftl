# Agricola: playing with the event decks. Names and texts of their cards are in agricola-decks.ftl.

## The log

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } pioche la carte { $card } dans le paquet X.
       *[forest] { $seat } pioche la carte { $card } dans le paquet Forêt.
    }
agricola-event-card-shuffled-back = { $card } retourne dans son paquet, qui est mélangé.
agricola-event-card-took = { $card } : { $seat } perd { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } remet { $count } fermier dans la réserve.
       *[other] { $seat } remet { $count } fermiers dans la réserve.
    }
agricola-event-pile-swapped = { $seat } change une pile en { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } prend une carte : { $card }.
agricola-event-effect-borrowed = { $card } : { $seat } applique un effet sans placer de fermier ({ agricola-noun-space }).
agricola-event-space-marked = { $card } : { $seat } place la fourche ({ agricola-noun-space }).
agricola-event-card-handed-on = { $seat } passe une carte à { $to } : { $card }.
agricola-event-critters-born =
    { $count ->
        [one] { $card } : { $seat } a { $count } boule de poils de plus.
       *[other] { $card } : { $seat } a { $count } boules de poils de plus.
    }
agricola-event-critters-fed =
    { $food ->
        [one] { $card } : { $seat } paie { $food } nourriture.
       *[other] { $card } : { $seat } paie { $food } nourritures.
    }
agricola-event-critters-left =
    { $count ->
        [one] { $card } : { $seat } perd { $count } boule de poils et { $count } point.
       *[other] { $card } : { $seat } perd { $count } boules de poils et { $count } points.
    }
agricola-event-llama-lost = { $card } : { $seat } perd 1 lama.
agricola-event-house-burnt = La maison en bois brûle : { $seat }.
agricola-event-house-hardened = { $seat } habite désormais une maison en pierre.
agricola-event-house-rebuilt = { $seat } reconstruit 2 pièces en bois.
agricola-event-cells-covered = { $seat } recouvre { $cells } jusqu’à la fin de la partie.
agricola-event-mark-laid = { $seat } pose un bonbon : { agricola-noun-space }.
agricola-event-mark-removed = { $seat } ramasse le bonbon : { agricola-noun-space }.
agricola-event-person-adopted = { $seat } adopte un fermier resté à la maison ; { $other } le perd.
agricola-event-placed-person-adopted = { $seat } adopte un fermier ({ agricola-noun-space }) ; { $other } le perd.
agricola-event-crops-grown = { $card } : { $seat } reçoit { agricola-noun-goods } sur ses champs.
agricola-event-crops-lost = { $card } : { $seat } perd { agricola-noun-goods } sur ses champs.
agricola-event-person-joined = { $seat } a un enfant à placer dès cette manche. Personnes dans la famille : { $people }.
agricola-event-turn-skipped = { $seat } saute son tour.
agricola-event-start-kept = { $seat } devient premier joueur. Aucune case n’y change plus rien.
agricola-event-person-frozen = { $card } : { $seat } se passe de 1 fermier jusqu’à la manche { $round }.
agricola-event-person-frozen-for-good = { $card } : { $seat } se passe de 1 fermier jusqu’à la fin.
agricola-event-person-thawed = { $card } : { $seat } retrouve le fermier congelé.
agricola-event-person-on-card = { $card } : { $seat } place 1 fermier sur cette carte.
agricola-event-placement-chosen = { $seat } choisit une case pour { $to }.
agricola-event-people-lent = Prêt de 1 fermier au joueur de gauche pour la prochaine manche : { $seats }.
agricola-event-guest-unused = { $seat } ne peut pas placer le fermier emprunté ({ $to }), qui rentre à la maison.
agricola-event-space-replaced = { $card } remplace une case : { agricola-noun-space }.
agricola-event-card-lost = { $seat } perd une carte pour toujours : { $card }.
agricola-event-space-charred = { $seat } calcine { $cell }.
agricola-event-llamas-came =
    { $count ->
        [one] { $card } : { $seat } reçoit { $count } lama.
       *[other] { $card } : { $seat } reçoit { $count } lamas.
    }
agricola-event-llama-born = { $seat } reçoit un petit lama.
agricola-event-llama-released = { $seat } rend 1 lama à la réserve générale, faute de place.
agricola-event-llama-roasted = { $seat } transforme 1 lama en { agricola-noun-food }.
agricola-event-fairies-taken =
    { $count ->
        [one] { $seat } prend { $count } fée.
       *[other] { $seat } prend { $count } fées.
    }
agricola-event-fairies-left =
    { $count ->
        [one] { $seat } n’a pas de case inutilisée pour { $count } fée, qui s’en va.
       *[other] { $seat } n’a pas de case inutilisée pour { $count } fées, qui s’en vont.
    }
agricola-event-fairy-born = { $seat } reçoit une petite fée.
agricola-event-fairy-roasted = { $seat } transforme 1 fée en { agricola-noun-food }.
agricola-event-leftovers-claimed = { $card } : au retour à la maison, { $seat } prend ce qui reste : { agricola-noun-good }.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } regarde la première carte du paquet Forêt.
       *[other] { $seat } regarde les { $count } premières cartes du paquet Forêt.
    }
agricola-event-own-card-seen = { $seat } voit { $card }.
agricola-event-top-cards-ordered = { $seat } repose les cartes sur le paquet.

## Questions and answers

agricola-pick-all-of = toute ta réserve : { agricola-noun-good }
agricola-pick-into = transformer en { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = aucune nourriture
agricola-pick-llama = 1 lama
agricola-pick-animal-of = { agricola-noun-goods } ({ $seat })
agricola-pick-llama-of = 1 lama ({ $seat })
agricola-choice-use-all = { agricola-noun-space } : { $goods }
agricola-decision-find-food = { $card } : agrandir la famille coûte 1 nourriture de plus. Que transformes-tu en nourriture ?
agricola-pick-person = rendre 1 fermier
agricola-pick-home = un fermier à la maison
agricola-pick-points =
    { $points ->
        [one] { $points } point bonus
       *[other] { $points } points bonus
    }
agricola-pick-cells = cases { $cells }
agricola-decision-card-choice = { $card } : que choisis-tu ? { $text }
agricola-decision-card-order =
    { $done ->
        [0] { $card } : quelle carte mets-tu sur le dessus du paquet ?
       *[other] { $card } : quelle carte vient ensuite ?
    }
agricola-decision-place-for = Où va ce fermier ? L’action revient à { $seat }.
agricola-decision-place-from = { $card } : quelle case ce fermier utilise-t-il ?
agricola-pick-fairy = 1 fée
agricola-pick-release-llama = renoncer à 1 lama
agricola-pick-cell = case { $cell }
agricola-pick-discard = défausser la carte { $card } contre 1 fermier

## Why something is refused

agricola-reason-cell-covered = La case { $cell } est recouverte et ne sert plus à rien. Choisis-en une autre.
agricola-reason-cell-burnt = La case { $cell } est réservée à ta nouvelle maison. Choisis-en une autre.
agricola-reason-rebuild-first = Ta maison a brûlé. Reconstruis-la d’abord : 2 pièces pour 2 bois et 1 roseau.
agricola-reason-nothing-there-for-them = Avec ce que tout le monde voit, { $seat } ne peut rien y faire : { agricola-noun-space }.
agricola-reason-nobody-to-spare = Il te faut une autre personne qui puisse agir et qui reste. Personne ne peut partir.
agricola-reason-no-animal-to-give = Tu n’as pas d’animal à donner qui te rapporte quelque chose ici.
agricola-reason-no-occupation-to-discard = Aucun autre joueur n’a de savoir-faire en jeu.
agricola-reason-no-llama = Tu n’as pas de lama auquel renoncer.

## The board, farms and cards

agricola-client-on-card-depots =
    { $count ->
        [0] Plus aucun réservoir sur cette carte
        [one] { $count } réservoir reste sur cette carte
       *[other] { $count } réservoirs restent sur cette carte
    }
agricola-client-on-card-critters =
    { $count ->
        [0] Aucune boule de poils sur cette carte
        [one] { $count } boule de poils sur cette carte
       *[other] { $count } boules de poils sur cette carte
    }
agricola-board-marks = Bonbons sur les cases
agricola-cell-covered = recouverte
agricola-cell-burnt = maison brûlée
agricola-solo-exactly =
    { $points ->
        [one] Exactement { $points } point : tu atteins l’objectif solo.
       *[other] Exactement { $points } points : tu atteins l’objectif solo.
    }
agricola-decided-exactly =
    { $points ->
        [one] Exactement { $points } point, c’est gagné : { $winner }.
       *[other] Exactement { $points } points, c’est gagné : { $winner }.
    }
agricola-score-llamas = Lamas
agricola-client-on-card-looks =
    { $count ->
        [0] Plus aucun jeton de divination
        [one] Encore { $count } jeton de divination
       *[other] Encore { $count } jetons de divination
    }

## The drawn table

agricola-client-cards-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
agricola-client-beside = Cartes à côté du plateau
agricola-client-beside-none = Aucune carte n’est encore à côté du plateau.
agricola-client-still-in-deck = Encore dans ce paquet, par ordre alphabétique
agricola-client-known = Le dessus de ce paquet, connu de toi seul
agricola-client-draws =
    { $deck ->
        [x] { $name } pioche dans le paquet X
       *[forest] { $name } pioche dans le paquet Forêt
    }
agricola-client-next-card =
    { $count ->
        [one] Carte suivante
       *[other] Carte suivante ({ $count } restantes)
    }
agricola-client-cell-covered = { $cell }, recouverte jusqu’à la fin de la partie
agricola-client-cell-burnt = { $cell }, pièce brûlée
agricola-client-leaving =
    { $count ->
        [one] { $count } fermier part à cette manche
       *[other] { $count } fermiers partent à cette manche
    }
agricola-client-away =
    { $count ->
        [one] { $count } fermier sur une carte
       *[other] { $count } fermiers sur des cartes
    }
agricola-client-frozen =
    { $count ->
        [one] { $count } fermier congelé
       *[other] { $count } fermiers congelés
    }
agricola-client-skips =
    { $count ->
        [one] passe son tour
       *[other] passe son tour ({ $count } fois)
    }
agricola-client-guest = 1 fermier emprunté

## The text pages and the terminal

agricola-card-ruling = Notre décision : { $text }
agricola-status-deck = { $deck } : { $left }
agricola-status-start-kept = Aucune case ne change plus le premier joueur
agricola-status-lending = Au retour à la maison, chaque joueur prête 1 fermier à son voisin de gauche
agricola-board-deck = Paquet
agricola-board-cards-left = Cartes restantes
agricola-board-known = Sur le dessus, connu de toi seul
agricola-board-still-in-deck = Encore dans ce paquet, par numéro
agricola-board-ruling = Notre décision
agricola-board-fates = Ce que les cartes d’événements ont changé
agricola-board-fate = Maintenant
agricola-fate-chooser = { $seat } choisit où va le prochain fermier
agricola-fate-visitors =
    { $count ->
        [one] { $count } fermier part après la prochaine phase d’alimentation
       *[other] { $count } fermiers partent après la prochaine phase d’alimentation
    }
agricola-cell-charred = calcinée
agricola-column-llamas = Lamas
agricola-column-fairies = Fées
cli-agricola-beside = À côté du plateau : { $cards }
cli-agricola-known = Sur le dessus du paquet, connu de toi seul : { $cards }
cli-agricola-read-them = Pour lire une carte : lire NOM
cli-agricola-fate = { $seat } : { $fate }
cli-agricola-deck-sign =
    { $sign ->
        [covered] recouverte ou calcinée
        [burnt] maison brûlée
        [mark] fourche
        [candy] bonbons
        [llama] lamas
       *[fairy] fées
    }
