"""Backups: one SQLite file with all tables and the signing key, from either database and for either.

A backup is a consistent snapshot of a running server. A plain copy of `tables.sqlite` is not: the newest moves are in
the WAL beside it, and the file may change while it is read.
"""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.server.common.settings import Settings
from cosecha.server.storage.failures import Unavailable
from cosecha.server.storage.migrations import migrate, revision_of
from cosecha.server.storage.schema import metadata
from cosecha.server.storage.server_lock import FolderTaken, exclusive
from cosecha.server.storage.signing_key import keep_key, stored_key
from cosecha.server.storage.store import APPLICATION, OWNER, database_url, postgres_engine, sqlite_file

PAGES = 2000
"""SQLite pages copied between two reports of progress."""
ROWS = 2000
"""Rows copied at a time between the databases."""

Progress = Callable[[float], None]
"""Called with the completed fraction, from 0 to 1."""


class BackupFailed(CosechaError):
    """No backup was made, or nothing was restored; the message says why."""


class Backup(Struct, frozen=True):
    """What a backup holds: everything acknowledged before the time `at`."""

    at: float
    tables: int

    @property
    def time(self) -> str:
        """In UTC, rounded down."""
        return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(self.at))


def back_up(settings: Settings, file: Path, force: bool = False, progress: Progress = lambda _: None) -> Backup:
    """Write a backup; a server may be running. Raises BackupFailed."""
    if file.exists() and not force:
        raise BackupFailed("error-backup-exists", file=str(file))
    with _temporary(file) as new:
        source = sqlite_file(database_url(settings.database()))
        at = _copy_sqlite(source, new, progress) if source is not None else _copy_postgres(settings, new, progress)
        found = _stamp(new, at, stored_key(settings))
        os.replace(new, file)
    return found


def restore(settings: Settings, file: Path, force: bool = False, progress: Progress = lambda _: None) -> Backup:
    """Replace all tables by those of a backup; no server may be running. Raises BackupFailed.

    If anything fails, the existing tables stay.
    """
    _require_backup(file)
    target = sqlite_file(database_url(settings.database()))
    folder = target.parent if target is not None else file.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(exclusive(settings))
        except FolderTaken:
            raise BackupFailed("error-restore-running") from None
        new = held.enter_context(_temporary(folder / (target.name if target is not None else f"{file.name}.restoring")))
        _read_backup(file, new, progress)
        found, key = _unstamp(new)
        _migrate(new)
        if target is not None:
            _replace_sqlite(target, new, force)
        else:
            _fill_postgres(settings, new, force, progress)
        if key is not None:
            keep_key(settings, key)
    return found


@contextlib.contextmanager
def _temporary(file: Path) -> Iterator[Path]:
    """A private temporary file in the folder of another; deleted afterwards unless it was renamed."""
    new = file.with_name(f"{file.name}.{os.getpid()}.part")
    new.unlink(missing_ok=True)
    new.touch(mode=OWNER, exist_ok=False)  # nobody else may have put one there
    try:
        yield new
    finally:
        for each in (new, *_beside(new)):
            each.unlink(missing_ok=True)


def _beside(file: Path) -> list[Path]:
    """SQLite's WAL, index and journal files; left behind, they would be applied to the next database of that name."""
    return [file.with_name(f"{file.name}-{kind}") for kind in ("wal", "shm", "journal")]


def _copy_sqlite(source: Path, new: Path, progress: Progress) -> float:
    """Copy a snapshot of a SQLite file with SQLite's backup API; returns the time just before it."""
    if not source.exists():
        raise BackupFailed("error-backup-nothing", folder=str(source.parent))
    with _sqlite(source) as reading, _sqlite(new) as writing:
        at = time.time()
        # One read transaction for the whole copy, or every commit of the server would restart it.
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
        reading.backup(writing, pages=PAGES, progress=lambda _, left, all: progress(1 - left / max(all, 1)))
    return at


@contextlib.contextmanager
def _sqlite(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection to an existing file. Raises BackupFailed if SQLite can't use it."""
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=30, isolation_level=None)) as connection:
            yield connection
    except sqlite3.Error as wrong:
        raise BackupFailed("error-backup-failed", file=file.name, text=str(wrong)) from None


@contextlib.contextmanager
def _postgres(settings: Settings) -> Iterator[sa.Connection]:
    """A connection to PostgreSQL without a statement timeout. Raises BackupFailed."""
    engine = postgres_engine(database_url(settings.database()), application=f"{APPLICATION}-backup")
    try:
        with engine.connect() as connection:
            yield connection
    except sa.exc.SQLAlchemyError as wrong:
        said = str(getattr(wrong, "orig", None) or wrong).strip().splitlines()
        text = said[0] if said else type(wrong).__name__
        raise BackupFailed("error-backup-failed", file="PostgreSQL", text=text[:200]) from None
    finally:
        engine.dispose()


def _copy_postgres(settings: Settings, new: Path, progress: Progress) -> float:
    """Copy one snapshot of PostgreSQL to a SQLite file; returns the time just before it, by PostgreSQL's clock."""
    with _postgres(settings) as connection:
        at = float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
        connection.rollback()
        connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True, yield_per=ROWS)
        revision = _known_revision(connection)
        if revision is None:
            raise BackupFailed("error-backup-nothing", folder="PostgreSQL")
        target = sa.create_engine(f"sqlite:///{new}")
        try:
            migrate(target, revision)
            with target.begin() as writing:
                _copy_rows(connection, writing, progress)
        finally:
            target.dispose()
    return at


def _known_revision(connection: sa.Connection) -> str | None:
    try:
        return revision_of(connection)
    except Unavailable as wrong:
        raise BackupFailed(wrong.message.id) from None


def _copy_rows(reading: sa.Connection, writing: sa.Connection, progress: Progress) -> None:
    """Copy the rows of every table that both databases have."""
    present = set(sa.inspect(reading).get_table_names()) & set(sa.inspect(writing).get_table_names())
    tables = [table for table in metadata.sorted_tables if table.name in present]
    all = sum(reading.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() for table in tables)
    done = 0
    for table in tables:
        for part in reading.execute(sa.select(table)).mappings().partitions(ROWS):
            writing.execute(sa.insert(table), [dict(row) for row in part])
            done += len(part)
            progress(done / max(all, 1))


def _stamp(new: Path, at: float, key: bytes | None) -> Backup:
    """Complete a backup: one file without a WAL, with the time and the key."""
    with _sqlite(new) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("CREATE TABLE backup (at REAL NOT NULL, key BLOB)")
        connection.execute("INSERT INTO backup VALUES (?, ?)", (at, key))
        (tables,) = connection.execute('SELECT count(*) FROM "match"').fetchone()
    with new.open("rb") as written:
        os.fsync(written.fileno())
    return Backup(at, tables)


def _require_backup(file: Path) -> None:
    stamped = False
    if file.is_file():
        with _sqlite(file) as connection, contextlib.suppress(sqlite3.DatabaseError):
            stamped = connection.execute("SELECT count(*) FROM backup").fetchone() == (1,)
    if not stamped:
        raise BackupFailed("error-backup-none", file=str(file))


def _read_backup(file: Path, new: Path, progress: Progress) -> None:
    """Copy a backup to work on, and check it."""
    with _sqlite(file) as reading, _sqlite(new) as writing:
        reading.backup(writing, pages=PAGES, progress=lambda _, left, all: progress(1 - left / max(all, 1)))
        if writing.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise BackupFailed("error-backup-damaged", file=str(file))


def _unstamp(new: Path) -> tuple[Backup, bytes | None]:
    with _sqlite(new) as connection:
        at, key = connection.execute("SELECT at, key FROM backup").fetchone()
        (tables,) = connection.execute('SELECT count(*) FROM "match"').fetchone()
        connection.execute("DROP TABLE backup")
    return Backup(at, tables), key


def _migrate(new: Path) -> None:
    """Bring a backup from an earlier version up to date. Raises BackupFailed if it is from a later one."""
    engine = sa.create_engine(f"sqlite:///{new}")
    try:
        migrate(engine)
    except Unavailable as wrong:
        raise BackupFailed(wrong.message.id) from None
    finally:
        engine.dispose()


def _require_room(tables: int, force: bool) -> None:
    if tables and not force:
        raise BackupFailed("error-restore-over", tables=tables)


def _replace_sqlite(target: Path, new: Path, force: bool) -> None:
    if target.exists() and not force:
        with _sqlite(target) as connection:
            known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'match'").fetchone()[0]
            _require_room(connection.execute('SELECT count(*) FROM "match"').fetchone()[0] if known else 0, force)
    with new.open("rb") as written:
        os.fsync(written.fileno())
    _checkpoint(target)
    for each in _beside(target):
        each.unlink(missing_ok=True)
    os.replace(new, target)


def _checkpoint(target: Path) -> None:
    """Move what is only in the WAL into the file, so that the tables are still there if replacing the file fails.

    A file that is too damaged for that is replaced as it is."""
    if target.exists():
        with contextlib.suppress(BackupFailed), _sqlite(target) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _fill_postgres(settings: Settings, new: Path, force: bool, progress: Progress) -> None:
    """Replace everything in one transaction."""
    with _postgres(settings) as connection:
        others = sa.text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
        )
        if connection.execute(others, {"name": APPLICATION}).scalar_one():
            raise BackupFailed("error-restore-running")
        _known_revision(connection)
        connection.rollback()
        migrate(connection.engine)
        reading_engine = sa.create_engine(f"sqlite:///{new}")
        try:
            with connection.begin(), reading_engine.connect() as reading:
                names = ", ".join(f'"{table.name}"' for table in metadata.sorted_tables)
                connection.exec_driver_sql(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE")
                tables: Any = connection.exec_driver_sql('SELECT count(*) FROM "match"').scalar_one()
                _require_room(tables, force)
                connection.exec_driver_sql(f"TRUNCATE {names}")
                _copy_rows(reading, connection, progress)
        finally:
            reading_engine.dispose()
