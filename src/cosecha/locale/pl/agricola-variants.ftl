# Agricola: warianty i zasady domowe.

## Opcje w formularzu

agricola-option-group-seasons = Pory roku
agricola-option-group-market = Targ kart
agricola-option-group-house-rules = Zasady domowe
agricola-option-seasons = Pory roku
agricola-option-seasons-help = Każda runda ma porę roku z własnym polem akcji, a niektóre pola akcji dają lub kosztują co innego.
agricola-option-seasons-without = nie
agricola-option-seasons-with = tak
agricola-option-first-season = Pierwsza pora roku
agricola-option-first-season-help = Pora roku w rundzie 1.
agricola-option-first-season-winter = zima
agricola-option-first-season-spring = wiosna
agricola-option-first-season-summer = lato
agricola-option-first-season-autumn = jesień
agricola-option-teams = Gra drużynowa
agricola-option-teams-help = Dla 4 graczy. Partnerzy siedzą naprzeciw siebie, budują dla siebie nawzajem i wygrywają razem.
agricola-option-teams-without = nie
agricola-option-teams-lower = liczy się niższy wynik
agricola-option-teams-product = iloczyn obu sum
agricola-option-open-market = Targ kart
agricola-option-open-market-help = Kilka kart leży odkrytych. Raz na rundę jeden gracz może pominąć turę i wziąć jedną z nich. Dla 2–4 graczy.
agricola-option-open-market-without = nie
agricola-option-open-market-with = tak
agricola-option-market-cards = Karty na targu
agricola-option-market-cards-help = Ile kart leży na targu. Połowa z nich to pomocnicy.
agricola-option-house-before-cooking = Najpierw miejsce, potem kuchnia
agricola-option-house-before-cooking-help = Nowe zwierzęta najpierw umieszczasz, a dopiero potem zamieniasz na żywność. Te bez miejsca wracają do ogólnej puli.
agricola-option-house-before-cooking-without = nie
agricola-option-house-before-cooking-with = tak
agricola-option-one-pasture = Jedno pastwisko na gatunek
agricola-option-one-pasture-help = Zwierzęta jednego gatunku mogą żyć tylko na 1 pastwisku.
agricola-option-one-pasture-without = nie
agricola-option-one-pasture-with = tak
agricola-option-take-usable = Bierz to, co wykorzystasz
agricola-option-take-usable-help = Z targu zwierząt bierzesz tylko te, które umieszczasz albo zamieniasz na żywność. Pozostałe tam zostają.
agricola-option-take-usable-without = nie
agricola-option-take-usable-with = tak
agricola-option-unfinished-pastures = Niedokończone pastwiska
agricola-option-unfinished-pastures-help = Możesz budować pojedyncze ogrodzenia i zamknąć pastwisko później.
agricola-option-unfinished-pastures-without = nie
agricola-option-unfinished-pastures-with = tak
agricola-option-scattered-pastures = Rozproszone pastwiska
agricola-option-scattered-pastures-help = Twoje pastwiska nie muszą ze sobą sąsiadować. Wyklucza rozbudowę na zewnątrz.
agricola-option-scattered-pastures-without = nie
agricola-option-scattered-pastures-with = tak
agricola-option-growing-outwards = Rozbudowa na zewnątrz
agricola-option-growing-outwards-help = Izby, pola uprawne i pastwiska powstają obok tych, które masz. Wyklucza rozproszone pastwiska.
agricola-option-growing-outwards-without = nie
agricola-option-growing-outwards-with = tak
agricola-option-even-start = Równy start
agricola-option-even-start-help = Wszyscy zaczynają z 3 żywności. W rundzie 1 drugie osoby wystawia się w odwrotnej kolejności. Dla 2–4 graczy.
agricola-option-even-start-without = nie
agricola-option-even-start-with = tak
agricola-option-extra-copse = Dodatkowy Lasek
agricola-option-extra-copse-help = Dla 2 graczy: dodatkowe pole akcji, na które co rundę trafia 1 drewno.
agricola-option-extra-copse-without = nie
agricola-option-extra-copse-with = tak

## Opcje, które się wykluczają

agricola-option-problem-first-season-without-seasons = Pierwsza pora roku wymaga pór roku. Najpierw je włącz.
agricola-option-problem-teams-of-four = Gra drużynowa jest dla 4 graczy.
agricola-option-problem-market-without-cards = Targ kart wymaga pełnej ręki kart. Najpierw ją wybierz.
agricola-option-problem-market-alone = Targ kart jest dla 2–4 graczy: w grze jednoosobowej go nie ma.
agricola-option-problem-market-cards-without-market = Liczba kart na targu wymaga targu kart. Najpierw go włącz.
agricola-option-problem-scattered-or-outwards = Rozproszone pastwiska i rozbudowa na zewnątrz wykluczają się. Wybierz jedną z tych zasad.
agricola-option-problem-even-start-alone = Równy start jest dla 2–4 graczy: w grze jednoosobowej go nie ma.
agricola-option-problem-extra-copse-for-two = Dodatkowy Lasek jest dla 2 graczy: przy innej liczbie go nie ma.
agricola-option-problem-start-food = Żywność z poprzedniej gry wymaga liczby od 0 do 99 dla każdego gracza.
agricola-option-problem-start-cards = Pomocnicy z poprzedniej gry wymagają kart na ręce i listy dla każdego gracza, z pomocnikami z tej talii, bez powtórzeń.
agricola-option-problem-hand-occupations = Mniejsza ręka pomocników wymaga pełnej ręki kart.

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
agricola-client-seasons = Pory roku
agricola-client-season =
    { $season ->
        [winter] Zima
        [spring] Wiosna
        [summer] Lato
       *[autumn] Jesień
    }
agricola-client-season-next =
    { $season ->
        [winter] potem zima
        [spring] potem wiosna
        [summer] potem lato
       *[autumn] potem jesień
    }
# The action space of the season, below its name.
agricola-client-season-work = Prace
agricola-client-season-closed = zamknięte
agricola-client-season-free =
    { $count ->
        [one] { $count } gratis
        [few] { $count } gratis
        [many] { $count } gratis
       *[other] { $count } gratis
    }
agricola-client-season-preparation = Przygotowanie
agricola-client-season-changes = Co się zmienia
agricola-client-season-prepares =
    { $season ->
        [winter] o 1 glinę mniej na każdym polu z gliną, o 1 trzcinę mniej na każdym polu z trzciną
        [spring] o 1 drewno mniej na każdym polu z drewnem, o 1 kamień więcej na każdym polu z kamieniem
        [summer] o 1 glinę więcej na każdym polu z gliną, o 1 kamień mniej na każdym polu z kamieniem, o 1 żywność więcej na polu Połów ryb
       *[autumn] o 1 drewno więcej na każdym polu z drewnem, o 1 trzcinę więcej na każdym polu z trzciną
    }
agricola-client-season-rules =
    { $season ->
        [winter] Pole Połów ryb jest zamknięte przed rundą 12, ale żywność się tam gromadzi. Każde zaorane pole uprawne kosztuje 1 żywność.
        [spring] Gdy budujesz ogrodzenia i płacisz za co najmniej 1, najwyżej 2 następne są za darmo.
        [summer] Pole Dniówka daje też 1 zboże. Za każdą nową izbę możesz zbudować 1 oborę za darmo.
       *[autumn] Każde duże usprawnienie kosztuje o 1 materiał budowlany mniej, wybrany przez ciebie.
    }

## Zwierzęta

agricola-event-animals-left = { $seat } zostawia { agricola-noun-goods } na polu { agricola-noun-space }.
agricola-reason-no-use-for-animals = Nie masz miejsca dla tych zwierząt ani nie zamienisz ich na żywność. Najpierw zrób miejsce.
agricola-reason-take-one-animal = Musisz wziąć co najmniej 1 zwierzę. Zatrzymaj je albo zamień na żywność.
agricola-reason-house-first = Nowe zwierzęta trzeba najpierw umieścić w gospodarstwie. Wybierz, które zostają.

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
agricola-client-rails =
    { $count ->
        [one] Zbuduj { $count } otwarte ogrodzenie
        [few] Zbuduj { $count } otwarte ogrodzenia
        [many] Zbuduj { $count } otwartych ogrodzeń
       *[other] Zbuduj { $count } otwartego ogrodzenia
    }
agricola-error-no-edge = Nie ma krawędzi „{ $text }”: napisz pole i stronę, na przykład b1n albo e3e.
agricola-reason-not-beside-own-field = Pole { $cell } nie sąsiaduje z twoim polem uprawnym. Wybierz pole obok niego.
agricola-reason-not-beside-anything = Pole { $cell } nie sąsiaduje z niczym w twoim gospodarstwie. Buduj obok tego, co masz.
agricola-reason-first-pasture-apart = Pierwsze pastwisko musi sąsiadować z twoją chatą albo polem uprawnym.
agricola-reason-no-open-fences = Ogrodzenia muszą zamykać pastwisko. Wskaż pola, które grodzisz.
agricola-reason-fence-already = Tam już stoi ogrodzenie. Wybierz inną krawędź.
agricola-reason-useless-fence = Ogrodzenie tam nigdy nie zamknie pastwiska. Wybierz krawędź pola bez izby i bez pola uprawnego.
agricola-reason-fence-apart = Ogrodzenie musi stykać się z czymś zbudowanym albo z innym ogrodzeniem.
agricola-reason-fence-closes = To ogrodzenie zamyka pastwisko. Wskaż pola, które zamyka.
agricola-reason-open-fence-across = Otwarte ogrodzenie dzieli te pola. Wskaż pola po jednej jego stronie.
agricola-board-open-fences = Otwarte ogrodzenia
agricola-board-edge = Krawędź

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
agricola-event-partner-room-built =
    { $house ->
        [wood] { $seat } buduje drewnianą izbę na polu { $cell } dla gracza { $to }.
        [clay] { $seat } buduje glinianą izbę na polu { $cell } dla gracza { $to }.
       *[stone] { $seat } buduje kamienną izbę na polu { $cell } dla gracza { $to }.
    }
agricola-event-partner-stable-built = { $seat } buduje oborę na polu { $cell } dla gracza { $to }.
agricola-event-partner-field-plowed = { $seat } orze pole uprawne na { $cell } dla gracza { $to }.
agricola-event-partner-pasture-fenced =
    { $fences ->
        [0] { $seat } zamyka zarazem inne pastwisko dla gracza { $to }: { $cells }.
        [one] { $seat } grodzi pastwisko { $cells } dla gracza { $to }: { $fences } nowe ogrodzenie.
        [few] { $seat } grodzi pastwisko { $cells } dla gracza { $to }: { $fences } nowe ogrodzenia.
        [many] { $seat } grodzi pastwisko { $cells } dla gracza { $to }: { $fences } nowych ogrodzeń.
       *[other] { $seat } grodzi pastwisko { $cells } dla gracza { $to }: { $fences } nowego ogrodzenia.
    }
agricola-event-partner-fence-left-open = { $seat } buduje otwarte ogrodzenie dla gracza { $to }: { $edge }.
agricola-event-teams-shared =
    { $points ->
        [one] Koniec partii. Wspólne zwycięstwo obu drużyn: { $points } punkt.
        [few] Koniec partii. Wspólne zwycięstwo obu drużyn: { $points } punkty.
        [many] Koniec partii. Wspólne zwycięstwo obu drużyn: { $points } punktów.
       *[other] Koniec partii. Wspólne zwycięstwo obu drużyn: { $points } punktu.
    }
agricola-decision-move = Jakie zasoby przenosisz? Do puli trafia jeszcze po 1 z każdego rodzaju.
agricola-waiting-move = Przenoszenie zasobów: { $seats }.
agricola-status-teams = Drużyny: { $one } kontra { $other }
agricola-team-fences = Dla partnera od 1 do 3 ogrodzeń kosztuje o 1 drewno więcej.
agricola-team-price =
    { $what ->
        [room] Cena izby dla partnera: { $price }.
        [stable] Obora dla partnera kosztuje { agricola-noun-wood }.
       *[both] Cena izby dla partnera: { $price }. Obora kosztuje { agricola-noun-wood }.
    }
agricola-both-notes = { $one } { $other }
agricola-fact-given = Dla gracza { $seat }: { agricola-noun-goods }
agricola-reason-no-partner = W tej grze nie masz partnera. Wybierz własne gospodarstwo.
agricola-reason-partner-later = Buduj dla partnera w swojej turze, gdy partner o niczym nie decyduje.
agricola-reason-partner-apart =
    { $what ->
        [room] To pole nie sąsiaduje z izbą partnera. Wybierz pole obok niej.
        [field] To pole nie sąsiaduje z polem uprawnym partnera. Tylko pierwsze może leżeć gdziekolwiek.
        [next-field] To pole nie sąsiaduje z polem uprawnym partnera. Wybierz pole obok niego.
        [pasture] Nowe pastwisko musi sąsiadować z pastwiskiem partnera.
        [first-pasture] Pierwsze pastwisko partnera musi sąsiadować z jego chatą albo polem uprawnym.
        [across] Nowe pastwisko musi leżeć poza pastwiskami partnera albo w całości na jednym z nich.
        [open-fence] Otwarte ogrodzenie partnera dzieli te pola. Wskaż pola po jednej jego stronie.
        [fence] Ogrodzenie musi stykać się z czymś w gospodarstwie partnera albo z innym ogrodzeniem.
       *[anything] To pole nie sąsiaduje z niczym w gospodarstwie partnera. Buduj obok tego, co tam jest.
    }
agricola-reason-partner-no-stable =
    { $count ->
        [one] Partner ma już swoją jedyną oborę.
        [few] Partner ma już wszystkie { $count } obory.
        [many] Partner ma już wszystkie { $count } obór.
       *[other] Partner ma już wszystkie { $count } obory.
    }
agricola-reason-partner-no-fence =
    { $count ->
        [one] Potrzeba { $count } nowego ogrodzenia, a partner ma tylko { $left }.
        [few] Potrzeba { $count } nowych ogrodzeń, a partner ma tylko { $left }.
        [many] Potrzeba { $count } nowych ogrodzeń, a partner ma tylko { $left }.
       *[other] Potrzeba { $count } nowego ogrodzenia, a partner ma tylko { $left }.
    }
agricola-reason-partner-too-few = Partner potrzebuje do tego { agricola-noun-goods.genitive }, wliczając to, co trafia do puli, a ma tylko { $have }.
agricola-reason-moved-already = Ten rodzaj zasobów jest już przeniesiony. Wybierz inny.
agricola-reason-nothing-to-move = Ani ty, ani partner nie macie 2 takich samych zasobów: 1 z przenoszonych trafia do puli.
agricola-client-for-partner = Zbuduj dla: { $name }
agricola-client-for-yourself = Zbuduj u siebie
agricola-client-move-goods = Przenieś te zasoby
agricola-client-move-fetch = Dostań 1 więcej albo oddaj 1 mniej: { $good }
agricola-client-move-give = Oddaj 1 więcej albo dostań 1 mniej: { $good }
agricola-client-moved = dostajesz { $fetched }, oddajesz { $given }
agricola-client-team-lower = W każdej kategorii liczy się tylko niższy wynik z obu partnerów; drugi jest przekreślony.
agricola-client-team-product = Punkty drużyny to suma jednego partnera razy suma drugiego.
agricola-score-partner = Partner
agricola-score-own = Własne punkty
agricola-score-team =
    { $scoring ->
        [product] Drużyna (iloczyn)
       *[lower] Drużyna (niższe wyniki)
    }
# $own to komórka bez drużyn.
agricola-score-cell-team = { $own }, drużyna: { $team }
agricola-decided-product = O zwycięstwie decyduje: { $winner-one } × { $winner-other } = { $winner-points } ({ $winner }) kontra { $second-one } × { $second-other } = { $second-points } ({ $second }).
agricola-action-give = dać partnerowi { agricola-noun-goods }
agricola-action-fetch = dostać od partnera { agricola-noun-goods }
agricola-action-partner-room = zbudować partnerowi izbę na polu { $cell }
agricola-action-partner-stable = zbudować partnerowi oborę na polu { $cell }
agricola-action-partner-plow = zaorać partnerowi pole uprawne na { $cell }
agricola-action-partner-fence = ogrodzić partnerowi pastwisko { $cells }
agricola-action-partner-rail = zbudować partnerowi otwarte ogrodzenie: { $edge }
agricola-choice-give = Daj partnerowi { agricola-noun-goods }
agricola-choice-fetch = Weź od partnera { agricola-noun-goods }
agricola-choice-give-some = Daj partnerowi zasoby, najwyżej { agricola-noun-goods }
agricola-choice-fetch-some = Weź od partnera zasoby, najwyżej { agricola-noun-goods }
agricola-choice-partner-room = Zbuduj partnerowi izbę za { $price }: { agricola-noun-cells }
agricola-choice-partner-stable = Zbuduj partnerowi oborę za { agricola-noun-wood }: { agricola-noun-cells }
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
# a switch on a phone: short
agricola-client-market = Targ { $count }
agricola-board-market =
    { $used ->
        [0] Targ kart
       *[1] Targ kart (użyty w tej rundzie)
    }
agricola-reason-no-market = W tej grze nie ma targu kart. Wystaw członka rodziny.
agricola-reason-not-in-market = Tej karty nie ma na targu kart: { $card }.
agricola-reason-market-used = W tej rundzie ktoś już wziął kartę. Wystaw członka rodziny.
agricola-reason-no-turn-to-skip = Możesz pominąć turę tylko wtedy, gdy ktoś inny ma jeszcze kogo wystawić.
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

## Serie

agricola-series-problem-teams = Seria nie ma punktów dla drużyn. Zrezygnuj z gry drużynowej.
agricola-series-problem-solo = Ta seria jest dla 1 gracza.
agricola-series-keep = Którego pomocnika zatrzymujesz? Zaczynasz z nim następną partię.
# One of the occupations that can be kept, and what it does.
agricola-series-card = { $card }: { $text }
agricola-series-starts = pierwszy gracz
agricola-series-keep-none = Nie zatrzymuj żadnego
agricola-series-permanent = Z którym pomocnikiem zaczynasz od teraz każdą partię?
agricola-series-missed =
    { $target ->
        [one] Do celu trzeba było { $target } punktu. Próbujesz jeszcze raz, bez dodatkowej żywności?
        [few] Do celu trzeba było { $target } punktów. Próbujesz jeszcze raz, bez dodatkowej żywności?
        [many] Do celu trzeba było { $target } punktów. Próbujesz jeszcze raz, bez dodatkowej żywności?
       *[other] Do celu trzeba było { $target } punktu. Próbujesz jeszcze raz, bez dodatkowej żywności?
    }
agricola-series-again = Spróbuj jeszcze raz
agricola-series-stop = Zakończ serię
# $points wymienia punkty za wszystkie miejsca: 7, 5, 4, 3.
agricola-series-stake = Punkty za miejsca w tej partii: { $points }
agricola-series-won =
    { $points ->
        [one] { $seat } wygrywa serię: { $points } punkt.
        [few] { $seat } wygrywa serię: { $points } punkty.
        [many] { $seat } wygrywa serię: { $points } punktów.
       *[other] { $seat } wygrywa serię: { $points } punktu.
    }
agricola-series-target =
    { $target ->
        [one] Cel: { $target } punkt
        [few] Cel: { $target } punkty
        [many] Cel: { $target } punktów
       *[other] Cel: { $target } punktu
    }
agricola-series-ended =
    { $count ->
        [one] Koniec serii. Osiągasz { $count } cel.
        [few] Koniec serii. Osiągasz { $count } cele.
        [many] Koniec serii. Osiągasz { $count } celów.
       *[other] Koniec serii. Osiągasz { $count } celu.
    }
series-name-three-games = Trzy partie
series-about-three-games = Miejsca w każdej partii dają punkty, za każdym razem więcej. Możesz zatrzymać 1 pomocnika na następną partię.
series-points-three-games = Punkty
series-name-solo = Seria solo
series-about-solo = Każda partia ma wyższy cel. Po każdej partii zostaje z tobą 1 pomocnik, a punkty ponad cel dają żywność.
series-points-solo = Cele
