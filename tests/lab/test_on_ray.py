"""Games on a Ray cluster of several nodes, all on this machine: the same as here, even if a node is lost."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cosecha.core.errors import BadBot
from cosecha.lab.running import BadRun, Place, run, stream
from cosecha.lab.simulate import Result, simulate
from cosecha.locale import LANGUAGES, Speaker

pytestmark = [
    pytest.mark.proof,
    # Ray announces changes, and leaves the files of its processes to the garbage collector.
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    # Other tests may keep the machine busy.
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "600")
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "600000")
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def without_times(result: Result) -> Result:
    return replace(
        result,
        bots=[replace(bot, ms_per_decision=0.0) for bot in result.bots],
        played=[replace(match, thinking_ms=[]) for match in result.played],
    )


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError


def slow() -> Callable[[int], int]:
    def work(number: int) -> int:
        time.sleep(0.3)
        return -number

    return work


def deadly() -> Callable[[int], int]:
    import os

    return lambda number: os._exit(1)


def test_games_are_the_same_as_on_this_machine_although_a_node_is_lost(cluster: Any, tmp_path: Path) -> None:
    import ray

    arguments: dict[str, Any] = {"game": "santiago", "bots": ["insight", "random"], "matches": 12, "seed": 3}
    here = simulate(**arguments)
    assert without_times(simulate(**arguments, on="ray", workers=0)) == without_times(here)

    node = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    found: dict[int, int] = {}
    for number, result in stream(slow, range(40), Place("ray", 0)):
        if len(found) == 5:
            cluster.remove_node(node, allow_graceful=False)
        found[number] = result
    assert found == {number: -number for number in range(40)}
    wait_until(lambda: sum(each["Alive"] for each in ray.nodes()) == 2)

    last = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    lost: list[int] = []

    def lose(done: int, of: int) -> None:
        if not lost:
            lost.append(done)
            cluster.remove_node(last, allow_graceful=False)

    assert without_times(simulate(**arguments, on="ray", workers=0, progress=lose)) == without_times(here)
    assert lost

    (tmp_path / "bad.py").write_text("class Bad:\n    def choose(self, view, rng):\n        return view.nothing\n")
    with pytest.raises(BadBot, match="error-bot-failed"):
        simulate("santiago", [f"{tmp_path / 'bad.py'}:Bad", "random"], matches=4, on="ray", workers=0)
    with pytest.raises(BadRun, match="error-run-ray"):
        run(deadly, range(2), Place("ray", 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cluster_that_is_not_there_is_reported(language: str) -> None:
    with pytest.raises(BadRun) as wrong:
        simulate("santiago", ["random"], matches=2, on="ray://localhost:1")
    assert "ray://localhost:1" in Speaker(language).say(wrong.value.message)
