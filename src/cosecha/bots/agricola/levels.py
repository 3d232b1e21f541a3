"""The levels of Agricola's bots."""

from functools import partial
from typing import TYPE_CHECKING

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.lookahead import is_placing
from cosecha.bots.agricola.shortsighted import Shortsighted
from cosecha.bots.fallible import Fallible, Plan
from cosecha.games.agricola import State, codes
from cosecha.games.agricola.spaces import permanent, round_cards

if TYPE_CHECKING:
    from cosecha.bots.master import Master


def _loves(spaces: frozenset[int], state: State, seat: int, action: int) -> float:
    """Wants to use certain spaces."""
    return float(codes.kind_of(action) == codes.USE and codes.named_by(action) in spaces)


ANIMALS = (round_cards.FENCING, round_cards.SHEEP_MARKET, round_cards.PIG_MARKET, round_cards.CATTLE_MARKET)
CROPS = (
    permanent.FARMLAND,
    permanent.GRAIN_SEEDS,
    round_cards.VEGETABLE_SEEDS,
    round_cards.GRAIN_UTILIZATION,
    round_cards.CULTIVATION,
)
FAMILY = (
    permanent.FOREST,
    permanent.REED_BANK,
    permanent.FARM_EXPANSION,
    round_cards.BASIC_WISH,
    round_cards.URGENT_WISH,
)
HOUSE = (
    permanent.CLAY_PIT,
    round_cards.WESTERN_QUARRY,
    round_cards.EASTERN_QUARRY,
    round_cards.MAJOR_IMPROVEMENT,
    round_cards.HOUSE_REDEVELOPMENT,
    round_cards.FARM_REDEVELOPMENT,
)
PLANS: tuple[Plan, ...] = tuple(partial(_loves, frozenset(spaces)) for spaces in (ANIMALS, CROPS, FAMILY, HOUSE))

# Only in placing people, as `is_placing` says: nobody overlooks that the family is hungry.


def sprout() -> Fallible:
    return Fallible(Shortsighted(0.55), PLANS, fondness=0.8, overlooks=0.35, margin=1.2, slips=is_placing)


def apprentice() -> Fallible:
    return Fallible(Shortsighted(0.7), PLANS, fondness=0.7, overlooks=0.35, margin=1.1, slips=is_placing)


def farmer() -> Fallible:
    return Fallible(InsightBot(), PLANS, fondness=0.7, overlooks=0.3, margin=1.4, slips=is_placing)


def steward() -> Fallible:
    return Fallible(InsightBot(), PLANS, fondness=0.4, overlooks=0.2, margin=0.8, slips=is_placing)


def master(seconds: float = 1.0) -> "Master":
    from cosecha.bots.master import master_of

    return master_of(InsightBot(), seconds)
