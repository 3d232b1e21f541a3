# The drawn client: messages that the pages of the text client don't have.

client-close = Zamknij
client-on-the-board = na planszy
client-more = więcej…
client-so-far = na razie
client-everybody = Gracze i ich zasoby
client-you = ty
client-decides = teraz decyduje
client-round = Runda { $round } z { $rounds }
client-offline = Brak połączenia z siecią. Gra ruszy dalej, gdy połączenie wróci.
client-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie z siecią.
client-since = Od twojej ostatniej wizyty
client-link = Link
client-watch-link = Link tylko do oglądania:
client-host = gospodarz
client-host-device = na urządzeniu gospodarza
client-invited = Zaproszenie do gry: { $game }.
client-invited-by = { $name } zaprasza cię do gry: { $game }.
client-usual-rules = Zwykłe zasady
client-series-stay = Zostań tutaj
client-series-moving =
    { $seconds ->
        [one] Przejdziesz tam za { $seconds } sekundę.
        [few] Przejdziesz tam za { $seconds } sekundy.
        [many] Przejdziesz tam za { $seconds } sekund.
       *[other] Przejdziesz tam za { $seconds } sekundy.
    }
client-series-now = Teraz
client-series-begins = Na tę partię
client-series-choose = Wybierz: { $what }
client-series-choose-first = Wybierz
client-series-change = Zmień wybór
client-series-between = Wybory przed następną partią
client-series-waits = jeszcze wybiera
client-series-has-chosen = już po wyborze
client-fair-fold = Losowanie do sprawdzenia: dodaj własne słowo
client-undo-what = Te ruchy zostaną cofnięte
# the name of a tab: short
client-plans = Automatycznie
client-ask-me = pytaj mnie

## Santiago: plansza dla tych, którzy jej słuchają

santiago-client-line = { $place }: { $lies }
santiago-client-proposed =
    { $total ->
        [0] { $place }: propozycja bez oferty
        [one] { $place }: propozycja za { $total } escudo
        [few] { $place }: propozycja za { $total } escudos
        [many] { $place }: propozycja za { $total } escudos
       *[other] { $place }: propozycja za { $total } escudos
    }
santiago-client-intersection = { $place }: miejsce na źródło

## Santiago: kroki rundy

santiago-client-phase-setup = Przygotowanie
santiago-client-phase-bid = Licytacja
santiago-client-phase-plant = Plantacje
santiago-client-phase-overseer = Budowniczy
santiago-client-phase-canal = Kanał
santiago-client-phase-extra = Dodatkowy kanał
santiago-client-phase-drying = Susza
santiago-client-phase-income = Wypłata

## Santiago: co kto ma

santiago-client-money-hidden = ukryte pieniądze
santiago-client-bid = kwota { $amount }
santiago-client-passed = pas
santiago-client-secret = tajna kwota
santiago-client-to-bid = jeszcze bez kwoty
santiago-client-overseer = budowniczy
santiago-client-canal-ready = dodatkowy kanał: dostępny
santiago-client-canal-used = dodatkowy kanał: wykorzystany

## Santiago: co leży obok planszy

santiago-client-piles = Stosy
santiago-client-piles-each = po { $count }
santiago-client-canals = Kanały
santiago-client-canals-left =
    { $count ->
        [one] został { $count }
        [few] zostały { $count }
        [many] zostało { $count }
       *[other] zostało { $count }
    }
santiago-client-bank = Bank
santiago-client-unseen = Zakryte
santiago-client-offer = W wiosce
client-menu = Menu
client-as-text = Jako tekst
client-print = Drukuj
client-lesson = Samouczek
client-lesson-start = Zacznij
client-lesson-got-it = Rozumiem
client-lesson-end = Wyłącz samouczek
santiago-lesson-begin = Grasz prawdziwą partię Santiago z dwoma botami, które grają losowo. W dwóch pierwszych rundach pierścień pokazuje, czego dotknąć i dlaczego. Potem decydujesz samodzielnie, a każdy ruch można cofnąć.
santiago-lesson-bid = Wybierz kwotę, której nikt jeszcze nie podał, albo spasuj. Każdy płaci swoją kwotę, a najwyższa daje pierwszy wybór żetonu. Pierwszy pas albo, gdy nikt nie pasuje, najniższa kwota daje funkcję budowniczego kanału, ale po spasowaniu stawiasz o 1 rolnika mniej.
santiago-lesson-plant = Wybierz żeton i dotknij pola, najlepiej przy kanale: bez wody żeton traci rolników i wysycha. Połączone żetony jednej uprawy to plantacja: każdy twój rolnik jest wart tyle punktów, ile ma ona żetonów. Palma na żetonie liczy się jak jeszcze jeden twój rolnik.
santiago-lesson-leftover = Dotknij pola dla żetonu, który został. Nie należy on do nikogo, ale może powiększyć twoją plantację.
santiago-lesson-propose = Dotknij kropkowanej linii i wybierz, ile oferujesz za kanał w tym miejscu. Budowniczy stawia w każdej rundzie jeden kanał, a oferty za tę samą linię się sumują. Płacisz tylko wtedy, gdy na twojej linii powstanie kanał.
santiago-lesson-decide = Zaakceptuj propozycję i weź oferowane za nią pieniądze albo zbuduj kanał gdzie indziej za o 1 escudo więcej, niż wynosi najwyższa suma ofert. Bez propozycji zbuduj za 1 escudo albo odrzuć kanał.
santiago-lesson-extra = Połóż swój dodatkowy kanał albo go zachowaj. Masz tylko jeden na całą partię, więc użyj go, gdy uratuje ważny żeton.
santiago-lesson-confirm = Sprawdź swój ruch i go zatwierdź. Wcześniej możesz go jeszcze cofnąć.
santiago-lesson-over = To koniec partii. Tabela pokazuje, skąd wzięły się punkty. Zagraj teraz z lepszymi botami albo wyślij link znajomym.

## Clocks and company

client-here = na miejscu
client-away = poza stołem
client-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
client-you-watch = Oglądasz grę.
client-turn-yours = Twoja decyzja
client-turn-of = Decyzja: { $name }
client-turn-many =
    { $count ->
        [one] Decyduje { $count } gracz
        [few] Decyduje { $count } graczy
        [many] Decyduje { $count } graczy
       *[other] Decyduje { $count } gracza
    }
client-clock-left = Pozostały czas: { $time }
client-clock-days = { $days } d { $hours } godz.
client-hurry =
    { $zero ->
        [wait] Pozostało { $time }. Wszyscy na ciebie czekają.
       *[bot] Pozostało { $time }. Potem gra za ciebie bot, dopóki nie naciśniesz „{ page-come-back }”.
    }
client-sound-volume = Głośność
client-sound-turn = Tylko na mój ruch

## Strony wokół stołów

client-try-again = Spróbuj jeszcze raz
client-pair = { $name }: { $value }
client-loading = Chwileczkę…
client-broken = Na tej stronie wystąpił błąd
client-broken-help = Twoje stoły są bezpieczne: zapisuje je serwer.
client-no-page = Nie ma takiej strony
client-no-page-help = Może adres jest niepełny. Twoje stoły są w poczekalni.
client-to-dark = Ciemne kolory
client-to-light = Jasne kolory
client-speed = Animacje na planszy
client-speed-of =
    { $speed ->
        [0] bez animacji
        [1] zwykłe
        [2] szybkie
       *[other] powolne
    }
client-sound = Dźwięki
client-sound-help = Odgłosy drewna, papieru i wody oraz dzwonek, gdy przychodzi twoja kolej. Wszystko, co słychać, także widać.
client-settings-lead = Ustawienia zapisuje ta przeglądarka. Każda zmiana działa od razu.
client-name-help = Widzą je inni przy stołach, przy których grasz.
client-briefly = Krótko pokazuj dobrane karty
client-briefly-help = Karty z talii wydarzeń Agricoli zamykają się same po kilku sekundach. Po wyłączeniu zostają, aż je zamkniesz.
client-touch-again = Drugie dotknięcie wykonuje ruch
client-touch-again-help = Pierwsze dotknięcie planszy pokazuje, co daje ruch, a drugie go wykonuje, tak jak zielony przycisk. Po wyłączeniu drugie dotknięcie cofa wybór.
client-advice-help = Znaki na planszy pokazują trzy dobre ruchy z uzasadnieniem. Dla dzieci i początkujących; inni ich nie widzą.
client-hint-why = Podpowiedź { $number }: { $reason }
client-mark =
    { $left ->
        [0] Nie ma już żetonów
        [one] Zaznacz (został 1 żeton)
        [few] Zaznacz (zostały { $left } żetony)
        [many] Zaznacz (zostało { $left } żetonów)
       *[other] Zaznacz (zostało { $left } żetonu)
    }
client-text = Wersja tekstowa
client-text-help = Te same stoły jako proste strony: bez skryptów, dobre dla czytników ekranu i wolnych łączy.
client-text-open = Otwórz wersję tekstową
client-play-alone = Zagraj solo
client-bots-count =
    { $bots ->
        [0] Tylko ty
        [one] Ty i { $bots } bot
        [few] Ty i { $bots } boty
        [many] Ty i { $bots } botów
       *[other] Ty i { $bots } bota
    }
client-levels = Poziom botów
client-level-suggested = Polecany dla ciebie
client-level-option = { $level } – polecany
client-level-expected = Szansa na wygraną, przeciwnik:
client-starting = Zakładanie stołu…
client-mine-hint = Zagraj z botami albo załóż stół i wyślij znajomym linki.
client-turns =
    { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
        [many] { $count } stołów czeka na ciebie
       *[other] { $count } stołu czeka na ciebie
    }
client-joining = Otwieranie stołu…
client-join-again = Ten link nie otwiera żadnego stołu
client-join-again-help = Może jest niepełny albo gospodarz wymienił go na nowy. Wklej go jeszcze raz albo poproś o nowy.
client-less = Mniej: { $label }
client-add = Więcej: { $label }
client-left-open = bez wyboru
client-links-after = Gdy stół będzie gotowy, dostaniesz link do każdego wolnego miejsca. Wyślij je graczom.
client-problem = Nie udało się założyć stołu
client-record-help = Partię zapisaną w pliku możesz obejrzeć ruch po ruchu i grać dalej.
client-too-large = Ten plik jest za duży jak na partię.
client-read-rules = Przeczytaj zasady

## Looking back

client-replay-at = Ruch { $move } z { $moves }, runda { $round }
client-replay-eyes = bieżąca perspektywa
client-replay-play = Odtwarzaj
client-replay-pause = Zatrzymaj
client-replay-speed = Szybkość
client-replay-curve = Punkty wszystkich po każdym ruchu
client-replay-points = Punkty
client-replay-coach = Analiza
client-replay-more = Więcej
client-replay-running = Partia jeszcze trwa: widzisz ją do ruchu { $moves } i tylko to, co wolno ci wiedzieć.
client-replay-keys = Klawisze: ← i → jeden ruch, z Shiftem jedna runda, spacja odtwarza, Home i End.
client-analyze = Przeanalizuj
client-replay-share = Udostępnij ten moment
client-replay-share-help = Link pokazuje dokładnie ten ruch każdemu, kto może oglądać stół.
client-replay-copy = Skopiuj link
client-replay-record = Zapis partii
client-replay-record-help = Cała partia w jednym pliku: zachowaj go, wyślij albo obejrzyj tutaj lub w terminalu.

## Points

client-score-wins =
    { $points ->
        [one] Wygrywa { $names }: { $points } punkt
        [few] Wygrywa { $names }: { $points } punkty
        [many] Wygrywa { $names }: { $points } punktów
       *[other] Wygrywa { $names }: { $points } punktu
    }
client-score-team =
    { $points ->
        [one] Wygrywa drużyna { $names }: { $points } punkt
        [few] Wygrywa drużyna { $names }: { $points } punkty
        [many] Wygrywa drużyna { $names }: { $points } punktów
       *[other] Wygrywa drużyna { $names }: { $points } punktu
    }
client-score-share =
    { $points ->
        [one] Wspólne zwycięstwo: { $names } ({ $points } punkt)
        [few] Wspólne zwycięstwo: { $names } ({ $points } punkty)
        [many] Wspólne zwycięstwo: { $names } ({ $points } punktów)
       *[other] Wspólne zwycięstwo: { $names } ({ $points } punktu)
    }
client-score-margin =
    { $count ->
        [0] Tyle samo punktów: { $names }; decyduje rozstrzyganie remisów
        [one] { $count } punkt przewagi; drugie miejsce: { $names }
        [few] { $count } punkty przewagi; drugie miejsce: { $names }
        [many] { $count } punktów przewagi; drugie miejsce: { $names }
       *[other] { $count } punktu przewagi; drugie miejsce: { $names }
    }
client-score-alone =
    { $points ->
        [one] Koniec partii: { $points } punkt
        [few] Koniec partii: { $points } punkty
        [many] Koniec partii: { $points } punktów
       *[other] Koniec partii: { $points } punktu
    }
client-you-win = Wygrywasz!
client-you-share = Dzielisz zwycięstwo!
client-fork = Zagraj od wybranej chwili
client-score-so-far = Punkty do tej pory
client-score-if-last = Gdyby partia skończyła się teraz.
client-score-tiles =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
client-score-deserts = Wyschnięte plantacje
client-score-deserts-of =
    { $count ->
        [one] { $count } pole, bez punktów
        [few] { $count } pola, bez punktów
        [many] { $count } pól, bez punktów
       *[other] { $count } pola, bez punktów
    }
client-score-help = Rolnicy i palmy × żetony = punkty. Złota kreska: więcej niż wszyscy inni.
client-score-hidden = To, co ukryte, się nie liczy.
client-score-without-hidden = bez tego, co ukryte
client-score-rounds = Punkty runda po rundzie
client-score-round = Runda
client-score-to-round = Na koniec rundy { $round }
client-score-as-table = Jako tabela
client-score-check = Sprawdź losowanie
client-score-fair-yes = Tak, wszystko się zgadza
client-score-fair-no = Nie, coś się nie zgadza
client-score-fair-here = Twoja przeglądarka właśnie to sprawdziła: sekret ma podany odcisk i razem ze słowami daje losowanie z tej partii.
client-score-fair-kept = To ten sam odcisk, który widać było przy zajmowaniu miejsca.
client-score-fair-given = Odcisk widoczny przy zajmowaniu miejsca:
client-score-fair-alone = Nikt jednak nie podał słowa: trzeba wierzyć, że serwer nie dobrał sekretu.
client-score-fair-promise = To nie jest odcisk pokazany przed losowaniem.
client-score-fair-secret = Sekret ma inny odcisk niż podany.
client-score-fair-deal = Sekret i słowa dają inne losowanie niż w tej partii.
client-score-fair-later = Sekret poznasz po zakończeniu partii. Wtedy można go tu sprawdzić.
client-score-fair-none = W tej partii nie było takiego losowania, więc nie ma czego sprawdzać.
client-score-fair-unsafe = Ta strona korzysta z niezabezpieczonego połączenia, a wtedy przeglądarki nie wykonują takich obliczeń. Zapis sprawdzi „cosecha verify”.
client-score-fair-no-word = bez słowa
client-score-fair-how = Jak sprawdzić to samemu
client-choose = Wybierz odpowiedź
client-choose-amount = Wybierz, ile
client-choose-place = Wybierz miejsce
client-choose-tile = Wybierz kafel
client-choose-santiago-spring = Wybierz skrzyżowanie
client-choose-santiago-start = Wybierz odcinek
client-choose-santiago-palm = Wybierz pole
client-choose-santiago-bid = Wybierz kwotę
client-choose-santiago-plant = Wybierz żeton
client-choose-santiago-leftover = Wybierz pole
client-choose-santiago-propose = Wybierz odcinek
client-choose-santiago-decide = Wybierz, co budujesz
client-choose-santiago-extra = Położyć czy zachować?
client-choose-cacao-place = Wybierz kafel i pole
client-choose-cacao-fill = Wybierz kafel dżungli i pole
client-choose-cacao-work = Wybierz, kto teraz pracuje
client-choose-agricola-place = Wybierz pole akcji
client-choose-agricola-room = Wybierz miejsce
client-choose-agricola-stable = Wybierz miejsce
client-choose-agricola-several = Wybierz, co robisz
client-choose-agricola-plow = Wybierz, gdzie orzesz
client-choose-agricola-sow = Wybierz, co siejesz
client-choose-agricola-bake = Wybierz, ile zboża
client-choose-agricola-fence = Wybierz, co grodzisz
client-choose-agricola-renovate = Wybierz, co robisz
client-choose-agricola-improve = Wybierz usprawnienie
client-choose-agricola-choose = Wybierz jedno
client-choose-agricola-keep = Wybierz zwierzęta
client-choose-agricola-breed = Wybierz zwierzęta
client-choose-agricola-feed = Wybierz, co zamieniasz
client-choose-agricola-minor = Wybierz kartę
client-choose-agricola-occupation = Wybierz kartę
client-choose-agricola-card = Wybierz, czy jej używasz
client-choose-agricola-pay = Wybierz, czym płacisz
client-choose-agricola-move = Wybierz zasoby
client-choose-agricola-draft = Wybierz kartę
client-choose-agricola-draw = Wybierz, co dobierasz
client-choose-agricola-drop = Wybierz, co odrzucasz
client-choose-agricola-mulligan = Wybierz, czy wymieniasz
santiago-client-aside = Obok planszy
santiago-client-accept = Weź { $total }: { $segment }
santiago-client-reject = Zbuduj gdzie indziej: { $price }
santiago-client-build = Zbuduj za { $price }
santiago-client-extra = Połóż swój kanał
client-leave = Opuść stół
client-leave-sure = Do twojego powrotu gra za ciebie bot.

## Arkusze punktów wszystkich gier

client-score-item = Punkty za
client-score-total = Razem
client-score-unknown = ukryte
client-score-idle = nie liczy się

## Cacao: mapa dla tych, którzy jej słuchają

cacao-client-map = Mapa kafli
cacao-client-nearer = Przybliż
cacao-client-farther = Oddal
cacao-client-fit = Pokaż wszystko
cacao-client-sides = północ { $n }, wschód { $e }, południe { $s }, zachód { $w }
cacao-client-tile = Kafel pracowników: { cacao-client-sides }
cacao-client-workers =
    { $built ->
        [0] { $space }, { $seat }: pracownicy na północy { $n }, na wschodzie { $e }, na południu { $s }, na zachodzie { $w }
       *[other] { $space }, { $seat }, na innym kaflu: pracownicy na północy { $n }, na wschodzie { $e }, na południu { $s }, na zachodzie { $w }
    }
cacao-client-jungle = { $space }, { $name }
cacao-client-temple = { $space }, świątynia. Pracownicy: { $standing }
cacao-client-temple-empty = { $space }, świątynia bez pracowników
cacao-client-to-fill = { $space }, { $letter }: pole dżungli do uzupełnienia
cacao-client-free = { $space }, wolne
cacao-client-edge =
    { $workers ->
        [one] { $workers } pracownik { cacao-noun-side.from } pola { $space }, przed nim: { $name }
        [few] { $workers } pracownicy { cacao-noun-side.from } pola { $space }, przed nimi: { $name }
        [many] { $workers } pracowników { cacao-noun-side.from } pola { $space }, przed nimi: { $name }
       *[other] { $workers } pracownika { cacao-noun-side.from } pola { $space }, przed nimi: { $name }
    }

## Cacao: co ma miejsce przy stole i z czego wybiera

cacao-client-village = Twoja wioska
cacao-client-village-of = Wioska: { $name }
cacao-client-gold = Złoto
cacao-client-gold-hidden = ukryte złoto
cacao-client-fruits =
    { $count ->
        [one] { $count } owoc kakao z 5
        [few] { $count } owoce kakao z 5
        [many] { $count } owoców kakao z 5
       *[other] { $count } owocu kakao z 5
    }
cacao-client-suns =
    { $count ->
        [one] { $count } żeton słońca z 3
        [few] { $count } żetony słońca z 3
        [many] { $count } żetonów słońca z 3
       *[other] { $count } żetonu słońca z 3
    }
cacao-client-water = pole wody { $value }
cacao-client-hand = Ręka
cacao-client-hand-and-display = Ręka i odkryte kafle
cacao-client-display = Odkryta dżungla
cacao-client-no-hand = Wszystkie kafle położone.
cacao-client-turn = Obróć
cacao-client-pile =
    { $count ->
        [0] Stos jest pusty
        [one] { $count } kafel w stosie
        [few] { $count } kafle w stosie
        [many] { $count } kafli w stosie
       *[other] { $count } kafla w stosie
    }
cacao-client-do-place = Połóż kafel
cacao-client-do-overbuild = Nadbuduj za żeton słońca
cacao-client-do-fill = Uzupełnij pole
cacao-client-do-work =
    { $workers ->
        [0] Nie aktywuj pracowników
        [one] Aktywuj { $workers } pracownika
        [few] Aktywuj { $workers } pracowników
        [many] Aktywuj { $workers } pracowników
       *[other] Aktywuj { $workers } pracownika
    }

## Cacao: kroki tury

cacao-client-phase-place = Układanie kafla
cacao-client-phase-fill = Uzupełnianie dżungli
cacao-client-phase-work = Aktywacja
cacao-client-turn-of = Tura { $round } z { $rounds }

## Cacao: arkusz punktów

cacao-client-at-temple =
    { $count ->
        [one] { $count } pracownik
        [few] { $count } pracownicy
        [many] { $count } pracowników
       *[other] { $count } pracownika
    }
cacao-client-suns-left = Żetony słońca
cacao-client-water-field = Pole wody
cacao-client-fruits-left = Owoce kakao
cacao-client-tie = tylko przy remisie
cacao-client-score-help = Świątynia: 6 za najwięcej pracowników, 3 za drugie miejsce. Złota kreska: więcej niż wszyscy inni.

## Cacao: samouczek

cacao-lesson-begin = Grasz prawdziwą partię Cacao z botem, który gra losowo. W dwóch pierwszych turach pierścień pokazuje, czego dotknąć i dlaczego. Potem decydujesz samodzielnie, a każdy ruch można cofnąć.
cacao-lesson-place = Wybierz kafel z ręki, obróć go kolejnym dotknięciem i dotknij pola z zielonymi rogami. Pracownicy od razu pracują na sąsiednich kaflach dżungli: zbierają i sprzedają owoce, wydobywają złoto, noszą wodę. Kafel kładzie zielony przycisk.
cacao-lesson-fill = Wybierz odkryty kafel dżungli i pole, na które trafi. Uzupełniasz każde wolne pole dżungli przy nowym kaflu, którego dotykają dwa kafle pracowników. Sąsiedni pracownicy od razu tam pracują, także pracownicy innych graczy.
cacao-lesson-work = Wybierz bok kafla, a potem liczbę pracowników do aktywacji. Kolejność zależy od ciebie: najpierw zbierz owoce, potem je sprzedaj. W magazynie mieści się 5 owoców; nadmiar przepada.
cacao-lesson-confirm = Sprawdź swój ruch i go zatwierdź. Wcześniej możesz go jeszcze cofnąć.
cacao-lesson-over = To koniec partii. Tabela pokazuje, skąd wzięło się złoto: każda świątynia płaci graczom, którzy mają przy niej najwięcej pracowników. Zagraj teraz z lepszymi botami albo wyślij link znajomym.

## Agricola: plansza akcji i gospodarstwa

agricola-client-table = Stół
agricola-client-spaces = Pola akcji
agricola-client-majors = Duże usprawnienia
agricola-client-farm = Twoje gospodarstwo
agricola-client-farms = Gospodarstwa
agricola-client-farm-of = Gospodarstwo: { $name }
agricola-client-show-farm = Pokaż to gospodarstwo
agricola-client-and-or = i/lub
agricola-client-or = albo
agricola-client-then = potem
agricola-client-stage = Etap { $stage }
agricola-client-harvest = Żniwa na koniec tej rundy
agricola-client-starter = Pierwszy gracz
agricola-client-people =
    { $people ->
        [one] W domu { $home } z { $people } osoby
        [few] W domu { $home } z { $people } osób
        [many] W domu { $home } z { $people } osób
       *[other] W domu { $home } z { $people } osoby
    }
agricola-client-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
agricola-client-begging =
    { $count ->
        [one] { $count } żeton żebrania
        [few] { $count } żetony żebrania
        [many] { $count } żetonów żebrania
       *[other] { $count } żetonu żebrania
    }
agricola-client-major =
    { $name ->
        [fireplace2] Palenisko
        [fireplace3] Palenisko
        [hearth4] Kuchnia
        [hearth5] Kuchnia
        [well] Studnia
        [clay-oven] Piec gliniany
        [stone-oven] Piec kamienny
        [joinery] Stolarnia
        [pottery] Garn{ "\u00AD" }carnia
       *[basketmaker] Koszy{ "\u00AD" }karnia
    }
agricola-client-major-does =
    { $name ->
        [fireplace2] w każdej chwili 1 warzywo, owca lub dzik na 2 żywności, 1 krowa na 3; pieczenie: 1 zboże na 2 żywności
        [fireplace3] w każdej chwili 1 warzywo, owca lub dzik na 2 żywności, 1 krowa na 3; pieczenie: 1 zboże na 2 żywności
        [hearth4] w każdej chwili 1 owca na 2 żywności, 1 warzywo lub dzik na 3, 1 krowa na 4; pieczenie: 1 zboże na 3 żywności
        [hearth5] w każdej chwili 1 owca na 2 żywności, 1 warzywo lub dzik na 3, 1 krowa na 4; pieczenie: 1 zboże na 3 żywności
        [well] 1 żywność na początku każdej z 5 następnych rund
        [clay-oven] pieczenie: 1 zboże na 5 żywności; po zbudowaniu możesz od razu piec
        [stone-oven] pieczenie: najwyżej 2 zboża, każde na 4 żywności; po zbudowaniu możesz od razu piec
        [joinery] w każde żniwa 1 drewno na 2 żywności; na koniec 1, 2 lub 3 punkty za 3, 5 lub 7 drewna
        [pottery] w każde żniwa 1 glina na 2 żywności; na koniec 1, 2 lub 3 punkty za 3, 5 lub 7 gliny
       *[basketmaker] w każde żniwa 1 trzcina na 3 żywności; na koniec 1, 2 lub 3 punkty za 2, 4 lub 5 trzcin
    }
agricola-client-fences-left = Pozostałe ogrodzenia
agricola-client-stables-left = Pozostałe obory
agricola-client-cell-room =
    { $house ->
        [wood] { $cell }, drewniana izba
        [clay] { $cell }, gliniana izba
       *[stone] { $cell }, kamienna izba
    }
agricola-client-cell-field = { $cell }, puste pole uprawne
agricola-client-cell-crop =
    { $good ->
        [grain] { $cell }, pole uprawne, zboże: { $amount }
       *[vegetable] { $cell }, pole uprawne, warzywa: { $amount }
    }
agricola-client-cell-stable =
    { $fenced ->
        [0] { $cell }, obora
       *[1] { $cell }, obora na pastwisku
    }
agricola-client-cell-free =
    { $fenced ->
        [0] { $cell }, wolne
       *[1] { $cell }, pastwisko
    }
agricola-client-edge-between = Krawędź między { $one } a { $other }
agricola-client-edge-rim =
    { $rim ->
        [above] Krawędź nad { $cell }
        [below] Krawędź pod { $cell }
        [left] Krawędź na lewo od { $cell }
       *[right] Krawędź na prawo od { $cell }
    }
agricola-client-fence-price =
    { $count ->
        [one] Za { $count } ogrodzenie płacisz { $price }.
        [few] Za { $count } ogrodzenia płacisz { $price }.
        [many] Za { $count } ogrodzeń płacisz { $price }.
       *[other] Za { $count } ogrodzenia płacisz { $price }.
    }
agricola-client-fences-drawn =
    { $count ->
        [one] { $count } ogrodzenie, jeszcze bez pastwiska
        [few] { $count } ogrodzenia, jeszcze bez pastwiska
        [many] { $count } ogrodzeń, jeszcze bez pastwiska
       *[other] { $count } ogrodzenia, jeszcze bez pastwiska
    }
agricola-client-herd-pasture =
    { $animal ->
        [sheep] Pastwisko { $cells }: owce, { $count } z { $room }
        [boar] Pastwisko { $cells }: dziki, { $count } z { $room }
        [cattle] Pastwisko { $cells }: krowy, { $count } z { $room }
        [llama] Pastwisko { $cells }: lamy, { $count } z { $room }
       *[none] { $room ->
            [one] Pastwisko { $cells }: puste, mieści { $room } zwierzę
            [few] Pastwisko { $cells }: puste, mieści { $room } zwierzęta
            [many] Pastwisko { $cells }: puste, mieści { $room } zwierząt
           *[other] Pastwisko { $cells }: puste, mieści { $room } zwierzęcia
        }
    }
agricola-client-herd-stable =
    { $animal ->
        [sheep] Obora { $cell }: 1 owca
        [boar] Obora { $cell }: 1 dzik
        [cattle] Obora { $cell }: 1 krowa
        [llama] Obora { $cell }: 1 lama
       *[none] Obora { $cell }: bez zwierzęcia
    }
agricola-client-herd-house =
    { $animal ->
        [sheep] W chacie: 1 owca
        [boar] W chacie: 1 dzik
        [cattle] W chacie: 1 krowa
        [llama] W chacie: 1 lama
       *[none] W chacie: bez zwierzęcia
    }
agricola-client-herd-held =
    { $animal ->
        [sheep] { $count ->
            [one] Gdzie ma mieszkać { $count } owca?
            [few] Gdzie mają mieszkać { $count } owce?
            [many] Gdzie ma mieszkać { $count } owiec?
           *[other] Gdzie ma mieszkać { $count } owcy?
        }
        [boar] { $count ->
            [one] Gdzie ma mieszkać { $count } dzik?
            [few] Gdzie mają mieszkać { $count } dziki?
            [many] Gdzie ma mieszkać { $count } dzików?
           *[other] Gdzie ma mieszkać { $count } dzika?
        }
        [llama] { $count ->
            [one] Gdzie ma mieszkać { $count } lama?
            [few] Gdzie mają mieszkać { $count } lamy?
            [many] Gdzie ma mieszkać { $count } lam?
           *[other] Gdzie ma mieszkać { $count } lamy?
        }
       *[cattle] { $count ->
            [one] Gdzie ma mieszkać { $count } krowa?
            [few] Gdzie mają mieszkać { $count } krowy?
            [many] Gdzie ma mieszkać { $count } krów?
           *[other] Gdzie ma mieszkać { $count } krowy?
        }
    }

## Agricola: o co chodzi w pytaniu

agricola-client-fed = Żywność: { $have } z { $need }
agricola-client-missing =
    { $missing ->
        [one] na razie { $missing } żeton żebrania (−3 punkty)
        [few] na razie { $missing } żetony żebrania (po −3 punkty)
        [many] na razie { $missing } żetonów żebrania (po −3 punkty)
       *[other] na razie { $missing } żetonu żebrania (po −3 punkty)
    }
agricola-client-exchange = Zamień na żywność
agricola-client-exchange-one =
    { $good ->
        [wood] 1 drewno na { agricola-noun-food }
        [clay] 1 glina na { agricola-noun-food }
        [reed] 1 trzcina na { agricola-noun-food }
        [grain] 1 zboże na { agricola-noun-food }
        [vegetable] 1 warzywo na { agricola-noun-food }
        [sheep] 1 owca na { agricola-noun-food }
        [boar] 1 dzik na { agricola-noun-food }
       *[cattle] 1 krowa na { agricola-noun-food }
    }
agricola-client-keep = Co zatrzymujesz
agricola-client-keep-none = żadnego
agricola-client-harvest-needs = Na żniwa w rundzie { $round } potrzeba { $food } żywności
agricola-client-harvest-short = Runda { $round }: { agricola-noun-food }
agricola-client-hand-empty = Nie masz już kart na ręce.
agricola-client-room = Zbuduj izbę
agricola-client-stable = Zbuduj oborę
agricola-client-plow = Zaoraj pole uprawne
agricola-client-bake = { agricola-noun-grain } → { agricola-noun-food }
agricola-client-sow =
    { $good ->
        [grain] Zasiej zboże
       *[vegetable] Zasadź warzywa
    }

## Agricola: kroki rundy

agricola-client-phase-work = Praca
agricola-client-phase-field = Zbiory
agricola-client-phase-feed = Wyżywienie
agricola-client-phase-breed = Rozmnażanie

## Agricola: arkusz punktów

agricola-client-materials = Materiały budowlane
agricola-client-tie = tylko przy remisie
agricola-client-score-help = Mniejszą czcionką: co się liczy. Złota kreska: więcej niż wszyscy inni.
agricola-client-counted =
    { $more ->
        [0] { $count }
        [-1] { $count }, do następnego punktu o 1 mniej
       *[other] { $count }, do następnego punktu brakuje { $more }
    }
agricola-client-score-so-far = Mniejszą czcionką: co się liczy i ile brakuje do następnego punktu. Złota kreska: więcej niż wszyscy inni.

## Agricola: samouczek

agricola-lesson-begin = Grasz solo prawdziwą partię Agricoli. W dziesięciu pierwszych rundach pierścień pokazuje, czego dotknąć i dlaczego. Potem decydujesz samodzielnie, a każdy ruch można cofnąć.
agricola-lesson-place = Dotknij pola akcji, aby wystawić tam członka rodziny. Na ciemniejszych polach gromadzą się zasoby i bierzesz je wszystkie. Sierp oznacza rundę ze żniwami: wtedy rodzina musi jeść, a pasek w tym panelu pokazuje, ile żywności potrzeba.
agricola-lesson-house = Dotknij pola gospodarstwa z zielonymi rogami. Izba musi stać obok innej izby i daje miejsce dla jednej osoby. Obora mieści 1 zwierzę, a na pastwisku podwaja liczbę miejsc.
agricola-lesson-fields = Dotknij pola gospodarstwa, aby je zaorać albo obsiać; nowe pole uprawne musi leżeć obok innego. Z 1 zboża wyrastają 3, z 1 warzywa 2. W każde żniwa zbierasz po 1 z każdego pola uprawnego.
agricola-lesson-bake = Wybierz, ile zboża pieczesz. Upieczone daje więcej żywności niż surowe, które jest warte 1. Piec gliniany piecze w jednej akcji 1 zboże, Piec kamienny najwyżej 2, a Palenisko i Kuchnia dowolnie dużo.
agricola-lesson-fence = Dotknij pól przyszłego pastwiska albo krawędzi, na których staną ogrodzenia. Każde nowe ogrodzenie kosztuje 1 drewno, także na brzegu gospodarstwa. Liczby pokazują, ile zwierząt się zmieści.
agricola-lesson-renovate = Remont zmienia wszystkie izby naraz: z drewnianych w gliniane, a później z glinianych w kamienne. Płacisz 1 glinę albo 1 kamień za każdą izbę i do tego 1 trzcinę. Na koniec gliniana izba daje 1 punkt, a kamienna 2.
agricola-lesson-improve = Wybierz usprawnienie, na które cię stać. Palenisko i Kuchnia w każdej chwili zamieniają warzywa i zwierzęta na żywność i pieką chleb. Pozostałe dają żywność inaczej, a do tego punkty.
agricola-lesson-keep = Nie masz miejsca dla wszystkich zwierząt: wybierz, które zostają, i dotknij miejsca, w którym zamieszkają. Pastwisko mieści zwierzęta jednego gatunku, a chata i każda obora poza pastwiskiem po 1 zwierzęciu.
agricola-lesson-breed = Nie masz miejsca dla wszystkich zwierząt: wybierz, które zostają. Dwa zwierzęta jednego gatunku mają pod koniec żniw młode, jeśli się zmieści. Teraz żadnego zwierzęcia nie można zamienić na żywność.
agricola-lesson-feed = Wyżyw rodzinę, a jeśli brakuje żywności, najpierw zamień na nią zboże, warzywa lub zwierzęta. Za każdą brakującą żywność bierzesz żeton żebrania i na koniec tracisz 3 punkty.
agricola-lesson-confirm = Sprawdź swój ruch i go zatwierdź. Wcześniej możesz go jeszcze cofnąć.
agricola-lesson-over = To koniec partii. Tabela pokazuje, skąd biorą się punkty: po trochu ze wszystkiego i bez pustych pól gospodarstwa. Zagraj teraz z botami albo wyślij link znajomym.
agricola-lesson-cards-title = Samouczek z kartami
agricola-lesson-cards-begin = Grasz solo prawdziwą partię Agricoli z 7 pomocnikami i 7 małymi usprawnieniami. W czterech pierwszych rundach pierścień pokazuje, czego dotknąć i dlaczego. Potem decydujesz samodzielnie, a każdy ruch można cofnąć.
agricola-lesson-cards-over = To koniec partii z kartami. Tabela pokazuje, które karty dały punkty. Spróbuj teraz draftu z botami: tam rękę wybierasz samodzielnie.

## Pytanie

# Ilu skutków nie widać; pokazuje je.
client-chips-more =
    { $count ->
        [one] +{ $count } skutek
        [few] +{ $count } skutki
        [many] +{ $count } skutków
       *[other] +{ $count } skutku
    }
client-chip-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
        [many] +{ $points } punktów
       *[other] +{ $points } punktu
    }
client-chip-points-lost =
    { $points ->
        [one] −{ $points } punkt
        [few] −{ $points } punkty
        [many] −{ $points } punktów
       *[other] −{ $points } punktu
    }
client-inspected = Szczegóły

## Agricola: ręka, wymiany i to, co można obejrzeć

agricola-client-in-hand = Ręka { $count }
agricola-client-in-play = Wyłożone { $count }
# Before the numbers of a seat’s cards, by kind.
agricola-client-in-play-kinds = Wyłożone
agricola-client-played =
    { $kind ->
        [occupation] Wyłożeni pomocnicy: { $count }
        [minor] Wyłożone małe usprawnienia: { $count }
       *[major] Wyłożone duże usprawnienia: { $count }
    }
agricola-client-short = Brakuje: { $goods }
agricola-client-played-at = Zagrywasz na polu { $space }
agricola-client-step-more = { $good }: o 1 więcej
agricola-client-step-less = { $good }: o 1 mniej
agricola-client-cook = Zamień na { agricola-noun-food }
agricola-client-cook-feed = Wymień i wyżyw
agricola-client-rack =
    { $harvest ->
        [1] Runda { $round } z 14, ze żniwami
       *[0] Runda { $round } z 14
    }
agricola-client-rounds = Rundy
agricola-inspect-round = Runda { $round }
agricola-inspect-hidden =
    { $count ->
        [one] Tę kartę odkrywa się w rundzie { $round }: { $spaces }.
        [few] W rundzie { $round } odkrywa się jedną z tych kart: { $spaces }.
        [many] W rundzie { $round } odkrywa się jedną z tych kart: { $spaces }.
       *[other] W rundzie { $round } odkrywa się jedną z tych kart: { $spaces }.
    }
agricola-inspect-refill = co rundę przybywa: { $goods }
agricola-inspect-lying = teraz leży tu: { $goods }
agricola-inspect-empty = teraz nic tu nie leży
agricola-inspect-return = albo za zwrócone Palenisko
agricola-inspect-room-price = Koszt izby: { $price }
agricola-inspect-free-fences = Darmowe ogrodzenia: { $count }
agricola-inspect-thing =
    { $kind ->
        [room] Izba dla 1 osoby. W domu mieści się też 1 zwierzę domowe.
        [field] Na pustym polu uprawnym możesz zasiać zboże lub warzywa.
        [crop] W fazie zbiorów każdych żniw bierzesz z pola uprawnego 1 taki plon.
        [pasture] Na pastwisku mieszczą się 2 zwierzęta jednego gatunku na każde jego pole. Każda obora na nim podwaja tę liczbę.
        [stable] W oborze poza pastwiskiem mieści się 1 zwierzę.
        [covered] Zakryte do końca gry: liczy się jako wykorzystane, ale do niczego nie służy.
        [burnt] Twoja chata spłonęła. Remont odbudowuje 2 drewniane izby łącznie za 2 drewna i 1 trzcinę.
       *[free] Tu możesz jeszcze budować, orać lub grodzić. Na koniec każde puste pole kosztuje 1 punkt.
    }
agricola-inspect-good =
    { $good ->
        [wood] Na izby w drewnianej chacie, obory i ogrodzenia.
        [clay] Na remont w glinie, gliniane izby i wiele usprawnień.
        [reed] Na każdą izbę i każdy remont.
        [stone] Na remont w kamieniu, kamienne izby i usprawnienia.
        [grain] Zasiej je, upiecz z niego chleb albo zamień 1 zboże na 1 żywność.
        [vegetable] Zasadź je albo zamień 1 warzywo na żywność.
       *[food] Żywi twoją rodzinę podczas żniw.
    }
agricola-client-discard = Odrzuć { agricola-noun-goods }

## Santiago: karty tego, czemu się przyglądasz

santiago-inspect-tile = Bez wody traci co rundę 1 rolnika. Gdy nie ma już żadnego, zmienia się w pustynię.
santiago-inspect-plantation-tile = Każda sylwetka to miejsce dla 1 rolnika. Sąsiednie żetony tej samej uprawy tworzą plantację.
santiago-inspect-pile-name = Zakryte żetony
santiago-inspect-pile = Co rundę odkrywa się i licytuje górny żeton z każdego stosu.
santiago-inspect-supply-name = Kanały
santiago-inspect-supply = Budowniczy kanału buduje jeden w każdej rundzie. Gdy się skończą, trwa ostatnia runda.
santiago-inspect-canal-name = Kanał
santiago-inspect-canal = Nawadnia pola po obu stronach.
santiago-inspect-spring-name = Źródło wody
santiago-inspect-spring = Stąd płynie cała woda. Każdy kanał jest z nim połączony.
santiago-inspect-palm-name = Palma
santiago-inspect-palm = Na koniec liczy się jak 1 rolnik więcej, jeśli na jej żetonie stoi twój rolnik.
santiago-inspect-desert-name = Pustynia
santiago-inspect-desert = Wyschnięty żeton. Nic tu nie można posadzić i nie należy do żadnej plantacji.
santiago-inspect-overseer-name = Budowniczy kanału
santiago-inspect-overseer = Gracz, który spasuje pierwszy, a jeśli nikt nie spasuje – gracz z najniższą kwotą. Wybiera kanał i dostaje oferowane za niego escudos.
santiago-inspect-money-name = Escudos
santiago-inspect-money = Służą do licytacji i ofert. Na koniec każde jest warte 1 punkt.
santiago-inspect-extra-name = Dodatkowy kanał
santiago-inspect-extra = Każdy ma jeden na całą grę i kładzie go po kanale budowniczego.
santiago-inspect-offer-name = Proponowany kanał
santiago-inspect-offer = Jeśli budowniczy zaakceptuje propozycję, oferty zostają zapłacone. Jeśli nie, wracają do graczy.
santiago-inspect-offer-total =
    { $total ->
        [0] bez oferty
        [one] oferta: { $total } escudo
        [few] oferta: { $total } escudos
        [many] oferta: { $total } escudos
       *[other] oferta: { $total } escudos
    }

## Invitations: the share sheet, and a code for a phone’s camera

client-share = Udostępnij
client-qr = Kod QR

## Lists of tables

client-clock-move = { $time } na ruch
client-clock-bank = { $time } na grę
client-clock-none = bez zegara
client-without-hints = bez podpowiedzi
client-players-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } graczy
    }
client-list-turn = Tura { $round } z { $rounds }

## The list of keys

client-keys = Klawiatura
client-keys-everywhere = Wszędzie
client-keys-table = Przy stole
client-keys-replay = W powtórce
client-keys-next = następny element
client-keys-choose = wybór
client-keys-close = zamknięcie okna albo odłożenie wybranej rzeczy
client-keys-help = ta lista
client-keys-places = przejście między polami
client-keys-amounts = liczby, na przykład oferta
client-keys-turn = obrót kafelka (Cacao)
client-keys-step = jeden ruch wstecz lub dalej
client-keys-round = jedna runda wstecz lub dalej
client-keys-ends = pierwszy lub ostatni ruch
client-keys-play = odtwarzanie lub pauza
client-key-arrows = Strzałki
client-key-space = Spacja

client-cards-filters = Filtry
client-cards-previous = Poprzednia karta
client-cards-next = Następna karta
