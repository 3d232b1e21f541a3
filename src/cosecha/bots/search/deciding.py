"""From a search to an answer: step by step, within a budget."""

from time import perf_counter
from typing import Any

from cosecha.bots.search.lines import Tried
from cosecha.bots.search.settings import Budget
from cosecha.bots.search.team import Team
from cosecha.core.rng import Rng
from cosecha.encoding.encoder import PARTIAL


def decide(team: Team, view: Any, rng: Rng, budget: Budget, temperature: float = 0.0) -> int:
    """One of the view's legal actions.

    Where the answer may have several steps, each gets half of what is left of the budget, and the last one the rest.
    """
    clock = _Clock(budget)
    team.begin(view, f"{rng.bits()} {rng.bits()}")
    while True:
        numbers, actions = team.own.open()
        action_of = dict(zip(numbers, actions, strict=True))
        number = numbers[0]
        if len(numbers) > 1:
            several_steps = PARTIAL in actions
            clock.let(team, 0.5 if several_steps else 1.0)
            if several_steps and action_of[_most_visited(team.tried(), view.seat).number] != PARTIAL:
                clock.let(team, 1.0)
            number = _chosen(team.tried(), view.seat, temperature, rng)
        if action_of[number] != PARTIAL:
            return action_of[number]
        team.advance(number)


class _Clock:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self._end = perf_counter() + budget.ms / 1000
        self._simulations = budget.simulations

    def let(self, team: Team, part: float) -> None:
        """Let a team use a part of what is left."""
        share = max(1, round(self._simulations * part))
        self._simulations -= team.run(share, (self._end - perf_counter()) * part)


def _most_visited(all_tried: list[Tried], seat: int) -> Tried:
    """The most visited number; of equals, the one with the highest value, then prior, then the lowest number."""
    return max(all_tried, key=lambda each: (each.visits, each.value(seat), each.prior, -each.number))


def _chosen(all_tried: list[Tried], seat: int, temperature: float, rng: Rng) -> int:
    best = _most_visited(all_tried, seat)
    if temperature <= 0.0:
        return best.number
    if best.visits:
        weights = [(each.visits / best.visits) ** (1 / temperature) for each in all_tried]
    else:
        weights = [each.prior for each in all_tried]
    point = rng.chance() * sum(weights)
    for each, weight in zip(all_tried, weights, strict=True):
        point -= weight
        if point < 0:
            return each.number
    return best.number
