"""Database failures, each with one sentence for the log, the page and the operator."""

import logging
import sqlite3

import sqlalchemy as sa

from cosecha.core.message import Message
from cosecha.locale import Speaker

log = logging.getLogger(__name__)

FULL = "error-disk-full"
READ_ONLY = "error-read-only"
DAMAGED = "error-database-damaged"
NEWER = "error-database-newer"
AWAY = "error-database-away"
RETRY_AFTER = 5
"""Seconds after which clients may try again."""

_SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_BUSY: AWAY,
    sqlite3.SQLITE_LOCKED: AWAY,
    sqlite3.SQLITE_IOERR: AWAY,
    sqlite3.SQLITE_CANTOPEN: AWAY,
}
_NO_ROOM_FOR_INDEX = 4874
"""SQLITE_IOERR_SHMSIZE: the disk has no room for the WAL's index."""
_POSTGRES = {
    "53100": FULL,
    "25006": READ_ONLY,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "42P01": NEWER,  # no such table
    "42703": NEWER,  # no such column
    "57014": AWAY,  # statement timeout
    "55P03": AWAY,
}


class Unavailable(Exception):
    """The database can't be used now; the message says why. Not a `Refused`: the same request may succeed later."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.message = Message(why)


def reason(wrong: BaseException) -> str | None:
    """Why the database failed, as a message id; None if it's a bug of ours."""
    cause = getattr(wrong, "orig", None) or wrong
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", None)
        if code == _NO_ROOM_FOR_INDEX:
            return FULL
        if isinstance(cause, sqlite3.OperationalError) and str(cause).startswith(("no such", "table ")):
            return NEWER
        return _SQLITE.get(code & 0xFF) if code is not None else None
    state = getattr(cause, "sqlstate", None)
    if state is not None:
        return _POSTGRES.get(state, AWAY if isinstance(wrong, sa.exc.OperationalError) else None)
    return AWAY if isinstance(wrong, sa.exc.OperationalError | sa.exc.InterfaceError | sa.exc.TimeoutError) else None


class Condition:
    """Whether the database takes writes. Logs when that changes, not every failed request."""

    def __init__(self) -> None:
        self._trouble: str | None = None

    def failed(self, why: str) -> Unavailable:
        if why != self._trouble:
            self._trouble = why
            log.error(Speaker("en").text(why))
        return Unavailable(why)

    def written(self) -> None:
        """A write has succeeded."""
        if self._trouble is not None:
            self._trouble = None
            log.warning("the database can be written again")
