"""Current points: those if this round were the last, as far as a seat may know them."""

from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, Options, State
from cosecha.games.santiago.rules.drying import dry
from tests.conftest import PROOF
from tests.contract.santiago import shuffle_hidden
from tests.core.random_match import random_match
from tests.games.santiago.test_properties import tables


def played(options: Options, seed: int, moves: int = 1000) -> State:
    """A random match after this many moves."""
    state = random_match(options, seed, moves).state
    assert isinstance(state, State)
    return state


def after_drying(state: State) -> list[int]:
    """Everybody's points according to the rules if this round were the last."""
    other = state.copy()
    dry(other, last=True, log=None)
    return other.scores().totals


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_at_the_end_it_is_the_final_score(players: int, visibility: Literal["open", "hidden"]) -> None:
    state = played(Options(players=players, money_visibility=visibility), players)
    assert not state.waiting()
    for seat in (*range(players), None):
        assert GAME.standing(state.view(seat)) == state.scores()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("moves", [0, 7, 23, 40])
def test_before_the_end_it_is_the_score_after_drying(players: int, moves: int) -> None:
    state = played(Options(players=players), moves, moves)
    before = state.copy()
    for seat in (*range(players), None):
        sheet = GAME.standing(state.view(seat))
        assert sheet.totals == after_drying(state)
        assert sheet.money == state.money
    assert state == before


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hidden_money_is_none_and_does_not_count(players: int) -> None:
    state = played(Options(players=players, money_visibility="hidden"), 1, 30)
    whole = after_drying(state)
    for seat in (*range(players), None):
        sheet = GAME.standing(state.view(seat))
        for other in range(players):
            known = other == seat
            assert sheet.money[other] == (state.money[other] if known else None)
            assert sheet.totals[other] == (whole[other] if known else whole[other] - state.money[other])


@pytest.mark.unmeasured
@settings(max_examples=600 if PROOF else 60)
@given(tables(), st.integers(0, 2**64), st.integers(0, 90))
def test_equal_views_get_equal_points(options: Options, seed: int, moves: int) -> None:
    state = played(options, seed, moves)
    rng = Rng(seed)
    for seat in (*range(options.players), None):
        twin = shuffle_hidden(state, seat, rng)
        assert twin.view(seat) == state.view(seat)
        assert GAME.standing(twin.view(seat)) == GAME.standing(state.view(seat))
