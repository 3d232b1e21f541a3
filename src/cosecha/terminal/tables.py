"""Renders a game's tables."""

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from cosecha.core.words import Cell, Table
from cosecha.locale.tables import cell_text
from cosecha.terminal.plain import printable
from cosecha.terminal.screen import Screen


def plain_grid(screen: Screen, title: str = "") -> Grid:
    """An empty table in the common style."""
    lines = box.SIMPLE_HEAD if screen.glyphs.unicode else box.ASCII2
    return Grid(title=title or None, box=lines, title_justify="left", title_style="bold", header_style="bold")


SHORTEST_NAME = 12


def fit(grid: Grid, screen: Screen, shortest: int = SHORTEST_NAME) -> Grid:
    """Make room for the first column, which has names, on a narrow screen: columns are left out from the right. Rich
    would cut all numbers, and the names to nothing. Long names take several lines: two bots of one file differ only at
    the end."""
    names = grid.columns[0]
    names.overflow = "fold"
    names.max_width = shortest
    while len(grid.columns) > 2 and not fits(grid, screen):
        grid.columns.pop()
    names.max_width = None
    return grid


def fits(grid: Grid, screen: Screen) -> bool:
    """Whether a table is no wider than the screen without any wrapping."""
    unlimited = screen.console.options.update_width(1000)
    return screen.console.measure(grid, options=unlimited).maximum <= screen.console.width


def grid_of(table: Table, screen: Screen, totals: int = 0) -> Grid:
    """Render a table; `totals` says how many rows at the end are set off. What people may search is text: it starts on
    the left, and the last column has the most of it."""
    grid = plain_grid(screen, screen.said(table.title))
    for number, cell in enumerate(table.header):
        grid.add_column(Text(said(cell, screen)), justify="right" if number and not table.sorts else "left")
    if table.sorts:
        grid.columns[-1].min_width = screen.console.width * 2 // 5
    for number, row in enumerate(table.rows):
        begin = len(table.rows) - totals
        if totals and number == begin:
            grid.add_section()
        grid.add_row(*(Text(said(cell, screen)) for cell in row), style="bold" if number >= begin else None)
    return grid


def said(cell: Cell, screen: Screen) -> str:
    return printable(cell_text(cell, screen.speaker))
