"""The rules pages: every section that the game points to is there, in every language and in the same order."""

import re

import pytest

from cosecha.games.santiago.actions import ACTION_CLASSES
from cosecha.games.santiago.phases import RULES_ANCHORS
from cosecha.games.santiago.words import REASON_ANCHORS
from cosecha.locale import LANGUAGES, rules_page
from tests.locale.catalogue import ids

SECTIONS = [
    *("goal", "components", "setup", "round", "auction", "overseer", "planting", "leftover", "network", "proposals"),
    *("decision", "extra-canal", "drying", "income", "end", "scoring", "money", "two-players", "options", "notation"),
]
HEADING = re.compile(r"^## .+ \{#([a-z-]+)\}$", re.MULTILINE)

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_section_is_there_in_order(language: str) -> None:
    page = rules_page("santiago", language)
    assert HEADING.findall(page) == SECTIONS
    assert page.count("{#") == len(SECTIONS)


@every_language
def test_no_section_is_empty(language: str) -> None:
    _, *parts = re.split(HEADING.pattern.replace("(", "(?:", 1), rules_page("santiago", language), flags=re.MULTILINE)
    assert len(parts) == len(SECTIONS)
    assert all(len(part.split()) >= 8 for part in parts)


def test_every_anchor_that_the_game_uses_is_a_section() -> None:
    assert {*RULES_ANCHORS, *REASON_ANCHORS.values()} <= set(SECTIONS)


def test_every_reason_has_an_anchor() -> None:
    reasons = {id.removeprefix("santiago-reason-") for id in ids("en") if id.startswith("santiago-reason-")}
    assert reasons == set(REASON_ANCHORS)


@every_language
def test_the_notation_section_names_every_action(language: str) -> None:
    _, _, notation = rules_page("santiago", language).partition("{#notation}")
    written = {text.split()[0] for text in re.findall(r"`([^`]+)`", notation)}
    assert written == {str(cls.__struct_config__.tag) for cls in ACTION_CLASSES}


@every_language
def test_pages_differ_only_in_language(language: str) -> None:
    """The numbers of the set-up table are the same everywhere."""
    rows = re.findall(r"^\| [\d |]+\|$", rules_page("santiago", language), re.MULTILINE)
    assert rows == re.findall(r"^\| [\d |]+\|$", rules_page("santiago", "en"), re.MULTILINE)
    assert len(rows) == 4
