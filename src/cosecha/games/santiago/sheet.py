"""The score sheet, itemised, so that a client can show where points came from."""

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
    """Points are the money and, for each plantation, its size times own farmers and palms."""

    money: list[int | None]
    """None where it is hidden; at the end of a match nothing is."""
    plantations: list[Plantation]
    deserts: list[str]
