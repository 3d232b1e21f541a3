# Cacao przy rysowanym stole: pytania, historia i karty, które objaśniają każdą rzecz.

## O co pyta gra

cacao-client-do-together = Użyj wszystkich robotników
