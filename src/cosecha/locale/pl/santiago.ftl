# Santiago. Liczba za nazwą uprawy mówi, ilu rolników widać na żetonie.

## Nazwy w wyliczeniach

name-plantation-tile =
    { $value ->
        [banana1] banany (1)
        [banana2] banany (2)
        [coconut1] kokosy (1)
        [coconut2] kokosy (2)
        [watermelon1] arbuzy (1)
        [watermelon2] arbuzy (2)
        [grape1] winogrona (1)
        [grape2] winogrona (2)
        [pepper1] papryka (1)
       *[pepper2] papryka (2)
    }
name-crop =
    { $value ->
        [banana] banany
        [coconut] kokosy
        [watermelon] arbuzy
        [grape] winogrona
       *[pepper] papryka
    }

## Rzeczowniki: części innych komunikatów; czytają argumenty komunikatu, który ich używa

santiago-noun-tile =
    { $tile ->
        [banana1] banany (1)
        [banana2] banany (2)
        [coconut1] kokosy (1)
        [coconut2] kokosy (2)
        [watermelon1] arbuzy (1)
        [watermelon2] arbuzy (2)
        [grape1] winogrona (1)
        [grape2] winogrona (2)
        [pepper1] papryka (1)
       *[pepper2] papryka (2)
    }
    .accusative =
        { $tile ->
            [banana1] banany (1)
            [banana2] banany (2)
            [coconut1] kokosy (1)
            [coconut2] kokosy (2)
            [watermelon1] arbuzy (1)
            [watermelon2] arbuzy (2)
            [grape1] winogrona (1)
            [grape2] winogrona (2)
            [pepper1] paprykę (1)
           *[pepper2] paprykę (2)
        }
# Co się sadzi (biernik) i plantacja czego (dopełniacz).
santiago-noun-plants =
    { $tile ->
        [banana1] banany
        [banana2] banany
        [coconut1] kokosy
        [coconut2] kokosy
        [watermelon1] arbuzy
        [watermelon2] arbuzy
        [grape1] winogrona
        [grape2] winogrona
        [pepper1] paprykę
       *[pepper2] paprykę
    }
    .genitive =
        { $tile ->
            [banana1] bananów
            [banana2] bananów
            [coconut1] kokosów
            [coconut2] kokosów
            [watermelon1] arbuzów
            [watermelon2] arbuzów
            [grape1] winogron
            [grape2] winogron
            [pepper1] papryki
           *[pepper2] papryki
        }
santiago-noun-amount =
    { $amount ->
        [one] { $amount } escudo
        [few] { $amount } escudos
        [many] { $amount } escudos
       *[other] { $amount } escudos
    }
santiago-noun-bribe =
    { $bribe ->
        [one] { $bribe } escudo
        [few] { $bribe } escudos
        [many] { $bribe } escudos
       *[other] { $bribe } escudos
    }
santiago-noun-money =
    { $money ->
        [one] { $money } escudo
        [few] { $money } escudos
        [many] { $money } escudos
       *[other] { $money } escudos
    }
santiago-noun-price =
    { $price ->
        [one] { $price } escudo
        [few] { $price } escudos
        [many] { $price } escudos
       *[other] { $price } escudos
    }
santiago-noun-total =
    { $total ->
        [one] { $total } escudo
        [few] { $total } escudos
        [many] { $total } escudos
       *[other] { $total } escudos
    }
santiago-noun-squares =
    { $count ->
        [one] { $count } pole do wyboru
        [few] { $count } pola do wyboru
        [many] { $count } pól do wyboru
       *[other] { $count } pola do wyboru
    }
santiago-noun-segments =
    { $count ->
        [one] { $count } miejsce do wyboru
        [few] { $count } miejsca do wyboru
        [many] { $count } miejsc do wyboru
       *[other] { $count } miejsca do wyboru
    }
santiago-noun-watered =
    { $watered ->
        [none] Żadne nowe pole nie dostaje wody.
       *[other] Nawodnione: { $watered }.
    }
# Where a canal lies and where the spring rises, after a verb or a noun; the same in every sentence.
santiago-segment =
    { $third ->
        [none] przy { $first }–{ $second }
       *[other] między { $first }–{ $second } a { $third }–{ $fourth }
    }
santiago-intersection =
    { $count ->
        [4] na styku { $squares }
       *[other] przy krawędzi, obok { $squares }
    }
# Miejsce na planszy w skrócie: e–f 4|5 leży między rzędami 4 i 5, w kolumnach e i f.
santiago-place = { $name }
santiago-noun-palm =
    { $palm ->
        [1] { " pod palmą" }
       *[0] { "" }
    }

## Dziennik partii

santiago-event-spring-placed = Źródło wody wybija w punkcie { $intersection }.
santiago-event-start-canal-built = { $seat } buduje pierwszy kanał { $segment }. { santiago-noun-watered }
santiago-event-palm-placed = Na polu { $square } wyrasta palma.
santiago-event-tile-set-aside = Odłożony żeton: { santiago-noun-tile }.
santiago-event-round-began = Zaczyna się runda { $round } z { $rounds }.
santiago-event-tiles-revealed = W wiosce do wylicytowania: { $tiles }.
santiago-event-bid-made = { $seat } licytuje { santiago-noun-amount }.
santiago-event-passed = { $seat } pasuje.
santiago-event-bid-committed = { $seat } licytuje w tajemnicy.
santiago-event-own-bid =
    { $amount ->
        [0] { $seat } pasuje w tajemnicy.
       *[other] { $seat } licytuje w tajemnicy { santiago-noun-amount }.
    }
santiago-event-overseer-named = { $seat } zostaje budowniczym kanału.
santiago-event-bid-paid = { $seat } płaci { santiago-noun-amount } do banku.
santiago-event-tile-planted =
    { $farmers ->
        [0] { $seat } sadzi { santiago-noun-plants } na polu { $square }{ santiago-noun-palm }, bez rolnika: plantacja jest neutralna.
        [one] { $seat } sadzi { santiago-noun-plants } na polu { $square }{ santiago-noun-palm } i stawia tam { $farmers } rolnika.
        [few] { $seat } sadzi { santiago-noun-plants } na polu { $square }{ santiago-noun-palm } i stawia tam { $farmers } rolników.
        [many] { $seat } sadzi { santiago-noun-plants } na polu { $square }{ santiago-noun-palm } i stawia tam { $farmers } rolników.
       *[other] { $seat } sadzi { santiago-noun-plants } na polu { $square }{ santiago-noun-palm } i stawia tam { $farmers } rolnika.
    }
santiago-event-leftover-planted = { $seat } kładzie pozostały żeton, { santiago-noun-tile.accusative }, na polu { $square }{ santiago-noun-palm }. Plantacja jest neutralna.
santiago-event-proposal-made =
    { $bribe ->
        [0] { $seat } proponuje kanał { $segment } bez oferty.
       *[other] { $seat } proponuje kanał { $segment } i oferuje { santiago-noun-bribe }.
    }
santiago-event-nothing-proposed = { $seat } niczego nie proponuje.
santiago-event-proposal-accepted =
    { $total ->
        [0] { $seat } akceptuje kanał { $segment } za darmo.
       *[other] { $seat } akceptuje kanał { $segment } i dostaje { santiago-noun-total }.
    }
santiago-event-bribe-paid = { $overseer } dostaje { santiago-noun-amount } od gracza { $seat }.
santiago-event-proposals-rejected = { $seat } nie akceptuje żadnej propozycji i za { santiago-noun-price } buduje kanał { $segment }.
santiago-event-canal-paid = { $seat } płaci { santiago-noun-price } do banku i buduje kanał { $segment }.
santiago-event-canal-discarded = { $seat } rezygnuje z budowy: 1 kanał wypada z gry.
santiago-event-canal-built = Nowy kanał: { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-built = { $seat } kładzie dodatkowy kanał { $segment }. { santiago-noun-watered }
santiago-event-extra-canal-kept = { $seat } zachowuje dodatkowy kanał.
santiago-event-farmer-left =
    { $left ->
        [0] Na polu { $square } brakuje wody: { $seat } traci ostatniego rolnika i plantacja jest neutralna.
        [one] Na polu { $square } brakuje wody: { $seat } traci rolnika, zostaje { $left }.
        [few] Na polu { $square } brakuje wody: { $seat } traci rolnika, zostają { $left }.
        [many] Na polu { $square } brakuje wody: { $seat } traci rolnika, zostaje { $left }.
       *[other] Na polu { $square } brakuje wody: { $seat } traci rolnika, zostaje { $left }.
    }
santiago-event-tile-dried =
    { $farmers ->
        [0] Plantacja { santiago-noun-plants.genitive } na polu { $square } wysycha.
        [one] Plantacja { santiago-noun-plants.genitive } na polu { $square } wysycha, a { $seat } traci { $farmers } rolnika.
        [few] Plantacja { santiago-noun-plants.genitive } na polu { $square } wysycha, a { $seat } traci { $farmers } rolników.
        [many] Plantacja { santiago-noun-plants.genitive } na polu { $square } wysycha, a { $seat } traci { $farmers } rolników.
       *[other] Plantacja { santiago-noun-plants.genitive } na polu { $square } wysycha, a { $seat } traci { $farmers } rolnika.
    }
santiago-event-income-paid = Wypłata: każdy gracz dostaje { santiago-noun-amount }.
santiago-event-match-ended =
    { $points ->
        [one] Koniec partii. Wygrywa { $winners }: { $points } punkt.
        [few] Koniec partii. Wygrywa { $winners }: { $points } punkty.
        [many] Koniec partii. Wygrywa { $winners }: { $points } punktów.
       *[other] Koniec partii. Wygrywa { $winners }: { $points } punktu.
    }
santiago-event-match-shared =
    { $points ->
        [one] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punkt).
        [few] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punkty).
        [many] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punktów).
       *[other] Koniec partii. Wspólne zwycięstwo: { $winners } ({ $points } punktu).
    }

## O co pyta gra

santiago-decision-spring = Gdzie ma wybić źródło wody? Wybierz skrzyżowanie.
santiago-decision-start = Gdzie kładziesz pierwszy kanał? Wybierz odcinek przy źródle wody.
santiago-decision-palm = Gdzie stawiasz palmę? Pole nie może dotykać źródła wody ani innej palmy.
santiago-decision-bid = Ile licytujesz? Masz { santiago-noun-money }.
santiago-decision-plant =
    { $passed ->
        [1] Co sadzisz i gdzie? Po spasowaniu stawiasz o 1 rolnika mniej.
       *[0] Co sadzisz i gdzie?
    }
santiago-decision-leftover = Gdzie kładziesz pozostały żeton: { santiago-noun-tile }? Wybierz pole obok innego żetonu.
santiago-decision-propose = Gdzie chcesz mieć kanał i ile oferujesz? Masz { santiago-noun-money }.
santiago-decision-decide =
    { $elsewhere ->
        [0] Którą propozycję akceptujesz? Nigdzie indziej nie możesz budować.
       *[1] { $offers ->
            [0] Gdzie budujesz kanał? Nikt niczego nie proponuje: zapłać { santiago-noun-price } albo odrzuć kanał.
            [one] Gdzie budujesz kanał? Zaakceptuj propozycję albo zapłać { santiago-noun-price } i buduj gdzie indziej.
            [few] Gdzie budujesz kanał? Zaakceptuj jedną z { $offers } propozycji albo zapłać { santiago-noun-price } i buduj gdzie indziej.
            [many] Gdzie budujesz kanał? Zaakceptuj jedną z { $offers } propozycji albo zapłać { santiago-noun-price } i buduj gdzie indziej.
           *[other] Gdzie budujesz kanał? Zaakceptuj jedną z { $offers } propozycji albo zapłać { santiago-noun-price } i buduj gdzie indziej.
        }
    }
santiago-decision-extra = Kładziesz teraz dodatkowy kanał? Masz tylko jeden na całą partię.
santiago-decision-confirm = Zatwierdzasz ten ruch? Możesz go jeszcze cofnąć.

santiago-waiting-spring = Umieszczanie źródła wody: { $seats }.
santiago-waiting-start = Budowa pierwszego kanału: { $seats }.
santiago-waiting-palm = Stawianie palmy: { $seats }.
santiago-waiting-bid = Licytacja: { $seats }.
santiago-waiting-plant = Zakładanie plantacji: { $seats }.
santiago-waiting-leftover = Układanie pozostałego żetonu: { $seats }.
santiago-waiting-propose = Propozycja kanału: { $seats }.
santiago-waiting-decide = Decyzja o kanale: { $seats }.
santiago-waiting-extra = Decyzja o dodatkowym kanale: { $seats }.
santiago-waiting-confirm = Zatwierdzanie ruchu: { $seats }.
santiago-waiting-over = Koniec partii.

## Co można zrobić: pozycje menu

santiago-choice-spring = Umieść źródło wody ({ santiago-noun-segments })
santiago-choice-start = Połóż pierwszy kanał ({ santiago-noun-segments })
santiago-choice-palm = Postaw palmę ({ santiago-noun-squares })
santiago-choice-bid = Zalicytuj
santiago-choice-pass = Spasuj
santiago-choice-plant = Posadź { santiago-noun-tile.accusative }: { santiago-noun-squares }
santiago-choice-leftover = Połóż pozostały żeton ({ santiago-noun-squares })
santiago-choice-propose = Zaproponuj kanał { $segment } i złóż ofertę
santiago-choice-no-proposal = Niczego nie proponuj
santiago-choice-accept =
    { $total ->
        [0] Zaakceptuj kanał { $segment } za darmo
       *[other] Zaakceptuj kanał { $segment } i weź { santiago-noun-total }
    }
santiago-choice-reject = Nie akceptuj niczego i zbuduj gdzie indziej za { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-build = Zbuduj za { santiago-noun-price } ({ santiago-noun-segments })
santiago-choice-discard = Zrezygnuj z budowy
santiago-choice-extra = Połóż swój dodatkowy kanał ({ santiago-noun-segments })
santiago-choice-no-extra = Zachowaj swój dodatkowy kanał
santiago-choice-confirm = Zatwierdź ruch

## Co daje wybór: kilka słów obok obrazka

santiago-card-reject = Żadna z nich
santiago-card-build = Zbuduj
santiago-fact-order =
    { $place ->
        [1] sadzisz jako pierwszy gracz
       *[other] sadzisz jako { $place }. gracz
    }
santiago-fact-order-so-far =
    { $place ->
        [1] na razie najwyżej
       *[other] na razie { $place }. miejsce
    }
santiago-fact-overseer = budowniczym kanału zostaje { $seat }
santiago-fact-overseer-you = zostajesz budowniczym kanału
santiago-fact-fewer = o 1 rolnika mniej
santiago-fact-left = zostaje ci { $amount }
santiago-fact-pay = płacisz { $amount }
santiago-fact-receive =
    { $amount ->
        [0] nic nie dostajesz
       *[other] dostajesz { $amount }
    }
santiago-fact-saves =
    { $count ->
        [one] ratuje { $count } żeton
        [few] ratuje { $count } żetony
        [many] ratuje { $count } żetonów
       *[other] ratuje { $count } żetonu
    }
santiago-fact-saves-yours =
    { $others ->
        [0] ratuje twoje { $squares }
       *[other] ratuje twoje { $squares } i jeszcze { $others }
    }
santiago-fact-waters =
    { $count ->
        [one] nawadnia { $count } pole
        [few] nawadnia { $count } pola
        [many] nawadnia { $count } pól
       *[other] nawadnia { $count } pola
    }
santiago-fact-waters-nothing = nie nawadnia nic nowego
santiago-fact-watered = nawodnione
santiago-fact-dry = bez wody
santiago-fact-plantation = wielkość plantacji: { $size }
santiago-fact-farmers =
    { $count ->
        [0] bez rolnika
        [one] { $count } rolnik
        [few] { $count } rolników
        [many] { $count } rolników
       *[other] { $count } rolnika
    }
santiago-fact-palm = palma: +1 rolnik
santiago-fact-neutral = nie należy do nikogo
santiago-fact-offer = najlepsza oferta: { $total }
santiago-fact-offer-joined = najlepsza oferta: razem { $total }
santiago-fact-offer-beaten = inna oferta: { $total }
santiago-fact-stays-dry =
    { $count ->
        [one] bez wody zostaje twoje { $squares }
        [few] bez wody zostają twoje { $squares }
        [many] bez wody zostają twoje { $squares }
       *[other] bez wody zostają twoje { $squares }
    }

## Kiedy działa automatyczna odpowiedź

santiago-plan-bid = W każdej następnej licytacji
santiago-plan-propose = W każdej fazie propozycji
santiago-plan-extra = W każdej fazie dodatkowego kanału

## Ruchy, w bezokoliczniku

santiago-action-spring = umieścić źródło wody w punkcie { $intersection }
santiago-action-start = położyć pierwszy kanał { $segment }
santiago-action-palm = postawić palmę na polu { $square }
santiago-action-bid = zalicytować { santiago-noun-amount }
santiago-action-pass = spasować
santiago-action-plant = posadzić { santiago-noun-tile.accusative } na polu { $square }
santiago-action-leftover = położyć pozostały żeton na polu { $square }
santiago-action-propose =
    { $bribe ->
        [0] zaproponować kanał { $segment } bez oferty
       *[other] zaproponować kanał { $segment } i zaoferować { santiago-noun-bribe }
    }
santiago-action-no-proposal = niczego nie proponować
santiago-action-accept = zaakceptować kanał { $segment }
santiago-action-reject = nie zaakceptować żadnej propozycji i zbudować kanał { $segment }
santiago-action-build = zbudować kanał { $segment }
santiago-action-discard = zrezygnować z budowy
santiago-action-extra = położyć dodatkowy kanał { $segment }
santiago-action-no-extra = zachować dodatkowy kanał
santiago-action-confirm = zatwierdzić ruch

## Stan partii

santiago-status-round =
    { $round ->
        [0] Przygotowanie gry (liczba rund: { $rounds })
       *[other] Runda { $round } z { $rounds }
    }
santiago-status-phase =
    { $phase ->
        [spring] Faza: źródło wody
        [start] Faza: pierwszy kanał
        [palm] Faza: palmy
        [bid] Faza: licytacja
        [plant] Faza: zakładanie plantacji
        [leftover] Faza: pozostały żeton
        [propose] Faza: propozycje
        [decide] Faza: decyzja budowniczego
        [extra] Faza: dodatkowy kanał
       *[over] Koniec partii
    }
santiago-status-overseer = Budowniczy kanału: { $seat }
santiago-status-supply = Kanały w zapasie: { $count }
santiago-status-face-up = W wiosce: { $tiles }
santiago-status-set-aside = Odłożony żeton: { santiago-noun-tile }
santiago-status-reject-price = Budowa poza propozycjami kosztuje { santiago-noun-price }

santiago-seats = Gracze
santiago-column-seat = Gracz
santiago-column-money = Pieniądze
santiago-column-bid = Kwota
santiago-column-proposal = Propozycja
santiago-column-extra = Dodatkowy kanał
santiago-column-farmers = Rolnicy
santiago-cell-bid =
    { $amount ->
        [0] pas
       *[other] { $amount }
    }
santiago-cell-secret = tajna
santiago-cell-hidden = ukryte
santiago-cell-none = –
santiago-cell-proposal = { $segment }: { santiago-noun-bribe }
santiago-cell-canal = dostępny

## Plansza słowami

santiago-about = Licytuj plantacje, przekup budowniczego i pilnuj wody.
santiago-board = Plansza
santiago-board-row = Rząd
santiago-board-crop =
    { $crop ->
        [banana] banany
        [coconut] kokosy
        [watermelon] arbuzy
        [grape] winogrona
       *[pepper] papryka
    }
santiago-board-palm =
    { $palm ->
        [1] , palma
       *[0] { "" }
    }
santiago-board-water =
    { $wet ->
        [1] z wodą
       *[0] bez wody
    }
santiago-board-owned = { santiago-board-crop }, { $seat }: { $farmers } z { $places }{ santiago-board-palm }, { santiago-board-water }
santiago-board-neutral = { santiago-board-crop }, żeton neutralny{ santiago-board-palm }, { santiago-board-water }
santiago-board-desert = wyschnięta plantacja{ santiago-board-palm }
santiago-board-empty =
    { $wet ->
        [1] puste, z wodą{ santiago-board-palm }
       *[0] puste{ santiago-board-palm }
    }
santiago-board-canals = Kanały
santiago-board-place = Miejsce
santiago-board-lies = Co tam jest
santiago-board-what =
    { $what ->
        [spring] źródło wody
        [canal] kanał
        [proposed] propozycja
       *[free] wolne na kanał
    }

## Arkusz punktów

santiago-score-title = Punkty
santiago-score-item = Punkty za
santiago-score-money = Pieniądze
santiago-score-plantation =
    { $crop ->
        [banana] Banany × { $size }: { $squares }
        [coconut] Kokosy × { $size }: { $squares }
        [watermelon] Arbuzy × { $size }: { $squares }
        [grape] Winogrona × { $size }: { $squares }
       *[pepper] Papryka × { $size }: { $squares }
    }
# Wielkość razy rolnicy i palmy.
santiago-score-cell =
    { $palms ->
        [0] { $size } × { $farmers } = { $points }
       *[other] { $size } × ({ $farmers } + { $palms }) = { $points }
    }
santiago-score-total = Razem
santiago-decided-plantation =
    { $crop ->
        [banana] Banany × { $size }
        [coconut] Kokosy × { $size }
        [watermelon] Arbuzy × { $size }
        [grape] Winogrona × { $size }
       *[pepper] Papryka × { $size }
    }

## Dlaczego zasady na coś nie pozwalają

santiago-reason-wrong-phase = Tego nie można zrobić w tej fazie.
santiago-reason-too-little-money = Potrzebujesz { santiago-noun-price }, a masz tylko { santiago-noun-money }.
santiago-reason-bid-taken = Ktoś już licytuje { santiago-noun-amount }. Podaj inną kwotę albo spasuj.
santiago-reason-bid-cap =
    { $cap ->
        [one] Przy tym stole najwyższa kwota to { $cap } escudo.
        [few] Przy tym stole najwyższa kwota to { $cap } escudos.
        [many] Przy tym stole najwyższa kwota to { $cap } escudos.
       *[other] Przy tym stole najwyższa kwota to { $cap } escudos.
    }
santiago-reason-tile-not-there = Tego żetonu nie ma w wiosce: { santiago-noun-tile }. Wybierz jeden z odkrytych.
santiago-reason-square-taken = Na polu { $square } leży już żeton lub wyschnięta plantacja. Wybierz puste pole.
santiago-reason-leftover-apart = Pole { $square } nie leży obok plantacji. Wybierz pole, które do niej przylega, a jeśli go nie ma – do wyschniętej.
santiago-reason-bribe-too-small =
    { $least ->
        [one] Przy tym stole oferta musi wynosić co najmniej { $least } escudo.
        [few] Przy tym stole oferta musi wynosić co najmniej { $least } escudos.
        [many] Przy tym stole oferta musi wynosić co najmniej { $least } escudos.
       *[other] Przy tym stole oferta musi wynosić co najmniej { $least } escudos.
    }
santiago-reason-segment-taken = Kanał { $segment } już jest zbudowany. Wybierz wolny odcinek.
santiago-reason-segment-apart = Kanał { $segment } nie łączy się z siecią. Nowy kanał zaczyna się tam, gdzie kończy się inny.
santiago-reason-first-canal-at-spring = Pierwszy kanał musi dotykać źródła wody.
santiago-reason-not-proposed = Nikt nie proponuje kanału { $segment }. Zaakceptuj jedną z propozycji albo zapłać za inny odcinek.
santiago-reason-no-proposals = Nie ma żadnej propozycji: zbuduj kanał za 1 escudo albo zrezygnuj z budowy.
santiago-reason-proposals-lie = Są propozycje: zaakceptuj jedną z nich albo zapłać i zbuduj gdzie indziej.
santiago-reason-reject-elsewhere = Kanał { $segment } to jedna z propozycji. Zaakceptuj ją albo zbuduj tam, gdzie nikt nie proponuje.
santiago-reason-spring-center = Źródło wody stoi na jednym z 6 środkowych skrzyżowań. Wybierz jedno z nich.
santiago-reason-palm-at-spring = Pole { $square } dotyka źródła wody. Wybierz pole dalej od niego.
santiago-reason-palm-at-palm = Na polu { $square } lub obok jest już palma. Zostaw między palmami co najmniej 1 pole.

## Opcje

santiago-option-players = Liczba graczy
santiago-option-players-help = Ilu graczy gra: od 2 do 5. Dla 2 graczy jest wariant z tajną licytacją.
santiago-option-money-visibility = Pieniądze graczy
santiago-option-money-visibility-help = Czy wszyscy widzą, ile escudos mają inni. Licytowane kwoty i oferty widać zawsze, ale w grze na 2 graczy kwoty są tajne do chwili odkrycia.
santiago-option-money-visibility-open = widoczne dla wszystkich
santiago-option-money-visibility-hidden = ukryte przed innymi
santiago-option-spring-mode = Położenie źródła wody
santiago-option-spring-mode-help = Przy brzegu woda ma dłuższą drogę; na pierwszą partię lepszy jest środek.
santiago-option-spring-mode-center = jedno z sześciu środkowych skrzyżowań
santiago-option-spring-mode-any = dowolne z dwudziestu skrzyżowań
santiago-option-setup-placement = Rozmieszczenie źródła wody i palm
santiago-option-setup-placement-help = Losowo albo według wyboru pierwszego budowniczego kanału.
santiago-option-setup-placement-auto = losowo
santiago-option-setup-placement-manual = wybiera pierwszy budowniczy
santiago-option-starting-overseer-seat = Pierwszy budowniczy kanału
santiago-option-starting-overseer-seat-help = Miejsce pierwszego budowniczego. Według instrukcji to gracz, który ostatnio pracował w gospodarstwie, a jeśli nikt taki się nie znajdzie, najstarszy. Jeśli go nie wskażesz, zostanie wylosowane.
santiago-option-oldest-seat = Najstarszy gracz
santiago-option-oldest-seat-help = Dla 2 graczy: miejsce, które kładzie pierwszy kanał. Jeśli go nie wskażesz, kładzie go pierwszy budowniczy.
santiago-option-min-bribe = Najniższa oferta
santiago-option-min-bribe-help = Propozycja wymaga co najmniej takiej oferty. Instrukcja dopuszcza 0.
santiago-option-two-player-bid-cap = Najwyższa kwota przy 2 graczach
santiago-option-two-player-bid-cap-help = Dla 2 graczy: nikt nie może licytować więcej. Bez tej opcji granicą są tylko pieniądze.

## Notacja

santiago-error-no-square = Nie ma pola „{ $text }”: pola to a1 do h6.
santiago-error-no-segment = Nie ma odcinka „{ $text }”: odcinki to H00 do H33 i V00 do V42.
santiago-error-no-intersection = Nie ma skrzyżowania „{ $text }”: skrzyżowania to X00 do X43.
santiago-error-no-tile = Nie ma żetonu „{ $text }”: napisz uprawę po angielsku i liczbę, na przykład banana2 albo pepper1.

## Pozycje, które nie mogą powstać

santiago-position-round = Runda { $round } i faza nie pasują do siebie.
santiago-position-supply = W tej rundzie zapas kanałów nie może wynosić { $supply }.
santiago-position-turn = W tej fazie nie ma tury { $turn }.
santiago-position-phase =
    { $phase ->
        [spring] To nie pora na umieszczanie źródła wody.
        [start] To nie pora na pierwszy kanał.
        [palm] To nie pora na stawianie palm.
        [leftover] Przy tej liczbie graczy żaden żeton nie pozostaje.
       *[other] Faza „{ $phase }” nie może trwać ani czekać na zatwierdzenie w tej pozycji.
    }
santiago-position-no-spring = Brakuje źródła wody albo pojawia się ono przed swoją fazą.
santiago-position-spring = Źródło wody nie może być w { $intersection }: uzgodniono tylko sześć środkowych skrzyżowań.
santiago-position-canal-count =
    { $count ->
        [one] { $count } kanał na planszy nie zgadza się z zapasem i dodatkowymi kanałami.
        [few] { $count } kanały na planszy nie zgadzają się z zapasem i dodatkowymi kanałami.
        [many] { $count } kanałów na planszy nie zgadza się z zapasem i dodatkowymi kanałami.
       *[other] { $count } kanału na planszy nie zgadza się z zapasem i dodatkowymi kanałami.
    }
santiago-position-canal-apart = Kanał na { $segment } nie łączy się ze źródłem wody.
santiago-position-palms =
    { $count ->
        [one] Na planszy jest { $count } palma, a w tej chwili nie może tak być.
        [few] Na planszy są { $count } palmy, a w tej chwili nie może tak być.
        [many] Na planszy jest { $count } palm, a w tej chwili nie może tak być.
       *[other] Na planszy jest { $count } palmy, a w tej chwili nie może tak być.
    }
santiago-position-palm-touches = Palma na polu { $square } dotyka źródła wody lub innej palmy.
santiago-position-too-many-tiles = Za dużo jednakowych żetonów ({ $count }): { santiago-noun-tile }.
santiago-position-tile-count = Żetonów i wyschniętych plantacji powinno być razem { $total }, a jest { $count }.
santiago-position-face-up =
    { $count ->
        [one] W wiosce nie może teraz leżeć { $count } żeton.
        [few] W wiosce nie mogą teraz leżeć { $count } żetony.
        [many] W wiosce nie może teraz leżeć { $count } żetonów.
       *[other] W wiosce nie może teraz leżeć { $count } żetonu.
    }
santiago-position-piles = Stosów powinno być teraz { $piles }, a żetonów w każdym: { $height }. Przy 3 lub 4 graczach jeden żeton leży ponadto z boku.
santiago-position-farmers = Rolnicy na polu { $square } nie pasują do żetonu albo nie należą do żadnego miejsca.
santiago-position-money = Kwot powinno być tyle, ilu jest graczy: { $players }.
santiago-position-bank = Ktoś ma mniej niż zero albo wszyscy razem mają więcej, niż było w banku.
santiago-position-table-money = Miejsce { $seat }, licząc od 0, ma mniej pieniędzy, niż licytuje lub oferuje.
santiago-position-bids = Kwoty, pasy, kolejność sadzenia i faza nie pasują do siebie.
santiago-position-overseer = Miejsce { $seat }, licząc od 0, nie może być budowniczym po takiej licytacji.
santiago-position-proposal = Propozycja na { $segment } nie mogła powstać.
