"""Live connections: a WebSocket, or a stream of lines for those who prefer plain HTTP."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, WebSocket, get, websocket
from litestar.params import Parameter
from litestar.response import Stream

from cosecha.server.access import Access
from cosecha.server.doorway import Door, still_open
from cosecha.server.guards import from_our_pages
from cosecha.server.house import Forbidden, Refused
from cosecha.server.looking import look

QUIET = 25.0
"""After so many seconds without news a stream says that it is still there."""

_encode = msgspec.json.Encoder().encode


async def updates(door: Door, id: str, access: Access, seat: int | None, since: int) -> AsyncIterator[bytes]:
    """Updates, each going on from the one before, until the link is revoked; an empty one now and then meanwhile."""
    async with door.house.listening(id) as changed:
        first = True
        while True:
            changed.clear()
            async with door.house.at(id, fresh=first) as table:
                if not still_open(table, access):
                    return
                update = look(table, seat, since) if table.seq > since or first else None
            if update is not None:
                since, first = update.seq, False
                yield _encode(update)
            try:
                await asyncio.wait_for(changed.wait(), QUIET)
            except TimeoutError:
                yield b""


class Live(Controller):
    path = "/api/tables/{table:str}"

    @get("/stream")
    async def stream(
        self,
        table: str,
        request: Request[Any, Any, Any],
        door: Door,
        since: Annotated[int, Parameter(ge=0)] = 0,
        seat: int | None = None,
    ) -> Stream:
        """Updates as lines of JSON; an empty line now and then keeps the connection open."""
        access = await door.access(request, table)
        viewer = access.viewer(seat)

        async def lines() -> AsyncIterator[bytes]:
            async for update in updates(door, table, access, viewer, since):
                yield update + b"\n"

        return Stream(lines, media_type="application/x-ndjson")

    @websocket("/live")
    async def live(
        self, socket: WebSocket[Any, Any, Any], table: str, door: Door, since: int = 0, seat: int | None = None
    ) -> None:
        """Updates over a WebSocket. Answers go over HTTP; what a client sends here is not read."""
        try:
            if not from_our_pages(socket):
                raise Forbidden("error-other-site")
            access = await door.access(socket, table)
            viewer = access.viewer(seat)
        except Refused as wrong:
            await socket.close(code=4404, reason=wrong.message.id)
            return
        await socket.accept()
        sending = asyncio.create_task(_send(socket, updates(door, table, access, viewer, since)))
        try:
            while True:
                await socket.receive_data(mode="text")
        except Exception:  # however the connection ends, it is over
            pass
        finally:
            sending.cancel()


async def _send(socket: WebSocket[Any, Any, Any], news: AsyncIterator[bytes]) -> None:
    async for update in news:
        await socket.send_data(update.decode(), mode="text")
    await socket.close(code=4404, reason="error-no-table")
