"""Finds the tests' browser: an installed Chromium, Debian's package, or Playwright's own."""

import subprocess
import sys

from cosecha.lab.environments.chromium import ARGUMENTS, installed
from tests.debian import find_or_install

__all__ = ["ARGUMENTS", "find"]


def find() -> str | None:
    """The executable; None for Playwright's own, which is downloaded if necessary."""
    found = find_or_install("chromium", installed)
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return found
