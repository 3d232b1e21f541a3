"""The end of a server: whoever waits for news is let go, so that they come back and find its successor.

WebSockets are closed by uvicorn with 1012, "service restart". Streams of lines and of events are ended here as if
they were complete, and those who follow `begin` answer the requests that wait.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send


class Shutdown:
    """Whether the server is about to end."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self.follow: list[Callable[[], None]] = []

    @property
    def begun(self) -> bool:
        return self._begun.is_set()

    def begin(self) -> None:
        """The server ends: let everybody go."""
        self._begun.set()
        for follow in self.follow:
            follow()

    def over(self, app: ASGIApp) -> ASGIApp:
        """The application, whose streams come to a proper end when the server does."""

        async def with_an_end(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            answering = False

            async def sending(message: Message) -> None:
                nonlocal answering
                if message["type"] == "http.response.start":
                    answering = True
                elif message["type"] == "http.response.body":
                    answering = bool(message.get("more_body", False))
                await send(message)

            async def hearing() -> Any:
                # Who listens while it answers wants to know whether somebody still reads its stream.
                return await self._heard(receive()) if answering else await receive()

            await app(scope, hearing, sending)
            if answering and self.begun:
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        return with_an_end

    async def _heard(self, receiving: Awaitable[Any]) -> HTTPReceiveMessage:
        """What the client says, or that it is gone as soon as the server closes."""
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
