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
        [rammed-clay] Gdy zagrywasz tę kartę, dostajesz 1 glinę. Za każde ogrodzenie możesz zapłacić 1 glinę zamiast 1 drewna.
        [pond-hut] Połóż po 1 żywności na 3 następnych polach rund; dostajesz ją na początku tych rund.
        [milk-jug] Za każdym razem, gdy dowolny gracz, także ty, korzysta z pola Targ krów, dostajesz 3 żywności, a pozostali gracze po 1.
        [claypipe] W fazie powrotu do domu dostajesz 2 żywności, jeśli w fazie pracy tej rundy przybyło ci co najmniej 7 materiałów budowlanych.
        [junk-room] Za każdym razem, gdy budujesz lub zagrywasz usprawnienie, także to, dostajesz 1 żywność.
        [basket] Po skorzystaniu z pola gromadzenia drewna możesz odłożyć na nie 2 drewna i dostać 3 żywności.
        [dutch-windmill] Za każdym razem, gdy pieczesz chleb w rundzie zaraz po żniwach, dostajesz o 3 żywności więcej.
        [lumber-mill] Każde usprawnienie kosztuje cię o 1 drewno mniej.
        [shepherds-crook] Za każdym razem, gdy grodzisz nowe pastwisko z co najmniej 4 pól, dostajesz 2 owce.
        [caravan] Ta karta daje miejsce dla 1 osoby, ale nie jest izbą.
        [loom] W fazie zbiorów każdych żniw dostajesz 1, 2 lub 3 żywności, jeśli masz co najmniej 1, 4 lub 7 owiec. Na koniec 1 punkt dodatkowy za każde 3 owce.
        [plow-driver] Na początku każdej rundy, jeśli masz kamienny dom, możesz zapłacić 1 żywność i zaorać 1 pole uprawne.
        [grocer] Na tej karcie leżą kolejno drewno, zboże, trzcina, kamień, warzywo, glina, trzcina i warzywo. W każdej chwili możesz kupić wierzchni zasób za 1 żywność.
        [roughcaster] Za każdym razem, gdy budujesz gliniane izby albo przebudowujesz chatę na kamienny dom, dostajesz 3 żywności.
        [wood-cutter] Za każdym razem, gdy korzystasz z pola gromadzenia drewna, dostajesz o 1 drewno więcej.
       *[paper-maker] Przed zagraniem każdego następnego pomocnika możesz zapłacić 1 drewno i dostać 1 żywność za każdego wyłożonego pomocnika.
    }

## Dziennik

agricola-event-card-played = { $seat } zagrywa kartę: { agricola-noun-card }.
agricola-event-card-used = { $seat } używa karty: { agricola-noun-card }.
agricola-event-goods-given-back = { $seat } odkłada { agricola-noun-goods } z powrotem na pole { agricola-noun-space }.

## O co pytamy

agricola-decision-minor = Które małe usprawnienie zagrywasz?
agricola-decision-occupation =
    { $food ->
        [0] Którego pomocnika zagrywasz? Nic nie kosztuje.
       *[other] Którego pomocnika zagrywasz? Kosztuje { agricola-noun-food }.
    }
agricola-decision-card = Korzystasz z karty { agricola-noun-card }? { agricola-text-card }
agricola-decision-pay = Za ile ogrodzeń płacisz gliną? Za resztę płacisz drewnem.
agricola-waiting-minor = Wybór małego usprawnienia: { $seats }.
agricola-waiting-occupation = Wybór pomocnika: { $seats }.
agricola-waiting-card = Decyzja o karcie: { $seats }.
agricola-waiting-pay = Płacenie za ogrodzenia: { $seats }.

## Co można zrobić

agricola-choice-play = { agricola-noun-card }: { agricola-text-card }
agricola-choice-card = Użyj karty { agricola-noun-card }: { agricola-text-card }
agricola-choice-pay = Zapłać gliną za tyle ogrodzeń, a za resztę drewnem
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

agricola-reason-not-in-hand = Nie masz tej karty na ręce: { agricola-noun-card }.
agricola-reason-prerequisite = Nie spełniasz warunku zagrania karty { agricola-noun-card }: { $needs }.
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
agricola-reason-occupation-elsewhere = Tutaj nie zagrasz pomocnika. Skorzystaj z pola Nauka.
agricola-reason-minor-elsewhere = Tutaj nie zagrasz małego usprawnienia. Skorzystaj na przykład z pola Miejsce spotkań albo Duże usprawnienie.
agricola-reason-clay-for-fences = Nie możesz zapłacić gliną za tyle ogrodzeń.
agricola-reason-wood-or-clay = Każde ogrodzenie kosztuje 1 drewno albo 1 glinę. Razem potrzebujesz { $amount }, a masz tylko { $have }.
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
