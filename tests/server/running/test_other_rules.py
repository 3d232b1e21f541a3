"""A match ends under the rules it started with; a server with other rules says so."""

import logging
import random
import time
from collections.abc import Callable, Iterator

import httpx
import msgspec
import pytest

from cosecha.core.match import Match
from cosecha.core.record import load
from cosecha.games import santiago
from cosecha.locale import Speaker
from cosecha.server.running import scheduler
from cosecha.server.storage.rows import IndexEntry, Row
from cosecha.server.table import facts, seating
from cosecha.server.table.cards import index_entry
from tests.server.clients import Client, Table, anonymous_client, one_and_bots, open_table, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted, tables_with


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    """A server that caches nothing: it reloads a table for every request."""
    monkeypatch.setattr(scheduler, "SWEEP", 0.05)
    with hosted(tmp_path_factory.mktemp("rules"), tables_with(time.time, kept=0)) as found:
        yield found


def _refused(client: Client, why: str = "error-other-rules") -> None:
    answer = client.http.get(client.path)
    assert answer.status_code == 422
    assert answer.json()["error"]["id"] == why


def _logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_match_with_other_rules_is_refused_with_one_sentence_and_logged_once(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = seated(server.url, one_and_bots(pace=0.5))[0]
    monkeypatch.setattr(type(santiago.GAME), "version", santiago.GAME.version + 1)
    _refused(client, "error-older-rules")
    assert client.post("stand").json()["error"]["id"] == "error-older-rules"
    time.sleep(1)  # the sweep runs, since the bots are due
    _refused(client, "error-older-rules")
    assert _logged(caplog) == ["a table uses another version of the rules"]
    page = httpx.get(f"{server.url}/t/{client.table.id}", headers=client.headers, params={"client": "text"})
    began, plays = santiago.GAME.version - 1, santiago.GAME.version
    assert Speaker("en").text("error-older-rules", rules=began, first=plays) in page.text
    other = open_table(server.url, two_people())
    assert Client(server.url, other, "host").look()["status"] == "open", "a new table must use the current rules"


@pytest.fixture
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Callable[[frozenset[int]], None]:
    """Upgrade to a version of the game with another deal that still supports some earlier ones."""
    kind, start = type(santiago.GAME), type(santiago.GAME).start

    def upgrade(earlier: frozenset[int]) -> None:
        now = santiago.GAME.version + 1
        monkeypatch.setattr(kind, "version", now)
        monkeypatch.setattr(kind, "earlier", earlier)
        monkeypatch.setattr(
            kind, "start", lambda self, options, seed, log=None: start(self, options, seed ^ (self.version == now), log)
        )

    return upgrade


@pytest.mark.proof
def test_a_match_continues_under_the_rules_it_started_with(
    server: Hosted, upgraded: Callable[[frozenset[int]], None]
) -> None:
    before = santiago.GAME.version
    clients = seated(server.url, two_people(confirm=False))
    play_on(clients, random.Random(1), 6)
    seen = clients[0].snapshot()["now"]["view"]["position"]
    upgraded(frozenset({before}))
    assert clients[0].snapshot()["now"]["view"]["position"] == seen
    play_on(clients, random.Random(2), 3)
    clients[1].post("undo")
    fork = clients[0].post("fork", move=4, plays=0)
    assert fork.status_code == 201, fork.text
    play_on(clients, random.Random(3))
    assert clients[0].look()["status"] == "over"
    text = clients[0].http.get(f"{clients[0].path}/record").text
    record = load(text)
    assert record.rules == before
    assert Match(santiago.GAME, record).record() == record
    uploaded = anonymous_client(server.url).post("/api/records", json={"record": text}).json()
    watching = Client(server.url, Table(uploaded["table"], uploaded["tokens"]), "host")
    assert watching.look()["scores"] == clients[0].now["scores"]
    new = seated(server.url, two_people(confirm=False))
    play_on(new, random.Random(4))
    assert load(new[0].http.get(f"{new[0].path}/record").text).rules == before + 1


def test_a_server_names_the_oldest_version_it_supports(
    server: Hosted, upgraded: Callable[[frozenset[int]], None]
) -> None:
    client = seated(server.url, two_people())[0]
    upgraded(frozenset())
    answer = client.http.get(client.path).json()["error"]
    assert answer["id"] == "error-older-rules"
    assert answer["args"] == {"rules": santiago.GAME.version - 1, "first": santiago.GAME.version}


def test_a_table_with_newer_rules_says_what_the_server_knows(server: Hosted) -> None:
    opened = seating.opened("santiago", {"players": 2}, [facts.SeatPlan("here")] * 2)
    later = msgspec.structs.replace(opened, rules=santiago.GAME.version + 1)
    row = Row("later", 1, 0.0, facts.encode([later]))
    entry = IndexEntry("later", "santiago", "open", True, 0.0, None, b"{}")
    assert server.run(server.tables.store.add(row, entry))
    answer = anonymous_client(server.url).get("/api/tables/later").json()["error"]
    assert answer["id"] == "error-newer-rules"
    assert answer["args"] == {"rules": santiago.GAME.version + 1, "known": santiago.GAME.version}


def test_rows_that_are_invalid_under_these_rules_are_reported(server: Hosted, caplog: pytest.LogCaptureFixture) -> None:
    client = seated(server.url, two_people())[0]

    async def add() -> bool:
        async with server.tables.at(client.table.id) as table:
            nonsense = facts.encode([facts.Acted(table.waiting[0], "bid 99")])
            return await server.tables.store.add(Row(table.id, table.seq + 1, 0.0, nonsense), index_entry(table))

    assert server.run(add())
    _refused(client)
    _refused(client)
    assert _logged(caplog) == ["a table uses another version of the rules"]


def test_a_table_stored_without_a_version_uses_the_first() -> None:
    fact = facts.Opened("santiago", {"players": 2}, [facts.SeatPlan("here")] * 2, False, "0" * 32)
    assert b"rules" not in facts.encode([fact])
    (read,) = facts.decode(facts.encode([fact]))
    assert isinstance(read, facts.Opened)
    assert read.rules == 1
