"""What every view has, whatever its game."""

from typing import Any

from msgspec import Struct

from cosecha.core.decision import Decision


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat, or an onlooker (None), may know: all that a client or a bot ever gets.

    `legal` are the seat's legal actions (the game's `read` gives them names); `position` is the game's own position
    with its secrets left out. `aside` are those of the legal actions that cannot help now (see `State.worth`).
    """

    seat: int | None
    position: Any
    waiting: tuple[int, ...]
    decision: Decision | None
    legal: list[int]
    aside: list[int] = []

    def worth(self) -> list[int]:
        """The legal actions without those set aside."""
        if not self.aside:
            return self.legal
        aside = set(self.aside)
        return [action for action in self.legal if action not in aside]
