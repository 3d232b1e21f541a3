"""Processes for work that must not run in the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any

from cosecha.core.threads import use_one_thread
from cosecha.server.running.semaphore import PrioritySemaphore

STARTUP = 60.0
"""Seconds a new process may take to start on a busy machine."""


class ProcessFailed(Exception):
    """A process died, or was ended because it took too long."""


def _end_with_the_server(niceness: int) -> None:
    """End this process with the server, even after kill -9; ignore signals meant for the server."""
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    use_one_thread()
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(1)

    threading.Thread(target=watch, name="cosecha-watch", daemon=True).start()


def _warm_up() -> None:
    """The first call in a new process, so that its startup doesn't count as thinking time."""


class Processes:
    """A few processes; each does one thing at a time, so killing one affects no other."""

    def __init__(self, number: int, patience: float, niceness: int = 0) -> None:
        """`patience`: the seconds that one call may take. `niceness`: how much the processes yield to all others."""
        self._patience = patience
        self._niceness = niceness
        self._slots = PrioritySemaphore(number)
        self._free: list[ProcessPoolExecutor] = []
        self._closed = False

    async def run(self, later: float, owner: str | None, *call: Any) -> Any:
        """Run a call in a free process; the time limit starts when there is one. `later` and `owner` decide who waits
        longer, as in PrioritySemaphore. Raises ProcessFailed, or what the call raises."""
        loop = asyncio.get_running_loop()
        async with self._slots.place(later, owner):
            if self._closed:
                raise ProcessFailed("closed")
            pool = self._living() or await self._new()
            try:
                answer = await asyncio.wait_for(loop.run_in_executor(pool, *call), self._patience)
            except (TimeoutError, BrokenExecutor) as wrong:
                _end(pool)
                raise ProcessFailed(str(wrong) or type(wrong).__name__) from None
            except Exception:  # anything that the call may raise
                self._free.append(pool)
                raise
            except BaseException:
                _end(pool)
                raise
            self._free.append(pool)
            return answer

    def _living(self) -> ProcessPoolExecutor | None:
        """A free process, if there is one that nobody has killed meanwhile."""
        while self._free:
            pool = self._free.pop()
            if all(process.is_alive() for process in (pool._processes or {}).values()):
                return pool
            _end(pool)
        return None

    async def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        begin = partial(_end_with_the_server, self._niceness)
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        try:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, _warm_up), STARTUP)
        except (TimeoutError, BrokenExecutor) as wrong:
            _end(pool)
            raise ProcessFailed(str(wrong) or type(wrong).__name__) from None
        except BaseException:
            _end(pool)
            raise
        return pool

    def close(self) -> None:
        self._closed = True
        while self._free:
            _end(self._free.pop())


def _end(pool: ProcessPoolExecutor) -> None:
    """Kill the process: one that hangs can't be asked to stop."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
