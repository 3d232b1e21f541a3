"""Before an answer counts: confirmation, automatic answers, hints, previews."""

import random
import time

from tests.server.clients import STALLED, Client, one_and_bots, play_on, seated, two_people
from tests.server.servers import Node


def _asked(clients: list[Client], kind: str, seed: int) -> Client:
    """Play until a player is asked this kind of question."""
    rng = random.Random(seed)
    for _ in range(300):
        for client in clients:
            if (client.look().get("decision") or {}).get("kind") == kind:
                return client
        assert play_on(clients, rng, 1), "the match is over"
    raise AssertionError(f"nobody is asked for {kind}")


def test_a_held_turn_waits_for_its_seat(node: Node) -> None:
    clients = seated(node.url, two_people())
    client = _asked(clients, "confirm", 1)
    other = clients[1 - client.seat]
    moves = client.now.get("moves", 0)
    assert client.seat in client.now["waiting"]
    assert client.now["undo"]["free"]
    assert other.post("confirm").status_code == 409
    assert client.post("confirm", key="c").json()["now"]["moves"] == moves + 1
    assert client.post("confirm", key="c").status_code == 200, "a duplicate must count once"
    assert client.post("confirm", key="d").status_code == 409


def test_a_held_turn_is_undone_without_asking(node: Node) -> None:
    clients = seated(node.url, two_people())
    client = _asked(clients, "confirm", 2)
    assert client.post("undo").json()["now"]["decision"]["kind"] != "confirm"


def test_an_answer_in_advance_is_played_if_it_is_legal(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    planner = _asked(clients, "bid", 3)
    moves = planner.now["moves"]
    assert planner.post("plan", kind="bid", action="pass").status_code == 200
    end = time.monotonic() + STALLED
    while planner.look(wait=1)["moves"] == moves:
        assert time.monotonic() < end, "the answer in advance was not played"
    assert planner.seat not in planner.now["waiting"] or planner.now["decision"]["kind"] != "bid"
    assert planner.now["plans"] == {"bid": "pass"}, "the plan must stay"
    assert "plans" not in clients[1 - planner.seat].look(), "the others must not see it"


def test_an_illegal_answer_in_advance_leaves_the_question_open(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    planner = _asked(clients, "bid", 5)
    before = planner.snapshot()
    assert planner.post("plan", kind="bid", action="bid 999").status_code == 200
    assert planner.post("say", text="time passes").status_code == 200
    after = planner.look()
    assert after["decision"] == before["now"]["decision"], "the seat must be asked"
    assert planner.seq == before["seq"] + 2, "no row may reveal it to the others"
    assert planner.post("plan", kind="bid", action=None).status_code == 200
    assert "plans" not in planner.look()
    assert planner.answer(random.Random(6))


def test_an_answer_in_advance_must_be_an_action(node: Node) -> None:
    planner = seated(node.url, two_people())[0]
    assert planner.post("plan", kind="bid", action="nonsense").status_code == 422


def test_an_answer_in_advance_must_be_for_a_decision_of_the_game(node: Node) -> None:
    planner = seated(node.url, two_people())[0]
    for kind in ("bidd", "confirm", "over", "work"):
        refused = planner.post("plan", kind=kind, action="pass")
        assert (refused.status_code, refused.json()["error"]["id"]) == (422, "error-plan-kind"), kind
    assert "plans" not in planner.look()


def test_hints_are_legal_and_have_reasons(node: Node) -> None:
    (client,) = seated(node.url, one_and_bots(2))
    play_on([client], random.Random(7), 3)
    end = time.monotonic() + STALLED
    while client.look(wait=1).get("decision") is None:
        assert time.monotonic() < end, "the person was not asked again"
    hints = client.http.get(f"{client.path}/hints").json()
    assert 1 <= len(hints) <= 3
    assert all(hint["reason"]["id"] and hint["words"]["id"] for hint in hints)
    for hint in hints:
        assert client.post("try", action=hint["action"]).json()["reason"] is None
    best = client.post("act", decision=client.now["decision"]["id"], action=hints[0]["action"])
    assert best.status_code == 200, best.text


def test_there_are_no_hints_for_others(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = _asked(clients, "bid", 8)
    watch = Client(node.url, client.table, "watch")
    assert watch.http.get(f"{watch.path}/hints").status_code == 403
    other = clients[1 - client.seat]
    assert other.http.get(f"{other.path}/hints", params={"seat": client.seat}).status_code == 403


def test_a_preview_changes_nothing(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = _asked(clients, "bid", 9)
    before = client.snapshot()
    verdict = client.post("try", action="pass").json()
    assert verdict["reason"] is None
    assert verdict["view"]["seat"] == client.seat
    refused = client.post("try", action="bid 999").json()
    assert refused["reason"]["id"].startswith("santiago-reason-")
    assert client.snapshot() == before
