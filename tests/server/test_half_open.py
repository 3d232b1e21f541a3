"""Clients that connect and send nothing, or never finish a request, lose their connection."""

import socket
from collections.abc import Iterator

import httpx
import pytest

from cosecha.server import header_limit
from cosecha.server.common.settings import Settings
from cosecha.server.serve import PING, VANISHED, config_for, listen
from tests.server.hosted import Hosted, hosted

SHORT = 0.3
ENDS_WITHIN = 30.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(header_limit, "HEAD_TIME", SHORT)
        patch.setattr(header_limit, "BODY_TIME", SHORT)
        with hosted(tmp_path_factory.mktemp("half-open")) as found:
            yield found


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /api/tables HTTP/1.1\r\nHost: local", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
def test_an_unfinished_request_ends_the_connection(server: Hosted, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", httpx.URL(server.url).port or 0), ENDS_WITHIN) as client:
        client.sendall(sent)
        while client.recv(4096):
            pass


def test_a_connection_stays_open_while_waiting_for_a_response_or_between_requests(server: Hosted) -> None:
    """Longer than a request may take to arrive."""
    with httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json={"game": "santiago", "options": {"players": 2}, "seats": SEATS}).json()
        headers = {"Authorization": f"Bearer {table['tokens']['host']}"}
        update = http.get(f"/api/tables/{table['table']}", headers=headers).json()
        wait = {"since": update["seq"], "wait": 3 * SHORT}
        assert http.get(f"/api/tables/{table['table']}", params=wait, headers=headers).status_code == 200


SEATS = [{"kind": "here"}, {"kind": "open"}]


def test_pings_and_keepalive_detect_vanished_clients() -> None:
    config = config_for(None, Settings())
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (PING, PING)
    with listen(Settings(port=0)) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        client = socket.create_connection(listening.getsockname())
        taken, _ = listening.accept()
        with client, taken:
            assert taken.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE), "connections must inherit it"
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == VANISHED * 1000
