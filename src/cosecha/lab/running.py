"""Runs numbered pieces of work: in this process, in several processes on this machine, or on a Ray cluster.

    from cosecha.lab.running import Place, run

    results = run(prepare, range(1000), Place("ray", workers=8), progress)

`prepare` is called once in each worker and returns the function that does the piece of work with a given number. It is
pickled, so it's a function of a module, or a `functools.partial` of one. If a piece depends only on its number, the
results are the same wherever they are computed.

A worker that dies is replaced, and what it hadn't finished is done again; if the same piece has ended several workers,
BadBot is raised. An exception from `prepare` or from a piece of work stops the run and is raised here.

A worker uses one core: numpy doesn't start threads in it.
"""

import multiprocessing
import os
import pickle
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar, cast

from msgspec import Struct

from cosecha.core.errors import BadBot, CosechaError
from cosecha.core.threads import THREADS

T = TypeVar("T")
Prepare = Callable[[], Callable[[int], T]]
Progress = Callable[[int, int], None]
"""Called with the pieces done and their total."""

TRIES: Final = 3
"""A piece of work that has ended this many workers is given up."""
AHEAD: Final = 2
"""A worker has the number of its next piece before it has finished the current one."""
MOST: Final = 60 if sys.platform == "win32" else 1000
"""Workers at a time. Windows can't wait for more than 63 of them at once."""


class BadRun(CosechaError):
    """Work that can't be run where it should be."""


class Place(Struct, frozen=True):
    """Where work is run."""

    on: str = "processes"
    """`processes`, `ray` (the cluster this machine belongs to, or else a new one on this machine), or the address of a
    cluster: `ray://host:port`."""
    workers: int = 1
    """How many processes; 1: in this one. On Ray, how many pieces of work at a time; 0: one for each core."""

    def __post_init__(self) -> None:
        if self.on not in ("processes", "ray") and not self.on.startswith("ray://"):
            raise BadRun("error-run-place", place=self.on)


HERE: Final = Place()


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(prepare: Prepare[T], numbers: Sequence[int], place: Place = HERE, progress: Progress | None = None) -> list[T]:
    """The results in the order of the numbers."""
    results = dict(stream(prepare, numbers, place, progress))
    return [results[number] for number in numbers]


def stream(
    prepare: Prepare[T],
    numbers: Sequence[int],
    place: Place = HERE,
    progress: Progress | None = None,
    *,
    apart: bool = False,
) -> Iterator[tuple[int, T]]:
    """Each number with its result, as soon as it is there. Closing the iterator stops the workers. If `apart`, a single
    worker has a process of its own, too."""
    if place.on != "processes":
        from cosecha.lab.on_ray import stream_on_ray

        found = stream_on_ray(prepare, numbers, place)
    elif min(place.workers, len(numbers)) <= 1 and not apart:
        found = _in_this_process(prepare, numbers)
    else:
        found = _in_processes(prepare, numbers, min(place.workers, len(numbers), MOST))
    for done, pair in enumerate(found, 1):
        if progress is not None:
            progress(done, len(numbers))
        yield pair


def _in_this_process(prepare: Prepare[T], numbers: Sequence[int]) -> Iterator[tuple[int, T]]:
    work = prepare()
    for number in numbers:
        yield number, work(number)


class _Worker:
    """A process, the pipe to it, and the numbers it hasn't answered yet, in the order in which it was given them."""

    def __init__(self, prepare: Prepare[Any]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(target=_work, args=(prepare, theirs), daemon=True)
        with _one_thread():
            self.process.start()
        theirs.close()
        self.numbers: deque[int] = deque()

    def give(self, number: int) -> None:
        self.numbers.append(number)
        with suppress(OSError):  # If it has died, reading from the pipe will tell.
            self.pipe.send(number)


@contextmanager
def _one_thread() -> Iterator[None]:
    """For processes that are started meanwhile. Whoever has set a number of threads keeps it."""
    ours = [name for name in THREADS if name not in os.environ]
    os.environ.update(dict.fromkeys(ours, "1"))
    try:
        yield
    finally:
        for name in ours:
            del os.environ[name]


def _in_processes(prepare: Prepare[T], numbers: Sequence[int], workers: int) -> Iterator[tuple[int, T]]:
    to_do = deque(numbers)
    deaths: dict[int, int] = {}
    staff: dict[Connection, _Worker] = {}

    def hire() -> None:
        worker = _Worker(prepare)
        staff[worker.pipe] = worker
        for _ in range(min(AHEAD, len(to_do))):
            worker.give(to_do.popleft())

    try:
        while len(staff) < workers and to_do:
            hire()
        while staff:
            for pipe in cast(list[Connection], wait(list(staff))):
                worker = staff[pipe]
                try:
                    result = pipe.recv()
                except (EOFError, OSError):
                    _bury(staff.pop(pipe))
                    if worker.numbers:
                        lost = worker.numbers[0]
                        deaths[lost] = deaths.get(lost, 0) + 1
                        if deaths[lost] >= TRIES:
                            raise BadBot("error-bot-worker-died") from None
                        to_do.extendleft(reversed(worker.numbers))
                        hire()
                    continue
                if isinstance(result, Failure):
                    raise result.error
                number = worker.numbers.popleft()
                if to_do:
                    worker.give(to_do.popleft())
                elif not worker.numbers:
                    _bury(staff.pop(pipe))
                yield number, result
    finally:
        for worker in staff.values():
            worker.process.terminate()
        for worker in staff.values():
            _bury(worker)


def _bury(worker: _Worker) -> None:
    worker.pipe.close()  # A worker that waits for a number ends when it finds the pipe closed.
    worker.process.join()
    worker.process.close()


class Failure:
    """An exception of a worker on its way to us, with the traceback as a note."""

    def __init__(self, error: BaseException) -> None:
        text = "".join(traceback.format_exception(error))
        self.error = _sendable(error)
        if not isinstance(error, CosechaError):  # Those are told in a sentence.
            self.error.add_note(text)


def _sendable(error: BaseException) -> BaseException:
    """The exception itself if it can be pickled, or else a RuntimeError that names it."""
    error.__cause__ = error.__context__ = None
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error.with_traceback(None)


def _work(prepare: Prepare[Any], pipe: Connection) -> None:
    """The worker process: answers each number with its result, or with the exception."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole process group; the parent terminates us.
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # The parent has closed the pipe.
        for answer in _answers(prepare, pipe):
            pipe.send(answer)


def _answers(prepare: Prepare[Any], pipe: Connection) -> Iterator[Any]:
    try:
        work = prepare()
    except Exception as wrong:
        yield Failure(wrong)
        return
    while True:
        number = pipe.recv()
        try:
            answer = work(number)
        except Exception as wrong:
            answer = Failure(wrong)
        yield answer
