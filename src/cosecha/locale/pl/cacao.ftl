# Cacao. Liczba przy plantacji, targu lub kopalni mówi, ile dostaje tam jeden pracownik. Kafel pracowników zapisuje się
# liczbą pracowników na bokach: północ, wschód, południe, zachód.

## Nazwy w wyliczeniach

name-jungle-tile =
    { $value ->
        [plantation1] plantacja pojedyncza
        [plantation2] plantacja podwójna
        [market2] targ (2)
        [market3] targ (3)
        [market4] targ (4)
        [gold1] kopalnia złota (1)
        [gold2] kopalnia złota (2)
        [water] woda
        [sun] miejsce kultu słońca
       *[temple] świątynia
    }

## Rzeczowniki: części innych komunikatów; czytają argumenty komunikatu, który ich używa

cacao-noun-jungle =
    { $jungle ->
        [plantation1] plantacja pojedyncza
        [plantation2] plantacja podwójna
        [market2] targ (2)
        [market3] targ (3)
        [market4] targ (4)
        [gold1] kopalnia złota (1)
        [gold2] kopalnia złota (2)
        [water] woda
        [sun] miejsce kultu słońca
        [temple] świątynia
       *[pile] wierzchni kafel ze stosu
    }
# Strona świata; bok, z którego są pracownicy, i bok, na którym stoją.
cacao-noun-side =
    { $side ->
        [N] północ
        [E] wschód
        [S] południe
       *[W] zachód
    }
    .from =
        { $side ->
            [N] z północnego boku
            [E] ze wschodniego boku
            [S] z południowego boku
           *[W] z zachodniego boku
        }
    .on =
        { $side ->
            [N] na północnym boku
            [E] na wschodnim boku
            [S] na południowym boku
           *[W] na zachodnim boku
        }
cacao-noun-spaces =
    { $count ->
        [one] { $count } pole do wyboru
        [few] { $count } pola do wyboru
        [many] { $count } pól do wyboru
       *[other] { $count } pola do wyboru
    }
cacao-noun-taken =
    { $taken ->
        [one] { $taken } owoc
        [few] { $taken } owoce
        [many] { $taken } owoców
       *[other] { $taken } owocu
    }
cacao-noun-sold =
    { $sold ->
        [one] { $sold } owoc
        [few] { $sold } owoce
        [many] { $sold } owoców
       *[other] { $sold } owocu
    }
cacao-noun-suns =
    { $taken ->
        [one] { $taken } żeton słońca
        [few] { $taken } żetony słońca
        [many] { $taken } żetonów słońca
       *[other] { $taken } żetonu słońca
    }
cacao-noun-gold =
    { $gold ->
        [one] { $gold } złotą monetę
        [few] { $gold } złote monety
        [many] { $gold } złotych monet
       *[other] { $gold } złotej monety
    }
cacao-noun-workers =
    { $workers ->
        [one] { $workers } pracownika
        [few] { $workers } pracowników
        [many] { $workers } pracowników
       *[other] { $workers } pracownika
    }
cacao-noun-fruits =
    { $fruits ->
        [one] { $fruits } owoc
        [few] { $fruits } owoce
        [many] { $fruits } owoców
       *[other] { $fruits } owocu
    }

## Dziennik partii

cacao-event-start-tiles-laid = Na stole leżą plantacja pojedyncza i targ (2), które stykają się rogami.
cacao-event-display-turned-up = Odkryte kafle dżungli: { $tiles }.
cacao-event-turn-began = Tura { $turn } z { $turns }: { $seat }.
cacao-event-tile-placed = { $seat } kładzie kafel pracowników ({ $tile }) na polu { $space }.
cacao-event-tile-overbuilt = { $seat } płaci żeton słońca i nadbudowuje pole { $space } kaflem pracowników ({ $tile }).
cacao-event-jungle-placed = { $seat } uzupełnia pole { $space }: { cacao-noun-jungle }.
cacao-event-jungle-turned-up = { $seat } uzupełnia pole { $space } ze stosu: { cacao-noun-jungle }.
cacao-event-fruits-taken =
    { $lost ->
        [0] { $seat } bierze { cacao-noun-taken } z pola { $space } ({ cacao-noun-jungle }).
        [one] { $seat } bierze { cacao-noun-taken } z pola { $space } ({ cacao-noun-jungle }); { $lost } owoc przepada.
        [few] { $seat } bierze { cacao-noun-taken } z pola { $space } ({ cacao-noun-jungle }); { $lost } owoce przepadają.
        [many] { $seat } bierze { cacao-noun-taken } z pola { $space } ({ cacao-noun-jungle }); { $lost } owoców przepada.
       *[other] { $seat } bierze { cacao-noun-taken } z pola { $space } ({ cacao-noun-jungle }); { $lost } owocu przepada.
    }
cacao-event-fruits-sold = { $seat } sprzedaje { cacao-noun-sold } na polu { $space } ({ cacao-noun-jungle }) za { cacao-noun-gold }.
cacao-event-gold-mined = { $seat } wydobywa { cacao-noun-gold } na polu { $space }.
cacao-event-water-carried =
    { $fields ->
        [0] { $seat } czerpie wodę na polu { $space }, ale nosiwoda stoi już na { $value }.
        [one] { $seat } czerpie wodę na polu { $space }: nosiwoda przesuwa się o { $fields } pole, na { $value }.
        [few] { $seat } czerpie wodę na polu { $space }: nosiwoda przesuwa się o { $fields } pola, na { $value }.
        [many] { $seat } czerpie wodę na polu { $space }: nosiwoda przesuwa się o { $fields } pól, na { $value }.
       *[other] { $seat } czerpie wodę na polu { $space }: nosiwoda przesuwa się o { $fields } pola, na { $value }.
    }
cacao-event-suns-taken =
    { $lost ->
        [0] { $seat } bierze { cacao-noun-suns } z pola { $space }.
        [one] { $seat } bierze { cacao-noun-suns } z pola { $space }; { $lost } żeton przepada.
        [few] { $seat } bierze { cacao-noun-suns } z pola { $space }; { $lost } żetony przepadają.
        [many] { $seat } bierze { cacao-noun-suns } z pola { $space }; { $lost } żetonów przepada.
       *[other] { $seat } bierze { cacao-noun-suns } z pola { $space }; { $lost } żetonu przepada.
    }
cacao-event-workers-idle = { $seat } nie aktywuje pracowników przy polu { $space } ({ cacao-noun-jungle }).
cacao-event-tile-drawn = { $seat } dobiera kafel pracowników.
cacao-event-own-tile-drawn = { $seat } dobiera kafel { $tile }.
cacao-event-match-ended =
    { $points ->
        [one] Koniec partii. Wygrywa { $winners }: { $points } złota moneta.
        [few] Koniec partii. Wygrywa { $winners }: { $points } złote monety.
        [many] Koniec partii. Wygrywa { $winners }: { $points } złotych monet.
       *[other] Koniec partii. Wygrywa { $winners }: { $points } złotej monety.
    }
cacao-event-match-shared =
    { $points ->
        [one] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } złota moneta).
        [few] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } złote monety).
        [many] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } złotych monet).
       *[other] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } złotej monety).
    }

## O co pyta się gracza

cacao-decision-place =
    { $overbuild ->
        [1] Który kafel pracowników kładziesz i gdzie? Za żeton słońca możesz nadbudować własny kafel.
       *[0] Który kafel pracowników kładziesz i gdzie?
    }
cacao-decision-fill =
    { $count ->
        [one] Którym kaflem dżungli uzupełniasz pole?
        [few] Który kafel dżungli kładziesz na które pole? Do uzupełnienia są { $count } pola.
        [many] Który kafel dżungli kładziesz na które pole? Do uzupełnienia jest { $count } pól.
       *[other] Który kafel dżungli kładziesz na które pole? Do uzupełnienia jest { $count } pola.
    }
cacao-decision-work =
    { $count ->
        [one] Ilu pracowników aktywujesz? Masz { cacao-noun-fruits }.
        [few] Który bok i ilu pracowników aktywujesz? Zostały { $count } boki, masz { cacao-noun-fruits }.
        [many] Który bok i ilu pracowników aktywujesz? Zostało { $count } boków, masz { cacao-noun-fruits }.
       *[other] Który bok i ilu pracowników aktywujesz? Zostało { $count } boku, masz { cacao-noun-fruits }.
    }
cacao-decision-confirm = Zatwierdzasz ten ruch? Możesz go jeszcze cofnąć.

cacao-waiting-place = Układanie kafla pracowników: { $seats }.
cacao-waiting-fill = Uzupełnianie dżungli: { $seats }.
cacao-waiting-work = Aktywacja pracowników: { $seats }.
cacao-waiting-confirm = Zatwierdzanie ruchu: { $seats }.
cacao-waiting-over = Koniec partii.

## Co można zrobić: pozycje menu

cacao-choice-place = Połóż { $tile } (północ { $north }, wschód { $east }, południe { $south }, zachód { $west }): { cacao-noun-spaces }
cacao-choice-overbuild = Nadbuduj kaflem { $tile } (północ { $north }, wschód { $east }, południe { $south }, zachód { $west }): { cacao-noun-spaces }
cacao-choice-fill = Uzupełnij kaflem: { cacao-noun-jungle } ({ cacao-noun-spaces })
cacao-choice-work =
    { $task ->
        [sell] Sprzedaj na polu { $at } ({ cacao-noun-jungle }): pracownicy { cacao-noun-side.from } pola { $space }
       *[take] Weź owoce z pola { $at } ({ cacao-noun-jungle }): pracownicy { cacao-noun-side.from } pola { $space }
    }
cacao-choice-confirm = Zatwierdź ruch

## Akcje jako polecenia

cacao-action-place = położyć kafel pracowników ({ $tile }) na polu { $space }
cacao-action-overbuild = nadbudować pole { $space } kaflem pracowników ({ $tile })
cacao-action-fill = uzupełnić pole { $space }: { cacao-noun-jungle }
cacao-action-work = aktywować { cacao-noun-workers } { cacao-noun-side.from } pola { $space }
cacao-action-confirm = zatwierdzić ruch

## Stan partii

cacao-status-turn = Tura { $turn } z { $turns }
cacao-status-phase =
    { $phase ->
        [place] Krok: układanie kafla pracowników
        [fill] Krok: uzupełnianie dżungli
        [work] Krok: aktywacja pracowników
       *[over] Koniec partii
    }
cacao-status-active = Tura gracza: { $seat }
cacao-status-display =
    { $tiles ->
        [none] Nie ma odkrytych kafli dżungli
       *[other] Odkryte kafle dżungli: { $tiles }
    }
cacao-status-pile = Kafle dżungli w stosie: { $count }
cacao-status-hand =
    { $tiles ->
        [none] Nie masz już kafli na ręce
       *[other] Twoje kafle na ręce: { $tiles }
    }

cacao-seats = Gracze
cacao-column-seat = Gracz
cacao-column-gold = Złoto
cacao-column-fruits = Owoce
cacao-column-suns = Słońca
cacao-column-water = Woda
cacao-column-hand = Na ręce
cacao-column-pile = Do dobrania
cacao-cell-hidden = ukryte
cacao-cell-none = –

## Mapa słowami

cacao-about = Wyślij pracowników do dżungli: zbieraj, sprzedawaj, noś wodę i zdobywaj świątynie.
cacao-board = Mapa
cacao-board-row = Rząd
cacao-board-jungle = { cacao-noun-jungle }
cacao-board-workers =
    { $under ->
        [1] { $seat } { $tile }, na innym kaflu
       *[0] { $seat } { $tile }
    }
cacao-board-due = do uzupełnienia
cacao-board-spot = wolne
cacao-board-temples = Pracownicy przy świątyniach
cacao-board-temple = Świątynia
cacao-board-edges = Pracownicy do aktywacji
cacao-board-side = { $space }, { cacao-noun-side }
cacao-board-at = { cacao-noun-jungle } na polu { $at }
cacao-board-edge-seat = Gracz
cacao-board-edge-side = Bok
cacao-board-edge-at = Kafel dżungli
cacao-board-edge-workers = Pracownicy

## Arkusz punktacji

cacao-score-title = Złoto na koniec
cacao-score-item = Źródło złota
cacao-score-gold = Monety
cacao-score-temple = Świątynia { $number }
cacao-score-temple-on = Świątynia { $number } ({ $space })
cacao-score-suns = Żetony słońca
cacao-score-water = Woda
cacao-score-fruits = Owoce (tylko przy remisie)
# Pracownicy przy świątyni i to, co przynoszą.
cacao-score-cell = { $workers } → { $gold }
cacao-score-tie = ({ $fruits })
cacao-score-total = Razem
cacao-decided-tie = Tyle samo złota, więc decydują owoce, które zostały: wygrywa { $winner }, { $fruits } do { $fewer }.

## Dlaczego zasady czegoś odmawiają

cacao-reason-wrong-phase = Tego nie można zrobić w tym kroku tury.
cacao-reason-not-in-hand = Nie masz na ręce kafla { $tile }. Wybierz inny.
cacao-reason-jungle-space = { $space } to pole dżungli. Kafel pracowników połóż tam, gdzie suma obu liczb jest nieparzysta.
cacao-reason-space-taken = Na polu { $space } leży już kafel pracowników. Wybierz puste pole.
cacao-reason-no-jungle-beside = Pole { $space } nie sąsiaduje z kaflem dżungli. Wybierz pole, które dotyka go bokiem.
cacao-reason-jungle-left = Nadbudować można dopiero wtedy, gdy skończą się kafle dżungli, odkryte i w stosie.
cacao-reason-no-sun = Nadbudowa kosztuje żeton słońca, a nie masz żadnego.
cacao-reason-not-your-tile = Na polu { $space } nie ma twojego kafla. Nadbudować możesz tylko własny.
cacao-reason-overbuilt-already = Pole { $space } jest już nadbudowane. Wybierz inny swój kafel.
cacao-reason-display-first = Najpierw połóż odkryte kafle, a dopiero potem kafel ze stosu.
cacao-reason-not-on-display = Tego kafla nie ma wśród odkrytych: { cacao-noun-jungle }. Wybierz odkryty kafel.
cacao-reason-not-due = Pola { $space } teraz nie uzupełniasz. Wybierz pole przy nowym kaflu, którego dotykają 2 kafle pracowników.
cacao-reason-not-activated = Nie masz pracowników do aktywacji { cacao-noun-side.on } pola { $space }. Wybierz inny bok.
cacao-reason-too-few-workers =
    { $workers ->
        [one] Na tym boku jest tylko { $workers } pracownik.
        [few] Na tym boku jest tylko { $workers } pracowników.
        [many] Na tym boku jest tylko { $workers } pracowników.
       *[other] Na tym boku jest tylko { $workers } pracownika.
    }
cacao-reason-too-few-fruits = Każdy pracownik sprzedaje 1 owoc, a masz tylko { cacao-noun-fruits }.
cacao-reason-store-full =
    { $room ->
        [0] Magazyn jest pełny: kolejny pracownik nic nie przyniesie.
        [one] W magazynie zostało { $room } miejsce: aktywuj mniej pracowników.
        [few] W magazynie zostały { $room } miejsca: aktywuj mniej pracowników.
        [many] W magazynie zostało { $room } miejsc: aktywuj mniej pracowników.
       *[other] W magazynie zostało { $room } miejsca: aktywuj mniej pracowników.
    }

## Opcje

cacao-option-players = Liczba graczy
cacao-option-players-help = Ilu graczy gra: od 2 do 4.
cacao-option-first-seat = Gracz rozpoczynający
cacao-option-first-seat-help = Miejsce, które zaczyna. Według instrukcji zaczyna najstarszy gracz. Jeśli go nie wskażesz, zostanie wylosowane.
cacao-option-gold = Złoto graczy
cacao-option-gold-help = Czy wszyscy widzą, ile złota mają inni. Zarobki widać zawsze.
cacao-option-gold-open = widoczne dla wszystkich
cacao-option-gold-hidden = ukryte przed innymi

## Notacja

cacao-error-no-space = Nie ma pola „{ $text }”: napisz dwie liczby, na przykład 0,-1 (w prawo, w dół), żadnej większej niż { $farthest }.
cacao-error-no-worker-tile = Nie ma kafla pracowników „{ $text }”: napisz pracowników na północy, wschodzie, południu i zachodzie, na przykład 2101 albo 1210.
cacao-error-no-jungle-tile = Nie ma kafla dżungli „{ $text }”: napisz plantation1, market3, gold2, water, sun, temple i tak dalej.
cacao-error-no-side = Nie ma boku „{ $text }”: napisz N, E, S albo W.

## Pozycje niemożliwe

cacao-position-turn = Tury { $turn } nie ma albo nie jest ostatnia, choć partia jest skończona.
cacao-position-first-seat = Miejsce rozpoczynające nie zgadza się z tym, kto ma turę { $turn }.
cacao-position-seats = Złoto, owoce, żetony słońca, woda, ręce i stosy muszą mieć tyle wartości, ilu jest graczy: { $players }.
cacao-position-water = Pola wody liczy się od 0 do { $fields }.
cacao-position-village = Miejsce { $seat }, licząc od 0, przechowuje więcej, niż się mieści, albo mniej niż nic.
cacao-position-lying = To, co leży na polu { $space }, nie może tam leżeć: kafle dżungli leżą tam, gdzie suma liczb jest parzysta, kafle pracowników – tam, gdzie nieparzysta.
cacao-position-start-tiles = Brakuje kafli początkowych: plantation1 na 0,0 i market2 na 1,1.
cacao-position-workers-apart = Kafel pracowników na polu { $space } nie sąsiaduje z żadnym kaflem dżungli.
cacao-position-jungle-apart = Kafel dżungli na polu { $space } dotyka mniej niż dwóch kafli pracowników.
cacao-position-not-joined = Kafel na polu { $space } nie łączy się bokami z kaflami początkowymi.
cacao-position-due = Pola { $space } dotykają dwa kafle pracowników, więc powinno być uzupełnione.
cacao-position-worker-tiles = Kafle pracowników miejsca { $seat }, licząc od 0, nie są tymi, które dostało.
cacao-position-hand = Miejsce { $seat }, licząc od 0, ma za dużo albo za mało kafli na mapie lub na ręce w tej turze.
cacao-position-jungle-tiles = W sumie powinno ich być { $count }: { cacao-noun-jungle }.
cacao-position-display =
    { $count ->
        [one] Teraz nie może leżeć { $count } odkryty kafel.
        [few] Teraz nie mogą leżeć { $count } odkryte kafle.
        [many] Teraz nie może leżeć { $count } odkrytych kafli.
       *[other] Teraz nie może leżeć { $count } odkrytego kafla.
    }
cacao-position-overbuilt = Ktoś nadbudował kafel, choć zostały jeszcze kafle dżungli.
cacao-position-phase = Krok „{ $phase }” nie zgadza się z tym, co w tej turze położono, uzupełniono albo co czeka na zatwierdzenie.
cacao-position-edge = Pracownicy { cacao-noun-side.from } pola { $space } nie mogą czekać na aktywację.
