"""The levels of Santiago's bots."""

from functools import partial
from typing import TYPE_CHECKING

from cosecha.bots.fallible import Fallible, Plan
from cosecha.bots.santiago import InsightBot
from cosecha.bots.santiago.weights import Weights
from cosecha.games.santiago import State, phases
from cosecha.games.santiago.board import CROPS, crop_of
from cosecha.games.santiago.codes import NO_PROPOSAL, PLANT, PROPOSE, amount_of, kind_of, thing_of

if TYPE_CHECKING:
    from cosecha.bots.master import Master

CHILD = Weights(
    growth=0.0,
    demand_power=0.3,
    later_demand=0.0,
    overseer_bribe=0.0,
    overseer_choice=0.0,
    keep_extra=0.2,
    rescue=0.0,
    harm_only=0.0,
    harm_mean=0.0,
    harm_leader=0.0,
)
"""Counts the tiles that are there, expects canals anywhere, builds its own canal early, and doesn't look at what it
leaves to others."""
BEGINNER = Weights(
    growth=0.2,
    demand_power=0.7,
    later_demand=0.2,
    keep_extra=0.2,
    rescue=0.0,
    harm_only=0.3,
    harm_mean=0.1,
    harm_leader=0.0,
)
"""Sees where canals will go, but not far ahead, and hardly minds the others."""
REGULAR = Weights(growth=0.4, keep_extra=0.4, harm_only=0.5)
"""Expects too little of plantations that can grow, and minds its own points more than the others'."""


def _loves(crop: int, state: State, seat: int, action: int) -> float:
    """Wants one crop, whatever else is on offer."""
    return float(kind_of(action) == PLANT and crop_of(thing_of(action)) == crop)


def _stingy(state: State, seat: int, action: int) -> float:
    """Doesn't like to pay for a canal."""
    return float(kind_of(action) == NO_PROPOSAL or (kind_of(action) == PROPOSE and amount_of(action) == 0))


PLANS: tuple[Plan, ...] = (*(partial(_loves, crop) for crop in range(len(CROPS))), _stingy)


def _slips(state: State, seat: int) -> bool:
    """In planting, and in talks about canals. Money bid and canals built by mistake can't be had back."""
    return state.phase in (phases.PLANT, phases.LEFTOVER, phases.PROPOSE, phases.DECIDE)


def sprout() -> Fallible:
    return Fallible(InsightBot(CHILD), PLANS, fondness=2.0, overlooks=0.4, margin=6.0, slips=_slips)


def apprentice() -> Fallible:
    return Fallible(InsightBot(BEGINNER), PLANS, fondness=1.8, overlooks=0.35, margin=4.5, slips=_slips)


def farmer() -> Fallible:
    return Fallible(InsightBot(REGULAR), PLANS, fondness=1.5, overlooks=0.35, margin=4.5, slips=_slips)


def steward() -> Fallible:
    return Fallible(InsightBot(), PLANS, fondness=1.2, overlooks=0.25, margin=3.5, slips=_slips)


def master(seconds: float = 1.0) -> "Master":
    from cosecha.bots.master import master_of

    return master_of(InsightBot(), seconds)
