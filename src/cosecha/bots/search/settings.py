"""How long and how a search thinks."""

from math import inf
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict


class Budget(Struct, frozen=True):
    """How long to think about a whole answer. Give either limit or both: the first one reached ends the search."""

    ms: float = inf
    simulations: int = 1_000_000
    """With this limit alone, the same seed gives the same result on every machine."""


class Tuning(Struct, frozen=True):
    """What suits a guide."""

    explore: float = 1.25
    """How much a good prior or few visits count, next to values from 0 to 1. The better the guide's values are compared
    with its priors, the lower this should be."""
    caution: float = 0.0
    """How much worse than the mean of a decision an untried answer is expected to be, next to values from 0 to 1, once
    nearly all others were tried."""
    batch: int = 16
    """How many positions are judged together at most; fewer while there is little to choose from. Large batches take
    less time for each position, small ones choose better what to look at."""
    chase: float = 0.5
    """A search stops once the most visited number would stay ahead even if another one got this share of the remaining
    simulations. With 1, no time limit and one process, that doesn't change which number is visited most; with `inf`, it
    never stops early."""

    def text(self) -> str:
        """All that isn't the default, in a line."""
        others = {name: value for name, value in asdict(self).items() if value != getattr(_DEFAULT, name)}
        others.pop("explore", None)
        return " ".join([f"{self.explore:g}", *(f"{name}={value:g}" for name, value in others.items())])


_DEFAULT: Final = Tuning()


class Settings(Struct, frozen=True):
    """How to search; the last three make a bot weaker. None leaves it to the guide's tuning."""

    guesses: int = 32
    """How many states that fit the view are drawn at most; simulations take turns with them."""
    explore: float | None = None
    caution: float | None = None
    batch: int | None = None
    chase: float | None = None
    reuse: bool = True
    """Whether to continue with what the last search found out about the position that arose."""
    ending: int = 20_000
    """How many decisions at the end of a match are played out to find wins that can be forced; 0 for none."""
    depth: int = 1_000_000
    """How many answers to look ahead, counted over all seats."""
    temperature: float = 0.0
    """0 plays the most visited number. Otherwise a number is drawn, with its visits to the power of 1/temperature: 1 is
    in proportion to the visits, and far more is nearly random."""
