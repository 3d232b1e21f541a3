"""A table and the requests it takes, without network or database."""
