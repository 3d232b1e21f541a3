"""A revoked link stops working at once, even for requests already in progress."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from cosecha.server.http.gate import Gate
from cosecha.server.pages import table_page
from cosecha.server.running.nodes import Nodes
from cosecha.server.storage.store import Store
from cosecha.server.table import facts
from cosecha.server.table.access import Access
from tests.server.clients import Client, Json, one_and_bots, open_table, seated, two_people
from tests.server.hosted import Hosted, hosted
from tests.server.servers import Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("revoking")) as found:
        yield found


@pytest.fixture
def clients(server: Hosted) -> list[Client]:
    """A private table in the middle of a match."""
    return seated(server.url, two_people())


REVOKED = facts.LinkChanged("play", 1, 2)


def _until_it_waits(server: Hosted, id: str) -> None:
    for _ in range(500):
        if server.tables._places[id].listeners:
            return
        threading.Event().wait(0.01)
    raise AssertionError("no request is waiting")


def test_a_long_poll_is_not_answered_once_its_link_is_revoked(server: Hosted, clients: list[Client]) -> None:
    client = clients[1]
    client.look()
    answers: list[httpx.Response] = []

    def wait() -> None:
        answers.append(client.http.get(client.path, params={"since": client.seq, "wait": 20}))

    waiting = threading.Thread(target=wait)
    waiting.start()
    _until_it_waits(server, client.table.id)
    server.add(client.table.id, REVOKED)
    waiting.join(30)
    assert answers[0].status_code == 404
    assert "view" not in answers[0].text


def test_a_pages_event_stream_ends_with_its_link(server: Hosted, clients: list[Client]) -> None:
    id = clients[1].table.id
    address = f"{server.url}/t/{id}/news"
    with httpx.stream("GET", address, headers=clients[1].headers, timeout=40) as answer:
        lines = answer.iter_lines()
        next(lines)
        assert server.services.presence.has(id, 1)
        server.add(id, REVOKED)
        server.add(id, facts.Said(0, "Person 0", "now that they are gone"))
        assert not [line for line in lines if line.startswith("data")]
    assert not server.services.presence.has(id, 1)


@contextmanager
def _revoked_after_the_check() -> Iterator[None]:
    """Revoke the link after it was checked and before it is used."""
    look = Gate.access

    async def access(self: Gate, connection: Any, id: str) -> Access:
        found = await look(self, connection, id)
        await self._tables.change(id, lambda table: [REVOKED])
        return found

    with mock.patch.object(Gate, "access", access):
        yield


PAGES: dict[str, Json] = {
    "say": {"text": "I am still here", "seat": 1},
    "act": {"decision": "1.bid.0", "choice": "pass", "seat": 1},
    "confirm": {"seat": 1},
    "undo": {"seat": 1},
    "undo-answer": {"seat": 1, "agrees": 1},
    "choose": {"seat": 1, "answer": "none"},
    "plan": {"seat": 1, "kind": "bid", "choice": "pass"},
    "sit": {"seat": 1, "name": "Mallory"},
    "leave": {"seat": 1},
    "notice": {"seat": 1, "url": ""},
}


@pytest.mark.parametrize("what", PAGES)
def test_a_form_does_nothing_once_its_link_is_revoked(server: Hosted, clients: list[Client], what: str) -> None:
    before = clients[0].snapshot()
    with _revoked_after_the_check():
        address = f"{server.url}/t/{clients[1].table.id}/{what}"
        answer = httpx.post(address, data=PAGES[what], headers=clients[1].headers)
    assert answer.status_code == 404
    after = clients[0].snapshot()
    after["now"]["seats"][1]["guest"] = True  # the host's revocation changes this
    assert after["now"] == before["now"]


@pytest.mark.parametrize("page", ["", "/replay", "/record", "/hint"])
def test_a_page_is_not_shown_once_its_link_is_revoked(server: Hosted, clients: list[Client], page: str) -> None:
    with _revoked_after_the_check():
        answer = httpx.get(f"{server.url}/t/{clients[1].table.id}{page}", headers=clients[1].headers)
    assert answer.status_code == 404


def test_response_times_reveal_nothing_to_strangers(server: Hosted) -> None:
    client = seated(server.url, one_and_bots())[0]
    address = f"{server.url}/t/{client.table.id}?wait=1"
    with mock.patch.object(table_page, "_wait_for_bots") as waiting:
        assert httpx.get(address).status_code == 404
        waiting.assert_not_called()
        assert httpx.get(address, headers=client.headers).status_code == 200
        waiting.assert_called_once()


def test_reading_links_does_not_hold_the_tables_lock(server: Hosted) -> None:
    table = open_table(server.url, two_people())
    entered = httpx.post(f"{server.url}/api/enter", json={"token": table.tokens["play 0"]})
    headers = {"Cookie": entered.headers["set-cookie"].partition(";")[0]}
    read, free = Store.held, []

    async def held(self: Store, *asked: Any) -> Any:
        free.append(server.tables.here(table.id) is not None)
        return await read(self, *asked)

    with mock.patch.object(Store, "held", held):
        assert httpx.get(f"{server.url}/api/tables/{table.id}", headers=headers).status_code == 200
    assert free == [True]


@pytest.fixture
def isolated_pair(postgres: Postgres, folder: Path) -> Iterator[list[Hosted]]:
    """Two nodes without notifications about each other's rows."""
    address = postgres.database()
    with (
        mock.patch.object(Nodes, "start"),
        hosted(folder, database_url=address) as one,
        hosted(folder, database_url=address) as other,
    ):
        yield [one, other]


def test_a_link_revoked_on_one_node_opens_nothing_on_another(isolated_pair: list[Hosted]) -> None:
    one, other = isolated_pair
    client = seated(one.url, two_people())[1]
    path = f"{other.url}/t/{client.table.id}"
    entered = httpx.post(f"{other.url}/api/enter", json={"token": client.table.tokens["play 1"]})
    cookie = {"Cookie": entered.headers["set-cookie"].partition(";")[0]}
    assert httpx.get(path, headers=client.headers).status_code == 200
    assert [card["plays"] for card in httpx.get(f"{other.url}/api/mine", headers=cookie).json()] == [[1]]
    one.add(client.table.id, REVOKED)
    assert httpx.get(path, headers=client.headers).status_code == 404
    assert httpx.get(f"{other.url}/api/mine", headers=cookie).json() == []
    fresh = one.run(one._tokens(client.table.id))["play 1"]
    assert httpx.get(path, headers={"Authorization": f"Bearer {fresh}"}).status_code == 200


def test_a_new_link_from_one_node_works_on_another(isolated_pair: list[Hosted]) -> None:
    one, other = isolated_pair
    client = seated(one.url, two_people())[1]
    assert httpx.get(f"{other.url}{client.path}", headers=client.headers).status_code == 200
    one.add(client.table.id, REVOKED)
    fresh = one.run(one._tokens(client.table.id))["play 1"]
    assert httpx.post(f"{other.url}/api/enter", json={"token": fresh}).status_code == 200


def test_a_page_on_one_node_shows_a_change_made_on_another(isolated_pair: list[Hosted]) -> None:
    one, other = isolated_pair
    client = seated(one.url, two_people())[0]
    path = f"/t/{client.table.id}"
    assert httpx.get(f"{other.url}{path}", headers=client.headers).status_code == 200
    said = httpx.post(f"{one.url}{path}/say", data={"text": "a new line"}, headers=client.headers)
    assert said.status_code == 303
    assert "a new line" in httpx.get(f"{other.url}{path}", headers=client.headers).text
