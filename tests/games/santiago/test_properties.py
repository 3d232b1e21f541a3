"""Invariants: random legal play with all options, checked by the oracle and the ledger."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosecha.core.rng import Rng
from cosecha.games.santiago import Options
from tests.conftest import PROOF
from tests.games.random_play import random_play
from tests.games.santiago.ledger import Ledger

pytestmark = pytest.mark.unmeasured


@st.composite
def tables(draw: st.DrawFn) -> Options:
    """All options, for every number of players."""
    players = draw(st.integers(2, 5))
    seats = st.none() | st.integers(0, players - 1)
    two = players == 2
    return Options(
        players=players,
        money_visibility=draw(st.sampled_from(["open", "hidden"])),
        spring_mode=draw(st.sampled_from(["center", "any"])),
        setup_placement=draw(st.sampled_from(["auto", "manual"])),
        starting_overseer_seat=draw(seats),
        oldest_seat=draw(seats) if two else None,
        min_bribe=draw(st.sampled_from([0, 0, 1, 2, 5, 10])),
        two_player_bid_cap=draw(st.none() | st.integers(1, 6)) if two else None,
    )


RandomPlay = random_play(tables(), Ledger)
RandomPlay.TestCase.settings = settings(max_examples=400 if PROOF else 30, stateful_step_count=25)
TestRandomPlay = RandomPlay.TestCase


@settings(max_examples=2000 if PROOF else 120)
@given(tables(), st.integers(0, 2**128 - 1), st.integers(0, 2**32))
def test_a_random_match_keeps_the_rules(options: Options, seed: int, choices: int) -> None:
    ledger = Ledger(options, seed)
    rng = Rng(choices)
    while ledger.state.waiting():
        ledger.play(rng.bits())
    ledger.check_end()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_careful_players_who_build_keep_the_rules(players: int, seed: int) -> None:
    """Random players soon have no money and no water. Here actions early in the list are more likely: low bids, many
    canals."""
    ledger = Ledger(Options(players=players, spring_mode="any"), seed)
    rng = Rng(seed)
    while ledger.state.waiting():
        waiting = ledger.state.waiting()
        count = len(ledger.state.legal(waiting[0]))
        ledger.play(len(waiting) * min(rng.below(count), rng.below(count), rng.below(count)))
    ledger.check_end()
