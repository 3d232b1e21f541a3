"""Shows a hand of cards, sorted or searched."""

from typing import Any

import msgspec

from cosecha.core.game import Game
from cosecha.core.words import Sort
from cosecha.locale.cards import folded
from cosecha.locale.tables import arranged
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import grid_of, said


def show_hand(screen: Screen, game: Game, view: Any, wish: str) -> None:
    """Show the table that people look for something in. `wish` is the name of an order, words to look for, or both."""
    table = next((table for table in game.words.board(view) if table.sorts), None)
    if table is None:
        screen.say("cli-hand-empty", style="yellow")
        return
    first, _, rest = wish.partition(" ")
    sort = next((sort for sort in table.sorts if folded(first) in (sort.name, _own_name(screen, sort))), None)
    text = wish if sort is None else rest
    rows = [[said(cell, screen) for cell in row] for row in table.rows]
    found = arranged(rows, sort, text)
    if not found:
        screen.say("cli-hand-none", style="yellow", text=text)
        return
    screen.show(grid_of(msgspec.structs.replace(table, rows=[table.rows[number] for number in found]), screen))


def _own_name(screen: Screen, sort: Sort) -> str:
    return folded(screen.text("cli-sort", sort=sort.name))
