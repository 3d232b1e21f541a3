# Badania: wiele partii, na tym komputerze albo na klastrze, i co z nich wynika.

## Gdzie się gra

error-run-place = Nie można grać na „{ $place }”. Użyj processes, ray albo adresu, na przykład ray://host:10001.
error-run-ray-connect = Nie można połączyć się z klastrem Ray pod adresem „{ $place }”: { $text }
error-run-ray = Obliczenia na Rayu nie powiodły się: { $text }
error-run-ray-version = Węzły Raya mają Cosechę { $there }, a ten komputer { $here }. Zainstaluj wszędzie tę samą wersję.

## Zbiory danych

cli-dataset-stopped = Przerwano. To, co gotowe, zostaje w folderze { $folder }. Aby kontynuować, uruchom to samo polecenie jeszcze raz.
cli-dataset-damaged = Plik { $file } był uszkodzony i został zapisany na nowo.
cli-dataset-kept = Części, które już były gotowe: { $kept } z { $parts }.
cli-dataset-done =
    { $games ->
        [one] { $folder }: { $games } partia, decyzji: { $rows }, { $size } MB.
        [few] { $folder }: { $games } partie, decyzji: { $rows }, { $size } MB.
        [many] { $folder }: { $games } partii, decyzji: { $rows }, { $size } MB.
       *[other] { $folder }: { $games } partii, decyzji: { $rows }, { $size } MB.
    }
error-dataset-none = W folderze „{ $folder }” nie ma zbioru danych.
error-dataset-manifest = Nie da się odczytać manifestu zbioru danych „{ $folder }”: { $text }.
error-dataset-format = Zbiór danych „{ $folder }” ma format { $format }. Ta wersja czyta format { $known }.
error-dataset-other = W folderze „{ $folder }” jest inny zbiór danych: tam { $field } to { $there }, a tutaj { $here }.
error-dataset-not-empty = „{ $folder }” nie jest pustym folderem i nie ma w nim zbioru danych.
error-dataset-taken = Inny proces zapisuje zbiór danych „{ $folder }”. Poczekaj, aż skończy.
error-dataset-numbers = Numery partii w zbiorze danych są mniejsze niż { $most }. Podaj mniejsze --first-game albo mniej partii.
error-dataset-unfinished = Zbiór danych „{ $folder }” jest niedokończony. Brakujące części: { $missing } z { $parts }.
error-dataset-column = Zbiór danych nie ma kolumny „{ $column }”, tylko { $known }.
error-dataset-damaged = Pliku „{ $file }” brakuje albo jest uszkodzony. Utwórz zbiór danych jeszcze raz, aby go zastąpić.
error-dataset-no-encoder = Ta wersja nie ma kodera dla gry { $game }. Użyj json.
error-dataset-encoder = Zbiór danych „{ $folder }” zakodowano za pomocą { $there }, więc ta wersja Cosechy, która ma { $here }, nie może go dokończyć.
error-dataset-not-encoded = Obserwacje zbioru danych „{ $folder }” nie są zakodowane.

## Ligi

cli-league-title =
    { $games ->
        [one] { $game }: liga, { $games } partia, graczy: { $players }, ziarno { $seed }
        [few] { $game }: liga, { $games } partie, graczy: { $players }, ziarno { $seed }
        [many] { $game }: liga, { $games } partii, graczy: { $players }, ziarno { $seed }
       *[other] { $game }: liga, { $games } partii, graczy: { $players }, ziarno { $seed }
    }
cli-league-matrix = Jak często bot z wiersza wygrywa z botem z kolumny
cli-league-about = Elo: Bradley-Terry, średnio 0. OpenSkill: Plackett-Luce, 25 dla nowego bota. W nawiasach przedziały 95%.
error-league-bots = Liga potrzebuje co najmniej dwóch botów, a każdy może wystąpić tylko raz.
error-league-alone = W lidze przy stole gra co najmniej dwóch graczy.

## Siła

cli-strength-column =
    { $column ->
        [row] Wiersz
        [bot] Bot
        [result] Wynik
        [target] Cel
        [games] Partie
       *[verdict] Osiągnięty
    }
cli-strength-verdict =
    { $verdict ->
        [met] tak
        [missed] nie
        [unfinished] w toku
       *[unmeasured] bez pomiaru
    }
cli-strength-about = W nawiasach: przedziały ufności 95%.
cli-strength-pure = Zasady nie są skompilowane, więc boty obliczają mniej w tym samym czasie i wyniki będą słabsze.
cli-strength-stopped = Przerwano. To, co gotowe, zostaje w pliku { $file }. Aby kontynuować, uruchom to samo polecenie jeszcze raz.
cli-strength-other = { $flag } nie działa razem z --strength.
cli-strength-only = { $flag } działa tylko z --strength.
error-strength-line = Wiersz { $line } w pliku „{ $file }” nie jest wynikiem.
error-strength-taken = Inny proces zapisuje plik „{ $file }”. Poczekaj, aż skończy.
error-strength-page = Strona musi mieć wiersze { $begin } i { $end }. Tabele są między nimi.

## Raporty

cli-report-done = Raport jest w pliku { $file }
error-report-file = „{ $file }” to nie symulacja, liga, zapisana partia ani zbiór danych.
error-report-running = Partia z pliku „{ $file }” jeszcze trwa.
report-title = Raport: { $game }
report-about =
    { $games ->
        [one] { $games } partia, liczba graczy: { $players }.
        [few] { $games } partie, liczba graczy: { $players }.
        [many] { $games } partii, liczba graczy: { $players }.
       *[other] { $games } partii, liczba graczy: { $players }.
    }
report-made = Utworzono programem Cosecha { $version }.
report-axis-win-rate = Wygrane (%)
report-axis-points = Punkty
report-axis-mean-points = Średnio punktów
report-axis-round = Runda
report-axis-decisions = Decyzje w partii
report-axis-games = Partie
report-axis-taken = Ile razy na gracza i partię
report-axis-worth = Różnica w punktach
report-ratings = Siła botów
report-ratings-about = Jak silny jest każdy bot, od najlepszego, z przedziałami 95%. Jeśli przedziały dwóch botów prawie na siebie nie zachodzą, jeden jest najpewniej silniejszy.
report-matrix = Każdy z każdym
report-matrix-about = Jak często bot z wiersza był przed botem z kolumny. Remis liczy się jako pół.
report-series = Wygrane serie
report-series-about = Odsetek wygranych serii, z przedziałami 95%. Wspólne zwycięstwo liczy się częściowo. Pozostałe wykresy dotyczą pojedynczych partii.
report-win-rates = Wygrane
report-win-rates-about = Odsetek wygranych partii, z przedziałami 95%. Wspólne zwycięstwo liczy się częściowo. Linia przerywana pokazuje, ile wygrywaliby równie silni gracze.
report-scores = Wyniki końcowe
report-scores-about = Jak często padały poszczególne wyniki. Linia to średnia.
report-sources = Skąd biorą się punkty
report-sources-about = Średnia liczba punktów z każdego źródła na koniec partii, z przedziałami 95%.
report-rounds = Punkty po rundach
report-rounds-about = Średnia liczba punktów, gdyby partia skończyła się po danej rundzie, z przedziałami 95%.
report-lengths = Długość partii
report-lengths-about = Ile decyzji podejmują gracze w jednej partii. Wymuszone ruchy się nie liczą.
report-taken = Co brano i ile to dawało
report-taken-about = Po lewej: ile razy gracz to brał. Po prawej: o ile większa była jego przewaga nad innymi w partiach, w których to brał, niż w jego pozostałych partiach, z przedziałami 95%. To nie dowodzi przyczyny: prowadzący gracz może brać to częściej.
report-taken-only = Co brano
report-taken-only-about = Ile razy gracz to brał w jednej partii.
