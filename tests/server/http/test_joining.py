"""Joining, leaving and coming back: bots that take over, lists of tables, renewed links."""

import random
import re

import httpx

from cosecha.server.http.lobby import MINE
from tests.server.clients import Client, Table, one_and_bots, open_table, play_on, seated, two_people
from tests.server.servers import Node


def _ids(client: Client) -> list[str]:
    return [line["message"]["id"] for line in client.lines]


def test_a_bot_replaces_a_player_who_leaves_until_they_come_back(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False, pace=0))
    play_on(clients, random.Random(1), 4)
    stays, leaves = clients
    assert leaves.post("stand").status_code == 200
    assert play_on([stays], random.Random(2), 6) == 6, "the bot should answer for the other player"
    assert stays.now["seats"][1]["kind"] == "bot"
    assert "table-stood-left" in _ids(stays)
    leaves.sit()
    assert leaves.look()["seats"][1] == stays.look()["seats"][1]
    assert stays.now["seats"][1]["kind"] == "person"
    assert "table-back" in _ids(stays)
    play_on(clients, random.Random(3))
    assert stays.look()["status"] == "over"


def test_the_host_replaces_an_absent_player_with_a_bot(node: Node) -> None:
    """Without a clock, a closed tab would block the table. The absent player's link stays valid."""
    stays, gone = seated(node.url, two_people(confirm=False, pace=0))
    host = Client(node.url, stays.table, "host")
    for wrong, seat, status in ((stays, 1, 403), (gone, 0, 403), (host, 7, 422)):
        assert wrong.post("replace", seat=seat).status_code == status
    assert host.post("replace", seat=1).status_code == 200
    assert play_on([stays], random.Random(2), 4) == 4, "the bot should answer for the other player"
    assert _ids(stays).count("table-stood-host") == 1
    gone.sit()
    assert gone.look()["seats"][1]["kind"] == "person"
    with host.live(node.url) as live:
        assert "error" not in host.ask(live, "replace", seat=1, key="gone again")
    assert gone.look()["seats"][1]["kind"] == "bot"


def test_before_the_start_the_host_replaces_nobody(node: Node) -> None:
    table = open_table(node.url, two_people())
    Client(node.url, table, "play 0", "Person 0").sit()
    refused = Client(node.url, table, "host").post("replace", seat=0)
    assert refused.json()["error"]["id"] == "error-table-not-started"


def test_public_tables_are_listed_while_they_wait_and_run(node: Node) -> None:
    def listed() -> dict[str, str]:
        return {card["id"]: card["status"] for card in httpx.get(f"{node.url}/api/tables").json()}

    waiting = open_table(node.url, two_people(public=True))
    private = open_table(node.url, two_people())
    (client,) = seated(node.url, one_and_bots(2, public=True))
    assert (listed()[waiting.id], listed()[client.table.id]) == ("open", "running")
    assert private.id not in listed()
    play_on([client], random.Random(4))
    assert client.table.id not in listed()


def test_a_user_finds_their_tables_again(node: Node) -> None:
    with httpx.Client(base_url=node.url) as browser:
        assert browser.get("/api/mine").json() == []
        tables = [seated(node.url, two_people())[0].table for _ in range(2)]
        for table in tables:
            assert browser.post("/api/enter", json={"token": table.tokens["play 1"]}).status_code == 200
        assert {card["id"] for card in browser.get("/api/mine").json()} == {table.id for table in tables}
        Client(node.url, tables[0], "play 0").post("say", text="I am the newest now")
        assert browser.get("/api/mine").json()[0]["id"] == tables[0].id
        found = browser.get(f"/api/tables/{tables[0].id}").json()
        assert found["seat"] == 1, "they should have their old seat"


def test_a_user_with_many_tables_gets_them_in_pages(node: Node) -> None:
    with httpx.Client(base_url=node.url) as browser:
        tables = [open_table(node.url, two_people()) for _ in range(MINE + 2)]
        for table in tables:
            assert browser.post("/api/enter", json={"token": table.tokens["host"]}).status_code == 200
        newest = [table.id for table in reversed(tables)]
        first = [card["id"] for card in browser.get("/api/mine").json()]
        assert first == newest[:MINE]
        rest = browser.get("/api/mine", params={"after": first[-1]}).json()
        assert [card["id"] for card in rest] == newest[MINE:]
        assert browser.get("/api/mine", params={"after": rest[-1]["id"]}).json() == []
        page = browser.get("/").text
        older = re.search(r'href="(/\?after=\w+)#my-tables"', page)
        assert older is not None
        assert newest[-1] not in page
        last = browser.get(older.group(1)).text
        assert newest[-1] in last
        assert "?after=" not in last


def test_a_link_is_revoked_and_reissued(node: Node) -> None:
    clients = seated(node.url, two_people())
    table = clients[0].table
    host = Client(node.url, table, "host")
    assert clients[0].post("revoke", role="play", seat=1).status_code == 403
    anew = host.post("revoke", role="play", seat=1).json()["tokens"]
    assert clients[1].http.get(host.path).status_code == 404
    assert {name for name in anew if anew[name] != table.tokens[name]} == {"play 1", "hand 1"}
    assert host.http.get(f"{host.path}/links").json() == {"table": table.id, "tokens": anew}
    successor = Client(node.url, Table(table.id, anew), "play 1", "Person 1")
    assert successor.look()["status"] == "running"
    play_on([clients[0], successor], random.Random(5), 4)


def test_a_hand_link_sees_what_the_seat_sees_and_cannot_act(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    play_on(clients, random.Random(6), 5)
    hand = Client(node.url, clients[0].table, "hand 0")
    assert hand.look() == clients[0].look()
    assert hand.post("act", decision="x", action="pass").status_code == 403


def test_a_player_who_stands_up_before_the_start_leaves_an_open_seat(node: Node) -> None:
    seats = [{"kind": "open"}] * 3
    table = open_table(node.url, two_people(options={"players": 3}, seats=seats, public=True))
    client = Client(node.url, table, "play 1", "Ann")
    client.sit()
    kinds = [seat["kind"] for seat in client.post("stand").json()["now"]["seats"]]
    assert kinds == ["open", "open", "open"]


def test_a_replaced_player_must_sit_down_before_acting(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False, pace=10))
    for client in clients:
        client.look()
    client = next(client for client in clients if client.now.get("decision"))
    message = client.message(random.Random(1))
    assert message is not None
    client.post("stand")
    assert client.post(message[0], **message[1]).json()["error"]["id"] == "error-bot-plays"
    client.sit()
    assert client.post(message[0], **message[1]).status_code == 200


def test_a_replaced_player_is_asked_nothing(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False, pace=10))
    for client in clients:
        client.look()
    client = next(client for client in clients if client.now.get("decision"))
    now = client.post("stand").json()["now"]
    assert "decision" not in now
    assert "choices" not in now
    assert not now.get("undo", {}).get("possible")
