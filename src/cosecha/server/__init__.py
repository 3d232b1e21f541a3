"""Tables where people and bots sit: kept in a database, shared over HTTP."""
