"""The part of a net that sees a board, in torch. `bots/nets/graph.py` says what a board is."""

from typing import Any

import torch
from torch import Tensor, nn

from cosecha.bots.nets.graph import LAYERS, NOWHERE, SCALE, Board, Kind, Seen
from cosecha.encoding.layout import Layout
from cosecha.lab.training.layers import layer

UNITS = 32
"""What is known of a place and its surroundings."""
EMPTY = 64
"""How many rows of zeros stand for what isn't a place. On a GPU, gradients that go to one and the same row wait for
each other."""


class TorchReader(nn.Module):
    """Reads boards from the observations of an option set, as `BoardReader` does."""

    def __init__(self, board: Board, layout: Layout) -> None:
        super().__init__()
        self.board = board
        self.at = {
            name: layout.offsets[name] for kind in board.kinds for fact in kind.facts for name, _ in fact if name
        }
        for number, around in enumerate(board.around):
            self.register_buffer(f"around{number}", torch.from_numpy(around))

    def forward(self, observations: Tensor) -> list[Seen]:
        return self._sparse(observations) if self.board.sparse else self._all(observations)

    def _all(self, observations: Tensor) -> list[Seen]:
        matches, device = len(observations), observations.device
        places = [kind.places for kind in self.board.kinds]
        firsts = torch.tensor([0, *places], device=device).cumsum(0)
        counts = torch.tensor([*places, 0], device=device)
        begins = torch.cat([firsts[:-1] * matches, firsts[-1:] * matches])
        found = []
        for number, kind in enumerate(self.board.kinds):
            around: Any = getattr(self, f"around{number}")
            match = torch.arange(matches, device=device).repeat_interleave(kind.places)
            place = torch.arange(kind.places, device=device).repeat(matches)
            which = torch.searchsorted(firsts, around, right=True) - 1
            moved = begins[which] + around - firsts[which]
            wide = moved[place] + match[:, None] * counts[which][place]
            facts = self._facts(observations, kind, match, place)
            found.append(Seen(match, place, _spread(wide, matches * sum(places)), facts))
        return found

    def _sparse(self, observations: Tensor) -> list[Seen]:
        (kind,) = self.board.kinds
        around: Any = self.around0
        first = self.at[kind.facts[0][0][0]]
        there = observations[:, first : first + kind.places] > 0
        near = there | there[:, around].any(2)
        match, place = near.nonzero(as_tuple=True)
        numbers = torch.full(near.shape, len(match), device=observations.device)
        numbers[match, place] = torch.arange(len(match), device=observations.device)
        beside = _spread(numbers[match[:, None], around[place]], len(match))
        return [Seen(match, place, beside, self._facts(observations, kind, match, place))]

    def _facts(self, observations: Tensor, kind: Kind, match: Tensor, place: Tensor) -> list[Tensor]:
        found = []
        for fact in kind.facts:
            value = torch.zeros_like(match)
            for name, values in fact:
                known = observations[match, self.at[name] + place].long() if name else place
                value = value * values + known
            found.append(value)
        return found


def _spread(around: Tensor, nothing: int) -> Tensor:
    """What stands for nothing, spread over the rows of zeros."""
    row = torch.arange(len(around), device=around.device)[:, None] % EMPTY
    return torch.where(around == nothing, nothing + row, around)


class BoardPart(nn.Module):
    def __init__(self, board: Board, trunk: int, policy: int) -> None:
        super().__init__()
        kinds = board.kinds
        self.places = [kind.places for kind in kinds]
        self.facts = nn.ModuleList(nn.ModuleList(_table(fact) for fact in kind.facts) for kind in kinds)
        self.layers = nn.ModuleList(
            nn.ModuleList(layer((1 + kind.around) * UNITS, UNITS) for kind in kinds) for _ in range(LAYERS)
        )
        self.pooled = nn.Linear(2 * len(kinds) * UNITS, trunk, bias=False)
        self.asked = nn.ModuleList(layer(policy, UNITS) for _ in kinds)
        self.offered = nn.ModuleList(nn.Linear(UNITS, UNITS, bias=False) for _ in kinds)
        self.rated = nn.ModuleList(nn.Linear(UNITS, len(kind.answers), bias=False) for kind in kinds)
        for each in self.rated:
            nn.init.normal_(each.weight, 0.0, 0.02)

    def look(self, seen: list[Seen]) -> list[Tensor]:
        """By kind: what is known of each place and its surroundings."""
        known = [
            sum(table(values) for table, values in zip(tables, places.facts, strict=True))
            for tables, places in zip(self.facts, seen, strict=True)
        ]
        nowhere = known[0].new_zeros(EMPTY, UNITS)
        for number, steps in enumerate(self.layers):
            every = torch.cat([*known, nowhere])
            # One kind after the other, as in `bots/nets/net.py`: all see what was known before this layer.
            found = [
                torch.relu(step(torch.cat([h, _rows(every, places.around)], 1)))
                for step, h, places in zip(steps, known, seen, strict=True)
            ]
            known = found if number == 0 else [h + more for h, more in zip(known, found, strict=True)]
        return known

    def told(self, known: list[Tensor], seen: list[Seen], matches: int) -> Tensor:
        """What the trunk learns about each match's board."""
        parts = []
        for h, places in zip(known, seen, strict=True):
            parts.append(h.new_zeros(matches, UNITS).index_add(0, places.match, h) * SCALE)
            where = places.match[:, None].expand_as(h)
            parts.append(h.new_zeros(matches, UNITS).scatter_reduce(0, where, h, "amax"))  # nothing in h is negative
        found: Tensor = self.pooled(torch.cat(parts, 1))
        return found

    def choose(self, known: list[Tensor], seen: list[Seen], p: Tensor) -> Tensor:
        """The logits of all answers at all places."""
        parts = []
        for kind, (h, places) in enumerate(zip(known, seen, strict=True)):
            offered = torch.relu(self.offered[kind](h) + self.asked[kind](p).index_select(0, places.match))
            rated = self.rated[kind](offered)
            logits = h.new_full((len(p), self.places[kind], rated.shape[1]), NOWHERE)
            parts.append(logits.index_put((places.match, places.place), rated).reshape(len(p), -1))
        return torch.cat(parts, 1)


def _rows(every: Tensor, around: Tensor) -> Tensor:
    """The rows around each place, one after another. The gradient of an index would be many times slower."""
    return every.index_select(0, around.reshape(-1)).reshape(len(around), -1)


def _table(fact: tuple[tuple[str, int], ...]) -> nn.Embedding:
    values = 1
    for _, count in fact:
        values *= count
    found = nn.Embedding(values, UNITS)
    nn.init.normal_(found.weight, 0.0, 0.3)
    return found
