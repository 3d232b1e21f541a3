"""Bots think in processes of their own, never in the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from cosecha.core.bot import Advice
from cosecha.core.rng import Rng
from cosecha.server.running.semaphore import PrioritySemaphore

SAFE_BOT = "random"
"""Takes over where another breaks down. It needs no thought, and so no process that could fail it."""
BIRTH = 60.0
"""Seconds that a new process may take to come to life, on a busy machine."""
COURTESY = 30.0
"""So many seconds a bot for whom nobody waits lets the others go first; no longer, for it too is to go on some day."""


class BotBroke(Exception):
    """A bot crashed, hung or answered nonsense; the text tells the kind only, for a bot's words may tell its cards."""


def _choose(game: str, bot: str, view: Any, seed: str) -> int:
    from cosecha.bots.registry import bot_named

    return bot_named(bot, game).choose(view, Rng(seed))


def _advise(game: str, bot: str, view: Any, seed: str, n: int) -> list[Advice]:
    from cosecha.bots.registry import bot_named

    return bot_named(bot, game).advise(view, Rng(seed), n)


def _end_with_the_server() -> None:
    """However the server ends, kill -9 included, its processes end with it; to stop is for the server to say."""
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(1)

    threading.Thread(target=watch, name="cosecha-watch", daemon=True).start()


def _nothing() -> None:
    """What a new process is asked first, so that its birth is not taken for a bot's thinking."""


class BotPool:
    """A few processes that think for the bots of all tables; each for one at a time, so that none ends another's."""

    def __init__(self, processes: int, patience: float) -> None:
        self._patience = patience
        self._slots = PrioritySemaphore(processes)
        self._free: list[ProcessPoolExecutor] = []
        self.after_thought: list[Callable[[str, float, bool], None]] = []
        """Told which bot has thought, for how many seconds, and whether it broke."""

    async def choose(self, game: str, bot: str, view: Any, seed: str, awaited: bool = True) -> int:
        """One of the view's legal actions. Raises BotBroke.

        `awaited`: a person sits at the table or watches it. The others let those go first, for a while.
        """
        if bot == SAFE_BOT:
            return _choose(game, bot, view, seed)
        async with self._measured(bot):
            action = await self._ask(0.0 if awaited else COURTESY, _choose, game, bot, view, seed)
            if action not in view.legal:
                raise BotBroke("gave an invalid answer")
            return int(action)

    async def advise(self, game: str, bot: str, view: Any, seed: str, n: int) -> list[Advice]:
        """Hints. Raises BotBroke."""
        async with self._measured(bot):
            found: list[Advice] = await self._ask(0.0, _advise, game, bot, view, seed, n)
            return found

    @asynccontextmanager
    async def _measured(self, bot: str) -> AsyncIterator[None]:
        started, broke = time.perf_counter(), False
        try:
            yield
        except BotBroke:
            broke = True
            raise
        finally:
            for tell in self.after_thought:
                tell(bot, time.perf_counter() - started, broke)

    async def _ask(self, later: float, *call: Any) -> Any:
        """Patience is counted from when a process has time for the bot."""
        loop = asyncio.get_running_loop()
        async with self._slots.place(later):
            pool = self._free.pop() if self._free else await self._new()
            try:
                answer = await asyncio.wait_for(loop.run_in_executor(pool, *call), self._patience)
            except (TimeoutError, BrokenExecutor) as wrong:
                _end(pool)
                raise BotBroke(str(wrong) or type(wrong).__name__) from None
            except Exception as wrong:  # whatever a bot raises
                self._free.append(pool)
                raise BotBroke(type(wrong).__name__) from None
            except BaseException:
                _end(pool)
                raise
            self._free.append(pool)
            return answer

    async def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, mp_context=context, initializer=_end_with_the_server)
        try:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, _nothing), BIRTH)
        except (TimeoutError, BrokenExecutor) as wrong:
            _end(pool)
            raise BotBroke(str(wrong) or type(wrong).__name__) from None
        except BaseException:
            _end(pool)
            raise
        return pool

    def close(self) -> None:
        while self._free:
            _end(self._free.pop())


def _end(pool: ProcessPoolExecutor) -> None:
    """A process that hangs cannot be told to stop: end it."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
