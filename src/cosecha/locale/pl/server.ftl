# Serwer stołów i jego strony.

## Co dzieje się przy stole

table-sat = { $seat } siada do stołu.
table-back = { $seat } wraca do stołu.
table-stood-left = { $seat } odchodzi; dalej gra bot.
table-stood-broke = Bot, który gra jako { $seat }, zawodzi; dalej gra prosty bot.
table-stood-clock = Czas minął: { $seat }. Dalej gra bot.
table-stood-host = Gospodarz oddaje miejsce botowi: { $seat }.
table-stood-up = { $seat } wstaje od stołu.
table-stood-empty = Nikt nie zajął tego miejsca, więc gra bot: { $seat }.
table-started = Partia się zaczyna.
table-forked = Partia toczy się dalej od ruchu { $move } przy innym stole.
table-undone = { $seat } cofa ruch.
table-undo-asked = { $seat } prosi o cofnięcie ruchu.
table-undo-agreed = { $seat } się zgadza.
table-undo-refused = { $seat } się nie zgadza.
table-relinked = Gospodarz utworzył nowy link do miejsca gracza { $seat }; stary już niczego nie otwiera.
table-relinked-hand = Gospodarz utworzył nowy link do oglądania oczami gracza { $seat }; stary już niczego nie otwiera.

## Czego stół odmawia

error-no-table = Nie ma takiego stołu albo ten link go nie otwiera.
error-stale = W tym czasie gra poszła dalej. Oto jak jest teraz.
error-not-your-seat = To nie twoje miejsce.
error-not-the-host = To może zrobić tylko gospodarz stołu.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
error-name-missing = Najpierw powiedz innym, jak masz na imię.
error-bot-plays = Na tym miejscu gra bot. Najpierw usiądź z powrotem.
error-key-used = Klucz { $key } oznacza już inne żądanie.
error-undo-open = Ktoś już poprosił o cofnięcie. Poczekaj na odpowiedź.
error-name-taken = Ktoś przy stole ma to imię. Wybierz inne.
error-clock = Zegar potrzebuje czasu na ruch, na partię albo obu.
error-too-fast = To za szybko. Poczekaj chwilę.
error-chat-too-fast = Nikt nie czyta tak szybko. Poczekaj chwilę i wyślij wiadomość jeszcze raz.
error-too-many-tables = Z twojego adresu otwarto już tyle stołów, że na razie nie ma miejsca na kolejne. Spróbuj później.
error-table-busy = Przy tym stole dzieje się za dużo naraz. Spróbuj jeszcze raz.
error-table-not-started = Partia jeszcze się nie zaczęła.
error-table-seats =
    { $seats ->
        [one] Obsadzone jest { $seats } miejsce, a liczba graczy to { $players }.
        [few] Obsadzone są { $seats } miejsca, a liczba graczy to { $players }.
        [many] Obsadzonych jest { $seats } miejsc, a liczba graczy to { $players }.
       *[other] Obsadzone jest { $seats } miejsca, a liczba graczy to { $players }.
    }
error-nothing-to-undo = Nie ma jeszcze nic, co można cofnąć.
error-nothing-asked = Teraz nikt cię o nic nie pyta.
error-no-hint = Bot nie ma teraz żadnej rady.
error-plan-kind = W tej grze nie ma decyzji o nazwie „{ $kind }”.
error-no-move = Nie ma ruchu { $move }: są ruchy od 0 do { $moves }.
error-muted = Gospodarz odebrał ci głos w tej rozmowie.
error-table-archive = Tę partię można tu tylko oglądać.
error-other-rules = Ta partia zaczęła się według innej wersji zasad i nie można jej tu kontynuować.
error-settings = { $setting }: „{ $value }” to niedozwolona wartość; dozwolone: { $allowed }.
error-other-site = To żądanie pochodzi z innej strony, więc zostało odrzucone.
error-request = Nie można zrozumieć tego żądania: { $text }

## Wszędzie

page-skip = Przejdź do treści
page-nav = Strony
page-tables = Stoły
page-rules = Zasady
page-settings = Ustawienia
page-problem = To się nie udało
page-back = Wróć do stołów
page-your-name = Twoje imię
page-person = Gracz { $number }
page-what-of = { $what }: { $of }

## Poczekalnia

page-headline = Siej, nawadniaj, zbieraj.
page-lead = Wystarczy link, żeby zagrać; puste krzesła zajmują boty.
page-players = Liczba graczy
page-play-bots = Graj z botami
page-new-table = Nowy stół
page-open-tables = Otwarte stoły
page-no-open-tables = Teraz nie ma otwartego stołu publicznego. Załóż własny!
page-my-tables = Twoje stoły
page-no-tables = Tu znajdziesz stoły, przy których grasz.
page-origin = Od ruchu { $move } przy innym stole
page-status =
    { $status ->
        [open] czeka na graczy
        [running] gra trwa
       *[over] gra skończona
    }
page-seat-free = wolne
page-sit-down = Usiądź
page-watch = Oglądaj
page-join = Dołącz przez link
page-join-link = Link, który ktoś ci wysłał
page-join-open = Otwórz stół
page-join-help = Wklej cały link, razem z tym, co stoi za znakiem #.

## Nowy stół

page-who-plays = Kto gra
page-kind-me = ja
page-kind-open = ktoś, komu wyślę link
page-kind-here = inna osoba przy tym urządzeniu
page-kind-bot = bot { $bot }
page-name-here = Imię
page-options = Zasady przy tym stole
page-table = Stół
page-public = Publiczny: każdy może go zobaczyć i zająć wolne miejsce
page-confirm-turns = Przy tym stole wszyscy zatwierdzają swoje ruchy i mogą je przedtem cofnąć
page-confirm-mine = Przy moich stołach wszyscy zatwierdzają swoje ruchy i mogą je przedtem cofnąć
page-advice-mine = Pokazuj rady w każdej mojej turze
page-pace = Tempo botów
page-pace-of =
    { $pace ->
        [0] od razu
        [2] powoli
       *[other] tak, by nadążyć
    }
page-clock = Zegar
page-clock-move = Czas na każdy ruch
page-clock-bank = Czas na całą partię
page-clock-none = bez ograniczeń
page-clock-zero = Gdy czas minie
page-clock-zero-of =
    { $zero ->
        [wait] stół czeka
       *[bot] gra bot, aż ta osoba wróci
    }
page-clock-help = Gdy podasz oba, czas partii płynie dopiero po zużyciu czasu na ruch. Dni przydają się w partiach korespondencyjnych.
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
page-word = Twoje słowo do rozdania
page-word-help = Rozdanie powstaje z sekretu serwera, którego odcisk ta strona już pokazuje, i ze słowa każdego gracza: kto teraz poda własne słowo, może na końcu sprawdzić, że sekret był ustalony wcześniej. Puste pole oznacza słowo losowe.
page-word-first = Rozdanie powstaje z sekretu serwera i ze słowa każdego gracza. Serwer ustala swój sekret, gdy zna już to słowo, a zanim dołączy ktokolwiek inny: grając tylko z botami, ufasz, że nie wybiera rozdania. Puste pole oznacza słowo losowe.
page-set-up = Załóż stół

## Przy stole

page-title-open = Czekamy na graczy
page-title-over = Partia jest skończona
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
        [host] Gospodarz oddał twoje miejsce botowi, więc gra za ciebie bot.
       *[left] Nie ma cię przy stole, więc gra za ciebie bot.
    }
page-start = Zacznij teraz; wolne miejsca zajmą boty
page-confirm = Zatwierdź
page-take-back = Cofnij
page-take-back-turn = Cofnij całą turę
page-ask-take-back = Poproś o cofnięcie
page-undo-wish = { $seat } chce cofnąć ruch. Zgadzasz się?
page-undo-waits = Prosisz o cofnięcie ruchu. Odpowiedzieć ma jeszcze: { $seats }.
page-agree = Zgadzam się
page-refuse = Nie zgadzam się
page-what = Co
page-where = Gdzie
page-amount = Ile
page-not-these = Niemożliwe: { $numbers }
page-do = Wykonaj
page-rules-here = Zasady dla tej decyzji
page-look-again = Sprawdź jeszcze raz
page-in-words = Pole po polu
page-hint = Poproszę o radę
page-hints = Rady
page-hint-do = Zagraj: { $action }
page-plan = Odpowiedź z góry
page-plan-help = Gdy gra toczy się powoli, możesz zostawić odpowiedź. Zadziała tylko, jeśli będzie wtedy dozwolona; w przeciwnym razie dostaniesz pytanie.
page-plan-now = Twoja odpowiedź: { $action }.
page-plan-stop = Zapomnij i zapytaj mnie
page-notice = Powiadom mnie, gdy nadejdzie moja kolej
page-notice-help = Gdy nadejdzie twoja kolej, a ciebie tu nie ma, wysyłamy jedną wiadomość pod ten adres: webhook twojego komunikatora lub usługi powiadomień.
page-notice-address = Adres webhooka
page-notice-start = Powiadamiaj mnie
page-notice-now = Gdy nadchodzi twoja kolej, powiadamiamy cię przez { $host }.
page-notice-stop = Przestań
page-log = Dziennik
page-whole-log = Cały dziennik
page-chat = Rozmowa
page-chat-say = Twoja wiadomość
page-chat-send = Wyślij
page-mute = Odbierz głos
page-unmute = Oddaj głos
page-mute-watchers = Odbierz głos wszystkim, którzy tylko oglądają
page-unmute-watchers = Oddaj głos wszystkim, którzy tylko oglądają
page-replace = Oddaj miejsce botowi: { $name }
page-stand-up = Wstań od stołu
page-leave = Opuść stół; dalej zagra bot
page-public-table = Stół publiczny.
page-private-table = Stół prywatny: widzą go tylko ci, którzy mają link.
page-links = Linki dla innych
page-links-help = Link jest jak klucz: każdy daj tylko jednej osobie.
page-copy = Kopiuj
page-copied = Skopiowano
page-link =
    { $role ->
        [host] Prowadzenie stołu
        [play] Gra: { $name }
        [hand] Oglądanie oczami gracza { $name }
       *[watch] Tylko oglądanie
    }
page-new-link = Nowy link; stary przestaje działać
page-own-links = Linki do mojego miejsca
page-own-links-help = Z nimi można grać na twoim miejscu albo widzieć to, co ty: żeby grać dalej na innym urządzeniu albo żeby ktoś patrzył i się uczył. Gospodarz ich nie widzi.
page-guest = { $name } gra z innego urządzenia; nikt inny nie widzi linków do tego miejsca.
page-again = Jeszcze raz
page-sheet = Tabela punktów
page-fair = Uczciwe rozdanie – z dowodem
page-fair-commitment = Odcisk sekretu serwera, pokazany przed rozdaniem:
page-fair-secret = Sekret (jego odcisk to ten powyżej):
page-fair-words = Słowa graczy, wmieszane w rozdanie:
page-fair-holds = Sprawdzone: sekret ma ten odcisk i razem ze słowami daje rozegrane rozdanie.
page-fair-check = Jak to sprawdzić: sekret jako 16 bajtów; każde słowo jako jego długość w 4 bajtach i litery w UTF-8. Pierwsza suma to odcisk; pierwsze 16 bajtów drugiej to ziarno w zapisie. „cosecha verify” sprawdza jedno i drugie.

## Kilka osób przy jednym urządzeniu

page-curtain = Podaj urządzenie: teraz { $name }
page-curtain-help = Pozostali teraz nie patrzą.
page-curtain-lift = Jestem { $name }

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
page-fork = Graj dalej od tego miejsca
page-fork-as = Jako
page-fork-help = Nowy stół zaczyna od tego ruchu, z botami. To, czego wtedy nie było ci wolno wiedzieć, zostaje rozdane na nowo.
page-fork-go = Graj dalej
page-fork-not = Cofnij się do wcześniejszego ruchu, żeby grać dalej stamtąd.
page-go-to = Przejdź do ruchu
page-eyes = Czyimi oczami
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
page-saved = Zapisane.
page-drawn = Rysowany stół
page-not-drawn = Rysowany klient nie został tu zbudowany, więc to są zwykłe strony. Wszystko działa; zbuduje go „make web”.
