"""How nets see a map without edges: the cells with a tile and those next to one, each with its four neighbors."""

from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.encoding.cacao.map import ACROSS
from cosecha.encoding.layout import Layout

CELLS: Final = ACROSS * ACROSS
OWNERS: Final = 5
FACTS: Final = {"tile": 24 * OWNERS, "this_turn": 5, "activated": 16}
"""What is known of a cell, and how many values that has. A tile is known together with its owner."""
LAYERS: Final = 3
SCALE: Final = 1 / 16
"""Of sums over all cells."""


def _around() -> NDArray[np.int64]:
    cells = np.arange(CELLS).reshape(ACROSS, ACROSS)
    turned = [np.roll(cells, step, axis) for axis in (0, 1) for step in (1, -1)]
    return np.stack([each.reshape(-1) for each in turned], 1)


AROUND: Final = _around()
"""By cell: its neighbors."""


class Cells(Struct):
    """The cells of some observations, one after another."""

    match: NDArray[np.int64]
    """By cell: whose it is."""
    cell: NDArray[np.int64]
    """Its place in the grid."""
    around: NDArray[np.int64]
    """Its neighbors in this list; those that aren't in it are one more than the last."""
    facts: list[NDArray[np.int64]]
    """By fact: its value for each cell."""


class Grid:
    """Reads maps from observations."""

    def __init__(self, layout: Layout) -> None:
        self._at = {name: layout.offsets[name] for name in ("tile", "owner", "this_turn", "activated")}

    def read(self, observations: NDArray[np.uint8]) -> Cells:
        matches = len(observations)
        tiles = self._field(observations, "tile")
        there = tiles.reshape(matches, ACROSS, ACROSS) > 0
        near = there.copy()
        for axis in (1, 2):
            near |= np.roll(there, 1, axis) | np.roll(there, -1, axis)
        match, cell = np.nonzero(near.reshape(matches, CELLS))
        places = np.full((matches, CELLS), len(match))
        places[match, cell] = np.arange(len(match))
        owned = tiles[match, cell].astype(np.int64) * OWNERS + self._field(observations, "owner")[match, cell]
        others = [self._field(observations, name)[match, cell].astype(np.int64) for name in ("this_turn", "activated")]
        return Cells(match, cell, places[match[:, None], AROUND[cell]], [owned, *others])

    def _field(self, observations: NDArray[np.uint8], name: str) -> NDArray[Any]:
        return observations[:, self._at[name] : self._at[name] + CELLS]
