"""Compare the time per action of two sets of rules, or of two sets of options, in interleaved runs.

    python -m bench.interleaved --other ../main            this tree against another one, without cards
    python -m bench.interleaved --with cards=full          with cards against without, in this tree
    python -m bench.interleaved --with cards=full --pure   the same on the pure rules

Every run plays the same random matches of Agricola in a process of its own and counts CPU time, and the two sides take
turns, so that a busy machine slows both alike. The result is the median of the ratios with its 95% interval.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from cosecha.core.rng import Rng
from cosecha.games import by_name

ROOT = Path(__file__).resolve().parent.parent
GAME = "agricola"
PLAYERS = (1, 2, 3, 4)
WARM_UP = 3
"""Matches before the clock starts."""


def microseconds(matches: int, chosen: dict[str, str]) -> float:
    """The CPU time per action of random play, averaged over the numbers of players."""
    game = by_name(GAME)
    total = 0.0
    for players in PLAYERS:
        options = game.options(players=players, **chosen)
        decisions = 0
        begin = 0.0
        for seed in range(matches + WARM_UP):
            if seed == WARM_UP:
                decisions, begin = 0, time.process_time()
            state = game.start(options, seed)
            rng = Rng(seed)
            while seats := state.waiting():
                actions = state.worth(seats[0])
                state.apply(seats[0], actions[rng.below(len(actions))])
                decisions += 1
        total += (time.process_time() - begin) / decisions
    return total / len(PLAYERS) * 1e6


def run(tree: Path, pure: bool, matches: int, chosen: list[str]) -> float:
    """One run in a process of its own."""
    rules = tree / ("src" if pure else "build/compiled")
    if not rules.exists():
        sys.exit(f"{rules} is missing: build it with tools/compile_rules.py, or compare the pure rules")
    command = [sys.executable, str(Path(__file__)), "--run", "--matches", str(matches)]
    result = subprocess.run(
        [*command, *(part for option in chosen for part in ("--with", option))],
        env=os.environ | {"PYTHONPATH": str(rules)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(result.stdout)


def interval(ratios: list[float]) -> tuple[float, float]:
    """The 95% interval of the median, from the order of the ratios: for 15 of them, the 4th and the 12th."""
    each = sorted(ratios)
    skipped = max(0, int(len(each) / 2 - 0.98 * len(each) ** 0.5))
    return each[skipped], each[-1 - skipped]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of Agricola's rules in interleaved runs.")
    parser.add_argument("--other", type=Path, default=ROOT, help="the tree to compare with")
    parser.add_argument("--with", dest="chosen", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--pure", action="store_true", help="the rules that aren't compiled")
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--matches", type=int, default=40, help="for each number of players, in each run")
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.run:
        print(microseconds(asked.matches, dict(option.split("=") for option in asked.chosen)))
        return
    ratios: list[float] = []
    for number in range(asked.repeats):
        # The other side begins every other time.
        before = [run(asked.other, asked.pure, asked.matches, [])] if number % 2 else []
        ours = run(ROOT, asked.pure, asked.matches, asked.chosen)
        theirs = before[0] if before else run(asked.other, asked.pure, asked.matches, [])
        ratios.append(ours / theirs)
        print(f"{ours:7.2f} µs against {theirs:7.2f} µs: {ratios[-1]:.3f}", flush=True)
    low, high = interval(ratios)
    print(f"median {median(ratios):.3f}, 95% interval {low:.3f} to {high:.3f}, {asked.repeats} runs each")


if __name__ == "__main__":
    main()
