"""Rates the manual setup: the spring, the start canal with two players, the palms."""

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
"""The value of a palm on an irrigated square."""
PALM_NEAR_SPRING = 1.0
"""The value of a palm one canal away from water."""


def _room(node: int) -> int:
    """The distance of a node from the edges of the board, both directions added: room for the network to grow."""
    i, j = node % NODE_COLUMNS, node // NODE_COLUMNS
    return min(i, NODE_COLUMNS - 1 - i) + min(j, NODE_ROWS - 1 - j)


def rate_springs(state: State, legal: list[int]) -> Rated:
    """Prefer the middle, where water can reach the most squares."""
    return [(float(_room(thing_of(action))), action) for action in legal]


def rate_start_canals(state: State, legal: list[int]) -> Rated:
    """Prefer canals that water more squares and palms, with room to go on."""
    rated = []
    for action in legal:
        segment = thing_of(action)
        watered = WATERS[segment]
        ends = sum(_room(node) for node in SEGMENT_ENDS[segment])
        value = watered.bit_count() + PALM_NEAR_CANAL * (watered & state.palms).bit_count() + 0.5 * ends
        rated.append((value, action))
    return rated


def rate_palms(state: State, legal: list[int]) -> Rated:
    """Prefer squares near water and away from the edges."""
    near = 0
    for segment in bits(AT_NODE[state.spring]):
        near |= WATERS[segment]
    rated = []
    for action in legal:
        square = thing_of(action)
        value = PALM_NEAR_CANAL * (state.wet >> square & 1) + PALM_NEAR_SPRING * (near >> square & 1)
        rated.append((value + 0.1 * AROUND[square].bit_count(), action))
    return rated
