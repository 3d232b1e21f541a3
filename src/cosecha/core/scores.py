"""The part of a score sheet that every game has."""

from collections.abc import Sequence

from msgspec import Struct


class Shared(Struct, frozen=True, kw_only=True):
    """Who plays together."""

    teams: list[list[int]] = []
    """The seats of each team, which share one result: equal totals, and they win together. Empty if every seat plays
    for itself."""


class Scores(Shared, frozen=True):
    """The totals and the winning seats; each game adds its items."""

    totals: list[int]
    """The points of each seat."""
    winners: list[int]
    """The seats with the best result; several if they share the victory."""
    unknown: list[int]
    """The seats whose total is incomplete because the viewer can't see part of it; empty once the match is over."""


def unseen(parts: Sequence[int | None]) -> list[int]:
    """The seats whose value is hidden (None)."""
    return [seat for seat, part in enumerate(parts) if part is None]


def winners(ranks: Sequence[int] | Sequence[tuple[int, ...]]) -> list[int]:
    """The seats with the highest rank. A rank is the points, or a tuple of points and tiebreakers."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def sides(players: int, teams: Sequence[Sequence[int]]) -> list[list[int]]:
    """The seats that share a result: each team, or each seat by itself."""
    return [list(team) for team in teams] or [[seat] for seat in range(players)]


def rivals(seat: int, players: int, teams: Sequence[Sequence[int]]) -> list[int]:
    """The seats that play against this one."""
    return [other for side in sides(players, teams) if seat not in side for other in side]


def share_of_win(seat: int, winners: Sequence[int], teams: Sequence[Sequence[int]]) -> float:
    """How much of a victory a seat has: 1 for its own or its team's, less if several sides share it."""
    if seat not in winners:
        return 0.0
    return 1 / sum(side[0] in winners for side in sides(max(winners) + 1, teams))


def place(seat: int, totals: Sequence[int], teams: Sequence[Sequence[int]], winners: Sequence[int]) -> int:
    """The place of a seat, counted in sides: 1 if none has more points. Winners are first even if somebody has."""
    if seat in winners:
        return 1
    ahead = 0
    for other in [side[0] for side in sides(len(totals), teams)]:
        ahead += totals[other] > totals[seat] or (other in winners and totals[other] < totals[seat])
    return 1 + ahead
