"""Processes that write to one SQLite file take turns.

SQLite would have a writer that comes too early sleep and try again, for longer each time. A file lock wakes it at once.
"""

import sys
from pathlib import Path


class Turn:
    """Held while a process writes. The system releases it however the process ends."""

    def __init__(self, database: Path) -> None:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._file = database.with_name(f"{database.name}.turn").open("ab")

    def close(self) -> None:
        self._file.close()

    if sys.platform != "win32":

        def __enter__(self) -> None:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX)

        def __exit__(self, *_: object) -> None:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_UN)

    else:  # workers need fork, which Windows doesn't have

        def __enter__(self) -> None: ...

        def __exit__(self, *_: object) -> None: ...
