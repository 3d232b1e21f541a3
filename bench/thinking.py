"""Measure how long searches think, next to their budget: `python -m bench.thinking` (`make bench`).

Random playouts are the hardest guide for keeping time, because each takes as long as the rest of a match.
"""

import argparse
import json
import time
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.measure import pin
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.playouts import PlayoutGuide
from cosecha.bots.search.settings import Budget
from cosecha.core.compiled import rules_are_compiled
from cosecha.core.rng import Rng
from cosecha.games import by_name

RESULTS = Path(__file__).parent / "results" / "thinking.json"
AIM = 1.2
"""How many times its budget the 99th percentile of a search may take, on an idle core."""
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "santiago": ("santiago", {"players": 3}),
    "cacao": ("cacao", {"players": 2}),
    "agricola": ("agricola", {"players": 2}),
    "agricola with cards": ("agricola", {"players": 4, "cards": "full"}),
}
ANSWERS = 300
MS = 200.0
"""The budget."""
SKIPPED = 3
"""How many answers at random follow each that is searched, so that all parts of a match are measured."""


def thinking_times(table: str, ms: float, answers: int, clock: Callable[[], float] = time.perf_counter) -> list[float]:
    """How many times its budget a search has taken for each of so many answers of random matches."""
    name, options = TABLES[table]
    game = by_name(name)
    rng = Rng(f"thinking {table}")
    times: list[float] = []
    match = 0
    while len(times) < answers:
        state = game.start(game.checked(options), match)
        bots = [SearchBot(name, PlayoutGuide, Budget(ms=ms)) for _ in range(options["players"])]
        turn = match  # so that matches differ in what is searched
        match += 1
        while (waiting := state.waiting()) and len(times) < answers:
            seat = waiting[rng.below(len(waiting))]
            actions = state.worth(seat)
            action = actions[rng.below(len(actions))]
            turn += 1
            if len(actions) > 1 and turn % (SKIPPED + 1) == 0:
                view = state.view(seat)
                before = clock()
                action = bots[seat].choose(view, rng)
                times.append((clock() - before) * 1000 / ms)
            state.apply(seat, action)
    return times


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[ceil(part * len(times)) - 1]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--answers", type=int, default=ANSWERS, help="how many for each game")
    parser.add_argument("--ms", type=float, default=MS, help="the budget")
    arguments = parser.parse_args()
    pin()
    kind = "compiled" if rules_are_compiled() else "pure"
    shown = Table(
        *("search", "median", "99 %", "worst", "aim"), title=f"Times a budget of {arguments.ms:.0f} ms, {kind} rules"
    )
    figures: dict[str, dict[str, float]] = {}
    for table in TABLES:
        times = thinking_times(table, arguments.ms, arguments.answers)
        found = {"median": percentile(times, 0.5), "p99": percentile(times, 0.99), "worst": max(times)}
        figures[table] = found
        kept = "kept" if found["p99"] <= AIM else "MISSED"
        shown.add_row(table, *(f"{each:.2f}" for each in found.values()), f"{AIM} {kept}")
    Console().print(shown)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
