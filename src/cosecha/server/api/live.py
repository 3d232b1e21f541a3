"""Live connections by WebSocket: updates and replies in one direction, requests in the other.

Plain ASGI, because every answer of every player passes here. A connection needs no task of its own for sending: each
change of a table wakes it, and it writes its frame from the event loop.
"""

import asyncio
import contextlib
import logging
import re
from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta, Struct

from cosecha.core.message import Message
from cosecha.server.api.frames import frame_for, shared_frame
from cosecha.server.api.viewer import Viewer
from cosecha.server.common.logs import failed, short
from cosecha.server.common.refusals import Forbidden, NoTable, Refused
from cosecha.server.http.guards import CHANGE, UNDO, Connection, from_our_pages
from cosecha.server.http.services import Services
from cosecha.server.http.websocket import EXTENSION, FrameSocket, Outbox
from cosecha.server.storage.failures import Unavailable
from cosecha.server.table import helping
from cosecha.server.table.access import Access
from cosecha.server.table.requests import AnyRequest, Undo
from cosecha.server.table.updates import EncodedUpdate
from cosecha.server.table.wire import Company, Reply, Suggestions

PATH = re.compile(r"/api/tables/([^/]+)/live/?")
ROUTE = "/api/tables/{table}/live"
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
PARTING = 5.0
"""Seconds a client has to read the close frame."""

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(AnyRequest).decode


class Query(Struct, frozen=True):
    """What a client asks for in the URL. With `company`, it also hears who is present."""

    since: Annotated[int, Meta(ge=0)] = 0
    seat: int | None = None
    company: bool = False


class _End(Struct, frozen=True):
    """Why a WebSocket is closed from our side."""

    code: int
    reason: str


def with_live(app: ASGIApp, state: AppState) -> ASGIApp:
    """The application, with its WebSockets."""
    outbox = Outbox()

    async def routed(scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is None:
            await app(scope, receive, send)
            return
        scope["path_template"] = ROUTE
        await _serve(state.services, outbox, found[1], scope, receive, send)

    return routed


async def _serve(services: Services, outbox: Outbox, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    connection: Connection = ASGIConnection(scope)
    await receive()  # the connect event
    if not services.guards.allows(services.guards.rate_keys(connection)):
        await _accept_and_close(send, _End(UNFAIR, "error-too-fast"))
        return
    try:
        if not from_our_pages(connection):
            raise Forbidden("error-other-site")
        query = msgspec.convert(dict(connection.query_params), Query, strict=False)
        access = await services.gate.access(connection, table)
        viewer = Viewer(services, table, access, access.viewer(query.seat), query.since)
    except Refused as wrong:
        await _close(send, _End(GONE, wrong.message.id))
        return
    except msgspec.ValidationError:
        await _close(send, _End(UNFAIR, "error-no-page"))
        return
    except Unavailable as wrong:
        await _accept_and_close(send, _End(BROKEN, wrong.message.id))
        return
    except Exception as wrong:
        failed(log, "websocket failed", wrong, table=short(table))
        await _close(send, _End(BROKEN, "error-server"))
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    extensions: Any = scope["extensions"]
    socket: FrameSocket = extensions[EXTENSION]
    end = await _Connection(socket, outbox, viewer, services, connection, query.company).run(access, receive)
    if end is not None:
        await _close(send, end)


class _Connection:
    """One WebSocket: reads requests, and sends replies and news."""

    def __init__(
        self,
        socket: FrameSocket,
        outbox: Outbox,
        viewer: Viewer,
        services: Services,
        connection: Connection,
        wants_company: bool,
    ) -> None:
        self._socket = socket
        self._outbox = outbox
        self._viewer = viewer
        self._services = services
        self._tables = services.tables
        self._clock = services.tables.clock
        self._guards = services.guards
        self._rate_keys = services.guards.rate_keys(connection)
        self._wants_company = wants_company
        self._company: Company | None = None
        self._suggestions = helping.NOTHING
        self._replies: list[Reply] = []
        self._loop = asyncio.get_running_loop()
        self._awake = True
        """Whether it is about to look for news, or can't yet."""
        self._catching_up: asyncio.Task[None] | None = None
        self._end: _End | None = None

    async def run(self, access: Access, receive: Receive) -> _End | None:
        """Receive and send until either ends. None means that the client has gone."""
        changed = self._wake if self._wants_company else None
        with self._tables.following(self._viewer.table, self._wake):
            async with self._services.presence.at(self._viewer.table, access.plays, access.spectator, changed):
                self._socket.on_writable = self._wake
                try:
                    await self._catch_up()
                    await self._receive(receive)
                finally:
                    self._socket.on_writable = None
                    self._awake = True  # nothing is sent from now on
                    if self._catching_up is not None:
                        self._catching_up.cancel()
        return self._end

    async def _receive(self, receive: Any) -> None:
        """Carry out requests until the connection ends."""
        too_fast = 0
        while self._end is None:
            message = await receive()
            if message["type"] != "websocket.receive" or self._end is not None:
                return
            # Every frame counts, even one that can't be read.
            allowed = self._guards.allows(self._rate_keys)
            too_fast = 0 if allowed else too_fast + 1
            if too_fast > PATIENCE:
                self._end = _End(UNFAIR, "error-too-fast")
                return
            try:
                self._replies.append(await self._reply(message.get("text") or "", allowed))
            except Exception as wrong:
                self._end = self._failure(wrong)
                return
            if len(self._replies) > UNREAD:
                self._end = _End(UNFAIR, "error-too-fast")
                return
            self._wake()
            await asyncio.sleep(0)  # let others run, because many frames may be waiting already

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

    def _wake(self) -> None:
        """Look for news soon, once for everything that happens in this iteration of the event loop."""
        if not self._awake:
            self._awake = True
            self._loop.call_soon(self._send)

    def _send(self) -> None:
        """Send news and replies, in one frame if they come together."""
        self._awake = False
        if self._end is not None or self._socket.is_full:
            return
        try:
            here = self._viewer.here()
            if here is not None:
                self._write(self._viewer.news_of(here))
            elif not self._tables.call_when_free(self._viewer.table, self._wake):
                self._awake = True
                self._catching_up = self._loop.create_task(self._catch_up())
        except Exception as wrong:
            self._finish(self._failure(wrong))

    async def _catch_up(self) -> None:
        """Send news that has to be read from the database, or that newer links give access to."""
        try:
            self._write(await self._viewer.news())
        except NoTable as wrong:
            self._finish(_End(GONE, wrong.message.id))
        except Exception as wrong:
            self._finish(self._failure(wrong))
        else:
            self._awake = False
            self._wake()  # something may have happened meanwhile
        finally:
            self._catching_up = None

    def _write(self, update: EncodedUpdate | None) -> None:
        replies = self._replies
        company = self._new_company() if self._wants_company else None
        suggestions = None if self._viewer.suggestions is self._suggestions else self._new_suggestions()
        if replies or company is not None or suggestions is not None:
            self._replies = []
            self._outbox.add(self._socket, frame_for(update, self._clock, replies, company, suggestions))
        elif update is not None:
            self._outbox.add(self._socket, shared_frame(update, self._clock))

    def _new_company(self) -> Company | None:
        """Who is here, if that has changed."""
        company = self._services.presence.company(self._viewer.table)
        if company is self._company or company == self._company:
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

    def _finish(self, end: _End) -> None:
        """Have `run` end, with this reason."""
        if self._end is None:
            self._end = end
            self._socket.interrupt()

    def _failure(self, wrong: Exception) -> _End:
        if isinstance(wrong, Unavailable):  # the store has logged it
            return _End(BROKEN, wrong.message.id)
        failed(log, "websocket failed", wrong, table=short(self._viewer.table))
        return _End(BROKEN, "error-server")


async def _accept_and_close(send: Send, end: _End) -> None:
    """Close a connection that was just opened: only then does the client get the reason."""
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await _close(send, end)


async def _close(send: Send, end: _End) -> None:
    """Send the reason, if the client still reads; the connection ends in any case."""
    with contextlib.suppress(OSError, RuntimeError, TimeoutError):
        async with asyncio.timeout(PARTING):
            await send({"type": "websocket.close", "code": end.code, "reason": end.reason})
