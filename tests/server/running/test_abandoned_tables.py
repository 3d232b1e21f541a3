"""Abandoned tables leave the list, and are removed if the operator wants that."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from cosecha.core.match import Match
from cosecha.core.record import dump
from cosecha.games import santiago
from cosecha.server.running import nodes, scheduler
from tests.server.clients import STALLED, Client, Table, open_table, seated, two_people
from tests.server.hosted import FixedTime, Hosted, hosted, tables_with
from tests.server.servers import Postgres

HOUR = 3600.0
DAY = 24 * HOUR


def _listed(server: Hosted, table: Table) -> bool:
    """Whether the API and the lobby list the table; they must agree."""
    by_api = table.id in [card["id"] for card in httpx.get(f"{server.url}/api/tables").json()]
    assert by_api == (f"/t/{table.id}" in httpx.get(server.url).text)
    return by_api


def test_an_abandoned_public_table_leaves_the_list_and_still_works(tmp_path: Path) -> None:
    clock = FixedTime()
    with hosted(tmp_path, tables_with(clock)) as server:
        waiting, played = (open_table(server.url, two_people(public=True)) for _ in range(2))
        for seat in range(2):
            Client(server.url, played, f"play {seat}", f"Person {seat}").sit()
        clock.now += 23 * HOUR
        assert _listed(server, waiting)
        clock.now += 2 * HOUR
        assert not _listed(server, waiting)
        assert _listed(server, played), "a running match must stay listed however slow it is"
        Client(server.url, waiting, "play 1", "Somebody").sit()
        assert _listed(server, waiting), "a player has joined"


def test_public_tables_can_be_listed_forever(tmp_path: Path) -> None:
    clock = FixedTime()
    with hosted(tmp_path, tables_with(clock), list_hours=0) as server:
        table = open_table(server.url, two_people(public=True))
        clock.now += 1000 * DAY
        assert _listed(server, table)


@pytest.fixture
def tidy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the cleanup all the time."""
    monkeypatch.setattr(scheduler, "SWEEP", 0.05)
    monkeypatch.setattr(scheduler, "TIDYING", 0.0)


def _until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + STALLED
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def _finished(server: Hosted) -> Table:
    """An uploaded record."""
    record = dump(Match.start(santiago.GAME, santiago.Options(players=2), 7, None).record())
    brought = httpx.post(f"{server.url}/api/records", json={"record": record}).json()
    return Table(brought["table"], brought["tokens"])


def _there(server: Hosted, table: Table) -> bool:
    headers = {"Authorization": f"Bearer {table.tokens['host']}"}
    return httpx.get(f"{server.url}/api/tables/{table.id}", headers=headers).status_code == 200


def _left(server: Hosted, table: Table) -> int:
    """How many rows of a table, of its links and of its list entry are stored."""
    with server.tables.store.engine.connect() as connection:
        return sum(
            connection.exec_driver_sql(f"SELECT count(*) FROM {name} WHERE {key} = '{table.id}'").scalar_one()
            for name, key in (("row", "match"), ("match", "id"), ("holder", "match"))
        )


@pytest.mark.usefixtures("tidy")
@pytest.mark.parametrize("finished", [False, True])
def test_abandoned_tables_are_removed_if_configured(tmp_path: Path, finished: bool) -> None:
    clock = FixedTime()
    with hosted(tmp_path, tables_with(clock), keep_days=7, forget_finished=finished) as server:
        open_one, touched = (open_table(server.url, two_people()) for _ in range(2))
        running = seated(server.url, two_people())[0].table
        httpx.post(f"{server.url}/api/enter", json={"token": running.tokens["play 1"]})
        over = _finished(server)
        clock.now += 6 * DAY
        Client(server.url, touched, "play 1", "Somebody").sit()
        clock.now += 2 * DAY
        gone = [open_one, running, *([over] if finished else [])]
        _until(lambda: not any(_there(server, table) for table in gone))
        assert [_left(server, table) for table in gone] == [0] * len(gone)
        assert _there(server, touched)
        assert _there(server, over) is not finished


@pytest.mark.usefixtures("tidy")
def test_a_table_with_a_viewer_is_not_removed(tmp_path: Path) -> None:
    clock = FixedTime()
    with hosted(tmp_path, tables_with(clock), keep_days=1) as server:
        watched, other = seated(server.url, two_people())[0], open_table(server.url, two_people())
        with watched.live(server.url) as connection:
            watched.take_frame(connection)
            clock.now += 2 * DAY
            _until(lambda: not _there(server, other))
            threading.Event().wait(0.5)
            assert watched.ask(connection, "say", text="I am here")["seq"]
        assert _there(server, watched.table)


@pytest.mark.usefixtures("tidy")
def test_tables_are_kept_forever_by_default(tmp_path: Path) -> None:
    clock = FixedTime()
    with hosted(tmp_path, tables_with(clock)) as server:
        table = open_table(server.url, two_people())
        clock.now += 1000 * DAY
        threading.Event().wait(0.5)
        assert _there(server, table)


@pytest.mark.usefixtures("tidy")
def test_a_table_removed_by_one_node_is_gone_from_the_others(
    postgres: Postgres, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "POLL", 0.1)
    clock = FixedTime()
    shared: dict[str, Any] = {"database_url": postgres.database(), "key": "k" * 40}
    with (
        hosted(folder, tables_with(clock), **shared, keep_days=1) as one,
        hosted(folder, tables_with(clock), **shared) as other,
    ):
        client = seated(other.url, two_people())[0]
        with client.live(other.url) as connection:
            client.take_frame(connection)
            clock.now += 2 * DAY
            with pytest.raises(ConnectionClosedError, match="4404"):
                connection.recv(STALLED)
        assert not _there(one, client.table)
        assert not _there(other, client.table)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("strict"), tables_per_hour=4) as found:
        yield found


OPENINGS = ("/api/tables", "/api/records", "/api/tables/{id}/fork", "/new/santiago", "/upload", "/t/{id}/fork")
"""Requests that create a table."""


def test_an_address_may_open_only_a_limited_number_of_tables(strict: Hosted) -> None:
    here, elsewhere = {"X-Forwarded-For": "203.0.113.1"}, {"X-Forwarded-For": "203.0.113.2"}
    path = f"{strict.url}/api/tables"
    for _ in range(4):
        assert httpx.post(path, json=two_people(), headers=here).status_code == 201
    refused = httpx.post(path, json=two_people(), headers=here)
    assert (refused.status_code, refused.json()["error"]["id"]) == (429, "error-too-many-tables")
    assert refused.headers["retry-after"] == "900"
    assert httpx.get(path, headers=here).status_code == 200
    table = httpx.post(path, json=two_people(), headers=elsewhere).json()
    for template in OPENINGS:
        address = template.format(id=table["table"])
        assert httpx.post(f"{strict.url}{address}", headers=here).status_code == 429, address
    said = httpx.post(
        f"{path}/{table['table']}/try",
        json={"action": "pass"},
        headers={**here, "Authorization": f"Bearer {table['tokens']['play 0']}"},
    )
    assert said.json()["error"]["id"] == "error-table-not-started", "other requests must not be limited"
