"""Improves a net by what it has played: PPO, with values for every seat."""

from collections.abc import Sequence

import torch
from msgspec import Struct
from torch import Tensor

from cosecha.lab.training.lanes import Samples
from cosecha.lab.training.model import Model, Options
from cosecha.lab.training.recipe import Recipe
from cosecha.lab.training.returns import targets

VALUES = 0.5
POINTS = 0.1
"""The weights of the values' errors, compared with the policy's gain."""
LARGEST_STEP = 0.5
"""Of the gradient's norm."""


class Batch(Struct):
    """Decisions of one option set, with what they led to."""

    options: Options
    samples: Samples
    worth: Tensor
    points: Tensor
    advantage: Tensor


class Gains(Struct):
    """How an iteration went, on average."""

    value_error: float
    entropy: float
    clipped: float
    decisions: int


class Learner:
    def __init__(self, model: Model, recipe: Recipe) -> None:
        self.model = model
        self.recipe = recipe
        self.optimizer = torch.optim.Adam(model.parameters(), eps=1e-5)

    def learn(self, played: Sequence[tuple[Options, Samples]], iteration: int, random: torch.Generator) -> Gains:
        recipe = self.recipe
        done = min(1.0, iteration / recipe.iterations)
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.rate + (recipe.last_rate - recipe.rate) * done
        entropy = recipe.entropy + (recipe.last_entropy - recipe.entropy) * done
        batches = self._batches(played, recipe.trace)
        for batch in batches:
            # Not divided by its spread: else chance would drive a policy that has hardly anything left to gain.
            batch.advantage = batch.advantage - batch.advantage.mean()
        total = sum(len(batch.advantage) for batch in batches)
        steps = max(1, round(total / recipe.batch))
        sums = torch.zeros(3, device=batches[0].advantage.device)
        for _ in range(recipe.epochs):
            orders = [
                torch.randperm(len(batch.advantage), generator=random).to(batch.advantage.device).chunk(steps)
                for batch in batches
            ]
            for step in range(steps):
                self.optimizer.zero_grad(set_to_none=True)
                for batch, order in zip(batches, orders, strict=True):
                    if step < len(order):
                        sums += self._backward(batch, order[step], entropy, total / steps)
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), LARGEST_STEP)
                self.optimizer.step()
        sums /= recipe.epochs * total
        return Gains(*[*sums.tolist(), total])

    def imitate(self, lessons: Sequence[tuple[Options, Samples]], epoch: int, rate: float, trace: float = 1.0) -> Gains:
        """Fit the net to what others decided, and to what it led to."""
        recipe = self.recipe
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        batches = self._batches(lessons, trace)
        device = batches[0].advantage.device
        random = torch.Generator().manual_seed(epoch)
        sums = torch.zeros(3, device=device)
        total = sum(len(batch.advantage) for batch in batches)
        parts = [
            (number, chosen)
            for number, batch in enumerate(batches)
            for chosen in torch.randperm(len(batch.advantage), generator=random).to(device).split(recipe.lesson_batch)
        ]
        for place in torch.randperm(len(parts), generator=random).tolist():
            number, chosen = parts[place]
            batch = batches[number]
            self.optimizer.zero_grad(set_to_none=True)
            samples = batch.samples
            logits, values = batch.options(samples.observations[chosen])
            logits = torch.log_softmax(logits.masked_fill(~samples.masks[chosen], -1e9), 1)
            if samples.targets is None:
                surprise = -logits.gather(1, samples.slots[chosen][:, None]).sum()
            else:
                surprise = -(samples.targets[chosen].float() * logits).sum()
            error, points = self._errors(batch, values, chosen)
            ((surprise + VALUES * error + POINTS * points) / len(chosen)).backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), LARGEST_STEP)
            self.optimizer.step()
            with torch.no_grad():
                same = (logits.argmax(1) == samples.slots[chosen]).float().sum()
                sums += torch.stack([error, surprise, same])
        return Gains(*[*(sums / total).tolist(), total])

    def _batches(self, played: Sequence[tuple[Options, Samples]], trace: float) -> list[Batch]:
        aim = self.recipe.aim
        return [Batch(options, samples, *targets(samples, aim, trace, options.teams)) for options, samples in played]

    def _errors(self, batch: Batch, values: Tensor, chosen: Tensor) -> tuple[Tensor, Tensor]:
        """Of the values and of the points."""
        players = batch.options.players
        error = ((values[:, :players, 0] - batch.worth[chosen]) ** 2).mean(1).sum()
        return error, ((values[:, :players, 1] - batch.points[chosen]) ** 2).mean(1).sum()

    def _backward(self, batch: Batch, chosen: Tensor, entropy_weight: float, size: float) -> Tensor:
        samples = batch.samples
        logits, values = batch.options(samples.observations[chosen])
        logits = torch.log_softmax(logits.masked_fill(~samples.masks[chosen], -1e9), 1)
        chances = logits.gather(1, samples.slots[chosen][:, None])[:, 0]
        ratio = torch.exp(chances - samples.chances[chosen])
        advantage = batch.advantage[chosen]
        clip = self.recipe.clip
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage).sum()
        entropy = -(logits.exp() * logits).sum()
        error, points = self._errors(batch, values, chosen)
        loss = -gain - entropy_weight * entropy + VALUES * error + POINTS * points
        (loss / size).backward()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float().sum()
            return torch.stack([error, entropy, clipped])
