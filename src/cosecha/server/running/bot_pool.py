"""Bots think in their own processes, never in the event loop."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from cosecha.bots.timing import MOST, plain_name
from cosecha.core.bot import Advice, Adviser
from cosecha.core.rng import Rng
from cosecha.core.series import Series, kind_named
from cosecha.server.running.processes import Processes, ProcessFailed

SAFE_BOT = "random"
"""Takes over from a bot that fails. It runs in the event loop, so no process can fail it."""
COURTESY = 30.0
"""Seconds that a bot waits longer in the queue if no person is waiting for it."""


class BotBroke(Exception):
    """A bot crashed, hung or gave an invalid answer. The text is never the bot's own, which could reveal its cards."""


def _made(game: str, bot: str, seconds: float) -> Adviser:
    """A new bot that doesn't think longer than this, whatever its name says: a table may be older than the limit."""
    from cosecha.bots.registry import bot_named, within

    return bot_named(within(bot, game, seconds), game)


def _choose(game: str, bot: str, seconds: float, view: Any, seed: str, sitting: str) -> int:
    from cosecha.bots.registry import let_sit

    made = _made(game, bot, seconds)
    let_sit(made, sitting)
    return made.choose(view, Rng(seed))


def _choose_between(game: str, bot: str, seconds: float, series: Series, seat: int, seed: str) -> str:
    from cosecha.bots.between import answer_between

    return answer_between(_made(game, bot, seconds), kind_named(series.kind, game), series, seat, Rng(seed))


def _advise(game: str, bot: str, seconds: float, view: Any, seed: str, n: int) -> list[Advice]:
    return _made(game, bot, seconds).advise(view, Rng(seed), n)


class BotPool:
    """A few processes for the bots of all tables."""

    def __init__(self, processes: int, patience: float, seconds: float = MOST) -> None:
        """`patience`: how long a thought may take before its process is ended. `seconds`: the most that a bot is given
        whose time can be set."""
        self._processes = Processes(processes, patience)
        self._seconds = seconds
        self.after_thought: list[Callable[[str, float, bool], None]] = []
        """Called with the bot, without its seconds, how long it thought, and whether it failed."""

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
            return _choose(game, bot, self._seconds, view, seed, sitting)
        async with self._measured(bot):
            call = (_choose, game, bot, self._seconds, view, seed, sitting)
            action = await self._ask(0.0 if awaited else COURTESY, owner, *call)
            if action not in view.legal:
                raise BotBroke("gave an invalid answer")
            return int(action)

    async def choose_between(
        self, game: str, bot: str, series: Series, seat: int, seed: str, awaited: bool, owner: str | None
    ) -> str:
        """What the bot of a seat chooses after the last game of a series. Raises BotBroke."""
        if bot == SAFE_BOT:
            return _choose_between(game, bot, self._seconds, series, seat, seed)
        async with self._measured(bot):
            call = (_choose_between, game, bot, self._seconds, series, seat, seed)
            return str(await self._ask(0.0 if awaited else COURTESY, owner, *call))

    async def advise(self, game: str, bot: str, view: Any, seed: str, n: int, owner: str | None) -> list[Advice]:
        """Hints. Raises BotBroke."""
        async with self._measured(bot):
            found: list[Advice] = await self._ask(0.0, owner, _advise, game, bot, self._seconds, view, seed, n)
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
                tell(plain_name(bot), time.perf_counter() - started, broke)

    async def _ask(self, later: float, owner: str | None, *call: Any) -> Any:
        try:
            return await self._processes.run(later, owner, *call)
        except ProcessFailed as wrong:
            raise BotBroke(str(wrong)) from None
        except Exception as wrong:  # anything a bot may raise
            raise BotBroke(type(wrong).__name__) from None

    def close(self) -> None:
        self._processes.close()
