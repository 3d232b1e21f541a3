"""Positions of team play and of the open market: what can be pending, and how many cards can lie there."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cosecha.core.errors import BadPosition
from cosecha.games.agricola import GAME
from cosecha.games.agricola.state import State

Edit = Callable[[dict[str, Any]], None]


def plain(state: State) -> dict[str, Any]:
    position: dict[str, Any] = msgspec.to_builtins(state.position())
    return position


def team_match(*moves: str, **goods: dict[str, int]) -> State:
    """A match in its first round, with some goods by seat (`s0`), after some moves."""
    state = GAME.start(GAME.checked({"players": 4, "teams": "lower", "first_seat": 0}), 7)
    position = plain(state)
    for seat, owned in goods.items():
        position["farms"][int(seat[1:])]["goods"] = owned
    position["round_cards"] = ["fencing"]
    position["coming"] = None
    spaces = {name: space for name, space in position["spaces"].items() if name != state.position().round_cards[0]}
    position["spaces"] = spaces | {"fencing": {}}
    state = GAME.from_position(position)
    for move in moves:
        seat, _, action = move.partition(": ")
        state.play(int(seat), GAME.parse(action))
    return state


def refused(state: State, edit: Edit) -> str:
    position = plain(state)
    GAME.from_position(position)
    edit(position)
    with pytest.raises(BadPosition) as wrong:
        GAME.from_position(position)
    return wrong.value.message.id


def test_goods_are_moved_only_by_the_seat_whose_turn_it_is() -> None:
    state = team_match("0: use market", "0: give wood 1", s0={"wood": 5, "clay": 5}, s2={"reed": 2})
    step = plain(state)["farms"][0]["steps"][-1]
    assert step == {"step": "move goods", "progress": 2, "may_leave": True}

    def all_moved(position: dict[str, Any]) -> None:
        position["farms"][0]["steps"] = [{**step, "progress": 1023}]

    def somebody_else(position: dict[str, Any]) -> None:
        position["farms"][2]["steps"] = [step]

    def without_teams(position: dict[str, Any]) -> None:
        del position["options"]["teams"]
        del position["spaces"]["market"]
        position["farms"][0]["space"] = "day-laborer"
        position["spaces"]["day-laborer"] = {"people": [0]}

    assert refused(state, all_moved) == "agricola-position-steps"
    assert refused(state, somebody_else) == "agricola-position-steps"
    assert refused(state, without_teams) == "agricola-position-steps"


def test_the_partner_is_asked_about_animals_when_the_turn_is_over() -> None:
    state = crowded({"sheep": 4})
    assert state.waiting() == (2,)
    assert GAME.from_position(plain(state)) == state

    def other_team(position: dict[str, Any]) -> None:
        farms = position["farms"]
        farms[1]["steps"], farms[2]["steps"] = farms[2]["steps"], []
        farms[1]["goods"], farms[2]["goods"] = farms[2]["goods"], {}

    assert refused(state, other_team) == "agricola-position-steps"


def crowded(goods: dict[str, int]) -> State:
    """The partner of seat 0 has just been given more animals than there is room for."""
    position = plain(team_match())
    position["farms"][0] |= {"goods": goods, "pastures": [["d1", "e1"]]}
    position["farms"][2]["goods"] = {"boar": 1}
    state = GAME.from_position(position)
    state.play(0, GAME.parse("use market"))
    state.play(0, GAME.parse("give sheep 3"))
    return state


def test_a_crowded_partner_waits_for_the_end_of_the_turn() -> None:
    state = crowded({"sheep": 4, "wood": 2})
    assert state.waiting() == (0,)
    assert GAME.from_position(plain(state)) == state
    held = state.copy()
    held.play(0, GAME.parse("done"), hold=True)
    assert GAME.from_position(plain(held)) == held

    def other_team(position: dict[str, Any]) -> None:
        farms = position["farms"]
        farms[1]["goods"], farms[2]["goods"] = farms[2]["goods"], {}

    assert refused(state, other_team) == "agricola-position-animals"


def test_an_action_remembers_how_many_fences_it_has_built_for_whom() -> None:
    state = team_match("0: use fencing", "0: partner-fence e1", "0: fence e1", s0={"wood": 20})
    step = plain(state)["farms"][0]["steps"][-1]
    assert step["progress"] == 1 | 8 << 3 | 4 << 8
    assert GAME.from_position(plain(state)) == state

    def more_for_the_partner(position: dict[str, Any]) -> None:
        position["farms"][0]["steps"][-1]["progress"] = 1 | 4 << 3 | 8 << 8

    def too_many(position: dict[str, Any]) -> None:
        position["farms"][0]["steps"][-1]["progress"] = 1 | 31 << 3 | 4 << 8

    assert refused(state, more_for_the_partner) == "agricola-position-steps"
    assert refused(state, too_many) == "agricola-position-steps"


def shop() -> State:
    options = {"players": 2, "cards": "full", "open_market": "with", "market_cards": 5, "first_seat": 0}
    return GAME.start(GAME.checked(options), 7)


def test_the_market_has_no_more_cards_than_agreed_and_loses_one_a_round() -> None:
    state = shop()
    card = state.position().market[0]

    def none_taken(position: dict[str, Any]) -> None:
        position["market_used"] = True

    def taken_too_early(position: dict[str, Any]) -> None:
        position["market"] = position["market"][1:]

    def one_more(position: dict[str, Any]) -> None:
        position["options"]["market_cards"] = 4

    def in_hand_too(position: dict[str, Any]) -> None:
        position["farms"][0]["hand"] = [card]

    def without(position: dict[str, Any]) -> None:
        del position["options"]["open_market"], position["options"]["market_cards"]

    wrong = "error-position-name"
    assert [refused(state, edit) for edit in (none_taken, taken_too_early, one_more, without)] == [wrong] * 4
    assert refused(state, in_hand_too) == "agricola-position-card"
    state.play(0, GAME.parse(f"take {card}"))
    assert GAME.from_position(plain(state)) == state

    def not_used(position: dict[str, Any]) -> None:
        position["market_used"] = False

    assert refused(state, not_used) == wrong
