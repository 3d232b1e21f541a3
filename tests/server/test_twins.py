"""Nobody's traffic depends on what they may not know.

Twins are tables that differ only in secrets: what lies in the piles, what the other has bid. A seat and an onlooker
get the same bytes from both, over the API, the pages and WebSockets, whatever they ask; and the log says the same.
"""

import logging
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from cosecha.core.fairness import new_secret
from cosecha.core.rng import Rng
from cosecha.games import santiago
from cosecha.server import facts
from cosecha.server.facts import SeatPlan
from cosecha.server.logs import JsonLines
from tests.server.clients import Client, Table, connection, one_and_bots, play_on, seated
from tests.server.hosted import FixedTime, Hosted, fixed_chance, hosted, house_with

GAME = santiago.GAME
TRIES = ("pass", "bid 1", "bid 3", "plant banana2 a1", "no-proposal", "build V20", "nonsense")
Step = tuple[int, str, str]
"""A seat, and what it answers at the one twin and at the other."""


def _pair(players: int, seed: int, moves: int, viewer: int, **options: Any) -> tuple[Any, Any]:
    """Two states that the viewer cannot tell apart."""
    state = GAME.start(santiago.Options(players=players, **options), seed)
    rng = random.Random(seed)
    for _ in range(moves):
        seat = state.waiting()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    other = GAME.guess(state.view(viewer), Rng(f"twin {seed}"))
    assert state.position() != other.position()
    return state, other


def _script(one: Any, other: Any, viewer: int, seed: int, most: int) -> Iterator[Step]:
    """Answers for both twins, as long as neither the viewer nor an onlooker may know a difference."""
    rng = random.Random(seed)
    one, other = one.copy(), other.copy()
    for _ in range(most):
        if not one.waiting():
            return
        seat = rng.choice([seat for seat in one.waiting() if seat != viewer] or one.waiting())
        secret = one.secret(seat) and seat != viewer
        first = rng.choice(one.legal(seat))
        both = other.legal(seat)
        second = rng.choice([action for action in both if action != first] or both) if secret else first
        if second not in both:
            return
        events = [twin.play(seat, action) for twin, action in ((one, first), (other, second))]
        for eyes in (viewer, None):
            seen = [[event for event in told if event.only in (None, eyes)] for told in events]
            if seen[0] != seen[1] or one.view(eyes) != other.view(eyes):
                return
        yield seat, GAME.notation(first), GAME.notation(second)


def _opened(state: Any, public: bool, confirm: bool) -> facts.Opened:
    position = msgspec.to_builtins(state.position())
    seats = [SeatPlan("open", f"Person {seat}") for seat in range(position["options"]["players"])]
    return facts.Opened(
        game="santiago",
        options=position["options"],
        seats=seats,
        public=public,
        secret=new_secret(),
        pace=0,
        confirm=confirm,
        position=position,
    )


class _Wire:
    """All that came over the wire to somebody, byte for byte."""

    def __init__(self) -> None:
        self.got: list[tuple[str, bytes]] = []

    def http(self, answer: httpx.Response) -> None:
        head = sorted((name, value) for name, value in answer.headers.raw)
        what = f"{answer.request.method} {answer.request.url.raw_path.decode()} {answer.status_code}"
        self.got.append((what, repr(head).encode() + answer.content))

    def frame(self, data: str | bytes) -> None:
        self.got.append(("frame", data.encode() if isinstance(data, str) else data))


class _Log(logging.Handler):
    """The lines that the server writes down, without the times and ports that differ from run to run."""

    def __init__(self) -> None:
        super().__init__()
        self._form = JsonLines()
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = msgspec.json.decode(self._form.format(record))
        for name in ("time", "ms", "seconds"):
            line.pop(name, None)
        self.told.append(re.sub(r"127\.0\.0\.1:\d+|port \d+", "here", msgspec.json.encode(line).decode()))


@contextmanager
def _all_logged() -> Iterator[_Log]:
    """Everything that our code has to say, whatever level is kept otherwise."""
    log, everybody, ours = _Log(), logging.getLogger(), logging.getLogger("cosecha")
    level = ours.level
    everybody.addHandler(log)
    ours.setLevel(logging.DEBUG)
    try:
        yield log
    finally:
        ours.setLevel(level)
        everybody.removeHandler(log)


ENDLESS = ("/live", "/stream", "/news")
ELSEWHERE = ("/api/schema", "/metrics", "/healthz", "/static")


def _doors(server: Hosted, table: str, move: int) -> list[str]:
    """Every address of the application that can simply be fetched, for a table and a move of its match."""
    found = []
    for route in server.app.routes:
        path = route.path_format
        if "GET" in getattr(route, "methods", ()) and not path.endswith(ENDLESS) and not path.startswith(ELSEWHERE):
            for name, value in (("table", table), ("id", table), ("move", str(move)), ("game", "santiago")):
                path = path.replace(f"{{{name}}}", value)
            found.append(path)
    assert not [path for path in found if "{" in path]
    return sorted(found)


class _Viewer:
    """Somebody who looks: with a token in the header, and with a cookie at the pages."""

    def __init__(self, server: Hosted, client: Client) -> None:
        self._server = server
        self.client = client
        self.wire = _Wire()
        self.browser = connection(server.url, {})
        if client.link:
            entered = self.browser.post("/api/enter", json={"token": client.table.tokens[client.link]})
            assert entered.status_code == 200, entered.text

    def ask_everything(self, tries: Sequence[str]) -> None:
        client, table = self.client, self.client.table.id
        moves = client.snapshot()["now"].get("moves", 0)
        for path in _doors(self._server, table, moves):
            self.wire.http(client.http.get(path))
            self.wire.http(self.browser.get(path))
        for path in (f"/t/{table}/replay?move={moves}", f"/t/{table}?log=all", f"{client.path}/moves/0"):
            self.wire.http(self.browser.get(path))
        for seat in range(2):
            for what in ("", "/hints", f"/moves/{moves}"):
                self.wire.http(client.http.get(f"{client.path}{what}", params={"seat": seat}))
            self.wire.http(client.http.get(f"{client.path}/moves/{moves}", params={"eyes": seat}))
        for action in tries:
            self.wire.http(client.post("try", action=action))
            self.wire.http(client.post("act", decision="0.nothing.0", action=action, key="x"))
            fields = {"seat": "0", "decision": "0.nothing.0", "choice": action, "key": "x"}
            self.wire.http(self.browser.post(f"/t/{table}/act", data=fields))
        for what, body in WRONG.items() if client.link != "host" else ():
            self.wire.http(client.post(what, **body))

    def fork(self) -> None:
        """Go on from here against bots: what is dealt anew does not come from what was hidden."""
        seat = self.client.snapshot()["seat"]
        move = self.client.snapshot()["now"].get("moves", 0)
        answer = self.client.post("fork", move=move, plays=seat or 0)
        self.wire.http(answer)
        if answer.status_code == 201:
            table = Table(answer.json()["table"], answer.json()["tokens"])
            forked = Client(self._server.url, table, f"play {seat}", "Forker")
            self.wire.http(forked.http.get(forked.path))
            self.wire.http(forked.http.get(f"{forked.path}/record"))


WRONG: dict[str, dict[str, Any]] = {
    "undo-answer": {"agrees": True},
    "mute": {"seat": 1},
    "revoke": {"role": "play", "seat": 0},
    "start": {},
    "say": {"text": ""},
    "sit": {"seat": 9, "name": "x"},
}
"""What no seat and no onlooker may do here: how they are told so."""


def _traffic(
    folder: Path, state: Any, steps: Sequence[tuple[int, str]], viewer: int, confirm: bool
) -> list[list[tuple[str, bytes]]]:
    """What a seat, somebody who watches and a stranger get to see while a script is played, and the log."""
    clock = FixedTime()
    with _all_logged() as log, fixed_chance(), hosted(folder, house_with(clock)) as server, ExitStack() as stack:
        table = server.open("twin", _opened(state, True, confirm))
        people = len(table.tokens) // 2 - 1
        players = [Client(server.url, table, f"play {seat}", f"P{seat}") for seat in range(people)]
        for player in players:
            player.sit()
        links = [f"play {viewer}", "watch", None]
        eyes = [_Viewer(server, Client(server.url, table, link)) for link in links]
        lines = [stack.enter_context(each.client.live(server.url, 0)) for each in eyes]
        for line, each in zip(lines, eyes, strict=True):
            each.wire.frame(line.recv(10))
        for seat, action in [*steps, (-1, "")]:
            _look_on(eyes, lines)
            clock.now += 1.5
            if seat >= 0:
                _step(players[seat], action, seat == viewer, eyes, lines)
        for each in eyes:
            each.fork()
    return [*(each.wire.got for each in eyes), [("log", line.encode()) for line in sorted(log.told)]]


def _look_on(eyes: Sequence[_Viewer], lines: Sequence[ClientConnection]) -> None:
    for each, line in zip(eyes, lines, strict=True):
        each.ask_everything(TRIES)
        for tried in TRIES:
            line.send(f'{{"do":"act","decision":"0.nothing.0","action":"{tried}","key":"x"}}')
            each.wire.frame(line.recv(10))


def _step(player: Client, action: str, own: bool, eyes: Sequence[_Viewer], lines: Sequence[ClientConnection]) -> None:
    """An answer, and what everybody hears of it; if it is on hold, they look on before it is confirmed."""
    decision = player.look()["decision"]
    asked = (
        ("confirm", {}) if decision["kind"] == "confirm" else ("act", {"decision": decision["id"], "action": action})
    )
    answer = player.post(asked[0], **asked[1])
    assert answer.status_code == 200, answer.text
    if own:
        eyes[0].wire.http(answer)
    for each, line in zip(eyes, lines, strict=True):
        _frames_to(line, each.wire, answer.json()["seq"])
    player.look()
    if player.now.get("decision", {}).get("kind") == "confirm":
        _look_on(eyes, lines)
        _step(player, "", own, eyes, lines)


def _frames_to(connection: ClientConnection, wire: _Wire, seq: int) -> None:
    while True:
        frame = connection.recv(10)
        wire.frame(frame)
        if msgspec.json.decode(frame).get("update", {}).get("seq", 0) >= seq:
            return


def _same_traffic(
    folder: Path,
    players: int,
    seed: int,
    moves: int,
    viewer: int,
    most: int = 30,
    confirm: bool = False,
    **options: Any,
) -> int:
    """How many answers of the script were secret and differed."""
    one, other = _pair(players, seed, moves, viewer, **options)
    script = list(_script(one, other, viewer, seed, most))
    first = _traffic(folder / "one", one, [(seat, action) for seat, action, _ in script], viewer, confirm)
    second = _traffic(folder / "other", other, [(seat, action) for seat, _, action in script], viewer, confirm)
    for a, b in zip(first, second, strict=True):
        assert len(a) == len(b)
        for got, wanted in zip(a, b, strict=True):
            assert got == wanted
    assert sum(b'"event":"request"' in line and b'"route":"/api/' in line for _, line in first[-1]) > 20, "no log"
    return sum(a != b for _, a, b in script)


def test_a_secret_bid_of_the_other_is_in_nobodys_traffic(tmp_path: Path) -> None:
    """Two players, in the auction: the other commits this bid or that one."""
    assert _same_traffic(tmp_path, players=2, seed=5, moves=1, viewer=0, most=3) == 1


def test_the_order_of_the_piles_is_in_nobodys_traffic(tmp_path: Path) -> None:
    _same_traffic(tmp_path, players=4, seed=2, moves=9, viewer=1, most=2, confirm=True)


def test_hidden_money_is_in_nobodys_traffic(tmp_path: Path) -> None:
    _same_traffic(tmp_path, players=3, seed=3, moves=40, viewer=2, most=1, money_visibility="hidden")


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_twins_have_the_same_traffic(tmp_path: Path, players: int, seed: int) -> None:
    hidden = ["open", "hidden"][seed % 2]
    confirm = seed % 3 == 0
    _same_traffic(tmp_path, players, 100 + seed, 3 * seed, seed % players, confirm=confirm, money_visibility=hidden)


def test_no_secret_is_found_in_bodies_headers_or_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As long as a match runs, neither its secret nor its seed, nor ever the server's key or a token."""
    caplog.set_level(logging.DEBUG)
    with _all_logged() as log, hosted(tmp_path / "data") as server:
        clients = seated(server.url, one_and_bots(public=True, players=2, confirm=True))
        table = clients[0].table
        watching = [Client(server.url, table, link) for link in ("watch", "host")]
        eyes = [_Viewer(server, client) for client in [*clients, *watching]]
        for turn in range(3):
            play_on(clients, random.Random(turn), 4)
            for each in eyes:
                each.ask_everything(["pass"])

        async def secrets_of_the_table() -> list[str]:
            async with server.house.at(table.id) as found:
                assert found.match is not None
                seed = str(found.match.record().seed)
                return [found.opened.secret, seed, *([str(int(seed, 16))] if seed else [])]

        hidden = server.run(secrets_of_the_table())
        key = (tmp_path / "data" / "key").read_bytes()
    told = b"".join(data for each in eyes for _, data in each.wire.got).decode(errors="replace")
    for secret in hidden:
        assert len(secret) > 20
        assert secret not in told
    logged = "\n".join(log.told) + caplog.text
    assert logged.count('"event":"request"') > 100, "the log has fields, and they are looked at"
    for secret in [*hidden, *table.tokens.values(), key.hex()]:
        assert secret not in logged
    for link, token in table.tokens.items():
        assert token.rpartition(".")[2] not in logged, link
