"""Nobody's traffic depends on what they may not know.

Twins are tables that differ only in secrets: what lies in the piles, what the other has bid. A seat and an onlooker
get the same bytes from both, over HTTP and WebSocket, whatever they ask.
"""

import logging
import random
from collections.abc import Iterator, Sequence
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
from tests.server.clients import Client, one_and_bots, play_on, seated
from tests.server.hosted import FixedTime, Hosted, fixed_chance, hosted, house_with

pytestmark = pytest.mark.proof

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


def _script(one: Any, other: Any, viewer: int, seed: int, most: int = 30) -> Iterator[Step]:
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


def _opened(state: Any, public: bool) -> facts.Opened:
    position = msgspec.to_builtins(state.position())
    seats = [SeatPlan("open", f"Person {seat}") for seat in range(position["options"]["players"])]
    return facts.Opened(
        game="santiago",
        options=position["options"],
        seats=seats,
        public=public,
        secret=new_secret(),
        pace=0,
        confirm=False,
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


def _doors(server: Hosted, table: str) -> list[str]:
    """Every address of the application that can simply be fetched for a table."""
    found = []
    for route in server.app.routes:
        path = getattr(route, "path_format", route.path)
        names = set(route.path_parameters)
        endless = path.endswith(("/live", "/stream", "/events"))
        if "GET" in getattr(route, "methods", ()) and names <= {"table"} and not endless:
            found.append(path.replace("{table}", table).replace("{table:str}", table))
    return sorted(path for path in found if not path.startswith(("/schema", "/metrics")))


def _ask_everything(server: Hosted, client: Client, wire: _Wire, tries: Sequence[str]) -> None:
    for path in _doors(server, client.table.id):
        wire.http(client.http.get(path))
    for action in tries:
        wire.http(client.post("try", action=action))
        wire.http(client.post("act", decision="0.nothing.0", action=action, key="x"))


def _traffic(folder: Path, state: Any, steps: Sequence[tuple[int, str]], viewer: int) -> list[list[tuple[str, bytes]]]:
    """What a seat, somebody who watches and a stranger get to see while a script is played."""
    clock = FixedTime()
    with fixed_chance(), hosted(folder, house_with(clock)) as server:
        table = server.open("twin", _opened(state, public=True))
        players = [Client(server.url, table, f"play {seat}", f"P{seat}") for seat in range(len(table.tokens) // 2 - 1)]
        for player in players:
            player.sit()
        eyes = [players[viewer], Client(server.url, table, "watch"), Client(server.url, table, None)]
        wires = [_Wire() for _ in eyes]
        with (
            eyes[0].live(server.url, 0) as first,
            eyes[1].live(server.url, 0) as second,
            eyes[2].live(server.url, 0) as third,
        ):
            connections = [first, second, third]
            seq = players[0].snapshot()["seq"]
            for seat, action in [*steps, (-1, "")]:
                for client, wire, connection in zip(eyes, wires, connections, strict=True):
                    _frames_to(connection, wire, seq)
                    _ask_everything(server, client, wire, TRIES)
                    for tried in TRIES:
                        connection.send(f'{{"do":"act","decision":"0.nothing.0","action":"{tried}","key":"x"}}')
                        wire.frame(connection.recv(10))
                clock.now += 1.5
                if seat >= 0:
                    decision = players[seat].look()["decision"]["id"]
                    answer = players[seat].post("act", decision=decision, action=action, key=f"k{seq}")
                    assert answer.status_code == 200, answer.text
                    seq = answer.json()["seq"]
                    if seat == viewer:
                        wires[0].http(answer)
        return [wire.got for wire in wires]


def _frames_to(connection: ClientConnection, wire: _Wire, seq: int) -> None:
    while True:
        frame = connection.recv(10)
        wire.frame(frame)
        if msgspec.json.decode(frame).get("update", {}).get("seq", 0) >= seq:
            return


def _same_traffic(folder: Path, players: int, seed: int, moves: int, viewer: int, **options: Any) -> int:
    one, other = _pair(players, seed, moves, viewer, **options)
    script = list(_script(one, other, viewer, seed))
    first = _traffic(folder / "one", one, [(seat, action) for seat, action, _ in script], viewer)
    second = _traffic(folder / "other", other, [(seat, action) for seat, _, action in script], viewer)
    for a, b in zip(first, second, strict=True):
        assert len(a) == len(b)
        for got, wanted in zip(a, b, strict=True):
            assert got == wanted
    return sum(a != b for _, a, b in script)


def test_a_secret_bid_of_the_other_is_in_nobodys_traffic(tmp_path: Path) -> None:
    """Two players, in the auction: the other commits this bid or that one."""
    differences = _same_traffic(tmp_path, players=2, seed=5, moves=1, viewer=0)
    assert differences == 1


def test_the_order_of_the_piles_is_in_nobodys_traffic(tmp_path: Path) -> None:
    _same_traffic(tmp_path, players=4, seed=2, moves=9, viewer=1)


def test_hidden_money_is_in_nobodys_traffic(tmp_path: Path) -> None:
    _same_traffic(tmp_path, players=3, seed=3, moves=40, viewer=2, money_visibility="hidden")


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_twins_have_the_same_traffic(tmp_path: Path, players: int, seed: int) -> None:
    hidden = ["open", "hidden"][seed % 2]
    _same_traffic(tmp_path, players, 100 + seed, 3 * seed, seed % players, money_visibility=hidden)


def test_no_secret_is_found_in_bodies_headers_or_logs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As long as a match runs, neither its secret nor its seed, nor ever the server's key or a token."""
    caplog.set_level(logging.DEBUG)
    with hosted(tmp_path / "data") as server:
        clients = seated(server.url, one_and_bots(public=True, players=2, confirm=True))
        table = clients[0].table
        wire = _Wire()
        eyes = [*clients, Client(server.url, table, "watch"), Client(server.url, table, "host")]
        for turn in range(6):
            play_on(clients, random.Random(turn), 4)
            for client in eyes:
                _ask_everything(server, client, wire, ["pass"])

        async def secrets_of_the_table() -> list[str]:
            async with server.house.at(table.id) as found:
                assert found.match is not None
                seed = str(found.match.record().seed)
                return [found.opened.secret, seed, *([str(int(seed, 16))] if seed else [])]

        hidden = server.run(secrets_of_the_table())
        key = (tmp_path / "data" / "key").read_bytes()
    told = b"".join(data for _, data in wire.got).decode(errors="replace")
    for secret in hidden:
        assert len(secret) > 20
        assert secret not in told
    logged = caplog.text
    for secret in [*hidden, *table.tokens.values(), key.hex()]:
        assert secret not in logged
    for link, token in table.tokens.items():
        assert token.rpartition(".")[2] not in logged, link
