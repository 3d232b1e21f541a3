"""How Santiago's net sees the board: squares and segments, each with what lies around it.

A square learns from the squares beside it, from the segments that water it, and from its plantation, up to eight
squares away. The net rates what can be planted, built or proposed at each place by what is known there.

This version is for one core, where copying takes nearly as long as multiplying small matrices.
`lab/training/santiago_board.py` is the same in torch.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.relu import relu
from cosecha.encoding.layout import Layout
from cosecha.games.santiago.board import (
    AT_NODE,
    COLUMNS,
    CROPS,
    DESERT,
    EMPTY,
    NEIGHBORS,
    NODES,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    SEGMENT_NAMES,
    SEGMENTS,
    SQUARE_NAMES,
    SQUARES,
    TILE_NAMES,
    TOUCHING,
    WATERS,
    bits,
)

UNITS: Final = 32
"""What is known of a place."""
LAYERS: Final = 2
REACH: Final = 3
"""A plantation is followed over 2 to the power of this many squares."""
MOST_BRIBED: Final = 15
"""Bribes from this one on are one choice."""
SEATS: Final = 5
SCALE: Final = 1 / 16
"""Of sums over all places."""
BESIDE: Final = 0.5
WITHIN: Final = 0.25
"""Of sums over what is around a place, and over a plantation."""

_PLANTED: Final = tuple(f"plant {tile} {{}}" for tile in TILE_NAMES[1:-1])
_PROPOSED: Final = tuple(f"propose {{}} {bribe}" for bribe in range(MOST_BRIBED + 1))
ANSWERS: Final = {
    "squares": (*_PLANTED, "leftover {}", "palm {}"),
    "segments": (*_PROPOSED, "accept {}", "reject {}", "build {}", "extra {}", "start {}"),
}
"""The answers at each place, where {} is its name."""
NAMES: Final = {"squares": SQUARE_NAMES, "segments": SEGMENT_NAMES}
FACTS: Final = {"squares": (12 * 6, 3 * 4, SQUARES), "segments": (4, 2 * (MOST_BRIBED + 1), SEGMENTS)}
"""How many values each fact about a place has: a square's tile and owner; its farmers, water and palm; a segment's
canal and spring; what is proposed there and whether by the observer; and for both, which place it is."""
PARTS: Final = {"squares": 4, "segments": 3}
"""What a layer puts together for a place: itself and the sums over what is around it."""
Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Observations = NDArray[np.uint8]
Masks = NDArray[np.uint64]

_CROPS: Final = np.arange(1, len(CROPS) + 1, dtype=np.uint8)
_ONE: Final = np.uint64(1)
_ROW: Final = np.uint64(COLUMNS)
_NOT_FIRST_COLUMN: Final = np.uint64(NOT_FIRST_COLUMN)
_NOT_LAST_COLUMN: Final = np.uint64(NOT_LAST_COLUMN)
_BITS: Final = _ONE << np.arange(SQUARES, dtype=np.uint64)
"""By square: the set of it alone."""


class Seen(NamedTuple):
    """The boards of some observations."""

    squares: Numbers
    segments: Numbers
    """By match and place: the values of its facts, packed into one number."""
    together: Floats
    """By match, square and square: WITHIN if both belong to the same plantation, otherwise 0."""


def choices() -> list[str]:
    """All answers at all places."""
    return [answer.format(name) for kind in ANSWERS for name in NAMES[kind] for answer in ANSWERS[kind]]


def fixed() -> dict[str, NDArray[np.float32]]:
    """What is the same on all boards: what lies where."""
    near = np.array([[other in bits(NEIGHBORS[square]) for other in range(SQUARES)] for square in range(SQUARES)])
    water = np.array([[WATERS[segment] >> square & 1 for segment in range(SEGMENTS)] for square in range(SQUARES)])
    touch = np.array([[TOUCHING[segment] >> other & 1 for other in range(SEGMENTS)] for segment in range(SEGMENTS)])
    spring = [[0] * SEGMENTS] + [[AT_NODE[node] >> segment & 1 for segment in range(SEGMENTS)] for node in range(NODES)]
    found = {
        "near": BESIDE * near,
        "water": BESIDE * water,
        "watered": BESIDE * water.T,
        "touch": BESIDE * touch,
        "spring": np.array(spring),
    }
    return {name: np.ascontiguousarray(array, np.float32) for name, array in found.items()}


def shapes(trunk: int, policy: int) -> dict[str, tuple[int, ...]]:
    """The weights, by name; `trunk` and `policy` are the units that the board tells something or is asked by."""
    found: dict[str, tuple[int, ...]] = {"pooled": (4 * UNITS, trunk)}
    for kind, facts in FACTS.items():
        for number, values in enumerate(facts):
            found[f"{kind}_fact{number}"] = (values, UNITS)
        for layer in range(LAYERS):
            found[f"{kind}_layer{layer}"] = (PARTS[kind] * UNITS, UNITS)
            found[f"{kind}_bias{layer}"] = (UNITS,)
        found[f"{kind}_asked"] = (policy, UNITS)
        found[f"{kind}_offered"] = (UNITS, UNITS)
        found[f"{kind}_rated"] = (UNITS, len(ANSWERS[kind]))
    return found


class BoardPart:
    """The part of the net that sees the board."""

    def __init__(self, weights: Mapping[str, Floats], layout: Layout) -> None:
        """The weights' names are those in the whole net."""
        self._weights = own = {
            name.removeprefix("board."): array for name, array in weights.items() if name.startswith("board.")
        }
        self._at = layout.offsets
        self._fixed = fixed()
        self._spring = self._fixed["spring"].astype(np.int64)
        self._facts = {
            kind: (own[f"{kind}_fact0"][:, None] + own[f"{kind}_fact1"]).reshape(-1, UNITS) for kind in FACTS
        }
        """By the values of the first two facts: what is known by them."""
        self._known: dict[str, Floats] = {}

    def look(self, observations: Observations) -> Floats:
        """What the trunk is told about the boards of these observations."""
        seen = self._read(observations)
        squares = self._facts["squares"].take(seen.squares, 0) + self._weights["squares_fact2"]
        segments = self._facts["segments"].take(seen.segments, 0) + self._weights["segments_fact2"]
        for layer in range(LAYERS):
            near = [(self._fixed["near"], squares), (self._fixed["water"], segments), (seen.together, squares)]
            found_squares = self._layer(layer, "squares", squares, near)
            near = [(self._fixed["touch"], segments), (self._fixed["watered"], squares)]
            found_segments = self._layer(layer, "segments", segments, near)
            if layer > 0:
                found_squares += squares
                found_segments += segments
            squares, segments = found_squares, found_segments
        self._known = {"squares": squares, "segments": segments}
        parts = []
        for h in self._known.values():
            by_place = np.ascontiguousarray(h.swapaxes(0, 1))  # adding up the first axis is faster than the second
            parts += [by_place.sum(0) * SCALE, by_place.max(0)]
        told: Floats = np.concatenate(parts, 1) @ self._weights["pooled"]
        return told

    def choose(self, p: Floats) -> Floats:
        """The logits of all answers at all places of the boards seen last."""
        weights = self._weights
        found = []
        for kind, h in self._known.items():
            asked = (p @ weights[f"{kind}_asked"])[:, None]
            offered = relu((h.reshape(-1, UNITS) @ weights[f"{kind}_offered"]).reshape(h.shape), asked)
            found.append((offered.reshape(-1, UNITS) @ weights[f"{kind}_rated"]).reshape(len(p), -1))
        return np.concatenate(found, 1)

    def _layer(self, layer: int, kind: str, h: Floats, near: list[tuple[Floats, Floats]]) -> Floats:
        """What a layer finds out about the places of a kind, from what is known of them and what is around them: sums
        given by a matrix over what is known of some places."""
        wide = np.empty((*h.shape[:2], PARTS[kind] * UNITS), np.float32)
        wide[:, :, :UNITS] = h
        for number, (matrix, known) in enumerate(near, 1):
            np.matmul(matrix, known, out=wide[:, :, number * UNITS : (number + 1) * UNITS])
        found = wide.reshape(-1, PARTS[kind] * UNITS) @ self._weights[f"{kind}_layer{layer}"]
        return relu(found, self._weights[f"{kind}_bias{layer}"]).reshape(h.shape)

    def _read(self, observations: Observations) -> Seen:
        def field(name: str, count: int) -> Observations:
            return observations[:, self._at[name] : self._at[name] + count]

        tile = field("tile", SQUARES)
        owned = (tile * 6 + field("owner", SQUARES)).astype(np.int64)
        growing = field("farmers", SQUARES) * 4 + field("wet", SQUARES) * 2 + field("palm", SQUARES)
        squares = owned * FACTS["squares"][1] + growing
        proposed = field("proposal", SEATS)[:, :, None] == np.arange(1, SEGMENTS + 1)
        bribes = field("bribe", SEATS)[:, None].astype(np.int64) + 1
        offered = np.minimum((bribes @ proposed)[:, 0], MOST_BRIBED)
        canals = field("canal", SEGMENTS) * 2 + self._spring[field("spring", 1)[:, 0]]
        segments = canals * FACTS["segments"][1] + offered * 2 + proposed[:, 0]
        return Seen(squares, segments, _together(tile))


def _together(tile: Observations) -> Floats:
    """By match, square and square: WITHIN if both belong to the same plantation, otherwise 0.

    Sets of squares are masks, as in the rules.
    """
    crop = (tile + 1) // 2
    match, square = np.nonzero((tile != EMPTY) & (tile != DESERT))
    of_crop = (crop[:, None] == _CROPS[:, None]) @ _BITS
    same = of_crop[match, crop[match, square] - 1]
    reached = _BITS[square]
    for _ in range(1 << REACH):
        further = (reached | _beside(reached)) & same
        if (further == reached).all():
            break
        reached = further
    together = np.zeros((len(tile), SQUARES, SQUARES), np.float32)
    together[match, square] = (reached[:, None] & _BITS != 0) * np.float32(WITHIN)
    return together


def _beside(masks: Masks) -> Masks:
    """The squares that share a side with any square of each mask. Bits beyond the last square mean nothing."""
    sideways = ((masks << _ONE) & _NOT_FIRST_COLUMN) | ((masks >> _ONE) & _NOT_LAST_COLUMN)
    found: Masks = sideways | (masks << _ROW) | (masks >> _ROW)
    return found
