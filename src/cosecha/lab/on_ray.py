"""Runs numbered pieces of work on a Ray cluster; see `running.py`. Needs the extra `ray`.

Every node needs this version of the package. Ray does again what was lost with a process or a node.
"""

import logging
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, Final

from cosecha import __version__
from cosecha.core.extras import require
from cosecha.lab.running import BadRun, Failure, Place, Prepare, T

RETRIES: Final = 5
"""How often Ray does a task again if its process or its node dies."""
QUEUED: Final = 2
"""Tasks for each core, so that none waits for us."""
SHORT: Final = 0.5
"""Seconds. Tasks that take less get more numbers each: Ray needs a millisecond or so for any task."""


def stream_on_ray(prepare: Prepare[T], numbers: Sequence[int], place: Place) -> Iterator[tuple[int, T]]:
    """Each number with its result, as soon as it is there."""
    require("ray")
    import ray

    started = not ray.is_initialized()
    if started:
        _connect(ray, place.on)
    tasks: dict[Any, Sequence[int]] = {}
    try:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(_work)
        job = ray.put(pickle.dumps((prepare, os.getcwd(), __version__)))
        given, size = 0, 1
        while given < len(numbers) or tasks:
            most = place.workers or QUEUED * _cores(ray)
            while given < len(numbers) and len(tasks) < most:
                some = numbers[given : given + portion(size, len(numbers) - given, most)]
                tasks[task.remote(job, list(some))] = some
                given += len(some)
            (done,), _ = ray.wait(list(tasks), num_returns=1)
            found, seconds = _result(ray, done)
            if isinstance(found, Failure):
                raise found.error
            some = tasks.pop(done)
            size = grown(size, len(some), seconds)
            yield from zip(some, found, strict=True)
    finally:
        for unfinished in tasks:
            ray.cancel(unfinished, force=True)
        if started:
            ray.shutdown()


def portion(size: int, left: int, most: int) -> int:
    """How many numbers the next task gets: what is left is for as many tasks as there may be at a time."""
    return min(size, -(-left // most))


def grown(size: int, had: int, seconds: float) -> int:
    """The size of later tasks, now that one with `had` numbers has taken this long. Many tasks of a size end one after
    another; together, they double it once."""
    return max(size, 2 * had) if seconds < SHORT else size


def _connect(ray: Any, on: str) -> None:
    try:
        ray.init(address=None if on == "ray" else on, logging_level=logging.ERROR, log_to_driver=False)
    except Exception as wrong:
        # Ray raises many kinds of exceptions here: ConnectionError, ValueError, RuntimeError, those of grpc ...
        raise BadRun("error-run-ray-connect", place=on, text=_first_line(wrong)) from wrong


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _result(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayError as wrong:
        raise BadRun("error-run-ray", text=_first_line(wrong)) from wrong


def _first_line(wrong: BaseException) -> str:
    return next(iter(str(wrong).strip().splitlines()), type(wrong).__name__)


_prepared: dict[bytes, Callable[[int], Any]] = {}
"""What this worker has prepared, by the job."""


def _work(job: bytes, numbers: list[int]) -> tuple[list[Any] | Failure, float]:
    """A task: the results, and how long it took."""
    started = perf_counter()
    try:
        if job not in _prepared:
            prepare, folder, version = pickle.loads(job)
            if version != __version__:
                raise BadRun("error-run-ray-version", here=version, there=__version__)
            if os.path.isdir(folder):
                os.chdir(folder)  # A bot may be named by a path relative to it.
            _prepared[job] = prepare()
        results = [_prepared[job](number) for number in numbers]
    except Exception as wrong:
        return Failure(wrong), 0.0
    return results, perf_counter() - started
