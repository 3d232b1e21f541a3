"""The first tables: rows, the index of matches, who holds which link."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "row",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53)),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    listed, due = sa.text("public = 1"), sa.text("due IS NOT NULL")
    op.create_index("match_listed", "match", ["status"], sqlite_where=listed, postgresql_where=sa.text("public"))
    op.create_index("match_due", "match", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "holder",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("role", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
