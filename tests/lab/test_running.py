"""Work is run in this process, in several, or on Ray, with the same results, even if workers die on the way."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from cosecha.core.errors import BadBot
from cosecha.lab.on_ray import SHORT, grown, portion
from cosecha.lab.running import TRIES, BadRun, Place, run, stream
from cosecha.locale import LANGUAGES, Speaker

TWO = Place(workers=2)


def squares() -> Callable[[int], int]:
    return lambda number: number * number


def marking(folder: Path, kills: int) -> Callable[[int], int]:
    """Work that notes every attempt in a file, and dies in the first attempts at number 3."""

    def work(number: int) -> int:
        attempts = folder / f"{number}.attempts"
        with attempts.open("a") as file:
            file.write(f"{os.getpid()}\n")
        if number == 3 and len(attempts.read_text().splitlines()) <= kills:
            os._exit(9)
        return number + 100

    return work


def waiting(folder: Path) -> Callable[[int], int]:
    """Work that names its process and takes a while."""

    def work(number: int) -> int:
        (folder / f"{number}.pid").write_text(str(os.getpid()))
        time.sleep(0.1)
        return -number

    return work


def failing() -> Callable[[int], int]:
    return lambda number: 1 // (number - 2)


def refusing() -> Callable[[int], int]:
    raise BadBot("error-bot-none")


class Odd(Exception):
    """An exception that can't be pickled."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"{first} and {second}")


def odd() -> Callable[[int], int]:
    def work(number: int) -> int:
        raise Odd(number, number)

    return work


def test_results_are_in_the_order_of_their_numbers() -> None:
    numbers = [5, 1, 4, 2, 30, 7]
    assert run(squares, numbers) == run(squares, numbers, TWO) == [25, 1, 16, 4, 900, 49]
    assert run(squares, [], TWO) == []


def test_progress_counts_every_piece_once() -> None:
    seen: list[tuple[int, int]] = []
    run(squares, range(5), TWO, lambda *done: seen.append(done))
    assert seen == [(done, 5) for done in range(1, 6)]


def test_what_a_dead_worker_has_not_finished_is_done_again(tmp_path: Path) -> None:
    found = run(partial(marking, tmp_path, TRIES - 1), range(8), TWO)
    assert found == [number + 100 for number in range(8)]
    attempts = {path.name: len(path.read_text().splitlines()) for path in tmp_path.iterdir()}
    assert attempts.pop("3.attempts") == TRIES
    assert set(attempts.values()) == {1}


def test_work_that_ends_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="error-bot-worker-died"):
        run(partial(marking, tmp_path, TRIES), range(8), TWO)
    assert len((tmp_path / "3.attempts").read_text().splitlines()) == TRIES


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    found = {}
    victim = 0
    for number, result in stream(partial(waiting, tmp_path), range(12), TWO):
        found[number] = result
        if not victim:
            victim = int((tmp_path / f"{number}.pid").read_text())
            os.kill(victim, signal.SIGTERM)
    assert found == {number: -number for number in range(12)}
    workers = {path.read_text() for path in tmp_path.iterdir()}
    assert len(workers - {str(victim)}) == 2


@pytest.mark.parametrize("place", [Place(), TWO])
def test_an_exception_stops_the_run(place: Place) -> None:
    with pytest.raises(ZeroDivisionError) as wrong:
        run(failing, range(5), place)
    if place.workers > 1:
        assert "test_running.py" in wrong.value.__notes__[0]  # where it happened
    with pytest.raises(BadBot, match="error-bot-none"):
        run(refusing, range(5), place)


def test_an_exception_that_cannot_be_pickled_is_named() -> None:
    with pytest.raises(RuntimeError, match=r"^Odd: "):
        run(odd, range(5), TWO)


def test_closing_the_stream_ends_the_workers(tmp_path: Path) -> None:
    found = stream(partial(waiting, tmp_path), range(1000), TWO)
    assert isinstance(found, Iterator)
    next(found)
    found.close()  # type: ignore[attr-defined]  # a generator
    time.sleep(0.3)
    before = len(list(tmp_path.iterdir()))
    time.sleep(0.3)
    assert len(list(tmp_path.iterdir())) == before < 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_place_is_refused(language: str) -> None:
    with pytest.raises(BadRun) as wrong:
        Place("moon")
    assert "moon" in Speaker(language).say(wrong.value.message)


def test_short_pieces_are_put_together_and_still_shared_among_all_cores() -> None:
    size, left, sizes = 1, 1000, list[int]()
    while left:
        sizes.append(portion(size, left, 16))
        left -= sizes[-1]
        if len(sizes) > 16:  # the first of those under way is done
            size = grown(size, sizes[-17], SHORT / 2)
    assert sum(sizes) == 1000
    assert sizes[:16] == [1] * 16
    assert 8 <= max(sizes) <= 1000 / 16
    assert sizes[-1] == 1
    assert grown(4, 4, SHORT) == 4


def told_threads() -> Callable[[int], tuple[int, str | None]]:
    return lambda number: (os.getpid(), os.environ.get("OPENBLAS_NUM_THREADS"))


@pytest.mark.parametrize("workers", [1, 2])
def test_workers_apart_use_one_core_each(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    found = [told for _, told in stream(told_threads, range(2), Place(workers=workers), apart=True)]
    assert {threads for _, threads in found} == {"1"}
    assert os.getpid() not in {process for process, _ in found}
    assert "OPENBLAS_NUM_THREADS" not in os.environ
    ((process, _),) = run(told_threads, [0], Place(workers=workers))
    assert process == os.getpid()
