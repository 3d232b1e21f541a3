"""The store: append-only rows (match, seq), on SQLite or PostgreSQL.

The primary key (match, seq) is the lock: if two writers, on any nodes, add the same row, one of them fails.
"""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict, astuple
from sqlalchemy.dialects import postgresql, sqlite

from cosecha.server.common.logs import tell
from cosecha.server.storage.failures import DAMAGED, Condition, Unavailable, reason
from cosecha.server.storage.migrations import migrate, revision_of
from cosecha.server.storage.rows import IndexEntry, Row
from cosecha.server.storage.schema import analyses, holders, matches, probes, rows
from cosecha.server.storage.write_lock import WriteLock
from cosecha.server.storage.writers import LoopWriter, ThreadWriter, Write, Writer

log = logging.getLogger(__name__)

CHECKPOINT = 5.0
"""Seconds between SQLite checkpoints."""
BUSY = 10.0
"""Seconds to wait for others who use the same SQLite file."""
PAGES = 25_000
"""If more WAL pages than this pile up anyway, the next commit checkpoints."""
DATABASE_ERRORS = (sa.exc.SQLAlchemyError, sqlite3.Error)
OWNER = 0o600
"""Permissions of the SQLite file."""
CHANNEL = "cosecha"
"""The NOTIFY channel for new rows."""
PRESENCE = "cosecha_presence"
"""The NOTIFY channel for presence."""
THREADS = 8
"""How many reads and small writes may be under way; each uses one of the pool's connections."""
STATEMENT_TIMEOUT = 15
"""Seconds that PostgreSQL may spend on one statement."""
CONNECTING = 5
"""Seconds that PostgreSQL may take to accept a connection."""
APPLICATION = "cosecha"
"""The `application_name` of the server's PostgreSQL connections."""
CHECK_STEP = 100_000
"""SQLite virtual machine steps between time checks; a few milliseconds."""
CHECKING = 10.0
"""Seconds that the startup check of a SQLite file may take; of a huge file, only a part is checked."""
T = TypeVar("T")


class Holding(Struct, frozen=True):
    """A person has exchanged a link."""

    person: str
    match: str
    role: str
    seat: int
    generation: int


def database_url(url: str) -> sa.URL:
    """The database URL, always with the psycopg driver for PostgreSQL."""
    found = sa.make_url(url)
    return found.set(drivername="postgresql+psycopg") if found.get_backend_name() == "postgresql" else found


def sqlite_file(url: sa.URL) -> Path | None:
    """The file of a SQLite database; None for others and for one in memory."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def _use_wal(cursor: Any) -> None:
    """Where several connections switch a new file to WAL at once, SQLite refuses all but one without waiting."""
    end = time.monotonic() + BUSY
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def _statements(kind: str) -> tuple[Any, str]:
    """A statement for PostgreSQL, and the same as SQL text for SQLite with the parameters in the struct's order."""
    found = []
    for dialect in (postgresql, sqlite):
        if kind == "row":
            statement: Any = dialect.insert(rows).on_conflict_do_nothing()
        else:
            adding = dialect.insert(matches)
            update = {column.name: adding.excluded[column.name] for column in matches.c if column.name != "id"}
            statement = adding.on_conflict_do_update(index_elements=["id"], set_=update)
        found.append(statement)
    compiled = found[1].compile(dialect=sqlite.dialect())
    assert list(compiled.positiontup or ()) == list((Row if kind == "row" else IndexEntry).__struct_fields__)
    return found[0], str(compiled)


_ADD_ROWS = _statements("row")
_KEEP_CARDS = _statements("card")


def _card_update() -> str:
    """Update an existing entry, as SQL text for SQLite with the id last: a quarter faster than an upsert."""
    values: dict[str, Any] = {
        name: sa.bindparam(f"new_{name}") for name in IndexEntry.__struct_fields__ if name != "id"
    }
    update = sa.update(matches).where(matches.c.id == sa.bindparam("which")).values(values)
    compiled = update.compile(dialect=sqlite.dialect())
    assert list(compiled.positiontup or ()) == [*(f"new_{name}" for name in values), "which"]
    return str(compiled)


_UPDATE_CARD = _card_update()
_READ_ROWS = (
    sa.select(rows).where(rows.c.match == sa.bindparam("of"), rows.c.seq > sa.bindparam("after")).order_by(rows.c.seq)
)
_READ_ROWS_SQLITE = str(_READ_ROWS.compile(dialect=sqlite.dialect(paramstyle="named")))


class Store:
    """Reads go through the engine's pool, in threads."""

    def __init__(self, url: str, survive_power_loss: bool = False, shared: bool = False) -> None:
        """`shared`: other workers of this server use the same SQLite file. Raises OSError."""
        self.url = database_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.shared = self.postgres or shared
        """Whether other nodes may write to the same tables."""
        # An error must not contain what it failed to write: names, chat, webhook URLs.
        self.engine = postgres_engine(self.url) if self.postgres else sa.create_engine(self.url, hide_parameters=True)
        self._condition = Condition()
        self._full = survive_power_loss
        self.after_commit: list[Callable[[int, int, float], None]] = []
        """Called after each commit with its number of rows, how many were new, and the seconds it took."""
        self.after_add: list[Callable[[set[tuple[str, int]]], None]] = []
        """Called after each commit with the keys of the rows that were new, in the thread that made it."""
        sa.event.listen(self.engine, "connect", self._prepare_postgres if self.postgres else self._prepare_sqlite)
        self._sqlite: Any = None
        """The writer's own connection, opened on first use."""
        slow = self.postgres or survive_power_loss
        file = sqlite_file(self.url)
        self._write_lock = WriteLock(file) if shared and file is not None else contextlib.nullcontext()
        self._writer: Writer = ThreadWriter(self._insert) if slow else LoopWriter(self._insert)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="cosecha-store")
        self._closing = threading.Event()
        self._tidying = threading.Thread(target=self._checkpoint, name="cosecha-checkpoint", daemon=True)
        if not self.postgres:
            self._tidying.start()

    def _prepare_sqlite(self, connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={int(1000 * BUSY)}")
        _use_wal(cursor)
        cursor.execute(f"PRAGMA synchronous={'FULL' if self._full else 'NORMAL'}")
        cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES}")
        cursor.close()

    def _prepare_postgres(self, connection: Any, _: Any) -> None:
        """Wait for the disk if the settings say so; otherwise leave it to the database's own configuration."""
        connection.execute(f"SET statement_timeout TO {STATEMENT_TIMEOUT * 1000}")
        if self._full:
            connection.execute("SET synchronous_commit TO on")
        connection.commit()

    def _checkpoint(self) -> None:
        """Checkpoint SQLite's WAL from time to time, so that no answer has to wait for it."""
        while not self._closing.wait(CHECKPOINT):
            with (
                contextlib.suppress(sa.exc.OperationalError),  # busy: try again next time
                self.engine.connect() as connection,
            ):
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._writer.close()
        # A cancelled read goes on in its thread; it must return its connection before the pool is closed.
        self._threads.shutdown(cancel_futures=True)
        self._closing.set()
        if not self.postgres:
            self._tidying.join()
        if self._sqlite is not None:
            self._sqlite.close()
        if isinstance(self._write_lock, WriteLock):
            self._write_lock.close()
        self.engine.dispose()

    async def _in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """The result of work with the database."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def add(self, row: Row, card: IndexEntry) -> bool:
        """Add a row durably. False if another writer has already added this one."""
        return await self._writer.add(row, card)

    def _insert(self, group: list[Write]) -> set[tuple[str, int]]:
        """Write a group in one transaction; returns the keys of the rows that were new."""
        started = time.perf_counter()
        try:
            with self._write_lock:
                added = self._insert_postgres(group) if self.postgres else self._insert_sqlite(group)
        except DATABASE_ERRORS as wrong:
            self._explain(wrong)
            raise
        self._condition.written()
        for count in self.after_commit:
            count(len(group), len(added), time.perf_counter() - started)
        for tell_of in self.after_add:
            tell_of(added)
        return added

    def _insert_postgres(self, group: list[Write]) -> set[tuple[str, int]]:
        # In the same order on all nodes, because different orders could deadlock.
        group = sorted(group, key=lambda write: write[0].key)
        with self.engine.begin() as connection:
            adding = _ADD_ROWS[0].returning(rows.c.match, rows.c.seq)
            added = {(match, seq) for match, seq in connection.execute(adding, [asdict(row) for row, _ in group])}
            cards = {card.id: asdict(card) for row, card in group if row.key in added}
            if cards:
                connection.execute(_KEEP_CARDS[0], list(cards.values()))
            for match, seq in sorted(added):
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{match} {seq}")))
        return added

    def _insert_sqlite(self, group: list[Write]) -> set[tuple[str, int]]:
        """Uses the driver directly, at half the cost, because every answer comes through here."""
        if self._sqlite is None:
            self._sqlite = self.engine.raw_connection()
            self._sqlite.driver_connection.isolation_level = None  # we begin transactions ourselves
        execute = self._sqlite.driver_connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            added: set[tuple[str, int]] = set()
            for row, card in group:
                if execute(_ADD_ROWS[1], astuple(row)).rowcount == 1:
                    added.add(row.key)
                    id, *rest = fields = astuple(card)
                    if not execute(_UPDATE_CARD, (*rest, id)).rowcount:
                        execute(_KEEP_CARDS[1], fields)
            execute("COMMIT")
        except BaseException:
            if self._sqlite.driver_connection.in_transaction:  # SQLite has rolled back by itself if the disk is full
                execute("ROLLBACK")
            raise
        return added

    async def rows_after(self, match: str, seq: int) -> list[Row]:
        """The rows of a table after `seq`."""
        return await self._in_thread(self._rows_after, match, seq)

    def _rows_after(self, match: str, seq: int) -> list[Row]:
        """In a thread, because there may be thousands; on SQLite with the driver directly, at half the cost."""
        values = {"of": match, "after": seq}
        with self._explaining(), self.engine.connect() as connection:
            if self.postgres:
                return [Row(*found) for found in connection.execute(_READ_ROWS, values)]
            driver = connection.connection.driver_connection
            assert driver is not None
            return [Row(*found) for found in driver.execute(_READ_ROWS_SQLITE, values)]

    async def listed(self, limit: int, came_since: float = 0.0) -> list[IndexEntry]:
        """Public tables that wait for players and changed since then, followed by those in play.

        The newest first in each group; running games don't crowd out the ones that wait.
        """
        waiting = sa.and_(matches.c.status == "open", matches.c.changed >= came_since)
        query = (
            sa.select(matches)
            # The first condition looks redundant, but lets the query use the index that skips finished tables.
            .where(matches.c.public, matches.c.status.in_(("open", "running")))
            .where(sa.or_(matches.c.status == "running", waiting))
            .order_by(sa.case((matches.c.status == "open", 0), else_=1), matches.c.changed.desc())
            .limit(limit)
        )
        return [IndexEntry(*found) for found in await self.fetch(query)]

    async def untouched(self, since: float, finished: bool, limit: int, after: str = "") -> list[str]:
        """Ids of tables where nothing has happened since then, in order; finished ones only if wanted."""
        query = sa.select(matches.c.id).where(matches.c.changed < since, matches.c.id > after)
        if not finished:
            query = query.where(matches.c.status != "over")
        return [id for (id,) in await self.fetch(query.order_by(matches.c.id).limit(limit))]

    async def announce(self, payload: str) -> None:
        """Send other nodes a message that isn't stored; PostgreSQL only."""
        await self._in_thread(self._announce, payload)

    def _announce(self, payload: str) -> None:
        with self._explaining(), self.engine.begin() as connection:
            connection.execute(sa.select(sa.func.pg_notify(PRESENCE, payload)))

    async def remove(self, match: str, since: float) -> bool:
        """Remove a table, its link holders and its analysis, unless something has happened there since then."""
        return await self._in_thread(self._remove, match, since)

    def _remove(self, match: str, since: float) -> bool:
        with self._writing() as connection:
            old = sa.delete(matches).where(matches.c.id == match, matches.c.changed < since)
            if not connection.execute(old).rowcount:
                return False
            connection.execute(sa.delete(rows).where(rows.c.match == match))
            connection.execute(sa.delete(holders).where(holders.c.match == match))
            connection.execute(sa.delete(analyses).where(analyses.c.match == match))
            return True

    async def due(self, now: float, limit: int, after: tuple[float, str] | None = None) -> list[tuple[float, str]]:
        """Tables where something is due by `now`, oldest first; `after` is the last result of the previous call."""
        query = sa.select(matches.c.due, matches.c.id).where(matches.c.due < now)
        if after is not None:
            query = query.where(sa.tuple_(matches.c.due, matches.c.id) > after)
        query = query.order_by(matches.c.due, matches.c.id).limit(limit)
        return [(due, id) for due, id in await self.fetch(query)]

    async def changed_after(self, now: float) -> list[str]:
        """Ids of tables where something is due and whose last row is from a time after `now`."""
        query = sa.select(matches.c.id).where(matches.c.due.is_not(None), matches.c.changed > now)
        return [id for (id,) in await self.fetch(query)]

    async def newest(self, ids: Sequence[str]) -> dict[str, int]:
        """The last `seq` of each of these tables."""
        query = sa.select(rows.c.match, sa.func.max(rows.c.seq)).where(rows.c.match.in_(ids)).group_by(rows.c.match)
        return {row[0]: row[1] for row in await self.fetch(query)}

    async def hold(self, holding: Holding) -> None:
        """Record that a person has exchanged a link."""
        insert = postgresql.insert if self.postgres else sqlite.insert
        statement = insert(holders).values(
            person=holding.person,
            match=holding.match,
            role=holding.role,
            seat=holding.seat,
            generation=holding.generation,
        )
        statement = statement.on_conflict_do_update(
            index_elements=["person", "match", "role", "seat"], set_={"generation": holding.generation}
        )
        await self.run(statement)

    async def held(self, person: str, *ids: str) -> list[Holding]:
        """The links a person holds at some tables."""
        query = sa.select(holders).where(holders.c.person == person, holders.c.match.in_(ids))
        return [Holding(*found) for found in await self.fetch(query)]

    async def holders(self, match: str) -> list[Holding]:
        """Everybody who has exchanged a link to a table."""
        query = sa.select(holders).where(holders.c.match == match).order_by(holders.c.person, holders.c.seat)
        return [Holding(*found) for found in await self.fetch(query)]

    async def held_tables(self, person: str, limit: int, after: str | None = None) -> list[IndexEntry]:
        """Tables that a person holds links to: unfinished ones first, then the newest first.

        `after` is the last table of the previous call; if it is gone, there are none.
        """
        own = sa.select(holders.c.match).where(holders.c.person == person)
        over = sa.case((matches.c.status == "over", 1), else_=0)
        order = (over, -matches.c.changed, matches.c.id)
        query = sa.select(matches).where(matches.c.id.in_(own))
        if after is not None:
            last = await self.fetch(sa.select(*order).where(matches.c.id == after))
            if not last:
                return []
            query = query.where(sa.tuple_(*order) > sa.tuple_(*last[0]))
        return [IndexEntry(*found) for found in await self.fetch(query.order_by(*order).limit(limit))]

    async def fetch(self, query: Any) -> list[Any]:
        """Everything that a query finds."""
        return await self._in_thread(self._fetch, query)

    def _fetch(self, query: Any) -> list[Any]:
        with self._explaining(), self.engine.connect() as connection:
            return list(connection.execute(query))

    async def run(self, statement: Any) -> None:
        """A write other than rows, in a transaction of its own."""
        await self._in_thread(self._run, statement)

    def _run(self, statement: Any) -> None:
        with self._writing() as connection:
            connection.execute(statement)

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """A transaction for writes other than rows."""
        with self._explaining(), self._write_lock, self.engine.begin() as connection:
            yield connection

    @contextlib.contextmanager
    def _explaining(self) -> Iterator[None]:
        """Turns database errors into Unavailable, with the reason."""
        try:
            yield
        except DATABASE_ERRORS as wrong:
            self._explain(wrong)
            raise

    def _explain(self, wrong: BaseException) -> None:
        """Raise Unavailable if the database failed; return if the error is a bug of ours."""
        why = reason(wrong)
        if why is not None:
            raise self._condition.failed(why) from wrong

    async def probe(self) -> None:
        """Try a write, to a separate table. Raises Unavailable."""
        await self._in_thread(self._probe)

    def _probe(self) -> None:
        insert = postgresql.insert if self.postgres else sqlite.insert
        now = time.time()
        write = insert(probes).values(id=1, at=now).on_conflict_do_update(index_elements=["id"], set_={"at": now})
        try:
            with self._writing() as connection:
                revision_of(connection)
                connection.execute(write)
        except Unavailable as wrong:
            raise self._condition.failed(wrong.message.id) from wrong
        self._condition.written()

    def check(self) -> None:
        """Read through a SQLite file, for a limited time. Raises Unavailable if it is damaged."""
        file = sqlite_file(self.url)
        if file is None or not file.exists():
            return
        end = time.monotonic() + CHECKING
        with self._explaining(), contextlib.closing(sqlite3.connect(file)) as connection:
            connection.set_progress_handler(lambda: time.monotonic() > end, CHECK_STEP)
            try:
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            except sqlite3.OperationalError as wrong:
                if wrong.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                    raise
                tell(log, logging.INFO, "the database file is too big to be checked in time")
                return
        if found != "ok":
            raise self._condition.failed(DAMAGED)

    def prepare(self) -> None:
        """Migrate the database to the current schema. Raises Unavailable if it is newer."""
        file = sqlite_file(self.url)
        if file is not None:
            _make_private(file)
        migrate(self.engine)


def postgres_engine(url: sa.URL, application: str = APPLICATION) -> sa.Engine:
    """An engine for PostgreSQL with timeouts and an application name."""
    waiting = {"connect_timeout": CONNECTING, "tcp_user_timeout": STATEMENT_TIMEOUT * 1000, "keepalives_idle": 10}
    arguments = {**waiting, "application_name": application}
    return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=arguments)


def _make_private(file: Path) -> None:
    """Make the SQLite file private: it holds secrets of deals and webhook URLs.

    SQLite gives the WAL and its index the same permissions.
    """
    file.touch(mode=OWNER)
    for each in (file, *(file.with_name(f"{file.name}-{beside}") for beside in ("wal", "shm"))):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(OWNER)
