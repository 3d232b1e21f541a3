"""The score sheet by category, so that a client can show where points come from."""

from msgspec import Struct

from cosecha.core.frozen import NOTHING
from cosecha.core.scores import Scores as CoreScores


class Category(Struct, frozen=True):
    """One line of the sheet: counts and points. Each list has an entry per seat, except for teams."""

    name: str
    """Such as `fields`, `pastures` or `begging`."""
    counts: list[int]
    """How many of it each seat has."""
    points: list[int]
    """What each seat gets for it."""
    missing: list[int]
    """How many more give the next point, or how many fewer (below 0); 0 if none do, or when the match is over."""
    goods: list[str | None]
    """What is missing, if it isn't what is counted: the material or the animals that give a bonus point."""
    cards: list[dict[str, int]]
    """The points of each card, where cards give them; cards without points are left out."""
    teams: list[int] = NOTHING
    """In team play where the lower result of both partners counts: that result, by team."""


class Scores(CoreScores, frozen=True):
    """In team play, a total is that of the seat's team."""

    categories: list[Category]
    """The lines of the score sheet."""
    materials: list[int]
    """Building materials in the supply: worth nothing, but they break ties, except between teams."""
    own: list[int] = NOTHING
    """In team play: what each seat has on its own."""
    scoring: str = ""
    """In team play: `lower` or `product`."""
    exactly: int = 0
    """A number of points that wins before all others, thanks to a card; 0 if the most points win."""
