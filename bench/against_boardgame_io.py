"""Compare our server with boardgame.io's in-memory server in one run: `python -m bench.against_boardgame_io`.

Ours is measured with one process and with two workers, and, on its own, with a thousand spectators at one table.

Both get the same load: tables with two clients, each with its own WebSocket, that answer as soon as it is their turn.
Times run from sending an answer until both clients have seen the result. Our server plays whole games of Santiago and
writes every answer to disk; theirs fills 100 squares in memory. (Their server adds its routes after composing its
middleware, which koa-compose 4.2 ignores, hence the override in package.json.)
"""

import argparse
import asyncio
import hashlib
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles

import msgspec
import uvloop
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.lines import Http, Socket
from bench.run import COMPILED, ROOT
from bench.server_load import Load, cpu_seconds
from tests.server.servers import Node, free_port, running
from tools import web

HERE = Path(__file__).parent / "boardgame_io"
INSTALLED = ROOT / "build" / "boardgame.io"
RESULTS = ROOT / "bench" / "results" / "boardgame_io.json"
WARM_UP = 2.0
READY = 30.0
OURS, THEIRS, TWO_WORKERS = "cosecha", "boardgame.io", "two workers"
NAMESPACE = "/fill"
MOVES = 100
AIMS = {"actions/s": (">=", 1.5), "p50 ms": ("<=", 1.0), "p99 ms": ("<=", 0.5)}
"""Targets for our figures divided by theirs."""
WORKERS_AIM = 1.15
"""CPU per action with two workers, divided by that of one process."""
SPECTATORS, SPECTATORS_AIM = 1000, 20.0
"""CPU ms per action with this many spectators at one table."""
CROWD_MOVES, CROWD_WARM_UP = 60, 10

Figures = dict[str, float]


class _Player:
    """A client of boardgame.io, with just enough engine.io and socket.io to play a game."""

    def __init__(self, match: str, seat: int, credentials: str) -> None:
        self._match, self._seat, self._credentials = match, str(seat), credentials
        self.state = -1
        self.news = asyncio.Event()
        self._socket = Socket("/socket.io/?EIO=4&transport=websocket", "", self._hear)

    async def open(self, port: int) -> None:
        await self._socket.open(port)
        await self.sees(0)

    def close(self) -> None:
        self._socket.close()

    def take(self, square: int) -> None:
        payload = {"type": "take", "args": [square], "playerID": self._seat, "credentials": self._credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self._match, self._seat)

    async def sees(self, state: int) -> None:
        while self.state < state:
            self.news.clear()
            await self.news.wait()

    def _emit(self, *event: object) -> None:
        self._socket.send(f"42{NAMESPACE},".encode() + msgspec.json.encode(event))

    def _hear(self, packet: bytes) -> None:
        if packet.startswith(b"0"):  # open: join the game's namespace
            self._socket.send(f"40{NAMESPACE},".encode())
        elif packet.startswith(b"2"):  # ping
            self._socket.send(b"3")
        elif packet.startswith(b"40"):
            self._emit("sync", self._match, self._seat, self._credentials, 2)
        elif packet.startswith(b"42"):
            kind, _, body = msgspec.json.decode(packet.partition(b",")[2])[:3]
            if kind in ("sync", "update"):
                state = body["state"] if kind == "sync" else body
                self.state = state["_stateID"]
                self.news.set()


class TheirLoad:
    """The load on boardgame.io: one game after another at each table."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.waits: list[float] = []
        self.counting = False

    async def table(self, seed: int) -> None:
        rng = random.Random(seed)
        http = await Http(self._port).open()
        while True:
            await self._game(http, rng)

    async def _game(self, http: Http, rng: random.Random) -> None:
        _, answer = await http.post("/games/fill/create", "", {"numPlayers": 2})
        match = msgspec.json.decode(answer)["matchID"]
        players = []
        for seat in (0, 1):
            body = {"playerID": str(seat), "playerName": f"P{seat}"}
            _, answer = await http.post(f"/games/fill/{match}/join", "", body)
            players.append(_Player(match, seat, msgspec.json.decode(answer)["playerCredentials"]))
        for player in players:
            await player.open(self._port)
        for move, square in enumerate(rng.sample(range(MOVES), MOVES)):
            before, start = max(player.state for player in players), time.perf_counter()
            players[move % 2].take(square)
            for player in players:
                await player.sees(before + 1)
            if self.counting:
                self.waits.append(time.perf_counter() - start)
        for player in players:
            player.close()


async def measure(load: Load | TheirLoad, pid: int, tables: int, seconds: float) -> Figures:
    tasks = [asyncio.create_task(load.table(seed)) for seed in range(tables)]
    await asyncio.sleep(WARM_UP)
    load.counting, start, cpu = True, time.perf_counter(), family_cpu_seconds(pid)
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent, cpu = time.perf_counter() - start, family_cpu_seconds(pid) - cpu
    load.counting = False
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    cuts = quantiles(load.waits, n=100)
    return {
        "actions/s": len(load.waits) / spent,
        "p50 ms": cuts[49] * 1000,
        "p99 ms": cuts[98] * 1000,
        "CPU ms/action": 1000 * cpu / len(load.waits),
    }


def family_cpu_seconds(pid: int) -> float:
    """CPU time that a process and its children have used."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return cpu_seconds(pid) + sum(family_cpu_seconds(int(child)) for child in children)


class _Crowd:
    """Spectators at one table, who only count what they get."""

    def __init__(self) -> None:
        self.frames = 0
        self.news = asyncio.Event()

    def _hear(self, _: bytes) -> None:
        self.frames += 1
        self.news.set()

    async def come(self, port: int, path: str, number: int) -> None:
        for _ in range(number):
            await Socket(f"{path}/live", "", self._hear).open(port)
        await self.get(number)

    async def get(self, frames: int) -> None:
        """Wait for this total number of frames."""
        while self.frames < frames:
            self.news.clear()
            await self.news.wait()


async def measure_crowd(node: Node) -> float:
    """CPU ms per action with spectators at the table, one action after the other."""
    load = Load(node, 0.0, http=False)
    crowd = _Crowd()
    spent: list[float] = []

    async def between(path: str, moves: int) -> None:
        if not moves:
            await crowd.come(node.port, path, SPECTATORS)
        await crowd.get(SPECTATORS * (moves + 1))
        spent.append(family_cpu_seconds(node.pid))

    http = await Http(node.port).open()
    await load.match(http, random.Random(1), CROWD_MOVES, between, public=True)
    return 1000 * (spent[-1] - spent[CROWD_WARM_UP]) / (len(spent) - 1 - CROWD_WARM_UP)


def crowd() -> float:
    _raise_file_limit()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data") as node:
        return uvloop.run(measure_crowd(node))


def _raise_file_limit() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def their_server() -> Iterator[tuple[int, int]]:
    """Runs a boardgame.io server and yields its port and process id."""
    port = free_port()
    server = subprocess.Popen(
        [web.node(), INSTALLED / "server.cjs", str(port)],
        env=os.environ | {"NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    try:
        asyncio.run(_answers(port))
        yield port, server.pid
    finally:
        server.terminate()
        server.wait()


async def _answers(port: int) -> None:
    end = time.monotonic() + READY
    while True:
        try:
            (await Http(port).open()).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.1)


def ours(tables: int, seconds: float, workers: int = 1) -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data", workers=workers) as node:
        figures = uvloop.run(measure(Load(node, 0.0, http=False), node.pid, tables, seconds))
        node.stop()
        return figures


def theirs(tables: int, seconds: float) -> Figures:
    with their_server() as (port, pid):
        return uvloop.run(measure(TheirLoad(port), pid, tables, seconds))


def install() -> None:
    """Fetch what package.json names, unless it is there. Raises WebFailed."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        (INSTALLED / file.name).write_bytes(file.read_bytes())
    stamp, wanted = INSTALLED / "installed", hashlib.sha256((HERE / "package.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        web.npm("install", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error", folder=INSTALLED)
        stamp.write_text(wanted)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure our server next to boardgame.io's.")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--repeats", type=int, default=4)
    asked = parser.parse_args()
    console = Console()
    try:
        install()
    except web.WebFailed as wrong:
        console.print(f"boardgame.io NOT MEASURED: {wrong}")
        sys.exit(0)
    if COMPILED.exists():
        os.environ["PYTHONPATH"] = str(COMPILED)
    turns: list[tuple[str, Callable[[int, float], Figures]]] = [
        (OURS, ours),
        (THEIRS, theirs),
        (TWO_WORKERS, partial(ours, workers=2)),
    ]
    runs: dict[str, list[Figures]] = {name: [] for name, _ in turns}
    # Alternate the order, so that noise affects all of them alike.
    order = [turn for repeat in range(asked.repeats) for turn in (turns if repeat % 2 == 0 else turns[::-1])]
    for name, run in track(order, "Loading", console=console, transient=True):
        runs[name].append(run(asked.tables, asked.seconds))
    medians = {name: {key: median(run[key] for run in found) for key in found[0]} for name, found in runs.items()}
    console.print(shown(medians))
    two, one = medians[TWO_WORKERS]["CPU ms/action"], medians[OURS]["CPU ms/action"]
    console.print(f"CPU per action with two workers: {two / one:.2f} times that of one process (aim: {WORKERS_AIM:g})")
    watched = median(crowd() for _ in range(asked.repeats))
    console.print(
        f"{SPECTATORS:,} spectators at one table: {watched:.1f} ms CPU per action (aim: at most {SPECTATORS_AIM:g})"
    )
    medians[OURS]["CPU ms/action, 1000 spectators"] = watched
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"medians": medians, "runs": runs}, indent=2) + "\n")


def shown(medians: dict[str, Figures]) -> Table:
    table = Table(title="Two clients per table, answering at once", box=SIMPLE_HEAD)
    for column in ("", OURS, THEIRS, "ratio", "aim", TWO_WORKERS):
        table.add_column(column, justify="right" if column else "left")
    for key, own in medians[OURS].items():
        their, two = medians[THEIRS][key], medians[TWO_WORKERS][key]
        sign, aim = AIMS.get(key, ("", 0.0))
        aims = f"{sign} {aim:g}" if sign else "-"
        table.add_row(key, f"{own:,.2f}", f"{their:,.2f}", f"{own / their:.2f}", aims, f"{two:,.2f}")
    return table


if __name__ == "__main__":
    main()
