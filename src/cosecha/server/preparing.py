"""Before a server starts: whether it can have its folder, its key and its database; in one sentence, why not."""

from pathlib import Path

import sqlalchemy as sa

from cosecha.core.errors import CosechaError
from cosecha.server.keys import signing_key
from cosecha.server.settings import Settings
from cosecha.server.store import Store

DATABASES = ("sqlite", "postgresql")
LONGEST = 300


class CannotStart(CosechaError):
    """Something that the server needs cannot be had."""


def prepare(settings: Settings) -> None:
    """Look for all that a server with these settings needs. Raises CosechaError."""
    try:
        if not settings.database_url:  # for its owner only: tables hold what their seats keep from each other
            Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        signing_key(settings)
    except OSError as wrong:
        raise CannotStart("error-folder", text=str(wrong)) from None
    _prepare_database(settings)


def _prepare_database(settings: Settings) -> None:
    try:
        url = sa.make_url(settings.database())
    except (sa.exc.ArgumentError, ValueError):
        raise CannotStart("error-database-url") from None
    if url.get_backend_name() not in DATABASES:
        raise CannotStart("error-database-url")
    store = None
    try:
        store = Store(settings.database(), settings.survive_power_loss)
        store.prepare()
    except ModuleNotFoundError:
        raise CannotStart("error-no-postgres") from None
    except (sa.exc.SQLAlchemyError, OSError) as wrong:
        raise CannotStart("error-database", text=_told(wrong, url.password)) from None
    finally:
        if store is not None:
            store.close()


def _told(wrong: Exception, password: object) -> str:
    """What the database says, on one line and without its password."""
    said = str(getattr(wrong, "orig", None) or wrong).strip().splitlines()
    text = said[0] if said else type(wrong).__name__
    return (text.replace(str(password), "***") if password else text)[:LONGEST]
