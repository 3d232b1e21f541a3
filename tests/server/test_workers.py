"""Several workers: they serve the same tables, one that dies is replaced, and they stop together."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from cosecha.core.errors import CosechaError
from cosecha.server.common.settings import Settings
from cosecha.server.startup import prepared
from tests.server.clients import STALLED, pick, play_on, seated, two_people
from tests.server.servers import READY, ROOT, Node, Postgres, running


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with two workers on SQLite."""
    with running(tmp_path_factory.mktemp("workers") / "data", workers=2) as node:
        yield node


def _until(true: Callable[[], bool], why: str) -> None:
    end = time.monotonic() + READY
    while not true():
        assert time.monotonic() < end, why
        time.sleep(0.02)


def _sockets(pid: int) -> int:
    """How many sockets a process has open."""
    found = 0
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found += os.readlink(file).startswith("socket:")
        except OSError:  # closed meanwhile
            continue
    return found


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def _close_code(connection: ClientConnection) -> int | None:
    try:
        while True:
            connection.recv(STALLED)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def _plays_a_match(node: Node, seed: int) -> None:
    clients = seated(node.url, two_people())
    play_on(clients, random.Random(seed))
    for client in clients:
        client.look()
        assert client.over
        client.assert_matches_snapshot()


def test_people_play_by_requests_that_any_worker_answers(pair: Node) -> None:
    assert len(pair.workers()) == 2
    _plays_a_match(pair, 1)


@pytest.mark.proof
def test_people_play_at_workers_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with running(tmp_path / "data", workers=2, database_url=postgres.database()) as node:
        _plays_a_match(node, 2)


def test_connections_go_to_the_worker_of_their_table(pair: Node) -> None:
    client = seated(pair.url, two_people())[0]
    before = {pid: _sockets(pid) for pid in pair.workers()}
    with ExitStack() as stack:
        for _ in range(10):
            assert stack.enter_context(client.live(pair.url)).recv(STALLED)

        def taken() -> list[int]:
            return sorted(_sockets(pid) - before[pid] for pid in pair.workers())

        _until(lambda: taken()[-1] >= 10, "they are scattered")
        assert taken()[0] <= 0, "a worker keeps what it gave away"


def test_what_helpers_mark_is_there_for_everybody(pair: Node) -> None:
    """Marks are only in memory, so they are only where the table is."""
    clients = seated(pair.url, two_people(confirm=False))
    for client in clients:
        client.look()
    asked = next(client for client in clients if client.now.get("decision"))
    action = pick(asked.now, random.Random(1))
    marked = asked.post("mark", decision=asked.now["decision"]["id"], action=action)
    assert marked.status_code == 200, marked.text
    for _ in range(12):
        asked.move_to(pair.url)  # a new connection, to whichever worker accepts it
        hints = asked.http.get(f"{asked.path}/suggestions").json()["hints"]
        assert [hint["action"] for hint in hints] == [action]


def test_one_connection_reaches_the_tables_of_all_workers(pair: Node) -> None:
    clients = [seated(pair.url, two_people())[0] for _ in range(6)]
    with httpx.Client(base_url=pair.url) as connection:
        for client in clients * 2:
            found = connection.get(client.path, headers=client.headers)
            assert found.json()["table"] == client.table.id
            said = connection.post(f"{client.path}/say", headers=client.headers, json={"text": "x" * 200})
            assert said.status_code == 200, said.text


def test_a_worker_that_dies_is_replaced_and_the_log_says_so_once(tmp_path: Path) -> None:
    with running(tmp_path / "data", workers=2) as node:
        client = seated(node.url, two_people())[0]
        dead, other = node.workers()
        os.kill(dead, signal.SIGKILL)
        _until(lambda: len(node.workers()) == 2 and dead not in node.workers(), "nobody takes its place")
        assert other in node.workers()
        with client.live(node.url) as connection:
            client.take_frame(connection, STALLED)
        (line,) = [line for line in node.logged().splitlines() if "worker" in line]
        assert "a worker died and is replaced" in line
        assert f"status=-{int(signal.SIGKILL)}" in line


@pytest.mark.proof
def test_all_workers_stop_together_and_let_everybody_go(tmp_path: Path) -> None:
    with running(tmp_path / "data", workers=2) as node:
        tables = [seated(node.url, two_people())[0] for _ in range(4)]
        workers = node.workers()
        with ExitStack() as stack:
            connections = [stack.enter_context(client.live(node.url)) for client in tables]
            for connection in connections:
                connection.recv(STALLED)
            node.stop()
            assert [_close_code(connection) for connection in connections] == [1012] * 4
        assert not any(map(_alive, workers))


@pytest.mark.proof
def test_workers_end_when_their_supervisor_is_killed(tmp_path: Path) -> None:
    with running(tmp_path / "data", workers=2) as node:
        workers = node.workers()
        os.kill(node.pid, signal.SIGKILL)
        _until(lambda: not any(map(_alive, workers)), "they stay behind")
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", node.port), 5).close()


def test_a_database_in_memory_has_one_worker(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), database_url="sqlite://", workers=2)
    with pytest.raises(CosechaError) as refused, prepared(settings):
        pass
    assert refused.value.message.id == "error-one-worker"


def test_without_fork_there_is_one_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    with pytest.raises(CosechaError) as refused, prepared(Settings(data=str(tmp_path), workers=2)):
        pass
    assert refused.value.message.id == "error-one-worker"


SIGNAL_AFTER_FORK = """
import os, signal
from cosecha.server.workers import Workers, WorkersFailed

fork = os.fork

def fork_and_signal():
    pid = fork()
    if not pid:
        os.kill(os.getpid(), signal.SIGTERM)
    return pid

os.fork = fork_and_signal
try:
    Workers(1, lambda number, supervisor: print("working", flush=True), lambda: None).run()
except WorkersFailed:
    print("ended")
"""


def _output(script: str) -> tuple[str, str]:
    ran = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=READY, check=False
    )
    return ran.stdout, ran.stderr


@pytest.mark.proof
def test_a_worker_that_is_stopped_right_after_it_was_forked_stops() -> None:
    assert _output(SIGNAL_AFTER_FORK) == ("ended\n", "")


BOTS_THAT_THINK = """
import asyncio, os, signal
from cosecha.server.running.processes import Processes
from cosecha.server.workers import Workers

async def think():
    bots = Processes(1, 10)
    await bots.run(0.0, None, abs, 1)
    bots.close()

def work(number, supervisor):
    asyncio.run(think())
    supervisor.ready()
    signal.raise_signal(signal.SIGTERM)  # as uvicorn does

Workers(1, work, lambda: os.kill(os.getpid(), signal.SIGTERM)).run()
"""


def test_a_worker_that_stops_releases_what_it_shared_with_its_bots() -> None:
    """Otherwise Python warns of leaked semaphores, in a process that outlives the worker."""
    assert _output(BOTS_THAT_THINK) == ("", "")
