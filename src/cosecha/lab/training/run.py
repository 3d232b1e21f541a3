"""The training loop: plays, learns, saves, evaluates."""

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import numpy as np
import torch

from cosecha.bots.nets.file import Description, write_weights
from cosecha.lab.training.against import count
from cosecha.lab.training.lanes import Lane, Samples
from cosecha.lab.training.learner import Learner
from cosecha.lab.training.lessons import read_shards
from cosecha.lab.training.log import note
from cosecha.lab.training.model import Model, Options, model_for, weights_of
from cosecha.lab.training.recipe import RECIPES, Recipe

OPPONENTS = 3
"""How many of the nets saved before play against the newest one."""


class Run:
    """A training run in a folder, which may have been interrupted before."""

    def __init__(self, recipe: Recipe, folder: Path, processes: int, device: str, seed: int = 0) -> None:
        self.recipe = recipe
        self.folder = folder
        self.device = device
        self.seed = seed
        self.epoch = 0
        """How often the lessons were gone through."""
        self.iteration = 0
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        shares = sum(each.share for each in recipe.matches)
        self.lanes = [
            Lane(recipe.game, each.options, max(2, round(recipe.games * each.share / shares)), processes)
            for each in recipe.matches
        ]
        self.model = model_for(recipe, [lane.encoder for lane in self.lanes], seed).to(device)
        self.learner = Learner(self.model, recipe)
        self.options = self._options(self.model)
        if self._checkpoint.exists():
            self._resume()

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def _options(self, model: Model) -> list[Options]:
        return [Options(lane.encoder, model).to(self.device) for lane in self.lanes]

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()

    def imitate(self, lessons: Path, epochs: int, until: float) -> None:
        """Learn from lessons, up to so many epochs in total: the shards of each kind of match are in a folder named
        after its number."""
        kinds = {json.dumps(each.options): number for number, each in enumerate(RECIPES[self.recipe.net].matches)}
        chosen = [
            (options, lane, lessons / str(kinds[json.dumps(lane.asked)]))
            for options, lane in zip(self.options, self.lanes, strict=True)
        ]
        read = [
            (options, read_shards(folder, options, lane.encoder.n, self.device)) for options, lane, folder in chosen
        ]
        while self.epoch < epochs and time.time() < until:
            begun = time.time()
            rate = self.recipe.rate * (1 - 0.9 * self.epoch / epochs)
            gains = self.learner.imitate(read, self.epoch, rate)
            self.epoch += 1
            self.seconds += time.time() - begun
            same = {"epoch": self.epoch, "same": gains.clipped, "surprise": gains.entropy}
            note(self.folder, {**same, "value_error": gains.value_error, "seconds": round(self.seconds, 2)})
        self.save()

    def export(self, path: Path) -> None:
        """Write the weights for `bots/nets/`."""
        encoder = self.lanes[0].encoder
        recipe, model = self.recipe, self.model
        about = Description(
            recipe.game, recipe.net, encoder.version, model.seats, recipe.aim, list(model.inputs.seen), model.choices
        )
        write_weights(path, about, weights_of(model))

    def train(self, until: float, most: int) -> None:
        """Go on until a time (`time.time()`), or up to so many iterations in total."""
        while time.time() < until and self.iteration < most:
            begun = time.time()
            played = self._play()
            middle = time.time()
            random = torch.Generator().manual_seed(self.seed * 1_000_003 + self.iteration)
            pairs = list(zip(self.options, played, strict=True))
            gains = self.learner.learn(pairs, self.iteration, random)
            self.iteration += 1
            self.seconds += time.time() - begun
            note(
                self.folder,
                {
                    "iteration": self.iteration,
                    "seconds": round(self.seconds, 2),
                    "playing": round(middle - begun, 3),
                    "games": sum(lane.matches for lane in self.lanes),
                    "points": [round(float(samples.points.mean()), 3) for samples in played],
                    **msgspec.to_builtins(gains),
                },
            )
            if self.iteration % self.recipe.evaluate_every == 0:
                self._evaluate()
                self.save()
        self.save()

    def _play(self) -> list[Samples]:
        """All lanes at once: while one waits for the rules, another one uses the net."""
        with ThreadPoolExecutor(len(self.lanes)) as threads:
            futures = [
                threads.submit(lane.play, [options], None, self._seed(number), self.device)
                for number, (lane, options) in enumerate(zip(self.lanes, self.options, strict=True))
            ]
            return [future.result() for future in futures]

    def _seed(self, number: int) -> int:
        return (self.seed * 1_000_003 + self.iteration) * 101 + number

    def _evaluate(self) -> None:
        """Save the net, and let it play against earlier ones: its share of wins by option set and opponent."""
        saved = self.folder / "nets"
        saved.mkdir(exist_ok=True)
        torch.save(self.model.state_dict(), saved / f"{self.iteration:06}.pt")
        earlier = sorted(saved.glob("*.pt"))[:-1]
        chosen = earlier[-1:] + earlier[-4:-3] + earlier[: 1 if len(earlier) > 4 else 0]
        for path in chosen[:OPPONENTS]:
            other = model_for(self.recipe, [lane.encoder for lane in self.lanes], self.seed).to(self.device)
            other.load_state_dict(torch.load(path, map_location=self.device, weights_only=True))
            for lane, mine, theirs in zip(self.lanes, self.options, self._options(other), strict=True):
                if lane.players == 1:
                    continue
                seats = np.arange(lane.players)[None, :] + np.arange(lane.matches)[:, None]
                owners = (seats % lane.players != 0).astype(np.int64)  # one seat plays with the newest net
                points = lane.play([mine, theirs], owners, self._seed(50), self.device).points.cpu().numpy()
                counted = count(points, owners == 0)
                note(
                    self.folder,
                    {
                        "iteration": self.iteration,
                        "against": int(path.stem),
                        "players": lane.players,
                        "won": round(counted.won, 4),
                        "ahead": round(counted.points - counted.others, 3),
                    },
                )

    def save(self) -> None:
        new = self._checkpoint.with_suffix(".new")
        torch.save(
            {
                "recipe": msgspec.to_builtins(self.recipe),
                "epoch": self.epoch,
                "iteration": self.iteration,
                "seconds": self.seconds,
                "model": self.model.state_dict(),
                "optimizer": self.learner.optimizer.state_dict(),
            },
            new,
        )
        new.replace(self._checkpoint)

    def _resume(self) -> None:
        stored = torch.load(self._checkpoint, map_location=self.device, weights_only=True)
        self.epoch = stored["epoch"]
        self.iteration = stored["iteration"]
        self.seconds = stored["seconds"]
        self.model.load_state_dict(stored["model"])
        self.learner.optimizer.load_state_dict(stored["optimizer"])
