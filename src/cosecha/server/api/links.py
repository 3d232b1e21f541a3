"""Links: sharing, revoking and exchanging them, and getting a seat."""

from typing import Annotated

from litestar import Controller, Response
from msgspec import Meta, Struct

from cosecha.server.api.openapi import table_get, table_post
from cosecha.server.http import next_game
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.http.links import Opened
from cosecha.server.http.services import ProvidedServices
from cosecha.server.table import seating
from cosecha.server.table.access import NO_SEAT, Link, Role, new_id
from cosecha.server.table.requests import Name, SeatNumber


class Revoking(Struct, forbid_unknown_fields=True):
    role: Role
    seat: int = NO_SEAT


class Entering(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)]


class Taking(Struct, forbid_unknown_fields=True):
    """Which free seat, under which name; `word` goes into the deal."""

    seat: SeatNumber
    name: Name
    word: Annotated[str, Meta(max_length=seating.WORD_LENGTH)] = ""


class LinksApi(Controller):
    path = "/api"

    @table_get("/tables/{table:str}/links", tags=["hosting"])
    async def links(self, table: str, request: HttpRequest, services: ProvidedServices) -> Opened:
        """The link tokens you may share: the host gets all of them, a seat its own."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            return Opened(table, services.links.tokens_for(found, access))

    @table_post("/tables/{table:str}/revoke", tags=["hosting"])
    async def revoke(self, table: str, data: Revoking, request: HttpRequest, services: ProvidedServices) -> Opened:
        """Revoke a link and get its replacement.

        The host can revoke any link, a seat only its `hand` and `help` links. These two are always revoked together,
        and with the seat's `play` link.
        """
        access = await services.gate.access(request, table)
        await services.links.revoke(table, access, data.role, data.seat, request)
        # A host who has revoked their own link gets its successor here.
        async with services.tables.at(table) as found:
            return Opened(table, services.links.tokens_for(found, access))

    @table_post("/enter", tags=["people"])
    async def enter(self, data: Entering, request: HttpRequest, services: ProvidedServices) -> Response[Link]:
        """Exchange a link's token for a cookie."""
        person = services.people.person(request) or new_id()
        link = await services.links.enter(person, data.token)
        return Response(link, cookies=[services.people.cookie(person, request)])

    @table_post("/tables/{table:str}/take", tags=["people"])
    async def take(
        self, table: str, data: Taking, request: HttpRequest, services: ProvidedServices
    ) -> Response[Opened]:
        """Take a free seat at a public table. The response has the seat's links and sets its cookie."""
        access = await services.gate.access(request, table)
        person, cookies = services.people.person_or_new(request)
        link = await services.links.take(person, access, table, data.seat, data.name.strip(), data.word)
        async with services.tables.at(table) as found:
            tokens = services.links.seat_tokens(found, [link.seat])
        return Response(Opened(table, tokens), cookies=cookies)

    @table_post("/tables/{table:str}/again", status_code=201, cost=EXPENSIVE, opens=True)
    async def again(self, table: str, request: HttpRequest, services: ProvidedServices) -> Opened:
        """Set up the next game with the same people and terms once this one is over, or join it; only for its players.

        You become its host, and the others see the offer. Each of them gets their own seat through `/join`.
        """
        return await next_game.set_up(services, table, await services.gate.access(request, table))

    @table_post("/tables/{table:str}/join")
    async def join(self, table: str, request: HttpRequest, services: ProvidedServices) -> Opened:
        """Join the next game, `now.next`; the response has the links for the seat reserved for you."""
        return await next_game.join(services, table, await services.gate.access(request, table))
