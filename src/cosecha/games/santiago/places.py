"""The lines and crossings of the board as people name them: `e–f 4|5`. Programs say `H22` and `X21`.

A line that runs across lies between two rows and is two columns long: `e–f 4|5`. An upright one lies between two
columns: `b|c 3–4`. At the edge of the board nothing stands on the far side of the bar: `a–b |1`. A crossing has a bar
in both parts: `d|e 2|3`.
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
    """The columns or rows on both sides of a heavy line; beyond the edge there is none."""
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
    """The same argument; a segment or an intersection as people name it."""
    return PLACES.get(str(argument.value), argument) if isinstance(argument, Token) else argument
