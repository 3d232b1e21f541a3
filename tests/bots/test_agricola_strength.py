"""How well the insight bot runs a farm against itself, and what it makes of hand cards.

The long versions take about 80 minutes of processor time on the compiled rules, spread over all cores.
"""

from multiprocessing import get_context
from statistics import mean, median
from typing import Any

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.cardless import CardlessBot
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.phases import ROUNDS
from tools.train_agricola.evaluate import Task, measured

SEED = 40_000
QUICK = {1: 46, 2: 32}
"""The lowest acceptable mean score in a single match, by number of players."""
BOUNDS = {1: 45, 2: 38, 3: 34, 4: 32}
"""The same over many matches."""
BEGGING = 0.1
"""The highest acceptable mean number of begging markers per match."""
THIRD_PERSON = 7
"""The last acceptable median round for the third person to arrive in."""
DUELS_WON = 0.75
POINTS_FROM_CARDS = 6
"""How many points more the bot scores than its card-less self, who sits opposite."""


def play(options: Options, seed: int, cardless: int | None = None, rounds: int = ROUNDS) -> State:
    """A match between copies of the bot after so many rounds; one seat may not know its hand."""
    bots = [CardlessBot() if seat == cardless else InsightBot() for seat in range(options.players)]
    rng, state = Rng(seed), GAME.start(options, seed)
    while (waiting := state.waiting()) and state.round <= rounds:
        seat = waiting[0]
        state.apply(seat, bots[seat].choose(state.view(seat), rng))
    return state


def play_many(tasks: list[Task]) -> list[dict[str, Any]]:
    with get_context("spawn").Pool() as pool:
        return pool.map(measured, tasks, chunksize=2)


@pytest.mark.once
@pytest.mark.parametrize("players", QUICK)
def test_it_runs_a_good_farm(players: int) -> None:
    assert mean(play(Options(players=players), SEED).scores().totals) >= QUICK[players]


@pytest.mark.once
def test_it_scores_more_than_its_cardless_self_with_the_same_cards() -> None:
    """Two matches say little: they hold half of what many must."""
    options = Options(players=2, cards="full")
    gained = []
    for seat in (0, 1):
        points = play(options, SEED, cardless=1 - seat).scores().totals
        gained.append(points[seat] - points[1 - seat])
    assert mean(gained) >= POINTS_FROM_CARDS / 2


def test_a_cardless_bot_plays_no_card() -> None:
    farm = play(Options(players=1, cards="full"), SEED, cardless=0, rounds=3).farms[0]
    assert len(farm.hand) == 14
    assert not farm.played


@pytest.mark.proof
@pytest.mark.compiled_only
@pytest.mark.parametrize("players", BOUNDS)
def test_it_runs_a_good_farm_grows_early_and_hardly_ever_begs_in_five_hundred_matches(players: int) -> None:
    played = play_many([(None, str(players), SEED + number, (True,) * players) for number in range(500)])
    assert mean(points for each in played for points in each["scores"]) >= BOUNDS[players]
    assert mean(each["begging"] for each in played) <= BEGGING
    assert median(number for each in played for number in each["third"]) <= THIRD_PERSON


@pytest.mark.proof
@pytest.mark.compiled_only
def test_it_beats_its_cardless_self_in_a_thousand_matches() -> None:
    seats = (0, 1)
    tasks: list[Task] = [(None, "2c", SEED + number, (seat == 0, seat == 1)) for number in range(500) for seat in seats]
    played = play_many(tasks)
    mine = [each["scores"][seat] for each, seat in zip(played, seats * 500, strict=True)]
    other = [each["scores"][1 - seat] for each, seat in zip(played, seats * 500, strict=True)]
    assert mean(a > b for a, b in zip(mine, other, strict=True)) >= DUELS_WON
    assert mean(mine) >= mean(other) + POINTS_FROM_CARDS
    begging = [each["begging_by_seat"][seat] for each, seat in zip(played, seats * 500, strict=True)]
    assert mean(begging) <= BEGGING


def test_the_same_seed_gives_the_same_match() -> None:
    options = Options(players=2, cards="full", side_job="with", tile="with")
    assert play(options, 6, rounds=3) == play(options, 6, rounds=3)
