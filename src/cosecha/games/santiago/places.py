"""The lines and crossings of the board as people name them: by the squares there. Programs say `H11` and `X21`."""

from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.games.santiago.board import NODE_NAMES, ROUND_NODE, SEGMENT_NAMES, WATERS, square_names


def _squares(mask: int) -> list[Token]:
    return [Token("square", square) for square in square_names(mask)]


def _segment(name: str, waters: int) -> Token:
    """The squares on both sides, two and two; at the edge of the board there are none beyond it."""
    squares = _squares(waters)
    if name.startswith("V"):  # its sides are columns, and squares come row by row
        squares.sort(key=lambda square: str(square.value))
    beyond: list[Argument] = [*squares[2:]] or ["none", "none"]
    sides = dict(zip(("first", "second", "third", "fourth"), [*squares[:2], *beyond], strict=True))
    return Token("segment", name, Message("santiago-segment", sides))


def _intersection(name: str, touched: int) -> Token:
    squares = _squares(touched)
    said = Message("santiago-intersection", {"squares": squares, "count": len(squares)})
    return Token("intersection", name, said)


PLACES: Final[dict[str, Token]] = {
    **{name: _segment(name, waters) for name, waters in zip(SEGMENT_NAMES, WATERS, strict=True)},
    **{name: _intersection(name, touched) for name, touched in zip(NODE_NAMES, ROUND_NODE, strict=True)},
}
"""Every segment and intersection, by its name in notation."""


def in_words(argument: Argument) -> Argument:
    """The same argument; a segment or an intersection as people name it."""
    return PLACES.get(str(argument.value), argument) if isinstance(argument, Token) else argument
