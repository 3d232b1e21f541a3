"""The score sheet, itemised by category, so that a client can show where points came from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Category(Struct, frozen=True):
    """One line of the sheet: each list has an entry for every seat. What is counted, and what it is worth."""

    name: str
    counts: list[int]
    points: list[int]
    missing: list[int]
    """How many more bring the next point, or how many fewer (below 0); 0 if none do, and when the match is over."""
    goods: list[str | None]
    """What is missing, where it is not what is counted: the material or the animals that bring a bonus point."""


class Scores(CoreScores, frozen=True):
    categories: list[Category]
    materials: list[int]
    """Building materials in supply: worth nothing, but of seats with as many points the one with most wins."""
