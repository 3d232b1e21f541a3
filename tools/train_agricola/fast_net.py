"""Replaces the bot's `net.py` in training: the same net, evaluated by C code (`fastnet.c`), twenty times as fast."""

from array import array
from typing import Any

import fastnet  # type: ignore[import-not-found, unused-ignore]

from cosecha.bots.agricola.units import UNIT


class Net:
    """Two hidden layers of rectified units."""

    def __init__(self, layers: list[list[list[float]]], biases: list[list[float]]) -> None:
        first, second, third = layers
        weights = array("f")
        for place in range(len(first[0])):
            weights.extend([row[place] / UNIT for row in first])
        weights.extend(biases[0])
        for row in second:
            weights.extend(row)
        weights.extend(biases[1])
        weights.extend(third[0])
        weights.append(biases[2][0])
        self._net: Any = fastnet.make(len(first[0]), len(first), len(second), weights.tobytes())
        self._bias = array("f", biases[0]).tobytes()

    def sums(self, x: list[int]) -> bytes:
        """The inputs of the first layer's units."""
        return self.moved([0] * len(x), self._bias, x)

    def moved(self, old: list[int], sums: bytes, x: list[int]) -> bytes:
        """The sums for x, worked out from those for similar numbers."""
        found: bytes = fastnet.moved(self._net, old, sums, x)
        return found

    def value(self, sums: bytes) -> float:
        """The points of the seat at the end of the match."""
        found: float = fastnet.value(self._net, sums)
        return found
