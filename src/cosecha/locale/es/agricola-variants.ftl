# Agricola: variantes y reglas caseras.

## Opciones que no se combinan

agricola-option-problem-coming = Esta variante todavía no está disponible: no la uses.
agricola-option-problem-first-season-without-seasons = Para elegir la primera estación se necesitan las estaciones del año. Actívalas antes.
agricola-option-problem-teams-of-four = El juego por equipos es para 4 jugadores.
agricola-option-problem-market-without-cards = El mercado de cartas necesita la mano completa de cartas. Elígela antes.
agricola-option-problem-market-alone = El mercado de cartas es para 2 a 4 jugadores: no se usa en solitario.
agricola-option-problem-market-cards-without-market = El número de cartas del mercado solo sirve con el mercado de cartas. Actívalo antes.
agricola-option-problem-scattered-or-outwards = Los pastos dispersos y crecer hacia fuera se contradicen. Elige una de las dos reglas.
agricola-option-problem-even-start-alone = El comienzo igualado es para 2 a 4 jugadores: no se usa en solitario.
agricola-option-problem-extra-copse-for-two = El Soto adicional es para 2 jugadores: no se usa con otro número.
agricola-option-problem-start-food = Los alimentos de una partida anterior necesitan un número de 0 a 99 para cada jugador.
agricola-option-problem-start-cards = Los oficios de una partida anterior necesitan la mano completa y una lista por jugador, sin cartas repetidas.
agricola-option-problem-hand-occupations = Una mano con menos oficios necesita la mano completa y el reparto de 7 de cada tipo.

## Estaciones del año

## Animales

## La granja

## El comienzo

## Equipos

## Mercado de cartas

## Campañas
