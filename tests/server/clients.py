"""Scripted clients that know the protocol but no game rules."""

import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
STALLED = 60.0
"""Seconds after which a match without progress counts as broken."""

_connections: list[httpx.Client] = []


def connection(url: str, headers: dict[str, str]) -> httpx.Client:
    """A connection that is closed after the test."""
    made = httpx.Client(base_url=url, headers=headers, timeout=40, verify=False)  # no TLS here, so no certificates
    _connections.append(made)
    return made


@cache
def anonymous_client(url: str) -> httpx.Client:
    """A connection without any link, cached because creating one is slow."""
    return connection(url, {})


def close_connections() -> None:
    anonymous_client.cache_clear()
    while _connections:
        _connections.pop().close()


def two_people(**more: Any) -> Json:
    return {"game": "santiago", "options": {"players": 2}, "seats": [{"kind": "here"}, {"kind": "open"}], **more}


def one_and_bots(players: int = 3, **more: Any) -> Json:
    bots = [{"kind": "bot", "bot": "insight", "name": f"Bot {number}"} for number in range(1, players)]
    return {
        "game": "santiago",
        "options": {"players": players},
        "seats": [{"kind": "here"}, *bots],
        "pace": 0,
        "confirm": False,
        **more,
    }


def pick(now: Json, rng: random.Random) -> str:
    """A random action from those that the server offers, in notation."""
    choice = rng.choice(now["choices"])
    action: str = choice["notation"]
    if choice.get("values"):
        return f"{action} {rng.choice(choice['values'])}"
    if choice.get("least") is not None:
        numbers = range(choice["least"], choice["most"] + 1)
        return f"{action} {rng.choice([n for n in numbers if n not in choice.get('missing', [])])}"
    return action


class Table:
    """A table on a server, and the tokens of its links."""

    def __init__(self, id: str, tokens: dict[str, str]) -> None:
        self.id = id
        self.tokens = tokens


def open_table(url: str, plan: Json) -> Table:
    answer = anonymous_client(url).post("/api/tables", json=plan)
    assert answer.status_code == 201, answer.text
    return Table(answer.json()["table"], answer.json()["tokens"])


def _stays(line: Json) -> bool:
    """Whether a line stays in the log when its row is undone: it is about neither a move nor an undo."""
    return "by" not in line and line["message"]["id"] != "table-undone"


class Client:
    """A client with one link to a table: stores the updates, and checks that none is missed or repeated."""

    def __init__(self, url: str, table: Table, link: str | None, name: str = "somebody") -> None:
        self.table = table
        self.link = link
        self.name = name
        self.headers = {"Authorization": f"Bearer {table.tokens[link]}"} if link else {}
        self.http = connection(url, self.headers)
        self.seq = 0
        self.lines: list[Json] = []
        self.chat: list[Json] = []
        self.now: Json = {}
        self.sent = 0
        self.acknowledged: list[str] = []

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table.id}"

    @property
    def seat(self) -> int:
        assert self.link is not None
        return int(self.link.split()[1])

    def move_to(self, url: str) -> None:
        """Continue on another node, or on the same one after a restart."""
        self.http.close()
        self.http = connection(url, self.headers)

    def take(self, update: Json) -> None:
        """An update must continue exactly from the known state."""
        assert update["since"] == self.seq, (update["since"], self.seq)
        assert update["seq"] >= self.seq
        for entry in update["lines"] + update["chat"]:
            assert self.seq < entry["seq"] <= update["seq"]
        gone = set(update.get("gone", ()))
        assert not gone or max(gone) <= self.seq
        self.seq, self.now = update["seq"], update["now"]
        self.lines = [line for line in self.lines if line["seq"] not in gone or _stays(line)] + update["lines"]
        self.chat += update["chat"]

    def look(self, wait: float = 0) -> Json:
        answer = self.http.get(self.path, params={"since": self.seq, "wait": wait})
        assert answer.status_code == 200, answer.text
        self.take(answer.json())
        return self.now

    def snapshot(self) -> Json:
        answer = self.http.get(self.path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.http.post(f"{self.path}/{what}", json=body)

    def sit(self, word: str = "a word") -> None:
        answer = self.post("sit", seat=self.seat, name=self.name, word=word)
        assert answer.status_code == 200, answer.text
        self.keep(answer.json()["tokens"])

    def keep(self, tokens: dict[str, str]) -> None:
        """Switch to the seat's new token, if there is one."""
        if self.link in tokens:
            self.table.tokens[self.link] = tokens[self.link]
            self.headers["Authorization"] = self.http.headers["Authorization"] = f"Bearer {tokens[self.link]}"

    def message(self, rng: random.Random) -> tuple[str, Json] | None:
        """An answer to the current question, ready to be sent, and sent again."""
        decision = self.now.get("decision")
        if decision is None:
            return None
        self.sent += 1
        key = f"{self.name} {self.sent}"
        if decision["kind"] == "confirm":
            return "confirm", {"key": key}
        return "act", {"decision": decision["id"], "action": pick(self.now, rng), "key": key}

    def answer(self, rng: random.Random) -> int:
        """Answer the current question; returns the row of the answer, or 0 if there is no question."""
        message = self.message(rng)
        if message is None:
            return 0
        what, body = message
        answer = self.post(what, **body)
        assert answer.status_code == 200, answer.text
        self.acknowledged.append(body["key"])
        return int(answer.json()["seq"])

    @property
    def over(self) -> bool:
        return bool(self.now.get("status") == "over")

    @contextmanager
    def live(self, url: str, since: int | None = None, company: bool = False) -> Iterator[ClientConnection]:
        address = f"{url.replace('http', 'ws', 1)}{self.path}/live?since={self.seq if since is None else since}"
        address += "&company=true" if company else ""
        with connect(address, additional_headers=self.headers) as connection:
            yield connection

    def take_frame(self, connection: ClientConnection, wait: float = STALLED) -> list[Json]:
        """Process one frame; returns the replies in it."""
        frame = msgspec.json.decode(connection.recv(wait))
        if "update" in frame:
            self.take(frame["update"])
        replies: list[Json] = frame.get("replies", [])
        return replies

    def take_frames(self, connection: ClientConnection, seq: int) -> None:
        """Process frames up to row `seq`, and on until this client is asked something or the match is over."""
        while self.seq < seq or not (self.over or self.now.get("decision")):
            self.take_frame(connection)

    def ask(self, connection: ClientConnection, what: str, **body: Any) -> Json:
        """Send a request over the WebSocket; returns the reply."""
        connection.send(msgspec.json.encode({"do": what, **body}).decode())
        reply = self.reply(connection)
        assert reply["key"] == body.get("key", "")
        return reply

    def reply(self, connection: ClientConnection) -> Json:
        """The reply to the only pending request."""
        while not (replies := self.take_frame(connection)):
            pass
        (reply,) = replies
        return reply

    def answer_live(self, connection: ClientConnection, rng: random.Random) -> int:
        """Answer over the WebSocket; returns the row of the answer, or 0 if there is no question."""
        message = self.message(rng)
        if message is None:
            return 0
        reply = self.ask(connection, message[0], **message[1])
        assert "error" not in reply, reply
        self.acknowledged.append(reply["key"])
        return int(reply["seq"])

    def assert_matches_snapshot(self) -> None:
        """The accumulated updates equal a full snapshot."""
        whole = self.snapshot()
        assert self.seq == whole["seq"]
        assert self.lines == whole["lines"]
        assert self.chat == whole["chat"]
        assert self.now == whole["now"]


def seated(url: str, plan: Json) -> list[Client]:
    """The players of a new table where everybody has sat down."""
    table = open_table(url, plan)
    people = [seat for seat, place in enumerate(plan["seats"]) if place["kind"] != "bot"]
    clients = [Client(url, table, f"play {seat}", f"Person {seat}") for seat in people]
    for client in clients:
        client.sit()
    for client in clients:
        client.look()
    return clients


def play_on(clients: Sequence[Client], rng: random.Random, answers: int | None = None) -> int:
    """Play over HTTP to the end, or for `answers` answers; returns the number of answers."""
    given = 0
    last = time.monotonic()
    while answers is None or given < answers:
        assert time.monotonic() - last < STALLED, "the match is stuck"
        moved = False
        for client in clients:
            client.look()
            if client.over:
                return given
            if client.answer(rng):
                given, moved, last = given + 1, True, time.monotonic()
        if not moved:
            clients[0].look(wait=5)
    return given


def assert_still_playable(clients: Sequence[Client], rng: random.Random) -> None:
    """Everybody can still sit down, one player can still answer, and all of them see it."""
    for client in clients:
        client.sit()
    play_on(clients, rng, 1)
    for client in clients:
        client.look()
        client.assert_matches_snapshot()
