"""The levels of Cacao's bots."""

from functools import partial
from typing import TYPE_CHECKING

from cosecha.bots.cacao import InsightBot
from cosecha.bots.cacao.weights import Weights
from cosecha.bots.fallible import Fallible, Plan
from cosecha.games.cacao import State
from cosecha.games.cacao.board import (
    GOLD_1,
    GOLD_2,
    LIE_SIDES,
    MARKET_2,
    MARKET_3,
    MARKET_4,
    STEPS,
    SUN,
    TEMPLE,
    WATER,
)
from cosecha.games.cacao.codes import FILL, kind_of, space_of, thing_of
from cosecha.games.cacao.phases import WORK

if TYPE_CHECKING:
    from cosecha.bots.master import Master

CHILD = Weights(
    fruit=(1.5, 1.0, 1.0, 0.5, 0.5),
    sun_use=0.0,
    water_ahead=0.0,
    promise=0.0,
    temple_chances=(0.0,),
    reply=0.0,
    follow=0.0,
    harm_only=0.0,
    harm_mean=0.0,
    harm_leader=0.0,
)
"""Takes what is there now, for itself."""
BEGINNER = Weights(
    sun_use=0.5,
    water_ahead=0.2,
    promise=0.6,
    reply=0.0,
    follow=0.0,
    harm_only=0.1,
    harm_mean=0.1,
    harm_leader=0.0,
)
"""Has learned what goods are good for, but hardly minds the others."""
REGULAR = Weights(reply=0.0, follow=0.2, harm_only=0.4)
"""Doesn't ask what the next player will do."""

MOST_WORKERS = 3


def _loves(wanted: tuple[int, ...], state: State, seat: int, action: int) -> float:
    """Wants as many workers as possible at tiles of one kind."""
    if kind_of(action) == FILL:
        return float(thing_of(action) in wanted)
    kinds = [state.jungle.get(space_of(action) + step, 0) for step in STEPS]
    workers = sum(count for count, kind in zip(LIE_SIDES[thing_of(action)], kinds, strict=True) if kind in wanted)
    return min(workers, MOST_WORKERS) / MOST_WORKERS


PLANS: tuple[Plan, ...] = tuple(
    partial(_loves, wanted)
    for wanted in ((TEMPLE,), (WATER,), (SUN,), (MARKET_2, MARKET_3, MARKET_4), (GOLD_1, GOLD_2))
)


def _slips(state: State, seat: int) -> bool:
    """In placing tiles, but not in using workers: everybody takes what is due to them."""
    return state.phase != WORK


def sprout() -> Fallible:
    return Fallible(InsightBot(CHILD), PLANS, fondness=3.5, overlooks=0.7, margin=6.0, slips=_slips)


def apprentice() -> Fallible:
    return Fallible(InsightBot(BEGINNER), PLANS, fondness=2.5, overlooks=0.5, margin=4.0, slips=_slips)


def farmer() -> Fallible:
    return Fallible(InsightBot(REGULAR), PLANS, fondness=2.0, overlooks=0.4, margin=3.0, slips=_slips)


def steward() -> Fallible:
    return Fallible(InsightBot(), PLANS, fondness=1.0, overlooks=0.35, margin=2.5, slips=_slips)


def master(seconds: float = 1.0) -> "Master":
    from cosecha.bots.master import master_of

    return master_of(InsightBot(), seconds)
