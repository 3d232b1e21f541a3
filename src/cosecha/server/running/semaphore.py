"""Who comes next where only a few can be served at a time."""

import asyncio
import heapq
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class PrioritySemaphore:
    """Those who wait come in the order of asking, some as if they had asked later; so nobody waits for ever."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        """None is free while somebody waits."""
        self._clock = clock
        self._count = itertools.count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def place(self, later: float = 0.0) -> AsyncIterator[None]:
        """A place, when it is one's turn; others may go first who ask up to so many seconds later."""
        await self._come(later)
        try:
            yield
        finally:
            self._go()

    async def _come(self, later: float) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._clock() + later, next(self._count), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and cancelled at once: the place is for the next
                self._go()
            raise

    def _go(self) -> None:
        while self._waiting:
            called = heapq.heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
