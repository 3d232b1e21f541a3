"""Baking bread."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import BreadBaked
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, GRAIN, Price
from cosecha.games.agricola.majors import BAKERS, baked, most_baked
from cosecha.games.agricola.mechanisms.means import can_get, exchange_first
from cosecha.games.agricola.reasons import too_few

_GRAIN: Final[Price] = ((GRAIN, 1),)


class Baking(Mechanism):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return farm.majors & BAKERS != 0 and (farm.goods[GRAIN] > 0 or can_get(state, farm, _GRAIN))

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        return too_few(farm, GRAIN, 1) if farm.majors & BAKERS else Message("agricola-reason-no-oven")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        for grain in range(1, min(farm.goods[GRAIN], most_baked(farm.majors)) + 1):
            actions.append(codes.BAKE * codes.KIND + grain)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Use all baking improvements together, the best ones first."""
        farm = state.farms[seat]
        grain = codes.named_by(action)
        food = baked(farm.majors, grain)
        farm.goods[GRAIN] -= grain
        farm.goods[FOOD] += food
        if log is not None:
            log.append(BreadBaked(seat, grain, food))
        fire(state, seat, hooks.WHEN_BAKING, log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        grain = codes.named_by(action)
        if not farm.majors & BAKERS:
            return Message("agricola-reason-no-oven")
        if farm.goods[GRAIN] < grain:
            poor = too_few(farm, GRAIN, grain)
            return exchange_first(poor) if can_get(state, farm, ((GRAIN, grain),)) else poor
        return Message("agricola-reason-oven-full", {"count": most_baked(farm.majors)})


_BAKE: Final = kind(Baking("bake", 1 << codes.BAKE, rank=5))


def bake() -> int:
    return effect(_BAKE, (), "bake")
