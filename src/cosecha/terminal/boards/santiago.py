"""Santiago's board as text: squares in blocks of four, heavy lines, canals, the spring, palms and farmers."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from cosecha.games.santiago import View
from cosecha.games.santiago.actions import notation
from cosecha.games.santiago.board import (
    COLUMNS,
    NODE_COLUMNS,
    NODE_NAMES,
    NODE_ROWS,
    ROWS,
    SEGMENT_ENDS,
    SEGMENT_NAMES,
    SQUARE_NAMES,
)
from cosecha.games.santiago.position import Ground
from cosecha.locale import Speaker
from cosecha.terminal.boards import SEAT_STYLES, Glyphs
from cosecha.terminal.boards.aside import fitted, legend_of, names_of
from cosecha.terminal.boards.canvas import Canvas

CELL = 4
"""Columns of a square, which is two lines high."""
BLOCK = 2 * CELL + 2
"""The distance between heavy lines; thin lines separate the two squares between them."""
BLOCK_LINES = 6
MARGIN = 3
HEADER = 1
WIDTH = MARGIN + (NODE_COLUMNS - 1) * BLOCK + 2
NUMBERS = 23
"""Columns of the numbers and marks next to a seat's name."""
LINES = HEADER + (NODE_ROWS - 1) * BLOCK_LINES + 1

CROP_STYLES = {
    "banana": "black on yellow",
    "coconut": "black on white",
    "watermelon": "black on green",
    "grape": "bright_white on magenta",
    "pepper": "bright_white on red",
}
WATER = "bold bright_blue"
LINE = "bright_black"
NAME = "bold cyan"


class Signs(NamedTuple):
    """A set of characters for lines, thin lines, canals and what is on the squares."""

    across: str
    down: str
    thin_across: str
    thin_down: str
    thin_cross: str
    canal_across: str
    canal_down: str
    spring: str
    palm: str
    wet: str
    dry: str
    desert: str
    neutral: str
    overseer: str
    farmers: str
    money: str


UNICODE = Signs("─", "│", "┈", "┊", " ", "═", "║", "◉", "♣", "≈", "!", "░", "·", "◂", "☻", "$")
ASCII = Signs("-", "|", " ", ":", " ", "=", "#", "@", "Y", "~", "!", "%", ".", "<", "&", "$")

# Where lines meet, indexed by the sides with a canal: up 1, right 2, down 4, left 8.
CANAL_JOINTS = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"
# Without canals, indexed by the sides with a line of the board.
LINE_JOINTS = " │─└││┌├─┘─┴┐┤┬┼"


def _signs(glyphs: Glyphs) -> Signs:
    return UNICODE if glyphs.unicode else ASCII


def _line_x(i: int) -> int:
    return MARGIN + i * BLOCK


def _line_y(j: int) -> int:
    return HEADER + j * BLOCK_LINES


def _square_at(square: int) -> tuple[int, int]:
    column, row = square % COLUMNS, square // COLUMNS
    x = _line_x(column // 2) + 1 + (column % 2) * (CELL + 1)
    return x, _line_y(row // 2) + 1 + (row % 2) * 3


def _node_at(node: int) -> tuple[int, int]:
    return _line_x(node % NODE_COLUMNS), _line_y(node // NODE_COLUMNS)


def asked_places(view: View) -> set[str]:
    """The squares, segments and intersections in the legal actions of the view's seat."""
    known = {*SQUARE_NAMES, *SEGMENT_NAMES, *NODE_NAMES}
    return {word for action in view.legal for word in notation(action).split() if word in known}


def draw(view: View, glyphs: Glyphs, width: int) -> Text:
    """The board; places that the view's seat may choose are labeled."""
    signs = _signs(glyphs)
    canvas = Canvas(WIDTH, LINES)
    canals = {SEGMENT_NAMES.index(name) for name in view.position.canals}
    asked = asked_places(view)
    _draw_names_of_lines(canvas)
    _draw_lines(canvas, canals, signs)
    _draw_nodes(canvas, canals, signs, glyphs.unicode)
    _draw_squares(canvas, view, asked, signs, glyphs)
    _draw_labels(canvas, view, asked, glyphs)
    if view.position.spring is not None:
        x, y = _node_at(NODE_NAMES.index(view.position.spring))
        canvas.put(x, y, signs.spring, WATER)
    for node in range(len(NODE_NAMES)):
        if NODE_NAMES[node] in asked:
            x, y = _node_at(node)
            canvas.put(_fit(x, 3), y, NODE_NAMES[node], NAME)
    return canvas.text()


def _draw_names_of_lines(canvas: Canvas) -> None:
    for column in range(COLUMNS):
        x, _ = _square_at(column)
        canvas.put(x + 1, 0, "abcdefgh"[column], "bold")
    for row in range(ROWS):
        _, y = _square_at(row * COLUMNS)
        canvas.put(1, y, str(row + 1), "bold")


def _draw_lines(canvas: Canvas, canals: set[int], signs: Signs) -> None:
    for i in range(NODE_COLUMNS - 1):
        for j in range(NODE_ROWS - 1):
            x, y = _line_x(i), _line_y(j)
            canvas.put(x + 1, y + 3, signs.thin_across * (BLOCK - 1), LINE)
            for line in range(1, BLOCK_LINES):
                canvas.put(x + 1 + CELL, y + line, signs.thin_down, LINE)
            canvas.put(x + 1 + CELL, y + 3, signs.thin_cross, LINE)
    for segment, (start, end) in enumerate(SEGMENT_ENDS):
        x, y = _node_at(start)
        built = segment in canals
        style = WATER if built else LINE
        if end == start + 1:
            canvas.put(x + 1, y, (signs.canal_across if built else signs.across) * (BLOCK - 1), style)
        else:
            for line in range(1, BLOCK_LINES):
                canvas.put(x, y + line, signs.canal_down if built else signs.down, style)


def _draw_nodes(canvas: Canvas, canals: set[int], signs: Signs, unicode: bool) -> None:
    for node in range(len(NODE_NAMES)):
        wet = _sides(node, canals)
        x, y = _node_at(node)
        if wet:
            straight = {2: signs.canal_across, 8: signs.canal_across, 10: signs.canal_across}
            sign = CANAL_JOINTS[wet] if unicode else straight.get(wet, signs.canal_down)
            canvas.put(x, y, sign, WATER)
        else:
            canvas.put(x, y, LINE_JOINTS[_sides(node, range(len(SEGMENT_ENDS)))] if unicode else "+", LINE)


def _sides(node: int, segments: Iterable[int]) -> int:
    """The sides of an intersection that have one of these segments, as bits."""
    sides = 0
    for segment in segments:
        start, end = SEGMENT_ENDS[segment]
        lies_across = end == start + 1
        if node == start:
            sides |= 2 if lies_across else 4
        elif node == end:
            sides |= 8 if lies_across else 1
    return sides


def _draw_squares(canvas: Canvas, view: View, asked: set[str], signs: Signs, glyphs: Glyphs) -> None:
    for square, name in enumerate(SQUARE_NAMES):
        x, y = _square_at(square)
        ground = view.position.board.get(name, Ground())
        watered = name in view.wet
        if ground.tile is None:
            if name in asked:
                canvas.put(x + 1, y, name, NAME)
            canvas.put(x + 3, y, signs.wet if watered else " ", WATER)
        elif ground.tile == "desert":
            for line in range(2):
                canvas.put(x, y + line, signs.desert * CELL, "yellow")
        else:
            _draw_tile(canvas, x, y, ground, signs.wet if watered else signs.dry, signs, glyphs)
        if ground.palm:
            canvas.put(x + 3, y + 1, signs.palm, "bold green")


def _draw_tile(canvas: Canvas, x: int, y: int, ground: Ground, water: str, signs: Signs, glyphs: Glyphs) -> None:
    """Draw crop, icons and water, such as `BA2≈`, with the farmers below."""
    tile = ground.tile or ""
    canvas.put(x, y, f"{tile[:2].upper()}{tile[-1]}{water}", CROP_STYLES[tile[:-1]])
    if ground.seat is None:
        canvas.put(x, y + 1, signs.neutral * 2, LINE)
    else:
        canvas.put(x, y + 1, glyphs.seats[ground.seat] * ground.farmers, SEAT_STYLES[ground.seat])


def _draw_labels(canvas: Canvas, view: View, asked: set[str], glyphs: Glyphs) -> None:
    """Label the segments that the seat may choose or that have proposals, with the bribes if there is room."""
    for segment, name in enumerate(SEGMENT_NAMES):
        lying = [proposal for proposal in view.position.proposals if proposal.segment == name]
        if name not in asked and not lying:
            continue
        bribes = len(name) + sum(1 + len(str(proposal.bribe)) for proposal in lying) < BLOCK
        label = [(name, NAME)]
        for proposal in lying:
            mark = glyphs.seats[proposal.seat] + (str(proposal.bribe) if bribes else "")
            label.append((mark, SEAT_STYLES[proposal.seat]))
        start, end = (_node_at(node) for node in SEGMENT_ENDS[segment])
        width = sum(len(text) for text, _ in label)
        x = _fit((start[0] + end[0]) // 2, width)
        for text, style in label:
            canvas.put(x, (start[1] + end[1]) // 2, text, style)
            x += len(text)


def _fit(middle: int, width: int) -> int:
    """The start of a label of this width, as close to the middle as the canvas allows."""
    return max(0, min(middle - width // 2, WIDTH - width))


def beside(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> RenderableType:
    """The panel next to the board: the seats and the legend."""
    return Group(_seats(view, glyphs, speaker, width), Text(""), _legend(glyphs, speaker, width))


def _seats(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> Text:
    """A line per seat: money, bid, proposal, additional canal, farmers."""
    signs = _signs(glyphs)
    position = view.position
    names = names_of(len(position.money), speaker)
    room = min(width - NUMBERS, max(cell_len(name) for name in names))
    bid, proposal = (speaker.text(f"cli-santiago-{name}") for name in ("bid", "proposal"))
    lines = Text(no_wrap=True)
    heads = _numbers(signs.money, bid, proposal, signs.canal_across, signs.farmers)
    lines.append(" " * (room + 3) + heads, LINE)
    for seat, money in enumerate(position.money):
        name = fitted(names[seat], room, glyphs)
        offer = next((f"{p.segment} {p.bribe}" for p in position.proposals if p.seat == seat), "")
        farmers = sum(ground.farmers for ground in position.board.values() if ground.seat == seat)
        canal = signs.canal_across if seat in position.extra_canals else ""
        lines.append(f"\n{glyphs.seats[seat]} ", SEAT_STYLES[seat])
        lines.append(name, SEAT_STYLES[seat] if seat in view.waiting else None)
        lines.append(signs.overseer if seat == position.overseer else " ")
        lines.append(_numbers("?" if money is None else str(money), _bid(view, seat), offer, canal, str(farmers)))
    return lines


def _numbers(money: str, bid: str, offer: str, canal: str, farmers: str) -> str:
    return f"{money:>3} {bid:>4} {offer:>6} {canal:1}{farmers:>3}"


def _bid(view: View, seat: int) -> str:
    bids = view.position.bids
    if seat in bids:
        return str(bids[seat] or "-")
    secret = len(view.position.money) == 2 and view.position.phase == "bid" and seat not in view.waiting
    return "?" if secret else ""


def _legend(glyphs: Glyphs, speaker: Speaker, width: int) -> Text:
    signs = _signs(glyphs)
    entries = [(crop[:2].upper(), style, speaker.text("name-crop", value=crop)) for crop, style in CROP_STYLES.items()]
    marks = [
        (signs.wet, WATER, "wet"),
        (signs.dry, "bold", "dry"),
        (signs.desert * 2, "yellow", "desert"),
        (signs.palm, "bold green", "palm"),
        (signs.spring, WATER, "spring"),
        (signs.money, "", "money"),
        (signs.canal_across, WATER, "own-canal"),
        (signs.farmers, "", "farmers"),
        (signs.overseer, "", "overseer"),
    ]
    entries += [(mark, style, speaker.text("cli-santiago-sign", sign=name)) for mark, style, name in marks]
    return legend_of(entries, width)


def below(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> None:
    """The panel shows everything."""
