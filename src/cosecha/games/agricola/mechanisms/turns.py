"""The end of a turn as a step, so that cards can act then; and extra turns from cards."""

from collections.abc import Callable
from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import Test, fire
from cosecha.games.agricola.engine.effects import effect, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.placing import PLACE

EXTRA_TURNS: Final[dict[int, tuple[Callable[[Data, Farm], int], Callable[[Data, Farm], None]]]] = {}
"""By card: its offer to an owner with no person left to place, or NONE; and what to remember when it is made."""

HELPERS: Final[dict[int, Callable[[Data, Farm], int]]] = {}
"""By card: its offer of somebody to place in a turn in which two people may be placed (NONE for nothing)."""


FIRST_TURNS: Final[dict[int, Test]] = {}
"""By card: whether its owner has a turn before everybody's first one. The card begins it (`hooks.WORK_START`)."""
LAST_TURNS: Final[dict[int, Test]] = {}
"""The same after everybody's last one (`hooks.WORK_END`)."""


class EndTurn(Mechanism):
    """Cards played this turn act from the next one. `progress`: 1 once cards could place a second person."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress <= 1

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        if progress_of(step) == 0 and farm.hooks >> hooks.AFTER_PERSON & 1:
            farm.steps.append(step_of(END_TURN, 1))
            fire(state, seat, hooks.AFTER_PERSON, log)
            return
        fire(state, seat, hooks.END_OF_TURN, log)
        farm.fresh = 0


END_TURN: Final = effect(kind(EndTurn()), (), "end of turn")


def has_turn(state: Data, seat: int) -> bool:
    """Whether a seat has, or may have, a person to place."""
    farm = state.farms[seat]
    if farm.home > 0 or (farm.extras is not None and farm.extras.guest):
        return True
    return farm.hooks >> hooks.TURN_ORDER & 1 != 0 and _extra_turn_card(state, farm) != NONE


def _extra_turn_card(state: Data, farm: Farm) -> int:
    for card in farm.played:
        if card in EXTRA_TURNS and EXTRA_TURNS[card][0](state, farm) != NONE:
            return card
    return NONE


def helper_step(state: Data, farm: Farm) -> int:
    """The offer of a card that finds somebody else to place at once; NONE if there is none."""
    if farm.hooks >> hooks.TURN_ORDER & 1:
        for card in farm.played:
            helper = HELPERS[card](state, farm) if card in HELPERS else NONE
            if helper != NONE:
                return step_of(helper, may_leave=True, card=card)
    return NONE


def begin_turn(state: Data, seat: int) -> None:
    farm = state.farms[seat]
    if not state.cards:
        farm.steps.append(step_of(PLACE))
    elif farm.home:
        farm.steps.append(step_of(END_TURN))
        farm.steps.append(step_of(PLACE))
    else:
        card = _extra_turn_card(state, farm)
        turn, offered = EXTRA_TURNS[card]
        farm.steps.append(step_of(turn(state, farm), may_leave=True, card=card))
        offered(state, farm)
