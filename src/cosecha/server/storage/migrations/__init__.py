"""Database migrations.

A new one is a file in `versions/` whose `down_revision` names the previous one. A test compares the result with
`schema.py`, on SQLite and on PostgreSQL.
"""

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from cosecha.server.storage.failures import NEWER, Unavailable

LOCK = 0x636F7365
"""The advisory lock that one node holds while it migrates and the others wait."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


@cache
def known_revisions() -> frozenset[str]:
    """The revisions that this version of the code knows."""
    return frozenset(each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions())


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database, or None if it is empty. Raises Unavailable if a newer version has written it."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known_revisions():
        raise Unavailable(NEWER)
    return found


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Run all pending migrations in one transaction, up to a revision. Raises Unavailable."""
    config = _config()
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # it may take long, or wait for another node
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        revision_of(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, to)
