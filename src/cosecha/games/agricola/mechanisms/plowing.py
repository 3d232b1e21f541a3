"""Plowing fields."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import payments
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.payments import Payment
from cosecha.games.agricola.events import FieldPlowed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, Price
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.goods import pay_goods
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.sites import plow_sites
from cosecha.games.agricola.options import OUTWARDS, WINTER
from cosecha.games.agricola.reasons import cell_token, not_open

_PRICE: Final[Price] = ()
"""A field costs nothing, by whatever effect, unless a season or a card says so."""


class Plowing(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if plow_sites(farm) == 0:
            return False
        # The usual case: there is nothing to pay.
        return not farm.hooks & payments.PLOWING or can_obtain(state, farm, payments.PLOWING, _PRICE)

    def payable(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return plow_sites(farm) != 0 and can_afford(farm, payments.PLOWING, _PRICE)

    def spends(self, farm: Farm, parts: tuple[int, ...]) -> Price:
        return payments.least(farm, payments.PLOWING, _PRICE)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        return Message("agricola-reason-no-field-site") if plow_sites(farm) == 0 else _too_poor(state, farm)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if not can_afford(farm, payments.PLOWING, _PRICE):
            return
        sites = plow_sites(farm)
        for cell in range(CELLS):
            if sites >> cell & 1:
                actions.append(codes.PLOW * codes.KIND + cell)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return _PRICE

    def what(self, action: int) -> int:
        return payments.PLOWING

    def pay(self, state: Data, seat: int, way: Payment, log: Log) -> None:
        """The log says what is paid, because a field usually costs nothing."""
        for good, amount in enumerate(way):
            if amount:
                pay_goods(state, seat, good, amount, log)

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        cell = codes.named_by(action)
        state.farms[seat].fields |= 1 << cell
        if log is not None:
            log.append(FieldPlowed(seat, CELL_NAMES[cell]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        taken = not_open(farm, cell)
        if taken is not None:
            return taken
        if not plow_sites(farm) >> cell & 1:
            if not farm.customs & OUTWARDS:
                return Message("agricola-reason-not-beside-field", cell_token(cell))
            if farm.fields:
                return Message("agricola-reason-not-beside-own-field", cell_token(cell))
            return Message("agricola-reason-not-beside-anything", cell_token(cell))
        return _too_poor(state, farm)

    def wants_food(self, state: Data, seat: int) -> bool:
        return not can_afford(state.farms[seat], payments.PLOWING, _PRICE)


def _too_poor(state: Data, farm: Farm) -> Message:
    return too_poor(state, farm, payments.PLOWING, _PRICE) or Message("agricola-reason-wrong-step")


def _in_winter(farm: Farm, way: Payment) -> list[Payment]:
    return [payments.more(way, FOOD, 1)]


payments.CUSTOMS.append((WINTER, payments.PLOWING, _in_winter))

_PLOW: Final = kind(Plowing("plow", 1 << codes.PLOW, rank=3))


def plow() -> int:
    return effect(_PLOW, (), "plow")
