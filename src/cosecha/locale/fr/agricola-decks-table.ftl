# Agricola : les paquets d’événements dans le journal et à la table dessinée.

## Le journal

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } pioche dans le paquet X : { $card }.
       *[forest] { $seat } pioche dans le paquet Forêt : { $card }.
    }
agricola-event-card-shuffled-back = { $card } retourne dans son paquet, qui est mélangé.
agricola-event-card-took = { $card } : { $seat } perd { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } remet { $count } fermier dans la réserve.
       *[other] { $seat } remet { $count } fermiers dans la réserve.
    }

## À la table

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
        [one] passe { $count } tour
       *[other] passe { $count } tours
    }
agricola-client-guest = place un fermier emprunté
