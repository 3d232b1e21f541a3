"""How the nets of a run are rated. torch is installed only for the long tests."""

import math
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from cosecha.lab.ratings import Outcome, bradley_terry
from cosecha.lab.training.log import Entry, entries
from tests.lab.training.tiny import tiny_run

pytestmark = pytest.mark.proof


def met(newer: int, older: int, beaten: list[int]) -> Entry:
    return {"iteration": newer, "against": older, "players": 2, "beaten": beaten}


def test_rivals_that_are_beaten_are_counted() -> None:
    from cosecha.lab.training.evaluation import beaten

    points = np.array([[30.0, 20.0, 10.0], [25.0, 25.0, 10.0], [10.0, 20.0, 40.0], [5.0, 5.0, 5.0]])
    mine = np.eye(3, dtype=bool)[[0, 1, 1, 2]]
    assert beaten(points, mine, []) == [0, 0, 2, 1, 1]  # one of two, or a tie with both; all but a tie; both
    alone = np.eye(4, dtype=bool)[[2, 2, 1]]
    points = np.array([[40.0, 30.0, 40.0, 30.0], [40.0, 40.0, 40.0, 40.0], [40.0, 30.0, 40.0, 30.0]])
    assert beaten(points, alone, [[0, 2], [1, 3]]) == [1, 0, 1, 0, 1], "the partner is no rival"


def test_nets_are_rated_by_all_their_games() -> None:
    from cosecha.lab.training.evaluation import rated

    first, last = rated([met(100, 50, [25, 0, 75]), {"iteration": 101}, met(100, 50, [250, 0, 750])])
    assert (first["net"], last["net"]) == (50, 100)
    assert last["rating"] - first["rating"] == pytest.approx(400 * math.log10(3), abs=2)
    assert last["low"] < last["rating"] < last["high"] < last["low"] + 50
    middle = rated([met(100, 50, [25, 0, 75]), met(150, 100, [25, 0, 75])])[1]
    assert middle["rating"] == pytest.approx(0, abs=1)
    assert rated([{"iteration": 50}]) == []


def test_each_rival_counts() -> None:
    """Against two seats of the other net: both beaten, one beaten and a tie with the other, both ahead."""
    from cosecha.lab.training.evaluation import rated

    sides = [[1], [0], [0]]
    outcomes = [Outcome(sides, [1, 2, 3])] * 7 + [Outcome(sides, [1, 1, 3])] * 4 + [Outcome(sides, [3, 1, 2])] * 2
    expected = bradley_terry(2, outcomes)
    for found, each in zip(rated([met(8, 4, [2, 0, 0, 4, 7])]), expected, strict=True):
        assert found["rating"] == pytest.approx(each.value, abs=0.06)
        assert found["low"] < each.value < found["high"]


def test_every_saved_net_gets_a_rating(tmp_path: Path) -> None:
    from cosecha.lab.training.self_play import SelfPlay

    run = tiny_run(tmp_path)
    with closing(SelfPlay(run, 1)) as playing:
        playing.train(float("inf"), 4)
    log = entries(tmp_path)
    (last,) = (entry for entry in log if "ratings" in entry)
    assert (last["iteration"], [each["net"] for each in last["ratings"]]) == (4, [2, 4])
    matches = {lane.players: lane.matches for lane in playing.lanes}
    played = [entry for entry in log if "against" in entry]
    assert [(entry["iteration"], entry["against"], entry["players"]) for entry in played] == [(4, 2, 2), (4, 2, 3)]
    for entry in played:
        assert len(entry["beaten"]) == 2 * entry["players"] - 1
        assert sum(entry["beaten"]) == matches[entry["players"]]
    for entry in log:
        if "playing" in entry:
            assert 0 < entry["waited"] < entry["playing"]
