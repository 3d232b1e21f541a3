"""Inside the rules an action is an int: kind, thing and amount. `actions.py` turns it into a struct."""

from typing import Final

from cosecha.games.santiago.board import NODES, SEGMENTS, SQUARES, TILE_KINDS

BID: Final = 0
PLANT: Final = 1
LEFTOVER: Final = 2
PROPOSE: Final = 3
NO_PROPOSAL: Final = 4
ACCEPT: Final = 5
REJECT: Final = 6
BUILD: Final = 7
DISCARD: Final = 8
EXTRA: Final = 9
NO_EXTRA: Final = 10
SPRING: Final = 11
START_CANAL: Final = 12
PALM: Final = 13

THING_BITS: Final = 10
KIND_BITS: Final = 20
KIND: Final = 1 << KIND_BITS
THING: Final = 1 << THING_BITS
"""An action is kind * KIND + thing * THING + amount. The thing is a square, segment or intersection, and the amount is
money; for PLANT, the thing is a tile kind and the amount the square."""

PASS: Final = 0
"""A bid of 0."""


def kind_of(action: int) -> int:
    return action >> KIND_BITS


def thing_of(action: int) -> int:
    return (action >> THING_BITS) & (THING - 1)


def amount_of(action: int) -> int:
    return action & (THING - 1)


SHAPES: Final[list[tuple[int, int]]] = [
    (1024, 1024),  # BID is only an amount
    (TILE_KINDS + 1, SQUARES),
    (SQUARES, 1),
    (SEGMENTS, 1024),
    (1, 1),
    (SEGMENTS, 1),
    (SEGMENTS, 1),
    (SEGMENTS, 1),
    (1, 1),
    (SEGMENTS, 1),
    (1, 1),
    (NODES, 1),
    (SEGMENTS, 1),
    (SQUARES, 1),
]
"""By kind: the number of things and the number of amounts."""


def exists(action: int) -> bool:
    """Whether an int is a valid code, legal or not."""
    kind = kind_of(action)
    if not 0 <= kind < len(SHAPES):
        return False
    things, amounts = SHAPES[kind]
    return thing_of(action) < things and amount_of(action) < amounts
