"""Storage: rows in SQLite or PostgreSQL, backups, and the signing key."""
