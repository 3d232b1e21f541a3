"""WebSockets as uvicorn serves them, with a shortcut: a frame that was built once is written to many clients.

ASGI would have each connection encode and frame the same text again, in a task of its own.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from cosecha.server.common.logs import failed

log = logging.getLogger(__name__)

EXTENSION = "cosecha.frames"
"""The ASGI extension by which an application finds its `FrameSocket`."""
INTERRUPTED = {"type": "websocket.interrupted"}

_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
_SHORT, _MIDDLE = 125, 0xFFFF
"""The longest payloads whose length takes one byte, and three."""


def text_frame(payload: bytes) -> bytes:
    """A WebSocket frame with a whole text message, as a server sends it: unmasked and uncompressed."""
    length = len(payload)
    if length <= _SHORT:
        return bytes((_TEXT, length)) + payload
    if length <= _MIDDLE:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big") + payload


class FrameSocket(WebSocketsSansIOProtocol):
    """A WebSocket that also takes whole frames. Handshake, requests, pings and closing stay with uvicorn.

    Works only without compression, which would be negotiated for each connection.
    """

    on_writable: Callable[[], None] | None = None
    """Called when a client that read too slowly has caught up."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it would be complete if the request was refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    @property
    def is_full(self) -> bool:
        """Whether the client has to read before it gets more."""
        return not self.writable.is_set()

    def write(self, frame: bytes) -> None:
        """Send a whole frame, unless the connection is being closed."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(frame)

    def interrupt(self) -> None:
        """Let the application's `receive` return, after what has been received before."""
        self.queue.put_nowait(INTERRUPTED)  # type: ignore[arg-type]

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


class Outbox:
    """Frames on their way: first those of all viewers are built, then they are written back to back.

    A write wakes its client, which would compete for the processor with the frames that are still to be built.
    """

    def __init__(self) -> None:
        self._frames: list[tuple[FrameSocket, bytes]] = []

    def add(self, socket: FrameSocket, frame: bytes) -> None:
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._write)
        self._frames.append((socket, frame))

    def _write(self) -> None:
        frames, self._frames = self._frames, []
        for socket, frame in frames:
            try:
                socket.write(frame)
            except Exception as wrong:  # the others get theirs, and this client reconnects
                failed(log, "a frame can't be written", wrong)
                socket.transport.abort()
