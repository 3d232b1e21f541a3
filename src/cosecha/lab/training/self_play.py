"""Learns from self-play: plays, improves, evaluates, saves."""

import time
from functools import partial

import msgspec
import torch

from cosecha.lab.training.evaluation import evaluate
from cosecha.lab.training.lanes import Lane, Samples, played_together, started
from cosecha.lab.training.log import note
from cosecha.lab.training.run import Run

EVALUATION = 50
"""The number of the seed of evaluations: none of the lanes has it."""


class SelfPlay:
    def __init__(self, run: Run, processes: int) -> None:
        self._run = run
        recipe = run.recipe
        kinds = zip(recipe.matches, *recipe.divided(recipe.games, processes), strict=True)
        self.lanes = started(
            partial(Lane, recipe.game, each.options, matches, workers) for each, matches, workers in kinds
        )

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
                    "points": [round(float(samples.points.mean()), 3) for samples in played],
                    **msgspec.to_builtins(gains),
                },
            )
            if run.iteration % run.recipe.evaluate_every == 0:
                evaluate(run, self.lanes, self._seed(EVALUATION))
            run.save()

    def _play(self) -> list[Samples]:
        run = self._run
        return played_together(
            [
                lane.play([options], None, self._seed(number), run.device)
                for number, (lane, options) in enumerate(zip(self.lanes, run.options, strict=True))
            ]
        )

    def _seed(self, number: int) -> int:
        run = self._run
        return (run.seed * 1_000_003 + run.iteration) * 101 + number
