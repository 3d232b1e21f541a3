"""Creating tables and listing them."""

import msgspec

from cosecha.server.http.links import Links, Opened
from cosecha.server.running.tables import Tables
from cosecha.server.storage.rows import IndexEntry
from cosecha.server.storage.store import Holding
from cosecha.server.table import facts
from cosecha.server.table.access import new_id
from cosecha.server.table.bot_names import with_names, with_seconds
from cosecha.server.table.cards import MyTable, StoredCard, TableCard

MINE = 20
"""Page size of a person's own tables."""


class Lobby:
    def __init__(self, tables: Tables, links: Links, list_hours: float, bot_seconds: float) -> None:
        """A public table nobody has joined for `list_hours` is no longer listed; 0 lists it forever. A bot whose time
        can be set thinks for `bot_seconds` at most."""
        self._tables = tables
        self._links = links
        self._list_hours = list_hours
        self.bot_seconds = bot_seconds

    async def listed(self, limit: int) -> list[TableCard]:
        """Public tables waiting for players, then those in play; the newest first in each group."""
        since = self._tables.clock() - self._list_hours * 3600 if self._list_hours else 0.0
        entries = await self._tables.store.listed(limit, since)
        return [msgspec.json.decode(entry.card, type=TableCard) for entry in entries]

    async def mine(self, person: str | None, after: str | None = None) -> list[MyTable]:
        """A page of the tables that a person's links open: unfinished ones first, and then the newest first.

        `after` is the last table of the page before. Only the last page has fewer than `MINE` tables.
        """
        found: list[MyTable] = []
        while person is not None and len(found) < MINE:
            entries = await self._tables.store.held_tables(person, MINE, after)
            if not entries:
                break
            found += await self._opened(person, entries)
            after = entries[-1].id
        return found[:MINE]

    async def _opened(self, person: str, entries: list[IndexEntry]) -> list[MyTable]:
        """The entries that a person's links still open."""
        held: dict[str, list[Holding]] = {}
        for holding in await self._tables.store.held(person, *(entry.id for entry in entries)):
            held.setdefault(holding.match, []).append(holding)
        found = []
        for entry in entries:
            card = msgspec.json.decode(entry.card, type=StoredCard)
            valid = [each for each in held.get(card.id, ()) if card.opens(each.role, each.seat, each.generation)]
            if valid:
                plays = tuple(sorted(each.seat for each in valid if each.role == "play"))
                found.append(msgspec.structs.replace(msgspec.json.decode(entry.card, type=MyTable), plays=plays))
        return found

    async def open_table(self, fact: facts.Opened, start: bool = False) -> Opened:
        """Create a table and return the host's tokens. Bots get no more seconds than the server allows, and their names
        say so."""
        id = new_id()
        fact = with_names(with_seconds(fact, self.bot_seconds), id)
        await self._tables.create(id, [fact, facts.Started()] if start else [fact])
        async with self._tables.at(id) as table:
            return Opened(id, self._links.host_tokens(table))
