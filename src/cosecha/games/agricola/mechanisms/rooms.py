"""Building rooms."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import settle_yard
from cosecha.games.agricola.engine.effects import effect, kind, step_of
from cosecha.games.agricola.events import RoomBuilt
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import Price
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.sites import room_sites
from cosecha.games.agricola.mechanisms.stables import stable
from cosecha.games.agricola.mechanisms.triggers import trigger
from cosecha.games.agricola.options import HOUSE_NAMES, ROOM_PRICES, SUMMER
from cosecha.games.agricola.reasons import cell_token, not_open

_AFTER_ROOMS: Final = trigger(hooks.AFTER_ROOMS)
FREE_STABLE: Final = stable(wood=0)
"""What each new room allows in summer, before anything else is built."""


class Rooms(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_obtain(state, farm, payments.ROOM, ROOM_PRICES[farm.house]) and room_sites(farm) != 0

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        return too_poor(state, farm, payments.ROOM, ROOM_PRICES[farm.house]) or Message("agricola-reason-no-room-site")

    def begins(self, state: Data, seat: int, below: int, log: Log) -> None:
        farm = state.farms[seat]
        if farm.hooks >> hooks.AFTER_ROOMS & 1:
            farm.steps.insert(below, step_of(_AFTER_ROOMS))

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if not can_afford(farm, payments.ROOM, ROOM_PRICES[farm.house]):
            return
        sites = room_sites(farm)
        for cell in range(CELLS):
            if sites >> cell & 1:
                actions.append(codes.ROOM * codes.KIND + cell)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return ROOM_PRICES[farm.house]

    def what(self, action: int) -> int:
        return payments.ROOM

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        farm.rooms |= 1 << cell
        if farm.hooks >> hooks.HOUSING & 1:
            settle_yard(farm)
        if log is not None:
            log.append(RoomBuilt(seat, HOUSE_NAMES[farm.house], CELL_NAMES[cell]))
        if farm.customs & SUMMER:
            farm.steps.append(step_of(FREE_STABLE, may_leave=True))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        taken = not_open(farm, cell)
        if taken is not None:
            return taken
        if not room_sites(farm) >> cell & 1:
            return Message("agricola-reason-not-beside-room", cell_token(cell))
        return too_poor(state, farm, payments.ROOM, ROOM_PRICES[farm.house]) or Message("agricola-reason-wrong-step")


_ROOM: Final = kind(Rooms("room", 1 << codes.ROOM, rank=1))


def room() -> int:
    return effect(_ROOM, (), "room")
