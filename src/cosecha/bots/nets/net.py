"""A policy-value net, evaluated with numpy. `lab/training/model.py` is the same in torch."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.choices import Slots
from cosecha.bots.nets.file import Description, Weights, read_weights
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
        self._reader = net.inputs.reader(encoder.layout)
        self._seats = net.description.seats
        self._first = np.ascontiguousarray(weights["first.weight"].T[self._reader.column])
        self._second = np.ascontiguousarray(weights["second.weight"].T)
        self._third = np.ascontiguousarray(weights["third.weight"].T)
        self._policy = np.ascontiguousarray(weights["policy.weight"].T)
        self._logits = np.ascontiguousarray(weights["logits.weight"][self.slots.choice].T)
        self._logit_bias = weights["logits.bias"][self.slots.choice]
        self._values = np.ascontiguousarray(weights["values.weight"].T)
        self._bias = {name: weights[f"{name}.bias"] for name in ("first", "second", "third", "policy", "values")}

    def judge(self, observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """By observation: the logits of the option set's slots; and what the match is worth to each seat, the
        observer's first, together with its points."""
        bias = self._bias
        h = np.maximum(self._reader.read(observations) @ self._first + bias["first"], 0)
        h = np.maximum(h @ self._second + bias["second"], 0)
        h = h + np.maximum(h @ self._third + bias["third"], 0)
        p = np.maximum(h @ self._policy + bias["policy"], 0)
        logits = p @ self._logits + self._logit_bias
        values = h @ self._values + bias["values"]
        return logits, values.reshape(len(values), self._seats, -1)
