"""Weaker levels: they rate actions as a strong bot does, and make the mistakes of people.

They are shortsighted, because the bot that rates for them is; they have a favorite plan, the same for the whole match;
and they overlook ideas. What they take instead is never much worse, by their own lights: nobody throws goods away.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from cosecha.bots.insight import Insight
from cosecha.core.bot import Advice
from cosecha.core.rng import Rng

Plan = Callable[[Any, int, int], float]
"""How much an action serves a favorite plan, from 0 to 1; gets the state, the seat and the action."""
Slips = Callable[[Any, int], bool]
"""Whether a seat's decision is of the kind in which people overlook ideas; gets the state and the seat."""


def always(state: Any, seat: int) -> bool:
    return True


class Fallible:
    """A level below the top."""

    def __init__(
        self,
        insight: Insight,
        plans: Sequence[Plan],
        *,
        fondness: float,
        overlooks: float,
        margin: float,
        slips: Slips = always,
    ) -> None:
        """`fondness`: what its favorite plan is worth to it, in points. `overlooks`: the chance not to see an idea.
        `margin`: how many points worse than the best idea the one it takes may be."""
        self._insight = insight
        self._plans = plans
        self._fondness = fondness
        self._overlooks = overlooks
        self._margin = margin
        self._slips = slips
        self._plan: Plan | None = None
        if hasattr(insight, "choose_between"):
            self.choose_between = insight.choose_between

    def sit(self, rng: Rng) -> None:
        """Draw what stays the same for the whole match: the favorite plan."""
        self._plan = self._plans[rng.below(len(self._plans))]

    def choose(self, view: Any, rng: Rng) -> int:
        if self._plan is None:
            self.sit(rng)
        if len(view.legal) == 1:
            only: int = view.legal[0]
            return only
        state = self._insight.game.guess(view, rng)
        if not self._slips(state, view.seat):
            return self._insight.decide(state, view, rng)
        return self._first_seen(self._ideas(state, view), rng)

    def _ideas(self, state: Any, view: Any) -> list[int]:
        """The best action of each idea that is good enough, best first."""
        assert self._plan is not None
        rated = [
            (value + self._fondness * self._plan(state, view.seat, action), action)
            for value, action in self._insight.rate(state, view)
        ]
        rated.sort(key=lambda each: -each[0])
        limit = rated[0][0] - self._margin
        ideas: dict[Hashable, int] = {}
        for value, action in rated:
            if value >= limit:
                ideas.setdefault(self._insight.idea(state, action), action)
        return list(ideas.values())

    def _first_seen(self, ideas: list[int], rng: Rng) -> int:
        """The best idea that it doesn't overlook."""
        for action in ideas:
            if rng.chance() >= self._overlooks:
                return action
        return ideas[0]

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """The hints of the bot that rates for it: mistakes aren't worth explaining."""
        return self._insight.advise(view, rng, n)
