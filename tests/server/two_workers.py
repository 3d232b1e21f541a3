"""Two workers of one server, in one process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from cosecha.server.running.neighbors import Inboxes, Neighbors
from cosecha.server.running.nodes import Nodes
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.storage.store import Store


class Worker(NamedTuple):
    tables: Tables
    neighbors: Neighbors


@asynccontextmanager
async def pair_of_neighbors() -> AsyncIterator[tuple[Neighbors, Neighbors]]:
    """Two neighbors that read their inboxes."""
    inboxes = Inboxes(2)
    one, other = (Neighbors(number, inboxes) for number in range(2))
    one.listen()
    other.listen()
    try:
        yield one, other
    finally:
        one.close()
        other.close()
        inboxes.close()


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[Worker, Worker]]:
    """Two workers on one SQLite file."""
    async with pair_of_neighbors() as pair:
        stores = [Store(f"sqlite:///{folder}/tables.sqlite", shared=True) for _ in pair]
        stores[0].prepare()
        workers = [Tables(store) for store in stores]
        nodes = [Nodes(tables, Presence(), neighbors) for tables, neighbors in zip(workers, pair, strict=True)]
        for node in nodes:
            node.start()
        await asyncio.sleep(0)
        try:
            yield Worker(workers[0], pair[0]), Worker(workers[1], pair[1])
        finally:
            for node in nodes:
                await node.close()
            for store in stores:
                store.close()
