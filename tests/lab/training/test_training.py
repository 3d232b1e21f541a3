"""Training nets. torch is installed only for the long tests."""

import json
import multiprocessing
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from cosecha.bots.nets.net import Net, View
from cosecha.core.rng import Rng
from cosecha.encoding import Encoder, Episode
from cosecha.lab.running import Place
from tests.lab.training.tiny import tiny_run

pytestmark = pytest.mark.proof


def test_lanes_that_take_turns_play_as_they_do_alone(tmp_path: Path) -> None:
    from cosecha.lab.training.lanes import played_together
    from cosecha.lab.training.self_play import SelfPlay

    run = tiny_run(tmp_path)
    with closing(SelfPlay(run, 1)) as playing:
        pairs = list(zip(playing.lanes, run.options, strict=True))
        together = played_together([lane.play([options], None, 5, "cpu") for lane, options in pairs])
        for (lane, options), found in zip(pairs, together, strict=True):
            (alone,) = played_together([lane.play([options], None, 5, "cpu")])
            assert (found.chosen == alone.chosen).all()
            assert (found.points == alone.points).all()


def self_play(run: Any) -> Any:
    from cosecha.lab.training.self_play import SelfPlay

    return SelfPlay(run, 3)


def search_play(run: Any) -> Any:
    from cosecha.lab.training.search_play import SearchPlay

    return SearchPlay(run, 3)


def games_against(run: Any) -> Any:
    from cosecha.lab.training.against import against

    run.save()
    return list(against(run.folder, "random", 4, 3, "cpu"))


@pytest.mark.parametrize("start", [self_play, search_play, games_against])
@pytest.mark.parametrize("failing", [2, 5])
def test_no_process_is_left_if_one_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: Callable[[Any], Any], failing: int
) -> None:
    """Of the processes of two lanes: the first one of a lane, or a later one."""
    run = tiny_run(tmp_path)
    process = multiprocessing.get_context("spawn").Process
    begin, number = process.start, count(1)

    def start_process(self: Any) -> None:
        if next(number) == failing:
            raise OSError("no more processes")
        begin(self)

    monkeypatch.setattr(process, "start", start_process)
    with pytest.raises(OSError, match="no more processes"):
        start(run)
    assert next(number) > failing
    assert not multiprocessing.active_children()


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
    with pytest.raises(ValueError, match="another net"):
        tiny_run(tmp_path / "third").start_from(tmp_path / "net.npz")


def test_a_net_that_learns_a_new_variant_begins_with_what_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says of the old kinds of games what it said before."""
    import torch

    from cosecha.lab.training.recipe import RECIPES

    with monkeypatch.context() as earlier:
        less = msgspec.structs.replace(RECIPES["agricola"], matches=RECIPES["agricola"].matches[:4])
        earlier.setitem(RECIPES, "agricola", less)
        before = tiny_run(tmp_path / "before", "agricola")
        before.export(tmp_path / "net.npz")
        before = tiny_run(tmp_path / "rounded", "agricola")
        before.start_from(tmp_path / "net.npz")
    after = tiny_run(tmp_path / "after", "agricola", 6)
    after.start_from(tmp_path / "net.npz")
    assert len(after.model.choices) > len(before.model.choices)
    assert after.model.inputs.size > before.model.inputs.size
    seen = torch.from_numpy(observed(before.encoders[0], 2))
    with torch.no_grad():
        for old, new in zip(before.options[0](seen), after.options[0](seen), strict=True):
            np.testing.assert_allclose(new.numpy(), old.numpy(), atol=1e-4)
        logits, _ = after.options[5](torch.from_numpy(observed(after.encoders[5], 1)))
        assert bool((logits == 0).any()), "new choices weigh nothing yet"
    after.export(tmp_path / "after.npz")
    monkeypatch.setitem(RECIPES, "agricola", less)
    smaller = tiny_run(tmp_path / "smaller", "agricola")
    with pytest.raises(ValueError, match="are unknown"):
        smaller.start_from(tmp_path / "after.npz")


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


def test_kinds_of_games_learn_in_the_same_batch(tmp_path: Path) -> None:
    """Values count only for seats that a game has and as much as alone, and nothing that isn't open is likely."""
    import torch

    from cosecha.lab.training.lanes import Samples
    from cosecha.lab.training.learner import _errors
    from cosecha.lab.training.returns import targets

    run = tiny_run(tmp_path, "agricola", 3)
    draw = torch.Generator().manual_seed(1)
    played, errors = [], torch.zeros(2)
    judged = []
    for encoder, options in zip(run.encoders, run.options, strict=True):
        seen = torch.from_numpy(observed(encoder, 2))
        count, players = len(seen), options.players
        masks = options.open_choices(torch.rand(count, encoder.n, generator=draw) < 0.1)
        samples = Samples(
            observations=options.rows(seen),
            masks=masks,
            chosen=masks.int().argmax(1),
            chances=torch.zeros(count),
            values=torch.rand(count, players, generator=draw),
            row=torch.zeros(count, dtype=torch.long),
            seat=torch.arange(count) % players,
            when=torch.arange(count),
            points=torch.tensor([[30.0, 20.0, 10.0][:players]]),
        )
        worth, points, _ = targets(samples, run.recipe.aim, 0.9, options.teams)
        values = torch.rand(count, run.model.seats, 2, generator=draw)
        for head, expected in enumerate((worth, points)):
            errors[head] += ((values[:, :players, head] - expected) ** 2).mean(1).sum()
        played.append((options, samples))
        judged.append(values)
    decisions = run.learner.decisions(played, 0.9)
    every = torch.arange(len(decisions))
    found = torch.stack(_errors(decisions, torch.cat(judged), every))
    np.testing.assert_allclose(found.numpy(), errors.numpy(), rtol=1e-4)
    logits, _ = run.learner._judged(decisions, every)
    assert bool((logits.exp()[~decisions.masks] == 0).all())


def test_a_net_for_cards_can_learn_from_lessons_without_them(tmp_path: Path) -> None:
    import torch

    from cosecha.encoding import encoder_for
    from cosecha.lab.training.model import Options
    from cosecha.lab.training.recipe import RECIPES

    run = tiny_run(tmp_path, "agricola_cards", 1)
    *kinds, teams = (encoder_for("agricola", each.options) for each in RECIPES["agricola"].matches)
    for encoder in kinds:
        logits, _ = Options(encoder, run.model)(torch.from_numpy(observed(encoder, 1)))
        assert logits.shape[1] == encoder.n
    with pytest.raises(ValueError, match="all choices"):
        Options(teams, run.model)


def test_equal_points_share_a_victory() -> None:
    from cosecha.lab.training.against import count

    points = np.array([[30.0, 20.0, 10.0], [25.0, 25.0, 10.0], [10.0, 20.0, 40.0], [5.0, 5.0, 5.0]])
    mine = np.eye(3, dtype=bool)[[0, 1, 1, 2]]
    found = count(points, mine)
    assert found.won == pytest.approx((1 + 1 / 2 + 0 + 1 / 3) / 4)
    assert found.points == (30 + 25 + 20 + 5) / 4
    assert found.others == (20 + 10 + 25 + 10 + 10 + 40 + 5 + 5) / 8
    assert count(points, np.ones((4, 3), bool)).others == 0


def test_partners_share_a_victory_without_halving_it() -> None:
    from cosecha.lab.training.against import count

    points = np.array([[30.0, 20.0, 30.0, 20.0], [10.0, 20.0, 10.0, 20.0], [5.0, 5.0, 5.0, 5.0]])
    found = count(points, np.eye(4, dtype=bool)[[0, 2, 3]], [(0, 2), (1, 3)])
    assert found.won == pytest.approx((1 + 0 + 1 / 2) / 3)
    assert found.points == (30 + 10 + 5) / 3
    assert found.others == (20 + 20 + 20 + 20 + 5 + 5) / 6


def test_a_net_plays_against_a_bot(tmp_path: Path) -> None:
    from cosecha.lab.training.against import against

    run = tiny_run(tmp_path)
    run.iteration = 1
    run.save()
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
        chosen=nothing[:, 0],
        chances=nothing[:, 0],
        values=torch.tensor([[1.0, 0.0], [0.0, 0.0], [3.0, 0.0]]),
        row=torch.tensor([0, 0, 0]),
        seat=torch.tensor([0, 1, 0]),
        when=torch.tensor([0, 1, 2]),
        points=torch.tensor([[50.0, 20.0]]),
    )
    worth, points, advantage = targets(samples, Aim(points=1, scale=10, rival=0, result=0), trace=0.5, teams=[])
    assert worth[2].tolist() == [5, 2]
    assert worth[1].tolist() == [2, 4]  # seat 1 decides; seat 0 expects half of 5 and half of 3
    assert worth[0].tolist() == [4, 1]  # seat 1 expects half of 2 and half of 0
    assert advantage.tolist() == [3, 2, 2]
    assert points[1].tolist() == [2, 5]


PAIRS = [[0, 2], [1, 3]]


@pytest.mark.parametrize(("players", "teams"), [(1, []), (2, []), (3, []), (5, []), (4, []), (4, PAIRS)])
def test_the_end_is_worth_what_the_aim_says(players: int, teams: list[list[int]]) -> None:
    """With points so low that many are equal. In team play, partners have the same."""
    import torch

    from cosecha.bots.nets.aim import Aim
    from cosecha.core.scores import share_of_win, winners
    from cosecha.lab.training.returns import worth

    aim = Aim(points=0.8, scale=10, rival=0.5, result=1)
    drawn = np.random.default_rng(players).integers(0, 6, (200, players))
    for side in teams:
        drawn[:, side] = drawn[:, side[:1]]
    found = worth(torch.from_numpy(drawn).float(), aim, teams).numpy()
    for row, totals in zip(found, drawn.tolist(), strict=True):
        shares = [share_of_win(seat, winners(totals), teams) for seat in range(players)]
        assert row == pytest.approx(aim.worth(totals, shares, teams), abs=1e-5)


def test_partners_are_no_rivals(tmp_path: Path) -> None:
    """Neither at the end of a match, nor for the search, nor for training."""
    import torch

    from cosecha.bots.nets.aim import Aim
    from cosecha.bots.nets.guide import final_values
    from cosecha.lab.training.returns import worth

    run = tiny_run(tmp_path, "agricola", 6)
    assert [options.teams for options in run.options] == [[]] * 5 + [PAIRS]
    aim = Aim(points=1, scale=1, rival=1, result=0)
    episode, rng = Episode(run.encoders[5]), Rng(1)
    episode.reset(1)
    while episode.state.waiting():
        numbers = episode.open_numbers()
        episode.step(numbers[rng.below(len(numbers))])
    one, other = episode.state.scores().totals[:2]
    assert one != other
    expected = [one - other, other - one] * 2
    assert final_values(episode, aim)[:4] == expected
    assert worth(torch.tensor([[one, other] * 2]).float(), aim, PAIRS).tolist() == [expected]
