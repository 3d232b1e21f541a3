"""Draws the figures of the rules pages from the client's pieces: `python tools/figures.py` updates them.

A figure has no words, only pieces, numbers and arrows, so it serves every language. It uses the colors of the light
theme on its own background, so it works in the dark theme too. A test compares the stored figures with the drawings.
"""

# ruff: noqa: E501 (one line per drawing)

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
FOLDER = ROOT / "src" / "cosecha" / "locale" / "figures"

TOKENS: dict[str, str] = {}
for _name, _value in re.findall(r"(--[a-z0-9-]+): (#[0-9a-f]{3,6})", (WEB / "style" / "tokens.css").read_text()):
    TOKENS.setdefault(_name, _value)  # The light theme comes first.
INK, KEY, PAPER, GO = TOKENS["--ink"], "#3a281b", "#fffaf0", "#2f6b3c"
RED, YELLOW, BLUE = 0, 1, 2
GAP = 6


def color(name: str) -> str:
    return TOKENS[f"--{name}"]


@cache
def _piece(path: str) -> tuple[str, str, str]:
    """The attributes, the view box and the content of a piece's SVG."""
    text = (WEB / path).read_text()
    text = re.sub(r"<!--.*?-->|\n\s*", "", text, flags=re.DOTALL)
    found = re.fullmatch(r"<svg([^>]*)>(.*)</svg>\s*", text, re.DOTALL)
    assert found, path
    box = re.search(r'viewBox="([^"]+)"', found[1])
    assert box, path
    kept = re.sub(r'\s(xmlns|viewBox|data-[a-z]+)="[^"]*"', "", found[1])
    return kept, box[1], found[2]


def piece(
    game: str, name: str, x: float, y: float, width: float, seat: int | None = None, tints: dict[str, str] | None = None
) -> str:
    """A piece of a game, scaled to this width, in the colors of a seat."""
    attributes, box, drawing = _piece(f"lib/pieces/{name}.svg" if not game else f"games/{game}/pieces/{name}.svg")
    tints = dict(tints or {})
    height = width * float(box.split()[3]) / float(box.split()[2])
    if seat is not None:
        tints |= {"side": color(f"seat-{seat}-side"), "mark": color(f"seat-{seat}-mark")}
        attributes += f' color="{color(f"seat-{seat}")}"'

    def resolved(text: str) -> str:
        return re.sub(
            r"var\(--([a-z0-9-]+)(?:,\s*([^)]+))?\)", lambda var: tints.get(var[1]) or var[2] or color(var[1]), text
        )

    return f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{box}"{resolved(attributes)}>{resolved(drawing)}</svg>'


def text(x: float, y: float, words: str, size: float = 26, fill: str = INK, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="Alegreya Sans, sans-serif" font-weight="700" font-size="{size:g}" '
        f'fill="{fill}" text-anchor="{anchor}">{words}</text>'
    )


def arrow(x: float, y: float, length: float = 34) -> str:
    """An arrow to the right."""
    end = x + length
    return (
        f'<path d="M{x:g} {y:g}H{end - 8:g}" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="M{end:g} {y:g}l-12 -8v16z" fill="{INK}"/>'
    )


def at(x: float, y: float, *parts: str, scale: float = 1) -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{"".join(parts)}</g>'


def sheet(width: float, height: float, *parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}">'
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="12" fill="{PAPER}" stroke="{color("trench")}" '
        f'stroke-width="2"/>{"".join(parts)}</svg>\n'
    )


def seat_mark(seat: int, x: float, y: float, size: float = 30) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="6" fill="{color(f"seat-{seat}")}" '
        f'stroke="{KEY}" stroke-width="2"/>'
        + piece("", f"mark-{seat}", x + size * 0.2, y + size * 0.2, size * 0.6, seat)
    )


# Santiago


def ground(x: float, y: float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="100" height="100" rx="9" fill="{color("soil")}" stroke="{color("soil-2")}" stroke-width="2"/>'


def crop(
    kind: str, x: float, y: float, farmers: int = 0, seat: int = RED, palm: bool = False, dry: bool = False
) -> str:
    """A plantation tile with farmers on it; `desert` is its back."""
    if kind == "desert":
        sand = f'<rect width="100" height="100" rx="9" fill="{color("desert")}" stroke="{KEY}" stroke-width="2"/>'
        return at(x, y, sand, piece("santiago", "desert", 0, 0, 100))
    tint = "melon" if kind == "watermelon" else kind
    leaves = {"fo": "#b9a469", "fo-2": "#9c8750"} if dry else {"fo": color("leaf-3"), "fo-2": color("leaf-2")}
    parts = [
        f'<rect y="3.5" width="100" height="100" rx="9" fill="{KEY}" opacity=".55"/>',
        f'<rect width="100" height="100" rx="9" fill="{color("desert") if dry else color(f"{tint}-g")}"/>',
        piece("santiago", f"foliage-{kind}", 0, 0, 100, tints=leaves),
        piece("santiago", kind, 20, 3, 60),
        f'<rect x="1" y="1" width="98" height="98" rx="8.5" fill="none" stroke="{KEY}" stroke-width="2"/>',
        *(farmer(seat, (31 if farmers == 1 else 9 + 44 * place), 50) for place in range(farmers)),
    ]
    if palm:
        parts.append(piece("santiago", "palm", 66, -14, 34))
    return at(x, y, *parts)


def farmer(seat: int, x: float, y: float, width: float = 38) -> str:
    return piece("santiago", "farmer", x, y, width, seat) + piece(
        "", f"mark-{seat}", x + width * 0.3, y + width * 0.62, width * 0.4, seat
    )


def coin(x: float, y: float, words: str, radius: float = 20) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{color("gold")}" stroke="{KEY}" stroke-width="2.5"/>'
        + text(x, y + radius * 0.4, words, radius * 1.15)
    )


def drop(x: float, y: float) -> str:
    return f'<path transform="translate({x:g} {y:g})" d="M0-16C8-5 12 0 12 6A12 12 0 0 1-12 6C-12 0-8-5 0-16Z" fill="{color("water")}" stroke="{KEY}" stroke-width="2"/>'


def santiago_setup() -> str:
    """A board of 8 x 6 squares with the spring in its middle and three palms, and the tiles of the first round."""
    step = 46
    squares = [
        f'<rect x="{20 + column * step + 6 * (column // 2):g}" y="{20 + row * step + 6 * (row // 2):g}" width="42" height="42" rx="5" fill="{color("soil")}"/>'
        for column in range(8)
        for row in range(6)
    ]
    palms = [
        piece("santiago", "palm", 20 + c * step + 6 * (c // 2) + 8, 20 + r * step + 6 * (r // 2) - 2, 30)
        for c, r in ((1, 0), (6, 1), (4, 5))
    ]
    board = f'<rect x="12" y="12" width="400" height="302" rx="10" fill="{color("trench")}"/>'
    tiles = [
        crop(kind, 440 + 112 * (n % 2), 30 + 130 * (n // 2))
        for n, kind in enumerate(("banana", "grape", "pepper", "coconut"))
    ]
    return sheet(690, 326, board, *squares, *palms, piece("santiago", "spring", 197, 93, 40), *tiles)


def santiago_round() -> str:
    """Bids, then planting, a canal with its bribe, and water for four squares."""
    bids = [
        *(
            seat_mark(seat, 18, 24 + 56 * seat)
            + (coin(78, 39 + 56 * seat, bid) if bid else text(78, 50 + 56 * seat, "–", 34))
            for seat, bid in enumerate(("4", "2", ""))
        ),
    ]
    board = [ground(x, y) for x in (330, 448) for y in (14, 118)]
    canal = at(439, 8, f'<g transform="rotate(90) translate(0 -14)">{piece("santiago", "canal", 0, 0, 226)}</g>')
    return sheet(
        750,
        246,
        *bids,
        arrow(112, 96),
        crop("watermelon", 166, 54, 2, RED),
        arrow(282, 96),
        *board,
        crop("watermelon", 330, 118, 2, RED),
        canal,
        drop(380, 64), drop(498, 64), drop(498, 168), drop(420, 134),
        arrow(566, 106),
        coin(640, 106, "2", 24) + seat_mark(RED, 596, 150) + arrow(632, 165, 30) + seat_mark(BLUE, 668, 150),
    )  # fmt: skip


def santiago_drying() -> str:
    """A tile without water: two farmers, one, none, desert."""
    tiles = [
        crop("banana", 18, 24, 2, RED, dry=True),
        crop("banana", 172, 24, 1, RED, dry=True),
        crop("banana", 326, 24, dry=True),
    ]
    return sheet(602, 150, *tiles, crop("desert", 480, 24), *(arrow(124 + 154 * n, 74) for n in range(3)))


def santiago_sizes() -> str:
    """The rulebook's plantation sizes: 3 watermelons, 4 bananas, 1 and 1 grapes, 2 and 1 peppers, a desert between."""
    layout = {
        **dict.fromkeys([(0, 0), (1, 0), (0, 1)], "watermelon"),
        **dict.fromkeys([(2, 0), (3, 0), (2, 1), (3, 1)], "banana"),
        **dict.fromkeys([(1, 1), (4, 0)], "grape"),
        **dict.fromkeys([(0, 2), (1, 2), (3, 2)], "pepper"),
        (2, 2): "desert",
    }
    tiles = [crop(kind, 18 + 106 * x, 18 + 108 * y) for (x, y), kind in layout.items()]
    numbers = [((0.5, 0.1), "3"), ((3, 0.55), "4"), ((1, 1), "1"), ((4, 0), "1"), ((0.5, 2), "2"), ((3, 2), "1")]
    return sheet(560, 346, *tiles, *(coin(68 + 106 * x, 84 + 108 * y, n, 22) for (x, y), n in numbers))


def santiago_scoring() -> str:
    """The rulebook's bananas: four tiles; red has two farmers and the palm, yellow three farmers, blue two."""
    tiles = [
        crop("banana", 18, 30, 2, RED, palm=True),
        crop("banana", 124, 30, 2, YELLOW),
        crop("banana", 18, 138, 1, YELLOW),
        crop("banana", 124, 138, 2, BLUE),
    ]
    rows = ((RED, 2, True, "4 × 3 = 12"), (YELLOW, 3, False, "4 × 3 = 12"), (BLUE, 2, False, "4 × 2 = 8"))
    lines = []
    for n, (seat, farmers, palm, sum) in enumerate(rows):
        y = 40 + 68 * n
        lines += [farmer(seat, 256 + 34 * each, y, 32) for each in range(farmers)]
        if palm:
            lines.append(piece("santiago", "palm", 256 + 34 * farmers, y - 6, 34))
        lines.append(text(380, y + 32, sum, 30, anchor="start"))
    return sheet(550, 260, *tiles, *lines)


# Cacao


def jungle(kind: str, x: float, y: float, value: int = 0) -> str:
    grounds = {
        "plantation": "jungle",
        "market": "clearing",
        "gold-mine": "rock",
        "water": "bank",
        "sun-site": "sunny",
        "temple": "jungle-t",
    }
    parts = [
        f'<rect y="3.5" width="100" height="100" rx="9" fill="{KEY}" opacity=".6"/>',
        f'<rect width="100" height="100" rx="9" fill="{color(grounds[kind])}"/>',
        piece("cacao", "jungle-frame", 0, 0, 100),
        piece("cacao", kind, 6, 3, 88),
    ]
    if kind == "plantation":
        parts += [piece("cacao", "fruit", x, 20, 38) for x in ([31] if value == 1 else [14, 48])]
    elif kind == "market":
        parts.append(coin(50, 72, str(value), 18))
    elif kind == "gold-mine":
        parts += [piece("cacao", "gold", x, 60, 30) for x in ([36] if value == 1 else [20, 50])]
    parts.append(f'<rect x="1" y="1" width="98" height="98" rx="8.5" fill="none" stroke="{KEY}" stroke-width="2"/>')
    return at(x, y, *parts)


def workers(tile: str, x: float, y: float, seat: int, under: bool = False) -> str:
    """A worker tile; `tile` has the workers on its north, east, south and west sides."""
    ends = ("50 5", "95 50", "50 95", "5 50")
    parts = []
    if under:
        parts.append(
            f'<rect x="6" y="12" width="98" height="98" rx="8" fill="{color(f"seat-{seat}-side")}" stroke="{KEY}" stroke-width="2"/>'
        )
    parts += [
        f'<rect width="100" height="100" rx="9" fill="{color(f"seat-{seat}")}" stroke="{KEY}" stroke-width="1.5"/>',
        f'<rect x="5" y="5" width="90" height="90" rx="5" fill="{color("village")}" stroke="{KEY}" stroke-width="1.4"/>',
    ]
    counts = [int(figure) for figure in tile]
    parts += [
        f'<path d="M50 50L{end}" stroke="{color("path")}" stroke-width="{16 + 5 * count}"/>'
        for end, count in zip(ends, counts, strict=True)
        if count
    ]
    parts.append(at(27, 24, piece("cacao", "hut", 0, 0, 46, seat), piece("", f"mark-{seat}", 16, 12, 14, seat)))
    for side, count in enumerate(counts):
        for place in range(count):
            aside = (place - (count - 1) / 2) * 22
            middle = ((50 + aside, 16), (85, 50 + aside), (50 + aside, 84), (15, 50 + aside))[side]
            parts.append(piece("cacao", "worker", middle[0] - 10, middle[1] - 12, 20, seat))
    return at(x, y, *parts)


def cacao_setup() -> str:
    """The two start tiles, the display of two, a hand of three, and a water carrier at -10."""
    hand = [workers(tile, 18 + 112 * n, 260, RED) for n, tile in enumerate(("1111", "2101", "3001"))]
    return sheet(
        560, 384,
        jungle("plantation", 18, 18, 1), jungle("market", 122, 124, 2),
        jungle("water", 300, 18), jungle("temple", 412, 18), *hand,
        piece("cacao", "water-carrier", 404, 270, 48, RED), text(478, 312, "−10", 30),
    )  # fmt: skip


def cacao_turn() -> str:
    """The rulebook's turn: yellow's tile touches the plantation, and a market fills the space between both tiles."""
    return sheet(
        590, 342,
        workers("1111", 18, 18, YELLOW), jungle("plantation", 18, 122, 1), jungle("market", 122, 18, 3),
        workers("1111", 122, 122, RED), jungle("market", 122, 226, 2),
        seat_mark(YELLOW, 270, 50), text(316, 74, "+1", 26, anchor="start"), piece("cacao", "fruit", 350, 42, 44), arrow(404, 64), coin(470, 64, "3", 24),
        seat_mark(RED, 270, 130), text(316, 154, "−1", 26, anchor="start"), piece("cacao", "fruit", 350, 122, 44), arrow(404, 144), coin(470, 144, "3", 24),
    )  # fmt: skip


def cacao_overbuild() -> str:
    """The rulebook's overbuild: pay a sun, then take fruits in the east, sell them in the north, water in the west."""
    return sheet(
        620, 240,
        jungle("market", 122, 14, 4), jungle("water", 18, 118), workers("2101", 122, 118, RED, under=True), jungle("plantation", 236, 118, 2),
        piece("cacao", "sun", 370, 22, 44), text(424, 56, "−1", 28, anchor="start"),
        text(370, 110, "+2", 28, anchor="start"), piece("cacao", "fruit", 410, 78, 44), arrow(462, 100), coin(528, 100, "8", 24),
        piece("cacao", "water-carrier", 374, 146, 40, RED), text(424, 182, "0", 28, anchor="start"), arrow(452, 172), text(500, 182, "2", 28, anchor="start"),
    )  # fmt: skip


def cacao_temple() -> str:
    """The rulebook's temple: yellow and red have two workers each and share first place; blue has one."""
    return sheet(
        600, 240,
        workers("0121", 122, 14, YELLOW), workers("1210", 18, 120, RED), jungle("temple", 124, 120), workers("1111", 230, 120, BLUE),
        *(seat_mark(seat, 370, 36 + 66 * n) + "".join(piece("cacao", "worker", 414 + 26 * each, 38 + 66 * n, 24, seat) for each in range(count)) + (coin(520, 51 + 66 * n, gold, 24) if gold else text(520, 62 + 66 * n, "0", 30)) for n, (seat, count, gold) in enumerate(((YELLOW, 2, "3"), (RED, 2, "3"), (BLUE, 1, "")))),
    )  # fmt: skip


# Agricola


def land(x: float, y: float, kind: str = "", count: int = 0) -> str:
    """A farmyard space: meadow, a room, a field with a crop, or a pasture."""
    if kind.startswith("room"):
        return at(x, y, piece("agricola", kind, 0, 0, 100))
    if kind == "field" or kind in ("grain", "vegetable"):
        crops = [piece("agricola", kind, 16 + 22 * n, 46 - 14 * n, 40) for n in range(count)]
        return at(x, y, piece("agricola", "field", 0, 0, 100), *crops)
    tint = "pasture" if kind == "pasture" else "meadow"
    return f'<rect x="{x:g}" y="{y:g}" width="100" height="100" rx="8" fill="{color(tint)}" stroke="{color("meadow-2")}" stroke-width="1.5"/>'


def fenced(x: float, y: float, columns: int, rows: int, *inside: str, seat: int = RED) -> str:
    """A pasture with fences all around."""
    parts = [land(100 * column, 100 * row, "pasture") for column in range(columns) for row in range(rows)]
    parts += inside
    for column in range(columns):
        parts += [piece("agricola", "fence", 100 * column, edge, 100, seat) for edge in (-12, 100 * rows - 12)]
    for row in range(rows):
        parts += [piece("agricola", "fence-v", edge, 100 * row, 24, seat) for edge in (-12, 100 * columns - 12)]
    return at(x, y, *parts)


def goods(*things: tuple[float, float, str, float]) -> str:
    return "".join(piece("agricola", name, x, y, size) for x, y, name, size in things)


def agricola_setup() -> str:
    """A farm of 3 rows of 5 spaces; the house has two wooden rooms, and two people live there."""
    house = {(0, 1), (0, 2)}
    spaces = [
        land(18 + 106 * c, 18 + 106 * r, "room-wood" if (c, r) in house else "") for c in range(5) for r in range(3)
    ]
    return sheet(562, 344, *spaces, *(piece("agricola", "person", 46, 140 + 106 * n, 46, RED) for n in range(2)))


def agricola_capacity() -> str:
    """Two animals on one space, four on two, eight with a stable; one in an unfenced stable, one in the house."""
    sheep = [(12, 12, "sheep", 44), (46, 48, "sheep", 44)]
    return sheet(
        780, 196,
        fenced(30, 28, 1, 1, goods(*sheep)), text(80, 176, "2"),
        fenced(170, 28, 2, 1, goods(*sheep, *((x + 100, y, name, size) for x, y, name, size in sheep))), text(270, 176, "4"),
        fenced(410, 28, 2, 1, goods((8, 16, "stable", 72), *((84 + 26 * (n % 4), 14 + 40 * (n // 4), "boar", 28) for n in range(8)))), text(510, 176, "8"),
        land(650, 28), goods((660, 34, "stable", 66), (706, 80, "cattle", 40)), text(700, 176, "1"),
    )  # fmt: skip


def agricola_fences() -> str:
    """The first pasture takes four fences; the second shares one and takes three."""
    return sheet(
        470, 196,
        fenced(30, 28, 1, 1), text(80, 176, "4"), goods((96, 154, "wood", 28)), arrow(160, 78),
        fenced(230, 28, 1, 1), fenced(330, 28, 1, 1), text(380, 176, "+3"), goods((402, 154, "wood", 28)),
    )  # fmt: skip


def agricola_harvest() -> str:
    """Take a grain from the field; pay two food for each person; two sheep have a lamb."""
    return sheet(
        760, 150,
        land(18, 24, "grain", 3), arrow(126, 74), land(168, 24, "grain", 2), text(288, 86, "+"), goods((300, 50, "grain", 46)),
        piece("agricola", "person", 390, 44, 46, RED), text(460, 84, "2 ×"), goods((484, 52, "food", 46)),
        goods((570, 30, "sheep", 46), (570, 76, "sheep", 46)), arrow(626, 76), goods((672, 22, "sheep", 42), (672, 60, "sheep", 42), (712, 92, "sheep", 32)),
    )  # fmt: skip


def action_space(x: float, y: float, *inside: str) -> str:
    """A space of the action board with its contents."""
    board = f'<rect width="104" height="84" rx="10" fill="{color("trench")}" stroke="{KEY}" stroke-width="2"/>'
    return at(x, y, board, *inside)


def phase(number: int, y: float) -> str:
    return (
        f'<circle cx="34" cy="{y:g}" r="17" fill="{INK}"/>'
        + text(34, y + 8, str(number), 23, PAPER)
    )  # fmt: skip


def agricola_work() -> str:
    """A person uses an accumulation space and takes all the wood."""
    return sheet(
        560, 150,
        piece("agricola", "person", 30, 46, 52, RED), arrow(96, 76, 44),
        f'<rect x="156" y="22" width="170" height="106" rx="10" fill="{color("trench")}" stroke="{KEY}" stroke-width="2"/>',
        goods(*((172 + 46 * (n % 3), 32 + 44 * (n // 3), "wood", 42) for n in range(6))), arrow(340, 76, 44), text(412, 88, "6", 36), goods((436, 48, "wood", 60)),
    )  # fmt: skip


SAMPLE_CARD = "sheep-market"
SAMPLE_GROWTH = (
    ("sheep-market", "sheep", 1), ("forest", "wood", 3), ("clay-pit", "clay", 1), ("reed-bank", "reed", 1), ("fishing", "food", 1),
)  # fmt: skip
"""The goods added at the start of the sample round, its round card first; a test compares this with the rules."""
SAMPLE_MOVES = (
    (RED, "forest", "wood", 3), (YELLOW, "sheep-market", "sheep", 1), (RED, "farmland", "field", 1), (YELLOW, "grain-seeds", "grain", 1),
)  # fmt: skip
"""The moves of the sample round: seat, space, good and amount."""


def agricola_round() -> str:
    """The first round of two players: goods are added; red and yellow place a person in turn; all return home."""
    card = (
        f'<rect x="-6" y="-6" width="116" height="96" rx="13" fill="none" stroke="{color("gold")}" stroke-width="6"/>'
    )
    parts = [phase(1, 62), phase(2, 190), phase(3, 334)]
    for n, (space, good, count) in enumerate(SAMPLE_GROWTH):
        marked = card if space == SAMPLE_CARD else ""
        parts.append(action_space(72 + 120 * n, 20, marked, text(30, 52, f"+{count}", 28), goods((48, 20, good, 46))))
    for n, (seat, _, good, count) in enumerate(SAMPLE_MOVES):
        x = 72 + 150 * n
        parts.append(action_space(x, 140, goods((8, 22, good, 44)), piece("agricola", "person", 56, 24, 42, seat)))
        parts.append(text(x + 30, 264, f"+{count}", 26) + goods((x + 54, 236, good, 38)))
        if n:
            parts.append(arrow(x - 40, 182, 32))
    for n, seat in enumerate((RED, YELLOW)):
        x = 130 + 290 * n
        parts += [piece("agricola", "person", x - 58 + 26 * each, 312, 34, seat) for each in range(2)] + [
            arrow(x + 8, 334, 34)
        ]
        parts += [piece("agricola", "room-wood", x + 54 + 74 * each, 296, 72) for each in range(2)]
        parts += [piece("agricola", "person", x + 74 + 74 * each, 312, 34, seat) for each in range(2)]
    return sheet(684, 388, *parts)


SEASON_GOODS = {
    "winter": (("clay", -1), ("reed", -1)),
    "spring": (("wood", -1), ("stone", 1)),
    "summer": (("clay", 1), ("stone", -1), ("food", 1)),
    "autumn": (("wood", 1), ("reed", 1)),
}
"""What each season adds to accumulation spaces, or removes; food only on Fishing. A test compares this with the rules."""
SEASON_SPACES = {
    "winter": goods((12, 16, "wood", 26), (36, 16, "wood", 26), (62, 16, "food", 26)) + arrow(94, 30, 26) + piece("agricola", "person", 126, 14, 26, RED),
    "spring": goods((14, 8, "sheep", 26), (14, 28, "sheep", 26)) + arrow(46, 30, 24) + goods((74, 20, "sheep", 22)) + text(108, 38, "+", 24) + goods((118, 14, "grain", 30)),
    "summer": goods((14, 14, "field", 32)) + text(60, 38, "+", 24) + goods((72, 18, "grain", 26)) + arrow(102, 30, 22) + goods((128, 16, "food", 28)),
    "autumn": goods((14, 10, "grain", 38), (40, 16, "vegetable", 30)) + text(88, 38, "+", 24) + goods((102, 14, "vegetable", 32)),
}  # fmt: skip


def agricola_seasons() -> str:
    """The four seasons in order: what each adds to the action spaces or removes, and its own space."""
    parts = []
    for n, season in enumerate(SEASON_GOODS):
        x = 18 + 196 * n
        top = f'<path d="M12 0H152a12 12 0 0 1 12 12V62H0V12A12 12 0 0 1 12 0Z" fill="{color(season)}" stroke="{KEY}" stroke-width="2"/>'
        body = f'<rect y="62" width="164" height="158" fill="{color("paper-2")}" stroke="{KEY}" stroke-width="2"/>'
        rows = []
        for row, (good, more) in enumerate(SEASON_GOODS[season]):
            sign, y = ("+" if more > 0 else "−"), 68 + 26 * row
            rows.append(
                text(66, y + 21, f"{sign}{abs(more)}", 22, GO if more > 0 else color("stop")) + goods((82, y, good, 26))
            )
        space = f'<rect x="4" y="156" width="156" height="58" rx="8" fill="{PAPER}" stroke="{color(season)}" stroke-width="5"/>'
        parts.append(
            at(
                x,
                20,
                body,
                top,
                piece("agricola", f"season-{season}", 60, 9, 44),
                *rows,
                space,
                at(0, 155, SEASON_SPACES[season]),
            )
        )
        if n:
            parts.append(arrow(x - 30, 52, 28))
    return sheet(788, 262, *parts)


def agricola_unfinished() -> str:
    """Three open fences hold nothing; a fourth one closes the pasture, and two sheep can live there."""
    run = [
        piece("agricola", "fence-open", 0, -12, 100, RED),
        piece("agricola", "fence-open-v", -12, 0, 24, RED),
        piece("agricola", "fence-open-v", 88, 0, 24, RED),
    ]
    sheep = goods((12, 12, "sheep", 44), (46, 48, "sheep", 44))
    return sheet(
        430, 196,
        at(40, 28, land(0, 0), *run), text(84, 176, "3"), goods((98, 154, "wood", 28)), arrow(188, 78, 44),
        fenced(276, 28, 1, 1, sheep), text(318, 176, "+1"), goods((340, 154, "wood", 28)),
    )  # fmt: skip


def agricola_teams() -> str:
    """One partner pays for 4 fences on the other's farm, and 2 wood more."""
    return sheet(
        520, 172,
        seat_mark(RED, 24, 70), text(116, 64, "4"), goods((130, 38, "wood", 34)), text(106, 124, "+2"), goods((130, 98, "wood", 34)),
        arrow(192, 86, 52), seat_mark(BLUE, 268, 70), fenced(336, 36, 1, 1, seat=BLUE), piece("agricola", "person", 458, 58, 40, BLUE),
    )  # fmt: skip


def small_card(x: float, y: float, emblem: str, occupation: bool) -> str:
    """A hand card with the color of its kind and an emblem."""
    tint = color("card-occ" if occupation else "card-min")
    board = f'<rect width="84" height="108" rx="8" fill="{PAPER}" stroke="{KEY}" stroke-width="2"/>'
    top = f'<path d="M8 1H76a7 7 0 0 1 7 7V14H1V8A7 7 0 0 1 8 1Z" fill="{tint}"/>'
    kind = piece("agricola", "card-occupation" if occupation else "card-minor", 8, 20, 20)
    return at(x, y, board, top, kind, piece("agricola", f"../emblems/{emblem}", 20, 42, 44))


def agricola_open_market() -> str:
    """Four cards lie face up, half of them occupations; a player takes one into hand and leaves a person at home."""
    cards = (("consultant", True), ("wood-cutter", True), ("loom", False), ("canoe", False))
    laid = [small_card(24 + 98 * n, 24, *card) for n, card in enumerate(cards)]
    chosen = f'<rect x="216" y="20" width="92" height="116" rx="11" fill="none" stroke="{GO}" stroke-width="5"/>'
    return sheet(
        640, 156, *laid, chosen, arrow(428, 78, 52), seat_mark(RED, 500, 62), small_card(540, 24, "loom", False)
    )


def drawn_card(x: float, y: float, emblem: str, band: str) -> str:
    """A card of an event deck with the color of its back."""
    board = f'<rect width="84" height="112" rx="8" fill="{PAPER}" stroke="{KEY}" stroke-width="2"/>'
    top = f'<path d="M8 1H76a7 7 0 0 1 7 7V18H1V8A7 7 0 0 1 8 1Z" fill="{band}"/>'
    return at(x, y, board, top, piece("agricola", f"../events/{emblem}", 14, 34, 56))


def crossed(x: float, y: float, size: float) -> str:
    """A cross over something that doesn't happen."""
    end = f"M{x:g} {y:g}l{size:g} {size:g}M{x + size:g} {y:g}l{-size:g} {size:g}"
    return f'<path d="{end}" stroke="{color("stop")}" stroke-width="5" stroke-linecap="round"/>'


CANDY_POINTS, CANDIES, CANDIES_LEFT = 3, 6, 2
"""The example of the X-deck: the points chosen, the candies for them, and those left at the end. A test compares this
with the rules."""


def agricola_x_deck() -> str:
    """Who takes stone from Western Quarry draws a card: points, and candies on spaces, of which two are left."""
    trail = []
    for n in range(CANDIES):
        candy = piece("agricola", "../decks/candy", 484 + 50 * (n % 3), 30 + 60 * (n // 3), 40)
        trail.append(candy if n >= CANDIES - CANDIES_LEFT else f'<g opacity=".2">{candy}</g>')
    total = CANDY_POINTS - CANDIES_LEFT
    return sheet(
        790, 160,
        action_space(24, 38, goods((6, 8, "stone", 36), (6, 42, "stone", 36)), piece("agricola", "person", 52, 22, 42, RED)),
        arrow(138, 80), piece("agricola", "../decks/x-deck-back", 182, 24, 84), arrow(276, 80),
        drawn_card(320, 24, "candy-trail", color("grape-2")), coin(444, 80, f"+{CANDY_POINTS}", 22), *trail,
        coin(666, 80, f"−{CANDIES_LEFT}", 22), text(708, 90, "="), coin(748, 80, f"+{total}", 26),
    )  # fmt: skip


WOOD_TAKEN = (3, 2)
"""The example of the forest deck: what lies on two spaces. A test compares this with the rules."""


def agricola_forest_deck() -> str:
    """Who takes 3 wood from a space draws a card; 2 wood and 1 more from the supply are too few."""
    parts = []
    for n, wood in enumerate(WOOD_TAKEN):
        y = 24 + 136 * n
        pile = goods(*((12, 3 + 26 * each, "wood", 28) for each in range(wood)))
        parts.append(action_space(24, y + 12, pile, piece("agricola", "person", 52, 22, 42, RED)))
        parts.append(text(148, y + 66, "+", 34) + small_card(168, y, "wood-cutter", True))
        parts.append(text(276, y + 64, "+1", 26) + goods((292, y + 36, "wood", 36)) + arrow(342, y + 54))
        parts.append(piece("agricola", "../decks/forest-deck-back", 390, y, 81))
    return sheet(496, 292, *parts, crossed(394, 178, 72))


CAMPAIGN = ((7, 5, 3), (8, 5, 2), (9, 5, 1))
"""The points by place with 3 players. A test compares this with the rules."""


def agricola_campaigns() -> str:
    """Three games with the points for each place; between them, everybody keeps an occupation and the last gets food."""
    parts = []
    for number, points in enumerate(CAMPAIGN):
        x = 24 + 232 * number
        board = f'<rect width="120" height="152" rx="10" fill="{color("paper-2")}" stroke="{KEY}" stroke-width="2"/>'
        rows = [
            text(34, 38 + 46 * place, f"{place + 1}.", 24) + coin(82, 30 + 46 * place, str(won), 18)
            for place, won in enumerate(points)
        ]
        parts.append(at(x, 22, board, *rows))
        if number:
            kept = piece("agricola", "card-occupation", x - 96, 36, 40) + text(x - 44, 140, "+1", 22)
            parts.append(kept + goods((x - 96, 118, "food", 32)) + arrow(x - 102, 98, 92))
    return sheet(632, 196, *parts)


SCORED_FARM = {
    "house": "clay",
    "rooms": ["a1", "a2", "a3"],
    "people": 3,
    "home": 3,
    "fields": {"b1": {"crop": "grain", "amount": 3}, "c1": {"crop": "grain", "amount": 1}, "b2": {"crop": "vegetable", "amount": 1}},
    "stables": ["e1", "c3"],
    "pastures": [["d1", "e1"], ["e2"]],
    "goods": {"sheep": 4, "boar": 2},
    "majors": ["fireplace2"],
}  # fmt: skip
"""The farm of the scoring example, as in a position."""
SCORED = (
    ("fields", 3, 2), ("pastures", 2, 2), ("grain", 4, 2), ("vegetables", 1, 1), ("sheep", 4, 2), ("boar", 2, 1),
    ("cattle", 0, -1), ("unused", 5, -5), ("stables", 1, 1), ("rooms", 3, 3), ("people", 3, 9), ("improvements", 1, 1),
)  # fmt: skip
"""Its categories with counts and points; a test compares this with the rules."""


def scored_item(name: str) -> str:
    """An icon for an item of the score sheet, 44 wide."""
    pieces = {"fields": "field", "vegetables": "vegetable", "rooms": "room-clay", "improvements": "fireplace"}
    if name == "people":
        return piece("agricola", "person", 4, 0, 38, RED)
    if name in ("pastures", "stables"):
        stable = goods((14, 14, "stable", 72)) if name == "stables" else ""
        return at(5, 5, fenced(0, 0, 1, 1, stable), scale=0.36)
    return piece("agricola", pieces.get(name, name), 2, 0, 44)


def agricola_scoring() -> str:
    """A farm at the end of the game, and what each part of it scores."""

    def where(space: str) -> tuple[float, float]:
        return 18 + 100 * "abcde".index(space[0]), 22 + 100 * (int(space[1]) - 1)

    parts = [land(*where(f"{column}{row}")) for column in "abcde" for row in (1, 2, 3)]
    for space in ("a1", "a2", "a3"):
        x, y = where(space)
        parts.append(land(x, y, "room-clay") + piece("agricola", "person", x + 27, y + 24, 46, RED))
    parts += [land(*where("b1"), "grain", 3), land(*where("c1"), "grain", 1), land(*where("b2"), "vegetable", 1)]
    x, y = where("d1")
    sheep = [(8, 10, "sheep", 44), (48, 50, "sheep", 44), (92, 12, "sheep", 44), (100, 54, "sheep", 44)]
    parts.append(fenced(x, y, 2, 1, goods(*sheep, (136, 14, "stable", 60))))
    parts.append(fenced(*where("e2"), 1, 1, goods((10, 14, "boar", 44), (46, 48, "boar", 44))))
    x, y = where("c3")
    parts.append(goods((x + 14, y + 14, "stable", 72)))
    for n, (name, count, points) in enumerate(SCORED):
        sign = f"+{points}" if points > 0 else f"−{-points}"
        parts.append(
            at(
                18 + 152 * (n % 4),
                346 + 58 * (n // 4),
                scored_item(name),
                text(62, 32, str(count), 26),
                coin(106, 23, sign, 21),
            )
        )
    total = sum(points for _, _, points in SCORED)
    return sheet(622, 524, *parts, coin(570, 172, str(total), 36))


FIGURES = {
    name.replace("_", "-"): draw
    for name, draw in sorted(globals().items())
    if name.startswith(("santiago_", "cacao_", "agricola_"))
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, draw in FIGURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
