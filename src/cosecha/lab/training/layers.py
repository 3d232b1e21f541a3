"""The layers that nets are made of."""

from torch import nn


def layer(inputs: int, units: int, gain: float = 1.0) -> nn.Linear:
    """A linear layer for rectified inputs."""
    found = nn.Linear(inputs, units)
    nn.init.normal_(found.weight, 0.0, gain * (2.0 / inputs) ** 0.5)
    nn.init.zeros_(found.bias)
    return found
