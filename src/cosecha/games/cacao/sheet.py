"""The score sheet, itemized, so that a client can show where gold came from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Temple(Struct, frozen=True):
    """One temple: each list has an entry for every seat."""

    space: str
    workers: list[int]
    gold: list[int]


class Scores(CoreScores, frozen=True):
    """The total in gold: coins, temples, one for each sun, and the value of the water field."""

    gold: list[int | None]
    """None where it's hidden; at the end of a match, nothing is."""
    temples: list[Temple]
    suns: list[int]
    water: list[int]
    fruits: list[int]
    """Fruits left in the store: worth nothing, but they break ties."""
