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
