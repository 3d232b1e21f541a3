"""Presence: people and spectators with a live connection to this node or another.

A dropped connection counts only after a few seconds, because a reloaded page or a phone that changes networks is back
by then. Turn notifications don't wait for that.
"""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterable
from contextlib import asynccontextmanager
from functools import lru_cache

from msgspec import Struct

from cosecha.server.table.wire import Company

GRACE = 6.0
"""Seconds after which somebody whose connection dropped counts as away."""


class LocalPresence(Struct, frozen=True, omit_defaults=True):
    """Who is at a table through one node, as nodes tell each other."""

    here: list[int] = []
    watchers: dict[str, str] = {}
    """Spectators by a digest that is the same on all nodes, with the names they have given."""


NOBODY = LocalPresence()


class _Room:
    """Everybody at one table: connections of seats and spectators, and who listens for changes."""

    def __init__(self) -> None:
        self.seats: Counter[int] = Counter()
        self.watchers: Counter[Hashable] = Counter()
        self.names: dict[Hashable, str] = {}
        self.listeners: set[Callable[[], None]] = set()
        self._there: LocalPresence | None = None
        """Cached, because every frame needs it and it rarely changes."""

    def there(self) -> LocalPresence:
        if self._there is None:
            here = sorted(seat for seat, count in self.seats.items() if count)
            self._there = LocalPresence(here, {_digest(each): self.names.get(each, "") for each in self.watchers})
        return self._there

    def count(self, seats: Iterable[int], watcher: Hashable, by: int) -> None:
        """Add or remove connections: of seats, or without any, of a spectator."""
        self._there = None
        watches = True
        for seat in seats:
            self.seats[seat] += by
            watches = False
        if watches:
            self.watchers[watcher] += by
            if not self.watchers[watcher]:
                del self.watchers[watcher]
                self.names.pop(watcher, None)

    def call(self, watcher: Hashable, name: str) -> None:
        self.names[watcher] = name
        self._there = None

    @property
    def empty(self) -> bool:
        return not self.watchers and not any(self.seats.values())


@lru_cache(maxsize=4096)
def _digest(watcher: Hashable) -> str:
    return hashlib.sha256(repr(watcher).encode()).hexdigest()[:16]


class Presence:
    def __init__(
        self, grace: float = GRACE, partial: bool = False, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`partial`: other nodes may have connections that this one doesn't know of yet."""
        self.partial = partial
        self.after_change: list[Callable[[str], None]] = []
        """Called with a table when somebody connects to this node or disconnects."""
        self._grace = grace
        self._clock = clock
        self._connections: Counter[tuple[str, int]] = Counter()
        self._rooms: dict[str, _Room] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, LocalPresence]]] = {}
        """What other nodes last reported, by table and node, and when."""
        self._companies: dict[str, Company] = {}
        """Cached until it changes, because every frame to every viewer needs it."""

    @asynccontextmanager
    async def at(
        self,
        table: str,
        seats: Iterable[int],
        watcher: Hashable = None,
        changed: Callable[[], None] | None = None,
    ) -> AsyncIterator[None]:
        """Within this context, the people of these seats are present; without seats, a spectator is.

        `changed` is called whenever anybody comes or goes.
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
        before = room.there()
        room.count((seat for _, seat in places), watcher, by)
        if room.there() != before:
            self._tell(table, room)
        if room.empty:
            del self._rooms[table]
            self._companies.pop(table, None)

    def _tell(self, table: str, room: _Room) -> None:
        self._companies.pop(table, None)
        self._wake(room)
        for tell in self.after_change:
            tell(table)

    @staticmethod
    def _wake(room: _Room) -> None:
        for wake in room.listeners:
            wake()

    def call(self, table: str, watcher: Hashable, name: str) -> None:
        """A spectator has given a name."""
        room = self._rooms.get(table)
        if room is not None and watcher in room.watchers and room.names.get(watcher) != name:
            room.call(watcher, name)
            self._tell(table, room)

    def has(self, table: str, seat: int) -> bool:
        """Whether this seat has a connection to this node right now."""
        return (table, seat) in self._connections

    def company(self, table: str) -> Company:
        """Who is at the table; public."""
        found = self._companies.get(table)
        if found is None:
            found = self._everybody(table)
            if table in self._rooms:
                self._companies[table] = found
        return found

    def _everybody(self, table: str) -> Company:
        parts = [self.there(table), *(there for _, there in self._elsewhere.get(table, {}).values())]
        watchers: dict[str, str] = {}
        for part in parts:
            watchers |= {each: name or watchers.get(each, "") for each, name in part.watchers.items()}
        names = sorted({name for name in watchers.values() if name})
        return Company(sorted({seat for part in parts for seat in part.here}), len(watchers), names, self.partial)

    def there(self, table: str) -> LocalPresence:
        """Who is at the table through this node."""
        room = self._rooms.get(table)
        return room.there() if room else NOBODY

    def rooms(self) -> list[str]:
        """The tables where somebody is present through this node."""
        return list(self._rooms)

    def hear(self, node: str, table: str, there: LocalPresence) -> None:
        """Another node has reported who is at a table."""
        before = self.company(table)
        nodes = self._elsewhere.setdefault(table, {})
        if there == NOBODY:
            nodes.pop(node, None)
        else:
            nodes[node] = self._clock(), there
        self._settle(table, before)

    def forget(self, age: float) -> None:
        """Forget reports older than `age` seconds: their node may be gone."""
        oldest = self._clock() - age
        for table in list(self._elsewhere):
            before = self.company(table)
            nodes = self._elsewhere[table]
            self._elsewhere[table] = {node: said for node, said in nodes.items() if said[0] >= oldest}
            self._settle(table, before)

    def be_partial(self, partial: bool) -> None:
        if self.partial != partial:
            self.partial = partial
            self._companies.clear()
            for room in self._rooms.values():
                self._wake(room)

    def _settle(self, table: str, before: Company) -> None:
        self._companies.pop(table, None)
        if not self._elsewhere[table]:
            del self._elsewhere[table]
        room = self._rooms.get(table)
        if room is not None and self.company(table) != before:
            self._wake(room)
