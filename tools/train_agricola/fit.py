"""Fits the net to samples. Written with operators that numpy and torch share, so that it runs with either."""

from pathlib import Path
from typing import Any

import numpy as np

from cosecha.bots.agricola.netfile import write_net

MIDDLE, SCALE = 25.0, 10.0
"""Points are learned as (points - MIDDLE) / SCALE."""
CLIP = 1.0
"""Larger errors count as this much: begging for a whole harvest is an outlier."""
DECAY = (0.9, 0.999)
SMOOTH = 0.998
"""Played with is a running average of the weights."""


def backend(gpu: bool) -> Any:
    """A function that moves a numpy array to where fitting happens."""
    if not gpu:
        return np.asarray
    import torch

    torch.set_grad_enabled(False)
    return lambda array: torch.from_numpy(np.ascontiguousarray(array)).cuda()


def has_gpu() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


def to_numpy(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.cpu().numpy()


class Fitter:
    """The weights, with Adam's moments. Layers are stored as rows per unit, like in the file."""

    def __init__(self, inputs: int, hidden: tuple[int, int], outputs: int, move: Any, seed: int = 1) -> None:
        self.sizes = (inputs, *hidden, outputs)
        self.move = move
        draw = np.random.default_rng(seed)
        arrays = []
        for width, units in zip(self.sizes, self.sizes[1:], strict=False):
            arrays.append(draw.normal(0, (1.0 / width) ** 0.5, (units, width)))
            arrays.append(np.zeros(units))
        self._set([array.astype(np.float32) for array in arrays])
        self.steps = 0

    def _set(self, arrays: list[Any]) -> None:
        self.weights = [self.move(array.copy()) for array in arrays]
        self.smooth = [self.move(array.copy()) for array in arrays]
        self.first = [self.move(np.zeros_like(array)) for array in arrays]
        self.second = [self.move(np.zeros_like(array)) for array in arrays]

    def forward(self, x: Any, weights: list[Any]) -> tuple[Any, Any, Any]:
        w1, b1, w2, b2, w3, b3 = weights
        one = x @ w1.T + b1
        one = one * (one > 0)
        two = one @ w2.T + b2
        two = two * (two > 0)
        return one, two, two @ w3.T + b3

    def step(self, x: Any, y: Any, rate: float) -> Any:
        """One step of Adam on a batch. Returns the mean squared error in points, as an array."""
        w2, w3 = self.weights[2], self.weights[4]
        one, two, out = self.forward(x, self.weights)
        wrong = out - (y - MIDDLE) / SCALE
        count = len(x)
        back = wrong.clip(-CLIP, CLIP) / count
        gradients: list[Any] = [None] * 6
        gradients[4] = back.T @ two
        gradients[5] = back.sum(0)
        back = (back @ w3) * (two > 0)
        gradients[2] = back.T @ one
        gradients[3] = back.sum(0)
        back = (back @ w2) * (one > 0)
        gradients[0] = back.T @ x
        gradients[1] = back.sum(0)
        self.steps += 1
        fix1 = 1 - DECAY[0] ** self.steps
        fix2 = 1 - DECAY[1] ** self.steps
        keep = min(SMOOTH, self.steps / (self.steps + 10))
        for number, gradient in enumerate(gradients):
            self.first[number] = DECAY[0] * self.first[number] + (1 - DECAY[0]) * gradient
            self.second[number] = DECAY[1] * self.second[number] + (1 - DECAY[1]) * gradient**2
            move = (self.first[number] / fix1) / ((self.second[number] / fix2) ** 0.5 + 1e-8)
            self.weights[number] = self.weights[number] - rate * move
            self.smooth[number] = keep * self.smooth[number] + (1 - keep) * self.weights[number]
        return (wrong[:, 0] ** 2).mean() * SCALE**2

    def export(self, path: Path) -> None:
        """Write the averaged weights as the bot reads them, in points."""
        arrays = [to_numpy(array) for array in self.smooth]
        arrays[4] = arrays[4] * SCALE
        arrays[5] = arrays[5] * SCALE + MIDDLE
        flat = np.concatenate([array.ravel() for array in arrays]).astype(float)
        write_net(path, self.sizes[0], (self.sizes[1], self.sizes[2]), self.sizes[3], flat.tolist())

    def save(self, path: Path, **more: float) -> None:
        kept = {name: np.array(number) for name, number in more.items()}
        for name in ("weights", "smooth", "first", "second"):
            for number, array in enumerate(getattr(self, name)):
                kept[f"{name}{number}"] = to_numpy(array)
        new = path.with_suffix(".new.npz")
        np.savez(new, allow_pickle=False, steps=self.steps, sizes=np.array(self.sizes), **kept)
        new.replace(path)

    def load(self, path: Path) -> dict[str, float]:
        """Go on from a checkpoint. Returns the other numbers in it.

        The net may have grown since: new inputs count for nothing at first, and nothing depends on new units.
        """
        with np.load(path) as kept:
            fresh = [to_numpy(array) for array in self.weights]
            for name in ("weights", "smooth", "first", "second"):
                grown = [_grown(fresh[at], kept[f"{name}{at}"], at, name) for at in range(6)]
                setattr(self, name, [self.move(array) for array in grown])
            self.steps = int(kept["steps"])
            return {name: float(kept[name]) for name in kept.files if kept[name].shape == () and name != "steps"}


def _grown(fresh: Any, old: Any, number: int, name: str) -> Any:
    """An array of a checkpoint in the size of the net. Only the first layer's new units keep their random weights."""
    if name in ("weights", "smooth") and number == 0:
        new = fresh.copy()
        new[: len(old)] = 0
    else:
        new = np.zeros_like(fresh)
    new[tuple(slice(0, length) for length in old.shape)] = old
    return new
