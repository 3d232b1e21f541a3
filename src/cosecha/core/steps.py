"""Long computations in steps: a generator that pauses every now and then, and returns its result at the end.

A server lets others run during the pauses; everybody else runs it in one go.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]


def finish(steps: Steps[T]) -> T:
    """Run a computation to its end, without any pauses."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
