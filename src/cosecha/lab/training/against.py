"""Plays a trained net, without any search, against a bot, and counts wins."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.core.scores import sides
from cosecha.lab.training.lanes import Lane, played_together, started
from cosecha.lab.training.log import Entry
from cosecha.lab.training.recipe import Recipe
from cosecha.lab.training.run import Run

SEED = 7


class Counted(Struct, frozen=True):
    """What some seats got out of their matches."""

    won: float
    """The share of matches; sides with equal points share the victory."""
    points: float
    """Their mean."""
    others: float
    """The mean of all seats on other sides; 0 if there are none."""


def count(points: NDArray[Any], mine: NDArray[np.bool_], teams: Sequence[Sequence[int]] = ()) -> Counted:
    """Both by match and seat: the points, and whether the seat counts. Seats of a team have the same points."""
    together = sides(points.shape[1], teams)
    best = points == points.max(1, keepdims=True)
    winners = np.stack([best[:, side].any(1) for side in together], 1)
    own = np.stack([mine[:, side].any(1) for side in together], 1)
    of_side = np.zeros(points.shape[1], np.int64)
    for number, side in enumerate(together):
        of_side[list(side)] = number
    rivals = ~own[:, of_side]
    shares = winners / winners.sum(1, keepdims=True)
    others = points[rivals].mean() if rivals.any() else 0.0
    return Counted(float((shares * own).sum(1).mean()), float(points[mine].mean()), float(others))


def against(folder: Path, bot: str, games: int, processes: int, device: str) -> Iterator[Entry]:
    """For each kind of match that the newest net of a run was trained on: what one seat gets with it against bots."""
    stored = torch.load(folder / "checkpoint.pt", map_location=device, weights_only=True)
    recipe = msgspec.convert(stored["recipe"], Recipe)
    run = Run(recipe, folder, device)
    lanes = started(partial(Lane, recipe.game, each.options, games, processes, bot) for each in recipe.matches)
    try:
        for lane, options in zip(lanes, run.options, strict=True):
            (found,) = played_together([lane.play([options], None, SEED, device, greedy=True)])
            mine = np.zeros((lane.matches, lane.players), bool)
            mine[found.row.cpu().numpy(), found.seat.cpu().numpy()] = True
            counted = count(found.points.cpu().numpy(), mine, options.teams)
            yield {
                "iteration": run.iteration,
                "bot": bot,
                "options": lane.asked,
                "games": lane.matches,
                "won": round(counted.won, 4),
                "points": round(counted.points, 3),
                "others": round(counted.others, 3),
            }
    finally:
        for lane in lanes:
            lane.close()
