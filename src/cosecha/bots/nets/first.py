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
        self._seen = np.empty((MOST_REMEMBERED, size), np.uint8)
        self._sums = np.empty((MOST_REMEMBERED, len(bias)), np.float32)
        self.forget()

    def forget(self) -> None:
        """Forget observations: how sums are rounded depends on them."""
        self._remembered = 0
        self._oldest = 0

    def sums(self, observations: Observations) -> Floats:
        """By observation: the inputs of the layer's units."""
        found = np.empty((len(observations), len(self._bias)), np.float32)
        for row, observation in enumerate(observations):
            found[row] = self._one(observation)
        return found

    def _one(self, observation: Observations) -> Floats:
        if self._remembered:
            different = self._seen[: self._remembered] != observation
            nearest = int(np.count_nonzero(different, 1).argmin())
            where = different[nearest].nonzero()[0]
            if len(where) <= SIMILAR:
                seen = self._seen[nearest]
                places = self._places(np.concatenate([where, where]), np.concatenate([observation[where], seen[where]]))
                added = self._rows[places]
                near: Floats = self._sums[nearest] + (added[: len(where)] - added[len(where) :]).sum(0)
                return near
        where = observation.nonzero()[0]  # a 0 adds nothing
        sums: Floats = self._bias + self._rows[self._places(where, observation[where])].sum(0)
        self._remember(observation, sums)
        return sums

    def _places(self, where: NDArray[np.int64], values: Observations) -> NDArray[np.int32]:
        """Which rows say what these bytes with these values add to the sums."""
        places = self._place[where, values]
        if places.size and places.min() == _UNKNOWN:
            for number in np.flatnonzero(places == _UNKNOWN):
                byte, value = int(where[number]), int(values[number])
                if self._place[byte, value] == _UNKNOWN:
                    self._work_out(byte, value)
            places = self._place[where, values]
        return places

    def _work_out(self, byte: int, value: int) -> None:
        if self._filled == len(self._rows):
            self._rows = np.concatenate([self._rows, np.empty_like(self._rows)])
        inputs = slice(self._begin[byte], self._begin[byte + 1])
        self._rows[self._filled] = TABLES[self._table[inputs], value] @ self._weights[inputs]
        self._place[byte, value] = self._filled
        self._filled += 1

    def _remember(self, observation: Observations, sums: Floats) -> None:
        self._seen[self._oldest] = observation
        self._sums[self._oldest] = sums
        self._oldest = (self._oldest + 1) % MOST_REMEMBERED
        self._remembered = max(self._remembered, self._oldest or MOST_REMEMBERED)
