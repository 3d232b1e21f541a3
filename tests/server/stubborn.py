"""Players that retry an answer until it is acknowledged, whatever happens to the server."""

import random
import threading
import time

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.server.clients import Client, Json

BROKEN = (httpx.TransportError, WebSocketException, OSError, EOFError)
"""Errors that a client gets while the server is dead or dying."""


class Stubborn(threading.Thread):
    """Plays over HTTP until it is stopped or the match is over."""

    def __init__(self, client: Client, url: str, seed: int) -> None:
        super().__init__(name=client.name)
        self.client, self.url, self.rng = client, url, random.Random(seed)
        self.stop = threading.Event()
        self.wrong: BaseException | None = None
        self.rows: dict[str, int] = {}
        """The row at which each key was acknowledged."""
        self.unanswered: tuple[str, Json] | None = None

    @property
    def done(self) -> bool:
        return self.stop.is_set() or self.client.over

    def run(self) -> None:
        try:
            while not self.done:
                try:
                    self.play()
                except BROKEN:
                    time.sleep(0.02)
        except BaseException as wrong:
            self.wrong = wrong

    def play(self) -> None:
        """Play until the server dies."""
        while not self.done:
            if self.unanswered is None:
                self.client.look(wait=1)
                self.unanswered = self.client.message(self.rng)
            if self.unanswered is not None:
                what, body = self.unanswered
                answer = self.client.post(what, **body)
                assert answer.status_code == 200, answer.text
                self.acknowledged(body["key"], answer.json()["seq"])

    def acknowledged(self, key: str, seq: int) -> None:
        self.rows[key], self.unanswered = seq, None

    def finish(self) -> None:
        """Stop, and raise any error that occurred."""
        self.stop.set()
        self.join(60)
        assert not self.is_alive()
        if self.wrong is not None:
            raise self.wrong


class StubbornLive(Stubborn):
    """The same over a WebSocket."""

    def play(self) -> None:
        with self.client.live(self.url) as connection:
            while not self.done:
                self._turn(connection)

    def _turn(self, connection: ClientConnection) -> None:
        if self.unanswered is None:
            try:
                self.client.take_frame(connection, 1)
            except TimeoutError:
                return
            self.unanswered = self.client.message(self.rng)
        while self.unanswered is not None:
            what, body = self.unanswered
            reply = self.client.ask(connection, what, **body)
            assert "error" not in reply, reply
            self.acknowledged(reply["key"], reply["seq"])
            self.unanswered = self.client.message(self.rng)
