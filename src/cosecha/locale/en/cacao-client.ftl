# Cacao at the drawn table: the dock, the log, and the cards that open when somebody points at a thing.

## The dock

cacao-client-do-together = Use all workers
