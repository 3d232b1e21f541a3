"""Measures the bot in self-play: `python -m tools.train_agricola.evaluate --games 500 --duel 1000`.

It measures the nets in the package, or the one given with `--net`. The bot plays as at a table: it sees its view and
guesses the rest. Prints, for each kind of match, the mean score, begging markers per game, the median round of the
third person, people, rooms and cards at the end, and the time per decision. The duel is between two players with 7 + 7
cards, one of whom never looks at theirs. `--check` shows progress and fails if a target is missed (`targets.py`).
"""

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import mean, median, stdev
from time import perf_counter
from typing import Literal

from tools.train_agricola import build
from tools.train_agricola.targets import Played, begs_more_with_cards, missed_alone, missed_in_duel, missed_with_decks

NEVER = 15
FIRST_SEED = 1_000_000
ShowProgress = Callable[[str, int, Iterable[Played]], Iterable[Played]]
"""Passes matches on while showing how many of them are done."""
Task = tuple[Path | None, str, int, tuple[bool, ...]]
"""The net (None for those in the package), the kind of match (players, `c` for hand cards, `d` for event decks), the
seed, and whether each seat uses its cards."""


def no_progress(kind: str, count: int, played: Iterable[Played]) -> Iterable[Played]:
    return played


def measured(task: Task) -> Played:
    """Play one match."""
    from cosecha.bots.agricola import InsightBot
    from cosecha.bots.agricola.cardless import CardlessBot
    from cosecha.bots.agricola.deckless import DecklessBot
    from cosecha.bots.agricola.netfile import read_net
    from cosecha.core.rng import Rng
    from cosecha.games.agricola import GAME, Options
    from cosecha.games.agricola.scoring import totals, winning

    path, kind, seed, with_cards = task
    net = read_net(path) if path else None
    ignoring = DecklessBot if "d" in kind else CardlessBot
    bots = [InsightBot(net) if each else ignoring(net) for each in with_cards]
    players = int(kind[0])
    decks: Literal["with", "without"] = "with" if "d" in kind else "without"
    options = Options(players=players, cards="full" if "c" in kind else "none", x_deck=decks, forest_deck=decks)
    state = GAME.start(options, seed)
    rng = Rng(f"evaluate {seed}")
    third = [NEVER] * players
    decisions, thinking = 0, 0.0
    while waiting := state.waiting():
        seat = waiting[0]
        view = state.view(seat)
        begun = perf_counter()
        action = bots[seat].choose(view, rng)
        thinking += perf_counter() - begun
        decisions += 1
        state.apply(seat, action)
        if third[seat] == NEVER and state.farms[seat].people > 2:
            third[seat] = state.round
    return {
        "scores": totals(state),
        "winners": winning(state),
        "begging": sum(farm.begging for farm in state.farms),
        "begging_by_seat": [farm.begging for farm in state.farms],
        "third": third,
        "people": [farm.people for farm in state.farms],
        "rooms": [farm.room_count() for farm in state.farms],
        "cards": [len(farm.played) for farm in state.farms],
        "decisions": decisions,
        "thinking": thinking,
    }


def report(
    net: Path | None,
    games: int,
    workers: int,
    kinds: tuple[str, ...],
    duel: int = 0,
    show: ShowProgress = no_progress,
    deck_duel: int = 0,
) -> list[str]:
    """Play the matches and print what came out; returns the targets that were missed."""
    missed: list[str] = []
    without: list[Played] = []
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        for kind in kinds:
            everybody = (True,) * int(kind[0])
            tasks: list[Task] = [(net, kind, FIRST_SEED + number, everybody) for number in range(games)]
            played = list(show(kind, len(tasks), pool.imap(measured, tasks, chunksize=2)))
            print(summary(kind, played), flush=True)
            if kind.isdecimal():
                missed += missed_alone(int(kind), played)
            if kind == "2":
                without = played
        if duel:
            tasks = duels(net, FIRST_SEED, duel)
            seats = [with_cards.index(True) for _, _, _, with_cards in tasks]
            played = list(show("duel", len(tasks), pool.imap(measured, tasks, chunksize=2)))
            _print_duel(played, seats)
            missed += missed_in_duel(played, seats)
            if without:
                missed += begs_more_with_cards(played, seats, without)
        if deck_duel:
            tasks = duels(net, FIRST_SEED, deck_duel, "2d")
            seats = [with_cards.index(True) for _, _, _, with_cards in tasks]
            played = list(show("duel with event decks", len(tasks), pool.imap(measured, tasks, chunksize=2)))
            _print_duel(played, seats)
            missed += missed_with_decks(played, seats)
    return missed


def duels(net: Path | None, first: int, count: int, kind: str = "2c") -> list[Task]:
    """Matches for two with cards; one seat doesn't know its hand, or ignores the event decks. Each seed is played from
    both seats, so an odd count is rounded up."""
    seeds = range(first, first + (count + 1) // 2)
    return [(net, kind, seed, (seat == 0, seat == 1)) for seed in seeds for seat in (0, 1)]


def summary(kind: str, played: list[Played]) -> str:
    scores = _all(played, "scores")
    spread = f"sd {stdev(scores):.1f}" if len(scores) > 1 else "a single score"
    return (
        f"{kind}, {len(played)} games: mean {mean(scores):.2f} ({spread}), "
        f"begging {mean(each['begging'] for each in played):.3f} per game, "
        f"third person {median(_all(played, 'third')):g}, people {mean(_all(played, 'people')):.2f}, "
        f"rooms {mean(_all(played, 'rooms')):.2f}, cards {mean(_all(played, 'cards')):.1f}, "
        f"{1000 * sum(each['thinking'] for each in played) / sum(each['decisions'] for each in played):.2f} ms"
    )


def _all(played: list[Played], what: str) -> list[int]:
    return [number for each in played for number in each[what]]


def _print_duel(played: list[Played], seats: list[int]) -> None:
    matches = list(zip(played, seats, strict=True))
    mine = [each["scores"][seat] for each, seat in matches]
    other = [each["scores"][1 - seat] for each, seat in matches]
    won = mean(each["winners"] == [seat] for each, seat in matches)
    shared = mean(len(each["winners"]) > 1 for each in played)
    print(
        f"duel, {len(played)} games: with cards wins {won:.1%} and shares {shared:.1%}, "
        f"{mean(mine):.2f} against {mean(other):.2f} points, "
        f"begging {mean(each['begging_by_seat'][seat] for each, seat in matches):.3f} "
        f"against {mean(each['begging_by_seat'][1 - seat] for each, seat in matches):.3f}",
        flush=True,
    )


def _check(asked: argparse.Namespace, kinds: tuple[str, ...]) -> None:
    """With a bar for each kind of match. Only here: a machine that trains may not have Rich."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    bar = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*bar, TimeElapsedColumn(), TimeRemainingColumn(), refresh_per_second=1) as progress:

        def show(kind: str, count: int, played: Iterable[Played]) -> Iterable[Played]:
            name = kind if kind.startswith("duel") else f"matches {kind}"
            return progress.track(played, total=count, description=name)

        missed = report(asked.net, asked.games, asked.workers, kinds, asked.duel, show, asked.deck_duel)
    if missed:
        sys.exit("\n".join(["missed:", *missed]))
    print("all targets met")


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.train_agricola.evaluate")
    parser.add_argument("--net", type=Path, help="a net, instead of those in the package")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--matches", default="1,2,3,4,2c", help="players (c: with hand cards, d: with the event decks)")
    parser.add_argument("--duel", type=int, default=0, help="games with cards against the same bot without")
    parser.add_argument("--deck-duel", type=int, default=0, help="games with the event decks against a bot without")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--package", type=Path, help="a folder with the package, instead of compiling it")
    parser.add_argument("--check", action="store_true", help="show progress, and fail if a target is missed")
    asked = parser.parse_args()
    sys.path.insert(0, str(asked.package or build.ensure()))
    kinds = tuple(asked.matches.split(",")) if asked.matches else ()
    if asked.check:
        _check(asked, kinds)
    else:
        report(asked.net, asked.games, asked.workers, kinds, asked.duel, deck_duel=asked.deck_duel)


if __name__ == "__main__":
    main()
