"""A table and what can be done at it: no network, no database."""
