"""Several processes that serve one port: starts them, replaces one that dies, and stops them together."""

import contextlib
import logging
import multiprocessing
import os
import select
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from cosecha.core.errors import CosechaError
from cosecha.server.common.logs import failed, tell

log = logging.getLogger(__name__)

STOPPING = 15.0
"""Seconds that workers have to stop; longer than requests have to finish."""
PAUSE = 1.0
"""Seconds before a worker that died at once is replaced."""

STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)

Work = Callable[[int, "SupervisorPipes"], None]
"""What a worker does, given its number, until it is stopped."""


class WorkersFailed(CosechaError):
    """A worker couldn't start. Its own log says why."""


class SupervisorPipes:
    """Pipes between the workers and the process that supervises them."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()
        self._ready_read, self._ready_write = os.pipe()

    @property
    def ended(self) -> int:
        """A file descriptor that becomes readable when the supervisor has ended, even by kill -9."""
        return self._read

    def enter(self) -> None:
        """In a worker, before anything else: only the supervisor holds the other end."""
        os.close(self._write)

    def ready(self) -> None:
        """The worker responds."""
        os.write(self._ready_write, b".")

    def count_ready(self) -> int:
        """How many workers have got ready since the last call; waits for news of any kind."""
        return len(os.read(self._ready_read, 1024))

    @property
    def news(self) -> int:
        """A file descriptor that becomes readable when a worker is ready."""
        return self._ready_read


class _Worker(NamedTuple):
    process: BaseProcess
    started: float


class Workers:
    def __init__(self, number: int, work: Work, ready: Callable[[], None]) -> None:
        self._work = work
        self._ready = ready
        self._pipes = SupervisorPipes()
        self._running: dict[int, _Worker] = {}
        """By the worker's number."""
        self._number = number
        self._missing = number
        """Workers that still have to get ready before the server is."""
        self._stop = False

    def run(self) -> None:
        """Keep the workers running until SIGTERM or SIGINT, then stop them. Raises WorkersFailed."""
        # Signals only wake `select`: what they ask for is done in the loop below.
        wake_read, wake_write = os.pipe()
        os.set_blocking(wake_write, False)
        os.set_blocking(wake_read, False)
        signal.set_wakeup_fd(wake_write)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        for sign in STOP_SIGNALS:
            signal.signal(sign, self._ask_to_stop)
        try:
            for number in range(self._number):
                self._start(number)
            while not self._stop:
                readable, _, _ = select.select([wake_read, self._pipes.news], [], [])
                if wake_read in readable:
                    with contextlib.suppress(BlockingIOError):
                        os.read(wake_read, 1024)
                if self._pipes.news in readable:
                    self._count_ready()
                self._replace_dead()
        finally:
            self._stop_all()

    def _ask_to_stop(self, *_: object) -> None:
        self._stop = True

    def _start(self, number: int) -> None:
        # Safe because this process has no threads: everything that starts some runs in the workers.
        process = multiprocessing.get_context("fork").Process(target=self._run_worker, args=(number,))
        # A signal that comes before the worker has its own handlers waits until it has.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        self._running[number] = _Worker(process, time.monotonic())

    def _run_worker(self, number: int) -> None:
        """In the new process, which releases what it shares with its bots when this returns or exits."""
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for sign in STOP_SIGNALS:
                signal.signal(sign, lambda *_: sys.exit(0))  # uvicorn raises it again after it has stopped
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
            self._pipes.enter()
            self._work(number, self._pipes)
        except SystemExit:
            raise
        except BaseException as wrong:
            failed(log, "a worker failed", wrong, worker=number)
            sys.exit(1)
        finally:
            for sign in STOP_SIGNALS:
                signal.signal(sign, signal.SIG_IGN)
            for bot in multiprocessing.active_children():  # the exit would wait for one that hangs
                bot.kill()
            logging.shutdown()

    def _count_ready(self) -> None:
        before = self._missing
        self._missing -= self._pipes.count_ready()
        if before > 0 >= self._missing:
            self._ready()

    def _replace_dead(self) -> None:
        for number, (process, started) in list(self._running.items()):
            how = process.exitcode  # negative: the number of a signal
            if how is None:
                continue
            del self._running[number]
            if self._stop:
                continue
            if self._missing > 0 and how >= 0:  # it gave up: the next one would do the same
                raise WorkersFailed("error-worker")
            tell(log, logging.WARNING, "a worker died and is replaced", worker=number, status=how)
            if time.monotonic() - started < PAUSE:
                time.sleep(PAUSE)
            self._start(number)

    def _stop_all(self) -> None:
        """Stop all workers, with force if it takes too long."""
        self._stop = True
        processes = [process for process, _ in self._running.values()]
        for process in processes:
            process.terminate()
        end = time.monotonic() + STOPPING
        for process in processes:
            process.join(max(0.0, end - time.monotonic()))
        for process in processes:
            process.kill()
            process.join()
        self._running.clear()
