"""The queue of analyses: bounded, in order, and none harms another."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from cosecha.core.record import Record
from cosecha.server.common.logs import short
from cosecha.server.common.refusals import Refused, TooFast
from cosecha.server.running import analyses
from cosecha.server.running.analyses import Analyses, AnalysisProgress
from cosecha.server.running.processes import Processes, ProcessFailed
from cosecha.server.running.tables import Tables
from cosecha.server.storage import analyses as kept
from cosecha.server.storage import schema
from cosecha.server.storage.analyses import AnalysisRows
from cosecha.server.storage.rows import IndexEntry, Row
from cosecha.server.storage.store import Store
from tests.coach.played import recorded
from tests.server.hosted import FixedTime


class _Held(Processes):
    """Processes that do the work here, one call each time they are told to go on."""

    def __init__(self) -> None:
        super().__init__(1, 10)
        self.go = asyncio.Semaphore(0)
        self.fails = 0
        """How many of the next calls fail."""

    async def run(self, later: float, owner: str | None, *call: Any) -> Any:
        await self.go.acquire()
        if self.fails:
            self.fails -= 1
            raise ProcessFailed("killed")
        function, *arguments = call
        return function(*arguments)


@asynccontextmanager
async def _working(
    folder: Path, clock: Callable[[], float] | None = None
) -> AsyncIterator[tuple[Analyses, _Held, Store]]:
    store = Store(f"sqlite:///{folder}/tables.sqlite")
    store.prepare()
    found = Analyses(Tables(store, clock))
    held = _Held()
    found._processes = held
    try:
        yield found, held, store
    finally:
        await found.close()
        store.close()


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch) -> Record:
    monkeypatch.setattr(analyses, "FORMAT", 7)
    return recorded("santiago", {"players": 2}, 1)


def _other(record: Record, number: int) -> Record:
    """The same moves in a record with another digest."""
    return replace(record, moves=[replace(record.moves[0], digest=f"{number}")])


async def _open(store: Store, *ids: str) -> None:
    """Tables with these ids; an analysis is kept as long as its table is."""
    for id in ids:
        await store.add(Row(id, 1, 1.0, b"[]"), IndexEntry(id, "santiago", "over", False, 1.0, None, b"{}"))


async def _kept(store: Store) -> list[str]:
    """The tables with a stored analysis."""
    return sorted(match for (match,) in await store.fetch(sa.select(schema.analyses.c.match)))


async def _done(found: Analyses, id: str, record: Record) -> None:
    async with asyncio.timeout(30):
        while isinstance(await found.of(id, record), AnalysisProgress):
            await asyncio.sleep(0.01)


def test_they_wait_in_order_and_there_are_not_too_many(tmp_path: Path, record: Record) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, _, _):
            for number in range(analyses.MOST):
                progress = await found.begin(f"table{number}", record, f"owner{number}")
                assert isinstance(progress, AnalysisProgress)
                assert progress.ahead == number
            assert isinstance(await found.begin("table3", record, "owner3"), AnalysisProgress)
            with pytest.raises(TooFast, match="error-coach-busy"):
                await found.begin("one more", record, "somebody")

    asyncio.run(work())


def test_two_people_ask_for_the_same_analysis_at_once(tmp_path: Path, record: Record) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, _, _):
            both = await asyncio.gather(found.begin("t", record, None), found.begin("t", record, None))
            assert list(both) == [AnalysisProgress(0, 0, 0)] * 2
            assert list(found._waiting) == ["t"]

    asyncio.run(work())


def test_nobody_fills_the_queue_alone(tmp_path: Path, record: Record) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, _, _):
            for number in range(analyses.MOST_FOR_OWNER):
                await found.begin(f"table{number}", record, "greedy")
            with pytest.raises(TooFast):
                await found.begin("one more", record, "greedy")
            assert isinstance(await found.begin("one more", record, "modest"), AnalysisProgress)

    asyncio.run(work())


def test_a_failed_analysis_harms_no_other_and_can_be_repeated(
    tmp_path: Path, record: Record, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, held, store):
            await _open(store, "bad table", "good")
            await found.begin("bad table", record, None)
            await found.begin("good", record, None)
            held.fails = 2  # at once and when tried again
            held.go.release()
            held.go.release()
            async with asyncio.timeout(30):
                while "bad table" in found._work:
                    await asyncio.sleep(0.01)
            with pytest.raises(Refused, match="error-coach-failed"):
                await found.of("bad table", record)
            assert await found.finished("bad table", record) is None
            (logged,) = caplog.records
            assert vars(logged)["fields"]["table"] == short("bad table")
            for _ in range(20):
                held.go.release()
            await _done(found, "good", record)
            assert await found.of("good", record) is not None
            assert isinstance(await found.begin("bad table", record, None), AnalysisProgress)
            await _done(found, "bad table", record)
            assert await found.of("bad table", record) == await found.of("good", record)

    asyncio.run(work())


def test_other_nodes_show_how_far_an_analysis_is(tmp_path: Path, record: Record) -> None:
    async def work() -> None:
        clock = FixedTime()
        async with _working(tmp_path, clock) as (found, held, store):
            await _open(store, "table")
            tables = Tables(store, clock)
            other = Analyses(tables)
            found._shared = other._shared = True
            await found.begin("table", record, None)
            held.go.release()
            async with asyncio.timeout(30):
                while (far := await other.of("table", record)) is None:
                    await asyncio.sleep(0.01)
            assert isinstance(far, AnalysisProgress)
            assert far.all > far.done == 0
            assert await other.begin("table", record, None) == far, "nobody does the same work again"
            assert not other._work
            clock.now += analyses.STALE + 1
            assert await other.of("table", record) is None, "its node may be gone"
            for _ in range(20):
                held.go.release()
            await _done(found, "table", record)
            assert await other.of("table", record) == await found.of("table", record) != far
            await other.close()

    asyncio.run(work())


def test_an_analysis_survives_a_process_that_fails_once(tmp_path: Path, record: Record) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, held, store):
            await _open(store, "table")
            await found.begin("table", record, None)
            held.go.release()
            async with asyncio.timeout(30):
                while not found._work["table"].all:
                    await asyncio.sleep(0.01)
            held.fails = 1
            for _ in range(20):
                held.go.release()
            await _done(found, "table", record)
            assert await found.finished("table", record) is not None

    asyncio.run(work())


def test_nobody_fills_the_queue_of_questions_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, held, _):
            asked = [
                asyncio.create_task(found.ideas("no game", None, move, "greedy"))
                for move in range(analyses.MOST_IDEAS_FOR_OWNER)
            ]
            await asyncio.sleep(0)
            with pytest.raises(TooFast, match="error-coach-busy"):
                await found.ideas("no game", None, 99, "greedy")
            modest = asyncio.create_task(found.ideas("no game", None, 0, "modest"))
            for _ in range(20):
                held.go.release()
            ends = await asyncio.gather(*asked, modest, return_exceptions=True)
            assert {str(each) for each in ends} == {"error-coach-failed"}
            with pytest.raises(Refused, match="error-coach-failed"):  # there is room again
                await found.ideas("no game", None, 99, "greedy")

    asyncio.run(work())


def test_an_analysis_belongs_to_its_moves(tmp_path: Path, record: Record) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, held, store):
            await _open(store, "table")
            await found.begin("table", record, None)
            for _ in range(20):
                held.go.release()
            await _done(found, "table", record)
            assert await _kept(store) == ["table"]
            assert await found.of("table", _other(record, 1)) is None

    asyncio.run(work())


def test_a_table_that_is_removed_while_it_is_analyzed_keeps_nothing(tmp_path: Path, record: Record) -> None:
    async def work() -> None:
        async with _working(tmp_path) as (found, held, store):
            await _open(store, "removed")
            await found.begin("removed", record, None)
            held.go.release()
            await asyncio.sleep(0)
            assert await store.remove("removed", 2.0)
            for _ in range(20):
                held.go.release()
            await _done(found, "removed", record)
            assert await _kept(store) == []

    asyncio.run(work())


def test_the_oldest_analyses_make_room_and_removed_tables_keep_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "KEPT", 3)

    async def work() -> None:
        async with _working(tmp_path) as (_, _, store):
            rows = AnalysisRows(store)
            await _open(store, *(f"table{number}" for number in range(5)))
            for number in range(5):
                await rows.keep(f"table{number}", "1", float(number), b"old")
            await rows.keep("table4", "2", 9.0, b"new")
            found = [await rows.of(f"table{number}", "1") for number in range(5)]
            assert found == [None, None, b"old", b"old", None]
            assert await rows.of("table4", "2") == b"new"
            assert await store.remove("table3", 2.0)
            assert await _kept(store) == ["table2", "table4"]

    asyncio.run(work())
