"""Fills Cacao's observations; `fields.py` says what they contain."""

from typing import Final

from cosecha.core.state import NONE, State
from cosecha.encoding.cacao.actions import SPACES
from cosecha.encoding.cacao.map import CELLS, SEATS, Map, cell_of
from cosecha.encoding.encoder import Observer
from cosecha.encoding.filling import clipped, ring, unpacked
from cosecha.games.cacao.board import JUNGLE_KINDS
from cosecha.games.cacao.codes import SIDE
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.options import SUN_END_VALUE, WATER_TRACK
from cosecha.games.cacao.phases import OVER, PHASE_NAMES
from cosecha.games.cacao.rules import waiting

TYPES: Final = 4
MOST_GOLD: Final = 255
MOST_POINTS: Final = 999

# What happens on a space this turn.
PLACED: Final = 1
FILLED: Final = 2
DUE: Final = 3
FROM_PILE: Final = 4

NO_TURN: Final = bytearray(2 * CELLS)
_SEATS: Final[list[bytes]] = [unpacked(seats, SEATS) for seats in range(1 << SEATS)]
"""By set of relative seats."""
_BEGUN: Final[list[bytes]] = [
    bytes([number == step and number > 0 for step in range(SPACES)]) for number in range(SPACES)
]
"""By first step of an answer; 0 if there is none."""
_NO_TILES: Final[tuple[int, ...]] = ()


def _kinds(tiles: list[int]) -> bytes:
    """How many of these jungle tiles are of each kind."""
    counts = [0] * JUNGLE_KINDS
    for kind in tiles:
        counts[kind - 1] += 1
    return bytes(counts)


class _Workers:
    """Worker tiles that don't change, and how many are of each type: a byte for each."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles
        self.types = 0
        for worker_type in tiles:
            self.types += 1 << 8 * worker_type


class CacaoObserver(Observer):
    """Follows a match with this many players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.map = Map(players)
        self.hands = [_Workers(_NO_TILES) for _ in range(players)]
        self.piles = [_Workers(_NO_TILES) for _ in range(players)]
        self.display: list[int] = []
        self.display_seen = _kinds([])
        self.jungle_pile = _NO_TILES
        self.jungle_pile_seen = _kinds([])
        self.everybody = _SEATS[(1 << players) - 1]
        self.seat = 0
        self.numbers = b""
        self.turn = NO_TURN

    def look(self, state: State, seat: int) -> None:
        assert isinstance(state, Data)
        self.map.look(state)
        if self.display != state.display:
            self.display = state.display[:]
            self.display_seen = _kinds(self.display)
        if self.jungle_pile is not state.jungle_pile:
            self.jungle_pile = state.jungle_pile
            self.jungle_pile_seen = _kinds(list(self.jungle_pile))
        self.seat = seat
        self.numbers = b"".join(
            [self._seats(state, seat), self._workers(state, seat), self.display_seen, self.jungle_pile_seen]
        )
        self.turn = NO_TURN if state.placed == NONE else _this_turn(state)

    def shown(self, begun: list[int]) -> bytes:
        tiles = self.map
        return b"".join(
            [
                self.numbers,
                _BEGUN[begun[0] if begun else 0],
                tiles.temples_for(self.seat),
                tiles.tiles,
                tiles.owners[self.seat],
                tiles.below,
                self.turn,
            ]
        )

    def _seats(self, state: Data, seat: int) -> bytes:
        """Points, the time, and what each seat has and does."""
        players = self.players
        open_gold = not state.gold_hidden or state.phase == OVER
        points = far_points = acting = held = hands = piles = 0
        for other in waiting(state):
            acting |= 1 << 8 * ((other - seat) % players)
        for step in range(players):
            other = (seat + step) % players
            total = self.map.gold[other] + state.suns[other] * SUN_END_VALUE + WATER_TRACK[state.water[other]]
            if open_gold or step == 0:
                total += state.gold[other]
            total = clipped(total, MOST_POINTS) & 0xFFFF  # two bytes with a sign
            if step < 2:
                points |= total << 16 * step
            else:
                far_points |= total << 16 * (step - 2)
            held |= (state.held >> other & 1) << step
            hands |= len(state.hands[other]) << 8 * step
            piles |= len(state.piles[other]) << 8 * step
        gold = ring(state.gold, seat)
        things = ring(state.fruits, seat) | ring(state.suns, seat) << 8 * SEATS
        water = ring(state.water, seat) | hands << 8 * SEATS
        acting |= 1 << 8 * (SEATS + (state.active - seat) % players)
        return b"".join(
            [
                points.to_bytes(SEATS, "little"),
                far_points.to_bytes(SEATS, "little"),
                self._time(state),
                acting.to_bytes(2 * SEATS, "little"),
                _SEATS[held],
                (gold if open_gold else gold & MOST_GOLD).to_bytes(SEATS, "little"),
                self.everybody if open_gold else _SEATS[1],
                things.to_bytes(2 * SEATS, "little"),
                water.to_bytes(2 * SEATS, "little"),
                piles.to_bytes(SEATS, "little"),
            ]
        )

    def _time(self, state: Data) -> bytes:
        """Turn and phase, and whether gold is hidden."""
        found = self.players | state.turn << 8 | state.turns << 16 | 1 << 8 * (3 + state.phase)
        if state.gold_hidden:
            found |= 1 << 8 * (3 + len(PHASE_NAMES))
        return found.to_bytes(4 + len(PHASE_NAMES), "little")

    def _workers(self, state: Data, seat: int) -> bytes:
        """The observer's hand, then every seat's unseen worker tiles, by type."""
        parts = [self._hand(state, seat).types.to_bytes(TYPES, "little")]
        for step in range(SEATS):
            unseen = 0
            if step < self.players:
                other = (seat + step) % self.players
                pile = self.piles[other]
                if pile.tiles is not state.piles[other]:
                    pile = _Workers(state.piles[other])
                    self.piles[other] = pile
                unseen = pile.types
                if step:
                    unseen += self._hand(state, other).types
            parts.append(unseen.to_bytes(TYPES, "little"))
        return b"".join(parts)

    def _hand(self, state: Data, seat: int) -> _Workers:
        hand = self.hands[seat]
        if hand.tiles is not state.hands[seat]:
            hand = _Workers(state.hands[seat])
            self.hands[seat] = hand
        return hand


def _this_turn(state: Data) -> bytearray:
    """What happens on each space this turn, and the sides with activated workers."""
    found = bytearray(2 * CELLS)
    found[cell_of(state.placed)] = PLACED
    for space in state.filled:
        found[cell_of(space)] = FILLED if space in state.jungle else FROM_PILE
    for space in state.to_fill:
        found[cell_of(space)] = DUE
    for edges in state.edges:
        for edge in edges:
            found[CELLS + cell_of(edge // SIDE)] |= 1 << edge % SIDE
    return found
