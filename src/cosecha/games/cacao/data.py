"""A Cacao match as plain data: its fields, copy and equality. The rules in `rules/` work on it."""

from bisect import insort
from typing import Final

from msgspec.structs import replace

from cosecha.core.state import NONE
from cosecha.core.state import State as CoreState
from cosecha.games.cacao.board import STEPS
from cosecha.games.cacao.options import Options
from cosecha.games.cacao.phases import PLACE

UNDER: Final = 1 << 4
OWNER: Final = 1 << 8
"""What lies on a worker space: the lie of the top tile, the lie below it (or nothing) * UNDER, the seat * OWNER."""


def top_of(tiles: int) -> int:
    return tiles & (UNDER - 1)


def under_of(tiles: int) -> int:
    return (tiles >> 4) & (UNDER - 1)


def owner_of(tiles: int) -> int:
    return tiles >> 8


class Data(CoreState):
    """Everything that is true at one moment. Spaces and tiles are numbers (see `board.py`), seats are 0..players-1.
    `state.State` adds the methods of the contract."""

    # Agreed before the match.
    options: Options
    players: int
    turns: int
    gold_hidden: bool
    # Where the match is.
    turn: int
    active: int
    phase: int
    held: int
    # The map. `spots` has the spaces where a worker tile may be placed, `bare` by seat those that it may overbuild,
    # each in order; both follow from the rest and are kept up to date, tile by tile.
    jungle: dict[int, int]
    workers: dict[int, int]
    spots: list[int]
    bare: list[tuple[int, ...]]
    # This turn. A space that is `filled` and has no tile yet gets the top of the pile next. `edges` are, by seat, the
    # sides with activated workers, each space * 4 + side.
    placed: int
    to_fill: list[int]
    filled: list[int]
    edges: list[tuple[int, ...]]
    # Village boards; `water` is the field of the carrier.
    gold: list[int]
    fruits: list[int]
    suns: list[int]
    water: list[int]
    # Beside the map.
    display: list[int]
    # Hidden: hands by type, in order; the face-down tiles, the top of each pile last.
    hands: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    jungle_pile: tuple[int, ...]

    def copy(self) -> "Data":
        twin = Data()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Data") -> None:
        """Set every field of a twin."""
        twin.options = self.options
        twin.players = self.players
        twin.turns = self.turns
        twin.gold_hidden = self.gold_hidden
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.held = self.held
        twin.jungle = self.jungle.copy()
        twin.workers = self.workers.copy()
        twin.spots = self.spots[:]
        twin.bare = self.bare[:]
        twin.placed = self.placed
        twin.to_fill = self.to_fill[:]
        twin.filled = self.filled[:]
        twin.edges = self.edges[:]
        twin.gold = self.gold[:]
        twin.fruits = self.fruits[:]
        twin.suns = self.suns[:]
        twin.water = self.water[:]
        twin.display = self.display[:]
        twin.hands = self.hands[:]
        twin.piles = self.piles[:]
        twin.jungle_pile = self.jungle_pile

    def fields(self) -> tuple[object, ...]:
        """All that makes this state what it is, without what follows from the rest."""
        return (
            (self.options, self.turn, self.active, self.phase, self.held),
            (self.jungle, self.workers, self.placed, self.to_fill, self.filled, self.edges),
            (self.gold, self.fruits, self.suns, self.water),
            (self.display, self.hands, self.piles, self.jungle_pile),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Data) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a state is mutable, so it has no hash; use the digest of its position")

    def put_jungle(self, kind: int, space: int) -> None:
        """Lay a jungle tile; the empty spaces beside it become spots for worker tiles."""
        self.jungle[space] = kind
        for step in STEPS:
            beside = space + step
            if beside not in self.workers and beside not in self.spots:
                insort(self.spots, beside)

    def put_workers(self, lie: int, space: int, seat: int) -> None:
        """Lay a worker tile on an empty space."""
        self.workers[space] = lie + seat * OWNER
        if space in self.spots:
            self.spots.remove(space)
        self.bare[seat] = tuple(sorted([*self.bare[seat], space]))

    def cover(self, lie: int, space: int) -> None:
        """Lay a worker tile on the one that is there, of the same seat."""
        below = self.workers[space]
        seat = owner_of(below)
        self.workers[space] = lie + top_of(below) * UNDER + seat * OWNER
        self.bare[seat] = tuple([other for other in self.bare[seat] if other != space])


def clear(state: Data, players: int, turns: int) -> None:
    """Set every field of a new state: nothing has been laid out yet."""
    # Not an __init__: `copy` would have to pay for it.
    state.options = Options(players=players)
    state.players = players
    state.turns = turns
    state.gold_hidden = False
    state.turn = 1
    state.active = 0
    state.phase = PLACE
    state.held = 0
    state.jungle = {}
    state.workers = {}
    state.spots = []
    state.bare = [()] * players
    state.placed = NONE
    state.to_fill = []
    state.filled = []
    state.edges = [()] * players
    state.gold = [0] * players
    state.fruits = [0] * players
    state.suns = [0] * players
    state.water = [0] * players
    state.display = []
    state.hands = [()] * players
    state.piles = [()] * players
    state.jungle_pile = ()


def agree(state: Data, options: Options) -> None:
    """Keep the options, without seats (the state settles those), and copy what hot rules read into plain fields."""
    state.options = replace(options, first_seat=None)
    state.gold_hidden = options.gold == "hidden"
