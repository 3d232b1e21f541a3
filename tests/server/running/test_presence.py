"""Presence: who has a live connection, for clients that subscribe to it."""

import asyncio
import html
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import cast

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from cosecha.server.running.gossip import WATCHERS, Gossip
from cosecha.server.running.presence import LocalPresence, Presence
from cosecha.server.storage.store import Store
from cosecha.server.table.wire import Company
from tests.server.clients import STALLED, Client, Json, one_and_bots, open_table, seated, two_people
from tests.server.hosted import Hosted, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("presence")) as found:
        yield found


def _company(connection: ClientConnection) -> Json:
    """The next frame that says who is here."""
    while True:
        frame: Json = msgspec.json.decode(connection.recv(STALLED))
        if "company" in frame:
            company: Json = frame["company"]
            return company


def test_players_and_spectators_come_and_go(server: Hosted) -> None:
    server.services.presence._grace = 0.0
    host, guest = seated(server.url, two_people(confirm=False))
    spectator = Client(server.url, host.table, "watch", "Spectator")
    with host.live(server.url, company=True) as line:
        assert _company(line) == {"here": [0]}
        with guest.live(server.url):
            assert _company(line) == {"here": [0, 1]}
            with spectator.live(server.url) as watching:
                assert _company(line) == {"here": [0, 1], "watching": 1}
                spectator.ask(watching, "say", text="Hello", name="Zoe")
                assert _company(line) == {"here": [0, 1], "watching": 1, "watchers": ["Zoe"]}
                with spectator.live(server.url, company=True) as second:
                    assert _company(second)["watching"] == 1, "the same person must count once"
            assert _company(line) == {"here": [0, 1]}
        assert _company(line) == {"here": [0]}


@pytest.mark.parametrize("way", ["this window", "another window"])
def test_a_guest_who_sits_down_while_their_page_is_open_stays_present(server: Hosted, way: str) -> None:
    """Sitting down replaces the link that the page's connection was opened with."""
    table = open_table(server.url, two_people(confirm=False))
    entered = httpx.post(f"{server.url}/api/enter", json={"token": table.tokens["play 1"]})
    cookie = {"Cookie": entered.headers["set-cookie"].partition(";")[0]}
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
    sitting = {"seat": 1, "name": "Guest", "key": "a"}
    with connect(f"{address}?company=true", additional_headers=cookie) as page:
        assert _company(page) == {"here": [1]}
        if way == "this window":
            page.send(msgspec.json.encode({"do": "sit", **sitting}), text=True)
        else:
            httpx.post(f"{server.url}/api/tables/{table.id}/sit", json=sitting, headers=cookie).raise_for_status()
        host = Client(server.url, table, "play 0", "Host")
        host.sit()
        while msgspec.json.decode(page.recv(STALLED)).get("update", {}).get("now", {}).get("status") != "running":
            pass
        assert server.services.presence.has(table.id, 1), "they would get a notice although they are here"
        with host.live(server.url, company=True) as line:
            assert _company(line)["here"] == [0, 1]


def test_clients_that_do_not_subscribe_get_no_presence(server: Hosted) -> None:
    host, guest = seated(server.url, two_people(confirm=False))
    with host.live(server.url) as line, guest.live(server.url) as other:
        guest.ask(other, "say", text="Hello")
        frames = [msgspec.json.decode(line.recv(STALLED))]
        while not frames[-1].get("update", {}).get("chat"):
            frames.append(msgspec.json.decode(line.recv(STALLED)))
        assert not any("company" in frame for frame in frames)


def test_a_quick_reconnect_is_not_seen_as_leaving() -> None:
    """The others see no change, but a turn notice would be sent meanwhile."""

    async def work() -> None:
        presence, changed = Presence(grace=0.2), asyncio.Event()
        async with presence.at("t", [0], changed=changed.set):
            async with presence.at("t", [1]):
                pass
            changed.clear()
            assert not presence.has("t", 1)
            assert presence.company("t").here == [0, 1]
            async with presence.at("t", [1]):
                await asyncio.sleep(0.3)
                assert presence.company("t").here == [0, 1]
                assert not changed.is_set()
            await asyncio.sleep(0.3)
            assert presence.company("t") == Company([0])
            assert changed.is_set()
        await asyncio.sleep(0.3)
        assert presence.company("t") == Company()
        assert not presence._rooms, "an empty room was not removed"

    asyncio.run(work())


def test_with_several_nodes_nobody_is_reported_as_away() -> None:
    assert Presence(partial=True).company("t").partial


def test_reports_of_another_node_count_until_it_goes_silent() -> None:
    async def work() -> None:
        now = 0.0
        presence, changed = Presence(clock=lambda: now), asyncio.Event()
        async with presence.at("t", [0], changed=changed.set), presence.at("t", [], "a link"):
            changed.clear()
            (same,) = presence.there("t").watchers
            presence.hear("b", "t", LocalPresence([1], {same: "Zoe", "other": ""}))
            assert presence.company("t") == Company([0, 1], 2, ["Zoe"])
            assert changed.is_set()
            changed.clear()
            presence.hear("b", "t", LocalPresence([1], {same: "Zoe", "other": ""}))
            assert not changed.is_set(), "there is nothing new"
            now = 29.0
            presence.forget(30)
            assert presence.company("t").here == [0, 1]
            now = 31.0
            presence.forget(30)
            assert presence.company("t") == Company([0], 1)
            assert changed.is_set()
            presence.hear("b", "t", LocalPresence([1]))
            presence.hear("b", "t", LocalPresence())
            assert presence.company("t").here == [0]
        assert not presence._elsewhere

    asyncio.run(work())


def test_presence_notifications_fit_into_the_database_limit() -> None:
    async def work() -> None:
        sent, received = Presence(), Presence()
        speaking, listening = Gossip(cast(Store, None), sent), Gossip(cast(Store, None), received)
        tables = [f"table{number}" for number in range(60)]
        async with AsyncExitStack() as stack:
            for table in tables:
                await stack.enter_async_context(sent.at(table, range(5)))
                for number in range(12):
                    await stack.enter_async_context(sent.at(table, [], number))
                    sent.call(table, number, f"{number:02}" + "\N{HERB}" * 38)
                speaking._note(table)
            payloads = list(speaking._payloads())
            assert max(len(payload.encode()) for payload in payloads) < 8000
            for payload in payloads:
                listening.hear(payload)
        for table in tables:
            company = received.company(table)
            assert (company.here, company.watching) == ([0, 1, 2, 3, 4], WATCHERS)
        assert not list(speaking._payloads()), "there is nothing new"

    asyncio.run(work())


def test_deadlines_come_with_the_servers_time(server: Hosted) -> None:
    """So that a client whose own clock is wrong can still count down."""
    host, guest = seated(server.url, two_people(confirm=False, clock={"move": 60, "bank": 300}))
    with host.live(server.url, since=0) as line:
        frame = msgspec.json.decode(line.recv(STALLED))
    now = frame["update"]["now"]
    (deadline,) = now["deadlines"].values()
    assert 0 < deadline - frame["at"] <= 360
    assert now["banks"] == {"0": 300, "1": 300}
    rights = guest.http.get(f"{guest.path}/rights").json()
    assert rights["clock"] == {"move": 60, "bank": 300}


def test_without_a_clock_there_are_no_deadlines(server: Hosted) -> None:
    (client,) = seated(server.url, one_and_bots(2))
    with client.live(server.url, since=0) as line:
        frame = msgspec.json.decode(line.recv(STALLED))
    assert "at" not in frame
    assert "banks" not in frame["update"]["now"]


def test_the_text_page_shows_who_is_here_and_is_updated(server: Hosted) -> None:
    server.services.presence._grace = 0.0
    host, guest = seated(server.url, two_people(confirm=False))
    spectator = Client(server.url, host.table, "watch", "Spectator")
    path = f"{server.url}/t/{host.table.id}"

    def page(client: Client) -> str:
        found = html.unescape(client.http.get(f"{path}?client=text").text)
        return found[found.index('<p id="company"') :].partition("</p>")[0]

    assert "Away: Person 1" in page(host)
    with httpx.stream("GET", f"{path}/news?since=99", headers=host.headers, timeout=40) as news:
        lines = news.iter_lines()
        with guest.live(server.url):
            assert next(line for line in lines if line).startswith("data: ")
            assert "Here: Person 1" in page(host)
            with spectator.live(server.url) as watching:
                assert next(line for line in lines if line).startswith("data: ")
                spectator.ask(watching, "say", text="Hello", name="Zoe")
                assert "1 spectator: Zoe" in page(host)
                assert "You’re watching." in page(spectator)
                assert "1 spectator" not in page(spectator)
