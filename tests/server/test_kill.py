"""kill -9 under play: what was acknowledged is there, once, and every table goes on."""

import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest

from cosecha.server import facts
from tests.server.clients import Client, Json, one_and_bots, open_table, play_on, seated, two_people
from tests.server.servers import Node, running

pytestmark = pytest.mark.proof

PLAIN, PROOF = 5, 50
TABLES = 3


class _Stubborn(threading.Thread):
    """A client that sends an answer until it is acknowledged, whatever happens to the server meanwhile."""

    def __init__(self, client: Client, url: str, seed: int, stop: threading.Event) -> None:
        super().__init__()
        self.client, self.url, self.rng, self.stop = client, url, random.Random(seed), stop
        self.wrong: BaseException | None = None
        self.rows: dict[str, int] = {}
        """The row after which each key was acknowledged."""

    def run(self) -> None:
        try:
            while not self.stop.is_set() and not self.client.over:
                self._turn()
        except BaseException as wrong:
            self.wrong = wrong

    def _turn(self) -> None:
        try:
            self.client.look(wait=1)
        except httpx.TransportError:
            time.sleep(0.02)
            return
        message = self.client.message(self.rng)
        if message is not None:
            self._send(*message)

    def _send(self, what: str, body: Json) -> None:
        while not self.stop.is_set():
            try:
                answer = self.client.post(what, **body)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            assert answer.status_code == 200, answer.text
            self.rows[body["key"]] = answer.json()["seq"]
            return


def _keys(database: Path, match: str) -> list[tuple[int, str]]:
    """What the store has kept: each answer's row and key."""
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT seq, facts FROM row WHERE match = ? ORDER BY seq", (match,)).fetchall()
    connection.close()
    kept = [(seq, fact) for seq, data in found for fact in facts.decode(data)]
    assert [seq for seq, _ in found] == list(range(1, len(found) + 1))
    return [(seq, fact.key) for seq, fact in kept if isinstance(fact, facts.Acted | facts.Confirmed) and fact.key]


def _endless(node: Node, number: int) -> list[Client]:
    table = open_table(node.url, two_people(confirm=bool(number % 2)))
    clients = [Client(node.url, table, f"play {seat}", f"{table.id} {seat}") for seat in (0, 1)]
    for client in clients:
        client.sit()
    return clients


def _kill_under_play(folder: Path, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    with running(folder) as node:
        players: list[_Stubborn] = []
        killed = 0
        while killed < kills:
            stop = threading.Event()
            clients = [client for number in range(TABLES) for client in _endless(node, number)]
            players = [_Stubborn(client, node.url, rng.randrange(10**9), stop) for client in clients]
            for player in players:
                player.start()
            while killed < kills and not all(player.client.over for player in players):
                time.sleep(rng.uniform(0.05, 0.6))
                node.kill()
                node.start()
                killed += 1
            time.sleep(0.5)
            before = [len(player.rows) for player in players]
            time.sleep(0.5)
            after = [len(player.rows) for player in players]
            stop.set()
            for player in players:
                player.join(40)
                assert not player.is_alive()
                if player.wrong is not None:
                    raise player.wrong
            _check(node, folder, players, before, after)


def _check(node: Node, folder: Path, players: list[_Stubborn], before: list[int], after: list[int]) -> None:
    for first, second in zip(players[::2], players[1::2], strict=True):
        match = first.client.table.id
        kept = _keys(folder / "tables.sqlite", match)
        names = [key for _, key in kept]
        assert len(set(names)) == len(names), "an answer was applied twice"
        rows = {key: seq for seq, key in kept}
        acknowledged = first.rows | second.rows
        assert set(acknowledged) <= set(rows), "an acknowledged answer was lost"
        assert all(rows[key] <= seq for key, seq in acknowledged.items())
        assert len(set(names) - set(acknowledged)) <= 2, "more is kept than was sent and not acknowledged"
        index = players.index(first)
        if not first.client.over:
            assert sum(after[index : index + 2]) > sum(before[index : index + 2]), "a table does not go on"
        for player in (first, second):
            player.client.move_to(node.url)
            player.client.look()
            player.client.matches_snapshot()


def test_nothing_acknowledged_is_lost_by_kill_9(folder: Path) -> None:
    _kill_under_play(folder, PLAIN, 1)


@pytest.mark.proof
def test_nothing_acknowledged_is_lost_by_many_kills(folder: Path) -> None:
    _kill_under_play(folder, PROOF, 2)


def test_a_connection_goes_on_after_a_restart(folder: Path) -> None:
    """`since` means the same before and after: nothing is missed, nothing comes twice."""
    with running(folder) as node:
        clients = seated(node.url, two_people())
        rng = random.Random(3)
        for restart in ("stop", "kill", "stop"):
            play_on(clients, rng, 25)
            getattr(node, restart)()
            node.start()
            for client in clients:
                client.move_to(node.url)
                with client.live(node.url) as connection:
                    client.take_frame(connection)
                client.matches_snapshot()


def test_bots_go_on_after_a_kill(folder: Path) -> None:
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
