## Le paquet Forêt : cases, lamas, fées, regarder des cartes

agricola-event-space-replaced = { $card } remplace une case : { agricola-noun-space }.
agricola-event-card-lost = { $seat } perd une carte pour toujours : { $card }.
agricola-event-space-charred = { $seat } calcine { $cell }.
agricola-event-llamas-came =
    { $count ->
        [one] { $card } : { $seat } reçoit { $count } lama.
       *[other] { $card } : { $seat } reçoit { $count } lamas.
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
agricola-event-leftovers-claimed = { $card } : au retour à la maison, { $seat } prend ce qui reste : { agricola-noun-good }.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } regarde la première carte du paquet Forêt.
       *[other] { $seat } regarde les { $count } premières cartes du paquet Forêt.
    }
agricola-event-own-card-seen = { $seat } voit { $card }.
agricola-event-top-cards-ordered = { $seat } repose les cartes sur le paquet.

agricola-pick-llama = 1 lama
agricola-pick-fairy = 1 fée
agricola-pick-release-llama = renoncer à 1 lama
agricola-pick-space = case { $cell }

agricola-score-llamas = Lamas
agricola-client-on-card-looks =
    { $count ->
        [0] Plus aucun jeton de divination
        [one] Encore { $count } jeton de divination
       *[other] Encore { $count } jetons de divination
    }

agricola-reason-nobody-to-spare = Il te faut une autre personne qui puisse agir et qui reste. Personne ne peut partir.
agricola-reason-no-animal-to-give = Tu n’as pas d’animal à donner qui te rapporte quelque chose ici.
agricola-reason-no-occupation-to-discard = Aucun autre joueur n’a de savoir-faire en jeu.
agricola-reason-no-llama = Tu n’as pas de lama auquel renoncer.
agricola-reason-space-blocked = { $cell } ne peut plus être utilisée. Choisis une autre case.
