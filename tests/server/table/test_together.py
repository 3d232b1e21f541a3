"""Several answers as one if their order doesn't matter: all or none count, once, and one undo takes them back."""

import random

import pytest

from tests.server.clients import Client, Json, pick, seated
from tests.server.servers import Node

PLAN: Json = {
    "game": "cacao",
    "options": {"players": 2},
    "seats": [{"kind": "open"}, {"kind": "open"}],
    "pace": 0,
}


def _asked(url: str, confirm: bool) -> tuple[Client, Client]:
    """A player whose workers on two or more sides may work at once while nobody else is asked; and the other player."""
    for seed in range(40):
        rng = random.Random(seed)
        clients = seated(url, {**PLAN, "confirm": confirm})
        while not clients[0].look() or not clients[0].over:
            for client in clients:
                client.look()
            for client, other in (clients, clients[::-1]):
                if len(client.now.get("together", [])) > 1 and not other.now.get("decision"):
                    return client, other
            asked = next(client for client in clients if client.now.get("decision"))
            if asked.now["decision"]["kind"] == "confirm":
                assert asked.post("confirm").status_code == 200
            else:
                asked.post("act", decision=asked.now["decision"]["id"], action=pick(asked.now, rng))
    raise AssertionError("no such question came up")


def _give(client: Client, answers: list[str], key: str = "all") -> Json:
    """Answer the current question, all in one request."""
    first, *then = answers
    decision = client.now["decision"]["id"]
    given = client.post("act", decision=decision, action=first, next=then, key=key)
    assert given.status_code == 200, given.text
    found: Json = given.json()
    return found


@pytest.mark.parametrize("confirm", [False, True], ids=["at once", "held"])
def test_joined_answers_are_one_row_and_one_undo(node: Node, confirm: bool) -> None:
    client, _ = _asked(node.url, confirm)
    before, seq = client.look(), client.seq
    tried = client.post("try", action=before["together"][0], next=before["together"][1:]).json()
    assert tried["reason"] is None
    assert len(tried["lines"]) >= len(before["together"])
    update = _give(client, before["together"])
    assert update["seq"] == seq + 1, "they must be one row"
    assert update["now"].get("moves", 0) == before["moves"] + len(before["together"]) - confirm
    village = ("gold", "fruits")
    for goods in village:
        assert update["now"]["view"]["position"][goods] == tried["view"]["position"][goods]
    client.look()
    asked, (first, *rest) = before["decision"]["id"], before["together"]
    again = client.post("act", decision=asked, action=first, next=rest, key="all")
    assert again.json()["seq"] == client.seq, "a duplicate must count once"
    other = client.post("act", decision=asked, action=first, next=[], key="all")
    assert other.json()["error"]["id"] == "error-key-used"
    assert client.post("undo").status_code == 200
    now = client.look()
    if not now["undo"].get("asked"):  # a tile may have been turned up meanwhile, and then the other player is asked
        assert now["moves"] == before["moves"], "one undo must take all of them back"
        assert now["together"] == before["together"]


def test_none_counts_if_one_is_refused(node: Node) -> None:
    client, _ = _asked(node.url, False)
    before, seq = client.look(), client.seq
    first = before["together"][0]
    body = {"decision": before["decision"]["id"], "action": first, "next": [first]}
    assert client.post("act", **body).status_code == 422
    assert client.look()["moves"] == before["moves"]
    assert client.seq == seq
    tried = client.post("try", action=first, next=[first]).json()
    assert tried["reason"]["id"].startswith("cacao-reason-")
