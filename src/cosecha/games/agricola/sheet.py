"""The score sheet by category, so that a client can show where points come from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Category(Struct, frozen=True):
    """One line of the sheet: counts and points. Each list has an entry per seat."""

    name: str
    counts: list[int]
    points: list[int]
    missing: list[int]
    """How many more (fewer, if negative) it takes for the next point; 0 if that isn't possible or the match is over."""
    goods: list[str | None]
    """The good that is missing for a bonus point; None in other categories."""


class Scores(CoreScores, frozen=True):
    categories: list[Category]
    materials: list[int]
    """Building materials in the supply: worth nothing, but they break ties."""
