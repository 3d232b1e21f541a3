"""Records and replays: what may be seen when, the proof of the deal, uploading a record, forking at a move."""

import random

import httpx
import pytest

from cosecha.core.fairness import Fairness, commitment, proves
from cosecha.core.match import Match
from cosecha.core.record import dump, load
from cosecha.games import santiago
from tests.server.clients import Client, Json, Table, one_and_bots, open_table, play_on, seated, two_people
from tests.server.servers import Node


@pytest.fixture
def over(node: Node) -> Client:
    """A player at a table whose match is over."""
    (client,) = seated(node.url, one_and_bots(2))
    play_on([client], random.Random(1))
    return client


def test_the_record_of_a_running_match_has_no_secrets(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    play_on(clients, random.Random(2), 8)
    record = clients[0].http.get(f"{clients[0].path}/record").json()
    assert record["public"]
    assert "seed" not in record
    assert "secret" not in record["fairness"]
    assert all(move["action"] is None for move in record["moves"] if move.get("secret"))
    assert any(move.get("secret") for move in record["moves"])


def test_everybody_can_verify_that_the_deal_was_fair(node: Node) -> None:
    table = open_table(node.url, two_people(confirm=False))
    clients = [Client(node.url, table, f"play {seat}", f"Person {seat}") for seat in (0, 1)]
    promised = clients[0].look()["commitment"]
    for client in clients:
        client.sit(word=f"my own word {client.seat}")
    play_on(clients, random.Random(3))
    record = load(clients[0].http.get(f"{clients[0].path}/record").text)
    assert isinstance(record.fairness, Fairness)
    assert record.fairness.commitment == promised == commitment(record.fairness.secret or "")
    assert record.fairness.words == ["my own word 0", "my own word 1"]
    assert record.seed is not None
    assert proves(record.fairness, record.seed)


def test_a_finished_match_can_be_viewed_from_any_seat(over: Client) -> None:
    moves = over.now["moves"]
    for move in (0, moves // 2, moves):
        for eyes in (0, 1):
            moment = over.http.get(f"{over.path}/moves/{move}", params={"eyes": eyes}).json()
            assert (moment["move"], moment["moves"], moment["seat"]) == (move, moves, eyes)
            assert moment["view"]["seat"] == eyes
    for wrong in (-1, moves + 1):
        assert over.http.get(f"{over.path}/moves/{wrong}").status_code == 422


def test_a_running_match_is_viewed_only_from_ones_own_seat(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    play_on(clients, random.Random(4), 6)
    path = f"{clients[0].path}/moves/3"
    assert clients[0].http.get(path).json()["seat"] == 0
    assert clients[0].http.get(path, params={"eyes": 1}).status_code == 403
    watch = Client(node.url, clients[0].table, "watch")
    assert watch.http.get(path).json()["seat"] is None
    assert watch.http.get(path, params={"eyes": 0}).status_code == 403


def test_a_record_is_uploaded_and_replayed(node: Node, over: Client) -> None:
    record = over.http.get(f"{over.path}/record").text
    brought = httpx.post(f"{node.url}/api/records", json={"record": record})
    assert brought.status_code == 201, brought.text
    archive = Client(node.url, Table(brought.json()["table"], brought.json()["tokens"]), "host")
    assert archive.look()["scores"] == over.now["scores"]
    assert archive.http.get(f"{archive.path}/record").text == record
    assert archive.http.get(f"{archive.path}/moves/2", params={"eyes": 1}).status_code == 200


def test_a_damaged_record_is_refused_with_a_reason(node: Node, over: Client) -> None:
    record = over.http.get(f"{over.path}/record").text
    for damaged in (record[:-40], record.replace('"seat": 0', '"seat": 1', 1), "x", ""):
        answer = httpx.post(f"{node.url}/api/records", json={"record": damaged})
        assert answer.status_code == 422, damaged[:80]
        assert answer.json()["error"]["id"]


def test_a_match_can_be_forked_at_any_move_against_bots(node: Node, over: Client) -> None:
    forked = over.post("fork", move=over.now["moves"] // 2, plays=1, bot="random")
    assert forked.status_code == 201, forked.text
    table = Table(forked.json()["table"], forked.json()["tokens"])
    client = Client(node.url, table, "play 1", "Forker")
    client.sit()
    assert play_on([client], random.Random(5), 3) == 3
    assert client.now["seats"][0]["bot"] == "random"


def test_nobody_forks_a_running_match_in_another_players_seat(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    play_on(clients, random.Random(6), 6)
    assert clients[0].post("fork", move=3, plays=1).status_code == 403
    assert clients[0].post("fork", move=3, plays=0).status_code == 201
    watch = Client(node.url, clients[0].table, "watch")
    assert watch.post("fork", move=3, plays=0).status_code == 403


def _fresh_record(names: list[str]) -> str:
    match = Match.start(santiago.GAME, santiago.Options(players=2), 7, names or None)
    return dump(match.record())


def test_a_record_without_names_and_with_default_options_is_accepted(node: Node) -> None:
    opened = httpx.post(f"{node.url}/api/records", json={"record": _fresh_record([])})
    assert opened.status_code == 201
    table = Table(opened.json()["table"], opened.json()["tokens"])
    assert len(Client(node.url, table, "host").snapshot()["now"]["seats"]) == 2


def test_long_names_in_a_record_are_truncated(node: Node) -> None:
    opened = httpx.post(f"{node.url}/api/records", json={"record": _fresh_record(["x" * 50_000, "y"])})
    assert opened.status_code == 201
    table = Table(opened.json()["table"], opened.json()["tokens"])
    assert Client(node.url, table, "host").snapshot()["now"]["seats"][0]["name"] == "x" * 24


def test_the_log_of_an_uploaded_record_is_that_of_its_match(node: Node, over: Client) -> None:
    record = over.http.get(f"{over.path}/record").text
    brought = httpx.post(f"{node.url}/api/records", json={"record": record}).json()
    archive = Client(node.url, Table(brought["table"], brought["tokens"]), "host").snapshot()

    def entries(lines: list[Json]) -> list[tuple[int, Json]]:
        """The public lines, without those about the table itself."""
        messages = [(line["move"], line["message"]) for line in lines if line.get("only") is None]
        return [(move, message) for move, message in messages if not message["id"].startswith("table-")]

    assert entries(archive["lines"]) == entries(over.lines)


def test_a_moment_includes_the_current_points(over: Client) -> None:
    moves = over.now["moves"]
    moments = [over.http.get(f"{over.path}/moves/{move}").json() for move in (0, moves)]
    assert moments[0]["standing"]["totals"] == [5, 5]
    assert moments[1]["standing"] == over.now["scores"]


def test_a_held_log_line_belongs_to_the_upcoming_move(node: Node) -> None:
    (client,) = seated(node.url, one_and_bots(3, confirm=True))
    while client.look(wait=0.5).get("decision") is None or client.now["decision"]["kind"] == "confirm":
        assert not client.over
    before = client.now.get("moves", 0)
    client.answer(random.Random(9))
    assert client.look()["decision"]["kind"] == "confirm"
    assert client.now.get("moves", 0) == before
    assert client.lines[-1]["move"] == before + 1
    client.post("undo")
    client.look()
    assert client.lines[-1]["move"] == before
