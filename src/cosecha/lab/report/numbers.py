"""The statistics behind the figures: means with 95% confidence intervals."""

import math
from collections.abc import Sequence
from statistics import fmean, variance
from typing import Final

from msgspec import Struct

from cosecha.lab.report.sample import Game, Sample
from cosecha.lab.simulate import CONFIDENCE, wilson

FEWEST: Final = 2
"""Games with and without a thing that its worth needs."""
FEW: Final = (12.706, 4.303, 3.182, 2.776)
"""The 97.5% quantiles of Student's t distribution with one to four degrees of freedom."""


class Mean(Struct, frozen=True):
    value: float
    low: float
    high: float


class Thing(Struct, frozen=True):
    """Something that is taken: a space, a tile, a card."""

    name: str
    per_game: float
    """How often a player took it in a game, on average."""
    worth: Mean | None
    """How much larger the lead over the others was in games in which a player took it, compared with other games of
    the same player: otherwise, whatever strong players like would look good."""


def mean(values: Sequence[float]) -> Mean:
    """The mean with its interval; without one if there is a single value."""
    middle = fmean(values)
    spread = student(len(values) - 1) * math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
    return Mean(middle, middle - spread, middle + spread)


def student(freedom: float) -> float:
    """The 97.5% quantile of Student's t distribution: how many standard errors a 95% interval reaches to each side.

    From five degrees of freedom, by the first terms of its expansion (Abramowitz and Stegun, 26.7.5).
    """
    if freedom < len(FEW) + 1:
        return FEW[max(1, int(freedom)) - 1]
    z = CONFIDENCE
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def difference(some: Sequence[float], others: Sequence[float]) -> Mean:
    """The difference of two means (Welch)."""
    gap = fmean(some) - fmean(others)
    one, two = variance(some) / len(some), variance(others) / len(others)
    if one + two == 0:
        return Mean(gap, gap, gap)
    freedom = (one + two) ** 2 / (one**2 / (len(some) - 1) + two**2 / (len(others) - 1))
    spread = student(freedom) * math.sqrt(one + two)
    return Mean(gap, gap - spread, gap + spread)


def win_rates(sample: Sample) -> list[Mean]:
    """By name."""
    found = []
    for number in range(len(sample.names)):
        shares = [game.shares[seat] for game, seat in seats(sample, number)]
        low, high = wilson(sum(shares), len(shares))
        found.append(Mean(fmean(shares) if shares else 0.0, low, high))
    return found


def even_rate(sample: Sample) -> float:
    """The win rate of equally strong players. Partners win together, so it is higher with teams."""
    return fmean(share for game in sample.games for share in game.shares)


def seats(sample: Sample, number: int) -> list[tuple[Game, int]]:
    """Every game and seat of a name."""
    return [(game, seat) for game in sample.games for seat, who in enumerate(game.who) if who == number]


def scores(sample: Sample, number: int) -> list[int]:
    return [game.totals[seat] for game, seat in seats(sample, number)]


def by_source(sample: Sample) -> dict[str, list[Mean | None]]:
    """The mean points from each source, by name; sources that never gave any are left out."""
    names = dict.fromkeys(source for game in sample.games for source in game.sources)
    found = {}
    for source in names:
        rows = [
            [game.sources.get(source, [0] * sample.players)[seat] for game, seat in seats(sample, number)]
            for number in range(len(sample.names))
        ]
        if any(any(row) for row in rows):
            found[source] = [mean(row) if row else None for row in rows]
    return found


def by_round(sample: Sample, number: int) -> list[Mean]:
    """The mean points at the end of each round that all games have."""
    rows = [game.rounds for game in sample.games if game.rounds]
    length = min(map(len, rows), default=0)
    own = seats(sample, number)
    return [mean([game.rounds[at][seat] for game, seat in own]) for at in range(length)] if own else []


def things(sample: Sample) -> list[Thing]:
    """What was taken, most often first."""
    rows = []
    for number in range(len(sample.names)):
        own = [(game, seat) for game, seat in seats(sample, number) if game.taken]
        leads = [game.totals[seat] - _others(game.totals, seat) for game, seat in own]
        usual = fmean(leads) if leads else 0.0
        rows += [(game.taken[seat], lead - usual) for (game, seat), lead in zip(own, leads, strict=True)]
    names = dict.fromkeys(name for taken, _ in rows for name in taken)
    found = []
    for name in names:
        with_it = [ahead for taken, ahead in rows if name in taken]
        without = [ahead for taken, ahead in rows if name not in taken]
        known = sample.players > 1 and min(len(with_it), len(without)) >= FEWEST
        count = sum(taken.get(name, 0) for taken, _ in rows)
        found.append(Thing(name, count / len(rows), difference(with_it, without) if known else None))
    return sorted(found, key=lambda thing: -thing.per_game)


def _others(totals: Sequence[int], seat: int) -> float:
    """The mean points of the other seats; 0 if there are none."""
    return (sum(totals) - totals[seat]) / (len(totals) - 1) if len(totals) > 1 else 0.0
