"""Files beside a SQLite database that are only there to be locked."""

import os
from functools import partial
from pathlib import Path
from typing import IO


def open_lock_file(database: Path, ending: str) -> IO[bytes]:
    """Open a private lock file, because anybody who can open it can hold the lock."""
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return open(database.with_name(f"{database.name}.{ending}"), "ab", opener=partial(os.open, mode=0o600))
