"""Installs Debian packages that tests need."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")
LOCK = Path(tempfile.gettempdir()) / "cosecha-apt.lock"


def find_or_install(package: str, find: Callable[[], Found | None]) -> Found | None:
    """What `find` returns; as root, install the package first if that is None. Only one worker at a time, because apt
    fails instead of waiting for another."""
    found = find()
    if found is not None or os.getuid() != 0 or not shutil.which("apt-get"):
        return found
    with LOCK.open("w") as held:
        flock(held, LOCK_EX)
        if find() is None:
            for command in (["apt-get", "update"], ["apt-get", "install", "-y", package]):
                subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False)
    return find()
