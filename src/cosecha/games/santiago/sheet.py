"""The score sheet, itemized, so that a client can show where points came from."""

from msgspec import Struct

from cosecha.core.scores import Scores as CoreScores


class Plantation(Struct, frozen=True):
    """One plantation: each list has an entry for every seat. `palms` are those that count for the seat."""

    crop: str
    squares: list[str]
    size: int
    farmers: list[int]
    palms: list[int]
    points: list[int]


class Scores(CoreScores, frozen=True):
    """Points come from money and from each plantation: its size times the seat's farmers and palms there."""

    money: list[int | None]
    """None where it's hidden; at the end of a match, nothing is."""
    plantations: list[Plantation]
    deserts: list[str]
