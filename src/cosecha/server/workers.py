"""Several processes that serve one port: starts them, replaces one that dies, and stops them together."""

import contextlib
import logging
import os
import select
import signal
import time
from collections.abc import Callable

from cosecha.core.errors import CosechaError
from cosecha.server.common.logs import failed, tell

log = logging.getLogger(__name__)

STOPPING = 15.0
"""Seconds that workers have to stop; longer than requests have to finish."""
PAUSE = 1.0
"""Seconds before a worker that died at once is replaced."""

Work = Callable[[int, "Life"], None]
"""What a worker does, given its number, until it is stopped."""


class WorkersFailed(CosechaError):
    """A worker couldn't start. Its own log says why."""


class Life:
    """What a worker shares with the process that watches over it."""

    def __init__(self) -> None:
        self._read, self._write = os.pipe()
        self._ready_read, self._ready_write = os.pipe()

    @property
    def ended(self) -> int:
        """A file descriptor that becomes readable when the watching process has ended, in whatever way."""
        return self._read

    def enter(self) -> None:
        """In a worker, before anything else: only the watching process holds the other end."""
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


class Workers:
    def __init__(self, number: int, work: Work, ready: Callable[[], None]) -> None:
        self._work = work
        self._ready = ready
        self._life = Life()
        self._running: dict[int, tuple[int, float]] = {}
        """By process id: the worker's number, and when it started."""
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
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._ask_to_stop)
        for number in range(self._number):
            self._start(number)
        while not self._stop:
            readable, _, _ = select.select([wake_read, self._life.news], [], [])
            if wake_read in readable:
                with contextlib.suppress(BlockingIOError):
                    os.read(wake_read, 1024)
            if self._life.news in readable:
                self._count_ready()
            self._replace_dead()
        self._stop_all()

    def _ask_to_stop(self, *_: object) -> None:
        self._stop = True

    def _start(self, number: int) -> None:
        # Safe because this process has no threads: everything that starts some runs in the workers.
        pid = os.fork()
        if pid:
            self._running[pid] = number, time.monotonic()
            return
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for sign in (signal.SIGCHLD, signal.SIGINT):
                signal.signal(sign, signal.SIG_DFL)
            signal.signal(signal.SIGTERM, lambda *_: os._exit(0))  # uvicorn raises it again after it has stopped
            self._life.enter()
            self._work(number, self._life)
            status = 0
        except (KeyboardInterrupt, SystemExit):
            status = 0 if self._stop else 1
        except BaseException as wrong:
            failed(log, "a worker failed", wrong, worker=number)
        finally:
            logging.shutdown()
            os._exit(status)

    def _count_ready(self) -> None:
        before = self._missing
        self._missing -= self._life.count_ready()
        if before > 0 >= self._missing:
            self._ready()

    def _replace_dead(self) -> None:
        while self._running:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            number, started = self._running.pop(pid, (-1, 0.0))
            if number < 0 or self._stop:  # not a worker, or nobody needs it any more
                continue
            how = os.waitstatus_to_exitcode(status)  # negative: the number of a signal
            if self._missing > 0 and how >= 0:  # it gave up: the next one would do the same
                self._stop_all()
                raise WorkersFailed("error-worker")
            tell(log, logging.WARNING, "a worker died and is replaced", worker=number, status=how)
            if time.monotonic() - started < PAUSE:
                time.sleep(PAUSE)
            self._start(number)

    def _stop_all(self) -> None:
        """Stop all workers, with force if it takes too long."""
        self._stop = True
        self._signal(signal.SIGTERM)
        end = time.monotonic() + STOPPING
        while self._running:
            if time.monotonic() > end:
                self._signal(signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                self._running.pop(os.waitpid(-1, os.WNOHANG)[0], None)
            time.sleep(0.02)

    def _signal(self, sign: signal.Signals) -> None:
        for pid in self._running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, sign)
