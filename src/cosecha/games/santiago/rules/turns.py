"""Whose turn it is."""

from cosecha.games.santiago.data import Data
from cosecha.games.santiago.phases import BID, EXTRA, LEFTOVER, PLANT, PROPOSE, START_CANAL


def clockwise(state: Data, turn: int) -> int:
    """The seat `turn` places after the one on the overseer's left; the overseer is last."""
    return (state.overseer + 1 + turn) % state.players


def acting(state: Data) -> int:
    """The seat that decides now. Not for the secret two-player auction, where both seats owe a bid."""
    phase = state.phase
    if phase == BID or phase == PROPOSE or phase == EXTRA:
        return clockwise(state, state.turn)
    if phase == PLANT:
        return state.order[state.turn]
    if phase == LEFTOVER:
        return state.order[0]
    if phase == START_CANAL:
        return state.oldest
    return state.overseer
