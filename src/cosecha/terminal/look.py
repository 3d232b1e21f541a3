"""Shows the table: the board, and next to it the status and the seats."""

from typing import Any

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from cosecha.core.game import Game
from cosecha.terminal.boards import board_of
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import grid_of

NARROWEST = 32
"""The minimum width of the panel next to the board."""


def show_table(game: Game, view: Any, screen: Screen) -> None:
    """Show the board with its panel next to it, or below if there is no room; as tables if there is no drawing."""
    board = board_of(game.name)
    status = [screen.said(line) for line in game.words.status(view)]
    if board is None:
        tables = [*game.words.board(view), game.words.seats(view)]
        screen.show(Group(*map(Text, status), *(grid_of(table, screen) for table in tables)))
        return
    drawing = board.draw(view, screen.glyphs, screen.console.width)
    width = max(map(cell_len, drawing.plain.split("\n")))
    room = screen.console.width - width - 2
    if room < NARROWEST:
        whole = screen.console.width
        beside = board.beside(view, screen.glyphs, screen.speaker, whole)
        below = board.below(view, screen.glyphs, screen.speaker, whole)
        lines = map(Text, _joined(status, whole, screen))
        screen.show(Group(drawing, *lines, Text(""), beside, *([below] if below else [])))
        return
    below = board.below(view, screen.glyphs, screen.speaker, width)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column(width=room)
    grid.add_row(
        Group(drawing, below) if below else drawing,
        Group(
            *map(Text, _joined(status, room, screen)), Text(""), board.beside(view, screen.glyphs, screen.speaker, room)
        ),
    )
    screen.show(grid)


def _joined(lines: list[str], width: int, screen: Screen) -> list[str]:
    """Join short lines where they fit."""
    between = " · " if screen.glyphs.unicode else " / "
    joined: list[str] = []
    for line in lines:
        if joined and cell_len(joined[-1] + between + line) <= width:
            joined[-1] += between + line
        else:
            joined.append(line)
    return joined
