"""Measures a net in self-play: `python -m tools.train_agricola.evaluate --net FILE --games 500`.

The bot plays as at a table: it sees its view and guesses the rest. Prints, for each number of players, the mean score,
begging markers per game, the median round of the third person, people and rooms at the end, and the time per decision.
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


def measured(task: tuple[Path, int, int]) -> dict[str, Any]:
    """Play one match."""
    from cosecha.bots.agricola import InsightBot
    from cosecha.bots.agricola.netfile import read_net
    from cosecha.core.rng import Rng
    from cosecha.games.agricola import GAME, Options
    from cosecha.games.agricola.scoring import totals

    path, players, seed = task
    bot = InsightBot(read_net(path))
    state = GAME.start(Options(players=players), seed)
    rng = Rng(f"evaluate {seed}")
    third = [NEVER] * players
    decisions, thinking = 0, 0.0
    while waiting := state.waiting():
        seat = waiting[0]
        view = state.view(seat)
        begun = perf_counter()
        action = bot.choose(view, rng)
        thinking += perf_counter() - begun
        decisions += 1
        state.apply(seat, action)
        if third[seat] == NEVER and state.farms[seat].people > 2:
            third[seat] = state.round
    return {
        "scores": totals(state),
        "begging": sum(farm.begging for farm in state.farms),
        "third": third,
        "people": [farm.people for farm in state.farms],
        "rooms": [farm.room_count() for farm in state.farms],
        "decisions": decisions,
        "thinking": thinking,
    }


def report(net: Path, games: int, workers: int, counts: tuple[int, ...] = (1, 2, 3, 4)) -> None:
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for players in counts:
            tasks = [(net, players, 1_000_000 + number) for number in range(games)]
            played = pool.map(measured, tasks, chunksize=4)
            scores = [score for each in played for score in each["scores"]]
            print(
                f"{players} players, {games} games: mean {mean(scores):.2f} (sd {stdev(scores):.1f}), "
                f"begging {mean(each['begging'] for each in played):.3f} per game, "
                f"third person {median(number for each in played for number in each['third']):g}, "
                f"people {mean(number for each in played for number in each['people']):.2f}, "
                f"rooms {mean(number for each in played for number in each['rooms']):.2f}, "
                f"{1000 * sum(each['thinking'] for each in played) / sum(each['decisions'] for each in played):.2f} ms",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.train_agricola.evaluate")
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", default="1,2,3,4")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--package", type=Path, help="a folder with the package, instead of compiling it")
    asked = parser.parse_args()
    sys.path.insert(0, str(asked.package or build.ensure()))
    counts = tuple(int(count) for count in asked.players.split(","))
    report(asked.net, asked.games, asked.workers, counts)


if __name__ == "__main__":
    main()
