"""Replays: a game at any of its moves, its record, and continuing from there."""

from typing import Annotated

from litestar import Controller
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from cosecha.core.record import Record
from cosecha.core.rng import Rng
from cosecha.core.series_record import SeriesRecord
from cosecha.server.api.openapi import create_table, problems, table_get, table_post
from cosecha.server.http.guards import CHANGE, EXPENSIVE, RECORD_LIMIT, HttpRequest
from cosecha.server.http.links import Opened
from cosecha.server.http.series_file import series_file
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.uploads import upload
from cosecha.server.table import replay
from cosecha.server.table.access import new_id
from cosecha.server.table.requests import Name, SeatNumber


class Forking(Struct, forbid_unknown_fields=True):
    """From which move, in which seat, against which bots: a name, with seconds for one that thinks for a set time."""

    move: int
    plays: SeatNumber
    bot: Name = ""
    seat: SeatNumber | None = None


class Brought(Struct, forbid_unknown_fields=True):
    """A record as text."""

    record: Annotated[str, Meta(max_length=500_000)]


class ReplayApi(Controller):
    path = "/api"

    @table_get("/tables/{table:str}/moves/{move:int}", cost=CHANGE)
    async def moment(
        self,
        table: str,
        move: int,
        request: HttpRequest,
        services: ProvidedServices,
        seat: int | None = None,
        eyes: int | None = None,
    ) -> replay.Moment:
        """The game after a given number of moves. Once it's over, from any seat's point of view."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            return replay.moment(found, access.viewer(seat), eyes, move)

    @table_get(
        "/tables/{table:str}/record",
        cost=CHANGE,
        media_type="application/json",
        responses={200: ResponseSpec(Record, False, "The record as a file")} | problems(400, 403, 404, 422, 429),
    )
    async def record(self, table: str, request: HttpRequest, services: ProvidedServices) -> str:
        """The game record as a file. Until the game is over, it holds only what everybody may know."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            return replay.download(found)

    @table_get(
        "/tables/{table:str}/series",
        cost=CHANGE,
        media_type="application/json",
        responses={200: ResponseSpec(SeriesRecord, False, "The series as a file")} | problems(400, 403, 404, 422, 429),
    )
    async def series(self, table: str, request: HttpRequest, services: ProvidedServices) -> str:
        """The finished games of the table's series as one file."""
        return await series_file(services, table, await services.gate.access(request, table))

    @create_table("/records", operation_id="bring_record", request_max_body_size=RECORD_LIMIT)
    async def bring(self, data: Brought, request: HttpRequest, services: ProvidedServices) -> Opened:
        """Upload a record, or a series. Each game becomes a table you can replay and fork."""
        return await upload(services, request, data.record)

    @table_post("/tables/{table:str}/fork", status_code=201, cost=EXPENSIVE, opens=True)
    async def fork(self, table: str, data: Forking, request: HttpRequest, services: ProvidedServices) -> Opened:
        """Create a table that continues from a move, against bots. Whatever the seat couldn't know is dealt again."""
        access = await services.gate.access(request, table)
        async with services.gate.at(table, access) as found:
            fact = replay.forked(found, access.viewer(data.seat), data.move, data.plays, data.bot, Rng(new_id()))
        return await services.open_table(request, fact)
