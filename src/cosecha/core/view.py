"""The fields that every game's view has."""

from typing import Any

from msgspec import Struct

from cosecha.core.decision import Decision


class View(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat, or a spectator (None), may know: clients and bots never get more.

    `legal` has the seat's legal actions (`Game.read` turns them into structs), and `aside` those of them that can't
    help now (see `State.worth`). `position` is the game's position without hidden information.
    """

    seat: int | None
    position: Any
    waiting: tuple[int, ...]
    decision: Decision | None
    legal: list[int]
    aside: list[int] = []

    def worth(self) -> list[int]:
        """The legal actions that are not set aside."""
        if not self.aside:
            return self.legal
        aside = set(self.aside)
        return [action for action in self.legal if action not in aside]
