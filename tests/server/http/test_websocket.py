"""Frames that are built once: what a client reads is what was written, whatever its length."""

import asyncio
from unittest.mock import Mock

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from cosecha.server.http.websocket import FrameSocket, Outbox, text_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 300_000])
def test_a_frame_of_any_length_is_read_as_it_was_meant(length: int) -> None:
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    payload = ("x" * length).encode()
    reader.receive_data(text_frame(payload) + text_frame(b"next"))
    first, following = reader.events_received()
    assert (first.opcode, first.fin, bytes(first.data)) == (Opcode.TEXT, True, payload)  # type: ignore[union-attr]
    assert bytes(following.data) == b"next"  # type: ignore[union-attr]


def test_a_frame_that_cannot_be_written_does_not_keep_others_from_theirs(caplog: pytest.LogCaptureFixture) -> None:
    broken, other = Mock(FrameSocket, transport=Mock()), Mock(FrameSocket)
    broken.write.side_effect = RuntimeError("the transport is gone")

    async def work() -> None:
        outbox = Outbox()
        outbox.add(broken, b"frame")
        outbox.add(other, b"frame")
        await asyncio.sleep(0)

    asyncio.run(work())
    other.write.assert_called_once_with(b"frame")
    broken.transport.abort.assert_called_once_with()
    assert [line.getMessage() for line in caplog.records] == ["a frame can't be written"]
