"""What the operator sees: metrics and logs about the server's state, without secrets."""

import logging
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal
from unittest import mock

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from cosecha.locale import Speaker
from cosecha.server.app import build
from cosecha.server.common.logs import JsonLines, TextLines, failed, keep_logs, tell
from cosecha.server.common.settings import Settings
from cosecha.server.running import health
from cosecha.server.running.metrics import Metrics
from cosecha.server.storage.failures import Unavailable
from cosecha.server.storage.store import Store
from tests.server.clients import STALLED, Client, Json, anonymous_client, one_and_bots, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted
from tests.server.servers import Node, Postgres, running

FORWARDED = {"X-Forwarded-For": "203.0.113.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("operating")) as found:
        yield found


def _figures(url: str) -> dict[str, float]:
    text = anonymous_client(url).get("/metrics").text
    lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def test_the_metrics_count_what_happens(server: Hosted) -> None:
    clients = seated(server.url, one_and_bots(players=2, clock={"move": 600}))
    play_on(clients, random.Random(1), 3)
    refused = clients[0].post("act", decision="none", action="pass")
    assert refused.status_code == 409
    anonymous_client(server.url).get("/nowhere/at/all")
    with clients[0].live(server.url) as connection:
        connection.recv(5)
        found = _figures(server.url)
    assert found['cosecha_live_connections{kind="websocket"}'] == 1
    assert found['cosecha_actions_acknowledged_total{by="person"}'] == 3
    assert found['cosecha_actions_acknowledged_total{by="bot"}'] >= 1
    assert found['cosecha_refused_total{reason="error-stale"}'] == 1
    assert found["cosecha_tables_in_memory"] >= 1
    assert found["cosecha_rows_written_total"] == found["cosecha_commit_rows_sum"] >= 6
    assert found["cosecha_commit_seconds_count"] >= 1
    assert found['cosecha_bot_thinking_seconds_count{bot="insight"}'] >= 1
    assert found["cosecha_bots_broken_total"] == 0
    acted = 'cosecha_request_seconds_count{method="POST",route="/api/tables/{table}/act",status="200"}'
    assert found[acted] == 3
    assert found['cosecha_request_seconds_count{method="GET",route="nowhere",status="404"}'] == 1
    assert any(name.startswith("cosecha_build_info{") and 'version="' in name for name in found)
    assert "process_resident_memory_bytes" in found


def test_the_metrics_contain_no_names_or_ids(server: Hosted) -> None:
    clients = seated(server.url, two_people(confirm=False))
    play_on(clients, random.Random(1), 4)
    clients[0].post("say", text="a line of chat")
    anonymous_client(server.url).request("BREW", "/t/coffee?secret=1")
    anonymous_client(server.url).get(f"/t/{clients[0].table.id}x")
    text = anonymous_client(server.url).get("/metrics").text
    for secret in (clients[0].table.id, *clients[0].table.tokens.values(), "Person", "a line", "coffee", "BREW"):
        assert secret not in text


def test_streams_are_counted_while_they_are_open(server: Hosted) -> None:
    client = seated(server.url, two_people())[0]
    with client.http.stream("GET", f"{client.path}/stream") as answer:
        lines = answer.iter_lines()  # kept: a discarded iterator closes its connection
        next(lines)
        end = time.monotonic() + STALLED
        while _figures(server.url)['cosecha_live_connections{kind="stream"}'] != 1:
            assert time.monotonic() < end, "the stream is not counted"


def test_every_application_has_its_own_metrics() -> None:
    one, two = build(Settings()).state.metrics, build(Settings()).state.metrics
    one.committed(3, 2, 0.1)
    assert b"cosecha_rows_written_total 2.0" in one.page()
    assert b"cosecha_rows_written_total 0.0" in two.page()


@pytest.mark.parametrize(
    ("setting", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", FORWARDED, 404),
        ("local", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("local", {"Forwarded": "for=127.0.0.1"}, 404),
        ("everybody", FORWARDED, 200),
        ("off", {}, 404),
    ],
)
def test_metrics_are_local_unless_a_setting_opens_them(
    server: Hosted, setting: Literal["local", "everybody", "off"], headers: dict[str, str], status: int
) -> None:
    with mock.patch.object(server.app.state, "settings", Settings(metrics=setting)):
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == status


def test_the_server_is_unhealthy_without_its_database_and_during_shutdown(server: Hosted) -> None:
    def get() -> tuple[int, str]:
        answer = anonymous_client(server.url).get("/healthz")
        return answer.status_code, answer.text

    assert get() == (200, "ok")
    with (
        mock.patch.object(health, "FRESH", 0),
        mock.patch.object(Store, "_probe", side_effect=Unavailable("error-database-away")),
    ):
        time.sleep(1)  # until then the last result is still fresh
        assert get() == (503, Speaker("en").text("error-database-away"))
    assert get() == (200, "ok")
    with mock.patch.object(type(server.app.state.shutdown), "begun", True):
        assert get() == (503, "closing")


def _node(folder: Path, form: str) -> Any:
    return running(folder / "data", log_format=form, log_level="debug")


def _busy(node: Node) -> list[str]:
    """Everything that a table may contain; returns what no log may contain."""
    clients = seated(node.url, two_people(confirm=False))
    play_on(clients, random.Random(1), 4)
    clients[0].post("say", text="a line of chat")
    clients[0].post("notice", url="https://hooks.example.com/path-to-nowhere")
    for headers in ({"Cookie": "cosecha=a-cookie"}, {"Authorization": "Bearer wrong-token"}):
        assert httpx.get(f"{node.url}{clients[0].path}?secret=1", headers=headers).status_code == 404
    with clients[0].live(node.url) as connection:
        connection.recv(5)
    person = httpx.Client(base_url=node.url)
    entered = person.post("/api/enter", json={"token": clients[0].table.tokens["host"]})
    cookie = entered.cookies["cosecha"].strip('"')
    assert person.get(f"/t/{clients[0].table.id}").status_code == 200
    person.close()
    secrets = [clients[0].table.id, *clients[0].table.tokens.values(), cookie, "a-cookie", "wrong-token", "secret="]
    return [*secrets, "Person", "a line of chat", "hooks.example.com/", "path-to-nowhere"]


@pytest.mark.parametrize("form", ["json", pytest.param("text", marks=pytest.mark.proof)])
def test_the_log_has_every_request_and_no_secrets(tmp_path: Path, form: str) -> None:
    with _node(tmp_path, form) as node:
        secrets = _busy(node)
        node.stop()
        text = node.logged()
    for secret in secrets:
        assert secret not in text, secret
    assert "alembic" not in text
    if form == "json":
        lines = [msgspec.json.decode(line) for line in text.splitlines()]
        asked = [line for line in lines if line["event"] == "request"]
        acted = next(line for line in asked if line["route"] == "/api/tables/{table}/act")
        assert set(acted) == {"time", "level", "logger", "event", "method", "route", "status", "ms"}
        assert (acted["method"], acted["status"], acted["level"]) == ("POST", 200, "info")
        assert any(line["event"] == "websocket" and line["accepted"] for line in lines)
    else:
        assert re.search(r"Z info request method=POST route=/api/tables/{table}/act status=200 ms=[\d.]+$", text, re.M)


def _record(form: logging.Formatter, work: Any) -> str:
    lines: list[str] = []

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(form.format(record))

    log = logging.getLogger("cosecha.test")
    handler = Keeping()
    log.addHandler(handler)
    try:
        work(log)
    finally:
        log.removeHandler(handler)
    return lines[0]


@pytest.mark.parametrize("form", [JsonLines(), TextLines()])
def test_an_error_is_logged_by_type_and_place_without_its_message(form: logging.Formatter) -> None:
    def fail(log: logging.Logger) -> None:
        try:
            raise ValueError("the name of somebody")
        except ValueError as wrong:
            failed(log, "broken", wrong, table="abcdef")

    def by_a_library(log: logging.Logger) -> None:
        try:
            raise ValueError("the name of somebody")
        except ValueError:
            log.exception("Exception in ASGI application\n")

    for work in (fail, by_a_library):
        line = _record(form, work)
        assert "ValueError" in line
        assert "test_monitoring.py:" in line
        assert "somebody" not in line
        assert "\n" not in line.strip()


def test_a_log_entry_is_always_one_line() -> None:
    line = _record(JsonLines(), lambda log: tell(log, logging.ERROR, "a\nb", text="c\nd", path=Path("/x")))
    entry: Json = msgspec.json.decode(line)
    assert "\n" not in line
    assert (entry["event"], entry["text"], entry["path"]) == ("a\nb", "c\nd", "/x")


def test_logs_go_to_stderr_at_their_level(capsys: pytest.CaptureFixture[str]) -> None:
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    level = root.level
    try:
        keep_logs("json", "warning")
        tell(logging.getLogger("cosecha.x"), logging.INFO, "quiet")
        tell(logging.getLogger("cosecha.x"), logging.WARNING, "loud")
        logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        logging.getLogger("uvicorn.access").disabled = False
    lines = capsys.readouterr().err.splitlines()
    assert [msgspec.json.decode(line)["event"] for line in lines] == ["loud"]


def test_a_database_failure_does_not_log_the_data(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        with pytest.raises(sa.exc.OperationalError) as wrong, store.engine.connect() as connection:
            connection.execute(sa.text("INSERT INTO nowhere VALUES (:text)"), {"text": "a line of chat"})
    finally:
        store.close()
    assert "a line of chat" not in str(wrong.value)


@pytest.mark.parametrize(("full", "level"), [(False, 1), (True, 2)])
def test_sqlite_survives_a_power_cut_if_configured(tmp_path: Path, full: bool, level: int) -> None:
    with hosted(tmp_path / "data", survive_power_loss=full) as server:
        seated(server.url, two_people())
        writer = server.tables.store._sqlite
        assert writer.execute("PRAGMA synchronous").fetchone() == (level,)
        assert writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.proof
def test_postgres_survives_a_power_cut_if_configured_whatever_its_default(postgres: Postgres) -> None:
    import psycopg

    url = postgres.database()
    name = url.rpartition("/")[2]
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit TO off".encode())
    for full, setting in ((True, "on"), (False, "off")):
        store = Store(url, survive_power_loss=full)
        try:
            with store.engine.connect() as found:
                assert found.execute(sa.text("SHOW synchronous_commit")).scalar() == setting
                found.rollback()
                assert found.execute(sa.text("SHOW synchronous_commit")).scalar() == setting
        finally:
            store.close()


def test_a_failing_bot_is_counted() -> None:
    figures = Metrics()
    figures.thought("insight", 0.1, broke=True)
    assert b"cosecha_bots_broken_total 1.0" in figures.page()


def test_a_long_poll_counts_as_one_request(server: Hosted) -> None:
    client = Client(server.url, seated(server.url, two_people())[0].table, "watch")
    client.look(wait=0)
    name = 'cosecha_request_seconds_count{method="GET",route="/api/tables/{table}",status="200"}'
    before = _figures(server.url)[name]
    client.look(wait=0.1)
    assert _figures(server.url)[name] == before + 1
