# The drawn client: what it says besides what the pages of the text client say.

client-close = Zamknij
client-on-the-board = na planszy
client-more = więcej…
client-points = pkt
client-you = ty
client-bot = bot
client-decides = teraz decyduje
client-round = Runda { $round } z { $rounds }
client-lost = Połączenie zostało przerwane. Próbuję ponownie…
client-unreachable = Nie można połączyć się z serwerem. Czy sieć działa?

## Santiago: plansza dla tych, którzy jej słuchają

santiago-client-place = { $place }: { $lies }
santiago-client-line = { $place }, { $lies }. Obok: { $squares }
santiago-client-proposed =
    { $total ->
        [0] { $place }, propozycja bez łapówki. Obok: { $squares }
        [one] { $place }, propozycja za { $total } escudo. Obok: { $squares }
        [few] { $place }, propozycja za { $total } escudos. Obok: { $squares }
        [many] { $place }, propozycja za { $total } escudos. Obok: { $squares }
       *[other] { $place }, propozycja za { $total } escudos. Obok: { $squares }
    }
santiago-client-intersection = { $place }, miejsce na źródło. Wokół: { $squares }

## Santiago: kroki rundy

santiago-client-phase-setup = Przygotowanie
santiago-client-phase-bid = Licytacja
santiago-client-phase-plant = Plantacje
santiago-client-phase-propose = Propozycje
santiago-client-phase-decide = Kanał
santiago-client-phase-extra = Dodatkowy kanał

## Santiago: co kto ma

santiago-client-money =
    { $amount ->
        [one] { $amount } escudo
        [few] { $amount } escudos
        [many] { $amount } escudos
       *[other] { $amount } escudos
    }
santiago-client-money-hidden = ukryte pieniądze
santiago-client-bid = stawka { $amount }
santiago-client-passed = pas
santiago-client-secret = tajna stawka
santiago-client-to-bid = ma licytować
santiago-client-overseer = budowniczy
santiago-client-canal-ready = dodatkowy kanał: gotowy
santiago-client-canal-used = dodatkowy kanał: zużyty

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
santiago-client-unseen = Zakryte
santiago-client-unseen-crop = { $crop }: { $count }
santiago-client-offer = W wiosce
santiago-client-aside = Poza grą

## Looking back

client-replay-at = Ruch { $move } z { $moves }, runda { $round }
client-replay-eyes = widziane tymi oczami
client-replay-play = Odtwarzaj
client-replay-pause = Wstrzymaj
client-replay-speed = Szybkość
client-replay-points = Punkty
client-replay-more = Więcej
client-replay-running = Partia jeszcze trwa: widzisz ją do ruchu { $moves } i tylko to, co wolno ci wiedzieć.
client-replay-keys = Klawisze: ← i → jeden ruch, z Shiftem jedna runda, spacja odtwarza, Home i End.
client-replay-share = Udostępnij tę chwilę
client-replay-share-help = Link pokazuje dokładnie ten ruch każdemu, kto może oglądać stół.
client-replay-copy = Skopiuj link
client-replay-copied = Skopiowano
client-replay-record = Zapis
client-replay-record-help = Cała partia w jednym pliku: zachowaj go, wyślij, obejrzyj tutaj albo w terminalu.

## Points

client-score-wins =
    { $points ->
        [one] Wygrywa { $names }: { $points } punkt
        [few] Wygrywa { $names }: { $points } punkty
        [many] Wygrywa { $names }: { $points } punktów
       *[other] Wygrywa { $names }: { $points } punktu
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
        [one] { $count } punkt przewagi; drugie miejsce: { $names }
        [few] { $count } punkty przewagi; drugie miejsce: { $names }
        [many] { $count } punktów przewagi; drugie miejsce: { $names }
       *[other] { $count } punktu przewagi; drugie miejsce: { $names }
    }
client-score-so-far = Punkty do tej pory
client-score-if-last = Gdyby ta runda była ostatnia.
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
client-score-help = Rolnicy i palmy × żetony = punkty. Złota kreska: samodzielnie najlepszy wynik.
client-score-hidden = Ukryte pieniądze nie są liczone.
client-score-without-money = bez ukrytych pieniędzy
client-score-rounds = Punkty runda po rundzie
client-score-round = Runda
client-score-to-round = Na koniec rundy { $round }
client-score-as-table = Jako tabela
client-score-fair-yes = Tak, dowód się zgadza
client-score-fair-no = Nie, to się nie zgadza
client-score-fair-here = Twoja przeglądarka właśnie to sprawdziła: sekret ma ogłoszony odcisk i razem ze słowami daje rozdanie, którym grano.
client-score-fair-alone = Jednak nikt nie podał słowa: w to, że serwer nie dobrał sekretu, trzeba uwierzyć.
client-score-fair-promise = Odcisk nie jest tym, który pokazano przed rozdaniem.
client-score-fair-secret = Sekret nie ma ogłoszonego odcisku.
client-score-fair-deal = Sekret i słowa nie dają rozdania, którym grano.
client-score-fair-later = Sekret zostaje ogłoszony po końcu partii. Wtedy można go tu sprawdzić.
client-score-fair-none = Ta partia nie zaczęła się od takiego rozdania, więc nie ma czego sprawdzać.
client-score-fair-unsafe = Ta strona przyszła niezabezpieczonym połączeniem, a tam przeglądarki nie liczą takich sum. Zapis sprawdzi „cosecha verify”.
client-score-fair-no-word = bez słowa
client-score-fair-how = Jak sprawdzić to samemu
