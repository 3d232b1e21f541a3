"""Notation and JSON of actions, valid and invalid."""

from typing import Any

import pytest

from cosecha.core.errors import BadNotation
from cosecha.core.notation import Confirm
from cosecha.core.state import CONFIRM
from cosecha.games.cacao import GAME, codes
from cosecha.games.cacao.actions import Fill, Overbuild, Place, Work


@pytest.mark.parametrize(
    ("text", "id", "args"),
    [
        ("", "error-notation-word", {"text": ""}),
        ("lay 1111 0,-1", "error-notation-word", {"text": "lay"}),
        ("place", "error-notation-shape", {"text": "place", "shape": "place tile space"}),
        ("place 1111", "error-notation-shape", {"shape": "place tile space"}),
        ("place 1111 0, -1", "error-notation-shape", {"shape": "place tile space"}),
        ("work 0,-1 2", "error-notation-shape", {"shape": "work space side workers"}),
        ("place 0,-1 1111", "cacao-error-no-worker-tile", {"text": "0,-1"}),
        ("place 1112 0,-1", "cacao-error-no-worker-tile", {"text": "1112"}),
        ("place 0000 0,-1", "cacao-error-no-worker-tile", {"text": "0000"}),
        ("place 2011 0,-1", "cacao-error-no-worker-tile", {"text": "2011"}),
        ("overbuild 1111 a1", "cacao-error-no-space", {"text": "a1"}),
        ("place 1111 0", "cacao-error-no-space", {"text": "0"}),
        ("place 1111 0,-0", "cacao-error-no-space", {"text": "0,-0"}),
        ("place 1111 +1,0", "cacao-error-no-space", {"text": "+1,0"}),
        ("place 1111 01,0", "cacao-error-no-space", {"text": "01,0"}),
        ("place 1111 ١,0", "cacao-error-no-space", {"text": "١,0"}),
        ("place 1111 10000,1", "cacao-error-no-space", {"text": "10000,1", "farthest": 9999}),
        ("fill market5 1,-1", "cacao-error-no-jungle-tile", {"text": "market5"}),
        ("work 0,-1 Q 2", "cacao-error-no-side", {"text": "Q"}),
        ("work 0,-1 E 4", "error-notation-number", {"text": "4"}),
        ("work 0,-1 E -1", "error-notation-number", {"text": "-1"}),
        ("work 0,-1 E ²", "error-notation-number", {"text": "²"}),
    ],
)
def test_invalid_notation_is_refused_with_a_reason(text: str, id: str, args: dict[str, Any]) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.parse(text)
    assert refusal.value.message.id == id
    assert args.items() <= refusal.value.message.args.items()


def test_a_number_with_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadNotation):
        GAME.parse("place 1111 " + "9" * 5000 + ",0")


def test_notation_ignores_case_and_extra_spaces() -> None:
    assert GAME.parse("  Fill  MARKET3   1,-1 ") == GAME.parse("fill market3 1,-1")
    assert GAME.parse("WORK 0,-1 e 2") == GAME.parse("work 0,-1 E 2")


@pytest.mark.parametrize(
    ("action", "text", "fields"),
    [
        (Place("2101", "0,-1"), "place 2101 0,-1", {"action": "place", "tile": "2101", "space": "0,-1"}),
        (Overbuild("0031", "2,1"), "overbuild 0031 2,1", {"action": "overbuild", "tile": "0031", "space": "2,1"}),
        (Fill("market3", "1,-1"), "fill market3 1,-1", {"action": "fill", "jungle": "market3", "space": "1,-1"}),
        (
            Fill("pile", "-9999,9999"),
            "fill pile -9999,9999",
            {"action": "fill", "jungle": "pile", "space": "-9999,9999"},
        ),
        (Work("0,-1", "W", 0), "work 0,-1 W 0", {"action": "work", "space": "0,-1", "side": "W", "workers": 0}),
        (Confirm(), "confirm", {"action": "confirm"}),
    ],
)
def test_an_action_has_a_text_and_a_json_form(action: Any, text: str, fields: dict[str, Any]) -> None:
    assert str(action) == text
    assert GAME.write(fields) == GAME.parse(text) == GAME.write(action)
    assert GAME.read(GAME.parse(text)) == action


@pytest.mark.parametrize(
    "fields",
    [{}, {"action": "place"}, {"action": "place", "tile": 2101, "space": "0,-1"}, {"action": "bid", "amount": 1}],
)
def test_invalid_fields_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        GAME.write(fields)


def test_invalid_action_numbers_are_refused() -> None:
    place = GAME.parse("place 1111 9999,0")
    assert codes.exists(place)
    assert not codes.exists(place + 1), "a space too far out for the notation"
    assert not codes.exists(GAME.parse("place 1003 0,1") + codes.THING), "a fourteenth rotation"
    assert not codes.exists(GAME.parse("fill temple 0,0") + codes.THING)
    assert not codes.exists(GAME.parse("work 0,1 W 3") + codes.THING)
    assert not codes.exists(4 * codes.KIND)
    assert not codes.exists(CONFIRM)
