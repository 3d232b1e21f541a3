"""The fields of Santiago's observations, in the order in which `observation.py` fills them.

Seats are relative: 0 is the observer's own, 1 the next one clockwise. There is room for five; the rest is 0.
"""

from cosecha.encoding.layout import Field, Layout
from cosecha.games.santiago.board import DESERT, NODES, SEGMENTS, SQUARES
from cosecha.games.santiago.phases import PHASE_NAMES

SEATS = 5
PILES = 5
KINDS = DESERT + 1
_TILES = "0 for none, 1 to 10 for each crop with one and two icons, 11 for desert"

LAYOUT = Layout(
    [
        Field("points", (SEATS,), 0, 9999, "each seat's points for its plantations as they are, without money"),
        Field("players", (1,), 2, 5, "the number of players"),
        Field("round", (1,), 0, 11, "the current round; 0 before the first"),
        Field("rounds", (1,), 9, 11, "the number of rounds"),
        Field("phase", (len(PHASE_NAMES),), 0, 1, f"one of: {', '.join(PHASE_NAMES)}"),
        Field("money_hidden", (1,), 0, 1, "whether the others' money is hidden"),
        Field("least_bribe", (1,), 0, 10, "the lowest bribe that may be offered"),
        Field("highest_bid", (1,), 0, 99, "the highest bid that two players may make; 0 without a limit"),
        Field("to_act", (SEATS,), 0, 1, "the seats that owe an answer"),
        Field("overseer", (SEATS,), 0, 1, "the canal overseer"),
        Field("money", (SEATS,), 0, 255, "each seat's money; 0 if hidden"),
        Field("money_known", (SEATS,), 0, 1, "whether it isn't hidden"),
        Field("has_extra_canal", (SEATS,), 0, 1, "whether the seat still has its additional canal"),
        Field("bid", (SEATS,), 0, 255, "1 more than the seat's bid in this round; 0 if none is known"),
        Field("passed", (SEATS,), 0, SEATS, "when the seat passed: 1 for the first; 0 if it hasn't"),
        Field("turn_order", (SEATS,), 0, SEATS, "when the seat plants: 1 for the first; 0 if not yet known"),
        Field("proposal", (SEATS,), 0, SEGMENTS, "1 more than the segment that the seat proposes; 0 for none"),
        Field("bribe", (SEATS,), 0, 255, "what it offers for that"),
        Field("canals_left", (1,), 0, 11, "the canals in the supply"),
        Field("spring", (1,), 0, NODES, "1 more than the intersection of the spring; 0 before it is there"),
        Field("face_up", (PILES,), 0, DESERT, f"the tiles in this round's auction: {_TILES}"),
        Field("set_aside", (1,), 0, DESERT, "the tile set aside, once it is shown"),
        Field("unseen", (KINDS,), 0, 45, "how many tiles of each kind are face down"),
        Field("tile", (SQUARES,), 0, DESERT, f"the tile on each square, row by row: {_TILES}"),
        Field("farmers", (SQUARES,), 0, 2, "the farmers on each tile"),
        Field("owner", (SQUARES,), 0, SEATS, "1 more than the relative seat of the owner; 0 for nobody"),
        Field("wet", (SQUARES,), 0, 1, "whether the square is irrigated"),
        Field("palm", (SQUARES,), 0, 1, "whether a palm stands there"),
        Field("canal", (SEGMENTS,), 0, 1, "whether a canal lies there"),
    ]
)
