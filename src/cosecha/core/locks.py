"""Locks on files, which the system releases however the process ends."""

import errno
import sys
from typing import IO, Final

TAKEN: Final = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""Error codes for a file that another process has locked."""


def locked(file: IO[bytes]) -> bool:
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
