"""Family growth."""

from typing import TYPE_CHECKING, Final

from cosecha.core.state import Log
from cosecha.games.agricola.events import FamilyGrew
from cosecha.games.agricola.options import PEOPLE

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State

BORN: Final = 1 << 4
"""In `State.occupied`: a newborn of seat 0 on a space; shifted by the seat for others."""


def can_grow(farm: "Farm") -> bool:
    """Family growth needs more rooms than people."""
    return farm.people < PEOPLE and farm.room_count() + farm.lodging > farm.people


def can_grow_urgently(farm: "Farm") -> bool:
    return farm.people < PEOPLE


def grow(state: "State", seat: int, log: Log) -> None:
    """The newborn shares its parent's space; it takes no action this round."""
    farm = state.farms[seat]
    farm.people += 1
    farm.newborns += 1
    state.put(farm.space, state.piles[farm.space], state.occupied[farm.space] | BORN << seat)
    if log is not None:
        log.append(FamilyGrew(seat, farm.people))
