# Boty: ich nazwy, podpowiedzi i to, co może być z botem nie tak.

bot-random-about = Wykonuje losowy dozwolony ruch. Łatwo z nim wygrać.
bot-sprout-about = Gra jak dziecko, które zna zasady: bierze to, co akurat mu się podoba.
bot-apprentice-about = Trochę planuje, trzyma się ulubionego pomysłu i często zapomina o innych graczach.
bot-farmer-about = Gra solidnie, ale czasem przeocza dobry pomysł.
bot-steward-about = Gra dobrze i rzadko się myli.
bot-master-about = Gra najlepiej, jak potrafi.
bot-insight-about = Przewiduje, co każdy ruch da każdemu z graczy, i gra o zwycięstwo.

## Podpowiedzi w każdej grze

advice-random = Ruch losowy: dla tego bota każdy dozwolony ruch jest równie dobry.
advice-own-choice = Tak zagrałby sam bot.
advice-only-one = Nic innego nie można zrobić.
# $whole i $tenth: punkty, których spodziewa się bot, na przykład 31 i 4. $tries: ile razy bot to w myślach wypróbował.
advice-search-points =
    { $tries ->
        [one] Możesz liczyć na { $whole },{ $tenth } punktu ({ $tries } próba).
        [few] Możesz liczyć na { $whole },{ $tenth } punktu ({ $tries } próby).
        [many] Możesz liczyć na { $whole },{ $tenth } punktu ({ $tries } prób).
       *[other] Możesz liczyć na { $whole },{ $tenth } punktu ({ $tries } próby).
    }
advice-search-win =
    { $tries ->
        [one] Twoja szansa na wygraną to { $percent }% ({ $tries } próba).
        [few] Twoja szansa na wygraną to { $percent }% ({ $tries } próby).
        [many] Twoja szansa na wygraną to { $percent }% ({ $tries } prób).
       *[other] Twoja szansa na wygraną to { $percent }% ({ $tries } próby).
    }
# $worth to jedno z dwóch powyższych, $line to, co może być dalej.
advice-search-line = { $worth } Możliwy dalszy ciąg: { $line }.
advice-search-worth =
    { $points ->
        [one] Możesz liczyć na mniej więcej { $points } punkt.
        [few] Możesz liczyć na mniej więcej { $points } punkty.
        [many] Możesz liczyć na mniej więcej { $points } punktów.
       *[other] Możesz liczyć na mniej więcej { $points } punktu.
    }
# To samo z rywalami: $rival to tyle, na ile może liczyć najlepszy z nich.
advice-search-rivalry =
    { $points ->
        [one] Możesz liczyć na mniej więcej { $points } punkt, a najlepszy rywal na { $rival }.
        [few] Możesz liczyć na mniej więcej { $points } punkty, a najlepszy rywal na { $rival }.
        [many] Możesz liczyć na mniej więcej { $points } punktów, a najlepszy rywal na { $rival }.
       *[other] Możesz liczyć na mniej więcej { $points } punktu, a najlepszy rywal na { $rival }.
    }
# $reason mówi, co daje ruch, a $worth to zdanie powyżej.
advice-search-reason = { $reason } { $worth }
advice-search-reply = { $seat } – { $action }

## Santiago: przygotowanie gry

santiago-advice-spring-middle = Ze środka kanały mogą dotrzeć w każdą stronę planszy.
santiago-advice-spring-border = Źródło wody przy brzegu: wody jest mało i o każdy kanał toczy się walka.
santiago-advice-start-canal =
    { $squares ->
        [one] Nawadnia { $squares } pole jeszcze przed pierwszym żetonem.
        [few] Nawadnia { $squares } pola jeszcze przed pierwszym żetonem.
        [many] Nawadnia { $squares } pól jeszcze przed pierwszym żetonem.
       *[other] Nawadnia { $squares } pola jeszcze przed pierwszym żetonem.
    }
santiago-advice-palm-near = Woda wkrótce tu dotrze, więc palma szybko się komuś przyda.
santiago-advice-palm-far = Daleko od wody: palma może nie przynieść nikomu punktów.

## Santiago: licytacja

santiago-advice-pass-overseer = Nic nie kosztuje i daje funkcję budowniczego kanału, ale stawiasz o 1 rolnika mniej.
santiago-advice-pass-unless-rival = Nic nie kosztuje i daje funkcję budowniczego, chyba że rywal też spasuje, ale stawiasz o 1 rolnika mniej.
santiago-advice-pass-second = Zachowujesz wszystkie pieniądze, ale stawiasz o 1 rolnika mniej, a budowniczym jest ktoś inny.
santiago-advice-bid-secret =
    { $amount ->
        [one] { $amount } escudo to rozsądna cena za sadzenie w pierwszej kolejności.
        [few] { $amount } escudos to rozsądna cena za sadzenie w pierwszej kolejności.
        [many] { $amount } escudos to rozsądna cena za sadzenie w pierwszej kolejności.
       *[other] { $amount } escudos to rozsądna cena za sadzenie w pierwszej kolejności.
    }
santiago-advice-bid-first =
    { $amount ->
        [one] Za { $amount } escudo prowadzisz w licytacji i masz najlepszy wybór żetonów.
        [few] Za { $amount } escudos prowadzisz w licytacji i masz najlepszy wybór żetonów.
        [many] Za { $amount } escudos prowadzisz w licytacji i masz najlepszy wybór żetonów.
       *[other] Za { $amount } escudos prowadzisz w licytacji i masz najlepszy wybór żetonów.
    }
santiago-advice-bid-cheap =
    { $amount ->
        [one] Za jedyne { $amount } escudo stawiasz wszystkich swoich rolników.
        [few] Za jedyne { $amount } escudos stawiasz wszystkich swoich rolników.
        [many] Za jedyne { $amount } escudos stawiasz wszystkich swoich rolników.
       *[other] Za jedyne { $amount } escudos stawiasz wszystkich swoich rolników.
    }
santiago-advice-bid-place =
    { $amount ->
        [one] Za { $amount } escudo masz na razie miejsce { $place } w kolejności sadzenia.
        [few] Za { $amount } escudos masz na razie miejsce { $place } w kolejności sadzenia.
        [many] Za { $amount } escudos masz na razie miejsce { $place } w kolejności sadzenia.
       *[other] Za { $amount } escudos masz na razie miejsce { $place } w kolejności sadzenia.
    }

## Santiago: zakładanie plantacji

santiago-advice-plant-grow =
    { $size ->
        [one] { $farmers ->
            [one] Plantacja na polu { $square } urośnie do { $size } żetonu i stanie na niej { $farmers } twój nowy rolnik.
            [few] Plantacja na polu { $square } urośnie do { $size } żetonu i staną na niej { $farmers } twoi nowi rolnicy.
            [many] Plantacja na polu { $square } urośnie do { $size } żetonu i stanie na niej { $farmers } twoich nowych rolników.
           *[other] Plantacja na polu { $square } urośnie do { $size } żetonu i stanie na niej { $farmers } twojego nowego rolnika.
        }
        [few] { $farmers ->
            [one] Plantacja na polu { $square } urośnie do { $size } żetonów i stanie na niej { $farmers } twój nowy rolnik.
            [few] Plantacja na polu { $square } urośnie do { $size } żetonów i staną na niej { $farmers } twoi nowi rolnicy.
            [many] Plantacja na polu { $square } urośnie do { $size } żetonów i stanie na niej { $farmers } twoich nowych rolników.
           *[other] Plantacja na polu { $square } urośnie do { $size } żetonów i stanie na niej { $farmers } twojego nowego rolnika.
        }
        [many] { $farmers ->
            [one] Plantacja na polu { $square } urośnie do { $size } żetonów i stanie na niej { $farmers } twój nowy rolnik.
            [few] Plantacja na polu { $square } urośnie do { $size } żetonów i staną na niej { $farmers } twoi nowi rolnicy.
            [many] Plantacja na polu { $square } urośnie do { $size } żetonów i stanie na niej { $farmers } twoich nowych rolników.
           *[other] Plantacja na polu { $square } urośnie do { $size } żetonów i stanie na niej { $farmers } twojego nowego rolnika.
        }
       *[other] { $farmers ->
            [one] Plantacja na polu { $square } urośnie do { $size } żetonu i stanie na niej { $farmers } twój nowy rolnik.
            [few] Plantacja na polu { $square } urośnie do { $size } żetonu i staną na niej { $farmers } twoi nowi rolnicy.
            [many] Plantacja na polu { $square } urośnie do { $size } żetonu i stanie na niej { $farmers } twoich nowych rolników.
           *[other] Plantacja na polu { $square } urośnie do { $size } żetonu i stanie na niej { $farmers } twojego nowego rolnika.
        }
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] Palma na polu { $square } liczy się jak dodatkowy rolnik obok twojego.
        [few] Palma na polu { $square } liczy się jak dodatkowy rolnik obok { $farmers } twoich.
        [many] Palma na polu { $square } liczy się jak dodatkowy rolnik obok { $farmers } twoich.
       *[other] Palma na polu { $square } liczy się jak dodatkowy rolnik obok { $farmers } twojego.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] Pole { $square } jest nawodnione: twój rolnik jest tam bezpieczny.
        [few] Pole { $square } jest nawodnione: { $farmers } twoi rolnicy są tam bezpieczni.
        [many] Pole { $square } jest nawodnione: { $farmers } twoich rolników jest tam bezpiecznych.
       *[other] Pole { $square } jest nawodnione: { $farmers } twojego rolnika jest tam bezpieczne.
    }
santiago-advice-plant-hope = Pole { $square } nie jest jeszcze nawodnione, ale woda pewnie dotrze na czas ({ $percent }%).
santiago-advice-plant-risk = Na polu { $square } żeton może wyschnąć, zanim dotrze woda, ale inne miejsca nie są lepsze.
santiago-advice-plant-neutral = Nie stawiasz tu rolnika; na polu { $square } żeton najmniej pomaga rywalom albo najbardziej tobie.

## Santiago: pozostały żeton

santiago-advice-leftover-grow =
    { $size ->
        [one] Twoja plantacja rośnie do { $size } żetonu.
        [few] Twoja plantacja rośnie do { $size } żetonów.
        [many] Twoja plantacja rośnie do { $size } żetonów.
       *[other] Twoja plantacja rośnie do { $size } żetonu.
    }
santiago-advice-leftover-block = Zabiera miejsce plantacji gracza { $seat }.
santiago-advice-leftover-harmless = Najmniej pomaga rywalom.

## Santiago: propozycje i oferty

santiago-advice-propose-free =
    { $farmers ->
        [one] Daje wodę { $farmers } twojemu rolnikowi i nic nie kosztuje.
        [few] Daje wodę { $farmers } twoim rolnikom i nic nie kosztuje.
        [many] Daje wodę { $farmers } twoim rolnikom i nic nie kosztuje.
       *[other] Daje wodę { $farmers } twoim rolnikom i nic nie kosztuje.
    }
santiago-advice-propose-waters =
    { $farmers ->
        [one] Daje wodę { $farmers } twojemu rolnikowi; oferta { santiago-noun-bribe } powinna wystarczyć budowniczemu.
        [few] Daje wodę { $farmers } twoim rolnikom; oferta { santiago-noun-bribe } powinna wystarczyć budowniczemu.
        [many] Daje wodę { $farmers } twoim rolnikom; oferta { santiago-noun-bribe } powinna wystarczyć budowniczemu.
       *[other] Daje wodę { $farmers } twoim rolnikom; oferta { santiago-noun-bribe } powinna wystarczyć budowniczemu.
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Odciąga wodę od rywali na wolne pola i nic nie kosztuje.
        [one] Odciąga wodę od rywali na wolne pola, ale kosztuje { $bribe } escudo.
        [few] Odciąga wodę od rywali na wolne pola, ale kosztuje { $bribe } escudos.
        [many] Odciąga wodę od rywali na wolne pola, ale kosztuje { $bribe } escudos.
       *[other] Odciąga wodę od rywali na wolne pola, ale kosztuje { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Daje wodę rywalom, ale dla ciebie jest lepszy niż inne odcinki i nic nie kosztuje.
        [one] Daje wodę rywalom, ale dla ciebie jest lepszy niż inne odcinki; kosztuje { $bribe } escudo.
        [few] Daje wodę rywalom, ale dla ciebie jest lepszy niż inne odcinki; kosztuje { $bribe } escudos.
        [many] Daje wodę rywalom, ale dla ciebie jest lepszy niż inne odcinki; kosztuje { $bribe } escudos.
       *[other] Daje wodę rywalom, ale dla ciebie jest lepszy niż inne odcinki; kosztuje { $bribe } escudos.
    }
santiago-advice-no-proposal = Zachowujesz pieniądze: żadna propozycja nie jest ich teraz warta.

## Santiago: decyzja budowniczego

santiago-advice-accept-waters =
    { $farmers ->
        [one] Daje wodę { $farmers } twojemu rolnikowi, a do tego dostajesz { santiago-noun-total }.
        [few] Daje wodę { $farmers } twoim rolnikom, a do tego dostajesz { santiago-noun-total }.
        [many] Daje wodę { $farmers } twoim rolnikom, a do tego dostajesz { santiago-noun-total }.
       *[other] Daje wodę { $farmers } twoim rolnikom, a do tego dostajesz { santiago-noun-total }.
    }
santiago-advice-accept-money =
    { $total ->
        [one] Dostajesz { $total } escudo.
        [few] Dostajesz { $total } escudos.
        [many] Dostajesz { $total } escudos.
       *[other] Dostajesz { $total } escudos.
    }
santiago-advice-accept-free = Nic cię nie kosztuje i najmniej ci szkodzi.
santiago-advice-build-waters =
    { $farmers ->
        [one] Daje wodę { $farmers } twojemu rolnikowi i warto za to zapłacić { santiago-noun-price }.
        [few] Daje wodę { $farmers } twoim rolnikom i warto za to zapłacić { santiago-noun-price }.
        [many] Daje wodę { $farmers } twoim rolnikom i warto za to zapłacić { santiago-noun-price }.
       *[other] Daje wodę { $farmers } twoim rolnikom i warto za to zapłacić { santiago-noun-price }.
    }
santiago-advice-build-land =
    { $price ->
        [one] Odciąga wodę od rywali, ale kosztuje { $price } escudo.
        [few] Odciąga wodę od rywali, ale kosztuje { $price } escudos.
        [many] Odciąga wodę od rywali, ale kosztuje { $price } escudos.
       *[other] Odciąga wodę od rywali, ale kosztuje { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Prowadzi wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $price } escudo.
        [few] Prowadzi wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $price } escudos.
        [many] Prowadzi wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $price } escudos.
       *[other] Prowadzi wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $price } escudos.
    }
santiago-advice-discard = Zachowujesz pieniądze: żaden kanał nie jest teraz wart 1 escudo.

## Santiago: dodatkowy kanał

santiago-advice-extra-saves =
    { $farmers ->
        [one] Ratuje { $farmers } twojego rolnika przed suszą, już do końca partii.
        [few] Ratuje { $farmers } twoich rolników przed suszą, już do końca partii.
        [many] Ratuje { $farmers } twoich rolników przed suszą, już do końca partii.
       *[other] Ratuje { $farmers } twojego rolnika przed suszą, już do końca partii.
    }
santiago-advice-extra-last =
    { $farmers ->
        [one] Ostatnia szansa: ratuje { $farmers } twojego rolnika.
        [few] Ostatnia szansa: ratuje { $farmers } twoich rolników.
        [many] Ostatnia szansa: ratuje { $farmers } twoich rolników.
       *[other] Ostatnia szansa: ratuje { $farmers } twojego rolnika.
    }
santiago-advice-extra-land = Pomaga twoim plantacjom teraz albo później, choć twoi rolnicy nie dostają wody.
santiago-advice-extra-land-last = Może pomóc twojej plantacji, choć twoi rolnicy nie dostają wody.
santiago-advice-keep-extra = Dodatkowy kanał bardziej przyda ci się w późniejszej rundzie.
santiago-advice-keep-extra-last = Żaden kanał nie da ci już punktów.

## Santiago: pomysły ustępujące lepszemu

santiago-advice-weaker-palm-far = Słabszy pomysł: daleko od wody palma może nie przynieść nikomu punktów.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] Słabszy pomysł: { $amount } escudo, na wypadek gdyby rywal licytował inaczej niż zwykle.
        [few] Słabszy pomysł: { $amount } escudos, na wypadek gdyby rywal licytował inaczej niż zwykle.
        [many] Słabszy pomysł: { $amount } escudos, na wypadek gdyby rywal licytował inaczej niż zwykle.
       *[other] Słabszy pomysł: { $amount } escudos, na wypadek gdyby rywal licytował inaczej niż zwykle.
    }
santiago-advice-weaker-plant-risk = Słabszy pomysł: na polu { $square } żeton może wyschnąć, zanim dotrze woda.
santiago-advice-weaker-plant-neutral = Słabszy pomysł: nie stawiasz tu rolnika, a żeton na polu { $square } może bardziej pomóc rywalom.
santiago-advice-weaker-leftover-harmless = Słabszy pomysł: może trochę bardziej pomóc rywalom.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] Słabszy pomysł: może poprowadzić wodę w twoją stronę, ale daje ją też rywalom.
        [one] Słabszy pomysł: może poprowadzić wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $bribe } escudo.
        [few] Słabszy pomysł: może poprowadzić wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $bribe } escudos.
        [many] Słabszy pomysł: może poprowadzić wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $bribe } escudos.
       *[other] Słabszy pomysł: może poprowadzić wodę w twoją stronę, ale daje ją też rywalom i kosztuje { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = Słabszy pomysł: zachowujesz pieniądze, ale o kanale decydują inni.
santiago-advice-weaker-accept-free = Słabszy pomysł: nic cię nie kosztuje, ale może ci bardziej zaszkodzić.
santiago-advice-weaker-build-waters =
    { $farmers ->
        [one] Słabszy pomysł: za { santiago-noun-price } daje wodę { $farmers } twojemu rolnikowi.
        [few] Słabszy pomysł: za { santiago-noun-price } daje wodę { $farmers } twoim rolnikom.
        [many] Słabszy pomysł: za { santiago-noun-price } daje wodę { $farmers } twoim rolnikom.
       *[other] Słabszy pomysł: za { santiago-noun-price } daje wodę { $farmers } twoim rolnikom.
    }
santiago-advice-weaker-discard = Słabszy pomysł: zachowujesz pieniądze, ale nic nie powstaje i 1 kanał wypada z gry.
santiago-advice-weaker-extra-land = Słabszy pomysł: twoi rolnicy nie dostają wody, więc kanał przyda się tylko, jeśli chcesz tam sadzić.
santiago-advice-weaker-extra-land-last = Słabszy pomysł: twoi rolnicy nie dostają wody, a nikt już nic nie posadzi.
santiago-advice-weaker-keep-extra = Słabszy pomysł: zachowujesz swój jedyny dodatkowy kanał na późniejszą rundę.
santiago-advice-weaker-keep-extra-last = Słabszy pomysł: na dodatkowy kanał nie będzie już późniejszej rundy.

## Cacao: co daje kafel

cacao-advice-sells = Możesz sprzedać { cacao-noun-sold } za { cacao-noun-gold }.
cacao-advice-fruits = Daje ci { cacao-noun-taken }.
cacao-advice-gold = Twoi pracownicy wydobywają { cacao-noun-gold }.
cacao-advice-water =
    { $fields ->
        [one] Twój nosiwoda przesuwa się o { $fields } pole, na { $value }.
        [few] Twój nosiwoda przesuwa się o { $fields } pola, na { $value }.
        [many] Twój nosiwoda przesuwa się o { $fields } pól, na { $value }.
       *[other] Twój nosiwoda przesuwa się o { $fields } pola, na { $value }.
    }
cacao-advice-suns = Daje ci { cacao-noun-suns }.
cacao-advice-temple-first = Mając { cacao-noun-workers }, prowadzisz przy świątyni na polu { $space }; na razie daje ci { cacao-noun-gold }.
cacao-advice-temple-takes = Mając { cacao-noun-workers }, wyprzedzasz gracza { $seat } przy świątyni na polu { $space }; na razie daje ci { cacao-noun-gold }.
cacao-advice-temple-shared = Mając { cacao-noun-workers }, dzielisz pierwsze miejsce przy świątyni na polu { $space }; na razie daje ci { cacao-noun-gold }.
cacao-advice-temple-second = Mając { cacao-noun-workers }, zajmujesz drugie miejsce przy świątyni na polu { $space }; na razie daje ci { cacao-noun-gold }.
cacao-advice-waiting =
    { $workers ->
        [one] { $workers } twój pracownik czeka przy pustym polu dżungli.
        [few] { $workers } twoi pracownicy czekają przy pustych polach dżungli.
        [many] { $workers } twoich pracowników czeka przy pustych polach dżungli.
       *[other] { $workers } twojego pracownika czeka przy pustych polach dżungli.
    }
cacao-advice-opens = Potem uzupełnij pole { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Daje ci teraz { cacao-noun-gold }, ale kosztuje żeton słońca, wart na koniec 1 złotą monetę.
cacao-advice-quiet = Zachowuje pozostałe kafle na lepsze miejsca, choć teraz nic nie daje.
cacao-advice-quiet-last = Nic już nie daje, ale ostatni kafel też trzeba położyć.

## Cacao: uzupełnianie dżungli

cacao-advice-fill-nobody = Nikomu nic nie daje: przy tym polu nie ma pracowników.
cacao-advice-fill-least = Z tych kafli ten najbardziej pomaga tobie albo najmniej rywalom.

## Cacao: aktywacja pracowników

cacao-advice-sells-some =
    { $kept ->
        [one] Sprzedajesz { cacao-noun-sold } za { cacao-noun-gold }; w magazynie zostaje { $kept } owoc.
        [few] Sprzedajesz { cacao-noun-sold } za { cacao-noun-gold }; w magazynie zostają { $kept } owoce.
        [many] Sprzedajesz { cacao-noun-sold } za { cacao-noun-gold }; w magazynie zostaje { $kept } owoców.
       *[other] Sprzedajesz { cacao-noun-sold } za { cacao-noun-gold }; w magazynie zostaje { $kept } owocu.
    }
cacao-advice-take-to-sell = Najpierw weź { cacao-noun-taken }: potem możesz sprzedać { cacao-noun-sold } za { cacao-noun-gold }.
cacao-advice-keep = Zachowujesz owoce na lepszą cenę.
cacao-advice-keep-last = Zachowujesz owoce, które już tylko rozstrzygają remisy.
cacao-advice-no-fruits = Nie masz tu czego sprzedać: pracownicy nic nie robią.
cacao-advice-store-full = Twój magazyn jest pełny: pracownicy nic nie robią.
cacao-advice-room = Nie bierzesz owoców, więc w magazynie zostaje miejsce.

## Cacao: pomysły za lepszym

cacao-advice-weaker-fill-least = Słabszy pomysł: może bardziej pomóc rywalom albo mniej tobie.
cacao-advice-weaker-keep = Słabszy pomysł: zachowujesz owoce, bo może trafi się lepsza cena.

## Agricola: co daje tura

agricola-advice-grow =
    { $rounds ->
        [one] Nowy członek rodziny to 1 akcja więcej w ostatniej rundzie.
        [few] Nowy członek rodziny to 1 akcja więcej w każdej z { $rounds } pozostałych rund.
        [many] Nowy członek rodziny to 1 akcja więcej w każdej z { $rounds } pozostałych rund.
       *[other] Nowy członek rodziny to 1 akcja więcej w każdej z { $rounds } pozostałych rund.
    }
agricola-advice-grow-last =
    { $points ->
        [one] Nowy członek rodziny daje na koniec { $points } punkt.
        [few] Nowy członek rodziny daje na koniec { $points } punkty.
        [many] Nowy członek rodziny daje na koniec { $points } punktów.
       *[other] Nowy członek rodziny daje na koniec { $points } punktu.
    }
agricola-advice-room = Robi miejsce dla dziecka: teraz nie masz wolnej izby.
agricola-advice-renovate =
    { $points ->
        [one] Lepszy dom: { $points } punkt więcej za izby.
        [few] Lepszy dom: { $points } punkty więcej za izby.
        [many] Lepszy dom: { $points } punktów więcej za izby.
       *[other] Lepszy dom: { $points } punktu więcej za izby.
    }
agricola-advice-food = Daje { agricola-noun-food }; na najbliższe żniwa brakuje ci { $missing } żywności.
agricola-advice-food-ahead = Daje { agricola-noun-food } na zapas: na najbliższe żniwa masz już dość.
agricola-advice-sow =
    { $fields ->
        [one] Obsiewa { $fields } pole uprawne: da plon w każde żniwa, aż się opróżni.
        [few] Obsiewa { $fields } pola uprawne: każde da plon w każde żniwa, aż się opróżni.
        [many] Obsiewa { $fields } pól uprawnych: każde da plon w każde żniwa, aż się opróżni.
       *[other] Obsiewa { $fields } pola uprawnego: każde da plon w każde żniwa, aż się opróżni.
    }
agricola-advice-plow = Jeszcze jedno pole uprawne do obsiania.
agricola-advice-plow-points =
    { $points ->
        [one] { $fields ->
            [one] { $fields } pole uprawne daje na koniec { $points } punkt.
            [few] { $fields } pola uprawne dają na koniec { $points } punkt.
            [many] { $fields } pól uprawnych daje na koniec { $points } punkt.
           *[other] { $fields } pola uprawnego daje na koniec { $points } punkt.
        }
        [few] { $fields ->
            [one] { $fields } pole uprawne daje na koniec { $points } punkty.
            [few] { $fields } pola uprawne dają na koniec { $points } punkty.
            [many] { $fields } pól uprawnych daje na koniec { $points } punkty.
           *[other] { $fields } pola uprawnego daje na koniec { $points } punkty.
        }
        [many] { $fields ->
            [one] { $fields } pole uprawne daje na koniec { $points } punktów.
            [few] { $fields } pola uprawne dają na koniec { $points } punktów.
            [many] { $fields } pól uprawnych daje na koniec { $points } punktów.
           *[other] { $fields } pola uprawnego daje na koniec { $points } punktów.
        }
       *[other] { $fields ->
            [one] { $fields } pole uprawne daje na koniec { $points } punktu.
            [few] { $fields } pola uprawne dają na koniec { $points } punktu.
            [many] { $fields } pól uprawnych daje na koniec { $points } punktu.
           *[other] { $fields } pola uprawnego daje na koniec { $points } punktu.
        }
    }
agricola-advice-fences =
    { $pastures ->
        [one] Masz wtedy { $pastures } pastwisko i miejsce dla { $animals ->
            [one] { $animals } zwierzęcia.
            [few] { $animals } zwierząt.
            [many] { $animals } zwierząt.
           *[other] { $animals } zwierzęcia.
        }
        [few] Masz wtedy { $pastures } pastwiska i miejsce dla { $animals ->
            [one] { $animals } zwierzęcia.
            [few] { $animals } zwierząt.
            [many] { $animals } zwierząt.
           *[other] { $animals } zwierzęcia.
        }
        [many] Masz wtedy { $pastures } pastwisk i miejsce dla { $animals ->
            [one] { $animals } zwierzęcia.
            [few] { $animals } zwierząt.
            [many] { $animals } zwierząt.
           *[other] { $animals } zwierzęcia.
        }
       *[other] Masz wtedy { $pastures } pastwiska i miejsce dla { $animals ->
            [one] { $animals } zwierzęcia.
            [few] { $animals } zwierząt.
            [many] { $animals } zwierząt.
           *[other] { $animals } zwierzęcia.
        }
    }
agricola-advice-stable =
    { $animals ->
        [one] W gospodarstwie masz wtedy miejsce dla { $animals } zwierzęcia.
        [few] W gospodarstwie masz wtedy miejsce dla { $animals } zwierząt.
        [many] W gospodarstwie masz wtedy miejsce dla { $animals } zwierząt.
       *[other] W gospodarstwie masz wtedy miejsce dla { $animals } zwierzęcia.
    }
agricola-advice-unused =
    { $spaces ->
        [one] Zajmuje { $spaces } pole gospodarstwa; za każde puste tracisz na koniec 1 punkt.
        [few] Zajmuje { $spaces } pola gospodarstwa; za każde puste tracisz na koniec 1 punkt.
        [many] Zajmuje { $spaces } pól gospodarstwa; za każde puste tracisz na koniec 1 punkt.
       *[other] Zajmuje { $spaces } pola gospodarstwa; za każde puste tracisz na koniec 1 punkt.
    }
agricola-advice-start = Zaczynasz następną rundę i wybierasz przed innymi.

## Agricola: zasoby, które daje tura

agricola-advice-goods = Daje { agricola-noun-goods }.
agricola-advice-goods-many = Daje { agricola-noun-goods } z kilku rund naraz.
agricola-advice-first =
    { $good ->
        [grain] Nie masz jeszcze zboża, a za to tracisz na koniec 1 punkt.
        [vegetable] Nie masz jeszcze warzyw, a za to tracisz na koniec 1 punkt.
        [sheep] Nie masz jeszcze owiec, a za to tracisz na koniec 1 punkt.
        [boar] Nie masz jeszcze dzików, a za to tracisz na koniec 1 punkt.
       *[cattle] Nie masz jeszcze krów, a za to tracisz na koniec 1 punkt.
    }
agricola-advice-pair = Masz wtedy { agricola-noun-goods }: para ma młode w każde żniwa, jeśli się zmieści.
agricola-advice-seed =
    { $fields ->
        [one] Daje { agricola-noun-goods } do siewu: masz { $fields } puste pole uprawne.
        [few] Daje { agricola-noun-goods } do siewu: masz { $fields } puste pola uprawne.
        [many] Daje { agricola-noun-goods } do siewu: masz { $fields } pustych pól uprawnych.
       *[other] Daje { agricola-noun-goods } do siewu: masz { $fields } pustego pola uprawnego.
    }
agricola-advice-pays-room = Daje { agricola-noun-goods }: wtedy stać cię na izbę.
agricola-advice-pays-renovation = Daje { agricola-noun-goods }: wtedy stać cię na remont.
agricola-advice-pays-improvement = Daje { agricola-noun-goods }: wtedy stać cię na usprawnienie ({ agricola-noun-improvement }).

## Agricola: usprawnienia i karty

agricola-advice-cooking = W każdej chwili zamienisz warzywa i zwierzęta na żywność, a ze zboża upieczesz chleb.
agricola-advice-hearth = Kuchnia daje więcej żywności niż Palenisko za dziki, krowy, warzywa i chleb.
agricola-advice-oven =
    { $points ->
        [one] Piecze z 1 zboża { agricola-noun-food }, a na koniec daje { $points } punkt.
        [few] Piecze z 1 zboża { agricola-noun-food }, a na koniec daje { $points } punkty.
        [many] Piecze z 1 zboża { agricola-noun-food }, a na koniec daje { $points } punktów.
       *[other] Piecze z 1 zboża { agricola-noun-food }, a na koniec daje { $points } punktu.
    }
agricola-advice-well =
    { $points ->
        [one] { $rounds ->
            [one] Daje 1 żywność w następnej rundzie, a na koniec { $points } punkt.
            [few] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punkt.
            [many] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punkt.
           *[other] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punkt.
        }
        [few] { $rounds ->
            [one] Daje 1 żywność w następnej rundzie, a na koniec { $points } punkty.
            [few] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punkty.
            [many] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punkty.
           *[other] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punkty.
        }
        [many] { $rounds ->
            [one] Daje 1 żywność w następnej rundzie, a na koniec { $points } punktów.
            [few] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punktów.
            [many] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punktów.
           *[other] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punktów.
        }
       *[other] { $rounds ->
            [one] Daje 1 żywność w następnej rundzie, a na koniec { $points } punktu.
            [few] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punktu.
            [many] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punktu.
           *[other] Daje 1 żywność w każdej z { $rounds } następnych rund, a na koniec { $points } punktu.
        }
    }
agricola-advice-workshop =
    { $points ->
        [one] W każde żniwa zamienia { agricola-noun-goods } na { agricola-noun-food }, a na koniec daje { $points } punkt.
        [few] W każde żniwa zamienia { agricola-noun-goods } na { agricola-noun-food }, a na koniec daje { $points } punkty.
        [many] W każde żniwa zamienia { agricola-noun-goods } na { agricola-noun-food }, a na koniec daje { $points } punktów.
       *[other] W każde żniwa zamienia { agricola-noun-goods } na { agricola-noun-food }, a na koniec daje { $points } punktu.
    }
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement } daje na koniec { $points } punkt.
        [few] { agricola-noun-improvement } daje na koniec { $points } punkty.
        [many] { agricola-noun-improvement } daje na koniec { $points } punktów.
       *[other] { agricola-noun-improvement } daje na koniec { $points } punktu.
    }
agricola-advice-card = Karta { $card } wchodzi do gry; im wcześniej, tym dłużej pomaga.

## Agricola: karty na ręce i draft

agricola-noun-card-help =
    { $category ->
        [farm-planning] rozwijać gospodarstwo
        [action-booster] wzmacniać akcje
        [points] zdobywać punkty
        [goods] zdobywać zasoby
        [food] zdobywać żywność
        [crops] zdobywać plony
        [building-materials] zdobywać materiały
       *[livestock] zdobywać zwierzęta
    }
agricola-noun-card-use =
    { $use ->
        [cheaper-rooms] Obniża koszt izb
        [cheaper-fences] Obniża koszt ogrodzeń
        [cheaper-improvements] Obniża koszt usprawnień
        [cheaper-building] Obniża koszt budowy
        [payment] Pozwala płacić za budowę innymi zasobami
        [housing] Daje więcej miejsca
        [points] Daje punkty dodatkowe
        [field] Jest dodatkowym polem uprawnym
        [trade] Pozwala w każdej chwili wymieniać zasoby
        [any-time] Pomaga { agricola-noun-card-help } w każdej chwili
        [harvest] Pomaga { agricola-noun-card-help } podczas żniw
        [bake] Pomaga { agricola-noun-card-help } przy pieczeniu chleba
        [build] Pomaga { agricola-noun-card-help } przy budowie
        [cards] Pomaga { agricola-noun-card-help } przy zagrywaniu innych kart
        [use] Pomaga { agricola-noun-card-help } na niektórych polach akcji
        [once] Pomaga { agricola-noun-card-help } jeden raz, pod pewnym warunkiem
        [play] Pomaga { agricola-noun-card-help } przy zagraniu
        [round] Pomaga { agricola-noun-card-help } z rundy na rundę
       *[other] Pomaga { agricola-noun-card-help }
    }
agricola-advice-card-gets = Karta { $card } od razu daje { $gain }.
agricola-advice-card-points =
    { $points ->
        [one] Karta { $card } daje na koniec { $points } punkt.
        [few] Karta { $card } daje na koniec { $points } punkty.
        [many] Karta { $card } daje na koniec { $points } punktów.
       *[other] Karta { $card } daje na koniec { $points } punktów.
    }
agricola-advice-card-rounds =
    { $rounds ->
        [one] Karta { $card } pomaga { agricola-noun-card-help } jeszcze przez { $rounds } rundę.
        [few] Karta { $card } pomaga { agricola-noun-card-help } jeszcze przez { $rounds } rundy.
        [many] Karta { $card } pomaga { agricola-noun-card-help } jeszcze przez { $rounds } rund.
       *[other] Karta { $card } pomaga { agricola-noun-card-help } jeszcze przez { $rounds } rund.
    }
agricola-advice-draft-points =
    { $points ->
        [one] { agricola-noun-card-use }, na koniec daje { $points } punkt i nie ma warunku.
        [few] { agricola-noun-card-use }, na koniec daje { $points } punkty i nie ma warunku.
        [many] { agricola-noun-card-use }, na koniec daje { $points } punktów i nie ma warunku.
       *[other] { agricola-noun-card-use }, na koniec daje { $points } punktów i nie ma warunku.
    }
agricola-advice-draft-free = { agricola-noun-card-use }, nic nie kosztuje i nie ma warunku.
agricola-advice-draft-new = { agricola-noun-card-use }, a takiej karty jeszcze nie masz.
agricola-advice-draft-more =
    { $count ->
        [one] { agricola-noun-card-use }, a pasuje do { $count } karty, którą już masz.
        [few] { agricola-noun-card-use }, a pasuje do { $count } kart, które już masz.
        [many] { agricola-noun-card-use }, a pasuje do { $count } kart, które już masz.
       *[other] { agricola-noun-card-use }, a pasuje do { $count } kart, które już masz.
    }
agricola-advice-drop-like =
    { $count ->
        [one] Zostaje ci { $count } inna karta, która pomaga { agricola-noun-card-help }.
        [few] Zostają ci { $count } inne karty, które pomagają { agricola-noun-card-help }.
        [many] Zostaje ci { $count } innych kart, które pomagają { agricola-noun-card-help }.
       *[other] Zostaje ci { $count } innych kart, które pomagają { agricola-noun-card-help }.
    }
agricola-advice-drop-needs = Odrzucasz kartę, którą niełatwo zagrać. Jej warunek: { $needs }.
agricola-advice-drop = Odrzucasz tylko kartę { $card }, a pozostałe zachowujesz.
agricola-advice-draw =
    { $kind ->
        [occupation] Dobierasz pomocnika. Pomocnicy na ręce: { $count }.
       *[minor] Dobierasz małe usprawnienie. Małe usprawnienia na ręce: { $count }.
    }
agricola-advice-mulligan = Dostajesz nowe karty, ale o 1 mniej.
agricola-advice-use-trade = Karta { $card } daje { $gain } za { $price }.
agricola-advice-use-free = Karta { $card } daje { $gain } i nic nie kosztuje.
agricola-advice-decline = Zachowujesz { $price } zamiast wymienić na { $gain }.

## Agricola: żniwa i zwierzęta

agricola-advice-feed = Cała rodzina się naje: wydajesz { agricola-noun-food }.
agricola-advice-begging =
    { $tokens ->
        [one] Bierzesz { $tokens } żeton żebrania i na koniec stracisz { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
        [few] Bierzesz { $tokens } żetony żebrania i na koniec stracisz { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
        [many] Bierzesz { $tokens } żetonów żebrania i na koniec stracisz { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
       *[other] Bierzesz { $tokens } żetonu żebrania i na koniec stracisz { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
    }
agricola-advice-exchange = Zamienia { agricola-noun-goods } na { agricola-noun-food }; na żniwa brakuje ci { $missing } żywności.
agricola-advice-exchange-enough = Zamienia { agricola-noun-goods } na { agricola-noun-food }, choć na żniwa masz dość.
agricola-advice-keep =
    { $animals ->
        [one] Zatrzymujesz { $animals } zwierzę { $kinds ->
            [one] { $kinds } gatunku.
            [few] { $kinds } gatunków.
            [many] { $kinds } gatunków.
           *[other] { $kinds } gatunku.
        }
        [few] Zatrzymujesz { $animals } zwierzęta { $kinds ->
            [one] { $kinds } gatunku.
            [few] { $kinds } gatunków.
            [many] { $kinds } gatunków.
           *[other] { $kinds } gatunku.
        }
        [many] Zatrzymujesz { $animals } zwierząt { $kinds ->
            [one] { $kinds } gatunku.
            [few] { $kinds } gatunków.
            [many] { $kinds } gatunków.
           *[other] { $kinds } gatunku.
        }
       *[other] Zatrzymujesz { $animals } zwierzęcia { $kinds ->
            [one] { $kinds } gatunku.
            [few] { $kinds } gatunków.
            [many] { $kinds } gatunków.
           *[other] { $kinds } gatunku.
        }
    }
agricola-advice-keep-cook =
    { $animals ->
        [one] Zatrzymujesz { $animals } zwierzę, a pozostałe dają { agricola-noun-food }.
        [few] Zatrzymujesz { $animals } zwierzęta, a pozostałe dają { agricola-noun-food }.
        [many] Zatrzymujesz { $animals } zwierząt, a pozostałe dają { agricola-noun-food }.
       *[other] Zatrzymujesz { $animals } zwierzęcia, a pozostałe dają { agricola-noun-food }.
    }
agricola-advice-keep-pair = Zatrzymujesz { agricola-noun-goods }: w następne żniwa para może znów mieć młode.

## Agricola: drobniejsze kroki

agricola-advice-pay = Zostaje ci wtedy tyle zasobów: drewno { $wood }, glina { $clay }.
agricola-advice-done = Kończysz: nic więcej nie jest tu teraz warte swojej ceny.
agricola-advice-quiet = Teraz nic ci nie daje, ale nic innego nie daje więcej.

## Agricola: drużyny, targ kart i otwarte ogrodzenia

agricola-advice-partner-room = Partner będzie mieć o jedną izbę więcej.
agricola-advice-partner-plow =
    { $fields ->
        [one] Partner będzie mieć { $fields } pole uprawne.
        [few] Partner będzie mieć { $fields } pola uprawne.
        [many] Partner będzie mieć { $fields } pól uprawnych.
       *[other] Partner będzie mieć { $fields } pola uprawnego.
    }
agricola-advice-partner-fences =
    { $pastures ->
        [one] Partner będzie mieć { $pastures } pastwisko.
        [few] Partner będzie mieć { $pastures } pastwiska.
        [many] Partner będzie mieć { $pastures } pastwisk.
       *[other] Partner będzie mieć { $pastures } pastwiska.
    }
agricola-advice-partner-stable = Partner będzie mieć o jedną oborę więcej.
# $missing: żywność, której partnerowi brakuje na najbliższe żniwa przed tą akcją.
agricola-advice-partner-food = Partner dostaje { agricola-noun-food }; na najbliższe żniwa brakuje mu { $missing } żywności.
agricola-advice-partner-goods = Partner dostaje { agricola-noun-goods }.
agricola-advice-take-card = { agricola-noun-card-use }. Członka rodziny wystawisz później w tej rundzie.

## Agricola: talie wydarzeń

agricola-advice-draws =
    { $deck ->
        [x] Daje { agricola-noun-goods } i kartę z talii X, dobrą albo złą.
       *[forest] Daje { agricola-noun-goods } i kartę z talii Las, dobrą albo złą.
    }
agricola-advice-draws-known = Daje { agricola-noun-goods } i kartę, którą już znasz: { $card }.
agricola-advice-bonus =
    { $points ->
        [one] Daje { $points } punkt dodatkowy.
        [few] Daje { $points } punkty dodatkowe.
        [many] Daje { $points } punktów dodatkowych.
       *[other] Daje { $points } punktu dodatkowego.
    }
agricola-advice-drawn = Najlepsze, co możesz zrobić z kartą { $card }.
agricola-advice-open-fence = Zaczynasz pastwisko, które możesz zamknąć później. Do tego czasu nie mieści zwierząt.
agricola-advice-partner-open-fence = Zaczynasz pastwisko dla partnera. Dopóki jest otwarte, nie mieści zwierząt.

## Agricola: pomysły za lepszym

agricola-advice-weaker-exchange-enough = Słabszy pomysł: zamienia { agricola-noun-goods } na { agricola-noun-food }, choć na żniwa masz dość.
agricola-advice-weaker-done = Słabszy pomysł: kończysz i zachowujesz to, co masz.
agricola-advice-weaker-quiet = Słabszy pomysł: teraz nic ci nie daje.
agricola-advice-weaker-drawn = Słabszy pomysł z kartą { $card }.

## Boty, które nie mogą grać

error-bot-unknown = Nie ma bota „{ $bot }” do gry { $game }. Znane boty: { $known }; własnego zapisuje się jako moduł:Nazwa albo ./plik.py:Nazwa.
error-bot-seconds = Bot „{ $bot }”: sekundy po @ to liczba od { $least } do { $most }, na przykład master@0.5.
error-bot-untimed = Bot „{ $bot }”: temu botowi nie można ustawić czasu. Wpisz { $plain }.
error-bot-no-module = Bot „{ $bot }”: nie ma modułu „{ $module }”. Czy jest zainstalowany albo leży w bieżącym folderze?
error-bot-no-file = Bot „{ $bot }”: nie ma pliku „{ $path }”.
error-bot-no-class = Bot „{ $bot }”: w „{ $module }” nie ma niczego o nazwie „{ $attribute }”.
error-bot-import = Nie można wczytać bota „{ $bot }”: { $text }
error-bot-make = Nie można utworzyć bota „{ $bot }”: { $text }
error-bot-not-a-bot = Bot „{ $bot }”: „{ $attribute }” nie jest botem. Bot to klasa, której obiekty mają choose(view, rng).
error-bot-none = Podaj co najmniej jednego bota.
error-bot-too-many =
    { $players ->
        [one] Liczba podanych botów: { $bots }, ale jest tylko { $players } miejsce.
        [few] Liczba podanych botów: { $bots }, ale są tylko { $players } miejsca.
        [many] Liczba podanych botów: { $bots }, ale jest tylko { $players } miejsc.
       *[other] Liczba podanych botów: { $bots }, ale jest tylko { $players } miejsca.
    }
error-bot-illegal = Bot „{ $bot }” odpowiada „{ $action }”, co nie jest dozwolone: partia { $match }, ziarno { $seed }, decyzja { $decision }.
error-bot-failed = Bot „{ $bot }” zawodzi w partii { $match }, ziarno { $seed }, decyzja { $decision }: { $text }
error-bot-worker-died = Proces, który rozgrywał partie, niespodziewanie się zakończył; może zabrakło pamięci.
error-bot-type = Bot „{ $bot }” odpowiedział { $answer }, a to typ { $type }; ruch to int z view.legal: partia { $match }, ziarno { $seed }, decyzja { $decision }.
