"""Live connections: a WebSocket, or a stream of lines for those who prefer plain HTTP."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from cosecha.core.errors import CosechaError
from cosecha.core.message import Message
from cosecha.server.access import Access
from cosecha.server.asks import AnyAsk, Ask
from cosecha.server.document import look as looking
from cosecha.server.document import problems
from cosecha.server.doorway import Door, Doorway, still_open
from cosecha.server.guards import Asker, from_our_pages
from cosecha.server.house import Forbidden, NoTable, Refused
from cosecha.server.looking import look
from cosecha.server.table import Table
from cosecha.server.wire import Frame, Reply, Update

QUIET = 25.0
"""After so many seconds without news a stream of lines says that it is still there; a WebSocket pings."""
LINES = "application/x-ndjson"
GONE = 4404
"""A WebSocket is closed with this when its link opens nothing, or no longer."""

Socket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode
_asked = msgspec.json.Decoder(AnyAsk).decode


class Viewer:
    """Somebody who looks at a table again and again: each update goes on from the one before."""

    def __init__(self, door: Doorway, table: str, access: Access, seat: int | None, since: int) -> None:
        self._door = door
        self._table = table
        self._access = access
        self._seat = seat
        self._since = since
        self._first = True

    async def news(self) -> Update | None:
        """What is new, if anything. Raises NoTable once the link is revoked."""
        here = None if self._first else self._door.house.here(self._table)
        if here is not None:
            return self._news(here)
        async with self._door.house.at(self._table, fresh=self._first) as table:
            return self._news(table)

    def _news(self, table: Table) -> Update | None:
        if not still_open(table, self._access):
            raise NoTable("error-no-table")
        if table.seq <= self._since and not self._first:
            return None
        update = look(table, self._seat, self._since)
        self._since, self._first = update.seq, False
        return update

    async def ask(self, ask: Ask) -> Reply:
        """Do what is asked; what comes of it is news."""
        try:
            return Reply(ask.key, await self._door.ask_only(self._table, self._access, ask))
        except CosechaError as wrong:
            return Reply(ask.key, error=wrong.message)


class Live(Controller):
    path = "/api/tables/{table:str}"

    @looking(
        "/stream",
        media_type=LINES,
        responses={200: ResponseSpec(Update, False, "A line each", LINES)} | problems(400, 403, 404, 422),
    )
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
        viewer = Viewer(door, table, access, access.viewer(seat), since)

        async def lines() -> AsyncIterator[bytes]:
            async with door.house.listening(table) as changed, door.presence.at(table, access.plays):
                while True:
                    changed.clear()
                    try:
                        update = await viewer.news()
                    except NoTable:
                        return
                    if update is not None:
                        yield _encode(update) + b"\n"
                    try:
                        async with asyncio.timeout(QUIET):
                            await changed.wait()
                    except TimeoutError:
                        yield b"\n"

        return Stream(lines, media_type=LINES)

    @websocket("/live")
    async def live(self, socket: Socket, table: str, door: Door, since: int = 0, seat: int | None = None) -> None:
        """Updates over a WebSocket; what a client asks there is done, and each gets a reply."""
        try:
            if not from_our_pages(socket):
                raise Forbidden("error-other-site")
            access = await door.access(socket, table)
            viewer = Viewer(door, table, access, access.viewer(seat), since)
        except Refused as wrong:
            await socket.close(code=GONE, reason=wrong.message.id)
            return
        await socket.accept()
        async with door.house.listening(table) as changed, door.presence.at(table, access.plays):
            asker = door.guards.asker(socket)
            replies: list[Reply] = []
            sending = asyncio.create_task(_send(socket, viewer, changed, replies))
            try:
                while True:
                    replies.append(await _reply(door, asker, viewer, await socket.receive_data(mode="text")))
                    changed.set()
            except (WebSocketDisconnect, RuntimeError):  # a RuntimeError: it was closed under our hands
                pass
            finally:
                sending.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await sending


async def _send(socket: Socket, viewer: Viewer, changed: asyncio.Event, replies: list[Reply]) -> None:
    """News and replies, in one frame where they come together."""
    while True:
        changed.clear()
        try:
            update = await viewer.news()
        except NoTable as wrong:
            await socket.close(code=GONE, reason=wrong.message.id)
            return
        frame = Frame(update, replies[:])
        replies.clear()
        if frame.update is not None or frame.replies:
            await socket.send({"type": "websocket.send", "bytes": None, "text": _encode(frame).decode()})
        await changed.wait()


async def _reply(door: Doorway, asker: Asker, viewer: Viewer, frame: str) -> Reply:
    """Do what a frame asks for."""
    try:
        ask = _asked(frame)
    except (msgspec.DecodeError, RecursionError) as wrong:
        text = str(wrong) if isinstance(wrong, msgspec.DecodeError) else "too deep"
        return Reply("", error=Message("error-request", {"text": text}))
    if not door.guards.allows(asker):
        return Reply(ask.key, error=Message("error-too-fast"))
    return await viewer.ask(ask)
