"""Drawings of the boards from a view, one file per game. A game without one is shown as tables."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from cosecha.locale import Speaker


class Glyphs(NamedTuple):
    """The signs of a drawing that are not of one game; `unicode` tells a board which set of its own to take."""

    unicode: bool
    seats: str
    more: str


UNICODE = Glyphs(True, "●▲■◆✚", "…")
ASCII = Glyphs(False, "ABCDE", "...")
SEAT_STYLES = ("bold red", "bold yellow", "bold magenta", "bold green", "bold cyan")


class Board(Protocol):
    """What a game's file here offers."""

    def draw(self, view: Any, glyphs: Glyphs, width: int) -> Text:
        """The board, in a window of so many columns; when the seat of the view has to name a place, the places carry
        their names."""
        ...

    def beside(self, view: Any, glyphs: Glyphs, speaker: Speaker, width: int) -> RenderableType:
        """What stands beside the board: the seats, and what the signs mean."""
        ...


def board_of(game: str) -> Board | None:
    """How a game's board is drawn; None if there's no drawing."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return None
    module: Any = import_module(name)
    board: Board = module
    return board
