"""Graceful shutdown: all connections are closed, clients reconnect, and nothing is lost."""

import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import STALLED, Client, seated, two_people
from tests.server.servers import Node, running

CONNECTIONS = r'cosecha_live_connections\{kind="(\w+)"\} (\S+)'


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Node]:
    with running(tmp_path / "data") as found:
        yield found


class Waiting(threading.Thread):
    """A client that waits for updates until the server stops."""

    def __init__(self, wait: Callable[[], Any]) -> None:
        super().__init__(daemon=True)
        self._wait = wait
        self.found: Any = None
        self.start()

    def run(self) -> None:
        try:
            self.found = self._wait()
        except Exception as wrong:
            self.found = wrong

    def result(self) -> Any:
        self.join(STALLED)
        assert not self.is_alive(), "still waiting"
        return self.found


def _close_code(client: Client, url: str) -> int | None:
    with client.live(url) as connection:
        try:
            while True:
                connection.recv(STALLED)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def _streamed(client: Client) -> list[str]:
    with client.http.stream("GET", f"{client.path}/stream") as answer:
        return list(answer.iter_lines())


def _polled(client: Client) -> dict[str, Any]:
    answer = client.http.get(client.path, params={"since": client.seq, "wait": 30})
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.proof
def test_waiting_clients_are_released_and_reconnect(server: Node) -> None:
    clients = seated(server.url, two_people())
    table = clients[0].table
    looking = Client(server.url, table, "watch")
    page = httpx.Client(base_url=server.url, headers=looking.headers, timeout=40)
    waiting = [
        Waiting(lambda: _close_code(Client(server.url, table, "watch"), server.url)),
        Waiting(lambda: _streamed(Client(server.url, table, "watch"))),
        Waiting(lambda: _polled(clients[0])),
        Waiting(lambda: list(_events(page, table.id))),
    ]
    _until(lambda: _connected(server) == {"websocket": 1, "stream": 2}, "they do not come")
    time.sleep(1.5)
    assert all(each.is_alive() for each in waiting)
    server.stop()
    assert "graceful shutdown exceeded" not in server.logged(), "the shutdown must not wait for timeouts"
    code, lines, polled, events = (each.result() for each in waiting)
    page.close()
    assert code == 1012
    assert len(lines) == 1, lines  # the current table, and a proper end
    assert polled["since"] == polled["seq"] == clients[0].seq
    assert events == ["data: " + str(clients[0].seq), ""], events
    server.start()
    for client in clients:
        client.move_to(server.url)
        client.look()
        client.assert_matches_snapshot()
    with clients[0].live(server.url) as connection:
        clients[0].take_frame(connection)


def _until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + STALLED
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def _connected(server: Node) -> dict[str, int]:
    """How many connections of each kind are open."""
    figures = httpx.get(f"{server.url}/metrics").text
    return {kind: int(float(number)) for kind, number in re.findall(CONNECTIONS, figures)}


def _events(page: httpx.Client, id: str) -> Iterator[str]:
    with page.stream("GET", f"/t/{id}/news") as answer:
        yield from answer.iter_lines()


@pytest.mark.proof
def test_answers_in_progress_are_durable_or_not_acknowledged(server: Node) -> None:
    """Clients keep answering while the server stops; every acknowledged answer is stored exactly once."""
    tables = [seated(server.url, two_people(confirm=False)) for _ in range(4)]
    everybody = [client for clients in tables for client in clients]

    def answer(clients: list[Client]) -> None:
        rng = random.Random(1)
        while True:
            for client in clients:
                client.look()
                client.answer(rng)

    threads = [Waiting(partial(answer, clients)) for clients in tables]
    _until(lambda: sum(len(client.acknowledged) for client in everybody) > 20, "nobody answers")
    server.stop()
    for thread in threads:
        assert isinstance(thread.result(), httpx.TransportError), thread.found
    server.start()
    for clients in tables:
        for client in clients:
            client.move_to(server.url)
        before = clients[0].snapshot()["seq"]
        for client in clients:
            for key in client.acknowledged:
                again = client.post("act", decision="x", action="pass", key=key)
                assert again.json()["error"]["id"] == "error-key-used", (
                    "an acknowledged answer must be stored exactly once"
                )
        assert clients[0].snapshot()["seq"] == before


def test_a_stopped_server_exits_without_an_error(server: Node) -> None:
    server.stop()
    assert "rror" not in server.logged(), server.logged()
