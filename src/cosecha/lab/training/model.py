"""The net in torch: the same that `bots/nets/net.py` evaluates with numpy."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import pad

from cosecha.bots.nets.choices import Slots, placed_choices, plain_choices
from cosecha.bots.nets.inputs import TABLES, Inputs
from cosecha.bots.nets.ways import WAYS
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.layout import Layout
from cosecha.lab.training import cacao_map, santiago_board
from cosecha.lab.training.layers import layer as _layer
from cosecha.lab.training.recipe import Recipe
from cosecha.lab.training.rows import joined, sources

BOARDS: Final[Mapping[str, Any]] = {"cacao": cacao_map, "santiago": santiago_board}
"""By net: what it sees the board with."""
HEADS = 2
"""What is estimated for each seat: what the aim is worth, and points."""


class Model(nn.Module):
    """A policy and values for every seat, the observer's first. It looks at rows, which are observations in the same
    form for all kinds of matches."""

    def __init__(
        self, inputs: Inputs, layout: Layout, plain: list[str], net: str, seats: int, hidden: tuple[int, int, int]
    ) -> None:
        """`layout` is that of the rows, and `plain` are the choices that aren't at a place of the board."""
        super().__init__()
        one, two, three = hidden
        self.inputs = inputs
        self.layout = layout
        self.choices = plain + placed_choices(net)
        self.seats = seats
        reader = inputs.reader(layout)
        order = np.argsort(reader.column)
        if len(order) != inputs.size:
            raise ValueError("the rows don't have all inputs")
        self.register_buffer("byte", torch.from_numpy(reader.byte[order]), persistent=False)
        self.register_buffer("table", torch.from_numpy(reader.table[order] * 256).int(), persistent=False)
        self.register_buffer("tables", torch.from_numpy(TABLES).reshape(-1), persistent=False)
        self.first = _layer(inputs.size, one, 0.5)
        self.second = _layer(one, two)
        self.third = _layer(two, two)
        self.policy = _layer(two, three)
        self.logits = _layer(three, len(plain), 0.1)
        self.net = net
        self.reader: Any = BOARDS[net].BoardReader(layout) if net in BOARDS else None
        self.board: Any = BOARDS[net].BoardPart(one, three) if net in BOARDS else None
        self.values = _layer(two, HEADS * seats, 0.1)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all choices, and values by seat and head."""
        byte: Any = self.byte
        tables: Any = self.tables
        h = self.first(tables[rows[:, byte] + self.table])
        seen = known = None
        if self.board is not None:
            seen = self.reader(rows)
            known = self.board.look(seen)
            h = h + self.board.told(known, seen, len(rows))
        h = torch.relu(h)
        h = torch.relu(self.second(h))
        h = h + torch.relu(self.third(h))
        p = torch.relu(self.policy(h))
        logits = self.logits(p)
        if self.board is not None:
            logits = torch.cat([logits, self.board.choose(known, seen, p)], 1)
        return logits, self.values(h).reshape(-1, self.seats, HEADS)


class Options(nn.Module):
    """How the observations of one option set become rows of a model, and the model's choices become their numbers."""

    def __init__(self, encoder: Encoder, model: Model) -> None:
        super().__init__()
        slots = Slots(encoder, model.choices)
        if not slots.complete:
            raise ValueError(f"the net doesn't know all choices of matches with {encoder.options}")
        self.players: int = encoder.options.players
        self.teams: list[list[int]] = encoder.game.start(encoder.options, 0).scores().teams
        self.register_buffer("source", torch.from_numpy(sources(model.layout, encoder.layout)))
        self.register_buffer("kept", torch.from_numpy(slots.choice))
        self.register_buffer("choice", torch.from_numpy(slots.choice[slots.slot]))
        self.model = [model]  # not a part of this module

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the option set's slots, as `bots/nets/net.py` has them, and values."""
        kept: Any = self.kept
        logits, values = self.model[0](self.rows(observations))
        return logits.index_select(1, kept), values

    def rows(self, observations: Tensor) -> Tensor:
        source: Any = self.source
        return pad(observations, (0, 1)).index_select(1, source)

    def open_choices(self, masks: Tensor) -> Tensor:
        """Which choices are open where these numbers are."""
        choice: Any = self.choice
        found = torch.zeros(len(masks), len(self.model[0].choices), device=masks.device)
        return found.index_add_(1, choice, masks.float()) > 0

    def numbers(self, chosen: Tensor, masks: Tensor) -> Tensor:
        """The lowest open number of each choice."""
        choice: Any = self.choice
        return (masks.bool() & (choice[None, :] == chosen[:, None])).int().argmax(1)


def model_for(recipe: Recipe, encoders: list[Encoder], seed: int) -> Model:
    """A new net for these option sets."""
    torch.manual_seed(seed)
    layouts = [encoder.layout for encoder in encoders]
    return Model(
        Inputs.of(layouts, WAYS[recipe.net]),
        joined(layouts),
        plain_choices(recipe.net, encoders),
        recipe.net,
        max(encoder.options.players for encoder in encoders),
        recipe.hidden,
    )


def weights_of(model: Model) -> dict[str, np.ndarray[Any, Any]]:
    return {name: tensor.detach().cpu().numpy() for name, tensor in model.state_dict().items()}
