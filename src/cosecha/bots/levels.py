"""The five levels that every game has, and what a league has measured of them.

How a level of a game is made is in `cosecha.bots.<game>.levels`, a function for each.
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

LEVELS = ("sprout", "apprentice", "farmer", "steward", "master")
"""Weakest first: from a child who knows the rules to everything it has."""
FIRST = "apprentice"
"""The level for somebody who hasn't played yet."""
ALL_GAMES = "all"
"""The name under which the whole league is kept, where a level plays every game."""
MEASURED = Path(__file__).with_name("levels.json")
"""Written by `make levels`."""


class Measured(Struct, frozen=True):
    """A level in one game, as the league has found it."""

    level: str
    rating: int
    """On the Elo scale: 1500 is the average of all levels, and 400 more wins about 10 games of 11."""
    low: int
    """The 95% confidence interval of the rating."""
    high: int
    expected: list[float]
    """The share of games that it wins against each level by these ratings, in the order of `LEVELS`; a half against
    itself."""
    seconds: float
    """The mean time for one decision, with compiled rules on an ordinary machine."""
    games: int
    """How many games it has played."""


class Ratings(Struct, frozen=True):
    """What the league has found."""

    nets: dict[str, str]
    """By game: the net that the strongest level played with, and how the search was tuned for it."""
    levels: dict[str, tuple[Measured, ...]]
    """By game, and for `ALL_GAMES`; weakest first."""


def measured(game: str) -> tuple[Measured, ...]:
    """The levels of a game, weakest first; empty for a game that hasn't been in the league."""
    return league_ratings().levels.get(game, ())


@cache
def league_ratings() -> Ratings:
    return msgspec.json.decode(MEASURED.read_bytes(), type=Ratings)
