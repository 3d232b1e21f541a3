"""Building stables."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import StableBuilt
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import WOOD
from cosecha.games.agricola.options import STABLES
from cosecha.games.agricola.reasons import cannot_pay, not_empty


def _none_left_or_poor(farm: Farm, wood: int) -> Message | None:
    if farm.stables.bit_count() == STABLES:
        return Message("agricola-reason-no-stable-left", {"count": STABLES})
    return cannot_pay(farm, ((WOOD, wood),))


class Stables(Mechanism):
    """`parts`: the price in wood."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return farm.goods[WOOD] >= parts[0] and farm.stables.bit_count() < STABLES and farm.empty() != 0

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return _none_left_or_poor(state.farms[seat], parts[0]) or Message("agricola-reason-no-stable-site")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, actions: list[int]) -> None:
        """On any space without a tile or a stable, enclosed or not."""
        farm = state.farms[seat]
        if not self.possible(state, farm, parts, farm.space):
            return
        sites = farm.empty()
        for cell in range(CELLS):
            if sites >> cell & 1:
                actions.append(codes.STABLE * codes.KIND + cell)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        farm.goods[WOOD] -= parts[0]
        farm.stables |= 1 << cell
        farm.settle_yard()
        if log is not None:
            log.append(StableBuilt(seat, CELL_NAMES[cell]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        taken = not_empty(farm, codes.named_by(action))
        return taken or _none_left_or_poor(farm, parts[0]) or Message("agricola-reason-wrong-step")


STABLE: Final = kind(Stables("stable", 1 << codes.STABLE, rank=2))


def stable(wood: int) -> int:
    return effect(STABLE, (wood,), f"stable for {wood} wood")
