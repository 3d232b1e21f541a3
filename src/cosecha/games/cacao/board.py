"""The geometry as tables: the spaces of an unbounded plane and the tiles that go on them.

A space is named `x,y`: x grows to the right, y downward. Jungle tiles go where x + y is even, worker tiles where it is
odd. Inside the rules a space is one int, in reading order, so that neighbors are a fixed step away.
"""

from typing import Final

SPACE_BITS: Final = 30
ROW: Final = 1 << 15
ORIGIN: Final = 1 << 14
FARTHEST: Final = 9999
"""The largest coordinate that the parser accepts. Play never gets near it: at most 64 tiles, all connected."""

STEPS: Final = (-ROW, 1, ROW, -1)
"""From a space to its neighbors to the north, east, south and west."""
SIDE_NAMES: Final = ("N", "E", "S", "W")


def space_at(x: int, y: int) -> int:
    return (y + ORIGIN) * ROW + x + ORIGIN


def x_of(space: int) -> int:
    return (space & (ROW - 1)) - ORIGIN


def y_of(space: int) -> int:
    return (space >> 15) - ORIGIN


_NAMES: Final[dict[int, str]] = {}
_USUAL: Final = 64
"""Names of spaces no farther off than this are kept: few maps get there."""


def space_name(space: int) -> str:
    """`0,-1`"""
    found = _NAMES.get(space)
    if found is None:
        x = x_of(space)
        y = y_of(space)
        found = f"{x},{y}"
        if -_USUAL <= x <= _USUAL and -_USUAL <= y <= _USUAL:
            _NAMES[space] = found
    return found


def space_named(name: str) -> int:
    """The space for a name that is known to be valid; `actions.space_number` parses user input."""
    x, y = name.split(",")
    return space_at(int(x), int(y))


def is_jungle_space(space: int) -> bool:
    return (space ^ (space >> 15)) & 1 == 0


def is_near(space: int) -> bool:
    """Whether the parser accepts the name of a space."""
    return -FARTHEST <= x_of(space) <= FARTHEST and -FARTHEST <= y_of(space) <= FARTHEST


PLANTATION_SPACE: Final = (ORIGIN << 15) + ORIGIN
"""The start tiles touch at a corner: the single plantation at 0,0 and the market 2 at 1,1."""
MARKET_SPACE: Final = ((ORIGIN + 1) << 15) + ORIGIN + 1

NOTHING: Final = 0
"""No tile."""

# Jungle tiles.
PLANTATION_1: Final = 1
PLANTATION_2: Final = 2
MARKET_2: Final = 3
MARKET_3: Final = 4
MARKET_4: Final = 5
GOLD_1: Final = 6
GOLD_2: Final = 7
WATER: Final = 8
SUN: Final = 9
TEMPLE: Final = 10
JUNGLE_KINDS: Final = 10
JUNGLE_NAMES: Final = (
    "pile",
    "plantation1",
    "plantation2",
    "market2",
    "market3",
    "market4",
    "gold1",
    "gold2",
    "water",
    "sun",
    "temple",
)
"""Index 0 is the unknown top of the pile."""
VALUES: Final = (0, 1, 2, 2, 3, 4, 1, 2, 1, 1, 0)
"""What one worker gets: fruits, gold per fruit, gold, water fields or suns."""


def is_plantation(kind: int) -> bool:
    return PLANTATION_1 <= kind <= PLANTATION_2


def is_market(kind: int) -> bool:
    return MARKET_2 <= kind <= MARKET_4


def is_mine(kind: int) -> bool:
    return GOLD_1 <= kind <= GOLD_2


# Worker tiles: a type is 0 to 3; a lie, 1 to 13, is a type in one of its rotations.
TYPE_NAMES: Final = ("1111", "2101", "3001", "3100")
"""The workers on the four sides, clockwise. Tiles can be rotated but not flipped."""


def _turned(sides: str, quarters: int) -> str:
    """A tile rotated clockwise by the given number of quarter turns."""
    return sides[4 - quarters :] + sides[: 4 - quarters]


def _lies() -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = [(0, "0000")]
    for number, name in enumerate(TYPE_NAMES):
        for quarters in range(4):
            lie = (number, _turned(name, quarters))
            if lie not in found:
                found.append(lie)
    return found


LIES: Final = 13
LIE_NAMES: Final[list[str]] = [name for _, name in _lies()]
"""The workers on the sides N, E, S, W; index 0 is no tile."""
LIE_TYPES: Final[list[int]] = [number for number, _ in _lies()]
LIE_SIDES: Final[list[list[int]]] = [[int(side) for side in name] for _, name in _lies()]
LIES_OF: Final[list[list[int]]] = [
    [lie for lie, (number, name) in enumerate(_lies()) if number == wanted and name != "0000"] for wanted in range(4)
]
"""The lies of each type: one if all sides are equal, else four."""
