"""Draws the boards, one module per game. A game without one is shown as tables."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from cosecha.locale import Speaker


class Glyphs(NamedTuple):
    """The characters that all games share; `unicode` says which of its own sets a board should use."""

    unicode: bool
    seats: str
    more: str


UNICODE = Glyphs(True, "●▲■◆✚", "…")
ASCII = Glyphs(False, "ABCDE", "...")
SEAT_STYLES = ("bold red", "bold yellow", "bold magenta", "bold green", "bold cyan")


class Board(Protocol):
    """The interface of a game's module in this package."""

    def draw(self, view: Any, glyphs: Glyphs, width: int) -> Text:
        """The board, at most `width` columns wide if possible; places that the seat may choose are labeled."""
        ...

    def beside(self, view: Any, glyphs: Glyphs, speaker: Speaker, width: int) -> RenderableType:
        """The panel next to the board: the seats and the legend."""
        ...

    def below(self, view: Any, glyphs: Glyphs, speaker: Speaker, width: int) -> RenderableType | None:
        """The seat's hand, under the board; None if there is none or the panel shows it."""
        ...


def board_of(game: str) -> Board | None:
    """The module that draws a game's board; None if there is none."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return None
    module: Any = import_module(name)
    board: Board = module
    return board
