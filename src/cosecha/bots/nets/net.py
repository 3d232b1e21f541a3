"""A policy-value net, evaluated with numpy. `lab/training/model.py` is the same in torch."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.choices import Slots
from cosecha.bots.nets.file import Description, Weights, read_weights
from cosecha.bots.nets.first import FirstLayer
from cosecha.bots.nets.graph import BOARDS, LAYERS, NOWHERE, SCALE, Board, BoardReader, Seen
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
        is_plain = self.slots.choice < len(weights["logits.bias"])
        plain = self.slots.choice[is_plain]
        self._logits = np.ascontiguousarray(weights["logits.weight"][plain].T)
        self._logit_bias = weights["logits.bias"][plain]
        board = BOARDS.get(net.description.net)
        self._board = None if board is None else _BoardPart(net, encoder, board)
        self._order = np.argsort(np.concatenate([np.flatnonzero(is_plain), np.flatnonzero(~is_plain)]))
        self._placed = self.slots.choice[~is_plain] - len(weights["logits.bias"])
        self._values = np.ascontiguousarray(weights["values.weight"].T)
        self._bias = {name: weights[f"{name}.bias"] for name in ("second", "third", "policy", "values")}

    def judge(self, observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """By observation: the logits of the option set's slots; and what the match is worth to each seat, the
        observer's first, together with its points."""
        bias = self._bias
        h = self.first.sums(observations)
        if self._board is not None:
            h += self._board.look(observations)
        h = np.maximum(h, 0)
        h = np.maximum(h @ self._second + bias["second"], 0)
        h = h + np.maximum(h @ self._third + bias["third"], 0)
        p = np.maximum(h @ self._policy + bias["policy"], 0)
        logits = p @ self._logits + self._logit_bias
        if self._board is not None:
            logits = np.concatenate([logits, self._board.choose(p)[:, self._placed]], 1)[:, self._order]
        values = h @ self._values + bias["values"]
        return logits, values.reshape(len(values), self._seats, -1)


class _BoardPart:
    """The part of a net that sees a board (`lab/training/board.py`)."""

    def __init__(self, net: Net, encoder: Encoder, board: Board) -> None:
        self._reader = BoardReader(board, encoder.layout)
        weights = {name[6:]: array for name, array in net.weights.items() if name.startswith("board.")}
        self._facts = [
            [weights[f"facts.{kind}.{fact}.weight"] for fact in range(len(each.facts))]
            for kind, each in enumerate(board.kinds)
        ]
        self._wide = {name: np.ascontiguousarray(array.T) for name, array in weights.items() if array.ndim == 2}
        self._bias = {name: array for name, array in weights.items() if array.ndim == 1}
        self._known: list[Floats] = []
        self._seen: list[Seen] = []

    def look(self, observations: NDArray[np.uint8]) -> Floats:
        """What the trunk is told about the boards of these observations."""
        seen = self._reader.read(observations)
        known = [
            _sum([table[values] for table, values in zip(tables, places.facts, strict=True)])
            for tables, places in zip(self._facts, seen, strict=True)
        ]
        for layer in range(LAYERS):
            every = np.concatenate([*known, np.zeros((1, known[0].shape[1]), np.float32)])
            for kind, places in enumerate(seen):
                h = known[kind]
                around = every[places.around].reshape(len(h), -1)
                name = f"layers.{layer}.{kind}"
                wide = np.concatenate([h, around], 1) @ self._wide[f"{name}.weight"] + self._bias[f"{name}.bias"]
                found = np.maximum(wide, 0)
                known[kind] = found if layer == 0 else h + found
        self._known, self._seen = known, seen
        pooled = []
        for h, places in zip(known, seen, strict=True):
            starts = np.searchsorted(places.match, np.arange(len(observations)))
            pooled += [np.add.reduceat(h, starts) * SCALE, np.maximum.reduceat(h, starts)]
        result: Floats = np.concatenate(pooled, 1) @ self._wide["pooled.weight"]
        return result

    def choose(self, p: Floats) -> Floats:
        """The logits of all answers at all places of the boards seen last."""
        parts = []
        for kind, (h, places) in enumerate(zip(self._known, self._seen, strict=True)):
            asked = p @ self._wide[f"asked.{kind}.weight"] + self._bias[f"asked.{kind}.bias"]
            found = np.maximum(h @ self._wide[f"offered.{kind}.weight"] + asked[places.match], 0)
            rated = found @ self._wide[f"rated.{kind}.weight"]
            logits = np.full((len(p), self._reader.board.kinds[kind].places, rated.shape[1]), NOWHERE, np.float32)
            logits[places.match, places.place] = rated
            parts.append(logits.reshape(len(p), -1))
        return np.concatenate(parts, 1)


def _sum(parts: list[Floats]) -> Floats:
    total = parts[0]
    for part in parts[1:]:
        total = total + part
    return total
