"""The itemized score sheet, so that a client can show where points come from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Plantation(Struct, frozen=True):
    """One plantation. `farmers`, `palms` (those that count for the seat) and `points` have an entry for every seat."""

    crop: str
    """What grows there."""
    squares: list[str]
    """Its squares."""
    size: int
    """The number of its tiles."""
    farmers: list[int]
    """Each seat's farmers."""
    palms: list[int]
    """The palms that count for each seat."""
    points: list[int]
    """Each seat's points."""


class Scores(CoreScores, frozen=True):
    """Money plus, for each plantation, its size times the seat's farmers and palms there."""

    money: list[int | None]
    """None while it is hidden."""
    plantations: list[Plantation]
    """Every plantation with its points."""
    deserts: list[str]
    """The squares that have dried up."""
