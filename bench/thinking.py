"""Measure how long searches think, next to their budget: `python -m bench.thinking` (`make bench`).

Random playouts are the hardest guide for keeping time, because each takes as long as the rest of a match. The strongest
level of each game searches with its net.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from itertools import product
from math import ceil, inf
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.measure import pin
from cosecha.bots.nets.guide import NetGuide, observed
from cosecha.bots.nets.trained import trained_guide
from cosecha.bots.registry import bot_maker
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.guide import Guide, Judgment
from cosecha.bots.search.playouts import PlayoutGuide
from cosecha.bots.search.settings import Budget, Settings
from cosecha.bots.timing import timed_name
from cosecha.core.bot import Bot
from cosecha.core.compiled import rules_are_compiled
from cosecha.core.rng import Rng
from cosecha.encoding import Episode
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
MASTER = "master"
BATCH = 16
"""How many positions a search has judged together."""
MOST_FOR_BATCH = 2.0
"""How many milliseconds a net may take for them."""
BATCHES = 200
SEARCHED = 400
SKIPPED = 3
"""How many answers at random follow each that is searched, so that all parts of a match are measured."""


def thinking_times(
    table: str, ms: float, answers: int, clock: Callable[[], float] = time.perf_counter, bot: str = ""
) -> list[float]:
    """How many times its budget a search has taken for each of so many answers of random matches: that of a bot, or one
    with random playouts."""
    name, options = TABLES[table]
    game = by_name(name)
    make = bot_maker(timed_name(bot, ms / 1000), name) if bot else partial(SearchBot, name, PlayoutGuide, Budget(ms=ms))
    rng = Rng(f"thinking {table}")
    times: list[float] = []
    match = 0
    while len(times) < answers:
        state = game.start(game.checked(options), match)
        bots: list[Bot] = [make() for _ in range(options["players"])]
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


class Timed(Guide):
    """A net's guide, and how many milliseconds the net takes for batches of what is asked; neither observing nor
    turning its answers into judgments counts."""

    def __init__(self, guide: NetGuide, times: list[float]) -> None:
        self.tuning = guide.tuning
        self._guide = guide
        self._asked: list[Episode] = []
        self._times = times

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        self._asked += [episode.copy() for episode in episodes]
        while len(self._asked) >= BATCH:
            seen = observed(self._asked[:BATCH])
            del self._asked[:BATCH]
            before = time.perf_counter()
            self._guide.view.judge(seen)
            self._times.append(1000 * (time.perf_counter() - before))
        return self._guide.judge(episodes)

    def final(self, episode: Episode) -> list[float]:
        return self._guide.final(episode)


def judging_times(table: str, batches: int) -> list[float]:
    """How many milliseconds a net takes for batches of a search."""
    name, options = TABLES[table]
    game = by_name(name)
    times: list[float] = []
    rng = Rng(f"judging {table}")
    settings = Settings(batch=BATCH, chase=inf, ending=0)
    while len(times) < batches:
        state = game.start(game.checked(options), rng.below(1 << 30))
        for _ in range(rng.below(100)):
            after = state.copy()
            seat = state.waiting()[0]
            actions = state.worth(seat)
            after.apply(seat, actions[rng.below(len(actions))])
            state = after if after.waiting() else state
        bot = SearchBot(
            name, lambda encoder: Timed(trained_guide(encoder), times), Budget(simulations=SEARCHED), settings
        )
        bot.choose(state.view(state.waiting()[0]), rng)
    return times


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[ceil(part * len(times)) - 1]


def _add_row(shown: Table, name: str, times: list[float], aim: float) -> dict[str, float]:
    found = {"median": percentile(times, 0.5), "p99": percentile(times, 0.99), "worst": max(times)}
    kept = "kept" if found["p99" if aim == AIM else "median"] <= aim else "MISSED"
    shown.add_row(name, *(f"{each:.2f}" for each in found.values()), f"{aim} {kept}")
    return found


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
    for table, bot in product(TABLES, ("", MASTER)):
        times = thinking_times(table, arguments.ms, arguments.answers, bot=bot)
        figures[f"{table}, {bot or 'random playouts'}"] = _add_row(shown, f"{table}, {bot or 'playouts'}", times, AIM)
    judged = Table(*("net", "median", "99 %", "worst", "aim"), title=f"Milliseconds for {BATCH} positions")
    for table in TABLES:
        figures[f"{table}, net"] = _add_row(judged, table, judging_times(table, BATCHES), MOST_FOR_BATCH)
    Console().print(shown)
    Console().print(judged)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
