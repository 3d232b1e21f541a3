"""The end of a match, played out: which answers win whatever the others do.

A search that averages what may happen can overlook a win for long: an answer with one bad reply among a hundred looks
better than a safe one. Where a seat knows everything and little is left, trying all answers of everybody is exact.
"""

from collections.abc import Iterable
from math import inf
from time import perf_counter
from typing import Any

from msgspec import Struct

from cosecha.core.game import Game
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win, sides
from cosecha.core.state import CONFIRM, State

GUESSES = 8
"""How many guesses must be the same for a seat to know everything."""
SAMPLES = 4
"""How many times the rest is played at random to see how much is left of it."""


class Ending(Struct, frozen=True):
    """What a seat can force."""

    side: list[int]
    """The seats that win together: the seat itself, or its team."""
    wins: dict[int, bool]
    """Whether each answer wins by force: the side alone wins, even if all others play against it."""

    def decides(self) -> bool:
        """Whether some answers win by force and others don't."""
        return len(set(self.wins.values())) == 2

    def winning(self) -> list[int]:
        return [action for action, wins in self.wins.items() if wins]


class _TooMuch(Exception):
    """There is more to play out than allowed, or no time left."""


def ending(game: Game, view: Any, actions: Iterable[int], most: int, seconds: float = inf) -> Ending | None:
    """What these answers of the view's seat lead to. None if something is hidden, if there is nobody to win against, if
    there are more than `most` decisions to play out, or if it takes too long.

    What follows the answers is played out without those that the game sets aside.
    """
    end = perf_counter() + seconds
    state = _known(game, view)
    if state is None:
        return None
    scores = state.scores()
    side = next(side for side in sides(len(scores.totals), scores.teams) if view.seat in side)
    if len(side) == len(scores.totals) or _is_long(state, most):
        return None
    proof = _Proof(side, most, end)
    try:
        return Ending(side, {action: proof.after(state, view.seat, action) for action in actions})
    except _TooMuch:
        return None


def _known(game: Game, view: Any) -> State | None:
    """The state, if the view's seat knows all of it. Usually, the first two guesses already differ."""
    first: State = game.guess(view, Rng(0))
    for number in range(1, GUESSES):
        if game.guess(view, Rng(number)).digest() != first.digest():
            return None
    for seat in first.waiting():
        if first.held >> seat & 1:
            first.apply(seat, CONFIRM)
    return first


def _is_long(state: State, most: int) -> bool:
    """Whether there is far too much left: of all the ways the match can go, hardly fewer than a square root have to be
    tried."""
    rng = Rng(0)
    for _ in range(SAMPLES):
        twin = state.copy()
        ways = 1
        while (waiting := twin.waiting()) and ways <= most * most:
            actions = twin.worth(waiting[0])
            ways *= len(actions)
            twin.apply(waiting[0], actions[rng.below(len(actions))])
        if ways <= most * most:
            return False
    return True


class _Proof:
    """Tries everything, and remembers what it has found out about each state."""

    def __init__(self, side: list[int], most: int, end: float) -> None:
        self._side = side
        self._left = most
        self._end = end
        self._known: dict[int, bool] = {}
        self._decisive: dict[int, int] = {}
        """How often each answer settled a decision; such answers are tried first."""

    def after(self, state: State, seat: int, action: int) -> bool:
        """Whether the side wins after an answer."""
        twin = state.copy()
        twin.apply(seat, action)
        return self._wins(twin)

    def _wins(self, state: State) -> bool:
        waiting = state.waiting()
        if not waiting:
            scores = state.scores()
            return share_of_win(self._side[0], scores.winners, scores.teams) == 1.0
        key = state.digest()
        known = self._known.get(key)
        if known is not None:
            return known
        self._left -= 1
        if self._left < 0 or perf_counter() > self._end:
            raise _TooMuch
        # Where answers are given at the same time, the side gives its own first: it can't react to the others.
        seat = next((seat for seat in waiting if seat in self._side), waiting[0])
        ours = seat in self._side
        decisive = self._decisive
        won = not ours
        for action in sorted(state.worth(seat), key=lambda action: -decisive.get(action, 0)):
            if self.after(state, seat, action) is ours:
                won = ours
                decisive[action] = decisive.get(action, 0) + 1
                break
        self._known[key] = won
        return won
