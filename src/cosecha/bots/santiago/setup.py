"""Set-up by hand: the spring, the start canal of two players, the palms."""

from cosecha.bots.insight import Rated
from cosecha.games.santiago import State
from cosecha.games.santiago.board import (
    AROUND,
    AT_NODE,
    NODE_COLUMNS,
    NODE_ROWS,
    SEGMENT_ENDS,
    WATERS,
    bits,
)
from cosecha.games.santiago.codes import thing_of

PALM_NEAR_CANAL = 2.0
"""A palm on a square that a canal waters is worth something to whoever plants there."""
PALM_NEAR_SPRING = 1.0
"""One canal away is the next best."""


def _room(node: int) -> int:
    """How far a node is from the border of the board, both ways added: a network that starts there can go anywhere."""
    i, j = node % NODE_COLUMNS, node // NODE_COLUMNS
    return min(i, NODE_COLUMNS - 1 - i) + min(j, NODE_ROWS - 1 - j)


def rate_springs(state: State, legal: list[int]) -> Rated:
    """In the middle water reaches the most land."""
    return [(float(_room(thing_of(action))), action) for action in legal]


def rate_start_canals(state: State, legal: list[int]) -> Rated:
    """Four squares rather than two, palms among them, and an end with room to go on."""
    rated = []
    for action in legal:
        segment = thing_of(action)
        watered = WATERS[segment]
        ends = sum(_room(node) for node in SEGMENT_ENDS[segment])
        value = watered.bit_count() + PALM_NEAR_CANAL * (watered & state.palms).bit_count() + 0.5 * ends
        rated.append((value, action))
    return rated


def rate_palms(state: State, legal: list[int]) -> Rated:
    """Where water is near, in the open: a palm in the desert is no use to anybody."""
    near = 0
    for segment in bits(AT_NODE[state.spring]):
        near |= WATERS[segment]
    rated = []
    for action in legal:
        square = thing_of(action)
        value = PALM_NEAR_CANAL * (state.wet >> square & 1) + PALM_NEAR_SPRING * (near >> square & 1)
        rated.append((value + 0.1 * AROUND[square].bit_count(), action))
    return rated
