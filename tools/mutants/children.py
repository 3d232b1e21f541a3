"""Runs tasks in forked processes, a few at a time, so that a task may crash, hang or run out of memory."""

import os
import pickle
import resource
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator
from typing import Any

CPU_SECONDS = 20.0
"""Limit for one test. CPU time rather than wall-clock time, so that verdicts don't depend on the machine's load."""
MEMORY = 4 << 30

Task = Callable[[], Any]


def run_all(tasks: Iterable[tuple[Any, Task]], jobs: int) -> Iterator[tuple[Any, Any]]:
    """Run each task in its own process, and yield (name, result) as they finish.

    The result is None if the process was killed because it took too long or ran out of memory.
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
    """Reset this process's CPU time limit. At the limit, SIGPROF kills the process, even in an endless loop."""
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
