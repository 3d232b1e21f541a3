"""Occupations."""

from typing import TYPE_CHECKING, Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import ACTS, OFFERS, ON_PLAY, hook, mark, occupation, played_occupations
from cosecha.games.agricola.effects import PARTS, act, effect_of, in_order, offer, pay, plow, step_of
from cosecha.games.agricola.goods import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_STONE
from cosecha.games.agricola.rules import gaining
from cosecha.games.agricola.rules.playing import occupation_cost
from cosecha.games.agricola.spaces.table import GOODS

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State

# Plow Driver: at the start of a round, with a stone house, plow a field for 1 food.
PLOW_DRIVER: Final = occupation("A090", "plow-driver")
_PLOW_DRIVER = offer(PLOW_DRIVER, in_order(pay(food=1), plow()))


def _plow_driver(state: "State", seat: int, log: Log) -> None:
    farm = state.farms[seat]
    if farm.house == HOUSE_STONE:
        farm.steps.append(step_of(_PLOW_DRIVER, may_leave=True))


hook(PLOW_DRIVER, hooks.ROUND_START, _plow_driver)

# Grocer: goods on the card; at any time, the top one may be bought for 1 food.
GROCER: Final = occupation("A102", "grocer")
GROCER_STACK: Final = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)
mark(GROCER, hooks.ANY_TIME)


def _grocer(state: "State", seat: int, log: Log) -> None:
    state.farms[seat].stores[GROCER] = len(GROCER_STACK)


def _grocer_sells(farm: "Farm") -> bool:
    return farm.goods[FOOD] > 0 and farm.stores.get(GROCER, 0) > 0


def _buy(state: "State", seat: int, log: Log) -> None:
    farm = state.farms[seat]
    left = farm.stores[GROCER]
    gaining.spend(state, seat, FOOD, 1, log)
    gaining.gain(state, seat, GROCER_STACK[len(GROCER_STACK) - left], 1, log)
    farm.stores[GROCER] = left - 1


ON_PLAY[GROCER] = _grocer
OFFERS[GROCER] = _grocer_sells
ACTS[GROCER] = _buy

# Roughcaster: 3 food for building clay rooms, and for renovating to stone.
ROUGHCASTER: Final = occupation("A110", "roughcaster")


def _roughcaster_rooms(state: "State", seat: int, log: Log) -> None:
    if state.farms[seat].house == HOUSE_CLAY:
        gaining.gain(state, seat, FOOD, 3, log)


def _roughcaster_house(state: "State", seat: int, log: Log) -> None:
    if state.farms[seat].house == HOUSE_STONE:
        gaining.gain(state, seat, FOOD, 3, log)


hook(ROUGHCASTER, hooks.AFTER_ROOMS, _roughcaster_rooms)
hook(ROUGHCASTER, hooks.AFTER_RENOVATION, _roughcaster_house)

# Wood Cutter: 1 more wood from every wood accumulation space.
WOOD_CUTTER: Final = occupation("A116", "wood-cutter")


def _wood_cutter(state: "State", seat: int, log: Log) -> None:
    if GOODS[state.farms[seat].space] == WOOD:
        gaining.gain(state, seat, WOOD, 1, log)


hook(WOOD_CUTTER, hooks.AFTER_TAKING, _wood_cutter)

# Paper Maker: before each later occupation, pay 1 wood for 1 food per occupation in play.
PAPER_MAKER: Final = occupation("B109", "paper-maker")
_PAPER_MAKER = offer(PAPER_MAKER, in_order(pay(wood=1), act(PAPER_MAKER)))


def _paper_maker(state: "State", seat: int, log: Log) -> None:
    """The step below is the occupation. If its cost needs this food, the offer can't be declined."""
    farm = state.farms[seat]
    costs = PARTS[effect_of(farm.steps[-1])]
    farm.steps.append(step_of(_PAPER_MAKER, may_leave=farm.goods[FOOD] >= occupation_cost(farm, costs)))


def _make_paper(state: "State", seat: int, log: Log) -> None:
    gaining.gain(state, seat, FOOD, played_occupations(state.farms[seat]), log)


ACTS[PAPER_MAKER] = _make_paper
hook(PAPER_MAKER, hooks.BEFORE_OCCUPATION, _paper_maker)
