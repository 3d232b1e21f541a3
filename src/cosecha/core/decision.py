"""What a match waits for, and what an answer would do."""

from typing import Any

from msgspec import Struct

from cosecha.core.event import Event


class Decision(Struct, frozen=True):
    """What one seat has to decide."""

    id: str
    """Unique within a match, such as `3.bid.1`: round or turn, kind, seat."""
    kind: str
    """What is asked: one of the game's `decisions`, or `confirm`."""
    seat: int
    """The seat that owes the answer."""
    rules: str
    """The section of the rules page that explains it."""
    secret: bool = False
    """Whether the answer stays hidden from other seats until a reveal. It can't be undone."""


class Preview(Struct, frozen=True):
    """What a seat may know about the effect of an action before playing it: the events and the view that follows."""

    events: list[Event]
    view: Any
