"""Turn notifications: one per turn, only to the seat that asked, and never usable against anybody."""

import asyncio
import logging
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cosecha.locale import LANGUAGES
from cosecha.server.common.refusals import Refused
from cosecha.server.common.settings import Settings
from cosecha.server.running import notices as notices_module
from cosecha.server.running import scheduler, webhooks
from cosecha.server.running.metrics import Metrics
from cosecha.server.running.notices import Notices, message
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.storage.store import Store
from cosecha.server.table import facts
from tests.server.clients import STALLED, Client, Table, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted, tables_with
from tests.server.mailbox import SECRET, Mailbox
from tests.server.servers import Node, Postgres, running

DELAY = 0.3
QUIET = 1.5
"""Seconds to wait for a notice that must not come."""
HOUR = 3600.0
"""A delay that not even a busy machine reaches; `_an_hour_later` ends it."""


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@contextmanager
def notifying(folder: Path, **settings: Any) -> Iterator[Hosted]:
    with hosted(folder, webhook_anywhere=True, **{"webhook_delay": DELAY, **settings}) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with notifying(tmp_path_factory.mktemp("notices")) as found:
        yield found


def _until(true: Callable[[], bool], what: str, seconds: float = STALLED) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def _an_hour_later() -> float:
    return time.time() + HOUR


def _want(client: Client, url: str, **more: Any) -> None:
    answer = client.post("notice", url=url, **more)
    assert answer.status_code == 200, answer.text


def _turn_of(seat: int, clients: list[Client]) -> None:
    """Play until only this seat owes an answer."""
    rng = random.Random(1)
    for _ in range(200):
        for client in clients:
            client.look()
        if clients[0].now["waiting"] == [seat]:
            return
        other = next(client for client in clients if client.seat != seat and client.now.get("decision"))
        assert other.answer(rng)
    raise AssertionError("the seat was never the only one asked")


def _end_turn(client: Client) -> None:
    rng = random.Random(2)
    while client.look().get("decision"):
        assert client.answer(rng)


@pytest.mark.proof
def test_an_absent_seat_gets_one_notice_per_turn(server: Hosted, mailbox: Mailbox) -> None:
    clients = seated(server.url, two_people(confirm=False))
    _want(clients[1], mailbox.url, language="pl")

    def arrived(number: int) -> bool:
        return len(mailbox.got) == number

    for turn in (1, 2, 3):
        _turn_of(1, clients)
        _until(partial(arrived, turn), "no notice came")
        time.sleep(QUIET / 3)
        assert len(mailbox.got) == turn
        _end_turn(clients[1])
    link = f"{server.url}/t/{clients[0].table.id}"
    text = f"Twoja kolej w grze Santiago: {link}"
    assert mailbox.got[0] == {"text": text, "content": text, "game": "santiago", "seat": 1, "link": link}
    assert mailbox.paths[0] == f"/{SECRET}?key={SECRET}"


def test_a_seat_that_answers_in_time_gets_no_notice(tmp_path: Path, mailbox: Mailbox) -> None:
    with notifying(tmp_path / "data", webhook_delay=HOUR) as server:
        clients = seated(server.url, two_people(confirm=False))
        _want(clients[1], mailbox.url)
        play_on(clients, random.Random(1), 20)
    assert mailbox.got == []


@pytest.mark.proof
def test_a_seat_that_has_acted_in_its_turn_gets_no_notice(server: Hosted, mailbox: Mailbox) -> None:
    clients = seated(server.url, two_people())
    for _ in range(20):
        _turn_of(1, clients)
        clients[1].answer(random.Random(1))
        if clients[1].look().get("decision"):
            break  # it can still undo what it has done: its turn goes on
    assert clients[1].now["decision"]
    _want(clients[1], mailbox.url)
    time.sleep(QUIET)
    assert mailbox.got == []


def test_a_seat_with_a_live_connection_gets_no_notice(server: Hosted, mailbox: Mailbox) -> None:
    clients = seated(server.url, two_people(confirm=False))
    with clients[1].live(server.url) as connection:
        connection.recv(STALLED)
        _want(clients[1], mailbox.url)
        _turn_of(1, clients)
        _until(lambda: _aware(server, clients[0].table.id) == {1}, "the notice is not settled")
        time.sleep(QUIET / 3)
    assert mailbox.got == []


def _aware(server: Hosted, id: str) -> set[int]:
    async def look() -> set[int]:
        async with server.tables.at(id) as table:
            return set(table.aware)

    return server.run(look())


def test_watching_a_seat_does_not_count_as_its_player(server: Hosted, mailbox: Mailbox) -> None:
    clients = seated(server.url, two_people(confirm=False))
    own = clients[1].http.get(f"{clients[1].path}/links").json()["tokens"]
    looking = Client(server.url, Table(clients[1].table.id, own), "hand 1")
    with looking.live(server.url) as connection:
        connection.recv(STALLED)
        _want(clients[1], mailbox.url)
        _turn_of(1, clients)
        _until(lambda: len(mailbox.got) == 1, "no notice came")


@pytest.mark.proof
def test_a_notice_is_not_repeated_after_a_restart_and_the_subscription_is_kept(
    tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "SWEEP", 0.1)
    with notifying(tmp_path / "data") as server:
        clients = seated(server.url, two_people(confirm=False))
        _want(clients[1], mailbox.url)
        _turn_of(1, clients)
        _until(lambda: len(mailbox.got) == 1, "no notice came")
    with notifying(tmp_path / "data") as server:
        time.sleep(1)  # the sweep looks for overdue notices
        assert len(mailbox.got) == 1
        for client in clients:
            client.move_to(server.url)
        _end_turn(clients[1])
        _turn_of(1, clients)
        _until(lambda: len(mailbox.got) == 2, "the wish is forgotten")


def test_a_notice_that_fell_due_while_the_server_was_down_is_sent(tmp_path: Path, mailbox: Mailbox) -> None:
    with notifying(tmp_path / "data", webhook_delay=HOUR) as server:
        clients = seated(server.url, two_people(confirm=False))
        _want(clients[1], mailbox.url)
        _turn_of(1, clients)
    assert mailbox.got == []
    with notifying(tmp_path / "data", tables=tables_with(_an_hour_later)):
        _until(lambda: len(mailbox.got) == 1, "nobody looks after the table")


def test_notices_can_be_turned_off_by_the_seat_and_by_the_operator(tmp_path: Path, mailbox: Mailbox) -> None:
    with notifying(tmp_path / "data", webhook_delay=HOUR) as server:
        clients = seated(server.url, two_people(confirm=False))
        _want(clients[1], mailbox.url)
        state = clients[1].http.get(f"{clients[1].path}/notice").json()
        assert state == {"seat": 1, "host": "127.0.0.1", "language": "en", "after": HOUR, "on": True}
        _want(clients[1], "")
        assert clients[1].http.get(f"{clients[1].path}/notice").json()["host"] is None
        _turn_of(1, clients)
        _want(clients[1], mailbox.url)
    with notifying(tmp_path / "data", tables=tables_with(_an_hour_later), webhooks=False) as server:
        client = clients[1]
        client.move_to(server.url)
        answer = client.post("notice", url=mailbox.url)
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "error-notice-off")
        _until(lambda: 1 in _aware(server, client.table.id), "the notice is not settled")
    assert mailbox.got == []


def test_a_revoked_link_or_an_abandoned_seat_gets_no_more_notices(server: Hosted, mailbox: Mailbox) -> None:
    clients = seated(server.url, two_people(confirm=False))
    for client in clients:
        _want(client, mailbox.url)
    server.add(clients[0].table.id, facts.LinkChanged("play", 1, 1))
    assert clients[0].post("stand").status_code == 200

    async def wishes() -> dict[int, Any]:
        async with server.tables.at(clients[0].table.id) as table:
            return dict(table.notices)

    assert server.run(wishes()) == {}


def test_the_url_stays_private(server: Hosted, mailbox: Mailbox, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    mailbox.status = 500
    clients = seated(server.url, two_people(public=True, confirm=False))
    _want(clients[1], mailbox.url)
    _turn_of(1, clients)
    _until(lambda: len(mailbox.got) == 1, "no notice came")
    _until(lambda: "notification not delivered" in caplog.text, "the failure is not logged")
    table = clients[0].table
    for link in (*table.tokens, None):
        client = Client(server.url, table, link)
        for path in ("", "/record", "/links", "/moves/0", "/notice", "/notice?seat=1"):
            assert SECRET not in client.http.get(client.path + path).text
        if link != "play 1":
            assert client.http.get(f"{client.path}/notice?seat=1").status_code == 403
            assert client.post("notice", url=mailbox.url, seat=1).status_code == 403
    for record in caplog.records:
        if record.name.startswith("cosecha"):
            assert SECRET not in str(vars(record))


@pytest.mark.parametrize("status", [301, 302, 307, 308, 404, 500])
def test_a_redirect_is_not_followed_and_a_refusal_is_harmless(server: Hosted, mailbox: Mailbox, status: int) -> None:
    mailbox.status = status
    clients = seated(server.url, two_people(confirm=False))
    _want(clients[1], mailbox.url)
    _turn_of(1, clients)
    _until(lambda: len(mailbox.got) == 1, "no notice came")
    _end_turn(clients[1])
    play_on(clients, random.Random(1), 4)
    assert all(path.startswith(f"/{SECRET}") for path in mailbox.paths)


def test_a_receiver_that_never_answers_is_harmless(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        clients = seated(server.url, two_people(confirm=False))
        _want(clients[1], f"http://127.0.0.1:{silent.getsockname()[1]}/")
        _turn_of(1, clients)
        _until(lambda: 'cosecha_notices_total{end="failed"}' in _figures(server), "it waits for ever")
        play_on(clients, random.Random(1), 6)


class _Tarpit:
    """Replaces the sender: one host accepts everything and never answers."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.arrived: list[str] = []

    async def post(self, url: str, body: Any, anywhere: bool) -> None:
        host = webhooks.host_of(url)
        self.begun.append(host)
        if host == "tar.example":
            await asyncio.Event().wait()
        self.arrived.append(host)


def _sender(tmp_path: Path) -> Notices:
    tables = Tables(Store(f"sqlite:///{tmp_path}/none.sqlite"))
    return Notices(tables, Presence(), Settings(webhook_anywhere=True), Metrics())


def _to(host: str) -> facts.NoticeWanted:
    return facts.NoticeWanted(0, f"https://{host}/hook", "en", "https://y.example/t/1")


def test_a_host_that_never_answers_leaves_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tarpit = _Tarpit()
    monkeypatch.setattr(webhooks, "post", tarpit.post)
    monkeypatch.setattr(notices_module, "PER_SECOND", 1e6)
    monkeypatch.setattr(notices_module, "LAST_SECONDS", 0.1)

    async def work() -> None:
        notices = _sender(tmp_path)
        for _ in range(300):
            notices._send("t", "santiago", _to("tar.example"))
        for number in range(10):
            notices._send("t", "santiago", _to(f"good{number}.example"))
        async with asyncio.timeout(STALLED):
            while len(tarpit.arrived) < 10:
                await asyncio.sleep(0.01)
        assert tarpit.begun.count("tar.example") == 2
        await asyncio.wait_for(notices.close(), STALLED)
        assert tarpit.begun.count("tar.example") == 2, "pending notices must not start during shutdown"
        assert not notices._sending
        assert not notices._to_host
        notices._tables.store.close()

    asyncio.run(work())


def _figures(server: Hosted) -> str:
    figures: bytes = server.app.state.metrics.page()
    return figures.decode()


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "ftp://example.com/x",
        "https://",
        "https://user:word@example.com/",
        "https://example.com/a b",
        "https://example.com/\r\nX: y",
        "https://exämple.com/",
        "https://[::1",
        "https://example.com:99999/",
        "https://example.com/" + "x" * 500,
    ],
)
def test_an_invalid_url_is_refused(url: str) -> None:
    for anywhere in (False, True):
        with pytest.raises(Refused, match="error-notice-address"):
            webhooks.checked(url, anywhere)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/",
        "https://example.com:22/",
        "https://localhost/",
        "https://intranet/",
        "https://printer.local/",
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://[::1]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[64:ff9b:1:ffff::808:808]/",
        "https://[fec0::1]/",
        "https://[feff::1]/",
        "https://[::127.0.0.1]/",
        "https://[::8.8.8.8]/",
        "https://[::ffff:0:127.0.0.1]/",
        "https://[::ffff:0:8.8.8.8]/",
        "https://[2001:0:808:808::80ff:fffe]/",
        "https://[3fff::1]/",
        "https://[4000::1]/",
        "https://[ff0e::1]/",
        "https://[2002:7f00:1::]/",
        "https://224.0.0.1/",
    ],
)
def test_an_internal_url_is_refused_unless_the_operator_allows_it(url: str) -> None:
    with pytest.raises(Refused, match="error-notice-private"):
        webhooks.checked(url, anywhere=False)
    assert webhooks.checked(url, anywhere=True).hostname


def test_a_public_url_is_accepted() -> None:
    for url in ("https://example.com/hook", "https://example.com:443/", "https://8.8.8.8/", "https://[2606:4700::1]/"):
        assert webhooks.checked(url, anywhere=False).scheme == "https"


@pytest.mark.parametrize("places", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["fe80::1%eth0"]])
def test_a_name_that_resolves_to_an_internal_address_is_not_contacted(
    monkeypatch: pytest.MonkeyPatch, places: list[str]
) -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()

        async def resolve(*_: Any, **__: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, 443)) for place in places]

        async def connect(*_: Any, **__: Any) -> None:
            raise AssertionError("a connection was made")

        monkeypatch.setattr(loop, "getaddrinfo", resolve)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(webhooks.NotSent, match="not allowed"):
            await webhooks.post("https://example.com/hook", {})

    asyncio.run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notice_is_in_the_requested_language(language: str) -> None:
    said = message("santiago", facts.NoticeWanted(0, "https://x.example/", language, "https://y.example/t/1"))
    assert "https://y.example/t/1" in str(said["text"])
    assert (said["text"] == "It’s your turn in Santiago: https://y.example/t/1") == (language == "en")


@pytest.mark.proof
def test_only_one_of_two_nodes_sends_and_none_if_the_player_is_at_the_other(
    postgres: Postgres, tmp_path: Path, mailbox: Mailbox
) -> None:
    shared = {"database_url": postgres.database(), "webhook_anywhere": True, "webhook_delay": DELAY}
    with running(tmp_path, **shared) as one, running(tmp_path, **shared) as two:
        _away_from_both(one, mailbox)
        _at_the_other(one, two, mailbox)


def _away_from_both(one: Node, mailbox: Mailbox) -> None:
    clients = seated(one.url, two_people(confirm=False))
    _want(clients[1], mailbox.url)
    _turn_of(1, clients)
    _until(lambda: len(mailbox.got) == 1, "no notice came")
    time.sleep(10)
    assert len(mailbox.got) == 1


def _at_the_other(one: Node, two: Node, mailbox: Mailbox) -> None:
    clients = seated(one.url, two_people(confirm=False))
    with clients[1].live(two.url) as connection:
        connection.recv(STALLED)
        _want(clients[1], mailbox.url)
        _turn_of(1, clients)
        time.sleep(15)
    assert len(mailbox.got) == 1
