"""The base class of the strong bots: they rate every action in points, play the best, and give hints with reasons."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any

from msgspec import Struct

from cosecha.core.bot import Advice
from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.rng import Rng

Rated = list[tuple[float, int]]
"""Actions with their values in points."""

TIE = 1e-6
"""Actions within this difference are equally good; one of them is drawn at random."""

LOOKED_AT = 5
"""How many ideas to search for a hint with a new reason before repeating one."""


class Rivalry(Struct, frozen=True):
    """The weights of rivals' points, which every game has."""

    harm_only: float = 1.0
    """The worth of one point less for the only rival, with two players."""
    harm_mean: float = 0.25
    """The worth of one point less for the average rival, with three or more players."""
    harm_leader: float = 0.15
    """The additional worth of one point less for the leading rival."""


class Insight(ABC):
    """Plays by expected points, knowing only its view. Each game implements the abstract methods."""

    game: Game

    @abstractmethod
    def rate(self, state: Any, view: Any) -> Rated:
        """Rate actions of the view's seat, in a state consistent with the view."""

    @abstractmethod
    def idea(self, state: Any, action: int) -> Hashable:
        """A key for the idea behind an action, equal for variations of the same idea."""

    @abstractmethod
    def reason(self, state: Any, seat: int, action: int, rank: int) -> Message:
        """Why a player might take this action. Rank 0 is the best idea; lower ranks must not claim to be."""

    def decide(self, state: Any, view: Any, rng: Rng) -> int:
        """The action with the highest rating."""
        rated = self.rate(state, view)
        best = max(value for value, _ in rated)
        good = [action for value, action in rated if value >= best - TIE]
        return good[rng.below(len(good))] if len(good) > 1 else good[0]

    def choose(self, view: Any, rng: Rng) -> int:
        """The best action; a single legal action isn't rated."""
        if len(view.legal) == 1:
            only: int = view.legal[0]
            return only
        return self.decide(self.game.guess(view, rng), view, rng)

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """The n best actions: different ideas before variations, new reasons before repeated ones."""
        if view.seat is None or not view.legal:
            return []
        state = self.game.guess(view, rng)
        chosen = self.different(state, view.seat, self.ranked(state, view), n)
        return [Advice(action, self.reason(state, view.seat, action, rank)) for rank, action in enumerate(chosen)]

    def ranked(self, state: Any, view: Any) -> list[int]:
        """All legal actions, best first; those that aren't rated come last. A single one isn't rated."""
        actions = list(view.legal)
        if len(actions) == 1:
            return actions
        rated = [action for _, action in sorted(self.rate(state, view), key=lambda each: -each[0])]
        return rated + sorted(set(actions) - set(rated))

    def expect(self, state: Any, rng: Rng) -> list[float]:
        """The points that each seat can expect at the end: here, those of a match that this bot plays out for all."""
        state = state.copy()
        while waiting := state.waiting():
            view = state.view(waiting[0])
            action = view.legal[0] if len(view.legal) == 1 else self.decide(state, view, rng)
            state.apply(waiting[0], action)
        return [float(total) for total in state.scores().totals]

    def different(self, state: Any, seat: int, actions: list[int], n: int) -> list[int]:
        """Up to n of the actions, which come best first: the best one of each idea, those with a new reason first; then
        the rest."""
        ideas: dict[Hashable, int] = {}
        variations = [action for action in actions if ideas.setdefault(self.idea(state, action), action) != action]
        first = list(ideas.values())
        fresh: list[int] = []
        again: list[int] = []
        said: list[Message] = []
        for action in first[:LOOKED_AT]:
            reason = self.reason(state, seat, action, len(fresh))
            (again if reason in said else fresh).append(action)
            said.append(reason)
            if len(fresh) == n:
                break
        return [*fresh, *again, *first[LOOKED_AT:], *variations][:n]


def below(careful: Rated, rest: Rated) -> Rated:
    """Shift the quick ratings in `rest` below all the careful ones, keeping their order."""
    if not rest:
        return []
    shift = min(careful)[0] - max(rest)[0] - 1.0
    return [(value + shift, action) for value, action in rest]
