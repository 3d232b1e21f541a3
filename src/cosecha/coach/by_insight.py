"""Judges as the game's strong bot does, in points."""

from statistics import fmean
from typing import Any

from cosecha.bots.insight import Insight
from cosecha.coach.analyst import Analyst, Judgment, Rating
from cosecha.core.lines import LONGEST, LineStep, step_of
from cosecha.core.rng import Rng
from cosecha.core.state import State

GUESSES = 2
"""How often what the seat couldn't see is drawn to rate its answers."""
PLAYED_OUT = 4
"""How many matches are played out to say what each seat can expect."""


class InsightAnalyst(Analyst):
    """Rates answers like the bot, and lets it play on for everybody."""

    unit = "points"
    name = "insight 3"
    samples = True

    def __init__(self, bot: Insight) -> None:
        self._bot = bot
        self.game = bot.game

    def _judge(self, view: Any, rng: Rng, played: int | None) -> Judgment:
        states = [self.game.guess(view, rng) for _ in range(GUESSES)]
        values = _mean([dict(_swapped(self._bot.rate(state, view))) for state in states])
        if played is not None and played not in values:
            alike = self._like(states[0], played, values)
            if alike is not None:
                values[played] = values[alike]
        order = sorted(values, key=lambda action: (-values[action], action != played, action))
        return Judgment([Rating(action, values[action], values[action]) for action in order], [])

    def _like(self, state: State, action: int, values: dict[int, float]) -> int | None:
        """The best rated action with the same idea: the bot doesn't rate all variations."""
        idea = self._bot.idea(state, action)
        alike = [other for other in values if self._bot.idea(state, other) == idea]
        return max(alike, key=lambda other: values[other], default=None)

    def _next_best(self, view: Any, ratings: list[Rating], left: list[int], rng: Rng) -> Rating:
        """Rate an answer that the bot leaves out: like the same idea, or like the worst that it rates."""
        state = self.game.guess(view, rng)
        values = {each.action: each.value for each in ratings}
        worst = min(values.values())
        alike = {action: self._like(state, action, values) for action in left}
        guessed = {action: worst if other is None else values[other] for action, other in alike.items()}
        best = max(guessed, key=lambda action: guessed[action])
        return Rating(best, guessed[best], guessed[best])

    def expect(self, view: Any, rng: Rng) -> list[float]:
        games = [self._bot.expect(self.game.guess(view, rng), rng) for _ in range(PLAYED_OUT)]
        return [fmean(points) for points in zip(*games, strict=True)]

    def continued(self, view: Any, rating: Rating, rng: Rng) -> list[LineStep]:
        state = self.game.guess(view, rng)
        line = [step_of(self.game, view.seat, rating.action)]
        state.apply(view.seat, rating.action)
        while len(line) < LONGEST and (waiting := state.waiting()):
            seat = waiting[0]
            seen = state.view(seat)
            action = seen.legal[0] if len(seen.legal) == 1 else self._bot.decide(state, seen, rng)
            line.append(step_of(self.game, seat, action))
            state.apply(seat, action)
        return line


def _swapped(rated: list[tuple[float, int]]) -> list[tuple[int, float]]:
    return [(action, value) for value, action in rated]


def _mean(rated: list[dict[int, float]]) -> dict[int, float]:
    """The mean values of the actions that were rated each time."""
    common = set.intersection(*(set(values) for values in rated))
    return {action: fmean(values[action] for values in rated) for action in common}
