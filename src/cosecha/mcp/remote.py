"""A seat at a table of a server, over its HTTP API, with the link to the seat."""

import asyncio
import secrets
import time
from http.client import HTTPException
from math import ceil
from typing import Any, Literal, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct

from cosecha.core.decision import Decision
from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.words import Choice
from cosecha.games import by_name
from cosecha.locale.plain_text import text_speaker
from cosecha.mcp.seat import Look, Refused

T = TypeVar("T", bound=Struct)

TIMEOUT = 60
"""Seconds for a request, more than any poll waits."""
POLL = 25
"""Seconds that the server may keep a request waiting."""


class _Line(Struct):
    seq: int
    message: Message
    by: int | None = None


class _Name(Struct):
    name: str


class _Undo(Struct):
    free: bool = False


class _Now(Struct):
    """The part of the API's `now` that matters here."""

    status: Literal["open", "running", "over"]
    seats: list[_Name]
    waiting_line: Message | None = None
    view: Raw = Raw()
    decision: Decision | None = None
    prompt: Message | None = None
    choices: list[Choice] = []
    undo: _Undo = msgspec.field(default_factory=_Undo)
    scores: Raw = Raw()
    decided: Message | None = None


class _Update(Struct):
    seq: int
    seat: int | None
    now: _Now
    lines: list[_Line] = []
    gone: list[int] = []
    """Rows that have been undone: what they say about moves is no longer part of the log."""
    tokens: dict[str, str] = {}


class _Terms(Struct):
    game: str


class _Verdict(Struct):
    reason: Message | None


class _Problem(Struct):
    error: Message


class RemoteSeat:
    """A seat of a table on a server. Sit down with `connect`."""

    game: Game
    number: int

    def __init__(self, server: str, token: str, language: str) -> None:
        self._server = server
        self._token = token
        self._seq = 0
        self._log: list[_Line] = []
        self._told = 0
        self.speaker = text_speaker(language)

    @classmethod
    async def connect(cls, link: str, name: str, language: str) -> "RemoteSeat":
        """Take the seat of a link, or come back to it. Raises Refused."""
        server, found, token = link.strip().partition("/join#")
        if not found or not token or not server.startswith(("http://", "https://")):
            raise Refused("model-no-link", link=link[:80])
        seat = cls(server, token, language)
        terms = await seat._call("/terms", _Terms)
        seat.game = by_name(terms.game)
        seen = await seat._call("", _Update)
        if seen.seat is None:
            raise Refused("model-no-seat")
        seat.number = seen.seat
        body = {"seat": seat.number, "name": name, "key": secrets.token_hex(16)}
        sat = await seat._call("/sit", _Update, body)
        # An invitation works once: from now on, the seat has a token of its own.
        seat._token = sat.tokens.get(f"play {seat.number}", token)
        await seat._refresh()
        return seat

    async def look(self, wait: float = 0) -> Look:
        update = await self._refresh()
        end = time.monotonic() + wait
        while update.now.decision is None and update.now.status != "over" and (left := end - time.monotonic()) > 0:
            update = await self._refresh(min(POLL, left))
        return self._seen(update)

    def has_read(self, lines: int) -> None:
        self._told = max(self._told, lines)

    async def act(self, action: str) -> Look:
        update = await self._refresh()
        asked = update.now.decision
        if asked is None:
            raise Refused("model-not-asked")
        key = secrets.token_hex(8)
        if asked.kind == "confirm":
            if action.lower() != "confirm":
                raise Refused("reason-confirm-first")
            await self._call("/confirm", _Update, {"seat": self.number, "key": key})
        else:
            body = {"seat": self.number, "decision": asked.id, "action": action, "hold": False, "key": key}
            await self._call("/act", _Update, body)
        return self._seen(await self._refresh())

    async def why_not(self, action: str) -> Message | None:
        verdict = await self._call("/try", _Verdict, {"seat": self.number, "action": action})
        return verdict.reason

    async def undo(self) -> Look:
        update = await self._refresh()
        if not update.now.undo.free:
            raise Refused("model-no-undo")
        await self._call("/undo", _Update, {"seat": self.number, "key": secrets.token_hex(8)})
        return self._seen(await self._refresh())

    async def _refresh(self, wait: float = 0) -> _Update:
        """The current state; new lines go to the log."""
        update = await self._call(f"?since={self._seq}&wait={ceil(wait)}", _Update)
        if update.gone:
            self._log = [line for line in self._log if line.by is None or line.seq not in update.gone]
            self._told = min(self._told, len(self._log))
        # Calls may overlap, so another one may have brought some of these lines already.
        self._log += [line for line in update.lines if line.seq > self._seq]
        self._seq = max(self._seq, update.seq)
        self.speaker.names = [seat.name for seat in update.now.seats]
        return update

    def _seen(self, update: _Update) -> Look:
        now = update.now
        view, scores = self.game.shown
        return Look(
            status=now.status,
            view=msgspec.json.decode(now.view, type=view) if now.view else None,
            waiting=now.waiting_line,
            prompt=now.prompt,
            secret=now.decision is not None and now.decision.secret,
            choices=now.choices,
            log=[line.message for line in self._log],
            told=self._told,
            scores=msgspec.json.decode(now.scores, type=scores) if now.scores else None,
            decided=now.decided,
        )

    async def _call(self, path: str, shape: type[T], body: Any = None) -> T:
        return await asyncio.to_thread(self._request, path, shape, body)

    def _request(self, path: str, shape: type[T], body: Any) -> T:
        """Ask the server. Raises Refused with its reason, or with why it can't be reached."""
        address = f"{self._server}/api/tables/{self._token.split('.')[0]}{path}"
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        data = None if body is None else msgspec.json.encode(body)
        try:
            with urlopen(Request(address, data, headers), timeout=TIMEOUT) as answer:
                return msgspec.json.decode(answer.read(), type=shape)
        except HTTPError as wrong:
            with wrong:
                problem = _problem(wrong.read(), wrong.code)
            raise Refused(problem.id, **problem.args) from None
        except (URLError, HTTPException, OSError, msgspec.DecodeError, ValueError):
            raise Refused("model-no-server", server=self._server) from None


def _problem(body: bytes, code: int) -> Message:
    try:
        return msgspec.json.decode(body, type=_Problem).error
    except msgspec.DecodeError:
        return Message("model-server-refuses", {"code": code})
