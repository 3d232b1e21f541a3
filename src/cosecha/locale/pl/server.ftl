# Serwer stołów i jego strony.

## Co dzieje się przy stole

table-sat = { $seat } siada do stołu.
table-back = { $seat } wraca do stołu.
table-stood-left = { $seat } odchodzi od stołu; dalej gra bot.
table-stood-broke = Awaria bota: { $seat }. Dalej gra prosty bot.
table-stood-clock = Koniec czasu: { $seat }. Dalej gra bot.
table-stood-host = Gospodarz zastępuje gracza { $seat } botem.
table-stood-up = { $seat } wstaje od stołu.
table-stood-empty = Wolne miejsce zajmuje bot: { $seat } ({ $level }).
table-started = Partia się zaczyna.
table-forked = Przy innym stole partia toczy się dalej od ruchu { $move }.
table-undone = { $seat } cofa ruch.
table-undo-asked = { $seat } prosi o cofnięcie ruchu.
table-undo-agreed = { $seat } zgadza się na cofnięcie.
table-undo-refused = { $seat } nie zgadza się na cofnięcie.
table-relinked = Gospodarz tworzy nowy link do gry dla gracza { $seat }; stary już nie działa.
table-relinked-hand = Gospodarz tworzy nowy link do oglądania z perspektywy gracza { $seat }; stary już nie działa.
table-invitation-used = Zaproszenie już nie działa: { $seat } ma teraz własny link do tego miejsca.
table-followed = { $seat } zakłada nową partię z tymi samymi graczami.
table-followed-host = Gospodarz zakłada nową partię z tymi samymi graczami.
table-series-next = Następna partia serii już czeka.

## Czego stół odmawia

error-no-table = Nie ma takiego stołu albo ten link do niego nie prowadzi.
error-stale = Na stole coś się już zmieniło. Widzisz teraz aktualny stan.
error-not-your-seat = To nie twoje miejsce.
error-not-the-host = To może zrobić tylko gospodarz stołu.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-seat-taken = Ktoś był szybszy: to miejsce jest już zajęte.
error-seat-kept = To miejsce czeka na gracza { $name }.
error-not-over = Ta partia jeszcze trwa. Zagraj ponownie, gdy się skończy.
error-no-next-game = Nikt jeszcze nie założył nowej partii.
error-no-series = Ta partia nie jest częścią serii.
error-no-choice = Nie ma tu teraz nic do wyboru.
error-choice-unknown = „{ $answer }” nie jest jedną z możliwości.
error-choices-open = Następna partia otworzy się, gdy wszyscy wybiorą.
error-options-series = Te opcje ustawia tylko seria: { $options }. Usuń je.
error-series-gone = Jedna z partii tej serii została usunięta, więc serii nie można pobrać.
error-name-missing = Najpierw wpisz swoje imię.
error-bot-plays = Na tym miejscu gra bot. Najpierw wróć do stołu.
error-key-used = Klucz { $key } oznacza już inne żądanie.
error-undo-open = Ktoś już prosi o cofnięcie ruchu. Poczekaj na odpowiedź.
error-name-taken = Przy tym stole ktoś już ma takie imię. Wybierz inne.
error-name-lookalike = Przy tym stole ktoś ma imię, które wygląda prawie tak samo. Wybierz inne.
error-clock = Ustaw czas na ruch, czas na partię albo oba.
error-too-fast = Za dużo próśb naraz. Poczekaj chwilę.
error-chat-too-fast = Wysyłasz wiadomości za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
error-too-many-tables = Z twojego adresu otwarto już zbyt wiele stołów. Spróbuj później.
error-table-busy = Przy tym stole dzieje się za dużo naraz. Spróbuj jeszcze raz.
error-table-full = Historia tego stołu jest na to za długa. Grę możesz dokończyć.
error-chat-full = Czat tego stołu jest pełny. Możesz grać dalej.
error-table-not-started = Partia jeszcze się nie zaczęła.
error-table-seats =
    { $seats ->
        [one] Zajęte jest { $seats } miejsce, a graczy ma być { $players }.
        [few] Zajęte są { $seats } miejsca, a graczy ma być { $players }.
        [many] Zajętych jest { $seats } miejsc, a graczy ma być { $players }.
       *[other] Zajęte jest { $seats } miejsca, a graczy ma być { $players }.
    }
error-nothing-to-undo = Nie ma jeszcze czego cofnąć.
error-nothing-asked = Teraz nie masz o czym decydować.
error-no-hint = Bot nie ma teraz żadnej podpowiedzi.
error-without-hints = Ta partia toczy się bez podpowiedzi. Przeanalizujesz ją na końcu.
error-help-by-bot = Na tym miejscu odpowiedzi zaznacza bot. Jeśli chcesz zaznaczać samodzielnie, zmień źródło sugestii.
error-no-tokens-left = Wszystkie 3 żetony sugestii są już w użyciu. Najpierw zdejmij jeden.
error-not-marked = Wybierz jedną z zaznaczonych odpowiedzi.
error-plan-kind = W tej grze nie ma decyzji o nazwie „{ $kind }”.
error-plan-answer = „{ $action }” nie może być automatyczną odpowiedzią na to pytanie.
error-no-move = Nie ma ruchu { $move }: wybierz ruch od 0 do { $moves }.
error-muted = Nie możesz pisać na czacie: masz wyciszenie od gospodarza.
error-table-archive = Tę partię można tu tylko oglądać.
error-other-rules = Ta partia zaczęła się według innej wersji zasad, więc nie można jej tu kontynuować.
error-settings = { $setting }: wartość „{ $value }” jest niedozwolona. Dozwolone: { $allowed }.
error-other-site = To żądanie pochodzi z innej strony, więc zostało odrzucone.
error-request = Nie można zrozumieć tego żądania: { $text }
error-no-page = Pod tym adresem nic nie ma.
error-too-long = To żądanie jest za długie.
error-server = Coś poszło nie tak po naszej stronie. To, co stół przyjął, jest bezpieczne; spróbuj jeszcze raz.
error-disk-full = Dysk serwera jest pełny i nie można nic zapisać. To, co stół przyjął, jest bezpieczne; spróbuj później.
error-read-only = Serwer nie może zapisywać w swoim folderze danych. To, co stół przyjął, jest bezpieczne; spróbuj później.
error-database-damaged = Baza danych serwera jest uszkodzona. Trzeba przywrócić kopię zapasową poleceniem „cosecha restore”.
error-database-newer = Baza danych pochodzi z nowszej wersji Cosecha. Trzeba zaktualizować ten serwer.
error-database-away = Baza danych serwera nie odpowiada. To, co stół przyjął, jest bezpieczne; spróbuj za chwilę.
error-notice-off = Ten serwer nie wysyła powiadomień.
error-notice-address = Powiadomienie wymaga pełnego adresu webhooka, który zaczyna się od https://.
error-notice-private = Powiadomienia wysyłamy tylko na adresy https w otwartym internecie.

## Wszędzie

page-skip = Przejdź do treści
page-nav = Strony
page-tables = Stoły
page-rules = Zasady
page-aid = Pomoc gracza
page-notation = Notacja dla autorów botów
page-glossary = Słowniczek
page-cards = Wszystkie karty
page-cards-search = Szukaj w nazwach i tekstach
page-cards-kind = Rodzaj
page-cards-deck = Talia
page-cards-deck-of =
    { $deck ->
        [X] { name-deck-x }
        [F] { name-deck-forest }
       *[other] Talia { $deck }
    }
page-cards-players = Gracze
page-cards-category = Kategoria
page-cards-passing = Karty wędrowne
page-cards-points = Z punktami
page-cards-needs = Z warunkiem zagrania
page-cards-sort = Sortuj według
page-cards-sorted =
    { $by ->
        [name] Nazwa
        [points] Punkty
        [price] Koszt
       *[number] Numer
    }
page-cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
page-cards-none = Nie ma takiej karty. Usuń filtr albo spróbuj innego słowa.
page-cards-reset = Usuń filtry
page-cards-show = Pokaż
page-cards-all = Wszystkie
page-sort = Sortuj
page-sort-number = Według numeru
page-settings = Ustawienia
page-problem = Nie udało się
page-back = Wróć do stołów
page-your-name = Twoje imię
page-person = Gracz { $number }
page-what-of = { $what }: { $of }

## Poczekalnia

page-headline = Siej, nawadniaj, zbieraj.
page-lead = Do gry wystarczy link. Wolne miejsca zajmują boty.
page-players = Liczba graczy
page-play-bots = Zagraj z botami
page-new-table = Nowy stół
page-open-tables = Otwarte stoły
page-no-open-tables = Nie ma teraz otwartych stołów publicznych. Załóż własny!
page-my-tables = Twoje stoły
page-older-tables = Starsze stoły
page-no-tables = Tu znajdziesz stoły, przy których grasz.
page-origin = Od ruchu { $move } z innego stołu
page-status =
    { $status ->
        [open] czeka na graczy
        [running] partia trwa
       *[over] partia skończona
    }
page-seat-free = wolne
page-sit-down = Usiądź
page-watch = Oglądaj
page-join = Dołącz przez link
page-join-link = Link, który masz od innej osoby
page-join-open = Otwórz stół
page-join-help = Wklej cały link, razem z częścią po znaku #.

## Nowy stół

page-who-plays = Kto gra
page-kind-me = ja
page-kind-open = osoba, której wyślę link
page-kind-here = inna osoba na tym urządzeniu
page-name-here = Imię
page-options = Zasady przy tym stole
page-saved-options = Twoje zapisane opcje
page-options-saved = Zapisane pod nazwą „{ $name }”.
page-save-options-as = Nazwa tych opcji
page-save-options-help = Zapisz je pod własną nazwą, a znajdziesz je tu znowu, w tej przeglądarce.
page-save-options = Zapisz opcje
page-change-saved = Zmień nazwę lub usuń
page-new-name = Nowa nazwa
page-rename = Zmień nazwę
page-delete = Usuń
page-choices = Co oznaczają te możliwości
page-table = Stół
page-public = Publiczny: każdy może go zobaczyć i zająć wolne miejsce
page-allow-hints = Zezwól na podpowiedzi
page-allow-hints-help = Bez nich żaden bot nikomu nie podpowiada, dopóki partia trwa. Doradca nadal może zaznaczać odpowiedzi.
page-confirming = Kiedy zatwierdzać ruch
page-confirming-of =
    { $when ->
        [always] po każdym ruchu
        [never] nigdy
       *[auto] gdy to ważne
    }
page-confirming-help = „Gdy to ważne”, czyli zanim odkryje się coś zakrytego albo pytanie dostanie inna osoba. W grze z botami nie trzeba: ruch zawsze można cofnąć.
page-advice-mine = Pokazuj podpowiedzi w każdej mojej turze
page-pace = Tempo botów
page-pace-of =
    { $pace ->
        [0] natychmiastowe
        [2.5] wolne
       *[other] zwykłe
    }
page-clock = Zegar
page-clock-move = Czas na każdy ruch
page-clock-bank = Czas na całą partię
page-clock-none = bez ograniczeń
page-clock-zero = Gdy czas minie
page-clock-zero-of =
    { $zero ->
        [wait] stół czeka
       *[bot] gra bot, aż gracz wróci
    }
page-clock-help = Jeśli ustawisz oba czasy, czas na partię płynie dopiero po zużyciu czasu na ruch. Dni przydają się w partiach korespondencyjnych.
page-clock-of = Pozostały czas: { $seat }
page-clock-move-is = Czas na każdy ruch: { $time }.
page-clock-bank-is = Czas na całą partię: { $time }.
page-clock-zero-is =
    { $zero ->
        [wait] Gdy czas minie, stół czeka.
       *[bot] Gdy czas minie, dalej gra bot.
    }
page-time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
page-time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
page-time-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
page-time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
page-ago-now = przed chwilą
page-ago-minutes =
    { $count ->
        [one] { $count } minutę temu
        [few] { $count } minuty temu
        [many] { $count } minut temu
       *[other] { $count } minuty temu
    }
page-ago-hours =
    { $count ->
        [one] { $count } godzinę temu
        [few] { $count } godziny temu
        [many] { $count } godzin temu
       *[other] { $count } godziny temu
    }
page-ago-days =
    { $count ->
        [one] { $count } dzień temu
        [few] { $count } dni temu
        [many] { $count } dni temu
       *[other] { $count } dnia temu
    }
page-word = Twoje słowo do losowania
page-word-help = O losowaniu decydują sekret serwera, którego odcisk już tu widać, i słowa graczy. Jeśli podasz własne słowo, na koniec sprawdzisz, że sekret się nie zmienił. Puste pole oznacza losowe słowo.
page-word-first = O losowaniu decydują sekret serwera i słowa graczy. Serwer ustala sekret, gdy zna już to słowo, ale zanim dołączy ktoś inny: w grze z samymi botami ufasz, że niczego nie dobiera. Puste pole oznacza losowe słowo.
page-set-up = Załóż stół

## Przy stole

page-title-open = Czekamy na graczy
page-title-over = Koniec partii
page-title-yours = Twój ruch
page-title-waiting = Teraz gra: { $seats }
page-title-away = Bot gra za ciebie
page-lost = Utracono połączenie. Próbujemy ponownie…
page-chair =
    { $kind ->
        [open] wolne miejsce
        [person] człowiek
       *[bot] bot
    }
page-sit-here = Miejsce { $number } jest twoje
page-come-back = Wróć
page-away =
    { $why ->
        [clock] Twój czas minął, więc gra za ciebie bot.
        [host] Gospodarz wybrał bota, który gra za ciebie.
       *[left] Nie ma cię przy stole, więc gra za ciebie bot.
    }
page-start = Zacznij (z botami)
page-confirm = Zatwierdź
page-take-back = Cofnij
page-take-back-turn = Cofnij całą turę
page-ask-take-back = Poproś o cofnięcie
page-undo-wish = { $seat } chce cofnąć ruch. Zgadzasz się?
page-undo-waits = Prosisz o cofnięcie ruchu. Czekamy na odpowiedź: { $seats }.
page-agree = Zgadzam się
page-refuse = Nie zgadzam się
page-what = Co
page-where = Gdzie
page-amount = Ile
page-not-these = Niemożliwe: { $numbers }
page-do = Wykonaj
page-rules-here = Zasady tej decyzji
page-look-again = Odśwież
page-in-words = Pole po polu
page-hint = Podpowiedź
page-hints = Podpowiedzi
page-hint-do = Wykonaj ruch: { $action }
page-plan = Automatyczna odpowiedź
page-plan-help = Zostaw odpowiedź, a gra użyje jej w twojej turze, jeśli będzie wtedy dozwolona. W przeciwnym razie dostaniesz pytanie.
page-plan-now = Automatyczna odpowiedź: { $action }.
page-plan-stop = Usuń i pytaj mnie
page-notice = Powiadom mnie, gdy przyjdzie moja kolej
page-notice-help = Gdy przychodzi twoja kolej, a ciebie tu nie ma, wysyłamy jedną wiadomość na ten adres: webhook twojego komunikatora lub usługi powiadomień.
page-notice-address = Adres webhooka
page-notice-start = Włącz powiadomienia
page-notice-now = Powiadomienia o twojej kolei wysyłamy przez { $host }.
page-notice-stop = Wyłącz powiadomienia
page-log = Dziennik
page-whole-log = Cały dziennik
page-chat = Czat
page-chat-say = Twoja wiadomość
page-chat-send = Wyślij
page-chat-earlier = Wcześniejsze wiadomości
page-mute = Wycisz
page-unmute = Cofnij wyciszenie
page-mute-watchers = Wycisz widzów
page-unmute-watchers = Cofnij wyciszenie widzów
page-replace = Zastąp botem: { $name }
page-stand-up = Wstań od stołu
page-leave = Opuść stół (zagra bot)
page-public-table = Stół publiczny.
page-private-table = Stół prywatny: widzą go tylko osoby z linkiem.
page-without-hints = Bez podpowiedzi podczas partii
page-links = Linki dla innych
page-links-help = Link działa jak klucz: każdy daj tylko jednej osobie.
page-copy = Skopiuj
page-copied = Skopiowano
page-link =
    { $role ->
        [host] Prowadzenie stołu
        [play] Gra: { $name }
        [hand] Oglądanie z perspektywy gracza { $name }
        [help] Doradzaj: { $name }
       *[watch] Tylko oglądanie
    }
page-new-link = Wymień link na nowy
page-own-links = Linki do mojego miejsca
page-own-links-help = Z tymi linkami zagrasz dalej na innym urządzeniu albo pokażesz komuś partię z twojej perspektywy. Gospodarz ich nie widzi.
page-guest = { $name } gra z innego urządzenia; nikt inny nie widzi linków do tego miejsca.
page-again = Zagraj jeszcze raz
page-next-game =
    { $by ->
        [you] Twoja nowa partia czeka.
        [host] Gospodarz zakłada nową partię.
       *[seat] { $seat } zakłada nową partię.
    }
page-next-kept = Twoje miejsce czeka.
page-next-join = Dołącz
page-series = Seria
page-series-kind = Jedna partia czy więcej
page-series-none = Jedna partia
page-series-open = Następna partia serii już czeka.
page-chosen = Twój wybór: { $what }
page-choose-secret = Inni zobaczą twój wybór, gdy wszyscy wybiorą.
page-choosing = Jeszcze wybierają: { $names }
page-series-play = Następna partia
page-series-watch = Oglądaj następną partię
page-series-download = Pobierz zapis serii
page-seat-kept = czeka na gracza { $name }
page-company-here = Na miejscu: { $seats }
page-company-away = Poza stołem: { $seats }
page-sheet = Tabela punktów
page-fair = Losowanie do sprawdzenia
page-fair-commitment = Odcisk sekretu serwera, pokazany przed losowaniem:
page-fair-secret = Sekret (jego odcisk to ten powyżej):
page-fair-words = Słowa graczy użyte w losowaniu:
page-fair-holds = Zgadza się: sekret ma ten odcisk i razem ze słowami daje losowanie z tej partii.
page-fair-check = Jak to sprawdzić: zapisz sekret jako 16 bajtów, a każde słowo jako jego długość w 4 bajtach i litery w UTF-8. Pierwsza suma to odcisk; pierwsze 16 bajtów drugiej to ziarno w zapisie. „cosecha verify” sprawdza jedno i drugie.

## Doradca przy graczu

page-help = Doradca
page-help-invite = Zaproś doradcę
page-help-invite-help = Doradca widzi to co ty i w każdej turze zaznacza najwyżej 3 odpowiedzi. Zagrać je możesz tylko ty.
page-help-from = Sugestie
page-help-source =
    { $source ->
        [bot] od bota
       *[helper] od doradcy
    }
page-help-only = Można wybrać tylko zaznaczone odpowiedzi
page-help-for = Doradzasz graczowi { $name }.
page-help-mark = Wybierz odpowiedź, a zaznaczysz ją dla gracza { $name }.
page-help-left =
    { $left ->
        [0] Nie masz już żetonów.
        [one] Został ci 1 żeton.
        [few] Zostały ci { $left } żetony.
        [many] Zostało ci { $left } żetonów.
       *[other] Zostało ci { $left } żetonu.
    }
page-help-by-bot = Bot zaznacza 3 odpowiedzi w każdej turze.
page-suggestions = Sugestie
page-mark = Zaznacz
page-unmark = Usuń zaznaczenie
page-help-marked = Sugestia doradcy.

## Kilka osób przy jednym urządzeniu

page-curtain = Podaj urządzenie. Teraz gra: { $name }
page-curtain-help = Pozostali nie patrzą!
page-curtain-lift = To ja: { $name }

## Powtórka

page-replay = Powtórka
page-replay-at = Ruch { $move } z { $moves }
page-first = Początek
page-previous = Wstecz
page-next = Dalej
page-last = Koniec
page-to-table = Wróć do stołu
page-download = Pobierz zapis partii
page-upload = Wczytaj zapis partii
page-upload-file = Plik z zapisem partii
page-upload-open = Obejrzyj
page-fork = Graj dalej od tego ruchu
page-fork-as = Jako
page-fork-against = Przeciwko
page-fork-help = Nowy stół zaczyna od tego ruchu, z botami. To, czego nie wolno ci było wtedy wiedzieć, losuje się na nowo.
page-fork-go = Graj dalej
page-fork-not = Cofnij się do wcześniejszego ruchu, żeby grać od niego dalej.
page-go-to = Przejdź do ruchu
page-eyes = Perspektywa
page-eyes-none = widz
page-go = Pokaż

## Czytanie i ustawienia

page-contents = Spis treści
page-language = Język
page-theme = Kolory
page-theme-of =
    { $theme ->
        [light] jasne
        [dark] ciemne
       *[system] jak w urządzeniu
    }
page-save = Zapisz
page-saved = Zapisano.
page-drawn = Wersja graficzna
page-not-drawn = Wersja graficzna nie jest tu zbudowana, więc widzisz zwykłe strony. Wszystko działa; zbuduje ją polecenie „make web”.
