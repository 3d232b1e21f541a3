"""Several nodes on one PostgreSQL: each can serve any table, and the failure of one is harmless."""

import asyncio
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
import sqlalchemy as sa
from websockets.sync.client import ClientConnection

from cosecha.core.fairness import new_secret
from cosecha.server.running import nodes as nodes_module
from cosecha.server.running.nodes import Nodes
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.storage.rows import IndexEntry, Row
from cosecha.server.storage.store import Store
from cosecha.server.table import facts
from cosecha.server.table.facts import SeatPlan
from tests.server.clients import STALLED, Client, Json, one_and_bots, play_on, seated, two_people
from tests.server.servers import Node, Postgres
from tests.server.stored import answers


@contextmanager
def _nodes(postgres: Postgres, folder: Path, number: int = 2) -> Iterator[list[Node]]:
    """Nodes started at the same moment on an empty database."""
    address = postgres.database()
    nodes = [Node(folder, database_url=address) for _ in range(number)]
    try:
        for node in nodes:
            node.launch()
        for node in nodes:
            node.wait_until_ready()
        yield nodes
    finally:
        for node in nodes:
            node.kill()


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    with _nodes(postgres, tmp_path_factory.mktemp("pair")) as nodes:
        yield nodes


@pytest.mark.proof
def test_players_on_two_nodes_play_one_match(pair: list[Node]) -> None:
    clients = seated(pair[0].url, two_people())
    clients[1].move_to(pair[1].url)
    play_on(clients, random.Random(1))
    for client in clients:
        client.look(wait=5 if not client.over else 0)
        assert client.over
        client.assert_matches_snapshot()


@pytest.mark.proof
def test_a_client_that_changes_nodes_misses_nothing_and_repeats_nothing(pair: list[Node]) -> None:
    clients = seated(pair[0].url, two_people(confirm=False))
    rng = random.Random(2)
    for turn in range(30):
        for client in clients:
            client.move_to(pair[(turn + client.seat) % 2].url)
        play_on(clients, rng, 1)
        if clients[0].over or clients[1].over:
            break
    for client in clients:
        client.look()
        client.assert_matches_snapshot()


@pytest.mark.proof
def test_presence_is_shared_between_nodes(pair: list[Node]) -> None:
    host, guest = seated(pair[0].url, two_people(confirm=False))

    def here(line: ClientConnection, wanted: list[int]) -> None:
        end = time.monotonic() + STALLED
        while time.monotonic() < end:
            frame = msgspec.json.decode(line.recv(STALLED))
            if frame.get("company", {}).get("here") == wanted:
                return
        raise AssertionError("presence did not change")

    with host.live(pair[0].url, company=True) as line:
        with guest.live(pair[1].url, company=True) as other:
            here(line, [0, 1])
            here(other, [0, 1])
        here(line, [0])


@pytest.mark.proof
def test_news_from_another_node_arrives_at_once(pair: list[Node]) -> None:
    clients = seated(pair[0].url, two_people(confirm=False))
    looking = Client(pair[1].url, clients[0].table, "watch")
    waits = []
    with looking.live(pair[1].url) as connection:
        looking.take_frame(connection, 5)
        for _ in range(10):
            for client in clients:
                client.look()
                start = time.monotonic()
                seq = client.answer(random.Random(3))
                while looking.seq < seq:
                    looking.take_frame(connection, 5)
                    waits.append(time.monotonic() - start)
    assert sorted(waits)[len(waits) // 2] < 1.0, "the news came only by polling"


def _sent_to(nodes: list[Node], client: Client, what: str, body: Json) -> list[int]:
    """Send the same message to all nodes at once."""
    got: list[int] = []

    def send(url: str) -> None:
        got.append(httpx.post(f"{url}{client.path}/{what}", json=body, headers=client.headers).status_code)

    threads = [threading.Thread(target=send, args=(node.url,)) for node in nodes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return got


@pytest.mark.proof
def test_an_answer_sent_to_both_nodes_counts_once(pair: list[Node]) -> None:
    clients = seated(pair[0].url, two_people(confirm=False))
    rng = random.Random(4)
    for _ in range(8):
        for client in clients:
            client.look()
            message = client.message(rng)
            if message is None:
                continue
            assert _sent_to(pair, client, *message) == [200, 200]
    kept = answers(pair[0], clients[0].table.id)
    assert {client.name for client in clients} == {key.rpartition(" ")[0] for key in kept}


@pytest.mark.proof
def test_missed_notifications_are_caught_by_polling(pair: list[Node]) -> None:
    """The node's LISTEN connection breaks: it polls, and then listens again."""
    clients = seated(pair[0].url, two_people(confirm=False))
    looking = Client(pair[1].url, clients[0].table, "watch")
    with (
        looking.live(pair[1].url) as connection,
        psycopg.connect(str(pair[0].settings["database_url"]), autocommit=True) as database,
    ):
        looking.take_frame(connection, 5)
        ended = database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
        ).fetchall()
        assert ended
        seq = next(client for client in clients if client.now.get("decision")).answer(random.Random(5))
        while looking.seq < seq:
            looking.take_frame(connection, 10)
    looking.assert_matches_snapshot()


@pytest.mark.proof
def test_a_match_continues_when_a_node_is_killed(postgres: Postgres, folder: Path) -> None:
    """Two nodes with one player each; one node is killed in mid-match, and its player moves to the other."""
    with _nodes(postgres, folder) as nodes:
        clients = seated(nodes[0].url, two_people())
        clients[1].move_to(nodes[1].url)
        rng = random.Random(6)
        play_on(clients, rng, 25)
        clients[0].look()
        message = clients[0].message(rng)
        nodes[0].kill()
        clients[0].move_to(nodes[1].url)
        if message is not None:
            assert clients[0].post(message[0], **message[1]).status_code == 200
        play_on(clients, rng)
        for client in clients:
            client.look()
            client.assert_matches_snapshot()
            assert client.over
        kept = answers(nodes[1], clients[0].table.id)
        assert set(clients[0].acknowledged + clients[1].acknowledged) <= set(kept)


@pytest.mark.proof
def test_bots_continue_on_another_node(postgres: Postgres, folder: Path) -> None:
    with _nodes(postgres, folder) as nodes:
        clients = seated(nodes[0].url, one_and_bots(pace=0.1))
        rng = random.Random(7)
        play_on(clients, rng, 2)
        nodes[0].kill()
        clients[0].move_to(nodes[1].url)
        assert play_on(clients, rng, 2) == 2


class _Replica:
    """Tables that follow the rows that another node writes."""

    def __init__(self, tables: Tables, other: Tables) -> None:
        self.tables = tables
        self.other = other

    async def open(self, *ids: str) -> None:
        """Open tables that both nodes have loaded."""
        seats = [SeatPlan("here"), SeatPlan("open")]
        for id in ids:
            opened = facts.Opened("santiago", {"players": 2}, seats, True, new_secret())
            await self.other.create(id, [opened])
            async with self.tables.at(id):
                pass

    async def newer_version(self, id: str) -> None:
        """Write a row that this version can't read."""
        row = Row(id, 2, 1.0, b'[{"type": "from the future"}]')
        assert await self.other.store.add(row, IndexEntry(id, "santiago", "open", True, 1.0, None, b"{}"))

    async def follows(self, id: str) -> None:
        """A row written elsewhere arrives here without being requested."""
        seq = await self.other.change(id, lambda _: [facts.Said(None, "x", "news")])
        await _until(lambda: (table := self.tables.here(id)) is not None and table.seq >= seq)


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(STALLED):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def _replica(postgres: Postgres, *ids: str) -> AsyncIterator[_Replica]:
    address = postgres.database()
    stores = [Store(address), Store(address)]
    stores[0].prepare()
    tables = Tables(stores[0])
    replica = _Replica(tables, Tables(stores[1]))
    nodes = Nodes(tables, Presence())
    try:
        await replica.open(*ids)
        nodes.start()
        with ExitStack() as following:
            for id in ids:  # a table that nobody uses isn't kept up to date
                following.enter_context(tables.following(id, lambda: None))
            yield replica
    finally:
        await nodes.close()
        for store in stores:
            store.close()


async def _never_notified(_: Nodes) -> None:
    await asyncio.Event().wait()


def test_an_unreadable_row_does_not_stop_notifications(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """During a rolling upgrade, an old node sees rows of a new one; it keeps serving all other tables."""
    monkeypatch.setattr(nodes_module, "POLL", 1000)
    monkeypatch.setattr(nodes_module, "RECONNECT_DELAY", 1000)

    async def work() -> None:
        async with _replica(postgres, "a", "b") as replica:
            await replica.follows("b")
            await replica.newer_version("a")
            await _until(lambda: replica.tables.here("a") is None)
            await replica.follows("b")

    asyncio.run(work())


def test_an_unreadable_row_does_not_stop_polling(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes_module, "POLL", 0.05)
    monkeypatch.setattr(Nodes, "_hear", _never_notified)

    async def work() -> None:
        async with _replica(postgres, "a", "b") as replica:
            await replica.newer_version("a")
            await replica.follows("b")
            await replica.follows("b")

    asyncio.run(work())


@pytest.mark.parametrize("error", [sa.exc.OperationalError("", None, Exception()), RuntimeError("anything")])
@pytest.mark.parametrize("by", ["hearing", "looking"])
def test_a_node_recovers_from_a_temporary_database_failure(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, error: Exception, by: str
) -> None:
    monkeypatch.setattr(nodes_module, "POLL", 1000 if by == "hearing" else 0.05)
    monkeypatch.setattr(nodes_module, "RECONNECT_DELAY", 0.05)
    if by == "looking":
        monkeypatch.setattr(Nodes, "_hear", _never_notified)
    failures = [error] * 3
    newest = Store.newest

    async def failing(store: Store, ids: Any) -> dict[str, int]:
        if failures:
            raise failures.pop()
        return await newest(store, ids)

    async def work() -> None:
        monkeypatch.setattr(Store, "newest", failing)
        async with _replica(postgres, "a") as replica:
            await _until(lambda: not failures)
            await replica.follows("a")

    asyncio.run(work())


def test_a_listener_at_an_evicted_table_is_woken(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes_module, "POLL", 1000)

    def broken(_: Any) -> Any:
        raise OSError("no database")

    async def work() -> None:
        async with _replica(postgres, "a", "b") as replica:
            await replica.follows("b")
            async with replica.tables.listening("a") as news:
                with monkeypatch.context() as broke:
                    broke.setattr(replica.tables.store, "_insert_postgres", broken)
                    with pytest.raises(OSError, match="no database"):
                        await replica.tables.change("a", lambda _: [facts.Said(None, "x", "lost")])
                assert not news.is_set()
                await replica.other.change("a", lambda _: [facts.Said(None, "y", "news")])
                await asyncio.wait_for(news.wait(), STALLED)

    asyncio.run(work())


def test_a_table_that_nobody_uses_is_read_on_when_somebody_does(postgres: Postgres) -> None:
    async def work() -> None:
        async with _replica(postgres) as replica:
            await replica.open("a")
            seq = await replica.other.change("a", lambda _: [facts.Said(None, "x", "news")])
            await _until(lambda: replica.tables.here("a") is None)
            async with replica.tables.at("a") as table:
                assert table.seq == seq
            assert replica.tables.here("a") is not None

    asyncio.run(work())
