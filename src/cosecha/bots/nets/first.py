"""The first layer of a net, which has by far the most weights.

Few bytes of an observation differ from one that was seen before, so only those are looked at: the sums for similar
observations are remembered, and what each value of a byte adds to them is worked out once.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.inputs import TABLES, Reader

Floats = NDArray[np.float32]
Observations = NDArray[np.uint8]

MOST_REMEMBERED: Final = 12
SIMILAR: Final = 96
"""How many bytes may differ from an observation that is remembered."""
_MORE: Final = 1024
_UNKNOWN: Final = -1


class FirstLayer:
    def __init__(self, reader: Reader, weights: Floats, bias: Floats, size: int) -> None:
        """The weights have a row for each input, and observations have this size."""
        order = np.argsort(reader.byte, kind="stable")
        self._table = reader.table[order]
        self._weights = np.ascontiguousarray(weights[order])
        self._begin = np.searchsorted(reader.byte[order], np.arange(size + 1))
        self._bias = bias
        self._place = np.full((size, 256), _UNKNOWN, np.int32)
        """By byte and value: the row of `_rows` that says what it adds to the sums."""
        self._rows: Floats = np.empty((_MORE, len(bias)), np.float32)
        self._filled = 0
        self.forget()

    def forget(self) -> None:
        """Forget observations: how sums are rounded depends on them."""
        self._seen: list[Observations] = []
        self._sums: list[Floats] = []
        self._oldest = 0

    def sums(self, observations: Observations) -> Floats:
        """By observation: the inputs of the layer's units."""
        found = np.empty((len(observations), len(self._bias)), np.float32)
        for row, observation in enumerate(observations):
            found[row] = self._one(observation)
        return found

    def _one(self, observation: Observations) -> Floats:
        fewest, nearest = SIMILAR + 1, -1
        where = np.empty(0, np.int64)
        for number, seen in enumerate(self._seen):
            different = np.flatnonzero(observation != seen)
            if len(different) < fewest:
                fewest, nearest, where = len(different), number, different
        if nearest < 0:
            where = np.flatnonzero(observation)
            sums = self._bias + self._added(where, observation)  # a 0 adds nothing
            self._remember(observation, sums)
            return sums
        return self._sums[nearest] + self._added(where, observation) - self._added(where, self._seen[nearest])

    def _added(self, where: NDArray[np.int64], observation: Observations) -> Floats:
        """What these bytes of an observation add to the sums."""
        values = observation[where]
        places = self._place[where, values]
        for number in np.flatnonzero(places == _UNKNOWN):
            places[number] = self._work_out(int(where[number]), int(values[number]))
        found: Floats = self._rows[places].sum(0)
        return found

    def _work_out(self, byte: int, value: int) -> int:
        if self._filled == len(self._rows):
            self._rows = np.concatenate([self._rows, np.empty_like(self._rows)])
        inputs = slice(self._begin[byte], self._begin[byte + 1])
        self._rows[self._filled] = TABLES[self._table[inputs], value] @ self._weights[inputs]
        self._place[byte, value] = self._filled
        self._filled += 1
        return self._filled - 1

    def _remember(self, observation: Observations, sums: Floats) -> None:
        if len(self._seen) < MOST_REMEMBERED:
            self._seen.append(observation.copy())
            self._sums.append(sums)
        else:
            self._seen[self._oldest] = observation.copy()
            self._sums[self._oldest] = sums
            self._oldest = (self._oldest + 1) % MOST_REMEMBERED
