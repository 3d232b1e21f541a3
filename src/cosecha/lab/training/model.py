"""The net in torch: the same that `bots/nets/net.py` evaluates with numpy."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from cosecha.bots.nets.choices import Slots, all_choices
from cosecha.bots.nets.inputs import TABLES, Inputs
from cosecha.bots.nets.ways import WAYS
from cosecha.encoding.encoder import Encoder
from cosecha.lab.training.layers import layer as _layer
from cosecha.lab.training.map import Cells, Map, TorchGrid
from cosecha.lab.training.recipe import Recipe

HEADS = 2
"""What is estimated for each seat: what the aim is worth, and points."""


class Model(nn.Module):
    """A policy and values for every seat, the observer's first."""

    def __init__(self, inputs: Inputs, choices: list[str], seats: int, hidden: tuple[int, int, int]) -> None:
        super().__init__()
        one, two, three = hidden
        self.inputs = inputs
        self.choices = choices
        self.seats = seats
        self.first = _layer(inputs.size, one, 0.5)
        self.second = _layer(one, two)
        self.third = _layer(two, two)
        self.policy = _layer(two, three)
        plain = [name for name in choices if not name.startswith("cell ")]
        self.logits = _layer(three, len(plain), 0.1)
        self.map: Any = Map(one, three) if len(plain) < len(choices) else None
        self.values = _layer(two, HEADS * seats, 0.1)

    def forward(self, x: Tensor, columns: Tensor, choices: Tensor, cells: Cells | None) -> tuple[Tensor, Tensor]:
        """Logits of an option set's slots, and values by seat and head. `x` has that option set's inputs, `cells` what
        it sees of the map."""
        h = x @ self.first.weight.t()[columns] + self.first.bias
        known = x[:, :0]
        if cells is not None:
            known = self.map.look(cells)
            h = h + self.map.told(known, cells, len(x))
        h = torch.relu(h)
        h = torch.relu(self.second(h))
        h = h + torch.relu(self.third(h))
        p = torch.relu(self.policy(h))
        if cells is None:
            logits = p @ self.logits.weight[choices].t() + self.logits.bias[choices]
        else:
            logits = torch.cat([self.logits(p), self.map.choose(known, cells, p)], 1)[:, choices]
        return logits, self.values(h).reshape(-1, self.seats, HEADS)


class Options(nn.Module):
    """How a model sees the matches of one option set."""

    def __init__(self, encoder: Encoder, model: Model) -> None:
        super().__init__()
        reader = model.inputs.reader(encoder.layout)
        slots = Slots(encoder, model.choices)
        self.players: int = encoder.options.players
        self.register_buffer("byte", torch.from_numpy(reader.byte))
        self.register_buffer("table", torch.from_numpy(reader.table * 256))
        self.register_buffer("columns", torch.from_numpy(reader.column))
        self.register_buffer("tables", torch.from_numpy(TABLES).reshape(-1))
        self.register_buffer("choices", torch.from_numpy(slots.choice))
        self.register_buffer("slots", torch.from_numpy(slots.slot))
        self.grid = TorchGrid(encoder.layout) if model.map is not None else None
        self.model = [model]  # not a part of this module

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        byte: Any = self.byte
        tables: Any = self.tables
        x = tables[observations[:, byte].to(torch.int32) + self.table]
        found: tuple[Tensor, Tensor] = self.model[0](
            x, self.columns, self.choices, None if self.grid is None else self.grid(observations)
        )
        return found

    def open_slots(self, masks: Tensor) -> Tensor:
        """Which slots are open where these numbers are."""
        slots: Any = self.slots
        found = torch.zeros(len(masks), len(self.choices), device=masks.device)
        return found.index_add_(1, slots, masks.float()) > 0

    def numbers(self, chosen: Tensor, masks: Tensor) -> Tensor:
        """The lowest open number in each chosen slot."""
        slots: Any = self.slots
        return (masks.bool() & (slots[None, :] == chosen[:, None])).int().argmax(1)


def model_for(recipe: Recipe, encoders: list[Encoder], seed: int) -> Model:
    """A new net for these option sets."""
    torch.manual_seed(seed)
    inputs = Inputs.of([encoder.layout for encoder in encoders], WAYS[recipe.net])
    return Model(inputs, all_choices(encoders), max(encoder.options.players for encoder in encoders), recipe.hidden)


def weights_of(model: Model) -> dict[str, np.ndarray[Any, Any]]:
    return {name: tensor.detach().cpu().numpy() for name, tensor in model.state_dict().items()}
