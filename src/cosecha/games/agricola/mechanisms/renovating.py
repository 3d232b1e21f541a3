"""Renovating the house."""

from collections.abc import Callable
from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELLS, FIRST_ROOMS, count
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import fire, settle_yard
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.events import HouseRebuilt, HouseRenovated
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import REED, Price, can_pay
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.options import HOUSE_MATERIALS, HOUSE_NAMES

_PRICES: Final[list[list[Price]]] = [
    [((material, rooms), (REED, 1)) for rooms in range(CELLS + 1)] for material in HOUSE_MATERIALS
]
"""By house and number of rooms."""


def renovation_price(farm: Farm, house: int) -> Price:
    """1 of the new material per room, and 1 reed in all. A burnt house gets its first rooms back for the same."""
    return _PRICES[house][farm.room_count() or count(FIRST_ROOMS)]


FURTHER: Final[dict[int, Callable[[Farm], int]]] = {}
"""By card: another house that its owner may renovate to, or NONE."""
FORBIDS: Final[set[int]] = set()
"""Cards whose owner can't renovate."""


def next_houses(farm: Farm) -> list[int]:
    """What the house may become: the next material, and what cards allow. A burnt one must be rebuilt first, which is
    a renovation too, so cards that forbid renovating forbid it."""
    found = [farm.house + 1] if farm.house < len(HOUSE_MATERIALS) - 1 else []
    if not farm.rooms:
        found = [farm.house]
    if farm.hooks >> hooks.RENOVATION & 1:
        for card in farm.played:
            if card in FORBIDS:
                return []
            if farm.rooms and card in FURTHER and FURTHER[card](farm) != NONE:
                found.append(FURTHER[card](farm))
    return found


def can_renovate(farm: Farm) -> bool:
    for house in next_houses(farm):
        if can_afford(farm, payments.RENOVATION, renovation_price(farm, house)):
            return True
    return False


class Renovating(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if not state.cards and not payments.is_changed(farm, payments.RENOVATION):
            house = farm.house + 1
            return house < len(HOUSE_MATERIALS) and can_pay(farm.goods, renovation_price(farm, house))
        for house in next_houses(farm):
            if can_obtain(state, farm, payments.RENOVATION, renovation_price(farm, house)):
                return True
        return False

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        house = farm.house + 1 if farm.rooms else farm.house
        return self.refusal(state, seat, parts, codes.RENOVATE * codes.KIND + house)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        for house in next_houses(farm):
            if can_afford(farm, payments.RENOVATION, renovation_price(farm, house)):
                actions.append(codes.RENOVATE * codes.KIND + house)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return renovation_price(farm, codes.named_by(action))

    def what(self, action: int) -> int:
        return payments.RENOVATION

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Renovate all rooms at once, or rebuild the first ones."""
        farm = state.farms[seat]
        fire(state, seat, hooks.AFTER_RENOVATION, log)
        if not farm.rooms:
            farm.rooms = FIRST_ROOMS
            settle_yard(farm)
            if log is not None:
                log.append(HouseRebuilt(seat))
            return
        farm.house = codes.named_by(action)
        if log is not None:
            log.append(HouseRenovated(seat, HOUSE_NAMES[farm.house]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        house = codes.named_by(action)
        if farm.house == len(HOUSE_MATERIALS) - 1:
            return Message("agricola-reason-house-of-stone")
        if not next_houses(farm):
            return Message("agricola-reason-no-more-renovation")
        if not farm.rooms and house != farm.house:
            return Message("agricola-reason-rebuild-first")
        if house not in next_houses(farm):
            return Message("agricola-reason-one-step")
        return too_poor(state, farm, payments.RENOVATION, renovation_price(farm, house)) or Message(
            "agricola-reason-wrong-step"
        )


_RENOVATE: Final = kind(Renovating("renovate", 1 << codes.RENOVATE))


def renovate() -> int:
    return effect(_RENOVATE, (), "renovate")
