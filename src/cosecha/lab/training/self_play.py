"""Learns from self-play: plays, improves, evaluates, saves."""

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray

from cosecha.lab.training.evaluation import evaluate
from cosecha.lab.training.lanes import Lane, Samples, played_together, started
from cosecha.lab.training.log import note
from cosecha.lab.training.opponents import SHARPNESS, Opponents, owners, results
from cosecha.lab.training.run import Run

EVALUATION = 50
"""The number of the seed of evaluations: none of the lanes has it."""


class SelfPlay:
    def __init__(self, run: Run, processes: int, opponents: Sequence[Path] = ()) -> None:
        self._run = run
        recipe = run.recipe
        self._opponents = Opponents(run, opponents) if opponents else None
        kinds = zip(recipe.matches, *recipe.divided(recipe.games, processes), strict=True)
        self.lanes = started(
            partial(Lane, recipe.game, each.options, matches, workers) for each, matches, workers in kinds
        )
        self._owners: list[NDArray[np.int64] | None] = [
            owners(lane.matches, options, recipe.opposed) if opponents else None
            for lane, options in zip(self.lanes, run.options, strict=True)
        ]

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()

    def train(self, until: float, most: int) -> None:
        """Go on until a time (`time.time()`), or up to so many iterations in total."""
        run = self._run
        run.begin()
        while time.time() < until and run.iteration < most:
            begun = time.time()
            played = self._play()
            middle = time.time()
            random = torch.Generator().manual_seed(run.seed * 1_000_003 + run.iteration)
            pairs = list(zip(run.options, played, strict=True))
            gains = run.learner.learn(pairs, run.iteration, random)
            run.iteration += 1
            run.seconds += time.time() - begun
            note(
                run.folder,
                {
                    "iteration": run.iteration,
                    "seconds": round(run.seconds, 2),
                    "playing": round(middle - begun, 3),
                    "waited": round(sum(lane.waited for lane in self.lanes), 3),
                    "games": sum(lane.matches for lane in self.lanes),
                    **self._results(played),
                    **msgspec.to_builtins(gains),
                },
            )
            if run.iteration % run.recipe.evaluate_every == 0:
                evaluate(run, self.lanes, self._seed(EVALUATION))
            run.save()

    def _play(self) -> list[Samples]:
        run = self._run
        nets = [[options] for options in run.options]
        if self._opponents is not None:
            _, others = self._opponents.met(run.iteration)
            nets = [[mine, theirs] for mine, theirs in zip(run.options, others, strict=True)]
        return played_together(
            [
                lane.play(each, owner, self._seed(number), run.device, sharpness=SHARPNESS)
                for number, (lane, each, owner) in enumerate(zip(self.lanes, nets, self._owners, strict=True))
            ]
        )

    def _results(self, played: list[Samples]) -> dict[str, Any]:
        """By kind of match, for the log of the iteration that was just finished."""
        run = self._run
        found = [results(*each) for each in zip(played, self._owners, run.options, strict=True)]
        entry: dict[str, Any] = {"points": [round(points, 3) for points, _ in found]}
        if self._opponents is not None:
            entry["opponent"], _ = self._opponents.met(run.iteration - 1)
            entry["won"] = [None if won is None else round(won, 4) for _, won in found]
        return entry

    def _seed(self, number: int) -> int:
        run = self._run
        return (run.seed * 1_000_003 + run.iteration) * 101 + number
