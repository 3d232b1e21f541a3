"""What happens without people: bots move, automatic answers are given, clocks run out, a series goes on.

Any node may do this for any table: if two try, one adds the row and the other leaves the table to it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable

from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.core.view import View
from cosecha.server.common.logs import failed, short, tell
from cosecha.server.common.refusals import NoTable, OtherRules
from cosecha.server.running.bot_pool import SAFE_BOT, BotBroke, BotPool
from cosecha.server.running.next_in_series import open_next
from cosecha.server.running.notices import Notices
from cosecha.server.running.tables import Tables
from cosecha.server.storage.failures import Unavailable
from cosecha.server.table import facts
from cosecha.server.table.answering import automatic
from cosecha.server.table.between import bot_chose, bots_to_choose, series_of
from cosecha.server.table.due import bots_to_move, deadlines, due, plan_to_follow, scripted_answer
from cosecha.server.table.facts import Fact
from cosecha.server.table.series import awaits_next
from cosecha.server.table.table import Table

log = logging.getLogger(__name__)

SWEEP = 2.0
"""Seconds between searches for tables where something is overdue, after a restart or when a node has died."""
OVERDUE = 3.0
"""Seconds that another node has to do what is due at its tables."""
ABANDONED = 60.0
"""The same for the worker that a table belongs to: its bots may queue, and if it dies, it is replaced."""
PAGE = 100
"""Tables per query of the sweep."""
SOON = 60.0
"""Seconds that a task waits for what is due next at its table; anything later is left to the sweep."""
TIDYING = 3600.0
"""Seconds between searches for abandoned tables."""
DAY = 24 * 3600
LONGEST_REST = 3600.0
"""Maximum seconds before a failing table is tried again."""


class _Thought(Struct, frozen=True):
    """A bot's next answer: computed right away, played when people have had time to follow."""

    seat: int
    seq: int
    view: View
    action: str

    def holds(self, table: Table, seat: int) -> bool:
        """Whether the seat still faces the same decision: after an undo, it may be another one with the same id."""
        if seat != self.seat or table.match is None:
            return False
        return self.seq == table.seq or table.match.state.view(seat) == self.view

    def is_wanted(self, table: Table) -> bool:
        """Whether the bot still has to give this answer. If not, the node that changed the table goes on with it."""
        return self.seat in bots_to_move(table) and self.holds(table, self.seat)


class Scheduler:
    def __init__(
        self,
        tables: Tables,
        bot_pool: BotPool,
        notices: Notices,
        keep_days: float = 0.0,
        forget_finished: bool = False,
        owns: Callable[[str], bool] = lambda id: True,
    ) -> None:
        """Remove tables unused for `keep_days`, finished ones only with `forget_finished`; 0 keeps all.

        `owns`: whether a table belongs to this node, so that after a restart not all nodes take up all tables.
        """
        self._owns = owns
        self._keep_days = keep_days
        self._forget_finished = forget_finished
        self._tidied = -TIDYING
        self._tables = tables
        self._bot_pool = bot_pool
        self._notices = notices
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, asyncio.Event] = {}
        """Wakes the tasks that wait until something is due."""
        self._failures: dict[str, tuple[int, float]] = {}
        """How often in a row each table has failed, and when the sweep may try again."""
        self._thoughts: dict[str, _Thought] = {}
        self._swept = 0.0
        """When the first sweep began: before that, this server was not running."""
        tables.after_change.append(self.nudge)

    def nudge(self, table: Table) -> None:
        """Start a task for a table that has changed, or wake the one it has."""
        if table.id in self._tasks:
            self._news[table.id].set()
        elif self._is_soon(
            _first((due(table, self._tables.clock()), self._notices.due(table) if table.notices else None))
        ):
            self._start(table.id)

    def _is_soon(self, due: float | None) -> bool:
        return due is not None and due - self._tables.clock() <= SOON

    def _start(self, id: str) -> None:
        self._news[id] = asyncio.Event()
        self._tasks[id] = asyncio.create_task(self._attend(id, self._news[id]))

    async def sweep(self) -> None:
        """Find tables where something is overdue, forever.

        After startup, these are all of this node's tables; those of other nodes only when they don't attend to them.
        """
        ahead = SWEEP
        self._swept = self._tables.clock()
        await self._start_those_ahead()
        while True:
            try:
                await self._start_overdue(self._tables.clock() + ahead)
                ahead = -OVERDUE if self._tables.store.shared else SWEEP
                await self._tidy()
            except Unavailable:  # the store has logged it
                pass
            except Exception as wrong:  # the database may respond again later
                failed(log, "can't check which tables are due", wrong)
            await asyncio.sleep(SWEEP)

    async def _start_those_ahead(self) -> None:
        """Start tasks for tables whose last row is in the future: the system clock has been set back since."""
        try:
            for id in await self._tables.store.changed_after(self._tables.clock()):
                if self._owns(id):
                    self._start(id)
        except Exception as wrong:  # the sweep finds them when their time comes
            failed(log, "can't check which tables are due", wrong)

    async def _tidy(self) -> None:
        """Remove abandoned tables from time to time."""
        now = time.monotonic()
        if not self._keep_days or now - self._tidied < TIDYING:
            return
        since = self._tables.clock() - self._keep_days * DAY
        page = await self._tables.store.untouched(since, self._forget_finished, PAGE)
        while page:
            for id in page:
                if await self._tables.remove(id, since):
                    tell(log, logging.INFO, "a table was deleted", table=short(id))
            page = await self._tables.store.untouched(since, self._forget_finished, PAGE, page[-1])
        self._tidied = now

    async def _start_overdue(self, until: float) -> None:
        """Start tasks for all tables where something is due by then, except those that failed recently."""
        found: set[str] = set()
        page = await self._tables.store.due(until, PAGE)
        while page:
            for when, id in page:
                found.add(id)
                if id not in self._tasks and self._is_ours(id, when) and self._may_be_tried(id):
                    self._start(id)
            page = await self._tables.store.due(until, PAGE, page[-1])
        self._failures = {id: failure for id, failure in self._failures.items() if id in found}

    def _is_ours(self, id: str, due: float) -> bool:
        """Whether this worker attends to a table: its own, or one that its worker has left alone for long."""
        return self._owns(id) or max(due, self._swept) <= self._tables.clock() - ABANDONED

    def _may_be_tried(self, id: str) -> bool:
        return id not in self._failures or self._failures[id][1] <= time.monotonic()

    def _count_failure(self, id: str) -> None:
        """Each failure doubles the time until the next attempt, so that a broken table doesn't fill the log."""
        times = self._failures.get(id, (0, 0.0))[0] + 1
        self._failures[id] = times, time.monotonic() + min(SWEEP * 2 ** min(times, 20), LONGEST_REST)

    async def close(self) -> None:
        """Stop all tasks; everything decided so far has been written."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _attend(self, id: str, news: asyncio.Event) -> None:
        try:
            while True:
                news.clear()
                went_on = await self._step(id, news)
                self._failures.pop(id, None)
                if not went_on and not news.is_set():
                    return
                await asyncio.sleep(0)  # a write may not suspend, and a match of bots must not block the loop
        except NoTable:
            return
        except (OtherRules, Unavailable):  # logged where the table was read, or by the store
            self._count_failure(id)
        except CosechaError as wrong:
            self._count_failure(id)
            failed(log, "a table is stuck", wrong, table=short(id), reason=wrong.message.id)
        except Exception as wrong:  # the sweep tries again
            self._count_failure(id)
            failed(log, "a table is stuck", wrong, table=short(id))
        finally:
            self._tasks.pop(id, None)
            self._thoughts.pop(id, None)
            self._news.pop(id, None)

    async def _step(self, id: str, news: asyncio.Event) -> bool:
        """Do the next thing that is due; False if there is none soon, or if another node does it."""
        async with self._tables.at(id) as table:
            planned, ended = plan_to_follow(table) is not None, awaits_next(table)
            choosers = bots_to_choose(table)
            notice, bots = self._notices.due(table), bots_to_move(table)
            when = _first((due(table, self._tables.clock()), notice))
            thought = self._thoughts.get(id)
            if bots and (thought is None or not thought.holds(table, bots[0])):
                thought = None
        if planned:
            await self._tables.change(id, automatic)
            return True
        if ended:
            await open_next(self._tables, id)
            return True
        if choosers:
            await self._choose(id, choosers[0])
            return True
        if when is None or not self._is_soon(when):
            return False
        if bots and thought is None:
            return await self._think(id, bots[0])
        rest = when - self._tables.clock()
        if rest > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), rest)
                return True  # the table has changed: check again what is due
        if notice == when:
            await self._notices.give(id)
        elif bots and thought is not None:
            return await self._move(id, thought)
        else:
            await self._tables.change(id, self._clock_ran_out)
        return True

    async def _think(self, id: str, seat: int) -> bool:
        """Find one bot's answer; False if the game has gone on meanwhile.

        A bot that fails is replaced by a safe one, and the log says so.
        """
        async with self._tables.at(id) as table:
            if seat not in bots_to_move(table) or table.match is None:
                return True
            view, bot, game = table.match.state.view(seat), table.chairs[seat].bot, table.game
            # Contains a secret, because anybody who knew the seed could predict the bot.
            sitting = f"{table.opened.secret or table.opened.luck} {seat}"
            seq, seed = table.seq, f"{sitting} {table.seq}"
            awaited = bool(table.people()) or self._tables.is_watched(id)
            owner = table.opened.owner or id
            scripted = scripted_answer(table, seat)
        try:
            action = scripted or game.notation(
                await self._bot_pool.choose(game.name, bot, view, seed, awaited, owner, sitting)
            )
        except BotBroke as wrong:
            tell(log, logging.WARNING, "a bot failed", table=short(id), bot=bot, why=str(wrong))
            await self._tables.change(id, lambda table: _replaced(table, seat, bot))
            return True
        thought = self._thoughts[id] = _Thought(seat, seq, view, action)
        async with self._tables.at(id) as table:
            return thought.is_wanted(table)

    async def _choose(self, id: str, seat: int) -> None:
        """Let a bot choose what it is asked between two games of a series."""
        async with self._tables.at(id) as table:
            found = series_of(table)
            if found is None or seat not in bots_to_choose(table):
                return
            bot, game, series = table.chairs[seat].bot, table.game.name, found[1]
            seed = f"{table.opened.secret or table.opened.luck} {seat} choice"
            awaited = bool(table.people()) or self._tables.is_watched(id)
            owner = table.opened.owner or id
        try:
            answer = await self._bot_pool.choose_between(game, bot, series, seat, seed, awaited, owner)
        except BotBroke as wrong:
            tell(log, logging.WARNING, "a bot failed", table=short(id), bot=bot, why=str(wrong))
            await self._tables.change(id, lambda table: _replaced(table, seat, bot))
            return
        await self._tables.change(id, bot_chose(seat, bot, answer))

    async def _move(self, id: str, thought: _Thought) -> bool:
        """Play a bot's answer, if it still faces that decision; False if the game has gone on meanwhile."""
        self._thoughts.pop(id, None)
        wanted = False

        def decide(table: Table) -> list[Fact]:
            nonlocal wanted
            wanted = thought.is_wanted(table)
            return [facts.Acted(thought.seat, thought.action, by="bot")] if wanted else []

        await self._tables.change(id, decide)
        return wanted

    def _clock_ran_out(self, table: Table) -> list[Fact]:
        now = self._tables.clock()
        late = [seat for seat, deadline in deadlines(table).items() if deadline <= now]
        return [facts.Stood(seat, table.chairs[seat].bot, "clock") for seat in late]


def _first(times: Iterable[float | None]) -> float | None:
    return min((due for due in times if due is not None), default=None)


def _replaced(table: Table, seat: int, bot: str) -> list[Fact]:
    """Replace a bot that failed, if it still sits there."""
    chair = table.chairs[seat]
    return [facts.Stood(seat, SAFE_BOT, "broke")] if (chair.kind, chair.bot) == ("bot", bot) else []
