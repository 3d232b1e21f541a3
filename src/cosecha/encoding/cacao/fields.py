"""The fields of Cacao's observations, in the order in which `observation.py` fills them.

Seats are relative: 0 is the observer's own, 1 the next one clockwise. There is room for four; the rest is 0.

A grid has 30 rows of 30 cells. The space x,y is in row (y + 14) % 30 and column (x + 14) % 30: the start tiles are in
the middle, and a map that grows out of one side comes in at the opposite one. No map is more than 30 spaces across, so
no two of its spaces ever share a cell.
"""

from cosecha.encoding.cacao.actions import SPACES
from cosecha.encoding.cacao.map import ACROSS, SEATS, TEMPLES
from cosecha.encoding.cacao.observation import FROM_PILE, MOST_GOLD, MOST_POINTS, TYPES
from cosecha.encoding.layout import Field, Layout
from cosecha.games.cacao.board import JUNGLE_KINDS, JUNGLE_NAMES, LIE_NAMES, LIES, TYPE_NAMES
from cosecha.games.cacao.options import DISPLAY_SIZE, HAND_SIZE, STORAGE, SUN_PLACES, WATER_TRACK
from cosecha.games.cacao.phases import PHASE_NAMES

GRID = (ACROSS, ACROSS)
LAST_TILE = JUNGLE_KINDS + LIES
_KINDS = ", ".join(JUNGLE_NAMES[1:])
_TYPES = ", ".join(TYPE_NAMES)
_LIES = ", ".join(LIE_NAMES[1:])

LAYOUT = Layout(
    [
        Field(
            "points",
            (SEATS,),
            WATER_TRACK[0],
            MOST_POINTS,
            "what each seat would have if the match ended now: gold unless it is hidden, temples, suns and water",
        ),
        Field("players", (1,), 2, SEATS, "the number of players"),
        Field("turn", (1,), 1, 36, "the current turn"),
        Field("turns", (1,), 22, 36, "the number of turns"),
        Field("phase", (len(PHASE_NAMES),), 0, 1, f"one of: {', '.join(PHASE_NAMES)}"),
        Field("gold_hidden", (1,), 0, 1, "whether the others' gold is hidden"),
        Field("to_act", (SEATS,), 0, 1, "the seats that owe an answer"),
        Field("active", (SEATS,), 0, 1, "the seat whose turn it is"),
        Field("held", (SEATS,), 0, 1, "the seats that only have to confirm"),
        Field("gold", (SEATS,), 0, MOST_GOLD, "each seat's gold; 0 if hidden"),
        Field("gold_known", (SEATS,), 0, 1, "whether it isn't hidden"),
        Field("fruits", (SEATS,), 0, STORAGE, "the cacao fruits in each seat's store"),
        Field("suns", (SEATS,), 0, SUN_PLACES, "each seat's sun tokens"),
        Field("water", (SEATS,), 0, len(WATER_TRACK) - 1, "the field of each seat's water carrier; 0 is the first"),
        Field("hand_count", (SEATS,), 0, HAND_SIZE, "the worker tiles in each seat's hand"),
        Field("pile_count", (SEATS,), 0, 8, "the worker tiles each seat has left to draw"),
        Field("hand", (TYPES,), 0, HAND_SIZE, f"how many worker tiles of each type the observer has in hand: {_TYPES}"),
        Field(
            "unseen_workers",
            (SEATS, TYPES),
            0,
            5,
            "each seat's worker tiles, by type as in `hand`, that the observer can't see: in piles and others' hands",
        ),
        Field(
            "display", (JUNGLE_KINDS,), 0, DISPLAY_SIZE, f"how many jungle tiles of each kind are on display: {_KINDS}"
        ),
        Field("unseen", (JUNGLE_KINDS,), 0, 6, "how many jungle tiles of each kind, as in `display`, are face down"),
        Field("begun", (SPACES,), 0, 1, "the number that the observer's answer begins with; all 0 if it hasn't begun"),
        Field("temple_workers", (TEMPLES, SEATS), 0, 12, "each seat's workers at each temple on the map, row by row"),
        Field("temple_cell", (TEMPLES, 2), 0, ACROSS, "1 more than the row and the column of each temple; 0 for none"),
        Field(
            "tile",
            GRID,
            0,
            LAST_TILE,
            f"the tile on each space: 0 for none, 1 to {JUNGLE_KINDS} for a jungle tile as in `display`, from "
            f"{JUNGLE_KINDS + 1} on for a worker tile by its workers to the N, E, S and W: {_LIES}",
        ),
        Field("owner", GRID, 0, SEATS, "1 more than the relative seat of a worker tile's owner; 0 for nobody"),
        Field("below", GRID, 0, LAST_TILE, "the worker tile below one that was overbuilt, as in `tile`; 0 for none"),
        Field(
            "this_turn",
            GRID,
            0,
            FROM_PILE,
            "1 where the active seat has placed its tile; 2 for a jungle space that was filled, 3 for one still to be "
            "filled, 4 for one that gets the top of the pile next; else 0",
        ),
        Field(
            "activated",
            GRID,
            0,
            15,
            "a worker tile's sides with activated workers that haven't been used: the sum of 1 for N, 2 for E, 4 for S "
            "and 8 for W",
        ),
    ]
)
