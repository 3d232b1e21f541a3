"""People return home. With event decks, cards act before, meanwhile and afterwards, player by player."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import fire, fire_laid
from cosecha.games.agricola.mechanisms.people import at_home, lend_people, take_leave
from cosecha.games.agricola.mechanisms.replacing import lay_spaces

_HOOKS: Final = (hooks.BEFORE_HOME, hooks.HOME_START, hooks.RETURNING_HOME, hooks.GONE_HOME)
"""The parts of the evening. In each of them, every player has a stage, clockwise from the starting player.

Our ruling: cards that act at the start of the returning home phase come before all others of this phase, because nobody
may exchange or cook until they are done. The deck's list of steps would let their owner choose the order.
"""
_GOING: Final = 3


def stages(players: int) -> int:
    """How many values `decks.stage` may have: the seat that was starting player when the evening began, and how many
    stages have begun."""
    return (len(_HOOKS) * players + 1) * players


def evening(state: Data, log: Log) -> bool:
    """Go on with the evening. False if it is over.

    The order stays as it was at its start, even if somebody becomes starting player meanwhile.
    """
    decks = state.decks
    assert decks is not None
    each = len(_HOOKS) * state.players + 1
    if decks.stage == 0:
        decks.stage = state.starter * each
    first, begun = divmod(decks.stage, each)
    part, place = divmod(begun, state.players)
    if part == len(_HOOKS):
        decks.stage = 0
        lend_people(state, log)
        return False
    if part == _GOING and place == 0:
        take_leave(state, log)
        for seat in range(state.players):
            fire_all(state, seat, hooks.LEAVING_HOME, log)
        return_home(state)
        lay_spaces(state)
    decks.stage += 1
    fire_all(state, (first + place) % state.players, _HOOKS[part], log)
    return True


def fire_all(state: Data, seat: int, timing: int, log: Log) -> None:
    """Run this hook of a seat's cards, and for this seat that of the cards beside the board."""
    fire(state, seat, timing, log)
    fire_laid(state, seat, timing, log)


def return_home(state: Data) -> None:
    for space in state.spaces:
        if state.occupied[space]:
            state.put(space, state.piles[space], 0)
    for farm in state.farms:
        farm.space = NONE
        farm.home = at_home(state, farm)
