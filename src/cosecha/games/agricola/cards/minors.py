"""The minor improvements, in the order of their ids."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.board import YARD
from cosecha.games.agricola.cards.abilities import (
    after_taking,
    at,
    bonus,
    cheaper,
    do_at,
    housing,
    keeps,
    minor,
    occupations,
    on_play,
    remember,
    replaces,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.effects import in_order
from cosecha.games.agricola.engine.payments import FENCES, MAJOR, MINOR, Payment
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CLAY, FOOD, SHEEP, WOOD
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods, give_back
from cosecha.games.agricola.mechanisms.promises import next_rounds
from cosecha.games.agricola.phases import HARVESTS
from cosecha.games.agricola.spaces.round_cards import CATTLE_MARKET


# Drinking Trough: every pasture holds 2 more, added after stables have doubled it.
def _drinking_trough(farm: Farm) -> None:
    farm.pasture_bonus += 2


DRINKING_TROUGH: Final = minor("A012", "drinking-trough", housing(_drinking_trough), clay=1)


# Rammed Clay: 1 clay at once; from then on each fence may be paid with 1 clay instead of 1 wood.
def _clay_for_wood(farm: Farm, payment: Payment) -> list[Payment]:
    found: list[Payment] = []
    for clay in range(1, payment[WOOD] + 1):
        way = list(payment)
        way[WOOD] -= clay
        way[CLAY] += clay
        found.append(tuple(way))
    return found


RAMMED_CLAY: Final = minor("A016", "rammed-clay", on_play(gain(clay=1)), replaces(FENCES, _clay_for_wood))

# Pond Hut: 1 food on each of the next 3 round spaces.
POND_HUT: Final = minor(
    "A044", "pond-hut", on_play(next_rounds(3, food=1)), wood=1, points=1, needs=occupations(2, most=2)
)


# Milk Jug: whenever anybody uses Cattle Market, 3 food for its owner and 1 for everybody else.
def _milk_jug(state: Data, seat: int, log: Log) -> None:
    if state.farms[state.active].space == CATTLE_MARKET:
        for other in range(state.players):
            gain_goods(state, other, FOOD, 3 if other == seat else 1, log, MILK_JUG)


MILK_JUG: Final = minor("A050", "milk-jug", do_at(hooks.ANY_USE, _milk_jug), clay=1)


# Claypipe: 2 food when at least 7 building materials came in the work phase of the round.
def _gathered_7(state: Data, farm: Farm) -> bool:
    return farm.gathered >= 7


CLAYPIPE: Final = minor("A053", "claypipe", at(hooks.RETURNING_HOME, gain(food=2), _gathered_7), clay=1)

# Junk Room: 1 food after each improvement, this one included.
JUNK_ROOM: Final = minor(
    "A055", "junk-room", on_play(gain(food=1)), at(hooks.AFTER_IMPROVEMENT, gain(food=1)), wood=1, clay=1
)

# Basket: after each use of a wood accumulation space, 2 wood back onto it for 3 food.
BASKET: Final = minor("A056", "basket", after_taking(WOOD, may=in_order(give_back(wood=2), gain(food=3))), reed=1)


# Dutch Windmill: baking in a round right after a harvest brings 3 food more.
def _after_harvest(state: Data, farm: Farm) -> bool:
    return state.round - 1 in HARVESTS


DUTCH_WINDMILL: Final = minor(
    "A063", "dutch-windmill", at(hooks.WHEN_BAKING, gain(food=3), _after_harvest), wood=2, stone=2, points=2
)


# Lumber Mill: every improvement costs 1 wood less.
def _one(farm: Farm) -> int:
    return 1


LUMBER_MILL: Final = minor(
    "A075", "lumber-mill", cheaper(MAJOR | MINOR, WOOD, _one), stone=2, points=2, needs=occupations(most=3)
)


# Shepherd's Crook: each new pasture of at least 4 spaces brings 2 sheep, once the fencing is done.
def _note_pastures(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    remember(farm, SHEPHERDS_CROOK, farm.enclosed)


def _count_new_pastures(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    before = farm.stores[SHEPHERDS_CROOK]
    remember(farm, SHEPHERDS_CROOK, NONE)
    for pasture in farm.pastures:
        if pasture.bit_count() >= 4 and not pasture & before:
            gain_goods(state, seat, SHEEP, 2, log, SHEPHERDS_CROOK)


SHEPHERDS_CROOK: Final = minor(
    "A083",
    "shepherds-crook",
    keeps(YARD),
    do_at(hooks.BEFORE_FENCING, _note_pastures),
    do_at(hooks.AFTER_FENCING, _count_new_pastures),
    wood=1,
)


# Caravan: room for one more person, though it is no room of the house.
def _caravan(farm: Farm) -> None:
    farm.lodging += 1


CARAVAN: Final = minor("B010", "caravan", housing(_caravan), wood=3, food=3)


# Loom: in the field phase 1, 2 or 3 food with at least 1, 4 or 7 sheep; a point for every 3 sheep at the end.
def _loom(state: Data, seat: int, log: Log) -> None:
    sheep = state.farms[seat].goods[SHEEP]
    gain_goods(state, seat, FOOD, (sheep >= 1) + (sheep >= 4) + (sheep >= 7), log, LOOM)


def _loom_points(state: Data, seat: int) -> int:
    return state.farms[seat].goods[SHEEP] // 3


LOOM: Final = minor(
    "B039", "loom", do_at(hooks.FIELD_PHASE, _loom), bonus(_loom_points), wood=2, points=1, needs=occupations(2)
)
