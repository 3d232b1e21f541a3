"""The number of action sequences of length one, two and three.

The numbers are oracles: they were counted once for this version of the rules. If one changes, the rules have changed.
"""

import pytest

from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.phases import PHASE_NAMES
from tests.games.trees import count


def reach(options: Options, seed: int, turn: int, phase: str) -> State:
    """The first decision in this phase, in or after this turn of a random match."""
    state = GAME.start(options, seed)
    rng = Rng(seed)
    while state.turn < turn or PHASE_NAMES[state.phase] != phase:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


FROM_THE_DEAL = [
    (Options(players=2, first_seat=0), 7, [48, 1318, 12100]),
    (Options(players=3, first_seat=0), 7, [30, 602, 5228]),
    (Options(players=4, first_seat=0), 7, [30, 602, 7724]),
]
LATER = [
    (Options(players=2, first_seat=0), 7, 8, "fill", [2, 4]),
    (Options(players=2, first_seat=0), 7, 8, "work", [2, 80]),
    (Options(players=3, first_seat=0), 7, 15, "place", [70, 234]),
    (Options(players=4, first_seat=0), 7, 20, "work", [2, 12]),
    (Options(players=4, first_seat=0), 7, 33, "place", [16, 237]),
]


@pytest.mark.parametrize(("options", "seed", "counts"), FROM_THE_DEAL)
def test_the_tree_from_the_deal_has_the_counted_size(options: Options, seed: int, counts: list[int]) -> None:
    state = GAME.start(options, seed)
    assert [count(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("options", "seed", "turn", "phase", "counts"), LATER)
def test_the_tree_later_in_a_match_has_the_counted_size(
    options: Options, seed: int, turn: int, phase: str, counts: list[int]
) -> None:
    state = reach(options, seed, turn, phase)
    assert [count(state, depth) for depth in (1, 2)] == counts
