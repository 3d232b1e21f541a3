"""A semaphore with priorities, shared fairly."""

import asyncio
import heapq
import itertools
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager

STEP = 1.0
"""Seconds that a waiter is put back for each place its owner already holds or waits for."""
MOST = 60
"""Maximum number of places that count for this."""


class PrioritySemaphore:
    """Waiters are served in order of arrival, but some as if they had arrived later, so nobody waits forever.

    An owner who wants many places at once can't delay those who want only a few.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        """Always 0 while somebody waits."""
        self._clock = clock
        self._count = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._wanted: Counter[Hashable] = Counter()
        """How many places each owner holds or waits for."""

    @asynccontextmanager
    async def place(self, later: float = 0.0, owner: Hashable = None) -> AsyncIterator[None]:
        """Hold a place; others who arrive up to `later` seconds later go first. Without an owner, only that counts."""
        if owner is not None:
            later += STEP * min(self._wanted[owner], MOST)
            self._wanted[owner] += 1
        try:
            await self._acquire(later)
            try:
                yield
            finally:
                self._release()
        finally:
            if owner is not None:
                self._wanted[owner] -= 1
                if not self._wanted[owner]:
                    del self._wanted[owner]

    async def _acquire(self, later: float) -> None:
        if self._free:
            self._free -= 1
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._clock() + later, next(self._count), woken))
        try:
            await woken
        except asyncio.CancelledError:
            if not woken.cancelled():  # woken and cancelled at once: pass the place on
                self._release()
            raise

    def _release(self) -> None:
        while self._waiting:
            woken = heapq.heappop(self._waiting)[2]
            if not woken.done():
                woken.set_result(None)
                return
        self._free += 1
