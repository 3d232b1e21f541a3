"""Live updates over plain HTTP, as lines of JSON."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Controller
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from cosecha.server.api.openapi import problems, table_get
from cosecha.server.api.viewer import Viewer
from cosecha.server.common.refusals import NoTable
from cosecha.server.http.guards import CHANGE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.table.wire import Update

QUIET = 25.0
"""Seconds without news after which a stream sends an empty line; WebSockets ping by themselves."""
LINES = "application/x-ndjson"


class StreamApi(Controller):
    path = "/api/tables/{table:str}"

    @table_get(
        "/stream",
        cost=CHANGE,
        media_type=LINES,
        responses={200: ResponseSpec(Update, False, "A line each", LINES)} | problems(400, 403, 404, 422, 429),
    )
    async def stream(
        self,
        table: str,
        request: HttpRequest,
        services: ProvidedServices,
        since: Annotated[int, Parameter(ge=0)] = 0,
        seat: int | None = None,
    ) -> Stream:
        """Updates as lines of JSON; an empty line now and then keeps the connection open."""
        access = await services.gate.access(request, table)
        viewer = Viewer(services, table, access, access.viewer(seat), since)

        async def lines() -> AsyncIterator[bytes]:
            async with (
                services.tables.listening(table) as changed,
                services.presence.at(table, access.plays, access.spectator),
            ):
                while True:
                    changed.clear()
                    try:
                        update = await viewer.news()
                    except NoTable:
                        return
                    if update is not None:
                        yield update.json + b"\n"
                    try:
                        async with asyncio.timeout(QUIET):
                            await changed.wait()
                    except TimeoutError:
                        yield b"\n"

        return Stream(lines, media_type=LINES)
