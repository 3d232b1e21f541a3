"""Training that was interrupted goes on as if nothing had happened. torch is installed only for the long tests."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from cosecha.lab.running import Place
from tests.lab.training.tiny import TINY, tiny_run

pytestmark = pytest.mark.proof

TIMES = ("seconds", "playing", "waited")


@pytest.fixture(autouse=True)
def one_thread() -> None:
    import torch

    torch.set_num_threads(1)


def record(folder: Path) -> None:
    """Lessons of Santiago for two."""
    from cosecha.lab.training.lessons import Lesson, make_shards

    lesson = Lesson("santiago", {"players": 2}, bot="random", matches=2)
    assert list(make_shards(lesson, folder / "lessons" / "0", 1, Place())) == [0]


def imitate(run: Any, epochs: int) -> None:
    run.imitate(run.folder.parent / "lessons", epochs, float("inf"))


def train(run: Any, iterations: int) -> None:
    from cosecha.lab.training.self_play import SelfPlay

    with closing(SelfPlay(run, 1)) as playing:
        playing.train(float("inf"), iterations)


def search(run: Any, rounds: int) -> None:
    from cosecha.lab.training.search_play import SearchPlay

    with closing(SearchPlay(run, 1)) as playing:
        playing.train(float("inf"), rounds)


class Killed(BaseException):
    pass


@contextmanager
def dying(before: int) -> Iterator[None]:
    """As if killed before a file is opened or put in place for that many times."""
    left = before

    def fatal(touch: Callable[..., Any]) -> Callable[..., Any]:
        def touched(*arguments: Any, **named: Any) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                raise Killed
            return touch(*arguments, **named)

        return touched

    with pytest.MonkeyPatch.context() as patch:
        for name in ("open", "replace"):
            patch.setattr(Path, name, fatal(getattr(Path, name)))
        yield


def logged(folder: Path) -> list[dict[str, Any]]:
    lines = map(json.loads, (folder / "log.jsonl").read_text().splitlines())
    kept = [{name: value for name, value in line.items() if name not in TIMES} for line in lines]
    return [entry for entry in kept if "command" not in entry]


def same_weights(one: Any, other: Any) -> bool:
    mine, theirs = one.model.state_dict(), other.model.state_dict()
    return all(bool((mine[name] == theirs[name]).all()) for name in mine)


@pytest.mark.parametrize(("learn", "steps", "stops"), [(imitate, 4, []), (train, 4, [1]), (search, 3, [1])])
def test_an_interrupted_run_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, learn: Callable[[Any, int], None], steps: int, stops: list[int]
) -> None:
    """Stopped, and then killed again and again, each time later."""
    record(tmp_path)
    whole = tiny_run(tmp_path / "whole", kinds=1)
    learn(whole, steps)
    assert not same_weights(whole, tiny_run(tmp_path / "untrained", kinds=1))
    for stop in stops:
        learn(tiny_run(tmp_path / "parts", kinds=1), stop)
    killed = 0
    for before in count(2, 2):
        with suppress(Killed), dying(before):
            learn(tiny_run(tmp_path / "parts", kinds=1), steps)
            break
        killed += 1
    assert killed > 1
    assert same_weights(whole, tiny_run(tmp_path / "parts", kinds=1))
    assert logged(tmp_path / "whole") == logged(tmp_path / "parts")


def test_a_killed_process_costs_one_iteration_at_most(tmp_path: Path) -> None:
    from cosecha.lab.training.commands import main

    record(tmp_path / "whole")
    (tmp_path / "parts").mkdir()
    (tmp_path / "whole" / "lessons").rename(tmp_path / "parts" / "lessons")
    record(tmp_path / "whole")
    flags = ["--only", "0", "--imitate", "2", "--iterations", "4", "--processes", "1", "--minutes", "1000"]
    for name, value in {**TINY, "evaluate_every": 100}.items():
        flags += ["--set", f"{name}={json.dumps(value)}"]
    main(["train", "santiago", f"--folder={tmp_path / 'whole'}", *flags])
    command = ["train", "santiago", f"--folder={tmp_path / 'parts'}", *flags]
    log = tmp_path / "parts" / "log.jsonl"
    with subprocess.Popen([sys.executable, "-m", "cosecha.lab.training", *command]) as process:
        while not log.exists() or '{"iteration": 3' not in log.read_text():
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    checkpoint = tiny_run(tmp_path / "parts", kinds=1)
    assert (checkpoint.epoch, checkpoint.iteration) in [(2, 2), (2, 3), (2, 4)]
    main(command)
    assert logged(tmp_path / "whole") == logged(tmp_path / "parts")
    assert same_weights(*(tiny_run(tmp_path / name, kinds=1) for name in ("whole", "parts")))


def test_a_log_without_a_checkpoint_begins_anew(tmp_path: Path) -> None:
    from cosecha.lab.training.log import entries, note

    told: dict[str, Any] = {"command": "train"}
    for entry in (told, {"epoch": 1}, {"iteration": 1}, {"iteration": 1, "against": 1}, {"round": 1}):
        note(tmp_path, entry)
    tiny_run(tmp_path).begin()
    assert entries(tmp_path) == [told]
