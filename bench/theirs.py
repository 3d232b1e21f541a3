"""Measure catanatron's random Catan with four players: `python -m bench.theirs SECONDS SEED` prints figures as JSON."""

import sys
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.measure import Tally, answer, pin, throughput


def match(seed: int) -> Tally:
    """Play one random game: the loop of catanatron's `Game.play` without its two copies, plus our counters."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    choices = decisions = options = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        count = len(game.state.playable_actions)
        decisions += 1
        if count > 1:
            choices += 1
            options += count
        game.play_tick()
    return Tally(choices, decisions, options)


def main(seconds: float, seed: int) -> None:
    pin()
    answer({"version": version("catanatron"), "players": {"4": throughput(match, seconds, seed)}})


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
