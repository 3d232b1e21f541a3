"""The part of Cacao's net that sees the map, in torch."""

from typing import Any, Final

import torch
from msgspec import Struct
from torch import Tensor, nn

from cosecha.bots.nets.cacao_map import (
    FACTS,
    FIELDS,
    LAYERS,
    NOWHERE,
    SCALE,
    SPACES,
    UNITS,
    neighbors,
    values_of,
)
from cosecha.encoding.layout import Layout
from cosecha.lab.training.layers import layer

EMPTY: Final = 64
"""How many rows of zeros stand for spaces that don't count. On a GPU, gradients that go to one and the same row wait
for each other."""


class Seen(Struct):
    """The spaces that count in some observations, one after another."""

    match: Any
    """By space: which observation it is of."""
    place: Any
    around: Any
    """The spaces around it, by their numbers in this list; from its length on for those that don't count."""
    facts: list[Any]
    """By fact: its value for each space."""


class BoardReader(nn.Module):
    """Reads maps from rows of observations."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.at = {name: layout.offsets[name] for name in FIELDS}
        self.register_buffer("around", torch.from_numpy(neighbors()), persistent=False)

    def forward(self, observations: Tensor) -> Seen:
        around: Any = self.around
        first = self.at["tile"]
        there = observations[:, first : first + SPACES] > 0
        near = there | there[:, around].any(2)
        match, place = near.nonzero(as_tuple=True)
        order = torch.arange(len(match), device=observations.device)
        numbers = torch.full(near.shape, len(match), device=observations.device)
        numbers[match, place] = order
        beside = numbers[match[:, None], around[place]]
        beside = torch.where(beside == len(match), len(match) + order[:, None] % EMPTY, beside)
        facts = []
        for fact in FACTS:
            value = torch.zeros_like(match)
            for name, values in fact:
                value = value * values + observations[match, self.at[name] + place].long()
            facts.append(value)
        return Seen(match, place, beside, facts)


class BoardPart(nn.Module):
    def __init__(self, trunk: int, policy: int) -> None:
        super().__init__()
        self.facts = nn.ModuleList(nn.Embedding(values_of(fact), UNITS) for fact in FACTS)
        self.layers = nn.ModuleList(layer((1 + 4) * UNITS, UNITS) for _ in range(LAYERS))
        self.pooled = nn.Linear(2 * UNITS, trunk, bias=False)
        self.asked = layer(policy, UNITS)
        self.offered = nn.Linear(UNITS, UNITS, bias=False)
        self.rated = nn.Linear(UNITS, 1, bias=False)
        for table in self.facts:
            nn.init.normal_(table.weight, 0.0, 0.3)
        nn.init.normal_(self.rated.weight, 0.0, 0.02)

    def look(self, seen: Seen) -> Tensor:
        """What is known of each space and its surroundings."""
        h: Any = sum(table(values) for table, values in zip(self.facts, seen.facts, strict=True))
        nowhere = h.new_zeros(EMPTY, UNITS)
        for number, step in enumerate(self.layers):
            # The gradient of an index would be many times slower.
            around = torch.cat([h, nowhere]).index_select(0, seen.around.reshape(-1)).reshape(len(h), -1)
            found = torch.relu(step(torch.cat([h, around], 1)))
            h = found if number == 0 else h + found
        return h

    def told(self, h: Tensor, seen: Seen, matches: int) -> Tensor:
        """What the trunk learns about each match's map."""
        total = h.new_zeros(matches, UNITS).index_add(0, seen.match, h) * SCALE
        where = seen.match[:, None].expand_as(h)
        highest = h.new_zeros(matches, UNITS).scatter_reduce(0, where, h, "amax")  # nothing in h is negative
        found: Tensor = self.pooled(torch.cat([total, highest], 1))
        return found

    def choose(self, h: Tensor, seen: Seen, p: Tensor) -> Tensor:
        """The logits of all spaces."""
        offered = torch.relu(self.offered(h) + self.asked(p).index_select(0, seen.match))
        logits = h.new_full((len(p), SPACES), NOWHERE)
        return logits.index_put((seen.match, seen.place), self.rated(offered)[:, 0])
