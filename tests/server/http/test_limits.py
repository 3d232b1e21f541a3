"""Limits on rate and size, and what clients get when they exceed them."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from cosecha.core.message import Message
from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.api import openapi
from cosecha.server.app import BODY_LIMIT, build
from cosecha.server.common.limits import KEPT, Limiter
from cosecha.server.common.settings import Settings
from cosecha.server.http.guards import (
    BURST,
    CHANGE,
    COST,
    EXPENSIVE,
    OPENS,
    PAGE,
    PEOPLE,
    READ,
    READ_BURST,
    READERS,
    READS,
    RECORD_LIMIT,
    UNDO,
    Guards,
    network_of,
)
from cosecha.server.serve import FRAME_LIMIT
from cosecha.server.storage.store import Store
from cosecha.server.table.access import Link
from tests.server.clients import STALLED, Client, open_table, seated, two_people
from tests.server.hosted import Hosted, hosted

RATE = 10.0
AS_OTHERS = "X-Forwarded-For"


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_refills() -> None:
    clock = Clock()
    limiter = Limiter(rate=2, burst=6, clock=clock)
    assert [limiter.allows("a") for _ in range(7)] == [True] * 6 + [False]
    assert limiter.allows("b")
    clock.now = 1.0
    assert [limiter.allows("a") for _ in range(3)] == [True, True, False]
    clock.now = 100.0
    assert limiter.allows("a", cost=6)
    assert not limiter.allows("a")
    clock.now = 200.0
    assert limiter.allows("a", cost=1000), "a cost above the bucket's size should empty it"
    assert not limiter.allows("a")


def test_only_a_limited_number_of_clients_is_remembered() -> None:
    limiter = Limiter(rate=1, burst=1)
    for asker in range(KEPT + 50):
        limiter.allows(asker)
    assert len(limiter._buckets) == KEPT


def test_ipv6_addresses_in_one_network_count_as_one_client() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("::ffff:192.0.2.1") != network_of("::ffff:192.0.2.2")
    assert network_of("") == ""


PRICES = {
    "again": EXPENSIVE,
    "analysis": CHANGE,
    "analysis_page": CHANGE,
    "analyze": EXPENSIVE,
    "bring": EXPENSIVE,
    "teach": EXPENSIVE,
    "fork": EXPENSIVE,
    "hint": EXPENSIVE,
    "hints": EXPENSIVE,
    "ideas": EXPENSIVE,
    "ideas_page": EXPENSIVE,
    "line_page": CHANGE,
    "moment": CHANGE,
    "news": CHANGE,
    "open": EXPENSIVE,
    "record": CHANGE,
    "reports": CHANGE,
    "replay_page": CHANGE,
    "save_options": EXPENSIVE,
    "series": CHANGE,
    "set_up": EXPENSIVE,
    "standings": CHANGE,
    "stream": CHANGE,
    "undo": UNDO,
    "upload": EXPENSIVE,
}
"""Handlers whose cost differs from their method's default."""


def test_every_handler_has_its_cost() -> None:
    """Writes cost and reads don't, unless stated otherwise; and stated options are spelled correctly."""
    handlers = [handler for route in build(Settings()).routes for handler in getattr(route, "route_handlers", ())]
    said: dict[str, set[Any]] = {}
    for handler in handlers:
        assert set(handler.opt) <= {COST, OPENS, READ}, (handler.handler_name, handler.opt)
        said.setdefault(handler.handler_name, set()).add(handler.opt.get(COST))
    assert {name: prices for name, prices in said.items() if prices != {None}} == {
        name: {price} for name, price in PRICES.items()
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("limits")) as found:
        yield found


@pytest.fixture
def slow(server: Hosted) -> Iterator[Hosted]:
    """The same server with low limits and a stopped clock, so that a slow test still hits them."""
    fresh, used = Guards(RATE), server.app.state.guards
    with ExitStack() as patched:
        for name in ("_links", "_addresses", "_link_reads", "_address_reads"):
            limiter = getattr(fresh, name)
            limiter._clock = lambda: 0.0
            patched.enter_context(mock.patch.object(used, name, limiter))
        yield server


def _until_refused(ask: Any, most: int = 2000) -> int:
    """How many requests are accepted before a 429."""
    for number in range(most):
        answer: httpx.Response = ask()
        if answer.status_code == 429:
            assert answer.headers["retry-after"] == "1"
            return number
    raise AssertionError("there is no limit")


@pytest.mark.parametrize("address", ["203.0.113.1", "2001:db8::1"])
def test_a_link_has_a_limited_write_rate(server: Hosted, slow: Hosted, address: str) -> None:
    clients = seated(server.url, two_people())
    headers = {AS_OTHERS: address}
    first = _until_refused(lambda: clients[0].http.post(f"{clients[0].path}/try", json={}, headers=headers))
    assert RATE * BURST - 5 <= first <= RATE * (BURST + 5)
    assert clients[1].post("try", action="pass").status_code != 429, "another link must not be limited"
    answers = [
        clients[0].post("try", action="pass") for _ in range(20)
    ]  # meanwhile it may have gained a request or two
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"]["id"] == "error-too-fast"


def test_an_address_has_a_limited_write_rate_whatever_the_number_of_links(slow: Hosted) -> None:
    with httpx.Client(base_url=slow.url) as http:
        number = iter(range(10_000))

        def ask() -> httpx.Response:
            token = slow.services.signer.token(Link("x", "watch", generation=next(number)))
            headers = {"Authorization": f"Bearer {token}", AS_OTHERS: "203.0.113.2"}
            return http.post("/api/tables/x/act", json={}, headers=headers)

        assert _until_refused(ask) >= RATE * PEOPLE * BURST
        other = {"Authorization": "Bearer x", AS_OTHERS: "203.0.113.3"}
        assert http.post("/api/tables/x/act", json={}, headers=other).status_code != 429, (
            "another address must not be limited"
        )


@pytest.mark.parametrize("header", ["Authorization: Bearer {}", "Authorization: Basic {}", "Cookie: cosecha={}"])
def test_invented_credentials_share_the_limit_of_their_address(slow: Hosted, header: str) -> None:
    name, _, value = header.partition(": ")
    with httpx.Client(base_url=slow.url) as http:
        number = iter(range(10_000))

        def ask() -> httpx.Response:
            headers = {name: value.format(next(number)), AS_OTHERS: "203.0.113.9"}
            return http.post("/api/tables/x/act", json={}, headers=headers)

        assert _until_refused(ask) <= RATE * (BURST + 5)


@pytest.mark.parametrize(("scheme", "status"), [("Basic", 403), ("bearer", 404), ("Bearer", 404)])
def test_a_cross_site_form_cannot_hide_behind_an_authorization_header(server: Hosted, scheme: str, status: int) -> None:
    """The browser's cookie counts only if there is no token."""
    client = seated(server.url, two_people())[0]
    entered = httpx.post(f"{server.url}/api/enter", json={"token": client.table.tokens["play 0"]})
    cookie = entered.headers["set-cookie"].partition(";")[0]
    headers = {"Cookie": cookie, "Origin": "https://elsewhere.example", "Authorization": f"{scheme} eDp5"}
    before = client.snapshot()
    answer = httpx.post(f"{server.url}{client.path}/say", json={"text": "Hello"}, headers=headers)
    assert answer.status_code == status
    assert client.snapshot() == before


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/{}/hints"),
        ("GET", "/t/{}/hint"),
        ("POST", "/api/tables/{}/fork"),
        ("POST", "/t/{}/fork"),
        ("POST", "/api/records"),
        ("POST", "/upload"),
        ("POST", "/api/tables"),
        ("POST", "/new/santiago"),
    ],
)
def test_expensive_requests_have_a_low_limit(slow: Hosted, method: str, path: str) -> None:
    with httpx.Client(base_url=slow.url, headers={AS_OTHERS: "203.0.113.4"}) as http:
        asked = _until_refused(lambda: http.request(method, path.format("x")), 40)
    assert RATE * BURST / EXPENSIVE <= asked <= RATE * BURST / EXPENSIVE + 3


@pytest.mark.parametrize("path", ["/api/tables/{}/moves/0", "/t/{}/replay", "/api/tables/{}/record"])
def test_replaying_a_match_costs_as_much_as_a_write(slow: Hosted, path: str) -> None:
    with httpx.Client(base_url=slow.url, headers={AS_OTHERS: "203.0.113.5"}) as http:
        assert _until_refused(lambda: http.get(path.format("x")), 200) >= RATE * BURST


@pytest.mark.parametrize("path", ["/api/tables/{}/stream", "/t/{}/news"])
def test_holding_a_connection_open_costs_as_much_as_a_write(slow: Hosted, path: str) -> None:
    with httpx.Client(base_url=slow.url, headers={AS_OTHERS: "203.0.113.8"}) as http:
        assert _until_refused(lambda: http.get(path.format("x")), 200) >= RATE * BURST


def test_reading_does_not_use_up_the_write_limit(slow: Hosted) -> None:
    with httpx.Client(base_url=slow.url, headers={AS_OTHERS: "203.0.113.6"}) as http:
        for _ in range(int(RATE * BURST) + 20):
            assert http.get("/api/tables").status_code == 200
        assert _until_refused(lambda: http.post("/api/tables/x/act", json={}), 200) >= RATE * BURST


def test_a_link_has_a_limited_read_rate(slow: Hosted) -> None:
    with httpx.Client(base_url=slow.url) as http:

        def ask(seat: int) -> httpx.Response:
            token = slow.services.signer.token(Link("x", "watch", seat))
            return http.get("/api/mine", headers={"Authorization": f"Bearer {token}", AS_OTHERS: "203.0.113.10"})

        most = RATE * READS * READ_BURST
        assert _until_refused(lambda: ask(0)) == most
        assert ask(1).status_code == 200, "another link must not be limited"


def test_an_address_has_a_higher_read_limit_and_pages_cost_more(slow: Hosted) -> None:
    with httpx.Client(base_url=slow.url, headers={AS_OTHERS: "203.0.113.11"}) as http:
        most = RATE * READS * READERS * READ_BURST
        assert _until_refused(lambda: http.get("/")) == most / PAGE
        assert http.get("/", headers={AS_OTHERS: "203.0.113.12"}).status_code == 200, (
            "another address must not be limited"
        )


def test_the_schema_is_built_once(server: Hosted) -> None:
    first = httpx.get(f"{server.url}/api/schema").content
    with mock.patch.object(openapi, "whole", side_effect=AssertionError("built again")):
        assert httpx.get(f"{server.url}/api/schema").content == first


@pytest.mark.parametrize(
    ("path", "limit"),
    [
        ("/api/tables", BODY_LIMIT),
        ("/api/enter", BODY_LIMIT),
        ("/api/records", RECORD_LIMIT),
        ("/api/tables/x/notice", BODY_LIMIT),
    ],
)
def test_a_message_has_a_maximum_size(server: Hosted, path: str, limit: int) -> None:
    headers = {"Content-Type": "application/json"}
    long = httpx.post(f"{server.url}{path}", content=b" " * (limit + 1), headers=headers)
    assert (long.status_code, long.json()["error"]["id"]) == (413, "error-too-long")
    fits = httpx.post(f"{server.url}{path}", content=b" " * (limit - 10), headers=headers)
    assert fits.status_code in (400, 404)
    in_pieces = httpx.post(
        f"{server.url}{path}", content=(b" " * 1000 for _ in range(limit // 1000 + 2)), headers=headers
    )
    assert in_pieces.status_code == 413, "without a Content-Length header"


def _forms() -> list[str]:
    routes = build(Settings()).routes
    paths = [route.path_format for route in routes if "POST" in getattr(route, "methods", ())]
    return sorted(path for path in paths if not path.startswith("/api"))


@pytest.mark.parametrize("path", _forms())
@pytest.mark.parametrize("form", ["plain", "with files"])
def test_a_form_has_a_maximum_size(server: Hosted, path: str, form: str) -> None:
    long = "x" * (RECORD_LIMIT + 1)
    table = open_table(server.url, two_people())
    address = f"{server.url}{path.format(game='santiago', id=table.id)}"
    headers = {"Authorization": f"Bearer {table.tokens['host']}"}
    if form == "plain":
        answer = httpx.post(address, data={"record": long}, headers=headers)
    else:
        answer = httpx.post(address, files={"record": ("x.json", long)}, headers=headers)
    assert answer.status_code == 413, answer.text
    assert answer.headers["content-type"].startswith("text/html")


def test_a_form_can_upload_a_whole_record(server: Hosted) -> None:
    """A whole match is longer than other forms may be."""
    answer = httpx.post(f"{server.url}/upload", files={"record": ("x.json", "x" * (BODY_LIMIT * 2))})
    assert answer.status_code == 422


@pytest.mark.parametrize(("what", "cost"), [("undo", UNDO), ("confirm", CHANGE)])
def test_an_undo_over_a_websocket_costs_more_than_an_answer(slow: Hosted, what: str, cost: int) -> None:
    client = seated(slow.url, two_people())[0]
    used, most = slow.app.state.guards, int(RATE * BURST)
    with client.live(slow.url) as connection, mock.patch.object(used, "_links", Limiter(0.0, most)):
        replies = [client.ask(connection, what)["error"]["id"] for _ in range(most // cost + 1)]
    assert replies[-1] == "error-too-fast"
    assert "error-too-fast" not in replies[:-1]


def test_a_frame_has_a_maximum_size(server: Hosted) -> None:
    client = seated(server.url, two_people())[0]
    for length in (FRAME_LIMIT + 1, 3_000_000):
        with client.live(server.url) as connection:
            connection.recv(STALLED)
            with pytest.raises(ConnectionClosed) as closed:
                _say_and_hear(connection, "x" * length)
        # While much data is in flight, the reset may overtake the close frame.
        assert length > FRAME_LIMIT + 1 or closed.value.rcvd is not None
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


def _say_and_hear(connection: ClientConnection, frame: str) -> None:
    connection.send(frame)
    while True:
        connection.recv(STALLED)


@pytest.mark.parametrize("piece", [b"X-Header: " + b"x" * 10_000 + b"\r\n", b"x" * 10_000, b"X: y\r\n" * 1000])
@pytest.mark.parametrize("first", [b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"GET /"])
def test_an_endless_request_is_refused(server: Hosted, first: bytes, piece: bytes) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as connection:
        sent = connection.send(first)
        try:
            while sent < 20_000_000:
                sent += connection.send(piece)
        except OSError:  # the server closed the connection
            pass
    assert sent < 10_000_000, "the server accepts endless data"


def test_a_long_request_is_accepted(server: Hosted) -> None:
    """The end of the head and the start of the body arrive in one packet; only the head is limited."""
    answer = httpx.post(f"{server.url}/api/tables", content=b" " * (BODY_LIMIT - 1), headers={"X-Long": "x" * 8000})
    assert answer.status_code == 400
    with httpx.Client(base_url=server.url, headers={"X-Long": "x" * 8000}) as http:
        for _ in range(20):
            assert http.get("/healthz").status_code == 200


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/nothing", "/api"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_unknown_api_url_is_a_json_error(server: Hosted, path: str, method: str) -> None:
    answer = httpx.request(method, f"{server.url}{path}", headers={"Accept": "text/html"})
    assert answer.status_code == 404
    assert set(answer.json()) == {"error", "text"}
    assert answer.json()["error"]["id"] == "error-no-page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_other_unknown_url_is_a_page(server: Hosted, language: str) -> None:
    answer = httpx.get(f"{server.url}/nothing/here", headers={"Accept-Language": language})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert Speaker(language).text("error-no-page").replace("’", "’") in answer.text
    assert f'lang="{language}"' in answer.text


def test_an_unsupported_method_is_an_error(server: Hosted) -> None:
    assert set(httpx.delete(f"{server.url}/api/tables").json()) == {"error", "text"}
    assert httpx.delete(f"{server.url}/").headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/api/tables", "/"])
def test_no_client_ever_gets_a_stack_trace(
    server: Hosted, path: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LITESTAR_DEBUG", "1")
    with mock.patch.object(Store, "listed", side_effect=ZeroDivisionError("the secret of somebody")):
        answer = httpx.get(f"{server.url}{path}", headers={"Accept": "application/json"})
    assert answer.status_code == 500
    for trace in ("Traceback", "ZeroDivision", "somebody", ".py", "listed"):
        assert trace not in answer.text
    if path.startswith("/api"):
        assert answer.json()["error"]["id"] == "error-server"
    else:
        assert Speaker("en").text("error-server").split(".")[0] in answer.text
    broken = next(record for record in caplog.records if record.getMessage() == "request failed")
    fields: dict[str, Any] = vars(broken)["fields"]
    assert (fields["error"], fields["route"]) == ("ZeroDivisionError", path)
    assert any("guards.py" in place or "api.py" in place or "lobby.py" in place for place in fields["at"])
    assert "somebody" not in str(fields)


def test_debug_mode_is_never_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LITESTAR_DEBUG", "1")
    assert build(Settings()).debug is False


def test_no_websocket_ever_gets_a_stack_trace(server: Hosted) -> None:
    client = seated(server.url, two_people())[0]
    entered = httpx.post(f"{server.url}/api/enter", json={"token": client.table.tokens["play 0"]})
    cookie = entered.headers["set-cookie"].partition(";")[0]
    address = f"{server.url.replace('http', 'ws', 1)}{client.path}/live"
    with (
        mock.patch.object(Store, "held", side_effect=ZeroDivisionError("the secret of somebody")),
        pytest.raises(InvalidStatus) as refused,
    ):
        connect(address, additional_headers={"Cookie": cookie})
    response = str(refused.value.response)
    assert "somebody" not in response
    assert "Traceback" not in response


@pytest.mark.parametrize(
    ("trusted", "headers", "secure"),
    [
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"X-Forwarded-Proto": "https"}, True),
        ("", {"X-Forwarded-Proto": "https"}, False),
        ("192.0.2.1", {"X-Forwarded-Proto": "https"}, False),
    ],
)
def test_a_cookie_is_secure_if_the_request_was_encrypted(
    tmp_path: Path, trusted: str, headers: dict[str, str], secure: bool
) -> None:
    with hosted(tmp_path / "data", trusted_proxies=trusted) as server:
        token = open_table(server.url, two_people()).tokens["host"]
        answers = [
            httpx.post(f"{server.url}/api/enter", json={"token": token}, headers=headers),
            httpx.post(f"{server.url}/join", data={"link": token}, headers=headers),
        ]
    for answer in answers:
        cookie = answer.headers["set-cookie"]
        assert ("secure" in cookie.lower()) is secure
        assert "httponly" in cookie.lower()


def test_an_untrusted_proxy_cannot_set_the_client_address(tmp_path: Path) -> None:
    with (
        hosted(tmp_path / "data", trusted_proxies="192.0.2.1", actions_per_second=RATE) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        number = iter(range(10_000))

        def ask() -> httpx.Response:
            return http.post("/api/tables/x/act", json={}, headers={AS_OTHERS: f"10.0.0.{next(number)}"})

        assert _until_refused(ask, 200) <= RATE * (BURST + 5)


def test_errors_have_one_format(server: Hosted) -> None:
    client = Client(server.url, open_table(server.url, two_people()), None)
    for answer in (
        client.http.get(client.path),
        client.http.get("/api/x"),
        client.http.post("/api/tables", content=b"{"),
    ):
        assert set(msgspec.json.decode(answer.content)) == {"error", "text"}
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_an_invalid_request_names_the_wrong_field(server: Hosted) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "santiago", "pace": "quick"})
    assert answer.status_code == 400
    assert "pace" in answer.json()["text"]
    spoken = httpx.post(f"{server.url}/api/tables", json={"game": "nogame"}, headers={"Accept-Language": "pl"})
    assert spoken.json()["text"] == Speaker("pl").say(msgspec.convert(spoken.json()["error"], Message))
