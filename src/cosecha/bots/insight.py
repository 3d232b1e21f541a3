"""What the bots with insight share: they weigh every action in points, take the best, and can say why."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any

from msgspec import Struct

from cosecha.core.bot import Advice
from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.rng import Rng

Rated = list[tuple[float, int]]
"""Actions with what they are worth, in points."""

TIE = 1e-6
"""Actions nearer to each other than this are equally good; chance decides."""

LOOKED_AT = 5
"""Ideas among which advice looks for one with another reason, before it takes the next best for the same."""


class Rivalry(Struct, frozen=True):
    """How much a bot begrudges its rivals their points: the part of a table of weights that every game has."""

    harm_mean: float = 0.25
    """What a point less for the average rival is worth, with three players or more; with two it is a point."""
    harm_leader: float = 0.15
    """What a point less for the rival who leads is worth on top of that."""


class Insight(ABC):
    """Plays by expected points; knows what its view tells and no more. A game's bot fills in what is abstract here."""

    game: Game

    @abstractmethod
    def rate(self, state: Any, view: Any) -> Rated:
        """What the actions of the view's seat are worth, in a state that fits the view."""

    @abstractmethod
    def idea(self, state: Any, action: int) -> Hashable:
        """What makes an action another idea than the next one."""

    @abstractmethod
    def reason(self, state: Any, seat: int, action: int, rank: int) -> Message:
        """Why a player might take this action; rank 0 is the best idea, and what comes behind it must not deny that."""

    def decide(self, state: Any, view: Any, rng: Rng) -> int:
        """The action that is worth most."""
        rated = self.rate(state, view)
        best = max(value for value, _ in rated)
        good = [action for value, action in rated if value >= best - TIE]
        return good[rng.below(len(good))] if len(good) > 1 else good[0]

    def choose(self, view: Any, rng: Rng) -> int:
        """A choice for a choice: a single legal action needs no thought."""
        if len(view.legal) == 1:
            only: int = view.legal[0]
            return only
        return self.decide(self.game.guess(view, rng), view, rng)

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """The n best actions, different ideas before variations of one and other reasons before the same again."""
        if view.seat is None or not view.legal:
            return []
        state = self.game.guess(view, rng)
        actions = list(view.legal)
        if len(actions) > 1:
            rated = [action for _, action in sorted(self.rate(state, view), key=lambda each: -each[0])]
            actions = rated + sorted(set(actions) - set(rated))
        chosen = self._different(state, view.seat, actions, n)
        return [Advice(action, self.reason(state, view.seat, action, rank)) for rank, action in enumerate(chosen)]

    def _different(self, state: Any, seat: int, actions: list[int], n: int) -> list[int]:
        """The first action of each idea, those first whose reason has not been said yet; then the rest."""
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
    """Actions judged at a glance keep their order, below the worst of those judged with care."""
    if not rest:
        return []
    shift = min(careful)[0] - max(rest)[0] - 1.0
    return [(value + shift, action) for value, action in rest]
