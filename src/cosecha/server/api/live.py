"""Live connections: a WebSocket, or NDJSON over plain HTTP."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.core.message import Message
from cosecha.server.api.openapi import problems, table_get
from cosecha.server.common.logs import failed, short
from cosecha.server.common.refusals import Forbidden, NoTable, Refused
from cosecha.server.http.gate import are_valid
from cosecha.server.http.guards import CHANGE, UNDO, HttpRequest, from_our_pages
from cosecha.server.http.services import ProvidedServices, Services
from cosecha.server.storage.failures import Unavailable
from cosecha.server.table import helping
from cosecha.server.table.access import Access
from cosecha.server.table.requests import AnyRequest, Sit, TableRequest, Undo
from cosecha.server.table.table import Table
from cosecha.server.table.updates import update_for
from cosecha.server.table.wire import Company, Frame, Reply, Suggestions, Update

QUIET = 25.0
"""Seconds without news after which a stream sends an empty line; WebSockets ping by themselves."""
LINES = "application/x-ndjson"
GONE = 4404
"""Close code: the link isn't valid, or no longer is."""
UNFAIR = 1008
"""Close code: the client keeps reconnecting, ignores the rate limit or doesn't read."""
BROKEN = 1011
"""Close code: an error here; the client reconnects and carries on."""
PATIENCE = 30
"""Frames in a row over the rate limit before a WebSocket is closed."""
UNREAD = 64
"""Replies that may wait for a slow client."""
NO_NEWS = Frame()
PARTING = 5.0
"""Seconds a client has to read the close frame."""

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyRequest).decode


class Viewer:
    """A viewer who follows a table: each update continues the one before."""

    def __init__(self, services: Services, table: str, access: Access, seat: int | None, since: int) -> None:
        self.table = table
        self._services = services
        self._access = access
        self._seat = seat
        self._since = since
        self._first = True
        self.suggestions = helping.NOTHING
        """What is marked for the seat, if this viewer may see it."""

    async def news(self) -> Update | None:
        """The next update, if there is news. Raises NoTable once the link is revoked."""
        here = None if self._first else self._services.tables.here(self.table)
        if here is None:
            async with self._services.tables.at(self.table, fresh=self._first) as table:
                if are_valid(table, self._access):
                    return self._news(table)
        elif are_valid(here, self._access):
            return self._news(here)
        self._access = await self._services.gate.renewed(self.table, self._access)
        async with self._services.gate.at(self.table, self._access) as table:
            return self._news(table)

    def _news(self, table: Table) -> Update | None:
        if self._seat is not None and self._access.advises(self._seat):
            self.suggestions = helping.suggestions(table, self._seat)
        if table.seq <= self._since and not self._first:
            return None
        update = update_for(table, self._seat, self._since)
        self._since, self._first = update.seq, False
        return update

    async def run(self, request: TableRequest) -> Reply:
        """Carry out a request; its effects arrive as news."""
        try:
            if isinstance(request, Sit):
                seated = await self._services.links.sit(self.table, self._access, request, self._adopt)
                return Reply(request.key, seated.seq, tokens=seated.tokens)
            return Reply(request.key, await self._services.dispatcher.run(self.table, self._access, request))
        except (CosechaError, Unavailable) as wrong:
            return Reply(request.key, error=wrong.message)

    def _adopt(self, access: Access) -> None:
        self._access = access


class LiveApi(Controller):
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
                        yield _encode(update) + b"\n"
                    try:
                        async with asyncio.timeout(QUIET):
                            await changed.wait()
                    except TimeoutError:
                        yield b"\n"

        return Stream(lines, media_type=LINES)

    @websocket("/live")
    async def live(
        self,
        socket: Socket,
        table: str,
        services: ProvidedServices,
        since: int = 0,
        seat: int | None = None,
        company: bool = False,
    ) -> None:
        """Updates and requests over a WebSocket. With `company`, it also reports who is present."""
        if not services.guards.allows(services.guards.rate_keys(socket)):
            await socket.accept()  # only then does the client get the reason
            await socket.close(code=UNFAIR, reason="error-too-fast")
            return
        try:
            if not from_our_pages(socket):
                raise Forbidden("error-other-site")
            access = await services.gate.access(socket, table)
            viewer = Viewer(services, table, access, access.viewer(seat), since)
        except Refused as wrong:
            await socket.close(code=GONE, reason=wrong.message.id)
            return
        except Unavailable as wrong:
            await socket.accept()
            await socket.close(code=BROKEN, reason=wrong.message.id)
            return
        await socket.accept()
        async with (
            services.tables.listening(table) as changed,
            services.presence.at(table, access.plays, access.spectator, changed if company else None),
        ):
            end = await _Connection(socket, viewer, services, changed, company).run()
        if end is not None:
            await _close(socket, end)


class _End(Struct, frozen=True):
    """Why a WebSocket is closed from our side."""

    code: int
    reason: str


class _Connection:
    """One WebSocket: reads requests, and sends replies and news."""

    def __init__(
        self, socket: Socket, viewer: Viewer, services: Services, changed: asyncio.Event, wants_company: bool
    ) -> None:
        self._socket = socket
        self._clock = services.tables.clock
        self._presence = services.presence if wants_company else None
        self._company: Company | None = None
        self._suggestions = helping.NOTHING
        self._viewer = viewer
        self._guards = services.guards
        self._rate_keys = services.guards.rate_keys(socket)
        self._changed = changed
        self._replies: list[Reply] = []

    async def run(self) -> _End | None:
        """Receive and send until either ends. None means that the client has gone."""
        both = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        return self._end(done.pop())

    def _end(self, ended: asyncio.Task[_End | None]) -> _End | None:
        wrong = ended.exception()
        if wrong is None:
            return ended.result()
        if isinstance(wrong, Unavailable):  # the store has logged it
            return _End(BROKEN, wrong.message.id)
        failed(log, "websocket failed", wrong, table=short(self._viewer.table))
        return _End(BROKEN, "error-server")

    async def _receive(self) -> _End | None:
        too_fast = 0
        while len(self._replies) <= UNREAD:
            try:
                frame = await self._socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError):  # RuntimeError: it was closed meanwhile
                return None
            # Every frame counts, even one that can't be read.
            allowed = self._guards.allows(self._rate_keys)
            too_fast = 0 if allowed else too_fast + 1
            if too_fast > PATIENCE:
                return _End(UNFAIR, "error-too-fast")
            self._replies.append(await self._reply(frame, allowed))
            self._changed.set()
            await asyncio.sleep(0)  # let others run, because many frames may be waiting already
        return _End(UNFAIR, "error-too-fast")

    async def _reply(self, frame: str, allowed: bool) -> Reply:
        """Carry out the request in a frame."""
        try:
            request = _decode(frame)
        except (msgspec.DecodeError, RecursionError) as wrong:
            text = str(wrong) if isinstance(wrong, msgspec.DecodeError) else "too deep"
            return Reply("", error=Message("error-request", {"text": text}))
        if allowed and isinstance(request, Undo):
            allowed = self._guards.allows(self._rate_keys, UNDO - CHANGE)
        return await self._viewer.run(request) if allowed else Reply(request.key, error=Message("error-too-fast"))

    async def _send(self) -> _End | None:
        """Send news and replies, in one frame if they come together."""
        while True:
            self._changed.clear()
            try:
                update = await self._viewer.news()
            except NoTable as wrong:
                return _End(GONE, wrong.message.id)
            at = self._clock() if update is not None and update.now.deadlines else None
            frame = Frame(update, self._replies[:], self._new_company(), self._new_suggestions(), at)
            self._replies.clear()
            if frame != NO_NEWS:
                text = _encode(frame).decode()
                await asyncio.sleep(0)  # first build the frames of all viewers, then send them back to back
                if not await self._send_text(text):
                    return None
            await self._changed.wait()

    def _new_company(self) -> Company | None:
        """Who is here, if the client wants to know and it has changed."""
        company = self._presence.company(self._viewer.table) if self._presence else None
        if company == self._company:
            return None
        self._company = company
        return company

    def _new_suggestions(self) -> Suggestions | None:
        """What is marked for the seat, if it has changed."""
        suggestions = self._viewer.suggestions
        if suggestions == self._suggestions:
            return None
        self._suggestions = suggestions
        return suggestions

    async def _send_text(self, text: str) -> bool:
        """Send a frame when the client has read enough earlier ones; whether it is still connected."""
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
        except (OSError, RuntimeError):
            return False
        return True


async def _close(socket: Socket, end: _End) -> None:
    """Send the reason, if the client still reads; the connection ends in any case."""
    with contextlib.suppress(OSError, RuntimeError, TimeoutError):
        async with asyncio.timeout(PARTING):
            await socket.close(code=end.code, reason=end.reason)
