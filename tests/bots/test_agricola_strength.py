"""How well the insight bot runs a farm against itself, without hand cards."""

from statistics import mean

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State

SEED = 40_000
BOUNDS = {1: 35, 2: 30, 4: 27}
"""The lowest acceptable mean score, by number of players."""
BEGGING = 0.3
"""The highest acceptable mean number of begging markers per match."""


def play(options: Options, seed: int) -> State:
    """The final state of a match between copies of the bot."""
    bot, rng = InsightBot(), Rng(seed)
    state = GAME.start(options, seed)
    while waiting := state.waiting():
        seat = waiting[0]
        state.apply(seat, bot.choose(state.view(seat), rng))
    return state


def assert_good_farms(players: int, matches: int) -> None:
    ends = [play(Options(players=players), SEED + number) for number in range(matches)]
    assert mean(points for end in ends for points in end.scores().totals) >= BOUNDS[players]
    assert mean(sum(farm.begging for farm in end.farms) for end in ends) < BEGGING


@pytest.mark.proof
@pytest.mark.once
@pytest.mark.parametrize("players", [2, *(pytest.param(n, marks=pytest.mark.proof) for n in BOUNDS if n != 2)])
def test_it_runs_a_good_farm_and_hardly_ever_begs(players: int) -> None:
    assert_good_farms(players, 40)


@pytest.mark.proof
@pytest.mark.compiled_only
@pytest.mark.parametrize("players", BOUNDS)
def test_it_runs_a_good_farm_and_hardly_ever_begs_in_five_hundred_matches(players: int) -> None:
    assert_good_farms(players, 500)


def test_the_same_seed_gives_the_same_match() -> None:
    options = Options(players=2, cards="few", side_job="with", tile="with")
    assert play(options, 6) == play(options, 6)
