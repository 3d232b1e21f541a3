"""Building rooms."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import settle_yard
from cosecha.games.agricola.engine.effects import effect, kind, step_of
from cosecha.games.agricola.events import PartnerRoomBuilt, RoomBuilt
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import REED, Price
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.partners import is_for_partner, not_served, seen_from_here, served
from cosecha.games.agricola.mechanisms.sites import add_on, room_sites
from cosecha.games.agricola.mechanisms.stables import stable
from cosecha.games.agricola.mechanisms.triggers import trigger
from cosecha.games.agricola.options import HOUSE_MATERIALS, HOUSE_NAMES, ROOM_PRICES, SUMMER
from cosecha.games.agricola.reasons import cell_token, not_open

_AFTER_ROOMS: Final = trigger(hooks.AFTER_ROOMS)
FREE_STABLE: Final = stable(wood=0)
"""What each new room allows in summer, before anything else is built."""
ROOM_SURCHARGES: Final[tuple[Price, ...]] = tuple([((material, 1), (REED, 1)) for material in HOUSE_MATERIALS])
"""What a room for the partner costs more, by the material of the partner's house: 6 of it and 3 reed in all. It is paid
whatever cards make of the usual price."""


class Rooms(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if can_obtain(state, farm, payments.ROOM, ROOM_PRICES[farm.house]) and room_sites(farm) != 0:
            return True
        if not state.teams:
            return False
        site = served(state, farm)
        return (
            site is not None
            and room_sites(site) != 0
            and can_obtain(state, farm, payments.ROOM, ROOM_PRICES[site.house], site, ROOM_SURCHARGES[site.house])
        )

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        return too_poor(state, farm, payments.ROOM, ROOM_PRICES[farm.house]) or Message("agricola-reason-no-room-site")

    def begins(self, state: Data, seat: int, below: int, log: Log) -> None:
        farm = state.farms[seat]
        if farm.hooks >> hooks.AFTER_ROOMS & 1:
            farm.steps.insert(below, step_of(_AFTER_ROOMS))

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if can_afford(farm, payments.ROOM, ROOM_PRICES[farm.house]):
            add_on(room_sites(farm), codes.ROOM, actions)
        if state.teams:
            site = served(state, farm)
            if site is not None and can_afford(
                farm, payments.ROOM, ROOM_PRICES[site.house], site, ROOM_SURCHARGES[site.house]
            ):
                add_on(room_sites(site), codes.PARTNER_ROOM, actions)

    def extra(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return ROOM_SURCHARGES[self.site(state, farm, action).house] if is_for_partner(action) else ()

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return ROOM_PRICES[farm.house]

    def what(self, action: int) -> int:
        return payments.ROOM

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        site = self.site(state, farm, action)
        cell = codes.named_by(action)
        site.rooms |= 1 << cell
        if site.hooks >> hooks.HOUSING & 1:
            settle_yard(site)
        if log is not None:
            house, name = HOUSE_NAMES[site.house], CELL_NAMES[cell]
            if site.seat == seat:
                log.append(RoomBuilt(seat, house, name))
            else:
                log.append(PartnerRoomBuilt(seat, site.seat, house, name))
        if farm.customs & SUMMER:
            farm.steps.append(step_of(FREE_STABLE, may_leave=True))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        nobody = not_served(state, farm, action)
        if nobody is not None:
            return nobody
        site = self.site(state, farm, action)
        cell = codes.named_by(action)
        taken = not_open(site, cell)
        if taken is not None:
            return taken
        if not room_sites(site) >> cell & 1:
            apart = Message("agricola-reason-not-beside-room", cell_token(cell))
            return apart if site.seat == seat else seen_from_here(apart)
        extra = self.extra(state, farm, parts, action)
        poor = too_poor(state, farm, payments.ROOM, ROOM_PRICES[site.house], site, extra)
        return poor or Message("agricola-reason-wrong-step")


_ROOM: Final = kind(Rooms("room", 1 << codes.ROOM | 1 << codes.PARTNER_ROOM, rank=1))


def room() -> int:
    return effect(_ROOM, (), "room")
