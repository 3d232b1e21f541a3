"""Where tables are kept: rows in SQLite or PostgreSQL, and the signing key."""
