"""What a view adds to its position: the irrigated squares, so that clients don't compute what canals irrigate."""

import msgspec
import pytest

from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, Options
from tests.games.santiago import oracle


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_names_the_irrigated_squares(players: int) -> None:
    state, rng = GAME.start(Options(players=players), players), Rng(players)
    while waiting := state.waiting():
        view = state.view(None)
        position = msgspec.to_builtins(view.position, str_keys=True)
        assert {oracle.square(name) for name in view.wet} == oracle.wet(position)
        assert len(set(view.wet)) == len(view.wet)
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[rng.below(len(legal))])
    assert state.view(None).wet
