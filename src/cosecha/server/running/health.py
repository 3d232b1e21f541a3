"""The health check: try a write to the database."""

import asyncio
import time

from cosecha.core.message import Message
from cosecha.server.storage.failures import AWAY, Unavailable
from cosecha.server.storage.store import Store

PATIENCE = 2.0
"""Seconds that the database may take."""
FRESH = 1.0
"""Seconds for which a result is reused, so that frequent checks don't wear the disk."""


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Task[Message | None] | None = None
        self._until = 0.0

    async def problem(self) -> Message | None:
        """Why the database takes no writes; None if it does."""
        # One probe at a time: if it hangs, more of them would only hang too.
        if self._probe is None or (self._probe.done() and time.monotonic() >= self._until):
            self._probe = asyncio.create_task(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        except TimeoutError:
            return Message(AWAY)

    async def _try(self) -> Message | None:
        try:
            await self._store.probe()
        except Unavailable as wrong:
            return wrong.message
        finally:
            self._until = time.monotonic() + FRESH
        return None
