"""Notation and JSON of actions, valid and invalid."""

from typing import Any

import pytest

from cosecha.core.errors import BadNotation
from cosecha.core.notation import Confirm
from cosecha.games.agricola import GAME
from cosecha.games.agricola.actions import (
    Bake,
    Build,
    Choose,
    Done,
    Exchange,
    Feed,
    Fence,
    Keep,
    Plow,
    Renovate,
    Room,
    Sow,
    Stable,
    Upgrade,
    Use,
)


@pytest.mark.parametrize(
    ("text", "id", "args"),
    [
        ("", "error-notation-word", {"text": ""}),
        ("visit forest", "error-notation-word", {"text": "visit"}),
        ("use", "error-notation-shape", {"text": "use", "shape": "use space"}),
        ("sow b1", "error-notation-shape", {"shape": "sow crop cell"}),
        ("keep 1 2", "error-notation-shape", {"shape": "keep sheep boar cattle"}),
        ("fence c1 d1", "error-notation-shape", {"shape": "fence cells"}),
        ("feed 2", "error-notation-shape", {"shape": "feed"}),
        ("use jungle", "agricola-error-no-space", {"text": "jungle"}),
        ("room f1", "agricola-error-no-cell", {"text": "f1"}),
        ("plow a4", "agricola-error-no-cell", {"text": "a4"}),
        ("fence c1d", "agricola-error-no-cells", {"text": "c1d"}),
        ("fence c1c1", "agricola-error-no-cells", {"text": "c1c1"}),
        ("fence c1f1", "agricola-error-no-cells", {"text": "c1f1"}),
        ("sow wood b1", "agricola-error-no-crop", {"text": "wood"}),
        ("renovate straw", "agricola-error-no-house", {"text": "straw"}),
        ("build hearth", "agricola-error-no-improvement", {"text": "hearth"}),
        ("upgrade hearth4 hearth", "agricola-error-no-improvement", {"text": "hearth"}),
        ("choose fish", "agricola-error-no-branch", {"text": "fish"}),
        ("exchange gold", "agricola-error-no-good", {"text": "gold"}),
        ("keep 1 2 64", "error-notation-number", {"text": "64"}),
        ("keep 1 -2 0", "error-notation-number", {"text": "-2"}),
        ("bake 01", "error-notation-number", {"text": "01"}),
        ("bake ²", "error-notation-number", {"text": "²"}),
    ],
)
def test_invalid_notation_is_refused_with_a_reason(text: str, id: str, args: dict[str, Any]) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.parse(text)
    assert refusal.value.message.id == id
    assert args.items() <= refusal.value.message.args.items()


def test_a_number_with_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadNotation):
        GAME.parse("bake " + "9" * 5000)


def test_notation_ignores_case_and_extra_spaces() -> None:
    assert GAME.parse("  Use  FOREST ") == GAME.parse("use forest")


def test_the_spaces_of_a_pasture_may_come_in_any_order() -> None:
    assert GAME.notation(GAME.parse("fence d2D1c1")) == "fence c1d1d2"


@pytest.mark.parametrize(
    ("action", "text", "fields"),
    [
        (Use("clay-pit"), "use clay-pit", {"action": "use", "space": "clay-pit"}),
        (Room("b2"), "room b2", {"action": "room", "cell": "b2"}),
        (Stable("e3"), "stable e3", {"action": "stable", "cell": "e3"}),
        (Plow("a1"), "plow a1", {"action": "plow", "cell": "a1"}),
        (Sow("vegetable", "b1"), "sow vegetable b1", {"action": "sow", "crop": "vegetable", "cell": "b1"}),
        (Bake(2), "bake 2", {"action": "bake", "grain": 2}),
        (Fence("c1d1d2"), "fence c1d1d2", {"action": "fence", "cells": "c1d1d2"}),
        (Renovate("stone"), "renovate stone", {"action": "renovate", "house": "stone"}),
        (Build("well"), "build well", {"action": "build", "improvement": "well"}),
        (
            Upgrade("hearth4", "fireplace3"),
            "upgrade hearth4 fireplace3",
            {"action": "upgrade", "improvement": "hearth4", "returned": "fireplace3"},
        ),
        (Choose("modest-wish"), "choose modest-wish", {"action": "choose", "branch": "modest-wish"}),
        (Keep(2, 0, 63), "keep 2 0 63", {"action": "keep", "sheep": 2, "boar": 0, "cattle": 63}),
        (Exchange("cattle"), "exchange cattle", {"action": "exchange", "good": "cattle"}),
        (Feed(), "feed", {"action": "feed"}),
        (Done(), "done", {"action": "done"}),
        (Confirm(), "confirm", {"action": "confirm"}),
    ],
)
def test_an_action_has_a_text_and_a_json_form(action: Any, text: str, fields: dict[str, Any]) -> None:
    assert str(action) == text
    assert GAME.write(fields) == GAME.parse(text) == GAME.write(action)
    assert GAME.read(GAME.parse(text)) == action


@pytest.mark.parametrize(
    "fields",
    [{}, {"action": "use"}, {"action": "bake", "grain": "two"}, {"action": "room", "cell": 3}, {"action": "bid"}],
)
def test_invalid_fields_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        GAME.write(fields)
