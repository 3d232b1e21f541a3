"""The rules pages: every section that a game points to is there, in every language and in the same order."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cosecha.games import NAMES
from cosecha.locale import LANGUAGES, Kind, figures, page, rules_page
from tests.locale.catalogue import ids
from tools.figures import FIGURES

SECTIONS = {
    "santiago": [
        *("goal", "components", "setup", "round", "auction", "overseer", "planting", "leftover", "network"),
        *("proposals", "decision", "extra-canal", "drying", "income", "end", "scoring", "money", "two-players"),
        "options",
    ],
    "cacao": [
        *("goal", "components", "setup", "turn", "place", "overbuild", "fill", "work", "plantation", "market"),
        *("sites", "end-of-turn", "end", "scoring", "information", "options"),
    ],
    "agricola": [
        *("goal", "components", "setup", "round", "work", "spaces", "house", "family", "fields", "baking", "stables"),
        *(
            "fences",
            "animals",
            "improvements",
            "cards",
            "exchanges",
            "harvest",
            "feeding",
            "breeding",
            "end",
            "scoring",
        ),
        *("solo", "tiles", "information", "options"),
    ],
}
ROWS = {"santiago": 4, "cacao": 3, "agricola": 4}
"""Rows of the set-up table: a number of players each."""
HEADING = re.compile(r"^## .+ \{#([a-z-]+)\}$", re.MULTILINE)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", NAMES)


def room(game: str, name: str) -> Any:
    """A module of a game, by its file's name."""
    return import_module(f"cosecha.games.{game}.{name}")


@every_game
@every_language
def test_every_section_is_there_in_order(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert HEADING.findall(page) == SECTIONS[game]
    assert page.count("{#") == len(SECTIONS[game])


@every_game
@every_language
def test_no_section_is_empty(game: str, language: str) -> None:
    _, *parts = re.split(HEADING.pattern.replace("(", "(?:", 1), rules_page(game, language), flags=re.MULTILINE)
    assert len(parts) == len(SECTIONS[game])
    assert all(len(part.split()) >= 8 for part in parts)


@every_game
def test_every_anchor_that_the_game_uses_is_a_section(game: str) -> None:
    anchors = {*room(game, "phases").RULES_ANCHORS, *room(game, "words").REASON_ANCHORS.values()}
    assert anchors <= set(SECTIONS[game])


@every_game
def test_every_reason_has_an_anchor(game: str) -> None:
    prefix = f"{game}-reason-"
    reasons = {id.removeprefix(prefix) for id in ids("en") if id.startswith(prefix)}
    assert reasons == set(room(game, "words").REASON_ANCHORS)


@every_game
@every_language
def test_the_page_for_bot_authors_names_every_action(game: str, language: str) -> None:
    notation = page(game, language, "notation")
    assert HEADING.findall(notation) == ["notation"]
    written = {text.split()[0] for text in re.findall(r"`([^`]+)`", notation)}
    assert written == {str(cls.__struct_config__.tag) for cls in room(game, "actions").ACTION_CLASSES}


@every_game
@every_language
def test_pages_differ_only_in_language(game: str, language: str) -> None:
    """The numbers of the set-up table are the same everywhere."""
    rows = re.findall(r"^\| [\d |]+\|$", rules_page(game, language), re.MULTILINE)
    assert rows == re.findall(r"^\| [\d |]+\|$", rules_page(game, "en"), re.MULTILINE)
    assert len(rows) == ROWS[game]


IMAGE = re.compile(r"^!\[([^\]]+)\]\(/figures/([a-z-]+\.svg)\)$", re.MULTILINE)
KINDS: tuple[Kind, ...] = ("rules", "aid")
LONGEST_ALT = 220


def test_the_figures_are_those_that_the_pieces_give() -> None:
    """`python tools/figures.py` draws them anew."""
    assert {name: drawn.decode() for name, drawn in figures().items()} == {
        f"{name}.svg": draw() for name, draw in FIGURES.items()
    }


@every_language
def test_every_figure_is_shown_and_described(language: str) -> None:
    shown = [found for game in NAMES for found in IMAGE.findall(rules_page(game, language))]
    assert {name for _, name in shown} == set(figures())
    assert all(len(alt) <= LONGEST_ALT for alt, _ in shown)
    english = [alt for game in NAMES for alt, _ in IMAGE.findall(rules_page(game, "en"))]
    assert language == "en" or not {alt for alt, _ in shown} & set(english)


@every_game
@every_language
def test_languages_show_the_same_figures_in_the_same_order(game: str, language: str) -> None:
    for kind in KINDS:
        named = [name for _, name in IMAGE.findall(page(game, language, kind))]
        assert named == [name for _, name in IMAGE.findall(page(game, "en", kind))]
        assert len(named) >= 2
        assert all(name.startswith(f"{game}-") for name in named)


@every_game
@every_language
def test_the_player_aid_has_the_same_numbers_everywhere(game: str, language: str) -> None:
    """And as many parts; the sentences may put their numbers in another order."""

    def numbers(of: str) -> list[str]:
        return sorted(re.findall(r"\d+", IMAGE.sub("", page(game, of, "aid"))))

    assert numbers(language) == numbers("en")
    assert page(game, language, "aid").count("\n## ") == page(game, "en", "aid").count("\n## ")


def test_the_docs_have_the_notation_of_every_game() -> None:
    docs = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    for game in NAMES:
        assert page(game, "en", "notation").partition("{#notation}\n")[2].strip() in docs
