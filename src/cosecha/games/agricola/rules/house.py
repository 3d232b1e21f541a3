"""The house: rooms and renovation."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.board import CELL_NAMES, CELLS, around
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import fire
from cosecha.games.agricola.codes import KIND, RENOVATE, ROOM, named_by
from cosecha.games.agricola.events import HouseRenovated, RoomBuilt
from cosecha.games.agricola.goods import REED, Price, can_pay, pay
from cosecha.games.agricola.options import HOUSE_MATERIALS, HOUSE_NAMES, ROOM_PRICES

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def room_sites(farm: "Farm") -> int:
    """Empty spaces outside pastures, next to a room."""
    return around(farm.rooms) & farm.unused()


def can_build_room(farm: "Farm") -> bool:
    return can_pay(farm.goods, ROOM_PRICES[farm.house]) and room_sites(farm) != 0


def add_rooms(farm: "Farm", actions: list[int]) -> None:
    if not can_pay(farm.goods, ROOM_PRICES[farm.house]):
        return
    sites = room_sites(farm)
    for cell in range(CELLS):
        if sites >> cell & 1:
            actions.append(ROOM * KIND + cell)


def build_room(state: "State", seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    cell = named_by(action)
    pay(farm.goods, ROOM_PRICES[farm.house])
    farm.rooms |= 1 << cell
    if log is not None:
        log.append(RoomBuilt(seat, HOUSE_NAMES[farm.house], CELL_NAMES[cell]))


def renovation_price(farm: "Farm") -> Price:
    """1 of the next material for each room, and 1 reed in total."""
    return ((HOUSE_MATERIALS[farm.house + 1], farm.room_count()), (REED, 1))


def can_renovate(farm: "Farm") -> bool:
    return farm.house < len(HOUSE_MATERIALS) - 1 and can_pay(farm.goods, renovation_price(farm))


def add_renovation(farm: "Farm", actions: list[int]) -> None:
    if can_renovate(farm):
        actions.append(RENOVATE * KIND + farm.house + 1)


def renovate(state: "State", seat: int, action: int, log: Log) -> None:
    """Renovate all rooms at once, from wood to clay or from clay to stone."""
    farm = state.farms[seat]
    pay(farm.goods, renovation_price(farm))
    farm.house = named_by(action)
    if log is not None:
        log.append(HouseRenovated(seat, HOUSE_NAMES[farm.house]))
    fire(state, seat, hooks.AFTER_RENOVATION, log)
