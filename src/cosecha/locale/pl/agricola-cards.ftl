# Agricola: karty na ręce.

## Małe usprawnienia z talii A

name-card-shifting-cultivation = Uprawa wędrowna
agricola-text-shifting-cultivation = Gdy zagrywasz tę kartę, orzesz 1 pole uprawne. Potem przekaż tę kartę graczowi po lewej.
name-card-clay-embankment = Gliniany wał
agricola-text-clay-embankment = Gdy zagrywasz tę kartę, dostajesz 1 glinę za każde 2 gliny, które masz. Potem przekaż tę kartę graczowi po lewej.
name-card-young-animal-market = Targ cieląt
agricola-text-young-animal-market = Gdy zagrywasz tę kartę, dostajesz 1 krowę. Potem przekaż tę kartę graczowi po lewej.
name-card-drinking-trough = Poidło
agricola-text-drinking-trough = Każde twoje pastwisko, z oborą lub bez niej, mieści o 2 zwierzęta więcej.
name-card-rammed-clay = Ubita glina
agricola-text-rammed-clay = Gdy zagrywasz tę kartę, dostajesz 1 glinę. Za każde ogrodzenie możesz zapłacić 1 glinę zamiast 1 drewna.
name-card-handplow = Pług ręczny
agricola-text-handplow = Połóż 1 pole uprawne na polu rundy, która przypada za 5 rund; na początku tej rundy możesz je zaorać.
name-card-threshing-board = Deska do młócenia
agricola-text-threshing-board = Za każdym razem, gdy korzystasz z pola Orka lub Uprawa, możesz też upiec chleb.
name-card-sleeping-corner = Kąt do spania
agricola-text-sleeping-corner = Możesz skorzystać z pola powiększenia rodziny, na którym stoi dokładnie 1 inny gracz, a ciebie tam nie ma.
name-card-manger = Żłób
agricola-text-manger = Na koniec 1, 2, 3 lub 4 punkty dodatkowe, jeśli twoje pastwiska mają razem co najmniej 6, 7, 8 lub 10 pól gospodarstwa.
name-card-big-country = Rozległe ziemie
agricola-text-big-country = Gdy zagrywasz tę kartę, dostajesz 1 punkt dodatkowy i 2 żywności za każdą pełną rundę, która została do rozegrania.
name-card-wool-blankets = Wełniane koce
agricola-text-wool-blankets = Na koniec 3 punkty dodatkowe, jeśli masz drewnianą chatę, albo 2, jeśli masz glinianą.
name-card-pond-hut = Chatka nad stawem
agricola-text-pond-hut = Połóż po 1 żywności na 3 następnych polach rund; dostajesz ją na początku tych rund.
name-card-milk-jug = Dzban na mleko
agricola-text-milk-jug = Za każdym razem, gdy dowolny gracz, także ty, korzysta z pola Targ krów, dostajesz 3 żywności, a pozostali gracze po 1.
name-card-claypipe = Gliniana fajka
agricola-text-claypipe = W fazie powrotu do domu, jeśli w fazie pracy tej rundy przybyło ci co najmniej 7 materiałów budowlanych, dostajesz 2 żywności.
name-card-junk-room = Rupieciarnia
agricola-text-junk-room = Za każdym razem, gdy budujesz lub zagrywasz usprawnienie, także to, dostajesz 1 żywność.
name-card-basket = Kosz
agricola-text-basket = Po skorzystaniu z pola gromadzenia drewna możesz odłożyć na nie 2 drewna i dostać 3 żywności.
name-card-dutch-windmill = Wiatrak holenderski
agricola-text-dutch-windmill = Za każdym razem, gdy pieczesz chleb w rundzie zaraz po żniwach, dostajesz o 3 żywności więcej.
name-card-corn-scoop = Szufla do zboża
agricola-text-corn-scoop = Za każdym razem, gdy korzystasz z pola Nasiona zboża, dostajesz też 1 zboże.
name-card-large-greenhouse = Duża szklarnia
agricola-text-large-greenhouse = Połóż po 1 warzywie na polach rund, które przypadają za 4, 7 i 9 rund; dostajesz je na początku tych rund.
name-card-clearing-spade = Łopata do karczunku
agricola-text-clearing-spade = W każdej chwili możesz przenieść 1 plon z pola uprawnego, na którym są co najmniej 2, na puste pole uprawne. To nie jest sianie ani zbiór.
name-card-lumber-mill = Tartak
agricola-text-lumber-mill = Każde usprawnienie kosztuje cię o 1 drewno mniej.
name-card-canoe = Kanu
agricola-text-canoe = Za każdym razem, gdy korzystasz z pola Połów ryb, dostajesz też 1 żywność i 1 trzcinę.
name-card-stone-tongs = Kleszcze do kamieni
agricola-text-stone-tongs = Za każdym razem, gdy korzystasz z pola gromadzenia kamienia, dostajesz też 1 kamień.
name-card-shepherds-crook = Laska pasterska
agricola-text-shepherds-crook = Za każdym razem, gdy grodzisz nowe pastwisko z co najmniej 4 pól gospodarstwa, dostajesz 2 owce.

## Pomocnicy z talii A

name-card-animal-tamer = Treser zwierząt
agricola-text-animal-tamer = Gdy zagrywasz tę kartę, dostajesz 1 drewno albo 1 zboże. W każdej twojej izbie mieści się 1 dowolne zwierzę, a nie tylko 1 w całym domu.
name-card-conservator = Konserwator
agricola-text-conservator = Drewnianą chatę możesz przebudować prosto na kamienny dom, w cenie remontu na kamień.
name-card-hedge-keeper = Opiekun żywopłotów
agricola-text-hedge-keeper = Za każdym razem, gdy budujesz ogrodzenia, najwyżej 3 z nich nic cię nie kosztują.
name-card-plow-driver = Oracz
agricola-text-plow-driver = Na początku każdej rundy, jeśli masz kamienny dom, możesz zapłacić 1 żywność i zaorać 1 pole uprawne.
name-card-adoptive-parents = Rodzice adopcyjni
agricola-text-adoptive-parents = W rundzie, w której rodzina powiększa się o noworodka, możesz zapłacić 1 żywność i go wystawić. Odtąd liczy się on jako dorosły.
name-card-stable-architect = Architekt obór
agricola-text-stable-architect = Na koniec 1 punkt dodatkowy za każdą twoją oborę poza pastwiskami.
name-card-grocer = Sklepikarz
agricola-text-grocer = Na tej karcie leżą kolejno drewno, zboże, trzcina, kamień, warzywo, glina, trzcina i warzywo. W każdej chwili możesz kupić wierzchni zasób za 1 żywność.
name-card-mushroom-collector = Grzybiarz
agricola-text-mushroom-collector = Po skorzystaniu z pola gromadzenia drewna możesz odłożyć na nie 1 drewno i dostać 2 żywności.
name-card-roughcaster = Tynkarz
agricola-text-roughcaster = Za każdym razem, gdy budujesz gliniane izby albo przebudowujesz glinianą chatę na kamienny dom, dostajesz 3 żywności.
name-card-wall-builder = Budowniczy murów
agricola-text-wall-builder = Za każdym razem, gdy budujesz izby, możesz położyć po 1 żywności na 4 następnych polach rund; dostajesz ją na początku tych rund.
name-card-scythe-worker = Kosiarz
agricola-text-scythe-worker = Gdy zagrywasz tę kartę, dostajesz 1 zboże. W fazie zbiorów każdych żniw możesz zebrać o 1 zboże więcej z każdego swojego pola zboża.
name-card-seasonal-worker = Robotnik sezonowy
agricola-text-seasonal-worker = Za każdym razem, gdy korzystasz z pola Dniówka, dostajesz też 1 zboże. Od rundy 6 możesz zamiast niego wziąć 1 warzywo.
name-card-wood-cutter = Drwal
agricola-text-wood-cutter = Za każdym razem, gdy korzystasz z pola gromadzenia drewna, dostajesz też 1 drewno.
name-card-firewood-collector = Zbieracz opału
agricola-text-firewood-collector = Za każdym razem, gdy korzystasz z pola Orka, Nasiona zboża, Wykorzystanie zboża lub Uprawa, na koniec tej tury dostajesz 1 drewno.
name-card-clay-hut-builder = Budowniczy lepianek
agricola-text-clay-hut-builder = Jeden raz, gdy tylko nie masz już drewnianej chaty, połóż po 2 gliny na 5 następnych polach rund; dostajesz je na początku tych rund.
name-card-frame-builder = Budowniczy szachulca
agricola-text-frame-builder = Za izbę lub remont możesz zapłacić 1 drewno zamiast dokładnie 2 gliny albo dokładnie 2 kamieni, raz na każdą izbę i każdy remont.
name-card-priest = Ksiądz
agricola-text-priest = Gdy zagrywasz tę kartę, a masz glinianą chatę z dokładnie 2 izbami, dostajesz 3 gliny, 2 trzciny i 2 kamienie.
name-card-braggart = Samochwała
agricola-text-braggart = Na koniec 2, 3, 4, 5, 7 lub 9 punktów dodatkowych, jeśli masz co najmniej 5, 6, 7, 8, 9 lub 10 wyłożonych usprawnień.
name-card-harpooner = Harpunnik
agricola-text-harpooner = Za każdym razem, gdy korzystasz z pola Połów ryb, możesz też zapłacić 1 drewno i dostać 1 trzcinę oraz 1 żywność za każdą swoją osobę.
name-card-stonecutter = Kamieniarz
agricola-text-stonecutter = Każde usprawnienie, każda izba i każdy remont kosztuje cię o 1 kamień mniej.
name-card-animal-dealer = Handlarz zwierząt
agricola-text-animal-dealer = Za każdym razem, gdy korzystasz z pola Targ owiec, Targ dzików lub Targ krów, możesz zapłacić 1 żywność i dostać o 1 zwierzę tego gatunku więcej.
name-card-conjurer = Iluzjonista
agricola-text-conjurer = Za każdym razem, gdy korzystasz z pola Wędrowni artyści, dostajesz też 1 drewno i 1 zboże.
name-card-lutenist = Lutnista
agricola-text-lutenist = Za każdym razem, gdy inny gracz korzysta z pola Wędrowni artyści, dostajesz 1 żywność i 1 drewno. Potem możesz kupić 1 warzywo za 2 żywności.
name-card-pig-breeder = Hodowca dzików
agricola-text-pig-breeder = Gdy zagrywasz tę kartę, dostajesz 1 dzika. Na koniec rundy 12 twoje dziki rozmnażają się jak podczas żniw.

## Małe usprawnienia z talii B

name-card-mini-pasture = Małe pastwisko
agricola-text-mini-pasture = Gdy zagrywasz tę kartę, grodzisz 1 pole gospodarstwa jako nowe pastwisko i nie płacisz drewna. Potem przekaż tę kartę graczowi po lewej.
name-card-market-stall = Stragan
agricola-text-market-stall = Gdy zagrywasz tę kartę, dostajesz 1 warzywo. Potem przekaż tę kartę graczowi po lewej.
name-card-caravan = Wóz mieszkalny
agricola-text-caravan = Ta karta daje miejsce dla 1 osoby, ale nie jest izbą.
name-card-carpenters-parlor = Pokój cieśli
agricola-text-carpenters-parlor = Dopóki masz drewnianą chatę, każda izba kosztuje cię 2 drewna i 2 trzciny.
name-card-mining-hammer = Młot górniczy
agricola-text-mining-hammer = Gdy zagrywasz tę kartę, dostajesz 1 żywność. Za każdym razem, gdy remontujesz chatę, możesz też zbudować 1 oborę i nie płacić drewna.
name-card-moldboard-plow = Pług odkładnicowy
agricola-text-moldboard-plow = Połóż na tej karcie 2 pola uprawne. Za każdym razem, gdy korzystasz z pola Orka, możesz też zaorać 1 z nich.
name-card-lasso = Lasso
agricola-text-lasso = W swojej turze możesz wystawić 2 osoby jedną po drugiej, jeśli co najmniej 1 z nich korzysta z pola Targ owiec, Targ dzików lub Targ krów.
name-card-bread-paddle = Łopata do chleba
agricola-text-bread-paddle = Gdy zagrywasz tę kartę, dostajesz 1 żywność. Po zagraniu pomocnika możesz upiec chleb.
name-card-mantlepiece = Gzyms kominka
agricola-text-mantlepiece = Gdy zagrywasz tę kartę, dostajesz 1 punkt dodatkowy za każdą pełną rundę, która została do rozegrania. Nie możesz już remontować chaty.
name-card-bottles = Butelki
agricola-text-bottles = Ta karta kosztuje 1 glinę i 1 żywność za każdą twoją osobę.
name-card-loom = Krosno
agricola-text-loom = W fazie zbiorów każdych żniw, jeśli masz co najmniej 1, 4 lub 7 owiec, dostajesz 1, 2 lub 3 żywności. Na koniec 1 punkt dodatkowy za każde 3 owce.
name-card-strawberry-patch = Grządka truskawek
agricola-text-strawberry-patch = Połóż po 1 żywności na 3 następnych polach rund; dostajesz ją na początku tych rund.
name-card-herring-pot = Garnek na śledzie
agricola-text-herring-pot = Za każdym razem, gdy korzystasz z pola Połów ryb, połóż po 1 żywności na 3 następnych polach rund; dostajesz ją na początku tych rund.
name-card-butter-churn = Maselnica
agricola-text-butter-churn = W fazie zbiorów każdych żniw dostajesz 1 żywność za każde 3 owce i 1 żywność za każde 2 krowy.
name-card-brook = Strumień
agricola-text-brook = Za każdym razem, gdy korzystasz z pola Trzcinowisko, Glinianka, Las albo z karty rundy 1, dostajesz też 1 żywność.
name-card-scullery = Zmywalnia
agricola-text-scullery = Na początku każdej rundy, jeśli masz drewnianą chatę, dostajesz 1 żywność.
name-card-three-field-rotation = Trójpolówka
agricola-text-three-field-rotation = Na początku fazy zbiorów każdych żniw, jeśli masz co najmniej 1 pole zboża, 1 pole warzyw i 1 puste pole uprawne, dostajesz 3 żywności.
name-card-pitchfork = Widły
agricola-text-pitchfork = Za każdym razem, gdy korzystasz z pola Nasiona zboża, a pole Orka jest zajęte, dostajesz też 3 żywności.
name-card-sack-cart = Wózek na worki
agricola-text-sack-cart = Połóż po 1 zbożu na polach rund 5, 8, 11 i 14, które są jeszcze przed tobą; dostajesz je na początku tych rund.
name-card-beanfield = Pole fasoli
agricola-text-beanfield = Ta karta jest polem uprawnym na warzywa. Na koniec nie liczy się jako kafelek pola.
name-card-thick-forest = Gęsty las
agricola-text-thick-forest = Połóż po 1 drewnie na każdym przyszłym polu rundy o parzystym numerze; dostajesz je na początku tych rund.
name-card-loam-pit = Dół z gliną
agricola-text-loam-pit = Za każdym razem, gdy korzystasz z pola Dniówka, dostajesz też 3 gliny.
name-card-hard-porcelain = Twarda porcelana
agricola-text-hard-porcelain = W każdej chwili możesz wymienić 2 gliny na 1 kamień, 3 gliny na 2 kamienie albo 4 gliny na 3 kamienie.
name-card-acorns-basket = Kosz żołędzi
agricola-text-acorns-basket = Połóż po 1 dziku na 2 następnych polach rund; dostajesz go na początku tych rund.

## Pomocnicy z talii B

name-card-cottager = Chałupnik
agricola-text-cottager = Za każdym razem, gdy korzystasz z pola Dniówka, możesz też zbudować 1 izbę albo wyremontować chatę za zwykłą cenę.
name-card-groom = Stajenny
agricola-text-groom = Gdy zagrywasz tę kartę, dostajesz 1 drewno. Na początku każdej rundy, jeśli masz kamienny dom, możesz zbudować 1 oborę za 1 drewno.
name-card-assistant-tiller = Parobek
agricola-text-assistant-tiller = Za każdym razem, gdy korzystasz z pola Dniówka, możesz też zaorać 1 pole uprawne.
name-card-master-bricklayer = Mistrz murarski
agricola-text-master-bricklayer = Każde duże usprawnienie kosztuje cię o 1 kamień mniej za każdą dobudowaną przez ciebie izbę.
name-card-scholar = Uczony
agricola-text-scholar = Na początku każdej rundy, jeśli masz kamienny dom, możesz zagrać 1 pomocnika za 1 żywność albo 1 małe usprawnienie za jego koszt.
name-card-organic-farmer = Rolnik ekologiczny
agricola-text-organic-farmer = Na koniec 1 punkt dodatkowy za każde pastwisko, na którym jest co najmniej 1 zwierzę i miejsce dla co najmniej 3 kolejnych.
name-card-tutor = Korepetytor
agricola-text-tutor = Na koniec 1 punkt dodatkowy za każdego pomocnika zagranego przez ciebie po tej karcie.
name-card-consultant = Doradca
agricola-text-consultant = Gdy zagrywasz tę kartę w grze na 1, 2, 3 lub 4 osoby, dostajesz 2 zboża, 3 gliny, 2 trzciny lub 2 owce.
name-card-sheep-walker = Poganiacz owiec
agricola-text-sheep-walker = W każdej chwili możesz wymienić 1 owcę na 1 dzika, 1 warzywo albo 1 kamień.
name-card-manservant = Służący
agricola-text-manservant = Jeden raz, gdy tylko masz kamienny dom, połóż po 3 żywności na każdym przyszłym polu rundy; dostajesz ją na początku tych rund.
name-card-oven-firing-boy = Chłopak od pieca
agricola-text-oven-firing-boy = Za każdym razem, gdy korzystasz z pola gromadzenia drewna, możesz też upiec chleb.
name-card-paper-maker = Papiernik
agricola-text-paper-maker = Przed zagraniem każdego następnego pomocnika możesz zapłacić 1 drewno i dostać 1 żywność za każdego wyłożonego pomocnika.
name-card-childless = Bezdzietni
agricola-text-childless = Na początku każdej rundy, jeśli masz co najmniej 3 izby i dokładnie 2 osoby, dostajesz 1 żywność oraz 1 zboże albo 1 warzywo.
name-card-small-scale-farmer = Drobny rolnik
agricola-text-small-scale-farmer = Na początku każdej rundy, jeśli masz dokładnie 2 izby, dostajesz 1 drewno.
name-card-geologist = Geolog
agricola-text-geologist = Za każdym razem, gdy korzystasz z pola Las lub Trzcinowisko, dostajesz też 1 glinę. Przy co najmniej 3 graczach także na polu Glinianka.
name-card-roof-ballaster = Obciążacz dachów
agricola-text-roof-ballaster = Gdy zagrywasz tę kartę, możesz zapłacić 1 żywność i dostać 1 kamień za każdą swoją izbę.
name-card-carpenter = Cieśla
agricola-text-carpenter = Każda izba kosztuje cię 3 sztuki materiału twojego domu i 2 trzciny.
name-card-house-steward = Zarządca domu
agricola-text-house-steward = Gdy ją zagrywasz, a zostało co najmniej 1, 3, 6 lub 9 pełnych rund, dostajesz 1, 2, 3 lub 4 drewna. Na koniec 3 punkty dodatkowe każdemu, kto ma najwięcej izb.
name-card-greengrocer = Zieleniarz
agricola-text-greengrocer = Za każdym razem, gdy korzystasz z pola Nasiona zboża, dostajesz też 1 warzywo.
name-card-brushwood-collector = Zbieracz chrustu
agricola-text-brushwood-collector = Za każdą izbę i za każdy remont możesz zapłacić 1 drewno zamiast całej trzciny.
name-card-storehouse-keeper = Magazynier
agricola-text-storehouse-keeper = Za każdym razem, gdy korzystasz z pola Targ surowców, dostajesz też 1 glinę albo 1 zboże.
name-card-pastor = Proboszcz
agricola-text-pastor = Jeden raz, gdy tylko jako jedyny gracz masz dokładnie 2 izby, dostajesz 3 drewna, 2 gliny, 1 trzcinę i 1 kamień.
name-card-sheep-whisperer = Zaklinacz owiec
agricola-text-sheep-whisperer = Połóż po 1 owcy na polach rund, które przypadają za 2, 5, 8 i 10 rund; dostajesz ją na początku tych rund.
name-card-cattle-feeder = Karmiciel bydła
agricola-text-cattle-feeder = Za każdym razem, gdy korzystasz z pola Nasiona zboża, możesz też zapłacić 1 żywność i dostać 1 krowę.
name-cell-beanfield = { name-card-beanfield }

## Dziennik

agricola-event-card-played = { $seat } zagrywa kartę: { $card }.
agricola-event-card-passed-on = { $seat } zagrywa kartę i przekazuje ją graczowi { $passed_to }: { $card }.
agricola-event-card-used = { $seat } używa karty: { $card }.
agricola-event-card-gave = { $card }: { $seat } dostaje { agricola-noun-goods }.
agricola-event-card-promise-kept = { $card }: { $seat } dostaje { agricola-noun-goods } z pola rundy.
agricola-event-card-promised =
    { $count ->
        [one] { $card }: { $seat } kładzie { agricola-noun-goods } na pole rundy { $rounds }.
        [few] { $card }: { $seat } kładzie { agricola-noun-goods } na pole każdej z tych rund: { $rounds }.
        [many] { $card }: { $seat } kładzie { agricola-noun-goods } na pole każdej z tych rund: { $rounds }.
       *[other] { $card }: { $seat } kładzie { agricola-noun-goods } na pole każdej z tych rund: { $rounds }.
    }
agricola-event-crop-moved =
    { $good ->
        [grain] { $seat } przenosi 1 zboże z pola { $cell } na pole { $to }.
       *[vegetable] { $seat } przenosi 1 warzywo z pola { $cell } na pole { $to }.
    }
agricola-event-card-scored =
    { $points ->
        [one] { $card }: { $seat } zdobywa { $points } punkt.
        [few] { $card }: { $seat } zdobywa { $points } punkty.
        [many] { $card }: { $seat } zdobywa { $points } punktów.
       *[other] { $card }: { $seat } zdobywa { $points } punktu.
    }
agricola-event-card-bred =
    { $good ->
        [sheep] { $card }: { $seat } dostaje jagnię.
        [boar] { $card }: { $seat } dostaje warchlaka.
       *[cattle] { $card }: { $seat } dostaje cielę.
    }
agricola-event-field-promised = { $card }: { $seat } kładzie pole uprawne na polu rundy { $round }.
agricola-event-newborn-acts = { $card }: { $seat } wykonuje akcję noworodkiem, który odtąd liczy się jako dorosły.
agricola-event-card-drafted = { $seat } zatrzymuje kartę: { $card }.
agricola-event-card-drawn =
    { $kind_of_card ->
        [occupation] { $seat } dobiera pomocnika.
       *[minor] { $seat } dobiera małe usprawnienie.
    }
agricola-event-own-card-drawn = { $seat } dobiera kartę { $card }.
agricola-event-card-dropped =
    { $kind_of_card ->
        [occupation] { $seat } odrzuca pomocnika.
       *[minor] { $seat } odrzuca małe usprawnienie.
    }
agricola-event-hand-redrawn =
    { $kind_of_card ->
        [occupation]
            { $count ->
                [one] { $seat } wymienia karty i ma teraz na ręce { $count } pomocnika.
                [few] { $seat } wymienia karty i ma teraz na ręce { $count } pomocników.
                [many] { $seat } wymienia karty i ma teraz na ręce { $count } pomocników.
               *[other] { $seat } wymienia karty i ma teraz na ręce { $count } pomocnika.
            }
       *[minor]
            { $count ->
                [one] { $seat } wymienia karty i ma teraz na ręce { $count } małe usprawnienie.
                [few] { $seat } wymienia karty i ma teraz na ręce { $count } małe usprawnienia.
                [many] { $seat } wymienia karty i ma teraz na ręce { $count } małych usprawnień.
               *[other] { $seat } wymienia karty i ma teraz na ręce { $count } małego usprawnienia.
            }
    }
agricola-event-goods-given-back = { $seat } odkłada { agricola-noun-goods } z powrotem na pole { agricola-noun-space }.

## O co pytamy

agricola-decision-minor = Które małe usprawnienie zagrywasz?
agricola-decision-occupation =
    { $food ->
        [0] Którego pomocnika zagrywasz? Nic nie kosztuje.
       *[other] Którego pomocnika zagrywasz? Kosztuje { agricola-noun-food }.
    }
agricola-decision-card = Korzystasz z karty { $card }? { $text }
agricola-decision-make-room = { $card }: nie masz jeszcze miejsca dla młodego. Czy najpierw zamieniasz któreś zwierzę?
agricola-decision-find-parents = { $card }: młode musi mieć dwoje rodziców. Czy najpierw zamieniasz któreś zwierzę?
agricola-decision-trade-now = { $card }: czy najpierw wymieniasz zasoby na brakujące materiały budowlane? { $text }
agricola-decision-pay = Czym płacisz, aby { $what }?
agricola-decision-several = Co teraz robisz?
agricola-decision-draft =
    { $minors ->
        [0]
            { $occupations ->
                [one] Którego pomocnika zatrzymujesz?
                [few] Których { $occupations } pomocników zatrzymujesz?
                [many] Których { $occupations } pomocników zatrzymujesz?
               *[other] Których { $occupations } pomocników zatrzymujesz?
            }
       *[other]
            { $occupations ->
                [0]
                    { $minors ->
                        [one] Które małe usprawnienie zatrzymujesz?
                        [few] Które { $minors } małe usprawnienia zatrzymujesz?
                        [many] Które { $minors } małych usprawnień zatrzymujesz?
                       *[other] Które { $minors } małego usprawnienia zatrzymujesz?
                    }
               *[other] Które karty zatrzymujesz? Pomocnicy: { $occupations }, małe usprawnienia: { $minors }.
            }
    }
agricola-decision-draw = Co dobierasz?
agricola-decision-drop = Którą kartę odrzucasz, żeby dobrać nową?
agricola-decision-mulligan = Wymieniasz wszystkie karty jednego typu? Dostajesz o 1 mniej.
agricola-waiting-minor = Wybór małego usprawnienia: { $seats }.
agricola-waiting-occupation = Wybór pomocnika: { $seats }.
agricola-waiting-card = Decyzja o karcie: { $seats }.
agricola-waiting-pay = Wybór zapłaty: { $seats }.
agricola-waiting-several = Wybór następnej akcji: { $seats }.
agricola-waiting-draft = Wybór kart na rękę: { $seats }.
agricola-waiting-draw = Dobieranie karty: { $seats }.
agricola-waiting-drop = Odrzucanie kart: { $seats }.
agricola-waiting-mulligan = Decyzja o wymianie kart: { $seats }.

## Co można zrobić

agricola-choice-play =
    { $price ->
        [none] { $needs ->
            [none] { $card }: { $text }
           *[other] { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] { $card } ({ $price }): { $text }
           *[other] { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-card = Użyj karty { $card }: { $text }
agricola-choice-pay = { $goods }
agricola-choice-pick = { $card }: { $what }
agricola-choice-decline = Zrezygnuj
agricola-choice-no-card = Bez karty
agricola-choice-draft =
    { $price ->
        [none] { $needs ->
            [none] Zatrzymaj kartę { $card }: { $text }
           *[other] Zatrzymaj kartę { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Zatrzymaj kartę { $card } ({ $price }): { $text }
           *[other] Zatrzymaj kartę { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-draw =
    { $kind ->
        [occupation] Dobierz pomocnika
       *[minor] Dobierz małe usprawnienie
    }
agricola-choice-drop =
    { $price ->
        [none] { $needs ->
            [none] Odrzuć kartę { $card }: { $text }
           *[other] Odrzuć kartę { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Odrzuć kartę { $card } ({ $price }): { $text }
           *[other] Odrzuć kartę { $card } ({ $price }; { $needs }): { $text }
        }
    }
agricola-choice-mulligan =
    { $kind ->
        [occupation] Wymień wszystkich pomocników, o 1 mniej
       *[minor] Wymień wszystkie małe usprawnienia, o 1 mniej
    }
agricola-pick-all = wszystkie pola uprawne
agricola-pick-field = pole uprawne { $cell }
agricola-pick-move = z pola { $cell } na pole { $to }
agricola-action-play = zagrać kartę { $card }
agricola-action-card = użyć karty { $card }
agricola-action-pay = zapłacić: { $goods }
agricola-action-pick = użyć karty { $card }: { $what }
agricola-action-draft = zatrzymać kartę { $card }
agricola-action-draw =
    { $kind ->
        [occupation] dobrać pomocnika
       *[minor] dobrać małe usprawnienie
    }
agricola-action-drop = odrzucić kartę { $card }
agricola-action-mulligan =
    { $kind ->
        [occupation] wymienić wszystkich pomocników
       *[minor] wymienić wszystkie małe usprawnienia
    }

## Dlaczego zasady na to nie pozwalają

agricola-reason-not-in-hand = Nie masz tej karty na ręce: { $card }.
agricola-reason-prerequisite =
    { $lacks ->
        [none] Nie spełniasz warunku zagrania karty { $card }: { $needs }.
       *[other] Do zagrania karty { $card } brakuje ci { $lacks }.
    }
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
agricola-needs-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] co najmniej { $count } pole zboża
                [few] co najmniej { $count } pola zboża
                [many] co najmniej { $count } pól zboża
               *[other] co najmniej { $count } pola zboża
            }
       *[vegetable]
            { $count ->
                [one] co najmniej { $count } pole warzyw
                [few] co najmniej { $count } pola warzyw
                [many] co najmniej { $count } pól warzyw
               *[other] co najmniej { $count } pola warzyw
            }
    }
agricola-needs-sheep =
    { $count ->
        [one] co najmniej { $count } owca
        [few] co najmniej { $count } owce
        [many] co najmniej { $count } owiec
       *[other] co najmniej { $count } owcy
    }
agricola-needs-clay =
    { $count ->
        [one] co najmniej { $count } glina w twojej puli, której nie płacisz
        [few] co najmniej { $count } gliny w twojej puli, których nie płacisz
        [many] co najmniej { $count } gliny w twojej puli, których nie płacisz
       *[other] co najmniej { $count } gliny w twojej puli, których nie płacisz
    }
agricola-needs-every-space-used = żadnego niezajętego pola gospodarstwa
agricola-needs-no-wooden-house = gliniana chata albo kamienny dom
agricola-needs-person-on-fishing = twoja osoba na polu Połów ryb
# Czego brakuje do spełnienia warunku, w dopełniaczu.
agricola-lacks-occupations-least =
    { $count ->
        [one] { $count } wyłożonego pomocnika
        [few] { $count } wyłożonych pomocników
        [many] { $count } wyłożonych pomocników
       *[other] { $count } wyłożonego pomocnika
    }
agricola-lacks-crop-fields =
    { $good ->
        [grain]
            { $count ->
                [one] { $count } pola zboża
                [few] { $count } pól zboża
                [many] { $count } pól zboża
               *[other] { $count } pola zboża
            }
       *[vegetable]
            { $count ->
                [one] { $count } pola warzyw
                [few] { $count } pól warzyw
                [many] { $count } pól warzyw
               *[other] { $count } pola warzyw
            }
    }
agricola-lacks-sheep =
    { $count ->
        [one] { $count } owcy
        [few] { $count } owiec
        [many] { $count } owiec
       *[other] { $count } owcy
    }
agricola-lacks-clay = { $count } gliny w twojej puli, której nie płacisz
agricola-reason-card-offers-nothing = Ta karta nic ci teraz nie daje: { $card }.
agricola-reason-occupation-elsewhere = Tutaj nie zagrasz pomocnika. Skorzystaj z pola Nauka.
agricola-reason-minor-elsewhere = Tutaj nie zagrasz małego usprawnienia. Skorzystaj na przykład z pola Miejsce spotkań albo Duże usprawnienie.
agricola-reason-no-such-payment = Tak nie możesz zapłacić. Wybierz jedną z podanych możliwości.
agricola-reason-no-more-renovation = Nie możesz już remontować chaty. Zabrania tego jedna z twoich kart.
agricola-reason-one-space-only = Ta karta grodzi dokładnie 1 pole. Wskaż tylko jedno.
agricola-reason-other-space = Druga osoba nie może tam iść. Wybierz jedno z pól, które podaje karta.
agricola-reason-not-grown-there =
    { $good ->
        [grain] Ta karta nie jest polem uprawnym na zboże. Posiej na niej warzywa.
       *[vegetable] Ta karta nie jest polem uprawnym na warzywa. Posiej na niej zboże.
    }
agricola-reason-goods-needed-here = Te zasoby są potrzebne do obecnej akcji. Najpierw ją dokończ.
agricola-reason-enough-of-kind =
    { $kind ->
        [occupation] Masz już dość pomocników z tego zestawu. Wybierz małe usprawnienie.
       *[minor] Masz już dość małych usprawnień z tego zestawu. Wybierz pomocnika.
    }
agricola-reason-not-in-pack = Tej karty nie ma w twoim zestawie: { $card }.
agricola-reason-no-card-left =
    { $kind ->
        [occupation] Nie ma już pomocników do dobrania.
       *[minor] Nie ma już małych usprawnień do dobrania.
    }
agricola-reason-none-in-hand =
    { $kind ->
        [occupation] Nie masz na ręce żadnych pomocników.
       *[minor] Nie masz na ręce żadnych małych usprawnień.
    }
agricola-error-no-card = Nie ma karty „{ $text }”.
agricola-error-no-payment = Nie można zapłacić „{ $text }”. Napisz zasoby z liczbą, na przykład wood3-clay1, albo nothing.
agricola-error-no-choice = Żadna karta nie oferuje „{ $text }”.
agricola-error-no-kind = Nie ma kart typu „{ $text }”. Napisz occupation albo minor.
agricola-option-cards-few = po kilka kart
agricola-option-cards-full = po 7 pomocników i 7 małych usprawnień
agricola-option-deal = Rozdanie
agricola-option-deal-help = Jak każdy dostaje swoich 7 pomocników i 7 małych usprawnień.
agricola-option-deal-seven = po 7 kart
agricola-option-deal-one-passing = po 7 kart, w tym dokładnie 1 wędrowna
agricola-option-deal-by-numbers = pomocnicy według liczby graczy
agricola-option-deal-draft-7 = draft z 7, zatrzymaj 1 i podaj resztę
agricola-option-deal-draft-8 = draft turniejowy z 8
agricola-option-deal-draft-pairs = draft, po 1 karcie każdego typu
agricola-option-deal-quick-draft = szybki draft, 3, 2 i 2
agricola-option-deal-ten = po 10 kart, zatrzymaj 7
agricola-option-deal-mulligan = po 7 kart, wymiana na o 1 mniej
agricola-option-deal-changing-5 = zmienna ręka, na początek po 5
agricola-option-deal-changing-3 = zmienna ręka, na początek po 3
agricola-option-deal-seven-help = Każdy dostaje 7 pomocników i 7 małych usprawnień.
agricola-option-deal-one-passing-help = Wśród 7 małych usprawnień każdego gracza jest dokładnie 1, które po zagraniu wędruje w lewo.
agricola-option-deal-by-numbers-help = Z 7 pomocników 3 jest od 1 gracza, 2 od 3 graczy i 2 od 4. Najwyżej dla 3 graczy.
agricola-option-deal-draft-7-help = Zatrzymujesz 1 z 7 kart i podajesz resztę w lewo, aż każdy ma 7. Najpierw pomocnicy, potem małe usprawnienia.
agricola-option-deal-draft-8-help = Jak draft z 7, ale kart jest 8. Ostatnia karta z każdego pakietu odpada.
agricola-option-deal-draft-pairs-help = W każdym pakiecie są karty obu typów. Zatrzymujesz 1 pomocnika i 1 małe usprawnienie, a resztę podajesz w lewo.
agricola-option-deal-quick-draft-help = Zatrzymujesz po 3 karty każdego typu, podajesz resztę, zatrzymujesz po 2, znów podajesz i bierzesz 2 ostatnie.
agricola-option-deal-ten-help = Dostajesz po 10 kart każdego typu i wybierasz, które 3 odrzucasz.
agricola-option-deal-mulligan-help = Jeśli pomocnicy lub małe usprawnienia ci nie pasują, wymieniasz wszystkie, za każdym razem na o 1 kartę mniej.
agricola-option-deal-changing-5-help = Zaczynasz z 5 kartami każdego typu. Po każdym zagraniu karty dobierasz nową, a po każdych żniwach możesz wymienić 1.
agricola-option-deal-changing-3-help = Zaczynasz z 3 kartami każdego typu i możesz wymienić najwyżej 6. Po każdym zagraniu karty dobierasz nową.
agricola-option-problem-deal-without-cards = Draft i inne rozdania wymagają pełnej ręki kart. Najpierw wybierz karty.
agricola-option-problem-too-few-cards = Przy 4 graczach w pudełku jest za mało pomocników na to rozdanie. Wybierz inne.
agricola-fact-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
agricola-fact-needs = Wymaga: { $needs }
agricola-fact-cheaper-with = Z kartą { $card } taniej o: { agricola-noun-goods }
agricola-fact-makes-cheaper = { $card } tańsza o: { agricola-noun-goods }
agricola-client-kinds =
    { $kind ->
        [occupation] Pomocnicy
       *[minor] Małe usprawnienia
    }
agricola-client-count-of = { $count } z { $of }
agricola-client-draft-keep = Zatrzymaj { $count } z { $of } kart
agricola-client-draft-drop = Odrzuć { $count } z { $of } kart
agricola-client-draft-rest-kept = Pozostałe zatrzymujesz.
agricola-client-draft-passed =
    { $count ->
        [one] Pozostałą kartę dostaje { $to }. Dla ciebie 1 kartę ma { $from }.
        [few] Pozostałe { $count } karty dostaje { $to }. Dla ciebie { $count } karty ma { $from }.
        [many] Pozostałe { $count } kart dostaje { $to }. Dla ciebie { $count } kart ma { $from }.
       *[other] Pozostałe { $count } karty dostaje { $to }. Dla ciebie { $count } karty ma { $from }.
    }
agricola-client-draft-swapped =
    { $count ->
        [one] Pozostałą kartę dostaje { $to }, a ty dostajesz 1 w zamian.
        [few] Pozostałe { $count } karty dostaje { $to }, a ty dostajesz { $count } w zamian.
        [many] Pozostałe { $count } kart dostaje { $to }, a ty dostajesz { $count } w zamian.
       *[other] Pozostałe { $count } karty dostaje { $to }, a ty dostajesz { $count } w zamian.
    }
agricola-client-draft-removed =
    { $count ->
        [one] Pozostała karta odpada z gry.
        [few] Pozostałe { $count } karty odpadają z gry.
        [many] Pozostałe { $count } kart odpada z gry.
       *[other] Pozostałe { $count } karty odpadają z gry.
    }
agricola-client-draft-waiting = Masz już wybrane. Inni jeszcze wybierają.
agricola-client-draft-watching = Wszyscy wybierają karty
agricola-client-draft-state =
    { $state ->
        [mine] wybierasz
        [choosing] wybiera
        [done] masz już wybrane
       *[chosen] ma już wybrane
    }
agricola-client-draft-pile =
    { $count ->
        [one] { $count } karta dla gracza { $to }
        [few] { $count } karty dla gracza { $to }
        [many] { $count } kart dla gracza { $to }
       *[other] { $count } karty dla gracza { $to }
    }
agricola-client-draft-ring = Kto już ma wybrane karty i kto dostaje resztę
agricola-client-kept =
    { $kind ->
        [occupation] Twoi pomocnicy
       *[minor] Twoje małe usprawnienia
    }
agricola-client-keep-cards =
    { $count ->
        [one] Zatrzymaj { $count } kartę
        [few] Zatrzymaj { $count } karty
        [many] Zatrzymaj { $count } kart
       *[other] Zatrzymaj { $count } karty
    }
agricola-client-drop-cards =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
        [many] Odrzuć { $count } kart
       *[other] Odrzuć { $count } karty
    }
agricola-client-draft-lacking =
    { $kind ->
        [occupation]
            { $count ->
                [one] Wybierz jeszcze { $count } pomocnika
                [few] Wybierz jeszcze { $count } pomocników
                [many] Wybierz jeszcze { $count } pomocników
               *[other] Wybierz jeszcze { $count } pomocnika
            }
       *[minor]
            { $count ->
                [one] Wybierz jeszcze { $count } małe usprawnienie
                [few] Wybierz jeszcze { $count } małe usprawnienia
                [many] Wybierz jeszcze { $count } małych usprawnień
               *[other] Wybierz jeszcze { $count } małego usprawnienia
            }
    }
agricola-client-redraws-left =
    { $count ->
        [one] Możesz wymienić jeszcze { $count } kartę. Nowa jest tego samego typu.
        [few] Możesz wymienić jeszcze { $count } karty. Każda nowa jest tego samego typu.
        [many] Możesz wymienić jeszcze { $count } kart. Każda nowa jest tego samego typu.
       *[other] Możesz wymienić jeszcze { $count } karty. Każda nowa jest tego samego typu.
    }
agricola-client-swap-after-harvest = Po żniwach możesz odrzucić 1 kartę i dobrać inną, dowolnego typu.
agricola-client-mulligan-rest = Możesz wymienić wszystkich pomocników albo wszystkie małe usprawnienia na o 1 kartę mniej.
agricola-client-show-table = Pokaż stół
agricola-client-show-cards = Pokaż karty
agricola-board-hands = Karty
agricola-board-in-play = Wyłożone karty
agricola-board-state = Stan
agricola-board-hand = Na ręce
agricola-cell-hand =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## Automatyczne odpowiedzi na karty

agricola-plan-card = Za każdym razem, gdy karta { $card } coś oferuje
agricola-plan-always = zawsze korzystaj
agricola-plan-never = nigdy nie korzystaj
agricola-client-auto = Od teraz
agricola-client-auto-of = { $card }, od teraz
agricola-client-auto-ask = Pytaj mnie
agricola-client-auto-always = Zawsze
agricola-client-auto-never = Nigdy
agricola-client-auto-is-always = Zawsze używana automatycznie
agricola-client-auto-is-never = Zawsze odrzucana automatycznie
agricola-client-asks = Pyta karta { $card }

## Sortowanie ręki

agricola-client-sort = Sortuj
agricola-client-sort-kind = Według rodzaju
agricola-client-sort-playable = Najpierw do zagrania
agricola-client-sort-name = Według nazwy
agricola-client-sort-price = Według kosztu
agricola-client-show = Pokaż
agricola-client-show-all = Wszystkie
agricola-client-show-playable = Do zagrania teraz
agricola-client-show-occupation = Pomocnicy
agricola-client-show-minor = Małe usprawnienia
agricola-client-show-none = Żadna karta na ręce nie pasuje do tego filtra.
agricola-client-hidden =
    { $count ->
        [one] { $count } ukryta
        [few] { $count } ukryte
        [many] { $count } ukrytych
       *[other] { $count } ukrytych
    }
agricola-client-arrange = Sortuj i filtruj rękę

## Co leży na wyłożonej karcie

agricola-client-on-card-points =
    { $count ->
        [one] Zdobyto { $count } punkt
        [few] Zdobyto { $count } punkty
        [many] Zdobyto { $count } punktów
       *[other] Zdobyto { $count } punktów
    }
agricola-client-on-card-fields =
    { $count ->
        [0] Na karcie nie ma już pól uprawnych
        [one] Na karcie zostało { $count } pole uprawne
        [few] Na karcie zostały { $count } pola uprawne
        [many] Na karcie zostało { $count } pól uprawnych
       *[other] Na karcie zostało { $count } pól uprawnych
    }
agricola-client-on-card-goods =
    { $count ->
        [0] Na karcie nic już nie ma
        [one] Na karcie został { $count } zasób, na wierzchu { $good }
        [few] Na karcie zostały { $count } zasoby, na wierzchu { $good }
        [many] Na karcie zostało { $count } zasobów, na wierzchu { $good }
       *[other] Na karcie zostało { $count } zasobów, na wierzchu { $good }
    }
agricola-client-on-card-round = Pole uprawne na polu rundy { $count }
agricola-client-on-card-done = Już wykorzystana
agricola-client-on-card-crop = Rośnie tutaj: { agricola-noun-goods }
agricola-client-on-card-empty = Nic tu nie zasiano

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
        [action-space] { agricola-deck-kind-action-space }
        [space-merchant] { agricola-deck-kind-space-merchant }
        [artifact] { agricola-deck-kind-artifact }
        [event] { agricola-deck-kind-event }
        [minor-improvement] { agricola-deck-kind-minor-improvement }
       *[major] Duże usprawnienie
    }
agricola-client-price = Koszt: { $price }
agricola-card-players =
    { $players ->
        [one] Od { $players } gracza
        [few] Od { $players } graczy
        [many] Od { $players } graczy
       *[other] Od { $players } gracza
    }
agricola-client-needs = Warunek: { $needs }
agricola-client-laid = Wyłożone karty: { $name }
agricola-client-held =
    { $kind ->
        [occupation] Pomocnicy na ręce: { $count }
       *[minor] Małe usprawnienia na ręce: { $count }
    }
agricola-client-use-card = Użyj karty: { $card }

## Karty poza grą: kategorie i słowa ze słowniczka

agricola-category =
    { $category ->
        [farm-planning] Planowanie gospodarstwa
        [action-booster] Wzmocnienie akcji
        [points] Źródło punktów
        [goods] Źródło zasobów
        [food] Źródło żywności
        [crops] Źródło plonów
        [building-materials] Źródło materiałów
        [space] { name-deck-x }
        [forest] { name-deck-forest }
       *[livestock] Źródło zwierząt
    }
# W każdym wierszu część słowniczka i wyrażenia na kartach, które do niej prowadzą.
agricola-terms =
    each-time: za każdym razem
    when-played: gdy zagrywasz tę kartę
    any-time: w każdej chwili
    before-after: po skorzystaniu | po zagraniu | przed zagraniem
    once: jeden raz, gdy tylko
    round-start: na początku każdej rundy | na początku tej rundy | na początku tych rund
    field-phase: fazie zbiorów | fazy zbiorów
    returning-home: fazie powrotu do domu
    may: możesz
    other-player: inny gracz | pozostali gracze | dowolny gracz, także ty
    newborn: noworodka
    building-materials: materiałów budowlanych
    accumulation: pola gromadzenia
    round-spaces: polach rund | polu rundy
    rounds-left: pełną rundę, która została do rozegrania | pełnych rund
    improvements: duże usprawnienie | małe usprawnienie | usprawnienie | usprawnień
    bonus-points: punkty dodatkowe | punkt dodatkowy | punktów dodatkowych
    passing: przekaż tę kartę
    costs: kosztuje cię | kosztują | zamiast
    bake: upiec chleb | pieczesz chleb
    renovate: remontujesz chatę | wyremontować chatę | remontować chaty | remontu | remont
    field-card: jest polem uprawnym | puste pole uprawne
agricola-board-card = Karta
agricola-board-missing = Brakuje
agricola-board-kind = Rodzaj
agricola-score-by-card = według kart
agricola-score-card = { $card } { $points }
