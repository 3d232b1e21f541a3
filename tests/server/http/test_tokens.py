"""Without a valid link there is no access: wrong, foreign, revoked, expired and forged tokens and cookies, or none."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from cosecha.locale import Speaker
from cosecha.server.table import facts
from cosecha.server.table.access import COOKIE_LIFE, Link, Role, Signer
from tests.conftest import PROOF
from tests.server.clients import Client, Table, one_and_bots, open_table, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("tokens")) as found:
        yield found


ASKS: dict[str, dict[str, object]] = {
    "sit": {"seat": 0, "name": "Mallory"},
    "stand": {},
    "replace": {"seat": 1},
    "start": {},
    "act": {"decision": "1.bid.0", "action": "pass"},
    "confirm": {},
    "undo": {},
    "undo-answer": {"agrees": True},
    "choose": {"answer": "none"},
    "plan": {"kind": "bid", "action": "pass"},
    "help": {"only": True},
    "mark": {"decision": "1.bid.0", "action": "pass"},
    "say": {"text": "Hello"},
    "mute": {"seat": 0},
    "try": {"action": "pass"},
    "moves/0/line": {"steps": [{"seat": 0, "action": "pass"}]},
    "revoke": {"role": "play", "seat": 0},
    "fork": {"move": 0, "plays": 0},
    "notice": {"url": "https://hooks.example.com/"},
    "again": {},
    "join": {},
    "take": {"seat": 0, "name": "Mallory"},
}
LOOKS = [
    *("", "?seat=0", "/stream", "/hints", "/links", "/record", "/moves/0", "/moves/0?eyes=0", "/notice"),
    *(
        "/rights",
        "/standing",
        "/standing?seat=0",
        "/standings",
        "/plans",
        "/suggestions",
        "/terms",
        "/chat?before=1",
        "/series",
        "/reports",
        "/analysis",
        "/moves/0/ideas",
    ),
]
PAGES = ["", "?seat=0", "/news", "/hint?seat=0", "/replay?move=1", "/record"]


def _asked(server: Hosted, table: str, headers: dict[str, str]) -> list[httpx.Response]:
    """The responses of every endpoint of a table."""
    path = f"{server.url}/api/tables/{table}"
    with httpx.Client(headers=headers, timeout=30) as http:
        return [
            *(http.get(f"{path}{look}") for look in LOOKS),
            *(http.post(f"{path}/{ask}", json=body) for ask, body in ASKS.items()),
        ]


def test_every_endpoint_is_listed_here(server: Hosted) -> None:
    """New endpoints must be added here. The WebSocket isn't a route of the framework."""
    doors = {
        route.path_format.removeprefix("/api/tables/{table}").lstrip("/").partition("/")[0]
        for route in server.app.routes
        if route.path_format.startswith("/api/tables/{table}")
    }
    assert doors == {path.strip("/").partition("/")[0].partition("?")[0] for path in (*LOOKS, *ASKS)}


def _assert_token_opens_nothing(server: Hosted, clients: list[Client], token: str | None) -> None:
    _assert_opens_nothing(server, clients, {} if token is None else {"Authorization": f"Bearer {token}"})


def _assert_opens_nothing(server: Hosted, clients: list[Client], headers: dict[str, str]) -> None:
    """API, pages and WebSocket all say only that there is no such table."""
    table = clients[0].table
    before = clients[0].snapshot()
    for answer in _asked(server, table.id, headers):
        assert answer.status_code == 404, (answer.request.url, answer.text)
        text = Speaker("en").text("error-no-table")
        assert answer.json() == {"error": {"is": "message", "id": "error-no-table", "args": {}}, "text": text}
    with httpx.Client(headers=headers, timeout=30) as http:
        for page in PAGES:
            answer = http.get(f"{server.url}/t/{table.id}{page}")
            assert answer.status_code == 404, (page, answer.text)
            assert "Person" not in answer.text
        for everywhere in ("/api/mine", "/api/tables", "/"):
            assert table.id not in http.get(f"{server.url}{everywhere}").text, everywhere
    assert not _frames(server, table.id, headers)
    assert clients[0].snapshot() == before


def _frames(server: Hosted, table: str, headers: dict[str, str]) -> list[str | bytes]:
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


def test_nothing_opens_without_a_token(server: Hosted, playing: list[Client]) -> None:
    _assert_token_opens_nothing(server, playing, None)


@pytest.mark.parametrize("token", ["x", "....", "a.b.c.d.e", "%C3%B1", "0" * 5000])
def test_a_wrong_token_opens_nothing(server: Hosted, playing: list[Client], token: str) -> None:
    _assert_token_opens_nothing(server, playing, token)


def test_a_token_of_another_server_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    id = playing[0].table.id
    roles: list[tuple[Role, int]] = [("host", -1), ("play", 0), ("watch", -1), ("hand", 1)]
    for role, seat in roles:
        _assert_token_opens_nothing(server, playing, Signer(b"another key").token(Link(id, role, seat)))


def test_a_token_of_another_table_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    other = open_table(server.url, two_people())
    for token in other.tokens.values():
        _assert_token_opens_nothing(server, playing, token)


def test_a_tampered_token_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    tokens = playing[0].table.tokens
    wrong = set()
    for token in tokens.values():
        text, _, signature = token.rpartition(".")
        flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
        wrong |= {f"{text}.{flipped}", text, f"{text}.", token[:-1], token + "A"}
        wrong |= {token.replace(".watch.", ".host."), token.replace(".-1.", ".0."), token.replace(".0.0.", ".0.1.")}
        wrong |= {token.replace("play.0", "play.1").replace("hand.1", "play.1")}
    wrong -= set(tokens.values())
    assert len(wrong) > 30
    path = f"{server.url}{playing[0].path}"
    with httpx.Client(timeout=30) as http:
        for token in wrong:
            assert http.get(path, headers={"Authorization": f"Bearer {token}"}).status_code == 404, token
            assert http.post(f"{server.url}/api/enter", json={"token": token}).status_code == 404, token
            assert http.post(f"{server.url}/join", data={"link": token}).status_code == 404, token
    for token in sorted(wrong)[:: 1 if PROOF else 12]:
        _assert_token_opens_nothing(server, playing, token)


def _cookie(server: Hosted, token: str) -> dict[str, str]:
    """The cookie for a link."""
    answer = httpx.post(f"{server.url}/api/enter", json={"token": token})
    assert answer.status_code == 200, answer.text
    return {"Cookie": f"cosecha={answer.cookies['cosecha']}"}


def _assert_opens(server: Hosted, client: Client, headers: dict[str, str]) -> None:
    assert httpx.get(f"{server.url}{client.path}", headers=headers).status_code == 200
    assert httpx.get(f"{server.url}/t/{client.table.id}", headers=headers).status_code == 200
    assert _frames(server, client.table.id, headers)
    for mine in ("/api/mine", "/"):
        assert client.table.id in httpx.get(f"{server.url}{mine}", headers=headers).text, mine


def test_an_expired_cookie_opens_nothing(server: Hosted, playing: list[Client], tmp_path: Path) -> None:
    """It is valid for a year from its issue, whatever the browser says."""
    cookie = _cookie(server, playing[0].table.tokens["play 1"])
    _assert_opens(server, playing[0], cookie)
    signed = cookie["Cookie"].removeprefix("cosecha=")
    person = server.services.signer.person(signed)
    assert person is not None
    for age, good in ((COOKIE_LIFE - 60, True), (COOKIE_LIFE + 60, False)):
        signer = server.past_signer(age)
        old = {"Cookie": f"cosecha={signer.cookie(person)}"}
        if good:
            _assert_opens(server, playing[0], old)
        else:
            _assert_opens_nothing(server, playing, old)


def test_a_tampered_cookie_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    cookie = _cookie(server, playing[0].table.tokens["play 1"])["Cookie"].removeprefix("cosecha=")
    person, issued, signature = cookie.split(".")
    later = f"{person}.{int(issued) + 1}.{signature}"
    for wrong in (later, f"{person}.{signature}", f"{person}.{issued}.", cookie[:-1], f".{issued}.{signature}"):
        _assert_opens_nothing(server, playing, {"Cookie": f"cosecha={wrong}"})


def test_a_cookie_of_a_revoked_link_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    cookie = _cookie(server, playing[0].table.tokens["play 1"])
    _assert_opens(server, playing[0], cookie)
    server.add(playing[0].table.id, facts.LinkChanged("play", 1, 2))
    _assert_opens_nothing(server, playing, cookie)


def test_a_cookie_opens_no_other_table(server: Hosted, playing: list[Client]) -> None:
    other = open_table(server.url, two_people())
    _assert_opens_nothing(server, playing, _cookie(server, other.tokens["host"]))


def test_a_stream_ends_with_its_link(server: Hosted, playing: list[Client]) -> None:
    table = playing[0].table
    headers = {"Authorization": f"Bearer {table.tokens['watch']}"}
    with httpx.stream("GET", f"{server.url}{playing[0].path}/stream", headers=headers, timeout=30) as answer:
        lines = answer.iter_lines()
        next(lines)
        server.add(table.id, facts.LinkChanged("watch", -1, 1))
        server.add(table.id, facts.Said(0, "Person 0", "now that they are gone"))
        assert "now that they are gone" not in "".join(lines)


def test_a_foreign_cookie_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    for value in ("", "x", "person.signature", playing[0].table.tokens["host"]):
        answer = httpx.get(f"{server.url}{playing[0].path}", headers={"Cookie": f"cosecha={value}"})
        assert answer.status_code == 404


def test_a_revoked_token_opens_nothing(server: Hosted, playing: list[Client]) -> None:
    table = playing[0].table
    server.add(table.id, facts.LinkChanged("play", 1, 2), facts.LinkChanged("watch", -1, 1))
    playing[0].look()
    _assert_token_opens_nothing(server, playing, table.tokens["play 1"])
    _assert_token_opens_nothing(server, playing, table.tokens["watch"])
    fresh = Table(table.id, server.run(server._tokens(table.id)))
    assert Client(server.url, fresh, "play 1").look()["status"] == "running"


def test_a_websocket_ends_with_its_link(server: Hosted, playing: list[Client]) -> None:
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


def test_a_link_allows_exactly_what_its_role_says(server: Hosted, playing: list[Client]) -> None:
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


def test_only_public_tables_are_listed(server: Hosted) -> None:
    private, public = open_table(server.url, two_people()), open_table(server.url, two_people(public=True))
    listed = httpx.get(f"{server.url}/api/tables").json()
    ids = [card["id"] for card in listed]
    assert public.id in ids
    assert private.id not in ids


def test_a_spectator_of_a_public_table_may_only_look(server: Hosted) -> None:
    clients = seated(server.url, two_people(public=True))
    looking = Client(server.url, clients[0].table, None)
    assert looking.look()["status"] == "running"
    assert looking.post("act", decision="1.bid.0", action="pass").status_code == 403
    assert looking.http.get(f"{looking.path}?seat=1").status_code == 403


def test_the_key_file_is_private(server: Hosted, tmp_path: Path) -> None:
    with hosted(tmp_path / "data"):
        assert (tmp_path / "data" / "key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("bot", ["os:system", "./evil.py:Bot", "nobody"])
def test_no_bot_name_makes_the_server_import_a_module(server: Hosted, bot: str) -> None:
    seats = [{"kind": "here", "bot": bot}, {"kind": "bot"}]
    opened = httpx.post(f"{server.url}/api/tables", json=two_people(seats=seats))
    assert (opened.status_code, opened.json()["error"]["id"]) == (422, "error-bot-unknown")
    clients = seated(server.url, one_and_bots(players=2))
    forked = clients[0].post("fork", move=0, plays=0, bot=bot)
    assert (forked.status_code, forked.json()["error"]["id"]) == (422, "error-bot-unknown")
