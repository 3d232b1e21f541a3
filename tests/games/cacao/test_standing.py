"""Current gold: the value of the map, as far as a seat may know it."""

from typing import Literal

import pytest

from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options, State
from tests.contract.cacao import shuffle_hidden


def played(options: Options, seed: int, moves: int = 1000) -> State:
    """A random match after this many moves."""
    state = GAME.start(options, seed)
    rng = Rng(seed)
    while (waiting := state.waiting()) and moves:
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[rng.below(len(legal))])
        moves -= 1
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("gold", ["open", "hidden"])
def test_at_the_end_it_is_the_final_score(players: int, gold: Literal["open", "hidden"]) -> None:
    state = played(Options(players=players, gold=gold), players)
    assert not state.waiting()
    for seat in (*range(players), None):
        assert GAME.standing(state.view(seat)) == state.scores()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 7, 30, 50])
def test_before_the_end_it_is_the_value_of_the_map(players: int, moves: int) -> None:
    state = played(Options(players=players), players, moves)
    for seat in (*range(players), None):
        assert GAME.standing(state.view(seat)) == state.scores()


def test_hidden_gold_is_neither_shown_nor_counted() -> None:
    state = played(Options(players=3, gold="hidden"), 5, 40)
    whole = state.scores()
    for seat in (0, 1, 2, None):
        sheet = GAME.standing(state.view(seat))
        assert sheet.gold == [gold if other == seat else None for other, gold in enumerate(state.gold)]
        known = [0 if other == seat else gold for other, gold in enumerate(state.gold)]
        assert sheet.totals == [total - hidden for total, hidden in zip(whole.totals, known, strict=True)]
    assert any(state.gold)


def test_hidden_information_does_not_change_it() -> None:
    rng = Rng(1)
    for moves in range(0, 60, 7):
        state = played(Options(players=4, gold="hidden"), 9, moves)
        for seat in (*range(4), None):
            twin = shuffle_hidden(state, seat, rng)
            assert GAME.standing(twin.view(seat)) == GAME.standing(state.view(seat))
