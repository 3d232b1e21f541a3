"""Agricola as text: the farms with their fences, side by side as far as they fit.

The panel next to them shows the seats' goods and the action board.
"""

from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from cosecha.core.message import Token
from cosecha.games.agricola import View
from cosecha.games.agricola.actions import notation
from cosecha.games.agricola.board import CELL_NAMES, COLUMNS, ROWS
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.words.asking import FOR_PARTNER
from cosecha.games.agricola.words.seasons import season_notes
from cosecha.locale import Speaker
from cosecha.terminal.boards import SEAT_STYLES, Glyphs
from cosecha.terminal.boards.agricola_cards import hand, in_play, market
from cosecha.terminal.boards.agricola_decks import beside_the_board, fates_of, is_burnt, legend, living, on_space
from cosecha.terminal.boards.agricola_signs import GOOD_SIGNS, NAME, amounts
from cosecha.terminal.boards.aside import fitted, legend_of, names_of
from cosecha.terminal.boards.canvas import Canvas

CELL = 4
"""The distance between vertical edges: three characters and the edge."""
LINES_OF_CELL = 2
MARGIN = 3
HEADER = 1
WIDTH = MARGIN + COLUMNS * CELL + 1
LINES = HEADER + ROWS * LINES_OF_CELL + 1
GAP = 3
"""Columns between two farms."""
NUMBER = 3
"""Columns of an amount of goods."""
PEOPLE = 9
"""Columns of people and begging markers after a name."""
TWO_COLUMNS = 64
"""From this width on, the action spaces are shown in two columns."""

CROP_STYLES = {"G": "bold yellow", "V": "bold green"}
ROOM_STYLES = {"wood": "black on yellow", "clay": "bright_white on red", "stone": "black on white"}
FIELD = "green"
FENCE = "bold yellow"
LINE = "bright_black"

# Where fences meet, indexed by the sides they come from: up 1, right 2, down 4, left 8.
JOINTS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


class Signs(NamedTuple):
    """A set of characters for fences, open edges and what is on the spaces."""

    across: str
    down: str
    open_across: str
    open_down: str
    joints: str
    room: str
    field: str
    stable: str
    people: str
    begging: str
    starter: str
    covered: str
    burnt: str


UNICODE = Signs("━━━", "┃", "   ", " ", JOINTS, "⌂", "≈", "∩", "☻", "!", "◂", "▒", "×")
ASCII = Signs("===", "#", "   ", " ", "." + "#" * 9 + "=" + "#" * 5, "H", "~", "^", "&", "!", "<", "%", "x")


def _signs(glyphs: Glyphs) -> Signs:
    return UNICODE if glyphs.unicode else ASCII


def asked_places(view: View, partner: bool = False) -> set[str]:
    """The farmyard spaces in the legal actions of the view's seat: those on its own farm, or those on its partner's."""
    found: set[str] = set()
    for action in view.legal:
        words = notation(action).split()
        if words[0].startswith(FOR_PARTNER) != partner:
            continue
        kind = words[0].removeprefix(FOR_PARTNER)
        if kind == "fence":
            found |= {words[1][start : start + 2] for start in range(0, len(words[1]), 2)}
        elif kind == "rail":
            found.add(words[1][:2])  # an edge is named after its space
        else:
            found |= set(words) & set(CELL_NAMES)
    return found


def draw(view: View, glyphs: Glyphs, width: int) -> Text:
    """Every farm; spaces that the view's seat may choose are labeled. Before the first round, farms are all alike."""
    if view.position.round == 0:
        return Text("")
    at_once = max(1, (width + GAP) // (WIDTH + GAP))
    asked = {} if view.seat is None else {view.seat: asked_places(view)}
    for team in view.facts.teams:
        if view.seat in team:
            asked |= {seat: asked_places(view, partner=True) for seat in team if seat != view.seat}
    farms = list(enumerate(view.position.farms))
    parts: list[Text] = []
    for start in range(0, len(farms), at_once):
        some = farms[start : start + at_once]
        canvas = Canvas(len(some) * (WIDTH + GAP) - GAP, LINES)
        for place, (seat, farm) in enumerate(some):
            _draw_farm(canvas, place * (WIDTH + GAP), seat, farm, asked.get(seat, set()), glyphs)
        parts.append(canvas.text())
    return Text("\n", no_wrap=True).join(parts)


def _draw_farm(canvas: Canvas, left: int, seat: int, farm: FarmPosition, asked: set[str], glyphs: Glyphs) -> None:
    signs = _signs(glyphs)
    canvas.put(left, 0, glyphs.seats[seat], SEAT_STYLES[seat])
    for column in range(COLUMNS):
        canvas.put(left + MARGIN + column * CELL + 2, 0, CELL_NAMES[column][0], "bold")
    _draw_fences(canvas, left, farm, signs)
    for row in range(ROWS):
        canvas.put(left + 1, HEADER + row * LINES_OF_CELL + 1, str(row + 1), "bold")
        for column in range(COLUMNS):
            name = CELL_NAMES[row * COLUMNS + column]
            x, y = left + MARGIN + column * CELL + 1, HEADER + row * LINES_OF_CELL + 1
            _draw_space(canvas, (x, y), name, farm, name in asked, signs)


def _draw_space(canvas: Canvas, at: tuple[int, int], name: str, farm: FarmPosition, asked: bool, signs: Signs) -> None:
    x, y = at
    stable = signs.stable if name in farm.stables else ""
    if name in farm.rooms:
        canvas.put(x, y, f" {signs.room} ", ROOM_STYLES[farm.house])
    elif name in farm.fields:
        field = farm.fields[name]
        if field.crop is not None:
            crop = GOOD_SIGNS[field.crop]
            canvas.put(x, y, f"{signs.field}{crop}{field.amount}", CROP_STYLES[crop])
        else:
            canvas.put(x, y, f"{name}{signs.field}" if asked else signs.field * 3, NAME if asked else FIELD)
    elif asked:
        canvas.put(x, y, f"{name}{stable}", NAME)
    elif name in farm.blocked:
        canvas.put(x, y, signs.covered * 3, LINE)
    elif is_burnt(farm, name):
        canvas.put(x, y, f" {signs.burnt} ", "bold red")
    else:
        canvas.put(x + 1, y, stable)


def _draw_fences(canvas: Canvas, left: int, farm: FarmPosition, signs: Signs) -> None:
    """Draw a fence on each edge whose two sides aren't in the same pasture, or both outside; and open fences."""
    pasture = {cell: number for number, cells in enumerate(farm.pastures) for cell in cells}

    def at(row: int, column: int) -> int | None:
        inside = 0 <= row < ROWS and 0 <= column < COLUMNS
        return pasture.get(CELL_NAMES[row * COLUMNS + column]) if inside else None

    def is_open(row: int, column: int, side: str) -> bool:
        inside = 0 <= row < ROWS and 0 <= column < COLUMNS
        return inside and f"{CELL_NAMES[row * COLUMNS + column]}{side}" in farm.fences

    def above(row: int, column: int) -> bool:
        fenced = at(row - 1, column) != at(row, column)
        return fenced or is_open(row, column, "n") or is_open(row - 1, column, "s")

    def before(row: int, column: int) -> bool:
        fenced = at(row, column - 1) != at(row, column)
        return fenced or is_open(row, column, "w") or is_open(row, column - 1, "e")

    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            x, y = left + MARGIN + column * CELL, HEADER + row * LINES_OF_CELL
            sides = before(row - 1, column) + 2 * above(row, column) + 4 * before(row, column)
            sides += 8 * above(row, column - 1)
            canvas.put(x, y, signs.joints[sides], FENCE if sides else LINE)
            if column < COLUMNS and above(row, column):
                canvas.put(x + 1, y, signs.across, FENCE)
            if row < ROWS and before(row, column):
                canvas.put(x, y + 1, signs.down, FENCE)


def beside(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> RenderableType:
    """The panel next to the farms: the seats, the action board and the legend. While cards are dealt, the hand."""
    if view.position.round == 0:
        return hand(view, speaker) or Text("")
    parts: list[RenderableType] = [
        _seats(view, glyphs, speaker, width),
        Text(""),
        _spaces(view, glyphs, speaker, width),
    ]
    parts += [Text(line) for line in (*_season(view, speaker), *fates_of(view, speaker))]
    coming = next((cards for cards in view.position.unseen or [] if cards), [])
    if coming:
        cards = [Token("space", card) for card in coming]
        parts.append(Text(speaker.text("cli-agricola-coming", cards=cards)))
    parts += [Text(line) for line in _promised(view, speaker)]
    return Group(*parts, Text(""), _legend(view, glyphs, speaker, width))


def _seats(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> Text:
    """Two lines per seat: its people, and its goods in columns."""
    signs = _signs(glyphs)
    names = names_of(len(view.position.farms), speaker)
    room = min(width - PEOPLE - 2, max(cell_len(name) for name in names))
    lines = Text(no_wrap=True)
    lines.append("".join(f"{sign:>{NUMBER}}" for sign in GOOD_SIGNS.values()), LINE)
    for seat, farm in enumerate(view.position.farms):
        lines.append(f"\n{glyphs.seats[seat]} ", SEAT_STYLES[seat])
        lines.append(fitted(names[seat], room, glyphs), SEAT_STYLES[seat] if seat in view.waiting else None)
        lines.append(f" {signs.people}{farm.home}/{farm.people}")
        if seat == view.position.starter:
            lines.append(f" {signs.starter}", NAME)
        if farm.begging:
            lines.append(f" {signs.begging}{farm.begging}", "bold red")
        lines.append("\n" + "".join(f"{farm.goods.get(good, 0):>{NUMBER}}" for good in GOOD_NAMES))
        lines.append(f" {others}" if (others := living(farm)) else "")
    return lines


def _spaces(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> Text:
    """The action board: who is on each space, the round of a round card, the name and the goods."""
    columns = 2 if width >= TWO_COLUMNS else 1
    room = width // columns - 1
    rounds = {name: number for number, name in enumerate(view.position.round_cards, 1)}
    lines = [_space(view, name, rounds.get(name), room, glyphs, speaker) for name in view.position.spaces]
    height = -(-len(lines) // columns)
    whole = Text(no_wrap=True)
    for number, row in enumerate(zip_longest(lines[:height], lines[height:])):
        whole.append("\n" if number else "")
        first, second = row
        if first is not None:
            whole.append(first)
        if second is not None:
            whole.append(" " * (room + 1 - (first.cell_len if first is not None else 0)))
            whole.append(second)
    return whole


def _season(view: View, speaker: Speaker) -> list[str]:
    """What the season changes, a line for each change."""
    return [
        speaker.text("cli-agricola-season", spaces=[Token("space", name) for name in names], note=note)
        for names, note in season_notes(view)
    ]


def _promised(view: View, speaker: Speaker) -> list[str]:
    """Goods on future round spaces, a line for each seat and good."""
    found: dict[tuple[int, str], list[int]] = {}
    for promise in view.position.promised:
        found.setdefault((promise.seat, f"{GOOD_SIGNS[promise.good]}{promise.amount}"), []).append(promise.round)
    return [
        speaker.text("cli-agricola-promised", seat=Token("seat", seat), goods=goods, rounds=", ".join(map(str, rounds)))
        for (seat, goods), rounds in found.items()
    ]


def _space(view: View, name: str, turned: int | None, room: int, glyphs: Glyphs, speaker: Speaker) -> Text:
    space = view.position.spaces[name]
    line = Text(no_wrap=True)
    who = space.people[0] if space.people else None
    line.append(" " if who is None else glyphs.seats[who], "" if who is None else SEAT_STYLES[who])
    line.append(f"{turned or '':>3} ", LINE)
    goods = " ".join(filter(None, (amounts(space.goods), on_space(view, name))))
    title = speaker.text("name-space", value=name)
    space_left = room - max(10, 6 + cell_len(goods))
    line.append(fitted(title, min(space_left, cell_len(title)), glyphs), LINE if who is not None else None)
    line.append(f" {goods}" if goods else "", "bold")
    return line


def _legend(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> Text:
    signs = _signs(glyphs)
    goods = [(sign, "", speaker.text("name-good", value=good)) for good, sign in GOOD_SIGNS.items()]
    marks = [
        (signs.room, "", "room"),
        (signs.field, FIELD, "field"),
        (signs.stable, "", "stable"),
        (signs.across, FENCE, "fence"),
        (signs.people, "", "people"),
        (signs.starter, NAME, "starter"),
        (signs.begging, "bold red", "begging"),
    ]
    entries = [(mark, style, speaker.text("cli-agricola-sign", sign=name)) for mark, style, name in marks]
    return legend_of([*entries, *goods, *legend(view, speaker, signs.covered, signs.burnt)], width)


def below(view: View, glyphs: Glyphs, speaker: Speaker, width: int) -> RenderableType | None:
    """The cards beside the board, everybody's cards in play, the open market and the seat's hand."""
    parts = [
        beside_the_board(view, speaker),
        in_play(view, glyphs, speaker),
        market(view, speaker),
        None if view.position.round == 0 else hand(view, speaker),
    ]
    shown = [part for part in parts if part is not None]
    return Group(*shown) if shown else None
