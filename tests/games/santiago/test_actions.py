"""Notation and JSON of actions, valid and invalid."""

from typing import Any

import pytest

from cosecha.core.errors import BadNotation
from cosecha.core.notation import Confirm
from cosecha.core.state import CONFIRM
from cosecha.games.santiago import GAME, Options, codes
from cosecha.games.santiago.actions import Accept, Bid, Discard, Pass, Plant, Propose


@pytest.mark.parametrize(
    ("text", "id", "args"),
    [
        ("", "error-notation-word", {"text": ""}),
        ("bidd 3", "error-notation-word", {"text": "bidd"}),
        ("bid", "error-notation-shape", {"text": "bid", "shape": "bid amount"}),
        ("bid 3 4", "error-notation-shape", {"shape": "bid amount"}),
        ("pass 1", "error-notation-shape", {"shape": "pass"}),
        ("plant a1 banana1", "santiago-error-no-tile", {"text": "a1"}),
        ("plant desert a1", "santiago-error-no-tile", {"text": "desert"}),
        ("plant empty a1", "santiago-error-no-tile", {"text": "empty"}),
        ("plant - a1", "santiago-error-no-tile", {"text": "-"}),
        ("plant banana1 i1", "santiago-error-no-square", {"text": "i1"}),
        ("plant banana1 a7", "santiago-error-no-square", {"text": "a7"}),
        ("propose H40 1", "santiago-error-no-segment", {"text": "H40"}),
        ("spring X50", "santiago-error-no-intersection", {"text": "X50"}),
        ("bid -1", "error-notation-number", {"text": "-1"}),
        ("bid 1000", "error-notation-number", {"text": "1000"}),
        ("bid ²", "error-notation-number", {"text": "²"}),
        ("bid ٣", "error-notation-number", {"text": "٣"}),
        ("bid three", "error-notation-number", {"text": "three"}),
    ],
)
def test_invalid_notation_is_refused_with_a_reason(text: str, id: str, args: dict[str, Any]) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.parse(text)
    assert refusal.value.message.id == id
    assert args.items() <= refusal.value.message.args.items()


def test_a_number_with_thousands_of_digits_is_refused() -> None:
    with pytest.raises(BadNotation):
        GAME.parse("bid " + "9" * 5000)


def test_notation_ignores_case_and_extra_spaces() -> None:
    assert GAME.parse("  Plant  BANANA2   C4 ") == GAME.parse("plant banana2 c4")
    assert GAME.parse("PROPOSE h11 02") == GAME.parse("propose H11 2")


@pytest.mark.parametrize(
    ("action", "text", "fields"),
    [
        (Bid(3), "bid 3", {"action": "bid", "amount": 3}),
        (Pass(), "pass", {"action": "pass"}),
        (Plant("banana2", "c4"), "plant banana2 c4", {"action": "plant", "tile": "banana2", "square": "c4"}),
        (Propose("H11", 2), "propose H11 2", {"action": "propose", "segment": "H11", "bribe": 2}),
        (Accept("V20"), "accept V20", {"action": "accept", "segment": "V20"}),
        (Discard(), "discard", {"action": "discard"}),
        (Confirm(), "confirm", {"action": "confirm"}),
    ],
)
def test_an_action_has_a_text_and_a_json_form(action: Any, text: str, fields: dict[str, Any]) -> None:
    assert str(action) == text
    assert GAME.write(fields) == GAME.write(action) == GAME.parse(text)
    assert GAME.read(GAME.parse(text)) == action


@pytest.mark.parametrize(
    "fields",
    [
        {"action": "bid"},
        {"action": "bid", "amount": "3"},
        {"action": "bid", "amount": -3},
        {"action": "bid", "amount": 10**30},
        {"action": "fly"},
        {"amount": 3},
        {},
        {"action": "plant", "tile": "desert", "square": "a1"},
        {"action": "accept", "segment": "H99"},
    ],
)
def test_invalid_json_actions_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(BadNotation):
        GAME.write(fields)


def test_a_bid_of_zero_is_a_pass() -> None:
    assert GAME.parse("bid 0") == GAME.parse("pass") == GAME.write(Bid(0)) == codes.PASS
    assert GAME.notation(codes.PASS) == "pass"


def test_invalid_action_numbers_are_refused() -> None:
    state = GAME.start(Options(players=3, starting_overseer_seat=0), 7)
    for action in (-2, 14 * codes.KIND, codes.DISCARD * codes.KIND + 1, codes.PLANT * codes.KIND + 48, 1 << 80):
        reason = state.why_not(1, action)
        assert reason is not None
        assert reason.id == "reason-no-such-action"
    assert state.why_not(1, CONFIRM) is not None
