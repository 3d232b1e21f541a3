"""What a match waits for, and what an answer to it would bring."""

from typing import Any

from msgspec import Struct

from cosecha.core.event import Event


class Decision(Struct, frozen=True):
    """What one seat has to decide.

    The id is unique within a match. `rules` is the anchor of the section in the rules. A `secret` answer stays hidden
    from the others for a while and can't be undone.
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
