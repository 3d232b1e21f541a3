# Agricola: warianty i zasady domowe.

## Opcje, które się wykluczają

agricola-option-problem-coming = Ten wariant nie jest jeszcze dostępny. Wyłącz go.
agricola-option-problem-first-season-without-seasons = Pierwsza pora roku wymaga pór roku. Najpierw je włącz.
agricola-option-problem-teams-of-four = Gra drużynowa jest dla 4 graczy.
agricola-option-problem-market-without-cards = Targ kart wymaga pełnej ręki kart. Najpierw ją wybierz.
agricola-option-problem-market-alone = Targ kart jest dla 2–4 graczy: w grze jednoosobowej go nie ma.
agricola-option-problem-market-cards-without-market = Liczba kart na targu wymaga targu kart. Najpierw go włącz.
agricola-option-problem-scattered-or-outwards = Rozproszone pastwiska i rozbudowa na zewnątrz wykluczają się. Wybierz jedną z tych zasad.
agricola-option-problem-even-start-alone = Równy start jest dla 2–4 graczy: w grze jednoosobowej go nie ma.
agricola-option-problem-extra-copse-for-two = Dodatkowy Lasek jest dla 2 graczy: przy innej liczbie go nie ma.
agricola-option-problem-start-food = Żywność z poprzedniej gry wymaga liczby od 0 do 99 dla każdego gracza.
agricola-option-problem-start-cards = Pomocnicy z poprzedniej gry wymagają pełnej ręki kart i listy dla każdego gracza, bez powtórzeń.
agricola-option-problem-hand-occupations = Mniejsza ręka pomocników wymaga pełnej ręki kart i rozdania po 7 kart.

## Pory roku

## Zwierzęta

## Gospodarstwo

## Początek gry

## Drużyny

## Targ kart

## Kampanie
