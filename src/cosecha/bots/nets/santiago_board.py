"""How Santiago's net sees the board: squares and segments, each with what lies around it.

A square learns from the squares beside it, from the segments that water it, and from its plantation, up to eight
squares away. The net rates what can be planted, built or proposed at each place by what is known there.

All of this is written once for numpy and torch: `Arrays` has what differs between them. Arrays begin with the
place, then comes the match, so that one product with a matrix moves something from place to place in all matches.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosecha.encoding.layout import Layout
from cosecha.games.santiago.board import (
    AT_NODE,
    NEIGHBORS,
    NODES,
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


class Arrays(NamedTuple):
    """What differs between numpy and torch."""

    floats: Callable[[Any], Any]
    """The same numbers with 32 bits."""
    look_up: Callable[[Any, Any], Any]
    """The rows of a table with these numbers."""
    highest: Callable[[Any], Any]
    """The maximum along the first axis."""


class Seen(NamedTuple):
    """The boards of some observations."""

    squares: tuple[Any, ...]
    segments: tuple[Any, ...]
    """By fact: its value for each place and match."""
    together: Any
    """By match, square and square: whether both belong to the same plantation."""


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
        "linked": near | np.eye(SQUARES, dtype=bool),
        "spring": np.array(spring),
        "segment": np.arange(1, SEGMENTS + 1)[:, None, None],
        "square_place": np.arange(SQUARES)[:, None],
        "segment_place": np.arange(SEGMENTS)[:, None],
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


def read(observations: Any, at: Mapping[str, int], fixed: Mapping[str, Any], arrays: Arrays) -> Seen:
    """`at` says where each field begins."""

    def field(name: str, count: int) -> Any:
        return observations[:, at[name] : at[name] + count].T

    floats = arrays.floats
    tile = field("tile", SQUARES)
    every = floats(tile) * 0.0
    squares = (
        tile * 6 + field("owner", SQUARES),
        field("farmers", SQUARES) * 4 + field("wet", SQUARES) * 2 + field("palm", SQUARES),
        every + fixed["square_place"],
    )
    spring = arrays.look_up(fixed["spring"], field("spring", 1)[0]).T
    proposed = fixed["segment"] == floats(field("proposal", SEATS))
    offered = (floats(proposed) * (floats(field("bribe", SEATS)) + 1.0)).sum(1).clip(max=MOST_BRIBED)
    segments = (
        floats(field("canal", SEGMENTS)) * 2.0 + spring,
        offered * 2.0 + floats(proposed[:, 0]),
        spring * 0.0 + fixed["segment_place"],
    )
    crop = (tile.T + 1) // 2
    planted = (crop > 0) & (crop < 6)
    same = (crop[:, :, None] == crop[:, None, :]) & planted[:, :, None]
    together = floats(same) * fixed["linked"]
    for _ in range(REACH):
        together = (together @ together).clip(max=1.0)
    return Seen(squares, segments, together * WITHIN)


def look(seen: Seen, weights: Mapping[str, Any], fixed: Mapping[str, Any], arrays: Arrays) -> dict[str, Any]:
    """By kind: what is known of each place."""
    known = {
        kind: sum(
            arrays.look_up(weights[f"{kind}_fact{number}"], fact) for number, fact in enumerate(getattr(seen, kind))
        )
        for kind in FACTS
    }
    for layer in range(LAYERS):
        squares, segments = known["squares"], known["segments"]
        plantation = (seen.together @ squares.swapaxes(0, 1)).swapaxes(0, 1)
        parts = {
            "squares": [squares, _moved(fixed["near"], squares), _moved(fixed["water"], segments), plantation],
            "segments": [segments, _moved(fixed["touch"], segments), _moved(fixed["watered"], squares)],
        }
        for kind in FACTS:
            wide = weights[f"{kind}_layer{layer}"]
            total = weights[f"{kind}_bias{layer}"]
            for number, part in enumerate(parts[kind]):
                total = total + _dense(part, wide[number * UNITS : (number + 1) * UNITS])
            found = total.clip(min=0.0)
            known[kind] = found if layer == 0 else known[kind] + found
    return known


def told(known: dict[str, Any], weights: Mapping[str, Any], arrays: Arrays) -> Any:
    """What the trunk learns about each match's board."""
    pooled = weights["pooled"]
    parts = [part for h in known.values() for part in (h.sum(0) * SCALE, arrays.highest(h))]
    return sum(part @ pooled[number * UNITS : (number + 1) * UNITS] for number, part in enumerate(parts))


def choose(known: dict[str, Any], p: Any, weights: Mapping[str, Any]) -> list[Any]:
    """By kind: the logits of all answers at all places, by match."""
    found = []
    for kind, h in known.items():
        offered = (_dense(h, weights[f"{kind}_offered"]) + p @ weights[f"{kind}_asked"]).clip(min=0.0)
        found.append(_dense(offered, weights[f"{kind}_rated"]).swapaxes(0, 1).reshape(len(p), -1))
    return found


_NUMPY: Final = Arrays(
    floats=lambda array: array.astype(np.float32),
    look_up=lambda table, numbers: table[numbers.astype(np.int64)],
    highest=lambda array: array.max(0),
)


class BoardPart:
    """The part of the net that sees the board, in numpy; `lab/training/santiago_board.py` has it in torch."""

    def __init__(self, weights: Mapping[str, NDArray[np.float32]], layout: Layout) -> None:
        """The weights' names are those in the whole net."""
        self._weights = {
            name.removeprefix("board."): array for name, array in weights.items() if name.startswith("board.")
        }
        self._at = layout.offsets
        self._fixed = fixed()
        self._known: dict[str, Any] = {}

    def look(self, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
        """What the trunk is told about the boards of these observations."""
        seen = read(observations, self._at, self._fixed, _NUMPY)
        self._known = look(seen, self._weights, self._fixed, _NUMPY)
        found: NDArray[np.float32] = told(self._known, self._weights, _NUMPY)
        return found

    def choose(self, p: NDArray[np.float32]) -> NDArray[np.float32]:
        """The logits of all answers at all places of the boards seen last."""
        return np.concatenate(choose(self._known, p, self._weights), 1)


def _dense(h: Any, weights: Any) -> Any:
    places, matches, units = h.shape
    return (h.reshape(places * matches, units) @ weights).reshape(places, matches, weights.shape[1])


def _moved(matrix: Any, h: Any) -> Any:
    """What each place gets from others."""
    _, matches, units = h.shape
    return (matrix @ h.reshape(h.shape[0], matches * units)).reshape(matrix.shape[0], matches, units)
