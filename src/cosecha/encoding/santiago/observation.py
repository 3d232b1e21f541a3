"""Fills Santiago's observations; `fields.py` says what they contain."""

from typing import Any, Final

from cosecha.core.state import NONE, State
from cosecha.encoding.encoder import Observer
from cosecha.encoding.filling import clipped, ring, unpacked
from cosecha.encoding.santiago.ground import SEATS, Ground
from cosecha.games.santiago.board import DESERT, EMPTY
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.phases import BID, OVER, PHASE_NAMES
from cosecha.games.santiago.rules import waiting

PILES: Final = 5
MOST: Final = 255
PHASES: Final = len(PHASE_NAMES)
_NO_SEATS: Final = bytes(SEATS)
_SEATS: Final[list[bytes]] = [unpacked(seats, SEATS) for seats in range(1 << SEATS)]
"""By set of relative seats."""


class SantiagoObserver(Observer):
    """Follows a match with these options."""

    def __init__(self, options: Any, rounds: int) -> None:
        players: int = options.players
        self.players = players
        self.least_bribe: int = options.min_bribe
        self.rounds = rounds
        self.ground = Ground(players)
        self.everybody = _SEATS[(1 << players) - 1]
        self.times: dict[int, bytes] = {}
        self.piles: object = None
        self.set_aside = EMPTY
        self.counts = b""
        self.seen = b""

    def look(self, state: State, seat: int) -> None:
        assert isinstance(state, Data)
        players = self.players
        ground = self.ground
        ground.look(state)
        shown = state.round > 0  # like the view: the surplus tile is revealed after the palms are placed
        acting = 0
        for other in waiting(state):
            acting |= 1 << (other - seat) % players
        money = ring(state.money, seat)
        canals = 0
        place = (players - seat) % players
        for extra in state.extra:
            if extra:
                canals |= 1 << place
            place = place + 1 if place < players - 1 else 0
        bids = ring(state.bids, seat, 1)
        if players == 2 and state.phase == BID:
            bids &= MOST  # two players see each other's bid only when both have bid
        proposals = ring(state.proposed, seat, 1)
        bribes = 0
        if proposals:
            for step in range(players):
                other = (seat + step) % players
                if state.proposed[other] != NONE:
                    bribes |= clipped(state.bribes[other], MOST) << 8 * step
        known = self.everybody
        if state.money_hidden and state.phase != OVER:
            money &= MOST
            known = _SEATS[1]
        self.seen = b"".join(
            [
                ground.points_for(seat),
                self._time(state),
                _SEATS[acting],
                _SEATS[1 << (state.overseer - seat) % players],
                money.to_bytes(SEATS, "little"),
                known,
                _SEATS[canals],
                bids.to_bytes(SEATS, "little") if bids else _NO_SEATS,
                self._ranks(state.passers, seat),
                self._ranks(state.order, seat),
                proposals.to_bytes(SEATS, "little") if proposals else _NO_SEATS,
                bribes.to_bytes(SEATS, "little") if bribes else _NO_SEATS,
                _beside(state, shown),
                self._unseen(state, EMPTY if shown else state.set_aside),
                ground.board_for(seat),
            ]
        )

    def shown(self, begun: list[int]) -> bytes:
        return self.seen

    def _time(self, state: Data) -> bytes:
        """Round and phase, and what the options say."""
        number = state.round * PHASES + state.phase
        found = self.times.get(number)
        if found is None:
            phases = [1 if phase == state.phase else 0 for phase in range(PHASES)]
            cap = 0 if state.bid_cap == NONE else state.bid_cap
            found = bytes([self.players, state.round, self.rounds, *phases, state.money_hidden, self.least_bribe, cap])
            self.times[number] = found
        return found

    def _ranks(self, seats: list[int], seat: int) -> bytes:
        """When each seat comes in a list: 1 for the first, 0 if it isn't there."""
        if not seats:
            return _NO_SEATS
        ranks = 0
        rank = 1
        for other in seats:
            ranks |= rank << 8 * ((other - seat) % self.players)
            rank += 1
        return ranks.to_bytes(SEATS, "little")

    def _unseen(self, state: Data, set_aside: int) -> bytes:
        """How many tiles of each kind are face down; `set_aside` is the tile set aside if it isn't shown yet."""
        # Compared by identity: the rules make new piles for every draw.
        if self.piles is not state.piles or self.set_aside != set_aside:
            counts = [0] * (DESERT + 1)
            for tiles in state.piles:
                for kind in tiles:
                    counts[kind] += 1
            if set_aside != EMPTY:
                counts[set_aside] += 1
            self.piles = state.piles
            self.set_aside = set_aside
            self.counts = bytes(counts)
        return self.counts


def _beside(state: Data, shown: bool) -> bytes:
    """What lies beside the board: canals, the spring, the tiles of the auction and the one set aside."""
    found = state.supply | state.spring + 1 << 8
    place = 16
    for kind in state.face_up:
        found |= kind << place
        place += 8
    if shown:
        found |= state.set_aside << 8 * (2 + PILES)
    return found.to_bytes(3 + PILES, "little")
