"""Checks at startup: the data folder, the key and the database; if one fails, one sentence says why."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import sqlalchemy as sa

from cosecha.core.errors import CosechaError
from cosecha.server.common.settings import Settings
from cosecha.server.storage.failures import AWAY, Unavailable, reason
from cosecha.server.storage.server_lock import exclusive
from cosecha.server.storage.signing_key import signing_key
from cosecha.server.storage.store import Store

DATABASES = ("sqlite", "postgresql")
IN_MEMORY = (None, "", ":memory:")
"""SQLite databases that no other process can see."""
LONGEST = 300


class CannotStart(CosechaError):
    """The server can't start."""


@contextmanager
def prepared(settings: Settings) -> Iterator[None]:
    """Prepare everything that a server with these settings needs, and lock its database. Raises CosechaError.

    A database that another server uses is not migrated, because that server only knows the current schema.
    """
    with ExitStack() as held:
        url = _database(settings)
        if settings.workers > 1 and not (hasattr(os, "fork") and (url.database not in IN_MEMORY)):
            raise CannotStart("error-one-worker")
        try:
            if not settings.database_url:  # private: tables hold secrets
                Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
            signing_key(settings)
            held.enter_context(exclusive(settings))
        except OSError as wrong:
            raise CannotStart("error-folder", text=str(wrong)) from None
        _prepare_database(settings, url)
        yield


def _database(settings: Settings) -> sa.URL:
    try:
        url = sa.make_url(settings.database())
    except (sa.exc.ArgumentError, ValueError):
        raise CannotStart("error-database-url") from None
    if url.get_backend_name() not in DATABASES:
        raise CannotStart("error-database-url")
    return url


def _prepare_database(settings: Settings, url: sa.URL) -> None:
    store = None
    try:
        store = Store(settings.database(), settings.survive_power_loss, shared=settings.workers > 1)
        store.check()
        store.prepare()
    except ModuleNotFoundError:
        raise CannotStart("error-no-postgres") from None
    except Unavailable as wrong:
        raise CannotStart(wrong.message.id) from None
    except (sa.exc.SQLAlchemyError, OSError) as wrong:
        why = reason(wrong)
        if why is None or why == AWAY:  # the database's own message says more
            raise CannotStart("error-database", text=_error_text(wrong, url.password)) from None
        raise CannotStart(why) from None
    finally:
        if store is not None:
            store.close()


def _error_text(wrong: Exception, password: object) -> str:
    """The database's error message, on one line and without the password."""
    said = str(getattr(wrong, "orig", None) or wrong).strip().splitlines()
    text = said[0] if said else type(wrong).__name__
    return (text.replace(str(password), "***") if password else text)[:LONGEST]
