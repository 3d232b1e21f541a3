"""What both kinds of playout share: one core, whole matches until the time is up, figures as JSON on stdout."""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

WARM_UP = 0.25
"""Of the measured time, spent before it."""


class Tally(NamedTuple):
    """What one match counted."""

    choices: int
    """Decisions with at least two legal actions: the moves of moves/s."""
    decisions: int
    options: int
    """Legal actions, summed over the choices."""


def pin() -> None:
    """Stay on one core, where the system lets us say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def throughput(match: Callable[[int], Tally], seconds: float, seed: int) -> dict[str, float]:
    """Play matches from consecutive seeds, the last one to its end."""
    _play(match, seconds * WARM_UP, seed)
    matches, choices, decisions, options, elapsed = _play(match, seconds, seed)
    return {
        "matches_per_s": matches / elapsed,
        "moves_per_s": choices / elapsed,
        "decisions_per_s": decisions / elapsed,
        "moves_per_match": choices / matches,
        "mean_legal": options / choices,
    }


def _play(match: Callable[[int], Tally], seconds: float, seed: int) -> tuple[int, int, int, int, float]:
    matches = choices = decisions = options = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds or not matches:
        tally = match(seed + matches)
        matches += 1
        choices += tally.choices
        decisions += tally.decisions
        options += tally.options
    return matches, choices, decisions, options, elapsed


def answer(figures: object) -> None:
    """Hand the figures to the process that asked for them."""
    json.dump(figures, sys.stdout)
