"""The board extensions for 3 and for 4 players."""

from typing import Final

from cosecha.games.agricola.engine.effects import in_order, one_of
from cosecha.games.agricola.engine.spaces import space
from cosecha.games.agricola.mechanisms.goods import gain, take
from cosecha.games.agricola.mechanisms.occupations import occupation

COPSE: Final = space("copse", take(), (2, 4), wood=1)
"""With 2 players, only if they agree on it."""
GROVE: Final = space("grove", take(), (3, 4), wood=2)
RESOURCE_MARKET: Final = space(
    "resource-market",
    {
        3: in_order(gain(food=1), one_of(reed=gain(reed=1), stone=gain(stone=1))),
        4: gain(reed=1, stone=1, food=1),
    },
    (3, 4),
)
HOLLOW: Final = space("hollow", take(), (3, 4), clay=(0, 0, 1, 2))
MORE_LESSONS: Final = space("more-lessons", {3: occupation(2, 2, 2), 4: occupation(1, 1, 2)}, (3, 4))
TRAVELING_PLAYERS: Final = space("traveling-players", take(), (4,), food=1)

SPACES: Final[tuple[int, ...]] = (
    COPSE,
    GROVE,
    RESOURCE_MARKET,
    HOLLOW,
    MORE_LESSONS,
    TRAVELING_PLAYERS,
)
