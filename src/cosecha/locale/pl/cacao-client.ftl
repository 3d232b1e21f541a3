# Cacao przy rysowanym stole: pytania, historia i karty, które objaśniają każdą rzecz.

## O co pyta gra

cacao-client-do-together = Aktywuj wszystkich
cacao-client-chip-gain = +{ $count }
cacao-client-chip-no-room = brak miejsca: { $count }
cacao-client-chip-idle = pracownicy bez zajęcia
cacao-client-chip-opens = { $letters }: uzupełnij stąd

## Historia: jeden wpis na turę

cacao-client-log-turn =
    { $deed ->
        [overbuilt] { $seat } płaci żeton słońca i nadbudowuje swój kafel ({ $tile })
       *[placed] { $seat } kładzie kafel pracowników ({ $tile })
    }
cacao-client-log-turn-adds =
    { $deed ->
        [overbuilt] { $seat } płaci żeton słońca i nadbudowuje swój kafel ({ $tile }). Nowe w dżungli: { $tiles }
       *[placed] { $seat } kładzie kafel pracowników ({ $tile }). Nowe w dżungli: { $tiles }
    }
cacao-client-good =
    { $good ->
        [fruit] owoc
        [gold] złoto
        [water] woda
       *[sun] słońce
    }
cacao-client-log-sells = sprzedaje { $sold } za
cacao-client-log-idle = nie aktywuje części pracowników

## Odmowy, gdy chodzi o dotknięte miejsce

cacao-client-reason-jungle-space = To pole dżungli. Kafle pracowników leżą między kaflami dżungli, jak pola jednego koloru na szachownicy.
cacao-client-reason-space-taken = Tu już leży kafel pracowników.
cacao-client-reason-no-jungle-beside = To pole nie sąsiaduje z kaflem dżungli. Kafel pracowników musi dotykać bokiem co najmniej jednego.
cacao-client-reason-not-your-tile = Nie masz tu kafla. Możesz nadbudować tylko własne kafle.
cacao-client-reason-overbuilt-already = Ten kafel jest już nadbudowany. Na polu mieszczą się najwyżej 2 kafle.
cacao-client-reason-not-due = Tego pola nie możesz teraz uzupełnić. Wybierz pole z literą.
cacao-client-reason-not-activated = Nie masz tu pracowników do aktywacji.

## Karty: czym jest i co daje każda rzecz

cacao-client-card-plantation1 = Każdy pracownik przy niej zbiera 1 owoc. Magazyn mieści 5.
cacao-client-card-plantation2 = Każdy pracownik przy niej zbiera 2 owoce. Magazyn mieści 5.
cacao-client-card-market2 = Każdy pracownik przy nim może sprzedać 1 owoc za 2 sztuki złota.
cacao-client-card-market3 = Każdy pracownik przy nim może sprzedać 1 owoc za 3 sztuki złota.
cacao-client-card-market4 = Każdy pracownik przy nim może sprzedać 1 owoc za 4 sztuki złota.
cacao-client-card-gold1 = Każdy pracownik przy niej wydobywa 1 sztukę złota.
cacao-client-card-gold2 = Każdy pracownik przy niej wydobywa 2 sztuki złota.
cacao-client-card-water = Każdy pracownik przy niej przesuwa twojego nosiwodę o 1 pole, najdalej do 16.
cacao-client-card-sun = Każdy pracownik przy nim bierze 1 żeton słońca. Masz miejsce na 3.
cacao-client-card-temple = Punktuje na koniec: gracz z największą liczbą pracowników przy niej dostaje 6 sztuk złota, drugi 3. Przy remisie dzieli się je, zaokrąglając w dół.
cacao-client-card-workers = Kafel pracowników
cacao-client-card-workers-rule = Jego pracownicy działają raz: gdy go kładziesz albo gdy obok nich pojawia się kafel dżungli. Przed położeniem możesz go obrócić.
cacao-client-card-built-rule = Leży na innym kaflu. Liczą się tylko pracownicy na wierzchu.
cacao-client-card-pile = Stos dżungli
cacao-client-card-pile-rule = Po każdej turze uzupełnia się z niego odkryte kafle do dwóch. Gdy zabraknie wszystkich, możesz nadbudowywać własne kafle za żeton słońca.
cacao-client-card-left =
    { $count ->
        [0] w stosie nie ma już żadnego
        [one] w stosie jest jeszcze { $count }
        [few] w stosie są jeszcze { $count }
        [many] w stosie jest jeszcze { $count }
       *[other] w stosie jest jeszcze { $count }
    }
cacao-client-card-gold-rule = Wygrywa gracz, który na koniec ma najwięcej złota.
cacao-client-card-fruits = Magazyn kakao
cacao-client-card-fruits-rule = Mieści 5 owoców; reszta przepada. Na koniec owoce nic nie dają, ale rozstrzygają remis.
cacao-client-card-suns = Żetony słońca
cacao-client-card-suns-rule = Masz miejsce na 3. Na koniec każdy jest wart 1 sztukę złota; wcześniej możesz nim zapłacić za nadbudowę.
cacao-client-card-track = Tor wody
cacao-client-card-track-rule = Na koniec zyskujesz lub tracisz tyle złota, ile wskazuje pole twojego nosiwody.
cacao-client-card-space = { $letter }: pole dżungli do uzupełnienia
cacao-client-card-space-rule = Dotykają go co najmniej dwa kafle pracowników, więc trafia na nie jeden z odkrytych kafli dżungli.
