# Agricola: dwie talie wydarzeń. Każda karta ma nazwę, tekst i wyjaśnienia, które widok szczegółowy pokazuje pod tekstem.

## Talia X

name-card-extraterrestrial-excrement = Pozaziemskie odchody
agricola-text-extraterrestrial-excrement = Gdy korzystasz z tego pola akcji, dokładasz 1 zboże na każde swoje pole zboża i 1 warzywo na każde swoje pole warzyw.
agricola-rulings-extraterrestrial-excrement = Nowe plony kładziesz na tych, które już tam leżą, zarówno na kafelkach, jak i na kartach pól. Puste pola uprawne nic nie dostają. Aby skorzystać z tego pola akcji, potrzebujesz co najmniej 1 obsianego pola uprawnego. To nie jest sianie.
name-card-homemade-space-rocket = Rakieta domowej roboty
agricola-text-homemade-space-rocket = Gdy korzystasz z tego pola akcji, płacisz 2 drewna, 2 gliny, 1 trzcinę i 1 kamień i dostajesz 4 punkty dodatkowe, za każdym razem tylko raz.
agricola-rulings-homemade-space-rocket = To nie jest koszt budowy, więc żadna karta go nie obniża ani nie pozwala zapłacić czym innym. W każdej następnej rundzie każdy, także ty, może znów skorzystać z tego pola akcji.
name-card-transmogrifier = Transmogryfikator
agricola-text-transmogrifier = Gdy korzystasz z tego pola akcji, wymieniasz wszystkie swoje zasoby jednego typu na tyle samo zasobów innego typu. Zamiast tego możesz wymienić wszystkie zasoby z jednego pola gromadzenia na tyle samo zasobów innego typu, które tam zostają.
agricola-rulings-transmogrifier = Ze swojej puli możesz oddać żywność, drewno, glinę, trzcinę, kamień, zboże albo warzywa, co najmniej 1. Zwierząt nie możesz oddać, ale możesz je dostać; umieść je, zamień na żywność albo wypuść. Pole gromadzenia może być zajęte, a zasobów nowego typu nie może tam jeszcze być. Później dokłada się tam zasoby jak zwykle.
name-card-merchants-of-jupiter = Kupcy z Jowisza
agricola-text-merchants-of-jupiter = Za każdym razem, gdy dowolny gracz, także ty, buduje obory, może zapłacić 2 trzciny i wziąć tę kartę, o ile nikt jej jeszcze nie ma. Na koniec karta daje właścicielowi 2 punkty.
agricola-rulings-merchants-of-jupiter = Liczy się każdy sposób budowy obory, także za darmo. Każda akcja budowy daje jedną okazję; jeśli gracz z niej nie skorzysta, karta zostaje na później. Te 2 trzciny to nie koszt budowy, więc nie obejmuje ich żadna zniżka.
name-card-merchants-of-mars = Kupcy z Marsa
agricola-text-merchants-of-mars = Za każdym razem, gdy dowolny gracz, także ty, powiększa rodzinę z wolną izbą, może zapłacić 2 żywności i wziąć tę kartę, o ile nikt jej jeszcze nie ma. Na koniec karta daje właścicielowi 2 punkty.
agricola-rulings-merchants-of-mars = Liczą się Planowane powiększenie rodziny i Skromne powiększenie rodziny. Powiększenie rodziny także bez wolnej izby nie liczy się nigdy, nawet jeśli jakaś izba jest wolna. Jeśli w grze są Trójnogi, najpierw płaci się ich żywność.
name-card-merchants-of-pluto = Kupcy z Plutona
agricola-text-merchants-of-pluto = Za każdym razem, gdy dowolny gracz, także ty, korzysta z pola Budowa ogrodzeń, może zapłacić 2 kamienie i wziąć tę kartę, o ile nikt jej jeszcze nie ma. Na koniec karta daje właścicielowi 2 punkty.
agricola-rulings-merchants-of-pluto = Liczy się tylko pole Budowa ogrodzeń, a nie Remont gospodarstwa ani inny sposób budowy ogrodzeń. Wykonanie jego akcji bez wystawiania osoby, jak przy kartach Energia obcych i Wilkołak, to nie korzystanie z pola.
name-card-ley-lines = Linie geomantyczne
agricola-text-ley-lines = Na koniec 1 punkt dodatkowy za każdą kolumnę twojego gospodarstwa, w której są same izby, same kafelki pól albo same pola jednego i tego samego pastwiska. Każde pastwisko daje najwyżej 1 punkt.
agricola-rulings-ley-lines = Twoje gospodarstwo ma 5 kolumn po 3 pola. Obory na pastwisku niczego nie zmieniają. Kolumna z zakrytym albo wypalonym polem nic nie daje.
name-card-strange-alien-energy = Energia obcych
agricola-text-strange-alien-energy = Połóż na tej karcie 3 zbiorniki paliwa. Tuż przed każdą fazą powrotu do domu możesz odrzucić dokładnie 1 z nich i wykonać akcję wolnego pola akcji bez wystawiania osoby. Na koniec tracisz za tę kartę 3 punkty.
agricola-rulings-strange-alien-energy = Pierwsza okazja jest już w rundzie, w której dobierasz tę kartę. Płacisz zwykłe koszty, ale to nie jest korzystanie z pola, i nie możesz wybrać pola, na którym nic nie da się zrobić. Noworodek leży obok tej twojej osoby, która działała ostatnia. Pozostałe zbiorniki nic nie są warte, a 3 punkty tracisz w każdym wypadku.
name-card-alien-farmhand = Parobek z kosmosu
agricola-text-alien-farmhand = Gdy dobierasz tę kartę, połóż widły na polu gromadzenia. Tuż przed każdą fazą powrotu do domu, jeśli to pole jest wolne, możesz wziąć z niego 1 zasób.
agricola-rulings-alien-farmhand = Widły nigdy się nie ruszają i działają już w tej rundzie. Jeśli leżą tam zasoby kilku typów, wybierasz jeden. To nie jest korzystanie z pola, ale za 1 kamień z pola Zachodni kamieniołom dobierasz kartę X.
name-card-replicator = Replikator
agricola-text-replicator = Gdy następnym razem korzystasz z pola gromadzenia, za każdy zasób, który z niego bierzesz, dostajesz jeszcze 1 taki sam. Potem przekaż tę kartę graczowi po lewej, u którego działa tak samo.
agricola-rulings-replicator = To obowiązkowe od twojej następnej tury. Kopie pochodzą z ogólnej puli, więc nie liczą się do dobierania kart. U gracza, który ją ma, karta liczy się jako małe usprawnienie. W grze solo po użyciu wypada z gry.
name-card-x-file = Z pilnika X
agricola-text-x-file = Za każdym razem, gdy budujesz ogrodzenia, obory albo drewniane izby, kosztuje cię to łącznie o 1 drewno mniej.
agricola-rulings-x-file = Jeśli w jednej akcji budujesz izby i obory, izby kosztują o 1 drewno mniej i obory też. Najpierw zamienia się zasoby, a potem odejmuje tę zniżkę, tylko od drewna. Ogrodzenia opłacone samą gliną nie tanieją.
name-card-furry-friends = Kosmate stworki
agricola-text-furry-friends = Połóż na tej karcie 2 stworki. W fazie zbiorów każdych żniw dołóż 1 za każde 2; w fazie wyżywienia możesz zapłacić za każdego 1 żywność, a nienakarmiony odchodzi i tracisz za niego 1 punkt. Na koniec 1 punkt dodatkowy za każdego stworka na tej karcie.
agricola-rulings-furry-friends = Najpierw je twoja rodzina, a za stworki nikt nie bierze żetonów żebrania. Wybierasz, ile stworków karmisz, i możesz w tym celu zamieniać zasoby. Zbiory poza żniwami się nie liczą. Stworki nie są zwierzętami ani zasobami.
name-card-space-diner = Knajpa na krańcu galaktyki
agricola-text-space-diner = Na koniec wygrywa gracz, który ma dokładnie 42 punkty. Jeśli nikt nie ma 42, wygrywa jak zwykle ten, kto ma najwięcej.
agricola-rulings-space-diner = Dotyczy to wszystkich graczy. Jeśli 42 punkty ma kilku graczy, remis rozstrzyga się jak zwykle, a pozostali są za nimi według punktów. W grze drużynowej liczy się wynik drużyny. W grze solo osiągasz cel, mając dokładnie 42 punkty.
name-card-earthlings-are-easy = Uwodziciel Ziemian
agricola-text-earthlings-are-easy = Gdy dobierasz tę kartę, twoja rodzina powiększa się także bez wolnej izby. Noworodek leży na polu Zachodni kamieniołom obok rodzica.
agricola-rulings-earthlings-are-easy = To obowiązkowe, chyba że nie masz już osób w puli. Jeśli w grze są Trójnogi, kosztuje to 1 żywność; jeśli nie możesz jej zapłacić, nic się nie dzieje. Jeśli nie masz nikogo na polu Zachodni kamieniołom, noworodek leży obok tej twojej osoby, która działała ostatnia.
name-card-tripods = Trójnogi
agricola-text-tripods = Do końca partii na koniec każdej fazy powrotu do domu każdy gracz płaci 1 dowolny zasób albo odkłada 1 osobę z domu do swojej puli. Każde powiększenie rodziny kosztuje o 1 żywność więcej.
agricola-rulings-tripods = Zaczyna się to już w tej rundzie i dotyczy wszystkich, także ciebie. Zasób może być dowolny, nawet żywność albo zwierzę. Gracz bez zasobów traci osobę, ale nigdy ostatnią zdolną do pracy. Gracz, który nie może zapłacić tej żywności, nie może powiększyć rodziny.
name-card-beam-me-up-scotty = Teleportuj mnie, Scotty!
agricola-text-beam-me-up-scotty = Każdemu z pozostałych graczy wybierasz pole akcji, na które wystawia następną osobę. Potem gracz wykonuje akcję jak zwykle.
agricola-rulings-beam-me-up-scotty = Wybierasz, gdy przychodzi jego tura, spośród pól, z których ten gracz może skorzystać. O wszystkim innym decyduje ten gracz i to on płaci i dostaje zasoby. Jeśli w tej rundzie nie ma już kogo wystawić, wybierasz pole dla jego pierwszej osoby w następnej. Gdy takiego pola nie ma, gracz ma zwykłą turę; pożyczonych osób i karty Wskrzeszony to nie dotyczy.
name-card-candy-trail = Cukierkowy szlak
agricola-text-candy-trail = Gdy dobierasz tę kartę, wybierz liczbę od 2 do 6. Dostajesz tyle punktów dodatkowych i kładziesz dwa razy tyle cukierków na różnych polach akcji. Za każdym razem, gdy korzystasz z takiego pola, zdejmujesz cukierek; na koniec za każdy pozostały tracisz 1 punkt.
agricola-rulings-candy-trail = Możesz wybrać wszystkie pola akcji w grze, nawet zajęte, i karty obok planszy, ale nie pole pory roku. Cukierki zdejmujesz tylko ty, gdy wystawiasz tam osobę. Cukierek z pola Planowane powiększenie rodziny przechodzi na kartę Wojownicza księżniczka, jeśli ta je zastępuje.
name-card-i-am-your-father = Jestem twoim ojcem
agricola-text-i-am-your-father = Gdy dobierasz tę kartę, możesz dać 5 dowolnych zasobów innemu graczowi, który ma więcej niż 2 osoby. Wybierasz wtedy jedną z jego osób w domu albo na polu akcji; wraca ona do jego puli. Jej miejsce zajmuje osoba z twojej puli.
agricola-rulings-i-am-your-father = Jeśli tamta była w domu, twoja pojawia się w twoim domu i możesz ją jeszcze wystawić w tej rundzie; na polu akcji nie wykonuje akcji. Nie potrzebujesz wolnej izby i nie jest to powiększenie rodziny. Jeśli masz już 5 osób, nie możesz tego zrobić. Nie możesz wybrać noworodka, osoby zamrożonej ani osoby na karcie.
name-card-alien-abduction = Porwanie przez kosmitów
agricola-text-alien-abduction = Gdy dobierasz tę kartę, dostajesz 1 owcę, 1 dzika i 1 krowę. W fazie powrotu do domu tej rundy 1 z twoich osób wraca do twojej puli zamiast do domu.
agricola-rulings-alien-abduction = Zwierzęta umieszczasz, zamieniasz na żywność albo wypuszczasz w dowolnej kolejności. Osoba odchodzi przed żniwami i nic nie je. Później może urodzić się na nowo. Twoja ostatnia osoba zdolna do pracy zostaje.
name-card-darling-i-shrunk = Kochanie, zmniejszyłem…
agricola-text-darling-i-shrunk = Do końca partii twoje pastwiska i nieogrodzone obory mieszczą dwa razy więcej zwierząt, ale chata tyle samo co dotąd. Każde zwierzę, które zamieniasz na żywność, daje jej połowę, z zaokrągleniem w dół.
agricola-rulings-darling-i-shrunk = Zwierzęta punktują jak zwykle, a te, które dostajesz później, też się zmniejszają. Podwaja się cała pojemność, wraz z oborami i kartą Poidło; nieogrodzona obora mieści 2 zwierzęta jednego gatunku. Połowę liczy się dla każdego zwierzęcia osobno. Karty, które mieszczą zwierzęta, się nie zmieniają.
name-card-mind-the-jets = Uwaga na dysze!
agricola-text-mind-the-jets = Gdy dobierasz tę kartę, wszystkim graczom palą się wszystkie drewniane izby, a wszystkie gliniane stają się kamienne. Gracz bez domu może zamiast remontu odbudować 2 drewniane izby łącznie za 2 drewna i 1 trzcinę.
agricola-rulings-mind-the-jets = Pola spalonego domu liczą się jako niezajęte; rodzina śpi pod gołym niebem, ale zostaje w grze i je jak zwykle. Oba wypalone pola pierwszej chaty czekają na nową, a innych izb wcześniej nie można budować. Odbudowa liczy się jako remont; zmiana gliny w kamień nie jest remontem i nic nie kosztuje. Zwierzę domowe trzeba umieścić gdzie indziej, zamienić na żywność albo wypuścić.
name-card-carbonite-cousin = Kuzyn w karbonicie
agricola-text-carbonite-cousin = W fazie powrotu do domu tej rundy połóż 1 ze swoich osób, zamrożoną, na polu rundy, która przypada za 4 rundy. Na początku fazy pracy tamtej rundy, przed pierwszą turą, możesz nią skorzystać z pola akcji. Na koniec ta karta daje ci 3 punkty.
agricola-rulings-carbonite-cousin = Zamrożona osoba nie potrzebuje izby ani żywności, nie działa i nie punktuje, ale nie ma jej już w twojej puli. Jeśli rezygnujesz z wcześniejszej akcji, wystawiasz ją potem w zwykłej kolejności. Od rundy 11 zostaje zamrożona na tej karcie do końca. Twojej ostatniej osoby zdolnej do pracy nigdy się nie zamraża.
name-card-crop-circles = Kręgi w zbożu
agricola-text-crop-circles = Gdy dobierasz tę kartę, zakryj nią 2 sąsiadujące pola swojego gospodarstwa poza izbami i pastwiskami. Liczą się jako zajęte, ale do niczego innego nie służą. To, co na nich stoi, usuwasz.
agricola-rulings-crop-circles = Możesz zakryć pola niezajęte, kafelki pól i nieogrodzone obory, ale nie pola wypalone; jeśli nie ma takiej pary, nic się nie dzieje. Pole uprawne przepada razem z plonami; obora wraca do twojej puli, a zwierzę z niej trzeba umieścić gdzie indziej, zamienić na żywność albo wypuścić. Zakrytych pól nie można ogrodzić.
name-card-rebel = Rebeliant
agricola-text-rebel = Gdy dobierasz tę kartę, dostajesz 5 punktów dodatkowych. W fazie powrotu do domu tej rundy połóż na tej karcie 1 ze swoich osób. Nie wykonuje już akcji, ale nadal potrzebuje izby i je podczas każdych żniw.
agricola-rulings-rebel = Rebeliant nadal jest jedną z twoich 5 osób i daje 3 punkty. Karty Trójnogi i Jestem twoim ojcem nigdy ci go nie zabierają. Twoja ostatnia osoba zdolna do pracy zostaje w domu, a ty zachowujesz 5 punktów. Jeśli stracisz tę kartę, osoba wraca do domu, a punkty zostają.

## Talia Las

name-card-lady-of-the-lake-1 = Pani Jeziora, część 1
agricola-text-lady-of-the-lake-1 = Gdy dobierasz tę kartę, możesz zaorać najwyżej 3 pola uprawne.
agricola-rulings-lady-of-the-lake-1 = Orzesz je jedno po drugim według zwykłych zasad, a każde liczy się dla następnego. Zimą każde kosztuje 1 żywność.
name-card-unicorn-1 = Jednorożec, część 1
agricola-text-unicorn-1 = W każdej fazie rozmnażania i na koniec jednorożec liczy się jako 1 zwierzę wybranego przez ciebie gatunku. Nie potrzebuje miejsca i nigdy nie można go zamienić na żywność.
agricola-rulings-unicorn-1 = Wybierasz za każdym razem na nowo, także na polu Prace wiosenne, zanim urodzą się młode. Młode jest zwykłym zwierzęciem i trzeba je umieścić. Na koniec jednorożec liczy się też do punktów dodatkowych za zwierzęta. Poza tym nie jest zwierzęciem.
name-card-unicorn-2 = Jednorożec, część 2
agricola-text-unicorn-2 = Gdy dobierasz tę kartę, twoja rodzina powiększa się także bez wolnej izby. Na koniec tracisz za tę kartę 3 punkty.
agricola-rulings-unicorn-2 = To obowiązkowe; noworodek leży obok osoby, która bierze drewno. Jeśli rodzina nie może się powiększyć, i tak tracisz 3 punkty. Jeśli w grze są Trójnogi, kosztuje to 1 żywność.
name-card-feral-child = Dzikie dziecko
agricola-text-feral-child = Gdy dobierasz tę kartę, twoja rodzina powiększa się także bez wolnej izby. Dziecko nie jest noworodkiem i możesz je wystawić w tej rundzie. Na koniec następnej fazy wyżywienia 1 z twoich osób wraca do twojej puli.
agricola-rulings-feral-child = Jeśli masz w grze 5 osób, nic się nie dzieje ani teraz, ani później. Dziecko to jeszcze jedna osoba, którą wystawiasz w swojej turze. Je jak dorosły, także podczas żniw, po których ktoś odchodzi. Twoja ostatnia osoba zdolna do pracy zostaje.
name-card-hermit = Pustelnik
agricola-text-hermit = Gdy dobierasz tę kartę, oddajesz wszystkie swoje owce do ogólnej puli i dostajesz 1 drewno za każdą.
agricola-rulings-hermit = Wcześniej nie możesz zamieniać owiec na żywność ani ich wymieniać. Jednorożec i lamy to nie owce. Za to drewno nigdy nie dobierasz karty.
name-card-lady-of-the-lake-2 = Pani Jeziora, część 2
agricola-text-lady-of-the-lake-2 = Gdy dobierasz tę kartę, weź znacznik pierwszego gracza i trzymaj go, aż ktoś znów ją dobierze. Do końca partii pole Miejsce spotkań pozwala tylko zagrać małe usprawnienie. Wtasuj tę kartę z powrotem do talii.
agricola-rulings-lady-of-the-lake-2 = Kolejność w tej rundzie się nie zmienia. Gdy karta wraca, znacznik bierze gracz, który ją dobiera, nawet jeśli to ty. Z pola Miejsce spotkań może skorzystać tylko gracz, który może zagrać małe usprawnienie. W grze bez kart na ręce Miejsce spotkań nadal daje żywność.
name-card-boar-king = Król dzików
agricola-text-boar-king = Gdy dobierasz tę kartę, podwajasz swoje dziki. Jeśli nie masz żadnego, odrzucasz wszystkie warzywa ze swoich pól uprawnych; jeśli i tych nie masz, orzesz 1 pole uprawne. Potem wtasuj tę kartę z powrotem do talii.
agricola-rulings-boar-king = Nowe dziki umieszczasz, zamieniasz na żywność albo wypuszczasz; to nie jest rozmnażanie. Przepadają też warzywa na kartach pól, ale nie te w twojej puli. Zimą pole uprawne kosztuje 1 żywność; jeśli nie możesz jej zapłacić, nic się nie dzieje.
name-card-men-in-tights = Faceci w rajtuzach
agricola-text-men-in-tights = Gdy dobierasz tę kartę, z każdego materiału budowlanego każdy, kto ma go najwięcej, oddaje 1, do równego podziału między tych, którzy mają go najmniej. Jeśli nie da się podzielić równo, dostajesz wszystko. Potem wtasuj tę kartę z powrotem do talii.
agricola-rulings-men-in-tights = Najpierw drewno, potem glina, trzcina i kamień. Jeśli wszyscy mają po tyle samo, nic się nie dzieje. Gdy na przykład oddaje 1 gracz, a dostać ma 2, bierzesz ty, nawet jeśli to ty oddajesz. Według instrukcji ten, kto nie rozumie podziału, oddaje wszystko graczowi, który dobrał kartę, ale tutaj rachunki robi gra.
name-card-noblesse-oblige = Szlachectwo zobowiązuje
agricola-text-noblesse-oblige = Gdy dobierasz tę kartę, podwajasz zboże w swojej puli. Jeśli go nie masz, podwajasz warzywa w swojej puli. Jeśli nie masz ani zboża, ani warzyw, dostajesz 1 zboże i 1 warzywo.
agricola-rulings-noblesse-oblige = Plony na polach uprawnych się nie liczą i nie zmieniają.
name-card-midsummer-nights-dream = Sen nocy letniej
agricola-text-midsummer-nights-dream = Na koniec fazy powrotu do domu tej rundy każdy gracz pożycza 1 osobę graczowi po lewej. W następnej rundzie ten wystawia ją w wybranej przez siebie turze, ale akcję wykonuje jej właściciel. Wtasuj tę kartę z powrotem do talii.
agricola-rulings-midsummer-nights-dream = Wystawia ją zamiast własnej, na pole, z którego właściciel może skorzystać. O wszystkim innym decyduje właściciel i to on płaci, dostaje zasoby i dobiera karty. Jeśli do ostatniej tury nie ma takiego pola, osoba wraca do domu. W rundzie 14 i w grze solo nic się nie dzieje.
name-card-french-castle = Francuski zamek
agricola-text-french-castle = Gdy dobierasz tę kartę, dostajesz 3 kamienie i 3 żywności. Pomijasz swoją następną turę; tę osobę wystawiasz później w rundzie.
agricola-rulings-french-castle = Jeśli nie masz już nikogo w domu, pomijasz swoją pierwszą turę następnej rundy. Jeśli tylko ty masz jeszcze kogoś w domu, nic się nie zmienia. Za te kamienie nigdy nie dobierasz karty X.
name-card-all-your-wood = Wasze drewno należeć do nas
agricola-text-all-your-wood = Gdy dobierasz tę kartę, odrzucasz całe drewno ze swojej puli i podwajasz zboże i warzywa na każdym swoim polu uprawnym. Potem wtasuj tę kartę z powrotem do talii.
agricola-rulings-all-your-wood = Przepada też drewno dopiero co wzięte, zanim przyda się kartom Kosz i Grzybiarz. Liczą się kafelki i karty pól. Plony w twojej puli się nie zmieniają.
name-card-revenant = Wskrzeszony
agricola-text-revenant = W fazie powrotu do domu tej rundy połóż na tej karcie 1 ze swoich osób, do końca partii. Nie potrzebuje ona izby. W każdej rundzie, gdy wszyscy gracze wystawią już wszystkie osoby, może wykonać 2 akcje.
agricola-rulings-revenant = Od następnej rundy korzysta z dwóch wolnych pól, jednego po drugim; pierwsze znów staje się wolne. Możesz zrezygnować z jednej akcji albo z obu. Je jak dorosły i daje 3 punkty. Żadna karta jej nie pożycza, nie przenosi ani ci nie zabiera; jeśli stracisz tę kartę, osoba wraca do domu.
name-card-werewolf = Wilkołak
agricola-text-werewolf = Na początku każdej fazy powrotu do domu oddajesz 1 ze swoich zwierząt i możesz wykonać akcję wolnego pola akcji. Jeśli nie masz zwierząt, wybierz przeciwnika, który je ma; traci on 1 wybrane przez ciebie zwierzę i to on może wykonać taką akcję.
agricola-rulings-werewolf = To obowiązkowe od tej rundy, zanim osoby zejdą z pól akcji. Nikt nie może zamieniać ani wymieniać zwierząt, żeby tego uniknąć. Akcja nie wymaga osoby i nie jest korzystaniem z pola. W grze drużynowej nigdy nie wybierasz partnera.
name-card-noble-knight = Szlachetny rycerz
agricola-text-noble-knight = Za każdym razem, gdy korzystasz z pola Połów ryb, dostajesz też 2 drewna.
agricola-rulings-noble-knight = Ryba może być dowolna. Za to drewno nigdy nie dobierasz karty z talii Las.
name-card-fire-bog-oven = Piec z ognistych bagien
agricola-text-fire-bog-oven = W każdej chwili możesz zamienić 1 owcę, dzika, krowę, lamę albo wróżkę na 2 żywności.
agricola-rulings-fire-bog-oven = Z nazwy liczy się jako piec, ale nigdy nie piecze chleba. Nie możesz go zwrócić, żeby zbudować Kuchnię. Stygnie na czas rozmnażania. Z kartą Kochanie, zmniejszyłem… zwierzę daje tylko 1 żywność, ale wróżka nadal 2.
name-card-land-of-milk-and-honey = Kraina mleka i miodu
agricola-text-land-of-milk-and-honey = Gdy korzystasz z tego pola akcji, dostajesz 10 żywności. W fazie powrotu do domu tej rundy 1 z twoich osób wraca do twojej puli zamiast do domu.
agricola-rulings-land-of-milk-and-honey = Potrzebujesz co najmniej 2 osób zdolnych do pracy, nie licząc tych, które i tak stracisz w tej rundzie. Osoba odchodzi przed żniwami i nic nie je. Później może urodzić się na nowo.
name-card-warrior-princess = Wojownicza księżniczka
agricola-text-warrior-princess = Ta karta do końca partii zastępuje pole Planowane powiększenie rodziny. Gdy z niej korzystasz, dostajesz 5 punktów dodatkowych. W fazie powrotu do domu tej rundy 1 z twoich osób wraca do twojej puli zamiast do domu.
agricola-rulings-warrior-princess = Jeśli Planowane powiększenie rodziny jeszcze nie wyszło, już nie wyjdzie, a w tamtej rundzie nie ma nowego pola akcji. Jeśli stoją na nim osoby, zostają tam w tej rundzie, a Wojownicza księżniczka zaczyna działać w następnej. Potrzebujesz co najmniej 2 osób zdolnych do pracy, nie licząc tych, które i tak stracisz w tej rundzie. Pilne powiększenie rodziny i Skromne powiększenie rodziny zostają.
name-card-dragons-lair = Smocza jama
agricola-text-dragons-lair = Gdy korzystasz z tego pola akcji, możesz dowolnie często zapłacić 1 owcę, żeby wypalić najwyżej 3 niezajęte pola, 1 dzika, żeby dobrać 2 małe usprawnienia, albo 1 krowę, żeby dostać 3 kamienie. Jeden raz możesz oddać 1 osobę, żeby odrzucić pomocnika innego gracza.
agricola-rulings-dragons-lair = Musisz zapłacić co najmniej raz i możesz łączyć opłaty. Wypalone pola gospodarstwa liczą się jako zajęte, ale do niczego innego nie służą. Usprawnienia losuje się z nierozdanych; w grze bez kart na ręce ich nie ma. Osoba odchodzi w fazie powrotu do domu i potrzebujesz 2 zdolnych do pracy; pomocnik wypada z gry razem z tym, co miał na polach rund.
name-card-fairy-ring = Krąg wróżek
agricola-text-fairy-ring = Gdy dobierasz tę kartę, połóż na niej 2 wróżki, potem 1 w każdej fazie przygotowania. Gdy z niej korzystasz, weź wszystkie; na niezajętym polu, które staje się zajęte, mieszkają najwyżej 2 i rozmnażają się jak zwierzęta. Na koniec 5 punktów dodatkowych każdemu, kto ma najwięcej.
agricola-rulings-fairy-ring = Wróżki bez miejsca odchodzą. Na koniec każda wróżka sprawia, że 1 pole gospodarstwa liczy się jako zajęte, ale nadal możesz je zaorać, zabudować albo ogrodzić. Wróżki nie są zwierzętami ani zasobami, a na żywność zamienia je tylko Piec z ognistych bagien. Z pustego kręgu nie można skorzystać.
name-card-road-not-taken = Droga niewybrana
agricola-text-road-not-taken = Gdy korzystasz z tego pola akcji, wybierz albo trzcinę i kamień, albo glinę. W fazie powrotu do domu tej rundy dostajesz wszystkie wybrane materiały, które zostały na polach gromadzenia.
agricola-rulings-road-not-taken = Na całej karcie jest miejsce dla 1 osoby w rundzie. Bierzesz ze wszystkich pól gromadzenia, nawet zajętych, zanim osoby wrócą do domu. Przy trzcinie i kamieniu dostajesz jedno i drugie. Za kamień z pola Zachodni kamieniołom dobierasz kartę X.
name-card-fences-of-unusual-size = Płoty niezwykłych rozmiarów
agricola-text-fences-of-unusual-size = Za każdym razem, gdy budujesz ogrodzenia, każda prosta i nieprzerwana linia nowych ogrodzeń kosztuje cię łącznie 1 drewno.
agricola-rulings-fences-of-unusual-size = Nowe pastwisko z 3 × 3 pól kosztuje 4 drewna. Linia biegnie w jednym kierunku i składa się tylko z ogrodzeń z tej akcji. Każde ogrodzenie nadal jest jednym z twoich 15. W jednej akcji korzystasz albo z tej ceny, albo z darmowych ogrodzeń.
name-card-witch = Wiedźma
agricola-text-witch = Gdy dobierasz tę kartę, oddajesz 1 drewno i kładziesz na niej 3 żetony wróżby. W każdej chwili możesz zdjąć 1, obejrzeć 3 wierzchnie karty tej talii i odłożyć je w dowolnej kolejności. Po ostatnim żetonie wtasuj tę kartę z powrotem do talii.
agricola-rulings-witch = Tylko w swoich turach i nie w trakcie działania innej karty. Nikt inny nie widzi tych kart. Wiedźma wraca do talii w fazie powrotu do domu tej rundy, w której zdejmujesz ostatni żeton. Jeśli nie masz drewna, nic nie oddajesz.
name-card-camelot = Camelot
agricola-text-camelot = Ta karta daje miejsce dla 1 osoby, a zarazem mieści 1 owcę, 1 dzika, 1 krowę i 1 lamę.
agricola-rulings-camelot = To miejsce pozwala powiększyć rodzinę jak wolna izba, ale izbą nie jest; nie daje punktów, nie można go remontować i się nie pali. Karta Kochanie, zmniejszyłem… niczego tu nie zmienia.
name-card-tin-woodman = Blaszany Drwal
agricola-text-tin-woodman = Za każdym razem, gdy pole akcji daje ci drewno i nic poza tym, dostajesz też 1 drewno.
agricola-rulings-tin-woodman = Liczy się tylko to, co daje samo pole, i tylko wtedy, gdy wystawiasz tam osobę. Dodatkowe drewno nie liczy się do dobierania kart.
name-card-peruvian-inquisition = Peruwiańska inkwizycja
agricola-text-peruvian-inquisition = Gdy dobierasz tę kartę, wymieniasz wszystkie swoje owce na tyle samo lam, zwierząt nowego gatunku. Na koniec 0, 1–3, 4–5, 6–7 oraz 8 i więcej lam daje każdemu graczowi −1, 1, 2, 3 i 4 punkty.
agricola-rulings-peruvian-inquisition = Tylko ty wymieniasz owce i wcześniej nie możesz ich zamieniać na żywność. Lamy mieszkają i rozmnażają się jak inne zwierzęta, ale na żywność zamienia je tylko Piec z ognistych bagien. Bez owiec nie dostajesz lam, a nowa kategoria i tak się u ciebie liczy.

## Talie i to, co leży na ich kartach

name-deck-x = Talia X
name-deck-forest = Talia Las
agricola-deck-kind-action-space = Pole akcji
agricola-deck-kind-space-merchant = Kosmiczni kupcy
agricola-deck-kind-artifact = Artefakt
agricola-deck-kind-event = Wydarzenie
agricola-deck-kind-occupation = Pomocnik
agricola-deck-kind-minor-improvement = Małe usprawnienie
agricola-deck-kind-major-improvement = Duże usprawnienie
# Skąd pochodzi zasada karty.
agricola-provenance-stated = Podane w dodatku do instrukcji
agricola-provenance-public = Znane z publicznych źródeł, naszymi słowami
agricola-provenance-ruling = Nasze rozstrzygnięcie
# Mianownik: „1 lama”, jak w wyliczeniach.
agricola-token-llama =
    { $count ->
        [one] { $count } lama
        [few] { $count } lamy
        [many] { $count } lam
       *[other] { $count } lamy
    }
agricola-token-fairy =
    { $count ->
        [one] { $count } wróżka
        [few] { $count } wróżki
        [many] { $count } wróżek
       *[other] { $count } wróżki
    }
agricola-token-candy =
    { $count ->
        [one] { $count } cukierek
        [few] { $count } cukierki
        [many] { $count } cukierków
       *[other] { $count } cukierka
    }
agricola-token-pitchfork =
    { $count ->
        [one] { $count } żeton wideł
        [few] { $count } żetony wideł
        [many] { $count } żetonów wideł
       *[other] { $count } żetonu wideł
    }

## Opcje w formularzu

agricola-option-group-decks = Talie wydarzeń
agricola-option-x-deck = Talia X
agricola-option-x-deck-help = Kosmici lądują między rundą 5 a 7. Odtąd za każdym razem, gdy bierzesz kamień z pola Zachodni kamieniołom, dobierasz kartę, na dobre i na złe.
agricola-option-x-deck-without = nie
agricola-option-x-deck-with = tak
agricola-option-forest-deck = Talia Las
agricola-option-forest-deck-help = Za każdym razem, gdy bierzesz co najmniej 3 drewna z jednego pola, dobierasz kartę ze świata legend, na dobre i na złe.
agricola-option-forest-deck-without = nie
agricola-option-forest-deck-with = tak
