"""People return home. With event decks, cards act before, meanwhile and afterwards, player by player."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import HOOKS, fire
from cosecha.games.agricola.mechanisms.people import at_home, take_leave
from cosecha.games.agricola.mechanisms.replacing import lay_spaces

_HOOKS: Final = (hooks.BEFORE_HOME, hooks.RETURNING_HOME, hooks.GONE_HOME)
"""The parts of the evening. In each of them, every player has a stage, clockwise from the starting player."""
_GOING: Final = 2


def evening(state: Data, log: Log) -> bool:
    """Go on with the evening. False if it is over."""
    decks = state.decks
    assert decks is not None
    part, place = divmod(decks.stage, state.players)
    if part == len(_HOOKS):
        decks.stage = 0
        return False
    if part == _GOING and place == 0:
        take_leave(state, log)
        for seat in range(state.players):
            fire_all(state, seat, hooks.LEAVING_HOME, log)
        return_home(state)
        lay_spaces(state)
    decks.stage += 1
    fire_all(state, (state.starter + place) % state.players, _HOOKS[part], log)
    return True


def fire_all(state: Data, seat: int, timing: int, log: Log) -> None:
    """Run this hook of a seat's cards, and for this seat that of the cards beside the board."""
    fire(state, seat, timing, log)
    if state.decks is not None:
        for card in state.decks.laid:
            for act in HOOKS.get((card, timing), ()):
                act(state, seat, log)


def return_home(state: Data) -> None:
    for space in state.spaces:
        if state.occupied[space]:
            state.put(space, state.piles[space], 0)
    for farm in state.farms:
        farm.space = NONE
        farm.home = at_home(farm)
