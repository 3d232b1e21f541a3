"""How nodes tell each other who is present: with PostgreSQL's NOTIFY, or from worker to worker. Nothing is stored.

A node reports changes at once and everything it knows from time to time. What it hasn't repeated for a while no longer
counts, so the people of a node that dies are gone soon, and a new node soon knows everybody.
"""

import asyncio
import logging
from collections.abc import Iterator
from typing import Protocol

import msgspec

from cosecha.server.common.logs import failed
from cosecha.server.running.presence import LocalPresence, Presence
from cosecha.server.table.access import new_id

log = logging.getLogger(__name__)

BEAT = 10.0
"""Seconds between full reports."""
MOST_BYTES = 7_500
"""Maximum size of a notification; PostgreSQL refuses 8000 bytes and more."""
WATCHERS = 10
"""Maximum number of spectators reported per table: with the longest names, a quarter of a notification."""

PUNCTUATION = 4
"""Quotes, a colon and a comma around each table."""

_decode = msgspec.json.Decoder(tuple[str, dict[str, LocalPresence]]).decode


class Announcer(Protocol):
    async def announce(self, payload: str) -> None:
        """Send a message to all other nodes."""
        ...


class Gossip:
    def __init__(self, announcer: Announcer, presence: Presence) -> None:
        self._announcer = announcer
        self._presence = presence
        self._node = new_id()
        self._new: set[str] = set()
        self._wanted = asyncio.Event()
        self._since: float | None = None
        """Since when this node has been listening; None while it can't."""

    def _note(self, table: str) -> None:
        self._new.add(table)
        self._wanted.set()

    def listen(self, hears: bool) -> None:
        """Set whether this node is connected to the others."""
        self._since = asyncio.get_running_loop().time() if hears else None
        if not hears:
            self._presence.be_partial(True)

    def hear(self, payload: str) -> None:
        """Read another node's report; one that can't be read is from another version."""
        try:
            node, rooms = _decode(payload)
        except msgspec.DecodeError:
            return
        if node == self._node:
            return
        for table, there in rooms.items():
            self._presence.hear(node, table, there)

    async def tell(self) -> None:
        """Report changes at once and everything at every beat, until cancelled."""
        self._presence.after_change.append(self._note)
        loop = asyncio.get_running_loop()
        beat = loop.time()
        while True:
            try:
                async with asyncio.timeout_at(beat):
                    await self._wanted.wait()
            except TimeoutError:
                beat = loop.time() + BEAT
                self._look_back(loop.time())
                self._new.update(self._presence.rooms())
            self._wanted.clear()
            try:
                for payload in self._payloads():
                    await self._announcer.announce(payload)
            except Exception as wrong:  # the next beat reports everything anyway
                failed(log, "can't tell other nodes who is here", wrong)

    def _look_back(self, now: float) -> None:
        self._presence.forget(3 * BEAT)
        if self._since is not None and now - self._since > 1.5 * BEAT:
            self._presence.be_partial(False)

    def _payloads(self) -> Iterator[str]:
        tables, self._new = sorted(self._new), set()
        rooms: dict[str, msgspec.Raw] = {}
        size = 0
        for table in tables:
            there = msgspec.json.encode(_few(self._presence.there(table)))
            if rooms and size + len(there) + len(table) > MOST_BYTES:
                yield self._payload(rooms)
                rooms, size = {}, 0
            rooms[table] = msgspec.Raw(there)
            size += len(there) + len(table) + PUNCTUATION
        if rooms:
            yield self._payload(rooms)

    def _payload(self, rooms: dict[str, msgspec.Raw]) -> str:
        return msgspec.json.encode((self._node, rooms)).decode()


def _few(there: LocalPresence) -> LocalPresence:
    return LocalPresence(there.here, dict(list(there.watchers.items())[:WATCHERS]))
