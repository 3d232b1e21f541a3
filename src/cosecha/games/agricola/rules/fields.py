"""Fields: plowing, sowing, and baking bread."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.board import CELL_NAMES, CELLS, around
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.majors import BAKERS, baked, most_baked
from cosecha.games.agricola.cards.table import fire
from cosecha.games.agricola.codes import BAKE, CROP, KIND, PLOW, SOW, named_by
from cosecha.games.agricola.events import BreadBaked, FieldPlowed, FieldSown
from cosecha.games.agricola.goods import FOOD, GOOD_NAMES, GRAIN, VEGETABLE
from cosecha.games.agricola.options import GRAIN_SOWN, VEGETABLES_SOWN

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def plow_sites(farm: "Farm") -> int:
    """Empty, unfenced spaces; after the first field, only those next to another field."""
    free = farm.unused()
    return around(farm.fields) & free if farm.fields else free


def add_plowing(farm: "Farm", actions: list[int]) -> None:
    sites = plow_sites(farm)
    for cell in range(CELLS):
        if sites >> cell & 1:
            actions.append(PLOW * KIND + cell)


def plow(state: "State", seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    cell = named_by(action)
    farm.fields |= 1 << cell
    if log is not None:
        log.append(FieldPlowed(seat, CELL_NAMES[cell]))


def empty_fields(farm: "Farm") -> list[int]:
    return [cell for cell in range(CELLS) if farm.fields >> cell & 1 and farm.amounts[cell] == 0]


def can_sow(farm: "Farm") -> bool:
    if farm.fields == 0 or (farm.goods[GRAIN] == 0 and farm.goods[VEGETABLE] == 0):
        return False
    return len(empty_fields(farm)) > 0


def add_sowing(farm: "Farm", actions: list[int]) -> None:
    for good in (GRAIN, VEGETABLE):
        if farm.goods[good]:
            for cell in empty_fields(farm):
                actions.append(SOW * KIND + good * CROP + cell)


def sow(state: "State", seat: int, action: int, log: Log) -> None:
    """Put 1 crop from the supply on a field, plus 2 more grain or 1 more vegetable."""
    farm = state.farms[seat]
    named = named_by(action)
    good, cell = named // CROP, named % CROP
    farm.goods[good] -= 1
    farm.crops[cell] = good
    farm.amounts[cell] = GRAIN_SOWN if good == GRAIN else VEGETABLES_SOWN
    if log is not None:
        log.append(FieldSown(seat, GOOD_NAMES[good], CELL_NAMES[cell]))


def can_bake(farm: "Farm") -> bool:
    return farm.goods[GRAIN] > 0 and farm.majors & BAKERS != 0


def add_baking(farm: "Farm", actions: list[int]) -> None:
    for grain in range(1, min(farm.goods[GRAIN], most_baked(farm.majors)) + 1):
        actions.append(BAKE * KIND + grain)


def bake(state: "State", seat: int, action: int, log: Log) -> None:
    """Use all baking improvements together, the best ones first."""
    farm = state.farms[seat]
    grain = named_by(action)
    food = baked(farm.majors, grain)
    farm.goods[GRAIN] -= grain
    farm.goods[FOOD] += food
    if log is not None:
        log.append(BreadBaked(seat, grain, food))
    fire(state, seat, hooks.WHEN_BAKING, log)
