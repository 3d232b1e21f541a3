"""The score sheet, itemised, so that a client can show where gold came from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Temple(Struct, frozen=True):
    """One temple: each list has an entry for every seat."""

    space: str
    workers: list[int]
    gold: list[int]


class Scores(CoreScores, frozen=True):
    """The total is gold: that in hand, that of the temples, one for each sun, and the value of the water field."""

    gold: list[int | None]
    """None where it is hidden; at the end of a match nothing is."""
    temples: list[Temple]
    suns: list[int]
    water: list[int]
    fruits: list[int]
    """In store at the end: worth nothing, but of seats with as much gold the one with most fruits wins."""
