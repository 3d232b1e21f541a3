"""The scheduler is fair: no table monopolizes the server, and a broken one doesn't stop others."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cosecha.core.fairness import new_secret
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.server.common.settings import Settings
from cosecha.server.running import scheduler as scheduler_module
from cosecha.server.running.bot_pool import BotPool
from cosecha.server.running.metrics import Metrics
from cosecha.server.running.notices import Notices
from cosecha.server.running.presence import Presence
from cosecha.server.running.scheduler import Scheduler
from cosecha.server.running.tables import Tables
from cosecha.server.storage.rows import IndexEntry, Row
from cosecha.server.storage.store import Store
from cosecha.server.table import answering, chat, facts, replay, seating, undoing
from cosecha.server.table.due import bots_to_move
from cosecha.server.table.facts import Clock, SeatPlan
from cosecha.server.table.lessons import lesson
from tests.server.clients import STALLED
from tests.server.two_workers import Worker, two_workers

GAME = by_name("santiago")


class _Slow(BotPool):
    """Thinks as long as the test wants, and then answers what the test wants."""

    def __init__(self) -> None:
        super().__init__(1, 10)
        self.views: list[Any] = []
        self.said: asyncio.Queue[str] = asyncio.Queue()

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
        self.views.append(view)
        return GAME.parse(await self.said.get())


@asynccontextmanager
async def _running(folder: Path, bot_pool: BotPool | None = None) -> AsyncIterator[tuple[Tables, Scheduler]]:
    store = Store(f"sqlite:///{folder}/tables.sqlite")
    store.prepare()
    tables = Tables(store)
    scheduler = Scheduler(tables, bot_pool or BotPool(1, 10), Notices(tables, Presence(), Settings(), Metrics()))
    try:
        yield tables, scheduler
    finally:
        await scheduler.close()
        store.close()


def _is_over(tables: Tables, id: str) -> bool:
    table = tables.here(id)
    return table is not None and table.status == "over"


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(STALLED):
        while not true():
            await asyncio.sleep(0.01)


def _opened(players: int, kind: Any, **more: Any) -> facts.Opened:
    seats = [SeatPlan(kind, f"Seat {seat}", "random" if kind == "bot" else "") for seat in range(players)]
    return facts.Opened(
        "santiago", {"players": players}, seats, False, new_secret(), **{"pace": 0, "confirm": False, **more}
    )


def test_a_match_between_bots_leaves_the_event_loop_to_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with _running(tmp_path) as (tables, _):
            await tables.create("bots", [_opened(5, "bot")])
            await tables.change("bots", lambda _: [facts.Started()])
            turns = 0
            async with asyncio.timeout(STALLED):
                while (table := tables.here("bots")) is None or table.status != "over":
                    await asyncio.sleep(0)
                    turns += 1
            assert table.match is not None
            assert turns > table.match.moves / 2

    asyncio.run(work())


@pytest.mark.parametrize("thought", ["bid 2", "bid 3"])
def test_a_bots_answer_to_an_undone_question_is_not_played(tmp_path: Path, thought: str) -> None:
    """While the bot thinks, others bid 1, undo it and bid 2: the bot's new question has the same id."""

    async def work() -> None:
        bot_pool = _Slow()
        async with _running(tmp_path, bot_pool) as (tables, _):
            first, bot = await _bot_is_next(tables)
            await _bid(tables, first, "bid 1")
            await _until(lambda: len(bot_pool.views) == 1)
            await tables.change("t", undoing.undo(first, "back"))
            await _bid(tables, first, "bid 2")
            bot_pool.said.put_nowait(thought)
            bot_pool.said.put_nowait("bid 4")
            await _until(lambda: len(bot_pool.views) == 2)
            async with tables.at("t") as table:
                pass
            await _until(lambda: table.match is not None and table.match.moves == 2)
            assert table.match is not None
            assert (table.match.played[1].seat, table.match.played[1].action) == (bot, "bid 4")
            one, other = bot_pool.views
            assert one.decision == other.decision, "the test needs two questions with the same id"

    asyncio.run(work())


def test_a_bots_pause_includes_its_thinking_time(tmp_path: Path) -> None:
    """Chat in the meantime doesn't make it think again."""

    async def work() -> None:
        bot_pool = _Slow()
        async with _running(tmp_path, bot_pool) as (tables, _):
            first, bot = await _bot_is_next(tables, pace=0.4)
            await _bid(tables, first, "bid 1")
            asked = tables.clock()
            await _until(lambda: len(bot_pool.views) == 1)
            await asyncio.sleep(0.2)
            bot_pool.said.put_nowait("bid 4")
            await tables.change("t", chat.say(first, "", "Good luck!"))
            async with tables.at("t") as table:
                pass
            said = table.at
            await _until(lambda: table.match is not None and table.match.moves == 2)
            assert table.match is not None
            assert (table.match.played[1].seat, table.match.played[1].action) == (bot, "bid 4")
            assert table.at - asked >= 0.4
            assert table.at - said < 0.6, "it waited on top of its thinking"
            assert len(bot_pool.views) == 1

    asyncio.run(work())


def test_bots_keep_moving_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """The server was stopped, the system clock set back by an hour, and the server started again."""

    async def work() -> None:
        async with _running(tmp_path) as (tables, scheduler):
            before = Tables(tables.store, lambda: tables.clock() + 3600)
            await before.create("bots", [_opened(3, "bot")])
            await before.change("bots", lambda _: [facts.Started()])
            sweeping = asyncio.create_task(scheduler.sweep())
            await _until(lambda: _is_over(tables, "bots"))
            sweeping.cancel()

    asyncio.run(work())


class _Counting(BotPool):
    """Takes a moment to think, and counts the thoughts."""

    def __init__(self) -> None:
        super().__init__(1, 10)
        self.thoughts = 0

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
        self.thoughts += 1
        await asyncio.sleep(0.002)
        return int(view.legal[0])


@asynccontextmanager
async def _scheduler(
    worker: Worker, bot_pool: BotPool, owns: Callable[[str], bool] | None = None
) -> AsyncIterator[Scheduler]:
    """A scheduler that sweeps."""
    tables, neighbors = worker
    notices = Notices(tables, Presence(), Settings(), Metrics())
    scheduler = Scheduler(tables, bot_pool, notices, owns=owns or neighbors.owns)
    sweeping = asyncio.create_task(scheduler.sweep())
    try:
        yield scheduler
    finally:
        sweeping.cancel()
        await scheduler.close()


async def _tables_of_bots(tables: Tables, number: int) -> set[str]:
    ids = {f"bots-{each}" for each in range(number)}
    for id in ids:
        await tables.create(id, [_opened(3, "bot"), facts.Started()])
    return ids


def test_two_workers_that_attend_to_one_table_do_not_both_play_all_of_it(tmp_path: Path) -> None:
    bots = _Counting()

    async def work() -> int:
        async with two_workers(tmp_path) as (one, other):
            await one.tables.create("bots", [_opened(3, "bot"), facts.Started()])
            async with _scheduler(one, bots, lambda _: True), _scheduler(other, bots, lambda _: True):
                await _until(lambda: any(_is_over(worker.tables, "bots") for worker in (one, other)))
            async with one.tables.at("bots") as table:
                assert table.match is not None
                return table.match.moves

    moves = asyncio.run(work())
    assert moves < bots.thoughts, "the test needs two workers at the table"
    assert bots.thoughts < 1.5 * moves


def test_after_a_restart_each_worker_takes_up_its_own_tables(tmp_path: Path) -> None:
    async def work() -> None:
        async with two_workers(tmp_path) as (one, other):
            ids = await _tables_of_bots(one.tables, 8)
            async with _scheduler(one, _Keeping()) as first, _scheduler(other, _Keeping()) as second:
                await _until(lambda: len(first._tasks) + len(second._tasks) >= len(ids))
                assert set(first._tasks) == {id for id in ids if one.neighbors.owns(id)}
                assert set(second._tasks) == ids - set(first._tasks)
                assert first._tasks
                assert second._tasks

    asyncio.run(work())


def test_the_tables_of_a_dead_worker_are_taken_up_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "SWEEP", 0.05)
    monkeypatch.setattr(scheduler_module, "OVERDUE", 0.1)
    monkeypatch.setattr(scheduler_module, "ABANDONED", 0.2)

    async def work() -> None:
        async with two_workers(tmp_path) as (one, _):
            ids = await _tables_of_bots(one.tables, 4)
            assert not all(map(one.neighbors.owns, ids))
            async with _scheduler(one, _Keeping()) as scheduler:
                await _until(lambda: set(scheduler._tasks) == ids)

    asyncio.run(work())


def test_a_bot_that_thinks_for_long_is_left_to_its_own_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "SWEEP", 0.02)
    monkeypatch.setattr(scheduler_module, "OVERDUE", 0.05)

    async def work() -> None:
        async with two_workers(tmp_path) as (one, other):
            ids = await _tables_of_bots(one.tables, 4)
            async with _scheduler(one, _Keeping()) as first, _scheduler(other, _Keeping()) as second:
                await _until(lambda: len(first._tasks) + len(second._tasks) >= len(ids))
                await asyncio.sleep(0.5)  # ten times what another node would have
                assert not set(first._tasks) & set(second._tasks)

    asyncio.run(work())


async def _bot_is_next(tables: Tables, **more: Any) -> tuple[int, int]:
    """A table where one seat is asked for its bid, with a bot after it; returns both seats."""
    await tables.create("t", [_opened(3, "open", **more)])
    for seat in range(3):
        await tables.change("t", seating.sit(seat, f"Person {seat}", ""))
    async with tables.at("t") as table:
        assert table.match is not None
        (first,) = table.waiting
        state = table.match.state.copy()
    state.apply(first, GAME.parse("bid 1"))
    (bot,) = state.waiting()
    await tables.change("t", lambda _: [facts.Stood(bot, "insight", "left")])
    return first, bot


async def _bid(tables: Tables, seat: int, action: str) -> None:
    async with tables.at("t") as table:
        assert table.match is not None
        asked = table.match.state.decision(seat)
        assert asked is not None
    await tables.change("t", answering.answer(seat, asked.id, [action], ""))


async def _broken(store: Store, id: str) -> None:
    """A table with something long overdue that can't be read."""
    card = IndexEntry(id, "santiago", "running", False, 1.0, 1.0, b"{}")
    assert await store.add(Row(id, 1, 1.0, b'[{"type": "from the future"}]'), card)


def test_tables_that_always_fail_do_not_delay_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler_module, "SWEEP", 0.05)

    async def work() -> None:
        async with _running(tmp_path) as (tables, scheduler):
            for number in range(2 * scheduler_module.PAGE + 10):
                await _broken(tables.store, f"broken-{number}")
            await tables.create("bots", [_opened(2, "bot"), facts.Started()])
            sweeping = asyncio.create_task(scheduler.sweep())
            await _until(lambda: _is_over(tables, "bots"))
            await asyncio.sleep(0.5)
            sweeping.cancel()

    asyncio.run(work())
    assert "a table is stuck" in [line.getMessage() for line in caplog.records], "the test needs failing tables"


def test_a_failing_table_is_retried_with_backoff(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "SWEEP", 0.02)
    tries = 0

    async def work() -> None:
        nonlocal tries
        async with _running(tmp_path) as (tables, scheduler):
            await _broken(tables.store, "broken")
            step = scheduler._step

            async def counted(id: str, news: asyncio.Event) -> bool:
                nonlocal tries
                tries += 1
                return await step(id, news)

            monkeypatch.setattr(scheduler, "_step", counted)
            sweeping = asyncio.create_task(scheduler.sweep())
            await _until(lambda: tries >= 3)
            await asyncio.sleep(0.5)
            sweeping.cancel()

    asyncio.run(work())
    assert tries <= 7, "without backoff there would be more than 20 tries"


def test_a_deadline_in_days_causes_no_work_until_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler_module, "SWEEP", 0.05)
    late = 0.0

    async def work() -> None:
        nonlocal late
        async with _running(tmp_path) as (tables, scheduler):
            clock = tables.clock
            tables.clock = lambda: clock() + late
            await tables.create("slow", [_opened(2, "open", clock=Clock(move=3 * 24 * 3600))])
            for seat in range(2):
                await tables.change("slow", seating.sit(seat, f"Person {seat}", ""))
            sweeping = asyncio.create_task(scheduler.sweep())
            await asyncio.sleep(0.2)
            assert not scheduler._tasks
            late = 3 * 24 * 3600.0
            await _until(lambda: (table := tables.here("slow")) is not None and bool(bots_to_move(table)))
            sweeping.cancel()

    asyncio.run(work())


class _Keeping(BotPool):
    """Keeps the questions and never answers."""

    def __init__(self) -> None:
        super().__init__(1, 10)
        self.seeds: list[str] = []
        self.awaited: list[bool] = []

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
        self.seeds.append(seed)
        self.awaited.append(awaited)
        await asyncio.Event().wait()
        return 0


def test_the_randomness_of_a_forks_bots_is_unpredictable(tmp_path: Path) -> None:
    """Two forks with identical public information: their bots still draw differently."""
    bot_pool = _Keeping()

    async def work() -> None:
        async with _running(tmp_path, bot_pool) as (tables, _):
            await tables.create("t", [_opened(2, "open"), facts.Started()])
            async with tables.at("t") as table:
                forks = [replay.forked(table, 0, 0, 0, "insight", Rng("the same")) for _ in range(2)]
            assert forks[0].position == forks[1].position
            for number, fork in enumerate(forks):
                await tables.create(f"fork-{number}", [fork])
                await tables.change(f"fork-{number}", lambda _: [facts.Stood(0, "insight", "empty"), facts.Started()])
            await _until(lambda: len(bot_pool.seeds) == 2)

    asyncio.run(work())
    assert bot_pool.seeds[0] != bot_pool.seeds[1]


async def _only_bots(tables: Tables, id: str, people: int) -> None:
    """A match where the bots are asked first; only the last seats may be people's."""
    bots = [SeatPlan("bot", f"Seat {seat}", "insight") for seat in range(3)]
    opened = facts.Opened("santiago", {"players": 3}, bots, False, new_secret(), pace=0, confirm=False)
    await tables.create(id, [opened])
    await tables.change(id, lambda _: [facts.Started()])
    async with tables.at(id) as table:
        others = [seat for seat in range(3) if seat not in table.waiting]
    await tables.change(id, lambda _: [facts.Sat(seat, f"Person {seat}") for seat in others[:people]] or [])


def test_a_bot_has_priority_if_a_person_sits_at_the_table_or_watches(tmp_path: Path) -> None:
    async def asked(people: int, watched: bool) -> list[bool]:
        bot_pool = _Keeping()
        id = f"{people}-{watched}"
        async with _running(tmp_path, bot_pool) as (tables, scheduler):
            tables.after_change.remove(scheduler.nudge)  # wait until everybody sits
            await _only_bots(tables, id, people)
            async with contextlib.AsyncExitStack() as stack:
                if watched:
                    await stack.enter_async_context(tables.listening(id))
                async with tables.at(id) as table:
                    scheduler.nudge(table)
                await _until(lambda: bool(bot_pool.awaited))
        return bot_pool.awaited

    assert asyncio.run(asked(0, watched=False)) == [False]
    assert asyncio.run(asked(1, watched=False)) == [True]
    assert asyncio.run(asked(0, watched=True)) == [True]


def test_the_bots_of_a_lesson_follow_its_script(tmp_path: Path) -> None:
    """Also after an undo."""

    async def work() -> None:
        async with _running(tmp_path) as (tables, _):
            await tables.create("lesson", [lesson("santiago", 0)])
            await tables.change("lesson", seating.sit(0, "Ana", ""))

            async def bid(amount: int) -> list[str]:
                await tables.change("lesson", lambda _: [facts.Acted(0, f"bid {amount}")])
                await _until(lambda: _moves(tables) == 3)
                table = tables.here("lesson")
                assert table is not None
                assert table.match is not None
                return [move.action for move in table.match.played]

            assert await bid(3) == ["bid 3", "bid 1", "pass"]
            await tables.change("lesson", lambda _: [facts.Undone(0, 0)])
            assert await bid(5) == ["bid 5", "bid 1", "pass"]

    asyncio.run(work())


def _moves(tables: Tables) -> int:
    table = tables.here("lesson")
    return table.match.moves if table and table.match else 0
