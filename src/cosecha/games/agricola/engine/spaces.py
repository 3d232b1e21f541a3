"""The action spaces as tables. The modules of `spaces/` register the spaces of each part of the board here."""

from typing import Final

from cosecha.games.agricola.goods import GOOD_NAMES

NAMES: Final[list[str]] = []
EFFECTS: Final[list[tuple[int, ...]]] = []
"""By space and number of players: its effect; -1 if it isn't in play."""
GOODS: Final[list[int]] = []
"""The good that piles up on the space; -1 for none."""
REFILLS: Final[list[tuple[int, ...]]] = []
"""By space and number of players: the amount added each round."""

SHARED: Final[dict[int, int]] = {}
"""By space that a card lets its owner share: the effect for the second person."""

# What seasons change, by their number (see `options.py`).
SEASON_OF: Final[dict[int, int]] = {}
"""By space that is in play in one season only: that season."""
IN_SEASON: Final[dict[tuple[int, int], int]] = {}
"""By space and season: its effect then."""
OPEN_FROM: Final[dict[tuple[int, int], int]] = {}
"""By space and season: the first round in which it isn't closed in that season."""

START_KEPT: Final[dict[int, int]] = {}
"""By space that makes somebody starting player: its effect once a card has put an end to that."""

Counts = tuple[int, int, int, int]
EVERYBODY: Final = (1, 2, 3, 4)


def space(name: str, effect: int | dict[int, int], players: tuple[int, ...] = EVERYBODY, **pile: int | Counts) -> int:
    """Register a space: its effect (a dict if it depends on the number of players), the numbers of players it is for,
    and the good that accumulates there."""
    number = len(NAMES)
    NAMES.append(name)
    by_players = [-1] * 5
    for count in players:
        by_players[count] = effect if isinstance(effect, int) else effect[count]
    EFFECTS.append(tuple(by_players))
    good, refills = -1, (0, 0, 0, 0)
    for key, amount in pile.items():
        good = GOOD_NAMES.index(key)
        refills = amount if isinstance(amount, tuple) else (amount, amount, amount, amount)
    GOODS.append(good)
    REFILLS.append((0, *refills))
    return number
