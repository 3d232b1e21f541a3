"""The itemized score sheet, so that a client can show where points come from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Plantation(Struct, frozen=True):
    """One plantation. `farmers`, `palms` (those that count for the seat) and `points` have an entry for every seat."""

    crop: str
    squares: list[str]
    size: int
    farmers: list[int]
    palms: list[int]
    points: list[int]


class Scores(CoreScores, frozen=True):
    """Money plus, for each plantation, its size times the seat's farmers and palms there."""

    money: list[int | None]
    """None while it is hidden."""
    plantations: list[Plantation]
    deserts: list[str]
