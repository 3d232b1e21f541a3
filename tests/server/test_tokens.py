"""Who has no link gets nothing: wrong, foreign, revoked and tampered tokens, and none at all."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from cosecha.server import facts
from cosecha.server.access import Link, Signer
from tests.server.clients import Client, Table, one_and_bots, open_table, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("tokens")) as found:
        yield found


def _asked(server: Hosted, table: str, token: str | None) -> list[httpx.Response]:
    """Every door of a table, tried with a token."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    path = f"{server.url}/api/tables/{table}"
    with httpx.Client(headers=headers, timeout=10) as http:
        return [
            http.get(path),
            http.get(f"{path}?seat=0"),
            http.get(f"{path}/stream"),
            http.post(f"{path}/sit", json={"seat": 0, "name": "Mallory"}),
            http.post(f"{path}/start", json={}),
            http.post(f"{path}/act", json={"decision": "1.bid.0", "action": "pass"}),
            http.post(f"{path}/confirm", json={}),
            http.post(f"{path}/undo", json={}),
            http.post(f"{path}/try", json={"action": "pass"}),
        ]


def _says_nothing(server: Hosted, clients: list[Client], token: str | None) -> None:
    table = clients[0].table
    before = clients[0].snapshot()
    for answer in _asked(server, table.id, token):
        assert answer.status_code == 404, (answer.request.url, answer.text)
        assert set(answer.json()) == {"error"}
        assert answer.json()["error"]["id"] == "error-no-table"
        assert "Person" not in answer.text
    assert not _frames(server, table.id, token)
    assert clients[0].snapshot() == before


def _frames(server: Hosted, table: str, token: str | None) -> list[str | bytes]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    got: list[str | bytes] = []
    try:
        with connect(address, additional_headers=headers) as connection:
            got.append(connection.recv(5))
    except (ConnectionClosed, InvalidStatus):
        pass
    return got


@pytest.fixture
def playing(server: Hosted) -> list[Client]:
    """A private table in the middle of a match."""
    clients = seated(server.url, two_people())
    play_on(clients, random.Random(1), 8)
    return clients


def test_no_token_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    _says_nothing(server, playing, None)


@pytest.mark.parametrize("token", ["x", "....", "a.b.c.d.e", "%C3%B1", "0" * 5000])
def test_a_wrong_token_opens_nothing(server: Hosted, playing: list[Client], token: str) -> None:
    _says_nothing(server, playing, token)


def test_a_token_of_another_server_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    id = playing[0].table.id
    for role, seat in (("host", -1), ("play", 0), ("watch", -1), ("hand", 1)):
        _says_nothing(server, playing, Signer(b"another key").token(Link(id, role, seat)))  # type: ignore[arg-type]


def test_a_token_of_another_table_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    other = open_table(server.url, two_people())
    for token in other.tokens.values():
        _says_nothing(server, playing, token)


def test_a_tampered_token_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    tokens = playing[0].table.tokens
    for name, token in tokens.items():
        text, _, signature = token.rpartition(".")
        flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
        changed = [f"{text}.{flipped}", text, f"{text}.", token[:-1], token + "A"]
        changed.append(token.replace(".watch.", ".host.") if name == "watch" else token.replace(".-1.", ".0."))
        changed.append(token.replace("play.0", "play.1").replace("hand.1", "play.1"))
        for wrong in changed:
            if wrong not in tokens.values():
                _says_nothing(server, playing, wrong)


def test_a_cookie_that_is_not_ours_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    for value in ("", "x", "person.signature", playing[0].table.tokens["host"]):
        answer = httpx.get(f"{server.url}{playing[0].path}", headers={"Cookie": f"cosecha={value}"})
        assert answer.status_code == 404


def test_a_revoked_token_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    table = playing[0].table
    server.add(table.id, facts.LinkChanged("play", 1, 1), facts.LinkChanged("watch", -1, 1))
    playing[0].look()
    _says_nothing(server, playing, table.tokens["play 1"])
    _says_nothing(server, playing, table.tokens["watch"])
    fresh = Table(table.id, server.run(server._tokens(table.id)))
    assert Client(server.url, fresh, "play 1").look()["status"] == "running"


def test_a_live_connection_ends_with_its_link(server: Hosted, playing: list[Client]) -> None:
    table = playing[0].table
    looking = Client(server.url, table, "watch")
    with looking.live(server.url) as connection:
        connection.recv(5)
        server.add(table.id, facts.LinkChanged("watch", -1, 1))
        server.add(table.id, facts.Said(0, "Person 0", "now that they are gone"))
        frames: list[str | bytes] = []
        with pytest.raises(ConnectionClosedError, match="4404"):
            frames.extend(connection)
    assert "now that they are gone" not in str(frames)


def test_a_link_opens_what_it_says_and_no_more(server: Hosted, playing: list[Client]) -> None:
    table = playing[0].table
    wanted = {
        "watch": {"sit": 403, "start": 403, "act": 403, "confirm": 403, "undo": 403, "try": 403, "seat": 403},
        "hand 0": {"sit": 403, "start": 403, "act": 403, "confirm": 403, "undo": 403, "try": 403, "seat": 200},
        "play 1": {"sit": 403, "start": 403, "act": 403, "seat": 403},
    }
    for link, statuses in wanted.items():
        before = playing[0].snapshot()
        client = Client(server.url, table, link)
        bodies = {"sit": {"seat": 0, "name": "M"}, "start": {}, "try": {"action": "pass", "seat": 0}}
        bodies |= {"act": {"decision": "1.bid.0", "action": "pass", "seat": 0}}
        bodies |= {"confirm": {"seat": 0}, "undo": {"seat": 0}}
        for what, status in statuses.items():
            looking = what == "seat"
            answer = client.http.get(f"{client.path}?seat=0") if looking else client.post(what, **bodies[what])
            assert answer.status_code == status, (link, what, answer.text)
        assert playing[0].snapshot() == before


def test_a_private_table_is_listed_nowhere_and_a_public_one_is(server: Hosted) -> None:
    private, public = open_table(server.url, two_people()), open_table(server.url, two_people(public=True))
    listed = httpx.get(f"{server.url}/api/tables").json()
    ids = [card["id"] for card in listed]
    assert public.id in ids
    assert private.id not in ids


def test_an_onlooker_of_a_public_table_may_look_and_not_touch(server: Hosted) -> None:
    clients = seated(server.url, two_people(public=True))
    looking = Client(server.url, clients[0].table, None)
    assert looking.look()["status"] == "running"
    assert looking.post("act", decision="1.bid.0", action="pass").status_code == 403
    assert looking.http.get(f"{looking.path}?seat=1").status_code == 403


def test_the_key_is_kept_from_others(server: Hosted, tmp_path: Path) -> None:
    with hosted(tmp_path / "data"):
        assert (tmp_path / "data" / "key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("bot", ["os:system", "./evil.py:Bot", "nobody"])
def test_no_name_of_a_bot_makes_the_server_import_anything(server: Hosted, bot: str) -> None:
    seats = [{"kind": "here", "bot": bot}, {"kind": "bot"}]
    opened = httpx.post(f"{server.url}/api/tables", json=two_people(seats=seats))
    assert (opened.status_code, opened.json()["error"]["id"]) == (422, "error-bot-unknown")
    clients = seated(server.url, one_and_bots(players=2))
    forked = clients[0].post("fork", move=0, plays=0, bot=bot)
    assert (forked.status_code, forked.json()["error"]["id"]) == (422, "error-bot-unknown")
