"""Group commit: rows that wait at the same time are written durably in one transaction."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from itertools import groupby
from typing import Protocol

from cosecha.server.storage.rows import IndexEntry, Row

GROUP = 256
"""Maximum number of rows per commit."""


Write = tuple[Row, IndexEntry]
"""A row to add, with its table's new index entry."""
Insert = Callable[[list[Write]], set[tuple[str, int]]]
"""Writes a group in one transaction and returns the keys of the rows that were new."""
_Waiting = tuple[Write, "asyncio.Future[bool]"]
"""The future belongs to the caller's event loop and is only set there."""
_Settled = tuple["asyncio.Future[bool]", bool | Exception]


class Writer(Protocol):
    async def add(self, row: Row, card: IndexEntry) -> bool:
        """Whether the row was new; it is durable by then."""
        ...

    def close(self) -> None:
        """Write what is queued, then stop."""
        ...


class LoopWriter:
    """Commits in the event loop, together with everything else from the same iteration.

    For commits that only hand pages to the operating system, which is faster than waking a thread.
    """

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._group: list[_Waiting] = []

    async def add(self, row: Row, card: IndexEntry) -> bool:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        if not self._group:
            loop.call_soon(self.close)
        self._group.append(((row, card), done))
        return await done

    def close(self) -> None:
        group, self._group = self._group, []
        if group:
            _settle(_commit(self._insert, group))


class ThreadWriter:
    """A thread that commits everything that arrived while it was busy. For commits that wait for a disk or network."""

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="cosecha-writer", daemon=True)
        self._thread.start()

    async def add(self, row: Row, card: IndexEntry) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put(((row, card), done))
        return await done

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            waiting = self._queue.get()
            group: list[_Waiting] = []
            while waiting is not None:
                group.append(waiting)
                if len(group) == GROUP or self._queue.empty():
                    break
                waiting = self._queue.get()
            if group:
                for loop, theirs in groupby(_commit(self._insert, group), lambda each: each[0].get_loop()):
                    with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody is waiting
                        loop.call_soon_threadsafe(_settle, list(theirs))
            if waiting is None:
                return


def _commit(insert: Insert, group: list[_Waiting]) -> list[_Settled]:
    """Write a group and return each result."""
    try:
        added = insert([write for write, _ in group])
    except Exception as wrong:  # a writer must survive any database error
        return [(done, wrong) for _, done in group]
    settled: list[_Settled] = []
    for (row, _), done in group:
        settled.append((done, row.key in added))
        added.discard(row.key)  # the same row twice in one group: only the first is new
    return settled


def _settle(settled: list[_Settled]) -> None:
    for done, result in settled:
        if done.done():
            continue  # the caller was cancelled
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
