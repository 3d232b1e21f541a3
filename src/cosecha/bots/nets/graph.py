"""How nets see a board: places of some kinds, each with facts about it and with other places around it.

Every kind of place has answers that name one: where to plant, which canal to build. The net rates these at each place,
by what is known of it and its surroundings.
"""

from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.encoding.cacao.map import ACROSS
from cosecha.encoding.layout import Layout
from cosecha.games.santiago.board import (
    NEIGHBORS,
    SEGMENT_NAMES,
    SEGMENTS,
    SQUARE_NAMES,
    SQUARES,
    TILE_NAMES,
    TOUCHING,
    WATERS,
)

LAYERS: Final = 3
SCALE: Final = 1 / 16
"""Of sums over all places."""
NOWHERE: Final = -1e9
"""The logit of an answer at a place that doesn't count."""
MOST_BRIBED: Final = 15
"""Bribes from this one on are one choice."""
Ints = NDArray[np.int64]


class Kind(Struct, frozen=True):
    """A kind of place."""

    places: int
    around: int
    """How many other places each has around it."""
    facts: tuple[tuple[tuple[str, int], ...], ...]
    """What is known of a place: a fact consists of fields, each with how many values it has. Fields without a name in
    the observation say which place it is."""
    answers: tuple[str, ...]
    """The names of the answers at each place, where {} is its name."""
    names: tuple[str, ...]


class Board(Struct, frozen=True):
    kinds: tuple[Kind, ...]
    around: tuple[Ints, ...]
    """By kind: what each place has around it, as numbers over all kinds; one more than the last for nothing."""
    sparse: bool = False
    """Whether only places with something on them, and those next to one, count."""

    def choices(self) -> list[str]:
        """All answers at all places."""
        return [answer.format(name) for kind in self.kinds for name in kind.names for answer in kind.answers]


class Seen(Struct):
    """The places of one kind in some observations, one after another."""

    match: Any
    """By place: which observation it is of."""
    place: Any
    around: Any
    """What is around it, as numbers over the places of all kinds; one more than the last for nothing."""
    facts: list[Any]
    """By fact: its value for each place."""


def _bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def _padded(rows: list[list[int]], nothing: int) -> Ints:
    width = max(map(len, rows))
    return np.array([row + [nothing] * (width - len(row)) for row in rows])


def _cacao() -> Board:
    cells = np.arange(ACROSS * ACROSS).reshape(ACROSS, ACROSS)
    around = np.stack([np.roll(cells, step, axis).reshape(-1) for axis in (0, 1) for step in (1, -1)], 1)
    names = tuple(f"{row} {column}" for row in range(ACROSS) for column in range(ACROSS))
    facts = ((("tile", 24), ("owner", 5)), (("this_turn", 5),), (("activated", 16),))
    return Board((Kind(ACROSS * ACROSS, 4, facts, ("cell {}",), names),), (around,), sparse=True)


def _santiago() -> Board:
    nothing = SQUARES + SEGMENTS
    beside: list[list[int]] = []
    for square in range(SQUARES):
        row = [nothing] * 4
        for other in _bits(NEIGHBORS[square]):
            row[{-8: 0, 8: 1, -1: 2, 1: 3}[other - square]] = other
        beside.append(row + [SQUARES + segment for segment in range(SEGMENTS) if WATERS[segment] >> square & 1])
    along = [
        (_bits(WATERS[segment]) + [nothing] * 6)[:6] + [SQUARES + other for other in _bits(TOUCHING[segment])]
        for segment in range(SEGMENTS)
    ]
    around = (_padded(beside, nothing), _padded(along, nothing))
    square_facts = ((("tile", 12), ("owner", 6)), (("farmers", 3), ("wet", 2), ("palm", 2)), (("", SQUARES),))
    plants = tuple(f"plant {tile} {{}}" for tile in TILE_NAMES[1:-1])
    proposals = tuple(f"propose {{}} {bribe}" for bribe in range(MOST_BRIBED + 1))
    squares = Kind(SQUARES, around[0].shape[1], square_facts, (*plants, "leftover {}", "palm {}"), tuple(SQUARE_NAMES))
    segments = Kind(
        SEGMENTS,
        around[1].shape[1],
        ((("canal", 2),), (("", SEGMENTS),)),
        (*proposals, "accept {}", "reject {}", "build {}", "extra {}", "start {}"),
        tuple(SEGMENT_NAMES),
    )
    return Board((squares, segments), around)


BOARDS: Final[dict[str, Board]] = {"cacao": _cacao(), "santiago": _santiago()}
"""By net."""


class BoardReader:
    """Reads boards from observations. `lab/training/board.py` does the same in torch."""

    def __init__(self, board: Board, layout: Layout) -> None:
        self.board = board
        self._at = {
            name: layout.offsets[name] for kind in board.kinds for fact in kind.facts for name, _ in fact if name
        }

    def read(self, observations: NDArray[np.uint8]) -> list[Seen]:
        return self._sparse(observations) if self.board.sparse else self._all(observations)

    def _all(self, observations: NDArray[np.uint8]) -> list[Seen]:
        matches = len(observations)
        found = []
        total = sum(kind.places for kind in self.board.kinds)
        firsts = np.cumsum([0, *(kind.places for kind in self.board.kinds)])
        for kind, around in zip(self.board.kinds, self.board.around, strict=True):
            match = np.repeat(np.arange(matches), kind.places)
            place = np.tile(np.arange(kind.places), matches)
            wide = around[place]
            # Over all kinds: all places of the first kind in all matches, then those of the next one.
            which = np.searchsorted(firsts, wide, side="right") - 1
            counts = np.array([*(each.places for each in self.board.kinds), 0])
            begins = np.array([*(first * matches for first in firsts[:-1]), total * matches])
            moved = begins[which] + match[:, None] * counts[which] + (wide - firsts[which])
            found.append(Seen(match, place, moved, self._facts(observations, kind, match, place)))
        return found

    def _sparse(self, observations: NDArray[np.uint8]) -> list[Seen]:
        (kind,), (around,) = self.board.kinds, self.board.around
        first = self._at[kind.facts[0][0][0]]
        there = observations[:, first : first + kind.places] > 0
        near = there | there[:, around].any(2)
        match, place = np.nonzero(near)
        numbers = np.full(near.shape, len(match))
        numbers[match, place] = np.arange(len(match))
        return [
            Seen(match, place, numbers[match[:, None], around[place]], self._facts(observations, kind, match, place))
        ]

    def _facts(self, observations: NDArray[np.uint8], kind: Kind, match: Ints, place: Ints) -> list[Ints]:
        found = []
        for fact in kind.facts:
            value = np.zeros(len(match), np.int64)
            for name, values in fact:
                known = observations[match, self._at[name] + place] if name else place
                value = value * values + known
            found.append(value)
        return found
