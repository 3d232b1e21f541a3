"""Logs and measures requests: method, route, status and time, but never the table."""

import logging
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosecha.server.common.logs import failed, tell
from cosecha.server.running.metrics import Metrics

log = logging.getLogger(__name__)

METHODS = {"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"}
NOWHERE = "nowhere"
OTHER = "other"


def route_of(scope: Any) -> str:
    """The route pattern of a request: `/api/tables/{table}`."""
    return scope.get("path_template") or NOWHERE


def instrumented(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Middleware that logs and measures requests."""

    async def watching(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await _request(app, metrics, scope, receive, send)
        else:
            await _socket(app, metrics, scope, receive, send)

    return watching


async def _request(app: ASGIApp, metrics: Metrics, scope: Any, receive: Receive, send: Send) -> None:
    started = time.perf_counter()
    status, streams = 0, False

    async def sending(message: Message) -> None:
        nonlocal status, streams
        if message["type"] == "http.response.start":
            status = message["status"]
        elif message["type"] == "http.response.body" and message.get("more_body") and not streams:
            streams = True
            metrics.connected("stream", 1)
        await send(message)

    try:
        await app(scope, receive, sending)
    except Exception as wrong:  # the response has begun, so the client can't get an error
        failed(log, "response failed", wrong, route=route_of(scope))
        raise
    finally:
        method = scope["method"] if scope["method"] in METHODS else OTHER
        seconds = time.perf_counter() - started
        if streams:
            metrics.connected("stream", -1)
        else:
            metrics.requested(method, route_of(scope), status, seconds)
        tell(
            log,
            logging.INFO,
            "stream" if streams else "request",
            method=method,
            route=route_of(scope),
            status=status,
            ms=round(seconds * 1000, 1),
        )


async def _socket(app: ASGIApp, metrics: Metrics, scope: Any, receive: Receive, send: Send) -> None:
    started = time.perf_counter()
    accepted = False

    async def sending(message: Message) -> None:
        nonlocal accepted
        if message["type"] == "websocket.accept":
            accepted = True
            metrics.connected("websocket", 1)
        await send(message)

    try:
        await app(scope, receive, sending)
    finally:
        if accepted:
            metrics.connected("websocket", -1)
        seconds = round(time.perf_counter() - started, 1)
        tell(log, logging.INFO, "websocket", route=route_of(scope), accepted=accepted, seconds=seconds)
