"""The random bot, the baseline for all others."""

from typing import Any

from cosecha.core.bot import Advice
from cosecha.core.message import Message
from cosecha.core.rng import Rng


class RandomBot:
    """Plays a uniformly random legal action, except those set aside."""

    def choose(self, view: Any, rng: Rng) -> int:
        worth: list[int] = view.worth()
        return worth[rng.below(len(worth))]

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """Any n actions."""
        actions = list(view.worth())
        rng.shuffle(actions)
        return [Advice(action, Message("advice-random")) for action in actions[:n]]
