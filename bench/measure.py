"""Shared by both kinds of playouts: plays whole matches on one core until time is up, and prints figures as JSON."""

import json
import os
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from cosecha.core.threads import use_one_thread

use_one_thread()  # This module is imported before numpy.

WARM_UP = 0.25
"""The warm-up time as a fraction of the measured time."""


class Tally(NamedTuple):
    """The counts of one match."""

    choices: int
    """Decisions with at least two legal actions: the "moves" of moves/s."""
    decisions: int
    options: int
    """Legal actions, summed over the choices."""


def pin() -> None:
    """Stay on one core, if the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def throughput(match: Callable[[int], Tally], seconds: float, seed: int) -> dict[str, float]:
    """Play matches from consecutive seeds; the last one is finished even after time is up."""
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
    """Print the figures for the parent process."""
    json.dump(figures, sys.stdout)
