"""How fast somebody may ask: a bucket of tokens for each address or link, refilled steadily."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

KEPT = 10_000
"""So many askers are remembered; the one that has been quiet longest is forgotten first."""


class Limiter:
    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, asker: Hashable, cost: float = 1) -> bool:
        """Whether the asker may go on now; if so, it has cost so many tokens. What costs more than all is let pass."""
        now = self._clock()
        tokens, before = self._buckets.pop(asker, (self._burst, now))
        tokens = min(self._burst, tokens + (now - before) * self._rate)
        cost = min(cost, self._burst)
        allowed = tokens >= cost
        self._buckets[asker] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed
