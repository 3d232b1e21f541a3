"""Family growth."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import FamilyGrew
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.options import PEOPLE


def can_grow(farm: Farm) -> bool:
    """Family growth needs more rooms than people."""
    return farm.people < PEOPLE and farm.room_count() + farm.lodging > farm.people


def can_grow_urgently(farm: Farm) -> bool:
    return farm.people < PEOPLE


def grow_up(state: Data, seat: int) -> None:
    """A newborn comes home as an adult, who can be placed in the same round."""
    farm = state.farms[seat]
    farm.newborns -= 1
    farm.home += 1
    for space in state.spaces:
        if state.occupied[space] & BORN << seat:
            state.put(space, state.piles[space], state.occupied[space] & ~(BORN << seat))
            break


class Grow(Mechanism):
    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.farms[seat].space != NONE

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_grow(farm)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        full = state.farms[seat].people == PEOPLE
        return Message("agricola-reason-family-full" if full else "agricola-reason-no-room-for-child")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        """Place the newborn next to its parent. It takes no action this round."""
        farm = state.farms[seat]
        farm.people += 1
        farm.newborns += 1
        state.put(farm.space, state.piles[farm.space], state.occupied[farm.space] | BORN << seat)
        if log is not None:
            log.append(FamilyGrew(seat, farm.people))


class GrowUrgently(Grow):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_grow_urgently(farm)


_GROW: Final = kind(Grow())
_GROW_URGENTLY: Final = kind(GrowUrgently())


def grow() -> int:
    """Family growth, only with a free room."""
    return effect(_GROW, (), "family growth")


def grow_urgently() -> int:
    """Family growth, even without a free room."""
    return effect(_GROW_URGENTLY, (), "urgent family growth")
