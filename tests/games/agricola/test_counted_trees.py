"""The number of action sequences of length one, two and three.

The numbers are oracles: they were counted once for this version of the rules. If one changes, the rules have changed.
"""

import pytest

from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.codes import DISCARD, kind_of
from cosecha.games.agricola.phases import PHASE_NAMES
from tests.games.trees import count as count_from


def count(state: State, depth: int) -> int:
    """Ignores discards, which would only multiply everything."""

    def moves(state: State, seat: int) -> list[int]:
        return [action for action in state.legal(seat) if kind_of(action) != DISCARD]

    return count_from(state, depth, moves)


def reach(options: Options, seed: int, number: int, phase: str) -> State:
    """The first decision in this phase, in or after this round of a random match."""
    state = GAME.start(options, seed)
    rng = Rng(seed)
    while state.round < number or PHASE_NAMES[state.phase] != phase:
        seat = state.waiting()[0]
        legal = state.worth(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


FROM_THE_DEAL = [
    # Length two, also counted by hand: 8 spaces with 8 left, 13 fields. Solo: 2 wood for a stable, and a grain to
    # eat. With the tile: 5 of its parts. With three players: the choice at the Resource Market.
    (Options(players=1), 7, [9, 79, 762]),
    (Options(players=2, first_seat=0), 7, [9, 77, 614]),
    (Options(players=2, first_seat=0, side_job="with", tile="with"), 7, [10, 90, 775]),
    (Options(players=3, first_seat=0), 7, [12, 125, 1215]),
    (Options(players=4, first_seat=0), 7, [14, 182, 2210]),
]
LATER = [
    (Options(players=1), 7, 8, "work", [13, 142]),
    (Options(players=2, first_seat=0), 7, 7, "feed", [3, 7]),
    (Options(players=2, first_seat=0), 7, 12, "work", [17, 264]),
    (Options(players=3, first_seat=0, tile="with"), 7, 10, "work", [21, 824]),
    (Options(players=4, first_seat=0), 7, 14, "feed", [3, 9]),
]


@pytest.mark.parametrize(("options", "seed", "counts"), FROM_THE_DEAL)
def test_the_tree_from_the_deal_has_the_counted_size(options: Options, seed: int, counts: list[int]) -> None:
    state = GAME.start(options, seed)
    assert [count(state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("options", "seed", "number", "phase", "counts"), LATER)
def test_the_tree_later_in_a_match_has_the_counted_size(
    options: Options, seed: int, number: int, phase: str, counts: list[int]
) -> None:
    state = reach(options, seed, number, phase)
    assert [count(state, depth) for depth in (1, 2)] == counts
