"""Building stables."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS, count
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import payments
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.events import StableBuilt
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import WOOD, Price
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.sites import stable_sites
from cosecha.games.agricola.options import STABLES
from cosecha.games.agricola.reasons import cell_token, not_empty

_PRICES: Final[tuple[Price, ...]] = (((WOOD, 0),), ((WOOD, 1),), ((WOOD, 2),))
"""By amount of wood."""


def _none_left_or_poor(state: Data, farm: Farm, wood: int) -> Message | None:
    if count(farm.stables) == STABLES:
        return Message("agricola-reason-no-stable-left", {"count": STABLES})
    return too_poor(state, farm, payments.STABLE, _PRICES[wood])


class Stables(Purchase):
    """`parts`: the price in wood."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if count(farm.stables) == STABLES or stable_sites(farm) == 0:
            return False
        return can_obtain(state, farm, payments.STABLE, _PRICES[parts[0]])

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return _none_left_or_poor(state, state.farms[seat], parts[0]) or Message("agricola-reason-no-stable-site")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if count(farm.stables) == STABLES or not can_afford(farm, payments.STABLE, _PRICES[parts[0]]):
            return
        sites = stable_sites(farm)
        for cell in range(CELLS):
            if sites >> cell & 1:
                actions.append(codes.STABLE * codes.KIND + cell)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return _PRICES[parts[0]]

    def what(self, action: int) -> int:
        return payments.STABLE

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        farm.stables |= 1 << cell
        farm.settle_pastures()
        if log is not None:
            log.append(StableBuilt(seat, CELL_NAMES[cell]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        taken = not_empty(farm, cell)
        if taken is None and not stable_sites(farm) >> cell & 1:
            return Message("agricola-reason-not-beside-anything", cell_token(cell))
        return taken or _none_left_or_poor(state, farm, parts[0]) or Message("agricola-reason-wrong-step")


STABLE: Final = kind(Stables("stable", 1 << codes.STABLE, rank=2))


def stable(wood: int) -> int:
    return effect(STABLE, (wood,), f"stable for {wood} wood")
