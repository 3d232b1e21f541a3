"""Load a real server on loopback: `python -m bench.server_load` (part of `make bench`), or with `--tables 20`.

Each table has two scripted clients, each with its own WebSocket for updates. They answer over it, or over HTTP with
`--http`. Times run from sending an answer until both clients have seen the result. Every answer is durable before it is
seen.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
import uvloop
from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.lines import Http, Socket
from bench.run import COMPILED, ROOT
from cosecha.server.running.tables import KEPT_IDLE
from tests.server.clients import pick, two_people
from tests.server.servers import Node, running

RESULTS = ROOT / "bench" / "results" / "server.json"
LOADS = [(20, 0.0, 0), (200, 0.5, 0), (200, 0.5, 100), (200, 0.5, 1000), (200, 0.5, 5000)]
"""The number of active tables, the thinking time in seconds, and the number of idle tables."""

PLAYED, MOVES, CLOCK = 300, 8, {"move": 24 * 3600, "bank": 24 * 3600}
"""How many of the idle tables are in the middle of a correspondence match, after how many moves, with what clock."""

Figures = dict[str, float]
Between = Callable[[str, int], Awaitable[None]]
"""Called before each move, with the table's path and the number of moves so far."""


class _Asked(Struct):
    id: str
    kind: str


class _Now(Struct):
    status: str
    decision: _Asked | None = None
    choices: list[dict[str, Any]] = []


class _Update(Struct):
    seq: int
    now: _Now


class _Frame(Struct):
    update: _Update | None = None
    replies: list[dict[str, Any]] = []


_frame = msgspec.json.Decoder(_Frame)


class _Client:
    def __init__(self, path: str, token: str) -> None:
        self.token = token
        self.seq = 0
        self.now: _Now | None = None
        self.seen: dict[int, float] = {}
        self.news = asyncio.Event()
        self.bytes = 0
        self.socket = Socket(f"{path}/live", token, self._hear)

    def _hear(self, frame: bytes) -> None:
        at = time.perf_counter()
        self.bytes += len(frame)
        decoded = _frame.decode(frame)
        assert not any("error" in reply for reply in decoded.replies), frame
        update = decoded.update
        if update is not None:
            for seq in range(self.seq + 1, update.seq + 1):
                self.seen[seq] = at
            self.seq, self.now = update.seq, update.now
            self.news.set()

    async def first(self) -> int:
        """Wait for the first update. Returns its row."""
        while self.now is None:
            await self.news.wait()
        return self.seq

    async def sees(self, seq: int) -> float:
        while self.seq < seq:
            self.news.clear()
            await self.news.wait()
        return self.seen.pop(seq)


class Load:
    def __init__(self, node: Node, think: float, http: bool) -> None:
        self._node = node
        self._think = think
        self._http = http
        self.waits: list[float] = []
        self.bytes = 0
        self.counting = False

    async def table(self, seed: int) -> None:
        rng = random.Random(seed)
        http = await Http(self._node.port).open()
        while True:
            await self.match(http, rng)

    async def leave(self, tables: int) -> None:
        """Start matches with clocks and abandon them."""
        http = await Http(self._node.port).open()
        for seed in range(tables):
            await self.match(http, random.Random(seed), MOVES, clock=CLOCK)
        http.close()

    async def match(
        self,
        http: Http,
        rng: random.Random,
        moves: int | None = None,
        between: Between | None = None,
        **plan: Any,
    ) -> None:
        """Play a match, or only its first moves."""
        _, answer = await http.post("/api/tables", "", two_people(confirm=False, **plan))
        opened = msgspec.json.decode(answer)
        path = f"/api/tables/{opened['table']}"
        clients = []
        for seat in (0, 1):
            token = opened["tokens"][f"play {seat}"]
            body = {"seat": seat, "name": f"P{seat}", "word": str(seed_word(rng))}
            _, answer = await http.post(f"{path}/sit", token, body)
            tokens = msgspec.json.decode(answer)["tokens"]  # a seat gets new links when a guest sits down
            clients.append(_Client(path, tokens.get(f"play {seat}", token)))
        try:
            for client in clients:
                await client.socket.open(self._node.port)
            await self._play(http, path, clients, rng, moves, between)
        finally:
            for client in clients:
                client.socket.close()

    async def _play(
        self,
        http: Http,
        path: str,
        clients: list[_Client],
        rng: random.Random,
        moves: int | None,
        between: Between | None,
    ) -> None:
        seq = max([await client.first() for client in clients])
        for move in count() if moves is None else range(moves):
            if between is not None:
                await between(path, move)
            asked = [client for client in clients if client.now is not None and client.now.decision is not None]
            if not asked:
                return
            client = rng.choice(asked)
            assert client.now is not None
            assert client.now.decision is not None
            if self._think:
                await asyncio.sleep(rng.uniform(0, 2 * self._think))
            action = pick({"choices": client.now.choices}, rng)
            start = time.perf_counter()
            body = {"decision": client.now.decision.id, "action": action, "key": f"{seq}"}
            if self._http:
                status, answer = await http.post(f"{path}/act", client.token, body)
                assert status == 200, answer
            else:
                client.socket.send(msgspec.json.encode({"do": "act", **body}))
            seq += 1
            seen = max([await other.sees(seq) for other in clients])
            for other in clients:
                other.seen[seq] = seen
            if self.counting:
                self.waits.append(seen - start)
                self.bytes += sum(client.bytes for client in clients)
            for client in clients:
                client.bytes = 0


def seed_word(rng: random.Random) -> int:
    return rng.randrange(10**9)


def _memory(pid: int) -> int:
    """The resident memory of a process, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def _open_idle(port: int, tables: int) -> None:
    """Open tables that nobody watches."""
    line = await Http(port).open()
    for _ in range(tables):
        await line.post("/api/tables", "", two_people())
    line.close()


async def measure(node: Node, tables: int, think: float, seconds: float, idle: int, http: bool) -> Figures:
    """Measure one load."""
    # The server keeps this many idle tables in memory anyway; measure only what each further one costs.
    await _open_idle(node.port, KEPT_IDLE + 50)
    empty = _memory(node.pid)
    await _open_idle(node.port, idle)
    filled = _memory(node.pid)
    played = min(idle, PLAYED)
    await Load(node, 0, http).leave(KEPT_IDLE + 50 if played else 0)
    kept = _memory(node.pid)
    await Load(node, 0, http).leave(played)
    left = _memory(node.pid)
    load = Load(node, think, http)
    tasks = [asyncio.create_task(load.table(seed)) for seed in range(tables)]
    await asyncio.sleep(2 + 2 * think)
    load.counting, start, cpu, own = True, time.perf_counter(), cpu_seconds(node.pid), time.process_time()
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent = time.perf_counter() - start
    load.counting = False
    cpu, own = cpu_seconds(node.pid) - cpu, time.process_time() - own
    full = _memory(node.pid)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    cuts = quantiles(load.waits, n=100)
    return {
        "tables": tables,
        "thinking s": think,
        "idle": idle,
        "actions/s": len(load.waits) / spent,
        "p50 ms": cuts[49] * 1000,
        "p99 ms": cuts[98] * 1000,
        "server CPU": cpu / spent,
        "CPU ms/action": 1000 * cpu / len(load.waits),
        "clients CPU": own / spent,
        "bytes/action": load.bytes / len(load.waits),
        "KiB/live table": (full - left) / 1024 / tables,
        "KiB/idle table": (filled - empty) / 1024 / idle if idle else 0,
        "KiB/idle played": (left - kept) / 1024 / played if played else 0,
    }


def _one(asked: argparse.Namespace, tables: int, think: float, idle: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data") as node:
        figures = uvloop.run(measure(node, tables, think, asked.seconds, idle, asked.http))
        node.stop()
        return figures


def _rules() -> dict[str, str]:
    """The rules that can be measured, and the PYTHONPATH of each."""
    return {"pure": str(ROOT / "src")} | ({"compiled": str(COMPILED)} if COMPILED.exists() else {})


def _number(value: float) -> str:
    return f"{value:,.{0 if value >= 100 or value == int(value) else 2}f}"


def _shown(rows: list[tuple[str, Figures]]) -> Table:
    shown = Table(title="A server on loopback, every answer durable", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    shown.add_column("rules")
    for column in rows[0][1]:
        shown.add_column(column.replace(" ", "\n").replace("/", "\n/"), justify="right")
    for rules, figures in rows:
        shown.add_row(rules, *map(_number, figures.values()))
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server under load.")
    parser.add_argument("--tables", type=int, help="measure only this many tables instead of the usual loads")
    parser.add_argument("--think", type=float, default=0.0, help="average thinking time in seconds")
    parser.add_argument("--idle", type=int, default=0, help="number of extra tables that nobody looks at")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--http", action="store_true", help="answer with HTTP requests instead of the WebSocket")
    asked = parser.parse_args()
    loads = LOADS if asked.tables is None else [(asked.tables, asked.think, asked.idle)]
    console = Console()
    rows: list[tuple[str, Figures]] = []
    turns = [(rules, path, load) for load in loads for rules, path in _rules().items()]
    for rules, path, load in track(turns, "Loading", console=console, transient=True):
        os.environ["PYTHONPATH"] = path
        rows.append((rules, _one(asked, *load)))
    console.print(_shown(rows))
    console.print(
        "Two clients per table. Times run from sending an answer until both have seen the result. CPU: of one core."
    )
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps([{"rules": rules, **figures} for rules, figures in rows], indent=2) + "\n")


if __name__ == "__main__":
    main()
