"""A semaphore with priorities: people first, nobody starves, and no slot is lost."""

import asyncio
from unittest import mock

import pytest

from cosecha.server.running.bot_pool import BotPool
from cosecha.server.running.semaphore import PrioritySemaphore
from tests.server.hosted import FixedTime


async def _order(turns: PrioritySemaphore, clock: FixedTime, *asked: tuple[str, float, float]) -> list[str]:
    """The order in which waiters are served that arrive at these times and yield to others for this long."""
    order: list[str] = []

    async def wait(name: str, later: float) -> None:
        async with turns.place(later):
            order.append(name)

    async with asyncio.TaskGroup() as group, turns.place():
        start = clock.now
        for name, at, later in asked:
            clock.now = start + at
            group.create_task(wait(name, later))
            await asyncio.sleep(0)
    return order


def test_first_come_first_served_except_for_those_that_yield_for_a_while() -> None:
    async def work() -> None:
        clock = FixedTime()
        turns = PrioritySemaphore(1, clock)
        assert await _order(turns, clock, ("a", 0, 0), ("b", 1, 0)) == ["a", "b"]
        late = ("bots", 0, 30)
        assert await _order(turns, clock, late, ("a", 1, 0), ("b", 29, 0), ("c", 31, 0)) == ["a", "b", "bots", "c"]

    asyncio.run(work())


def test_an_owner_with_many_waiters_does_not_delay_the_others() -> None:
    async def work() -> None:
        clock = FixedTime()
        turns = PrioritySemaphore(1, clock)
        order: list[str] = []

        async def wait(owner: str, number: int) -> None:
            async with turns.place(owner=owner):
                order.append(f"{owner} {number}")

        async with asyncio.TaskGroup() as group, turns.place():
            for number in range(60):
                group.create_task(wait("many", number))
                await asyncio.sleep(0)
            clock.now += 0.5
            for number in range(2):
                group.create_task(wait("few", number))
                await asyncio.sleep(0)
        assert order[:5] == ["many 0", "few 0", "many 1", "few 1", "many 2"]
        assert len(order) == 62
        assert not turns._wanted

    asyncio.run(work())


def test_a_cancelled_waiter_loses_no_slot() -> None:
    async def work() -> None:
        turns = PrioritySemaphore(2)

        async def stay() -> None:
            async with turns.place():
                await asyncio.Event().wait()

        for when in (0, 1, 2):  # while it holds a slot, while it waits, and just as it is called
            tasks = [asyncio.create_task(stay()) for _ in range(3)]
            await asyncio.sleep(0.01)
            if when == 2:
                tasks[0].cancel()
                await asyncio.sleep(0)
            tasks[2 if when else 0].cancel()
            await asyncio.sleep(0.01)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert (turns._free, turns._waiting) == (2, []), when

    asyncio.run(work())


def test_bots_with_a_waiting_person_think_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many bots-only tables ask first; the one with a person is served next anyway."""
    thought: list[str] = []

    async def work() -> None:
        bot_pool = BotPool(1, 10)
        go = asyncio.Event()

        class View:
            legal = (0,)

        async def new_process() -> object:
            return mock.Mock(_processes={})

        async def run_in_executor(_: object, __: object, game: str, *___: object) -> int:
            await go.wait()
            thought.append(game)
            return 0

        monkeypatch.setattr(bot_pool._processes, "_new", new_process)
        monkeypatch.setattr(asyncio.get_running_loop(), "run_in_executor", run_in_executor)
        async with asyncio.TaskGroup() as group:
            for number in range(4):
                group.create_task(bot_pool.choose(f"bots {number}", "insight", View, "", awaited=False))
            await asyncio.sleep(0)
            group.create_task(bot_pool.choose("person", "insight", View, ""))
            group.create_task(bot_pool.advise("hint", "insight", View, "", 3, None))
            await asyncio.sleep(0)
            go.set()

    asyncio.run(work())
    assert thought == ["bots 0", "person", "hint", "bots 1", "bots 2", "bots 3"]
