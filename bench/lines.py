"""Minimal HTTP and WebSocket clients, so that the load generator isn't slower than the server."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import msgspec

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
"""The first byte of an unfragmented frame of each kind."""
_MASKED = 0x80
_NO_MASK = bytes(4)
"""Clients must mask their frames; this mask changes nothing."""


class Http:
    """A connection for sequential requests."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def open(self) -> "Http":
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def post(self, path: str, token: str, body: Any) -> tuple[int, bytes]:
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        self._writer.write(head.encode() + b"\r\n" + data)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        return int(answer[9:12]), await self._reader.readexactly(length)

    def close(self) -> None:
        self._writer.close()


class Socket(asyncio.Protocol):
    """A WebSocket that passes each text to `heard` as soon as it arrives."""

    def __init__(self, path: str, token: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._token = token
        self._heard = heard
        self._buffer = b""
        self._open = False

    async def open(self, port: int) -> "Socket":
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {self._token}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        self._frame(_TEXT, text)

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._buffer = True, rest
        while (frame := self._next()) is not None:
            kind, text = frame
            if kind == _TEXT:
                self._heard(text)
            elif kind == _PING:
                self._frame(_PONG, text)
            else:
                self.close()

    def _next(self) -> tuple[int, bytes] | None:
        """The next frame, if it is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        end = start + length
        if len(buffer) < max(start, end):
            return None
        self._buffer = buffer[end:]
        return buffer[0], buffer[start:end]

    def _frame(self, kind: int, data: bytes) -> None:
        length = len(data)
        head = (
            bytes((kind, _MASKED | length))
            if length < 126
            else bytes((kind, _MASKED | 126)) + length.to_bytes(2, "big")
        )
        self._transport.write(head + _NO_MASK + data)
