"""Proves forced wins by playing out everything: no guide, no guesses, nothing but the rules.

A side wins by force if it alone wins, whatever the others do, even if they all play against it. Where answers are given
at the same time, the side gives its own first, so the others may react to what they couldn't know: a win against that
is a win against anybody.
"""

from collections.abc import Callable
from typing import Any

from cosecha.core.game import Game
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win, sides
from cosecha.core.state import State
from cosecha.games.agricola import State as AgricolaState
from cosecha.games.agricola import codes

GUESSES = 24
"""So many guesses are all the same only if there is nothing to guess."""

Answers = Callable[[State, int], list[int]]
"""The answers of a seat that a proof tries."""


class TooLarge(Exception):
    """There is more to play out than allowed."""


class Undecided(Exception):
    """Whether an answer wins depends on answers that only one of two proofs has tried."""


def everything(state: State, seat: int) -> list[int]:
    """Every legal answer, except for discarding goods in Agricola: with fewer of them, a farm without hand cards can
    neither do nor score more."""
    actions = state.legal(seat)
    if isinstance(state, AgricolaState) and not state.cards:
        actions = [action for action in actions if codes.kind_of(action) != codes.DISCARD]
    return actions


def worthwhile(state: State, seat: int) -> list[int]:
    """The answers that the rules don't set aside."""
    return state.worth(seat)


class Proof:
    """Whether a side wins by force, if it tries some answers and the others try some. With fewer of its own, it may
    miss a win that is there; with fewer of the others', it may find one that isn't."""

    def __init__(self, side: list[int], ours: Answers, theirs: Answers, most: int) -> None:
        self._side = side
        self._ours = ours
        self._theirs = theirs
        self._left = most
        self._known: dict[int, bool] = {}
        self._decisive: dict[int, int] = {}
        """How often each answer made all others of its decision irrelevant. Such answers are tried first."""

    @property
    def size(self) -> int:
        """How many decisions were played out."""
        return len(self._known)

    def after(self, state: State, seat: int, action: int) -> bool:
        twin = state.copy()
        twin.apply(seat, action)
        return self.wins(twin)

    def wins(self, state: State) -> bool:
        waiting = state.waiting()
        if not waiting:
            scores = state.scores()
            return share_of_win(self._side[0], scores.winners, scores.teams) == 1.0
        key = state.digest()
        if key in self._known:
            return self._known[key]
        if self._left == 0:
            raise TooLarge
        self._left -= 1
        own = [seat for seat in waiting if seat in self._side]
        seat = own[0] if own else waiting[0]
        actions = self._ours(state, seat) if own else self._theirs(state, seat)
        actions = sorted(actions, key=lambda action: -self._decisive.get(action, 0))
        found = not own
        for action in actions:
            if self.after(state, seat, action) is bool(own):
                found = bool(own)
                self._decisive[action] = self._decisive.get(action, 0) + 1
                break
        self._known[key] = found
        return found


def side_of(state: State, seat: int) -> list[int]:
    """The seats that win together with this one."""
    scores = state.scores()
    return next(side for side in sides(len(scores.totals), scores.teams) if seat in side)


def winning_answers(state: State, seat: int, most: int = 1_000_000) -> list[int]:
    """The legal answers of a seat that win by force. Raises TooLarge, and Undecided.

    One proof tries fewer of the side's own answers, so its wins are wins. Another one tries fewer of the others', so
    what doesn't win there doesn't win at all. Only Agricola sets answers aside; otherwise, one proof is both.
    """
    side = side_of(state, seat)
    surely = Proof(side, worthwhile, everything, most)
    perhaps = Proof(side, everything, worthwhile, most) if isinstance(state, AgricolaState) else surely
    found: list[int] = []
    for action in state.legal(seat):
        if surely.after(state, seat, action):
            found.append(action)
        elif perhaps.after(state, seat, action):
            raise Undecided
    return found


def is_certain(game: Game, state: State, seat: int) -> bool:
    """Whether the seat knows the whole state."""
    view: Any = state.view(seat)
    return {game.guess(view, Rng(number)).digest() for number in range(GUESSES)} == {state.digest()}
