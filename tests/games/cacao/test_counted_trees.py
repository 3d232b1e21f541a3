"""How many ways there are to go on, one, two and three answers deep.

The numbers are oracles: they were counted once and hold for this version of the rules. A change of them is a change of
the rules.
"""

import pytest

from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.phases import PHASE_NAMES
from tests.games.trees import count


def reach(options: Options, seed: int, turn: int, phase: str) -> State:
    """The first decision of that kind in or after that turn of a random match."""
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
def test_from_the_deal(options: Options, seed: int, counts: list[int]) -> None:
    state = GAME.start(options, seed)
    assert [count(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("options", "seed", "turn", "phase", "counts"), LATER)
def test_later_in_a_match(options: Options, seed: int, turn: int, phase: str, counts: list[int]) -> None:
    state = reach(options, seed, turn, phase)
    assert [count(state, depth) for depth in (1, 2)] == counts
