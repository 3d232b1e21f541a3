"""Who is there: the seats whose people have a live connection to this node."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager


class Presence:
    def __init__(self) -> None:
        self._connections: Counter[tuple[str, int]] = Counter()

    @asynccontextmanager
    async def at(self, table: str, seats: Iterable[int]) -> AsyncIterator[None]:
        """As long as this lasts, the people of these seats look at the table."""
        places = [(table, seat) for seat in seats]
        self._connections.update(places)
        try:
            yield
        finally:
            for place in places:
                self._connections[place] -= 1
                if not self._connections[place]:
                    del self._connections[place]

    def has(self, table: str, seat: int) -> bool:
        return (table, seat) in self._connections
