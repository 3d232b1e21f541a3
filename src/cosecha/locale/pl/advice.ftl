# Boty: ich nazwy, powody ich rad i to, co może być z botem nie tak.

bot-random = Losowy
bot-random-about = Wykonuje dowolny dozwolony ruch, każdy z tą samą szansą. Łatwo z nim wygrać.
bot-insight = Wnikliwy
bot-insight-about = Przewiduje, co każdy ruch komu da, ocenia go w punktach i gra o zwycięstwo.

## Rady w każdej grze

advice-random = Wybrany losowo: dla tego bota każdy dozwolony ruch jest równie dobry.
advice-own-choice = Tak zagrałby sam bot.
advice-only-one = Nic innego nie można zrobić.

## Santiago: przygotowanie gry

santiago-advice-spring-middle = Ze środka kanały mogą dotrzeć na wszystkie strony planszy.
santiago-advice-spring-border = Źródło wody na skraju: wody jest mało i o każdy kanał toczy się walka.
santiago-advice-start-canal =
    { $squares ->
        [one] Nawadnia { $squares } pole jeszcze przed pierwszym żetonem.
        [few] Nawadnia { $squares } pola jeszcze przed pierwszym żetonem.
        [many] Nawadnia { $squares } pól jeszcze przed pierwszym żetonem.
       *[other] Nawadnia { $squares } pola jeszcze przed pierwszym żetonem.
    }
santiago-advice-palm-near = Woda wkrótce tu dotrze, więc palma komuś się przyda.
santiago-advice-palm-far = Daleko od wody: palma może nigdy się nie liczyć.

## Santiago: licytacja

santiago-advice-pass-overseer = Nic nie kosztuje i daje funkcję budowniczego kanału; ale stawiasz o jednego rolnika mniej.
santiago-advice-pass-unless-rival = Nic nie kosztuje i daje funkcję budowniczego kanału, chyba że rywal też spasuje; ale stawiasz o jednego rolnika mniej.
santiago-advice-pass-second = Zachowujesz wszystkie pieniądze; ale stawiasz o jednego rolnika mniej, a budowniczym jest ktoś inny.
santiago-advice-bid-secret =
    { $amount ->
        [one] { $amount } escudo to uczciwa cena za pierwszeństwo w sadzeniu.
        [few] { $amount } escudos to uczciwa cena za pierwszeństwo w sadzeniu.
        [many] { $amount } escudos to uczciwa cena za pierwszeństwo w sadzeniu.
       *[other] { $amount } escudos to uczciwa cena za pierwszeństwo w sadzeniu.
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
        [one] Za { $amount } escudo masz miejsce { $place } w kolejności sadzenia, według dotychczasowych kwot.
        [few] Za { $amount } escudos masz miejsce { $place } w kolejności sadzenia, według dotychczasowych kwot.
        [many] Za { $amount } escudos masz miejsce { $place } w kolejności sadzenia, według dotychczasowych kwot.
       *[other] Za { $amount } escudos masz miejsce { $place } w kolejności sadzenia, według dotychczasowych kwot.
    }

## Santiago: zakładanie plantacji

santiago-advice-plant-grow =
    { $farmers ->
        [one] Plantacja z polem { $square } ma wielkość { $size }, a ty stawiasz na niej jeszcze { $farmers } rolnika.
        [few] Plantacja z polem { $square } ma wielkość { $size }, a ty stawiasz na niej jeszcze { $farmers } rolników.
        [many] Plantacja z polem { $square } ma wielkość { $size }, a ty stawiasz na niej jeszcze { $farmers } rolników.
       *[other] Plantacja z polem { $square } ma wielkość { $size }, a ty stawiasz na niej jeszcze { $farmers } rolnika.
    }
santiago-advice-plant-palm =
    { $farmers ->
        [one] Palma na polu { $square } liczy się jak dodatkowy rolnik obok twojego rolnika.
        [few] Palma na polu { $square } liczy się jak dodatkowy rolnik obok { $farmers } twoich rolników.
        [many] Palma na polu { $square } liczy się jak dodatkowy rolnik obok { $farmers } twoich rolników.
       *[other] Palma na polu { $square } liczy się jak dodatkowy rolnik obok { $farmers } twojego rolnika.
    }
santiago-advice-plant-water =
    { $farmers ->
        [one] Pole { $square } jest nawodnione: twój rolnik jest tam bezpieczny.
        [few] Pole { $square } jest nawodnione: { $farmers } twoi rolnicy są tam bezpieczni.
        [many] Pole { $square } jest nawodnione: { $farmers } twoich rolników jest tam bezpiecznych.
       *[other] Pole { $square } jest nawodnione: { $farmers } twojego rolnika jest tam bezpieczne.
    }
santiago-advice-plant-hope = Pole { $square } nie jest jeszcze nawodnione, ale woda zapewne dotrze na czas ({ $percent }%).
santiago-advice-plant-risk = Ryzyko: pole { $square } może wyschnąć, zanim dotrze woda, ale inne miejsca nie są lepsze.
santiago-advice-plant-neutral = Na tym żetonie nie stanie twój rolnik; na polu { $square } najmniej pomaga rywalom albo najbardziej tobie.

## Santiago: pozostały żeton

santiago-advice-leftover-grow =
    { $size ->
        [one] Twoja plantacja rośnie do { $size } żetonu.
        [few] Twoja plantacja rośnie do { $size } żetonów.
        [many] Twoja plantacja rośnie do { $size } żetonów.
       *[other] Twoja plantacja rośnie do { $size } żetonu.
    }
santiago-advice-leftover-block = Zabiera miejsce plantacji rywala: { $seat }.
santiago-advice-leftover-harmless = Najmniej pomaga rywalom.

## Santiago: propozycje i oferty

santiago-advice-propose-free =
    { $farmers ->
        [one] Daje wodę jednemu twojemu rolnikowi i nic nie kosztuje.
        [few] Daje wodę { $farmers } twoim rolnikom i nic nie kosztuje.
        [many] Daje wodę { $farmers } twoim rolnikom i nic nie kosztuje.
       *[other] Daje wodę { $farmers } twoim rolnikom i nic nie kosztuje.
    }
santiago-advice-propose-waters =
    { $farmers ->
        [one] Daje wodę jednemu twojemu rolnikowi; budowniczemu powinna wystarczyć oferta: { $bribe }.
        [few] Daje wodę { $farmers } twoim rolnikom; budowniczemu powinna wystarczyć oferta: { $bribe }.
        [many] Daje wodę { $farmers } twoim rolnikom; budowniczemu powinna wystarczyć oferta: { $bribe }.
       *[other] Daje wodę { $farmers } twoim rolnikom; budowniczemu powinna wystarczyć oferta: { $bribe }.
    }
santiago-advice-propose-away =
    { $bribe ->
        [0] Odciąga wodę od rywali i prowadzi ją na wolne pola, bez kosztów.
        [one] Odciąga wodę od rywali i prowadzi ją na wolne pola, za { $bribe } escudo.
        [few] Odciąga wodę od rywali i prowadzi ją na wolne pola, za { $bribe } escudos.
        [many] Odciąga wodę od rywali i prowadzi ją na wolne pola, za { $bribe } escudos.
       *[other] Odciąga wodę od rywali i prowadzi ją na wolne pola, za { $bribe } escudos.
    }
santiago-advice-propose-with-others =
    { $bribe ->
        [0] Daje wodę rywalom, ale służy ci lepiej niż inne odcinki, bez kosztów.
        [one] Daje wodę rywalom, ale służy ci lepiej niż inne odcinki, za { $bribe } escudo.
        [few] Daje wodę rywalom, ale służy ci lepiej niż inne odcinki, za { $bribe } escudos.
        [many] Daje wodę rywalom, ale służy ci lepiej niż inne odcinki, za { $bribe } escudos.
       *[other] Daje wodę rywalom, ale służy ci lepiej niż inne odcinki, za { $bribe } escudos.
    }
santiago-advice-no-proposal = Żadna propozycja nie obiecuje ci więcej niż zachowanie pieniędzy.

## Santiago: decyzja budowniczego

santiago-advice-accept-waters =
    { $farmers ->
        [one] Daje wodę jednemu twojemu rolnikowi i przynosi ci ofertę: { $total }.
        [few] Daje wodę { $farmers } twoim rolnikom i przynosi ci ofertę: { $total }.
        [many] Daje wodę { $farmers } twoim rolnikom i przynosi ci ofertę: { $total }.
       *[other] Daje wodę { $farmers } twoim rolnikom i przynosi ci ofertę: { $total }.
    }
santiago-advice-accept-money =
    { $total ->
        [one] Przynosi ci { $total } escudo.
        [few] Przynosi ci { $total } escudos.
        [many] Przynosi ci { $total } escudos.
       *[other] Przynosi ci { $total } escudos.
    }
santiago-advice-accept-free = Nic cię nie kosztuje i najmniej ci szkodzi.
santiago-advice-build-waters =
    { $farmers ->
        [one] Daje wodę jednemu twojemu rolnikowi, co jest warte swojej ceny: { $price }.
        [few] Daje wodę { $farmers } twoim rolnikom, co jest warte swojej ceny: { $price }.
        [many] Daje wodę { $farmers } twoim rolnikom, co jest warte swojej ceny: { $price }.
       *[other] Daje wodę { $farmers } twoim rolnikom, co jest warte swojej ceny: { $price }.
    }
santiago-advice-build-land =
    { $price ->
        [one] Odciąga wodę od rywali, za { $price } escudo.
        [few] Odciąga wodę od rywali, za { $price } escudos.
        [many] Odciąga wodę od rywali, za { $price } escudos.
       *[other] Odciąga wodę od rywali, za { $price } escudos.
    }
santiago-advice-build-rivals =
    { $price ->
        [one] Daje wodę rywalom, ale prowadzi ją w twoją stronę, za { $price } escudo.
        [few] Daje wodę rywalom, ale prowadzi ją w twoją stronę, za { $price } escudos.
        [many] Daje wodę rywalom, ale prowadzi ją w twoją stronę, za { $price } escudos.
       *[other] Daje wodę rywalom, ale prowadzi ją w twoją stronę, za { $price } escudos.
    }
santiago-advice-discard = Żaden kanał nie obiecuje ci więcej niż escudo, które kosztuje.

## Santiago: dodatkowy kanał

santiago-advice-extra-saves =
    { $farmers ->
        [one] Ratuje jednego twojego rolnika przed suszą, teraz i na zawsze.
        [few] Ratuje { $farmers } twoich rolników przed suszą, teraz i na zawsze.
        [many] Ratuje { $farmers } twoich rolników przed suszą, teraz i na zawsze.
       *[other] Ratuje { $farmers } twojego rolnika przed suszą, teraz i na zawsze.
    }
santiago-advice-extra-last =
    { $farmers ->
        [one] Ostatnia szansa: ratuje jednego twojego rolnika.
        [few] Ostatnia szansa: ratuje { $farmers } twoich rolników.
        [many] Ostatnia szansa: ratuje { $farmers } twoich rolników.
       *[other] Ostatnia szansa: ratuje { $farmers } twojego rolnika.
    }
santiago-advice-extra-land = Nie daje wody twoim rolnikom, ale twoje plantacje na nim zyskują, teraz albo później.
santiago-advice-extra-land-last = Nie daje wody twoim rolnikom, ale może na nim zyskać któraś z twoich plantacji.
santiago-advice-keep-extra = Twój dodatkowy kanał będzie więcej wart w późniejszej rundzie.
santiago-advice-keep-extra-last = Żaden kanał nie da ci już punktów.

## Santiago: pomysły ustępujące lepszemu

santiago-advice-weaker-palm-far = Słabszy pomysł: daleko od wody palma może nigdy się nie liczyć.
santiago-advice-weaker-bid-secret =
    { $amount ->
        [one] Słabszy pomysł: { $amount } escudo, na wypadek gdyby rywal licytował inaczej, niż się wydaje.
        [few] Słabszy pomysł: { $amount } escudos, na wypadek gdyby rywal licytował inaczej, niż się wydaje.
        [many] Słabszy pomysł: { $amount } escudos, na wypadek gdyby rywal licytował inaczej, niż się wydaje.
       *[other] Słabszy pomysł: { $amount } escudos, na wypadek gdyby rywal licytował inaczej, niż się wydaje.
    }
santiago-advice-weaker-plant-risk = Słabszy pomysł i ryzyko: pole { $square } może wyschnąć, zanim dotrze woda.
santiago-advice-weaker-plant-neutral = Słabszy pomysł: na tym żetonie nie stanie twój rolnik, a na polu { $square } może on bardziej pomóc rywalom.
santiago-advice-weaker-leftover-harmless = Słabszy pomysł: może trochę bardziej pomóc rywalom.
santiago-advice-weaker-propose-with-others =
    { $bribe ->
        [0] Słabszy pomysł: daje wodę rywalom, ale może poprowadzić ją w twoją stronę, bez kosztów.
        [one] Słabszy pomysł: daje wodę rywalom, ale może poprowadzić ją w twoją stronę, za { $bribe } escudo.
        [few] Słabszy pomysł: daje wodę rywalom, ale może poprowadzić ją w twoją stronę, za { $bribe } escudos.
        [many] Słabszy pomysł: daje wodę rywalom, ale może poprowadzić ją w twoją stronę, za { $bribe } escudos.
       *[other] Słabszy pomysł: daje wodę rywalom, ale może poprowadzić ją w twoją stronę, za { $bribe } escudos.
    }
santiago-advice-weaker-no-proposal = Jeśli wolisz zachować pieniądze: niczego nie proponuj i zostaw kanał innym.
santiago-advice-weaker-accept-free = Słabszy pomysł: nic cię nie kosztuje, ale może ci bardziej zaszkodzić.
santiago-advice-weaker-build-waters =
    { $farmers ->
        [one] Słabszy pomysł: daje wodę jednemu twojemu rolnikowi, w tej cenie: { $price }.
        [few] Słabszy pomysł: daje wodę { $farmers } twoim rolnikom, w tej cenie: { $price }.
        [many] Słabszy pomysł: daje wodę { $farmers } twoim rolnikom, w tej cenie: { $price }.
       *[other] Słabszy pomysł: daje wodę { $farmers } twoim rolnikom, w tej cenie: { $price }.
    }
santiago-advice-weaker-discard = Jeśli wolisz zachować pieniądze: nic nie powstaje, a jeden kanał wypada z gry.
santiago-advice-weaker-extra-land = Nie daje wody twoim rolnikom: lepiej go zachować, chyba że chcesz tam sadzić.
santiago-advice-weaker-extra-land-last = Słabszy pomysł: nie daje wody twoim rolnikom, a nikt już nic nie posadzi.
santiago-advice-weaker-keep-extra = Jeśli wolisz zachować dodatkowy kanał na późniejszą rundę: masz tylko ten jeden.
santiago-advice-weaker-keep-extra-last = Słabszy pomysł: późniejszej rundy na dodatkowy kanał już nie będzie.

## Cacao: co daje kafel

cacao-advice-sells = Możesz sprzedać { cacao-noun-sold } za { cacao-noun-gold }.
cacao-advice-fruits = Daje ci { cacao-noun-taken }.
cacao-advice-gold = Twoi pracownicy wydobywają { cacao-noun-gold }.
cacao-advice-water =
    { $fields ->
        [one] Twój nosiwoda idzie o { $fields } pole, na { $value }.
        [few] Twój nosiwoda idzie o { $fields } pola, na { $value }.
        [many] Twój nosiwoda idzie o { $fields } pól, na { $value }.
       *[other] Twój nosiwoda idzie o { $fields } pola, na { $value }.
    }
cacao-advice-suns = Daje ci { cacao-noun-suns }.
cacao-advice-temple-first = Mając { cacao-noun-workers }, prowadzisz przy świątyni na polu { $space }; w tej chwili daje ci { cacao-noun-gold }.
cacao-advice-temple-takes = Mając { cacao-noun-workers }, prowadzisz przy świątyni na polu { $space }; w tej chwili daje ci { cacao-noun-gold }. W tyle zostaje { $seat }.
cacao-advice-temple-shared = Mając { cacao-noun-workers }, dzielisz pierwsze miejsce przy świątyni na polu { $space }; w tej chwili daje ci { cacao-noun-gold }.
cacao-advice-temple-second = Mając { cacao-noun-workers }, zajmujesz drugie miejsce przy świątyni na polu { $space }; w tej chwili daje ci { cacao-noun-gold }.
cacao-advice-waiting =
    { $workers ->
        [one] { $workers } twój pracownik czeka przy pustej dżungli na to, co tam trafi.
        [few] { $workers } twoi pracownicy czekają przy pustej dżungli na to, co tam trafi.
        [many] { $workers } twoich pracowników czeka przy pustej dżungli na to, co tam trafi.
       *[other] { $workers } twojego pracownika czeka przy pustej dżungli na to, co tam trafi.
    }
cacao-advice-opens = Potem uzupełnij pole { $space } ({ cacao-noun-jungle }). { $reason }
cacao-advice-overbuild = Kosztuje żeton słońca, wart na koniec 1 złotą monetę, a teraz daje { cacao-noun-gold }.
cacao-advice-quiet = Na razie nic nie daje, ale zachowuje pozostałe kafle na lepsze miejsca.
cacao-advice-quiet-last = Nic ci już nie daje, ale ostatni kafel też trzeba położyć.

## Cacao: uzupełnianie dżungli

cacao-advice-fill-nobody = Przy tym kaflu nie ma pracowników: nikomu nic nie daje.
cacao-advice-fill-least = Z tego, co możesz położyć, to najbardziej pomaga tobie albo najmniej rywalom.

## Cacao: używanie pracowników

cacao-advice-sells-some = Sprzedaje { cacao-noun-sold } za { cacao-noun-gold }; w magazynie zostaje: { $kept }.
cacao-advice-take-to-sell = Najpierw weź { cacao-noun-taken }: potem możesz sprzedać { $sold } za { cacao-noun-gold }.
cacao-advice-keep = Zachowuje owoce na lepszą cenę.
cacao-advice-keep-last = Zachowuje owoce, które już tylko rozstrzygają remisy.
cacao-advice-no-fruits = Nie masz tu czego sprzedać: pracownicy nic nie robią.
cacao-advice-store-full = Twój magazyn jest pełny: pracownicy nic nie robią.
cacao-advice-room = Nie bierze owoców: w magazynie zostaje miejsce.

## Cacao: pomysły za lepszym

cacao-advice-weaker-fill-least = Słabszy pomysł: może bardziej pomóc rywalom albo mniej tobie.
cacao-advice-weaker-keep = Jeśli wolisz zachować owoce: może trafi się lepsza cena.

## Agricola: co daje tura

agricola-advice-grow =
    { $rounds ->
        [one] Jeszcze jeden członek rodziny: jedna akcja więcej w ostatniej rundzie.
        [few] Jeszcze jeden członek rodziny: jedna akcja więcej w każdej z { $rounds } pozostałych rund.
        [many] Jeszcze jeden członek rodziny: jedna akcja więcej w każdej z { $rounds } pozostałych rund.
       *[other] Jeszcze jeden członek rodziny: jedna akcja więcej w każdej z { $rounds } pozostałych rund.
    }
agricola-advice-grow-last =
    { $points ->
        [one] Jeszcze jeden członek rodziny jest wart na koniec { $points } punkt.
        [few] Jeszcze jeden członek rodziny jest wart na koniec { $points } punkty.
        [many] Jeszcze jeden członek rodziny jest wart na koniec { $points } punktów.
       *[other] Jeszcze jeden członek rodziny jest wart na koniec { $points } punktu.
    }
agricola-advice-room = Robi miejsce dla dziecka: na razie nie ma wolnej izby.
agricola-advice-renovate =
    { $points ->
        [one] Lepszy dom: { $points } punkt więcej za izby.
        [few] Lepszy dom: { $points } punkty więcej za izby.
        [many] Lepszy dom: { $points } punktów więcej za izby.
       *[other] Lepszy dom: { $points } punktu więcej za izby.
    }
agricola-advice-food = Daje { agricola-noun-food }; na najbliższe żniwa brakuje ci: { $missing }.
agricola-advice-food-ahead = Daje { agricola-noun-food }, choć na najbliższe żniwa masz dość: następne będą łatwiejsze.
agricola-advice-sow =
    { $fields ->
        [one] Obsiewa { $fields } pole uprawne, które daje plon w każde żniwa, dopóki się nie opróżni.
        [few] Obsiewa { $fields } pola uprawne; każde daje plon w każde żniwa, dopóki się nie opróżni.
        [many] Obsiewa { $fields } pól uprawnych; każde daje plon w każde żniwa, dopóki się nie opróżni.
       *[other] Obsiewa { $fields } pola uprawnego; każde daje plon w każde żniwa, dopóki się nie opróżni.
    }
agricola-advice-plow = Jeszcze jedno pole uprawne do obsiania.
agricola-advice-plow-points =
    { $points ->
        [one] Pola uprawne: { $fields }; na koniec dają razem { $points } punkt.
        [few] Pola uprawne: { $fields }; na koniec dają razem { $points } punkty.
        [many] Pola uprawne: { $fields }; na koniec dają razem { $points } punktów.
       *[other] Pola uprawne: { $fields }; na koniec dają razem { $points } punktu.
    }
agricola-advice-fences =
    { $pastures ->
        [one] Masz wtedy { $pastures } pastwisko; miejsce dla zwierząt w gospodarstwie: { $animals }.
        [few] Masz wtedy { $pastures } pastwiska; miejsce dla zwierząt w gospodarstwie: { $animals }.
        [many] Masz wtedy { $pastures } pastwisk; miejsce dla zwierząt w gospodarstwie: { $animals }.
       *[other] Masz wtedy { $pastures } pastwiska; miejsce dla zwierząt w gospodarstwie: { $animals }.
    }
agricola-advice-stable = Więcej miejsca dla zwierząt; w całym gospodarstwie jest go wtedy: { $animals }.
agricola-advice-unused =
    { $spaces ->
        [one] Zajmuje { $spaces } pole gospodarstwa, które na koniec kosztowałoby punkt.
        [few] Zajmuje { $spaces } pola gospodarstwa; każde kosztowałoby na koniec punkt.
        [many] Zajmuje { $spaces } pól gospodarstwa; każde kosztowałoby na koniec punkt.
       *[other] Zajmuje { $spaces } pola gospodarstwa; każde kosztowałoby na koniec punkt.
    }
agricola-advice-start = Zaczynasz następną rundę i wybierasz przed innymi.

## Agricola: zasoby, które daje tura

agricola-advice-goods = Daje { agricola-noun-goods }.
agricola-advice-goods-many = Daje { agricola-noun-goods }: tyle zebrało się przez kilka rund.
agricola-advice-first =
    { $good ->
        [grain] Nie masz jeszcze zboża, a to kosztowałoby na koniec punkt.
        [vegetable] Nie masz jeszcze warzyw, a to kosztowałoby na koniec punkt.
        [sheep] Nie masz jeszcze owiec, a to kosztowałoby na koniec punkt.
        [boar] Nie masz jeszcze dzików, a to kosztowałoby na koniec punkt.
       *[cattle] Nie masz jeszcze krów, a to kosztowałoby na koniec punkt.
    }
agricola-advice-pair = Masz wtedy { agricola-noun-goods }: para daje młode w każde żniwa, jeśli znajdzie się dla niego miejsce.
agricola-advice-seed =
    { $fields ->
        [one] Daje { agricola-noun-goods } do siewu: masz { $fields } puste pole uprawne.
        [few] Daje { agricola-noun-goods } do siewu: masz { $fields } puste pola uprawne.
        [many] Daje { agricola-noun-goods } do siewu: masz { $fields } pustych pól uprawnych.
       *[other] Daje { agricola-noun-goods } do siewu: masz { $fields } pustego pola uprawnego.
    }
agricola-advice-pays-room = Daje { agricola-noun-goods }: wtedy możesz zapłacić za izbę.
agricola-advice-pays-renovation = Daje { agricola-noun-goods }: wtedy możesz zapłacić za remont.
agricola-advice-pays-improvement = Daje { agricola-noun-goods }: to wystarczy na usprawnienie ({ agricola-noun-improvement }).

## Agricola: usprawnienia i karty

agricola-advice-cooking = Miejsce do gotowania: wtedy zwierzęta można w każdej chwili zamienić na żywność, a ze zboża upiec chleb.
agricola-advice-hearth = W kuchni dziki, krowy, warzywa i chleb dają więcej żywności niż na palenisku.
agricola-advice-oven =
    { $points ->
        [one] Wypieka z 1 zboża { agricola-noun-food } i jest wart { $points } punkt.
        [few] Wypieka z 1 zboża { agricola-noun-food } i jest wart { $points } punkty.
        [many] Wypieka z 1 zboża { agricola-noun-food } i jest wart { $points } punktów.
       *[other] Wypieka z 1 zboża { agricola-noun-food } i jest wart { $points } punktu.
    }
agricola-advice-well =
    { $rounds ->
        [one] Daje 1 żywność w ostatniej rundzie; punkty na koniec: { $points }.
        [few] Daje 1 żywność w każdej z { $rounds } następnych rund; punkty na koniec: { $points }.
        [many] Daje 1 żywność w każdej z { $rounds } następnych rund; punkty na koniec: { $points }.
       *[other] Daje 1 żywność w każdej z { $rounds } następnych rund; punkty na koniec: { $points }.
    }
agricola-advice-workshop = W każde żniwa może zamienić { agricola-noun-goods } na { agricola-noun-food }; punkty na koniec: { $points }.
agricola-advice-improvement =
    { $points ->
        [one] { agricola-noun-improvement }: { $points } punkt.
        [few] { agricola-noun-improvement }: { $points } punkty.
        [many] { agricola-noun-improvement }: { $points } punktów.
       *[other] { agricola-noun-improvement }: { $points } punktu.
    }
agricola-advice-card = Wprowadza kartę do gry ({ agricola-noun-card }); im wcześniej leży na stole, tym dłużej może pomagać.

## Agricola: żniwa i zwierzęta

agricola-advice-feed = Twoja rodzina ma dość jedzenia: { agricola-noun-food }.
agricola-advice-begging =
    { $tokens ->
        [one] Bierzesz { $tokens } żeton żebrania; koszt na koniec w punktach: { $points }.
        [few] Bierzesz { $tokens } żetony żebrania; koszt na koniec w punktach: { $points }.
        [many] Bierzesz { $tokens } żetonów żebrania; koszt na koniec w punktach: { $points }.
       *[other] Bierzesz { $tokens } żetonu żebrania; koszt na koniec w punktach: { $points }.
    }
agricola-advice-exchange = Zamienia { agricola-noun-goods } na { agricola-noun-food }; na żniwa brakuje ci: { $missing }.
agricola-advice-exchange-enough = Zamienia { agricola-noun-goods } na { agricola-noun-food }, choć na żniwa masz dość.
agricola-advice-keep = Zwierzęta, które zatrzymujesz: { $animals }; różne gatunki: { $kinds }.
agricola-advice-keep-cook = Zwierzęta, które zatrzymujesz: { $animals }; pozostałe dają { agricola-noun-food }.
agricola-advice-keep-pair = Zatrzymujesz { agricola-noun-goods }: w następne żniwa znów może być młode.

## Agricola: drobniejsze kroki

agricola-advice-pay = Co ci wtedy zostaje: drewno { $wood }, glina { $clay }.
agricola-advice-done = Nic więcej nie jest tu teraz warte swojej ceny.
agricola-advice-quiet = Na razie nic ci nie daje, ale nic innego nie daje więcej.

## Agricola: pomysły za lepszym

agricola-advice-weaker-exchange-enough = Słabszy pomysł: zamienia { agricola-noun-goods } na { agricola-noun-food }, choć na żniwa masz dość.
agricola-advice-weaker-done = Jeśli wolisz zachować to, co masz: poprzestań na tym.
agricola-advice-weaker-quiet = Słabszy pomysł: na razie nic ci nie daje.

## Boty, które nie mogą grać

error-bot-unknown = Nie ma bota „{ $bot }” do gry { $game }. Znane boty: { $known }; własnego zapisuje się jako moduł:Nazwa albo ./plik.py:Nazwa.
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
error-bot-worker-died = Proces, który rozgrywał partie, skończył się bez słowa; może zabrakło pamięci.
error-bot-type = Bot „{ $bot }” odpowiedział { $answer }, a to typ { $type }; ruch to int z view.legal: partia { $match }, ziarno { $seed }, decyzja { $decision }.
