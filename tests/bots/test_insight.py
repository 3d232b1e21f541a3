"""The bot with insight: strong enough, always legal, and with a reason for its advice."""

import itertools

import pytest

from cosecha.bots.santiago import InsightBot
from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, Options
from cosecha.lab.simulate import simulate
from cosecha.locale import LANGUAGES, Speaker

WORKERS = 2


def win_rate(lineup: list[str], matches: int) -> float:
    result = simulate("santiago", lineup, matches=matches, seed=20_000, workers=WORKERS)
    assert result.bots[0].bot == "insight"
    return result.bots[0].win_rate


def test_it_beats_one_random_player() -> None:
    assert win_rate(["insight", "random"], 100) >= 0.95


def test_it_beats_three_random_players() -> None:
    assert win_rate(["insight", "random", "random", "random"], 100) >= 0.85


@pytest.mark.proof
def test_it_beats_one_random_player_in_a_thousand_matches() -> None:
    assert win_rate(["insight", "random"], 1000) >= 0.95


@pytest.mark.proof
def test_it_beats_three_random_players_in_a_thousand_matches() -> None:
    assert win_rate(["insight", "random", "random", "random"], 1000) >= 0.85


EVERY_KIND_OF_OPTIONS = [
    Options(
        players=players,
        money_visibility="hidden" if hidden else "open",
        spring_mode="any" if anywhere else "center",
        setup_placement="manual" if manual else "auto",
        min_bribe=2 if anywhere else 0,
        two_player_bid_cap=3 if players == 2 and hidden else None,
    )
    for players in (2, 3, 4, 5)
    for hidden, anywhere, manual in itertools.product((False, True), repeat=3)
]


@pytest.mark.parametrize("options", EVERY_KIND_OF_OPTIONS, ids=str)
def test_every_choice_and_every_advice_is_legal_under_all_options(options: Options) -> None:
    bot = InsightBot()
    state = GAME.start(options, seed=11)
    rng = Rng(11)
    while waiting := state.waiting():
        seat = waiting[-1]
        view = state.view(seat)
        advice = bot.advise(view, rng, 3)
        actions = [each.action for each in advice]
        assert len(set(actions)) == len(actions) == min(3, len(view.legal))
        assert set(actions) <= set(view.legal)
        for each, language in itertools.product(advice, LANGUAGES):
            assert Speaker(language, ["Ana", "Bea", "Carlos", "Diego", "Eva"]).say(each.reason)
        action = bot.choose(view, rng)
        assert action in view.legal
        # Now and then a bad answer, so that the bot meets boards it would not have made.
        if rng.below(4) == 0:
            action = view.legal[rng.below(len(view.legal))]
        state.play(seat, action)


def test_it_knows_its_view_and_no_more() -> None:
    """States that differ only in what is hidden lead to the same answer."""
    options = Options(players=3, money_visibility="hidden")
    state = GAME.start(options, seed=4)
    for _ in range(40):
        seat = state.waiting()[0]
        view = state.view(seat)
        other = GAME.guess(view, Rng(99)).view(seat)
        action = InsightBot().choose(view, Rng(5))
        assert InsightBot().choose(other, Rng(5)) == action
        state.apply(seat, action)


def test_advice_brings_different_ideas_first() -> None:
    """Proposals name different segments, plantings different tiles, before the same one comes again."""
    state = GAME.start(Options(players=4), seed=8)
    rng = Rng(8)
    bot = InsightBot()
    for _ in range(60):
        seat = state.waiting()[0]
        view = state.view(seat)
        words = [GAME.notation(advice.action).split() for advice in bot.advise(view, rng, 2)]
        if view.decision is not None and view.decision.kind in ("plant", "propose") and len(words) == 2:
            several = len({GAME.notation(action).split()[1] for action in view.legal if action != view.legal[-1]}) > 1
            assert not several or words[0][:2] != words[1][:2]
        state.apply(seat, bot.choose(view, rng))


def test_an_onlooker_is_advised_nothing() -> None:
    assert InsightBot().advise(GAME.start(Options(), 1).view(None), Rng(1), 3) == []


def test_a_turn_on_hold_is_confirmed() -> None:
    state = GAME.start(Options(), 1)
    seat = state.waiting()[0]
    state.play(seat, state.legal(seat)[0], True)
    view = state.view(seat)
    assert InsightBot().choose(view, Rng(1)) == view.legal[0]
    assert [advice.action for advice in InsightBot().advise(view, Rng(1), 3)] == view.legal
