"""Workers tell each other what is new, and hand over connections."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cosecha.server.running.neighbors import Neighbors, new_inboxes
from tests.server.clients import STALLED

HEAD = b"GET /api/tables/abc/live HTTP/1.1\r\n\r\n"


@asynccontextmanager
async def _pair() -> AsyncIterator[tuple[Neighbors, Neighbors]]:
    inboxes = new_inboxes(2)
    one, other = (Neighbors(number, inboxes) for number in range(2))
    one.listen()
    other.listen()
    try:
        yield one, other
    finally:
        one.close()
        other.close()
        for inbox in inboxes:
            for end in inbox:
                end.close()


def _of_the_other(one: Neighbors, connection: int) -> str:
    """A table that belongs to the other worker."""
    return next(f"t{number}" for number in range(100) if one.hand_over(f"t{number}", connection, HEAD))


def test_a_connection_is_handed_to_the_worker_of_its_table_with_what_was_read() -> None:
    async def work() -> None:
        async with _pair() as (one, other):
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
        async with _pair() as (one, other):
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


def test_a_worker_hears_what_others_write_and_not_itself() -> None:
    async def work() -> None:
        async with _pair() as (one, other):
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
