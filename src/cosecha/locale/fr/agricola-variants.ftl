# Agricola : variantes et règles maison.

## Options qui ne vont pas ensemble

agricola-option-problem-coming = Cette variante n’est pas encore disponible : enlève-la.
agricola-option-problem-first-season-without-seasons = Une première saison demande les saisons. Choisis-les d’abord.
agricola-option-problem-teams-of-four = Le jeu en équipes est pour 4 joueurs.
agricola-option-problem-market-without-cards = Le marché de cartes demande la main complète. Choisis-la d’abord.
agricola-option-problem-market-alone = Le marché de cartes est pour 2 à 4 joueurs : enlève-le en solo.
agricola-option-problem-market-cards-without-market = Le nombre de cartes du marché demande le marché de cartes. Choisis-le d’abord.
agricola-option-problem-scattered-or-outwards = Les pâturages dispersés et la croissance vers l’extérieur se contredisent. Choisis l’une des deux règles.
agricola-option-problem-even-start-alone = Le départ égal est pour 2 à 4 joueurs : enlève-le en solo.
agricola-option-problem-extra-copse-for-two = Le Taillis supplémentaire est pour 2 joueurs : enlève-le à un autre nombre.
agricola-option-problem-start-food = La nourriture d’une partie précédente demande un nombre de 0 à 99 pour chaque joueur.
agricola-option-problem-start-cards = Les savoir-faire d’une partie précédente demandent la main complète et une liste par joueur, sans doublon.
agricola-option-problem-hand-occupations = Une main avec moins de savoir-faire demande la main complète et la distribution de 7 de chaque.

## Saisons

## Animaux

## La ferme

## Le départ

## Équipes

## Marché de cartes

## Campagnes
