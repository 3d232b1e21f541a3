"""The spaces that are in play from the first round, in the order of the printed board."""

from typing import Final

from cosecha.games.agricola.engine.effects import and_or, in_order, optional, repeated
from cosecha.games.agricola.engine.spaces import START_KEPT, space
from cosecha.games.agricola.mechanisms.goods import gain, nothing, start_player, take
from cosecha.games.agricola.mechanisms.improvements import minor
from cosecha.games.agricola.mechanisms.occupations import occupation
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.rooms import room
from cosecha.games.agricola.mechanisms.stables import stable

FARM_EXPANSION: Final = space("farm-expansion", and_or(repeated(room()), repeated(stable(wood=2))))
_ALONE = in_order(nothing(), optional(minor()))
_TOGETHER = in_order(start_player(), optional(minor()))
MEETING_PLACE: Final = space("meeting-place", {1: _ALONE, 2: _TOGETHER, 3: _TOGETHER, 4: _TOGETHER})
BEGINNERS_MEETING: Final = space(
    "beginners-meeting-place",
    {
        1: take(),
        2: in_order(start_player(), take()),
        3: in_order(start_player(), take()),
        4: in_order(start_player(), take()),
    },
    food=1,
)
"""Replaces Meeting Place in a match without cards."""
# Once nobody becomes starting player here any more, all that is left must be done.
START_KEPT[MEETING_PLACE] = minor()
START_KEPT[BEGINNERS_MEETING] = take()
GRAIN_SEEDS: Final = space("grain-seeds", gain(grain=1))
FARMLAND: Final = space("farmland", plow())
LESSONS: Final = space("lessons", occupation(0, 1, 1))
DAY_LABORER: Final = space("day-laborer", gain(food=2))
FOREST: Final = space("forest", take(), wood=(2, 3, 3, 3))
CLAY_PIT: Final = space("clay-pit", take(), clay=1)
REED_BANK: Final = space("reed-bank", take(), reed=1)
FISHING: Final = space("fishing", take(), food=1)

SPACES: Final[tuple[int, ...]] = (
    FARM_EXPANSION,
    MEETING_PLACE,
    BEGINNERS_MEETING,
    GRAIN_SEEDS,
    FARMLAND,
    LESSONS,
    DAY_LABORER,
    FOREST,
    CLAY_PIT,
    REED_BANK,
    FISHING,
)
