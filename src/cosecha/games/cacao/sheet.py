"""The itemized score sheet, so that a client can show where gold comes from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Temple(Struct, frozen=True):
    """One temple; `workers` and `gold` have an entry for every seat."""

    space: str
    """Where it is."""
    workers: list[int]
    """Each seat's workers there."""
    gold: list[int]
    """What each seat gets for them."""


class Scores(CoreScores, frozen=True):
    """The totals in gold: coins, temples, 1 for each sun, and the value of the water field."""

    gold: list[int | None]
    """The coins; None while they are hidden."""
    temples: list[Temple]
    """Every temple with its workers and gold."""
    suns: list[int]
    """Each seat's sun tokens, worth 1 gold each."""
    water: list[int]
    """The value of each seat's water field; it may be negative."""
    fruits: list[int]
    """Fruits left in the store: worth nothing, but they break ties."""
