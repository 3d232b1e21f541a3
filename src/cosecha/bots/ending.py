"""The end of a match, played out: which answers win whatever the others do.

A search that averages what may happen can overlook a win for a long time: an answer with one bad reply among a hundred
looks better than a safe one. Where a seat knows everything and little is left, trying all answers of everybody is
exact.
"""

from collections.abc import Hashable
from math import inf
from time import perf_counter
from typing import Any

from cosecha.core.game import Game
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win, sides
from cosecha.core.state import CONFIRM, State

GUESSES = 8
"""How many guesses must be the same for a seat to know everything."""
SAMPLES = 4
"""How many times the rest is played at random to see how much is left of it."""


def ending_of(game: Game, view: Any, most: int) -> "Ending | None":
    """The end of a match as the view's seat sees it. None if something is hidden, if there is nobody to win against, or
    if it would take far more than `most` decisions to play it out."""
    state = _known(game, view)
    if state is None:
        return None
    scores = state.scores()
    side = next(side for side in sides(len(scores.totals), scores.teams) if view.seat in side)
    if len(side) == len(scores.totals) or _is_long(game, state, most):
        return None
    return Ending(game, state, view.seat, side, most)


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


def _is_long(game: Game, state: State, most: int) -> bool:
    """Whether there is far too much left: of all the ways the match can go, hardly fewer than a square root have to be
    tried. What seats do apart is little."""
    rng = Rng(0)
    for _ in range(SAMPLES):
        twin = state.copy()
        ways = 1
        while (waiting := twin.waiting()) and ways <= most * most and game.apart(twin) is None:
            actions = twin.worth(waiting[0])
            ways *= len(actions)
            twin.apply(waiting[0], actions[rng.below(len(actions))])
        if ways <= most * most:
            return False
    return True


class _TooMuch(Exception):
    """There is more to play out than allowed, or no time left."""


class Ending:
    """What a seat can force: its side (the seat itself, or its team) alone wins, even if all others play against it.

    Answers that the game sets aside are tried only where they are asked about: without cards and variants, others never
    do better with them, and otherwise hardly ever. Where nobody can change the rank of another seat any more, each seat
    is played out by itself, which takes a sum of decisions instead of a product.
    """

    def __init__(self, game: Game, state: State, seat: int, side: list[int], most: int) -> None:
        self.side = side
        self._game = game
        self._state = state
        self._seat = seat
        self._left = most
        self._until = inf
        self._known: dict[int, bool] = {}
        """By a state's digest: whether the side wins from there."""
        self._best: dict[tuple[int, Hashable], tuple[int, ...]] = {}
        """By seat and what its rank depends on: the best rank it can reach."""
        self._decisive: dict[int, int] = {}
        """How often each answer settled a decision; such answers are tried first."""

    def wins(self, action: int, until: float = inf) -> bool | None:
        """Whether an answer wins by force. None if that can't be found out: after as many decisions as allowed for all
        answers together, or by this time."""
        self._until = until
        try:
            return self._after(self._state, self._seat, action)
        except _TooMuch:
            return None

    def _after(self, state: State, seat: int, action: int) -> bool:
        twin = state.copy()
        twin.apply(seat, action)
        return self._wins(twin)

    def _wins(self, state: State) -> bool:
        waiting = state.waiting()
        if not waiting:
            scores = state.scores()
            return share_of_win(self.side[0], scores.winners, scores.teams) == 1.0
        key = state.digest()
        known = self._known.get(key)
        if known is not None:
            return known
        if self._game.apart(state) is not None:
            won = self._known[key] = self._outranks(state)
            return won
        self._count()
        # Where answers are given at the same time, the side gives its own first: it can't react to the others.
        seat = next((seat for seat in waiting if seat in self.side), waiting[0])
        ours = seat in self.side
        won = not ours
        for action in self._ordered(state.worth(seat)):
            if self._after(state, seat, action) is ours:
                won = ours
                self._decisive[action] = self._decisive.get(action, 0) + 1
                break
        self._known[key] = won
        return won

    def _count(self) -> None:
        if self._left == 0 or perf_counter() > self._until:
            raise _TooMuch
        self._left -= 1

    def _outranks(self, state: State) -> bool:
        """Whether the side, a single seat, can do better than each other seat can, where all play apart."""
        most = self._best_rank(state, self.side[0])
        others = [seat for seat in range(len(self._game.ranks(state))) if seat not in self.side]
        return all(self._best_rank(state, seat) < most for seat in others)

    def _best_rank(self, state: State, seat: int) -> tuple[int, ...]:
        waiting = state.waiting()
        if waiting and seat not in waiting:
            # It doesn't matter what the others do.
            self._count()
            twin = state.copy()
            twin.apply(waiting[0], twin.worth(waiting[0])[0])
            return self._best_rank(twin, seat)
        if not waiting:
            return self._game.ranks(state)[seat]
        keys = self._game.apart(state)
        assert keys is not None
        key = (seat, keys[seat])
        known = self._best.get(key)
        if known is None:
            self._count()
            found: list[tuple[int, ...]] = []
            for action in state.worth(seat):
                twin = state.copy()
                twin.apply(seat, action)
                found.append(self._best_rank(twin, seat))
            known = self._best[key] = max(found)
        return known

    def _ordered(self, actions: list[int]) -> list[int]:
        decisive = self._decisive
        first = [action for action in actions if action in decisive]
        first.sort(key=decisive.__getitem__, reverse=True)
        return first + [action for action in actions if action not in decisive]
