"""Long polling: respond as soon as there is news."""

import asyncio
import contextlib

from cosecha.server.http.gate import Gate
from cosecha.server.running.tables import Tables
from cosecha.server.table.access import Access
from cosecha.server.table.updates import update_for
from cosecha.server.table.wire import Update


class Polling:
    def __init__(self, tables: Tables, gate: Gate) -> None:
        self._tables = tables
        self._gate = gate

    async def update(self, id: str, access: Access, seat: int | None, since: int = 0, wait: float = 0) -> Update:
        """What came after row `since`; if there is nothing yet, wait for it up to `wait` seconds."""
        async with self._tables.listening(id) as changed:
            async with self._gate.at(id, access, fresh=wait > 0) as table:
                if table.seq > since or not wait:
                    return update_for(table, seat, since)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await changed.wait()
            async with self._gate.at(id, access) as table:
                return update_for(table, seat, since)
