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
agricola-event-person-placed = { $seat } wystawia członka rodziny: { agricola-noun-space }.
agricola-event-goods-taken = { $seat } bierze { agricola-noun-goods } ({ agricola-noun-space }).
agricola-event-goods-gained = { $seat } dostaje { agricola-noun-goods }.
agricola-event-goods-paid = { $seat } płaci { agricola-noun-goods }.
agricola-event-start-taken = { $seat } bierze znacznik pierwszego gracza i zacznie następną rundę.
agricola-event-room-built =
    { $house ->
        [wood] { $seat } buduje drewnianą izbę na polu { $cell }.
        [clay] { $seat } buduje glinianą izbę na polu { $cell }.
       *[stone] { $seat } buduje kamienną izbę na polu { $cell }.
    }
agricola-event-stable-built = { $seat } buduje oborę na polu { $cell }.
agricola-event-field-plowed = { $seat } orze pole { $cell }.
agricola-event-field-sown =
    { $good ->
        [grain] { $seat } sieje zboże na polu { $cell }.
       *[vegetable] { $seat } sadzi warzywa na polu { $cell }.
    }
agricola-event-bread-baked = { $seat } piecze chleb: zamienia { agricola-noun-grain } na { agricola-noun-food }.
agricola-event-pasture-fenced =
    { $fences ->
        [one] { $seat } grodzi { $cells }: { $fences } nowe ogrodzenie.
        [few] { $seat } grodzi { $cells }: { $fences } nowe ogrodzenia.
        [many] { $seat } grodzi { $cells }: { $fences } nowych ogrodzeń.
       *[other] { $seat } grodzi { $cells }: { $fences } nowego ogrodzenia.
    }
agricola-event-house-renovated =
    { $house ->
        [wood] { $seat } mieszka teraz w drewnianej chacie.
        [clay] { $seat } remontuje: chata jest teraz gliniana.
       *[stone] { $seat } remontuje: dom jest teraz kamienny.
    }
agricola-event-improvement-built = { $seat } buduje: { agricola-noun-improvement }.
agricola-event-improvement-returned = { $seat } zwraca: { agricola-noun-improvement }.
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
agricola-event-animals-released = { $seat } nie ma miejsca i oddaje do puli { agricola-noun-goods }.
agricola-event-harvest-began = Żniwa na koniec rundy { $round }.
agricola-event-crops-harvested = { $seat } zbiera { agricola-noun-goods }.
agricola-event-family-fed =
    { $food ->
        [0] { $seat } nie ma żywności dla rodziny.
       *[other] { $seat } żywi rodzinę: { agricola-noun-food }.
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
        [one] Koniec gry. Zwycięstwo z dorobkiem { $points } punktu: { $winners }.
        [few] Koniec gry. Zwycięstwo z dorobkiem { $points } punktów: { $winners }.
        [many] Koniec gry. Zwycięstwo z dorobkiem { $points } punktów: { $winners }.
       *[other] Koniec gry. Zwycięstwo z dorobkiem { $points } punktu: { $winners }.
    }
agricola-event-solo-match-ended = Koniec gry. Liczba punktów: { $points }.

## O co pyta się gracza

agricola-decision-place =
    { $home ->
        [one] Dokąd idzie członek rodziny? To ostatni w domu.
        [few] Dokąd idzie członek rodziny? W domu są jeszcze { $home } osoby.
        [many] Dokąd idzie członek rodziny? W domu jest jeszcze { $home } osób.
       *[other] Dokąd idzie członek rodziny? W domu jest jeszcze { $home } osoby.
    }
agricola-decision-room-stable =
    { $parts ->
        [room] { agricola-decision-room }
        [stable] { agricola-decision-stable }
       *[both] Co budujesz? Izba kosztuje { agricola-noun-room-price }, obora { agricola-noun-wood }.
    }
agricola-decision-room = Gdzie budujesz izbę? Kosztuje { agricola-noun-room-price }.
agricola-decision-stable = Gdzie budujesz oborę? Kosztuje { agricola-noun-wood }.
agricola-decision-stable-bake =
    { $parts ->
        [stable] { agricola-decision-stable }
        [bake] { agricola-decision-bake }
       *[both] Budujesz oborę za { agricola-noun-wood } czy pieczesz chleb? Możesz zrobić jedno i drugie.
    }
agricola-decision-plow = Które pole orzesz?
agricola-decision-plow-sow =
    { $parts ->
        [plow] { agricola-decision-plow }
        [sow] { agricola-decision-sow }
       *[both] Orzesz pole czy siejesz? Możesz zrobić jedno i drugie.
    }
agricola-decision-sow = Co siejesz i gdzie?
agricola-decision-sow-bake =
    { $parts ->
        [sow] { agricola-decision-sow }
        [bake] { agricola-decision-bake }
       *[both] Siejesz czy pieczesz chleb? Możesz zrobić jedno i drugie.
    }
agricola-decision-bake = Ile zboża przeznaczasz na chleb? Masz { agricola-noun-grain }.
agricola-decision-fence =
    { $clay ->
        [none] Które pola grodzisz? Każde nowe ogrodzenie kosztuje 1 drewno. Masz { agricola-noun-wood }; pozostałe ogrodzenia: { $left }.
       *[other] Które pola grodzisz? Każde nowe ogrodzenie kosztuje 1 drewno albo 1 glinę. Masz { agricola-noun-wood } i { agricola-noun-clay }; pozostałe ogrodzenia: { $left }.
    }
agricola-decision-renovate = Remontujesz teraz czy najpierw coś zamieniasz?
agricola-decision-improve = Które usprawnienie budujesz?
agricola-decision-choose = Co wybierasz?
agricola-decision-keep =
    { $cook ->
        [1] Nie wszystkie zwierzęta mają miejsce. Które zostają? Pozostałe zamieniasz na żywność.
       *[0] Nie wszystkie zwierzęta mają miejsce. Które zostają? Pozostałe wracają do puli.
    }
agricola-decision-breed = Rodzą się młode, ale nie wszystkie mają miejsce. Które zwierzęta zostają? Teraz żadnego nie można zamienić na żywność.
agricola-decision-feed =
    { $missing ->
        [0] Twoja rodzina musi dostać { agricola-noun-food }, a masz { $have }. Żywisz ją czy najpierw coś zamieniasz?
        [one] Twoja rodzina musi dostać { agricola-noun-food }, a masz { $have }. Zamieniasz zasoby czy bierzesz { $missing } żeton żebrania?
        [few] Twoja rodzina musi dostać { agricola-noun-food }, a masz { $have }. Zamieniasz zasoby czy bierzesz { $missing } żetony żebrania?
        [many] Twoja rodzina musi dostać { agricola-noun-food }, a masz { $have }. Zamieniasz zasoby czy bierzesz { $missing } żetonów żebrania?
       *[other] Twoja rodzina musi dostać { agricola-noun-food }, a masz { $have }. Zamieniasz zasoby czy bierzesz { $missing } żetonu żebrania?
    }
agricola-decision-confirm = Czy to twój ruch? Zatwierdź go albo cofnij.

agricola-waiting-place = Członka rodziny wystawia: { $seats }.
agricola-waiting-room-stable = Izby lub obory buduje: { $seats }.
agricola-waiting-room = Izbę buduje: { $seats }.
agricola-waiting-stable = Oborę buduje: { $seats }.
agricola-waiting-stable-bake = Buduje oborę lub piecze chleb: { $seats }.
agricola-waiting-plow = Pole orze: { $seats }.
agricola-waiting-plow-sow = Orze lub sieje: { $seats }.
agricola-waiting-sow = Sieje: { $seats }.
agricola-waiting-sow-bake = Sieje lub piecze chleb: { $seats }.
agricola-waiting-bake = Chleb piecze: { $seats }.
agricola-waiting-fence = Ogrodzenia buduje: { $seats }.
agricola-waiting-renovate = Chatę remontuje: { $seats }.
agricola-waiting-improve = Usprawnienie wybiera: { $seats }.
agricola-waiting-choose = Teraz wybiera: { $seats }.
agricola-waiting-keep = Miejsca dla zwierząt szuka: { $seats }.
agricola-waiting-breed = Miejsca dla młodych szuka: { $seats }.
agricola-waiting-feed = Rodzinę ma jeszcze wyżywić: { $seats }.
agricola-waiting-confirm = Ruch ma jeszcze zatwierdzić: { $seats }.
agricola-waiting-over = Partia jest skończona.

## Co można zrobić: pozycje menu

agricola-choice-use =
    { $amount ->
        [0] { agricola-noun-space }
       *[other] { agricola-noun-space } ({ agricola-cell-goods })
    }
agricola-choice-room = Zbuduj izbę za { agricola-noun-room-price }: { agricola-noun-cells }
agricola-choice-stable = Zbuduj oborę za { agricola-noun-wood }: { agricola-noun-cells }
agricola-choice-plow = Zaoraj pole: { agricola-noun-cells }
agricola-choice-sow =
    { $good ->
        [grain] Zasiej zboże: { agricola-noun-cells }
       *[vegetable] Zasadź warzywa: { agricola-noun-cells }
    }
agricola-choice-bake = Upiecz chleb: { agricola-noun-grain } na { agricola-noun-food }
agricola-choice-fence =
    { $count ->
        [one] Ogrodź pastwisko: { $count } sposób
        [few] Ogrodź pastwisko: { $count } sposoby
        [many] Ogrodź pastwisko: { $count } sposobów
       *[other] Ogrodź pastwisko: { $count } sposobu
    }
agricola-choice-renovate =
    { $house ->
        [clay] { $amount ->
            [one] Wyremontuj na glinę: { $amount } glina i 1 trzcina
            [few] Wyremontuj na glinę: { $amount } gliny i 1 trzcina
            [many] Wyremontuj na glinę: { $amount } gliny i 1 trzcina
           *[other] Wyremontuj na glinę: { $amount } gliny i 1 trzcina
        }
       *[stone] { $amount ->
            [one] Wyremontuj na kamień: { $amount } kamień i 1 trzcina
            [few] Wyremontuj na kamień: { $amount } kamienie i 1 trzcina
            [many] Wyremontuj na kamień: { $amount } kamieni i 1 trzcina
           *[other] Wyremontuj na kamień: { $amount } kamienia i 1 trzcina
        }
    }
agricola-choice-build = { agricola-noun-improvement }: { $price }
agricola-choice-upgrade =
    { $returned ->
        [fireplace2] { agricola-noun-improvement } za twoje Palenisko (2)
       *[fireplace3] { agricola-noun-improvement } za twoje Palenisko (3)
    }
agricola-choice-choose =
    { $branch ->
        [reed] 1 trzcina
        [stone] 1 kamień
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
       *[modest-wish] Skromne powiększenie rodziny: z wolną izbą
    }
agricola-choice-keep = Zatrzymaj: owce { $sheep }, dziki { $boar }, krowy { $cattle }
agricola-choice-exchange = Zamień { agricola-noun-goods } na { agricola-noun-food }
agricola-choice-feed =
    { $food ->
        [0]
            { $missing ->
                [one] Nie daj nic jeść i weź { $missing } żeton żebrania
                [few] Nie daj nic jeść i weź { $missing } żetony żebrania
                [many] Nie daj nic jeść i weź { $missing } żetonów żebrania
               *[other] Nie daj nic jeść i weź { $missing } żetonu żebrania
            }
       *[other]
            { $missing ->
                [0] Wyżyw rodzinę: wydaj { agricola-noun-food }
                [one] Wyżyw rodzinę: wydaj { agricola-noun-food } i weź { $missing } żeton żebrania
                [few] Wyżyw rodzinę: wydaj { agricola-noun-food } i weź { $missing } żetony żebrania
                [many] Wyżyw rodzinę: wydaj { agricola-noun-food } i weź { $missing } żetonów żebrania
               *[other] Wyżyw rodzinę: wydaj { agricola-noun-food } i weź { $missing } żetonu żebrania
            }
    }
agricola-choice-done = Zakończ tutaj
agricola-choice-confirm = Zatwierdź ruch
agricola-place-cells = { $cells }

## Akcje jako polecenia

agricola-action-use = wystawić członka rodziny ({ agricola-noun-space })
agricola-action-room = zbudować izbę na polu { $cell }
agricola-action-stable = zbudować oborę na polu { $cell }
agricola-action-plow = zaorać pole { $cell }
agricola-action-sow =
    { $good ->
        [grain] zasiać zboże na polu { $cell }
       *[vegetable] zasadzić warzywa na polu { $cell }
    }
agricola-action-bake = upiec chleb: { agricola-noun-grain }
agricola-action-fence = ogrodzić { $cells }
agricola-action-renovate =
    { $house ->
        [clay] wyremontować chatę na glinę
       *[stone] wyremontować chatę na kamień
    }
agricola-action-build = zbudować: { agricola-noun-improvement }
agricola-action-upgrade =
    { $returned ->
        [fireplace2] zbudować za Palenisko (2): { agricola-noun-improvement }
       *[fireplace3] zbudować za Palenisko (3): { agricola-noun-improvement }
    }
agricola-action-choose =
    { $branch ->
        [reed] wziąć 1 trzcinę
        [stone] wziąć 1 kamień
        [copse] wziąć drewno z Lasku
        [resource-market] wziąć 1 kamień i 1 żywność
        [sheep] wziąć 1 owcę i 1 żywność
        [boar] wziąć 1 dzika
        [cattle] kupić 1 krowę za 1 żywność
       *[modest-wish] powiększyć rodzinę
    }
agricola-action-keep = zatrzymać: owce { $sheep }, dziki { $boar }, krowy { $cattle }
agricola-action-exchange = zamienić { agricola-noun-goods } na żywność
agricola-action-feed = wyżywić rodzinę
agricola-action-done = na tym poprzestać
agricola-action-confirm = zatwierdzić ruch

## Gdzie jest partia

agricola-status-round = Runda { $round } z 14, etap { $stage } z 6
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
       *[over] Partia jest skończona
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
agricola-status-food = W żniwa twoja rodzina musi dostać { agricola-noun-food }; masz { $have }
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
        [meeting-place] zostań pierwszym graczem, potem, jeśli chcesz, zagraj 1 małe usprawnienie
        [beginners-meeting-place] zostań pierwszym graczem i weź żywność
        [grain-seeds] 1 zboże
        [farmland] zaoraj 1 pole
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
        [major-improvement] zbuduj 1 usprawnienie
        [fencing] zbuduj ogrodzenia
        [grain-utilization] obsiej pola i/lub upiecz chleb
        [sheep-market] weź owce
        [basic-wish] powiększ rodzinę, jeśli masz wolną izbę; z kartami potem, jeśli chcesz, zagraj 1 małe usprawnienie
        [house-redevelopment] wyremontuj chatę, potem, jeśli chcesz, zbuduj 1 usprawnienie
        [western-quarry] weź kamień
        [vegetable-seeds] 1 warzywo
        [pig-market] weź dziki
        [cattle-market] weź krowy
        [eastern-quarry] weź kamień
        [urgent-wish] powiększ rodzinę, także bez wolnej izby
        [cultivation] zaoraj 1 pole i/lub obsiej pola
       *[farm-redevelopment] wyremontuj chatę, potem, jeśli chcesz, zbuduj ogrodzenia
    }
agricola-cell-improvement = { agricola-noun-improvement }
agricola-cell-price = { $price }
agricola-price-goods =
    { $good ->
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
       *[stone] { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
            [many] { $amount } kamieni
           *[other] { $amount } kamienia
        }
    }
agricola-price-both = { $one }, { $other }
agricola-price-or-fireplace = { $price } albo zwrot paleniska
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

## Plansza w słowach

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
agricola-score-title-so-far = Punkty według kategorii; w nawiasie, ile więcej lub mniej daje następny punkt
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

## Dlaczego zasady czegoś odmawiają

agricola-reason-wrong-step = Teraz decyduje się o czym innym; to należy do innego kroku.
agricola-reason-not-left-out = Tego nie można pominąć: trzeba coś wybrać.
agricola-reason-feed-first = Rodzinę trzeba wyżywić: tego nie można pominąć.
agricola-reason-too-few-goods = Trzeba mieć { agricola-noun-goods }, a masz { $have }.
agricola-reason-cell-taken =
    { $what ->
        [room] Na polu { $cell } jest izba.
        [field] Na polu { $cell } jest pole uprawne.
       *[stable] Na polu { $cell } jest obora.
    }
agricola-reason-in-pasture = Pole { $cell } należy do pastwiska: nie może tam być ani izby, ani pola uprawnego.
agricola-reason-not-in-play = Tego pola akcji nie ma w tej partii: { agricola-noun-space }.
agricola-reason-card-to-come = Ta karta rundy nie jest jeszcze odkryta: { agricola-noun-space }.
agricola-reason-occupied = Z tego pola akcji już skorzystano w tej rundzie: { agricola-noun-space } ({ $seats }).
agricola-reason-nothing-there = Teraz nic się tam nie da zrobić: { agricola-noun-space }. { $why }
agricola-reason-neither = { $one } { $other }
agricola-reason-nothing-lies-there = Nie leżą tam żadne zasoby.
agricola-reason-no-room-site = Żadne puste pole nie sąsiaduje z twoją izbą.
agricola-reason-not-beside-room = Pole { $cell } nie sąsiaduje z żadną twoją izbą.
agricola-reason-house-of-stone = Twój dom jest już kamienny; lepszego nie ma.
agricola-reason-one-step = Remontuje się krok po kroku: z drewna na glinę, z gliny na kamień.
agricola-reason-no-stable-left =
    { $count ->
        [one] Masz już swoją jedyną oborę.
        [few] Masz już wszystkie { $count } obory.
        [many] Masz już wszystkie { $count } obór.
       *[other] Masz już wszystkie { $count } obory.
    }
agricola-reason-no-stable-site = W gospodarstwie nie ma pustego pola na oborę.
agricola-reason-no-field-site = Nie ma miejsca na kolejne pole uprawne: takie pole musi być puste, nieogrodzone i sąsiadować z twoim polem uprawnym.
agricola-reason-not-beside-field = Pole { $cell } nie sąsiaduje z żadnym twoim polem uprawnym. Tylko pierwsze może leżeć gdziekolwiek.
agricola-reason-no-field = Nie masz pola uprawnego.
agricola-reason-no-empty-field = Nie masz pustego pola uprawnego.
agricola-reason-nothing-to-sow = Nie masz ani zboża, ani warzyw, więc nie ma czego siać.
agricola-reason-no-field-there = Na polu { $cell } nie ma pola uprawnego.
agricola-reason-field-sown =
    { $good ->
        [grain] Na polu { $cell } rośnie już zboże.
       *[vegetable] Na polu { $cell } rosną już warzywa.
    }
agricola-reason-no-oven = Do pieczenia chleba potrzeba paleniska, kuchni albo pieca.
agricola-reason-oven-full =
    { $count ->
        [one] Twoje piece przyjmują najwyżej { $count } zboże na akcję.
        [few] Twoje piece przyjmują najwyżej { $count } zboża na akcję.
        [many] Twoje piece przyjmują najwyżej { $count } zboża na akcję.
       *[other] Twoje piece przyjmują najwyżej { $count } zboża na akcję.
    }
agricola-reason-no-pasture-site = Nic więcej nie da się ogrodzić. Pozostałe ogrodzenia: { $left }.
agricola-reason-not-to-enclose =
    { $what ->
        [room] Na polu { $cell } jest izba; izb nie można grodzić.
       *[field] Na polu { $cell } jest pole uprawne; pól uprawnych nie można grodzić.
    }
agricola-reason-not-joined = Pola pastwiska muszą stykać się bokami.
agricola-reason-not-beside-pasture = Nowe pastwisko musi sąsiadować z twoim pastwiskiem.
agricola-reason-pasture-already = To już jest pastwisko.
agricola-reason-other-half = To dzieli pastwisko; nazwij raczej drugą część: { $cells }.
agricola-reason-across-fences = Nowe pastwisko leży albo poza twoimi pastwiskami, albo w obrębie jednego z nich.
agricola-reason-too-few-fences =
    { $count ->
        [one] Potrzeba { $count } nowego ogrodzenia. Pozostałe ogrodzenia: { $left }.
        [few] Potrzeba { $count } nowych ogrodzeń. Pozostałe ogrodzenia: { $left }.
        [many] Potrzeba { $count } nowych ogrodzeń. Pozostałe ogrodzenia: { $left }.
       *[other] Potrzeba { $count } nowego ogrodzenia. Pozostałe ogrodzenia: { $left }.
    }
agricola-reason-no-card-to-play = Nie masz karty, którą można tam zagrać.
agricola-reason-no-improvement-payable = Nie ma usprawnienia, za które możesz zapłacić.
agricola-reason-improvement-taken = To usprawnienie ma już właściciela: { agricola-noun-improvement } ({ $seats }).
agricola-reason-no-fireplace = Nie masz tego, co chcesz zwrócić: { agricola-noun-improvement }.
agricola-reason-not-offered = Tego tutaj nie ma do wyboru.
agricola-reason-family-full = Twoja rodzina liczy już pięć osób; więcej być nie może.
agricola-reason-no-room-for-child = W chacie nie ma izby dla dziecka: izb musi być więcej niż osób.
agricola-reason-too-early = To możliwe dopiero od rundy { $round }.
agricola-reason-no-cooking-while-breeding = Podczas rozmnażania nie można niczego zamieniać.
agricola-reason-no-workshop = Do tej zamiany potrzebne jest usprawnienie: { agricola-noun-improvement }.
agricola-reason-workshop-at-harvest = Ten warsztat daje żywność tylko przy żywieniu rodziny w żniwa: { agricola-noun-improvement }.
agricola-reason-workshop-used = Ten warsztat dał już żywność w tych żniwach: { agricola-noun-improvement }.
agricola-reason-needed-here = To jest potrzebne do tego, co teraz robisz, a więcej nie masz: { agricola-noun-good }.
agricola-reason-no-cooking = Do zamiany zwierząt na żywność potrzeba paleniska albo kuchni.
agricola-reason-keep-more = Masz miejsce dla większej liczby zwierząt: zatrzymaj i te.
agricola-reason-no-place-for-animals = W gospodarstwie nie ma miejsca dla tylu zwierząt.

## Opcje

agricola-option-players = Liczba graczy
agricola-option-players-help = Ilu graczy gra: od 1 do 4.
agricola-option-first-seat = Pierwszy gracz
agricola-option-first-seat-help = Miejsce, które zaczyna. Jeśli go nie podasz, zostanie wylosowane.
agricola-option-cards = Karty
agricola-option-cards-help = Czy każdy ma na ręce pomocników i małe usprawnienia. Bez nich to wariant dla początkujących.
agricola-option-cards-none = bez kart na ręce
agricola-option-side-job = Zajęcie dodatkowe
agricola-option-side-job-help = Dodatkowe pole akcji dla 2–4 graczy: obora za 1 drewno i/lub pieczenie chleba.
agricola-option-side-job-without = bez niego
agricola-option-side-job-with = z nim
agricola-option-tile = Kafelek dodatkowych akcji
agricola-option-tile-help = Kafelek, na którym jedna osoba w rundzie wybiera: przy 2 graczach spośród czterech rzeczy, przy 3 lub 4 spośród dwóch.
agricola-option-tile-without = bez niego
agricola-option-tile-with = z nim
agricola-option-problem-solo-tiles = Zajęcie dodatkowe i kafelek dodatkowych akcji są dla 2–4 graczy: w grze jednoosobowej się ich nie używa.

## Zapis

agricola-error-no-space = Nie ma pola akcji „{ $text }”: napisz forest, clay-pit, farm-expansion i tak dalej.
agricola-error-no-cell = Nie ma pola gospodarstwa „{ $text }”: napisz od a1 do e3, najpierw kolumna.
agricola-error-no-cells = „{ $text }” to nie zbiór pól gospodarstwa: napisz je jednym słowem, na przykład c1d1d2.
agricola-error-no-crop = „{ $text }” nie da się zasiać: napisz grain albo vegetable.
agricola-error-no-good = Nie ma zasobu „{ $text }”: napisz wood, grain, sheep i tak dalej.
agricola-error-no-house = Nie ma domu „{ $text }”: napisz clay albo stone.
agricola-error-no-improvement = Nie ma usprawnienia „{ $text }”: napisz fireplace2, hearth4, well, clay-oven i tak dalej.
agricola-error-no-branch = „{ $text }” nie ma nigdzie do wyboru.

## Pozycje niemożliwe

agricola-position-animals = Zwierzęta miejsca { $seat }, licząc od 0, nie mieszczą się wszystkie, a nikogo się nie pyta, które zostają.
agricola-position-card = Ta karta nie może tak leżeć: { agricola-noun-card }.
agricola-position-crowd = Nie może tam być tylu osób: { agricola-noun-space }.
agricola-position-family = Rodzina miejsca { $seat }, licząc od 0, nie może być taka: jej członkowie, noworodki albo osoby w domu.
agricola-position-fences = Pastwiska miejsca { $seat }, licząc od 0, nie mogą tak leżeć albo wymagają zbyt wielu ogrodzeń.
agricola-position-field = Na polu uprawnym { $cell } nie może być takiego plonu albo aż tyle.
agricola-position-goods = Tyle tego być nie może: { agricola-noun-good }.
agricola-position-major = Tego usprawnienia nie ma nigdzie albo jest w kilku miejscach: { agricola-noun-improvement }.
agricola-position-order = To nie może być tura miejsca { $seat }, licząc od 0.
agricola-position-phase = Faza „{ $phase }” nie zgadza się z tym, co miejsca mają jeszcze do zrobienia.
agricola-position-pile = Te zasoby nie mogą tam leżeć: { agricola-noun-space }.
agricola-position-points = Miejsce { $seat }, licząc od 0, nie może mieć żetonów żebrania przed pierwszymi żniwami ani punktów dodatkowych, których nic nie daje.
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
agricola-fact-starter = Zaczynasz następną rundę
agricola-fact-family =
    { $people ->
        [one] { $people } osoba w twojej rodzinie
        [few] { $people } osoby w twojej rodzinie
        [many] { $people } osób w twojej rodzinie
       *[other] { $people } osoby w twojej rodzinie
    }
