"""What a view adds to its position: the workers at temples, so that clients don't have to count them."""

import msgspec
import pytest

from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options
from tests.games.cacao import oracle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_counts_the_workers_at_every_temple(players: int) -> None:
    state, rng = GAME.start(Options(players=players), players), Rng(players)
    while waiting := state.waiting():
        view = state.view(None)
        position = msgspec.to_builtins(view.position, str_keys=True)
        temples = [space for space, kind in oracle.jungle(position).items() if kind == "temple"]
        assert {oracle.space(name): workers for name, workers in view.temples.items()} == {
            temple: oracle.at_temple(position, temple) for temple in temples
        }
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[rng.below(len(legal))])
    assert any(any(workers) for workers in state.view(None).temples.values())
