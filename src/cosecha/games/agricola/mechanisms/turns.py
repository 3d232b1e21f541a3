"""The end of a turn, as a step, so that cards can act then; and turns that only a card allows."""

from collections.abc import Callable
from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import effect, kind, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.placing import PLACE

EXTRA_TURNS: Final[dict[int, Callable[[Data, Farm], int]]] = {}
"""By card: the offer that it makes to somebody who has nobody left to place; NONE for nothing."""


class EndTurn(Mechanism):
    """Cards played in this turn act from the next one on."""

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        fire(state, seat, hooks.END_OF_TURN, log)
        state.farms[seat].fresh = 0


END_TURN: Final = effect(kind(EndTurn()), (), "end of turn")


def has_turn(state: Data, seat: int) -> bool:
    """Whether a seat has somebody to place, or may have."""
    farm = state.farms[seat]
    return farm.home > 0 or (farm.hooks >> hooks.TURN_ORDER & 1 != 0 and _extra_turn(state, farm) >= 0)


def _extra_turn(state: Data, farm: Farm) -> int:
    for card in farm.played:
        if card in EXTRA_TURNS:
            offer = EXTRA_TURNS[card](state, farm)
            if offer >= 0:
                return offer
    return -1


def begin_turn(state: Data, seat: int) -> None:
    farm = state.farms[seat]
    if not state.cards:
        farm.steps.append(step_of(PLACE))
        return
    farm.steps.append(step_of(END_TURN))
    if farm.home:
        farm.steps.append(step_of(PLACE))
    else:
        farm.steps.append(step_of(_extra_turn(state, farm), may_leave=True))
