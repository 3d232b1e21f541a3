"""What the search needs to know about a game: which steps look good, and what a position is worth."""

from cosecha.bots.search.settings import Tuning
from cosecha.core.bot import Unit
from cosecha.core.rng import Rng
from cosecha.encoding.episode import Episode


class Judgment:
    """What a guide thinks of a moment of a match."""

    def __init__(self, prior: list[float], values: list[float]) -> None:
        self.prior = prior
        """How good each of the episode's open numbers looks before any search: 0 or more, in the same order."""
        self.values = values
        """What the match is worth to each seat; higher is better. More numbers may follow, which the search averages as
        well: what `shown` needs."""


class Guide:
    """Base class. A guide belongs to a game and its options; only `judge` and `final` are needed.

    The episodes are guesses, so nothing in them is a leak. But whatever a guide reads beyond what the seat may know
    misleads the search: a good one judges by `episode.observe`.
    """

    unit: Unit = "points"
    """What people are told that values are."""

    tuning: Tuning = Tuning()
    """How to search with this guide, unless the settings say otherwise."""

    def begin(self, rng: Rng) -> None:
        """Called before each search. A guide that draws anything at random draws it from here."""

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        """Judge moments at which a seat decides. The episodes stay the caller's: copy one before playing on."""
        raise NotImplementedError

    def shown(self, values: list[float]) -> list[float]:
        """What people are told that averaged values mean, one number for each seat: points or shares of a win."""
        return values

    def compared(self, values: list[float]) -> list[float]:
        """By which numbers answers are compared, one for each seat, in the unit of `shown`: what seats play for may be
        more than what people are told."""
        return values

    def final(self, episode: Episode) -> list[float]:
        """What a finished match is worth to each seat, in the unit of all other values."""
        raise NotImplementedError
