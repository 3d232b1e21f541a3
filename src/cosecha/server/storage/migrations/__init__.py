"""Database migrations.

A new one is a file in `versions/` whose `down_revision` names the previous one. A test compares the result with
`schema.py`, on SQLite and on PostgreSQL.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 0x636F7365
"""The advisory lock under which one node migrates while others wait."""


def migrate(engine: sa.Engine) -> None:
    """Run all pending migrations in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
