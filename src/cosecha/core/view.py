"""What every view has, whatever its game."""

from typing import Any

from msgspec import Struct

from cosecha.core.decision import Decision


class View(Struct, frozen=True):
    """What a seat, or an onlooker (None), may know: all that a client or a bot ever gets.

    `legal` are the seat's legal actions (the game's `read` gives them names); `position` is the game's own position
    with its secrets left out.
    """

    seat: int | None
    position: Any
    waiting: tuple[int, ...]
    decision: Decision | None
    legal: list[int]
