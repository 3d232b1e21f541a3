"""The part of a net that sees a map without edges, in torch. `bots/nets/grid.py` says what a cell is."""

import torch
from msgspec import Struct
from torch import Tensor, nn

from cosecha.bots.nets.grid import AROUND, CELLS, FACTS, LAYERS, OWNERS, SCALE
from cosecha.encoding.cacao.map import ACROSS
from cosecha.encoding.layout import Layout
from cosecha.lab.training.layers import layer

UNITS = 32
"""What is known of a cell and its surroundings."""


class Cells(Struct):
    """As in `bots/nets/grid.py`."""

    match: Tensor
    cell: Tensor
    around: Tensor
    facts: list[Tensor]


class TorchGrid(nn.Module):
    """Reads maps from the observations of an option set."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.at = {name: layout.offsets[name] for name in ("tile", "owner", "this_turn", "activated")}
        self.register_buffer("beside", torch.from_numpy(AROUND))

    def forward(self, observations: Tensor) -> Cells:
        fields = {name: observations[:, first : first + CELLS] for name, first in self.at.items()}
        matches = len(observations)
        there = fields["tile"].reshape(matches, ACROSS, ACROSS) > 0
        near = there.clone()
        for axis in (1, 2):
            near |= there.roll(1, axis) | there.roll(-1, axis)
        match, cell = near.reshape(matches, CELLS).nonzero(as_tuple=True)
        places = torch.full((matches, CELLS), len(match), device=observations.device)
        places[match, cell] = torch.arange(len(match), device=observations.device)
        found = {name: field[match, cell].long() for name, field in fields.items()}
        owned = found["tile"] * OWNERS + found["owner"]
        around = places[match[:, None], self.beside[cell]]
        return Cells(match, cell, around, [owned, found["this_turn"], found["activated"]])


class Map(nn.Module):
    def __init__(self, trunk: int, policy: int) -> None:
        super().__init__()
        self.facts = nn.ModuleList(nn.Embedding(values, UNITS) for values in FACTS.values())
        for table in self.facts:
            nn.init.normal_(table.weight, 0.0, 0.3)
        self.layers = nn.ModuleList(layer(5 * UNITS, UNITS) for _ in range(LAYERS))
        self.pooled = nn.Linear(2 * UNITS, trunk, bias=False)
        self.asked = layer(policy, UNITS)
        self.offered = nn.Linear(UNITS, UNITS, bias=False)
        self.cell = nn.Linear(UNITS, 1, bias=False)
        nn.init.normal_(self.cell.weight, 0.0, 0.02)

    def look(self, cells: Cells) -> Tensor:
        """What is known of each cell and its surroundings."""
        h = sum(table(values) for table, values in zip(self.facts, cells.facts, strict=True))
        nowhere = h.new_zeros(1, UNITS)
        for number, step in enumerate(self.layers):
            known = torch.cat([h, nowhere])
            found = torch.relu(step(torch.cat([h, known[cells.around].reshape(len(h), -1)], 1)))
            h = found if number == 0 else h + found
        return h

    def told(self, h: Tensor, cells: Cells, matches: int) -> Tensor:
        """What the trunk learns about each match's map."""
        total = h.new_zeros(matches, UNITS).index_add(0, cells.match, h) * SCALE
        where = cells.match[:, None].expand_as(h)
        most = h.new_zeros(matches, UNITS).scatter_reduce(0, where, h, "amax")  # nothing in h is negative
        found: Tensor = self.pooled(torch.cat([total, most], 1))
        return found

    def choose(self, h: Tensor, cells: Cells, p: Tensor) -> Tensor:
        """The logits of all cells of the grid."""
        offered = torch.relu(self.offered(h) + self.asked(p)[cells.match])
        logits = h.new_full((len(p), CELLS), -1e9)
        return logits.index_put((cells.match, cells.cell), self.cell(offered)[:, 0])
