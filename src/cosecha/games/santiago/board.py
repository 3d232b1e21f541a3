"""The geometry of the board as tables: squares, intersections, canal segments and their adjacency.

The board has 8 x 6 squares. Heavy lines surround every block of 2 x 2 squares; they cross at the intersections, and a
segment is one side of a block, two squares long. Sets of squares are 48-bit masks, sets of segments 31-bit masks.
"""

from typing import Final

COLUMNS: Final = 8
ROWS: Final = 6
SQUARES: Final = 48
NODE_COLUMNS: Final = 5
NODE_ROWS: Final = 4
NODES: Final = 20
SEGMENTS: Final = 31

CROPS: Final = ("banana", "coconut", "watermelon", "grape", "pepper")
EMPTY: Final = 0
DESERT: Final = 11
TILE_KINDS: Final = 10
"""Tile kinds are 1 to 10: for each crop, the one-icon tile and then the two-icon tile."""


def crop_of(kind: int) -> int:
    return (kind - 1) >> 1


def icons_of(kind: int) -> int:
    return 2 - (kind & 1)


def _square(column: int, row: int) -> int:
    return row * COLUMNS + column


def _node(i: int, j: int) -> int:
    return j * NODE_COLUMNS + i


def _mask(cells: list[tuple[int, int]]) -> int:
    """The squares among these (column, row) pairs that lie on the board."""
    mask = 0
    for column, row in cells:
        if 0 <= column < COLUMNS and 0 <= row < ROWS:
            mask |= 1 << _square(column, row)
    return mask


def _segment_ends() -> list[tuple[int, int]]:
    ends = [(_node(i, j), _node(i + 1, j)) for j in range(NODE_ROWS) for i in range(NODE_COLUMNS - 1)]
    ends += [(_node(i, j), _node(i, j + 1)) for j in range(NODE_ROWS - 1) for i in range(NODE_COLUMNS)]
    return ends


def _watered() -> list[int]:
    across = [
        _mask([(c, r) for c in (2 * i, 2 * i + 1) for r in (2 * j - 1, 2 * j)])
        for j in range(NODE_ROWS)
        for i in range(NODE_COLUMNS - 1)
    ]
    down = [
        _mask([(c, r) for r in (2 * j, 2 * j + 1) for c in (2 * i - 1, 2 * i)])
        for j in range(NODE_ROWS - 1)
        for i in range(NODE_COLUMNS)
    ]
    return across + down


SEGMENT_ENDS: Final[list[tuple[int, int]]] = _segment_ends()
"""The two intersections that each segment joins; horizontal segments first, row by row."""

WATERS: Final[list[int]] = _watered()
"""The squares that a canal on each segment irrigates."""

AT_NODE: Final[list[int]] = [
    sum(1 << s for s, ends in enumerate(_segment_ends()) if node in ends) for node in range(NODES)
]
"""The segments that end at each intersection."""

TOUCHING: Final[list[int]] = [(AT_NODE[a] | AT_NODE[b]) & ~(1 << s) for s, (a, b) in enumerate(_segment_ends())]
"""The other segments that share an end with each segment."""

ROUND_NODE: Final[list[int]] = [
    _mask([(2 * i - 1, 2 * j - 1), (2 * i, 2 * j - 1), (2 * i - 1, 2 * j), (2 * i, 2 * j)])
    for j in range(NODE_ROWS)
    for i in range(NODE_COLUMNS)
]
"""The squares that a spring on each intersection touches."""

INNER_NODES: Final[list[int]] = [_node(i, j) for j in (1, 2) for i in (1, 2, 3)]
"""The six central intersections, recommended for a first game."""

NEIGHBORS: Final[list[int]] = [
    _mask([(c - 1, r), (c + 1, r), (c, r - 1), (c, r + 1)]) for r in range(ROWS) for c in range(COLUMNS)
]
"""The squares that share a side with each square."""

AROUND: Final[list[int]] = [
    _mask([(c + dc, r + dr) for dc in (-1, 0, 1) for dr in (-1, 0, 1)]) for r in range(ROWS) for c in range(COLUMNS)
]
"""Each square with all squares that share a side or a corner with it."""

ALL_SQUARES: Final = (1 << 48) - 1
NOT_FIRST_COLUMN: Final = 0xFEFEFEFEFEFE
NOT_LAST_COLUMN: Final = 0x7F7F7F7F7F7F


def beside(mask: int) -> int:
    """The squares that share a side with any square of the mask; some of them may be in the mask."""
    sideways = ((mask << 1) & NOT_FIRST_COLUMN) | ((mask >> 1) & NOT_LAST_COLUMN)
    return sideways | ((mask << COLUMNS) & ALL_SQUARES) | (mask >> COLUMNS)


def bits(mask: int) -> list[int]:
    """The indices of the set bits, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


SQUARE_NAMES: Final[list[str]] = [f"{'abcdefgh'[c]}{r + 1}" for r in range(ROWS) for c in range(COLUMNS)]
SEGMENT_NAMES: Final[list[str]] = [f"H{i}{j}" for j in range(NODE_ROWS) for i in range(NODE_COLUMNS - 1)] + [
    f"V{i}{j}" for j in range(NODE_ROWS - 1) for i in range(NODE_COLUMNS)
]
NODE_NAMES: Final[list[str]] = [f"X{i}{j}" for j in range(NODE_ROWS) for i in range(NODE_COLUMNS)]
TILE_NAMES: Final[list[str]] = ["empty", *(f"{crop}{icons}" for crop in CROPS for icons in (1, 2)), "desert"]


def square_names(mask: int) -> list[str]:
    return [SQUARE_NAMES[square] for square in bits(mask)]
