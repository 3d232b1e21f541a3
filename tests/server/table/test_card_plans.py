"""Offers of Agricola's cards that are answered automatically: always or never, card by card."""

from typing import Any

import msgspec
import pytest

from cosecha import games
from cosecha.server.common.refusals import Refused
from cosecha.server.table import answering, facts, seating, undoing
from cosecha.server.table.due import plan_to_follow
from cosecha.server.table.facts import Fact
from cosecha.server.table.table import Table
from cosecha.server.table.updates import update_for

COLLECTOR, BASKET = "mushroom-collector", "basket"
ALWAYS, NEVER = f"card {COLLECTOR}", "done"


def _table(*played: str, confirm: bool | None = False, players: int = 2, **farm: Any) -> Table:
    """People in round 1, with these cards in front of seat 0, which places the first person."""
    rules: Any = games.by_name("agricola")
    options = {"players": players, "cards": "full"}
    position = msgspec.to_builtins(rules.start(rules.checked(options), 1).position())
    for each in position["farms"]:
        each["hand"] = [card for card in each["hand"] if card not in played]
    farms, starter = position["farms"], position["starter"]
    farms[0], farms[starter] = farms[starter], farms[0]
    farms[0] |= {"played": list(played), **farm}
    position |= {"starter": 0, "active": 0}
    opened = seating.opened("agricola", options, [facts.SeatPlan("here")] * players, confirm=confirm)
    table = Table("t")
    sat = [facts.Sat(seat, f"Person {seat}", "a word") for seat in range(players)]
    table.add([msgspec.structs.replace(opened, position=position), *sat, facts.Started()], 0.0)
    return table


def _do(table: Table, change: list[Fact]) -> None:
    table.add(change, table.at + 1)


def _answer(table: Table, seat: int, *actions: str) -> None:
    assert table.match is not None
    decision = table.match.state.decision(seat)
    assert decision is not None
    _do(table, answering.answer(seat, decision.id, actions, "")(table))


def _plan(table: Table, card: str, action: str | None, seat: int = 0) -> None:
    _do(table, answering.plan(seat, f"card-{card}", action)(table))


def _goods(table: Table) -> dict[str, int]:
    assert table.match is not None
    goods: dict[str, int] = table.match.state.position().farms[0].goods
    return goods


def test_always_accepts_the_offer_whenever_it_is_made() -> None:
    table = _table(COLLECTOR)
    before = _goods(table)
    _answer(table, 0, "use forest")
    assert plan_to_follow(table) is None, "it must be asked first"
    _plan(table, COLLECTOR, ALWAYS)
    assert plan_to_follow(table) == (0, ALWAYS)
    _do(table, answering.automatic(table))
    assert _goods(table)["food"] == before.get("food", 0) + 2
    assert answering.automatic(table) == [], "it is given once"
    assert table.plans == {(0, f"card-{COLLECTOR}"): ALWAYS}, "it stays for the next time"


def test_never_declines_it() -> None:
    table = _table(COLLECTOR)
    before = _goods(table)
    _plan(table, COLLECTOR, NEVER)
    _answer(table, 0, "use forest")
    _do(table, answering.automatic(table))
    assert _goods(table).get("food", 0) == before.get("food", 0)
    assert table.waiting == (1,)


def test_it_answers_no_other_card_and_no_other_question() -> None:
    table = _table(COLLECTOR, BASKET)
    _plan(table, COLLECTOR, NEVER)
    assert plan_to_follow(table) is None, "placing a person is another question"
    _answer(table, 0, "use forest")
    asked = []
    while table.match is not None and 0 in table.waiting:
        asked.append(table.match.state.topic(0))
        if followed := answering.automatic(table):
            assert asked[-1] == f"card-{COLLECTOR}"
            _do(table, followed)
        else:
            assert asked[-1] == f"card-{BASKET}"
            _answer(table, 0, "done")
    assert sorted(asked) == [f"card-{BASKET}", f"card-{COLLECTOR}"]


def test_it_does_not_speak_for_another_seat() -> None:
    table = _table(COLLECTOR)
    _plan(table, COLLECTOR, NEVER, seat=1)
    _answer(table, 0, "use forest")
    assert plan_to_follow(table) is None


@pytest.mark.parametrize("action", ["exchange grain", "card basket", "use forest", "pass"])
def test_nothing_else_can_be_the_answer(action: str) -> None:
    table = _table(COLLECTOR)
    with pytest.raises(Exception, match="error-"):
        _plan(table, COLLECTOR, action)
    assert not table.plans


def test_cards_without_offers_have_no_automatic_answer() -> None:
    with pytest.raises(Refused, match="error-plan-kind"):
        _plan(_table(), "wood-cutter", NEVER)


def test_an_offer_that_has_to_be_paid_for_first_is_asked() -> None:
    """Without food, its owner may still turn grain into food, but that is nobody else's decision."""
    table = _table("cattle-feeder", players=4, goods={"food": 0})
    _plan(table, "cattle-feeder", "card cattle-feeder")
    _answer(table, 0, "use grain-seeds")
    assert table.match is not None
    assert table.match.state.topic(0) == "card-cattle-feeder"
    assert plan_to_follow(table) is None


def test_it_is_canceled() -> None:
    table = _table(COLLECTOR)
    _plan(table, COLLECTOR, NEVER)
    _plan(table, COLLECTOR, None)
    _answer(table, 0, "use forest")
    assert plan_to_follow(table) is None


def test_only_its_seat_sees_it() -> None:
    table = _table(COLLECTOR)
    _plan(table, COLLECTOR, NEVER)
    assert update_for(table, 0, 0).now.plans == {f"card-{COLLECTOR}": NEVER}
    assert update_for(table, 1, 0).now.plans == update_for(table, None, 0).now.plans == {}


def test_undoing_an_automatic_answer_ends_it_and_undoing_another_does_not() -> None:
    table = _table(COLLECTOR, confirm=True)
    _plan(table, COLLECTOR, ALWAYS)
    _answer(table, 0, "use day-laborer")
    _do(table, undoing.undo(0, "")(table))
    assert table.plans, "that answer wasn't automatic"
    _answer(table, 0, "use forest")
    _do(table, answering.automatic(table))
    _do(table, undoing.undo(0, "")(table))
    assert not table.plans, "it would only be given again"


def test_a_turn_that_ends_with_it_is_confirmed_like_any_other() -> None:
    table = _table(COLLECTOR, confirm=True)
    _plan(table, COLLECTOR, ALWAYS)
    _answer(table, 0, "use forest")
    _do(table, answering.automatic(table))
    assert table.match is not None
    decision = table.match.state.decision(0)
    assert decision is not None
    assert decision.kind == "confirm"
    assert plan_to_follow(table) is None
