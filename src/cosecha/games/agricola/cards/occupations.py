"""The occupations, in the order of their ids."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards.abilities import (
    Ability,
    at,
    at_any_time,
    do_on_play,
    each_taking,
    keeps,
    may_at,
    occupation,
    remember,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import cards, hooks
from cosecha.games.agricola.engine.cards import played_occupations
from cosecha.games.agricola.engine.effects import in_order
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods, pay, pay_goods
from cosecha.games.agricola.mechanisms.occupations import FOOD_BEFORE
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_STONE


def _in_clay(state: Data, farm: Farm) -> bool:
    return farm.house == HOUSE_CLAY


def _in_stone(state: Data, farm: Farm) -> bool:
    return farm.house == HOUSE_STONE


# Plow Driver: at the start of a round, in a stone house, plow a field for 1 food.
PLOW_DRIVER: Final = occupation(
    "A090", "plow-driver", may_at(hooks.ROUND_START, in_order(pay(food=1), plow()), _in_stone)
)

# Grocer: goods lie on the card; at any time the top one may be bought for 1 food.
GROCER_STACK: Final = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)


def _stock_grocer(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], GROCER, len(GROCER_STACK))


def _grocer_sells(state: Data, farm: Farm) -> list[int]:
    return [0] if farm.goods[FOOD] > 0 and farm.stores.get(GROCER, 0) > 0 else []


def _buy(state: Data, seat: int, choice: int, log: Log) -> None:
    farm = state.farms[seat]
    left = farm.stores[GROCER]
    pay_goods(state, seat, FOOD, 1, log)
    gain_goods(state, seat, GROCER_STACK[len(GROCER_STACK) - left], 1, log)
    remember(farm, GROCER, left - 1)


GROCER: Final = occupation(
    "A102", "grocer", keeps(len(GROCER_STACK)), do_on_play(_stock_grocer), at_any_time(_grocer_sells, _buy)
)

# Roughcaster: 3 food for building clay rooms, and for renovating to stone.
ROUGHCASTER: Final = occupation(
    "A110",
    "roughcaster",
    at(hooks.AFTER_ROOMS, gain(food=3), _in_clay),
    at(hooks.AFTER_RENOVATION, gain(food=3), _in_stone),
)

# Wood Cutter: 1 wood more from every wood accumulation space.
WOOD_CUTTER: Final = occupation("A116", "wood-cutter", each_taking(WOOD, then=gain(wood=1)))


# Paper Maker: before each later occupation, 1 wood for 1 food for every occupation in front of its owner.
def _paper_maker(card: int) -> None:
    may_at(hooks.BEFORE_OCCUPATION, in_order(pay(wood=1), act(card)))(card)
    cards.ACTS[card] = _make_paper
    FOOD_BEFORE[card] = _paper_money


def _make_paper(state: Data, seat: int, log: Log) -> None:
    gain_goods(state, seat, FOOD, played_occupations(state.farms[seat]), log, PAPER_MAKER)


def _paper_money(farm: Farm) -> int:
    return played_occupations(farm) if farm.goods[WOOD] else 0


_PAPER_MAKER: Ability = _paper_maker
PAPER_MAKER: Final = occupation("B109", "paper-maker", _PAPER_MAKER)
