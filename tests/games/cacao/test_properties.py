"""Invariants: random legal play with all options, checked by the oracle and the ledger."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.phases import WORK
from tests.conftest import PROOF
from tests.games.cacao.ledger import Ledger
from tests.games.random_play import random_play

pytestmark = pytest.mark.unmeasured


@st.composite
def tables(draw: st.DrawFn) -> Options:
    """All options, for every number of players."""
    players = draw(st.integers(2, 4))
    return Options(
        players=players,
        first_seat=draw(st.none() | st.integers(0, players - 1)),
        gold=draw(st.sampled_from(["open", "hidden"])),
    )


RandomPlay = random_play(tables(), Ledger)
RandomPlay.TestCase.settings = settings(max_examples=300 if PROOF else 10, stateful_step_count=15)
TestRandomPlay = RandomPlay.TestCase


@settings(max_examples=1000 if PROOF else 12)
@given(tables(), st.integers(0, 2**128 - 1), st.integers(0, 2**32))
def test_a_random_match_keeps_the_rules(options: Options, seed: int, choices: int) -> None:
    ledger = Ledger(options, seed)
    rng = Rng(choices)
    while ledger.state.waiting():
        ledger.play(rng.bits())
    ledger.check_end()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dense_map_keeps_the_rules(players: int) -> None:
    """Random play sprawls. Here the space with the most neighbors is used, so that there is much filling and
    overbuilding."""
    ledger = Ledger(Options(players=players), players)
    while ledger.state.waiting():
        state = ledger.state
        seat = state.waiting()[0]
        legal = state.legal(seat)
        best = max(range(len(legal)), key=lambda number: (len(state.preview(seat, legal[number]).events), -number))
        ledger.play(best * len(state.waiting()))
    ledger.check_end()


@pytest.mark.parametrize(("players", "seed"), [(3, 854), (4, 1128)])
def test_three_fills_in_one_turn_keep_the_rules(players: int, seed: int) -> None:
    """This happens in one of several thousand random matches, and in these: the third tile comes from the pile."""
    ledger = Ledger(Options(players=players), seed)
    rng = Rng(seed)
    most = 0
    while waiting := ledger.state.waiting():
        ledger.play(len(waiting) * rng.below(len(ledger.state.legal(waiting[0]))))
        most = max(most, len(ledger.filled))
    assert most == 3
    ledger.check_end()


def worked(state: State, order: list[int], answers: dict[int, list[int]]) -> State:
    """The state after these seats gave all their answers, one seat after the other."""
    twin = state.copy()
    for seat in order:
        for action in answers[seat]:
            twin.play(seat, action)
    return twin


def own_answers(state: State, seat: int, rng: Rng) -> list[int]:
    """A seat's random answers, side by side, until it owes none."""
    twin = state.copy()
    found = []
    while twin.phase == WORK and twin.turn == state.turn and seat in twin.waiting():
        legal = twin.legal(seat)
        found.append(legal[rng.below(len(legal))])
        twin.apply(seat, found[-1])
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_in_which_seats_use_their_workers_does_not_matter(players: int) -> None:
    """Every order of the seats, and interleaved answers, lead to the same state."""
    together: set[int] = set()
    for seed in range(200 if PROOF else 25):
        state = GAME.start(Options(players=players), seed)
        rng = Rng(seed)
        while waiting := state.waiting():
            if len(waiting) > 1:
                together.add(len(waiting))
                answers = {seat: own_answers(state, seat, rng) for seat in waiting}
                ends = [worked(state, list(order), answers) for order in permutations(waiting)]
                mixed = state.copy()
                turns = [seat for seat in waiting for _ in answers[seat]]
                rng.shuffle(turns)
                queues = {seat: list(reversed(mine)) for seat, mine in answers.items()}
                for seat in turns:
                    mixed.play(seat, queues[seat].pop())
                assert all(end == mixed for end in ends)
            legal = state.legal(waiting[0])
            state.apply(waiting[0], legal[rng.below(len(legal))])
    assert max(together) >= min(players, 3)
