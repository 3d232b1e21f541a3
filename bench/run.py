"""Measure the rules, pure and compiled, next to catanatron, and the bots: `python -m bench.run` (`make bench`).

Each repeat runs every contender once, in its own process, so that noise hits all alike. The result is the median of the
repeats.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table

from cosecha.games import NAMES

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
RESULTS = ROOT / "bench" / "results" / "latest.json"

COLUMNS = (
    "seats",
    "matches\nper s",
    "moves\nper s",
    "times\ntheirs",
    "answers\nper s",
    "times\ntheirs",
    "legal\nmean",
    "99.9 %\nµs",
    "worst\nµs",
    "copy\nµs",
    "think\nms",
)
LAST_COLUMNS = ("legal_p999_us", "legal_worst_us", "copy_us", "think_ms")
"""The figures measured only for our rules."""
VARIANTS = {"agricola with cards": "agricola:cards=full"}
"""Games with options that make them different enough to measure, see `bench.ours`."""
CARDS_AIM = 2.0
"""How many times as long an action may take with cards as without."""
THINKING_AIMS = {"santiago": 5.0, "cacao": 10.0, "agricola": 20.0, "agricola with cards": 20.0}
"""The maximum mean milliseconds per decision of each game's best bot, on the compiled rules."""

LOOKS = {
    "view\nµs": "view_us",
    "slows play\ntimes": "views_slow_play",
    "guess\nµs": "guess_us",
    "digest\nµs": "digest_us",
}
"""Figures of the second table, by the title of their column."""
LOOKING_AIMS = {"guess_us": 30.0, "digest_us": 2.0}
"""The target of each in microseconds, on the compiled rules."""

Figures = dict[str, dict[str, float]]
"""By number of players and name of the figure."""


def contenders() -> dict[str, tuple[list[str], str]]:
    """What can be measured on this machine: a module with arguments, and the PYTHONPATH to run it with."""
    found: dict[str, tuple[list[str], str]] = {}
    for name, game in ({game: game for game in NAMES} | VARIANTS).items():
        found[f"{name}, pure"] = (["bench.ours", game], "")
        if COMPILED.exists():
            found[f"{name}, compiled"] = (["bench.ours", game], str(COMPILED))
    if find_spec("catanatron"):
        found["catanatron"] = (["bench.theirs"], "")
    return found


def measure(name: str, command: list[str], path: str, seconds: float, seed: int) -> Figures:
    """Run one repeat of one contender."""
    result = subprocess.run(
        [sys.executable, "-m", *command, str(seconds), str(seed)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures = json.loads(result.stdout)
    if command[0] == "bench.ours" and figures["compiled"] != name.endswith("compiled"):
        sys.exit(f"{name}: measured the wrong rules (pure or compiled)")
    players: Figures = figures["players"]
    return players


def summary(repeats: list[Figures]) -> Figures:
    """The median of the repeats; the maximum for worst cases."""
    return {
        players: {
            figure: (max if "worst" in figure else median)(repeat[players][figure] for repeat in repeats)
            for figure in figures
        }
        for players, figures in repeats[0].items()
    }


def table(results: dict[str, Figures]) -> Table:
    """One row for each contender and number of players."""
    theirs = results.get("catanatron", {}).get("4")
    shown = Table(title="Random playouts on one core", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    shown.add_column("rules")
    for column in COLUMNS:
        shown.add_column(column, justify="right")
    for name, figures in results.items():
        for players, row in figures.items():
            shown.add_row(
                name,
                players,
                f"{row['matches_per_s']:,.0f}" if row["matches_per_s"] >= 100 else f"{row['matches_per_s']:.1f}",
                f"{row['moves_per_s']:,.0f}",
                f"{row['moves_per_s'] / theirs['moves_per_s']:.1f}" if theirs else "-",
                f"{row['decisions_per_s']:,.0f}",
                f"{row['decisions_per_s'] / theirs['decisions_per_s']:.1f}" if theirs else "-",
                f"{row['mean_legal']:.1f}",
                *(f"{row[key]:.1f}" if key in row else "-" for key in LAST_COLUMNS),
            )
        shown.add_section()
    return shown


def means(figures: Figures, name: str) -> float:
    """A figure averaged over the numbers of players."""
    return sum(row[name] for row in figures.values()) / len(figures)


def looks(results: dict[str, Figures]) -> Table:
    """One row for each game, pure and compiled."""
    shown = Table(title="Views, guesses and digests", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    shown.add_column("rules")
    for column in LOOKS:
        shown.add_column(column, justify="right")
    for name, figures in results.items():
        if "," in name:
            shown.add_row(name, *(f"{means(figures, key):.1f}" for key in LOOKS.values()))
    return shown


def slow_looks(results: dict[str, Figures]) -> list[str]:
    """The games whose guesses or digests miss their target."""
    return [
        f"{name}: {key.removesuffix('_us')} takes {means(figures, key):.1f} µs, over its target of {aim:g}"
        for name, figures in results.items()
        if name.endswith(", compiled")
        for key, aim in LOOKING_AIMS.items()
        if means(figures, key) > aim
    ]


def slow_thinkers(results: dict[str, Figures]) -> list[str]:
    """The bots that take longer than their target."""
    return [
        f"{name}, {players} seats: the bot thinks {row['think_ms']:.1f} ms, over its target of {aim:g}"
        for name, figures in results.items()
        if name.endswith(", compiled") and (aim := THINKING_AIMS.get(name.partition(",")[0])) is not None
        for players, row in figures.items()
        if row["think_ms"] > aim
    ]


def slow_cards(results: dict[str, Figures]) -> list[str]:
    """Where an action with cards takes too long."""
    found = []
    for rules in ("pure", "compiled"):
        if f"agricola with cards, {rules}" in results:
            plain, cards = results[f"agricola, {rules}"], results[f"agricola with cards, {rules}"]
            for players, row in cards.items():
                slower = plain[players]["decisions_per_s"] / row["decisions_per_s"]
                if slower > CARDS_AIM:
                    found.append(
                        f"agricola, {rules}, {players} seats: with cards an action takes {slower:.2f} times as long"
                    )
    return found


def about() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "when": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.system(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "garbage_collector": "on",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the speed of the rules.")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds to measure each cell, per repeat")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    console = Console()
    who = contenders()
    repeats: dict[str, list[Figures]] = {name: [] for name in who}
    turns = [(name, number) for number in range(asked.repeats) for name in who]
    for name, number in track(turns, "Measuring", console=console, transient=True):
        seed = asked.seed + number * 1_000_000
        repeats[name].append(measure(name, *who[name], asked.seconds, seed))

    results = {name: summary(figures) for name, figures in repeats.items()}
    console.print(table(results))
    console.print(
        f"Medians of {asked.repeats} repeats; theirs: catanatron. A move is a decision with two or more legal actions, "
        "an answer is any decision. Times include starting a game; the garbage collector is on. 99.9 % and worst "
        "are of single `legal` calls, each the fastest of three; worst is the worst of all repeats. "
        "A bot's time is its average per decision, with the game's best bot in every seat."
    )
    console.print(looks(results))
    console.print(
        "At every decision of random play, averaged over the numbers of players: one viewer's view; how many times as "
        "long play takes with the deciding seat's view; a guess from that view; the state's digest."
    )
    for line in slow_cards(results) + slow_looks(results) + slow_thinkers(results):
        console.print(line)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"about": about(), "summary": results, "repeats": repeats}, indent=2) + "\n")
    console.print(f"All figures: {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
