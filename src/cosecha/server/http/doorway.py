"""Between the network and the house: who asks, with which link, and what they are shown."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from msgspec import Struct

from cosecha.bots.registry import best_bot
from cosecha.core.view import View
from cosecha.server.common.refusals import Forbidden, NoTable, Refused, Stale, TooFast
from cosecha.server.http.guards import Guards, token_of
from cosecha.server.running.bot_pool import BotBroke, Thinkers
from cosecha.server.running.house import House
from cosecha.server.running.notices import Notices
from cosecha.server.running.presence import Presence
from cosecha.server.storage.store import Holding
from cosecha.server.table import facts, helping, seating
from cosecha.server.table.access import (
    COOKIE,
    COOKIE_LIFE,
    NO_SEAT,
    SEAT_ROLES,
    Access,
    Link,
    Role,
    Signer,
    access_by,
    new_id,
)
from cosecha.server.table.bot_names import with_names
from cosecha.server.table.cards import KeptCard, MyTable, TableCard
from cosecha.server.table.facts import lineage
from cosecha.server.table.requests import Act, Ask, Mark
from cosecha.server.table.table import Decide, Table
from cosecha.server.table.updates import look
from cosecha.server.table.wire import Hint, Suggestions, Update

GIVEN: tuple[Role, ...] = ("play", "hand")
"""The links to a seat that a host gives away. A helper is invited by the person who sits there."""
Hints = list[Hint]
KEPT_HINTS = 100
"""So many seats' hints are kept: a page is fetched again, and the bot would think the same."""
Connection = ASGIConnection[Any, Any, Any, Any]


class Opened(Struct, frozen=True):
    """A new table and the tokens of its links, by role and seat: `host`, `watch`, `play 1`, `hand 0`..."""

    table: str
    tokens: dict[str, str]


class Doorway:
    def __init__(
        self,
        house: House,
        signer: Signer,
        thinkers: Thinkers,
        guards: Guards,
        presence: Presence,
        notices: Notices,
        list_hours: float,
    ) -> None:
        self.house = house
        self.signer = signer
        self.thinkers = thinkers
        self.guards = guards
        self.presence = presence
        self.notices = notices
        self._list_hours = list_hours
        """So long a public table is listed that nobody comes to; 0: for ever."""
        self._hints: OrderedDict[tuple[str, int], tuple[View, Hints]] = OrderedDict()
        """The last hints of seats, by table and seat, and what the seat saw then."""

    async def listed(self, limit: int) -> list[TableCard]:
        """Public tables that wait for players, then those that are being played; of both the newest first."""
        came_since = self.house.clock() - self._list_hours * 3600 if self._list_hours else 0.0
        cards = await self.house.store.listed(limit, came_since)
        return [msgspec.json.decode(card.card, type=TableCard) for card in cards]

    async def mine(self, person: str | None) -> list[MyTable]:
        """The tables that the links of a person open, the newest first; not those whose links were all revoked."""
        held: dict[str, list[Holding]] = {}
        for holding in await self.house.store.held(person) if person else []:
            held.setdefault(holding.match, []).append(holding)
        found = []
        for kept in await self.house.store.cards(list(held)):
            card = msgspec.json.decode(kept.card, type=KeptCard)
            good = [each for each in held[card.id] if card.opens(each.role, each.seat, each.generation)]
            if good:
                plays = tuple(sorted(each.seat for each in good if each.role == "play"))
                found.append(msgspec.structs.replace(msgspec.json.decode(kept.card, type=MyTable), plays=plays))
        return found

    async def open_table(self, fact: facts.Opened, start: bool = False) -> Opened:
        id = new_id()
        fact = with_names(fact, id)
        await self.house.create(id, [fact, facts.Started()] if start else [fact])
        async with self.house.at(id) as table:
            return Opened(id, self.tokens(table))

    def tokens(self, table: Table) -> dict[str, str]:
        """The links of a table for its host: not to seats that somebody has taken from elsewhere."""
        seats = {seat for seat, plan in enumerate(table.opened.seats) if plan.kind != "bot"} - table.guests
        whole = [Link(table.id, "host"), Link(table.id, "watch")]
        return self._signed(table, [*whole, *(Link(table.id, role, seat) for seat in sorted(seats) for role in GIVEN)])

    def seat_tokens(self, table: Table, seats: Iterable[int]) -> dict[str, str]:
        """The links of some seats, for those who sit there: to go on at another device, to show their hand, to be
        helped."""
        return self._signed(table, [Link(table.id, role, seat) for seat in sorted(seats) for role in SEAT_ROLES])

    def tokens_for(self, table: Table, access: Access) -> dict[str, str]:
        """The links that somebody may give away. Raises Forbidden if there are none."""
        if not access.host and not access.plays:
            raise Forbidden("error-not-the-host")
        return (self.tokens(table) if access.host else {}) | self.seat_tokens(table, access.plays)

    def _signed(self, table: Table, links: Iterable[Link]) -> dict[str, str]:
        current = [msgspec.structs.replace(link, generation=_generation(table, link)) for link in links]
        return {
            link.role if link.seat == NO_SEAT else f"{link.role} {link.seat}": self.signer.token(link)
            for link in current
        }

    async def access(self, connection: Connection, id: str) -> Access:
        """What the asker may do at a table: by the token in the header, or by the links their cookie holds.

        A private table is not there for somebody without any link to it.
        """
        held = await self._links(connection, id)
        # Fresh: another node may have revoked a link, or made its successor, and we have not heard of it yet.
        async with self.house.at(id, fresh=True) as table:
            links = [link for link in held if link.generation == _generation(table, link)]
            public = table.opened.public
        access = access_by(links)
        if not public and not access.watches:
            raise NoTable("error-no-table")
        return access if access.plays else msgspec.structs.replace(access, onlooker=self.guards.asker(connection)[0])

    @contextlib.asynccontextmanager
    async def at(self, id: str, access: Access, fresh: bool = False) -> AsyncIterator[Table]:
        """A table as the house shows it, to somebody whose links are still good. Raises NoTable."""
        async with self.house.at(id, fresh) as table:
            _require_open(table, access)
            yield table

    async def change(self, id: str, access: Access, decide: Decide) -> int:
        """Change a table for somebody whose links are still good when it comes to be done. Raises Refused."""

        def checked(table: Table) -> list[facts.Fact]:
            _require_open(table, access)
            new = decide(table)
            for fact in new:
                if isinstance(fact, facts.Said):
                    self._mind_the_pace(table, access, fact)
            return new

        return await self.house.change(id, checked)

    def _mind_the_pace(self, table: Table, access: Access, said: facts.Said) -> None:
        """Chat is for reading: nobody fills it. What was said before and comes again has no price.

        A spectator who says something is known by name from then on.
        """
        if not self.guards.may_say(access.onlooker if said.seat is None else (table.id, said.seat)):
            raise TooFast("error-chat-too-fast")
        if said.seat is None:
            self.presence.call(table.id, access.onlooker, said.name)

    async def revoke(self, id: str, access: Access, role: Role, seat: int, connection: Connection) -> None:
        """A link opens nothing any more: the host says so of any, a seat of those to its own hand and to help it, which
        end together.

        What the asker's cookie held of it goes over to its successor: a host who renews the link to their own seat
        sits there still.
        """
        own = lineage(role) == "hand" and seat in access.plays
        if not own:
            access.require_host()
        await self.change(id, access, seating.revoke(role, seat, by_seat=not access.host))
        person = self.person(connection) if token_of(connection) is None else None
        if person is not None and any((link.role, link.seat) == (role, seat) for link in access.links):
            async with self.house.at(id) as table:
                generation = _generation(table, Link(id, role, seat))
            await self.house.store.hold(Holding(person, id, role, seat, generation))

    async def _links(self, connection: Connection, id: str) -> list[Link]:
        token = token_of(connection)
        if token is not None:
            link = self.signer.link(token)
            return [link] if link is not None and link.match == id else []
        person = self.person(connection)
        if person is None:
            return []
        held = await self.house.store.held(person, id)
        return [msgspec.convert(msgspec.to_builtins(holding), Link) for holding in held]

    def person(self, connection: Connection) -> str | None:
        cookie = connection.cookies.get(COOKIE)
        return self.signer.person(cookie) if cookie else None

    def known(self, connection: Connection) -> Link | str | None:
        """The link or the person that asks, if it is one of ours."""
        token = token_of(connection)
        return self.person(connection) if token is None else self.signer.link(token)

    async def enter(self, person: str, token: str) -> Link:
        """Exchange a link: from now on the person's cookie opens what it opens."""
        link = self.signer.link(token)
        if link is None:
            raise NoTable("error-no-table")
        async with self.house.at(link.match, fresh=True) as table:
            if link.generation != _generation(table, link):
                raise NoTable("error-no-table")
            host = _generation(table, Link(link.match, "host"))
        await self.house.store.hold(Holding(person, link.match, link.role, link.seat, link.generation))
        if link.role == "play":
            held = await self.house.store.held(person, link.match)
            if not any((holding.role, holding.generation) == ("host", host) for holding in held):
                await self.house.change(link.match, seating.come(link.seat))
        return link

    async def take(self, person: str, access: Access, id: str, seat: int, name: str, word: str) -> Link:
        """Take a free seat of a public table: from now on the person's cookie opens it. Raises Refused."""
        await self.change(id, access, seating.take(seat, name, word, from_elsewhere=not access.host))
        async with self.at(id, access) as table:
            generation = _generation(table, Link(id, "play", seat))
        link = Link(id, "play", seat, generation)
        await self.house.store.hold(Holding(person, link.match, link.role, link.seat, link.generation))
        return link

    def cookie(self, person: str, connection: Connection) -> Cookie:
        """Tells a person from now on; scripts cannot read it, and what came encrypted goes back only so."""
        return Cookie(
            key=COOKIE,
            value=self.signer.cookie(person),
            max_age=COOKIE_LIFE,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    def renewed(self, connection: Connection) -> list[Cookie]:
        """A new cookie for somebody whose own is getting old."""
        cookie = connection.cookies.get(COOKIE, "")
        person = self.signer.person(cookie)
        return [self.cookie(person, connection)] if person is not None and self.signer.aging(cookie) else []

    def person_here(self, connection: Connection) -> tuple[str, list[Cookie]]:
        """The person, made now if there is none yet, and the cookie that will tell them."""
        known = self.person(connection)
        if known is not None:
            return known, self.renewed(connection)
        person = new_id()
        return person, [self.cookie(person, connection)]

    async def hints(self, id: str, access: Access, seat: int) -> Hints:
        """Sensible actions for a seat. Raises Refused."""
        async with self.at(id, access) as table:
            view = table.match.state.view(seat) if table.match else None
            game, seed = table.game, f"hint {table.id} {table.seq} {seat}"
        if view is None or view.decision is None or view.decision.kind == "confirm":
            raise Refused("error-nothing-asked")
        seen, hints = self._hints.get((id, seat), (None, []))
        if seen != view:
            try:
                advised = await self.thinkers.advise(game.name, best_bot(game.name), view, seed, helping.TOKENS)
            except BotBroke:
                raise Refused("error-no-hint") from None
            hints = [Hint(game.notation(each.action), game.words.action(each.action), each.reason) for each in advised]
            self._hints[id, seat] = view, hints
            self._hints.move_to_end((id, seat))
            if len(self._hints) > KEPT_HINTS:
                self._hints.popitem(last=False)
        async with self.at(id, access) as table:
            if helping.suggest(table, seat, view.decision.id, hints):
                self.house.wake(id)
        return hints

    async def suggestions(self, id: str, access: Access, seat: int) -> Suggestions:
        """The answers that are marked for a seat."""
        async with self.at(id, access) as table:
            return helping.suggestions(table, seat)

    async def _mark(self, id: str, access: Access, ask: Mark) -> int:
        """Marks make no row, but those whom they concern hear of them."""
        seq = await self.change(id, access, ask.decide(access))
        self.house.wake(id)
        return seq

    async def let_the_bot_suggest(self, id: str, access: Access, seat: int) -> None:
        """Where only the bot's suggestions can be chosen, it makes them before anything is chosen."""
        async with self.at(id, access) as table:
            missing = helping.waits_for_the_bot(table, seat)
        if missing:
            with contextlib.suppress(Refused):  # a bot that fails restricts nobody
                await self.hints(id, access, seat)

    async def ask(self, id: str, access: Access, ask: Ask, since: int | None) -> Update:
        """Do what is asked, and tell what came after row `since`, or with the last row alone. Raises Refused.

        Whoever answers a decision that is no longer open is told how the table stands.
        """
        seat = ask.eyes(access)
        try:
            await self.ask_only(id, access, ask)
        except Stale as wrong:
            wrong.update = await self._last(id, access, seat, since)
            raise
        return await self._last(id, access, seat, since)

    async def _last(self, id: str, access: Access, seat: int | None, since: int | None) -> Update:
        async with self.at(id, access) as table:
            return look(table, seat, table.seq - 1 if since is None else since)

    async def ask_only(self, id: str, access: Access, ask: Ask) -> int:
        """Do what is asked of somebody who hears of it anyway; the last row of the table then. Raises Refused."""
        if isinstance(ask, Mark):
            return await self._mark(id, access, ask)
        if isinstance(ask, Act):
            await self.let_the_bot_suggest(id, access, access.player(ask.seat))
        return await self.change(id, access, ask.decide(access))

    async def update(self, id: str, access: Access, seat: int | None, since: int = 0, wait: float = 0) -> Update:
        """What a viewer gets; with `wait`, when something has happened after `since`, or after so many seconds."""
        async with self.house.listening(id) as changed:
            async with self.at(id, access, fresh=wait > 0) as table:
                if table.seq > since or not wait:
                    return look(table, seat, since)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await changed.wait()
            async with self.at(id, access) as table:
                return look(table, seat, since)


class OneAsker:
    """Somebody who asks something of a table in one request."""

    def __init__(self, door: Doorway, connection: Connection) -> None:
        self._door = door
        self._connection = connection

    async def ask(self, id: str, ask: Ask, since: int | None) -> Update:
        access = await self._door.access(self._connection, id)
        return await self._door.ask(id, access, ask, since)


def page_address(connection: Connection, path: str) -> str:
    """The whole address of one of our pages, as the asker reaches us."""
    return f"{connection.url.scheme}://{connection.headers.get('host', '')}{path}"


def still_open(table: Table, access: Access) -> bool:
    """Whether none of the links has been revoked since."""
    return all(link.generation == _generation(table, link) for link in access.links)


def _require_open(table: Table, access: Access) -> None:
    if not still_open(table, access):
        raise NoTable("error-no-table")


def _generation(table: Table, link: Link) -> int:
    return table.generations.get((lineage(link.role), link.seat), 0)


Door = NamedDependency[Doorway]
"""The doorway as a request handler asks for it."""
Asker = NamedDependency[OneAsker]
