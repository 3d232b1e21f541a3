"""The net in torch: the same that `bots/nets/net.py` evaluates with numpy."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import linear

from cosecha.bots.nets.choices import Slots, placed_choices, plain_choices
from cosecha.bots.nets.inputs import TABLES, Inputs
from cosecha.bots.nets.ways import WAYS
from cosecha.encoding.encoder import Encoder
from cosecha.lab.training import cacao_map, santiago_board
from cosecha.lab.training.layers import layer as _layer
from cosecha.lab.training.recipe import Recipe

BOARDS: Final[Mapping[str, Any]] = {"cacao": cacao_map, "santiago": santiago_board}
"""By net: what it sees the board with."""
HEADS = 2
"""What is estimated for each seat: what the aim is worth, and points."""


class Model(nn.Module):
    """A policy and values for every seat, the observer's first."""

    def __init__(self, inputs: Inputs, plain: list[str], net: str, seats: int, hidden: tuple[int, int, int]) -> None:
        """`plain` are the choices that aren't at a place of the board."""
        super().__init__()
        one, two, three = hidden
        self.inputs = inputs
        self.choices = plain + placed_choices(net)
        self.seats = seats
        self.first = _layer(inputs.size, one, 0.5)
        self.second = _layer(one, two)
        self.third = _layer(two, two)
        self.policy = _layer(two, three)
        self.logits = _layer(three, len(plain), 0.1)
        self.net = net
        self.board: Any = BOARDS[net].BoardPart(one, three) if net in BOARDS else None
        self.values = _layer(two, HEADS * seats, 0.1)

    def forward(self, x: Tensor, columns: Tensor, choices: Tensor, seen: Any) -> tuple[Tensor, Tensor]:
        """Logits of an option set's slots, and values by seat and head. `x` has that option set's inputs, `seen` what
        it sees of the board."""
        # `index_select`, because the gradient of an index would be many times slower on a GPU.
        h = linear(x, self.first.weight.index_select(1, columns), self.first.bias)
        known: Any = None
        if seen is not None:
            known = self.board.look(seen)
            h = h + self.board.told(known, seen, len(x))
        h = torch.relu(h)
        h = torch.relu(self.second(h))
        h = h + torch.relu(self.third(h))
        p = torch.relu(self.policy(h))
        if seen is None:
            weight, bias = (each.index_select(0, choices) for each in (self.logits.weight, self.logits.bias))
            logits = linear(p, weight, bias)
        else:
            logits = torch.cat([self.logits(p), self.board.choose(known, seen, p)], 1).index_select(1, choices)
        return logits, self.values(h).reshape(-1, self.seats, HEADS)


class Options(nn.Module):
    """How a model sees the matches of one option set."""

    def __init__(self, encoder: Encoder, model: Model) -> None:
        super().__init__()
        reader = model.inputs.reader(encoder.layout)
        slots = Slots(encoder, model.choices)
        self.players: int = encoder.options.players
        self.teams: list[list[int]] = encoder.game.start(encoder.options, 0).scores().teams
        self.register_buffer("byte", torch.from_numpy(reader.byte))
        self.register_buffer("table", torch.from_numpy(reader.table * 256))
        self.register_buffer("columns", torch.from_numpy(reader.column))
        self.register_buffer("tables", torch.from_numpy(TABLES).reshape(-1))
        self.register_buffer("choices", torch.from_numpy(slots.choice))
        self.register_buffer("slots", torch.from_numpy(slots.slot))
        self.reader: Any = BOARDS[model.net].BoardReader(encoder.layout) if model.net in BOARDS else None
        self.model = [model]  # not a part of this module

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        byte: Any = self.byte
        tables: Any = self.tables
        x = tables[observations[:, byte].to(torch.int32) + self.table]
        found: tuple[Tensor, Tensor] = self.model[0](
            x, self.columns, self.choices, None if self.reader is None else self.reader(observations)
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
    return Model(
        inputs,
        plain_choices(recipe.net, encoders),
        recipe.net,
        max(encoder.options.players for encoder in encoders),
        recipe.hidden,
    )


def weights_of(model: Model) -> dict[str, np.ndarray[Any, Any]]:
    return {name: tensor.detach().cpu().numpy() for name, tensor in model.state_dict().items()}
