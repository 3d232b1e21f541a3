"""Gaining and spending goods."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.events import GoodsGained, GoodsPaid
from cosecha.games.agricola.goods import GOOD_NAMES, SHEEP, STONE, WOOD
from cosecha.games.agricola.rules.livestock import house_animals

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def count_materials(farm: "Farm", good: int, amount: int) -> None:
    """Count building materials, for cards that depend on the work phase's total."""
    if WOOD <= good <= STONE:
        farm.gathered += amount


def gain(state: "State", seat: int, good: int, amount: int, log: Log) -> None:
    """Take goods from the general supply."""
    farm = state.farms[seat]
    farm.goods[good] += amount
    count_materials(farm, good, amount)
    if log is not None:
        log.append(GoodsGained(seat, GOOD_NAMES[good], amount))
    if good >= SHEEP:
        house_animals(farm)


def spend(state: "State", seat: int, good: int, amount: int, log: Log) -> None:
    """Pay goods to the general supply."""
    state.farms[seat].goods[good] -= amount
    if log is not None:
        log.append(GoodsPaid(seat, GOOD_NAMES[good], amount))
