"""The bot that plays at random: the yardstick for all others."""

from typing import Any

from cosecha.core.bot import Advice
from cosecha.core.message import Message
from cosecha.core.rng import Rng


class RandomBot:
    """Every legal action that is not set aside is as likely as the others."""

    def choose(self, view: Any, rng: Rng) -> int:
        worth: list[int] = view.worth()
        return worth[rng.below(len(worth))]

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """Any n of them: for this bot one is as good as another."""
        actions = list(view.worth())
        rng.shuffle(actions)
        return [Advice(action, Message("advice-random")) for action in actions[:n]]
