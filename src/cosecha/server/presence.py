"""Who is there: people and spectators with a live connection to this node.

Nobody is told the moment a line breaks: a page that is loaded again, or a phone that changes its network, comes back
within seconds. Notices of turns do not wait for that.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Hashable, Iterable
from contextlib import asynccontextmanager

from cosecha.server.wire import Company

GRACE = 6.0
"""Seconds after which somebody whose line is down is away."""


class _Room:
    """Everybody at one table: connections of seats, connections of each spectator, and who wants to hear of it."""

    def __init__(self) -> None:
        self.seats: Counter[int] = Counter()
        self.watchers: Counter[Hashable] = Counter()
        self.names: dict[Hashable, str] = {}
        self.listeners: set[asyncio.Event] = set()

    def company(self, partial: bool) -> Company:
        here = sorted(seat for seat, count in self.seats.items() if count)
        names = sorted({self.names[each] for each in self.watchers if each in self.names})
        return Company(here, len(self.watchers), names, partial)


class Presence:
    def __init__(self, grace: float = GRACE, partial: bool = False) -> None:
        """`partial`: other nodes may have connections that this one knows nothing of."""
        self._grace = grace
        self._partial = partial
        self._connections: Counter[tuple[str, int]] = Counter()
        self._rooms: dict[str, _Room] = {}

    @asynccontextmanager
    async def at(
        self,
        table: str,
        seats: Iterable[int],
        watcher: Hashable = None,
        changed: asyncio.Event | None = None,
    ) -> AsyncIterator[None]:
        """As long as this lasts, the people of these seats look at the table; without a seat, a watcher does.

        `changed` is set whenever somebody comes or goes.
        """
        places = [(table, seat) for seat in seats]
        room = self._rooms.setdefault(table, _Room())
        self._connections.update(places)
        if changed is not None:
            room.listeners.add(changed)
        self._count(table, places, watcher, 1)
        try:
            yield
        finally:
            if changed is not None:
                room.listeners.discard(changed)
            for place in places:
                self._connections[place] -= 1
                if not self._connections[place]:
                    del self._connections[place]
            asyncio.get_running_loop().call_later(self._grace, self._count, table, places, watcher, -1)

    def _count(self, table: str, places: list[tuple[str, int]], watcher: Hashable, by: int) -> None:
        room = self._rooms.setdefault(table, _Room())
        before = room.company(self._partial)
        for _, seat in places:
            room.seats[seat] += by
        if not places:
            room.watchers[watcher] += by
            if not room.watchers[watcher]:
                del room.watchers[watcher]
                room.names.pop(watcher, None)
        if not room.watchers and not any(room.seats.values()):
            del self._rooms[table]
        elif room.company(self._partial) != before:
            self._wake(room)

    @staticmethod
    def _wake(room: _Room) -> None:
        for listener in room.listeners:
            listener.set()

    def call(self, table: str, watcher: Hashable, name: str) -> None:
        """Somebody who watches has said a name."""
        room = self._rooms.get(table)
        if room is not None and watcher in room.watchers and room.names.get(watcher) != name:
            room.names[watcher] = name
            self._wake(room)

    def has(self, table: str, seat: int) -> bool:
        """Whether somebody at this seat has a connection at this moment."""
        return (table, seat) in self._connections

    def company(self, table: str) -> Company:
        """Who is at the table, as everybody there may know."""
        room = self._rooms.get(table)
        return room.company(self._partial) if room else Company(partial=self._partial)
