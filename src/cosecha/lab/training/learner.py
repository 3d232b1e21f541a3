"""Improves a net by what it has played: PPO, with values for every seat."""

from collections.abc import Sequence
from typing import Any

import torch
from msgspec import Struct
from torch import Tensor
from torch.nn.functional import pad

from cosecha.lab.training.lanes import Samples
from cosecha.lab.training.model import Model, Options
from cosecha.lab.training.recipe import Recipe
from cosecha.lab.training.returns import targets

VALUES = 0.5
POINTS = 0.1
"""The weights of the values' errors, compared with the policy's gain."""
LARGEST_STEP = 0.2
"""Of the gradient's norm."""
MEMORY = (0.9, 0.99)
"""How much of its averages Adam keeps at each step: of the gradient and of its square. With 0.999 for the latter, a
sudden large gradient is a step of up to 30 times the learning rate, which can ruin a trained net."""


class Decisions(Struct):
    """Decisions of all kinds of matches, with what they led to. One row each."""

    observations: Tensor
    masks: Tensor
    chosen: Tensor
    chances: Tensor
    targets: Tensor | None
    """As in `Samples`."""
    worth: Tensor
    points: Tensor
    """By seat, the deciding one first; 0 for seats that the match doesn't have."""
    weight: Tensor
    """By seat: how much its values count."""
    advantage: Tensor

    def __len__(self) -> int:
        return len(self.advantage)


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
        on_gpu = next(model.parameters()).is_cuda
        self.optimizer = torch.optim.Adam(model.parameters(), betas=MEMORY, eps=1e-5, fused=on_gpu)

    def learn(self, played: Sequence[tuple[Options, Samples]], iteration: int, random: torch.Generator) -> Gains:
        recipe = self.recipe
        done = min(1.0, iteration / recipe.iterations)
        warmth = min(1.0, (iteration + 1) / recipe.warm_up)
        for group in self.optimizer.param_groups:
            group["lr"] = warmth * (recipe.rate + (recipe.last_rate - recipe.rate) * done)
        entropy = recipe.entropy + (recipe.last_entropy - recipe.entropy) * done
        decisions = self.decisions(played, recipe.trace)
        total = len(decisions)
        steps = max(1, round(total / recipe.batch))
        sums = torch.zeros(3, device=decisions.advantage.device)
        for _ in range(recipe.epochs):
            order = torch.randperm(total, generator=random).to(decisions.advantage.device)
            for part in order.chunk(steps):
                self.optimizer.zero_grad(set_to_none=True)
                sums += self._backward(decisions, part, entropy)
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), LARGEST_STEP)
                self.optimizer.step()
        sums /= recipe.epochs * total
        return Gains(*[*sums.tolist(), total])

    def imitate(self, decisions: Decisions, epoch: int, rate: float) -> Gains:
        """Fit the net to what others decided, and to what it led to."""
        recipe = self.recipe
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        device = decisions.advantage.device
        random = torch.Generator().manual_seed(epoch)
        sums = torch.zeros(3, device=device)
        total = len(decisions)
        for part in torch.randperm(total, generator=random).to(device).split(recipe.lesson_batch):
            self.optimizer.zero_grad(set_to_none=True)
            logits, values = self._judged(decisions, part)
            chosen = decisions.chosen[part]
            if decisions.targets is None:
                surprise = -logits.gather(1, chosen[:, None]).sum()
            else:
                surprise = -(decisions.targets[part].float() * logits).sum()
            error, points = _errors(decisions, values, part)
            ((surprise + VALUES * error + POINTS * points) / len(part)).backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), LARGEST_STEP)
            self.optimizer.step()
            with torch.no_grad():
                same = (logits.argmax(1) == chosen).float().sum()
                sums += torch.stack([error, surprise, same])
        return Gains(*[*(sums / total).tolist(), total])

    def decisions(self, played: Sequence[tuple[Options, Samples]], trace: float) -> Decisions:
        """All decisions of these games, with what they led to."""
        return _together([self._led_to(options, samples, trace) for options, samples in played])

    def _led_to(self, options: Options, samples: Samples, trace: float) -> Decisions:
        worth, points, advantage = targets(samples, self.recipe.aim, trace, options.teams)
        seats = (0, self.model.seats - options.players)
        weight = pad(torch.full_like(worth, 1 / options.players), seats)
        # Not divided by its spread: else chance would drive a policy that has hardly anything left to gain.
        advantage = advantage - advantage.mean()
        return Decisions(
            samples.observations,
            samples.masks,
            samples.chosen,
            samples.chances,
            samples.targets,
            pad(worth, seats),
            pad(points, seats),
            weight,
            advantage,
        )

    def _judged(self, decisions: Decisions, part: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all choices, and values."""
        logits, values = self.model(decisions.observations[part])
        return torch.log_softmax(logits.masked_fill(~decisions.masks[part], -1e9), 1), values

    def _backward(self, decisions: Decisions, part: Tensor, entropy_weight: float) -> Tensor:
        logits, values = self._judged(decisions, part)
        chances = logits.gather(1, decisions.chosen[part][:, None])[:, 0]
        ratio = torch.exp(chances - decisions.chances[part])
        advantage = decisions.advantage[part]
        clip = self.recipe.clip
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage).sum()
        entropy = -(logits.exp() * logits).sum()
        error, points = _errors(decisions, values, part)
        loss = -gain - entropy_weight * entropy + VALUES * error + POINTS * points
        (loss / len(part)).backward()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float().sum()
            return torch.stack([error, entropy, clipped])


def _together(parts: list[Decisions]) -> Decisions:
    if len(parts) == 1:
        return parts[0]
    columns: list[Any] = [[getattr(part, name) for part in parts] for name in Decisions.__struct_fields__]
    return Decisions(*(None if column[0] is None else torch.cat(column) for column in columns))


def _errors(decisions: Decisions, values: Tensor, part: Tensor) -> tuple[Tensor, Tensor]:
    """Of the values and of the points."""
    weight = decisions.weight[part]
    error = ((values[:, :, 0] - decisions.worth[part]) ** 2 * weight).sum()
    return error, ((values[:, :, 1] - decisions.points[part]) ** 2 * weight).sum()
