# The first lessons: what the coach says in the scripted part. Loaded only for a lesson.

## Santiago: the two scripted rounds of the first lesson

santiago-lesson-1-board = Na tej suchej wyspie zakładasz uprawy, a wygrywa gracz, który ma najwięcej punktów.
santiago-lesson-1-spring = Woda płynie ze źródła: kanały zaczynają się tam i biegną po liniach między polami.
santiago-lesson-1-tiles = W tej rundzie licytujecie te 4 żetony.
santiago-lesson-1-bid = Zalicytuj 3: najwyższa kwota wybiera pierwsza, a każdy gracz płaci swoją.
santiago-lesson-1-first = Twoja kwota jest najwyższa, więc sadzisz pierwszy żeton.
santiago-lesson-1-farmers = Postacie na żetonie to rolnicy, których na nim stawiasz.
santiago-lesson-1-plant = Weź te arbuzy i dotknij palmy: liczy się jak 1 rolnik więcej.
santiago-lesson-1-left = Został jeden żeton bez rolników i kładziesz go ty, bo twoja kwota była najwyższa.
santiago-lesson-1-leftover = Połóż go tutaj: twoja plantacja ma wtedy 2 żetony, a każdy rolnik jest na niej wart 2 punkty.
santiago-lesson-1-overseer = Pierwszy gracz, który pasuje, jest budowniczym: stawia w rundzie jeden kanał i przyjmuje oferty.
santiago-lesson-1-propose = Dotknij tej linii, która nawadnia oba twoje żetony, i zaoferuj 2: płacisz tylko wtedy, gdy powstanie tu kanał.
santiago-lesson-1-built = Kanał stoi: wszystkie żetony obok niego mają wodę.
santiago-lesson-1-extra = Każdy gracz ma jeden dodatkowy kanał na całą partię.
santiago-lesson-1-keep = Swój na razie zachowaj: przyda się w potrzebie.
santiago-lesson-2-dry = Żeton bez wody traci co rundę 1 rolnika, a bez rolników zamienia się w pustynię, jak ten tutaj.
santiago-lesson-2-income = Na koniec rundy każdy gracz dostaje 3 escudo, a każde zachowane escudo to 1 punkt.
santiago-lesson-2-pass = Tym razem spasuj: nic nie płacisz, a jako pierwszy pasujący gracz zostajesz budowniczym.
santiago-lesson-2-plant = Po spasowaniu stawiasz o 1 rolnika mniej: połóż tę paprykę tutaj, obok kanału.
santiago-lesson-2-proposals = Jesteś budowniczym: monety na liniach to oferty dla ciebie.
santiago-lesson-2-accept = Zaakceptuj tę linię i weź 2 escudo: budowa gdzie indziej kosztowałaby 3.
santiago-lesson-2-extra = Znów zachowaj dodatkowy kanał: wszystkie twoje żetony mają wodę.
santiago-lesson-setup = Dotknij miejsca z zieloną ramką. Od źródła zaczynają się kanały, a palma podnosi wartość swojego pola.
santiago-lesson-start = Dotknij linii przy źródle, aby położyć pierwszy kanał. Przy 2 graczach kładzie go najstarszy gracz przed pierwszą rundą.

## Cacao: the two scripted turns of the first lesson

cacao-lesson-1-gold = Wygrywa gracz, który na koniec ma najwięcej złota.
cacao-lesson-1-plantation = Na tej plantacji każdy twój pracownik zbiera 1 owoc kakaowca.
cacao-lesson-1-market = Na tym targu każdy pracownik sprzedaje 1 owoc za 2 złote monety.
cacao-lesson-1-tiles = To twoje kafle: każdy ma 4 pracowników na swoich bokach.
cacao-lesson-1-place = Dotknij tego kafla, obróć go tak, żeby 2 pracowników było z lewej, a 1 na dole, i połóż go między plantacją a targiem.
cacao-lesson-1-order = To ty wybierasz, który bok pracuje pierwszy.
cacao-lesson-1-pick = Najpierw zbierz owoce: dotknij boku przy plantacji, a potem 2 pracowników.
cacao-lesson-1-sell = Teraz sprzedaj na targu 1 owoc za 2 złote monety.
cacao-lesson-2-water = Twój nosiwoda zaczyna na −10, a każdy pracownik przy wodzie przesuwa go dalej.
cacao-lesson-2-opens = Wolne pole, którego dotykają 2 kafle pracowników, dostaje nowy kafel dżungli.
cacao-lesson-2-place = Dotknij tego kafla i połóż go tutaj, 3 pracownikami do góry: otworzy się pole nad nim.
cacao-lesson-2-display = To ty wybierasz, który z 2 odkrytych kafli dżungli tam trafi.
cacao-lesson-2-fill = Weź kopalnię złota: twoi 3 pracownicy od razu wydobywają po 2 złote monety.
cacao-lesson-2-sell = A 1 pracownik sprzedaje twój ostatni owoc.

## Agricola: the ten scripted rounds of the first lesson

agricola-lesson-1-farm = To twoje gospodarstwo: w 14 rundach zapełniasz je polami uprawnymi, pastwiskami, zwierzętami i izbami.
agricola-lesson-1-family = Tu mieszkają 2 osoby z twojej rodziny, a każda wykonuje w rundzie jedną akcję.
agricola-lesson-1-spaces = Tu są akcje: na ciemniejszych polach zasoby gromadzą się, aż ktoś je weźmie.
agricola-lesson-1-use = Wyślij pierwszą osobę na pole Orka, aby zaorać pole uprawne.
agricola-lesson-1-plow = Zaoraj je tutaj, bo następne muszą leżeć obok.
agricola-lesson-1-grain = Druga osoba bierze 1 zboże, które zasiejesz w następnej rundzie.
agricola-lesson-2-card = Każda runda odkrywa nowe pole akcji.
agricola-lesson-2-pile = Nikt nie wziął tego drewna, więc teraz jest go dwa razy więcej.
agricola-lesson-2-sow = Zasiej tu zboże: z 1 robią się 3 na polu uprawnym.
agricola-lesson-2-sown = W każde żniwa zbierasz z tego pola uprawnego 1 zboże.
agricola-lesson-2-wood = Weź 4 drewna: w następnej rundzie zbudujesz z nich ogrodzenia.
agricola-lesson-3-fencing = Możesz już korzystać z pola Budowa ogrodzeń: każde ogrodzenie kosztuje 1 drewno.
agricola-lesson-3-pasture = Na pastwisku mieszczą się na każdym polu 2 zwierzęta jednego gatunku, a obora podwaja tę liczbę.
agricola-lesson-3-fence = Dotknij tego rogu: 4 ogrodzenia zrobią z niego pastwisko.
agricola-lesson-3-sheep = Weź obie owce: w żniwa 2 zwierzęta jednego gatunku mają młode, jeśli się zmieści.
agricola-lesson-4-harvest = Tę rundę kończą żniwa: solo każda osoba zjada 3 żywności, więc potrzebujesz 6.
agricola-lesson-4-fish = Na polu Połów ryb zebrały się 4 żywności: weź je.
agricola-lesson-4-meeting = Kolejne 4 leżą na polu Miejsce spotkań.
agricola-lesson-4-field = Z pola uprawnego trafiło do ciebie 1 zboże, a teraz rodzina je.
agricola-lesson-4-feed = Zapłać 6 żywności: za każdą brakującą tracisz na koniec 3 punkty.
agricola-lesson-5-fed = Rodzina jest najedzona, więc gospodarstwo może rosnąć.
agricola-lesson-5-wood = Weź 6 drewna.
agricola-lesson-5-clay = Weź też 5 gliny: potrzebujesz jej, aby mieć gdzie gotować.
agricola-lesson-6-majors = To są duże usprawnienia, a każde jest tylko jedno.
agricola-lesson-6-improve = Wyślij osobę na pole Duże usprawnienie, aby jedno zbudować.
agricola-lesson-6-fireplace = Zbuduj Palenisko za 2 gliny: zamienia zwierzęta na żywność i piecze chleb.
agricola-lesson-6-sheep = Weź 3 owce: nie wszystkie się zmieszczą, ale możesz już gotować.
agricola-lesson-6-full = W gospodarstwie mieszczą się 3 owce, a 3 są za dużo.
agricola-lesson-6-cook = Zamień 1 owcę na 2 żywności.
agricola-lesson-6-cook-more = Zamień jeszcze jedną owcę.
agricola-lesson-6-cook-last = Zamień ostatnią, a pozostałe się zmieszczą.
agricola-lesson-7-wood = Weź 4 drewna na izbę i 2 obory.
agricola-lesson-7-reed = Weź trzcinę: potrzebuje jej każda izba i każdy remont.
agricola-lesson-7-harvest = Znowu żniwa, a tym razem żywności wystarczy.
agricola-lesson-7-feed = Wyżyw rodzinę.
agricola-lesson-8-expand = Na polu Rozbudowa gospodarstwa budujesz tyle izb i obór, na ile cię stać.
agricola-lesson-8-room = Najpierw izba obok chaty: rodzina rośnie tylko wtedy, gdy jest wolna izba.
agricola-lesson-8-stable = Teraz obora na pastwisku: podwaja liczbę zwierząt, które się tam mieszczą.
agricola-lesson-8-second = Zbuduj drugą poza pastwiskiem: mieści 1 zwierzę.
agricola-lesson-8-house = Remont chaty zmienia wszystkie izby w gliniane.
agricola-lesson-8-renovate = Kosztuje 1 glinę za izbę i 1 trzcinę, a każda gliniana izba daje 1 punkt.
agricola-lesson-8-hearth = Potem możesz coś usprawnić: wymień Palenisko na Kuchnię, za darmo.
agricola-lesson-9-grain = Na polu Wykorzystanie zboża możesz też upiec chleb.
agricola-lesson-9-bake = Upiecz oba zboża: Kuchnia daje za każde 3 żywności.
agricola-lesson-9-boar = Weź 2 dziki: w gospodarstwie zmieszczą się już dwa gatunki.
agricola-lesson-9-feed = Znowu pora żniw: wyżyw rodzinę.
agricola-lesson-9-young = Oba gatunki mają młode, ale nie dla wszystkich jest miejsce.
agricola-lesson-9-breed = Zatrzymaj 4 owce i 2 dziki.
agricola-lesson-10-empty = Po żniwach pole uprawne jest puste.
agricola-lesson-10-field = Zaoraj drugie.
agricola-lesson-10-plow = Zaoraj je tutaj, obok pierwszego.
agricola-lesson-10-again = Zostało ci 1 zboże: zasiej je.
agricola-lesson-10-sow = Wybierz siew i dotknij tego pola uprawnego.
agricola-lesson-try-room = Spróbuj pola Rozbudowa gospodarstwa: trzecia izba daje miejsce dla dziecka.
agricola-lesson-try-family = Spróbuj tego: rodzina się powiększa i od następnej rundy pracuje o jedną osobę więcej.
agricola-lesson-try-improve = Spróbuj pola Duże usprawnienie: Palenisko zamienia zwierzęta i warzywa na żywność.
agricola-lesson-try-bake = Spróbuj pola Wykorzystanie zboża: zasiej, co masz, albo upiecz chleb, jeśli masz Palenisko.
agricola-lesson-try-renovate = Spróbuj pola Remont chaty: każda gliniana izba jest warta 1 punkt.
agricola-lesson-choose = Wybierz jedną z rzeczy, które daje to pole akcji. Weź to, czego najbardziej ci brakuje.
agricola-lesson-cards = Dotknij karty, aby ją przeczytać, a potem zagraj ją albo zostaw. Pomocnicy działają do końca partii; małe usprawnienia mają cenę, a czasem też warunek.
agricola-lesson-pay = Wybierz, ile gliny płacisz zamiast drewna. Zachowaj to, czego zaraz potrzebujesz.
agricola-lesson-move = Wybierz zasób, kierunek i liczbę. Przeniesienie zasobu kosztuje 1 taki zasób więcej.

## Agricola: cztery rundy samouczka z kartami

agricola-lesson-cards-1-hand = To twoja ręka: 7 pomocników z żółtym brzegiem i 7 małych usprawnień z pomarańczowym.
agricola-lesson-cards-1-lessons = Pomocników zagrywa się na polu Nauka: wystaw tam członka rodziny.
agricola-lesson-cards-1-occupation = Zagraj kartę Grzybiarz: pierwszy pomocnik jest za darmo, a każdy następny kosztuje 1 żywność.
agricola-lesson-cards-1-played = Karta jest wyłożona i działa do końca partii.
agricola-lesson-cards-1-forest = Weź drewno z pola Las, bo właśnie wtedy ta karta pomaga.
agricola-lesson-cards-1-asks = Gdy karta mówi „możesz”, wybór należy do ciebie, więc pada pytanie.
agricola-lesson-cards-1-use = Zgódź się: odkładasz 1 drewno i dostajesz 2 żywności.
agricola-lesson-cards-2-forest = Odłożone drewno nadal tu leży, więc są już 3.
agricola-lesson-cards-2-auto = Jeśli chcesz zawsze tak samo odpowiadać na pytanie karty, ustaw to tutaj.
agricola-lesson-cards-2-decline = Tym razem odmów, bo potrzebujesz drewna.
agricola-lesson-cards-2-minor = Małe usprawnienie ma cenę, a to ma też warunek: co najmniej 1 wyłożony pomocnik.
agricola-lesson-cards-2-meeting = Spełniasz go, więc idź na pole Miejsce spotkań, gdzie możesz zagrać małe usprawnienie.
agricola-lesson-cards-2-canoe = Zagraj kartę Kanu za 2 drewna.
agricola-lesson-cards-3-fishing = Kanu mówi „dostajesz”, więc działa samo: weź na polu Połów ryb o 1 żywność więcej i 1 trzcinę.
agricola-lesson-cards-3-needs = Chatka nad stawem wymaga dokładnie 2 wyłożonych pomocników, a masz tylko 1.
agricola-lesson-cards-3-lessons = Zagraj drugiego pomocnika za 1 żywność.
agricola-lesson-cards-3-consultant = Zagraj kartę Doradca: działa tylko raz, a w grze solo dostajesz 2 zboża.
agricola-lesson-cards-4-met = Spełniasz już warunek karty Chatka nad stawem, więc wróć na pole Miejsce spotkań.
agricola-lesson-cards-4-hut = Zagraj ją za 1 drewno: na początku każdej z 3 następnych rund dostajesz 1 żywność.
agricola-lesson-cards-4-labor = Po tym ruchu są żniwa, więc weź jeszcze 2 żywności.
agricola-lesson-cards-4-feed = Dzięki kartom masz 7 żywności: wyżyw rodzinę.
agricola-lesson-draft = Dotknij karty, aby ją przeczytać, a potem ją zachowaj. Pozostałe trafiają do gracza po lewej, a ty dostajesz tyle samo z prawej. Wybieraj karty, które sobie pomagają.
agricola-lesson-dealt = To twoje pierwsze karty. Przeczytaj wszystkie, zanim zdecydujesz, które zachować. Dobra ręka daje żywność, materiały i kilka kart, które sobie pomagają.

## What the coach says in every game

client-lesson-next = Dalej
client-lesson-other = Samouczek idzie inną drogą: patrz na pierścień albo zagraj to i dalej wybieraj samodzielnie.
client-lesson-free = Od teraz decydujesz samodzielnie. Nowe rzeczy wyjaśniamy, gdy pojawiają się pierwszy raz.
