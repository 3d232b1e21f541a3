"""What the command line needs even if rich isn't installed: exit codes, the version, printable text."""

import sys
import unicodedata

from cosecha import __version__
from cosecha.core.compiled import rules_are_compiled
from cosecha.locale import Speaker

WRONG_USE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def printable(text: str) -> str:
    """Text from a file or a person, without control characters."""
    return "".join(sign if sign == "\n" or unicodedata.category(sign) != "Cc" else " " for sign in text)


def version(speaker: Speaker) -> str:
    """The version, and whether the rules are compiled."""
    return speaker.text("cli-version", version=__version__, rules="compiled" if rules_are_compiled() else "pure")


def complain(text: str) -> None:
    """Print an error message."""
    print(printable(text), file=sys.stderr)
