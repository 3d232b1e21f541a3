"""The Host header: a foreign name that resolves to this machine (DNS rebinding) opens nothing."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cosecha.server.common.settings import Settings
from cosecha.server.http.allowed_hosts import allowed_names
from tests.server.clients import Client, open_table, two_people
from tests.server.hosted import Hosted, hosted

OWN = ["localhost", "LOCALHOST:8080", "127.0.0.1:9", "[::1]", "[::1]:8080"]
FOREIGN = ["rebound.example", "rebound.example:8080", "localhost.rebound.example", "127.0.0.1.example", "", "[::2]"]
NO_HOSTS = [
    *("localhost:abc", "localhost:99999", "localhost:-1", "[", "[::1", "[::1]x", "[zz]", "[::1]:abc"),
    *("a b", "localhost/x", "me@localhost", "localhost?", "loc\xe4l", "\xb2"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """The default settings: only this machine."""
    with hosted(tmp_path_factory.mktemp("hosts")) as found:
        yield found


def _get(server: Hosted, host: str, path: str = "/") -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers={"Host": host})


@pytest.mark.parametrize("host", OWN)
def test_this_machine_answers_under_its_own_names_on_any_port(server: Hosted, host: str) -> None:
    assert _get(server, host).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/api/tables", "/healthz", "/metrics", "/static/page.js", "/nowhere"])
def test_a_foreign_name_gets_400_and_nothing_else(server: Hosted, host: str, path: str) -> None:
    answer = _get(server, host, path)
    assert answer.status_code == 400
    assert answer.text == "This host is not among --allowed-hosts.\n"
    assert set(answer.headers) <= {"content-type", "content-length", "connection"}


@pytest.mark.parametrize("allowed", ["", "*"], ids=["own names", "any name"])
def test_an_invalid_host_gets_400(tmp_path: Path, allowed: str) -> None:
    with hosted(tmp_path, allowed_hosts=allowed) as server:
        assert _raw(server, "Host: localhost:8080\r\n").startswith(b"HTTP/1.1 200 ")
        for host in NO_HOSTS:
            for path in ("/", "/api/tables", "/nowhere"):
                assert _raw(server, f"Host: {host}\r\n", path).startswith(b"HTTP/1.1 400 "), (host, path)


def _raw(server: Hosted, heads: str, path: str = "/healthz") -> bytes:
    """The start of the response to a request with just these headers."""
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2]))) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n{heads}Connection: close\r\n\r\n".encode("latin-1"))
        return line.recv(100)


def test_a_form_under_a_foreign_name_does_nothing(server: Hosted) -> None:
    """The origin matches the host, as it does for a page whose name was rebound to this machine."""
    headers = {"Host": "rebound.example", "Origin": "http://rebound.example"}
    assert httpx.post(f"{server.url}/api/tables", json=two_people(public=True), headers=headers).status_code == 400
    assert httpx.get(f"{server.url}/api/tables").json() == []


def test_a_websocket_under_a_foreign_name_is_refused(server: Hosted) -> None:
    client = Client(server.url, open_table(server.url, two_people()), "watch")
    port = server.url.rpartition(":")[2]
    with socket.create_connection(("127.0.0.1", int(port))) as line, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://rebound.example:{port}{client.path}/live", sock=line, additional_headers=client.headers)
    assert refused.value.response.status_code == 400


@pytest.mark.parametrize("hosts", [[], ["rebound.example", "localhost"], ["localhost", "rebound.example"]])
def test_a_request_has_exactly_one_host(server: Hosted, hosts: list[str]) -> None:
    heads = "".join(f"Host: {host}\r\n" for host in hosts)
    assert _raw(server, heads).startswith(b"HTTP/1.1 400 ")


def test_the_operator_sets_the_hosts(tmp_path: Path) -> None:
    with hosted(tmp_path, allowed_hosts="tables.example.org, [2001:db8::1]") as server:
        for host in ["tables.example.org", "Tables.Example.Org:443", "[2001:db8::1]:80", *OWN]:
            assert _get(server, host, "/healthz").status_code == 200, host
        for host in ["example.org", "www.tables.example.org", *FOREIGN]:
            assert _get(server, host, "/healthz").status_code == 400, host


@pytest.mark.parametrize(
    ("host", "allowed", "any_name"),
    [
        ("127.0.0.1", "", False),
        ("localhost", "", False),
        ("::1", "", False),
        ("127.0.0.1", "*", True),
        ("0.0.0.0", "", True),
        ("::", "", True),
        ("", "", True),
        ("192.0.2.1", "", True),
        ("0.0.0.0", "tables.example.org", False),
        ("0.0.0.0", "tables.example.org,*", True),
    ],
)
def test_a_public_server_answers_under_any_name_until_one_is_set(host: str, allowed: str, any_name: bool) -> None:
    assert (allowed_names(Settings(host=host, allowed_hosts=allowed)) is None) is any_name


def test_a_server_answers_under_the_address_it_listens_on() -> None:
    for host in ("127.0.0.5", "192.0.2.1"):
        assert host in (allowed_names(Settings(host=host, allowed_hosts="tables.example.org")) or ())
