"""kill -9 during play: every acknowledged answer is stored exactly once, and every table continues."""

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.clients import STALLED, Client, Json, Table, one_and_bots, open_table, play_on, seated, two_people
from tests.server.servers import READY, Node, Postgres, running
from tests.server.stored import answers
from tests.server.stubborn import Stubborn, StubbornLive

Plan = tuple[Json, list[type[Stubborn]]]
PLANS: list[Plan] = [
    (two_people(), [Stubborn, Stubborn]),
    (two_people(confirm=False), [StubbornLive, StubbornLive]),
    (two_people(), [StubbornLive, Stubborn]),
    (one_and_bots(), [Stubborn]),
    (one_and_bots(2), [StubbornLive]),
]
"""Tables with and without bots, and how each person plays."""


def _players(node: Node, plan: Plan, rng: random.Random) -> list[Stubborn]:
    """Clients at a new table, playing."""
    table = open_table(node.url, plan[0])
    players = []
    for seat, kind in enumerate(plan[1]):
        client = Client(node.url, table, f"play {seat}", f"{table.id} {seat}")
        client.sit()
        players.append(kind(client, node.url, rng.randrange(10**9)))
    return players


def _restart(node: Node) -> None:
    node.kill()
    node.start()


def kill_a_worker(node: Node) -> None:
    """kill -9 one of several workers; another takes its place."""
    before = node.workers()
    os.kill(random.choice(before), signal.SIGKILL)
    end = time.monotonic() + READY
    while len(node.workers()) < len(before) or node.workers() == before:
        assert time.monotonic() < end, "no other worker takes its place"
        time.sleep(0.02)


def kill_under_play(node: Node, kills: int, seed: int, kill: Callable[[Node], None] = _restart) -> None:
    rng = random.Random(seed)
    killed = 0
    while killed < kills:
        tables = [_players(node, plan, rng) for plan in PLANS]
        for players in tables:
            for player in players:
                player.start()
        try:
            while killed < kills and any(not players[0].client.over for players in tables):
                time.sleep(rng.uniform(0.05, 0.6))
                kill(node)
                killed += 1
            for players in tables:
                _assert_goes_on(players)
        finally:
            everybody = [player for players in tables for player in players]
            for player in everybody:  # signal all of them first: each may be waiting for a second
                player.stop.set()
            for player in everybody:
                player.finish()
        for players in tables:
            _check(node, players)


def _assert_goes_on(players: list[Stubborn]) -> None:
    """After the last kill, the players' answers still get through."""
    before = sum(len(player.rows) for player in players)
    end = time.monotonic() + STALLED
    while sum(len(player.rows) for player in players) == before and not any(player.client.over for player in players):
        assert time.monotonic() < end, "a table is stuck"
        assert not any(player.wrong for player in players)
        time.sleep(0.02)


def _check(node: Node, players: list[Stubborn]) -> None:
    kept = answers(node, players[0].client.table.id)
    acknowledged = {key: seq for player in players for key, seq in player.rows.items()}
    assert set(acknowledged) <= set(kept), "an acknowledged answer was lost"
    assert all(kept[key] <= seq for key, seq in acknowledged.items())
    assert len(set(kept) - set(acknowledged)) <= len(players), "more answers are stored than were sent"
    for player in players:
        player.client.move_to(node.url)
        _at_rest(player.client, len(players))
        player.client.assert_matches_snapshot()


def _at_rest(client: Client, people: int) -> None:
    """Poll until no bot is about to move."""
    client.look()
    while not client.over and any(seat >= people for seat in client.now["waiting"]):
        client.look(wait=1)


def test_kill_9_loses_nothing_acknowledged(folder: Path) -> None:
    with running(folder) as node:
        kill_under_play(node, 2, 1)


@pytest.mark.proof
def test_many_kills_lose_nothing_acknowledged(folder: Path) -> None:
    with running(folder) as node:
        kill_under_play(node, 50, 2)


@pytest.mark.proof
def test_kills_on_postgresql_lose_nothing_acknowledged(folder: Path, postgres: Postgres) -> None:
    with running(folder, database_url=postgres.database()) as node:
        kill_under_play(node, 10, 3)


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_when_workers_are_killed(folder: Path) -> None:
    with running(folder, workers=2) as node:
        kill_under_play(node, 2, 5, kill_a_worker)


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_when_many_workers_are_killed(folder: Path) -> None:
    with running(folder, workers=3) as node:
        kill_under_play(node, 30, 6, kill_a_worker)


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_when_workers_on_postgresql_are_killed(folder: Path, postgres: Postgres) -> None:
    with running(folder, workers=2, database_url=postgres.database()) as node:
        kill_under_play(node, 10, 7, kill_a_worker)


@pytest.mark.proof
def test_a_connection_resumes_after_a_restart(folder: Path) -> None:
    """`since` keeps its meaning: nothing is missed, nothing comes twice."""
    with running(folder) as node:
        clients = seated(node.url, two_people())
        rng = random.Random(3)
        for restart in ("stop", "kill"):
            play_on(clients, rng, 25)
            getattr(node, restart)()
            node.start()
            for client in clients:
                client.move_to(node.url)
                with client.live(node.url) as connection:
                    client.take_frame(connection)
                client.assert_matches_snapshot()


@pytest.mark.proof
def test_bots_continue_after_a_kill(folder: Path) -> None:
    with running(folder) as node:
        clients = seated(node.url, one_and_bots())
        rng = random.Random(4)
        play_on(clients, rng, 3)
        message = clients[0].message(rng)
        if message is not None:
            clients[0].post(message[0], **message[1])
        node.kill()
        node.start()
        clients[0].move_to(node.url)
        assert play_on(clients, rng, 3) == 3


def lose_no_choice(node: Node) -> None:
    """kill -9 after each choice between two games of a series: none is lost, and the next game begins with them."""
    plan = {
        "game": "agricola",
        "options": {"players": 2},
        "seats": [{"kind": "here"}, {"kind": "open"}],
        "confirm": False,
        "series": "three-games",
    }
    for seed in range(5):  # in a random game, somebody may play no occupation and have nothing to choose
        clients = seated(node.url, plan)
        play_on(clients, random.Random(seed))
        if clients[0].look()["series"]["asked"] == [0, 1]:
            break
    else:
        pytest.fail("nobody plays occupations")
    kept = []
    for seat in (0, 1):
        choices = clients[seat].look()["choice"]["choices"]
        kept.append([choices[0]["notation"]])
        answer = clients[seat].post("choose", answer=kept[-1][0], key=f"choice {seat}")
        assert answer.status_code == 200
        _restart(node)
        for client in clients:
            client.move_to(node.url)
        again = clients[seat].post("choose", answer=kept[-1][0], key=f"choice {seat}")
        assert again.status_code == 200, "sent again, it counts once"
    end = time.monotonic() + STALLED
    while "next" not in clients[0].look(wait=1)["series"]:
        assert time.monotonic() < end, "the next game never opens"
    found = clients[0].now["series"]
    assert found["games"][0]["answers"] == [each for (each,) in kept]
    tokens = clients[0].post("join").json()["tokens"]
    there = Client(node.url, Table(found["next"], tokens), "play 0", "Ana")
    assert there.http.get(f"{there.path}/terms").json()["options"]["start_cards"] == kept


@pytest.mark.proof
def test_kill_9_loses_no_choice_between_games(folder: Path) -> None:
    with running(folder) as node:
        lose_no_choice(node)


@pytest.mark.proof
def test_kill_9_on_postgresql_loses_no_choice_between_games(folder: Path, postgres: Postgres) -> None:
    with running(folder, database_url=postgres.database()) as node:
        lose_no_choice(node)
