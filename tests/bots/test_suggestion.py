"""Which level is suggested by how the last games went. The drawn client has the same cases (`levels.test.ts`)."""

import json
from pathlib import Path
from typing import Any

import pytest

from cosecha.bots.suggestion import Kept, Result, after_game, decoded, encoded, result_at, suggested_bot

CASES = json.loads(Path(__file__).with_name("suggestions.json").read_text())
"""Games in order, each with its bots: `farmer+` is won, `farmer-` lost, `farmer=` neither."""
RESULTS: dict[str, Result] = {"+": "won", "-": "lost", "=": "even"}


def after(*games: str) -> Kept:
    kept: Kept = {}
    for number, game in enumerate(games, 1):
        kept = after_game(kept, "santiago", game[:-1].split(","), RESULTS[game[-1]], number)
    return kept


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_the_suggested_level(case: Any) -> None:
    kept = after(*case["games"])
    assert suggested_bot(kept, "santiago") == case["suggested"]
    assert decoded(encoded(kept)) == kept


def test_each_game_has_its_own_suggestion() -> None:
    kept = after("apprentice+", "apprentice+")
    assert suggested_bot(kept, "cacao") == "apprentice"
    assert suggested_bot(after_game(kept, "cacao", ["apprentice"], "won", 3), "santiago") == "farmer"


def test_a_game_without_levels_suggests_what_it_has() -> None:
    assert suggested_bot({}, "checkers") == "random"


def test_a_game_is_counted_once() -> None:
    once = after_game({}, "santiago", ["apprentice"], "won", 100)
    assert after_game(once, "santiago", ["apprentice"], "won", 100) == once
    assert after_game(once, "santiago", ["apprentice"], "won", 90) == once
    assert suggested_bot(after_game(once, "santiago", ["apprentice"], "won", 101), "santiago") == "farmer"


def test_with_several_opponents_only_the_lower_half_has_lost() -> None:
    assert [result_at(seat, [9, 7], [0]) for seat in range(2)] == ["won", "lost"]
    assert [result_at(seat, [9, 7, 6, 5], [0]) for seat in range(4)] == ["won", "even", "lost", "lost"]
    assert result_at(1, [9, 9], [0, 1]) == "won"


@pytest.mark.parametrize("text", ["", "[", "[]", '{"santiago": 3}', '{"santiago": ["farmer", "", "perhaps"]}'])
def test_unreadable_results_are_forgotten(text: str) -> None:
    assert decoded(text) == {}


def test_a_level_that_no_longer_exists_is_not_suggested() -> None:
    assert suggested_bot(decoded('{"santiago": ["duke"]}'), "santiago") == "apprentice"
