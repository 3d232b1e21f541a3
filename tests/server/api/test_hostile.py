"""Hostile HTTP clients: no request breaks a table or gets a 5xx."""

import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cosecha.server.app import build
from cosecha.server.common.settings import Settings
from tests.conftest import PROOF
from tests.server.clients import Client, anonymous_client, assert_still_playable, seated, two_people
from tests.server.hosted import Hosted, hosted
from tests.server.hostile import RAW, answers, anything, bodies, raw, scalars
from tests.server.servers import Node


def _post_endpoints() -> list[str]:
    """Every endpoint below a table that accepts a message."""
    routes = build(Settings()).routes
    paths = [route.path_format for route in routes if "POST" in getattr(route, "methods", ())]
    return sorted(
        path.removeprefix(TABLE) for path in paths if path.startswith(TABLE) and "{" not in path[len(TABLE) :]
    )


TABLE = "/api/tables/{table}/"
DOORS = _post_endpoints()
assert {"sit", "act", "confirm"} <= set(DOORS)

messages = st.one_of(
    st.tuples(st.sampled_from(DOORS), bodies),
    st.tuples(st.just("act"), answers),
    st.tuples(st.sampled_from(DOORS), raw),
    st.tuples(st.sampled_from(["legal", "duplicate", "stale"]), st.none()),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture(scope="module")
def clients(server: Hosted) -> list[list[Client]]:
    return [seated(server.url, two_people(confirm=False)), seated(server.url, two_people())]


def _content(body: Any) -> bytes:
    if isinstance(body, str):
        return RAW[body]
    return body if isinstance(body, bytes) else msgspec.json.encode(body)


def _send(client: Client, what: str, body: Any) -> httpx.Response:
    return client.http.post(
        f"{client.path}/{what}", content=_content(body), headers={"Content-Type": "application/json"}
    )


@settings(max_examples=300 if PROOF else 25, suppress_health_check=list(HealthCheck), deadline=None)
@given(sent=st.lists(st.tuples(st.booleans(), st.booleans(), messages), max_size=12), seed=st.integers(0, 2**32))
@example(sent=[(False, False, ("act", name)) for name in RAW], seed=0)
@example(sent=[(True, True, ("sit", name)) for name in RAW], seed=0)
def test_hostile_clients_never_break_a_table(
    clients: list[list[Client]], server: Hosted, sent: list[tuple[bool, bool, Any]], seed: int
) -> None:
    rng = random.Random(seed)
    for which, who, (what, body) in sent:
        pair = clients[which]
        client = pair[who]
        if what in ("legal", "duplicate", "stale"):
            _play(client, what, rng)
            continue
        before = client.snapshot()
        answer = _send(client, what, body)
        assert answer.status_code < 500, (what, body, answer.text)
        after = client.snapshot()
        if answer.status_code != 200:
            assert after == before or _bots(before), (what, body)
            assert set(answer.json()) - {"update"} == {"error", "text"}
            assert answer.status_code == 409 or "update" not in answer.json()
            assert "Traceback" not in answer.text
    for index, pair in enumerate(clients):
        assert_still_playable(pair, rng)
        if pair[0].over:
            clients[index] = seated(server.url, two_people(confirm=bool(index)))


def _bots(update: Any) -> bool:
    """Whether a player has left: then a bot may move at any time."""
    return any(seat["kind"] == "bot" for seat in update["now"]["seats"])


def _play(client: Client, what: str, rng: random.Random) -> None:
    client.look()
    message = client.message(rng)
    if message is None:
        return
    assert client.post(message[0], **message[1]).status_code == 200
    if what == "duplicate":
        seq = client.snapshot()["seq"]
        assert client.post(message[0], **message[1]).json()["seq"] == seq
    if what == "stale" and message[0] == "act":
        seq = client.snapshot()["seq"]
        answer = client.post("act", **{**message[1], "key": f"stale {client.sent}"})
        assert answer.status_code in (200, 409, 422)
        if answer.status_code != 200:
            assert client.snapshot()["seq"] == seq


@given(
    body=bodies
    | raw
    | st.fixed_dictionaries(
        {"game": st.sampled_from(["santiago", "", "nogame"]) | st.text(max_size=60)},
        optional={
            "options": st.dictionaries(st.sampled_from(["players", "min_bribe", "x"]), scalars, max_size=3) | anything,
            "seats": st.lists(
                st.fixed_dictionaries(
                    {"kind": st.sampled_from(["open", "here", "bot"])},
                    optional={"bot": st.sampled_from(["random", "os:system", "./x.py:Y", ""]), "name": st.text()},
                ),
                max_size=9,
            )
            | anything,
            "public": scalars,
            "pace": scalars,
            "confirm": scalars,
            "clock": anything
            | st.fixed_dictionaries({}, optional={"move": st.integers(), "bank": st.integers(), "at_zero": scalars}),
        },
    )
)
@settings(max_examples=1000 if PROOF else 60, suppress_health_check=list(HealthCheck), deadline=None)
def test_no_new_table_request_causes_a_server_error(server: Hosted, body: Any) -> None:
    http = anonymous_client(server.url)
    answer = http.post("/api/tables", content=_content(body), headers={"Content-Type": "application/json"})
    assert answer.status_code < 500, (body, answer.text)
    if answer.status_code == 201:
        path = f"/api/tables/{answer.json()['table']}"
        headers = {"Authorization": f"Bearer {answer.json()['tokens']['host']}"}
        answer = http.post(f"{path}/start", json={}, headers=headers)
        assert answer.status_code < 500, (body, answer.text)
        answer = http.get(path, headers=headers)
        assert answer.status_code == 200, (body, answer.text)


@pytest.mark.parametrize(
    "query",
    [
        "since=-1",
        "since=x",
        "since=99999999999999999999",
        "wait=1e99",
        "wait=nan",
        "seat=x",
        "seat=99",
        "since=999999&wait=0",
    ],
)
def test_no_query_causes_a_server_error(clients: list[list[Client]], query: str) -> None:
    client = clients[0][0]
    answer = client.http.get(f"{client.path}?{query}", timeout=20)
    assert answer.status_code < 500, answer.text


@pytest.mark.parametrize("path", ["%00", "..%2f..", "x" * 5000, "é", "a b", "%ff"])
def test_no_table_name_causes_a_server_error(node: Node, path: str) -> None:
    for address in (f"/api/tables/{path}", f"/api/tables/{path}/stream"):
        assert anonymous_client(node.url).get(address).status_code in (400, 404)
    for name in {path, unquote(path)}:
        assert anonymous_client(node.url).post("/api/enter", json={"token": f"{name}.host.-1.0.x"}).status_code < 500


ODD = [
    "http://[",
    "http://localhost:abc",
    "\xff\xfe",
    ",,;;=",
    "Bearer \xff",
    "*;q=nan, en;q=inf",
    "a=%ff%00; name=%ff",
]
HEADERS = ["Origin", "Referer", "Cookie", "Authorization", "Accept", "Accept-Language", "Content-Type", "Range"]
FORMS = {"/language": {"lang": "en"}, "/settings": {"lang": "en"}, "/join": {"link": "x"}}


@pytest.mark.parametrize("header", [*HEADERS, "If-None-Match", "X-Forwarded-For", "X-Forwarded-Proto"])
def test_no_header_causes_a_server_error(server: Hosted, header: str) -> None:
    http = anonymous_client(server.url)
    for value in ODD:
        heads = {header.encode(): value.encode("latin-1")}
        answers = [
            http.post("/language", data=FORMS["/language"], headers=heads),
            http.post("/api/enter", json={"token": "x"}, headers=heads),
            *(http.get(path, headers=heads) for path in ("/settings", "/api/mine", "/static/style.css")),
        ]
        for answer in answers:
            assert answer.status_code < 500, (header, value, answer.text)
            assert header != "Origin" or answer.request.method == "GET" or answer.status_code == 403


def test_a_page_without_a_referrer_redirects_to_the_lobby(server: Hosted) -> None:
    chosen = anonymous_client(server.url).post("/language", data={"lang": "pl"}, headers={"Referer": "http://["})
    assert (chosen.status_code, chosen.headers["location"]) == (303, "/")


PARTS = {
    "no such characters": b"Content-Type: text/plain; charset=nope\r\n\r\nen",
    "no characters at all": b"Content-Type: text/plain; charset=hex\r\n\r\nen",
    "characters that are not there": b"Content-Type: text/plain; charset=undefined\r\n\r\nen",
    "a charset with a zero": b"Content-Type: text/plain; charset=a\x00b\r\n\r\nen",
    "not UTF-8": b"\r\n\xff\xfe",
}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("path", [*FORMS, "/new/santiago", "/upload"])
def test_an_unreadable_form_is_refused(server: Hosted, path: str, part: str) -> None:
    field = b'--x\r\nContent-Disposition: form-data; name="lang"\r\n' + PARTS[part] + b"\r\n--x--\r\n"
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    refused = anonymous_client(server.url).post(path, content=field, headers=headers)
    assert refused.status_code == 400
    assert "invalid form data" in refused.text


def test_no_frame_causes_a_server_error(clients: list[list[Client]], server: Hosted) -> None:
    client = clients[0][0]
    address = f"{server.url.replace('http', 'ws', 1)}{client.path}/live"
    codes: set[int] = set()
    for frame in ("", "nonsense", "[" * 50_000, b"\x00\xff", "x" * 3_000_000, '{"seat":'):
        with connect(address, additional_headers=client.headers) as connection:
            connection.recv(5)
            try:
                connection.send(frame)
                connection.ping().wait(2)
            except ConnectionClosed as closed:
                codes.add(closed.rcvd.code if closed.rcvd is not None else 0)
    assert 1011 not in codes
    for query in ("since=x", "seat=99", "since=-5"):
        status = 101
        try:
            with connect(f"{address}?{query}", additional_headers=client.headers) as connection:
                connection.recv(5)
        except InvalidStatus as refused:
            status = refused.response.status_code
        except ConnectionClosed as closed:
            status = 500 if closed.rcvd is not None and closed.rcvd.code == 1011 else 400
        assert status < 500
    assert_still_playable(clients[0], random.Random(1))
