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
from cosecha.games.agricola.digest import add_farm
from cosecha.games.agricola.phases import BREED, FEED, ROUNDS

GUESSES = 24
"""So many guesses are all the same only if there is nothing to guess."""

Answers = Callable[[State, int], list[int]]
"""The answers of a seat that a proof tries."""


class TooLarge(Exception):
    """There is more to play out than allowed."""


class Undecided(Exception):
    """Whether an answer wins depends on answers that only one of two proofs has tried."""


def everything(state: State, seat: int) -> list[int]:
    """Every legal answer. Without cards, Agricola has some that can't be better than others:

    - With fewer goods, a farm can neither do nor score more, so nothing is discarded.
    - If no variant is played, food is only for feeding. The rates don't fall until then, and animals without a place
      are cooked at once anyway, so nothing else is exchanged or cooked before.
    """
    actions = state.legal(seat)
    if not isinstance(state, AgricolaState) or state.cards:
        return actions
    actions = [action for action in actions if codes.kind_of(action) != codes.DISCARD]
    if state.phase == FEED or state.variant or state.tile or state.side_job:
        return actions
    kept = [codes.kept(action) for action in actions if codes.kind_of(action) == codes.KEEP]
    return [action for action in actions if not is_early(action, kept)]


def is_early(action: int, kept: list[tuple[int, int, int]]) -> bool:
    """Whether an answer makes food too early: by an exchange, or by keeping fewer animals than another one keeps."""
    if codes.kind_of(action) != codes.KEEP:
        return codes.kind_of(action) == codes.EXCHANGE
    own = codes.kept(action)
    return any(own != more and all(a <= b for a, b in zip(own, more, strict=True)) for more in kept)


def literally_everything(state: State, seat: int) -> list[int]:
    """Every legal answer, whatever it is."""
    return state.legal(seat)


def worthwhile(state: State, seat: int) -> list[int]:
    """The answers that the rules don't set aside."""
    return state.worth(seat)


def is_last_harvest(state: State) -> bool:
    """Whether farms can only feed and breed, each for itself: no card looks at those of others, and there are no
    partners."""
    if not isinstance(state, AgricolaState) or state.cards or state.teams:
        return False
    return state.round == ROUNDS and state.phase in (FEED, BREED)


class Proof:
    """Whether a side wins by force, if it tries some answers and the others try some. With fewer of its own, it may
    miss a win that is there; with fewer of the others', it may find one that isn't.

    In the last harvest of Agricola, what a farm can make of it is found once for all farms that the others may have.
    """

    def __init__(self, side: list[int], ours: Answers, theirs: Answers, most: int, whole: bool = False) -> None:
        """`whole`: without this shortcut."""
        self._side = side
        self._ours = ours
        self._theirs = theirs
        self._left = most
        self._whole = whole
        self._known: dict[int, bool] = {}
        self._harvests: dict[tuple[object, ...], tuple[int, int]] = {}
        self._decisive: dict[int, int] = {}
        """How often each answer made all others of its decision irrelevant. Such answers are tried first."""

    @property
    def size(self) -> int:
        """How many decisions were played out."""
        return len(self._known) + len(self._harvests)

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
        if not self._whole and is_last_harvest(state):
            assert isinstance(state, AgricolaState)
            won = self._known[key] = self._wins_harvest(state)
            return won
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

    def _wins_harvest(self, state: AgricolaState) -> bool:
        (ours,) = self._side
        least = self._harvest(state, ours)
        return all(self._harvest(state, seat) < least for seat in range(state.players) if seat != ours)

    def _harvest(self, state: AgricolaState, seat: int) -> tuple[int, int]:
        """The most points, and with them the most building materials, that a farm can end with."""
        while state.waiting() and seat not in state.waiting():
            state = state.copy()
            other = state.waiting()[0]
            state.apply(other, state.legal(other)[0])
        if not state.waiting():
            scores = state.scores()
            return scores.totals[seat], scores.materials[seat]
        parts: list[object] = [seat, state.phase]
        add_farm(parts, state.farms[seat])
        key = tuple(parts)
        if key not in self._harvests:
            if self._left == 0:
                raise TooLarge
            self._left -= 1
            answers = self._ours if seat in self._side else self._theirs
            after: list[tuple[int, int]] = []
            for action in answers(state, seat):
                twin = state.copy()
                twin.apply(seat, action)
                after.append(self._harvest(twin, seat))
            self._harvests[key] = max(after)
        return self._harvests[key]


def side_of(state: State, seat: int) -> list[int]:
    """The seats that win together with this one."""
    scores = state.scores()
    return next(side for side in sides(len(scores.totals), scores.teams) if seat in side)


def winning_answers(state: State, seat: int, most: int = 1_000_000) -> list[int]:
    """The answers of a seat that win by force, of those that may be better than others. Raises TooLarge, and Undecided.

    One proof tries fewer of the side's own answers, so its wins are wins. Another one tries fewer of the others', so
    what doesn't win there doesn't win at all. Only Agricola sets answers aside; otherwise, one proof is both.
    """
    side = side_of(state, seat)
    surely = Proof(side, worthwhile, everything, most)
    perhaps = Proof(side, everything, worthwhile, most) if isinstance(state, AgricolaState) else surely
    found: list[int] = []
    for action in everything(state, seat):
        if surely.after(state, seat, action):
            found.append(action)
        elif perhaps.after(state, seat, action):
            raise Undecided
    return found


def is_certain(game: Game, state: State, seat: int) -> bool:
    """Whether the seat knows the whole state."""
    view: Any = state.view(seat)
    return {game.guess(view, Rng(number)).digest() for number in range(GUESSES)} == {state.digest()}
