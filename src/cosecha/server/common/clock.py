"""The time of day, for what is stored and for what is due."""

import time
from collections.abc import Callable


class SteadyClock:
    """Follows the system's clock, but never goes back: if that is set back, time goes on from where it was.

    Otherwise whatever is due in a second would be due in an hour, and bots would sleep until then.
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
