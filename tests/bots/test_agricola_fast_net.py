"""Training evaluates the net in C: it must see the same points as the bot."""

import subprocess
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cosecha.bots.agricola import netfile
from cosecha.bots.agricola.features import about_others, features
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options
from tools.train_agricola import build

ROUNDING = 0.1
"""In points: the bot's net has whole numbers only."""


def loaded(name: str, path: Path) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def fast_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    made = tmp_path / f"fastnet{sysconfig.get_config_var('EXT_SUFFIX')}"
    include = f"-I{sysconfig.get_path('include')}"
    subprocess.run(["cc", *build.FAST, include, str(build.HERE / "fastnet.c"), "-o", str(made)], check=True)
    monkeypatch.setitem(sys.modules, "fastnet", loaded("fastnet", made))
    return loaded("fast_net", build.HERE / "fast_net.py")


@pytest.mark.compiled_only
@pytest.mark.parametrize("cards", [False, True])
def test_the_net_in_c_sees_the_same_points(cards: bool, fast_net: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = netfile.trained_net(cards)
    monkeypatch.setattr(netfile, "Net", fast_net.Net)
    fast: Any = netfile.read_net(netfile.TRAINED[cards])
    rng, state = Rng(7), GAME.start(Options(players=2, cards="full" if cards else "none"), 7)
    x = features(state, 0, about_others(state, 0))
    sums, fast_sums = slow.sums(x), fast.sums(x)
    points = []
    while waiting := state.waiting():
        seat = waiting[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        old, x = x, features(state, 0, about_others(state, 0))
        sums, fast_sums = slow.moved(old, sums, x), fast.moved(old, fast_sums, x)
        points.append(slow.value(sums))
        assert fast.value(fast_sums) == pytest.approx(points[-1], abs=ROUNDING)
    assert max(points) - min(points) > 1


def test_the_net_in_c_refuses_what_does_not_fit_it(fast_net: Any) -> None:
    net = fast_net.Net([[[1.0, 2.0]], [[1.0]], [[1.0]]], [[0.0], [0.0], [0.0]])
    sums = net.sums([64, 64])
    assert net.value(sums) == 3.0
    for old, given, x in (([0], sums, [0, 0]), ([0, 0], sums, [0]), ([0, 0], sums[1:], [0, 0]), ((0, 0), sums, [0, 0])):
        with pytest.raises(ValueError, match="fit the net"):
            net.moved(old, given, x)
    with pytest.raises(ValueError, match="fit the net"):
        net.value(sums + sums)
    with pytest.raises(TypeError):
        net.moved([0, 0], sums, [0, "1"])
