"""Learns from self-play: plays, improves, evaluates, saves."""

import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import numpy as np
import torch

from cosecha.lab.training.against import count
from cosecha.lab.training.lanes import Lane, Samples, played_together
from cosecha.lab.training.log import note
from cosecha.lab.training.run import Run

OPPONENTS = 3
"""How many of the nets saved before play against the newest one."""


class SelfPlay:
    def __init__(self, run: Run, processes: int) -> None:
        self._run = run
        recipe = run.recipe
        with ThreadPoolExecutor() as threads:  # their processes take seconds to start
            kinds = zip(recipe.matches, *recipe.divided(recipe.games, processes), strict=True)
            starting = [
                threads.submit(Lane, recipe.game, each.options, matches, workers) for each, matches, workers in kinds
            ]
        self.lanes = [each.result() for each in starting]

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()

    def train(self, until: float, most: int) -> None:
        """Go on until a time (`time.time()`), or up to so many iterations in total."""
        run = self._run
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
                    "games": sum(lane.matches for lane in self.lanes),
                    "points": [round(float(samples.points.mean()), 3) for samples in played],
                    **msgspec.to_builtins(gains),
                },
            )
            if run.iteration % run.recipe.evaluate_every == 0:
                self._evaluate()
                run.save()
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

    def _evaluate(self) -> None:
        """Save the net, and let it play against earlier ones: its share of wins by option set and opponent."""
        run = self._run
        saved = run.folder / "nets"
        saved.mkdir(exist_ok=True)
        torch.save(run.model.state_dict(), saved / f"{run.iteration:06}.pt")
        earlier = sorted(saved.glob("*.pt"))[:-1]
        chosen = earlier[-1:] + earlier[-4:-3] + earlier[: 1 if len(earlier) > 4 else 0]
        for path in chosen[:OPPONENTS]:
            other = run.new_model()
            other.load_state_dict(torch.load(path, map_location=run.device, weights_only=True))
            for lane, mine, theirs in zip(self.lanes, run.options, run.options_of(other), strict=True):
                if lane.players == 1:
                    continue
                seats = np.arange(lane.players)[None, :] + np.arange(lane.matches)[:, None]
                owners = (seats % lane.players != 0).astype(np.int64)  # one seat plays with the newest net
                (played,) = played_together([lane.play([mine, theirs], owners, self._seed(50), run.device)])
                counted = count(played.points.cpu().numpy(), owners == 0)
                note(
                    run.folder,
                    {
                        "iteration": run.iteration,
                        "against": int(path.stem),
                        "players": lane.players,
                        "won": round(counted.won, 4),
                        "ahead": round(counted.points - counted.others, 3),
                    },
                )
