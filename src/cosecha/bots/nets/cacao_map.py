"""How Cacao's net sees the map: its spaces, each with the four around it.

Few spaces of the grid have a tile or lie next to one; only those count. The net rates each of them as an answer, by
what is known of it and its surroundings. `lab/training/cacao_map.py` is the same in torch.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.relu import relu
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
_NOT_COUNTING: Final = 0
"""The number that stands for every space that doesn't count; those that do come after it."""
Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]


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


class Seen(NamedTuple):
    """The spaces that count in some observations, one after another. Their numbers begin at 1."""

    match: Numbers
    """By space: which observation it is of."""
    place: Numbers
    facts: Numbers
    """By number of a space: its values of all fields, packed into one number."""
    nearby: Numbers
    """By space: itself and those around it."""
    by_match: Numbers
    """The numbers of each observation's spaces, in a column for each."""


class BoardPart:
    """The part of the net that sees the map."""

    def __init__(self, weights: Mapping[str, Floats], layout: Layout) -> None:
        """The weights' names are those in the whole net."""
        own = {name.removeprefix("board."): array for name, array in weights.items() if name.startswith("board.")}
        self._facts = _sums([own[f"facts.{number}.weight"] for number in range(len(FACTS))])
        self._wide = {name: np.ascontiguousarray(array.T) for name, array in own.items() if array.ndim == 2}
        self._bias = {name: array for name, array in own.items() if array.ndim == 1}
        self._nearby = np.concatenate([np.arange(SPACES)[:, None], neighbors()], 1)
        self._at = np.array([layout.offsets[name] for name in FIELDS])
        sizes = [values for fact in FACTS for _, values in fact]
        self._unit = np.array([np.prod(sizes[number + 1 :], dtype=np.int64) for number in range(len(sizes))])
        """By field: what 1 more adds to the number of all fields."""
        self._known: Floats | None = None
        self._seen: Seen | None = None

    def look(self, observations: NDArray[np.uint8]) -> Floats:
        """What the trunk is told about the maps of these observations."""
        seen = self._read(observations)
        h = self._facts.take(seen.facts, 0)
        h[_NOT_COUNTING] = 0
        for layer in range(LAYERS):
            wide = h.take(seen.nearby, 0).reshape(len(seen.nearby), -1)
            found = relu(wide @ self._wide[f"layers.{layer}.weight"], self._bias[f"layers.{layer}.bias"])
            if layer == 0:
                h[1:] = found
            else:
                h[1:] += found
        self._known, self._seen = h, seen
        by_match = h.take(seen.by_match, 0)  # nothing is negative, so the zeros between don't change the maximum
        told: Floats = np.concatenate([by_match.sum(0) * SCALE, by_match.max(0)], 1) @ self._wide["pooled.weight"]
        return told

    def choose(self, p: Floats) -> Floats:
        """The logits of all spaces of the maps seen last."""
        assert self._known is not None
        assert self._seen is not None
        match, place = self._seen.match, self._seen.place
        asked = p @ self._wide["asked.weight"] + self._bias["asked.bias"]
        offered = relu(self._known[1:] @ self._wide["offered.weight"], asked.take(match, 0))
        logits = np.full((len(p), SPACES), NOWHERE, np.float32)
        logits[match, place] = (offered @ self._wide["rated.weight"])[:, 0]
        return logits

    def _read(self, observations: NDArray[np.uint8]) -> Seen:
        count, size = observations.shape
        first = self._at[0]
        tiles = np.flatnonzero(observations[:, first : first + SPACES] > 0)
        place = tiles % SPACES
        counts = np.zeros(count * SPACES, np.bool_)
        counts[self._nearby.take(place, 0) + (tiles - place)[:, None]] = True
        found = np.flatnonzero(counts)
        number = np.full(count * SPACES, _NOT_COUNTING)
        number[found] = np.arange(1, len(found) + 1)
        match, place = np.divmod(found, SPACES)
        values = observations.reshape(-1).take((match * size + place)[:, None] + self._at)
        facts = np.zeros(len(found) + 1, np.int64)
        np.matmul(values, self._unit, out=facts[1:])
        nearby = number.take(self._nearby.take(place, 0) + (found - place)[:, None])
        of_match = np.bincount(match, minlength=count)
        within = np.arange(len(found)) - (of_match.cumsum() - of_match).take(match)
        by_match = np.full((of_match.max(), count), _NOT_COUNTING)
        by_match[within, match] = np.arange(1, len(found) + 1)
        return Seen(match, place, facts, nearby, by_match)


def _sums(tables: list[Floats]) -> Floats:
    """A row for each combination of rows: their sum."""
    found = tables[0]
    for table in tables[1:]:
        found = (found[:, None] + table).reshape(-1, found.shape[1])
    return found
