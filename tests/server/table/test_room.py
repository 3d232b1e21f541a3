"""A table has room for any game, but not for endless undo and chat."""

import pytest

from cosecha.server.common.refusals import Refused
from cosecha.server.table import answering, chat, checks, facts, helping, seating, undoing
from cosecha.server.table.checks import match_of
from cosecha.server.table.table import Decide, Table
from cosecha.server.table.updates import CHAT_PAGE, earlier_chat, update_for


def _table() -> Table:
    table = Table("t")
    plan = seating.opened("santiago", {"players": 3}, [facts.SeatPlan("here")] * 3, confirm=False)
    table.add([plan, *(facts.Sat(seat, f"Person {seat}", "a word") for seat in range(3)), facts.Started()], 0.0)
    return table


def _answer(table: Table, seat: int) -> list[facts.Fact]:
    state = match_of(table).state
    decision = state.decision(seat)
    assert decision is not None
    return answering.answer(seat, decision.id, [table.game.notation(state.legal(seat)[0])], "")(table)


def _refusal(table: Table, decide: Decide) -> str:
    with pytest.raises(Refused) as refused:
        decide(table)
    return refused.value.message.id


def test_a_full_table_accepts_only_what_the_game_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _table()
    seat = table.waiting[0]
    table.add(_answer(table, seat), 0.0)
    decides = [undoing.undo(seat, ""), chat.say(0, "", "Hello"), answering.plan(seat, "bid", "pass")]
    decides.append(helping.agree(seat, "bot", only=False))
    for decide in decides:
        assert decide(table), "there should still be room"
    monkeypatch.setattr(checks, "ROWS", table.seq)
    for decide in decides:
        assert _refusal(table, decide) == "error-table-full"
    assert _answer(table, table.waiting[0]), "the game must go on"


def test_a_chat_has_a_maximum_length(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _table()
    monkeypatch.setattr(chat, "CHAT_LINES", 2)
    for _ in range(2):
        table.add(chat.say(0, "", "Hello")(table), 0.0)
    assert _refusal(table, chat.say(0, "", "Hello")) == "error-chat-full"
    assert chat.say(0, "", " ")(table) == []


def test_a_new_client_gets_the_end_of_the_chat_and_the_rest_on_request() -> None:
    table = _table()
    for number in range(2 * CHAT_PAGE + 5):
        table.add(chat.say(0, "", f"{number}")(table), 0.0)
        table.add([facts.Muted(None, number % 2 == 0)], 0.0)
    found = list(update_for(table, None).chat)
    sizes = []
    while page := earlier_chat(table, found[0].seq):
        sizes.append(len(page))
        found = [*page, *found]
    assert sizes == [CHAT_PAGE, 5]
    assert [said.text for said in found] == [str(number) for number in range(2 * CHAT_PAGE + 5)]
    assert [said.text for said in update_for(table, None, found[3].seq).chat] == [said.text for said in found[4:]]
