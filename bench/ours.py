"""Measure random play and the bots' thinking time: `python -m bench.ours GAME SECONDS SEED` prints figures as JSON.

GAME may name options too, as in `agricola:cards=full`.

PYTHONPATH decides between the pure and the compiled rules.
"""

import sys
import time

from bench.measure import Tally, answer, pin, throughput
from cosecha.bots.registry import quick_bot
from cosecha.core import state as hot
from cosecha.core.game import Game
from cosecha.core.options import option_fields
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.lab.simulate import simulate

TIMED_MATCHES = 40
TIMED_ROUNDS = 3
COPIES = 20
LOOKED_MATCHES = 5
DIGESTS = 10
THOUGHT_MATCHES = 2

CHOSEN: dict[str, str] = {}
"""The options of this run besides the number of players."""


def match(game: Game, players: int, seed: int) -> Tally:
    """Play one random match with the public API."""
    state = game.start(game.options(players=players, **CHOSEN), seed)
    rng = Rng(seed)
    choices = decisions = options = 0
    while seats := state.waiting():
        actions = state.worth(seats[0])
        count = len(actions)
        decisions += 1
        if count > 1:
            choices += 1
            options += count
        state.apply(seats[0], actions[rng.below(count)])
    return Tally(choices, decisions, options)


def legal_times(game: Game, players: int, seed: int) -> list[int]:
    """The nanoseconds of every `legal` call in a match."""
    state = game.start(game.options(players=players, **CHOSEN), seed)
    rng = Rng(seed)
    times = []
    while seats := state.waiting():
        begin = time.perf_counter_ns()
        state.legal(seats[0])
        times.append(time.perf_counter_ns() - begin)
        actions = state.worth(seats[0])
        state.apply(seats[0], actions[rng.below(len(actions))])
    return times


def legal_cost(game: Game, players: int, seed: int) -> dict[str, float]:
    """The slowest `legal` calls in microseconds.

    Plays the same matches several times and takes the fastest time of each call, to exclude interruptions.
    """
    rounds = [
        [spent for match_seed in range(seed, seed + TIMED_MATCHES) for spent in legal_times(game, players, match_seed)]
        for _ in range(TIMED_ROUNDS)
    ]
    calls = sorted(map(min, zip(*rounds, strict=True)))
    return {
        "legal_worst_us": calls[-1] / 1000,
        "legal_p999_us": calls[int(len(calls) * 0.999)] / 1000,
        "legal_worst_raw_us": max(map(max, rounds)) / 1000,
    }


def copy_cost(game: Game, players: int, seed: int) -> float:
    """The mean microseconds of a copy, over the states of one match."""
    state = game.start(game.options(players=players, **CHOSEN), seed)
    rng = Rng(seed)
    states = []
    while seats := state.waiting():
        states.append(state.copy())
        actions = state.worth(seats[0])
        state.apply(seats[0], actions[rng.below(len(actions))])
    begin = time.perf_counter()
    for _ in range(COPIES):
        for each in states:
            each.copy()
    return (time.perf_counter() - begin) / (COPIES * len(states)) * 1e6


def play_time(game: Game, players: int, seed: int, views: bool) -> float:
    """Seconds of a decision in random play, perhaps with a look at the view of the seat that decides."""
    decisions = 0
    begin = time.process_time()
    for match_seed in range(seed, seed + LOOKED_MATCHES):
        state = game.start(game.options(players=players, **CHOSEN), match_seed)
        rng = Rng(match_seed)
        while seats := state.waiting():
            actions = state.view(seats[0]).worth() if views else state.worth(seats[0])
            state.apply(seats[0], actions[rng.below(len(actions))])
            decisions += 1
    return (time.process_time() - begin) / decisions


def looking_cost(game: Game, players: int, seed: int) -> dict[str, float]:
    """What search and bots do besides playing: a view, a guess and a digest in microseconds, at every decision of a few
    matches; and how many times as long play takes with a view at every decision."""
    viewers = (None, *range(players))
    spent = {"view_us": 0.0, "guess_us": 0.0, "digest_us": 0.0}
    decisions = 0
    for match_seed in range(seed, seed + LOOKED_MATCHES):
        state = game.start(game.options(players=players, **CHOSEN), match_seed)
        rng, guesses = Rng(match_seed), Rng(match_seed)
        while seats := state.waiting():
            begin = time.process_time()
            views = [state.view(seat) for seat in viewers]
            spent["view_us"] += (time.process_time() - begin) / len(viewers)
            begin = time.process_time()
            game.guess(views[1 + seats[0]], guesses)
            spent["guess_us"] += time.process_time() - begin
            begin = time.process_time()
            for _ in range(DIGESTS):
                state.digest()
            spent["digest_us"] += (time.process_time() - begin) / DIGESTS
            decisions += 1
            actions = state.worth(seats[0])
            state.apply(seats[0], actions[rng.below(len(actions))])
    slower = play_time(game, players, seed, True) / play_time(game, players, seed, False)
    return {name: seconds / decisions * 1e6 for name, seconds in spent.items()} | {"views_slow_play": slower}


def thinking(game: Game, players: int, seed: int) -> float:
    """The mean milliseconds per decision of the game's best bot in every seat, after one match to warm up."""
    bots = [quick_bot(game.name)]
    result = simulate(game.name, bots, {"players": players, **CHOSEN}, matches=1 + THOUGHT_MATCHES, seed=seed)
    warm = result.played[1:]
    return sum(sum(match.thinking_ms) for match in warm) / sum(sum(match.decisions) for match in warm)


def main(name: str, seconds: float, seed: int) -> None:
    pin()
    name, _, options = name.partition(":")
    for option in options.split(",") if options else ():
        name_of, _, value = option.partition("=")
        CHOSEN[name_of] = value
    game = by_name(name)
    table = next(field for field in option_fields(game.options) if field.name == "players")
    figures = {}
    for players in range(table.least or 0, (table.most or 0) + 1):

        def one(match_seed: int, players: int = players) -> Tally:
            return match(game, players, match_seed)

        figures[str(players)] = {
            **throughput(one, seconds, seed),
            **legal_cost(game, players, seed),
            "copy_us": copy_cost(game, players, seed),
            **looking_cost(game, players, seed),
            "think_ms": thinking(game, players, seed),
        }
    answer({"compiled": not str(hot.__file__).endswith(".py"), "players": figures})


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
