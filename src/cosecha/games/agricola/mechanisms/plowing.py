"""Plowing fields."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, CELLS, around
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import FieldPlowed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.reasons import cell_token, not_open


def plow_sites(farm: Farm) -> int:
    """Any empty space outside pastures for the first field; for later ones, next to a field."""
    free = farm.unused()
    return around(farm.fields) & free if farm.fields else free


class Plowing(Mechanism):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return plow_sites(farm) != 0

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-no-field-site")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        sites = plow_sites(state.farms[seat])
        for cell in range(CELLS):
            if sites >> cell & 1:
                actions.append(codes.PLOW * codes.KIND + cell)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        cell = codes.named_by(action)
        farm.fields |= 1 << cell
        if log is not None:
            log.append(FieldPlowed(seat, CELL_NAMES[cell]))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        cell = codes.named_by(action)
        return not_open(state.farms[seat], cell) or Message("agricola-reason-not-beside-field", cell_token(cell))


_PLOW: Final = kind(Plowing("plow", 1 << codes.PLOW, rank=3))


def plow() -> int:
    return effect(_PLOW, (), "plow")
