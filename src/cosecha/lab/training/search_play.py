"""Learns from matches in which a search decides everything: it sees more than the net that leads it."""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import torch
from msgspec.structs import asdict

from cosecha.lab.training.lanes import Samples, started
from cosecha.lab.training.log import note
from cosecha.lab.training.model import Options
from cosecha.lab.training.run import Run, store
from cosecha.lab.training.search_lane import SearchLane


class SearchPlay:
    def __init__(self, run: Run, processes: int) -> None:
        self._run = run
        recipe = run.recipe
        matches_of, workers_of = recipe.divided(recipe.search.games, processes)
        self.lanes = started(
            partial(SearchLane, recipe.game, each.options, matches, workers, recipe.search, recipe.aim, run.model)
            for each, matches, workers in zip(recipe.matches, matches_of, workers_of, strict=True)
        )

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()

    def train(self, until: float, most: int) -> None:
        """Go on until a time (`time.time()`), or up to so many rounds in total."""
        run = self._run
        plan = run.recipe.search
        run.begin()
        while time.time() < until and run.round < most:
            begun = time.time()
            played = self._play()
            middle = time.time()
            self._store(played)
            decisions = run.learner.decisions(self._stored(), plan.trace)
            gains = [
                run.learner.imitate(decisions, run.round * plan.epochs + epoch, plan.rate)
                for epoch in range(plan.epochs)
            ][-1]
            run.round += 1
            run.seconds += time.time() - begun
            note(
                run.folder,
                {
                    "round": run.round,
                    "seconds": round(run.seconds, 2),
                    "playing": round(middle - begun, 3),
                    "games": sum(len(samples.points) for samples in played),
                    "points": [round(float(samples.points.mean()), 3) for samples in played],
                    "decisions": sum(len(samples.row) for samples in played),
                    "same": gains.clipped,
                    "surprise": gains.entropy,
                    "value_error": gains.value_error,
                },
            )
            run.save()

    def _play(self) -> list[Samples]:
        run = self._run
        seed = (run.seed * 1_000_003 + run.round) * 101
        with ThreadPoolExecutor(len(self.lanes)) as threads:
            futures = [
                threads.submit(lane.play, options, seed + number, run.device)
                for number, (lane, options) in enumerate(zip(self.lanes, run.options, strict=True))
            ]
            return [future.result() for future in futures]

    def _path(self, number: int) -> Path:
        return self._run.folder / "searched" / f"{number:06}.pt"

    def _store(self, played: list[Samples]) -> None:
        """Add a round to the replay buffer, and remove what is too old."""
        path = self._path(self._run.round)
        path.parent.mkdir(exist_ok=True)
        store(path, [asdict(samples) for samples in played])
        self._path(self._run.round - self._run.recipe.search.rounds).unlink(missing_ok=True)

    def _stored(self) -> list[tuple[Options, Samples]]:
        """The last rounds, as far as they are there."""
        run = self._run
        found = []
        for number in range(max(0, run.round + 1 - run.recipe.search.rounds), run.round + 1):
            if self._path(number).exists():
                stored = torch.load(self._path(number), map_location=run.device, weights_only=True)
                found += [(options, Samples(**each)) for options, each in zip(run.options, stored, strict=True)]
        return found
