"""A policy-value net, evaluated with numpy. `lab/training/model.py` is the same in torch."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.choices import Slots
from cosecha.bots.nets.file import Description, Weights, read_weights
from cosecha.bots.nets.first import FirstLayer
from cosecha.bots.nets.grid import CELLS, LAYERS, SCALE, Grid
from cosecha.bots.nets.inputs import Inputs
from cosecha.encoding.encoder import Encoder

Floats = NDArray[np.float32]


class Net:
    """The weights, for all option sets."""

    def __init__(self, description: Description, weights: Weights) -> None:
        self.description = description
        self.weights = weights
        self.inputs = Inputs(description.inputs)

    @classmethod
    def read(cls, path: Path) -> "Net":
        return cls(*read_weights(path))


class View:
    """A net as it sees the matches of one option set."""

    def __init__(self, net: Net, encoder: Encoder) -> None:
        weights = net.weights
        self.slots = Slots(encoder, net.description.choices)
        reader = net.inputs.reader(encoder.layout)
        self._seats = net.description.seats
        first = weights["first.weight"].T[reader.column]
        self.first = FirstLayer(reader, first, weights["first.bias"], encoder.layout.size)
        self._second = np.ascontiguousarray(weights["second.weight"].T)
        self._third = np.ascontiguousarray(weights["third.weight"].T)
        self._policy = np.ascontiguousarray(weights["policy.weight"].T)
        plain = self.slots.choice[self.slots.choice < len(weights["logits.bias"])]
        self._logits = np.ascontiguousarray(weights["logits.weight"][plain].T)
        self._logit_bias = weights["logits.bias"][plain]
        self._map = _Map(net, encoder) if "map.pooled.weight" in weights else None
        self._cells = self.slots.choice[len(plain) :] - len(weights["logits.bias"])
        self._values = np.ascontiguousarray(weights["values.weight"].T)
        self._bias = {name: weights[f"{name}.bias"] for name in ("second", "third", "policy", "values")}

    def judge(self, observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """By observation: the logits of the option set's slots; and what the match is worth to each seat, the
        observer's first, together with its points."""
        bias = self._bias
        h = self.first.sums(observations)
        if self._map is not None:
            h += self._map.look(observations)
        h = np.maximum(h, 0)
        h = np.maximum(h @ self._second + bias["second"], 0)
        h = h + np.maximum(h @ self._third + bias["third"], 0)
        p = np.maximum(h @ self._policy + bias["policy"], 0)
        logits = p @ self._logits + self._logit_bias
        if self._map is not None:
            logits = np.concatenate([logits, self._map.choose(p)[:, self._cells]], 1)
        values = h @ self._values + bias["values"]
        return logits, values.reshape(len(values), self._seats, -1)


class _Map:
    """The part of a net that sees a map (`lab/training/map.py`)."""

    def __init__(self, net: Net, encoder: Encoder) -> None:
        self._grid = Grid(encoder.layout)
        weights = {name[4:]: array for name, array in net.weights.items() if name.startswith("map.")}
        self._facts = [weights[f"facts.{fact}.weight"] for fact in range(3)]
        self._layers = [
            (np.ascontiguousarray(weights[f"layers.{layer}.weight"].T), weights[f"layers.{layer}.bias"])
            for layer in range(LAYERS)
        ]
        self._weights = {name: np.ascontiguousarray(array.T) for name, array in weights.items() if array.ndim == 2}
        self._bias = {name: array for name, array in weights.items() if array.ndim == 1}

    def look(self, observations: NDArray[np.uint8]) -> Floats:
        """What the trunk is told about the maps of these observations."""
        cells = self._grid.read(observations)
        count = len(cells.match)
        h: Floats = np.zeros((count, self._facts[0].shape[1]), np.float32)
        for table, values in zip(self._facts, cells.facts, strict=True):
            h += table[values]
        for number, (weight, bias) in enumerate(self._layers):
            known = np.concatenate([h, np.zeros((1, h.shape[1]), np.float32)])
            seen = np.concatenate([h, known[cells.around].reshape(count, -1)], 1)
            found = np.maximum(seen @ weight + bias, 0)
            h = found if number == 0 else h + found
        self._h, self._read, self._count = h, cells, len(observations)
        starts = np.searchsorted(cells.match, np.arange(len(observations)))
        pooled = np.concatenate([np.add.reduceat(h, starts) * SCALE, np.maximum.reduceat(h, starts)], 1)
        result: Floats = pooled @ self._weights["pooled.weight"]
        return result

    def choose(self, p: Floats) -> Floats:
        """The logits of all cells of the maps seen last."""
        cells = self._read
        asked = p @ self._weights["asked.weight"] + self._bias["asked.bias"]
        found = np.maximum(self._h @ self._weights["offered.weight"] + asked[cells.match], 0)
        logits = np.full((self._count, CELLS), -1e9, np.float32)
        logits[cells.match, cells.cell] = (found @ self._weights["cell.weight"])[:, 0]
        return logits
