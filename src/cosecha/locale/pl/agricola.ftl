# Agricola. Pole gospodarstwa nazywa się według kolumny, od a do e od lewej, i rzędu, od 1 do 3 od góry. Liczba przy palenisku
# lub kuchni to jej cena w glinie.

## Nazwy w wyliczeniach

name-good =
    { $value ->
        [food] żywność
        [wood] drewno
        [clay] glina
        [reed] trzcina
        [stone] kamień
        [grain] zboże
        [vegetable] warzywa
        [sheep] owce
        [boar] dziki
       *[cattle] krowy
    }
name-space =
    { $value ->
        [farm-expansion] Rozbudowa gospodarstwa
        [meeting-place] Miejsce spotkań
        [beginners-meeting-place] Miejsce spotkań
        [grain-seeds] Nasiona zboża
        [farmland] Orka
        [lessons] Nauka
        [day-laborer] Dniówka
        [forest] Las
        [clay-pit] Glinianka
        [reed-bank] Trzcinowisko
        [fishing] Połów ryb
        [copse] Lasek
        [grove] Zagajnik
        [resource-market] Targ surowców
        [hollow] Wyrobisko
        [more-lessons] Nauka (dodatkowa)
        [traveling-players] Wędrowni artyści
        [side-job] Zajęcie dodatkowe
        [four-in-one] Dodatkowe akcje
        [two-in-one] Dodatkowe akcje
        [major-improvement] Duże usprawnienie
        [fencing] Budowa ogrodzeń
        [grain-utilization] Wykorzystanie zboża
        [sheep-market] Targ owiec
        [basic-wish] Planowane powiększenie rodziny
        [house-redevelopment] Remont chaty
        [western-quarry] Zachodni kamieniołom
        [vegetable-seeds] Nasiona warzyw
        [pig-market] Targ dzików
        [cattle-market] Targ krów
        [eastern-quarry] Wschodni kamieniołom
        [urgent-wish] Pilne powiększenie rodziny
        [cultivation] Uprawa
        [winter-work] Prace zimowe
        [spring-work] Prace wiosenne
        [summer-work] Prace letnie
        [autumn-work] Prace jesienne
        [market] Targ
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Remont gospodarstwa
    }
name-improvement =
    { $value ->
        [fireplace2] Palenisko (2)
        [fireplace3] Palenisko (3)
        [hearth4] Kuchnia (4)
        [hearth5] Kuchnia (5)
        [well] Studnia
        [clay-oven] Piec gliniany
        [stone-oven] Piec kamienny
        [joinery] Stolarnia
        [pottery] Garncarnia
       *[basketmaker] Warsztat koszykarski
    }

## Rzeczowniki: części innych komunikatów; czytają argumenty komunikatu, który ich używa

# Biernik: „bierze 1 owcę”.
agricola-noun-goods =
    { $good ->
        [food] { $amount ->
            [one] { $amount } żywność
            [few] { $amount } żywności
            [many] { $amount } żywności
           *[other] { $amount } żywności
        }
        [wood] { $amount ->
            [one] { $amount } drewno
            [few] { $amount } drewna
            [many] { $amount } drewna
           *[other] { $amount } drewna
        }
        [clay] { $amount ->
            [one] { $amount } glinę
            [few] { $amount } gliny
            [many] { $amount } gliny
           *[other] { $amount } gliny
        }
        [reed] { $amount ->
            [one] { $amount } trzcinę
            [few] { $amount } trzciny
            [many] { $amount } trzcin
           *[other] { $amount } trzciny
        }
        [stone] { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
            [many] { $amount } kamieni
           *[other] { $amount } kamienia
        }
        [grain] { $amount ->
            [one] { $amount } zboże
            [few] { $amount } zboża
            [many] { $amount } zboża
           *[other] { $amount } zboża
        }
        [vegetable] { $amount ->
            [one] { $amount } warzywo
            [few] { $amount } warzywa
            [many] { $amount } warzyw
           *[other] { $amount } warzywa
        }
        [sheep] { $amount ->
            [one] { $amount } owcę
            [few] { $amount } owce
            [many] { $amount } owiec
           *[other] { $amount } owcy
        }
        [boar] { $amount ->
            [one] { $amount } dzika
            [few] { $amount } dziki
            [many] { $amount } dzików
           *[other] { $amount } dzika
        }
       *[cattle] { $amount ->
            [one] { $amount } krowę
            [few] { $amount } krowy
            [many] { $amount } krów
           *[other] { $amount } krowy
        }
    }
    .genitive =
        { $good ->
            [food] { $amount } żywności
            [wood] { $amount } drewna
            [clay] { $amount } gliny
            [reed] { $amount ->
                [one] { $amount } trzciny
                [few] { $amount } trzcin
                [many] { $amount } trzcin
               *[other] { $amount } trzciny
            }
            [stone] { $amount ->
                [one] { $amount } kamienia
                [few] { $amount } kamieni
                [many] { $amount } kamieni
               *[other] { $amount } kamienia
            }
            [grain] { $amount } zboża
            [vegetable] { $amount ->
                [one] { $amount } warzywa
                [few] { $amount } warzyw
                [many] { $amount } warzyw
               *[other] { $amount } warzywa
            }
            [sheep] { $amount ->
                [one] { $amount } owcy
                [few] { $amount } owiec
                [many] { $amount } owiec
               *[other] { $amount } owcy
            }
            [boar] { $amount ->
                [one] { $amount } dzika
                [few] { $amount } dzików
                [many] { $amount } dzików
               *[other] { $amount } dzika
            }
           *[cattle] { $amount ->
                [one] { $amount } krowy
                [few] { $amount } krów
                [many] { $amount } krów
               *[other] { $amount } krowy
            }
        }
agricola-noun-good =
    { $good ->
        [food] żywność
        [wood] drewno
        [clay] glina
        [reed] trzcina
        [stone] kamień
        [grain] zboże
        [vegetable] warzywa
        [sheep] owce
        [boar] dziki
       *[cattle] krowy
    }
agricola-noun-food =
    { $food ->
        [one] { $food } żywność
        [few] { $food } żywności
        [many] { $food } żywności
       *[other] { $food } żywności
    }
agricola-noun-grain =
    { $grain ->
        [one] { $grain } zboże
        [few] { $grain } zboża
        [many] { $grain } zboża
       *[other] { $grain } zboża
    }
agricola-noun-wood =
    { $wood ->
        [one] { $wood } drewno
        [few] { $wood } drewna
        [many] { $wood } drewna
       *[other] { $wood } drewna
    }
agricola-noun-clay =
    { $clay ->
        [one] { $clay } glinę
        [few] { $clay } gliny
        [many] { $clay } gliny
       *[other] { $clay } gliny
    }
agricola-noun-space =
    { $space ->
        [farm-expansion] Rozbudowa gospodarstwa
        [meeting-place] Miejsce spotkań
        [beginners-meeting-place] Miejsce spotkań
        [grain-seeds] Nasiona zboża
        [farmland] Orka
        [lessons] Nauka
        [day-laborer] Dniówka
        [forest] Las
        [clay-pit] Glinianka
        [reed-bank] Trzcinowisko
        [fishing] Połów ryb
        [copse] Lasek
        [grove] Zagajnik
        [resource-market] Targ surowców
        [hollow] Wyrobisko
        [more-lessons] Nauka (dodatkowa)
        [traveling-players] Wędrowni artyści
        [side-job] Zajęcie dodatkowe
        [four-in-one] Dodatkowe akcje
        [two-in-one] Dodatkowe akcje
        [major-improvement] Duże usprawnienie
        [fencing] Budowa ogrodzeń
        [grain-utilization] Wykorzystanie zboża
        [sheep-market] Targ owiec
        [basic-wish] Planowane powiększenie rodziny
        [house-redevelopment] Remont chaty
        [western-quarry] Zachodni kamieniołom
        [vegetable-seeds] Nasiona warzyw
        [pig-market] Targ dzików
        [cattle-market] Targ krów
        [eastern-quarry] Wschodni kamieniołom
        [urgent-wish] Pilne powiększenie rodziny
        [cultivation] Uprawa
        [winter-work] Prace zimowe
        [spring-work] Prace wiosenne
        [summer-work] Prace letnie
        [autumn-work] Prace jesienne
        [market] Targ
        [extraterrestrial-excrement] { name-card-extraterrestrial-excrement }
        [homemade-space-rocket] { name-card-homemade-space-rocket }
        [transmogrifier] { name-card-transmogrifier }
        [land-of-milk-and-honey] { name-card-land-of-milk-and-honey }
        [warrior-princess] { name-card-warrior-princess }
        [dragons-lair] { name-card-dragons-lair }
        [fairy-ring] { name-card-fairy-ring }
        [road-not-taken] { name-card-road-not-taken }
       *[farm-redevelopment] Remont gospodarstwa
    }
agricola-noun-improvement =
    { $improvement ->
        [fireplace2] Palenisko (2)
        [fireplace3] Palenisko (3)
        [hearth4] Kuchnia (4)
        [hearth5] Kuchnia (5)
        [well] Studnia
        [clay-oven] Piec gliniany
        [stone-oven] Piec kamienny
        [joinery] Stolarnia
        [pottery] Garncarnia
       *[basketmaker] Warsztat koszykarski
    }
agricola-noun-cells =
    { $count ->
        [one] { $count } pole do wyboru
        [few] { $count } pola do wyboru
        [many] { $count } pól do wyboru
       *[other] { $count } pola do wyboru
    }
agricola-noun-room-price =
    { $house ->
        [wood] 5 drewna i 2 trzciny
        [clay] 5 gliny i 2 trzciny
       *[stone] 5 kamieni i 2 trzciny
    }

## Dziennik partii

agricola-event-round-began = Zaczyna się runda { $round } z 14. Nowa karta na planszy: { agricola-noun-space }.
agricola-event-promise-kept = { $seat } dostaje { agricola-noun-goods } z pola rundy.
agricola-event-person-placed = { $seat } wystawia członka rodziny na pole { agricola-noun-space }.
agricola-event-goods-taken = { $seat } bierze { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-goods-gained = { $seat } dostaje { agricola-noun-goods }.
agricola-event-goods-paid = { $seat } płaci { agricola-noun-goods }.
agricola-event-start-taken = { $seat } bierze znacznik pierwszego gracza i zaczyna następną rundę.
agricola-event-room-built =
    { $house ->
        [wood] { $seat } buduje drewnianą izbę na polu { $cell }.
        [clay] { $seat } buduje glinianą izbę na polu { $cell }.
       *[stone] { $seat } buduje kamienną izbę na polu { $cell }.
    }
agricola-event-stable-built = { $seat } buduje oborę na polu { $cell }.
agricola-event-field-plowed = { $seat } orze pole uprawne na { $cell }.
agricola-event-field-sown =
    { $good ->
        [grain] { $seat } sieje zboże na polu uprawnym { $cell }.
       *[vegetable] { $seat } sadzi warzywa na polu uprawnym { $cell }.
    }
agricola-event-bread-baked = { $seat } piecze chleb: zamienia { agricola-noun-grain } na { agricola-noun-food }.
agricola-event-pasture-fenced =
    { $fences ->
        [0] { $seat } zamyka zarazem inne pastwisko: { $cells }.
        [one] { $seat } grodzi pastwisko { $cells }: { $fences } nowe ogrodzenie.
        [few] { $seat } grodzi pastwisko { $cells }: { $fences } nowe ogrodzenia.
        [many] { $seat } grodzi pastwisko { $cells }: { $fences } nowych ogrodzeń.
       *[other] { $seat } grodzi pastwisko { $cells }: { $fences } nowego ogrodzenia.
    }
agricola-event-house-renovated =
    { $house ->
        [wood] { $seat } ma teraz drewnianą chatę.
        [clay] { $seat } przebudowuje chatę na glinianą.
       *[stone] { $seat } przebudowuje chatę na kamienny dom.
    }
agricola-event-improvement-built = { $seat } buduje usprawnienie: { agricola-noun-improvement }.
agricola-event-improvement-returned = { $seat } zwraca usprawnienie: { agricola-noun-improvement }.
agricola-event-food-promised =
    { $rounds ->
        [one] { $seat } dostanie 1 żywność na początku następnej rundy.
        [few] { $seat } dostanie 1 żywność na początku każdej z { $rounds } następnych rund.
        [many] { $seat } dostanie 1 żywność na początku każdej z { $rounds } następnych rund.
       *[other] { $seat } dostanie 1 żywność na początku każdej z { $rounds } następnych rund.
    }
agricola-event-family-grew =
    { $people ->
        [one] { $seat } ma noworodka: rodzina liczy teraz { $people } osobę.
        [few] { $seat } ma noworodka: rodzina liczy teraz { $people } osoby.
        [many] { $seat } ma noworodka: rodzina liczy teraz { $people } osób.
       *[other] { $seat } ma noworodka: rodzina liczy teraz { $people } osoby.
    }
agricola-event-goods-exchanged = { $seat } zamienia { agricola-noun-goods } na { agricola-noun-food }.
agricola-event-goods-discarded = { $seat } odrzuca { agricola-noun-goods }.
agricola-event-animals-released = { $seat } oddaje do puli { agricola-noun-goods }, bo brakuje miejsca.
agricola-event-harvest-began = Żniwa na koniec rundy { $round }.
agricola-event-crops-harvested = { $seat } zbiera { agricola-noun-goods }.
agricola-event-family-fed =
    { $food ->
        [0] { $seat } nie ma żywności dla rodziny.
       *[other] { $seat } wydaje { agricola-noun-food } na wyżywienie rodziny.
    }
agricola-event-begging-taken =
    { $tokens ->
        [one] { $seat } nie ma dość żywności i bierze { $tokens } żeton żebrania.
        [few] { $seat } nie ma dość żywności i bierze { $tokens } żetony żebrania.
        [many] { $seat } nie ma dość żywności i bierze { $tokens } żetonów żebrania.
       *[other] { $seat } nie ma dość żywności i bierze { $tokens } żetonu żebrania.
    }
agricola-event-animals-bred =
    { $good ->
        [sheep] { $seat } dostaje jagnię.
        [boar] { $seat } dostaje warchlaka.
       *[cattle] { $seat } dostaje cielę.
    }
agricola-event-match-ended =
    { $points ->
        [one] Koniec partii. Wygrywa { $winners }: { $points } punkt.
        [few] Koniec partii. Wygrywa { $winners }: { $points } punkty.
        [many] Koniec partii. Wygrywa { $winners }: { $points } punktów.
       *[other] Koniec partii. Wygrywa { $winners }: { $points } punktu.
    }
agricola-event-match-shared =
    { $points ->
        [one] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punkt).
        [few] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punkty).
        [many] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punktów).
       *[other] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punktu).
    }
agricola-event-solo-match-ended =
    { $points ->
        [one] Koniec partii. Wynik: { $points } punkt.
        [few] Koniec partii. Wynik: { $points } punkty.
        [many] Koniec partii. Wynik: { $points } punktów.
       *[other] Koniec partii. Wynik: { $points } punktu.
    }

## O co pyta się gracza

agricola-decision-place =
    { $home ->
        [one] Gdzie wystawiasz członka rodziny? To ostatni w domu.
        [few] Gdzie wystawiasz członka rodziny? W domu są jeszcze { $home } osoby.
        [many] Gdzie wystawiasz członka rodziny? W domu jest jeszcze { $home } osób.
       *[other] Gdzie wystawiasz członka rodziny? W domu jest jeszcze { $home } osoby.
    }
agricola-decision-room-stable =
    { $note ->
        [none] { agricola-asked-room-stable }
       *[other] { agricola-asked-room-stable } { $note }
    }
agricola-asked-room-stable =
    { $parts ->
        [room] { agricola-asked-room }
        [stable] { agricola-asked-stable }
       *[both] { $house ->
            [cards] Co budujesz? Cena izby z twoimi kartami: { $price }. Obora kosztuje { agricola-noun-wood }.
           *[other] Co budujesz? Izba kosztuje { agricola-noun-room-price }, obora { agricola-noun-wood }.
        }
    }
agricola-decision-room =
    { $note ->
        [none] { agricola-asked-room }
       *[other] { agricola-asked-room } { $note }
    }
agricola-asked-room =
    { $house ->
        [cards] Gdzie budujesz izbę? Cena z twoimi kartami: { $price }.
       *[other] Gdzie budujesz izbę? Kosztuje { agricola-noun-room-price }.
    }
agricola-decision-stable =
    { $note ->
        [none] { agricola-asked-stable }
       *[other] { agricola-asked-stable } { $note }
    }
agricola-asked-stable =
    { $wood ->
        [0] Gdzie budujesz oborę? Nic nie kosztuje.
       *[other] Gdzie budujesz oborę? Kosztuje { agricola-noun-wood }.
    }
agricola-decision-stable-bake =
    { $note ->
        [none] { agricola-asked-stable-bake }
       *[other] { agricola-asked-stable-bake } { $note }
    }
agricola-asked-stable-bake =
    { $parts ->
        [stable] { agricola-asked-stable }
        [bake] { agricola-decision-bake }
       *[both] Budujesz oborę za { agricola-noun-wood } czy pieczesz chleb? Możesz zrobić jedno i drugie.
    }
agricola-decision-plow =
    { $note ->
        [none] { agricola-asked-plow }
       *[other] { agricola-asked-plow } { $note }
    }
agricola-asked-plow = Gdzie orzesz pole uprawne?
agricola-decision-plow-sow =
    { $note ->
        [none] { agricola-asked-plow-sow }
       *[other] { agricola-asked-plow-sow } { $note }
    }
agricola-asked-plow-sow =
    { $parts ->
        [plow] { agricola-asked-plow }
        [sow] { agricola-decision-sow }
       *[both] Orzesz czy siejesz? Możesz zrobić jedno i drugie.
    }
agricola-decision-sow = Co siejesz i gdzie?
agricola-decision-sow-bake =
    { $parts ->
        [sow] { agricola-decision-sow }
        [bake] { agricola-decision-bake }
       *[both] Siejesz czy pieczesz chleb? Możesz zrobić jedno i drugie.
    }
agricola-decision-bake = Ile zboża pieczesz? Masz { agricola-noun-grain }.
agricola-decision-fence =
    { $note ->
        [none] { agricola-asked-fence }
       *[other] { agricola-asked-fence } { $note }
    }
agricola-asked-where =
    { $open ->
        [only] Gdzie budujesz otwarte ogrodzenia?
        [also] Które pola grodzisz albo gdzie budujesz otwarte ogrodzenia?
       *[none] Które pola grodzisz?
    }
agricola-asked-fence =
    { $clay ->
        [none] { $left ->
            [one] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno; masz { agricola-noun-wood } i { $left } ogrodzenie.
            [few] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno; masz { agricola-noun-wood } i { $left } ogrodzenia.
            [many] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno; masz { agricola-noun-wood } i { $left } ogrodzeń.
           *[other] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno; masz { agricola-noun-wood } i { $left } ogrodzenia.
        }
        [cards] { $left ->
            [one] { agricola-asked-where } Dzięki kartom płacisz mniej; masz { agricola-noun-wood } i { $left } ogrodzenie.
            [few] { agricola-asked-where } Dzięki kartom płacisz mniej; masz { agricola-noun-wood } i { $left } ogrodzenia.
            [many] { agricola-asked-where } Dzięki kartom płacisz mniej; masz { agricola-noun-wood } i { $left } ogrodzeń.
           *[other] { agricola-asked-where } Dzięki kartom płacisz mniej; masz { agricola-noun-wood } i { $left } ogrodzenia.
        }
       *[other] { $left ->
            [one] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno albo 1 glinę; masz { agricola-noun-wood }, { agricola-noun-clay } i { $left } ogrodzenie.
            [few] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno albo 1 glinę; masz { agricola-noun-wood }, { agricola-noun-clay } i { $left } ogrodzenia.
            [many] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno albo 1 glinę; masz { agricola-noun-wood }, { agricola-noun-clay } i { $left } ogrodzeń.
           *[other] { agricola-asked-where } Ogrodzenie kosztuje 1 drewno albo 1 glinę; masz { agricola-noun-wood }, { agricola-noun-clay } i { $left } ogrodzenia.
        }
    }
agricola-decision-renovate = Remontujesz teraz czy najpierw coś zamieniasz?
agricola-decision-improve = Które usprawnienie budujesz?
agricola-decision-choose = Co wybierasz?
agricola-decision-keep =
    { $cook ->
        [1] Nie masz miejsca dla wszystkich zwierząt. Które zostają? Pozostałe zamieniasz na żywność.
        [left] Nie masz miejsca dla wszystkich zwierząt. Które zatrzymujesz? Pozostałe zostają na polu akcji.
       *[0] Nie masz miejsca dla wszystkich zwierząt. Które zostają? Pozostałe wracają do puli.
    }
agricola-decision-breed = Nie masz miejsca dla wszystkich zwierząt i ich młodych. Które zostają? Teraz nie zamienisz ich na żywność.
agricola-decision-feed =
    { $missing ->
        [0] Rodzina potrzebuje { $food } żywności, masz { $have }. Wyżywić ją czy najpierw coś zamienić?
        [one] Rodzina potrzebuje { $food } żywności, masz { $have }. Zamienić zasoby czy wziąć { $missing } żeton żebrania?
        [few] Rodzina potrzebuje { $food } żywności, masz { $have }. Zamienić zasoby czy wziąć { $missing } żetony żebrania?
        [many] Rodzina potrzebuje { $food } żywności, masz { $have }. Zamienić zasoby czy wziąć { $missing } żetonów żebrania?
       *[other] Rodzina potrzebuje { $food } żywności, masz { $have }. Zamienić zasoby czy wziąć { $missing } żetonu żebrania?
    }
agricola-decision-confirm = Zatwierdzasz ten ruch? Możesz go jeszcze cofnąć.

agricola-waiting-place = Wystawianie członka rodziny: { $seats }.
agricola-waiting-room-stable = Budowa izb lub obór: { $seats }.
agricola-waiting-room = Budowa izby: { $seats }.
agricola-waiting-stable = Budowa obory: { $seats }.
agricola-waiting-stable-bake = Budowa obory lub pieczenie chleba: { $seats }.
agricola-waiting-plow = Orka: { $seats }.
agricola-waiting-plow-sow = Orka lub siew: { $seats }.
agricola-waiting-sow = Siew: { $seats }.
agricola-waiting-sow-bake = Siew lub pieczenie chleba: { $seats }.
agricola-waiting-bake = Pieczenie chleba: { $seats }.
agricola-waiting-fence = Budowa ogrodzeń: { $seats }.
agricola-waiting-renovate = Remont chaty: { $seats }.
agricola-waiting-improve = Wybór usprawnienia: { $seats }.
agricola-waiting-choose = Wybór jednej z akcji: { $seats }.
agricola-waiting-keep = Wybór zwierząt: { $seats }.
agricola-waiting-breed = Wybór zwierząt i młodych: { $seats }.
agricola-waiting-feed = Wyżywienie rodziny: { $seats }.
agricola-waiting-confirm = Zatwierdzanie ruchu: { $seats }.
agricola-waiting-over = Koniec partii.

## Co można zrobić: pozycje menu

agricola-choice-use =
    { $amount ->
        [0] { agricola-noun-space }
       *[other] { agricola-noun-space } ({ agricola-cell-goods })
    }
agricola-choice-room =
    { $house ->
        [cards] Zbuduj izbę ({ $price }): { agricola-noun-cells }
       *[other] Zbuduj izbę za { agricola-noun-room-price }: { agricola-noun-cells }
    }
agricola-choice-stable =
    { $wood ->
        [0] Zbuduj oborę za darmo: { agricola-noun-cells }
       *[other] Zbuduj oborę za { agricola-noun-wood }: { agricola-noun-cells }
    }
agricola-choice-plow = Zaoraj pole uprawne: { agricola-noun-cells }
agricola-choice-sow =
    { $good ->
        [grain] Zasiej zboże: { agricola-noun-cells }
       *[vegetable] Zasadź warzywa: { agricola-noun-cells }
    }
agricola-choice-bake = Upiecz chleb: { agricola-noun-grain } na { agricola-noun-food }
agricola-choice-bake-some = Upiecz chleb: najwyżej { agricola-noun-grain } na { agricola-noun-food }
agricola-choice-fence =
    { $count ->
        [one] Ogrodź pastwisko: { $count } sposób
        [few] Ogrodź pastwisko: { $count } sposoby
        [many] Ogrodź pastwisko: { $count } sposobów
       *[other] Ogrodź pastwisko: { $count } sposobu
    }
agricola-choice-renovate =
    { $house ->
        [wood] Odbuduj chatę: { $price }
        [clay] { $amount ->
            [0] Przebuduj chatę na glinianą: { $price }
            [one] Przebuduj chatę na glinianą: { $amount } glina i 1 trzcina
            [few] Przebuduj chatę na glinianą: { $amount } gliny i 1 trzcina
            [many] Przebuduj chatę na glinianą: { $amount } gliny i 1 trzcina
           *[other] Przebuduj chatę na glinianą: { $amount } gliny i 1 trzcina
        }
       *[stone] { $amount ->
            [0] Przebuduj chatę na kamienny dom: { $price }
            [one] Przebuduj chatę na kamienny dom: { $amount } kamień i 1 trzcina
            [few] Przebuduj chatę na kamienny dom: { $amount } kamienie i 1 trzcina
            [many] Przebuduj chatę na kamienny dom: { $amount } kamieni i 1 trzcina
           *[other] Przebuduj chatę na kamienny dom: { $amount } kamienia i 1 trzcina
        }
    }
agricola-choice-build = { agricola-noun-improvement }: { $price }
agricola-choice-upgrade =
    { $returned ->
        [fireplace2] { agricola-noun-improvement } w zamian za Palenisko (2)
       *[fireplace3] { agricola-noun-improvement } w zamian za Palenisko (3)
    }
agricola-choice-choose =
    { $branch ->
        [wood] 1 drewno
        [clay] 1 glina
        [reed] 1 trzcina
        [stone] 1 kamień
        [grain] 1 zboże
        [vegetable] 1 warzywo
        [copse] { $amount ->
            [one] Lasek: { $amount } drewno
            [few] Lasek: { $amount } drewna
            [many] Lasek: { $amount } drewna
           *[other] Lasek: { $amount } drewna
        }
        [resource-market] Targ surowców: 1 kamień i 1 żywność
        [sheep] Targ zwierząt: 1 owca i 1 żywność
        [boar] Targ zwierząt: 1 dzik
        [cattle] Targ zwierząt: 1 krowa za 1 żywność
        [breed] Rozmnóż teraz zwierzęta
        [sell-grain] Sprzedaj 1 zboże za 4 żywności
        [field-phase] Zbierz teraz plony
        [own-person] Wystaw swoją osobę
        [borrowed-person] Wystaw pożyczoną osobę
        [all-reed-and-stone] Strona trzciny i kamienia
        [all-clay] Strona gliny
        [x-deck] Najpierw talia X
        [forest-deck] Najpierw talia Las
       *[modest-wish] Skromne powiększenie rodziny: z wolną izbą
    }
agricola-choice-keep =
    { $count ->
        [0] Nie zatrzymuj żadnego zwierzęcia
       *[other] Zatrzymaj { $animals }
    }
agricola-choice-exchange = Zamień { agricola-noun-goods } na { agricola-noun-food }
agricola-choice-discard = Odrzuć zasób
agricola-choice-feed =
    { $food ->
        [0]
            { $missing ->
                [one] Zostaw rodzinę głodną i weź { $missing } żeton żebrania
                [few] Zostaw rodzinę głodną i weź { $missing } żetony żebrania
                [many] Zostaw rodzinę głodną i weź { $missing } żetonów żebrania
               *[other] Zostaw rodzinę głodną i weź { $missing } żetonu żebrania
            }
       *[other]
            { $missing ->
                [0] Wyżyw rodzinę za { agricola-noun-food }
                [one] Wyżyw rodzinę za { agricola-noun-food } i weź { $missing } żeton żebrania
                [few] Wyżyw rodzinę za { agricola-noun-food } i weź { $missing } żetony żebrania
                [many] Wyżyw rodzinę za { agricola-noun-food } i weź { $missing } żetonów żebrania
               *[other] Wyżyw rodzinę za { agricola-noun-food } i weź { $missing } żetonu żebrania
            }
    }
agricola-choice-done =
    { $kind ->
        [mulligan] Zostaw karty
        [drop] Zostaw karty
       *[other] Zakończ
    }
agricola-choice-confirm = Zatwierdź ruch
agricola-place-cells = { $cells }
agricola-place-good = { agricola-noun-good }

## Akcje jako polecenia

agricola-action-use = wystawić członka rodziny na pole { agricola-noun-space }
agricola-action-room = zbudować izbę na polu { $cell }
agricola-action-stable = zbudować oborę na polu { $cell }
agricola-action-plow = zaorać pole uprawne na { $cell }
agricola-action-sow =
    { $good ->
        [grain] zasiać zboże na polu uprawnym { $cell }
       *[vegetable] zasadzić warzywa na polu uprawnym { $cell }
    }
agricola-action-bake = przeznaczyć { agricola-noun-grain } na chleb
agricola-action-fence = ogrodzić pastwisko { $cells }
agricola-action-renovate =
    { $house ->
        [wood] odbudować chatę
        [clay] przebudować chatę na glinianą
       *[stone] przebudować chatę na kamienny dom
    }
agricola-action-build = zbudować usprawnienie: { agricola-noun-improvement }
agricola-action-upgrade =
    { $returned ->
        [fireplace2] zwrócić Palenisko (2) i zbudować: { agricola-noun-improvement }
       *[fireplace3] zwrócić Palenisko (3) i zbudować: { agricola-noun-improvement }
    }
agricola-action-choose =
    { $branch ->
        [wood] wziąć 1 drewno
        [clay] wziąć 1 glinę
        [reed] wziąć 1 trzcinę
        [stone] wziąć 1 kamień
        [grain] wziąć 1 zboże
        [vegetable] wziąć 1 warzywo
        [copse] wziąć drewno z pola Lasek
        [resource-market] wziąć 1 kamień i 1 żywność
        [sheep] wziąć 1 owcę i 1 żywność
        [boar] wziąć 1 dzika
        [cattle] kupić 1 krowę za 1 żywność
        [breed] rozmnożyć teraz zwierzęta
        [sell-grain] sprzedać 1 zboże za 4 żywności
        [field-phase] zebrać teraz plony
        [own-person] wystawić swoją osobę
        [borrowed-person] wystawić pożyczoną osobę
        [all-reed-and-stone] wybrać stronę trzciny i kamienia
        [all-clay] wybrać stronę gliny
        [x-deck] dobrać najpierw z talii X
        [forest-deck] dobrać najpierw z talii Las
       *[modest-wish] powiększyć rodzinę
    }
agricola-action-keep =
    { $count ->
        [0] nie zatrzymywać żadnego zwierzęcia
       *[other] zatrzymać { $animals }
    }
agricola-action-exchange = zamienić { agricola-noun-goods } na żywność
agricola-action-discard = odrzucić { agricola-noun-goods }
agricola-action-feed = wyżywić rodzinę
agricola-action-done = zakończyć akcję
agricola-action-confirm = zatwierdzić ruch

## Gdzie jest partia

agricola-status-round = Runda { $round } z 14, etap { $stage } z 6
agricola-status-dealing = Rozdanie kart przed rundą 1
agricola-status-phase =
    { $phase ->
        [reveal] Przygotowanie
        [collect] Przygotowanie
        [round-start] Początek rundy
        [refill] Przygotowanie
        [work] Praca
        [home] Powrót do domu
        [field] Żniwa: zbiory
        [feed] Żniwa: wyżywienie
        [breed] Żniwa: rozmnażanie
        [round-end] Koniec rundy
       *[over] Koniec partii
    }
agricola-status-harvest =
    { $rounds ->
        [0] Żniwa na koniec tej rundy
        [one] Żniwa na koniec następnej rundy
        [few] Żniwa za { $rounds } rundy
        [many] Żniwa za { $rounds } rund
       *[other] Żniwa za { $rounds } rundy
    }
agricola-status-starter = Pierwszy gracz: { $seat }
agricola-status-food = Na żniwa rodzina potrzebuje { $food } żywności; masz { $have }
agricola-status-improvements =
    { $improvements ->
        [none] Nie masz usprawnień
       *[other] Twoje usprawnienia: { $improvements }
    }

agricola-seats = Gracze
agricola-column-seat = Gracz
agricola-column-people = Rodzina
agricola-column-home = W domu
agricola-column-house = Dom
agricola-column-food = Żywność
agricola-column-wood = Drewno
agricola-column-clay = Glina
agricola-column-reed = Trzcina
agricola-column-stone = Kamień
agricola-column-grain = Zboże
agricola-column-vegetable = Warzywa
agricola-column-sheep = Owce
agricola-column-boar = Dziki
agricola-column-cattle = Krowy
agricola-column-fences = Pozostałe ogrodzenia
agricola-column-stables = Pozostałe obory
agricola-column-begging = Żebranie

agricola-cell-none = –
agricola-cell-house =
    { $house ->
        [wood] { $count ->
            [one] { $count } izba drewniana
            [few] { $count } izby drewniane
            [many] { $count } izb drewnianych
           *[other] { $count } izby drewnianej
        }
        [clay] { $count ->
            [one] { $count } izba gliniana
            [few] { $count } izby gliniane
            [many] { $count } izb glinianych
           *[other] { $count } izby glinianej
        }
       *[stone] { $count ->
            [one] { $count } izba kamienna
            [few] { $count } izby kamienne
            [many] { $count } izb kamiennych
           *[other] { $count } izby kamiennej
        }
    }
agricola-cell-goods =
    { $good ->
        [food] żywność: { $amount }
        [wood] drewno: { $amount }
        [clay] glina: { $amount }
        [reed] trzcina: { $amount }
        [stone] kamień: { $amount }
        [grain] zboże: { $amount }
        [vegetable] warzywa: { $amount }
        [sheep] owce: { $amount }
        [boar] dziki: { $amount }
       *[cattle] krowy: { $amount }
    }
agricola-cell-people =
    { $seats ->
        [none] –
       *[other] { $seats }
    }
agricola-cell-list = { $names }
agricola-cell-space = { agricola-noun-space }
agricola-cell-does =
    { $space ->
        [farm-expansion] zbuduj izby i/lub obory (po 2 drewna)
        [meeting-place] zostań pierwszym graczem, a potem, jeśli chcesz, zagraj 1 małe usprawnienie
        [beginners-meeting-place] zostań pierwszym graczem i weź żywność
        [grain-seeds] 1 zboże
        [farmland] zaoraj 1 pole uprawne
        [lessons] zagraj 1 pomocnika
        [day-laborer] 2 żywności
        [forest] weź drewno
        [clay-pit] weź glinę
        [reed-bank] weź trzcinę
        [fishing] weź żywność
        [copse] weź drewno
        [grove] weź drewno
        [resource-market] materiały i 1 żywność
        [hollow] weź glinę
        [more-lessons] zagraj 1 pomocnika
        [traveling-players] weź żywność
        [side-job] zbuduj 1 oborę (1 drewno) i/lub upiecz chleb
        [four-in-one] Lasek, Targ surowców, Targ zwierząt albo, od rundy 5, Skromne powiększenie rodziny
        [two-in-one] Targ zwierząt albo, od rundy 5, Skromne powiększenie rodziny
        [major-improvement] zbuduj 1 duże usprawnienie (z kartami możesz zamiast niego zagrać małe)
        [fencing] zbuduj ogrodzenia
        [grain-utilization] obsiej pola uprawne i/lub upiecz chleb
        [sheep-market] weź owce
        [basic-wish] powiększ rodzinę, jeśli masz wolną izbę (z kartami możesz potem zagrać 1 małe usprawnienie)
        [house-redevelopment] wyremontuj chatę, a potem, jeśli chcesz, zbuduj 1 duże usprawnienie (z kartami także małe)
        [western-quarry] weź kamień
        [vegetable-seeds] 1 warzywo
        [pig-market] weź dziki
        [cattle-market] weź krowy
        [eastern-quarry] weź kamień
        [urgent-wish] powiększ rodzinę, także bez wolnej izby
        [cultivation] zaoraj 1 pole uprawne i/lub obsiej pola uprawne
        [winter-work] powiększ rodzinę, także bez wolnej izby, za 2 drewna i 1 żywność za każde przyszłe żniwa
        [spring-work] rozmnóż zwierzęta i/lub obsiej pola uprawne
        [summer-work] zaoraj 1 pole uprawne i/lub upiecz chleb albo sprzedaj 1 zboże za 4 żywności
        [autumn-work] zbierz plony i/lub 1 warzywo
        [market] przenieś zasoby między sobą a partnerem
        [extraterrestrial-excrement] { agricola-text-extraterrestrial-excrement }
        [homemade-space-rocket] { agricola-text-homemade-space-rocket }
        [transmogrifier] { agricola-text-transmogrifier }
        [land-of-milk-and-honey] { agricola-text-land-of-milk-and-honey }
        [warrior-princess] { agricola-text-warrior-princess }
        [dragons-lair] { agricola-text-dragons-lair }
        [fairy-ring] { agricola-text-fairy-ring }
        [road-not-taken] { agricola-text-road-not-taken }
       *[farm-redevelopment] wyremontuj chatę, a potem, jeśli chcesz, zbuduj ogrodzenia
    }
agricola-cell-improvement = { agricola-noun-improvement }
agricola-cell-price = { $price }
agricola-price-goods =
    { $good ->
        [food] { $amount ->
            [one] { $amount } żywność
            [few] { $amount } żywności
            [many] { $amount } żywności
           *[other] { $amount } żywności
        }
        [wood] { $amount ->
            [one] { $amount } drewno
            [few] { $amount } drewna
            [many] { $amount } drewna
           *[other] { $amount } drewna
        }
        [clay] { $amount ->
            [one] { $amount } glina
            [few] { $amount } gliny
            [many] { $amount } gliny
           *[other] { $amount } gliny
        }
        [reed] { $amount ->
            [one] { $amount } trzcina
            [few] { $amount } trzciny
            [many] { $amount } trzcin
           *[other] { $amount } trzciny
        }
        [stone] { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
            [many] { $amount } kamieni
           *[other] { $amount } kamienia
        }
        [grain] { $amount ->
            [one] { $amount } zboże
            [few] { $amount } zboża
            [many] { $amount } zboża
           *[other] { $amount } zboża
        }
        [vegetable] { $amount ->
            [one] { $amount } warzywo
            [few] { $amount } warzywa
            [many] { $amount } warzyw
           *[other] { $amount } warzywa
        }
        [sheep] { $amount ->
            [one] { $amount } owca
            [few] { $amount } owce
            [many] { $amount } owiec
           *[other] { $amount } owcy
        }
        [boar] { $amount ->
            [one] { $amount } dzik
            [few] { $amount } dziki
            [many] { $amount } dzików
           *[other] { $amount } dzika
        }
       *[cattle] { $amount ->
            [one] { $amount } krowa
            [few] { $amount } krowy
            [many] { $amount } krów
           *[other] { $amount } krowy
        }
    }
agricola-price-nothing = nic
agricola-price-both = { $one }, { $other }
agricola-price-either = { $one }; lub { $other }
agricola-price-or-fireplace = { $price } albo zwrot Paleniska
agricola-cell-room =
    { $house ->
        [wood] izba drewniana
        [clay] izba gliniana
       *[stone] izba kamienna
    }
agricola-cell-field = puste pole uprawne
agricola-cell-crop = pole uprawne, { agricola-cell-goods }
agricola-cell-stable = obora
agricola-cell-pasture = pastwisko { $number }
agricola-cell-pasture-stable = pastwisko { $number } z oborą

## Plansza słowami

agricola-about = Pola, ogrodzenia, zwierzęta i rodzina do wyżywienia: zbuduj gospodarstwo w czternaście rund.
agricola-board = Plansza akcji
agricola-board-space = Pole akcji
agricola-board-does = Co daje
agricola-board-goods = Zasoby
agricola-board-people = Osoby
agricola-board-coming = Nadchodzące karty rund
agricola-board-stage = Etap
agricola-board-rounds = Rundy
agricola-board-cards = Karty, kolejność nieznana
agricola-board-promised = Zasoby na polach przyszłych rund
agricola-board-round = Runda
agricola-board-seat = Gracz
agricola-board-improvements = Duże usprawnienia
agricola-board-improvement = Usprawnienie
agricola-board-price = Koszt
agricola-board-owner = Właściciel
agricola-board-farm = Gospodarstwo: { $seat }
agricola-board-row = Rząd

## Arkusz punktacji

agricola-score-title = Punkty według kategorii
agricola-score-title-so-far = Punkty według kategorii; w nawiasie: ile brakuje do następnego punktu
agricola-score-item = Kategoria
agricola-score-fields = Pola uprawne
agricola-score-pastures = Pastwiska
agricola-score-grain = Zboże
agricola-score-vegetables = Warzywa
agricola-score-sheep = Owce
agricola-score-boar = Dziki
agricola-score-cattle = Krowy
agricola-score-unused = Niezajęte pola
agricola-score-stables = Ogrodzone obory
agricola-score-rooms = Izby
agricola-score-people = Członkowie rodziny
agricola-score-improvements = Usprawnienia
agricola-score-bonus = Punkty dodatkowe
agricola-score-begging = Żebranie
agricola-score-materials = Materiały budowlane (tylko przy remisie)
# Ile ich jest i ile są warte.
agricola-score-cell =
    { $more ->
        [0] { $count } → { $points }
        [-1] { $count } → { $points } (−1)
       *[other] { $count } → { $points } (+{ $more })
    }
agricola-score-cell-goods = { $count } → { $points } (+{ agricola-score-goods })
agricola-score-goods =
    { $good ->
        [wood] { $more ->
            [one] { $more } drewno
            [few] { $more } drewna
            [many] { $more } drewna
           *[other] { $more } drewna
        }
        [clay] { $more ->
            [one] { $more } glina
            [few] { $more } gliny
            [many] { $more } gliny
           *[other] { $more } gliny
        }
        [reed] { $more ->
            [one] { $more } trzcina
            [few] { $more } trzciny
            [many] { $more } trzcin
           *[other] { $more } trzciny
        }
       *[sheep] { $more ->
            [one] { $more } owca
            [few] { $more } owce
            [many] { $more } owiec
           *[other] { $more } owcy
        }
    }
agricola-score-tie = ({ $count })
agricola-score-total = Razem
agricola-decided-tie = Tyle samo punktów, więc decydują materiały budowlane: wygrywa { $winner }, { $count } do { $fewer }.
agricola-solo-missed =
    { $missing ->
        [one] Cel pierwszej gry solo to { $target } punktów: brakuje ci { $missing } punktu.
        [few] Cel pierwszej gry solo to { $target } punktów: brakuje ci { $missing } punktów.
        [many] Cel pierwszej gry solo to { $target } punktów: brakuje ci { $missing } punktów.
       *[other] Cel pierwszej gry solo to { $target } punktów: brakuje ci { $missing } punktu.
    }
agricola-solo-reached = Osiągasz cel gry solo: { $reached } punktów. Następny cel: { $target }.

## Dlaczego zasady czegoś odmawiają

agricola-reason-wrong-step = Tego nie można zrobić w tej fazie.
agricola-reason-not-left-out = Tego nie można pominąć: wybierz jedną z odpowiedzi.
agricola-reason-feed-first = Tego nie można pominąć: najpierw wyżyw rodzinę.
agricola-reason-too-few-goods = Potrzebujesz { agricola-noun-goods.genitive }, a masz tylko { $have }.
agricola-reason-cell-taken =
    { $what ->
        [room] Na polu { $cell } jest już izba. Wybierz puste pole.
        [field] Pole { $cell } jest już zaorane. Wybierz puste pole.
       *[stable] Na polu { $cell } jest już obora. Wybierz puste pole.
    }
agricola-reason-in-pasture = Pole { $cell } należy do pastwiska: nie może tam być izby ani pola uprawnego.
agricola-reason-not-in-play = Tego pola akcji nie ma w tej partii: { agricola-noun-space }.
agricola-reason-card-to-come = Ta karta rundy nie jest jeszcze odkryta: { agricola-noun-space }.
agricola-reason-occupied = To pole akcji jest w tej rundzie zajęte: { agricola-noun-space } ({ $seats }). Wybierz inne.
agricola-reason-nothing-there = Teraz nic się tam nie da zrobić: { agricola-noun-space }. { $why }
agricola-reason-exchange-first = { $why } Najpierw zamień coś na to, czego brakuje.
agricola-reason-neither = { $one } { $other }
agricola-reason-nothing-lies-there = Nie leżą tam żadne zasoby.
agricola-reason-no-room-site = Żadne puste pole gospodarstwa nie sąsiaduje z twoją izbą.
agricola-reason-not-beside-room = Pole { $cell } nie sąsiaduje z twoją izbą. Wybierz pole obok niej.
agricola-reason-house-of-stone = Masz już kamienny dom; lepszego nie ma.
agricola-reason-one-step = Remont to jeden krok: z drewnianej chaty na glinianą albo z glinianej na kamienny dom.
agricola-reason-no-stable-left =
    { $count ->
        [one] Masz już swoją jedyną oborę.
        [few] Masz już wszystkie { $count } obory.
        [many] Masz już wszystkie { $count } obór.
       *[other] Masz już wszystkie { $count } obory.
    }
agricola-reason-no-stable-site = W gospodarstwie nie ma wolnego pola na oborę.
agricola-reason-no-field-site = Nie ma miejsca na nowe pole uprawne: musi leżeć obok innego, na pustym i nieogrodzonym polu gospodarstwa.
agricola-reason-not-beside-field = Pole { $cell } nie sąsiaduje z twoim polem uprawnym. Tylko pierwsze może leżeć gdziekolwiek.
agricola-reason-no-field = Nie masz pola uprawnego.
agricola-reason-no-empty-field = Nie masz pustego pola uprawnego.
agricola-reason-nothing-to-sow = Nie masz ani zboża, ani warzyw, więc nie ma czego siać.
agricola-reason-no-field-there = Pole { $cell } nie jest zaorane. Siać można tylko na polu uprawnym.
agricola-reason-field-sown =
    { $good ->
        [grain] Na polu uprawnym { $cell } rośnie już zboże. Wybierz puste.
       *[vegetable] Na polu uprawnym { $cell } rosną już warzywa. Wybierz puste.
    }
agricola-reason-no-oven = Do pieczenia chleba potrzebujesz Paleniska, Kuchni albo pieca.
agricola-reason-oven-full =
    { $count ->
        [one] Twoje piece przyjmują najwyżej { $count } zboże na akcję.
        [few] Twoje piece przyjmują najwyżej { $count } zboża na akcję.
        [many] Twoje piece przyjmują najwyżej { $count } zboża na akcję.
       *[other] Twoje piece przyjmują najwyżej { $count } zboża na akcję.
    }
agricola-reason-no-pasture-site =
    { $left ->
        [one] Nic więcej nie da się ogrodzić. Zostało ci { $left } ogrodzenie.
        [few] Nic więcej nie da się ogrodzić. Zostały ci { $left } ogrodzenia.
        [many] Nic więcej nie da się ogrodzić. Zostało ci { $left } ogrodzeń.
       *[other] Nic więcej nie da się ogrodzić. Zostało ci { $left } ogrodzenia.
    }
agricola-reason-not-to-enclose =
    { $what ->
        [room] Na polu { $cell } jest izba; izb nie można grodzić.
       *[field] Pole { $cell } jest zaorane; pól uprawnych nie można grodzić.
    }
agricola-reason-not-joined = Pola pastwiska muszą stykać się bokami.
agricola-reason-not-beside-pasture = Nowe pastwisko musi sąsiadować z twoim pastwiskiem.
agricola-reason-pasture-already = To już jest pastwisko. Wskaż inne pola.
agricola-reason-other-half = To dzieli pastwisko: wskaż drugą część ({ $cells }).
agricola-reason-across-fences = Nowe pastwisko musi leżeć poza twoimi pastwiskami albo w całości na jednym z nich.
agricola-reason-too-few-fences =
    { $count ->
        [one] Potrzebujesz { $count } nowego ogrodzenia, a masz tylko { $left }.
        [few] Potrzebujesz { $count } nowych ogrodzeń, a masz tylko { $left }.
        [many] Potrzebujesz { $count } nowych ogrodzeń, a masz tylko { $left }.
       *[other] Potrzebujesz { $count } nowego ogrodzenia, a masz tylko { $left }.
    }
agricola-reason-no-card-to-play = Nie masz na ręce karty, którą możesz tam zagrać.
agricola-reason-no-improvement-payable = Nie stać cię na żadne usprawnienie.
agricola-reason-improvement-taken = To usprawnienie ma już właściciela: { agricola-noun-improvement } ({ $seats }).
agricola-reason-no-fireplace = Nie możesz zwrócić tego usprawnienia, bo go nie masz: { agricola-noun-improvement }.
agricola-reason-not-offered = Tego nie ma tutaj do wyboru.
agricola-reason-family-full = Twoja rodzina ma już 5 osób; więcej być nie może.
agricola-reason-no-room-for-child = Nie masz wolnej izby dla dziecka: izb musi być więcej niż osób. Najpierw zbuduj izbę.
agricola-reason-too-early = To możliwe dopiero od rundy { $round }.
agricola-reason-no-cooking-while-breeding = Podczas rozmnażania nie można niczego zamieniać.
agricola-reason-no-workshop = Do tej zamiany potrzebne jest usprawnienie: { agricola-noun-improvement }.
agricola-reason-workshop-at-harvest = Ten warsztat daje żywność tylko w żniwa, gdy żywisz rodzinę: { agricola-noun-improvement }.
agricola-reason-workshop-used = Ten warsztat dał już żywność w tych żniwach: { agricola-noun-improvement }.
agricola-reason-needed-here = Ten zasób jest potrzebny do obecnej akcji, a więcej go nie masz: { agricola-noun-good }.
agricola-reason-no-cooking = Do zamiany zwierząt na żywność potrzebujesz Paleniska albo Kuchni.
agricola-reason-keep-more = Masz miejsce dla większej liczby zwierząt: zatrzymaj ich więcej.
agricola-reason-no-place-for-animals = W gospodarstwie nie ma miejsca dla tylu zwierząt. Zatrzymaj ich mniej.

## Opcje

agricola-option-players = Liczba graczy
agricola-option-players-help = Ilu graczy gra: od 1 do 4.
agricola-option-first-seat = Pierwszy gracz
agricola-option-first-seat-help = Miejsce, które zaczyna. Jeśli go nie wskażesz, zostanie wylosowane, tak jak w instrukcji.
agricola-option-cards = Karty
agricola-option-cards-help = Czy każdy dostaje na rękę pomocników i małe usprawnienia. Bez nich to wariant dla początkujących.
agricola-option-cards-none = bez kart na ręce
agricola-option-side-job = Zajęcie dodatkowe
agricola-option-side-job-help = Dodatkowe pole akcji dla 2–4 graczy: obora za 1 drewno i/lub pieczenie chleba.
agricola-option-side-job-without = bez tego pola
agricola-option-side-job-with = z tym polem
agricola-option-tile = Kafelek dodatkowych akcji
agricola-option-tile-help = Na kafelku jedna osoba na rundę wybiera jedną akcję: przy 2 graczach z czterech, przy 3 lub 4 z dwóch.
agricola-option-tile-without = bez kafelka
agricola-option-tile-with = z kafelkiem
agricola-option-problem-solo-tiles = Zajęcie dodatkowe i kafelek dodatkowych akcji są dla 2–4 graczy: w grze jednoosobowej ich nie ma.

## Notacja

agricola-error-no-space = Nie ma pola akcji „{ $text }”: napisz forest, clay-pit, farm-expansion i tak dalej.
agricola-error-no-cell = Nie ma pola gospodarstwa „{ $text }”: napisz od a1 do e3, najpierw kolumna.
agricola-error-no-cells = „{ $text }” to nie zbiór pól gospodarstwa: napisz je jednym słowem, na przykład c1d1d2.
agricola-error-no-crop = „{ $text }” nie da się zasiać: napisz grain albo vegetable.
agricola-error-no-good = Nie ma zasobu „{ $text }”: napisz wood, grain, sheep i tak dalej.
agricola-error-no-house = Nie ma domu „{ $text }”: napisz clay albo stone.
agricola-error-no-improvement = Nie ma usprawnienia „{ $text }”: napisz fireplace2, hearth4, well, clay-oven i tak dalej.
agricola-error-no-branch = „{ $text }” nie jest nigdzie do wyboru.

## Pozycje niemożliwe

agricola-position-animals = Zwierzęta miejsca { $seat }, licząc od 0, się nie mieszczą, a gra nie pyta, które zostają.
agricola-position-card = Ta karta nie może tak leżeć: { $card }.
agricola-position-crowd = Nie może tam być tylu osób: { agricola-noun-space }.
agricola-position-family = Rodzina miejsca { $seat }, licząc od 0, nie może być taka: jej członkowie, noworodki albo osoby w domu.
agricola-position-fences = Pastwiska miejsca { $seat }, licząc od 0, nie mogą tak leżeć albo wymagają zbyt wielu ogrodzeń.
agricola-position-field = Na polu uprawnym { $cell } nie może być takiego plonu albo aż tyle.
agricola-position-goods = Tyle tego być nie może: { agricola-noun-good }.
agricola-position-major = Tego usprawnienia nie ma nigdzie albo jest w kilku miejscach: { agricola-noun-improvement }.
agricola-position-order = To nie może być tura miejsca { $seat }, licząc od 0.
agricola-position-phase = Faza „{ $phase }” nie zgadza się z tym, co miejsca mają jeszcze do zrobienia.
agricola-position-pile = Te zasoby nie mogą tam leżeć: { agricola-noun-space }.
agricola-position-points = Miejsce { $seat }, licząc od 0, nie może mieć żetonów żebrania przed pierwszymi żniwami.
agricola-position-promise = Na polu rundy { $round } nie może być takich zasobów.
agricola-position-round = Runda { $round } nie zgadza się z odkrytymi kartami rundy.
agricola-position-round-cards = Karty rund od { $first } do { $last } nie są kartami swojego etapu.
agricola-position-seats =
    { $players ->
        [one] Musi być { $players } gospodarstwo, po jednym na gracza.
        [few] Muszą być { $players } gospodarstwa, po jednym na gracza.
        [many] Musi być { $players } gospodarstw, po jednym na gracza.
       *[other] Musi być { $players } gospodarstwa, po jednym na gracza.
    }
agricola-position-space = Tego pola akcji nie ma w grze: { agricola-noun-space }.
agricola-position-steps = Miejsce { $seat }, licząc od 0, nie może mieć takich kroków do wykonania.
agricola-position-yard = W gospodarstwie miejsca { $seat }, licząc od 0, izby, pola uprawne i obory nie mogą tak stać.

## Co daje odpowiedź

agricola-fact-goods = { $before } → { $after }
agricola-fact-begging =
    { $count ->
        [one] { $count } żeton żebrania: −3 punkty
        [few] { $count } żetony żebrania: po −3 punkty
        [many] { $count } żetonów żebrania: po −3 punkty
       *[other] { $count } żetonu żebrania: po −3 punkty
    }
agricola-fact-released = Brak miejsca dla { agricola-noun-goods.genitive }
agricola-fact-promised =
    { $rounds ->
        [one] 1 żywność w następnej rundzie
        [few] 1 żywność w każdej z { $rounds } następnych rund
        [many] 1 żywność w każdej z { $rounds } następnych rund
       *[other] 1 żywność w każdej z { $rounds } następnych rund
    }
agricola-fact-card-promised =
    { $rounds ->
        [one] { agricola-noun-goods } w { $rounds } przyszłej rundzie
        [few] { agricola-noun-goods } w każdej z { $rounds } przyszłych rund
        [many] { agricola-noun-goods } w każdej z { $rounds } przyszłych rund
       *[other] { agricola-noun-goods } w każdej z { $rounds } przyszłych rund
    }
agricola-fact-starter = Zaczynasz następną rundę
agricola-fact-family =
    { $people ->
        [one] { $people } osoba w twojej rodzinie
        [few] { $people } osoby w twojej rodzinie
        [many] { $people } osób w twojej rodzinie
       *[other] { $people } osoby w twojej rodzinie
    }
