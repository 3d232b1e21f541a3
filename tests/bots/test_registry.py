"""Bots by name, and the errors for names that can't be loaded."""

from pathlib import Path

import pytest

from cosecha.bots.random import RandomBot
from cosecha.bots.registry import about_bot, bot_level, bot_named, bots_for
from cosecha.core.errors import BadBot
from cosecha.core.rng import Rng
from cosecha.games import NAMES
from cosecha.games.santiago import GAME, Options
from cosecha.locale import LANGUAGES, Speaker

GOOD = """
from helper import first

class First:
    def choose(self, view, rng):
        return first(view.legal)
"""


@pytest.mark.parametrize("game", NAMES)
def test_every_bot_of_a_game_has_a_description(game: str) -> None:
    for language in LANGUAGES:
        for name in bots_for(game):
            assert Speaker(language).text(about_bot(name))
            assert Speaker(language).say(bot_level(name))


def test_a_game_without_insight_still_has_the_random_bot() -> None:
    assert bots_for("checkers") == ["random"]


def test_bots_are_found_by_name_and_by_module() -> None:
    assert isinstance(bot_named("random", "santiago"), RandomBot)
    assert isinstance(bot_named("cosecha.bots.random:RandomBot", "santiago"), RandomBot)


def test_a_bot_file_may_import_its_neighbors(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("def first(legal): return legal[0]\n")
    (tmp_path / "good.py").write_text(GOOD)
    bot = bot_named(f"{tmp_path / 'good.py'}:First", "santiago")
    view = GAME.start(Options(), 1).view(0)
    seat = view.waiting[0]
    view = GAME.start(Options(), 1).view(seat)
    assert bot.choose(view, Rng(1)) == view.legal[0]


def test_a_bot_without_advice_hints_at_its_own_choice(tmp_path: Path) -> None:
    (tmp_path / "plain.py").write_text("class Plain:\n    def choose(self, view, rng): return view.legal[-1]\n")
    bot = bot_named(f"{tmp_path / 'plain.py'}:Plain", "santiago")
    state = GAME.start(Options(), 1)
    view = state.view(state.waiting()[0])
    assert [advice.action for advice in bot.advise(view, Rng(1), 3)] == [view.legal[-1]]
    assert bot.advise(view, Rng(1), 0) == []


def test_the_random_bot_hints_at_different_legal_actions() -> None:
    state = GAME.start(Options(), 1)
    view = state.view(state.waiting()[0])
    actions = [advice.action for advice in RandomBot().advise(view, Rng(1), 4)]
    assert len(set(actions)) == 4
    assert set(actions) <= set(view.legal)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("nobody", "error-bot-unknown"),
        ("no_such_module_here:Bot", "error-bot-no-module"),
        ("cosecha.no_such_module:Bot", "error-bot-no-module"),
        ("./no_such_file.py:Bot", "error-bot-no-file"),
        ("cosecha.bots.random:NoBot", "error-bot-no-class"),
        ("cosecha.bots.registry:_ANY_GAME", "error-bot-not-a-bot"),
        ("builtins:dict", "error-bot-not-a-bot"),
        ("fractions:Fraction.nothing", "error-bot-no-class"),
    ],
)
def test_a_bad_bot_name_is_explained(name: str, id: str) -> None:
    with pytest.raises(BadBot) as wrong:
        bot_named(name, "santiago")
    assert wrong.value.message.id == id
    for language in LANGUAGES:
        assert name in Speaker(language).say(wrong.value.message)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("import no_such_module_here", "error-bot-import"),
        ("class Bot: pass\nraise ValueError('no')", "error-bot-import"),
        ("class Bot:\n    def __init__(self): raise ValueError('no')", "error-bot-make"),
        ("class Bot:\n    def __init__(self, needed): pass", "error-bot-make"),
    ],
)
def test_a_broken_bot_file_is_explained(text: str, id: str, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(text + "\n")
    with pytest.raises(BadBot) as wrong:
        bot_named(f"{tmp_path / 'bad.py'}:Bot", "santiago")
    assert wrong.value.message.id == id
    for language in LANGUAGES:
        assert "bad.py:Bot" in Speaker(language).say(wrong.value.message)
