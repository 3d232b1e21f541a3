"""The board of Santiago's observations. It follows a match: a planted tile changes one square and one crop's points."""

from typing import Final

from cosecha.encoding.filling import bits_in, unpacked
from cosecha.games.santiago.board import ALL_SQUARES, CROPS, DESERT, EMPTY, SEGMENTS, SQUARES, crop_of
from cosecha.games.santiago.data import Data, tile_key
from cosecha.games.santiago.scoring import connected

SEATS: Final = 5
UNKNOWN: Final = b""
PAIR: Final = 2
"""As many farmers as a tile can have."""


def _relative(players: int, seat: int) -> bytes:
    """Turns 1 more than a seat into 1 more than the relative seat, for `bytes.translate`."""
    seats = [0, *[(owner - seat) % players + 1 for owner in range(players)]]
    return bytes(seats + [0] * (256 - len(seats)))


class Ground:
    """The board as it was seen last."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.relative = [_relative(players, seat) for seat in range(players)]
        # What the bytes depend on, of an empty board. `ground` is the digest of tiles and farmers.
        self.ground = 0
        self.empty = ALL_SQUARES
        self.canals = 0
        self.palms = 0
        self.wet = 0
        # By square, as in the fields, and as sets of squares: each crop, each seat's farmers, and its pairs of them.
        self.tiles = bytearray(SQUARES)
        self.farmers = bytearray(SQUARES)
        self.owners = bytearray(SQUARES)
        self.water = bytes(SQUARES + SQUARES + SEGMENTS)
        self.crops = [0] * len(CROPS)
        self.farmed = [0] * players
        self.paired = [0] * players
        self.points: list[list[int]] = [[0] * players for _ in CROPS]
        """By crop: each seat's points."""
        self.totals = [0] * players
        # By observer; UNKNOWN until somebody asks.
        self.points_seen = [UNKNOWN] * players
        self.board_seen = [UNKNOWN] * players

    def look(self, state: Data) -> None:
        """Make this the state's board."""
        palms = state.palms
        if state.canals != self.canals or palms != self.palms or state.wet != self.wet:
            self.canals = state.canals
            self.wet = state.wet
            self.water = unpacked(self.wet, SQUARES) + unpacked(palms, SQUARES) + unpacked(self.canals, SEGMENTS)
            self.board_seen = [UNKNOWN] * self.players
        if state.ground != self.ground or palms != self.palms:
            planted = self.empty & ~state.empty
            if palms != self.palms or planted & (planted - 1) or not planted or not self._plant(state, planted):
                self._build(state)
            self.points_seen = [UNKNOWN] * self.players
            self.board_seen = [UNKNOWN] * self.players

    def _plant(self, state: Data, planted: int) -> bool:
        """Add a tile. Returns whether that is the only difference."""
        square = planted.bit_length() - 1
        kind, owner, farmers = state.tiles[square], state.owner[square], state.farmers[square]
        if self.ground ^ tile_key(square, kind, owner, farmers) != state.ground:
            return False
        self.ground = state.ground
        self.empty = state.empty
        self._put(square, kind, owner, farmers)
        if kind != DESERT:
            self._count(crop_of(kind))
        return True

    def _build(self, state: Data) -> None:
        self.ground = state.ground
        self.empty = state.empty
        self.palms = state.palms
        self.tiles = bytearray(SQUARES)
        self.farmers = bytearray(SQUARES)
        self.owners = bytearray(SQUARES)
        self.crops = [0] * len(CROPS)
        self.farmed = [0] * self.players
        self.paired = [0] * self.players
        for square in range(SQUARES):
            kind = state.tiles[square]
            if kind != EMPTY:
                self._put(square, kind, state.owner[square], state.farmers[square])
        for crop in range(len(CROPS)):
            self._count(crop)

    def _put(self, square: int, kind: int, owner: int, farmers: int) -> None:
        self.tiles[square] = kind
        if kind != DESERT:
            self.crops[crop_of(kind)] |= 1 << square
        if farmers:
            self.farmers[square] = farmers
            self.owners[square] = owner + 1
            self.farmed[owner] |= 1 << square
            if farmers == PAIR:
                self.paired[owner] |= 1 << square

    def _count(self, crop: int) -> None:
        """The points for a crop, as in `scoring.py`: for each plantation its size times its farmers and their palms."""
        points = [0] * self.players
        for plantation in connected(self.crops[crop]):
            size = bits_in(plantation)
            for seat in range(self.players):
                farmed = self.farmed[seat] & plantation
                if farmed:
                    farmers = bits_in(farmed) + bits_in(self.paired[seat] & plantation) + bits_in(farmed & self.palms)
                    points[seat] += size * farmers
        before = self.points[crop]
        for seat in range(self.players):
            self.totals[seat] += points[seat] - before[seat]
        self.points[crop] = points

    def points_for(self, seat: int) -> bytes:
        """The points of all seats, beginning with the observer."""
        found = self.points_seen[seat]
        if not found:
            first = last = 0  # three seats and two: integers stay small
            for step in range(self.players):
                total = self.totals[(seat + step) % self.players]
                if step < 3:
                    first |= total << 16 * step
                else:
                    last |= total << 16 * (step - 3)
            found = first.to_bytes(6, "little") + last.to_bytes(4, "little")
            self.points_seen[seat] = found
        return found

    def board_for(self, seat: int) -> bytes:
        """The fields of squares and segments."""
        found = self.board_seen[seat]
        if not found:
            owners = self.owners.translate(self.relative[seat])
            found = b"".join([self.tiles, self.farmers, owners, self.water])
            self.board_seen[seat] = found
        return found
