"""Minor improvements."""

from typing import TYPE_CHECKING, Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import (
    LAID,
    ON_PLAY,
    POINTS_AT_END,
    hook,
    mark,
    minor,
    needs_occupations,
)
from cosecha.games.agricola.effects import gain, give_back, in_order, offer, step_of
from cosecha.games.agricola.goods import CLAY, FOOD, SHEEP, WOOD
from cosecha.games.agricola.phases import HARVESTS
from cosecha.games.agricola.rules import gaining
from cosecha.games.agricola.rules.promises import promise_food
from cosecha.games.agricola.spaces.round_cards import CATTLE_MARKET
from cosecha.games.agricola.spaces.table import GOODS

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State

# Drinking Trough: every pasture holds 2 more animals, added after stables double its capacity.
DRINKING_TROUGH: Final = minor("A012", "drinking-trough", clay=1)


def _trough(farm: "Farm") -> None:
    farm.trough = 2


LAID[DRINKING_TROUGH] = _trough

# Rammed Clay: 1 clay when played; fences may be paid for with clay instead of wood.
RAMMED_CLAY: Final = minor("A016", "rammed-clay")
mark(RAMMED_CLAY, hooks.FENCE_PRICE)


def _rammed_clay(state: "State", seat: int, log: Log) -> None:
    gaining.gain(state, seat, CLAY, 1, log)


ON_PLAY[RAMMED_CLAY] = _rammed_clay

# Pond Hut: requires exactly 2 occupations; 1 food on each of the next 3 round spaces.
POND_HUT: Final = minor("A044", "pond-hut", points=1, wood=1)
needs_occupations(POND_HUT, least=2, most=2)


def _pond_hut(state: "State", seat: int, log: Log) -> None:
    promise_food(state, seat, 3, log)


ON_PLAY[POND_HUT] = _pond_hut

# Milk Jug: each time any player uses Cattle Market, 3 food for the owner and 1 for everybody else.
MILK_JUG: Final = minor("A050", "milk-jug", clay=1)


def _milk_jug(state: "State", seat: int, log: Log) -> None:
    if state.farms[state.active].space != CATTLE_MARKET:
        return
    for other in range(state.players):
        gaining.gain(state, other, FOOD, 3 if other == seat else 1, log)


hook(MILK_JUG, hooks.ANY_SPACE, _milk_jug)

# Claypipe: 2 food in the returning home phase after gaining at least 7 building materials in the work phase.
CLAYPIPE: Final = minor("A053", "claypipe", clay=1)
CLAYPIPE_MATERIALS: Final = 7


def _claypipe(state: "State", seat: int, log: Log) -> None:
    if state.farms[seat].gathered >= CLAYPIPE_MATERIALS:
        gaining.gain(state, seat, FOOD, 2, log)


hook(CLAYPIPE, hooks.RETURNING_HOME, _claypipe)

# Junk Room: 1 food after each improvement, this one included.
JUNK_ROOM: Final = minor("A055", "junk-room", wood=1, clay=1)


def _junk_room(state: "State", seat: int, log: Log) -> None:
    gaining.gain(state, seat, FOOD, 1, log)


hook(JUNK_ROOM, hooks.AFTER_IMPROVEMENT, _junk_room)
ON_PLAY[JUNK_ROOM] = _junk_room

# Basket: after each use of a wood accumulation space, put 2 wood back on it for 3 food.
BASKET: Final = minor("A056", "basket", reed=1)
_BASKET = offer(BASKET, in_order(give_back(wood=2), gain(food=3)))


def _basket(state: "State", seat: int, log: Log) -> None:
    farm = state.farms[seat]
    if GOODS[farm.space] == WOOD:
        farm.steps.append(step_of(_BASKET, may_leave=True))


hook(BASKET, hooks.AFTER_TAKING, _basket)

# Dutch Windmill: 3 more food when baking in the round right after a harvest.
DUTCH_WINDMILL: Final = minor("A063", "dutch-windmill", points=2, wood=2, stone=2)


def _dutch_windmill(state: "State", seat: int, log: Log) -> None:
    if state.round - 1 in HARVESTS:
        gaining.gain(state, seat, FOOD, 3, log)


hook(DUTCH_WINDMILL, hooks.WHEN_BAKING, _dutch_windmill)

# Lumber Mill: every improvement costs 1 wood less.
LUMBER_MILL: Final = minor("A075", "lumber-mill", points=2, stone=2)
needs_occupations(LUMBER_MILL, most=3)
mark(LUMBER_MILL, hooks.IMPROVEMENT_PRICE)

# Shepherd's Crook: 2 sheep for each new pasture of at least 4 spaces, once the fencing action is finished.
SHEPHERDS_CROOK: Final = minor("A083", "shepherds-crook", wood=1)


def _shepherds_crook(state: "State", seat: int, log: Log) -> None:
    farm = state.farms[seat]
    for pasture in farm.pastures:
        if pasture.bit_count() >= 4 and not pasture & farm.enclosed_before:
            gaining.gain(state, seat, SHEEP, 2, log)
    farm.enclosed_before = 0


hook(SHEPHERDS_CROOK, hooks.AFTER_FENCING, _shepherds_crook)

# Caravan: room for one more person, but it doesn't count as a room of the house.
CARAVAN: Final = minor("B010", "caravan", wood=3, food=3)


def _caravan(farm: "Farm") -> None:
    farm.lodging += 1


LAID[CARAVAN] = _caravan

# Loom: in the field phase 1, 2 or 3 food with at least 1, 4 or 7 sheep; a point for every 3 sheep at the end.
LOOM: Final = minor("B039", "loom", points=1, wood=2)
needs_occupations(LOOM, least=2)


def _loom(state: "State", seat: int, log: Log) -> None:
    sheep = state.farms[seat].goods[SHEEP]
    food = (sheep >= 1) + (sheep >= 4) + (sheep >= 7)
    if food:
        gaining.gain(state, seat, FOOD, food, log)


def _loom_points(state: "State", seat: int) -> int:
    return state.farms[seat].goods[SHEEP] // 3


hook(LOOM, hooks.FIELD_PHASE, _loom)
mark(LOOM, hooks.SCORING)
POINTS_AT_END[LOOM] = _loom_points
