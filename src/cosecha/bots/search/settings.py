"""How long and how a search thinks."""

from math import inf

from msgspec import Struct


class Budget(Struct, frozen=True):
    """How long to think about a whole answer. Give either limit or both: the first one reached ends the search."""

    ms: float = inf
    simulations: int = 1_000_000
    """With this limit alone, the same seed gives the same result on every machine."""


class Settings(Struct, frozen=True):
    """How to search; the last three make a bot weaker."""

    guesses: int = 32
    """How many states that fit the view are drawn at most; simulations take turns with them."""
    batch: int = 16
    """How many positions are judged together at most; fewer while there is little to choose from."""
    explore: float | None = None
    """How much a good prior or few visits count, next to values from 0 to 1; None leaves it to the guide."""
    chase: float = 0.5
    """A search stops once the most visited number would stay ahead even if another one got this share of the remaining
    simulations. With 1, no time limit and one process, that doesn't change which number is visited most; with `inf`, it
    never stops early."""
    reuse: bool = True
    """Whether to continue with what the last search found out about the position that arose."""
    ending: int = 20_000
    """How many decisions at the end of a match are played out to find wins that can be forced; 0 for none."""
    depth: int = 1_000_000
    """How many answers to look ahead, counted over all seats."""
    temperature: float = 0.0
    """0 plays the most visited number. Otherwise a number is drawn, with its visits to the power of 1/temperature: 1 is
    in proportion to the visits, and far more is nearly random."""
