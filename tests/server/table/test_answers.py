"""An answer is parsed the same way whether it is played, previewed, marked or planned."""

import pytest

from cosecha.core.errors import CosechaError
from cosecha.server.common.refusals import Refused
from cosecha.server.table import answering, facts, helping, seating
from cosecha.server.table.answers import read_answer
from cosecha.server.table.checks import match_of
from cosecha.server.table.table import Table


@pytest.fixture
def table() -> Table:
    found = Table("t")
    opened = seating.opened("santiago", {"players": 3}, [facts.SeatPlan("here")] * 3, confirm=False)
    sat = [facts.Sat(seat, f"Person {seat}", "a word") for seat in range(3)]
    found.add([opened, *sat, facts.Started()], 0.0)
    return found


def _asked(table: Table) -> tuple[int, str]:
    (seat,) = table.waiting
    decision = match_of(table).state.decision(seat)
    assert decision is not None
    return seat, decision.id


def test_sloppy_notation_is_accepted_and_stored_in_canonical_form(table: Table) -> None:
    assert read_answer(table.game, ["BID  3", " pass "]).texts == ["bid 3", "pass"]
    seat, decision = _asked(table)
    (acted,) = answering.answer(seat, decision, ["BID  3"], "k")(table)
    assert isinstance(acted, facts.Acted)
    assert acted.action == "bid 3"


def test_a_marked_answer_may_be_previewed_and_played_in_sloppy_notation(table: Table) -> None:
    seat, decision = _asked(table)
    table.add(helping.agree(seat, "helper", True)(table), 0.0)
    helping.mark(seat, decision, "BID  3", True)(table)
    assert [hint.action for hint in helping.suggestions(table, seat).hints] == ["bid 3"]
    tried = answering.try_out(table, seat, ["Bid 3"], bound=True)
    assert tried.reason is None
    assert tried.preview is not None
    assert answering.answer(seat, decision, ["Bid 3"], "")(table)


def test_only_the_player_is_restricted_to_marked_answers(table: Table) -> None:
    seat, decision = _asked(table)
    table.add(helping.agree(seat, "helper", True)(table), 0.0)
    helping.mark(seat, decision, "bid 3", True)(table)
    bound = answering.try_out(table, seat, ["bid 2"], bound=True)
    assert bound.reason is not None
    assert bound.reason.id == "error-not-marked"
    assert answering.try_out(table, seat, ["bid 2"], bound=False).reason is None
    with pytest.raises(Refused, match="error-not-marked"):
        answering.answer(seat, decision, ["bid 2"], "")(table)


@pytest.mark.parametrize("action", ["", "bid", "bid x", "sing"])
def test_nonsense_is_refused_everywhere(table: Table, action: str) -> None:
    seat, decision = _asked(table)
    for attempt in (
        answering.answer(seat, decision, [action], ""),
        answering.plan(seat, "bid", action),
        helping.mark(seat, decision, action, True),
        lambda table: answering.try_out(table, seat, [action], bound=True),
    ):
        with pytest.raises(CosechaError, match="error-"):
            attempt(table)
