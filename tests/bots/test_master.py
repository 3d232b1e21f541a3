"""The strongest level of all games: legal answers that don't depend on what is hidden, and hints with reasons."""

from itertools import product
from math import inf
from typing import Any

import pytest

from cosecha.bots.master import HINTS, TRUSTED, Master
from cosecha.bots.registry import bot_named
from cosecha.bots.search.lines import Found
from cosecha.bots.search.settings import Budget, Settings
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.games import NAMES, by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.bots.quick_levels import quick_level
from tests.bots.search.moments import MATCHES, choices
from tests.contract.games import FACTS

NAMES_OF_PEOPLE = ["Ana", "Bea", "Carlos", "Diego", "Eva"]
every_match = pytest.mark.parametrize(("game", "options"), MATCHES)
every_game = pytest.mark.parametrize("game", NAMES)


def master(game: str, simulations: int) -> Master:
    bot = quick_level("master", game, simulations)
    assert isinstance(bot, Master)
    return bot


@every_game
def test_the_seconds_in_its_name_are_its_budget(game: str) -> None:
    for name, ms in {"master": 1000.0, "master@0.25": 250.0}.items():
        bot = bot_named(name, game)
        assert isinstance(bot, Master)
        assert bot.budget == Budget(ms=ms)


@every_match
def test_every_answer_is_legal_and_does_not_depend_on_what_is_hidden(game: str, options: dict[str, Any]) -> None:
    """Neither on the bot: on a server, it is made again for each decision."""
    rng = Rng("hidden")
    for state, seat in choices(game, options, count=4, every=17):
        other = FACTS[game].shuffle_hidden(state, seat, rng)
        action = master(game, 20).choose(state.view(seat), Rng(1))
        assert action in state.legal(seat)
        assert master(game, 20).choose(other.view(seat), Rng(1)) == action


@every_match
def test_hints_are_legal_and_have_reasons_in_every_language(game: str, options: dict[str, Any]) -> None:
    expects = 0
    for state, seat in choices(game, options, count=3, every=11):
        view = state.view(seat)
        advice = bot_named("master@0.01", game).advise(view, Rng(2), 3)
        actions = [each.action for each in advice]
        whole = master(game, HINTS.simulations)
        whole.settings = Settings(chase=inf)
        assert actions[0] == whole.choose(view, Rng(2)), "a hint's time doesn't matter"
        assert len(set(actions)) == len(actions) == min(3, len(view.legal))
        assert set(actions) <= set(view.legal)
        expects += advice[0].reason.id == "advice-search-reason"
        for each, language in product(advice, LANGUAGES):
            assert Speaker(language, NAMES_OF_PEOPLE).say(each.reason)
    assert expects


def test_a_hint_says_what_an_answer_brings_and_what_to_expect() -> None:
    [(state, seat)] = choices("agricola", {"players": 2}, count=1, every=1)
    hint = master("agricola", 30).advise(state.view(seat), Rng(0), 1)[0]
    speaker = Speaker("en", NAMES_OF_PEOPLE)
    parts = [hint.reason.args[name] for name in ("reason", "worth")]
    said = speaker.say(hint.reason)
    assert said == " ".join(speaker.say(part) for part in parts if isinstance(part, Message))
    assert "You can expect" in said


def test_a_hint_tells_what_the_best_rival_can_expect() -> None:
    """Since that also decides what is best, an answer may come first although others bring more points."""
    [(state, seat)] = choices("agricola", {"players": 2}, count=1, every=1)
    worth = master("agricola", 30).advise(state.view(seat), Rng(0), 1)[0].reason.args["worth"]
    assert isinstance(worth, Message)
    assert worth.id == "advice-search-rivalry"
    assert set(worth.args) == {"points", "rival"}
    [(state, seat)] = choices("agricola", {"players": 1}, count=1, every=1)
    worth = master("agricola", 30).advise(state.view(seat), Rng(0), 1)[0].reason.args["worth"]
    assert isinstance(worth, Message)
    assert worth.id == "advice-search-worth"


def test_partners_are_no_rivals(monkeypatch: pytest.MonkeyPatch) -> None:
    [(state, seat)] = choices("agricola", {"players": 4, "teams": "lower"}, count=1, every=1)
    view, bot = state.view(seat), master("agricola", 30)
    team = next(team for team in state.scores().teams if seat in team)
    values = [40.0 if other in team else 20.0 + other for other in range(4)]
    found = Found(view.legal[0], TRUSTED, 1.0, values, values, [])
    monkeypatch.setattr(bot._adviser, "found", lambda *_: [found])
    [advice] = bot.advise(view, Rng(0), 1)
    worth = advice.reason.args["worth"]
    assert isinstance(worth, Message)
    assert advice.values == values
    assert advice.unit == "points"
    assert worth.args == {"points": 40, "rival": max(20 + other for other in range(4) if other not in team)}


def test_hints_promise_nothing_for_answers_that_were_hardly_tried() -> None:
    kinds = set()
    for game, options in MATCHES:
        for state, seat in choices(game, options, count=2, every=11):
            view, bot = state.view(seat), master(game, 20)
            advice = bot.advise(view, Rng(2), 3)
            tries = {each.action: each.visits for each in bot._adviser.found(view, Rng(2), len(view.legal))}
            for each in advice:
                is_trusted = tries.get(each.action, 0) >= TRUSTED
                assert (each.reason.id == "advice-search-reason") == is_trusted
                assert len(each.values) == (options["players"] if each.visits else 0)
                kinds.add(is_trusted)
    assert kinds == {True, False}


@every_game
def test_a_spectator_gets_no_hints(game: str) -> None:
    rules = by_name(game)
    assert master(game, 4).advise(rules.start(rules.options(), 1).view(None), Rng(1), 3) == []


@every_game
def test_a_held_turn_is_confirmed(game: str) -> None:
    rules = by_name(game)
    state = rules.start(rules.options(), 1)
    seat = state.waiting()[0]
    while not state.held:
        state.play(seat, state.legal(seat)[0], True)
    view = state.view(seat)
    assert master(game, 4).choose(view, Rng(1)) == view.legal[0]
    assert [advice.action for advice in master(game, 4).advise(view, Rng(1), 3)] == view.legal


@every_game
def test_hints_do_not_depend_on_those_before(game: str) -> None:
    one = bot_named("master", game)
    for state, seat in choices(game, {"players": 2}, count=4, every=1):
        view = state.view(seat)
        assert one.advise(view, Rng(3), 3) == bot_named("master", game).advise(view, Rng(3), 3)
