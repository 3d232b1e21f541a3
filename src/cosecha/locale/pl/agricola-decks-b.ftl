## Karty talii wydarzeń: domy, ludzie, znaczniki i zakryte pola

agricola-event-house-burnt = Drewniana chata płonie: { $seat }.
agricola-event-house-hardened = { $seat } ma teraz kamienny dom.
agricola-event-house-rebuilt = { $seat } odbudowuje 2 drewniane izby.
agricola-event-cells-covered = { $seat } zakrywa pola { $cells } do końca gry.
agricola-event-person-went-to-card = { $seat } zostawia członka rodziny na karcie { $card }.
agricola-event-mark-laid = { $seat } kładzie cukierek na pole { agricola-noun-space }.
agricola-event-mark-removed = { $seat } zabiera cukierek z pola { agricola-noun-space }.
agricola-event-person-adopted = { $seat } przejmuje członka rodziny w domu. Traci go { $other }.
agricola-event-placed-person-adopted = { $seat } przejmuje członka rodziny na polu { agricola-noun-space }. Traci go { $other }.
agricola-decision-find-food = { $card }: powiększenie rodziny kosztuje o 1 żywność więcej. Co zamieniasz na żywność?
agricola-pick-person = oddać 1 członka rodziny
agricola-pick-home = członek rodziny w domu
agricola-pick-space = { agricola-noun-space }
agricola-pick-points =
    { $points ->
        [one] { $points } punkt dodatkowy
        [few] { $points } punkty dodatkowe
        [many] { $points } punktów dodatkowych
       *[other] { $points } punktu dodatkowego
    }
agricola-pick-cells = pola { $cells }
agricola-board-marks = Cukierki na polach akcji
agricola-cell-covered = zakryte
agricola-cell-burnt = spalona chata
agricola-reason-cell-covered = Pole { $cell } jest zakryte i do niczego nie służy. Wybierz inne.
agricola-reason-cell-burnt = Pole { $cell } czeka na twoją nową chatę. Wybierz inne.
agricola-reason-rebuild-first = Twoja chata spłonęła. Najpierw ją odbuduj: 2 izby za 2 drewna i 1 trzcinę.
agricola-solo-exactly = Dokładnie { $points } punkty: osiągasz cel gry solo.
agricola-decided-exactly = Wygrywają dokładnie { $points } punkty: { $winner }.
