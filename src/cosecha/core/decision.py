"""What a match waits for, and what an answer to it would bring."""

from typing import Any

from msgspec import Struct

from cosecha.core.event import Event


class Decision(Struct, frozen=True):
    """What one seat is asked.

    The id names it uniquely in a match; `rules` is the anchor of its rules section; a `secret` answer stays unknown to
    others for a while, and is final.
    """

    id: str
    kind: str
    seat: int
    rules: str
    secret: bool = False


class Preview(Struct, frozen=True):
    """What a seat may know of an action's effect before it is done: the events, and its view afterwards."""

    events: list[Event]
    view: Any
