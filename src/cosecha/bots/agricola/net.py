"""A small net that estimates a seat's final score, with whole numbers only.

The weights that lead from one input to all units of a layer are packed into one long integer, 32 bits for each unit.
Python multiplies and adds long integers fast, so a layer takes one multiplication and one addition for each input,
with no library and no loop over the units.
"""

from struct import Struct
from typing import Final

from cosecha.bots.agricola.units import UNIT

WEIGHT: Final = 4096
"""A weight of 1 in whole numbers."""
_LANE: Final = 32
_HALF: Final = 1 << 31
"""Added to each lane, so that none is negative."""
_SHIFT: Final = 10
_HIDDEN: Final = float(UNIT * WEIGHT >> _SHIFT)
"""The output of a first-layer unit that stands for 1."""
_MOST: Final = 1 << 13


class Net:
    """Two hidden layers of rectified units."""

    def __init__(self, layers: list[list[list[float]]], biases: list[list[float]]) -> None:
        """By layer and unit: the weights of its inputs, and its bias. Only the first output counts: the net is trained
        to estimate the best opponent's points too, but the bot plays for its own."""
        self._first = _columns(layers[0])
        self._first_bias = _packed([round(bias * UNIT * WEIGHT) + _HALF for bias in biases[0]])
        self._second = _columns(layers[1])
        self._second_bias = _packed([round(bias * _HIDDEN * WEIGHT) + _HALF for bias in biases[1]])
        self._third = [weight / (_HIDDEN * WEIGHT) for weight in layers[2][0]]
        self._third_bias = biases[2][0]
        self._one = Struct(f"<{len(biases[0])}I")
        self._two = Struct(f"<{len(biases[1])}I")

    def sums(self, x: list[int]) -> int:
        """The inputs of the first layer's units, packed."""
        return self.moved([0] * len(x), self._first_bias, x)

    def moved(self, old: list[int], sums: int, x: list[int]) -> int:
        """The sums for x, worked out from those for similar numbers: only the changed ones cost time."""
        rows = self._first
        for place in range(len(x)):
            change = x[place] - old[place]
            if change != 0:
                sums += change * rows[place]
        return sums

    def value(self, sums: int) -> float:
        """The points of the seat at the end of the match."""
        rows = self._second
        total = self._second_bias
        for place, lane in enumerate(self._one.unpack(sums.to_bytes(self._one.size, "little"))):
            hidden: int = lane - _HALF
            if hidden > 0:
                total += min(hidden >> _SHIFT, _MOST) * rows[place]
        points = self._third_bias
        for place, lane in enumerate(self._two.unpack(total.to_bytes(self._two.size, "little"))):
            last: int = lane - _HALF
            if last > 0:
                points += last * self._third[place]
        return points


def _columns(rows: list[list[float]]) -> list[int]:
    """By input: its weights for all units, packed."""
    return [_packed([round(row[place] * WEIGHT) for row in rows]) for place in range(len(rows[0]))]


def _packed(values: list[int]) -> int:
    total = 0
    for place, value in enumerate(values):
        total += value << _LANE * place
    return total
