# Agricola: karty na ręce.

name-card =
    { $value ->
        [drinking-trough] Poidło
        [rammed-clay] Ubita glina
        [pond-hut] Chatka nad stawem
        [milk-jug] Dzban na mleko
        [claypipe] Gliniana fajka
        [junk-room] Rupieciarnia
        [basket] Kosz
        [dutch-windmill] Wiatrak holenderski
        [lumber-mill] Tartak
        [shepherds-crook] Laska pasterska
        [caravan] Wóz mieszkalny
        [loom] Krosno
        [plow-driver] Oracz
        [grocer] Sklepikarz
        [roughcaster] Tynkarz
        [wood-cutter] Drwal
       *[paper-maker] Papiernik
    }
agricola-noun-card =
    { $card ->
        [drinking-trough] Poidło
        [rammed-clay] Ubita glina
        [pond-hut] Chatka nad stawem
        [milk-jug] Dzban na mleko
        [claypipe] Gliniana fajka
        [junk-room] Rupieciarnia
        [basket] Kosz
        [dutch-windmill] Wiatrak holenderski
        [lumber-mill] Tartak
        [shepherds-crook] Laska pasterska
        [caravan] Wóz mieszkalny
        [loom] Krosno
        [plow-driver] Oracz
        [grocer] Sklepikarz
        [roughcaster] Tynkarz
        [wood-cutter] Drwal
       *[paper-maker] Papiernik
    }
agricola-text-card =
    { $card ->
        [drinking-trough] Każde twoje pastwisko mieści o 2 zwierzęta więcej.
        [rammed-clay] Od razu dostajesz 1 glinę. Odtąd za każde ogrodzenie możesz zapłacić 1 glinę zamiast 1 drewna.
        [pond-hut] 1 żywność na każdym z 3 następnych pól rund.
        [milk-jug] Za każdym razem, gdy ktoś korzysta z Targu krów, dostajesz 3 żywności, a pozostali po 1.
        [claypipe] Przy powrocie do domu 2 żywności, jeśli w fazie pracy tej rundy przybyło ci co najmniej 7 materiałów budowlanych.
        [junk-room] 1 żywność po każdym zbudowanym lub zagranym usprawnieniu, także po tym.
        [basket] Po skorzystaniu z pola gromadzenia drewna możesz odłożyć na nie 2 drewna za 3 żywności.
        [dutch-windmill] Gdy pieczesz chleb w rundzie zaraz po żniwach, 3 żywności więcej.
        [lumber-mill] Każde usprawnienie kosztuje cię o 1 drewno mniej.
        [shepherds-crook] Gdy ogrodzisz nowe pastwisko z co najmniej 4 pól, dostajesz 2 owce.
        [caravan] Miejsce dla jeszcze jednej osoby; nie liczy się jako izba domu.
        [loom] W każdej fazie zbiorów 1, 2 lub 3 żywności przy co najmniej 1, 4 lub 7 owcach. Na koniec 1 punkt za każde 3 owce.
        [plow-driver] Na początku rundy, mając kamienny dom, możesz zaorać 1 pole za 1 żywność.
        [grocer] Na karcie leżą: drewno, zboże, trzcina, kamień, warzywo, glina, trzcina i warzywo; w każdej chwili możesz kupić to, co na wierzchu, za 1 żywność.
        [roughcaster] 3 żywności za każdym razem, gdy budujesz gliniane izby albo remontujesz dom z gliny na kamień.
        [wood-cutter] 1 drewno więcej za każdym razem, gdy korzystasz z pola gromadzenia drewna.
       *[paper-maker] Przed każdym następnym pomocnikiem możesz zapłacić 1 drewno i dostać 1 żywność za każdego wyłożonego pomocnika.
    }

## Dziennik

agricola-event-card-played = { $seat } zagrywa kartę: { agricola-noun-card }.
agricola-event-card-used = { $seat } używa karty: { agricola-noun-card }.
agricola-event-goods-given-back = { $seat } odkłada z powrotem: { agricola-cell-goods } ({ agricola-noun-space }).

## O co pytamy

agricola-decision-minor = Które małe usprawnienie zagrywasz?
agricola-decision-occupation =
    { $food ->
        [0] Którego pomocnika zagrywasz? Nic nie kosztuje.
       *[other] Którego pomocnika zagrywasz? Kosztuje { agricola-noun-food }.
    }
agricola-decision-card = { agricola-noun-card }: korzystasz z tej karty? { agricola-text-card }
agricola-decision-pay = Za ile ogrodzeń płacisz gliną? Za resztę płaci się drewnem.
agricola-waiting-minor = Małe usprawnienie wybiera: { $seats }.
agricola-waiting-occupation = Pomocnika wybiera: { $seats }.
agricola-waiting-card = Nad kartą myśli: { $seats }.
agricola-waiting-pay = Za ogrodzenia płaci: { $seats }.

## Co można zrobić

agricola-choice-play = { agricola-noun-card }: { agricola-text-card }
agricola-choice-card = Użyj karty { agricola-noun-card }: { agricola-text-card }
agricola-choice-pay = ogrodzenia opłacone gliną, pozostałe drewnem
agricola-action-play = zagrać kartę { agricola-noun-card }
agricola-action-card = użyć karty { agricola-noun-card }
agricola-action-pay =
    { $clay ->
        [0] zapłacić samym drewnem
        [one] zapłacić { $clay } glinę
        [few] zapłacić { $clay } gliny
        [many] zapłacić { $clay } gliny
       *[other] zapłacić { $clay } gliny
    }

## Dlaczego zasady na to nie pozwalają

agricola-reason-not-in-hand = Tej karty nie masz na ręce: { agricola-noun-card }.
agricola-reason-prerequisite = Warunek zagrania tej karty ({ agricola-noun-card }) nie jest spełniony: { $needs }.
agricola-needs-occupations-exactly =
    { $count ->
        [one] dokładnie { $count } wyłożony pomocnik
        [few] dokładnie { $count } wyłożonych pomocników
        [many] dokładnie { $count } wyłożonych pomocników
       *[other] dokładnie { $count } wyłożonego pomocnika
    }
agricola-needs-occupations-least =
    { $count ->
        [one] co najmniej { $count } wyłożony pomocnik
        [few] co najmniej { $count } wyłożonych pomocników
        [many] co najmniej { $count } wyłożonych pomocników
       *[other] co najmniej { $count } wyłożonego pomocnika
    }
agricola-needs-occupations-most =
    { $count ->
        [one] najwyżej { $count } wyłożony pomocnik
        [few] najwyżej { $count } wyłożonych pomocników
        [many] najwyżej { $count } wyłożonych pomocników
       *[other] najwyżej { $count } wyłożonego pomocnika
    }
agricola-reason-card-offers-nothing = Ta karta nic ci teraz nie daje: { agricola-noun-card }.
agricola-reason-occupation-elsewhere = Pomocnika zagrywa się na polu Nauka.
agricola-reason-minor-elsewhere = Małe usprawnienie zagrywa się na Miejscu spotkań, przy Planowanym powiększeniu rodziny i wszędzie tam, gdzie można zbudować duże usprawnienie.
agricola-reason-clay-for-fences = Za tyle ogrodzeń nie możesz zapłacić gliną.
agricola-reason-wood-or-clay = Każde ogrodzenie kosztuje 1 drewno albo 1 glinę. Razem potrzeba { $amount }, a masz { $have }.
agricola-error-no-card = Nie ma karty „{ $text }”.
agricola-option-cards-few = po kilka kart
agricola-board-hands = Karty
agricola-board-played = Wyłożone
agricola-board-hand = Na ręce
agricola-cell-hand =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## Przy rysowanym stole

agricola-client-hand = Twoja ręka
agricola-client-cards =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
agricola-client-card-kind =
    { $kind ->
        [occupation] Pomocnik
        [minor] Małe usprawnienie
       *[major] Duże usprawnienie
    }
agricola-client-price = Koszt: { $price }
agricola-client-needs = Warunek: { $needs }
agricola-client-laid = Wyłożone karty: { $name }
agricola-client-held =
    { $kind ->
        [occupation] Pomocnicy na ręce: { $count }
       *[minor] Małe usprawnienia na ręce: { $count }
    }
agricola-client-stored = Zostało na karcie: { $count }
agricola-client-use-card = Użyj karty: { agricola-noun-card }
