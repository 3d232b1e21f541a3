"""Taking crops from fields: in the field phase of a harvest, and in one that a seat takes on its own."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import CropsHarvested, FieldPhaseTaken
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, GRAIN, VEGETABLE


def take_crops(farm: Farm, seat: int, log: Log) -> None:
    """Take 1 crop from each planted field."""
    taken = [0, 0]
    for cell in range(len(farm.amounts)):
        if farm.amounts[cell]:
            taken[farm.take_crop(cell) - GRAIN] += 1
    for good in (GRAIN, VEGETABLE):
        amount = taken[good - GRAIN]
        farm.goods[good] += amount
        if amount and log is not None:
            log.append(CropsHarvested(seat, GOOD_NAMES[good], amount))


class FieldPhase(Mechanism):
    """The field phase of one farm, outside a harvest.

    Cards stay silent: all that act in the field phase say that it is the one of each harvest.
    """

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        for amount in farm.amounts:
            if amount:
                return True
        return False

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-nothing-planted")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        if log is not None:
            log.append(FieldPhaseTaken(seat))
        take_crops(state.farms[seat], seat, log)


_FIELD_PHASE: Final = kind(FieldPhase())


def field_phase_now() -> int:
    return effect(_FIELD_PHASE, (), "field phase")
