"""Games and tables: what can be played, creating a table, reading it."""

from functools import cache
from typing import Annotated, Any

from litestar import Controller
from litestar.params import Parameter
from msgspec import Meta, Struct

from cosecha.bots.levels import Measured, measured
from cosecha.bots.registry import bots_for, thinking
from cosecha.bots.timing import Thinking
from cosecha.core.options import OptionField, option_fields, options_schema
from cosecha.core.series import kinds_for, usual_options
from cosecha.games import NAMES, by_name
from cosecha.locale import Language
from cosecha.server.api.openapi import create_table, public_get, table_get
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.http.links import Opened
from cosecha.server.http.services import ProvidedServices
from cosecha.server.table import seating
from cosecha.server.table.cards import MyTable, TableCard
from cosecha.server.table.facts import USUAL_PACE, Clock, SeatPlan
from cosecha.server.table.lessons import lesson
from cosecha.server.table.requests import Name
from cosecha.server.table.wire import Hint, Update

LISTED = 50


class GameInfo(Struct):
    """A game as a form shows it."""

    name: str
    version: int
    fields: list[OptionField]
    schema: dict[str, Any]
    bots: list[str]
    """The names of all bots, weakest first."""
    levels: list[Measured]
    """Those to choose an opponent from, weakest first, with what a league has measured; empty for a game without."""
    timed: dict[str, Thinking]
    """The bots that think for a set time, as far as this server allows it. For another time than usual, add the seconds
    to the name: `master@0.5`."""
    series: list[str]
    """The kinds of series that can be played."""
    series_usual: dict[str, dict[str, Any]]
    """By kind of series: the options of its first game that differ from the game's defaults."""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    public: bool = False
    pace: Annotated[float, Meta(ge=0, le=10)] = USUAL_PACE
    confirm: bool | None = None
    clock: Clock | None = None
    hints: bool = True
    """Whether people may have hints, the bot's suggestions and the coach's ideas while the game is running."""
    language: Language = "en"
    """Your language, from which the bots get their first names."""
    series: Name = ""
    """The kind of series that begins with this game, such as `best-of-three`; by default, none."""


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Name
    lesson: Annotated[str, Meta(max_length=20)] = ""
    """The name of the lesson; by default, the game's first one."""
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8


@cache
def _info(name: str, bot_seconds: float) -> GameInfo:
    game = by_name(name)
    kinds = kinds_for(name)
    bots = bots_for(name)
    return GameInfo(
        name,
        game.version,
        option_fields(game.options),
        options_schema(game.options),
        bots,
        list(measured(name)),
        {bot: time for bot in bots if (time := thinking(bot, name, bot_seconds))},
        kinds,
        {kind: found for kind in kinds if (found := usual_options(kind, name, {}))},
    )


class TablesApi(Controller):
    path = "/api"

    @public_get("/games", tags=["tables"])
    async def games(self, services: ProvidedServices) -> list[GameInfo]:
        """The games, with their options and bots."""
        return [_info(name, services.lobby.bot_seconds) for name in NAMES]

    @public_get("/tables", tags=["tables"], operation_id="public_tables")
    async def listed(self, services: ProvidedServices) -> list[TableCard]:
        """Public tables that are waiting for players or in play. Abandoned tables are left out."""
        return await services.lobby.listed(LISTED)

    @create_table("/tables", operation_id="open_table")
    async def open(self, data: NewTable, request: HttpRequest, services: ProvidedServices) -> Opened:
        """Create a table."""
        return await services.open_table(
            request,
            seating.opened(
                data.game,
                data.options,
                data.seats,
                data.public,
                data.pace,
                data.confirm,
                data.clock,
                data.hints,
                data.language,
                data.series,
            ),
        )

    @create_table("/lessons", operation_id="open_lesson")
    async def teach(self, data: NewLesson, request: HttpRequest, services: ProvidedServices) -> Opened:
        """Create the table for a game's lesson. Its deal is always the same."""
        return await services.open_table(request, lesson(data.game, data.pace, data.lesson))

    @table_get("/tables/{table:str}", operation_id="look")
    async def table(
        self,
        table: str,
        request: HttpRequest,
        services: ProvidedServices,
        since: Annotated[int, Parameter(ge=0)] = 0,
        wait: Annotated[float, Parameter(ge=0, le=30)] = 0,
        seat: int | None = None,
    ) -> Update:
        """The table's current state and everything after `since`. With `wait`, it answers as soon as there is news."""
        access = await services.gate.access(request, table)
        return await services.polling.update(table, access, access.viewer(seat), since, wait)

    @table_get("/tables/{table:str}/hints", cost=EXPENSIVE)
    async def hints(
        self, table: str, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> list[Hint]:
        """Three good answers to the seat's decision, each with a reason."""
        access = await services.gate.access(request, table)
        return await services.hints.of(table, access, access.adviser(seat))

    @public_get("/mine", tags=["people"], security=[{"cookie": []}, {}])
    async def mine(
        self,
        request: HttpRequest,
        services: ProvidedServices,
        after: Annotated[str | None, Parameter(max_length=32)] = None,
    ) -> list[MyTable]:
        """The tables your cookie opens, 20 at a time. Unfinished games come first, then the newest. With `after`, the
        tables after that one: pass the last one you got."""
        return await services.lobby.mine(services.people.person(request), after)
