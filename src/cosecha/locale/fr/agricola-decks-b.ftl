## Cartes des paquets d’événements : maisons, personnes, marques et cases recouvertes

agricola-event-house-burnt = La maison en bois brûle : { $seat }.
agricola-event-house-hardened = { $seat } habite désormais une maison en pierre.
agricola-event-house-rebuilt = { $seat } reconstruit 2 pièces en bois.
agricola-event-cells-covered = { $seat } recouvre { $cells } jusqu’à la fin de la partie.
agricola-event-person-went-to-card = { $seat } laisse un fermier sur une carte : { $card }.
agricola-event-mark-laid = { $seat } pose un bonbon : { agricola-noun-space }.
agricola-event-mark-removed = { $seat } ramasse le bonbon : { agricola-noun-space }.
agricola-event-person-adopted = { $seat } adopte un fermier resté à la maison ; { $other } le perd.
agricola-event-placed-person-adopted = { $seat } adopte un fermier ({ agricola-noun-space }) ; { $other } le perd.
agricola-decision-find-food = { $card } : agrandir la famille coûte 1 nourriture de plus. Que transformes-tu en nourriture ?
agricola-pick-person = rendre 1 fermier
agricola-pick-home = un fermier à la maison
agricola-pick-space = { agricola-noun-space }
agricola-pick-points =
    { $points ->
        [one] { $points } point bonus
       *[other] { $points } points bonus
    }
agricola-pick-cells = cases { $cells }
agricola-board-marks = Bonbons sur les cases
agricola-cell-covered = recouverte
agricola-cell-burnt = maison brûlée
agricola-reason-cell-covered = La case { $cell } est recouverte et ne sert plus à rien. Choisis-en une autre.
agricola-reason-cell-burnt = La case { $cell } est réservée à ta nouvelle maison. Choisis-en une autre.
agricola-reason-rebuild-first = Ta maison a brûlé. Reconstruis-la d’abord : 2 pièces pour 2 bois et 1 roseau.
agricola-solo-exactly = Exactement { $points } points : tu atteins l’objectif solo.
agricola-decided-exactly = Exactement { $points } points, c’est gagné : { $winner }.
