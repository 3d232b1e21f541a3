"""Renovating the house."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import HouseRenovated
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import REED, Price, can_pay, pay
from cosecha.games.agricola.options import HOUSE_MATERIALS, HOUSE_NAMES
from cosecha.games.agricola.reasons import cannot_pay


def _price(farm: Farm) -> Price:
    """1 of the next material for each room, and 1 reed in total."""
    return ((HOUSE_MATERIALS[farm.house + 1], farm.room_count()), (REED, 1))


def can_renovate(farm: Farm) -> bool:
    return farm.house < len(HOUSE_MATERIALS) - 1 and can_pay(farm.goods, _price(farm))


class Renovating(Mechanism):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_renovate(farm)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        return self.refusal(state, seat, parts, codes.RENOVATE * codes.KIND + farm.house + 1)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if can_renovate(farm):
            actions.append(codes.RENOVATE * codes.KIND + farm.house + 1)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, action: int, log: Log) -> None:
        """All rooms at once, one step."""
        farm = state.farms[seat]
        pay(farm.goods, _price(farm))
        farm.house = codes.named_by(action)
        if log is not None:
            log.append(HouseRenovated(seat, HOUSE_NAMES[farm.house]))
        fire(state, seat, hooks.AFTER_RENOVATION, log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        if farm.house == len(HOUSE_MATERIALS) - 1:
            return Message("agricola-reason-house-of-stone")
        if codes.named_by(action) != farm.house + 1:
            return Message("agricola-reason-one-step")
        return cannot_pay(farm, _price(farm)) or Message("agricola-reason-wrong-step")


_RENOVATE: Final = kind(Renovating("renovate", 1 << codes.RENOVATE))


def renovate() -> int:
    return effect(_RENOVATE, (), "renovate")
