"""What every client relies on, over HTTP and WebSocket, on both SQLite and PostgreSQL."""

import random
import threading

import httpx
import pytest

from cosecha.games import NAMES
from tests.server.clients import Client, one_and_bots, open_table, play_on, seated, two_people
from tests.server.servers import Node

OTHERS = [name for name in NAMES if name != "santiago"]
every_game_but_quickly = pytest.mark.parametrize(
    "game", ["santiago", *(pytest.param(name, marks=pytest.mark.proof) for name in OTHERS)]
)
"""Other games don't need each database in the short version."""


@every_game_but_quickly
def test_two_people_play_a_match_over_http(node: Node, game: str) -> None:
    _play_over_http(node.url, game)


@pytest.mark.parametrize("game", OTHERS)
def test_other_games_are_played_over_http(sqlite_node: Node, game: str) -> None:
    _play_over_http(sqlite_node.url, game)


def _play_over_http(url: str, game: str) -> None:
    clients = seated(url, two_people(game=game))
    play_on(clients, random.Random(1))
    for client in clients:
        client.look()
        assert client.over
        client.assert_matches_snapshot()
    assert clients[0].now["scores"] == clients[1].now["scores"]


def test_a_person_plays_a_match_with_bots_over_http(node: Node) -> None:
    clients = seated(node.url, one_and_bots())
    play_on(clients, random.Random(2))
    clients[0].assert_matches_snapshot()
    assert clients[0].now["status"] == "over"


def _play_live(client: Client, url: str, seed: int) -> None:
    rng = random.Random(seed)
    with client.live(url) as connection:
        client.take_frames(connection, 1)
        while not client.over:
            client.take_frames(connection, client.answer_live(connection, rng))


@every_game_but_quickly
def test_two_people_play_a_match_over_websockets(node: Node, game: str) -> None:
    _play_over_websockets(node.url, game)


@pytest.mark.parametrize("game", OTHERS)
def test_other_games_are_played_over_websockets(sqlite_node: Node, game: str) -> None:
    _play_over_websockets(sqlite_node.url, game)


def _play_over_websockets(url: str, game: str) -> None:
    table = open_table(url, two_people(game=game, confirm=False))
    clients = [Client(url, table, f"play {seat}", f"Person {seat}") for seat in (0, 1)]
    for client in clients:
        client.sit()
    threads = [threading.Thread(target=_play_live, args=(c, url, 3 + c.seat)) for c in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    for client in clients:
        assert client.over
        client.assert_matches_snapshot()


def test_a_broken_connection_misses_nothing_and_repeats_nothing(node: Node) -> None:
    clients = seated(node.url, two_people())
    spectator = Client(node.url, clients[0].table, "watch", "Spectator")
    rng = random.Random(5)
    while not clients[0].over:
        play_on(clients, rng, rng.randrange(1, 20))
        with spectator.live(node.url) as connection:
            spectator.take_frame(connection)
        for client in clients:
            client.look()
    spectator.look()
    spectator.assert_matches_snapshot()


def test_an_answer_sent_twice_counts_once(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    rng = random.Random(6)
    for _ in range(20):
        for client in clients:
            client.look()
            message = client.message(rng)
            if message is None:
                continue
            first, second = (client.post(message[0], **message[1]) for _ in range(2))
            assert (first.status_code, second.status_code) == (200, 200)
            assert first.json()["seq"] == second.json()["seq"]


def test_answers_over_a_websocket_get_replies(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = next(client for client in clients if client.now.get("decision"))
    message = client.message(random.Random(6))
    assert message is not None
    what, body = message
    with client.live(node.url) as connection:
        illegal = client.ask(connection, what, **body | {"action": "bid 99", "key": "illegal"})
        assert illegal["error"]["id"].startswith("santiago-reason-")
        connection.send("nonsense")
        assert client.reply(connection)["error"]["id"] == "error-request"
        first, second = (client.ask(connection, what, **body) for _ in range(2))
        assert first == second == {"key": body["key"], "seq": client.seq}
        stale = client.ask(connection, what, **body | {"key": "stale"})
        assert stale["error"]["id"] in ("error-stale", "reason-not-asked")
        said = client.ask(connection, "say", text="Hello", key="hello")
        assert client.ask(connection, "say", text="Hello", key="hello") == said
    assert [said["text"] for said in client.chat] == ["Hello"]
    client.assert_matches_snapshot()


def test_the_same_key_from_another_seat_is_another_answer(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    rng = random.Random(10)
    answers = [0, 0]
    while min(answers) < 3:
        for client in clients:
            moves = client.look().get("moves", 0)
            message = client.message(rng)
            if message is not None:
                answers[client.seat] += 1
                answer = client.post("act", **message[1] | {"key": str(answers[client.seat])})
                assert answer.json()["now"]["moves"] > moves


def test_an_answer_sent_twice_concurrently_counts_once(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = next(client for client in clients if client.now.get("decision"))
    message = client.message(random.Random(7))
    assert message is not None
    moves = client.now.get("moves", 0)
    got: list[int] = []

    def send() -> None:
        answer = httpx.post(f"{node.url}{client.path}/{message[0]}", json=message[1], headers=client.headers)
        got.append(answer.status_code)

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got == [200] * 8
    assert client.look()["moves"] == moves + 1


def test_a_stale_answer_is_refused_and_changes_nothing(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    rng = random.Random(8)
    old = None
    for _ in range(6):
        for client in clients:
            client.look()
            if old is not None and old[0] is client:
                before = client.snapshot()
                answer = client.post("act", **{**old[1], "key": "another"})
                assert answer.status_code == 409
                assert answer.json()["error"]["id"] == "error-stale"
                assert answer.json()["update"]["now"] == before["now"]
                assert client.snapshot() == before
            message = client.message(rng)
            if message is not None and message[0] == "act":
                old = client, message[1]
                assert client.post(message[0], **message[1]).status_code == 200
                answer = client.post("act", **{**message[1], "key": "yet another"})
                assert answer.status_code in (409, 422)


def test_an_illegal_answer_is_refused_with_a_reason_and_changes_nothing(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    client = next(client for client in clients if client.now.get("decision"))
    before = client.snapshot()
    for action in ("bid 9999", "plant banana2 a1", "nonsense", ""):
        answer = client.post("act", decision=client.now["decision"]["id"], action=action, key="k")
        assert answer.status_code == 422, action
        assert answer.json()["error"]["id"]
    assert client.snapshot() == before


@pytest.mark.parametrize("people", [1, 2])
def test_the_host_starts_and_bots_fill_the_empty_seats(node: Node, people: int) -> None:
    plan = two_people(options={"players": 3}, seats=[{"kind": "open"}] * 3, pace=0, confirm=False)
    table = open_table(node.url, plan)
    clients = [Client(node.url, table, f"play {seat}", f"Person {seat}") for seat in range(people)]
    for client in clients:
        client.sit()
    assert clients[0].post("start").status_code == 403
    assert Client(node.url, table, "host").post("start").status_code == 200
    play_on(clients, random.Random(9), 5)
    assert [seat["kind"] for seat in clients[0].now["seats"]] == ["person"] * people + ["bot"] * (3 - people)
