"""A policy-value net, evaluated with numpy. `lab/training/model.py` is the same in torch."""

from pathlib import Path
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.choices import BOARDS, Slots
from cosecha.bots.nets.file import Description, Weights, read_weights
from cosecha.bots.nets.first import FirstLayer
from cosecha.bots.nets.inputs import Inputs
from cosecha.bots.nets.relu import relu
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
        self._lock = Lock()
        """The table of sums, and what the board part saw last, are for one thread at a time."""
        first = weights["first.weight"].T[reader.column]
        self.first = FirstLayer(reader, first, weights["first.bias"])
        self._second = np.ascontiguousarray(weights["second.weight"].T)
        self._third = np.ascontiguousarray(weights["third.weight"].T)
        self._policy = np.ascontiguousarray(weights["policy.weight"].T)
        is_plain = self.slots.choice < len(weights["logits.bias"])
        plain = self.slots.choice[is_plain]
        self._logits = np.ascontiguousarray(weights["logits.weight"][plain].T)
        self._logit_bias = weights["logits.bias"][plain]
        board = BOARDS.get(net.description.net)
        self._board = None if board is None else board.BoardPart(weights, encoder.layout)
        after_plain = self.slots.choice - len(weights["logits.bias"]) + len(plain)
        self._column = np.where(is_plain, is_plain.cumsum() - 1, after_plain)
        """By slot: its column among the plain ones and then the board's."""
        self._values = np.ascontiguousarray(weights["values.weight"].T)
        self._bias = {name: weights[f"{name}.bias"] for name in ("second", "third", "policy", "values")}

    def judge(self, observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """By observation: the logits of the option set's slots; and what the match is worth to each seat, the
        observer's first, together with its points."""
        with self._lock:
            return self._judge(observations)

    def _judge(self, observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        bias = self._bias
        h = self.first.sums(observations)
        if self._board is not None:
            h += self._board.look(observations)
        h = np.maximum(h, 0)
        h = relu(h @ self._second, bias["second"])
        h += relu(h @ self._third, bias["third"])
        p = relu(h @ self._policy, bias["policy"])
        logits = p @ self._logits + self._logit_bias
        if self._board is not None:
            logits = np.concatenate([logits, self._board.choose(p)], 1).take(
                self._column, 1, mode="clip"
            )  # quicker than with a check
        values = h @ self._values + bias["values"]
        return logits, values.reshape(len(values), self._seats, -1)
