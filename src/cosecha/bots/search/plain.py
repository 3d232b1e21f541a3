"""Numbers for games without an encoder, such as those from outside the project: every action is its own number."""

from typing import Any, Final

import msgspec

from cosecha.core.state import State
from cosecha.encoding.encoder import Encoder, Observer

LIMIT: Final = 1 << 40
"""Far beyond the actions of any game. Nobody makes masks of these numbers."""


class PlainObserver(Observer):
    """What a seat may know is its view."""

    def __init__(self) -> None:
        self._seen = b""

    def look(self, state: State, seat: int) -> None:
        self._seen = msgspec.json.encode(state.view(seat))

    def shown(self, begun: list[int]) -> bytes:
        return self._seen


class PlainEncoder(Encoder):
    def __init__(self, game: Any, options: Any) -> None:
        self.version = f"{game.name}-plain"
        self.game = game
        self.options = options
        self.layout = None
        self.n = LIMIT
        self.most_steps = 2  # No answer has more than one, but an encoder with one has masks.
        self.idle = []

    def observer(self) -> Observer:
        return PlainObserver()

    def steps(self, action: int) -> list[int]:
        return [action]

    def action(self, steps: list[int]) -> int:
        return steps[0]

    def name(self, number: int) -> str:
        text: str = self.game.notation(number)
        return text
