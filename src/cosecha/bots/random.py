"""The bot that plays at random: the yardstick for all others."""

from typing import Any

from cosecha.core.bot import Advice
from cosecha.core.message import Message
from cosecha.core.rng import Rng


class RandomBot:
    """Every legal action is as likely as the others."""

    def choose(self, view: Any, rng: Rng) -> int:
        legal: list[int] = view.legal
        return legal[rng.below(len(legal))]

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """Any n legal actions: for this bot one is as good as another."""
        actions = list(view.legal)
        rng.shuffle(actions)
        return [Advice(action, Message("advice-random")) for action in actions[:n]]
