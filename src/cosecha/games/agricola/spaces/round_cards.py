"""The round cards, stage by stage."""

from typing import Final

from cosecha.games.agricola.engine.decks import LANDING
from cosecha.games.agricola.engine.effects import and_or, in_order, optional
from cosecha.games.agricola.engine.spaces import SHARED, space
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.family import grow, grow_urgently
from cosecha.games.agricola.mechanisms.fencing import fences
from cosecha.games.agricola.mechanisms.goods import gain, take
from cosecha.games.agricola.mechanisms.improvements import major_or_minor, minor
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.renovating import renovate
from cosecha.games.agricola.mechanisms.sowing import sow

MAJOR_IMPROVEMENT: Final = space("major-improvement", major_or_minor())
FENCING: Final = space("fencing", fences())
GRAIN_UTILIZATION: Final = space("grain-utilization", and_or(sow(), bake()))
SHEEP_MARKET: Final = space("sheep-market", take(), sheep=1)

_BASIC_WISH: Final = in_order(grow(), optional(minor()))
BASIC_WISH: Final = space("basic-wish", _BASIC_WISH)
SHARED[BASIC_WISH] = _BASIC_WISH
HOUSE_REDEVELOPMENT: Final = space("house-redevelopment", in_order(renovate(), optional(major_or_minor())))
WESTERN_QUARRY: Final = space("western-quarry", take(), stone=1)
LANDING.add(WESTERN_QUARRY)

VEGETABLE_SEEDS: Final = space("vegetable-seeds", gain(vegetable=1))
PIG_MARKET: Final = space("pig-market", take(), boar=1)

CATTLE_MARKET: Final = space("cattle-market", take(), cattle=1)
EASTERN_QUARRY: Final = space("eastern-quarry", take(), stone=1)

URGENT_WISH: Final = space("urgent-wish", grow_urgently())
SHARED[URGENT_WISH] = grow_urgently()
CULTIVATION: Final = space("cultivation", and_or(plow(), sow()))

FARM_REDEVELOPMENT: Final = space("farm-redevelopment", in_order(renovate(), optional(fences())))

STAGE_CARDS: Final[tuple[tuple[int, ...], ...]] = (
    (MAJOR_IMPROVEMENT, FENCING, GRAIN_UTILIZATION, SHEEP_MARKET),
    (BASIC_WISH, HOUSE_REDEVELOPMENT, WESTERN_QUARRY),
    (VEGETABLE_SEEDS, PIG_MARKET),
    (CATTLE_MARKET, EASTERN_QUARRY),
    (URGENT_WISH, CULTIVATION),
    (FARM_REDEVELOPMENT,),
)
