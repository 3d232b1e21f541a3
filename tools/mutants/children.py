"""Work in forked processes, a few at a time: whatever it breaks, hangs or fills up stays there."""

import os
import pickle
import resource
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator
from typing import Any

CPU_SECONDS = 20.0
"""How long one test may compute. Not wall-clock time, so that a busy machine changes no verdict."""
MEMORY = 4 << 30

Task = Callable[[], Any]


def run_all(tasks: Iterable[tuple[Any, Task]], jobs: int) -> Iterator[tuple[Any, Any]]:
    """Run each task in its own process: (name, result), in the order in which they end.

    The result is None if the process was killed: it computed for too long, or ran out of memory.
    """
    running: dict[int, tuple[Any, Any]] = {}
    for name, task in tasks:
        if len(running) == jobs:
            yield _next(running)
        answer = tempfile.TemporaryFile()  # noqa: SIM115 (it has to outlive this loop's turn)
        pid = os.fork()
        if pid == 0:
            _work(task, answer.fileno())
        running[pid] = name, answer
    while running:
        yield _next(running)


def restart_clock() -> None:
    """Give this process its time anew. When it is over, SIGPROF ends the process, in whatever loop it is."""
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)


def _work(task: Task, answer: int) -> None:
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        restart_clock()
        os.write(answer, pickle.dumps(task()))
    finally:
        os._exit(0)


def _next(running: dict[int, tuple[Any, Any]]) -> tuple[Any, Any]:
    pid, _ = os.wait()
    name, answer = running.pop(pid)
    with answer:
        answer.seek(0)
        text = answer.read()
    return name, pickle.loads(text) if text else None
