# To, co wspólne dla wszystkich gier: miejsca, odmowy i błędy.

seat-number = Miejsce { $number }
seat-name = { $seat }

# Poziom bota, obok jego imienia.
bot-level-random = losowy bot
bot-level-sprout = bot kiełek
bot-level-apprentice = bot uczeń
bot-level-farmer = bot rolnik
bot-level-steward = bot zarządca
bot-level-master = bot mistrz
bot-level-insight = zwykły bot
bot-level-other = bot
# Below the name of a bot, where there is little room.
bot-level-short-random = losowy
bot-level-short-sprout = kiełek
bot-level-short-apprentice = uczeń
bot-level-short-farmer = rolnik
bot-level-short-steward = zarządca
bot-level-short-master = mistrz
bot-level-short-insight = zwykły
# Bot, którego czas na namysł jest inny niż zwykle. $level to jeden z powyższych.
bot-level-timed = { $level }, { $seconds } s
# $level to jeden z powyższych.
bot-introduced = { $name } ({ $level })
# What a league has measured: the rating with its 95% interval, the mean time of a move, and the share of games that
# a level wins against another one.
bot-rating = Ranking Elo { $rating } (od { $low } do { $high })
bot-time = { $seconds } s na ruch
bot-against = { $level } { $percent }%
# Liczba z ułamkiem: $part to jego cyfry.
bot-decimal = { $whole },{ $part }
# How long a bot thinks about a move: above a list, and its items.
bot-thinking = Czas na namysł
bot-seconds = { $seconds } s

# $action to komunikat gry: co trzeba zrobić, w bezokoliczniku.
event-forced = { $seat } nie ma wyboru.

## Odmowy wspólne dla wszystkich gier

reason-match-over = Partia jest już skończona.
# $seat to pierwsze z $count miejsc, które mają odpowiedzieć.
reason-not-your-turn = To nie twoja kolej. Teraz decyduje: { $seats }.
reason-confirm-first = Twój ruch czeka: zatwierdź go („confirm”) albo cofnij.
reason-nothing-to-confirm = Żaden ruch nie czeka na zatwierdzenie.
reason-no-such-action = W tej grze nie ma takiego ruchu.

## Opcje

# Opcja inna niż zwykle i jej wartość.
option-agreed = { $name }: { $value }
# Pierwsze wiersze dziennika.
table-agreed = Ustalono – { $option }
error-options-shape = Nie można odczytać tych opcji: { $text }
option-problem-no-such-seat = „{ $option }” wskazuje miejsce, którego nie ma: miejsca liczy się od 0, a liczba graczy to { $players }.
option-problem-two-players-only = „{ $option }” jest tylko dla dwóch graczy: pomiń tę opcję.
option-set-no-name = Nazwij te opcje.
option-set-long-name = Nazwa może mieć najwyżej { $most } znaków.
option-set-unknown = Nie masz zapisanych opcji o nazwie „{ $name }”.
option-set-taken = Masz już opcje o nazwie „{ $name }”. Wybierz inną nazwę.
option-set-full = Dla jednej gry możesz zapisać najwyżej { $most } zestawów opcji. Najpierw któryś usuń.

## Notacja

error-notation-fields = Te pola nie tworzą ruchu: { $text }
error-notation-number = „{ $text }” to nie jest dozwolona liczba: podaj cyfry, najwyżej 999.
error-notation-shape = Nie można odczytać „{ $text }”. Zapisz to tak: { $shape }
error-notation-word = Nie ma ruchu „{ $text }”. Znane ruchy: { $known }.

## Pozycje

error-position-name =
    { $kind ->
        [intersection] Nie ma skrzyżowania „{ $name }”.
        [phase] Nie ma fazy „{ $name }”.
        [segment] Nie ma odcinka „{ $name }”.
        [side] Nie ma boku „{ $name }”.
        [space] Nie ma pola mapy „{ $name }”.
        [square] Nie ma pola „{ $name }”.
        [tile] Nie ma żetonu „{ $name }”.
       *[other] Nieznana nazwa „{ $name }” ({ $kind }).
    }
error-position-seat = W tej pozycji nie ma miejsca { $number }; miejsca liczy się od 0.
error-position-twice = „{ $name }” występuje dwa razy.
error-position-view = To widok gracza: nie ma w nim tego, czego gracz nie może wiedzieć. Potrzebna jest pełna pozycja.
error-position-shape = To nie jest pozycja: { $text }

## Zapisy partii

error-older-rules = Ta partia zaczęła się według zasad w wersji { $rules }; ta wersja Cosecha obsługuje zasady od wersji { $first }.
error-newer-rules = Ta partia zaczęła się według zasad w wersji { $rules }; ta wersja Cosecha zna zasady do wersji { $known }. Zaktualizuj ją.
error-record-altered = Ruch { $move } jest inny niż rozegrany: zapis jest w tym miejscu zmieniony lub uszkodzony.
error-record-altered-between = Coś między ruchami { $move } i { $last } jest inne niż w partii: zapis jest tam zmieniony lub uszkodzony.
error-record-cut = Zapis jest niepełny: od ruchu { $move } brakuje ruchów albo jest ich za dużo.
error-record-head = Nagłówek zapisu (gra, opcje, ziarno, imiona, przygotowanie) jest zmieniony lub uszkodzony.
error-record-fairness = Dowód losowania się nie zgadza: sekret, słowa i ziarno nie pasują do siebie.
error-record-illegal = Ruch { $move } łamie zasady: { $text }
error-record-json = { $move ->
    [0] Zapis jest urwany lub uszkodzony: nie można odczytać wiersza { $line }.
   *[other] Zapis jest urwany lub uszkodzony od ruchu { $move } (wiersz { $line }).
}
error-record-move-shape = Nie można odczytać ruchu { $move }: { $text }
error-record-names = Liczba imion w zapisie to { $names }, a liczba graczy to { $players }.
error-record-newer = Zapis ma format { $format }; ta wersja czyta formaty do { $known }.
error-record-newer-rules = Zapis opiera się na zasadach w wersji { $rules }; ten program zna wersje do { $known }.
error-record-no-seed = Zapis nie ma ziarna, więc nie da się powtórzyć losowania: powstał, gdy partia jeszcze trwała.
error-record-notation = Wpis { $move } nie jest ruchem: { $text }
error-record-older-rules = Zapis opiera się na zasadach w wersji { $rules }; ta wersja Cosecha odtwarza partie od wersji { $first }.
error-record-other-end = Wszystkie ruchy są dozwolone, ale partia kończy się inaczej, niż mówi zapis: inna jest pozycja, punktacja, inni są zwycięzcy albo partia jeszcze trwa.
error-record-other-file = To nie jest zapis partii Cosecha.
error-record-other-game = To zapis innej gry: { $game }.
error-record-seed = Ziarno jest uszkodzone: powinno mieć 32 cyfry szesnastkowe.
error-record-shape = Nagłówek zapisu jest uszkodzony: { $text }

error-unknown-game = Nie ma gry „{ $name }”. Możesz zagrać w: { $known }.
error-no-lesson = Gra { $name } nie ma samouczka. Mają go: { $known }.

## Serie

# $known wymienia nazwy do wpisania: best-of-three.
error-unknown-series = Gra { $game } nie ma serii „{ $name }”. Do wyboru: { $known }.
# $text mówi, co jest nie tak w tej partii.
error-series-game = Partia { $number } w serii: { $text }
error-series-place = Jej miejsce nie jest tutaj, lecz w innej serii albo gdzie indziej w tej.
error-series-options = Jej opcje nie są tymi, do których prowadzą wcześniejsze partie.
error-series-unfinished = Partia { $number } w serii jeszcze trwa, a po niej jest następna.
error-series-answers = Tego, co wybrano po partii { $number } w serii, nie można wybrać.
error-series-end = Wszystkie partie się zgadzają, ale wynik serii jest inny niż w pliku.
series-problem-alone = W tę serię gra co najmniej 2 graczy.
# $kind to nazwa serii; $most to „none”, jeśli seria nie ma końca.
series-title =
    { $most ->
        [none] { $kind }, partia { $number }
       *[other] { $kind }, partia { $number } z { $most }
    }
series-name-best-of-three = Do dwóch zwycięstw
series-about-best-of-three = Serię wygrywa ten, kto wygra 2 partie. Jeśli po 3 partiach nikt nie prowadzi, decyduje suma wszystkich punktów.
series-games = Partie
series-game = Partia { $number }
series-cell-won = { $points } (wygrana)
series-handed = Na następną partię
series-handed-nothing = –
series-points-best-of-three = Zwycięstwa
series-stake-open = O serii decydują 2 zwycięstwa.
series-stake-close = 1 zwycięstwo brakuje do wygrania serii: { $seats }
series-stake-last = Ostatnia partia decyduje o serii.
series-won =
    { $by ->
        [points] { $seat } wygrywa serię sumą wszystkich punktów.
       *[wins] { $wins ->
            [one] { $seat } wygrywa serię: { $wins } zwycięstwo.
            [few] { $seat } wygrywa serię: { $wins } zwycięstwa.
            [many] { $seat } wygrywa serię: { $wins } zwycięstw.
           *[other] { $seat } wygrywa serię: { $wins } zwycięstwa.
        }
    }
series-shared = Seria kończy się wspólnym zwycięstwem: { $seats }
series-won-team = Serię wygrywa ta drużyna: { $seats }

## Scenariusze

scenario-failed =
    { $step ->
        [0] Na początku, { $what }: miało być { $expected }, a jest { $came }.
       *[other] Krok { $step }, { $what }: miało być { $expected }, a jest { $came }.
    }
error-scenario-base = { $file }, „{ $scenario }”: podstawa „{ $base }” nie istnieje albo wraca do samej siebie.
error-scenario-empty = { $file } nie zawiera scenariuszy.
error-scenario-file = Nie ma pliku { $file } albo nie jest on tekstem.
error-scenario-missing = { $file }, „{ $scenario }”: brakuje słowa „{ $word }” albo ma ono złą wartość.
error-scenario-move = Nie można wykonać ruchu { $move }: { $text }
error-scenario-shape =
    { $step ->
        [0] { $file }, „{ $scenario }”: błędny zapis scenariusza: { $text }
       *[other] { $file }, „{ $scenario }”, krok { $step }: błędny zapis kroku: { $text }
    }
error-scenario-start = { $file }, „{ $scenario }” nie może się zacząć: { $text }
error-scenario-step = { $file }, „{ $scenario }”, krok { $step }: nie można tego odczytać: { $text }
error-scenario-word =
    { $step ->
        [0] { $file }, „{ $scenario }”: nieznane słowo „{ $word }”. Znane słowa: { $known }.
       *[other] { $file }, „{ $scenario }”, krok { $step }: nieznane słowo „{ $word }”. Znane słowa: { $known }.
    }
error-scenario-yaml = { $file }, wiersz { $line }: { $text }

## Co zdecydowało o wyniku

# $item to wiersz arkusza punktów.
decided-by = O zwycięstwie decyduje: { $item } ({ $winner } { $points }, { $second } { $fewer }).
decided-by-team = O zwycięstwie decyduje: { $item } ({ $winner }: { $points }; { $second }: { $fewer }).
decided-shared = Nikt nie wychodzi na prowadzenie, więc zwycięstwo jest wspólne.
