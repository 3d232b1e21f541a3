"""The last harvest: without cards and teams, what a farm does in it changes nothing for others."""

from collections.abc import Hashable

from cosecha.core.state import NONE
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.digest import add_farm
from cosecha.games.agricola.phases import FEED, ROUNDS
from cosecha.games.agricola.scoring import materials, totals


def apart(state: Data) -> list[Hashable] | None:
    """By seat, all that its own result depends on, once only the last harvest is left; None before."""
    if state.round < ROUNDS or state.phase < FEED or state.cards or state.teams:
        return None
    found: list[Hashable] = []
    for farm in state.farms:
        twin = farm.copy()
        # How many answers it took and where the last person went changes nothing any more.
        twin.answers = 0
        twin.space = NONE
        parts: list[object] = [state.phase]
        add_farm(parts, twin)
        found.append(tuple(parts))
    return found


def ranks(state: Data) -> list[tuple[int, ...]]:
    """By seat, what counts where everybody plays for itself: points, then building materials."""
    return [(points, materials(farm)) for points, farm in zip(totals(state), state.farms, strict=True)]
