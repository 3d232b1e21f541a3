"""Hostile WebSocket clients: every frame gets exactly one reply, and no table breaks."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from cosecha.server.serve import FRAME_LIMIT
from cosecha.server.table import facts
from cosecha.server.table.requests import AnyRequest
from tests.conftest import PROOF
from tests.server.clients import Client, Json, assert_still_playable, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted
from tests.server.hostile import RAW, answers, anything, bodies

NOT_UNDERSTOOD = {1003, 1007, 1009}
"""A connection may be closed because of unsupported data, a bad encoding or its size, but never by an internal error.
"""
KINDS = [str(ask.__struct_config__.tag) for ask in get_args(AnyRequest)]
assert {"act", "undo", "say"} <= set(KINDS)

frames = st.one_of(
    st.tuples(st.sampled_from(KINDS), bodies),
    st.tuples(st.just("act"), answers),
    st.tuples(st.just("json"), anything),
    st.tuples(st.just("text"), st.text(max_size=50)),
    st.tuples(st.just("binary"), st.binary(max_size=50)),
    st.tuples(st.just("raw"), st.sampled_from(sorted(RAW))),
    st.tuples(st.sampled_from(["legal", "duplicate", "stale"]), st.none()),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("frames")) as found:
        yield found


@pytest.fixture(scope="module")
def clients(server: Hosted) -> list[list[Client]]:
    return [seated(server.url, two_people(confirm=False)), seated(server.url, two_people())]


def _code(closed: ConnectionClosed) -> int:
    """The code with which the server closed a connection; 0 if it just broke."""
    return closed.rcvd.code if closed.rcvd is not None else 0


class _Lines:
    """Live connections of several clients; reconnects those that the server has closed."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self._url = url
        self._stack = stack
        self._open: dict[Client, ClientConnection] = {}

    def of(self, client: Client) -> ClientConnection:
        if client not in self._open:
            self._open[client] = self._stack.enter_context(client.live(self._url))
            client.take_frame(self._open[client])
        return self._open[client]

    def catch_up(self, client: Client) -> None:
        """Receive everything that the others have done since."""
        connection = self.of(client)
        newest = client.snapshot()["seq"]
        while client.seq < newest:
            client.take_frame(connection)

    def send(self, client: Client, frame: str | bytes) -> Json | None:
        """The reply, or None if the connection was closed for a valid reason."""
        connection = self.of(client)
        try:
            connection.send(frame)
            return client.reply(connection)
        except ConnectionClosed as closed:
            code = _code(closed)
        # A frame that is too long is not read to its end, and then the close frame may get lost.
        lost = code == 0 and len(frame) > FRAME_LIMIT
        assert lost or code in NOT_UNDERSTOOD, frame[:80]
        del self._open[client]
        return None


def _frame(what: str, body: Any) -> str | bytes:
    match what:
        case "text" | "binary":
            made: str | bytes = body
            return made
        case "json":
            return msgspec.json.encode(body).decode()
        case "raw":
            return RAW[body].decode(errors="replace")
        case _:
            return msgspec.json.encode({**body, "do": what}).decode()


def _play(lines: _Lines, client: Client, what: str, rng: random.Random) -> None:
    """A legal answer, a duplicate of it, or a late one to an answered question."""
    lines.catch_up(client)
    message = client.message(rng)
    if message is None:
        return
    frame = _frame(message[0], message[1])
    reply = lines.send(client, frame)
    assert reply is not None
    assert "error" not in reply, reply
    if what == "duplicate":
        assert lines.send(client, frame) == reply
    if what == "stale" and message[0] == "act":
        late = lines.send(client, _frame("act", message[1] | {"key": f"late {client.sent}"}))
        assert late is not None
        assert "error" not in late or late["error"]["id"] == "error-stale" or "reason" in late["error"]["id"]


@settings(max_examples=300 if PROOF else 20, suppress_health_check=list(HealthCheck), deadline=None)
@given(sent=st.lists(st.tuples(st.booleans(), st.booleans(), frames), max_size=12), seed=st.integers(0, 2**32))
@example(sent=[(False, False, ("raw", name)) for name in RAW], seed=0)
@example(sent=[(True, True, (kind, {})) for kind in KINDS], seed=0)
@example(sent=[(True, False, ("text", "x" * (FRAME_LIMIT + 1))), (True, False, ("legal", None))], seed=0)
def test_hostile_frames_never_break_a_table(
    clients: list[list[Client]], server: Hosted, sent: list[tuple[bool, bool, Any]], seed: int
) -> None:
    rng = random.Random(seed)
    with ExitStack() as stack:
        lines = _Lines(server.url, stack)
        for which, who, (what, body) in sent:
            client = clients[which][who]
            if what in ("legal", "duplicate", "stale"):
                _play(lines, client, what, rng)
                continue
            lines.of(client)
            before = client.snapshot()
            reply = lines.send(client, _frame(what, body))
            if reply is None or "error" in reply:
                left = any(seat["kind"] == "bot" for seat in before["now"]["seats"])
                assert left or client.snapshot() == before, (what, body)
            assert reply is None or set(reply) in ({"key", "seq"}, {"key", "error"})
    for index, pair in enumerate(clients):
        assert_still_playable(pair, rng)
        if pair[0].over:
            clients[index] = seated(server.url, two_people(confirm=bool(index)))


def test_every_frame_gets_its_reply_in_order(clients: list[list[Client]], server: Hosted) -> None:
    client = seated(server.url, two_people())[0]
    with client.live(server.url) as connection:
        client.take_frame(connection)
        for number in range(30):
            connection.send(_frame("say", {"text": f"line {number}", "key": str(number)}))
        keys: list[str] = []
        while len(keys) < 30:
            keys += [reply["key"] for reply in client.take_frame(connection)]
    assert keys == [str(number) for number in range(30)]
    client.assert_matches_snapshot()


def test_frames_of_a_revoked_link_do_nothing(server: Hosted) -> None:
    pair = seated(server.url, two_people(confirm=False))
    play_on(pair, random.Random(2), 3)
    asked = next(client for client in pair if client.look().get("decision"))
    other = pair[1 - asked.seat]
    message = asked.message(random.Random(3))
    assert message is not None
    with asked.live(server.url) as connection:
        asked.take_frame(connection)
        server.add(asked.table.id, facts.LinkChanged("play", asked.seat, 2))
        before = other.snapshot()
        replies, code = _asked_until_closed(
            asked, connection, [_frame(*message), _frame("say", {"text": "I am still here"})]
        )
    assert code == 4404
    assert all(reply["error"]["id"] == "error-no-table" for reply in replies)
    assert other.snapshot() == before


def _asked_until_closed(
    client: Client, connection: ClientConnection, asked: list[str | bytes]
) -> tuple[list[Json], int]:
    """Send frames; returns the replies until the server closes the connection, and the close code."""
    replies: list[Json] = []
    try:
        for frame in asked:
            connection.send(frame)
        while True:
            replies += client.take_frame(connection)
    except ConnectionClosed as closed:
        return replies, _code(closed)
