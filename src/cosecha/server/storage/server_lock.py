"""A lock that keeps a second server off a SQLite file: neither would see the other's writes."""

from collections.abc import Iterator
from contextlib import contextmanager

from cosecha.core.errors import CosechaError
from cosecha.core.locks import locked
from cosecha.server.common.settings import Settings
from cosecha.server.storage.lock_files import open_lock_file
from cosecha.server.storage.store import database_url, sqlite_file


class FolderTaken(CosechaError):
    """Another server already uses the data folder."""


@contextmanager
def exclusive(settings: Settings) -> Iterator[None]:
    """Lock the SQLite file of these settings; the system releases the lock however the process ends.

    Several servers may share PostgreSQL. Raises FolderTaken.
    """
    file = sqlite_file(database_url(settings.database()))
    if file is None:
        yield
        return
    with open_lock_file(file, "lock") as lock:
        if not locked(lock):
            raise FolderTaken("error-folder-taken", folder=str(file.parent))
        yield
