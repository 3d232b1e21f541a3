"""Rate limits: a token bucket for each client."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

KEPT = 10_000
"""Maximum number of buckets; the least recently used one is dropped first."""


class Limiter:
    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, client: Hashable, cost: float = 1) -> bool:
        """Spend `cost` tokens if the client's bucket holds them; whether it did. A full bucket covers any cost."""
        now = self._clock()
        tokens, before = self._buckets.pop(client, (self._burst, now))
        tokens = min(self._burst, tokens + (now - before) * self._rate)
        cost = min(cost, self._burst)
        allowed = tokens >= cost
        self._buckets[client] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed
