"""The `bots` command: a table of each game's bots."""

from rich.text import Text

from cosecha.bots.registry import bots_for
from cosecha.games import NAMES
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import plain_grid


def show_bots(screen: Screen) -> int:
    grid = plain_grid(screen, screen.text("cli-bots-title"))
    for column in ("game", "name", "about"):
        grid.add_column(screen.text(f"cli-bots-{column}"))
    for game in NAMES:
        for name, about in bots_for(game):
            grid.add_row(game, Text(name, "bold"), screen.text(about))
    screen.show(grid)
    return 0
