"""Nobody's traffic depends on what they may not know.

Twins are tables that differ only in secrets: the contents of the piles, or the other player's bid, now or in advance. A
seat and a spectator get the same bytes from both, over the API, the pages and WebSockets, whatever they request; the
log and the turn notices are the same.
"""

import asyncio
import logging
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest
from msgspec import Struct
from websockets.sync.client import ClientConnection

from cosecha.core.fairness import new_secret
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.server.common.logs import JsonLines
from cosecha.server.running import scheduler
from cosecha.server.table import facts
from cosecha.server.table.due import due
from cosecha.server.table.facts import SeatPlan
from tests.server.clients import STALLED, Client, Table, connection, one_and_bots, play_on, seated
from tests.server.hosted import FixedTime, Hosted, fixed_secrets, hosted, tables_with
from tests.server.mailbox import Mailbox

TRIES = {
    "santiago": ("pass", "bid 1", "bid 3", "plant banana2 a1", "no-proposal", "build V20", "nonsense"),
    "cacao": ("place 1111 0,1", "place 2101 1,0", "fill market2 2,2", "nonsense"),
    "agricola": ("use day-laborer", "plow a1", "play rammed-clay", "done", "nonsense"),
}
DELAY = 100.0
"""Seconds until a notice: so long that nothing sleeps until then; the sweep notices when the clock is advanced."""
PATIENT = 300.0
"""Seconds that a bot may think: twins must not differ because one machine was busy."""
Step = tuple[int, str, str, str]
"""A seat, its decision, and its answers at the two twins."""


class Scenario(Struct, frozen=True, kw_only=True):
    """What the twins are, and how they are played."""

    game: str = "santiago"
    confirm: bool = False
    clock: facts.Clock | None = None
    plans: bool = False
    """Whether answers are given in advance, one step early if the step belongs to another seat."""
    notices: bool = False
    """Whether the seats want turn notices, and enough time passes for them."""
    late: bool = False
    """Whether the clock runs out at the end and a bot takes over."""
    marks: bool = False
    """Whether answers are marked for the other seats before they answer."""


PLAIN = Scenario()


def _pair(name: str, players: int, seed: int, moves: int, viewer: int, **options: Any) -> tuple[Any, Any]:
    """Two states that the viewer cannot tell apart."""
    game = by_name(name)
    state = game.start(game.options(players=players, **options), seed)
    rng = random.Random(seed)
    for _ in range(moves):
        seat = state.waiting()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    other = game.guess(state.view(viewer), Rng(f"twin {seed}"))
    assert state.position() != other.position()
    return state, other


def _script(one: Any, other: Any, viewer: int, seed: int, most: int) -> Iterator[Step]:
    """Answers for both twins, until the viewer or a spectator may see a difference."""
    rng = random.Random(seed)
    one, other = one.copy(), other.copy()
    for _ in range(most):
        if not one.waiting():
            return
        seat = rng.choice([seat for seat in one.waiting() if seat != viewer] or one.waiting())
        secret = one.secret(seat) and seat != viewer
        kind = one.decision(seat).kind
        first = rng.choice(one.legal(seat))
        both = other.legal(seat)
        second = rng.choice([action for action in both if action != first] or both) if secret else first
        if second not in both:  # one of the hands lacks the card
            shared = [action for action in one.legal(seat) if action in both]
            if not shared:
                return
            first = second = rng.choice(shared)
        events = [twin.play(seat, action) for twin, action in ((one, first), (other, second))]
        for who in (viewer, None):
            seen = [[event for event in played if event.only in (None, who)] for played in events]
            if seen[0] != seen[1] or one.view(who) != other.view(who):
                return
        yield seat, kind, one.notation(first), other.notation(second)


def _opened(state: Any, scenario: Scenario) -> facts.Opened:
    position = msgspec.to_builtins(state.position())
    seats = [SeatPlan("open", f"Person {seat}") for seat in range(position["options"]["players"])]
    return facts.Opened(
        game=scenario.game,
        options=position["options"],
        seats=seats,
        public=True,
        secret=new_secret(),
        pace=0,
        confirm=scenario.confirm,
        clock=scenario.clock,
        position=position,
        rules=by_name(scenario.game).version,
    )


class _Wire:
    """Everything a client received, byte for byte."""

    def __init__(self) -> None:
        self.got: list[tuple[str, bytes]] = []

    def http(self, answer: httpx.Response) -> None:
        head = sorted((name, value) for name, value in answer.headers.raw)
        what = f"{answer.request.method} {answer.request.url.raw_path.decode()} {answer.status_code}"
        self.got.append((what, repr(head).encode() + answer.content))

    def frame(self, data: str | bytes) -> None:
        self.got.append(("frame", data.encode() if isinstance(data, str) else data))


class _Log(logging.Handler):
    """The server's log lines, without times and ports, which differ from run to run."""

    def __init__(self) -> None:
        super().__init__()
        self._form = JsonLines()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = msgspec.json.decode(self._form.format(record))
        for name in ("time", "ms", "seconds"):
            line.pop(name, None)
        self.lines.append(re.sub(r"127\.0\.0\.1:\d+|port \d+", "here", msgspec.json.encode(line).decode()))


@contextmanager
def _all_logged() -> Iterator[_Log]:
    """Everything our code logs, at any level."""
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
ELSEWHERE = ("/api/schema", "/metrics", "/healthz", "/static", "/assets", "/figures")
SAME_FOR_ALL = re.compile(r"/(?:api/)?(?:rules|games|aid|learn|new|settings|join|icon|manifest|worker|index)\b")
"""Not about tables: requested only at the end of a session."""


def _endpoints(server: Hosted, table: str, move: int) -> list[str]:
    """Every GET endpoint of the application, for a table and a move of its match."""
    found = []
    for route in server.app.routes:
        path = route.path_format
        if "GET" in getattr(route, "methods", ()) and not path.endswith(ENDLESS) and not path.startswith(ELSEWHERE):
            for name, value in (
                ("table", table),
                ("id", table),
                ("move", str(move)),
                ("game", "santiago"),
                ("name", "cards"),
            ):
                path = path.replace(f"{{{name}}}", value)
            found.append(path)
    assert not [path for path in found if "{" in path]
    return sorted(found)


class _Viewer:
    """A client that uses a token in the header, a cookie on the pages, and a WebSocket."""

    live: ClientConnection

    def __init__(self, server: Hosted, client: Client) -> None:
        self._server = server
        self.client = client
        self.wire = _Wire()
        self._heard = 0
        self.browser = connection(server.url, {})
        if client.link:
            entered = self.browser.post("/api/enter", json={"token": client.table.tokens[client.link]})
            assert entered.status_code == 200, entered.text

    def hear(self, seq: int) -> None:
        """Everything that arrives over the WebSocket, up to row `seq`."""
        while self._heard < seq:
            frame = self.live.recv(10)
            self.wire.frame(frame)
            self._heard = msgspec.json.decode(frame).get("update", {}).get("seq", self._heard)

    def ask_about_no_table(self) -> None:
        for path in filter(SAME_FOR_ALL.match, _endpoints(self._server, self.client.table.id, 0)):
            self.wire.http(self.client.http.get(path))
            self.wire.http(self.browser.get(path))

    def ask_everything(self, tries: Sequence[str]) -> None:
        client, table = self.client, self.client.table.id
        moves = client.snapshot()["now"].get("moves", 0)
        for path in _endpoints(self._server, table, moves):
            if not SAME_FOR_ALL.match(path):
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
        """Fork here against bots: the new deal must not depend on hidden information."""
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
    "choose": {"answer": "none"},
    "mute": {"seat": 1},
    "revoke": {"role": "play", "seat": 0},
    "start": {},
    "say": {"text": ""},
    "sit": {"seat": 9, "name": "x"},
}
"""Requests that no seat and no spectator may make here, to compare the refusals."""


def _traffic(
    folder: Path, state: Any, steps: Sequence[tuple[int, str, str]], viewer: int, scenario: Scenario
) -> list[list[tuple[str, bytes]]]:
    """What a seat, a spectator and a stranger receive while a script is played; then the log and the notices."""
    clock = FixedTime()
    with (
        _all_logged() as log,
        fixed_secrets(),
        mock.patch.object(scheduler, "SWEEP", 0.05),
        closing(Mailbox()) as mailbox,
        hosted(folder, tables_with(clock), webhook_anywhere=True, webhook_delay=DELAY, bot_patience=PATIENT) as server,
        ExitStack() as stack,
    ):
        evening = _Session(server, clock, state, viewer, scenario)
        for each in evening.viewers:
            each.live = stack.enter_context(each.client.live(server.url, 0))
        if scenario.notices:
            evening.want_notices(mailbox.url)
        evening.play(steps)
        if scenario.late:
            evening.be_late()
        for each in evening.viewers:
            each.ask_about_no_table()
            each.fork()
    assert scenario.notices or not mailbox.bodies
    return [
        *(each.wire.got for each in evening.viewers),
        [("notice", body) for body in sorted(mailbox.bodies)],
        [("log", line.encode()) for line in sorted(log.lines)],
    ]


class _Session:
    """One twin's session: a server, a table with its players, and the viewers."""

    def __init__(self, server: Hosted, clock: FixedTime, state: Any, viewer: int, scenario: Scenario) -> None:
        self._server = server
        self._clock = clock
        self._viewer = viewer
        self._scenario = scenario
        self._table = server.open("twin", _opened(state, scenario))
        people = len(self._table.tokens) // 2 - 1
        self.players = [Client(server.url, self._table, f"play {seat}", f"P{seat}") for seat in range(people)]
        for player in self.players:
            player.sit()
        links = [f"play {viewer}", "watch", None]
        self.viewers = [_Viewer(server, Client(server.url, self._table, link)) for link in links]

    def want_notices(self, url: str) -> None:
        """For every seat. A notice contains the same URL, whatever the port is here."""
        for player in self.players:
            body, headers = {"url": url}, {"Host": "localhost"}
            assert player.http.post(f"{player.path}/notice", json=body, headers=headers).status_code == 200
        self._hear()

    def play(self, steps: Sequence[tuple[int, str, str]]) -> None:
        self._hear()
        while steps:
            if self._scenario.marks and steps[0][0] != self._viewer:
                self._mark(steps[0][0], steps[0][2])
            self._look_on()
            self._wait()
            if self._scenario.plans:
                steps = steps[self._plan(steps) :]
            else:
                seat, _, action = steps[0]
                self._act(seat, action)
                steps = steps[1:]
        self._wait()
        self._look_on()

    def _plan(self, steps: Sequence[tuple[int, str, str]]) -> int:
        """Give the next answer in advance, and the following one before it is asked for; returns how many."""
        left = [step for step in steps[:2] if step is steps[0] or step[0] != steps[0][0]]
        before = self._moves()
        for seat, kind, action in reversed(left):
            self._ask(seat, "plan", kind=kind, action=action)
        for seat, kind, _ in left:
            self._ask(seat, "plan", kind=kind)
        assert self._moves() == before + len(left)
        return len(left)

    def _mark(self, seat: int, action: str) -> None:
        """Mark an answer for a seat, unmark it and mark it again."""
        decision = self.players[seat].look()["decision"]["id"]
        for marked in (True, False, True):
            self._ask(seat, "mark", decision=decision, action=action, marked=marked)

    def _moves(self) -> int:
        moves: int = self.players[0].look().get("moves", 0)
        return moves

    def _wait(self) -> None:
        """Let time pass; with notices, until they are due."""
        self._pass_time(DELAY + 1 if self._scenario.notices else 1.5)

    def _pass_time(self, seconds: float) -> None:
        self._clock.now += seconds
        self._hear()

    def be_late(self) -> None:
        """The clock runs out, and a bot answers for the seat that was asked."""
        before = self._moves()
        self._pass_time(1e6)
        assert self._moves() > before
        self._look_on()

    def _look_on(self) -> None:
        for each in self.viewers:
            each.ask_everything(TRIES[self._scenario.game])
            for tried in TRIES[self._scenario.game]:
                each.live.send(f'{{"do":"act","decision":"0.nothing.0","action":"{tried}","key":"x"}}')
                each.wire.frame(each.live.recv(10))

    def _act(self, seat: int, action: str) -> None:
        """Answer, and receive the updates; if the answer is held, the viewers look before it is confirmed."""
        decision = self.players[seat].look()["decision"]
        if decision["kind"] == "confirm":
            self._ask(seat, "confirm")
        else:
            self._ask(seat, "act", decision=decision["id"], action=action)
        if self.players[seat].look().get("decision", {}).get("kind") == "confirm":
            self._look_on()
            self._act(seat, "")

    def _ask(self, seat: int, what: str, **body: Any) -> None:
        answer = self.players[seat].post(what, **body)
        assert answer.status_code == 200, answer.text
        if seat == self._viewer:
            self.viewers[0].wire.http(answer)
        self._hear()

    def _hear(self) -> None:
        """Receive all updates once nothing more is due."""
        seq = self._server.run(self._settled())
        for each in self.viewers:
            each.hear(seq)

    async def _settled(self) -> int:
        """The last row after everything that is due has been done."""
        async with asyncio.timeout(STALLED):
            while True:
                async with self._server.tables.at(self._table.id) as table:
                    times = [due(table), self._server.services.notices.due(table)]
                    if not [time for time in times if time is not None and time <= self._clock.now]:
                        return table.seq
                await asyncio.sleep(0.01)


def _same_traffic(
    folder: Path,
    players: int,
    seed: int,
    moves: int,
    viewer: int,
    most: int = 30,
    scenario: Scenario = PLAIN,
    notified: bool = False,
    **options: Any,
) -> int:
    """Compare the traffic of two twins; return how many answers were secret and differed. With `notified`, notices must
    have been sent."""
    one, other = _pair(scenario.game, players, seed, moves, viewer, **options)
    return compared(folder, one, other, list(_script(one, other, viewer, seed, most)), viewer, scenario, notified)


def compared(
    folder: Path,
    one: Any,
    other: Any,
    script: Sequence[Step],
    viewer: int,
    scenario: Scenario = PLAIN,
    notified: bool = False,
) -> int:
    """The same for two states and the answers that are given there."""
    first = _traffic(folder / "one", one, [(seat, kind, action) for seat, kind, action, _ in script], viewer, scenario)
    second = _traffic(
        folder / "two", other, [(seat, kind, action) for seat, kind, _, action in script], viewer, scenario
    )
    for a, b in zip(first, second, strict=True):
        assert len(a) == len(b)
        for got, wanted in zip(a, b, strict=True):
            assert got == wanted
    assert not notified or first[-2], "no notice"
    assert sum(b'"event":"request"' in line and b'"route":"/api/' in line for _, line in first[-1]) > 20, "no log"
    return sum(a != b for *_, a, b in script)


@pytest.mark.proof
def test_a_secret_bid_does_not_affect_others_traffic(tmp_path: Path) -> None:
    """Two players in the auction: the other one commits to one bid or another."""
    assert _same_traffic(tmp_path, players=2, seed=5, moves=1, viewer=0, most=3) == 1


@pytest.mark.proof
def test_the_order_of_the_piles_does_not_affect_traffic(tmp_path: Path) -> None:
    _same_traffic(tmp_path, players=4, seed=2, moves=9, viewer=1, most=2, scenario=Scenario(confirm=True))


@pytest.mark.proof
def test_hidden_money_does_not_affect_others_traffic(tmp_path: Path) -> None:
    _same_traffic(tmp_path, players=3, seed=3, moves=40, viewer=2, most=1, money_visibility="hidden")


@pytest.mark.proof
@pytest.mark.parametrize(("moves", "most"), [(5, 1), (4, 3)])
def test_marks_for_a_seat_do_not_affect_others_traffic(tmp_path: Path, moves: int, most: int) -> None:
    """The same match with and without marks: neither another seat nor a spectator gets a different byte."""
    state, other = _pair("santiago", players=3, seed=5, moves=moves, viewer=0)
    script = [(seat, kind, action) for seat, kind, action, _ in _script(state, other, 0, 5, most)]
    assert [seat for seat, *_ in script if seat != 0]
    marked = _traffic(tmp_path / "marked", state, script, 0, Scenario(marks=True))
    plain = _traffic(tmp_path / "plain", state, script, 0, PLAIN)
    assert marked[:3] == plain[:3]
    assert sum(b"/mark" in line for _, line in marked[-1]) >= 3, "no answer was marked"


CACAO = Scenario(game="cacao")


@pytest.mark.proof
def test_a_hand_does_not_affect_others_traffic(tmp_path: Path) -> None:
    """Cacao: worker tiles in the others' hands and piles, and the jungle pile."""
    _same_traffic(tmp_path, players=2, seed=4, moves=6, viewer=1, most=1, scenario=CACAO)


AGRICOLA = Scenario(game="agricola")


def test_a_hand_of_cards_does_not_affect_others_traffic(tmp_path: Path) -> None:
    """Agricola with the full deck: the others' hands, and the round cards to come."""
    _same_traffic(tmp_path, players=2, seed=4, moves=6, viewer=1, most=1, scenario=AGRICOLA, cards="full")


@pytest.mark.proof
def test_a_draft_does_not_affect_others_traffic(tmp_path: Path) -> None:
    """The other player's pack and choice differ; the packs haven't been passed yet."""
    given = _same_traffic(
        tmp_path, players=2, seed=4, moves=0, viewer=1, most=1, scenario=AGRICOLA, cards="full", deal="draft-7"
    )
    assert given == 1


@pytest.mark.proof
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (3, 6)])
def test_many_twins_with_hands_have_the_same_traffic(tmp_path: Path, players: int, seed: int) -> None:
    """Cacao with hands of tiles; Agricola with hands of cards and upcoming round cards."""
    scenario = Scenario(game="cacao", confirm=seed % 2 == 0, notices=seed % 3 == 0)
    _same_traffic(tmp_path / "cacao", players, seed, 5 * seed, seed % players, 3, scenario)
    scenario = Scenario(game="agricola", confirm=seed % 2 == 1, notices=seed % 3 == 1)
    _same_traffic(tmp_path / "agricola", players, seed, 5 * seed, seed % players, 3, scenario, cards="few")


CLOCK = facts.Clock(move=60, bank=5000)
"""A step takes longer than a move may, so it uses up the bank."""
BUSY = Scenario(clock=CLOCK, plans=True, notices=True)


@pytest.mark.proof
def test_a_bid_in_advance_does_not_affect_traffic_even_with_clocks_and_notices(tmp_path: Path) -> None:
    assert _same_traffic(tmp_path, players=2, seed=5, moves=1, viewer=0, most=3, scenario=BUSY, notified=True) == 1


@pytest.mark.proof
def test_a_bot_that_takes_over_knows_no_more_than_the_late_player(tmp_path: Path) -> None:
    scenario = Scenario(clock=CLOCK, notices=True, late=True)
    _same_traffic(tmp_path, players=4, seed=2, moves=9, viewer=1, most=2, scenario=scenario)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_twins_have_the_same_traffic(tmp_path: Path, players: int, seed: int) -> None:
    hidden = ["open", "hidden"][seed % 2]
    clock = CLOCK if seed % 4 else None
    scenario = Scenario(confirm=seed % 3 == 0, clock=clock, plans=seed % 5 < 2, notices=seed % 4 < 2)
    _same_traffic(tmp_path, players, 100 + seed, 3 * seed, seed % players, scenario=scenario, money_visibility=hidden)


def test_no_secret_is_in_bodies_headers_or_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Neither the secret nor the seed of a running match, and never the server's key or a token."""
    caplog.set_level(logging.DEBUG)
    with _all_logged() as log, hosted(tmp_path / "data") as server:
        clients = seated(server.url, one_and_bots(public=True, players=2, confirm=True))
        table = clients[0].table
        watching = [Client(server.url, table, link) for link in ("watch", "host")]
        viewers = [_Viewer(server, client) for client in [*clients, *watching]]
        for turn in range(3):
            play_on(clients, random.Random(turn), 4)
            for each in viewers:
                each.ask_everything(["pass"])
        for each in viewers:
            each.ask_about_no_table()

        async def secrets_of_the_table() -> list[str]:
            async with server.tables.at(table.id) as found:
                assert found.match is not None
                seed = str(found.match.record().seed)
                return [found.opened.secret, seed, *([str(int(seed, 16))] if seed else [])]

        hidden = server.run(secrets_of_the_table())
        key = (tmp_path / "data" / "key").read_bytes()
    traffic = b"".join(data for each in viewers for _, data in each.wire.got).decode(errors="replace")
    for secret in hidden:
        assert len(secret) > 20
        assert secret not in traffic
    logged = "\n".join(log.lines) + caplog.text
    assert logged.count('"event":"request"') > 100, "the log's fields are not checked"
    for secret in [*hidden, *table.tokens.values(), key.hex()]:
        assert secret not in logged
    for link, token in table.tokens.items():
        assert token.rpartition(".")[2] not in logged, link
