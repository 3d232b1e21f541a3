"""Stables and fences."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.board import CELL_NAMES, CELLS, cells_of
from cosecha.games.agricola.codes import FENCE, KIND, STABLE, named_by
from cosecha.games.agricola.events import PastureFenced, StableBuilt
from cosecha.games.agricola.fences import cheapest_pasture, fences_left, possible_pastures
from cosecha.games.agricola.goods import WOOD
from cosecha.games.agricola.options import STABLES

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def can_build_stable(farm: "Farm", wood: int) -> bool:
    return farm.goods[WOOD] >= wood and farm.stables.bit_count() < STABLES and farm.empty() != 0


def add_stables(farm: "Farm", wood: int, actions: list[int]) -> None:
    """On any space without a tile or a stable, enclosed or not."""
    if not can_build_stable(farm, wood):
        return
    sites = farm.empty()
    for cell in range(CELLS):
        if sites >> cell & 1:
            actions.append(STABLE * KIND + cell)


def build_stable(state: "State", seat: int, action: int, wood: int, log: Log) -> None:
    farm = state.farms[seat]
    cell = named_by(action)
    farm.goods[WOOD] -= wood
    farm.stables |= 1 << cell
    farm.settle_yard()
    if log is not None:
        log.append(StableBuilt(seat, CELL_NAMES[cell]))


def most_fences(farm: "Farm") -> int:
    """How many fences can be paid for and are there: 1 wood each."""
    return min(farm.goods[WOOD], fences_left(farm))


def can_fence(farm: "Farm") -> bool:
    most = most_fences(farm)
    return most > 0 and cheapest_pasture(farm) <= most


def add_fences(farm: "Farm", actions: list[int]) -> None:
    most = most_fences(farm)
    if most > 0:
        for mask in possible_pastures(farm, most):
            actions.append(FENCE * KIND + mask)


def fence(state: "State", seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    mask = named_by(action)
    new = farm.fence_in(mask).bit_count()
    farm.goods[WOOD] -= new
    if log is not None:
        log.append(PastureFenced(seat, [CELL_NAMES[cell] for cell in cells_of(mask)], new))
