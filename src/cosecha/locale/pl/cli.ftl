# Wiersz poleceń i stół w terminalu.

## Pomoc do poleceń

cli-about = Rolnicze gry planszowe dla ludzi i botów. Graj w terminalu, każ botom grać ze sobą, odtwarzaj i sprawdzaj partie.
cli-about-command =
    { $command ->
        [serve] Udostępniaj stoły przeglądarkom i programom, aż naciśniesz Ctrl-C.
        [mcp] Pozwól grać modelom językowym: serwer MCP na stdin i stdout.
        [backup] Zapisz wszystkie stoły serwera w jednym pliku. Serwer może działać.
        [restore] Zastąp wszystkie stoły serwera stołami z kopii zapasowej. Najpierw zatrzymaj serwer.
        [play] Zagraj partię: ty przeciw botom albo kilka osób przy jednej klawiaturze.
        [simulate] Każ botom rozegrać wiele partii i podsumuj je.
        [dataset] Każ botom grać i zapisz każdą decyzję w zbiorze danych (Parquet).
        [league] Każ botom rozegrać ligę i oceń ich siłę.
        [report] Utwórz stronę internetową z wykresami rozegranych partii.
        [replay] Przejdź krok po kroku przez zapisaną partię.
        [verify] Rozegraj zapisaną partię od nowa i sprawdź każdy ruch, wynik i losowanie.
        [analyze] Oceń każdą decyzję w zapisanej partii: co było dobre i co byłoby lepsze.
        [check] Rozegraj pliki scenariuszy i powiedz, które się zgadzają.
        [bots] Pokaż boty każdej gry.
        [doctor] Pokaż, co jest zainstalowane i czy działa.
        [options] Pokaż zapisane opcje, zmień ich nazwę albo je usuń.
       *[rules] Przeczytaj zasady gry.
    }
cli-usage = Użycie: { $usage }
cli-usage-command = POLECENIE
cli-usage-options = OPCJE
cli-arguments = Argumenty:
cli-commands = Polecenia:
cli-options = Opcje:
cli-more-help = Każde polecenie ma własną pomoc: { $command }
cli-default = domyślnie: { $value }
cli-flag-seats = Miejsca liczy się od 0.
cli-argument-game = Gra: { $known }.
cli-argument-any-game = Gra: { $known }. Gdy ją podasz, ta pomoc pokaże też jej opcje.
cli-argument-file = Zapisana partia, w JSON albo w zwięzłym tekście.
cli-argument-report = Plik zapisany przez simulate albo league z --json, zapisana partia albo folder zbioru danych.
cli-argument-backup = Plik kopii zapasowej.
cli-argument-files = Jeden lub więcej plików scenariuszy (YAML albo JSON).
cli-argument-section = Rozdział strony, na przykład auction.
cli-flag-lang = Język; domyślnie język twojego komputera.
cli-flag-help = Pokaż tę pomoc.
cli-flag-version = Pokaż wersję.
cli-flag-doctor-json = Wypisz raport w formacie JSON, dla programów.
cli-flag-ascii = Rysuj tylko znakami ASCII.
cli-flag-force = Zastąp to, co już istnieje.
cli-flag-all = Pokaż całą partię bez pytania.
cli-flag-moves = Pokaż ruchy w zwięzłym tekście.
cli-flag-play =
    { $flag ->
        [seats] Kto gdzie siedzi, na przykład you,farmer,sprout; you,you to dwie osoby przy jednej klawiaturze. Domyślnie: ty (you) i boty na poziomie polecanym dla ciebie.
        [name] Twoje imię przy stole.
        [seed] Losuj według tej liczby. Bez niej losowanie da się na koniec sprawdzić.
        [words] Twoje słowa do losowania, żeby gra o nie nie pytała.
        [resume] Wznów zapisaną partię.
        [save] Plik, w którym partia się zapisuje.
        [series] Graj serię zamiast jednej partii: best-of-three; w Agricoli także three-games i solo.
        [saved_options] Zacznij od opcji zapisanych pod tą nazwą. Inne argumenty są ważniejsze.
        [save_options] Zapisz opcje partii pod tą nazwą.
       *[pace] Sekundy między ruchami botów. [domyślnie: 0.4, a w potoku 0]
    }
cli-flag-report-to = Gdzie zapisać stronę. [domyślnie: nazwa FILE z .html]
cli-flag-report-images = Zapisz też wykresy w tym folderze jako SVG i PNG.
cli-flag-delete = Usuń opcje o tej nazwie.
cli-flag-rename = Zmień nazwę opcji o tej nazwie.
cli-flag-to = Ich nowa nazwa.
cli-options-saved = Opcje zapisane pod nazwą „{ $name }” w pliku { $file }.
cli-options-none = Nie masz jeszcze zapisanych opcji. Użyj: cosecha play GAME --save-options NAME
cli-options-which-game = Podaj, dla której gry.
cli-options-title = Zapisane opcje
cli-options-game = gra
cli-options-name = nazwa
cli-options-about = opcje
cli-flag-serve =
    { $flag ->
        [host] Gdzie nasłuchiwać; 0.0.0.0 dla wszystkich, którzy mają dostęp do tej maszyny. [domyślnie: 127.0.0.1]
        [port] Port. [domyślnie: 8080]
        [any_port] Jeśli port jest zajęty, wystarczy następny wolny.
        [text_only] Tylko strony tekstowe, bez wersji graficznej.
        [open] Otwórz stoły w przeglądarce, jeśli jest pulpit.
        [data] Folder z kluczem serwera i jego stołami. [domyślnie: cosecha-data]
        [key_file] Plik z sekretem, który podpisuje linki i ciasteczka; powstaje, gdy go brak. Maszyny, które obsługują te same stoły, dzielą go albo mają sam sekret w COSECHA_KEY, które nie jest opcją, bo inni mogliby go przeczytać. [domyślnie: key w folderze danych]
        [database_url] Adres PostgreSQL zamiast pliku SQLite w folderze danych. Z hasłem wpisz go do środowiska.
        [survive_power_loss] Odpowiedź liczy się dopiero, gdy przetrwałaby zanik prądu; wolniej. Bez tego przetrwa każdą awarię serwera.
        [workers] Ile procesów obsługuje graczy: najwyżej jeden na rdzeń. Każdy ma własne procesy dla botów. Nie działa w Windows. [domyślnie: 1]
        [bot_processes] Ile procesów myśli za boty. [domyślnie: 1]
        [bot_patience] Ile sekund może myśleć bot, zanim zastąpi go prosty bot. [domyślnie: 10]
        [bot_seconds] Ile sekund najwyżej dostaje na ruch bot, któremu można ustawić czas; nigdy więcej niż połowa bot-patience. [domyślnie: 3]
        [actions_per_second] O ile zmian na sekundę może prosić link; adres o dziesięć razy tyle. Podpowiedź, odgałęzienie lub nowy stół liczy się za dziesięć. [domyślnie: 20]
        [allowed_hosts] Nazwy, pod którymi ten serwer odpowiada, po przecinku; * oznacza dowolne. Gdy ich brak: dowolne, ale z --host tylko na tej maszynie jedynie localhost, 127.0.0.1 i [::1].
        [chat_per_second] Ile wiadomości na sekundę może napisać na czacie gracz lub widz; kilka może przyjść naraz. [domyślnie: 1]
        [tables_per_hour] Ile stołów na godzinę może otworzyć jeden adres, razem z odgałęzieniami i wczytanymi zapisami; 0 znosi ograniczenie. [domyślnie: 200]
        [list_hours] Przez ile godzin widać na liście publiczny stół, do którego nikt nie przychodzi; jego link działa dalej. 0 na zawsze. [domyślnie: 24]
        [keep_days] Po ilu dniach na dobre usunąć stół, przy którym nic się nie dzieje; 0 zachowuje wszystkie. Zakończone partie zostają. [domyślnie: 0]
        [forget_finished] Usuwaj też zakończone partie i wczytane zapisy, gdy --keep-days usuwa stoły.
        [trusted_proxies] Adresy serwerów proxy, po przecinku, które mogą mówić, w czyim imieniu pytają i czy przez https. [domyślnie: 127.0.0.1,::1]
        [metrics] Kto może czytać wskaźniki pod /metrics: local, everybody (wszyscy) lub off (nikt). [domyślnie: local]
        [log_format] Dziennik na stderr: text lub json. [domyślnie: text]
        [log_level] Co jest zapisywane: debug, info (każde zapytanie), warning lub error. [domyślnie: warning]
        [webhooks] Powiadamiaj graczy o ich kolei pod adresami, które sami wybiorą. [domyślnie: tak]
        [webhook_delay] Ile sekund czekać na gracza, zanim dostanie powiadomienie. [domyślnie: 20]
       *[webhook_anywhere] Pozwól, by te adresy były http, na dowolnym porcie lub w twojej własnej sieci. Tylko tam, gdzie ufasz wszystkim graczom.
    }
cli-flag-mcp =
    { $flag ->
        [table] Zajmij miejsce przy stole działającego serwera, podając odnośnik do miejsca. Domyślnie modele otwierają własne gry.
        [name] Imię modelu przy tym stole.
        [seed] Rozdaj według tej liczby: ta sama liczba daje te same rozdania. Domyślnie losowo.
        [http] Działaj przez HTTP, dla kilku modeli.
        [host] Z --http: adres, na którym serwer słucha. [domyślnie: 127.0.0.1]
       *[port] Z --http: port, na którym serwer słucha. [domyślnie: 8765]
    }
cli-mcp-serving = Modele językowe mogą grać pod adresem { $address }. Ctrl-C kończy.
cli-flag-simulate =
    { $flag ->
        [bots] Boty, na przykład master,random; ostatni zajmuje pozostałe miejsca. [domyślnie: insight,random]
        [games] Ile partii. [domyślnie: 100]
        [seed] Ziarno losowań: ta sama liczba to te same partie. [domyślnie: 0]
        [first_game] Numer pierwszej partii, aby powtórzyć część serii. [domyślnie: 0]
        [workers] Liczba procesów; na Rayu: partii naraz. [domyślnie: wszystkie rdzenie]
        [on] Gdzie grać: processes (na tym komputerze), ray albo adres klastra Ray, na przykład ray://host:10001. [domyślnie: processes]
        [json] Zapisz wszystko, partia po partii, do pliku, a z - na ekran.
        [series] Graj serie zamiast pojedynczych partii: best-of-three; w Agricoli także three-games i solo. --games to wtedy liczba serii.
       *[csv] Zapisz po wierszu na bota do pliku, a z - na ekran.
    }
cli-flag-dataset =
    { $flag ->
        [folder] Folder docelowy. Jeśli jest w nim niedokończony zbiór danych, zostanie dokończony. [domyślnie: GAME-dataset]
        [bots] Boty, na przykład master,random; ostatni zajmuje pozostałe miejsca. [domyślnie: insight,random]
        [games] Ile partii. [domyślnie: 1000]
        [seed] Ziarno losowań: ta sama liczba to te same partie. [domyślnie: 0]
        [first_game] Numer pierwszej partii, aby powtórzyć część serii. [domyślnie: 0]
        [games_per_part] Ile partii w jednym pliku. [domyślnie: 2% partii, najwyżej 100]
        [as_] Jak zapisać to, co widziały boty: json (widoki) albo encoded (liczby, jak w środowiskach). [domyślnie: json]
        [workers] Liczba procesów; na Rayu: partii naraz. [domyślnie: wszystkie rdzenie]
       *[on] Gdzie grać: processes (na tym komputerze), ray albo adres klastra Ray, na przykład ray://host:10001. [domyślnie: processes]
    }
cli-flag-league =
    { $flag ->
        [bots] Boty, na przykład master,farmer,./mybot.py:MyBot. [domyślnie: insight,random]
        [system] Kto gra z kim: round-robin (każdy z każdym) albo swiss (boty o podobnych wynikach). [domyślnie: round-robin]
        [rounds] Ile rund. [domyślnie: 1]
        [games] Ile partii rozgrywa każdy stół w rundzie. [domyślnie: 20]
        [seed] Ziarno losowań: ta sama liczba to te same partie. [domyślnie: 0]
        [workers] Liczba procesów; na Rayu: partii naraz. [domyślnie: wszystkie rdzenie]
        [on] Gdzie grać: processes (na tym komputerze), ray albo adres klastra Ray, na przykład ray://host:10001. [domyślnie: processes]
        [json] Zapisz wszystko, partia po partii, do pliku, a z - na ekran.
        [csv] Zapisz po wierszu na bota do pliku, a z - na ekran.
        [images] Zapisz wykresy w tym folderze jako SVG i PNG.
        [strength] Zamiast ligi: sprawdź, czy najsilniejszy poziom osiąga swoje cele, i dopisz wyniki do tego pliku. Bez GAME: we wszystkich grach. --bots i --games to wtedy inne boty i liczba partii na wiersz.
        [rows] Z --strength: co zmierzyć, na przykład agricola-2,cacao-3. [domyślnie: wszystko]
       *[page] Z --strength: zaktualizuj tabele na tej stronie.
    }
cli-flag-league-players = Liczba graczy przy stole. [domyślnie: 2]
cli-flag-players = Liczba graczy: { $ranges }.
cli-flag-simulate-players = Liczba graczy. [domyślnie: po jednym na bota podanego w --bots; 4, gdy podano jednego bota]

## Co jest nie tak w wierszu poleceń

cli-usage-no-option = Nie ma tu opcji „{ $option }”; wymienia je --help.
cli-usage-no-value = Opcji „{ $option }” nie używa się w ten sposób; wyjaśnia ją --help.
cli-usage-missing = Czegoś brakuje: { $name }. Zobacz --help.
cli-usage-no-command = Nie ma takiego polecenia. Znane polecenia: { $known }.
cli-usage-wrong = Tego wiersza nie da się zrozumieć; wyjaśnia to „{ $command } --help”.
cli-not-installed =
    { $extra ->
        [mcp] Serwer MCP nie jest zainstalowany. Uruchom: { $command }
        [server] Serwer nie jest zainstalowany. Uruchom: { $command }
        [research] Do tego potrzebne są narzędzia badawcze. Uruchom: { $command }
        [ray] Ray nie jest zainstalowany. Uruchom: { $command }
       *[terminal] Zainstalowana jest tylko biblioteka. Aby grać w terminalu, uruchom: { $command }
    }
cli-package-not-installed = Do tego potrzebny jest pakiet { $package }, którego tu nie ma. Uruchom: { $command }
cli-watch-at = Oglądaj na { $url }
cli-flag-choice = { $flag }: „{ $value }” nie jest żadną z wartości: { $known }.
cli-flag-range = { $flag }: „{ $value }” to nie liczba od { $least } do { $most }.
cli-flag-least = { $flag }: „{ $value }” to za mało; najmniej może być { $least }.
cli-flag-number = { $flag }: „{ $value }” to nie liczba całkowita.
cli-flag-result = { $flag } wymaga pliku albo - (na ekran).
cli-flag-seed = --seed: „{ $value }” to za dużo; liczba musi się zmieścić w 128 bitach.
cli-seed-or-words = Podaj --seed albo --words: słowa należą do losowania do sprawdzenia, które nie potrzebuje ziarna.
cli-seats-empty = --seats: między dwoma przecinkami jest puste miejsce.
cli-seats-count =
    { $seats ->
        [one] --seats wymienia { $seats } miejsce, a graczy ma być { $players }.
        [few] --seats wymienia { $seats } miejsca, a graczy ma być { $players }.
        [many] --seats wymienia { $seats } miejsc, a graczy ma być { $players }.
       *[other] --seats wymienia { $seats } miejsca, a graczy ma być { $players }.
    }
cli-resume-options = Wznowiona partia zachowuje swoje opcje i losowanie: pomiń opcje gry, --seed i --words.
cli-resume-no-seats = Ten zapis nie mówi, kto gra na jego miejscach ({ $names }). Podaj to przez --seats, na przykład --seats you,farmer.

## Pliki

cli-os-problem = Komputer odmawia: { $text }
cli-file-missing = Nie ma pliku „{ $file }”.
cli-file-folder = „{ $file }” to folder, a nie plik.
cli-file-exists = Plik „{ $file }” już istnieje; wybierz inną nazwę.
cli-file-no-folder = Folder pliku „{ $file }” nie istnieje.
cli-file-other = „{ $file }” to nie tekst, który Cosecha umie przeczytać.
cli-file-unreadable = Pliku „{ $file }” nie da się przeczytać. { $text }
cli-file-unwritable = Pliku „{ $file }” nie da się zapisać. { $text }

## Przy stole

cli-person = Gracz
cli-at-the-table = Przy stole: { $names }
cli-level-suggested = Polecany w następnej partii: { $level }
cli-saved = Partia jest zapisana w { $file }
cli-resume-with = Graj dalej poleceniem:
cli-not-begun = Żadna partia się nie zaczęła.
cli-more = Dalej: Enter; koniec: q
cli-press-enter = Naciśnij Enter.
cli-curtain = Teraz gra: { $name }. Pozostali nie patrzą!
cli-secret = Twoja odpowiedź jest tajna.
cli-first-help = Wpisz ?, aby zobaczyć pomoc.
cli-bot-illegal = Bot { $bot } chce niedozwolonego ruchu: { $reason }
cli-bot-failed = Bot { $bot } zawodzi: { $text }
cli-bot-type = Bot { $bot } odpowiedział { $answer }, a to typ { $type }; ruch to int.
cli-proof-start = To losowanie można sprawdzić. Komputer ma już ustalony sekret; jego odcisk to { $commitment }
cli-proof-words = { $name }, wpisz dowolne słowa: o losowaniu decydują one i sekret (Enter: bez słów).
cli-proof-end = Dowód losowania: sekret to { $secret }, a jego odcisk jest ten sam co na początku: { $commitment }
cli-see-rules = (zasady { $anchor })
cli-several = To może znaczyć kilka rzeczy: { $actions }
cli-not-understood = „{ $text }” nie odpowiada na to pytanie. Wpisz ?, aby zobaczyć pomoc.
cli-no-such-number =
    { $count ->
        [1] Numeru { $number } nie ma na liście; jest tylko 1.
       *[other] Numeru { $number } nie ma na liście; są numery od 1 do { $count }.
    }
cli-amount = Ile? { $range } (Enter: wróć)
cli-place = Gdzie? { $places } (Enter: wróć)
cli-place-any =
    { $count ->
        [one] Gdzie? Do wyboru jest { $count } miejsce; jego nazwa jest na planszy. (Enter: wróć)
        [few] Gdzie? Do wyboru są { $count } miejsca; ich nazwy są na planszy. (Enter: wróć)
        [many] Gdzie? Do wyboru jest { $count } miejsc; ich nazwy są na planszy. (Enter: wróć)
       *[other] Gdzie? Do wyboru jest { $count } miejsca; ich nazwy są na planszy. (Enter: wróć)
    }
cli-undo-nothing = Nie masz jeszcze ruchu, który można cofnąć.
cli-undo-secret = Tego nie można cofnąć: tajna odpowiedź jest ostateczna.
cli-undo-others = To cofa także ruchy innych: { $names }. Czy się zgadzają? (tak/nie)
# What counts as yes, separated by comma and space.
cli-yes = tak, t, yes, y
cli-undo-stays = Nic nie zostało cofnięte.
cli-undone = Cofnięte: { $action }
cli-save-as = Zapisz jako (Enter: { $file }):
cli-why-what = Wpisz po tym słowie ruch, na przykład: why bid 99
cli-why-legal = „{ $action }” jest teraz dozwolone.
cli-why-amount = To dozwolone, ale brakuje kwoty, na przykład: { $action }
cli-score-hidden = W tej partii nie wszystko jest jawne: tabelę punktów widać dopiero na końcu.
cli-no-section = Zasady nie mają rozdziału „{ $anchor }”. Są: { $known }.
cli-sections = Rozdziały: { $known }

## Pomoc przy pytaniu

cli-help-answers = Odpowiedzi
cli-help-answer =
    { $kind ->
        [number] Numer z listy, a za nim, jeśli chcesz, brakujące słowo: 2 c4. Gdy pytanie jest o kwotę, liczba to ta kwota.
        [notation] Cały ruch, teraz na przykład: { $examples }
       *[short] Coś krótszego, co pasuje tylko do jednego ruchu: niektóre jego słowa albo ich początek.
    }
cli-help-commands = Polecenia
cli-help-command =
    { $command ->
        [board] narysuj stół jeszcze raz
        [hint] trzy podpowiedzi z uzasadnieniem
        [why] dlaczego ruch nie jest dozwolony
        [rules] przeczytaj zasady
        [read] przeczytaj kartę o tej nazwie albo znajdź karty po słowach z tekstu
        [hand] twoja ręka; posortuj: rodzaj, dostępne, nazwa lub koszt, albo podaj szukane słowa
        [auto] zawsze odpowiadaj tak samo na jakieś pytanie, aż do wyjścia
        [log] wszystko, co się wydarzyło
        [score] punkty w tej chwili
        [undo] wróć do swojej poprzedniej decyzji
        [save] zapisz teraz; z nazwą powstaje kopia
        [quit] zapisz i wyjdź
       *[other] ta pomoc
    }
# Co stoi za poleceniem, ze spacją na początku; prawie zawsze nic.
cli-help-argument =
    { $command ->
        [why] { " " }RUCH
        [rules] { " " }[ROZDZIAŁ]
        [read] { " " }NAZWA
        [hand] { " " }[PORZĄDEK] [SŁOWA]
        [auto] { " " }[NUMER ODPOWIEDŹ]
        [save] { " " }[PLIK]
       *[other] { "" }
    }
# Jak polecenie nazywa się tutaj, najpierw nazwa do pokazania; oddzielone przecinkiem i spacją. Angielskie działa zawsze.
cli-word =
    { $command ->
        [board] plansza, p
        [hint] podpowiedź, podpowiedz, rada
        [why] dlaczego
        [rules] zasady
        [read] czytaj
        [hand] ręka, reka
        [auto] auto
        [log] dziennik
        [score] punkty
        [undo] cofnij
        [save] zapisz
        [quit] wyjdź, wyjdz, q
        [exit] koniec
        [help] pomoc
       *[other] ?
    }

## Rysunek gry Santiago

# Nagłówki wąskich kolumn: najwyżej 4 znaki (kwota), 6 (propozycja).
cli-santiago-bid = lic.
cli-santiago-proposal = oferta
cli-santiago-sign =
    { $sign ->
        [wet] z wodą
        [dry] bez wody
        [desert] wyschnięta
        [palm] palma
        [spring] źródło
        [money] escudos
        [own-canal] dodatkowy kanał
        [farmers] rolnicy
       *[overseer] budowniczy
    }

## Rysunek gry Cacao

cli-cacao-sign =
    { $sign ->
        [gold] złoto
        [fruits] owoce
        [suns] słońca
        [water] pole wody
        [tiles] pozostałe kafle
       *[over] nadbudowa
    }

## Rysunek Agricoli

cli-agricola-coming = Następne karty rund, kolejność nieznana: { $cards }
cli-agricola-promised = Na polach rund ({ $seat }): { $goods } w rundach { $rounds }
cli-agricola-season = { $spaces }: { $note }
cli-agricola-played =
    { $cards ->
        [none] { $seat }
       *[other] { $seat }: { $cards }
    }
cli-agricola-sign =
    { $sign ->
        [room] izba
        [field] pole uprawne
        [stable] obora
        [fence] ogrodzenie
        [people] w domu / rodzina
        [starter] pierwszy gracz
       *[begging] żetony żebrania
    }

## Odtwarzanie

cli-replay-older = Tę partię rozegrano według starszych zasad (wersja { $rules }, dziś { $known }): widać tylko zapisane zdarzenia, bez planszy.
cli-replay-public = To publiczny zapis trwającej partii: widać tylko zapisane zdarzenia, bez planszy.
cli-replay-start = { $game }, graczy: { $players }, ruchów: { $moves }.
cli-replay-step = Ruch { $move } z { $moves }
cli-replay-keys = Enter: dalej, b: wstecz, liczba: idź tam, h: najlepsze ruchy, q: koniec
cli-replay-key = „{ $text }” nic tu nie znaczy.
cli-replay-range = Nie ma ruchu { $number }; są ruchy od 0 do { $moves }.
cli-replay-end = To koniec zapisu.
cli-replay-beginning = To początek zapisu.

## Analiza zapisanej partii

cli-flag-analyze-seat = Pokaż tylko decyzje z tego miejsca. Miejsca liczy się od 0.
cli-flag-analyze-game = Którą partię serii przeanalizować, licząc od 1. [domyślnie: ostatnia zakończona]
cli-flag-analyze-json = Zapisz też analizę w JSON; z - tylko to, na ekranie.
cli-flag-analyze-workers = Liczba procesów. [domyślnie: wszystkie rdzenie]
cli-analyze-title = Analiza: { $game } (ruchy: { $moves })
cli-analyze-decision = Ruch { $move }, { $seat }: { $action }. { $mark } ({ $change }).
cli-analyze-better = Lepiej: { $action }. { $reason }
cli-analyze-unfinished = Partia jeszcze trwa. Przeanalizujesz ją na końcu. Graj dalej poleceniem: { $command }
cli-analyze-running = Analiza

## Sprawdzanie

cli-verify-file = Plik jest cały: jego skróty się zgadzają.
cli-verify-head = { $game }, zasady w wersji { $rules }, ziarno { $seed }
cli-verify-moves =
    { $moves ->
        [one] Rozegrano od nowa { $moves } ruch; zasady na niego pozwalają.
        [few] Rozegrano od nowa { $moves } ruchy; zasady pozwalają na każdy z nich.
        [many] Rozegrano od nowa { $moves } ruchów; zasady pozwalają na każdy z nich.
       *[other] Rozegrano od nowa { $moves } ruchu; zasady pozwalają na każdy z nich.
    }
cli-verify-state = Ruchy prowadzą do pozycji, o której mówi zapis.
cli-verify-state-none = Zapis nie mówi nic o ostatniej pozycji: zwięzły tekst jej nie przechowuje.
cli-verify-events = Zapisane zdarzenia to te, które wynikają z ruchów.
cli-verify-totals = Punkty się zgadzają: { $totals }
cli-verify-result = Punkty: { $totals }
cli-verify-unfinished = Partia nie jest skończona: nie ma wyniku do sprawdzenia.
cli-verify-commitment = Sekret pasuje do odcisku pokazanego przed losowaniem.
cli-verify-words = Sekret i słowa dają dokładnie to losowanie; słowa: { $words }
cli-verify-no-words = brak
cli-verify-no-proof = Nie ma dowodu losowania: partia pochodzi z wybranego ziarna.
cli-verify-secret-later = Z dowodu losowania jest na razie tylko odcisk: sekret pojawia się na końcu partii.
cli-verify-secret-missing = Partia jest skończona, ale brakuje sekretu: losowania nie da się sprawdzić.
cli-verify-series =
    { $games ->
        [one] Seria się zgadza: { $games } partia i wynik serii.
        [few] Seria się zgadza: { $games } partie, jedna po drugiej, i wynik serii.
        [many] Seria się zgadza: { $games } partii, jedna po drugiej, i wynik serii.
       *[other] Seria się zgadza: { $games } partii, jedna po drugiej, i wynik serii.
    }
cli-verify-good = Wszystko się zgadza.
cli-verify-bad = Ten zapis się nie zgadza.
cli-verify-other-events = Ruch { $move }: zapisane zdarzenia nie są tymi, które wynikają z ruchów.
cli-verify-other-commitment = Sekret nie pasuje do odcisku pokazanego przed losowaniem.
cli-verify-other-seed = Sekret i słowa dają inne losowanie niż to.

## Scenariusze

cli-check-passed = zgadza się
cli-check-failed = nie zgadza się
cli-check-bases = { $file }: pozycje wyjściowe, nie ma tu nic do rozegrania.
cli-check-summary =
    { $count ->
        [one] { $count } scenariusz; zgodnych: { $passed }, niezgodnych: { $failed }.
        [few] { $count } scenariusze; zgodnych: { $passed }, niezgodnych: { $failed }.
        [many] { $count } scenariuszy; zgodnych: { $passed }, niezgodnych: { $failed }.
       *[other] { $count } scenariusza; zgodnych: { $passed }, niezgodnych: { $failed }.
    }

## Boty i symulacje

cli-bots-title = Boty
cli-bots-game = Gra
cli-bots-name = Bot
cli-bots-rating = Elo
cli-bots-time = s/ruch
cli-bots-about = Opis
cli-bots-timed = { $name } myśli { $seconds } s na ruch. Inny czas dopisz do nazwy w sekundach, od { $least } do { $most }: { $example }
cli-simulate-running = Partie
cli-simulate-title =
    { $matches ->
        [one] { $game }: { $matches } partia, graczy: { $players }, ziarno { $seed }
        [few] { $game }: { $matches } partie, graczy: { $players }, ziarno { $seed }
        [many] { $game }: { $matches } partii, graczy: { $players }, ziarno { $seed }
       *[other] { $game }: { $matches } partii, graczy: { $players }, ziarno { $seed }
    }
cli-simulate-bot = Bot
cli-simulate-seats = Miejsca
cli-simulate-wins = Wygrane
cli-simulate-rate = Odsetek
cli-simulate-interval = przedział 95%
cli-simulate-score = Punkty
cli-simulate-rank = Lokata
# Milisekundy na decyzję.
cli-simulate-thinking = ms
cli-simulate-length = Decyzji w partii, średnio: { $length }
cli-simulate-stopped = Przerwane.
cli-simulate-again = Aby powtórzyć tylko tę partię:
cli-simulate-series = { $game }, { $kind }, serii: { $series }, graczy: { $players }, ziarno { $seed }
cli-simulate-mean = Średnia
cli-simulate-reached = Osiągnięte
# $points to to, co liczy się w serii: Zwycięstwa.
cli-simulate-reached-help = Osiągnięte: { $points } na koniec serii i w ilu z nich.
cli-simulate-games = Partii w serii: { $lengths }

cli-agricola-hand = Twoja ręka i to, czego brakuje. Kartę przeczytasz poleceniem: czytaj NAZWA
cli-card-which = Która karta? Dopisz jej nazwę lub początek nazwy.
cli-card-unknown = Nie ma karty „{ $text }”.
cli-card-none-here = W tej grze nie ma kart do czytania.
cli-hand-empty = Nie masz kart na ręce.
cli-hand-none = Żadna karta na ręce nie zawiera „{ $text }”.
cli-sort =
    { $sort ->
        [kind] rodzaj
        [playable] dostępne
        [price] koszt
       *[name] nazwa
    }
cli-auto-none = Teraz nie możesz ustawić automatycznej odpowiedzi.
cli-auto-unknown = „{ $text }” to nie numer z listy z odpowiedzią.
cli-auto-ask = pytaj
cli-auto-how = Aby coś zmienić, wpisz numer i odpowiedź: { $examples }
cli-auto-played = Automatyczna odpowiedź: { $action }
