"""The part of a score sheet that every game has."""

from collections.abc import Sequence

from msgspec import Struct


class Scores(Struct, frozen=True):
    """The totals and the winning seats; each game adds its items."""

    totals: list[int]
    winners: list[int]
    unknown: list[int]
    """The seats whose total is incomplete because the viewer can't see part of it; empty once the match is over."""


def unseen(parts: Sequence[int | None]) -> list[int]:
    """The seats whose value is hidden (None)."""
    return [seat for seat, part in enumerate(parts) if part is None]


def winners(ranks: Sequence[int] | Sequence[tuple[int, ...]]) -> list[int]:
    """The seats with the highest rank. A rank is the points, or a tuple of points and tiebreakers."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
