"""Names of segments and intersections for people; the notation has `H22` and `X21`.

A horizontal segment is two columns long and runs between two rows: `e–f 4|5`. A vertical one runs between two columns:
`b|c 3–4`. At the edge of the board, the outer side of the bar is empty: `a–b |1`. An intersection has two bars:
`d|e 2|3`.
"""

from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.games.santiago.board import NODE_NAMES, ROWS, SEGMENT_NAMES

LETTERS: Final = [*"abcdefgh"]
NUMBERS: Final = [str(row + 1) for row in range(ROWS)]


def _along(names: list[str], block: int) -> str:
    """The two columns or rows of a block."""
    return "–".join(names[2 * block : 2 * block + 2])


def _between(names: list[str], line: int) -> str:
    """The columns or rows on either side of a heavy line; empty beyond the edge."""
    before = names[2 * line - 1] if line else ""
    after = names[2 * line] if 2 * line < len(names) else ""
    return f"{before}|{after}"


def short_name(name: str) -> str:
    """`H22` as `e–f 4|5`."""
    kind, i, j = name[0], int(name[1]), int(name[2])
    columns = _along(LETTERS, i) if kind == "H" else _between(LETTERS, i)
    rows = _along(NUMBERS, j) if kind == "V" else _between(NUMBERS, j)
    return f"{columns} {rows}"


def _token(kind: str, name: str) -> Token:
    return Token(kind, name, Message("santiago-place", {"name": short_name(name)}))


PLACES: Final[dict[str, Token]] = {
    **{name: _token("segment", name) for name in SEGMENT_NAMES},
    **{name: _token("intersection", name) for name in NODE_NAMES},
}
"""Every segment and intersection, by its name in notation."""


def in_words(argument: Argument) -> Argument:
    """The argument, with a segment or intersection replaced by a token that has a name for people."""
    return PLACES.get(str(argument.value), argument) if isinstance(argument, Token) else argument
