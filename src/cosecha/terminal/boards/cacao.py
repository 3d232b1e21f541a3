"""Cacao's map as text: jungle tiles in frames, worker tiles with the workers on their sides.

The map is unbounded. If it is wider than the window, it is drawn in parts, one below the other.
"""

from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from cosecha.games.cacao import View
from cosecha.games.cacao.actions import notation
from cosecha.games.cacao.board import JUNGLE_NAMES, SIDE_NAMES, space_at, space_name, space_named, x_of, y_of
from cosecha.games.cacao.options import WATER_TRACK
from cosecha.games.cacao.position import Lying
from cosecha.locale import Speaker
from cosecha.terminal.boards import SEAT_STYLES, Glyphs
from cosecha.terminal.boards.aside import fitted, legend_of, names_of
from cosecha.terminal.boards.canvas import Canvas

TILE = 5
"""Columns of a tile, which is three lines high. A space is as wide as its tile or the longest label, plus a gap."""
TILE_LINES = 3
MARGIN = 5
HEADER = 1
NUMBERS = 20
"""Columns of the numbers and marks next to a seat's name."""

CODES = {
    "plantation1": "PL1",
    "plantation2": "PL2",
    "market2": "MA2",
    "market3": "MA3",
    "market4": "MA4",
    "gold1": "GO1",
    "gold2": "GO2",
    "water": "WAT",
    "sun": "SUN",
    "temple": "TEM",
}
STYLES = {
    "PL": "green",
    "MA": "bold white",
    "GO": "bold yellow",
    "WA": "bold bright_blue",
    "SU": "yellow",
    "TE": "magenta",
}
LINE = "bright_black"
NAME = "bold cyan"
CALLED = " reverse"

# The positions of the four sides' digits in a space: north, east, south, west.
SIDES = ((2, 0), (4, 1), (2, 2), (0, 1))


class Signs(NamedTuple):
    """A set of characters for the frame of a jungle tile and for what players have."""

    top: str
    side: str
    bottom: str
    due: str
    over: str
    nobody: str
    gold: str
    fruits: str
    suns: str
    water: str
    tiles: str


UNICODE = Signs("┌───┐", "│", "└───┘", "···", "+", "·", "$", "♦", "☼", "≈", "▭")
ASCII = Signs(".---.", "|", "'---'", "???", "+", ".", "$", "o", "*", "~", "#")


def _signs(glyphs: Glyphs) -> Signs:
    return UNICODE if glyphs.unicode else ASCII


def asked_places(view: View) -> set[str]:
    """The empty spaces in the legal actions of the view's seat."""
    words = {word for action in view.legal for word in notation(action).split() if "," in word}
    return words - view.position.map.keys()


def draw(view: View, glyphs: Glyphs, width: int) -> Text:
    """The map; empty spaces that the view's seat may choose are labeled."""
    asked = asked_places(view)
    spaces = [space_named(name) for name in {*view.position.map, *view.position.to_fill, *asked}]
    columns = range(min(map(x_of, spaces)), max(map(x_of, spaces)) + 1)
    rows = range(min(map(y_of, spaces)), max(map(y_of, spaces)) + 1)
    cell = max([TILE, *map(len, asked)]) + 1
    at_once = max(1, (width - MARGIN) // cell)
    parts = [columns[start : start + at_once] for start in range(0, len(columns), at_once)]
    return Text("\n", no_wrap=True).join([_part(view, asked, part, rows, cell, glyphs) for part in parts])


def _part(view: View, asked: set[str], columns: range, rows: range, cell: int, glyphs: Glyphs) -> Text:
    canvas = Canvas(MARGIN + len(columns) * cell, HEADER + len(rows) * TILE_LINES)
    called = {(edge.space, SIDE_NAMES.index(edge.side)) for edge in view.position.edges}
    for column, x in enumerate(columns):
        canvas.put(MARGIN + column * cell, 0, f"{x:^{TILE}}", "bold")
    for row, y in enumerate(rows):
        top = HEADER + row * TILE_LINES
        canvas.put(0, top + 1, f"{y:>4}", "bold")
        for column, x in enumerate(columns):
            name = space_name(space_at(x, y))
            _draw_space(canvas, (MARGIN + column * cell, top), name, view, asked, called, glyphs)
    return canvas.text()


def _draw_space(
    canvas: Canvas,
    at: tuple[int, int],
    name: str,
    view: View,
    asked: set[str],
    called: set[tuple[str, int]],
    glyphs: Glyphs,
) -> None:
    signs = _signs(glyphs)
    x, y = at
    lying = view.position.map.get(name, Lying())
    if lying.jungle is not None:
        code = CODES[lying.jungle]
        style = STYLES[code[:2]]
        canvas.put(x, y, signs.top, style)
        canvas.put(x, y + 1, f"{signs.side}{code}{signs.side}", style)
        canvas.put(x, y + 2, signs.bottom, style)
    elif lying.tile is not None and lying.seat is not None:
        style = SEAT_STYLES[lying.seat]
        here = name == view.position.placed
        canvas.put(x + 2, y + 1, glyphs.seats[lying.seat], style + CALLED if here else style)
        if lying.under is not None:
            canvas.put(x + 3, y + 1, signs.over, LINE)
        for side, (right, down) in enumerate(SIDES):
            digit = lying.tile[side]
            waits = (name, side) in called
            canvas.put(x + right, y + down, signs.nobody if digit == "0" else digit, style + CALLED if waits else style)
    elif name in asked:
        canvas.put(x, y + 1, f"{name:^{TILE}}", NAME)
    elif name in view.position.to_fill:
        canvas.put(x + 1, y + 1, signs.due, LINE)


def beside(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> RenderableType:
    """The panel next to the map: the seats and the legend."""
    return Group(_seats(view, glyphs, speaker, width), Text(""), _legend(glyphs, speaker, width))


def _seats(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> Text:
    """A line per seat: gold, fruits, suns, water field, tiles left."""
    signs = _signs(glyphs)
    position = view.position
    names = names_of(len(position.gold), speaker)
    room = min(width - NUMBERS, max(cell_len(name) for name in names))
    lines = Text(no_wrap=True)
    heads = _numbers(signs.gold, signs.fruits, signs.suns, signs.water, signs.tiles)
    lines.append(" " * (room + 2) + heads, LINE)
    for seat, gold in enumerate(position.gold):
        unseen = position.unseen
        tiles = unseen.hands[seat] + unseen.piles[seat] if unseen else 0
        water = WATER_TRACK[position.water[seat]]
        amount = "?" if gold is None else str(gold)
        lines.append(f"\n{glyphs.seats[seat]} ", SEAT_STYLES[seat])
        lines.append(fitted(names[seat], room, glyphs), SEAT_STYLES[seat] if seat in view.waiting else None)
        lines.append(_numbers(amount, str(position.fruits[seat]), str(position.suns[seat]), str(water), str(tiles)))
    return lines


def _numbers(gold: str, fruits: str, suns: str, water: str, tiles: str) -> str:
    return f"{gold:>4}{fruits:>3}{suns:>3}{water:>4}{tiles:>3}"


def _legend(glyphs: Glyphs, speaker: Speaker, width: int) -> Text:
    signs = _signs(glyphs)
    entries = [
        (CODES[name], STYLES[CODES[name][:2]], speaker.text("name-jungle-tile", value=name))
        for name in JUNGLE_NAMES[1:]
    ]
    marks = [
        (signs.gold, "", "gold"),
        (signs.fruits, "", "fruits"),
        (signs.suns, "", "suns"),
        (signs.water, "", "water"),
        (signs.tiles, "", "tiles"),
        (signs.over, LINE, "over"),
    ]
    entries += [(mark, style, speaker.text("cli-cacao-sign", sign=name)) for mark, style, name in marks]
    return legend_of(entries, width)


def below(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> None:
    """The panel shows everything."""
