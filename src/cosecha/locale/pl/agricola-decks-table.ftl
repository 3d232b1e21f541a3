# Agricola: talie wydarzeń w dzienniku i przy rysowanym stole.

## Dziennik

agricola-event-card-revealed =
    { $deck ->
        [x] { $seat } dobiera z talii X: { $card }.
       *[forest] { $seat } dobiera z talii Las: { $card }.
    }
agricola-event-card-shuffled-back = { $card } wraca do swojej talii, która zostaje przetasowana.
agricola-event-card-took = { $card }: { $seat } traci { agricola-noun-goods }.
agricola-event-people-left =
    { $count ->
        [one] { $seat } odkłada { $count } osobę do zasobów.
        [few] { $seat } odkłada { $count } osoby do zasobów.
        [many] { $seat } odkłada { $count } osób do zasobów.
       *[other] { $seat } odkłada { $count } osoby do zasobów.
    }

## Przy stole

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
agricola-client-cell-covered = { $cell }, zakryte do końca gry
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
        [one] traci { $count } turę
        [few] traci { $count } tury
        [many] traci { $count } tur
       *[other] traci { $count } tury
    }
agricola-client-guest = wystawia pożyczoną osobę
