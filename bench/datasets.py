"""Measure how long a million decisions of 2-player Agricola take to write: `python -m bench.datasets`.

Random bots play on the compiled rules, in two processes, once with views as JSON and once with encoded observations.
The CPU time tells more than the clock if the machine is busy with other things.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, get_args

from cosecha.lab.dataset.folder import Observations
from cosecha.lab.dataset.making import make
from cosecha.lab.running import Place

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
GAME = "agricola"
GAMES = 11_000
"""Random bots make a few more than 90 decisions in a game."""
AIM = 180.0
"""The seconds that a million decisions may take."""


def write(observations: Observations, games: int, workers: int) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        made = make(
            Path(folder) / GAME,
            GAME,
            ["random", "random"],
            games=games,
            observations=observations,
            place=Place(workers=workers),
        )
    return {"decisions": made.decisions, "rows": made.rows, "size": made.size}


def measured(observations: str, games: int, workers: int, rules: Path) -> dict[str, Any]:
    """What was written by a process of its own and its workers, with the seconds that took by the clock and of CPU."""
    command = [sys.executable, "-m", "bench.datasets", "--games", str(games), "--workers", str(workers)]
    before, begin = os.times(), time.perf_counter()
    result = subprocess.run(
        [*command, "--run", observations],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(rules)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    seconds, after = time.perf_counter() - begin, os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return {**json.loads(result.stdout), "seconds": seconds, "cpu": cpu}


def million(found: dict[str, Any]) -> float:
    """The seconds that a million decisions take."""
    return float(found["seconds"] * 1e6 / found["decisions"])


def missed(figures: dict[str, dict[str, Any]]) -> list[str]:
    """By how observations are written: what takes longer than it may."""
    return [
        f"{observations}: a million decisions take {million(found):.0f} s, not {AIM:.0f}"
        for observations, found in figures.items()
        if million(found) > AIM
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rules", type=Path, default=COMPILED, help="the folder of the package")
    parser.add_argument("--run", choices=get_args(Observations), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.run:
        print(json.dumps(write(chosen.run, chosen.games, chosen.workers)))
        return
    if not chosen.rules.exists():
        sys.exit(f"{chosen.rules} is missing: build it with tools/compile_rules.py, or choose --rules src")
    figures = {}
    for observations in get_args(Observations):
        found = figures[observations] = measured(observations, chosen.games, chosen.workers, chosen.rules)
        print(
            f"{observations}: {found['decisions']:,} decisions, {found['rows']:,} rows, {found['size'] / 1e6:.0f} MB "
            f"in {found['seconds']:.0f} s ({found['cpu']:.0f} s of CPU); a million take {million(found):.0f} s",
            flush=True,
        )
    if too_slow := missed(figures):
        sys.exit("\n".join(too_slow))


if __name__ == "__main__":
    main()
