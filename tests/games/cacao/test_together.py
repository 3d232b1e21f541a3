"""Work that may be done at once: offered exactly if every order of the sides leads to the same state."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.codes import side_of, space_of, workers_of
from cosecha.games.cacao.phases import WORK
from tests.conftest import PROOF

Edge = tuple[int, int]


def _edge(action: int) -> Edge:
    return space_of(action), side_of(action)


def _all_at_work(state: State, seat: int, order: tuple[Edge, ...]) -> State:
    """The state after every side has worked in this order, each with as many workers as have an effect."""
    after = state.copy()
    for edge in order:
        able = [action for action in after.legal(seat) if _edge(action) == edge]
        if after.phase != WORK or not able:
            break  # the rest had nothing left to do
        after.play(seat, max(able, key=workers_of), hold=True)
    return after


def _check(state: State, seat: int) -> None:
    """Compare the offer with every possible order."""
    sides = sorted({_edge(action) for action in state.legal(seat)})
    ends = [_all_at_work(state, seat, order) for order in permutations(sides)]
    alike = all(end == ends[0] for end in ends)
    offered = state.together(seat)
    assert bool(offered) == alike, [GAME.notation(action) for action in state.legal(seat)]
    if offered:
        after = state.copy()
        for action in offered:
            after.play(seat, action, hold=True)
        assert after == ends[0]
        assert after.held >> seat & 1, "something is left to answer"


@pytest.mark.unmeasured
@settings(max_examples=600 if PROOF else 40, deadline=None)
@given(st.integers(2, 4), st.integers(0, 2**128 - 1), st.integers(0, 2**32), st.lists(st.integers(0, 5), min_size=4))
def test_work_is_offered_at_once_exactly_if_its_order_does_not_matter(
    players: int, seed: int, choices: int, stores: list[int]
) -> None:
    state = GAME.start(Options(players=players), seed)
    rng = Rng(choices)
    while seats := state.waiting():
        seat = seats[rng.below(len(seats))]
        if state.phase == WORK:
            # Random play rarely has much in store; here every seat may have anything.
            other = state.copy()
            other.fruits[seat] = stores[rng.below(len(stores))]
            if other.legal(seat) and any(workers_of(action) for action in other.legal(seat)):
                _check(other, seat)
            _check(state, seat)
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


def test_nothing_is_offered_at_once_outside_the_work_phase() -> None:
    state = GAME.start(Options(players=2, first_seat=0), 1)
    assert state.together(0) == []
    assert state.together(1) == []
