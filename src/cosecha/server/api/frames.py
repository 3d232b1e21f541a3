"""WebSocket frames: one encoding for everybody who sees the same."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cosecha.server.http.websocket import text_frame
from cosecha.server.table.updates import EncodedUpdate
from cosecha.server.table.wire import Company, Frame, Reply, Suggestions

SAME_TIME = 0.05
"""Seconds for which viewers may share a frame, which carries the time."""

_encode = msgspec.json.Encoder().encode


def shared_frame(update: EncodedUpdate, clock: Callable[[], float]) -> bytes:
    """The frame for viewers who get an update and nothing else."""
    if not update.clocked:
        if update.frame is None:
            update.frame = text_frame(b'{"update":' + update.json + b"}")
        frame: bytes = update.frame
        return frame
    now = clock()
    if update.frame is None or not 0 <= now - update.frame[0] < SAME_TIME:
        update.frame = now, frame_for(update, clock)
    shared: bytes = update.frame[1]
    return shared


def frame_for(
    update: EncodedUpdate | None,
    clock: Callable[[], float],
    replies: Sequence[Reply] = (),
    company: Company | None = None,
    suggestions: Suggestions | None = None,
) -> bytes:
    """A frame for one viewer."""
    encoded: Any = None if update is None else msgspec.Raw(update.json)
    at = clock() if update is not None and update.clocked else None
    return text_frame(_encode(Frame(encoded, list(replies), company, suggestions, at)))
