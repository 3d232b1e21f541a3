"""Files beside a SQLite database that are only there to be locked."""

import os
from functools import partial
from pathlib import Path
from typing import IO

OWNER = 0o600


def open_lock_file(database: Path, ending: str) -> IO[bytes]:
    """Open a private lock file, because anybody who can open it can hold the lock."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = database.with_name(f"{database.name}.{ending}")
    if path.exists() and path.stat().st_mode & 0o077:  # made by an earlier version
        path.chmod(OWNER)
    return open(path, "ab", opener=partial(os.open, mode=OWNER))
