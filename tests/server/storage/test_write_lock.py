"""Workers on one SQLite file take turns to write, and so do the threads of each."""

import asyncio
import errno
import fcntl
import os
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from cosecha.server.common.settings import Settings
from cosecha.server.storage.rows import IndexEntry, Row
from cosecha.server.storage.server_lock import exclusive
from cosecha.server.storage.store import Holding, Store
from cosecha.server.storage.write_lock import WriteLock
from tests.server.clients import STALLED

MOMENT = 0.1


@pytest.mark.parametrize("same", [True, False], ids=["two threads", "two workers"])
def test_only_one_writes_at_a_time(tmp_path: Path, same: bool) -> None:
    lock = WriteLock(tmp_path / "tables.sqlite")
    other = lock if same else WriteLock(tmp_path / "tables.sqlite")
    entered = threading.Event()

    def write() -> None:
        with other:
            entered.set()

    writing = threading.Thread(target=write)
    with lock:
        writing.start()
        assert not entered.wait(MOMENT)
    assert entered.wait(STALLED)
    writing.join()
    for each in (lock, other):
        each.close()


async def _add(store: Store) -> None:
    assert await store.add(Row("t", 1, 1.0, b"[]"), IndexEntry("t", "santiago", "open", False, 1.0, None, b"{}"))


async def _remove(store: Store) -> None:
    await store.remove("t", 2.0)


async def _hold(store: Store) -> None:
    await store.hold(Holding("person", "t", "play", 0, 0))


async def _probe(store: Store) -> None:
    await store.probe()


@pytest.mark.parametrize("write", [_add, _remove, _hold, _probe])
def test_every_write_waits_for_its_turn(tmp_path: Path, write: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite", shared=True)
    store.prepare()
    lock = WriteLock(tmp_path / "tables.sqlite")
    writing = threading.Thread(target=lambda: asyncio.run(write(store)))
    with lock:
        writing.start()
        writing.join(3 * MOMENT)
        assert writing.is_alive()
    writing.join(STALLED)
    assert not writing.is_alive()
    lock.close()
    store.close()


@pytest.mark.parametrize("old", [False, True], ids=["new", "of an earlier version"])
def test_lock_files_are_private(tmp_path: Path, old: bool) -> None:
    before = os.umask(0)
    if old:
        for ending in ("lock", "write-lock"):
            (tmp_path / f"tables.sqlite.{ending}").touch(0o644)
    try:
        with exclusive(Settings(data=str(tmp_path))):
            WriteLock(tmp_path / "tables.sqlite").close()
    finally:
        os.umask(before)
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert modes == {"tables.sqlite.lock": 0o600, "tables.sqlite.write-lock": 0o600}


def test_a_lock_that_is_closed_lets_nobody_wait_forever(tmp_path: Path) -> None:
    lock = WriteLock(tmp_path / "tables.sqlite")
    lock.close()
    for _ in range(2):
        with pytest.raises(ValueError, match="closed"), lock:
            pass


def test_a_file_system_without_locks_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite", shared=True)
    store.prepare()
    for write in (_add, _hold, _probe):
        asyncio.run(write(store))
    store.close()
    assert [line.getMessage() for line in caplog.records] == ["workers can't take turns to write and may wait longer"]
