"""Several nodes on one database: each hears of what the others write. There is no leader; any node serves any table.

On PostgreSQL, a row is announced with NOTIFY in the transaction that adds it. On SQLite, the workers of one server tell
each other, and count announcements for which an inbox had no room. The announcement only identifies the row. Those that
get lost, because a connection broke or a node was busy, are made up for by polling.
"""

import asyncio
import logging

from cosecha.server.common.logs import failed, short
from cosecha.server.running.gossip import Gossip
from cosecha.server.running.neighbors import Neighbors
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.storage.failures import Unavailable
from cosecha.server.storage.store import APPLICATION, CHANNEL, CONNECTING, PRESENCE

log = logging.getLogger(__name__)

POLL = 3.0
"""Seconds between polls for rows whose announcement was lost."""
RECONNECT_DELAY = 1.0
"""Seconds before reconnecting."""
AT_ONCE = 500
"""Tables per query."""


class Nodes:
    """Keeps one node up to date with what the others write."""

    def __init__(self, tables: Tables, presence: Presence, neighbors: Neighbors | None = None) -> None:
        self._tables = tables
        self._neighbors = None if tables.store.postgres else neighbors
        self._gossip = Gossip(self._neighbors or tables.store, presence)
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: dict[str, int] = {}
        """The newest row that neighbors have announced, by table."""
        self._losses = 0
        """How often announcements have got lost."""
        self._caught_up = 0
        """The losses that have been made up for."""
        self._announced = asyncio.Event()

    def start(self) -> None:
        """Listen and poll until `close`; does nothing if the database isn't shared."""
        if self._tables.store.shared:
            listening = self._listen() if self._neighbors is None else self._listen_to(self._neighbors)
            self._tasks = {asyncio.create_task(each) for each in (listening, self._look(), self._gossip.tell())}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as wrong:  # keep trying: without news this node would serve old states
                failed(log, "can't hear other nodes for now", wrong)
            self._gossip.listen(False)
            await asyncio.sleep(RECONNECT_DELAY)

    async def _hear(self) -> None:
        """Handle announcements until the connection ends."""
        import psycopg  # installed only with PostgreSQL support

        url = self._tables.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(
            url, autocommit=True, connect_timeout=CONNECTING, application_name=APPLICATION
        ) as connection:
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

    async def _listen_to(self, neighbors: Neighbors) -> None:
        self._tables.store.after_add.append(neighbors.announce_rows)
        neighbors.on_row = self._note
        neighbors.on_loss = self._note_loss
        self._tables.hear = neighbors.hear
        neighbors.on_presence = self._gossip.hear
        self._gossip.listen(True)
        while True:
            await self._announced.wait()
            self._announced.clear()
            if self._caught_up < self._losses:
                losses = self._losses
                if await self._try_to_catch_up():
                    self._caught_up = losses
            behind, self._behind = self._behind, {}
            for match, seq in behind.items():
                await self._refresh(match, seq)

    def _note(self, match: str, seq: int) -> None:
        if self._tables.needs(match, seq):
            self._behind[match] = max(seq, self._behind.get(match, 0))
            self._announced.set()

    def _note_loss(self) -> None:
        self._tables.doubt_all()
        self._losses += 1
        self._announced.set()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            await self._try_to_catch_up()

    async def _try_to_catch_up(self) -> bool:
        """Whether the database answers; if not, the next poll tries again."""
        try:
            await self.catch_up()
        except Unavailable:  # the store has logged it
            return False
        except Exception as wrong:
            failed(log, "the database doesn't answer", wrong)
            return False
        return True

    async def catch_up(self) -> None:
        """Read new rows of all tables in memory."""
        losses = self._losses
        kept = self._tables.kept()
        for start in range(0, len(kept), AT_ONCE):
            asked = kept[start : start + AT_ONCE]
            found = await self._tables.store.newest(asked)
            for id in asked:
                if id in found:
                    if losses == self._losses:  # otherwise a row may be newer than the answer
                        self._tables.settle_doubt(id, found[id])
                    await self._refresh(id, found[id])
                else:
                    await self._tables.forget(id)

    async def _refresh(self, id: str, seq: int) -> None:
        """Read new rows of one table; an error there must not affect the others."""
        try:
            await self._tables.refresh(id, seq)
        except Exception as wrong:  # such as a row of a newer version during a rolling update
            failed(log, "can't read a table's new rows", wrong, table=short(id))
