"""What was agreed before the first move, in words."""

from typing import Any

import pytest

from cosecha.core.agreed import agreed, agreed_lines
from cosecha.core.options import option_fields
from cosecha.games import NAMES, by_name
from cosecha.locale import LANGUAGES, Speaker


@pytest.mark.parametrize("name", NAMES)
def test_the_usual_game_needs_no_words(name: str) -> None:
    game = by_name(name)
    assert agreed(game, {}) == []
    assert agreed(game, {"players": 3}) == []


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("santiago", {"min_bribe": 2, "money_visibility": "open"}, ["Minimum bribe: 2"]),
        ("santiago", {"starting_overseer_seat": 0}, ["First canal overseer: Seat 1"]),
        ("cacao", {"players": 2, "gold": "hidden"}, ["Players’ gold: hidden from the others"]),
        (
            "agricola",
            {"cards": "full", "deal": "quick-draft"},
            ["Cards: 7 occupations and 7 minor improvements each", "Dealing: quick draft, 3, 2 and 2"],
        ),
    ],
)
def test_every_option_that_differs_is_named_with_its_value(name: str, options: dict[str, Any], said: list[str]) -> None:
    speaker = Speaker("en")
    assert [speaker.say(option) for option in agreed(by_name(name), options)] == said
    assert [speaker.say(line) for line in agreed_lines(by_name(name), options)] == [f"Agreed – {one}" for one in said]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_every_option_has_words(name: str, language: str) -> None:
    game, speaker = by_name(name), Speaker(language)
    for field in option_fields(game.options):
        values = field.choices or [field.least, field.most]
        for value in values:
            lines = agreed_lines(game, {field.name: value})
            assert len(lines) == (field.name != "players" and value != field.default)
            for line in lines:
                assert speaker.text(field.label(name)) in speaker.say(line)
