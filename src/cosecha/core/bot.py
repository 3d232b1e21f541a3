"""The bot interface: a bot maps a view to an action. An adviser also gives hints with reasons."""

from collections.abc import Iterable
from typing import Any, Literal, Protocol

from msgspec import Struct

from cosecha.core.lines import LineStep
from cosecha.core.message import Message
from cosecha.core.rng import Rng

Unit = Literal["points", "wins"]
"""What values are: points at the end, or shares of a win from 0 to 1."""


def rounded(values: Iterable[float]) -> list[float]:
    """Values as they are published. Anything finer than a hundredth is noise."""
    return [round(value, 2) for value in values]


class Advice(Struct, frozen=True):
    """A good action and the reason for it."""

    action: int
    reason: Message
    visits: int = 0
    """How often a search tried it; 0 if the bot doesn't search."""
    line: list[LineStep] = []
    """How the match may go on, beginning with the action; empty if the bot doesn't look ahead."""
    values: list[float] = []
    """What each seat can expect after it; empty if the bot doesn't say."""
    unit: Unit = "points"
    """What `values` are."""


class Bot(Protocol):
    """Sees what its seat may know, and nothing else. All its randomness comes from `rng`."""

    def choose(self, view: Any, rng: Rng) -> int:
        """One of `view.legal`."""
        ...


class Adviser(Bot, Protocol):
    """A bot that can also give hints."""

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """Up to n good actions, best first, each with a reason."""
        ...
