"""How Cacao's net sees the map: its spaces, each with the four around it.

Few spaces of the grid have a tile or lie next to one; only those count. The net rates each of them as an answer, by
what is known of it and its surroundings. `lab/training/cacao_map.py` is the same in torch.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.encoding.cacao.map import ACROSS
from cosecha.encoding.layout import Layout

UNITS: Final = 32
"""What is known of a space."""
LAYERS: Final = 3
SCALE: Final = 1 / 16
"""Of sums over all spaces."""
NOWHERE: Final = -1e9
"""The logit of a space that doesn't count."""
SPACES: Final = ACROSS * ACROSS
FACTS: Final = ((("tile", 24), ("owner", 5)), (("this_turn", 5),), (("activated", 16),))
"""What is known of a space: a fact consists of fields, each with how many values it has."""
FIELDS: Final = tuple(name for fact in FACTS for name, _ in fact)
Floats = NDArray[np.float32]


def choices() -> list[str]:
    """The answer at each space."""
    return [f"cell {row} {column}" for row in range(ACROSS) for column in range(ACROSS)]


def values_of(fact: tuple[tuple[str, int], ...]) -> int:
    """How many values a fact has."""
    return int(np.prod([values for _, values in fact]))


def neighbors() -> NDArray[np.int64]:
    """The four spaces around each one; opposite sides of the grid touch."""
    cells = np.arange(SPACES).reshape(ACROSS, ACROSS)
    return np.stack([np.roll(cells, step, axis).reshape(-1) for axis in (0, 1) for step in (1, -1)], 1)


class Seen(Struct):
    """The spaces that count in some observations, one after another."""

    match: Any
    """By space: which observation it is of."""
    place: Any
    around: Any
    """The spaces around it, by their numbers in this list; from its length on for those that don't count."""
    facts: list[Any]
    """By fact: its value for each space."""


_AROUND: Final = neighbors()


class BoardPart:
    """The part of the net that sees the map."""

    def __init__(self, weights: Mapping[str, Floats], layout: Layout) -> None:
        """The weights' names are those in the whole net."""
        own = {name.removeprefix("board."): array for name, array in weights.items() if name.startswith("board.")}
        self._at = {name: layout.offsets[name] for name in FIELDS}
        self._facts = [own[f"facts.{number}.weight"] for number in range(len(FACTS))]
        self._wide = {name: np.ascontiguousarray(array.T) for name, array in own.items() if array.ndim == 2}
        self._bias = {name: array for name, array in own.items() if array.ndim == 1}
        self._known: Floats = np.zeros((0, UNITS), np.float32)
        self._seen = Seen(None, None, None, [])

    def look(self, observations: NDArray[np.uint8]) -> Floats:
        """What the trunk is told about the maps of these observations."""
        seen = self._read(observations)
        h = sum(table[values] for table, values in zip(self._facts, seen.facts, strict=True))
        for layer in range(LAYERS):
            every = np.concatenate([h, np.zeros((1, h.shape[1]), np.float32)])
            wide = np.concatenate([h, every[seen.around].reshape(len(h), -1)], 1)
            found = np.maximum(wide @ self._wide[f"layers.{layer}.weight"] + self._bias[f"layers.{layer}.bias"], 0)
            h = found if layer == 0 else h + found
        self._known, self._seen = h, seen
        starts = np.searchsorted(seen.match, np.arange(len(observations)))
        pooled = np.concatenate([np.add.reduceat(h, starts) * SCALE, np.maximum.reduceat(h, starts)], 1)
        told: Floats = pooled @ self._wide["pooled.weight"]
        return told

    def choose(self, p: Floats) -> Floats:
        """The logits of all spaces of the maps seen last."""
        seen, wide = self._seen, self._wide
        asked = p @ wide["asked.weight"] + self._bias["asked.bias"]
        offered = np.maximum(self._known @ wide["offered.weight"] + asked[seen.match], 0)
        logits = np.full((len(p), SPACES), NOWHERE, np.float32)
        logits[seen.match, seen.place] = (offered @ wide["rated.weight"])[:, 0]
        return logits

    def _read(self, observations: NDArray[np.uint8]) -> Seen:
        first = self._at["tile"]
        there = observations[:, first : first + SPACES] > 0
        grid = there.reshape(-1, ACROSS, ACROSS)
        near = grid.copy()
        for axis in (1, 2):
            near |= np.roll(grid, 1, axis) | np.roll(grid, -1, axis)
        match, place = np.nonzero(near.reshape(there.shape))
        numbers = np.full(there.shape, len(match))
        numbers[match, place] = np.arange(len(match))
        facts = []
        for fact in FACTS:
            value = np.zeros(len(match), np.int64)
            for name, values in fact:
                value = value * values + observations[match, self._at[name] + place]
            facts.append(value)
        return Seen(match, place, numbers[match[:, None], _AROUND[place]], facts)
