# Les paquets d’événements d’Agricola : tours et personnes.

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
agricola-reason-nothing-there-for-them = Avec ce que tout le monde voit, { $seat } ne peut rien y faire : { agricola-noun-space }.
agricola-decision-place-for = Où va ce fermier ? L’action revient à { $seat }.
agricola-decision-place-from = { $card } : quelle case ce fermier utilise-t-il ?
