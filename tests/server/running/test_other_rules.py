"""A match ends by the rules it began with; a server with other rules says so."""

import logging
import time
from collections.abc import Iterator

import httpx
import pytest

from cosecha.games import santiago
from cosecha.locale import Speaker
from cosecha.server.running import scheduler
from cosecha.server.storage.rows import Row
from cosecha.server.table import facts
from cosecha.server.table.cards import index_entry
from tests.server.clients import Client, one_and_bots, open_table, seated, two_people
from tests.server.hosted import Hosted, hosted, tables_with


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    """A server that keeps nothing in memory: it reads a table anew for everybody who asks."""
    monkeypatch.setattr(scheduler, "SWEEP", 0.05)
    with hosted(tmp_path_factory.mktemp("rules"), tables_with(time.time, kept=0)) as found:
        yield found


def _refused(client: Client) -> None:
    answer = client.http.get(client.path)
    assert answer.status_code == 422
    assert answer.json()["error"]["id"] == "error-other-rules"


def _told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_match_of_other_rules_is_refused_in_one_sentence_and_logged_once(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = seated(server.url, one_and_bots(pace=0.5))[0]
    monkeypatch.setattr(type(santiago.GAME), "version", santiago.GAME.version + 1)
    _refused(client)
    assert client.post("stand").json()["error"]["id"] == "error-other-rules"
    time.sleep(1)  # the sweep comes by, for the bots are due
    _refused(client)
    assert _told(caplog) == ["a table uses another version of the rules"]
    page = httpx.get(f"{server.url}/t/{client.table.id}", headers=client.headers, params={"client": "text"})
    assert Speaker("en").text("error-other-rules") in page.text
    other = open_table(server.url, two_people())
    assert Client(server.url, other, "host").look()["status"] == "open", "a new table goes by the rules of today"


def test_rows_that_make_no_sense_by_these_rules_are_told_as_such(
    server: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    client = seated(server.url, two_people())[0]

    async def add() -> bool:
        async with server.tables.at(client.table.id) as table:
            nonsense = facts.encode([facts.Acted(table.waiting[0], "bid 99")])
            return await server.tables.store.add(Row(table.id, table.seq + 1, 0.0, nonsense), index_entry(table))

    assert server.run(add())
    _refused(client)
    _refused(client)
    assert _told(caplog) == ["a table uses another version of the rules"]


def test_a_table_from_before_versions_were_kept_goes_by_the_first() -> None:
    fact = facts.Opened("santiago", {"players": 2}, [facts.SeatPlan("here")] * 2, False, "0" * 32)
    assert b"rules" not in facts.encode([fact])
    (read,) = facts.decode(facts.encode([fact]))
    assert isinstance(read, facts.Opened)
    assert read.rules == 1
