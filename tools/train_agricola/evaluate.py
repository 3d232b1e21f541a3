"""Measures the bot in self-play: `python -m tools.train_agricola.evaluate --games 500 --duel 1000`.

It measures the nets in the package, or the one given with `--net`. The bot plays as at a table: it sees its view and
guesses the rest. Prints, for each kind of match, the mean score,
begging markers per game, the median round of the third person, people, rooms and cards at the end, and the time per
decision. The duel is between two players with 7 + 7 cards, one of whom never looks at theirs.
"""

import argparse
import multiprocessing
import os
import sys
from pathlib import Path
from statistics import mean, median, stdev
from time import perf_counter
from typing import Any

from tools.train_agricola import build

NEVER = 15
FIRST_SEED = 1_000_000
Task = tuple[Path | None, str, int, tuple[bool, ...]]
"""The net (None for those in the package), the kind of match (players, and `c` for cards), the seed, and whether each
seat uses its cards."""


def measured(task: Task) -> dict[str, Any]:
    """Play one match."""
    from cosecha.bots.agricola import InsightBot
    from cosecha.bots.agricola.cardless import CardlessBot
    from cosecha.bots.agricola.netfile import read_net
    from cosecha.core.rng import Rng
    from cosecha.games.agricola import GAME, Options
    from cosecha.games.agricola.scoring import totals

    path, kind, seed, with_cards = task
    net = read_net(path) if path else None
    bots = [InsightBot(net) if each else CardlessBot(net) for each in with_cards]
    players = int(kind[0])
    state = GAME.start(Options(players=players, cards="full" if kind.endswith("c") else "none"), seed)
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
        "begging": sum(farm.begging for farm in state.farms),
        "begging_by_seat": [farm.begging for farm in state.farms],
        "third": third,
        "people": [farm.people for farm in state.farms],
        "rooms": [farm.room_count() for farm in state.farms],
        "cards": [len(farm.played) for farm in state.farms],
        "decisions": decisions,
        "thinking": thinking,
    }


def report(net: Path | None, games: int, workers: int, kinds: tuple[str, ...], duel: int = 0) -> None:
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for kind in kinds:
            everybody = (True,) * int(kind[0])
            tasks: list[Task] = [(net, kind, FIRST_SEED + number, everybody) for number in range(games)]
            played = pool.map(measured, tasks, chunksize=2)
            scores = [score for each in played for score in each["scores"]]
            print(
                f"{kind}, {games} games: mean {mean(scores):.2f} (sd {stdev(scores):.1f}), "
                f"begging {mean(each['begging'] for each in played):.3f} per game, "
                f"third person {median(_all(played, 'third')):g}, people {mean(_all(played, 'people')):.2f}, "
                f"rooms {mean(_all(played, 'rooms')):.2f}, cards {mean(_all(played, 'cards')):.1f}, "
                f"{1000 * sum(each['thinking'] for each in played) / sum(each['decisions'] for each in played):.2f} ms",
                flush=True,
            )
        if duel:
            seeds = range(FIRST_SEED, FIRST_SEED + duel // 2)
            tasks = [(net, "2c", seed, (seat == 0, seat == 1)) for seed in seeds for seat in (0, 1)]
            _report_duel(tasks, pool.map(measured, tasks, chunksize=2))


def _all(played: list[dict[str, Any]], what: str) -> list[int]:
    return [number for each in played for number in each[what]]


def _report_duel(tasks: list[Task], played: list[dict[str, Any]]) -> None:
    won = tied = 0
    mine, other, begging, other_begging = [], [], [], []
    for (_, _, _, with_cards), each in zip(tasks, played, strict=True):
        seat = with_cards.index(True)
        mine.append(each["scores"][seat])
        other.append(each["scores"][1 - seat])
        begging.append(each["begging_by_seat"][seat])
        other_begging.append(each["begging_by_seat"][1 - seat])
        won += mine[-1] > other[-1]
        tied += mine[-1] == other[-1]
    print(
        f"duel, {len(played)} games: with cards wins {won / len(played):.1%} and ties {tied / len(played):.1%}, "
        f"{mean(mine):.2f} against {mean(other):.2f} points, "
        f"begging {mean(begging):.3f} against {mean(other_begging):.3f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.train_agricola.evaluate")
    parser.add_argument("--net", type=Path, help="a net, instead of those in the package")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--matches", default="1,2,3,4,2c", help="players (c: with cards)")
    parser.add_argument("--duel", type=int, default=0, help="games with cards against the same bot without")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--package", type=Path, help="a folder with the package, instead of compiling it")
    asked = parser.parse_args()
    sys.path.insert(0, str(asked.package or build.ensure()))
    kinds = tuple(asked.matches.split(",")) if asked.matches else ()
    report(asked.net, asked.games, asked.workers, kinds, asked.duel)


if __name__ == "__main__":
    main()
