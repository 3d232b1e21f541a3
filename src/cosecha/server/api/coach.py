"""The coach: analyses of finished games, and what it would do."""

from typing import Annotated, Literal

from litestar import Controller
from litestar.params import Parameter
from msgspec import Struct

from cosecha.coach.report import Analysis, SeatReport
from cosecha.coach.review import Ideas
from cosecha.server.api.openapi import table_get, table_post
from cosecha.server.http.guards import CHANGE, EXPENSIVE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.running.analyses import AnalysisProgress
from cosecha.server.table.replay import Moment


class AnalysisNow(Struct):
    """An analysis, or how far it is."""

    state: Literal["none", "working", "done"]
    progress: AnalysisProgress | None = None
    """As long as it isn't done."""
    analysis: Analysis | None = None


class CoachApi(Controller):
    path = "/api/tables/{table:str}"

    @table_get("/analysis", operation_id="analysis")
    async def analysis(self, table: str, request: HttpRequest, services: ProvidedServices) -> AnalysisNow:
        """The analysis of a finished game, or how far it is."""
        return _now(await services.coach.analysis(table, await services.gate.access(request, table)))

    @table_post("/analysis", operation_id="analyze", cost=EXPENSIVE, tags=["looking"])
    async def analyze(self, table: str, request: HttpRequest, services: ProvidedServices) -> AnalysisNow:
        """Analyze a finished game. That takes from seconds to a few minutes; ask for the analysis meanwhile."""
        return _now(await services.coach.analyze(table, await services.gate.access(request, table)))

    @table_get("/reports")
    async def reports(self, table: str, request: HttpRequest, services: ProvidedServices) -> list[SeatReport]:
        """Where each seat's points came from in a finished game, compared with others, and what to try next."""
        return await services.coach.reports(table, await services.gate.access(request, table))

    @table_get("/moves/{move:int}/ideas", cost=EXPENSIVE)
    async def ideas(
        self, table: str, move: int, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> Ideas:
        """The three best answers after a given number of moves, each with what may follow. Until the game is over, only
        for your own seat."""
        return await services.coach.ideas(table, await services.gate.access(request, table), move, seat)

    @table_get("/moves/{move:int}/line", cost=CHANGE)
    async def line(
        self,
        table: str,
        move: int,
        request: HttpRequest,
        services: ProvidedServices,
        idea: Annotated[int, Parameter(ge=0, le=2)],
        step: Annotated[int, Parameter(ge=1, le=100)],
        seat: int | None = None,
    ) -> Moment:
        """The game after some steps of one of these lines, as your seat may imagine it."""
        access = await services.gate.access(request, table)
        return await services.coach.line(table, access, move, seat, idea, step)


def _now(found: Analysis | AnalysisProgress | None) -> AnalysisNow:
    if isinstance(found, Analysis):
        return AnalysisNow("done", analysis=found)
    return AnalysisNow("none") if found is None else AnalysisNow("working", found)
