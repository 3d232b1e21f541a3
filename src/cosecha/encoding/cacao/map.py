"""The map of Cacao's observations. It follows a match, where each answer adds a few tiles.

The map has no edge, but none is more than `ACROSS` columns or rows across (`actions.py` says why). So it fits a grid of
that size whose opposite sides touch, and every space keeps its cell for the whole match.
"""

from typing import Final

from cosecha.games.cacao.board import JUNGLE_KINDS, LIE_SIDES, ORIGIN, ROW, STEPS, TEMPLE
from cosecha.games.cacao.data import Data, jungle_key, owner_of, top_of, under_of, workers_key
from cosecha.games.cacao.scoring import temple_gold, workers_beside

SEATS: Final = 4
TEMPLES: Final = 5
ACROSS: Final = 30
"""The columns and rows of the grid: two for the start tiles, one for each of the 26 others, and one on each side."""
MIDDLE: Final = 14
"""The column and row of the space 0,0."""
CELLS: Final = ACROSS * ACROSS
_SHIFT: Final = (MIDDLE - ORIGIN) % ACROSS
UNKNOWN: Final = b""


def cell_of(space: int) -> int:
    """The cell of a space in a grid."""
    return ((space >> 15) + _SHIFT) % ACROSS * ACROSS + ((space & (ROW - 1)) + _SHIFT) % ACROSS


class Map:
    """The map as it was seen last."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.nobody = [0] * players
        self._clear()

    def _clear(self) -> None:
        """An empty map."""
        self.ground = 0
        """The digest of the tiles, as in the state."""
        self.jungle = 0
        self.workers = 0
        """How many tiles there are, without those below others."""
        self.left = self.right = self.top = self.bottom = ORIGIN
        self.tiles = bytearray(CELLS)
        self.owners = [bytearray(CELLS) for _ in range(self.players)]
        """By observer."""
        self.below = bytearray(CELLS)
        self.temples: dict[int, list[int]] = {}
        """Each seat's workers, by temple in reading order."""
        self.gold = [0] * self.players
        """Each seat's gold from temples."""
        self.temples_seen = [UNKNOWN] * self.players
        """By observer; UNKNOWN until somebody asks."""

    def look(self, state: Data) -> None:
        """Make this the state's map. Raises ValueError for one that play can't lead to."""
        if self.ground != state.ground and not self._grow(state):
            self._clear()
            grown = self._grow(state)
            assert grown

    def _grow(self, state: Data) -> bool:
        """Add the tiles that were placed last. Returns whether that is the only difference."""
        jungle = len(state.jungle) - self.jungle
        workers = len(state.workers) - self.workers
        if jungle < 0 or workers < 0:
            return False
        ground = self.ground
        new = _last(state.jungle, jungle)
        for space in new:
            ground ^= jungle_key(space, state.jungle[space])
        placed = _last(state.workers, workers)
        for space in placed:
            ground ^= workers_key(space, state.workers[space])
        if ground != state.ground:
            return False
        self.ground = ground
        self.jungle += jungle
        self.workers += workers
        for space in placed:
            self._put_workers(space, state.workers[space])
        for space in new:
            kind = state.jungle[space]
            self._check_fits(space)
            self.tiles[cell_of(space)] = kind
            if kind == TEMPLE:
                temples = sorted([*self.temples, space])
                self.temples = {temple: self.temples.get(temple, self.nobody) for temple in temples}
                self._count(space, workers_beside(state, space))
        return True

    def _put_workers(self, space: int, tiles: int) -> None:
        cell = cell_of(space)
        owner = owner_of(tiles)
        lie = top_of(tiles)
        self.tiles[cell] = JUNGLE_KINDS + lie
        for seat in range(self.players):
            self.owners[seat][cell] = (owner - seat) % self.players + 1
        if under_of(tiles):
            self.below[cell] = JUNGLE_KINDS + under_of(tiles)
        for side in range(4):
            facing = LIE_SIDES[lie][side]
            if facing and space + STEPS[side] in self.temples:
                workers = self.temples[space + STEPS[side]][:]
                workers[owner] += facing
                self._count(space + STEPS[side], workers)

    def _check_fits(self, space: int) -> None:
        """Raises ValueError if two spaces could share a cell now that there is a jungle tile on this one."""
        column = space & (ROW - 1)
        row = space >> 15
        self.left = min(self.left, column)
        self.right = max(self.right, column)
        self.top = min(self.top, row)
        self.bottom = max(self.bottom, row)
        if self.right - self.left > ACROSS - 3 or self.bottom - self.top > ACROSS - 3:
            self.ground = -1  # no state has this digest: the map is seen anew next time
            raise ValueError(f"play can't lead to this map: its jungle is more than {ACROSS - 2} spaces across")

    def _count(self, temple: int, workers: list[int]) -> None:
        """A temple has these workers now, by seat."""
        before = temple_gold(self.temples[temple])
        now = temple_gold(workers)
        for seat in range(self.players):
            self.gold[seat] += now[seat] - before[seat]
        self.temples[temple] = workers
        self.temples_seen = [UNKNOWN] * self.players

    def temples_for(self, seat: int) -> bytes:
        """The fields of temples."""
        found = self.temples_seen[seat]
        if not found:
            workers = [0] * (TEMPLES * SEATS)
            cells = [0] * (TEMPLES * 2)
            for row, (space, counts) in enumerate(self.temples.items()):
                for step in range(self.players):
                    workers[row * SEATS + step] = counts[(seat + step) % self.players]
                cell = cell_of(space)
                cells[row * 2] = cell // ACROSS + 1
                cells[row * 2 + 1] = cell % ACROSS + 1
            found = bytes(workers + cells)
            self.temples_seen[seat] = found
        return found


def _last(tiles: dict[int, int], count: int) -> list[int]:
    """The spaces of the tiles that were placed last."""
    found: list[int] = []
    if count:
        for space in reversed(tiles):
            found.append(space)
            if len(found) == count:
                break
    return found
