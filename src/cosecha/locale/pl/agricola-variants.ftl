# Agricola: warianty i zasady domowe.

## Opcje, które się wykluczają

agricola-option-problem-coming = Ten wariant nie jest jeszcze dostępny. Wyłącz go.
agricola-option-problem-first-season-without-seasons = Pierwsza pora roku wymaga pór roku. Najpierw je włącz.
agricola-option-problem-teams-of-four = Gra drużynowa jest dla 4 graczy.
agricola-option-problem-market-without-cards = Targ kart wymaga pełnej ręki kart. Najpierw ją wybierz.
agricola-option-problem-market-alone = Targ kart jest dla 2–4 graczy: w grze jednoosobowej go nie ma.
agricola-option-problem-market-cards-without-market = Liczba kart na targu wymaga targu kart. Najpierw go włącz.
agricola-option-problem-scattered-or-outwards = Rozproszone pastwiska i rozbudowa na zewnątrz wykluczają się. Wybierz jedną z tych zasad.
agricola-option-problem-even-start-alone = Równy start jest dla 2–4 graczy: w grze jednoosobowej go nie ma.
agricola-option-problem-extra-copse-for-two = Dodatkowy Lasek jest dla 2 graczy: przy innej liczbie go nie ma.
agricola-option-problem-start-food = Żywność z poprzedniej gry wymaga liczby od 0 do 99 dla każdego gracza.
agricola-option-problem-start-cards = Pomocnicy z poprzedniej gry wymagają pełnej ręki kart i listy dla każdego gracza, bez powtórzeń.
agricola-option-problem-hand-occupations = Mniejsza ręka pomocników wymaga pełnej ręki kart i rozdania po 7 kart.

## Pory roku

agricola-event-season-began =
    { $season ->
        [winter] Zaczyna się zima.
        [spring] Zaczyna się wiosna.
        [summer] Zaczyna się lato.
       *[autumn] Zaczyna się jesień.
    }
agricola-event-field-phase-taken = { $seat } zbiera plony, nie czekając na żniwa.
agricola-status-season =
    { $season ->
        [winter] Pora roku: zima, potem wiosna
        [spring] Pora roku: wiosna, potem lato
        [summer] Pora roku: lato, potem jesień
       *[autumn] Pora roku: jesień, potem zima
    }
agricola-season-rule =
    { $rule ->
        [plow] Zimą każde pole uprawne kosztuje 1 żywność.
        [fences] Wiosną, gdy zapłacisz za 1 ogrodzenie, najwyżej 2 następne są za darmo.
        [grain] Latem dostajesz też 1 zboże.
        [room] Latem za każdą nową izbę możesz zbudować 1 oborę za darmo.
       *[major] Jesienią każde duże usprawnienie kosztuje o 1 materiał budowlany mniej.
    }
agricola-season-closed = Zimą zamknięte przed rundą { $round }.
agricola-season-goods =
    { $change ->
        [more] W tej porze roku przybywa tu o { agricola-noun-goods } więcej.
       *[less] W tej porze roku przybywa tu o { agricola-noun-goods } mniej.
    }
agricola-cell-does-in-season = { $does }. { $note }
agricola-reason-other-season =
    { $season ->
        [winter] To pole akcji jest dostępne tylko zimą: { agricola-noun-space }.
        [spring] To pole akcji jest dostępne tylko wiosną: { agricola-noun-space }.
        [summer] To pole akcji jest dostępne tylko latem: { agricola-noun-space }.
       *[autumn] To pole akcji jest dostępne tylko jesienią: { agricola-noun-space }.
    }
agricola-reason-closed-in-winter = To pole akcji jest zimą zamknięte przed rundą { $round }: { agricola-noun-space }.
agricola-reason-no-pair = Nie masz 2 zwierząt jednego gatunku, więc żadne się nie rozmnoży.
agricola-reason-nothing-planted = Na twoich polach uprawnych nic nie rośnie.

## Zwierzęta

agricola-event-animals-left = { $seat } zostawia { agricola-noun-goods } na polu { agricola-noun-space }.

## Gospodarstwo

agricola-event-fence-left-open = { $seat } buduje otwarte ogrodzenie: { $edge }.
agricola-place-edge =
    { $at ->
        [n] górna krawędź pola { $cell }
        [s] dolna krawędź pola { $cell }
        [w] lewa krawędź pola { $cell }
       *[e] prawa krawędź pola { $cell }
    }
agricola-action-rail = zbudować otwarte ogrodzenie: { $edge }
agricola-choice-rail =
    { $count ->
        [one] Zbuduj otwarte ogrodzenie: { $count } krawędź do wyboru
        [few] Zbuduj otwarte ogrodzenie: { $count } krawędzie do wyboru
        [many] Zbuduj otwarte ogrodzenie: { $count } krawędzi do wyboru
       *[other] Zbuduj otwarte ogrodzenie: { $count } krawędzi do wyboru
    }
agricola-error-no-edge = Nie ma krawędzi „{ $text }”: napisz pole i stronę, na przykład b1n albo e3e.

## Początek gry

## Drużyny

agricola-event-teams-formed = Drużyny: { $one } kontra { $other }.
agricola-event-goods-moved = { $to } dostaje { agricola-noun-goods } od gracza { $seat }. Targ zatrzymuje jeszcze { $lost }.
agricola-event-teams-ended =
    { $points ->
        [one] Koniec partii. Wygrywa drużyna { $seats }: { $points } punkt.
        [few] Koniec partii. Wygrywa drużyna { $seats }: { $points } punkty.
        [many] Koniec partii. Wygrywa drużyna { $seats }: { $points } punktów.
       *[other] Koniec partii. Wygrywa drużyna { $seats }: { $points } punktu.
    }
agricola-action-give = dać partnerowi { agricola-noun-goods }
agricola-action-fetch = dostać od partnera { agricola-noun-goods }
agricola-action-partner-room = zbudować partnerowi izbę na polu { $cell }
agricola-action-partner-stable = zbudować partnerowi oborę na polu { $cell }
agricola-action-partner-plow = zaorać partnerowi pole uprawne na { $cell }
agricola-action-partner-fence = ogrodzić partnerowi pastwisko { $cells }
agricola-action-partner-rail = zbudować partnerowi otwarte ogrodzenie: { $edge }
agricola-choice-give = Daj partnerowi { agricola-noun-goods }
agricola-choice-fetch = Weź od partnera { agricola-noun-goods }
agricola-choice-partner-room = Zbuduj partnerowi izbę: { agricola-noun-cells }
agricola-choice-partner-stable = Zbuduj partnerowi oborę: { agricola-noun-cells }
agricola-choice-partner-plow = Zaoraj partnerowi pole uprawne: { agricola-noun-cells }
agricola-choice-partner-fence =
    { $count ->
        [one] Ogrodź partnerowi pastwisko: { $count } sposób
        [few] Ogrodź partnerowi pastwisko: { $count } sposoby
        [many] Ogrodź partnerowi pastwisko: { $count } sposobów
       *[other] Ogrodź partnerowi pastwisko: { $count } sposobu
    }
agricola-choice-partner-rail =
    { $count ->
        [one] Zbuduj partnerowi otwarte ogrodzenie: { $count } krawędź do wyboru
        [few] Zbuduj partnerowi otwarte ogrodzenie: { $count } krawędzie do wyboru
        [many] Zbuduj partnerowi otwarte ogrodzenie: { $count } krawędzi do wyboru
       *[other] Zbuduj partnerowi otwarte ogrodzenie: { $count } krawędzi do wyboru
    }

## Targ kart

agricola-event-card-taken = { $seat } pomija turę i bierze kartę { $card } z targu kart.
agricola-action-take = wziąć kartę { $card } z targu kart
agricola-choice-take =
    { $price ->
        [none] { $needs ->
            [none] Weź kartę { $card }: { $text }
           *[other] Weź kartę { $card } ({ $needs }): { $text }
        }
       *[other] { $needs ->
            [none] Weź kartę { $card } ({ $price }): { $text }
           *[other] Weź kartę { $card } ({ $price }; { $needs }): { $text }
        }
    }

## Kampanie

agricola-event-start-food-gained = { $seat } zaczyna, mając dodatkowo { agricola-noun-food }.
agricola-event-card-kept = { $seat } zaczyna z wyłożoną kartą { $card }.
agricola-event-kept-card-lost = { $seat } nie może zapłacić za kartę { $card } i ją traci.
