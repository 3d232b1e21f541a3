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

## Strony wokół stołów

client-try-again = Spróbuj jeszcze raz
client-loading = Chwileczkę…
client-broken = Ta strona się potknęła
client-broken-help = Przy twoich stołach nic nie zginęło: są zapisane na serwerze.
client-no-page = Nie ma takiej strony
client-no-page-help = Może adres został po drodze ucięty. Twoje stoły są w poczekalni.
client-to-dark = Ciemne kolory
client-to-light = Jasne kolory
client-theme = Kolory
client-theme-of =
    { $theme ->
        [light] jasne
        [dark] ciemne
       *[system] jak w urządzeniu
    }
client-speed = Ruch na planszy
client-speed-of =
    { $speed ->
        [0] od razu
        [1] zwykły
        [2] szybki
       *[other] powolny
    }
client-sound = Dźwięki
client-sound-help = Drewno, papier i woda oraz dzwoneczek, gdy przychodzi twoja kolej. Wszystko, co słychać, także widać.
client-settings-lead = Zapisane w tej przeglądarce. Każda zmiana działa od razu.
client-name-help = Inni widzą je przy stołach, przy których grasz.
client-confirm-help = Przy stołach, które odtąd założysz.
client-text = Klient tekstowy
client-text-help = Te same stoły jako proste strony: bez skryptów, dobre dla czytników ekranu i wolnych łączy.
client-text-open = Przejdź do klienta tekstowego
client-bots-count =
    { $bots ->
        [one] Ty i jeden bot
        [few] Ty i { $bots } boty
        [many] Ty i { $bots } botów
       *[other] Ty i { $bots } bota
    }
client-starting = Stół jest przygotowywany…
client-mine-hint = Pierwszy jest o jeden ruch stąd: zagraj z botami albo załóż stół i wyślij znajomym linki.
client-turns =
    { $count ->
        [one] Jeden stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
        [many] { $count } stołów czeka na ciebie
       *[other] { $count } stołu czeka na ciebie
    }
client-joining = Otwieram stół…
client-join-again = Ten link nie otwiera żadnego stołu
client-join-again-help = Może brakuje jego części albo gospodarz go wymienił. Wklej go tu jeszcze raz albo poproś o nowy.
client-less = Mniej: { $label }
client-add = Więcej: { $label }
client-left-open = nieustalone
client-left-to-chance = losowo
client-links-after = Gdy stół będzie gotowy, dostaniesz link do każdego wolnego miejsca, do wysłania temu, kto ma grać.
client-problem = Nie udało się założyć stołu
client-record-help = Partię zapisaną w pliku można obejrzeć ruch po ruchu i grać od niej dalej.
client-too-large = Ten plik jest za duży jak na partię.
client-read-rules = Przeczytaj zasady
