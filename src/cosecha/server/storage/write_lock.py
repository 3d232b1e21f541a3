"""Workers that write to one SQLite file take turns.

SQLite would have a writer that comes too early sleep and try again, for longer each time. A file lock wakes it at once.
"""

import logging
import sys
import threading
from pathlib import Path

from cosecha.server.common.logs import tell
from cosecha.server.storage.lock_files import open_lock_file

log = logging.getLogger(__name__)


class WriteLock:
    """Held while a thread writes. The system releases it however the process ends."""

    def __init__(self, database: Path) -> None:
        """Raises OSError."""
        self._file = open_lock_file(database, "write-lock")
        self._thread = threading.Lock()  # the file lock belongs to the open file, which all threads share
        self._works = True

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> None:
        self._thread.acquire()
        if self._works:
            try:
                self._lock_file()
            except OSError as wrong:  # such as a network share without locks; SQLite's own waiting is only slower
                self._works = False
                tell(log, logging.WARNING, "workers can't take turns to write and may wait longer", error=str(wrong))
            except BaseException:  # such as a file closed on shutdown: don't let other threads wait forever
                self._thread.release()
                raise

    def __exit__(self, *_: object) -> None:
        try:
            if self._works:
                self._unlock_file()
        finally:
            self._thread.release()

    if sys.platform != "win32":

        def _lock_file(self) -> None:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX)

        def _unlock_file(self) -> None:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_UN)

    else:  # workers need fork, which Windows doesn't have

        def _lock_file(self) -> None: ...

        def _unlock_file(self) -> None: ...
