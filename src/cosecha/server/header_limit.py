"""Limits that uvicorn's httptools parser lacks: the size of a request's headers, and the time it may take to arrive.

Without them, a client that sends nothing would keep its connection forever.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_LIMIT = 64 * 1024
HEAD_TIME = 20.0
"""Seconds from a new connection, or from the first byte of a request, to the end of its headers."""
BODY_TIME = 60.0
"""Seconds for the body after that."""


class LimitedHeaders(HttpToolsProtocol):
    """HTTP with a size limit for headers and time limits for headers and body."""

    _in_head = False
    _head = 0
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_within(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_within(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        before = self._in_head
        super().data_received(data)
        if before and self._in_head:  # still inside the headers
            self._head += len(data)
            if self._head > HEADER_LIMIT and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        self._expect_within(HEAD_TIME)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect_within(BODY_TIME)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_within(None)  # from here on, pings detect dead clients
        super().handle_websocket_upgrade()

    def _expect_within(self, seconds: float | None) -> None:
        """Close the connection unless the next part of the request arrives in time; None cancels the deadline."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._close)

    def _close(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
