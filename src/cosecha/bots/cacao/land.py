"""The map from one seat's point of view, with cached values: which workers face which space, and what they may get."""

from itertools import permutations
from math import ceil

from cosecha.bots.cacao.temples import temple_hopes
from cosecha.bots.cacao.village import WORKERS, village_of
from cosecha.bots.cacao.weights import Weights
from cosecha.games.cacao import State
from cosecha.games.cacao.board import LIE_SIDES, NOTHING, STEPS, TEMPLE
from cosecha.games.cacao.data import owner_of, top_of
from cosecha.games.cacao.scoring import totals

NO_TILE = -1
"""Stands for a jungle tile where none is left."""

Facing = list[tuple[int, int]]
"""The worker tiles next to a jungle space: owner and number of workers on that side."""


class Land:
    """A state, every seat's village, and how much this seat cares about each seat's gold."""

    def __init__(self, state: State, weights: Weights, seat: int) -> None:
        self.state = state
        self.weights = weights
        self.seat = seat
        self.villages = [village_of(state, weights, other) for other in range(state.players)]
        self.care = _care(state, weights, seat)
        self.promise = _promise(state, weights)
        """The expected gain of a worker that faces an empty jungle space."""
        rounds = (state.turns - state.turn) / state.players
        self.temple_chance = weights.temple_chances[min(ceil(rounds), len(weights.temple_chances) - 1)]
        self._facing: dict[int, Facing] = {}
        self._temples: dict[tuple[int, ...], float] = {}
        self._fills: dict[tuple[int, int], float] = {}
        self._choices: dict[int, list[tuple[int, ...]]] = {}

    def facing(self, space: int) -> Facing:
        """The worker tiles around a jungle space."""
        found = self._facing.get(space)
        if found is None:
            found = self._facing[space] = []
            for side, step in enumerate(STEPS):
                tiles = self.state.workers.get(space + step)
                if tiles is not None:
                    found.append((owner_of(tiles), LIE_SIDES[top_of(tiles)][side ^ 2]))
        return found

    def temple(self, workers: list[int], sides: int) -> float:
        """The value to this seat of a temple with these workers by seat and this many open sides."""
        key = (*workers, sides)
        found = self._temples.get(key)
        if found is None:
            hopes = temple_hopes(workers, sides, self.temple_chance)
            found = self._temples[key] = sum(care * hope for care, hope in zip(self.care, hopes, strict=True))
        return found

    def temple_workers(self, space: int) -> list[int]:
        """The number of each seat's workers that face a jungle space."""
        workers = [0] * self.state.players
        for owner, count in self.facing(space):
            workers[owner] += count
        return workers

    def others_gain(self, space: int, kind: int) -> float:
        """The value to this seat of what a tile here gives its rivals, less the promise that ends for everybody."""
        key = (space, kind)
        found = self._fills.get(key)
        if found is None:
            found = 0.0
            hands: dict[int, list[int]] = {}
            for owner, count in self.facing(space):
                found -= self.care[owner] * self.promise * count
                if count and owner != self.seat and kind != TEMPLE:
                    hands.setdefault(owner, []).append(kind * WORKERS + count)
            for owner, workers in hands.items():
                found += self.care[owner] * self.villages[owner].gain(tuple(sorted(workers)))
            self._fills[key] = found
        return found

    def fillings(self, spaces: int) -> list[tuple[int, ...]]:
        """The ways to fill this many spaces: from the display, then from the pile, then not at all."""
        found = self._choices.get(spaces)
        if found is None:
            state = self.state
            tiles = state.display[:]
            tiles += [NOTHING] * min(len(state.jungle_pile), max(0, spaces - len(tiles)))
            tiles += [NO_TILE] * (spaces - len(tiles))
            found = self._choices[spaces] = sorted(set(permutations(tiles, spaces)))
        return found


def _promise(state: State, weights: Weights) -> float:
    """The value of facing an empty jungle space, which falls to 0 as tiles and turns run out."""
    tiles = len(state.display) + len(state.jungle_pile)
    return weights.promise * min(1.0, min(tiles, state.turns - state.turn) / (weights.promise_turns * state.players))


def _care(state: State, weights: Weights, seat: int) -> list[float]:
    """The worth to this seat of one gold in each seat's hands."""
    if state.players == 2:
        return [1.0 if other == seat else -weights.harm_only for other in range(2)]
    points = totals(state)
    rivals = [other for other in range(state.players) if other != seat]
    leader = max(rivals, key=lambda other: points[other])
    care = [-weights.harm_mean / len(rivals)] * state.players
    care[leader] -= weights.harm_leader
    care[seat] = 1.0
    return care
