"""Training nets. torch is installed only for the long tests."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from cosecha.bots.nets.net import Net, View
from cosecha.core.rng import Rng
from cosecha.encoding import Encoder, Episode
from cosecha.lab.running import Place

pytestmark = pytest.mark.proof

TINY = {
    "games": 6,
    "batch": 64,
    "lesson_batch": 8,
    "hidden": (16, 16, 8),
    "epochs": 2,
    "evaluate_every": 2,
    "iterations": 10,
}


def tiny_run(folder: Path, net: str = "santiago", kinds: int = 2) -> Any:
    from cosecha.lab.training.recipe import RECIPES
    from cosecha.lab.training.run import Run
    from cosecha.lab.training.searched import SearchPlan

    search = SearchPlan(simulations=12, quick=4, games=4, rounds=2)
    recipe = RECIPES[net]
    changed = msgspec.structs.replace(recipe, matches=recipe.matches[:kinds], search=search, **TINY)
    return Run(changed, folder, "cpu")


def train(folder: Path, iterations: int) -> dict[str, Any]:
    import torch

    from cosecha.lab.training.self_play import SelfPlay

    torch.set_num_threads(1)
    run = tiny_run(folder)
    with closing(SelfPlay(run, 1)) as playing:
        playing.train(float("inf"), iterations)
    return {name: tensor.clone() for name, tensor in run.model.state_dict().items()}


def search(folder: Path, rounds: int) -> dict[str, Any]:
    import torch

    from cosecha.lab.training.search_play import SearchPlay

    torch.set_num_threads(1)
    run = tiny_run(folder)
    with closing(SearchPlay(run, 1)) as playing:
        playing.train(float("inf"), rounds)
    return {name: tensor.clone() for name, tensor in run.model.state_dict().items()}


@pytest.mark.parametrize("learn", [train, search])
def test_an_interrupted_run_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, learn: Callable[[Path, int], dict[str, Any]]
) -> None:
    whole = learn(tmp_path / "whole", 4)
    learn(tmp_path / "parts", 3)
    parts = learn(tmp_path / "parts", 4)
    assert all((whole[name] == parts[name]).all() for name in whole)
    other = learn(tmp_path / "other", 3)
    assert any((whole[name] != other[name]).any() for name in whole)
    logs = [(tmp_path / name / "log.jsonl").read_text().splitlines() for name in ("whole", "parts")]
    kept = [[_without_times(json.loads(line)) for line in log] for log in logs]
    assert kept[0] == kept[1]


def _without_times(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name not in ("seconds", "playing")}


def test_lanes_that_take_turns_play_as_they_do_alone(tmp_path: Path) -> None:
    from cosecha.lab.training.lanes import played_together
    from cosecha.lab.training.self_play import SelfPlay

    run = tiny_run(tmp_path)
    with closing(SelfPlay(run, 1)) as playing:
        pairs = list(zip(playing.lanes, run.options, strict=True))
        together = played_together([lane.play([options], None, 5, "cpu") for lane, options in pairs])
        for (lane, options), found in zip(pairs, together, strict=True):
            (alone,) = played_together([lane.play([options], None, 5, "cpu")])
            assert (found.slots == alone.slots).all()
            assert (found.points == alone.points).all()


def forget(run: Any) -> None:
    for tensor in run.model.state_dict().values():
        tensor.zero_()


def test_a_run_can_begin_with_an_exported_net(tmp_path: Path) -> None:
    first = tiny_run(tmp_path / "first", "cacao", 1)
    first.export(tmp_path / "net.npz")
    second = tiny_run(tmp_path / "second", "cacao", 1)
    forget(second)
    second.start_from(tmp_path / "net.npz")
    for name, tensor in first.model.state_dict().items():
        np.testing.assert_allclose(second.model.state_dict()[name].numpy(), tensor.numpy(), atol=0.01)
    second.epoch = 1
    forget(second)
    second.start_from(tmp_path / "net.npz")
    assert not any(tensor.any() for tensor in second.model.state_dict().values()), "it has begun already"
    with pytest.raises(ValueError, match="other inputs"):
        tiny_run(tmp_path / "third").start_from(tmp_path / "net.npz")


def test_lessons_are_learned(tmp_path: Path) -> None:
    from cosecha.lab.training.lessons import Lesson, make_shards

    lesson = Lesson("santiago", {"players": 2}, matches=3)
    folder = tmp_path / "lessons" / "0"
    assert list(make_shards(lesson, folder, 2, Place())) == [0, 1]
    first = (folder / "000000.npz").read_bytes()
    (folder / "000000.npz").unlink()
    assert list(make_shards(lesson, folder, 3, Place())) == [0, 2]
    assert (folder / "000000.npz").read_bytes() == first
    with pytest.raises(ValueError, match="another lesson"):
        next(make_shards(msgspec.structs.replace(lesson, stray=0.5), folder, 3, Place()))
    tiny_run(tmp_path, kinds=1).imitate(tmp_path / "lessons", 12, float("inf"))
    surprise = [json.loads(line)["surprise"] for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert surprise[-1] < 0.9 * surprise[0]


def observed(encoder: Encoder, matches: int) -> np.ndarray[Any, Any]:
    """What deciding seats observe in random play, from all parts of some matches."""
    found = []
    rng = Rng(f"observed {matches}")
    for seed in range(matches):
        episode = Episode(encoder)
        episode.only_worth = True
        episode.reset(seed)
        while episode.state.waiting():
            numbers = episode.open_numbers()
            if rng.below(8) == 0:
                found.append(np.frombuffer(episode.observe(episode.seat), np.uint8))
            episode.step(numbers[rng.below(len(numbers))])
    return np.array(found)


@pytest.mark.parametrize("name", ["santiago", "cacao", "agricola", "agricola_cards"])
def test_numpy_computes_what_torch_does(name: str, tmp_path: Path) -> None:
    """With weights that all matter, and for whole batches: what they have in common is worked out once."""
    import torch

    before, run = tiny_run(tmp_path / "before", name), tiny_run(tmp_path / "after", name)
    for part, tensor in before.model.state_dict().items():
        if "rated" in part:
            tensor.mul_(20)
    before.export(tmp_path / "net.npz")
    run.start_from(tmp_path / "net.npz")  # which rounds the weights, so both sides have the same
    net = Net.read(tmp_path / "net.npz")
    for encoder, options in zip(run.encoders, run.options, strict=True):
        seen = observed(encoder, 3)
        assert len(seen) > 16
        with torch.no_grad():
            logits, values = options(torch.from_numpy(seen))
        view = View(net, encoder)
        for begin in range(0, len(seen), 16):
            batch = slice(begin, begin + 16)
            found = view.judge(seen[batch])
            np.testing.assert_allclose(found[0], logits[batch].numpy(), atol=2e-3)
            np.testing.assert_allclose(found[1], values[batch].numpy(), atol=2e-3)


def test_equal_points_share_a_victory() -> None:
    from cosecha.lab.training.against import count

    points = np.array([[30.0, 20.0, 10.0], [25.0, 25.0, 10.0], [10.0, 20.0, 40.0], [5.0, 5.0, 5.0]])
    mine = np.eye(3, dtype=bool)[[0, 1, 1, 2]]
    found = count(points, mine)
    assert found.won == pytest.approx((1 + 1 / 2 + 0 + 1 / 3) / 4)
    assert found.points == (30 + 25 + 20 + 5) / 4
    assert found.others == (20 + 10 + 25 + 10 + 10 + 40 + 5 + 5) / 8
    assert count(points, np.ones((4, 3), bool)).others == 0


def test_a_net_plays_against_a_bot(tmp_path: Path) -> None:
    from cosecha.lab.training.against import against

    train(tmp_path, 1)
    found = list(against(tmp_path, "random", 4, 1, "cpu"))
    assert [(each["options"], each["games"], each["iteration"]) for each in found] == [
        ({"players": 2}, 4, 1),
        ({"players": 3}, 4, 1),
    ]
    assert all(0 <= each["won"] <= 1 for each in found)
    assert found == list(against(tmp_path, "random", 4, 1, "cpu"))


def test_targets_go_back_from_the_end() -> None:
    """Two seats decide in turn; the last decision of each leads to the end."""
    import torch

    from cosecha.bots.nets.aim import Aim
    from cosecha.lab.training.lanes import Samples
    from cosecha.lab.training.returns import targets

    nothing = torch.zeros(3, 1)
    samples = Samples(
        observations=nothing,
        masks=nothing,
        slots=nothing[:, 0],
        chances=nothing[:, 0],
        values=torch.tensor([[1.0, 0.0], [0.0, 0.0], [3.0, 0.0]]),
        row=torch.tensor([0, 0, 0]),
        seat=torch.tensor([0, 1, 0]),
        when=torch.tensor([0, 1, 2]),
        points=torch.tensor([[50.0, 20.0]]),
    )
    worth, points, advantage = targets(samples, Aim(points=1, scale=10, rival=0, result=0), trace=0.5)
    assert worth[2].tolist() == [5, 2]
    assert worth[1].tolist() == [2, 4]  # seat 1 decides; seat 0 expects half of 5 and half of 3
    assert worth[0].tolist() == [4, 1]  # seat 1 expects half of 2 and half of 0
    assert advantage.tolist() == [3, 2, 2]
    assert points[1].tolist() == [2, 5]


def test_the_end_is_worth_what_the_aim_says() -> None:
    import torch

    from cosecha.bots.nets.aim import Aim
    from cosecha.lab.training.returns import worth

    aim = Aim(points=1, scale=10, rival=0.5, result=1)
    totals = [[40.0, 30.0, 20.0], [25.0, 25.0, 10.0]]
    shares = [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0]]
    found = worth(torch.tensor(totals), aim).tolist()
    for row in range(2):
        assert found[row] == pytest.approx(aim.worth(totals[row], shares[row]))
