"""Stables and fences."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.board import CELL_NAMES, CELLS, cell_names
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.codes import FENCE, KIND, PAY, STABLE, named_by
from cosecha.games.agricola.effects import PAY_FENCES_STEP, step_of
from cosecha.games.agricola.events import PastureFenced, StableBuilt
from cosecha.games.agricola.fences import cheapest_pasture, fences_left, possible_pastures
from cosecha.games.agricola.goods import CLAY, WOOD
from cosecha.games.agricola.options import STABLES

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def can_build_stable(farm: "Farm", wood: int) -> bool:
    return farm.goods[WOOD] >= wood and farm.stables.bit_count() < STABLES and farm.empty() != 0


def add_stables(farm: "Farm", wood: int, actions: list[int]) -> None:
    """A stable goes on any space without a room, field or stable, enclosed or not."""
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
    """The number of fences that are left and that the farm can pay for."""
    means = farm.goods[WOOD]
    if farm.hooks >> hooks.FENCE_PRICE & 1:
        means += farm.goods[CLAY]
    return min(means, fences_left(farm))


def can_fence(farm: "Farm") -> bool:
    return cheapest_pasture(farm) <= most_fences(farm)


def add_fences(farm: "Farm", actions: list[int]) -> None:
    for mask in possible_pastures(farm, most_fences(farm)):
        actions.append(FENCE * KIND + mask)


def fence(state: "State", seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    mask = named_by(action)
    new = farm.fence_in(mask).bit_count()
    if log is not None:
        log.append(PastureFenced(seat, cell_names(mask), new))
    ways = clay_for_fences(farm, new) if farm.hooks >> hooks.FENCE_PRICE & 1 else [0]
    if len(ways) > 1:
        farm.steps.append(step_of(PAY_FENCES_STEP, new))
    else:
        _pay_fences(farm, new, ways[0])


def clay_for_fences(farm: "Farm", fences: int) -> list[int]:
    """The possible numbers of fences to pay for with clay instead of wood, with Rammed Clay."""
    return list(range(max(0, fences - farm.goods[WOOD]), min(fences, farm.goods[CLAY]) + 1))


def add_fence_prices(farm: "Farm", fences: int, actions: list[int]) -> None:
    for clay in clay_for_fences(farm, fences):
        actions.append(PAY * KIND + clay)


def choose_fence_price(state: "State", seat: int, action: int, fences: int) -> None:
    _pay_fences(state.farms[seat], fences, named_by(action))


def _pay_fences(farm: "Farm", fences: int, clay: int) -> None:
    farm.goods[WOOD] -= fences - clay
    farm.goods[CLAY] -= clay
