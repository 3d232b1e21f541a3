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
MOST_STEPS: Final = 1_000


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


def bradley_terry(
    bots: int, outcomes: Sequence[Outcome], seed: int = 0, times: Sequence[int] | None = None
) -> list[Rating]:
    """The most likely ratings on the Elo scale, 0 on average. `times` says how many games had each outcome; if it's
    None, each had one.

    The intervals are from resampled games, which takes into account that the bots of one game share its luck, or from
    the curvature of the likelihood, if that is wider: resampling is blind when one bot has won every game.
    """
    import numpy as np

    games = np.array([wins(bots, outcome) for outcome in outcomes]).reshape(-1, bots * bots)
    played = np.repeat(np.arange(len(outcomes)), 1 if times is None else times)
    random, count = np.random.default_rng(seed), len(played)
    draws = (played[random.integers(0, count, count)] if count else played for _ in range(RESAMPLES))
    samples = [np.bincount(each, minlength=len(outcomes)) @ games for each in (played, *draws)]
    tables = np.array(samples).reshape(-1, bots, bots)
    values = _fit(tables)
    value, spread = values[0], CONFIDENCE * _errors(tables[0], values[0])
    low, high = np.percentile(values[1:], [2.5, 97.5], axis=0)
    low, high = np.minimum(low, value - spread), np.maximum(high, value + spread)
    return [Rating(*map(float, each)) for each in zip(value, low, high, strict=True)]


def _errors(won: Any, elo: Any) -> Any:
    """The standard errors of the ratings, from the Fisher information."""
    import numpy as np

    _, information = _slope(won, elo / ELO)
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
    """The ratings for each table of wins, by Newton's method. It always goes uphill, since no step changes the
    difference of two by more than 1."""
    import numpy as np

    logs = np.zeros(won.shape[:2])
    for _ in range(MOST_STEPS):
        slope, information = _slope(won, logs)
        step = np.linalg.solve(information, slope[..., None])[..., 0]
        step /= np.maximum(1.0, 2 * np.abs(step).max(1, keepdims=True))
        logs += step
        if np.abs(step).max() < CLOSE:
            break
    return ELO * (logs - logs.mean(1, keepdims=True))


def _slope(won: Any, logs: Any) -> tuple[Any, Any]:
    """The gradient of the likelihood by the logarithms of the strengths, and the Fisher information."""
    import numpy as np

    strength = np.exp(logs)
    chance = strength[..., :, None] / (strength[..., :, None] + strength[..., None, :])
    average = strength / (strength + 1)
    met = won + won.swapaxes(-1, -2)
    slope = won.sum(-1) + PRIOR - (met * chance).sum(-1) - 2 * PRIOR * average
    shared = met * chance * (1 - chance)
    own = shared.sum(-1) + 2 * PRIOR * average * (1 - average)
    return slope, own[..., None] * np.eye(logs.shape[-1]) - shared
