"""Which functions of some files are called."""

import sys
from types import FrameType
from typing import Self

Place = tuple[str, str]
"""A file and the qualified name of a function in it."""


class Calls:
    """Collects the functions called inside a `with`; forgets them all after `most` calls of anything, to save time."""

    def __init__(self, files: set[str], most: float = float("inf")) -> None:
        self.files = files
        self.left = most
        self.found: set[Place] | None = set()

    def __enter__(self) -> Self:
        sys.setprofile(self._watch)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _watch(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        self.left -= 1
        if self.left < 0:
            self.found = None
            sys.setprofile(None)
        elif self.found is not None and frame.f_code.co_filename in self.files:
            self.found.add((frame.f_code.co_filename, frame.f_code.co_qualname))
