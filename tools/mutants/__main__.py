"""Mutation testing: `python -m tools.mutants`, or `make mutants`.

Takes a sample of small mutations of each game's rules and scoring, runs the tests that should notice, and lists those
that none of them does. Fails if fewer than 95% of a game's mutations are killed.

The tools on the package index don't fit: mutmut changes only functions, not the tables that hold the rulebook's
numbers; cosmic-ray changes the working tree, and starts the whole test suite anew for each mutation. Neither takes a
sample or removes statements.
"""

import argparse
import pickle
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tools.mutants.mutations import Mutation, sample
from tools.mutants.trials import Target, TestsFail, Timings, Verdict, try_all

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "cosecha" / "games"
LAST = ROOT / "build" / "mutants.pickle"
"""The last run: by game, what survived and the timings of the tests."""
SHARE = 0.95
RULES = {
    "santiago": ["rules/*.py", "scoring.py"],
    "cacao": ["rules/*.py", "scoring.py"],
    "agricola": [
        "rules/*.py",
        "scoring.py",
        "farm.py",
        "fences.py",
        "animals.py",
        "cards/majors.py",
        "cards/minors.py",
        "cards/occupations.py",
    ],
}
TESTS = [
    "tests/test_scenarios.py",
    "tests/golden/test_golden.py",
    "tests/contract/test_contract.py::test_legal_is_complete_and_play_accepts_exactly_that",
]
"""Besides the game's own tests. Most of the contract suite tests what surrounds the rules, and takes long."""


def target(game: str) -> Target:
    files = sorted({file for pattern in RULES[game] for file in (GAMES / game).glob(pattern)})
    tests = [f"tests/games/{game}", *TESTS]
    return Target(game, f"cosecha.games.{game}", files, [str(ROOT / test) for test in tests])


def described(mutation: Mutation) -> str:
    place = mutation.file.relative_to(ROOT)
    return f"{place}:{mutation.line} in {mutation.function or 'the module'}\n{mutation.diff()}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").split("\n\n")[1])
    parser.add_argument("games", nargs="*", choices=[*RULES, []], help="which games; all if none is named")
    parser.add_argument("--size", type=int, default=100, help="how many mutations of each game")
    parser.add_argument("--seed", type=int, default=1, help="another seed takes another sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many to try at a time")
    parser.add_argument("--survivors", action="store_true", help="only those that survived the last time")
    arguments = parser.parse_args()
    console = Console(highlight=False, markup=False, soft_wrap=True)
    last: dict[str, tuple[list[str], Timings]] = pickle.loads(LAST.read_bytes()) if LAST.exists() else {}
    verdicts: dict[str, list[Verdict]] = {}
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    # No thread of its own for drawing: this process forks.
    with Progress(*columns, console=console, auto_refresh=False) as progress:
        for game in arguments.games or RULES:
            games = target(game)
            mutations = sample(games.files, arguments.size, arguments.seed)
            timings: Timings = {}
            if arguments.survivors and game in last:
                survivors, timings = last[game]
                mutations = [each for each in mutations if described(each) in survivors]
            bar = progress.add_task(game, total=len(mutations))
            verdicts[game] = []
            try:
                for verdict in try_all(games, mutations, arguments.jobs, timings):
                    verdicts[game].append(verdict)
                    progress.update(bar, advance=1, refresh=True)
                    if not verdict.killer:
                        progress.print(f"survived: {described(verdict.mutation)}\n")
            except TestsFail as failure:
                sys.exit(f"{game}: the tests fail even without a mutation: {failure}")
            last[game] = [described(each.mutation) for each in verdicts[game] if not each.killer], timings
            LAST.parent.mkdir(exist_ok=True)
            LAST.write_bytes(pickle.dumps(last))
    enough = True
    for game, found in verdicts.items():
        killed = len(found) - len(last[game][0])
        share = killed / len(found) if found else 1
        enough = enough and share >= SHARE
        console.print(f"{game}: {killed} of {len(found)} killed, {share:.1%}")
    if not enough:
        sys.exit(f"fewer than {SHARE:.0%} killed")


if __name__ == "__main__":
    main()
