"""The part of a score sheet that every game has."""

from msgspec import Struct


class Scores(Struct, frozen=True):
    """Every seat's total and the seats that win; a game adds its items."""

    totals: list[int]
    winners: list[int]


def winners(totals: list[int]) -> list[int]:
    """The seats with the most points; several share the victory."""
    best = max(totals)
    return [seat for seat, points in enumerate(totals) if points == best]
