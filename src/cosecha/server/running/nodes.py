"""Several nodes on one PostgreSQL: what one writes, the others hear of. No node leads, and any serves any table.

A row is announced in the transaction that adds it; an announcement says only which row, and the row is read from the
database. Whatever is not heard, because a connection broke or a node was busy, is found by looking now and then.
"""

import asyncio
import logging

from cosecha.server.common.logs import failed, short
from cosecha.server.running.gossip import Gossip
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.storage.store import CHANNEL, PRESENCE

log = logging.getLogger(__name__)

POLL = 3.0
"""Seconds between looks for rows that were not heard of."""
AGAIN = 1.0
"""Seconds before a connection that broke is made again."""
AT_ONCE = 500
"""So many tables the database is asked about at once."""


class Nodes:
    """The ears of one node."""

    def __init__(self, tables: Tables, presence: Presence) -> None:
        self._tables = tables
        self._gossip = Gossip(tables.store, presence)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen and look, until `close`; where nobody else can write there is nothing to hear."""
        if self._tables.store.shared:
            self._tasks = {asyncio.create_task(each) for each in (self._listen(), self._look(), self._gossip.tell())}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as wrong:  # whatever it was: a node that no longer hears serves what is past
                failed(log, "can't hear other nodes for now", wrong)
            self._gossip.listen(False)
            await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        """Hear announcements as long as the connection lasts."""
        import psycopg  # only those who use PostgreSQL have it

        url = self._tables.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            await connection.execute(f"LISTEN {PRESENCE}".encode())
            self._gossip.listen(True)
            await self.catch_up()
            async for heard in connection.notifies():
                if heard.channel == PRESENCE:
                    self._gossip.hear(heard.payload)
                    continue
                match, _, seq = heard.payload.partition(" ")
                if seq.isdecimal():
                    await self._refresh(match, int(seq))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                await self.catch_up()
            except Exception as wrong:  # whatever it was: what is not heard is found by the next look
                failed(log, "the database doesn't answer", wrong)

    async def catch_up(self) -> None:
        """Read on where rows were added that this node has not heard of: at all tables that it would answer for."""
        kept = self._tables.kept()
        for start in range(0, len(kept), AT_ONCE):
            asked = kept[start : start + AT_ONCE]
            found = await self._tables.store.newest(asked)
            for id in asked:
                if id in found:
                    await self._refresh(id, found[id])
                else:
                    await self._tables.forget(id)

    async def _refresh(self, id: str, seq: int) -> None:
        """Read on at one table. What is wrong with it is not wrong with the others."""
        try:
            await self._tables.refresh(id, seq)
        except Exception as wrong:  # such as a row of a newer version, while the nodes are renewed one by one
            failed(log, "can't read a table's new rows", wrong, table=short(id))
