"""Gives a net the weights of one that knows fewer inputs and choices."""

from collections.abc import Hashable, Sequence

import torch
from torch import Tensor

from cosecha.bots.nets.file import Description, Weights
from cosecha.bots.nets.inputs import Inputs
from cosecha.encoding.layout import Layout
from cosecha.lab.training.model import Model

Known = tuple[int, int]
"""An input: the byte it looks at, and its function of it."""


def grown(model: Model, about: Description, stored: Weights) -> dict[str, Tensor]:
    """What the model's parameters become. Inputs and choices that the other net doesn't know weigh nothing at first.
    Raises ValueError if the model doesn't know all of the other's."""
    if (about.net, about.seats) != (model.net, model.seats):
        raise ValueError("another net, or another number of seats")
    columns = _places(_known(Inputs(about.inputs), model.layout), _known(model.inputs, model.layout), "inputs")
    choices = _places(about.choices, model.choices, "choices")
    rows = [choice for choice in choices if choice < len(model.logits.bias)]  # the others are at places of the board
    found = {name: torch.from_numpy(array) for name, array in stored.items()}
    found["first.weight"] = _spread(found["first.weight"].T, columns, model.inputs.size).T
    for name in ("logits.weight", "logits.bias"):
        found[name] = _spread(found[name], rows, len(model.logits.bias))
    return found


def _known(inputs: Inputs, layout: Layout) -> list[Known]:
    """By input."""
    reader = inputs.reader(layout)
    found: list[Known] = [(-1, -1)] * inputs.size
    for byte, table, column in zip(reader.byte.tolist(), reader.table.tolist(), reader.column.tolist(), strict=True):
        found[column] = (byte, table)
    return found


def _places(old: Sequence[Hashable], new: Sequence[Hashable], what: str) -> list[int]:
    """Where the old ones are among the new ones."""
    place = {each: number for number, each in enumerate(new)}
    if missing := [each for each in old if each not in place]:
        raise ValueError(f"other {what}: {len(missing)} are unknown")
    return [place[each] for each in old]


def _spread(weights: Tensor, places: list[int], size: int) -> Tensor:
    """Rows at these places of a tensor with so many, and zeros between them."""
    found = weights.new_zeros(size, *weights.shape[1:])
    found[places] = weights
    return found
