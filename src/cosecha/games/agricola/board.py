"""The farmyard: 3 rows of 5 spaces and the edges around them, as bit masks, with everything precomputed.

A space (`cell`) is row * 5 + column, from the top left. An edge is a place for one fence.
"""

from typing import Final

ROWS: Final = 3
COLUMNS: Final = 5
CELLS: Final = ROWS * COLUMNS
_LYING: Final = (ROWS + 1) * COLUMNS
"""The number of edges that lie horizontally. They come first."""
YARD: Final = (1 << CELLS) - 1
"""All spaces of a farmyard."""
_LEFT: Final = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS
_RIGHT: Final = _LEFT << (COLUMNS - 1)
_ROW: Final = (1 << COLUMNS) - 1
_TOP: Final = _ROW
_BOTTOM: Final = _ROW << (ROWS - 1) * COLUMNS
_COUNTS: Final = bytes([mask.bit_count() for mask in range(1 << CELLS)])
FENCES: Final = 15
"""The fences of a player: no set of spaces with a longer border can be enclosed."""

CELL_NAMES: Final = tuple(["abcde"[cell % COLUMNS] + str(cell // COLUMNS + 1) for cell in range(CELLS)])
FIRST_ROOMS: Final = 1 << 5 | 1 << 10
"""a2 and a3: the two wooden rooms at the start."""


def _edges(cell: int) -> int:
    """The four edges of a space."""
    row, column = cell // COLUMNS, cell % COLUMNS
    upright = _LYING + row * (COLUMNS + 1) + column
    return 1 << (row * COLUMNS + column) | 1 << ((row + 1) * COLUMNS + column) | 1 << upright | 1 << (upright + 1)


EDGES: Final[list[int]] = [_edges(cell) for cell in range(CELLS)]


def _edge_name(edge: int) -> str:
    """An edge by the space below it or to its right: `b1n`, `b1w`; at the far borders, the other way round."""
    if edge < _LYING:
        row, column = edge // COLUMNS, edge % COLUMNS
        return CELL_NAMES[edge] + "n" if row < ROWS else CELL_NAMES[(row - 1) * COLUMNS + column] + "s"
    row, column = (edge - _LYING) // (COLUMNS + 1), (edge - _LYING) % (COLUMNS + 1)
    return CELL_NAMES[row * COLUMNS + min(column, COLUMNS - 1)] + ("w" if column < COLUMNS else "e")


EDGE_NAMES: Final = tuple([_edge_name(edge) for edge in range(_LYING + ROWS * (COLUMNS + 1))])


def cells_of(mask: int) -> list[int]:
    """The spaces of a set, in order."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def cell_names(mask: int) -> list[str]:
    """The names of the spaces of a set, in order."""
    return [CELL_NAMES[cell] for cell in range(CELLS) if mask >> cell & 1]


def edge_names(edges: int) -> list[str]:
    """The names of the edges of a set, in order."""
    return [EDGE_NAMES[edge] for edge in range(len(EDGE_NAMES)) if edges >> edge & 1]


def count(mask: int) -> int:
    """The number of spaces in a set. From a table: calling `bit_count` is slow in compiled code."""
    return _COUNTS[mask]


def count_edges(edges: int) -> int:
    """The number of edges in a set."""
    return _COUNTS[edges & YARD] + _COUNTS[edges >> CELLS & YARD] + _COUNTS[edges >> 2 * CELLS]


def around(mask: int) -> int:
    """The spaces that share a side with a set, without the set itself."""
    sideways = (mask & ~_RIGHT) << 1 | (mask & ~_LEFT) >> 1
    return (mask << COLUMNS | mask >> COLUMNS | sideways) & YARD & ~mask


def border(mask: int) -> int:
    """The edges that enclose a set of spaces: those that belong to only one of its spaces."""
    edges = 0
    for cell in range(CELLS):
        if mask >> cell & 1:
            edges ^= EDGES[cell]
    return edges


def closed_in(fences: int) -> list[int]:
    """The sets of spaces that fences close in completely, in order of their numbers."""
    up = YARD & ~fences
    down = YARD & ~(fences >> COLUMNS)
    left = 0
    right = 0
    for row in range(ROWS):
        upright = ~(fences >> _LYING + row * (COLUMNS + 1))
        left |= (upright & _ROW) << row * COLUMNS
        right |= (upright >> 1 & _ROW) << row * COLUMNS
    outside = _spread(up & _TOP | down & _BOTTOM | left & _LEFT | right & _RIGHT, up, down, left, right)
    rest = YARD & ~outside
    parts: list[int] = []
    while rest:
        part = _spread(rest & -rest, up, down, left, right)
        parts.append(part)
        rest &= ~part
    parts.sort()
    return parts


def _spread(part: int, up: int, down: int, left: int, right: int) -> int:
    """A set of spaces with all that can be reached from it. The other sets: spaces without a fence on that side."""
    while True:
        grown = part | (part & up) >> COLUMNS | (part & down) << COLUMNS & YARD
        grown |= (part & left & ~_LEFT) >> 1 | (part & right & ~_RIGHT) << 1
        if grown == part:
            return part
        part = grown


def _corners(edge: int) -> tuple[int, int]:
    """The two points that an edge connects."""
    if edge < _LYING:
        first = edge // COLUMNS * (COLUMNS + 1) + edge % COLUMNS
        return first, first + 1
    return edge - _LYING, edge - _LYING + COLUMNS + 1


def _joined(edge: int) -> int:
    found = 0
    for other in range(len(EDGE_NAMES)):
        if other != edge and set(_corners(edge)) & set(_corners(other)):
            found |= 1 << other
    return found


_FIRST_LYING: Final = sum([1 << row * COLUMNS for row in range(ROWS + 1)])
"""The lying edges at the left border, which continue no other."""


def continued(edges: int) -> int:
    """The edges of a set that continue another one of it in a straight line, from the left or from above."""
    lying = edges & (1 << _LYING) - 1
    upright = edges >> _LYING
    return lying & lying << 1 & ~_FIRST_LYING | (upright & upright << COLUMNS + 1) << _LYING


JOINED_EDGES: Final[list[int]] = [_joined(edge) for edge in range(len(EDGE_NAMES))]
"""By edge: those that share a corner with it."""


def _plots() -> list[int]:
    """Every connected set of spaces that 15 fences can enclose: small ones first."""
    found: set[int] = set()
    # Growing by a space may shorten a border, so longer ones are grown on too.
    newest = [1 << cell for cell in range(CELLS)]
    while newest:
        found.update(newest)
        grown: set[int] = set()
        for mask in newest:
            beside = around(mask)
            for cell in range(CELLS):
                if beside >> cell & 1:
                    grown.add(mask | 1 << cell)
        newest = [mask for mask in grown if mask not in found]
    short = [(mask.bit_count(), mask) for mask in found if border(mask).bit_count() <= FENCES]
    return [mask for _, mask in sorted(short)]


PLOTS: Final[list[int]] = _plots()
"""The sets of spaces that can ever become a pasture."""
PLOT_BORDERS: Final[list[int]] = [border(mask) for mask in PLOTS]
PLOT_AROUND: Final[list[int]] = [around(mask) for mask in PLOTS]
PLOT_NUMBERS: Final[dict[int, int]] = {mask: number for number, mask in enumerate(PLOTS)}
SHORT_PLOTS: Final[list[list[int]]] = [
    [mask for mask, edges in zip(PLOTS, PLOT_BORDERS, strict=True) if edges.bit_count() <= fences]
    for fences in range(FENCES + 1)
]
"""By number of fences: the plots that they can enclose if there are no other fences."""
