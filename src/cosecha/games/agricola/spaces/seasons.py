"""The seasons: a space for each, what they change on other spaces, and how they prepare a round."""

from typing import Final

from cosecha.games.agricola.engine.effects import and_or, either, in_order, one_of
from cosecha.games.agricola.engine.spaces import GOODS, IN_SEASON, OPEN_FROM, SEASON_OF, space
from cosecha.games.agricola.goods import CLAY, REED, STONE, WOOD
from cosecha.games.agricola.mechanisms.animals import breed_now
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.family import grow_in_winter
from cosecha.games.agricola.mechanisms.goods import gain, pay
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.reaping import field_phase_now
from cosecha.games.agricola.mechanisms.sowing import sow
from cosecha.games.agricola.options import SEASONS
from cosecha.games.agricola.spaces.permanent import DAY_LABORER, FISHING

WINTER: Final = SEASONS.index("winter")
SPRING: Final = SEASONS.index("spring")
SUMMER: Final = SEASONS.index("summer")
AUTUMN: Final = SEASONS.index("autumn")

WINTER_WORK: Final = space("winter-work", grow_in_winter())
SPRING_WORK: Final = space("spring-work", and_or(one_of(breed=breed_now()), sow()))
SUMMER_WORK: Final = space(
    "summer-work", and_or(plow(), either(bake(), one_of(sell_grain=in_order(pay(grain=1), gain(food=4)))))
)
AUTUMN_WORK: Final = space(
    "autumn-work", and_or(one_of(field_phase=field_phase_now()), one_of(vegetable=gain(vegetable=1)))
)
SEASON_SPACES: Final = (WINTER_WORK, SPRING_WORK, SUMMER_WORK, AUTUMN_WORK)
"""By season."""
for season, season_space in enumerate(SEASON_SPACES):
    SEASON_OF[season_space] = season

FISHING_ROUND: Final = 12
OPEN_FROM[FISHING, WINTER] = FISHING_ROUND
IN_SEASON[DAY_LABORER, SUMMER] = gain(food=2, grain=1)

_ON_PILES: Final = (
    ((CLAY, -1), (REED, -1)),
    ((WOOD, -1), (STONE, 1)),
    ((CLAY, 1), (STONE, -1)),
    ((WOOD, 1), (REED, 1)),
)
"""By season: what is added to each accumulation space of a good after the refill, or removed from it."""


def prepared(space: int, season: int) -> int:
    """How many goods a season adds to an accumulation space in the preparation of a round."""
    if space == FISHING:
        return 1 if season == SUMMER else 0
    for good, change in _ON_PILES[season]:
        if GOODS[space] == good:
            return change
    return 0
