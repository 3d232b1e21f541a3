"""The tables of the database. Changes of them go through `migrations/`."""

import sqlalchemy as sa

metadata = sa.MetaData()

rows = sa.Table(
    "row",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("facts", sa.LargeBinary, nullable=False),
)
"""Everything that ever happened; the rest follows from it."""

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
    sa.Index("match_listed", "public", "status", "changed"),
    sa.Index("match_due", "due"),
)
"""What the lobby lists, and when a bot or a clock is due somewhere."""

holders = sa.Table(
    "holder",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("role", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("generation", sa.Integer, nullable=False),
)
"""Who has exchanged which link. A person is a random number in a signed cookie."""
