"""When the database fails, clients get one sentence that says why, and nothing acknowledged is lost."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
import sqlalchemy as sa

from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.running import health
from cosecha.server.storage import failures
from cosecha.server.storage import store as store_module
from cosecha.server.storage.failures import Unavailable
from cosecha.server.storage.store import Store
from tests.server.clients import STALLED, Client, anonymous_client, seated, two_people
from tests.server.hosted import Hosted, hosted
from tests.server.servers import Postgres


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    with mock.patch.object(health, "FRESH", 0), hosted(tmp_path) as found:
        yield found


@pytest.fixture
def client(server: Hosted) -> Client:
    return seated(server.url, two_people())[0]


@pytest.mark.parametrize("id", [failures.FULL, failures.READ_ONLY, failures.DAMAGED, failures.NEWER, failures.AWAY])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_client_can_say_it(id: str, language: str) -> None:
    """The client gets only the server messages in `server.ftl`."""
    texts = files("cosecha.locale").joinpath(language, "server.ftl").read_text(encoding="utf-8")
    assert f"\n{id} = " in texts


def _pragma(server: Hosted, pragma: str) -> Any:
    """Set or read a pragma on the writer's connection."""

    async def run() -> Any:
        return server.tables.store._sqlite.driver_connection.execute(f"PRAGMA {pragma}").fetchone()

    return server.run(run())


def _logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == failures.__name__]


def test_a_full_disk_is_reported_in_one_sentence(
    server: Hosted, client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    (pages,) = _pragma(server, "page_count")
    _pragma(server, f"max_page_count={pages}")
    statuses = [client.post("say", text=f"{number} " + "x" * 490).status_code for number in range(40)]
    assert set(statuses) == {200, 503}
    refused = client.post("say", text="y" * 500)
    assert (refused.status_code, refused.json()["error"]["id"]) == (503, "error-disk-full")
    assert refused.headers["retry-after"]
    page = httpx.post(f"{server.url}/t/{client.table.id}/say", data={"text": "z" * 500}, headers=client.headers)
    sentence = Speaker("en").text("error-disk-full")
    assert page.status_code == 503
    assert sentence in page.text
    assert _logged(caplog) == [sentence], "it must be logged once, not for every request"
    _pragma(server, f"max_page_count={pages * 10}")
    assert client.post("say", text="It works again").status_code == 200
    assert len(_logged(caplog)) == 2
    client.look()
    said = [line["text"].split()[0] for line in client.chat]
    assert said == [*(str(number) for number in range(40) if statuses[number] == 200), "It"]


def test_a_read_only_folder_is_reported_in_one_sentence(server: Hosted, client: Client) -> None:
    with client.live(server.url) as socket:
        client.take_frame(socket)
        _pragma(server, "query_only=1")
        refused = client.post("say", text="Hello")
        assert (refused.status_code, refused.json()["error"]["id"]) == (503, "error-read-only")
        reply = client.ask(socket, "say", text="Hello", key="a")
        assert reply["error"]["id"] == "error-read-only"
        assert client.http.get(client.path).status_code == 200, "reading must still work"
        _pragma(server, "query_only=0")
        assert "error" not in client.ask(socket, "say", text="Hello", key="a")


def test_the_health_check_writes(server: Hosted) -> None:
    assert anonymous_client(server.url).get("/healthz").status_code == 200
    engine = server.tables.store.engine
    denied = [True]

    def deny(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA query_only={int(denied[0])}")

    sa.event.listen(engine, "checkout", deny)
    sick = anonymous_client(server.url).get("/healthz")
    assert (sick.status_code, sick.text) == (503, Speaker("en").text("error-read-only"))
    assert sick.headers["retry-after"], "clients know by this that the server itself responds"
    denied[0] = False
    assert anonymous_client(server.url).get("/healthz").status_code == 200


def test_the_health_check_detects_a_newer_database(server: Hosted) -> None:
    with server.tables.store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '99'"))
    sick = anonymous_client(server.url).get("/healthz")
    assert (sick.status_code, sick.text) == (503, Speaker("en").text("error-database-newer"))


def test_health_checks_write_at_most_once_a_second(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, mock.patch.object(Store, "_probe") as probe:
        with ThreadPoolExecutor(8) as pool:
            asked = list(pool.map(lambda _: httpx.get(f"{server.url}/healthz", timeout=40), range(16)))
        assert {answer.status_code for answer in asked} == {200}
        assert probe.call_count < 16
        time.sleep(health.FRESH)
        before = probe.call_count
        anonymous_client(server.url).get("/healthz")
        assert probe.call_count == before + 1


def test_a_hanging_health_check_is_not_repeated(tmp_path: Path) -> None:
    asked = threading.Event()
    with (
        hosted(tmp_path) as server,
        mock.patch.object(health, "PATIENCE", 0.2),
        mock.patch.object(Store, "_probe", side_effect=lambda: asked.wait(STALLED)) as probe,
    ):
        try:
            answers = [anonymous_client(server.url).get("/healthz") for _ in range(3)]
        finally:
            asked.set()
        assert [answer.status_code for answer in answers] == [503] * 3
        assert probe.call_count == 1


@contextlib.contextmanager
def _store(url: str) -> Iterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


def _why(work: Any) -> str:
    with pytest.raises(Unavailable) as wrong:
        work()
    return wrong.value.message.id


def test_a_damaged_page_is_reported_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with _store(f"sqlite:///{file}") as store:
        store.prepare()
        with store.engine.connect() as connection:
            root = connection.execute(sa.text("SELECT rootpage FROM sqlite_master WHERE name = 'row'")).scalar_one()
    pages = bytearray(file.read_bytes())
    pages[(root - 1) * 4096 : root * 4096] = b"\xff" * 4096
    file.write_bytes(pages)
    with _store(f"sqlite:///{file}") as store:
        assert _why(lambda: asyncio.run(store.rows_after("t", 0))) == "error-database-damaged"


def test_a_column_renamed_by_a_newer_version_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with _store(f"sqlite:///{tmp_path}/tables.sqlite") as store:
        store.prepare()
        with store.engine.begin() as connection:
            connection.execute(sa.text("ALTER TABLE row RENAME COLUMN facts TO things"))
        assert _why(lambda: asyncio.run(store.rows_after("t", 0))) == "error-database-newer"


def test_our_own_bugs_are_not_blamed_on_the_database() -> None:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        for wrong in ("SELEKT", "SELECT 1; SELECT 2"):
            with pytest.raises(sqlite3.Error) as found:
                connection.execute(wrong)
            assert failures.reason(found.value) is None
    assert failures.reason(ValueError()) is None


def test_postgres_queries_have_a_timeout(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "STATEMENT_TIMEOUT", 1)
    with _store(postgres.database()) as store:
        store.prepare()
        started = time.monotonic()
        assert _why(lambda: store._fetch(sa.text("SELECT pg_sleep(20)"))) == "error-database-away"
        assert time.monotonic() - started < 15
        asyncio.run(store.probe())


def test_a_read_only_postgres_is_reported_in_one_sentence(postgres: Postgres) -> None:
    url = postgres.database()
    with _store(url) as store:
        store.prepare()
        name = url.rpartition("/")[2]
        with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"ALTER DATABASE {name} SET default_transaction_read_only TO on")
        store.engine.dispose()
        assert _why(lambda: asyncio.run(store.probe())) == "error-read-only"
