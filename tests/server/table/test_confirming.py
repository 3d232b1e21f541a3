"""What can be undone freely and what must be confirmed first: nothing is undone past another person's decision."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cosecha.core.event import any_reveals
from cosecha.core.state import State
from cosecha.games import NAMES
from cosecha.server.table import answering, facts, seating, undoing
from cosecha.server.table.checks import match_of
from cosecha.server.table.table import Table
from tests.server.clients import one_and_bots, pick, play_on, seated, two_people
from tests.server.servers import Node

PLAYERS = 3


def _table(game: str, people: int = PLAYERS, confirm: bool | None = None) -> Table:
    """A game that has just started, with `people` people and otherwise bots."""
    table = Table("t")
    seats = [facts.SeatPlan("here" if seat < people else "bot", bot="random") for seat in range(PLAYERS)]
    sat = [facts.Sat(seat, f"Person {seat}", "a word") for seat in range(people)]
    opened = seating.opened(game, {"players": PLAYERS}, seats, confirm=confirm)
    table.add([replace(opened, secret="0" * 64), *sat, facts.Started()], 0.0)
    return table


def _state(table: Table) -> State:
    return match_of(table).state


def _any_answer(table: Table, seat: int, rng: random.Random) -> list[facts.Fact]:
    view = _state(table).view(seat)
    action = table.game.notation(rng.choice(view.worth()))
    assert view.decision is not None
    return answering.answer(seat, view.decision.id, [action], "")(table)


def _steps(table: Table, rng: random.Random, most: int) -> Iterator[int]:
    """Play at random and yield the seat after each answer. Held turns are confirmed at the next step."""
    for _ in range(most):
        if table.status != "running":
            return
        seat = rng.choice(table.waiting)
        if _state(table).held >> seat & 1:
            table.add(answering.confirm(seat, None, "")(table), 0.0)
            continue
        if table.chairs[seat].kind == "bot":
            view = _state(table).view(seat)
            table.add([facts.Acted(seat, table.game.notation(rng.choice(view.worth())), by="bot")], 0.0)
        else:
            table.add(_any_answer(table, seat, rng), 0.0)
        yield seat


def _asked(state: State, seats: list[int]) -> dict[int, str]:
    """The pending decision of each of these seats."""
    found = {seat: state.decision(seat) for seat in seats}
    return {seat: decision.id for seat, decision in found.items() if decision is not None}


@pytest.mark.parametrize("game", NAMES)
def test_a_free_undo_takes_away_nobody_elses_question(game: str) -> None:
    table = _table(game, confirm=False)
    blocked = 0
    for _ in _steps(table, random.Random(1), 250):
        for seat in table.people():
            moves = undoing.moves_before(table, seat)
            if moves is None:
                continue
            others = [other for other in table.people() if other != seat]
            before = _asked(match_of(table).at(moves).state, others)
            now = _asked(_state(table), others)
            lost = {other for other in now if now[other] != before.get(other)}
            since = match_of(table).played[moves:]
            if undoing.is_free(table, seat, moves):
                assert not lost, "a player would lose their question without consent"
            elif all(move.seat == seat for move in since):
                reveals = any(any_reveals(move.events) for move in since)
                assert lost or reveals, "the undo should have been free"
                blocked += bool(lost) and not reveals
    assert blocked, "no undo was blocked by another person's question"


def test_a_pending_question_to_a_bot_does_not_block_undo() -> None:
    """Seats 0 and 1 are people, seat 2 is a bot."""
    table = _table("agricola", people=2, confirm=False)
    seen = set()
    for seat in _steps(table, random.Random(2), 60):
        moves = undoing.moves_before(table, seat)
        if table.chairs[seat].kind == "bot" or moves is None or match_of(table).moves != moves + 1:
            continue
        reveals = any_reveals(match_of(table).played[-1].events)
        others = [other for other in range(PLAYERS) if other != seat]
        before, now = (_asked(state, others) for state in (match_of(table).at(moves).state, _state(table)))
        asked = [other for other in now if now[other] != before.get(other)]
        if len(asked) == 1 and not reveals:
            kind = table.chairs[asked[0]].kind
            assert undoing.is_free(table, seat, moves) == (kind == "bot")
            seen.add(kind)
    assert seen == {"bot", "person"}


def test_undo_asks_the_person_who_would_lose_their_question(node: Node) -> None:
    clients = seated(node.url, two_people(game="agricola", options={"players": 2}, confirm=False))
    rng = random.Random(3)
    first = next(client for client in clients if client.look().get("decision"))
    while first.look().get("decision"):
        assert play_on([first], rng, 1)
    other = clients[1 - first.seat]
    question = other.look()["decision"]["id"]
    assert not first.now["undo"].get("free")
    assert first.post("undo").json()["now"]["undo"]["asked"] == [other.seat]
    assert other.look()["decision"]["id"] == question, "the question must still be theirs"
    assert other.post("undo-answer", agrees=True).status_code == 200
    assert first.look()["decision"]["seat"] == first.seat


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_is_confirmed_exactly_if_its_undo_would_need_consent(game: str) -> None:
    table = _table(game)
    held = passed = 0
    for seat in _steps(table, random.Random(4), 250):
        match = match_of(table)
        if match.state.held >> seat & 1:
            held += 1
            twin = match.at(match.moves)
            twin.play(seat, table.game.parse(match._pending[seat][0]))
            events = twin.played[-1].events
            others = [other for other in table.people() if other != seat]
            before = _asked(match.at(match.moves).state, others)
            assert (
                not twin.state.waiting()
                or any_reveals(events)
                or any(id != before.get(other) for other, id in _asked(twin.state, others).items())
            ), "the confirmation protects nothing"
        elif table.status == "running" and not match.played[-1].secret:
            passed += 1
            assert match.state.held or undoing.is_free(table, seat, match.moves - 1), (
                "the turn should have been confirmed first"
            )
    assert held
    assert passed or game != "agricola"


@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_confirmed_against_bots_unless_wanted(game: str) -> None:
    for confirm in (None, True):
        table = _table(game, people=1, confirm=confirm)
        held = [bool(_state(table).held) for _ in _steps(table, random.Random(5), 80)]
        assert any(held) == (confirm is True)


def test_a_player_may_override_the_tables_setting(node: Node) -> None:
    """A player's own preference takes precedence over the table's setting."""
    (client,) = seated(node.url, one_and_bots())
    rng = random.Random(6)
    while (client.look().get("decision") or {}).get("kind") != "bid":
        assert client.answer(rng) or client.look(wait=5)
    decision, action = client.now["decision"]["id"], pick(client.now, rng)
    assert client.post("act", decision=decision, action=action, hold=True).status_code == 200
    assert client.look()["decision"]["kind"] == "confirm"
    assert client.post("undo").status_code == 200
    assert client.post("act", decision=decision, action=action, hold=False).status_code == 200
    assert (client.look().get("decision") or {}).get("kind") != "confirm"
