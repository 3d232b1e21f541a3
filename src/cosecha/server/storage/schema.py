"""The database schema. Changes go through `migrations/`."""

import sqlalchemy as sa

metadata = sa.MetaData()

rows = sa.Table(
    "row",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("facts", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""Everything that ever happened; all other data is derived from it."""

# What the lobby lists, and when a bot or a clock is due. Most answers don't touch any of the indexes.
matches = sa.Table(
    "match",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float(53), nullable=False),
    sa.Column("due", sa.Float(53)),
    sa.Column("card", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
sa.Index("match_listed", matches.c.status, sqlite_where=sa.text("public = 1"), postgresql_where=matches.c.public)
sa.Index(
    "match_due", matches.c.due, sqlite_where=matches.c.due.is_not(None), postgresql_where=matches.c.due.is_not(None)
)

probes = sa.Table(
    "probe",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
)
"""One row that the health check writes."""

holders = sa.Table(
    "holder",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("role", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("generation", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Who has exchanged which link. A person is a random id in a signed cookie."""

option_sets = sa.Table(
    "option_set",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("options", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The options that people have saved under names of their own."""

analyses = sa.Table(
    "analysis",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("version", sa.String(100), nullable=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)
"""What the coach has found out about finished matches, compressed. It can be worked out again."""
sa.Index("analysis_at", analyses.c.at)
