"""Mutation testing: `python -m tools.mutants`, or `make mutants`.

Takes a sample of small mutations of each game's rules and scoring, runs the tests that should catch them, and lists the
mutations that survive. Fails if fewer than 95% of a game's mutations are killed, except with `--survivors`.

The tools on the package index don't fit: mutmut changes only functions, not the tables that hold the rulebook's
numbers; cosmic-ray changes the working tree, and starts the whole test suite anew for each mutation. Neither takes a
sample or removes statements.
"""

import argparse
import pickle
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutants.mutations import Mutation, sample
from tools.mutants.trials import Target, TestsFail, Timings, Verdict, try_all

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "cosecha" / "games"
LAST = ROOT / "build" / "mutants.pickle"
"""The last run of each game, for `--survivors`."""
SHARE = 0.95
RULES = {
    "santiago": ["rules/*.py", "scoring.py"],
    "cacao": ["rules/*.py", "scoring.py"],
    "agricola": [
        "engine/*.py",
        "mechanisms/*.py",
        "rules/*.py",
        "cards/*.py",
        "scoring.py",
        "farm.py",
        "fences.py",
        "animals.py",
        "majors.py",
    ],
}
TESTS = [
    "tests/test_scenarios.py",
    "tests/golden/test_golden.py",
    "tests/contract/test_contract.py::test_play_accepts_exactly_the_legal_actions",
    "tests/contract/test_contract.py::test_holding_and_confirming_an_action_equals_playing_it",
    "tests/contract/test_contract.py::test_views_hide_what_a_seat_may_not_know",
    "tests/contract/test_contract.py::test_nobody_is_asked_without_a_choice_unless_that_protects_a_secret",
]
"""In addition to the game's own tests. The rest of the contract suite is slow and hardly about rules."""


def target(game: str) -> Target:
    files = sorted({file for pattern in RULES[game] for file in (GAMES / game).glob(pattern)})
    tests = [f"tests/games/{game}", *TESTS]
    return Target(game, f"cosecha.games.{game}", files, [str(ROOT / test) for test in tests])


def described(mutation: Mutation) -> str:
    """Identifies a mutation without its line number, which changes with edits elsewhere in the file."""
    return f"{mutation.file.relative_to(ROOT)} in {mutation.function or 'the module'}\n{mutation.diff()}"


@dataclass
class Run:
    """The result for one game, and the timings of its tests."""

    tried: int = 0
    survivors: list[str] = field(default_factory=list)
    timings: Timings = field(default_factory=dict)

    def add(self, verdict: Verdict) -> None:
        self.tried += 1
        if not verdict.killer:
            self.survivors.append(described(verdict.mutation))

    def killed(self) -> int:
        return self.tried - len(self.survivors)

    def share(self) -> float:
        return self.killed() / self.tried if self.tried else 1


def summary(run: Run, repeated: bool) -> str:
    """How many mutations were killed. Among those that survived the last time, their share says nothing about the
    tests."""
    if repeated:
        return f"{run.killed()} of {run.tried} that survived the last time are killed now"
    return f"{run.killed()} of {run.tried} killed, {run.share():.1%}"


def last_runs() -> dict[str, Run]:
    found: dict[str, Run] = pickle.loads(LAST.read_bytes()) if LAST.exists() else {}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--size", type=int, default=100, help="how many mutations of each game")
    parser.add_argument("--seed", type=int, default=1, help="another seed takes another sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many to try at a time")
    parser.add_argument("--survivors", action="store_true", help="only those that survived the last time")
    arguments = parser.parse_args()
    games = arguments.games or list(RULES)
    if unknown := set(games) - set(RULES):
        parser.error(f"unknown: {', '.join(unknown)}; the games are {', '.join(RULES)}")
    console = Console(highlight=False, markup=False, soft_wrap=True)
    runs = last_runs()
    repeated = {game for game in games if arguments.survivors and game in runs}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    # No refresh thread, because this process forks.
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        for game in games:
            rules = target(game)
            mutations = sample(rules.files, arguments.size, arguments.seed)
            run = Run()
            if game in repeated:
                mutations = [each for each in mutations if described(each) in runs[game].survivors]
                run.timings = runs[game].timings
            if not mutations and game not in repeated:
                sys.exit(f"{game}: there is nothing to change in {', '.join(RULES[game])}")
            bar = progress.add_task(game, total=len(mutations))
            try:
                for verdict in try_all(rules, mutations, arguments.jobs, run.timings):
                    run.add(verdict)
                    progress.update(bar, advance=1, refresh=True)
                    if not verdict.killer:
                        progress.print(f"survived: line {verdict.mutation.line} of {described(verdict.mutation)}\n")
            except TestsFail as failure:
                sys.exit(f"{game}: the tests fail without any mutation: {failure}")
            if run.tried < len(mutations):
                sys.exit(f"{game}: only {run.tried} of {len(mutations)} mutations were tried")
            runs[game] = run
            LAST.parent.mkdir(exist_ok=True)
            LAST.write_bytes(pickle.dumps(runs))
    for game in games:
        console.print(f"{game}: {summary(runs[game], game in repeated)}")
    if any(runs[game].share() < SHARE for game in games if game not in repeated):
        sys.exit(f"fewer than {SHARE:.0%} killed")


if __name__ == "__main__":
    main()
