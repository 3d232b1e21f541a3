"""Grouped commits: rows that wait together are committed together, and each writer learns what became of its row.

A commit that waits for a disk or for another machine is made in a thread. One that only hands its pages to the
operating system is made in the event loop itself: that is quicker than waking a thread, and as safe from `kill -9`.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from itertools import groupby
from typing import Protocol

from msgspec import Struct

GROUP = 256
"""At most so many rows a commit."""


class Row(Struct, frozen=True):
    """One step of a table: facts that came together."""

    match: str
    seq: int
    at: float
    facts: bytes


class Card(Struct, frozen=True):
    """The index entry of a table: what the lobby lists, and when something is due there by itself."""

    id: str
    game: str
    status: str
    public: bool
    changed: float
    due: float | None
    card: bytes


class Write(Struct):
    """A row to be added with the new index entry of its table; `done` belongs to the loop of whoever waits."""

    row: Row
    card: Card
    done: "asyncio.Future[bool]"

    @property
    def key(self) -> tuple[str, int]:
        return self.row.match, self.row.seq


Insert = Callable[[list[Write]], set[tuple[str, int]]]
"""Writes a group in one transaction; the keys of those rows that were new come back."""


class Writer(Protocol):
    def put(self, write: Write) -> None:
        """Write this soon."""
        ...

    def close(self) -> None:
        """Write what waits, then stop."""
        ...


class LoopWriter:
    """Commits in the event loop, all that was put in one turn of it."""

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._waiting: list[Write] = []

    def put(self, write: Write) -> None:
        self._waiting.append(write)
        if len(self._waiting) == 1:
            write.done.get_loop().call_soon(self._commit)

    def _commit(self) -> None:
        group, self._waiting = self._waiting, []
        if group:
            _settle(_commit(group, self._insert))

    def close(self) -> None:
        self._commit()


class ThreadWriter:
    """Commits in a thread, all that was put while it was busy."""

    def __init__(self, insert: Insert) -> None:
        self._insert = insert
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="cosecha-writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        self._queue.put(write)

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            waiting = self._queue.get()
            group: list[Write] = []
            while waiting is not None:
                group.append(waiting)
                if len(group) == GROUP or self._queue.empty():
                    break
                waiting = self._queue.get()
            settled = _commit(group, self._insert) if group else []
            for loop, theirs in groupby(settled, lambda each: each[0].done.get_loop()):
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(_settle, list(theirs))
            if waiting is None:
                return


Settled = list[tuple[Write, bool | Exception]]
"""What became of each: added, or late, or why it could not be written."""


def _commit(group: list[Write], insert: Insert) -> Settled:
    try:
        added = insert(group)
    except Exception as wrong:  # the writer must outlive any failure of the database
        return [(write, wrong) for write in group]
    settled: Settled = []
    for write in group:
        settled.append((write, write.key in added))
        added.discard(write.key)  # the same row twice in one group: the first has it
    return settled


def _settle(settled: Settled) -> None:
    for write, became in settled:
        if write.done.done():
            continue  # nobody waits any more
        if isinstance(became, Exception):
            write.done.set_exception(became)
        else:
            write.done.set_result(became)
