"""Self-play in which another net has some of the seats. torch is installed only for the long tests."""

import json
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.lab.training.tiny import tiny_run

pytestmark = pytest.mark.proof


def exported(folder: Path, net: str = "cacao") -> Path:
    """With other weights than those of a new run."""
    import torch

    run = tiny_run(folder / "other", net)
    for tensor in run.model.state_dict().values():
        if tensor.dtype == torch.float32:
            tensor.mul_(-3)
    run.export(folder / "other.npz")
    return folder / "other.npz"


def test_one_side_of_a_match_has_the_net_that_learns(tmp_path: Path) -> None:
    from cosecha.lab.training.opponents import OWN, owners

    alone, two, teams = (
        owners(8, options, 0.5)
        for options in (tiny_run(tmp_path, "agricola", 6).options[number] for number in (1, 0, 5))
    )
    assert (alone == OWN).all()
    assert (two == OWN).sum(1).tolist() == [1, 1, 1, 1, 2, 2, 2, 2]
    assert (two[:4] == OWN).sum(0).tolist() == [2, 2], "everyone is first equally often"
    assert (teams == OWN).sum(1).tolist() == [2, 2, 2, 2, 4, 4, 4, 4], "partners have the same net"


def test_only_decisions_of_the_learning_net_are_learned_from(tmp_path: Path) -> None:
    from cosecha.lab.training.lanes import played_together
    from cosecha.lab.training.opponents import OWN, Opponents, owners
    from cosecha.lab.training.self_play import SelfPlay

    run = tiny_run(tmp_path / "run", "cacao", 1)
    name, others = Opponents(run, [exported(tmp_path)]).met(3)
    assert name == "other"
    (options,) = run.options
    with closing(SelfPlay(run, 1)) as playing:
        (lane,) = playing.lanes
        owner = owners(lane.matches, options, 0.5)
        (every,) = played_together([lane.play([options], None, 5, "cpu")])
        (same,) = played_together([lane.play([options, options], owner, 5, "cpu")])
        (found,) = played_together([lane.play([options, others[0]], owner, 5, "cpu")])
    own = owner[every.row.numpy(), every.seat.numpy()] == OWN
    assert 0 < own.sum() < len(own)
    for name in ("observations", "masks", "chosen", "chances", "values", "row", "seat", "when"):
        assert (getattr(same, name) == getattr(every, name)[own]).all(), name
    assert (same.points == every.points).all()
    assert (owner[found.row.numpy(), found.seat.numpy()] == OWN).all()
    assert (found.points[:3] != every.points[:3]).any(), "the other net plays in these"


def test_only_opponents_prefer_likely_choices_even_more(tmp_path: Path) -> None:
    import torch

    from cosecha.lab.training.lanes import _by_owner
    from cosecha.lab.training.opponents import OTHER, OWN

    run = tiny_run(tmp_path, "agricola", 1)
    (options,) = run.options
    rows = options.rows(torch.zeros(2, run.encoders[0].layout.size, dtype=torch.uint8))
    usual, values = run.model(rows)
    found, same = _by_owner([options, options], np.array([OWN, OTHER]), rows, 2.0)
    assert (found[0] == usual[0]).all()
    assert (found[1] == 2 * usual[1]).all()
    assert (same == values).all()


def test_the_log_tells_who_was_met_and_how_it_went(tmp_path: Path) -> None:
    from cosecha.lab.training.self_play import SelfPlay

    def train(folder: str, opponents: list[Path]) -> Any:
        run = tiny_run(tmp_path / folder, "agricola", 2)
        with closing(SelfPlay(run, 1, opponents)) as playing:
            playing.train(float("inf"), 1)
        (line,) = (tmp_path / folder / "log.jsonl").read_text().splitlines()
        return json.loads(line)

    alone, met = train("alone", []), train("met", [exported(tmp_path, "agricola")])
    assert "opponent" not in alone
    assert met["opponent"] == "other"
    assert met["won"][1] is None, "solo games have no opponents"
    assert 0 <= met["won"][0] <= 1
    assert met["decisions"] < alone["decisions"]


def test_an_opponent_that_knows_too_much_is_refused(tmp_path: Path) -> None:
    from cosecha.lab.training.opponents import Opponents

    with pytest.raises(ValueError, match=r"other\.npz can't be an opponent: another net"):
        Opponents(tiny_run(tmp_path / "run", "agricola", 1), [exported(tmp_path)])


def test_points_and_wins_are_told_apart(tmp_path: Path) -> None:
    import torch

    from cosecha.lab.training.opponents import OTHER, OWN, results

    played: Any = SimpleNamespace(points=torch.tensor([[40.0, 10.0], [10.0, 30.0], [20.0, 22.0], [24.0, 26.0]]))
    options: Any = SimpleNamespace(teams=[])
    owner = np.array([[OWN, OTHER], [OWN, OTHER], [OWN, OWN], [OWN, OWN]])
    assert results(played, owner, options) == (23.0, 0.5)
    assert results(played, None, options) == (182 / 8, None)
    assert results(played, owner[:2].repeat(2, axis=0), options)[1] == 0.25
