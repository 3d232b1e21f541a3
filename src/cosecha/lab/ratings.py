"""Ratings from the results of games: Plackett-Luce, updated after each game, and Bradley-Terry, fitted to all of them.

Needs the extra `research`. A result has the sides of a game, each a list of the bots in it (one, unless there are
teams), and the place of each side; bots are numbers from 0.
"""

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from msgspec import Struct

CONFIDENCE: Final = 1.959964
"""The z-score of a 95% confidence interval."""
RESAMPLES: Final = 500
ELO: Final = 400 / math.log(10)
PRIOR: Final = 0.5
"""Half a win and half a loss against an average bot, so that the rating of a bot that always wins stays finite."""
CLOSE: Final = 1e-8
MOST_STEPS: Final = 10_000


class Outcome(Struct, frozen=True):
    """Who came where in one game."""

    sides: list[list[int]]
    places: list[int]


class Rating(Struct, frozen=True):
    """A rating and its 95% confidence interval."""

    value: float
    low: float
    high: float


def plackett_luce(bots: int, outcomes: Sequence[Outcome]) -> list[Rating]:
    """The ratings by openskill after all games, in their order. New bots have 25; 95% of them are between 8 and 42."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for outcome in outcomes:
        before = [[model.rating(ratings[bot].mu, ratings[bot].sigma) for bot in side] for side in outcome.sides]
        after = model.rate(before, ranks=[float(place) for place in outcome.places])
        found: dict[int, list[Any]] = {}
        for side, rated in zip(outcome.sides, after, strict=True):
            for bot, rating in zip(side, rated, strict=True):
                found.setdefault(bot, []).append(rating)
        for bot, several in found.items():  # A bot in several seats gets the mean of what it would get in each.
            mu = sum(each.mu for each in several) / len(several)
            ratings[bot] = model.rating(mu, sum(each.sigma for each in several) / len(several))
    return [Rating(each.mu, each.mu - CONFIDENCE * each.sigma, each.mu + CONFIDENCE * each.sigma) for each in ratings]


def bradley_terry(bots: int, outcomes: Sequence[Outcome], seed: int = 0) -> list[Rating]:
    """The most likely ratings on the Elo scale, 0 on average.

    The intervals are from resampled games, which takes into account that the bots of one game share its luck, or from
    the curvature of the likelihood, if that is wider: resampling is blind when one bot has won every game.
    """
    import numpy as np

    games = np.array([wins(bots, outcome) for outcome in outcomes]).reshape(-1, bots * bots)
    random, count = np.random.default_rng(seed), len(outcomes)
    samples = [games.sum(0)]
    for _ in range(RESAMPLES):
        times = np.bincount(random.integers(0, count, count), minlength=count) if count else np.zeros(0)
        samples.append(times @ games)
    tables = np.array(samples).reshape(-1, bots, bots)
    values = _fit(tables)
    value, spread = values[0], CONFIDENCE * _errors(tables[0], values[0])
    low, high = np.percentile(values[1:], [2.5, 97.5], axis=0)
    low, high = np.minimum(low, value - spread), np.maximum(high, value + spread)
    return [Rating(*map(float, each)) for each in zip(value, low, high, strict=True)]


def _errors(won: Any, elo: Any) -> Any:
    """The standard errors of the ratings, from the Fisher information."""
    import numpy as np

    strength = np.exp(elo / ELO)
    chance = strength[:, None] / (strength[:, None] + strength)
    shared = (won + won.T) * chance * (1 - chance)
    average = strength / (strength + 1)
    information = np.diag(shared.sum(1) + 2 * PRIOR * average * (1 - average)) - shared
    centered = np.eye(len(elo)) - 1 / len(elo)
    return ELO * np.sqrt(np.diag(centered @ np.linalg.inv(information) @ centered))


def wins(bots: int, outcome: Outcome) -> list[list[float]]:
    """How often each bot (row) came before each other one (column): 1 for a win, a half for a tie."""
    table = [[0.0] * bots for _ in range(bots)]
    for (one, first), (two, second) in combinations(zip(outcome.sides, outcome.places, strict=True), 2):
        for bot in one:
            for other in two:
                if bot != other:
                    table[bot][other] += 1.0 if first < second else 0.5 if first == second else 0.0
                    table[other][bot] += 1.0 if second < first else 0.5 if first == second else 0.0
    return table


def _fit(won: Any) -> Any:
    """The ratings for each table of wins, by the MM algorithm (Hunter, 2004)."""
    import numpy as np

    total = won.sum(2) + PRIOR
    met = won + won.transpose(0, 2, 1)
    strength = np.ones(total.shape)
    for _ in range(MOST_STEPS):
        pairs = (met / (strength[:, :, None] + strength[:, None, :])).sum(2)
        better = total / (pairs + 2 * PRIOR / (strength + 1))
        change = np.abs(np.log(better / strength)).max()
        strength = better
        if change < CLOSE:
            break
    elo = ELO * np.log(strength)
    return elo - elo.mean(1, keepdims=True)
