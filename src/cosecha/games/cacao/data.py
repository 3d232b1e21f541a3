"""A Cacao match as plain data: its fields, copy and equality. The rules in `rules/` work on it."""

from bisect import insort
from typing import Final

from msgspec.structs import replace

from cosecha.core.state import NONE
from cosecha.core.state import State as CoreState
from cosecha.core.zobrist import key
from cosecha.games.cacao.board import STEPS
from cosecha.games.cacao.options import Options
from cosecha.games.cacao.phases import PLACE

UNDER: Final = 1 << 4
OWNER: Final = 1 << 8
"""The tiles on a worker space: the lie of the top tile + the lie below it (0 if none) * UNDER + the seat * OWNER."""


def top_of(tiles: int) -> int:
    return tiles & (UNDER - 1)


def under_of(tiles: int) -> int:
    return (tiles >> 4) & (UNDER - 1)


def owner_of(tiles: int) -> int:
    return tiles >> 8


class Data(CoreState):
    """The fields of a state. Spaces and tiles are numbers (see `board.py`), seats are 0..players-1. `state.State` adds
    the methods of the contract."""

    # The options; those that hot rules read have their own fields.
    options: Options
    players: int
    turns: int
    gold_hidden: bool
    # Turn and phase.
    turn: int
    active: int
    phase: int
    held: int
    # The map. `spots` has the spaces where a worker tile may be placed, `bare` the tiles that each seat may overbuild,
    # both sorted; `ground` is the digest of the tiles. They are derived from the other fields and updated
    # incrementally.
    jungle: dict[int, int]
    workers: dict[int, int]
    spots: list[int]
    bare: list[tuple[int, ...]]
    ground: int
    # This turn. A space in `filled` without a tile gets the top of the pile next. `edges` has each seat's sides with
    # activated workers, as space * 4 + side.
    placed: int
    to_fill: list[int]
    filled: list[int]
    edges: list[tuple[int, ...]]
    # Village boards; `water` is the index of the carrier's field.
    gold: list[int]
    fruits: list[int]
    suns: list[int]
    water: list[int]
    display: list[int]
    # Hidden: hands, sorted by type, and the face-down tiles, the top of each pile last.
    hands: list[tuple[int, ...]]
    piles: list[tuple[int, ...]]
    jungle_pile: tuple[int, ...]

    def copy(self) -> "Data":
        twin = Data()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Data") -> None:
        """Set every field of `twin`. Written out because it is the hot path of search."""
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
        twin.ground = self.ground
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
        """All fields that aren't derived from others, for equality."""
        return (
            (self.options, self.turn, self.active, self.phase, self.held),
            (self.jungle, self.workers, self.placed, self.to_fill, self.filled, self.edges),
            (self.gold, self.fruits, self.suns, self.water),
            (self.display, self.hands, self.piles, self.jungle_pile),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Data) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        now = self.players << 3 | self.gold_hidden << 2 | self.phase
        now = now << 20 | self.turn << 12 | self.active << 8 | self.held
        villages: list[int] = []
        for seat in range(self.players):
            kept = self.fruits[seat] << 16 | self.suns[seat] << 8 | self.water[seat]
            villages.append(self.gold[seat] << 24 | kept)
        return hash(
            (
                (now, self.ground, self.placed),
                tuple(self.to_fill),
                tuple(self.filled),
                tuple(self.edges),
                tuple(villages),
                tuple(self.display),
                tuple(self.hands),
                tuple(self.piles),
                self.jungle_pile,
            )
        )

    def put_jungle(self, kind: int, space: int) -> None:
        """Put a jungle tile on the map; the empty spaces next to it become spots for worker tiles."""
        self.jungle[space] = kind
        self.ground ^= jungle_key(space, kind)
        for step in STEPS:
            beside = space + step
            if beside not in self.workers and beside not in self.spots:
                insort(self.spots, beside)

    def put_workers(self, lie: int, space: int, seat: int) -> None:
        """Put a worker tile on an empty space."""
        self.workers[space] = lie + seat * OWNER
        self.ground ^= workers_key(space, self.workers[space])
        if space in self.spots:
            self.spots.remove(space)
        self.bare[seat] = tuple(sorted([*self.bare[seat], space]))

    def cover(self, lie: int, space: int) -> None:
        """Put a worker tile on top of another of the same seat."""
        below = self.workers[space]
        seat = owner_of(below)
        self.workers[space] = lie + top_of(below) * UNDER + seat * OWNER
        self.ground ^= workers_key(space, below) ^ workers_key(space, self.workers[space])
        self.bare[seat] = tuple([other for other in self.bare[seat] if other != space])


def jungle_key(space: int, kind: int) -> int:
    return key(space << 4 | kind)


def workers_key(space: int, tiles: int) -> int:
    # The lowest four bits are 0: no key of a jungle tile has that.
    return key(space << 16 | tiles << 4)


def ground_of(state: Data) -> int:
    """The digest of the tiles on the map."""
    found = 0
    for space, kind in state.jungle.items():
        found ^= jungle_key(space, kind)
    for space, tiles in state.workers.items():
        found ^= workers_key(space, tiles)
    return found


def settle_map(state: Data) -> None:
    """Set the fields that are derived from the tiles on the map."""
    spots: set[int] = set()
    for space in state.jungle:
        for step in STEPS:
            spots.add(space + step)
    bare: list[list[int]] = [[] for _ in range(state.players)]
    for space, tiles in state.workers.items():
        spots.discard(space)
        if under_of(tiles) == 0:
            bare[owner_of(tiles)].append(space)
    state.spots = sorted(spots)
    state.bare = [tuple(sorted(spaces)) for spaces in bare]
    state.ground = ground_of(state)


class Map:
    """The tiles on a map, everything derived from them, and what views show of it."""

    def __init__(self, state: Data, order: list[int], temples: dict[str, list[int]]) -> None:
        self.players: int = state.players
        self.jungle: dict[int, int] = state.jungle.copy()
        self.workers: dict[int, int] = state.workers.copy()
        self.spots: list[int] = state.spots[:]
        self.bare: list[tuple[int, ...]] = state.bare[:]
        self.ground: int = state.ground
        self.order = order
        self.temples = temples

    def lay(self, state: Data) -> None:
        """Put the tiles on an empty map."""
        state.jungle = self.jungle.copy()
        state.workers = self.workers.copy()
        state.spots = self.spots[:]
        state.bare = self.bare[:]
        state.ground = self.ground


def clear(state: Data, players: int, turns: int) -> None:
    """Set every field of a new state to its value before the setup."""
    # Not an __init__, which would slow down `copy`.
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
    state.ground = 0
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
    """Store the options, with the ones that hot rules read in fields of their own. `settle_first_seat` comes next."""
    state.options = options
    state.gold_hidden = options.gold == "hidden"


def settle_first_seat(state: Data) -> None:
    """Fill in the first seat of the options."""
    first = (state.active - state.turn + 1) % state.players
    if state.options.first_seat != first:
        state.options = replace(state.options, first_seat=first)
