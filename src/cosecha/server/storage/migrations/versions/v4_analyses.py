"""A table for what the coach has found out."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("version", sa.String(100), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_index("analysis_at", "analysis", ["at"])
