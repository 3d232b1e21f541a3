# Trener: jak dobre były decyzje, co byłoby lepsze i skąd wzięły się punkty.

coach-title = Analiza
coach-analyze = Przeanalizuj
coach-about = Trener ocenia każdą decyzję w partii według tego, co gracz mógł wtedy wiedzieć.
coach-progress = Analiza: { $done } z { $all }
coach-queued =
    { $ahead ->
        [one] W kolejce przed twoją: { $ahead } analiza.
        [few] W kolejce przed twoją: { $ahead } analizy.
        [many] W kolejce przed twoją: { $ahead } analiz.
       *[other] W kolejce przed twoją: { $ahead } analizy.
    }
coach-begun = Analizuję partię…
coach-done = Analiza jest gotowa.
coach-fork = To dalszy ciąg partii bez podpowiedzi, która może jeszcze trwać, więc nie można go przeanalizować.
coach-incomplete = Partia jest bardzo długa, więc przeanalizowano tylko jej początek.

## Oceny

coach-mark-best = Najlepsza
coach-mark-good = Dobra
coach-mark-inaccuracy = Niedokładność
coach-mark-mistake = Błąd
coach-cell-played = { $action } ({ $mark })
coach-cell-better = { $action } ({ $gain })
coach-idea-behind = { $action } ({ $change })
coach-move-number = Ruch
coach-why = Dlaczego
coach-marks = Decyzje
coach-marks-of = Decyzje: { $seat }
coach-marks-fine = Bez niedokładności i błędów.
coach-marks-none = Nie było z czego wybierać.
coach-lost = Strata

## Ile. $whole i $tenth: na przykład 3 i 4 dla 3,4

coach-points = { $whole },{ $tenth } punktu
coach-percent = { $percent }%
coach-more = +{ $amount }
coach-less = −{ $amount }
coach-better-chances = większa szansa na wygraną
coach-worse-chances = mniejsza szansa na wygraną

## Krzywa

coach-curve-points = Przewidywane punkty
coach-curve-wins = Szansa na wygraną
coach-curve-moves = Ruchy
coach-curve-at =
    { $move ->
        [0] Na początku
       *[other] Po ruchu { $move }
    }
coach-turns = Punkty zwrotne
coach-turns-none = Brak: nie było nagłych zmian.
coach-turn =
    { $moves ->
        [one] Ruch { $last }, { $seat }: { $change }
        [few] Ruchy { $first }–{ $last }, { $seat }: { $change }
        [many] Ruchy { $first }–{ $last }, { $seat }: { $change }
       *[other] Ruchy { $first }–{ $last }, { $seat }: { $change }
    }
coach-as-table = Jako tabela

## Decyzja

coach-move = Ruch { $move }
coach-played = Zagrano
coach-better = Lepiej
coach-best-played = Lepszego ruchu nie było.
coach-not-judged = W tej chwili nikt nie ma wyboru.
coach-next-marked = Następna niedokładność lub błąd
coach-show-played = Pokaż zagrany ruch
coach-show-better = Pokaż lepszy ruch

## Co robisz?

coach-ideas = Co robisz?
coach-ideas-about = Najlepsze ruchy gracza { $seat }, każdy z możliwym dalszym ciągiem.
coach-line = Możliwy dalszy ciąg
coach-line-back = Wstecz
coach-line-on = Dalej
coach-line-at = Krok { $step } z { $steps }
coach-line-close = Zamknij wariant
coach-line-step = { $seat }: { $action }
coach-line-guessed = To tylko możliwy dalszy ciąg. To, co ukryte, jest tylko domysłem.

## Raport

coach-report = Skąd wzięły się twoje punkty
coach-report-of = Skąd wzięły się punkty: { $seat }
coach-report-from = Punkty za
coach-report-own = Ty
coach-report-seat = Punkty
coach-report-others = Inni średnio
coach-report-usual = Średnia: { $level }
coach-report-about = Ostatnia kolumna pokazuje, ile punktów średnio zdobywają boty na tym poziomie.
coach-report-total = Razem
coach-report-team = Drużyna
coach-source-temples = Świątynie
coach-try = Czego spróbować następnym razem
coach-try-santiago =
    { $source ->
        [money] Zostaw sobie więcej pieniędzy. Licytuj nisko, jeśli żeton nie jest ci bardzo potrzebny, i pozwól innym płacić za kanały.
       *[plantations] Twórz większe plantacje. Sadź obok tej samej uprawy i zadbaj, żeby dotarła tam woda.
    }
coach-try-cacao =
    { $source ->
        [gold] Sprzedawaj więcej kakao. Stawiaj pracowników przy targu, gdy masz pełny magazyn.
        [temples] Walcz o świątynie. Wystarczy jeden pracownik więcej niż inni.
        [suns] Zbieraj żetony słońca. Każdy jest wart 1 złoto, a pod koniec pozwala nadbudować kafel.
       *[water] Przesuwaj nosiwodę dalej. Ostatnie pola są najwięcej warte.
    }
coach-try-agricola =
    { $source ->
        [fields] Zaoraj więcej pól uprawnych. Punkty dają od drugiego.
        [pastures] Ogrodź więcej pastwisk. 4 małe dają więcej punktów niż 1 duże.
        [grain] Wcześniej siej zboże. Z jednego robią się trzy.
        [vegetables] Zdobądź warzywo i je posiej. Wystarczy kilka, żeby mieć dużo punktów.
        [sheep] Zachowaj owce do końca. Już pierwsza chroni przed stratą punktu.
        [boar] Zachowaj dziki do końca. Już pierwszy chroni przed stratą punktu.
        [cattle] Zachowaj krowy do końca. Wystarczy kilka, żeby mieć dużo punktów.
        [unused] Wykorzystaj każde pole gospodarstwa. Każde niezajęte kosztuje punkt.
        [stables] Buduj obory wewnątrz ogrodzeń. Każda daje tam punkt.
        [rooms] Wyremontuj chatę. Każda izba z gliny lub kamienia daje punkty.
        [people] Wcześniej powiększ rodzinę. Każda osoba daje 3 punkty i jedną akcję więcej w rundzie.
        [improvements] Zdobądź usprawnienie, które pomaga przez całą partię, na przykład do gotowania.
        [begging] Wcześniej zaplanuj żywność na następne żniwa. Każdy żeton żebrania kosztuje 3 punkty.
       *[bonus] Szukaj punktów dodatkowych: karty i warsztaty nagradzają to, co ci zostaje.
    }
coach-try-move = Spójrz jeszcze raz na ruch { $move }. Strata: { $lost }.
coach-try-move-chances = Spójrz jeszcze raz na ruch { $move }. Zmniejszył twoje szanse na wygraną.
coach-try-level = W niczym nie zostajesz w tyle. Spróbuj innego poziomu, innej liczby graczy albo innych opcji.

## Co może się nie udać

error-coach-none = Nie ma trenera dla gry { $game }.
error-coach-running = Partia jeszcze trwa. Przeanalizujesz ją na końcu.
error-coach-busy = Trwa wiele analiz. Spróbuj znowu za kilka minut.
error-coach-failed = Analiza się nie udała. Spróbuj jeszcze raz.
error-coach-no-choice = W tej chwili nikt nie ma wyboru.
