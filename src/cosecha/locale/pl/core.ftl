# To, co wspólne dla wszystkich gier: miejsca, odmowy i błędy.

seat-number = Miejsce { $number }
seat-name = { $seat }

# $action to komunikat gry: co trzeba zrobić, w bezokoliczniku.
event-forced = { $seat } nie ma wyboru.

## Odmowy wspólne dla wszystkich gier

reason-match-over = Partia jest skończona: nie ma już nic do rozstrzygnięcia.
# $seat to pierwsze z $count miejsc, które mają odpowiedzieć.
reason-not-your-turn = To nie twoja kolej. Teraz decyduje: { $seats }.
reason-confirm-first = Twój ruch czeka: zatwierdź go słowem „confirm”.
reason-nothing-to-confirm = Żaden ruch nie czeka, więc nie ma czego zatwierdzać.
reason-no-such-action = W tej grze nie ma takiego ruchu.

## Opcje

error-options-shape = Nie można odczytać tych opcji: { $text }
option-problem-no-such-seat = „{ $option }” wskazuje miejsce, którego nie ma: przy { $players } graczach miejsca to 0, 1 i tak dalej, aż do liczby graczy minus jeden.
option-problem-two-players-only = „{ $option }” jest tylko dla dwóch graczy: pomiń tę opcję.

## Notacja

error-notation-fields = Te pola nie tworzą ruchu: { $text }
error-notation-number = „{ $text }” to nie liczba, której można tu użyć: podaj cyfry, najwyżej 999.
error-notation-shape = Nie można odczytać „{ $text }”. Pisze się to tak: { $shape }
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
error-position-view = To jest widok: pomija to, czego miejsce nie może wiedzieć. Pozycja mówi wszystko.
error-position-shape = To nie jest pozycja: { $text }

## Zapisy partii

error-record-altered = Ruch { $move } nie jest tym, który zagrano: zapis jest w tym miejscu zmieniony lub uszkodzony.
error-record-altered-between = Coś między ruchami { $move } i { $last } nie jest tym, co zagrano: zapis jest w tym miejscu zmieniony lub uszkodzony.
error-record-cut = Zapis jest niepełny: od ruchu { $move } brakuje ruchów albo jest ich za dużo.
error-record-head = Nagłówek zapisu (gra, opcje, ziarno, imiona, przygotowanie) nie jest taki, jaki był: zmieniono go lub uszkodzono.
error-record-fairness = Dowód uczciwego rozdania się nie zgadza: sekret, słowa i ziarno nie pasują do siebie.
error-record-illegal = Ruch { $move } łamie zasady: { $text }
error-record-json = { $move ->
    [0] Zapis jest urwany lub uszkodzony: nie można odczytać wiersza { $line }.
   *[other] Zapis jest urwany lub uszkodzony od ruchu { $move } (wiersz { $line }).
}
error-record-move-shape = Nie można odczytać ruchu { $move }: { $text }
error-record-names = Zapis wymienia graczy: { $names }, a gra: { $players }.
error-record-newer = Zapis ma format { $format }; ta wersja czyta formaty do { $known }.
error-record-newer-rules = Zapis opiera się na zasadach w wersji { $rules }; ten program zna wersje do { $known }.
error-record-no-seed = Zapis nie ma ziarna, więc nie da się powtórzyć rozdania: partia jeszcze trwała, gdy go zapisano.
error-record-notation = To, co stoi pod numerem { $move }, nie jest ruchem: { $text }
error-record-older-rules = Zapis opiera się na zasadach w wersji { $rules }, a obecna wersja to { $known }: jego ruchów nie da się odtworzyć.
error-record-other-end = Wszystkie ruchy są dozwolone, ale partia nie kończy się tak, jak mówi zapis: inna jest pozycja, punkty, zwycięzcy albo to, czy już się skończyła.
error-record-other-file = To nie jest zapis partii Cosecha.
error-record-other-game = To zapis innej gry: { $game }.
error-record-seed = Ziarno jest uszkodzone: powinno mieć 32 cyfry szesnastkowe.
error-record-shape = Nagłówek zapisu jest uszkodzony: { $text }

error-unknown-game = Nie ma gry „{ $name }”. Możesz zagrać w: { $known }.

## Scenariusze

scenario-failed =
    { $step ->
        [0] Na początku, { $what }: miało być { $expected }, a jest { $came }.
       *[other] Krok { $step }, { $what }: miało być { $expected }, a jest { $came }.
    }
error-scenario-base = { $file }, „{ $scenario }”: podstawa „{ $base }” nie istnieje albo wraca do samej siebie.
error-scenario-empty = { $file } nie zawiera scenariuszy.
error-scenario-file = Nie ma pliku { $file } albo nie jest on tekstem.
error-scenario-missing = { $file }, „{ $scenario }”: brakuje słowa „{ $word }” albo nie jest ono tym, czym powinno.
error-scenario-move = Nie można wykonać ruchu { $move }: { $text }
error-scenario-shape =
    { $step ->
        [0] { $file }, „{ $scenario }”: tak się scenariusza nie pisze: { $text }
       *[other] { $file }, „{ $scenario }”, krok { $step }: tak się kroku nie pisze: { $text }
    }
error-scenario-start = { $file }, „{ $scenario }” nie może się zacząć: { $text }
error-scenario-step = { $file }, „{ $scenario }”, krok { $step }: nie można tego odczytać: { $text }
error-scenario-word =
    { $step ->
        [0] { $file }, „{ $scenario }”: nieznane słowo „{ $word }”. Znane słowa: { $known }.
       *[other] { $file }, „{ $scenario }”, krok { $step }: nieznane słowo „{ $word }”. Znane słowa: { $known }.
    }
error-scenario-yaml = { $file }, wiersz { $line }: { $text }
