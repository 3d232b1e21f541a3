"""The coach: analyses of finished games, and what it would do."""

from typing import Annotated, Literal, cast

from litestar import Controller
from msgspec import Meta, Raw, Struct

from cosecha.coach.report import Analysis, SeatReport
from cosecha.coach.review import Ideas
from cosecha.core.lines import LONGEST
from cosecha.server.api.openapi import table_get, table_post
from cosecha.server.http.coach import LineAnswer
from cosecha.server.http.guards import CHANGE, EXPENSIVE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.running.analyses import AnalysisProgress
from cosecha.server.table.replay import Moment
from cosecha.server.table.requests import SeatNumber


class AnalysisNow(Struct):
    """An analysis, or how far it is."""

    state: Literal["none", "working", "done"]
    progress: AnalysisProgress | None = None
    """As long as it isn't done."""
    analysis: Analysis | None = None


class LineRequest(Struct, forbid_unknown_fields=True):
    """Answers one after the other, from a moment on."""

    steps: Annotated[list[LineAnswer], Meta(min_length=1, max_length=LONGEST)]
    seat: SeatNumber | None = None
    """The seat that decides at that moment."""


class CoachApi(Controller):
    path = "/api/tables/{table:str}"

    @table_get("/analysis", operation_id="analysis", cost=CHANGE)
    async def analysis(self, table: str, request: HttpRequest, services: ProvidedServices) -> AnalysisNow:
        """The analysis of a finished game, or how far it is."""
        return _now(await services.coach.analysis(table, await services.gate.access(request, table)))

    @table_post("/analysis", operation_id="analyze", cost=EXPENSIVE, tags=["looking"])
    async def analyze(self, table: str, request: HttpRequest, services: ProvidedServices) -> AnalysisNow:
        """Analyze a finished game. That takes from seconds to a few minutes; ask for the analysis meanwhile."""
        return _now(await services.coach.analyze(table, await services.gate.access(request, table)))

    @table_get("/reports", cost=CHANGE)
    async def reports(self, table: str, request: HttpRequest, services: ProvidedServices) -> list[SeatReport]:
        """Where each seat's points came from in a finished game, compared with others, and what to try next."""
        return await services.coach.reports(table, await services.gate.access(request, table))

    @table_get("/moves/{move:int}/ideas", cost=EXPENSIVE)
    async def ideas(
        self, table: str, move: int, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> Ideas:
        """The three best answers after a given number of moves, each with what may follow. Until the game is over, only
        for your own seat, and for nobody if it was uploaded."""
        return await services.coach.ideas(table, await services.gate.access(request, table), move, seat)

    @table_post("/moves/{move:int}/line", tags=["looking"])
    async def line(
        self, table: str, move: int, data: LineRequest, request: HttpRequest, services: ProvidedServices
    ) -> Moment:
        """The game after some answers, such as the first steps of one of these lines, as your seat may imagine it.

        What your seat doesn't know is guessed, the same each time. Whoever may ask for ideas may ask for this."""
        access = await services.gate.access(request, table)
        return await services.coach.line(table, access, move, data.seat, data.steps)


def _now(found: bytes | AnalysisProgress | None) -> AnalysisNow:
    if isinstance(found, bytes):
        return AnalysisNow("done", analysis=cast("Analysis", Raw(found)))  # it may be long, and is sent as it is
    return AnalysisNow("none") if found is None else AnalysisNow("working", found)
