"""Plowing fields."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import FieldPlowed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, Price, can_pay
from cosecha.games.agricola.mechanisms.goods import pay_goods
from cosecha.games.agricola.mechanisms.means import can_get, exchange_first
from cosecha.games.agricola.mechanisms.sites import plow_sites
from cosecha.games.agricola.options import WINTER
from cosecha.games.agricola.reasons import cannot_pay, cell_token, not_open

_IN_WINTER: Final[Price] = ((FOOD, 1),)


def plow_price(farm: Farm) -> Price:
    """What each plowed field costs, by whatever effect."""
    return _IN_WINTER if farm.customs & WINTER else ()


class Plowing(Mechanism):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return plow_sites(farm) != 0 and can_get(state, farm, plow_price(farm))

    def payable(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return plow_sites(farm) != 0 and can_pay(farm.goods, plow_price(farm))

    def spends(self, farm: Farm, parts: tuple[int, ...]) -> Price:
        return plow_price(farm)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        return Message("agricola-reason-no-field-site") if plow_sites(farm) == 0 else _too_poor(state, farm)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if not can_pay(farm.goods, plow_price(farm)):
            return
        sites = plow_sites(farm)
        for cell in range(CELLS):
            if sites >> cell & 1:
                actions.append(codes.PLOW * codes.KIND + cell)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        for good, amount in plow_price(farm):
            pay_goods(state, seat, good, amount, log)
        farm.fields |= 1 << cell
        if log is not None:
            log.append(FieldPlowed(seat, CELL_NAMES[cell]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        taken = not_open(farm, cell)
        if taken is not None:
            return taken
        if not plow_sites(farm) >> cell & 1:
            return Message("agricola-reason-not-beside-field", cell_token(cell))
        return _too_poor(state, farm)

    def wants_food(self, state: Data, seat: int) -> bool:
        farm = state.farms[seat]
        return not can_pay(farm.goods, plow_price(farm))


def _too_poor(state: Data, farm: Farm) -> Message:
    price = plow_price(farm)
    poor = cannot_pay(farm, price) or Message("agricola-reason-wrong-step")
    return exchange_first(poor) if can_get(state, farm, price) else poor


_PLOW: Final = kind(Plowing("plow", 1 << codes.PLOW, rank=3))


def plow() -> int:
    return effect(_PLOW, (), "plow")
