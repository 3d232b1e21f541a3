"""Measure what the environments cost on top of the rules: `python -m bench.environments`.

All contenders play the same random matches, one after another in each repeat. The unit is one answer of a seat; bare
rules apply it, ask who is next and list the legal actions of that seat. Environments also give the observation and the
mask of every step, and some answers take several. Other projects' environments are measured against their own rules in
the same way. Times are those of the processor, except with two processes, and the best of several repeats. A process of
its own measures each kind of rules, pure and compiled.
"""

import json
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.measure import answer, pin
from bench.run import COMPILED, ROOT
from cosecha.core import state as hot
from cosecha.core.rng import Rng
from cosecha.encoding import Encoder, Episode, encoder_for
from cosecha.lab.environments import aec
from cosecha.lab.environments.vector import BatchEnv

SETS: dict[str, dict[str, Any]] = {
    "santiago": {"players": 4},
    "cacao": {"players": 4},
    "agricola": {"players": 4},
}
MATCHES = 32
REPEATS = 5
AIM = 1.5
"""How many times as long as bare rules a step may take, on the compiled rules."""
NO_COPIES = "vector, no copies"
AIMED = ("PettingZoo", "vector", NO_COPIES)
BARE = "rules"
PLIES = 2000
"""The length of a run of another project's game."""

Figures = dict[str, dict[str, float]]
"""By game and contender: microseconds per answer."""


class Script(NamedTuple):
    """A random match: its answers as actions and as numbers."""

    deal: int
    actions: list[tuple[int, int]]
    numbers: list[int]


def script(encoder: Encoder, deal: int, most: int = 1 << 30) -> Script:
    """Play a match at random, or its first `most` steps."""
    episode, rng = Episode(encoder), Rng(f"bench {deal}")
    episode.reset(deal)
    actions: list[tuple[int, int]] = []
    numbers: list[int] = []
    begun: list[int] = []
    while episode.seat >= 0 and len(numbers) < most:
        seat, choices = episode.seat, episode.open_numbers()
        number = choices[rng.below(len(choices))]
        numbers.append(number)
        begun.append(number)
        if episode.step(number):
            actions.append((seat, encoder.action(begun)))
            begun = []
    return Script(deal, actions, numbers)


def bare(encoder: Encoder, scripts: list[Script]) -> float:
    """Seconds of the rules alone."""
    game, options = encoder.game, encoder.options
    begin = time.process_time()
    for each in scripts:
        state = game.start(options, each.deal)
        for seat, action in each.actions:
            state.apply(seat, action)
            for waiting in state.waiting()[:1]:
                state.legal(waiting)
    return time.process_time() - begin


def episode(encoder: Encoder, scripts: list[Script]) -> float:
    """Seconds of what all environments are built on."""
    played = Episode(encoder)
    begin = time.process_time()
    for each in scripts:
        played.reset(each.deal)
        for number in each.numbers:
            played.observe(played.seat)
            played.mask()
            played.step(number)
    return time.process_time() - begin


def pettingzoo(make: Callable[..., Any], name: str, options: dict[str, Any], scripts: list[Script]) -> float:
    env = make(name, **options)
    begin = time.process_time()
    for each in scripts:
        env.reset(seed=each.deal)
        env.last()
        for number in each.numbers:
            env.step(number)
            env.last()
    return time.process_time() - begin


def vector(env: BatchEnv, scripts: list[Script], clock: Callable[[], float] = time.process_time) -> float:
    """Seconds of all matches together; the scripts have the same number of steps."""
    actions = np.array([each.numbers for each in scripts]).T.copy()
    begin = clock()
    env.reset(seed=[each.deal for each in scripts])
    for row in actions:
        env.step(row)
    return clock() - begin


def openspiel(name: str, options: dict[str, Any], scripts: list[Script]) -> float:
    import pyspiel

    from cosecha.lab.environments import spiel

    spiel.register_all()
    game = pyspiel.load_game(f"cosecha_{name}", {**options, "deals": MATCHES})
    begin = time.process_time()
    for each in scripts:
        state = game.new_initial_state()
        state.apply_action(each.deal)
        for number in each.numbers:
            state.apply_action(number)
            if not state.is_terminal():
                state.observation_tensor()
                state.legal_actions()
    return time.process_time() - begin


def ours(name: str) -> dict[str, float]:
    """Microseconds per answer of each contender."""
    options = SETS[name]
    encoder = encoder_for(name, **options)
    whole = [script(encoder, deal) for deal in range(MATCHES)]
    shortest = min(len(each.numbers) for each in whole) - 1
    parts = [script(encoder, deal, shortest) for deal in range(MATCHES)]
    answers = sum(len(each.actions) for each in whole)
    answers_in_parts = sum(len(each.actions) for each in parts)
    batch = BatchEnv(name, MATCHES, **options)
    without_copies = BatchEnv(name, MATCHES, copy=False, **options)
    with_processes = BatchEnv(name, MATCHES, processes=2, **options)
    spent: dict[str, list[float]] = {}

    def add(contender: str, seconds: float, count: int) -> None:
        spent.setdefault(contender, []).append(seconds / count * 1e6)

    for _ in range(REPEATS):
        add(BARE, bare(encoder, whole), answers)
        add("Episode", episode(encoder, whole), answers)
        add("PettingZoo", pettingzoo(aec.raw_env, name, options, whole), answers)
        add("with wrappers", pettingzoo(aec.env, name, options, whole), answers)
        add("rules, parts", bare(encoder, parts), answers_in_parts)
        add("vector", vector(batch, parts), answers_in_parts)
        add(NO_COPIES, vector(without_copies, parts), answers_in_parts)
        add("2 processes", vector(with_processes, parts, time.perf_counter), answers_in_parts)
        if find_spec("pyspiel"):
            add("OpenSpiel", openspiel(name, options, whole), answers)
    with_processes.close()
    found = {contender: min(times) for contender, times in spent.items()}
    # The vector environment's matches are cut off: its bare rules are those of the same parts.
    scale = found[BARE] / found.pop("rules, parts")
    return found | {name: found[name] * scale for name in ("vector", NO_COPIES, "2 processes")}


def chess() -> dict[str, float]:
    """PettingZoo's own chess, and the rules behind it."""
    import chess as rules

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import chess_v6
    rng = np.random.default_rng(1)
    env = chess_v6.raw_env()
    env.reset()
    numbers: list[int] = []
    moves: list[Any] = []
    while len(numbers) < PLIES and not any(env.terminations.values()):
        number = int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
        env.step(number)
        numbers.append(number)
        moves.append(env.board.peek())
    spent: dict[str, list[float]] = {BARE: [], "PettingZoo": []}
    for _ in range(REPEATS):
        board = rules.Board()
        begin = time.process_time()
        for move in moves:
            board.push(move)
            list(board.legal_moves)
        spent[BARE].append((time.process_time() - begin) / len(moves) * 1e6)
        env.reset()
        begin = time.process_time()
        env.last()
        for number in numbers:
            env.step(number)
            env.last()
        spent["PettingZoo"].append((time.process_time() - begin) / len(numbers) * 1e6)
    return {contender: min(times) for contender, times in spent.items()}


def spiel_game(name: str) -> dict[str, float]:
    """One of OpenSpiel's own games, which are written in C++, from Python."""
    import pyspiel

    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    plays: list[list[int]] = []
    while sum(map(len, plays)) < PLIES:
        state, play = game.new_initial_state(), []
        while not state.is_terminal():
            play.append(int(rng.choice(state.legal_actions())))
            state.apply_action(play[-1])
        plays.append(play)
    steps = sum(map(len, plays))

    def run(tensors: bool) -> float:
        begin = time.process_time()
        for play in plays:
            state = game.new_initial_state()
            for action in play:
                state.apply_action(action)
                state.legal_actions()
                if tensors and state.current_player() >= 0:
                    state.observation_tensor()
        return (time.process_time() - begin) / steps * 1e6

    repeats = [(run(False), run(True)) for _ in range(REPEATS)]
    return {BARE: min(each[0] for each in repeats), "OpenSpiel": min(each[1] for each in repeats)}


def catan() -> dict[str, float]:
    """catanatron's environment: a step of one player, and the random answers of the other."""
    import gymnasium
    from catanatron import Color, Game, RandomPlayer

    spent: dict[str, list[float]] = {BARE: [], "Gymnasium": []}
    rng = np.random.default_rng(1)
    for repeat in range(REPEATS):
        game = Game([RandomPlayer(color) for color in (Color.BLUE, Color.RED)], seed=repeat)
        ticks, begin = 0, time.process_time()
        while game.winning_color() is None and ticks < PLIES:
            game.play_tick()
            ticks += 1
        spent[BARE].append((time.process_time() - begin) / ticks * 1e6)
        env: Any = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
        env.reset(seed=repeat)
        done, before = False, time.process_time()
        while not done:
            _, _, terminated, truncated, _ = env.step(int(rng.choice(env.get_valid_actions())))
            done = terminated or truncated
        spent["Gymnasium"].append((time.process_time() - before) / len(env.game.state.actions) * 1e6)
    return {contender: min(times) for contender, times in spent.items()}


THEIRS: dict[str, tuple[tuple[str, ...], Callable[[], dict[str, float]]]] = {
    "chess": (("chess", "pygame"), chess),
    "OpenSpiel's chess": (("pyspiel",), lambda: spiel_game("chess")),
    "OpenSpiel's backgammon": (("pyspiel",), lambda: spiel_game("backgammon")),
    "Catan": (("catanatron", "catanatron_gym"), catan),
}
"""Other projects' games, and the packages they need."""


def measured(path: str, what: str) -> tuple[Figures, list[str]]:
    """Run a part of this module in a process of its own."""
    result = subprocess.run(
        [sys.executable, "-m", "bench.environments", what],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(result.stdout)
    if path and what == "ours" and not found["compiled"]:
        sys.exit("measured the wrong rules (pure or compiled)")
    return found["figures"], found["missing"]


def table(results: Figures) -> Table:
    """One row for each game: microseconds per answer, and how many times the bare rules."""
    shown = Table(title="Environments, µs per answer", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    columns = list(dict.fromkeys(contender for figures in results.values() for contender in figures))
    shown.add_column("game")
    for column in columns:
        shown.add_column(column, justify="right")
    for game, figures in results.items():
        cells = [
            "" if column not in figures else f"{figures[column]:.1f} ×{figures[column] / figures[BARE]:.2f}"
            for column in columns
        ]
        shown.add_row(game, *cells)
    return shown


def aims(results: Figures) -> list[str]:
    """How far each environment on the compiled rules is from what it is meant to cost."""
    lines: list[str] = []
    for game, figures in results.items():
        if game.endswith(", compiled"):
            for contender in AIMED:
                times = figures[contender] / figures[BARE]
                verdict = "met" if times <= AIM else f"missed by {figures[contender] - AIM * figures[BARE]:.1f} µs"
                lines.append(f"{game}, {contender}: ×{times:.2f} of the rules, aim ×{AIM:g} {verdict}")
    return lines


def main() -> None:
    results: Figures = {}
    figures, _ = measured("", "ours")
    results |= {f"{game}, pure": row for game, row in figures.items()}
    if COMPILED.exists():
        figures, _ = measured(str(COMPILED), "ours")
        results |= {f"{game}, compiled": row for game, row in figures.items()}
    figures, missing = measured("", "theirs")
    results |= figures
    console = Console()
    console.print(table(results))
    for line in [*aims(results), *missing]:
        console.print(line)


def child(what: str) -> None:
    """What a process of its own does: print its figures."""
    pin()
    figures: Figures = {}
    missing: list[str] = []
    if what == "ours":
        figures = {game: ours(game) for game in SETS}
    else:
        for name, (packages, measure) in THEIRS.items():
            absent = [package for package in packages if not find_spec(package)]
            if absent:
                missing.append(f"{name} NOT MEASURED: {', '.join(absent)} isn't installed")
            else:
                figures[name] = measure()
    answer({"compiled": not str(hot.__file__).endswith(".py"), "figures": figures, "missing": missing})


if __name__ == "__main__":
    if len(sys.argv) > 1:
        child(sys.argv[1])
    else:
        main()
