"""A training run: its net, what it has learned from lessons, and its checkpoint."""

import time
from pathlib import Path
from typing import Any

import msgspec
import torch

from cosecha.bots.nets.file import Description, read_weights, write_weights
from cosecha.encoding import encoder_for
from cosecha.lab.training.growing import grown
from cosecha.lab.training.learner import Learner
from cosecha.lab.training.lessons import read_shards
from cosecha.lab.training.log import drop_later, note
from cosecha.lab.training.model import Model, Options, model_for, weights_of
from cosecha.lab.training.recipe import RECIPES, Recipe


def store(path: Path, stored: Any) -> None:
    """Write a torch file atomically."""
    new = path.with_suffix(".new")
    torch.save(stored, new)
    new.replace(path)


class Run:
    """In a folder; it may have been interrupted before."""

    def __init__(self, recipe: Recipe, folder: Path, device: str, seed: int = 0) -> None:
        self.recipe = recipe
        self.folder = folder
        self.device = device
        self.seed = seed
        self.epoch = 0
        """How often the lessons were gone through."""
        self.iteration = 0
        """How many iterations of self-play are done."""
        self.round = 0
        """How many rounds of searched matches are done."""
        self.seconds = 0.0
        folder.mkdir(parents=True, exist_ok=True)
        self.encoders = [encoder_for(recipe.game, each.options) for each in recipe.matches]
        self.model = self.new_model()
        self.learner = Learner(self.model, recipe)
        self.options = self.options_of(self.model)
        if self._checkpoint.exists():
            self._resume()

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def new_model(self) -> Model:
        """It knows all matches of the usual recipe, even if only some of them are played."""
        encoders = [encoder_for(self.recipe.game, each.options) for each in RECIPES[self.recipe.net].matches]
        model = model_for(self.recipe, encoders, self.seed)
        model.to(self.device)
        return model

    def options_of(self, model: Model) -> list[Options]:
        """How a model sees each kind of match."""
        return [Options(encoder, model).to(self.device) for encoder in self.encoders]

    def start_from(self, weights: Path) -> None:
        """Take over the weights of an exported net, unless the run has begun. They are slightly rounded. The run's own
        net may know more inputs and choices."""
        if self.epoch or self.iteration or self.round:
            return
        try:
            self.model.load_state_dict(grown(self.model, *read_weights(weights)))
        except ValueError as wrong:
            raise ValueError(f"{weights} doesn't fit: {wrong}") from None

    def imitate(self, lessons: Path, epochs: int, until: float, taught: str = "") -> None:
        """Learn from all lessons in a folder, up to so many epochs in total, whatever kinds of matches are played: the
        shards of each kind are in a folder named after its number in the usual recipe. They may have been recorded for
        another net of the game, `taught`."""
        read = []
        for number, matches in enumerate(RECIPES[taught or self.recipe.net].matches):
            folder = lessons / str(number)
            if folder.exists():
                encoder = encoder_for(self.recipe.game, matches.options)
                options = Options(encoder, self.model).to(self.device)
                read.append((options, read_shards(folder, options, encoder.n, self.device)))
        if not read:
            raise ValueError(f"{lessons} has no lessons: record some first")
        decisions = self.learner.decisions(read, 1.0)
        del read  # They are as large as the decisions.
        self.begin()
        while self.epoch < epochs and time.time() < until:
            begun = time.time()
            rate = self.recipe.lesson_rate * (1 - 0.9 * self.epoch / epochs)
            gains = self.learner.imitate(decisions, self.epoch, rate)
            self.epoch += 1
            self.seconds += time.time() - begun
            same = {"epoch": self.epoch, "same": gains.clipped, "surprise": gains.entropy}
            note(self.folder, {**same, "value_error": gains.value_error, "seconds": round(self.seconds, 2)})
            self.save()

    def export(self, path: Path) -> None:
        """Write the weights for `bots/nets/`."""
        recipe, model = self.recipe, self.model
        about = Description(
            recipe.game,
            recipe.net,
            self.encoders[0].version,
            model.seats,
            recipe.aim,
            list(model.inputs.seen),
            model.choices,
        )
        write_weights(path, about, weights_of(model))

    def begin(self) -> None:
        """Make log and checkpoint agree, before anything is learned."""
        drop_later(self.folder, self._done())
        self.save()

    def save(self) -> None:
        """Done after every epoch, iteration and round: it takes a tenth of a second."""
        stored = {
            "recipe": msgspec.to_builtins(self.recipe),
            **self._done(),
            "seconds": self.seconds,
            "model": self.model.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
        }
        store(self._checkpoint, stored)

    def _done(self) -> dict[str, int]:
        return {"epoch": self.epoch, "iteration": self.iteration, "round": self.round}

    def _resume(self) -> None:
        stored = torch.load(self._checkpoint, map_location=self.device, weights_only=True)
        self.epoch = stored["epoch"]
        self.iteration = stored["iteration"]
        self.round = stored["round"]
        self.seconds = stored["seconds"]
        self.model.load_state_dict(stored["model"])
        self.learner.optimizer.load_state_dict(stored["optimizer"])
