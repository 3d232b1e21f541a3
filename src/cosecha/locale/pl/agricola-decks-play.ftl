# Agricola: playing with the event decks. Names and texts of their cards are in agricola-decks.ftl.

## The log

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } dobiera kartę { $card } z talii X.
       *[forest] { $seat } dobiera kartę { $card } z talii Las.
    }
agricola-event-card-shuffled-back = { $card } wraca do swojej talii, która zostaje przetasowana.
agricola-event-card-took = { $card }: { $seat } traci { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } odkłada { $count } osobę do swojej puli.
        [few] { $seat } odkłada { $count } osoby do swojej puli.
        [many] { $seat } odkłada { $count } osób do swojej puli.
       *[other] { $seat } odkłada { $count } osoby do swojej puli.
    }
agricola-event-pile-swapped = { $seat } zamienia wszystkie zasoby na { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-laid-card-taken = { $seat } bierze kartę { $card }.
agricola-event-effect-borrowed = { $card }: { $seat } wykonuje akcję bez członka rodziny ({ agricola-noun-space }).
agricola-event-space-marked = { $card }: { $seat } kładzie widły ({ agricola-noun-space }).
agricola-event-card-handed-on = { $seat } przekazuje kartę { $card } graczowi { $to }.
agricola-event-critters-born =
    { $count ->
        [one] { $card }: { $seat } ma o { $count } stworka więcej.
        [few] { $card }: { $seat } ma o { $count } stworki więcej.
        [many] { $card }: { $seat } ma o { $count } stworków więcej.
       *[other] { $card }: { $seat } ma o { $count } stworka więcej.
    }
agricola-event-critters-fed =
    { $food ->
        [one] { $card }: { $seat } płaci { $food } żywność.
        [few] { $card }: { $seat } płaci { $food } żywności.
        [many] { $card }: { $seat } płaci { $food } żywności.
       *[other] { $card }: { $seat } płaci { $food } żywności.
    }
agricola-event-critters-left =
    { $count ->
        [one] { $card }: { $seat } traci { $count } stworka i { $count } punkt.
        [few] { $card }: { $seat } traci { $count } stworki i { $count } punkty.
        [many] { $card }: { $seat } traci { $count } stworków i { $count } punktów.
       *[other] { $card }: { $seat } traci { $count } stworka i { $count } punktu.
    }
agricola-event-llama-lost = { $card }: { $seat } traci 1 lamę.
agricola-event-house-burnt = Drewniana chata płonie: { $seat }.
agricola-event-house-hardened = { $seat } ma teraz kamienny dom.
agricola-event-house-rebuilt = { $seat } odbudowuje 2 drewniane izby.
agricola-event-cells-covered = { $seat } zakrywa pola { $cells } do końca partii.
agricola-event-mark-laid = { $seat } kładzie cukierek na pole { agricola-noun-space }.
agricola-event-mark-removed = { $seat } zabiera cukierek z pola { agricola-noun-space }.
agricola-event-person-adopted = { $seat } przejmuje członka rodziny w domu. Traci go { $other }.
agricola-event-placed-person-adopted = { $seat } przejmuje członka rodziny na polu { agricola-noun-space }. Traci go { $other }.
agricola-event-crops-grown = { $card }: { $seat } dostaje { agricola-noun-goods } na polach uprawnych.
agricola-event-crops-lost = { $card }: { $seat } traci { agricola-noun-goods } z pól uprawnych.
agricola-event-person-joined = { $seat } ma dziecko, które można wystawić już w tej rundzie. Osoby w rodzinie: { $people }.
agricola-event-turn-skipped = { $seat } opuszcza tę turę.
agricola-event-start-kept = { $seat } bierze znacznik pierwszego gracza. Żadne pole akcji już tego nie zmieni.
agricola-event-person-frozen = { $card }: { $seat } obywa się bez 1 osoby do rundy { $round }.
agricola-event-person-frozen-for-good = { $card }: { $seat } obywa się bez 1 osoby do końca partii.
agricola-event-person-thawed = { $card }: { $seat } odzyskuje zamrożoną osobę.
agricola-event-person-on-card = { $card }: { $seat } stawia na tej karcie 1 osobę.
agricola-event-placement-chosen = { $seat } wybiera pole akcji dla gracza { $to }.
agricola-event-people-lent = Pożyczka 1 osoby graczowi po lewej na następną rundę: { $seats }.
agricola-event-guest-unused = { $seat } nie może wystawić pożyczonej osoby ({ $to }), która wraca do domu.
agricola-event-space-replaced = { $card } zastępuje pole akcji: { agricola-noun-space }.
agricola-event-card-lost = { $seat } traci kartę na zawsze: { $card }.
agricola-event-space-charred = { $seat } wypala pole { $cell }.
agricola-event-llamas-came =
    { $count ->
        [one] { $card }: { $seat } dostaje { $count } lamę.
        [few] { $card }: { $seat } dostaje { $count } lamy.
        [many] { $card }: { $seat } dostaje { $count } lam.
       *[other] { $card }: { $seat } dostaje { $count } lamy.
    }
agricola-event-llama-born = { $seat } dostaje małą lamę.
agricola-event-llama-released = { $seat } oddaje do puli 1 lamę, bo brakuje miejsca.
agricola-event-llama-roasted = { $seat } zamienia 1 lamę na { agricola-noun-food }.
agricola-event-fairies-taken =
    { $count ->
        [one] { $seat } bierze { $count } wróżkę.
        [few] { $seat } bierze { $count } wróżki.
        [many] { $seat } bierze { $count } wróżek.
       *[other] { $seat } bierze { $count } wróżki.
    }
agricola-event-fairies-left =
    { $count ->
        [one] { $seat } nie ma niezajętego pola dla { $count } wróżki, która odlatuje.
        [few] { $seat } nie ma niezajętego pola dla { $count } wróżek, które odlatują.
        [many] { $seat } nie ma niezajętego pola dla { $count } wróżek, które odlatują.
       *[other] { $seat } nie ma niezajętego pola dla { $count } wróżki, która odlatuje.
    }
agricola-event-fairy-born = { $seat } dostaje małą wróżkę.
agricola-event-fairy-roasted = { $seat } zamienia 1 wróżkę na { agricola-noun-food }.
agricola-event-leftovers-claimed = { $card }: przy powrocie do domu { $seat } bierze wszystko, co zostanie: { agricola-noun-good }.
agricola-event-top-cards-seen =
    { $count ->
        [one] { $seat } ogląda kartę z wierzchu talii Las.
        [few] { $seat } ogląda { $count } karty z wierzchu talii Las.
        [many] { $seat } ogląda { $count } kart z wierzchu talii Las.
       *[other] { $seat } ogląda { $count } karty z wierzchu talii Las.
    }
agricola-event-own-card-seen = { $seat } widzi kartę { $card }.
agricola-event-top-cards-ordered = { $seat } odkłada karty na talię.

## Questions and answers

agricola-pick-all-of = cały twój zapas: { agricola-noun-good }
agricola-pick-into = zamień na: { agricola-noun-good }
agricola-pick-space = { agricola-noun-space }
agricola-pick-none = żadnej żywności
agricola-pick-llama = 1 lamę
agricola-pick-animal-of = { agricola-noun-goods } ({ $seat })
agricola-pick-llama-of = 1 lamę ({ $seat })
agricola-choice-use-all = { agricola-noun-space } ({ $goods })
agricola-decision-find-food = { $card }: powiększenie rodziny kosztuje o 1 żywność więcej. Co zamieniasz na żywność?
agricola-pick-person = oddać 1 członka rodziny
agricola-pick-home = członek rodziny w domu
agricola-pick-points =
    { $points ->
        [one] { $points } punkt dodatkowy
        [few] { $points } punkty dodatkowe
        [many] { $points } punktów dodatkowych
       *[other] { $points } punktu dodatkowego
    }
agricola-pick-cells = pola { $cells }
agricola-decision-card-choice = { $card }: co wybierasz? { $text }
agricola-decision-card-order =
    { $done ->
        [0] { $card }: którą kartę kładziesz na wierzch talii?
       *[other] { $card }: która karta jest następna?
    }
agricola-decision-place-for = Dokąd idzie ta osoba? Akcję wykonuje { $seat }.
agricola-decision-place-from = { $card }: z którego pola akcji korzysta ta osoba?
agricola-pick-fairy = 1 wróżka
agricola-pick-release-llama = oddać 1 lamę
agricola-pick-cell = pole { $cell }
agricola-pick-discard = odrzucić kartę { $card } za 1 członka rodziny

## Why something is refused

agricola-reason-cell-covered = Pole { $cell } jest zakryte i do niczego nie służy. Wybierz inne.
agricola-reason-cell-burnt = Pole { $cell } czeka na twoją nową chatę. Wybierz inne.
agricola-reason-rebuild-first = Twoja chata spłonęła. Najpierw ją odbuduj: 2 izby za 2 drewna i 1 trzcinę.
agricola-reason-nothing-there-for-them = Z tym, co wszyscy widzą, { $seat } nic tam nie zrobi: { agricola-noun-space }.
agricola-reason-nobody-to-spare = Potrzebujesz jeszcze jednej osoby, która działa i zostaje. Nikt nie może odejść.
agricola-reason-no-animal-to-give = Nie masz zwierzęcia, za które można tu coś dostać.
agricola-reason-no-occupation-to-discard = Żaden inny gracz nie ma wyłożonego pomocnika.
agricola-reason-no-llama = Nie masz lamy, którą można oddać.

## The board, farms and cards

agricola-client-on-card-depots =
    { $count ->
        [0] Na karcie nie ma już zbiorników
        [one] Na karcie został { $count } zbiornik
        [few] Na karcie zostały { $count } zbiorniki
        [many] Na karcie zostało { $count } zbiorników
       *[other] Na karcie zostało { $count } zbiornika
    }
agricola-client-on-card-critters =
    { $count ->
        [0] Na karcie nie ma stworków
        [one] Na karcie jest { $count } stworek
        [few] Na karcie są { $count } stworki
        [many] Na karcie jest { $count } stworków
       *[other] Na karcie jest { $count } stworka
    }
agricola-board-marks = Cukierki na polach akcji
agricola-cell-covered = zakryte
agricola-cell-burnt = spalona chata
agricola-solo-exactly =
    { $points ->
        [one] Dokładnie { $points } punkt: osiągasz cel gry solo.
        [few] Dokładnie { $points } punkty: osiągasz cel gry solo.
        [many] Dokładnie { $points } punktów: osiągasz cel gry solo.
       *[other] Dokładnie { $points } punktu: osiągasz cel gry solo.
    }
agricola-decided-exactly =
    { $points ->
        [one] Wygrywa dokładnie { $points } punkt: { $winner }.
        [few] Wygrywają dokładnie { $points } punkty: { $winner }.
        [many] Wygrywa dokładnie { $points } punktów: { $winner }.
       *[other] Wygrywa dokładnie { $points } punktu: { $winner }.
    }
agricola-score-llamas = Lamy
agricola-client-on-card-looks =
    { $count ->
        [0] Bez żetonów wróżby
        [one] Jeszcze { $count } żeton wróżby
        [few] Jeszcze { $count } żetony wróżby
        [many] Jeszcze { $count } żetonów wróżby
       *[other] Jeszcze { $count } żetonu wróżby
    }

## The drawn table

agricola-client-cards-left =
    { $count ->
        [one] została { $count } karta
        [few] zostały { $count } karty
        [many] zostało { $count } kart
       *[other] zostało { $count } karty
    }
agricola-client-beside = Karty obok planszy
agricola-client-beside-none = Obok planszy nie leży jeszcze żadna karta.
agricola-client-still-in-deck = Jeszcze w tej talii, alfabetycznie
agricola-client-known = Wierzch tej talii, znany tylko tobie
agricola-client-draws =
    { $deck ->
        [x] { $name } dobiera z talii X
       *[forest] { $name } dobiera z talii Las
    }
agricola-client-next-card =
    { $count ->
        [one] Następna karta
        [few] Następna karta (zostały { $count })
        [many] Następna karta (zostało { $count })
       *[other] Następna karta (zostało { $count })
    }
agricola-client-cell-covered = { $cell }, zakryte do końca partii
agricola-client-cell-burnt = { $cell }, spalona izba
agricola-client-leaving =
    { $count ->
        [one] { $count } osoba odchodzi w tej rundzie
        [few] { $count } osoby odchodzą w tej rundzie
        [many] { $count } osób odchodzi w tej rundzie
       *[other] { $count } osoby odchodzi w tej rundzie
    }
agricola-client-away =
    { $count ->
        [one] { $count } osoba na karcie
        [few] { $count } osoby na kartach
        [many] { $count } osób na kartach
       *[other] { $count } osoby na kartach
    }
agricola-client-frozen =
    { $count ->
        [one] { $count } zamrożona osoba
        [few] { $count } zamrożone osoby
        [many] { $count } zamrożonych osób
       *[other] { $count } zamrożonej osoby
    }
agricola-client-skips =
    { $count ->
        [one] { $count } tura do pominięcia
        [few] { $count } tury do pominięcia
        [many] { $count } tur do pominięcia
       *[other] { $count } tury do pominięcia
    }
agricola-client-guest = 1 pożyczona osoba

## The text pages and the terminal

agricola-card-ruling = Nasze rozstrzygnięcie: { $text }
agricola-status-deck = { $deck }: { $left }
agricola-status-start-kept = Żadne pole akcji nie zmienia już pierwszego gracza
agricola-status-lending = W fazie powrotu do domu każdy pożycza 1 osobę graczowi po lewej
agricola-board-deck = Talia
agricola-board-cards-left = Pozostałe karty
agricola-board-known = Na wierzchu, wiesz o tym tylko ty
agricola-board-still-in-deck = Jeszcze w tej talii, według numerów
agricola-board-ruling = Nasze rozstrzygnięcie
agricola-board-fates = Co zmieniły karty wydarzeń
agricola-board-fate = Teraz
agricola-fate-chooser = { $seat } wybiera, dokąd pójdzie następna osoba
agricola-fate-visitors =
    { $count ->
        [one] { $count } osoba odchodzi po następnej fazie wyżywienia
        [few] { $count } osoby odchodzą po następnej fazie wyżywienia
        [many] { $count } osób odchodzi po następnej fazie wyżywienia
       *[other] { $count } osoby odchodzi po następnej fazie wyżywienia
    }
agricola-cell-charred = zwęglone
agricola-column-llamas = Lamy
agricola-column-fairies = Wróżki
cli-agricola-beside = Obok planszy: { $cards }
cli-agricola-known = Na wierzchu talii, wiesz o tym tylko ty: { $cards }
cli-agricola-read-them = Kartę przeczytasz poleceniem: czytaj NAZWA
cli-agricola-fate = { $seat }: { $fate }
cli-agricola-deck-sign =
    { $sign ->
        [covered] zakryte lub zwęglone
        [burnt] spalona chata
        [mark] widły
        [candy] cukierki
        [llama] lamy
       *[fairy] wróżki
    }
