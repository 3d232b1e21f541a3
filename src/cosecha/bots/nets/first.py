"""The first layer of a net, which has by far the most weights.

Few bytes differ among the observations that a search judges together, so each is compared with the first of them. What
a value of a byte adds to the sums is worked out once.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.inputs import TABLES, Reader

Floats = NDArray[np.float32]
Observations = NDArray[np.uint8]

_MORE: Final = 1024
_UNKNOWN: Final = -1


class FirstLayer:
    def __init__(self, reader: Reader, weights: Floats, bias: Floats) -> None:
        """The weights have a row for each input."""
        self._bytes, byte = np.unique(reader.byte, return_inverse=True)
        """The bytes of observations that count: boards have many that don't."""
        order = np.argsort(byte, kind="stable")
        self._table = reader.table[order]
        self._weights = np.ascontiguousarray(weights[order])
        self._begin = np.searchsorted(byte[order], np.arange(len(self._bytes) + 1))
        self._bias = bias
        self._place = np.full(len(self._bytes) * 256, _UNKNOWN, np.int32)
        """By byte and value: the row of `_rows` that says what it adds to the sums."""
        self._rows: Floats = np.empty((_MORE, len(bias)), np.float32)
        self._filled = 0

    def sums(self, observations: Observations) -> Floats:
        """By observation: the inputs of the layer's units."""
        observations = observations.take(self._bytes, 1)
        base = observations[0].astype(np.int64)
        base_keys = base + np.arange(len(base)) * 256
        found = np.empty((len(observations), len(self._bias)), np.float32)
        found[:] = self._bias + self._added(base_keys[base > 0]).sum(0)  # a 0 adds nothing
        which, where = np.nonzero(observations != observations[0])
        if len(which):
            keys, place = np.unique(where * 256 + observations[which, where], return_inverse=True)
            has = np.zeros((len(observations), len(keys)), np.float32)
            has[which, place] = 1
            found += has @ (self._added(keys) - self._added(base_keys[keys >> 8]))
        return found

    def _added(self, keys: NDArray[np.int64]) -> Floats:
        """What bytes with some values add to the sums; a key is 256 times the byte plus the value."""
        places = self._place[keys]
        if places.size and places.min() == _UNKNOWN:
            for key in np.unique(keys[places == _UNKNOWN]).tolist():
                self._work_out(key)
            places = self._place[keys]
        return self._rows[places]

    def _work_out(self, key: int) -> None:
        byte, value = divmod(key, 256)
        if self._filled == len(self._rows):
            self._rows = np.concatenate([self._rows, np.empty_like(self._rows)])
        inputs = slice(self._begin[byte], self._begin[byte + 1])
        self._rows[self._filled] = TABLES[self._table[inputs], value] @ self._weights[inputs]
        self._place[key] = self._filled
        self._filled += 1
