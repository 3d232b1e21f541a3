"""What the command line needs even if rich isn't installed: exit codes, and text without control characters."""

import sys
import unicodedata

WRONG_USE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def printable(text: str) -> str:
    """Text from a file or a person, without control characters."""
    return "".join(sign if sign == "\n" or unicodedata.category(sign) != "Cc" else " " for sign in text)


def complain(text: str) -> None:
    """Print an error message."""
    print(printable(text), file=sys.stderr)
