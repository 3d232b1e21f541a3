"""The number of action sequences of length one, two and three.

The numbers are oracles: they were counted once for this version of the rules. If one changes, the rules have changed.
"""

import pytest

from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, Options, State
from cosecha.games.santiago.phases import PHASE_NAMES
from tests.games.trees import count


def reach(options: Options, seed: int, round: int, phase: str) -> State:
    """The first decision in this phase, in or after this round of a random match."""
    state = GAME.start(options, seed)
    rng = Rng(seed)
    while state.round < round or PHASE_NAMES[state.phase] != phase:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


FROM_THE_DEAL = [
    (Options(players=2), 1, [4, 24, 144]),
    (Options(players=2, setup_placement="manual", spring_mode="any"), 1, [20, 62, 2812]),
    (Options(players=3), 1, [11, 111, 1021]),
    (Options(players=3, setup_placement="manual"), 1, [6, 264, 9840]),
    (Options(players=4), 1, [11, 111, 1021]),
    (Options(players=5), 1, [11, 111, 1021]),
]
LATER = [
    (2, "bid", [7, 42, 4914]),
    (2, "leftover", [18, 1098, 13194]),
    (2, "decide", [12, 87, 686]),
    (3, "bid", [4, 13, 60]),
    (3, "leftover", [14, 630, 42210]),
    (3, "decide", [2, 14, 94]),
    (4, "bid", [6, 37, 141]),
    (4, "decide", [11, 140, 687]),
    (4, "extra", [13, 65, 273]),
    (5, "bid", [9, 49, 157]),
    (5, "propose", [14, 196, 15484]),
    (5, "extra", [15, 71, 242]),
]


@pytest.mark.parametrize(("options", "seed", "counts"), FROM_THE_DEAL, ids=str)
def test_the_tree_from_the_deal_has_the_counted_size(options: Options, seed: int, counts: list[int]) -> None:
    state = GAME.start(options, seed)
    assert [count(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("players", "phase", "counts"), LATER)
def test_the_tree_in_the_fourth_round_has_the_counted_size(players: int, phase: str, counts: list[int]) -> None:
    state = reach(Options(players=players), 5, 4, phase)
    assert [count(state, depth) for depth in (1, 2, 3)] == counts
