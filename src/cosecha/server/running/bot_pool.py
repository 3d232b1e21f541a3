"""Bots think in their own processes, never in the event loop."""

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
from cosecha.core.series import Series, kind_named
from cosecha.server.running.semaphore import PrioritySemaphore

SAFE_BOT = "random"
"""Takes over from a bot that fails. It runs in the event loop, so no process can fail it."""
STARTUP = 60.0
"""Seconds a new process may take to start on a busy machine."""
COURTESY = 30.0
"""Seconds that a bot waits longer in the queue if no person is waiting for it."""


class BotBroke(Exception):
    """A bot crashed, hung or gave an invalid answer. The text is never the bot's own, which could reveal its cards."""


def _choose(game: str, bot: str, view: Any, seed: str, sitting: str) -> int:
    from cosecha.bots.registry import bot_named, let_sit

    made = bot_named(bot, game)
    let_sit(made, sitting)
    return made.choose(view, Rng(seed))


def _choose_between(game: str, bot: str, series: Series, seat: int, seed: str) -> str:
    from cosecha.bots.between import answer_between
    from cosecha.bots.registry import bot_named

    return answer_between(bot_named(bot, game), kind_named(series.kind, game), series, seat, Rng(seed))


def _advise(game: str, bot: str, view: Any, seed: str, n: int) -> list[Advice]:
    from cosecha.bots.registry import bot_named

    return bot_named(bot, game).advise(view, Rng(seed), n)


def _end_with_the_server() -> None:
    """End this process with the server, even after kill -9; ignore signals meant for the server."""
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(1)

    threading.Thread(target=watch, name="cosecha-watch", daemon=True).start()


def _warm_up() -> None:
    """The first call in a new process, so that its startup doesn't count as thinking time."""


class BotPool:
    """A few processes for the bots of all tables; each serves one bot at a time, so killing one affects no other."""

    def __init__(self, processes: int, patience: float) -> None:
        self._patience = patience
        self._slots = PrioritySemaphore(processes)
        self._free: list[ProcessPoolExecutor] = []
        self.after_thought: list[Callable[[str, float, bool], None]] = []
        """Called with the bot, the seconds it thought, and whether it failed."""

    async def choose(
        self,
        game: str,
        bot: str,
        view: Any,
        seed: str,
        awaited: bool = True,
        owner: str | None = None,
        sitting: str = "",
    ) -> int:
        """One of the view's legal actions. Raises BotBroke.

        `awaited`: a person sits at the table or watches it. Other bots let these go first for a while. `owner`: who
        opened the table. Those with many tables don't slow down the bots of others. `sitting`: a seed for what a bot
        keeps for the whole match, such as a favorite plan.
        """
        if bot == SAFE_BOT:
            return _choose(game, bot, view, seed, sitting)
        async with self._measured(bot):
            action = await self._ask(0.0 if awaited else COURTESY, owner, _choose, game, bot, view, seed, sitting)
            if action not in view.legal:
                raise BotBroke("gave an invalid answer")
            return int(action)

    async def choose_between(
        self, game: str, bot: str, series: Series, seat: int, seed: str, awaited: bool, owner: str | None
    ) -> str:
        """What the bot of a seat chooses after the last game of a series. Raises BotBroke."""
        if bot == SAFE_BOT:
            return _choose_between(game, bot, series, seat, seed)
        async with self._measured(bot):
            return str(
                await self._ask(0.0 if awaited else COURTESY, owner, _choose_between, game, bot, series, seat, seed)
            )

    async def advise(self, game: str, bot: str, view: Any, seed: str, n: int) -> list[Advice]:
        """Hints. Raises BotBroke."""
        async with self._measured(bot):
            found: list[Advice] = await self._ask(0.0, None, _advise, game, bot, view, seed, n)
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

    async def _ask(self, later: float, owner: str | None, *call: Any) -> Any:
        """Run a call in a free process; the time limit starts when there is one."""
        loop = asyncio.get_running_loop()
        async with self._slots.place(later, owner):
            pool = self._free.pop() if self._free else await self._new()
            try:
                answer = await asyncio.wait_for(loop.run_in_executor(pool, *call), self._patience)
            except (TimeoutError, BrokenExecutor) as wrong:
                _end(pool)
                raise BotBroke(str(wrong) or type(wrong).__name__) from None
            except Exception as wrong:  # anything a bot may raise
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
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, _warm_up), STARTUP)
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
    """Kill the process: one that hangs can't be asked to stop."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
