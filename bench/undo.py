"""Measure opening a table of 10,000 rows, most of them undone, and how long that delays other requests."""

import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import uvloop
from rich.console import Console

from cosecha.server.running.tables import Tables
from cosecha.server.serve import COLLECT_AFTER
from cosecha.server.storage.store import Store
from cosecha.server.table import facts, seating
from cosecha.server.table.checks import match_of
from cosecha.server.table.table import Decide
from cosecha.server.table.updates import update_for

RESULTS = Path(__file__).parent / "results" / "undo.json"
ROWS = 10_000
MOVES = 155
"""The moves that remain in the end."""
REPEATS = 9
"""How often a run opens the table."""
RUNS = 3
"""How often everything is measured: other programs on the machine may delay a run, but hardly all of them."""
OPENS_WITHIN = 150.0
"""In milliseconds, the median of a run."""
DELAYS_UP_TO = 20.0
"""In milliseconds, the worst delay of a run."""
TICK = 0.001
ID = "table"


async def _fill(tables: Tables) -> None:
    """Create a four-player game of Agricola in which a move is played and undone thousands of times."""
    rng = random.Random(1)
    plan = seating.opened("agricola", {"players": 4}, [facts.SeatPlan("here")] * 4)
    sat = [facts.Sat(seat, f"Person {seat}", "a word") for seat in range(4)]
    await tables.create(ID, [plan, *sat, facts.Started()])
    row = 1
    while row < ROWS:
        async with tables.at(ID) as table:
            match = match_of(table)
            seat, moves = table.waiting[0], match.moves
            answer = facts.Acted(seat, table.game.notation(rng.choice(match.state.worth(seat))), f"key {row}")
        row = await tables.change(ID, _deciding(answer))
        if moves >= MOVES:
            row = await tables.change(ID, _deciding(facts.Undone(seat, moves, f"key {row}")))


def _deciding(fact: facts.Fact) -> Decide:
    """Add one fact unconditionally."""
    return lambda table: [fact]


async def _worst_delay(done: asyncio.Event) -> float:
    """The maximum delay of a task that should run every millisecond."""
    worst = 0.0
    while not done.is_set():
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        worst = max(worst, time.perf_counter() - before - TICK)
    return worst


async def _open(store: Store) -> tuple[float, float]:
    """The seconds until a cold server can show the table, and the worst delay of other tasks."""
    done = asyncio.Event()
    others = asyncio.create_task(_worst_delay(done))
    await asyncio.sleep(0.05)
    before = time.perf_counter()
    async with Tables(store).at(ID) as table:
        update_for(table, None, table.seq - 1)
    spent = time.perf_counter() - before
    done.set()
    return spent, await others


def _tune_garbage_collector() -> None:
    """As a server does once it has started."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


async def measure() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/tables.sqlite")
        store.prepare()
        await _fill(Tables(store))
        _tune_garbage_collector()
        runs = [[await _open(store) for _ in range(REPEATS)] for _ in range(RUNS)]
        store.close()
    return {
        "rows": ROWS,
        "opens ms, each run": [1000 * median(spent for spent, _ in run) for run in runs],
        "worst delay ms, each run": [1000 * max(delay for _, delay in run) for run in runs],
    }


def _listed(figures: list[float]) -> str:
    return ", ".join(f"{figure:.1f}" for figure in figures)


def main() -> None:
    figures = uvloop.run(measure())
    opens, delays = figures["opens ms, each run"], figures["worst delay ms, each run"]
    Console().print(
        f"A table of {ROWS:,} rows, most of them undone, opens in {_listed(opens)} ms (the median of each run; at most "
        f"{OPENS_WITHIN:.0f} in the best) and delays others by up to {_listed(delays)} ms (the worst of each run; at "
        f"most {DELAYS_UP_TO:.0f} in the best)."
    )
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")
    if min(opens) > OPENS_WITHIN or min(delays) > DELAYS_UP_TO:
        sys.exit("undo MISSED")


if __name__ == "__main__":
    main()
