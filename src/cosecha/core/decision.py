"""What a match waits for, and what an answer would do."""

from typing import Any

from msgspec import Struct

from cosecha.core.event import Event


class Decision(Struct, frozen=True):
    """What one seat has to decide.

    The id is unique within a match. `rules` is an anchor on the rules page. A `secret` answer stays hidden from other
    seats until a reveal and can't be undone.
    """

    id: str
    kind: str
    seat: int
    rules: str
    secret: bool = False


class Preview(Struct, frozen=True):
    """What a seat may know about the effect of an action before playing it: the events and the view that follows."""

    events: list[Event]
    view: Any
