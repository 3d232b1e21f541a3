"""How well the insight bot runs a farm against itself."""

from pathlib import Path
from statistics import mean, median

import msgspec
import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.features import about_others, features
from cosecha.bots.agricola.net import UNIT
from cosecha.bots.agricola.netfile import TRAINED, NetFile, read_net, write_net
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State

SEED = 40_000
QUICK = {1: 43, 2: 34}
"""The lowest acceptable mean score over a few matches, by number of players."""
BOUNDS = {1: 45, 2: 38, 3: 33, 4: 30}
"""The same over many matches."""
BEGGING = 0.1
"""The highest acceptable mean number of begging markers per match."""
THIRD_PERSON = 7
"""The last acceptable median round for the third person to arrive in."""
NEVER = 15


def play(options: Options, seed: int) -> tuple[State, list[int]]:
    """The end of a match between copies of the bot, and the round in which each seat got its third person."""
    bot, rng = InsightBot(), Rng(seed)
    state = GAME.start(options, seed)
    third = [NEVER] * options.players
    while waiting := state.waiting():
        seat = waiting[0]
        state.apply(seat, bot.choose(state.view(seat), rng))
        if third[seat] == NEVER and state.farms[seat].people > 2:
            third[seat] = state.round
    return state, third


def mean_score(ends: list[State]) -> float:
    return mean(points for end in ends for points in end.scores().totals)


@pytest.mark.once
@pytest.mark.parametrize("players", QUICK)
def test_it_runs_a_good_farm(players: int) -> None:
    ends = [play(Options(players=players), SEED + number)[0] for number in range(4)]
    assert mean_score(ends) >= QUICK[players]


@pytest.mark.proof
@pytest.mark.compiled_only
@pytest.mark.parametrize("players", BOUNDS)
def test_it_runs_a_good_farm_grows_early_and_hardly_ever_begs_in_five_hundred_matches(players: int) -> None:
    played = [play(Options(players=players), SEED + number) for number in range(500)]
    ends = [end for end, _ in played]
    assert mean_score(ends) >= BOUNDS[players]
    assert mean(sum(farm.begging for farm in end.farms) for end in ends) <= BEGGING
    assert median(number for _, third in played for number in third) <= THIRD_PERSON


@pytest.mark.proof
@pytest.mark.compiled_only
def test_hand_cards_do_not_distract_it_in_two_hundred_matches() -> None:
    """It doesn't know yet what most cards are worth, but it must not lose points over them."""
    ends = [play(Options(players=2, cards="full"), SEED + number)[0] for number in range(200)]
    assert mean_score(ends) >= BOUNDS[2]
    assert mean(sum(farm.begging for farm in end.farms) for end in ends) <= BEGGING


def test_the_same_seed_gives_the_same_match() -> None:
    options = Options(players=2, cards="full", side_job="with", tile="with")
    assert play(options, 6) == play(options, 6)


def test_the_net_takes_as_many_numbers_as_describe_a_position() -> None:
    stored = msgspec.json.decode(TRAINED.read_bytes(), type=NetFile)
    for players in (1, 2, 3, 4):
        state = GAME.start(Options(players=players, cards="full"), SEED)
        assert len(features(state, 0, about_others(state, 0))) == stored.inputs


def test_a_net_adds_up_its_weights_and_clips_at_zero(tmp_path: Path) -> None:
    """Two inputs, two units in each layer; everything is a fraction that whole numbers represent exactly."""
    one = [0.5, 0.25, -1.0, 0.0, 0.125, 0.5]
    two = [2.0, 0.0, 0.0, 1.0, -0.5, 0.0]
    points = [3.0, 0.5, 0.0, 0.0, 10.0, 0.0]
    write_net(tmp_path / "net.json", 2, (2, 2), 2, [*one, *two, *points])
    net = read_net(tmp_path / "net.json")
    old, new = [UNIT, UNIT], [UNIT, 2 * UNIT]
    # The first layer has 0.5 + 0.25 + 0.125 = 0.875 and nothing, because 0.5 - 1 < 0; the second 1.75 - 0.5 and 0.
    assert net.value(net.sums(old)) == 10.0 + 3.0 * 1.25
    assert net.value(net.moved(old, net.sums(old), new)) == 10.0 + 3.0 * 1.75
