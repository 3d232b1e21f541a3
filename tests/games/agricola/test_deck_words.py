"""What event cards ask, in words: a choice that must be made, hidden cards in order, and what an answer brings."""

from typing import Any

import pytest

from cosecha.core.message import Message
from cosecha.games.agricola import GAME
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.state import State
from cosecha.locale import LANGUAGES, Speaker

ENGLISH = Speaker("en", ["Ana", "Otto"])
REVEALED = ("major-improvement", "fencing", "grain-utilization", "sheep-market", "western-quarry")


def at_work(farm: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> State:
    """Seat 0 is to place a person in round 5."""
    turn = [{"step": "end of turn"}, {"step": "place"}]
    position = {
        "options": {"players": 2, "x_deck": "with", "forest_deck": "with"},
        "round": 5,
        "phase": "work",
        "active": 0,
        "starter": 0,
        "spaces": {"forest": {"goods": {"wood": 3}}, "western-quarry": {"goods": {"stone": 1}}},
        "majors": list(MAJOR_NAMES),
        "farms": [{"steps": turn, **farm}, other or {}],
        "round_cards": list(REVEALED),
    }
    return GAME.from_position(position | more)


def play(state: State, *answers: str) -> State:
    for answer in answers:
        state.play(0, GAME.parse(answer))
    return state


def asks(state: State) -> str:
    return ENGLISH.say(GAME.words.prompt(state.view(0)))


def labels(state: State) -> list[str]:
    return [ENGLISH.say(choice.label) for choice in GAME.words.choices(state.view(0))]


def test_a_card_that_must_be_used_asks_only_what_to_choose() -> None:
    must = play(at_work({}, piles={"x": ["alien-farmhand"]}), "use western-quarry")
    assert asks(must).startswith("Alien Farmhand: what do you choose? When you draw")
    may = play(at_work({"goods": {"wood": 2, "reed": 2}}, laid=["merchants-of-jupiter"]), "use farm-expansion")
    assert asks(play(may, "stable c1")).startswith("Do you use Merchants of Jupiter?")


def test_whoever_orders_cards_is_told_where_each_goes() -> None:
    state = at_work({"played": ["witch"], "stores": {"witch": 3}}, piles={"forest": ["hermit", "camelot", "boar-king"]})
    assert asks(play(state, "card witch")) == "The Witch: which card comes on top of the deck?"
    assert labels(state)[0] == "The Witch: The Hermit"
    assert asks(play(state, "pick witch hermit")) == "The Witch: which card comes next?"


def test_an_occupation_to_discard_has_its_price() -> None:
    state = at_work({"goods": {"cattle": 1}}, {"played": ["tin-woodman"]}, laid=["dragons-lair"])
    play(state, "use dragons-lair")
    assert "The Dragon’s Lair: discard The Tin Woodman for 1 person" in labels(state)


def test_a_space_says_how_many_fairies_wait_there() -> None:
    assert "The Fairy Ring: 3 fairies" in labels(at_work({}, laid=["fairy-ring"], free_fairies=3))
    assert not any(label.startswith("The Fairy Ring") for label in labels(at_work({}, laid=["fairy-ring"])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_log_ends_in_two_marks(language: str) -> None:
    speaker = Speaker(language, ["Ana", "Otto"])
    for card in ("mind-the-jets", "darling-i-shrunk", "beam-me-up-scotty"):
        state = at_work({}, piles={"x": [card]})
        said = [speaker.say(GAME.words.event(each)) for each in state.play(0, GAME.parse("use western-quarry"))]
        assert len(said) > 2
        assert not [line for line in said if line.endswith(("!.", "….", "?."))]


def test_points_below_zero_have_a_minus_sign_on_both_sides() -> None:
    state = at_work(
        {"played": ["candy-trail"], "stores": {"candy-trail": 2}, "marked": ["forest", "farmland", "fishing"]}
    )
    cells = [
        ENGLISH.say(cell) for row in GAME.words.sheet(state.scores()).rows for cell in row if isinstance(cell, Message)
    ]
    assert "−1 → −1" in cells
