"""Bots think in their own processes, never in the event loop."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from cosecha.core.bot import Advice
from cosecha.core.rng import Rng
from cosecha.core.series import Series, kind_named
from cosecha.server.running.processes import Processes, ProcessFailed

SAFE_BOT = "random"
"""Takes over from a bot that fails. It runs in the event loop, so no process can fail it."""
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


class BotPool:
    """A few processes for the bots of all tables."""

    def __init__(self, processes: int, patience: float) -> None:
        self._processes = Processes(processes, patience)
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
        try:
            return await self._processes.run(later, owner, *call)
        except ProcessFailed as wrong:
            raise BotBroke(str(wrong)) from None
        except Exception as wrong:  # anything a bot may raise
            raise BotBroke(type(wrong).__name__) from None

    def close(self) -> None:
        self._processes.close()
