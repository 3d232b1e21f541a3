"""The state of a Cacao match: its fields, copy and equality. The rules that move it are in `rules/`."""

from bisect import insort
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.core.state import State as CoreState
from cosecha.games.cacao import rules
from cosecha.games.cacao.board import STEPS
from cosecha.games.cacao.options import Options
from cosecha.games.cacao.phases import FILL, PHASE_NAMES, PLACE, RULES_ANCHORS, WORK
from cosecha.games.cacao.scoring import score_sheet

if TYPE_CHECKING:
    from cosecha.games.cacao.position import Position
    from cosecha.games.cacao.sheet import Scores
    from cosecha.games.cacao.view import View

UNDER: Final = 1 << 4
OWNER: Final = 1 << 8
"""What lies on a worker space: the lie of the top tile, the lie below it (or nothing) * UNDER, the seat * OWNER."""


def top_of(tiles: int) -> int:
    return tiles & (UNDER - 1)


def under_of(tiles: int) -> int:
    return (tiles >> 4) & (UNDER - 1)


def owner_of(tiles: int) -> int:
    return tiles >> 8


class State(CoreState):
    """Plain data. Spaces and tiles are numbers (see `board.py`), seats are 0..players-1."""

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

    def copy(self) -> "State":
        twin = State()
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
        return twin

    def fields(self) -> tuple[object, ...]:
        """All that makes this state what it is, without what follows from the rest."""
        return (
            (self.options, self.turn, self.active, self.phase, self.held),
            (self.jungle, self.workers, self.placed, self.to_fill, self.filled, self.edges),
            (self.gold, self.fruits, self.suns, self.water),
            (self.display, self.hands, self.piles, self.jungle_pile),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a state is mutable, so it has no hash; use the digest of its position")

    def __reduce__(self) -> tuple[object, ...]:
        from cosecha.games.cacao.position import from_position

        return (from_position, (self.position(), False))

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

    def waiting(self) -> tuple[int, ...]:
        return rules.waiting(self)

    def legal(self, seat: int) -> list[int]:
        return rules.legal(self, seat)

    def refusal(self, seat: int, action: int) -> Message | None:
        return rules.refusal(self, seat, action)

    def together(self, seat: int) -> list[int]:
        return rules.together(self, seat)

    def answer(self, seat: int, action: int, log: Log) -> None:
        rules.answer(self, seat, action, log)

    def advance(self, log: Log) -> None:
        rules.advance(self, log)

    def forced(self, seat: int) -> int:
        """Never: there are always two spots to place a tile, and a fill without a choice is made with the answer that
        brings it, so that the seat sees it before it confirms."""
        return NONE

    def secret(self, seat: int) -> bool:
        return False

    def at_barrier(self, seat: int) -> bool:
        return rules.at_barrier(self, seat)

    def notation(self, action: int) -> str:
        from cosecha.games.cacao.actions import notation

        return notation(action)

    def decision(self, seat: int) -> Decision | None:
        if seat not in self.waiting():
            return None
        kind = PHASE_NAMES[self.phase]
        number = f"{self.turn}.{kind}.{seat}"
        if self.phase == FILL:
            number = f"{number}.{len(self.to_fill)}"
        elif self.phase == WORK:
            number = f"{number}.{len(self.edges[seat])}"
        if self.held >> seat & 1:
            return Decision(f"{number}.confirm", "confirm", seat, "turn")
        return Decision(number, kind, seat, RULES_ANCHORS[self.phase])

    def progress(self) -> tuple[int, int]:
        return min(self.turn, self.turns), self.turns

    def scores(self) -> "Scores":
        return score_sheet(self)

    def position(self) -> "Position":
        from cosecha.games.cacao.position import to_position

        return to_position(self)

    def view(self, seat: int | None, beside: "View | None" = None) -> "View":
        return _look()(self, seat, beside)


@cache
def _look() -> "Callable[[State, int | None, View | None], View]":
    """Found once, since every answer is looked at by everybody; a view cannot be imported before the state."""
    from cosecha.games.cacao.view import view

    return view


def blank(players: int, turns: int) -> State:
    """A state in which nothing has been laid out yet."""
    # Not an __init__: `copy` would have to pay for it.
    state = State()
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
    return state
