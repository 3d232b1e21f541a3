"""Workers tell each other what is new, and hand over connections."""

import asyncio
import os
import socket
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cosecha.core.fairness import new_secret
from cosecha.server.running import nodes as nodes_module
from cosecha.server.running.neighbors import AT_ONCE, LONGEST_HEAD, Neighbors
from cosecha.server.running.tables import Tables
from cosecha.server.storage.rows import Row
from cosecha.server.table import facts
from cosecha.server.table.facts import SeatPlan
from tests.server.clients import STALLED
from tests.server.two_workers import pair_of_neighbors, two_workers

PROMPT = 10.0
"""Seconds. Polling, which would find new rows as well, is off."""
HEAD = b"GET /api/tables/abc/live HTTP/1.1\r\n\r\n"


async def _open(tables: Tables, *ids: str) -> None:
    for id in ids:
        seats = [SeatPlan("here"), SeatPlan("open")]
        await tables.create(id, [facts.Opened("santiago", {"players": 2}, seats, True, new_secret())])


async def _say(tables: Tables, id: str) -> int:
    return await tables.change(id, lambda _: [facts.Said(None, "x", "news")])


async def _seq(tables: Tables, id: str) -> int:
    async with tables.at(id, fresh=True) as table:
        return table.seq


@pytest.fixture(autouse=True)
def _no_polling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes_module, "POLL", 1000)


def _of_the_other(one: Neighbors, connection: int) -> str:
    """A table that belongs to the other worker."""
    return next(f"t{number}" for number in range(100) if one.hand_over(f"t{number}", connection, HEAD))


def test_a_connection_is_handed_to_the_worker_of_its_table_with_what_was_read() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, other):
            taken: asyncio.Future[tuple[socket.socket, bytes]] = asyncio.get_running_loop().create_future()
            other.on_connection = lambda *found: taken.set_result(found)
            client, server = socket.socketpair()
            table = _of_the_other(one, server.fileno())
            assert not other.hand_over(table, server.fileno(), HEAD), "its own table"
            server.close()
            connection, head = await asyncio.wait_for(taken, STALLED)
            assert head == HEAD
            connection.send(b"hello")
            assert client.recv(10) == b"hello", "it isn't the same connection"
            client.close()
            connection.close()

    asyncio.run(work())


def test_a_worker_whose_inbox_is_full_takes_nothing() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, other):
            other.close()
            client, server = socket.socketpair()
            table = _of_the_other(one, server.fileno())
            handed = 1
            while one.hand_over(table, server.fileno(), HEAD):
                handed += 1
            assert handed < 10_000
            other.listen()
            client.close()
            server.close()

    asyncio.run(work())


def test_a_long_request_is_served_where_it_arrives() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, _):
            client, server = socket.socketpair()
            table = _of_the_other(one, server.fileno())
            assert not one.hand_over(table, server.fileno(), HEAD + b"x" * LONGEST_HEAD)
            client.close()
            server.close()

    asyncio.run(work())


def test_a_worker_that_is_closing_takes_no_connection_and_trusts_no_table() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, other):
            heard: list[str] = []
            other.on_connection = lambda *_: heard.append("connection")
            other.on_loss = lambda: heard.append("loss")
            client, server = socket.socketpair()
            other.close()
            _of_the_other(one, server.fileno())
            other.hear()
            assert heard == ["loss"]
            client.close()
            server.close()

    asyncio.run(work())


def test_a_worker_hears_what_others_write_and_not_itself() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, other):
            rows: list[tuple[str, int]] = []
            present: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            one.on_row = lambda *row: rows.append(("itself", 0))
            other.on_row = lambda *row: rows.append(row)
            other.on_presence = present.set_result
            one.announce_rows({("a", 3), ("b", 12)})
            await one.announce('["node", {}]')
            assert await asyncio.wait_for(present, STALLED) == '["node", {}]'
            assert sorted(rows) == [("a", 3), ("b", 12)]

    asyncio.run(work())


def test_nothing_new_is_not_announced() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, other):
            one.announce_rows(set())
            with pytest.raises(BlockingIOError):
                other._inbox.recv(10)

    asyncio.run(work())


def test_a_connection_that_was_handed_over_is_not_inherited_by_bots() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, other):
            taken: list[socket.socket] = []
            other.on_connection = lambda connection, _: taken.append(connection)
            client, server = socket.socketpair()
            _of_the_other(one, server.fileno())
            other.hear()
            assert not os.get_inheritable(taken[0].fileno())
            for each in (client, server, *taken):
                each.close()

    asyncio.run(work())


def test_a_listener_hears_at_once_what_another_worker_writes(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(tmp_path) as ((one, _), (other, _)):
            await _open(one, "a")
            async with other.listening("a") as news:
                await _seq(other, "a")
                for _ in range(5):
                    news.clear()
                    seq = await _say(one, "a")
                    async with asyncio.timeout(PROMPT):
                        await news.wait()
                        while (table := other.here("a")) is None or table.seq < seq:
                            await asyncio.sleep(0)

    asyncio.run(work())


def test_a_fresh_table_includes_rows_announced_behind_many_others() -> None:
    async def work() -> None:
        async with pair_of_neighbors() as (one, other):
            for seq in range(2 * AT_ONCE):
                one.announce_rows({("a", seq)})
            other.hear()
            with pytest.raises(BlockingIOError):
                other._inbox.recv(10)

    asyncio.run(work())


def test_a_fresh_table_includes_rows_whose_announcement_got_lost(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(tmp_path) as ((one, _), (other, _)):
            await _open(one, "a")
            assert await _seq(other, "a") == 1
            (announce,) = one.store.after_add

            def fill(added: set[tuple[str, int]]) -> None:
                for _ in range(5000):
                    announce({("b", 1)})

            one.store.after_add.insert(0, fill)  # right before the row is announced
            seq = await _say(one, "a")
            assert await _seq(other, "a") == seq

    asyncio.run(work())


def test_after_a_loss_one_query_covers_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with two_workers(tmp_path) as ((one, _), (other, neighbors)), AsyncExitStack() as stack:
            ids = [f"t{number}" for number in range(20)]
            await _open(one, *ids)
            for id in ids:
                await stack.enter_async_context(other.listening(id))
                await _seq(other, id)
            asked: list[str] = []
            rows_after, newest = other.store.rows_after, other.store.newest

            async def counted_rows(id: str, seq: int) -> list[Row]:
                asked.append(id)
                return await rows_after(id, seq)

            async def counted_newest(ids: list[str]) -> dict[str, int]:
                asked.append("newest")
                return await newest(ids)

            monkeypatch.setattr(other.store, "rows_after", counted_rows)
            monkeypatch.setattr(other.store, "newest", counted_newest)
            one.store.after_add.clear()  # nothing is announced any more
            seq = await _say(one, "t7")
            neighbors.on_loss()
            async with asyncio.timeout(PROMPT):
                while (table := other.here("t7")) is None or table.seq < seq:
                    await asyncio.sleep(0.01)
                while any(place.doubtful for place in other._places.values()):
                    await asyncio.sleep(0.01)
            assert asked == ["newest", "t7"]

    asyncio.run(work())


def test_a_row_announced_while_a_table_is_read_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row is written after the query and announced before its result is back."""

    async def work() -> None:
        async with two_workers(tmp_path) as ((one, _), (other, _)):
            await _open(one, "loaded", "behind")
            await _seq(other, "behind")
            await _say(one, "behind")
            rows_after = other.store.rows_after

            async def slow(match: str, seq: int) -> list[Row]:
                found = await rows_after(match, seq)
                monkeypatch.undo()
                monkeypatch.setattr(nodes_module, "POLL", 1000)
                await _say(one, match)
                assert other.hear is not None
                other.hear()
                return found

            for id, seq in (("loaded", 2), ("behind", 3)):
                monkeypatch.setattr(other.store, "rows_after", slow)
                await _seq(other, id)
                assert await _seq(other, id) == seq, id

    asyncio.run(work())
