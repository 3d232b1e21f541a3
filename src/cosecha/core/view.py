"""The fields that every game's view has."""

from typing import Any

from msgspec import Struct

from cosecha.core.decision import Decision


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat, or a spectator (None), may know: clients and bots never get more."""

    seat: int | None
    """Whose view this is; None for a spectator."""
    position: Any
    """The game's position, without hidden information."""
    waiting: tuple[int, ...]
    """The seats that owe an answer; empty when the match is over."""
    decision: Decision | None
    """What the seat has to decide; None if nothing."""
    legal: list[int]
    """The seat's legal actions; `Game.read` gives them names."""
    aside: list[int] = []
    """Those of them that can't help now: see `State.worth`."""

    def worth(self) -> list[int]:
        """The legal actions that are not set aside."""
        if not self.aside:
            return self.legal
        aside = set(self.aside)
        return [action for action in self.legal if action not in aside]
