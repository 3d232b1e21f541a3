"""A lock that keeps a second server off a SQLite file: neither would see the other's writes."""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from cosecha.core.errors import CosechaError
from cosecha.server.common.settings import Settings
from cosecha.server.storage.lock_files import open_lock_file
from cosecha.server.storage.store import database_url, sqlite_file

TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""Error codes for a file that another process has locked."""


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
        if not _locked(lock):
            raise FolderTaken("error-folder-taken", folder=str(file.parent))
        yield


def _locked(file: IO[bytes]) -> bool:
    """Whether we got the lock; on file systems without locks, such as some network shares, always true."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        return wrong.errno not in TAKEN
    return True
