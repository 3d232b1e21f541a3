"""Undo: free or by consent, always free against bots, a whole turn at once, and never past the end."""

import random
from collections.abc import Callable, Sequence

import pytest

from cosecha.server.common.refusals import Stale
from cosecha.server.table import answering, facts, seating, undoing
from cosecha.server.table.checks import match_of
from cosecha.server.table.table import Table
from tests.server.clients import Client, Json, one_and_bots, play_on, seated, two_people
from tests.server.servers import Node


def _seats(client: Client) -> list[int]:
    """The seat of each move so far."""
    moves: list[Json] = client.http.get(f"{client.path}/record").json()["moves"]
    return [move["seat"] for move in moves]


def _play_until(clients: Sequence[Client], seed: int, wanted: Callable[[Client], bool]) -> Client:
    """Play until the condition is true for a client; returns that client."""
    rng = random.Random(seed)
    for _ in range(300):
        for client in clients:
            client.look()
            while len(clients) == 1 and not client.over and client.now.get("decision") is None:
                client.look(wait=5)  # bots are moving
            if wanted(client):
                return client
        assert play_on(clients, rng, 1), "the match is over"
    raise AssertionError("the condition never became true")


def _undo(client: Client) -> Json:
    found: Json = client.now.get("undo", {})
    return found


def _free(client: Client) -> bool:
    return bool(_undo(client).get("free"))


def _not_free(client: Client) -> bool:
    return bool(_undo(client).get("possible")) and not _free(client)


def test_a_move_that_nothing_depends_on_is_undone_at_once(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = _play_until(clients, 1, _free)
    moves = client.now["moves"]
    last = len(_seats(client)) - 1 - _seats(client)[::-1].index(client.seat)
    answer = client.post("undo", key="back")
    assert answer.status_code == 200
    assert answer.json()["now"].get("moves", 0) == last < moves
    assert client.look()["decision"]["seat"] == client.seat
    assert client.lines[-1]["message"]["id"] == "table-undone"
    assert client.post("undo", key="back").json()["seq"] == client.seq, "a duplicate must count once"
    play_on(clients, random.Random(2), 3)


def test_undo_past_another_seat_or_a_reveal_needs_consent(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = _play_until(clients, 3, _not_free)
    other = clients[1 - client.seat]
    moves = client.now["moves"]
    assert client.post("undo").status_code == 200
    assert client.look()["moves"] == moves, "nothing may be undone before the other player agrees"
    assert _undo(client)["asked_by"] == client.seat
    gone = {line["message"]["id"] for line in other.lines if line["move"] > other.look()["undo"]["moves"]}
    assert gone, "the request must say to which move it goes back"
    assert other.look()["undo"]["asked"] == [other.seat]
    assert client.post("undo-answer", agrees=True).status_code == 409, "a player can't accept their own request"
    assert other.post("undo-answer", agrees=False).status_code == 200
    assert client.look()["moves"] == moves
    assert "asked_by" not in _undo(client)
    assert client.post("undo").status_code == 200
    assert other.post("undo-answer", agrees=True).status_code == 200
    assert client.look().get("moves", 0) < moves
    assert [line["message"]["id"] for line in client.lines[-2:]] == ["table-undo-agreed", "table-undone"]


def test_an_answer_cancels_a_pending_undo_request(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = _play_until(clients, 4, _not_free)
    assert client.post("undo").status_code == 200
    assert play_on(clients, random.Random(5), 1)
    assert clients[1 - client.seat].post("undo-answer", agrees=True).status_code == 409


def test_undo_is_always_free_against_bots(node: Node) -> None:
    (client,) = seated(node.url, one_and_bots())
    _play_until([client], 7, lambda found: 0 in _seats(found) and _seats(found)[-1] != 0)
    last = _last(_seats(client))
    assert client.post("undo").json()["now"].get("moves", 0) == last
    assert client.look()["decision"]["seat"] == client.seat


def test_a_whole_turn_is_undone_together(node: Node) -> None:
    (client,) = seated(node.url, one_and_bots(2))

    def two_on_end(found: Client) -> bool:
        seats = _seats(found)
        return 0 in seats and _turn(seats) < _last(seats)

    _play_until([client], 8, two_on_end)
    seats = _seats(client)
    answer = client.post("undo", turn=True)
    assert answer.json()["now"].get("moves", 0) == _turn(seats)


def _last(seats: list[int]) -> int:
    return len(seats) - 1 - seats[::-1].index(0)


def _turn(seats: list[int]) -> int:
    """The first of the consecutive moves of seat 0 that end with its last one."""
    begin = _last(seats)
    while begin and seats[begin - 1] == 0:
        begin -= 1
    return begin


def test_the_end_cannot_be_undone(node: Node) -> None:
    """The record reveals everything hidden, so nobody may play on with it."""
    (client,) = seated(node.url, one_and_bots(2))
    play_on([client], random.Random(9))
    assert client.look()["undo"] == {}
    assert client.post("undo").json()["error"]["id"] == "error-nothing-to-undo"
    assert client.look()["status"] == "over"


def _three(node: Node) -> list[Client]:
    plan = two_people(options={"players": 3}, seats=[{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
    return seated(node.url, plan)


def _asked_one(clients: Sequence[Client]) -> Client:
    for client in clients:
        client.look()
    return next(client for client in clients if client.now.get("decision"))


def test_another_players_held_turn_is_not_undone_without_consent(node: Node) -> None:
    """With confirmed turns: the first player confirms, the second has answered but not confirmed."""
    clients = _three(node)
    rng = random.Random(11)
    first = _asked_one(clients)
    first.answer(rng)
    first.look()
    assert first.now["decision"]["kind"] == "confirm"
    first.answer(rng)
    second = _asked_one(clients)
    assert second is not first
    second.answer(rng)
    assert second.look()["decision"]["kind"] == "confirm"
    first.look()
    assert _not_free(first)
    assert first.post("undo").json()["now"]["undo"]["asked_by"] == first.seat
    assert second.look()["decision"]["kind"] == "confirm"


def test_ones_own_held_turn_is_undone_freely(node: Node) -> None:
    clients = _three(node)
    rng = random.Random(12)
    first = _asked_one(clients)
    asked = first.now["decision"]["id"]
    first.answer(rng)
    assert first.look()["undo"]["free"]
    assert first.post("undo").json()["now"]["decision"]["id"] == asked


def test_among_people_a_secret_answer_is_final(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = _play_until(clients, 5, lambda one: bool((one.now.get("decision") or {}).get("secret")))
    client.answer(random.Random(1))
    client.look()
    assert not _undo(client).get("possible")
    assert client.post("undo").json()["error"]["id"] == "error-nothing-to-undo"


def test_consent_is_for_the_request_that_was_seen(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = _play_until(clients, 3, _not_free)
    other = clients[1 - client.seat]
    client.post("undo")
    row = other.look()["undo"]["row"]
    assert other.post("undo-answer", agrees=True, row=row - 1).status_code == 409
    assert client.post("undo").json()["error"]["id"] == "error-undo-open"
    assert other.post("undo-answer", agrees=True, row=row).status_code == 200


def test_undo_removes_answers_given_in_advance(node: Node) -> None:
    clients = seated(node.url, one_and_bots(players=3))
    client = clients[0]
    rng = random.Random(3)
    while (client.look().get("decision") or {}).get("kind") != "bid":
        if not client.answer(rng):
            client.look(wait=5)
    assert client.post("plan", kind="bid", action="pass").status_code == 200
    while "plans" in client.now and client.now["decision"] is not None and client.now["decision"]["kind"] == "bid":
        client.look(wait=5)
    answer = client.post("undo")
    assert answer.status_code == 200
    assert not answer.json()["now"].get("plans")


def _undo_all(client: Client) -> list[int]:
    """Undo freely as far as possible; returns the number of moves after each step."""
    found = []
    client.look()
    while _free(client):
        assert client.post("undo").status_code == 200
        found.append(client.look().get("moves", 0))
    return found


def test_moves_of_absent_players_are_not_undone_without_them(node: Node) -> None:
    """They may come back to the match as they left it; their bots' moves are free to undo."""
    clients = seated(node.url, two_people(confirm=False, pace=10))
    client = _play_until(clients, 3, _not_free)
    other = clients[1 - client.seat]
    moves = client.look()["moves"]
    assert other.post("stand").status_code == 200
    client.look()
    assert "free" not in _undo(client)
    assert client.post("undo").json()["error"]["id"] == "error-nothing-to-undo", "there is nobody to ask"
    other.sit()
    client.look()
    assert _not_free(client)
    assert client.post("undo").json()["now"]["undo"]["asked"] == [other.seat]
    assert client.look()["moves"] == moves


def test_undo_is_free_against_bots_back_to_the_last_move_of_a_person(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False, pace=0))
    rng = random.Random(13)
    play_on(clients, rng, 12)
    client, other = clients
    assert other.post("stand").status_code == 200
    left = len(_seats(client))
    play_on([client], rng, 6)
    back = _undo_all(client)
    assert back
    assert min(back) >= left
    other.sit()
    assert other.look()["moves"] >= left


def test_a_player_who_leaves_cancels_a_pending_undo_request(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False, pace=10))
    client = _play_until(clients, 3, _not_free)
    other = clients[1 - client.seat]
    client.post("undo")
    other.post("stand")
    client.look()
    assert "asked_by" not in _undo(client)
    assert other.post("undo-answer", agrees=True).status_code == 409


def test_the_end_cancels_a_pending_undo_request() -> None:
    """With confirmed turns: the player who holds the last move gets a request but confirms first."""
    table = Table("t")
    plan = seating.opened("santiago", {"players": 3}, [facts.SeatPlan("here")] * 3)
    table.add([plan, *(facts.Sat(seat, f"Person {seat}", "a word") for seat in range(3)), facts.Started()], 0.0)
    rng = random.Random(14)
    asked, seat = False, 0
    while table.status == "running":
        seat = table.waiting[0]
        state = match_of(table).state
        if not state.held >> seat & 1:
            action = table.game.notation(rng.choice(state.view(seat).legal))
            table.add([facts.Acted(seat, action, hold=True)], 0.0)
            continue
        other = (seat + 1) % 3
        moves = undoing.moves_before(table, other)
        asked = moves is not None and not undoing.is_free(table, other, moves)
        if asked:
            table.add(undoing.undo(other, "")(table), 0.0)
        table.add(answering.confirm(seat, None, "")(table), 0.0)
        assert table.undo is None
    assert asked, "no request was pending before the last move was confirmed"
    with pytest.raises(Stale):
        undoing.answer_undo(seat, True)(table)
