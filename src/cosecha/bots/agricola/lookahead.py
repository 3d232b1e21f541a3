"""Looks beyond the turn: what the best few placements leave for the seat's next person, once the others have moved.

A net that rates the end of a turn only guesses which spaces will still be free. Here everybody plays on, each turn the
best one by the net, until the seat has placed its next person. Round cards to come and other hands are those of the
position given, which bots draw at random.
"""

from typing import Final

from cosecha.bots.agricola.draws import after_draw, is_drawing
from cosecha.bots.agricola.net import Net
from cosecha.bots.agricola.search import Judge, best, rate, sensible
from cosecha.bots.agricola.teams import scored
from cosecha.games.agricola import codes
from cosecha.games.agricola.phases import WORK
from cosecha.games.agricola.scoring import totals
from cosecha.games.agricola.state import State

MOST: Final = 3
"""How many placements to look at."""
MARGIN: Final = 0.8
"""How much worse than the best one, in points, a placement may be by the net alone. A search that looks at more finds
mostly futures that the net overrates."""
_AT_ONCE: Final = 0.5
"""How much of a rating is the net's value right after the turn, for the same reason."""
_SEAT_TRIES: Final = 6
"""How many of the placements that are best now to try next, besides those that aren't possible yet."""
_DRAWS: Final = 2
"""How many cards of an event deck to try."""
_OTHERS_TRY: Final = 3
"""The same for the other seats, whose best placements are those of the first future tried."""


def rate_ahead(state: State, seat: int, net: Net, most: int = MOST, margin: float = MARGIN) -> list[tuple[float, int]]:
    """Rate a seat's sensible actions, with a closer look at the best placements, which stay ahead of the others."""
    rated = rate(state, seat, net)
    if not is_placing(state, seat):
        return rated
    rated.sort(reverse=True)
    limit = rated[0][0] - margin
    close = [each for each in rated[:most] if each[0] >= limit]
    if len(close) == 1:
        return rated
    future = Future(state, seat, net, [action for _, action in rated])
    found = [(future.after(action, value), action) for value, action in close]
    # The net's own values may be higher than these.
    shift = min(0.0, min(found)[0] - close[-1][0])
    for value, action in rated[len(close) :]:
        found.append((value + shift, action))
    return found


def is_placing(state: State, seat: int) -> bool:
    """Whether a seat is about to choose a space for a person."""
    if state.phase != WORK:
        return False
    for action in state.worth(seat):
        if codes.kind_of(action) == codes.USE:
            return True
    return False


class Future:
    """What a seat can expect after each of its actions in one position."""

    def __init__(self, state: State, seat: int, net: Net, order: list[int]) -> None:
        """`order` has the seat's placements, best first."""
        self.state = state
        self.seat = seat
        self.net = net
        self.order = order
        self.others: list[tuple[int, list[int]]] = []
        """The others' turns after the first action: whose it is, and the placements, best first."""

    def after(self, action: int, at_once: float) -> float:
        """The seat's points after its next placement, averaged with those right after this turn; at the end of the
        match, its score."""
        state = self.state.copy()
        state.held = 0
        state.answer(self.seat, action, None)
        if not is_drawing(state, self.seat):
            return self._play_on(state, at_once)
        # A single card would say little about the deck.
        found = [self._play_on(each, at_once) for each in after_draw(state, self.seat, _DRAWS)]
        return sum(found) / len(found)

    def _play_on(self, state: State, at_once: float) -> float:
        state.advance(None)
        turn = 0
        while waiting := state.waiting():
            seat = waiting[0]
            if is_placing(state, seat):
                value = self._place(state, seat, turn)
                if seat == self.seat:
                    return _AT_ONCE * at_once + (1.0 - _AT_ONCE) * value
                turn += 1
            elif seat == self.seat:
                state.answer(seat, best(rate(state, seat, self.net)), None)
            else:
                _take_turn(state, seat, self.net, sensible(state.worth(seat)))
            state.advance(None)
        return scored(state, self.seat) if state.teams else float(totals(state)[self.seat])

    def _place(self, state: State, seat: int, turn: int) -> float:
        """Place a person where the net likes it best. Returns the net's value. `turn` counts the others' turns."""
        actions = sensible(state.worth(seat))
        if seat == self.seat:
            actions = _promising(actions, self.order, _SEAT_TRIES)
        elif turn < len(self.others) and self.others[turn][0] == seat:
            actions = _promising(actions, self.others[turn][1], _OTHERS_TRY)
        rated = _take_turn(state, seat, self.net, actions)
        if turn == len(self.others) and seat != self.seat:
            self.others.append((seat, [action for _, action in rated]))
        return rated[0][0]


def _take_turn(state: State, seat: int, net: Net, actions: list[int]) -> list[tuple[float, int]]:
    """Take the best of some actions by the net, and the steps that follow it greedily. Returns all ratings, best
    first."""
    judge = Judge(net, state, seat)
    rated: list[tuple[float, int]] = []
    for action in actions:
        twin = state.copy()
        twin.answer(seat, action, None)
        rated.append((judge.finish(twin), action))
    rated.sort(reverse=True)
    state.answer(seat, rated[0][1], None)
    judge.finish(state)
    return rated


def _promising(actions: list[int], order: list[int], tries: int) -> list[int]:
    """Of these actions, the first few in a former order, and those that weren't possible then."""
    found = [action for action in order if action in actions][:tries]
    found += [action for action in actions if action not in order]
    return found
