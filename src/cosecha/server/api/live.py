"""Live connections: a WebSocket, or a stream of lines for those who prefer plain HTTP."""

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
from cosecha.server.http.guards import CHANGE, HttpRequest, from_our_pages
from cosecha.server.http.services import ProvidedServices, Services
from cosecha.server.table import helping
from cosecha.server.table.access import Access
from cosecha.server.table.requests import AnyRequest, TableRequest
from cosecha.server.table.table import Table
from cosecha.server.table.updates import update_for
from cosecha.server.table.wire import Company, Frame, Reply, Suggestions, Update

QUIET = 25.0
"""After so many seconds without news a stream of lines says that it is still there; a WebSocket pings."""
LINES = "application/x-ndjson"
GONE = 4404
"""A WebSocket is closed with this when its link opens nothing, or no longer."""
UNFAIR = 1008
"""With this when its client opens one after the other, asks on and on though it is too fast, or does not read."""
BROKEN = 1011
"""With this when something breaks here: the client comes back and goes on."""
PATIENCE = 30
"""So many frames in a row may come too fast before a WebSocket is closed."""
UNREAD = 64
"""So many replies may wait for a client that reads slowly."""
NO_NEWS = Frame()
PARTING = 5.0
"""Seconds that a client who does not read has to hear that its WebSocket is closed."""

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode
_asked = msgspec.json.Decoder(AnyRequest).decode


class Viewer:
    """Somebody who looks at a table again and again: each update goes on from the one before."""

    def __init__(self, services: Services, table: str, access: Access, seat: int | None, since: int) -> None:
        self.table = table
        self._services = services
        self._access = access
        self._seat = seat
        self._since = since
        self._first = True
        self.suggestions = helping.NOTHING
        """What is marked for the seat, as far as it is this viewer's business."""

    async def news(self) -> Update | None:
        """What is new, if anything. Raises NoTable once the link is revoked."""
        here = None if self._first else self._services.tables.here(self.table)
        if here is not None:
            return self._news(here)
        async with self._services.tables.at(self.table, fresh=self._first) as table:
            return self._news(table)

    def _news(self, table: Table) -> Update | None:
        if not are_valid(table, self._access):
            raise NoTable("error-no-table")
        if self._seat is not None and self._access.advises(self._seat):
            self.suggestions = helping.suggestions(table, self._seat)
        if table.seq <= self._since and not self._first:
            return None
        update = update_for(table, self._seat, self._since)
        self._since, self._first = update.seq, False
        return update

    async def ask(self, ask: TableRequest) -> Reply:
        """Do what is asked; what comes of it is news."""
        try:
            return Reply(ask.key, await self._services.dispatcher.run(self.table, self._access, ask))
        except CosechaError as wrong:
            return Reply(ask.key, error=wrong.message)


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
                services.presence.at(table, access.plays, access.onlooker),
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
            await socket.accept()  # only then a client is told why
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
        await socket.accept()
        async with (
            services.tables.listening(table) as changed,
            services.presence.at(table, access.plays, access.onlooker, changed if company else None),
        ):
            end = await _Line(socket, viewer, services, changed, company).talk()
        if end is not None:
            await _close(socket, end)


class _End(Struct, frozen=True):
    """Why a WebSocket is closed from our side."""

    code: int
    reason: str


class _Line:
    """A WebSocket in use: what comes is done and gets its reply, and what is new is told."""

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
        self._asker = services.guards.rate_keys(socket)
        self._changed = changed
        self._replies: list[Reply] = []

    async def talk(self) -> _End | None:
        """Hear and tell until one of the two ends, for the other is of no use alone. None: the client has gone."""
        both = [asyncio.create_task(self._hear()), asyncio.create_task(self._tell())]
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
        failed(log, "websocket failed", wrong, table=short(self._viewer.table))
        return _End(BROKEN, "error-server")

    async def _hear(self) -> _End | None:
        too_fast = 0
        while len(self._replies) <= UNREAD:
            try:
                frame = await self._socket.receive_data(mode="text")
            except (WebSocketDisconnect, RuntimeError):  # a RuntimeError: it was closed under our hands
                return None
            # Whatever comes has its price, also what nobody can read.
            allowed = self._guards.allows(self._asker)
            too_fast = 0 if allowed else too_fast + 1
            if too_fast > PATIENCE:
                return _End(UNFAIR, "error-too-fast")
            self._replies.append(await self._reply(frame, allowed))
            self._changed.set()
            await asyncio.sleep(0)  # many frames may be there already, and none of them waits for anything
        return _End(UNFAIR, "error-too-fast")

    async def _reply(self, frame: str, allowed: bool) -> Reply:
        """Do what a frame asks for."""
        try:
            ask = _asked(frame)
        except (msgspec.DecodeError, RecursionError) as wrong:
            text = str(wrong) if isinstance(wrong, msgspec.DecodeError) else "too deep"
            return Reply("", error=Message("error-request", {"text": text}))
        return await self._viewer.ask(ask) if allowed else Reply(ask.key, error=Message("error-too-fast"))

    async def _tell(self) -> _End | None:
        """News and replies, in one frame where they come together."""
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
                await asyncio.sleep(0)  # all who are told of it get it at once: where they sit is woken once
                if not await self._sent(text):
                    return None
            await self._changed.wait()

    def _new_company(self) -> Company | None:
        """Who is here, if the client wants to know and does not know it yet."""
        company = self._presence.company(self._viewer.table) if self._presence else None
        if company == self._company:
            return None
        self._company = company
        return company

    def _new_suggestions(self) -> Suggestions | None:
        """What is marked for the seat, if the client does not know it yet."""
        suggestions = self._viewer.suggestions
        if suggestions == self._suggestions:
            return None
        self._suggestions = suggestions
        return suggestions

    async def _sent(self, text: str) -> bool:
        """Send a frame, as soon as the client has read enough of the earlier ones; whether it is still there."""
        try:
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})
        except (OSError, RuntimeError):
            return False
        return True


async def _close(socket: Socket, end: _End) -> None:
    """Say why, if the client still reads; the connection ends in any case."""
    with contextlib.suppress(OSError, RuntimeError, TimeoutError):
        async with asyncio.timeout(PARTING):
            await socket.close(code=end.code, reason=end.reason)
