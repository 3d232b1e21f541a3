"""Misbehaving WebSockets: no client fills the memory, and none is left on a dead connection."""

import socket
import time
from collections.abc import Callable, Iterator
from unittest import mock

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from cosecha.server.api import live
from cosecha.server.api.live import BROKEN, UNFAIR
from cosecha.server.api.viewer import Viewer
from cosecha.server.http.dispatcher import Dispatcher
from cosecha.server.http.guards import Guards
from tests.server.clients import STALLED, Client, open_table, seated, two_people
from tests.server.hosted import Hosted, hosted

JUNK = b"\x81\x81\0\0\0\0{"
"""A text frame that contains a single brace."""
RATE = 10.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("lines")) as found:
        yield found


def _raw_websocket(server: Hosted, path: str) -> socket.socket:
    """A raw socket after the WebSocket handshake."""
    host, port = server.url.removeprefix("http://").split(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(2)
    made.connect((host, int(port)))
    made.sendall(
        f"GET {path}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert made.recv(12) == b"HTTP/1.1 101"
    return made


def _until(done: Callable[[], bool], seconds: float = STALLED) -> bool:
    """Whether the condition becomes true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if done():
            return True
        time.sleep(0.05)
    return False


def _code(connection: ClientConnection) -> int:
    """Receive until the server closes the connection; returns the close code."""
    try:
        while True:
            connection.recv(STALLED)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def _is_listening(server: Hosted, table: str) -> bool:
    """Whether the server still has a listener for the table."""
    place = server.tables._places.get(table)
    return place is not None and bool(place.listeners)


def test_a_client_that_never_reads_is_disconnected(server: Hosted) -> None:
    table = open_table(server.url, two_people(public=True))
    with mock.patch.object(live, "PARTING", 0.2), _raw_websocket(server, f"/api/tables/{table.id}") as line:
        assert _until(lambda: _is_listening(server, table.id))
        try:
            for _ in range(400):
                line.sendall(JUNK * 1000)
        except OSError:  # the server has stopped reading
            pass
        assert _until(lambda: not _is_listening(server, table.id)), "the server still listens"


def test_invalid_frames_count_towards_the_rate_limit(server: Hosted) -> None:
    client = Client(server.url, open_table(server.url, two_people(public=True)), None)
    fresh, used = Guards(RATE), server.app.state.guards
    with (
        mock.patch.object(used, "_links", fresh._links),
        mock.patch.object(used, "_addresses", fresh._addresses),
        client.live(server.url) as connection,
    ):
        for _ in range(200):
            try:
                connection.send("{")
            except ConnectionClosed:
                break
        assert _code(connection) == UNFAIR


def test_opening_connections_counts_towards_the_rate_limit(server: Hosted) -> None:
    client = Client(server.url, open_table(server.url, two_people(public=True)), None)
    fresh, used = Guards(RATE), server.app.state.guards
    codes = []
    with mock.patch.object(used, "_links", fresh._links), mock.patch.object(used, "_addresses", fresh._addresses):
        for _ in range(200):
            with client.live(server.url) as connection:
                try:
                    connection.recv(STALLED)
                except ConnectionClosed as closed:
                    codes.append((closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else None)
                    break
    assert codes == [(UNFAIR, "error-too-fast")]


def test_a_burst_of_frames_leaves_room_for_other_clients(server: Hosted) -> None:
    """All frames have already arrived, so the server must yield while handling them."""
    table = open_table(server.url, two_people(public=True))
    with _raw_websocket(server, f"/api/tables/{table.id}") as line:
        line.sendall(JUNK * 60)
        received = b""
        while received.count(b"error-request") < 60:
            received += line.recv(65536)
        frames = received.count(b'"replies"')
    assert frames > 1, "all sixty replies came at once"


@pytest.mark.parametrize("broken", ["news_of", "run"])
def test_a_failing_connection_is_closed_so_that_its_client_reconnects(
    server: Hosted, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    client = seated(server.url, two_people())[0]
    wrong = ZeroDivisionError("the secret of somebody")
    owner = Viewer if broken == "news_of" else Dispatcher
    with client.live(server.url) as connection:
        client.take_frame(connection)
        with mock.patch.object(owner, broken, side_effect=wrong):
            connection.send('{"do": "say", "text": "Hello"}')
            assert _code(connection) == BROKEN
    (entry,) = [record for record in caplog.records if record.getMessage() == "websocket failed"]
    fields = vars(entry)["fields"]
    assert fields["error"] == "ZeroDivisionError"
    assert "somebody" not in str(fields)
    assert client.table.id not in str(fields)
    with client.live(server.url, since=0) as again:
        assert again.recv(STALLED)
