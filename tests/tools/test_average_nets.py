"""Averaging the weights of the bot's nets."""

from pathlib import Path

import pytest

from cosecha.bots.agricola.netfile import read_weights, write_net
from tools.train_agricola.average import average

WEIGHTS = 2 * 1 + 1 + 1 * 1 + 1 + 1 * 2 + 2
"""Of a net with two inputs, one unit in each layer and two outputs."""


def test_weights_are_averaged(tmp_path: Path) -> None:
    nets = [tmp_path / "one.json", tmp_path / "two.json"]
    for net, weight in zip(nets, (0.5, 1.0), strict=True):
        write_net(net, 2, (1, 1), 2, [weight] * WEIGHTS)
    average(tmp_path / "both.json", nets)
    stored, weights = read_weights(tmp_path / "both.json")
    assert (stored.inputs, stored.hidden, stored.outputs) == (2, (1, 1), 2)
    assert weights == [0.75] * WEIGHTS


def test_nets_of_different_sizes_are_refused(tmp_path: Path) -> None:
    nets = [tmp_path / "small.json", tmp_path / "large.json"]
    write_net(nets[0], 2, (1, 1), 2, [0.5] * WEIGHTS)
    write_net(nets[1], 3, (1, 1), 2, [0.5] * (WEIGHTS + 1))
    with pytest.raises(ValueError, match="different sizes"):
        average(tmp_path / "both.json", nets)
