"""A table for the options that people keep under names of their own."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "option_set",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
