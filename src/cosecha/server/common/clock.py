"""The wall clock, for timestamps and deadlines."""

import time
from collections.abc import Callable


class SteadyClock:
    """The system clock, but never going back: if it is set back, this clock continues from where it was.

    Otherwise setting it back by an hour would put bots to sleep for that hour.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._now = wall()
        self._measured = steady()

    def __call__(self) -> float:
        measured = self._steady()
        self._now = max(self._wall(), self._now + measured - self._measured)
        self._measured = measured
        return self._now
