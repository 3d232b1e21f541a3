"""How well the insight bot runs a farm against itself, and what it makes of hand cards.

The long versions play a sample of what `make strength` plays. Few matches say less, so they loosen its targets by three
standard errors.
"""

from multiprocessing import get_context
from statistics import mean

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.cardless import CardlessBot
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.phases import ROUNDS
from tools.train_agricola.evaluate import Task, duels, measured
from tools.train_agricola.targets import SCORES, Played, missed_alone, missed_in_duel, missed_with_decks

SEED = 40_000
QUICK = {1: 46, 2: 32}
"""The lowest acceptable mean score in a single match, by number of players."""
SAMPLE = 40
"""Matches per number of players in the long versions."""
DUELS = 60
STRONG = (
    "grocer firewood-collector house-steward consultant roof-ballaster adoptive-parents conservator "
    "moldboard-plow loom canoe drinking-trough manger market-stall three-field-rotation"
)
"""A hand so good that two matches show whether the bot can use it: in seven, it brought 3 to 11 points each."""
STRONG_BRINGS = 3
SLACK = 3
"""By how many standard errors the targets are loosened in the long versions."""


def play(options: Options, seed: int, cardless: int | None = None, rounds: int = ROUNDS, hand: str = "") -> State:
    """A match between copies of the bot after so many rounds; one seat may not know its hand. The first seat may have
    this hand instead of what it was dealt."""
    bots = [CardlessBot() if seat == cardless else InsightBot() for seat in range(options.players)]
    rng, state = Rng(seed), GAME.start(options, seed)
    if hand:
        state.farms[0].hand = tuple(sorted(CARD_NAMES.index(name) for name in hand.split()))
        state.farms[0].choices = None
    while (waiting := state.waiting()) and state.round <= rounds:
        seat = waiting[0]
        state.apply(seat, bots[seat].choose(state.view(seat), rng))
    return state


def play_many(tasks: list[Task]) -> list[Played]:
    with get_context("spawn").Pool() as pool:
        return pool.map(measured, tasks, chunksize=2)


@pytest.mark.compiled_only
@pytest.mark.parametrize("players", QUICK)
def test_it_runs_a_good_farm(players: int) -> None:
    assert mean(play(Options(players=players), SEED).scores().totals) >= QUICK[players]


@pytest.mark.compiled_only
def test_it_plays_its_cards_on_a_good_farm() -> None:
    """What a usual hand brings takes many matches to see: that is held by the long version."""
    state = play(Options(players=1, cards="full"), SEED)
    assert len(state.farms[0].played) >= 4
    assert state.scores().totals[0] >= QUICK[1]


@pytest.mark.compiled_only
def test_a_strong_hand_brings_points() -> None:
    options, seeds = Options(players=1, cards="full"), (SEED, SEED + 1)
    with_cards, without = (
        mean(play(options, seed, cardless, hand=STRONG).scores().totals[0] for seed in seeds) for cardless in (None, 0)
    )
    assert with_cards >= without + STRONG_BRINGS


def test_a_cardless_bot_plays_no_card() -> None:
    farm = play(Options(players=1, cards="full"), SEED, cardless=0, rounds=3).farms[0]
    assert len(farm.hand) == 14
    assert not farm.played


@pytest.mark.proof
@pytest.mark.compiled_only
@pytest.mark.parametrize("players", SCORES)
def test_it_runs_a_good_farm_grows_early_and_hardly_ever_begs_in_many_matches(players: int) -> None:
    played = play_many([(None, str(players), SEED + number, (True,) * players) for number in range(SAMPLE)])
    assert missed_alone(players, played, SLACK) == []


@pytest.mark.proof
@pytest.mark.compiled_only
def test_it_beats_its_cardless_self_in_many_matches() -> None:
    tasks = duels(None, SEED, DUELS)
    seats = [with_cards.index(True) for _, _, _, with_cards in tasks]
    assert missed_in_duel(play_many(tasks), seats, SLACK) == []


@pytest.mark.proof
@pytest.mark.compiled_only
def test_it_beats_its_self_that_ignores_event_decks_in_many_matches() -> None:
    tasks = duels(None, SEED, DUELS, "2d")
    seats = [with_cards.index(True) for _, _, _, with_cards in tasks]
    assert missed_with_decks(play_many(tasks), seats, SLACK) == []


def test_the_same_seed_gives_the_same_match() -> None:
    options = Options(players=2, cards="full", side_job="with", tile="with")
    assert play(options, 6, rounds=3) == play(options, 6, rounds=3)
