"""Inside the rules an action is an int: kind, thing and space. `actions.py` turns it into a struct."""

from typing import Final

from cosecha.games.cacao.board import JUNGLE_KINDS, LIES, SPACE_BITS, is_near

PLACE: Final = 0
OVERBUILD: Final = 1
FILL: Final = 2
WORK: Final = 3

THING_BITS: Final = 6
KIND_BITS: Final = 36
KIND: Final = 1 << KIND_BITS
THING: Final = 1 << SPACE_BITS
"""An action is kind * KIND + thing * THING + space. The thing is the lie of a worker tile, a jungle tile (0 for the top
of the pile), or side * SIDE + workers."""
SIDE: Final = 4


def kind_of(action: int) -> int:
    return action >> KIND_BITS


def thing_of(action: int) -> int:
    return (action >> SPACE_BITS) & ((1 << THING_BITS) - 1)


def space_of(action: int) -> int:
    return action & (THING - 1)


def side_of(action: int) -> int:
    return thing_of(action) // SIDE


def workers_of(action: int) -> int:
    return thing_of(action) % SIDE


def exists(action: int) -> bool:
    """Whether an int is a valid code, legal or not."""
    kind = kind_of(action)
    thing = thing_of(action)
    if not is_near(space_of(action)):
        return False
    if kind == PLACE or kind == OVERBUILD:
        return 1 <= thing <= LIES
    if kind == FILL:
        return thing <= JUNGLE_KINDS
    return kind == WORK and thing < 4 * SIDE
