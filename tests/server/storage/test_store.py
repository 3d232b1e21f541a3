"""The store and the tables in memory: durable rows, migrations, cached tables."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace

from cosecha.core.fairness import new_secret
from cosecha.server.common.refusals import NoTable, Refused
from cosecha.server.running.tables import Tables
from cosecha.server.storage.analyses import AnalysisRows
from cosecha.server.storage.rows import IndexEntry, Row
from cosecha.server.storage.schema import metadata
from cosecha.server.storage.store import Holding, Store
from cosecha.server.storage.writers import Write
from cosecha.server.table import facts, seating
from cosecha.server.table.facts import SeatPlan
from cosecha.server.table.table import Decide
from tests.server.clients import STALLED
from tests.server.servers import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    made.prepare()
    yield made
    made.close()


def _opened() -> facts.Opened:
    return facts.Opened("santiago", {"players": 2}, [SeatPlan("here"), SeatPlan("open")], True, new_secret())


def _row(match: str, seq: int) -> tuple[Row, IndexEntry]:
    return Row(match, seq, 1.0, b"[]"), IndexEntry(match, "santiago", "open", True, float(seq), None, b"{}")


def test_the_migrations_produce_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        found = sa.inspect(connection)
        for table in metadata.sorted_tables:
            assert found.get_pk_constraint(table.name)["constrained_columns"] == [c.name for c in table.primary_key]
            indexes = {index["name"]: index["column_names"] for index in found.get_indexes(table.name)}
            assert indexes == {index.name: [c.name for c in index.columns] for index in table.indexes}


def test_preparing_twice_changes_nothing(store: Store) -> None:
    store.prepare()
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM alembic_version")).scalar() == 1


def test_an_analysis_is_kept_only_as_long_as_its_table(store: Store) -> None:
    async def work() -> list[bytes | None]:
        kept = AnalysisRows(store)
        for id in ("stays", "removed"):
            await store.add(*_row(id, 1))
            await kept.keep(id, "1", 1.0, b"first")
        await store.remove("removed", 2.0)
        for id in ("stays", "removed"):
            await kept.keep(id, "1", 2.0, b"second")
        return [await kept.of(id, "1") for id in ("stays", "removed")]

    assert asyncio.run(work()) == [b"second", None]


def test_nodes_that_start_at_once_migrate_once(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    wrong: list[BaseException] = []

    def prepare(store: Store) -> None:
        try:
            store.prepare()
        except BaseException as found:
            wrong.append(found)

    threads = [threading.Thread(target=prepare, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    assert not wrong


def test_closing_waits_for_a_read_that_was_cancelled(store: Store) -> None:
    """Its connection would never be closed."""
    begun, go = threading.Event(), threading.Event()
    ended: list[bool] = []

    def read() -> None:
        with store.engine.connect():
            begun.set()
            go.wait(STALLED)
        ended.append(True)

    async def work() -> None:
        reading = asyncio.create_task(store._in_thread(read))
        await asyncio.to_thread(begun.wait)
        reading.cancel()
        threading.Timer(0.2, go.set).start()
        store.close()
        assert ended

    asyncio.run(work())


def test_a_row_is_added_once(store: Store) -> None:
    async def work() -> None:
        assert await store.add(*_row("a", 1))
        assert not await store.add(*_row("a", 1))
        assert await asyncio.gather(*(store.add(*_row("b", seq)) for seq in range(1, 600))) == [True] * 599
        assert sum(await asyncio.gather(*(store.add(*_row("c", 1)) for _ in range(50)))) == 1
        assert [row.seq for row in await store.rows_after("b", 590)] == list(range(591, 600))
        assert await store.newest(["a", "b", "nothing"]) == {"a": 1, "b": 599}

    asyncio.run(work())


def test_due_tables_come_in_complete_pages(store: Store) -> None:
    async def work() -> None:
        for number in range(10):
            row, card = _row(f"t{number}", 1)
            await store.add(row, replace(card, due=float(number // 4)))
        await store.add(*_row("nothing-due", 1))
        found: list[tuple[float, str]] = []
        while page := await store.due(2.0, 3, found[-1] if found else None):
            found += page
        assert found == [(float(number // 4), f"t{number}") for number in range(8)]

    asyncio.run(work())


def test_tables_waiting_for_players_are_listed_before_running_ones(store: Store) -> None:
    async def work() -> None:
        for number in range(6):
            row, card = _row(f"t{number}", 1)
            await store.add(row, replace(card, status="open" if number < 2 else "running", changed=float(number)))
        assert [card.id for card in await store.listed(3)] == ["t1", "t0", "t5"]
        assert [card.id for card in await store.listed(9, came_since=1.0)] == ["t1", "t5", "t4", "t3", "t2"]

    asyncio.run(work())


def test_finished_tables_do_not_slow_down_the_list(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
    store.prepare()
    asked: list[tuple[str, Any]] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda *args: asked.append((args[2], args[3])))
    asyncio.run(store.listed(50))
    (query,) = asked
    with store.engine.connect() as connection:
        plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query[0]}", query[1])]
    store.close()
    assert plan[0].startswith("SEARCH match USING INDEX match_listed")


def test_a_users_tables_come_in_complete_pages(store: Store) -> None:
    async def work() -> None:
        for number in range(9):
            row, card = _row(f"t{number}", 1)
            await store.add(row, replace(card, status="over" if number % 2 else "running", changed=number // 4 + 0.1))
            await store.hold(Holding("me" if number else "you", row.match, "play", 0, 0))
            await store.hold(Holding("me" if number else "you", row.match, "hand", 0, 0))
        found: list[str] = []
        while page := await store.held_tables("me", 3, found[-1] if found else None):
            found += [entry.id for entry in page]
        assert found == ["t8", "t4", "t6", "t2", "t5", "t7", "t1", "t3"]
        assert {holding.match for holding in await store.held("me", "t0", "t1", "t2")} == {"t1", "t2"}
        assert await store.held_tables("me", 3, "no-such-table") == []

    asyncio.run(work())


SLOW_ROWS = """
CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.01); RETURN NEW; END';
CREATE TRIGGER slowly BEFORE INSERT ON "row" FOR EACH ROW EXECUTE FUNCTION slowly();
"""


def test_two_nodes_writing_the_same_rows_in_opposite_order_do_not_deadlock(postgres: Postgres) -> None:
    """Each row is added by exactly one of them, and none fails."""
    url = postgres.database()
    stores = [Store(url), Store(url)]
    stores[0].prepare()
    with stores[0].engine.begin() as connection:
        connection.exec_driver_sql(SLOW_ROWS)
    group = [_row(f"t{number}", seq) for number in range(15) for seq in (1, 2)]
    begin = threading.Barrier(2)

    def write(store: Store, group: list[Write]) -> set[tuple[str, int]]:
        begin.wait()
        return store._insert(group)

    with ThreadPoolExecutor(2) as both:
        one, other = both.map(write, stores, (group, group[::-1]))
    assert one | other == {row.key for row, _ in group}
    assert not one & other
    cards = asyncio.run(stores[0].listed(20))
    assert [card.changed for card in cards] == [2.0] * 15
    for store in stores:
        store.close()


@pytest.mark.parametrize("name", ["", "\x00", "a\x00b", "a b", "é", "../x", "x" * 33, "a\n", "\ud800"])
def test_an_invalid_id_is_no_table(store: Store, name: str) -> None:
    async def work() -> None:
        tables = Tables(store)
        for _ in range(2):
            with pytest.raises(NoTable):
                async with tables.at(name, fresh=True):
                    pass
            with pytest.raises(NoTable):
                await tables.change(name, lambda _: [])
        assert tables._places == {}

    asyncio.run(work())


def test_the_writer_survives_failures(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a database failure nor a cancelled caller stops the server."""

    async def work() -> None:
        monkeypatch.setattr(store, _insert(store), _broken)
        with pytest.raises(OSError, match="no disk"):
            await store.add(*_row("a", 1))
        monkeypatch.undo()
        for seq in range(1, 20):
            impatient = asyncio.create_task(store.add(*_row("b", seq)))
            await asyncio.sleep(0)
            impatient.cancel()
        assert await store.add(*_row("a", 1))

    asyncio.run(work())


def _insert(store: Store) -> str:
    return "_insert_postgres" if store.postgres else "_insert_sqlite"


def _broken(_: Any) -> Any:
    raise OSError("no disk")


def test_a_table_whose_row_could_not_be_written_is_unchanged(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        tables = Tables(store)
        await tables.create("a", [_opened()])
        await tables.change("a", seating.sit(0, "Ann", ""))
        monkeypatch.setattr(store, _insert(store), _broken)
        with pytest.raises(OSError, match="no disk"):
            await tables.change("a", seating.sit(1, "Bob", ""))
        monkeypatch.undo()
        async with tables.at("a") as table:
            assert (table.seq, table.names) == (2, ["Ann", ""])
        await tables.change("a", seating.sit(1, "Bob", ""))
        async with tables.at("a") as table:
            assert (table.seq, table.names) == (3, ["Ann", "Bob"])

    asyncio.run(work())


def test_idle_tables_are_evicted_and_reloaded(store: Store) -> None:
    async def work() -> None:
        tables = Tables(store, kept=3)
        for number in range(10):
            await tables.create(f"t{number}", [_opened()])
            await tables.change(f"t{number}", seating.sit(0, f"Person {number}", ""))
        assert tables.kept() == ["t7", "t8", "t9"]
        async with tables.listening("t0"), tables.at("t0"):
            for number in range(1, 10):
                async with tables.at(f"t{number}") as table:
                    assert table.names[0] == f"Person {number}"
            assert set(tables.kept()) == {"t0", "t7", "t8", "t9"}
        assert set(tables.kept()) == {"t8", "t9", "t0"}
        for _ in range(5):
            with pytest.raises(NoTable):
                async with tables.at("nothing"):
                    pass
        assert len(tables._places) == 3

    asyncio.run(work())


def test_two_nodes_on_one_store_agree(url: str) -> None:
    """Each adds to what the other has written, whatever it has cached."""

    async def work() -> None:
        stores = [Store(url) for _ in range(2)]
        stores[0].prepare()
        for store in stores:
            store.shared = True
        nodes = [Tables(store) for store in stores]
        await nodes[0].create("a", [_opened()])

        def saying(text: str) -> Decide:
            return lambda _: [facts.Said(None, "x", text)]

        async def chat(tables: Tables, name: str) -> None:
            for number in range(25):
                await tables.change("a", saying(f"{name} {number}"))
                await asyncio.sleep(0.01)

        await asyncio.gather(chat(nodes[0], "one"), chat(nodes[1], "two"))
        rows = await stores[0].rows_after("a", 0)
        assert [row.seq for row in rows] == list(range(1, 52))
        for tables in nodes:
            async with tables.at("a", fresh=True) as table:
                assert sorted(said.text for said in table.log.chat) == sorted(
                    f"{name} {number}" for name in ("one", "two") for number in range(25)
                )
        await nodes[0].change("a", seating.sit(0, "Ann", ""))

        def only_if_seated(table: Any) -> list[facts.Fact]:
            if table.names[0] != "Ann":
                raise Refused("error-stale")
            return saying("heard")(table)

        await nodes[1].change("a", only_if_seated)
        for store in stores:
            store.close()

    asyncio.run(work())
