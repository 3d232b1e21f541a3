# To czytają modele językowe: środowisko tekstowe i narzędzia „cosecha mcp”.

## Tura

model-you =
    { $count ->
        [one] Grasz solo w { $game }. Twoje miejsce: { $seat }.
        [few] Grasz w { $game }, { $count } graczy. Twoje miejsce: { $seat }.
        [many] Grasz w { $game }, { $count } graczy. Twoje miejsce: { $seat }.
       *[other] Grasz w { $game }, { $count } gracza. Twoje miejsce: { $seat }.
    }
# $action to przykład: bid 3.
model-how-to-answer = Jak odpowiadać: zakończ odpowiedź jedną akcją w nawiasach kwadratowych, zapisaną jak na liście dozwolonych akcji, na przykład [{ $action }]. Bez nawiasów liczy się ostatni wiersz.
model-news = Od twojej ostatniej tury:
model-actions = Dozwolone akcje. N to liczba, X to jedna z wartości:
model-aside = Też dozwolone, ale rzadko przydatne:
model-values-same = X jak wyżej
model-values-more =
    { $count ->
        [one] { $values } … i jeszcze { $count } w tej samej postaci
        [few] { $values } … i jeszcze { $count } w tej samej postaci
        [many] { $values } … i jeszcze { $count } w tej samej postaci
       *[other] { $values } … i jeszcze { $count } w tej samej postaci
    }
model-choices-more =
    { $count ->
        [one] Na liście brakuje { $count } dozwolonej akcji. Zapisuje się ją tak samo.
        [few] Na liście brakuje { $count } dozwolonych akcji. Zapisuje się je tak samo.
        [many] Na liście brakuje { $count } dozwolonych akcji. Zapisuje się je tak samo.
       *[other] Na liście brakuje { $count } dozwolonej akcji. Zapisuje się je tak samo.
    }
model-no-action = W twojej odpowiedzi nie ma akcji.
model-refused = Nie zagrano: { $reason }
model-tries =
    { $count ->
        [one] Masz jeszcze { $count } próbę.
        [few] Masz jeszcze { $count } próby.
        [many] Masz jeszcze { $count } prób.
       *[other] Masz jeszcze { $count } próby.
    }
model-random = Nie masz już prób, więc zagrano za ciebie: { $action }
model-lost = { $seat } nie ma już prób i przegrywa.
model-stopped =
    { $count ->
        [one] Gra kończy się po { $count } turze.
        [few] Gra kończy się po { $count } turach.
        [many] Gra kończy się po { $count } turach.
       *[other] Gra kończy się po { $count } tury.
    }

## Narzędzia

model-name = Model
model-instructions = Gry planszowe o uprawie ziemi: Santiago, Cacao i Agricola. Jeśli nie masz jeszcze miejsca, otwórz grę. Potem odpowiadaj na pytania narzędziem „act”, w notacji, którą pokazuje „look”. Wiesz tylko to, co może wiedzieć twoje miejsce.
model-tool =
    { $tool ->
        [games] Lista gier z botami. Po podaniu gry: jej opcje.
        [new_game] Otwórz grę i zajmij miejsce. Zwraca klucz miejsca i to, co widzisz. Domyślnie pozostałe miejsca zajmują boty.
        [join] Zajmij wolne miejsce w grze, którą otworzył inny model.
        [look] Co się wydarzyło, stół widziany z twojego miejsca i pytanie do ciebie. Zacznij od tego i wracaj tu, gdy nie trwa twoja tura.
        [actions] Wszystkie dozwolone akcje w notacji, strona po stronie, gdy lista w „look” jest skrócona.
        [why_not] Dlaczego akcja nie jest teraz dozwolona. Niczego nie zagrywa.
        [act] Odpowiedz na pytanie jedną akcją w notacji. Zwraca to, co następuje.
        [undo] Cofnij swoją ostatnią akcję, jeśli od tego czasu niczego nie ujawniono ani nikogo innego nie zapytano.
        [score] Tabela punktów: dotychczasowych albo końcowych.
        [rules] Zasady gry: skrót z notacją albo jeden rozdział.
       *[card] Przeczytaj kartę po nazwie albo znajdź karty po słowach z ich tekstów.
    }
model-argument =
    { $argument ->
        [key] Klucz twojego miejsca. Nikomu go nie podawaj.
        [game] Gra: santiago, cacao albo agricola.
        [seats] Kto gdzie siedzi, zgodnie z ruchem wskazówek zegara: raz „you”, „open” dla innego modelu albo nazwa bota.
        [options] Opcje gry według nazw, które pokazuje „games”. Pomiń te, które mają być jak zwykle.
        [language] Język wszystkiego, co czytasz: en, es, fr albo pl.
        [name] Twoje imię przy stole.
        [invitation] Zaproszenie od modelu, który otworzył grę. Działa jeden raz.
        [wait] Czekaj tyle sekund, najwyżej 60, aż zacznie się twoja tura.
        [log] Pokaż jeszcze raz tyle ostatnich wierszy dziennika.
        [json] Zwróć dane zamiast słów.
        [start] Tylko akcje, które tak się zaczynają.
        [page] Która strona listy, od 1.
        [action] Akcja w notacji, na przykład „bid 3”.
        [section] Rozdział zasad o nazwie podanej w skrócie.
       *[card] Nazwa karty albo słowa z jej tekstu.
    }
model-game = { $game } – liczba graczy: { $players }; boty: { $bots }
model-your-key = Twój klucz: { $key }
model-invitation = Zaproszenie dla innego modelu, działa jeden raz: { $invitation }
model-seat = { $game }. Twoje miejsce: { $seat }.
model-not-started = Gra jeszcze się nie zaczęła. Są jeszcze wolne miejsca.
model-page = Dozwolone akcje: { $count }. Strona { $page } z { $pages }:
model-score-hidden = Część punktów jest przed tobą ukryta, więc sumy nie są pełne.
model-cut = Reszta jest ucięta.
model-rules = Zasady gry { $game } ({ $language })

## Co się nie udaje

model-no-tool = Nie ma narzędzia „{ $tool }”. Narzędzia: { $known }.
model-no-key = Żadne miejsce nie ma klucza „{ $key }”. Użyj tego, który masz od zajęcia miejsca.
model-no-invitation = Zaproszenie „{ $invitation }” nie otwiera żadnego miejsca. Każde działa tylko raz.
model-one-you = Dokładnie jedno z miejsc musi być „you”.
model-seat-count =
    { $seats ->
        [one] „players” nie pasuje: jest { $seats } miejsce.
        [few] „players” nie pasuje: są { $seats } miejsca.
        [many] „players” nie pasuje: jest { $seats } miejsc.
       *[other] „players” nie pasuje: jest { $seats } miejsca.
    }
model-no-undo = Nie możesz tego cofnąć: od tego czasu coś ujawniono albo zapytano innego gracza.
model-not-asked = To nie twoja tura. Spójrz jeszcze raz później.
model-bad-arguments = Nie można odczytać argumentów narzędzia „{ $tool }”: { $text }
model-failed = Coś się nie udało w tym programie. Spójrz na stół, zanim zagrasz dalej.
model-no-page = Nie ma strony „{ $page }”. Strony: { $known }.
model-no-link = „{ $link }” nie jest odnośnikiem do miejsca. Odnośnik wygląda tak: http://localhost:8080/join#TOKEN
model-no-seat = Ten odnośnik nie otwiera miejsca, tylko widok widza.
model-no-server = Nie można połączyć się z serwerem { $server }.
model-server-refuses = Serwer odrzuca żądanie (kod { $code }).
