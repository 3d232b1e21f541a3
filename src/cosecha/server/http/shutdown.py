"""Graceful shutdown: waiting clients are released, so that they reconnect to the next server.

uvicorn closes WebSockets with 1012, "service restart". Streams end here as if they were complete, and the
callbacks in `on_start` answer pending long polls.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send


class Shutdown:
    """Whether the server is shutting down."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self.on_start: list[Callable[[], None]] = []

    @property
    def begun(self) -> bool:
        return self._begun.is_set()

    def begin(self) -> None:
        self._begun.set()
        for call in self.on_start:
            call()

    def ending_streams(self, app: ASGIApp) -> ASGIApp:
        """The application, with its streams ended properly on shutdown."""

        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            responding = False

            async def sending(message: Message) -> None:
                nonlocal responding
                if message["type"] == "http.response.start":
                    responding = True
                elif message["type"] == "http.response.body":
                    responding = bool(message.get("more_body", False))
                await send(message)

            async def hearing() -> Any:
                # A handler that receives while it responds is watching for a disconnect.
                return await self._heard(receive()) if responding else await receive()

            await app(scope, hearing, sending)
            if responding and self.begun:
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        return wrapped

    async def _heard(self, receiving: Awaitable[Any]) -> HTTPReceiveMessage:
        """What the client sends, or a disconnect as soon as the shutdown begins."""
        heard, begun = asyncio.ensure_future(receiving), asyncio.ensure_future(self._begun.wait())
        try:
            await asyncio.wait((heard, begun), return_when=asyncio.FIRST_COMPLETED)
            if heard.done():
                found: HTTPReceiveMessage = heard.result()
                return found
            return {"type": "http.disconnect"}
        finally:
            heard.cancel()
            begun.cancel()
