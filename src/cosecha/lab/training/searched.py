"""Matches in which a search decides everything, for nets to learn from: what a worker process does.

A search isn't run from beginning to end: it stops where positions have to be judged, so that one net can judge those of
many matches at once.
"""

from collections.abc import Sequence
from math import inf
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.guide import final_values
from cosecha.bots.search.guide import Guide, Judgment
from cosecha.bots.search.searcher import RAMP, Leaf, Searcher
from cosecha.bots.search.settings import Settings
from cosecha.bots.search.tree import Table
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import POINTS, Episode


class SearchPlan(Struct, frozen=True):
    """How matches are searched. Only some decisions are learned from; the others are searched just enough to play well,
    since what a match leads to takes many matches to learn."""

    learned: float = 0.25
    """The share of decisions that are learned from."""
    simulations: int = 96
    """For those, ..."""
    quick: int = 16
    """... and for the others."""
    guesses: int = 8
    explore: float = 0.5
    """How much a good prior or few visits count, next to values from 0 to 1."""
    batch: int = 4
    """How many positions of a match are judged together at most."""
    noise: float = 0.2
    """How much of the prior is random where a decision is learned from, so that something new is tried."""
    spread: float = 10.0
    """How many of the numbers get a good part of that noise."""
    temperature: float = 0.7
    """Of what is played; 0 would always be the most visited number."""
    games: int = 512
    """In a round."""
    rounds: int = 4
    """How many of the last rounds are learned from, ..."""
    epochs: int = 2
    """... and how often, before the next one."""
    rate: float = 3e-4
    trace: float = 0.9
    """λ, as in TD(λ): how much of a target comes from what happened later, and not from what the next search
    expected."""


class Decision(Struct):
    """What was found out about one step of an answer."""

    observation: bytes
    mask: bytes
    numbers: list[int]
    visits: list[int]
    seat: int
    when: int
    value: float
    """What the search expects for the seat."""


class _Ending(Guide):
    """Knows what a finished match is worth. Everything else is judged elsewhere."""

    def __init__(self, aim: Aim) -> None:
        self._aim = aim

    def final(self, episode: Episode) -> list[float]:
        return final_values(episode, self._aim)


class SearchedMatch:
    def __init__(self, encoder: Encoder, aim: Aim, plan: SearchPlan, seed: int) -> None:
        self.decisions: list[Decision] = []
        self._plan = plan
        self._rng = Rng(f"searched {seed}")
        self._episode = Episode(encoder, POINTS)
        self._episode.only_worth = True
        self._episode.reset(seed)
        settings = Settings(guesses=plan.guesses, explore=plan.explore, chase=inf, reuse=False)
        self._searcher = Searcher(encoder, _Ending(aim), settings)
        self._leaves: list[Leaf] = []
        self._begun = False
        """Whether the searcher is at this decision."""
        self._left = 0
        self._learns = False
        self._is_new = False
        """Whether the root has to be judged first."""
        self._when = 0

    def points(self) -> list[float]:
        return self._episode.rewards()

    def to_judge(self) -> list[Episode]:
        """What has to be judged next, for `judged`; nothing if the match is over."""
        while self._left or self._next_decision():
            table = self._searcher.table()
            size = min(self._plan.batch, 1 + (table.total if table is not None else 0) // RAMP, self._left)
            count, self._leaves = self._searcher.explore(size)
            self._left -= count
            if self._leaves:
                return [leaf.episode() for leaf in self._leaves]
            self._finish_if_done()
        return []

    def judged(self, judgments: Sequence[Judgment]) -> None:
        self._searcher.settle(self._leaves, list(judgments))
        if self._is_new:
            self._is_new = False
            if self._learns:
                self._shake(self._table())
        self._finish_if_done()

    def _next_decision(self) -> bool:
        """Go on to where there is something to choose. Returns whether there is, or the match is over."""
        episode = self._episode
        while episode.seat != NONE:
            numbers = episode.open_numbers()
            if not self._begun:
                if len(numbers) == 1 and not episode.answer.begun and len(episode.answer.legal) == 1:
                    episode.play(episode.answer.legal[0])
                    continue
                self._searcher.begin(episode.state.view(episode.seat), f"{self._rng.bits()}")
                self._begun = True
            if len(numbers) > 1:
                self._learns = self._rng.chance() < self._plan.learned
                self._left = self._plan.simulations if self._learns else self._plan.quick
                self._is_new = True
                return True
            self._take(numbers[0])
        return False

    def _take(self, number: int) -> None:
        if self._episode.step(number):
            self._begun = False
        else:
            self._searcher.advance(number)

    def _finish_if_done(self) -> None:
        if self._left > 0:
            return
        table = self._table()
        numbers, visits = table.numbers, table.visits
        if self._learns:
            episode = self._episode
            observation = episode.observe(episode.seat)
            value = table.mean()
            self.decisions.append(
                Decision(
                    observation, episode.packed_mask(), list(numbers), list(visits), episode.seat, self._when, value
                )
            )
            self._when += 1
        most = max(visits)
        weights = [(count / most) ** (1 / self._plan.temperature) for count in visits]
        point = self._rng.chance() * sum(weights)
        chosen = numbers[max(range(len(numbers)), key=visits.__getitem__)]
        for number, weight in zip(numbers, weights, strict=True):
            point -= weight
            if point < 0:
                chosen = number
                break
        self._take(chosen)

    def _table(self) -> Table:
        table = self._searcher.table()
        assert table is not None, "a search opens its root first"
        return table

    def _shake(self, table: Table) -> None:
        """Mix noise into the priors of the root."""
        count = len(table.numbers)
        draw = np.random.default_rng(self._rng.bits())
        noise: NDArray[Any] = draw.dirichlet([min(1.0, self._plan.spread / count)] * count)
        kept = 1 - self._plan.noise
        table.priors = [
            kept * prior + self._plan.noise * float(extra) for prior, extra in zip(table.priors, noise, strict=True)
        ]
