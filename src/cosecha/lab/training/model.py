"""The net in torch: the same that `bots/nets/net.py` evaluates with numpy."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from cosecha.bots.nets.inputs import TABLES, Inputs
from cosecha.encoding.encoder import Encoder
from cosecha.lab.training.recipe import Recipe

HEADS = 2
"""What is estimated for each seat: what the aim is worth, and points."""


class Model(nn.Module):
    """A policy and values for every seat, the observer's first. `numbers` are the names of all answers' steps."""

    def __init__(self, inputs: Inputs, numbers: list[str], seats: int, hidden: tuple[int, int, int]) -> None:
        super().__init__()
        one, two, three = hidden
        self.inputs = inputs
        self.numbers = numbers
        self.seats = seats
        self.first = _layer(inputs.size, one, 0.5)
        self.second = _layer(one, two)
        self.third = _layer(two, two)
        self.policy = _layer(two, three)
        self.logits = _layer(three, len(numbers), 0.1)
        self.values = _layer(two, HEADS * seats, 0.1)

    def forward(self, x: Tensor, columns: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of an option set's numbers, and values by seat and head. `x` has that option set's inputs."""
        h = torch.relu(x @ self.first.weight.t()[columns] + self.first.bias)
        h = torch.relu(self.second(h))
        h = h + torch.relu(self.third(h))
        p = torch.relu(self.policy(h))
        logits = p @ self.logits.weight[numbers].t() + self.logits.bias[numbers]
        return logits, self.values(h).reshape(-1, self.seats, HEADS)


class Options(nn.Module):
    """How a model sees the matches of one option set."""

    def __init__(self, encoder: Encoder, model: Model) -> None:
        super().__init__()
        reader = model.inputs.reader(encoder.layout)
        known = {name: number for number, name in enumerate(model.numbers)}
        self.players: int = encoder.options.players
        self.register_buffer("byte", torch.from_numpy(reader.byte))
        self.register_buffer("table", torch.from_numpy(reader.table * 256))
        self.register_buffer("columns", torch.from_numpy(reader.column))
        self.register_buffer("tables", torch.from_numpy(TABLES).reshape(-1))
        self.register_buffer("numbers", torch.tensor([known[encoder.name(each)] for each in range(encoder.n)]))
        self.model = [model]  # not a part of this module

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        byte: Any = self.byte
        tables: Any = self.tables
        x = tables[observations[:, byte].to(torch.int32) + self.table]
        return self.model[0](x, self.columns, self.numbers)


def model_for(recipe: Recipe, encoders: list[Encoder], seed: int) -> Model:
    """A new net for these option sets."""
    from cosecha.bots.nets.ways import WAYS

    torch.manual_seed(seed)
    inputs = Inputs.of([encoder.layout for encoder in encoders], WAYS[recipe.net])
    numbers = {encoder.name(each): None for encoder in encoders for each in range(encoder.n)}
    return Model(inputs, list(numbers), max(encoder.options.players for encoder in encoders), recipe.hidden)


def weights_of(model: Model) -> dict[str, np.ndarray[Any, Any]]:
    return {name: tensor.detach().cpu().numpy() for name, tensor in model.state_dict().items()}


def _layer(inputs: int, units: int, gain: float = 1.0) -> nn.Linear:
    layer = nn.Linear(inputs, units)
    nn.init.normal_(layer.weight, 0.0, gain * (2.0 / inputs) ** 0.5)
    nn.init.zeros_(layer.bias)
    return layer
