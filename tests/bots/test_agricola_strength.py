"""How well the bot with insight runs a farm when everybody plays as it does, without hand cards."""

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.lab.simulate import simulate

SEED = 40_000
WORKERS = 2
BOUNDS = {1: 35, 2: 30, 4: 27}
"""By number of players: the least mean score that the bot is to reach."""
BEGGING = 0.3
"""The most begging tokens a match, on average."""
SLACK = 3
"""Points that the mean of a few matches may lie below that of many: three of their standard errors, or more."""


def mean_score(players: int, matches: int) -> float:
    options = Options(players=players)
    result = simulate("agricola", ["insight"], options, matches=matches, seed=SEED, workers=WORKERS)
    return result.bots[0].mean_score


def play(options: Options, seed: int) -> State:
    """A match of the bot against itself; its end."""
    bot, rng = InsightBot(), Rng(seed)
    state = GAME.start(options, seed)
    while waiting := state.waiting():
        seat = waiting[0]
        state.apply(seat, bot.choose(state.view(seat), rng))
    return state


@pytest.mark.parametrize(("players", "bound"), BOUNDS.items())
def test_it_runs_a_good_farm(players: int, bound: int) -> None:
    assert mean_score(players, 8) >= bound - SLACK


@pytest.mark.proof
@pytest.mark.parametrize(("players", "bound"), BOUNDS.items())
def test_it_runs_a_good_farm_in_five_hundred_matches(players: int, bound: int) -> None:
    assert mean_score(players, 500) >= bound


def begging(players: int, matches: int) -> float:
    """Tokens of all seats together, a match."""
    ends = [play(Options(players=players), SEED + number) for number in range(matches)]
    return sum(farm.begging for end in ends for farm in end.farms) / matches


@pytest.mark.parametrize("players", BOUNDS)
def test_its_families_hardly_ever_beg(players: int) -> None:
    assert begging(players, 4) <= 1


@pytest.mark.proof
@pytest.mark.parametrize("players", BOUNDS)
def test_its_families_hardly_ever_beg_in_five_hundred_matches(players: int) -> None:
    assert begging(players, 500) < BEGGING


def test_the_same_seed_gives_the_same_match() -> None:
    options = Options(players=2, cards="few", side_job="with", tile="with")
    assert play(options, 6) == play(options, 6)
