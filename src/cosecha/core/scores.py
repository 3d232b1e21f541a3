"""The part of a score sheet that every game has."""

from collections.abc import Sequence

from msgspec import Struct


class Scores(Struct, frozen=True):
    """Every seat's total and the seats that win; a game adds its items."""

    totals: list[int]
    winners: list[int]
    unknown: list[int]
    """The seats whose total is not the whole of it: something of theirs is hidden from whom this is told, and counts
    nothing. At the end of a match nothing is."""


def unseen(parts: Sequence[int | None]) -> list[int]:
    """The seats of which a part is hidden."""
    return [seat for seat, part in enumerate(parts) if part is None]


def winners(ranks: Sequence[int] | Sequence[tuple[int, ...]]) -> list[int]:
    """The seats with the highest rank: points, or points and then what breaks a tie; several share the victory."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
