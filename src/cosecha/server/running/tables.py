"""The tables in memory, and the one way to change a table.

A table's rows are the truth. To add one, a writer takes the table's lock, decides, and writes; if another node was
faster, it reads the new rows and decides again.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from cosecha.core import errors
from cosecha.core.errors import CosechaError
from cosecha.server.common.clock import SteadyClock
from cosecha.server.common.logs import failed, short
from cosecha.server.common.pacing import paced
from cosecha.server.common.refusals import NoTable, OtherRules, Refused
from cosecha.server.storage.rows import Row
from cosecha.server.storage.store import Store
from cosecha.server.table import facts
from cosecha.server.table.cards import index_entry
from cosecha.server.table.table import Decide, Table

log = logging.getLogger(__name__)

KEPT_IDLE = 200
"""Maximum number of unused tables in memory; others are loaded again when needed."""

TRIES = 20
"""How often a writer retries after another node was faster."""

NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""A table's id: safe in a database, a log and a URL."""


Wake = Callable[[], None]
"""Called when a table has changed. It must return at once."""


class _Place:
    """A table in use: its lock, and who waits for news."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        self.table: Table | None = None
        self.announced = 0
        """The newest row that another node has announced since rows were last read."""
        self.doubtful = False
        """Whether another node may have added rows without an announcement."""
        self.listeners: set[Wake] = set()
        self.waiting: list[Wake] = []
        """To be called when the lock is released."""

    @property
    def behind(self) -> bool:
        """Whether there may be new rows, which are read before anybody uses the table."""
        return self.doubtful or (self.table is not None and self.announced > self.table.seq)

    async def __aenter__(self) -> None:
        await self.lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()
        if self.waiting:
            waiting, self.waiting = self.waiting, []
            for wake in waiting:
                wake()


class _Use:
    """Keeps a table in memory while it is used. A class rather than a generator, because every answer passes here."""

    __slots__ = ("_id", "_tables")

    def __init__(self, tables: "Tables", id: str) -> None:
        self._tables = tables
        self._id = id

    def __enter__(self) -> _Place:
        places = self._tables._places
        place = places.get(self._id)
        if place is None:
            place = places[self._id] = _Place()
        if not place.users:
            self._tables._idle.pop(self._id, None)
        place.users += 1
        return place

    def __exit__(self, *_: object) -> None:
        places, idle = self._tables._places, self._tables._idle
        place = places[self._id]
        place.users -= 1
        if place.users:
            return
        if place.table is None:
            del places[self._id]
        else:
            place.table.encoded.clear()  # nobody follows it, so nobody shares them
            idle[self._id] = None
        while len(idle) > self._tables._kept:
            del places[idle.popitem(last=False)[0]]


class Tables:
    def __init__(self, store: Store, clock: Callable[[], float] | None = None, kept: int = KEPT_IDLE) -> None:
        self.store = store
        self.clock = clock or SteadyClock()
        self._kept = kept
        self._places: dict[str, _Place] = {}
        self._idle: OrderedDict[str, None] = OrderedDict()
        """Unused places, least recently used first."""
        self._unreadable: set[str] = set()
        """Tables of other rules versions that have been logged."""
        self.hear: Callable[[], None] | None = None
        """Reads what the server's other workers have announced. Rows are announced before they are acknowledged, so
        after that, a table is known to be behind, or up to date."""
        self.after_change: list[Callable[[Table], None]] = []
        self.after_write: list[Callable[[list[facts.Fact]], None]] = []
        self.after_refusal: list[Callable[[CosechaError], None]] = []

    @asynccontextmanager
    async def at(self, id: str, fresh: bool = False) -> AsyncIterator[Table]:
        """A table, locked against changes; everything in it is durable. Raises NoTable.

        `fresh`: including rows by other nodes that this one hasn't heard of yet, so that a client that switches nodes
        never sees an older state.
        """
        with _Use(self, id) as place:
            async with place:
                known = place.table is not None
                if fresh and self.hear is not None:
                    self.hear()
                table = await self._load(id, place)
                if fresh and known and self.store.shared and self.hear is None:
                    await self._read_on(place, table)
                yield table

    def here(self, id: str) -> Table | None:
        """The table, if it is in memory and unlocked: for reading it without awaiting anything."""
        place = self._places.get(id)
        return place.table if place is not None and not place.behind and not place.lock.locked() else None

    def call_when_free(self, id: str, wake: Wake) -> bool:
        """If somebody has locked the table, call `wake` when they are done; whether that is so."""
        place = self._places.get(id)
        if place is None or not place.lock.locked():
            return False
        place.waiting.append(wake)
        return True

    def is_watched(self, id: str) -> bool:
        """Whether anybody is waiting for news of the table."""
        place = self._places.get(id)
        return place is not None and bool(place.listeners)

    async def _load(self, id: str, place: _Place) -> Table:
        if place.table is None:
            if not NAME.fullmatch(id):
                raise NoTable("error-no-table")
            table = Table(id)
            await self._read_on(place, table)
            if table.seq == 0:
                raise NoTable("error-no-table")
            place.table = table
        elif place.behind:
            await self._read_on(place, place.table)
        return place.table

    async def _read_on(self, place: _Place, table: Table) -> bool:
        """Apply rows that this node doesn't know yet."""
        place.announced, place.doubtful = 0, False  # first, because more may be announced while we wait
        try:
            new = await self.store.rows_after(table.id, table.seq)
        except BaseException:
            place.doubtful = True
            raise
        if new and new[0].seq != table.seq + 1:
            place.table = None  # it was removed while another node added a row
            raise NoTable("error-no-table")
        try:
            await paced(table.load(new))
        except BaseException as wrong:
            place.table = None  # a half-applied row is not a valid state
            if isinstance(wrong, CosechaError):
                self._log_once(table, wrong)
                if isinstance(wrong, errors.OtherRules):
                    raise OtherRules(wrong.message.id, **wrong.message.args) from wrong
                raise OtherRules("error-other-rules") from wrong
            raise
        if new:
            self._wake(place)
        return bool(new)

    def _log_once(self, table: Table, wrong: CosechaError) -> None:
        if table.id not in self._unreadable:
            self._unreadable.add(table.id)
            failed(
                log, "a table uses another version of the rules", wrong, table=short(table.id), reason=wrong.message.id
            )

    async def create(self, id: str, new: list[facts.Fact]) -> None:
        """Write the first row of a table and keep it in memory like any unused one. Raises BadRecord."""
        table = Table(id)
        await paced(table.prepare(new))
        with _Use(self, id) as place:
            async with place:
                if place.table is not None or not await self._add(place, table, new):
                    raise Refused("error-table-busy")
        for count in self.after_write:
            count(new)

    async def change(self, id: str, decide: Decide, then: Callable[[Table], Awaitable[None]] | None = None) -> int:
        """Add what `decide` returns, if anything, durably. Returns the table's last row. Raises Refused.

        `then` runs once the row is written and before anybody hears of it.
        """
        with _Use(self, id) as place:
            async with place:
                for _ in range(TRIES):
                    table = await self._load(id, place)
                    try:
                        new = decide(table)
                    except CosechaError as wrong:
                        if self.store.shared and await self._read_on(place, table):
                            continue  # decide again with what another node has written
                        for tell in self.after_refusal:
                            tell(wrong)
                        raise
                    if not new:
                        return table.seq
                    if await self._add(place, table, new):
                        try:
                            if then is not None:
                                await then(table)
                        finally:
                            self._wake(place)
                        for count in self.after_write:
                            count(new)
                        for follow in self.after_change:
                            follow(table)
                        return table.seq
        raise Refused("error-table-busy")

    async def _add(self, place: _Place, table: Table, new: list[facts.Fact]) -> bool:
        """Apply a row and write it. If anything goes wrong, the table is dropped from memory."""
        place.table = None
        at = self.clock()
        row = Row(table.id, table.seq + 1, at, facts.encode(table.add(new, at)))
        if not await self.store.add(row, index_entry(table)):
            return False  # another node was faster
        place.table = table
        return True

    def needs(self, id: str, seq: int) -> bool:
        """Whether row `seq` of another node should be read now.

        A table that nobody uses here is only marked, and read on when somebody does.
        """
        place = self._places.get(id)
        if place is None or (place.table is not None and place.table.seq >= seq):
            return False
        place.announced = max(seq, place.announced)
        return place.users > 0

    def doubt_all(self) -> None:
        """Mark all tables, because announcements got lost."""
        for place in self._places.values():
            place.doubtful = True

    def settle_doubt(self, id: str, newest: int) -> None:
        """Remove the mark if the newest row of a table is known here."""
        place = self._places.get(id)
        if place is not None and place.table is not None and place.table.seq >= newest:
            place.doubtful = False

    async def refresh(self, id: str, seq: int) -> None:
        """Read what another node has written, as far as row `seq`.

        The scheduler of the node that wrote it, or the sweep, handles what is due at the table.
        """
        if not self.needs(id, seq):
            return
        with _Use(self, id) as place:
            async with place:
                if place.table is not None:
                    if place.behind:  # nobody has read it while we waited for the lock
                        await self._read_on(place, place.table)
                else:
                    self._wake(place)  # dropped when a write failed: listeners load it again

    async def remove(self, id: str, since: float) -> bool:
        """Remove a table that nobody watches and where nothing has happened since then; whether it is gone."""
        with _Use(self, id) as place:
            if place.listeners:
                return False
            async with place:
                if not await self.store.remove(id, since):
                    return False
                place.table = None
        return True

    async def forget(self, id: str) -> None:
        """Another node has removed a table: wake everybody who watches it here."""
        with _Use(self, id) as place:
            async with place:
                place.table = None
                self._wake(place)

    def kept(self) -> list[str]:
        """The ids of tables in memory that are kept up to date: those in use, and others until news comes."""
        return [
            id for id, place in self._places.items() if place.table is not None and (place.users or not place.behind)
        ]

    def wake_all(self) -> None:
        """Wake all listeners at all tables."""
        for place in self._places.values():
            self._wake(place)

    def wake(self, id: str) -> None:
        """Wake the listeners of a table after a change that isn't a row."""
        place = self._places.get(id)
        if place is not None:
            self._wake(place)

    @staticmethod
    def _wake(place: _Place) -> None:
        for wake in place.listeners:
            wake()

    @contextmanager
    def following(self, id: str, wake: Wake) -> Iterator[None]:
        """Call `wake` whenever the table changes; the table stays in memory meanwhile."""
        with _Use(self, id) as place:
            place.listeners.add(wake)
            try:
                yield
            finally:
                place.listeners.discard(wake)

    @asynccontextmanager
    async def listening(self, id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set whenever the table changes; the table stays in memory meanwhile."""
        event = asyncio.Event()
        with self.following(id, event.set):
            yield event
