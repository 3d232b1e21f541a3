"""The links of a table: who gets which tokens, exchanging them for a cookie, revoking them."""

from collections.abc import Awaitable, Callable, Iterable

import msgspec
from msgspec import Struct

from cosecha.server.common.refusals import Forbidden, NoTable
from cosecha.server.http.gate import Gate, generation_of, newest
from cosecha.server.http.guards import Connection, token_of
from cosecha.server.http.people import People
from cosecha.server.running.tables import Tables
from cosecha.server.storage.store import Holding
from cosecha.server.table import seating
from cosecha.server.table.access import NO_SEAT, SEAT_ROLES, Access, Link, Role, Signer
from cosecha.server.table.facts import lineage
from cosecha.server.table.requests import Sit
from cosecha.server.table.table import Table


class Opened(Struct, frozen=True, omit_defaults=True):
    """A new table and the tokens of its links, by role and seat: `host`, `watch`, `play 1`, `hand 0`..."""

    table: str
    tokens: dict[str, str]
    more: list["Opened"] = []
    """For an uploaded series: the tables of its later games."""


class Seated(Struct, frozen=True):
    """The result of sitting down: the table's last row, the person's new rights, and the seat's new tokens if any."""

    seq: int
    access: Access
    tokens: dict[str, str]


class _Keeping(Struct):
    """A link for a person's cookie, brought up to date when the table changes."""

    link: Link


class Links:
    def __init__(self, tables: Tables, signer: Signer, people: People, gate: Gate) -> None:
        self._tables = tables
        self._signer = signer
        self._people = people
        self._gate = gate

    def host_tokens(self, table: Table) -> dict[str, str]:
        """The tokens the host gets: all but those of seats that guests have taken."""
        seats = {seat for seat, plan in enumerate(table.opened.seats) if plan.kind != "bot"} - table.guests
        links = [Link(table.id, "host"), Link(table.id, "watch")]
        links += [Link(table.id, role, seat) for seat in sorted(seats) for role in seating.HANDED_OUT]
        return self._signed(table, links)

    def seat_tokens(self, table: Table, seats: Iterable[int]) -> dict[str, str]:
        """The tokens of some seats, for the people who sit there: to switch devices, show their hand, get help."""
        return self._signed(table, [Link(table.id, role, seat) for seat in sorted(seats) for role in SEAT_ROLES])

    def tokens_for(self, table: Table, access: Access) -> dict[str, str]:
        """The tokens that somebody may share. Raises Forbidden if there are none."""
        if not access.host and not access.plays:
            raise Forbidden("error-not-the-host")
        return (self.host_tokens(table) if access.host else {}) | self.seat_tokens(table, access.plays)

    def _signed(self, table: Table, links: Iterable[Link]) -> dict[str, str]:
        return {
            link.role if link.seat == NO_SEAT else f"{link.role} {link.seat}": self._signer.token(newest(table, link))
            for link in links
        }

    async def enter(self, person: str, token: str) -> Link:
        """Exchange a token: from now on, the person's cookie gives the link's rights. Raises NoTable."""
        link = self._signer.link(token)
        if link is None:
            raise NoTable("error-no-table")
        async with self._tables.at(link.match, fresh=True) as table:
            if link.generation != generation_of(table, link):
                raise NoTable("error-no-table")
            host = generation_of(table, Link(link.match, "host"))
        await self._hold(person, link)
        if link.role != "play":
            return link
        held = await self._tables.store.held(person, link.match)
        if any((holding.role, holding.generation) == ("host", host) for holding in held):
            return link
        keeping = _Keeping(link)
        await self._tables.change(link.match, seating.come(link.seat), self._hold_newest(person, keeping))
        return keeping.link

    async def sit(
        self, id: str, access: Access, sitting: Sit, adopt: Callable[[Access], None] = lambda _: None
    ) -> Seated:
        """Take a link's seat. A guest's invitation works once: they get a new link in its place, as a token, and in
        their cookie if they have one. If they repeat the request, they get it again. Raises Refused.

        `adopt` gets the new rights before listeners are notified of the change.
        """
        seat = access.player(sitting.seat)
        found = Seated(0, access, {})

        async def keep(table: Table) -> None:
            nonlocal found
            links = tuple(newest(table, link) if link.seat == seat else link for link in access.links)
            if links == access.links and not seating.has_used_invitation(table, seat, sitting.key):
                return
            if access.person:
                await self._hold(access.person, newest(table, Link(id, "play", seat)))
            found = Seated(0, msgspec.structs.replace(access, links=links), self.seat_tokens(table, [seat]))
            adopt(found.access)

        seq = await self._gate.change(id, access, sitting.decide(access), keep)
        if not found.tokens:  # nothing has changed, perhaps because the request is repeated
            async with self._gate.at(id, access) as table:
                await keep(table)
        return msgspec.structs.replace(found, seq=seq)

    async def take(self, person: str, access: Access, id: str, seat: int, name: str, word: str) -> Link:
        """Take a free seat at a public table: from now on the person's cookie opens it. Raises Refused."""
        taking = seating.take(seat, name, word, from_elsewhere=not access.host)
        keeping = _Keeping(Link(id, "play", seat))
        await self._gate.change(id, access, taking, self._hold_newest(person, keeping))
        return keeping.link

    async def revoke(self, id: str, access: Access, role: Role, seat: int, connection: Connection) -> None:
        """Revoke a link. The host may revoke any, a seat only its `hand` and `help` links. Raises Refused.

        If the client's own cookie held the link, it now holds the replacement: a host who renews the link to their own
        seat keeps the seat.
        """
        own = lineage(role) == "hand" and seat in access.plays
        if not own:
            access.require_host()
        await self._gate.change(id, access, seating.revoke(role, seat, by_seat=not access.host))
        person = self._people.person(connection) if token_of(connection) is None else None
        if person is not None and any((link.role, link.seat) == (role, seat) for link in access.links):
            async with self._tables.at(id) as table:
                generation = generation_of(table, Link(id, role, seat))
            await self._hold(person, Link(id, role, seat, generation))

    def _hold_newest(self, person: str, keeping: _Keeping) -> Callable[[Table], Awaitable[None]]:
        """Runs as part of the change that renewed the link: a moment later, the seat may already be somebody else's."""

        async def hold(table: Table) -> None:
            keeping.link = newest(table, keeping.link)
            await self._hold(person, keeping.link)

        return hold

    async def _hold(self, person: str, link: Link) -> None:
        await self._tables.store.hold(Holding(person, link.match, link.role, link.seat, link.generation))
