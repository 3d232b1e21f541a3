"""Records which functions are called."""

import sys
from collections.abc import Callable
from types import FrameType


def called_by(work: Callable[[], object]) -> set[tuple[str, str]]:
    """The functions that are called while `work` runs: file and qualified name."""
    found: set[tuple[str, str]] = set()

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found
