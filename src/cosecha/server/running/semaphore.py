"""A semaphore with priorities."""

import asyncio
import heapq
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class PrioritySemaphore:
    """Waiters are served in order of arrival, but some as if they had arrived later; so nobody waits forever."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        """Always 0 while somebody waits."""
        self._clock = clock
        self._count = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def place(self, later: float = 0.0) -> AsyncIterator[None]:
        """Hold a place; others who arrive up to `later` seconds later go first."""
        await self._acquire(later)
        try:
            yield
        finally:
            self._release()

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
