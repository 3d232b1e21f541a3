"""What a client shows besides the table itself: your rights, points so far, possible automatic answers."""

import asyncio
from typing import Annotated, Any

from litestar import Controller
from litestar.params import Parameter
from msgspec import Struct

from cosecha.core.words import Plannable
from cosecha.server.api.openapi import table_get
from cosecha.server.http.guards import CHANGE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.table import replay
from cosecha.server.table.access import Access
from cosecha.server.table.facts import Clock
from cosecha.server.table.hotseat import keeps_secrets
from cosecha.server.table.log import Said
from cosecha.server.table.table import Table
from cosecha.server.table.updates import earlier_chat
from cosecha.server.table.wire import Suggestions


class Rights(Struct):
    """What somebody may do at a table, and which of their seats a curtain should hide from the others at the device."""

    game: str
    public: bool
    host: bool
    plays: list[int]
    hands: list[int]
    helps: list[int]
    private: list[int]
    clock: Clock | None = None


class Terms(Struct):
    """A table's terms: what people should know before they sit down there."""

    game: str
    options: dict[str, Any]
    public: bool
    hints: bool
    """Whether hints are allowed while the game is running."""
    clock: Clock | None = None


class Standings(Struct):
    """Everybody's points after each move, if the round were the last."""

    moves: list[list[int]]


class DetailsApi(Controller):
    path = "/api/tables/{table:str}"

    @table_get("/rights")
    async def rights(self, table: str, request: HttpRequest, services: ProvidedServices) -> Rights:
        """What you may do at this table."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            return _rights(found, access)

    @table_get("/terms")
    async def terms(self, table: str, request: HttpRequest, services: ProvidedServices) -> Terms:
        """The game this table plays, its options and its house rules."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            opened = found.opened
            return Terms(opened.game, opened.options, opened.public, opened.hints, opened.clock)

    @table_get("/standing")
    async def standing(
        self, table: str, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> Any:
        """The score sheet as if the game ended now, counting only what you may know."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            return replay.standing(found, access.viewer(seat))

    @table_get("/standings", cost=CHANGE)
    async def standings(
        self, table: str, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> Standings:
        """The same totals after every move so far."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            compute = replay.standings(found, access.viewer(seat))
        return Standings(await asyncio.to_thread(compute))

    @table_get("/suggestions")
    async def suggestions(
        self, table: str, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> Suggestions:
        """The answers marked for a seat, for its people and helpers."""
        access = await services.gate.access(request, table)
        return await services.hints.suggestions(table, access, access.adviser(seat))

    @table_get("/plans")
    async def plans(
        self, table: str, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> list[Plannable]:
        """The answers your seat may queue in advance."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            match = found.match
            return found.game.words.plans(match.state.view(access.player(seat))) if match else []

    @table_get("/chat", operation_id="earlier_chat")
    async def chat(
        self,
        table: str,
        request: HttpRequest,
        services: ProvidedServices,
        before: Annotated[int, Parameter(ge=1)],
    ) -> list[Said]:
        """Up to 100 chat messages from before a row, in order. A table's first update only has the last 100."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            return earlier_chat(found, before)


def _rights(table: Table, access: Access) -> Rights:
    return Rights(
        game=table.game.name,
        public=table.opened.public,
        host=access.host,
        plays=sorted(access.plays),
        hands=sorted(access.hands),
        helps=sorted(access.helps),
        private=[seat for seat in sorted(access.plays) if keeps_secrets(table, seat)],
        clock=table.opened.clock,
    )
