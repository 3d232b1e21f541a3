"""How the database came to its form, step by step, and how an older one is brought there.

A new step is a file in `versions/` whose `down_revision` names the one before; a test holds the steps together against
`schema.py`, on SQLite and on PostgreSQL.
"""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

LOCK = 0x636F7365
"""The advisory lock that lets one node migrate while others that start wait for it."""


def migrate(engine: sa.Engine) -> None:
    """Take all the steps that this database has not seen, or none: they are one transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
