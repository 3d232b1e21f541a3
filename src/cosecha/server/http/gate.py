"""Access control: what a request may see and do at a table, by the links it carries."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec

from cosecha.server.common.refusals import NoTable
from cosecha.server.http.chat_rate import ChatRate
from cosecha.server.http.guards import Connection, Guards, token_of
from cosecha.server.http.people import People
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.table import facts, seating
from cosecha.server.table.access import Access, Link, Signer, access_by
from cosecha.server.table.table import Decide, Table


class Gate:
    """Checks links when a request comes in, and again whenever it reads or changes the table."""

    def __init__(
        self,
        tables: Tables,
        signer: Signer,
        people: People,
        guards: Guards,
        presence: Presence,
        chat_rate: ChatRate,
    ) -> None:
        self._tables = tables
        self._signer = signer
        self._people = people
        self._guards = guards
        self._presence = presence
        self._chat_rate = chat_rate
        self.viewpoints: dict[str, int] = {}
        """Tables of a program that shows its matches (`local.py`): everybody there sees what this seat sees."""

    async def access(self, connection: Connection, id: str, sitting_key: str = "") -> Access:
        """What the client may do at a table: by the token in the header, or by the links its cookie holds.

        `sitting_key`: the key of a request to sit down. If that request has used up the client's invitation before,
        the invitation counts as the link that replaced it.

        Without a link, a private table looks as if it didn't exist. Raises NoTable.
        """
        token = token_of(connection)
        person = "" if token is not None else self._people.person(connection) or ""
        links = await self._held(person, id) if token is None else self._links_of(token, id)
        if id in self.viewpoints:
            links = [Link(id, "hand", self.viewpoints[id])]
        access = await self._access(id, links, sitting_key)
        spectator = None if access.plays else self._guards.rate_keys(connection)[0]
        return msgspec.structs.replace(access, person=person, spectator=spectator)

    async def renewed(self, id: str, access: Access) -> Access:
        """The same rights through newer links, which the person got by sitting down in another window.

        Raises NoTable if they no longer have those rights.
        """
        links = await self._held(access.person, id)
        found = await self._access(id, links)
        if not links or not found.gives_the_same_as(access):
            raise NoTable("error-no-table")
        return msgspec.structs.replace(found, person=access.person, spectator=access.spectator)

    async def _access(self, id: str, links: list[Link], sitting_key: str = "") -> Access:
        # Fresh, because another node may have revoked or replaced a link that this one still considers valid.
        async with self._tables.at(id, fresh=True) as table:
            current = (_replacement(table, link, sitting_key) or link for link in links)
            access = access_by(link for link in current if link.generation == generation_of(table, link))
            if not table.opened.public and not access.watches:
                raise NoTable("error-no-table")
        return access

    def _links_of(self, token: str, id: str) -> list[Link]:
        link = self._signer.link(token)
        return [link] if link is not None and link.match == id else []

    async def _held(self, person: str, id: str) -> list[Link]:
        if not person:
            return []
        held = await self._tables.store.held(person, id)
        return [msgspec.convert(msgspec.to_builtins(holding), Link) for holding in held]

    @contextlib.asynccontextmanager
    async def at(self, id: str, access: Access, fresh: bool = False) -> AsyncIterator[Table]:
        """A table, for a client whose links are still valid. Raises NoTable."""
        async with self._tables.at(id, fresh) as table:
            _require_valid(table, access)
            yield table

    async def change(
        self, id: str, access: Access, decide: Decide, then: Callable[[Table], Awaitable[None]] | None = None
    ) -> int:
        """Change a table for a client whose links are still valid at that moment. Raises Refused."""

        def checked(table: Table) -> list[facts.Fact]:
            _require_valid(table, access)
            new = decide(table)
            for fact in new:
                if isinstance(fact, facts.Said):
                    self._chat_rate.check(table, access, fact)
                    if fact.seat is None:  # from now on this spectator is listed by name
                        self._presence.call(id, access.spectator, fact.name)
            return new

        return await self._tables.change(id, checked, then)


def generation_of(table: Table, link: Link) -> int:
    """The generation of a link that is valid now."""
    return table.generations.get((facts.lineage(link.role), link.seat), 0)


def newest(table: Table, link: Link) -> Link:
    """The link in its current generation."""
    return msgspec.structs.replace(link, generation=generation_of(table, link))


def _replacement(table: Table, link: Link, sitting_key: str) -> Link | None:
    """The link that replaced an invitation when the request with this key used it up."""
    new = newest(table, link)
    used = link.role == "play" and link.generation == new.generation - 1
    return new if used and seating.has_used_invitation(table, link.seat, sitting_key) else None


def are_valid(table: Table, access: Access) -> bool:
    """Whether none of the links has been revoked since the request came in."""
    for link in access.links:  # not `all`, because every frame to every viewer passes here
        if link.generation != generation_of(table, link):
            return False
    return True


def _require_valid(table: Table, access: Access) -> None:
    if not are_valid(table, access):
        raise NoTable("error-no-table")
