"""Results that are worked out once."""

import asyncio
from typing import Any

import pytest

from cosecha.server.http import once
from cosecha.server.http.once import Once

VIEW: Any = ("what a seat sees",)
OTHER: Any = ("what it sees later",)


class Work:
    def __init__(self) -> None:
        self.done = 0
        self.fails = False

    async def __call__(self) -> int:
        self.done += 1
        number = self.done
        await asyncio.sleep(0.01)
        if self.fails:
            raise ValueError("no")
        return number


def test_those_who_ask_at_the_same_time_share_the_work_and_later_ones_the_result() -> None:
    async def ask() -> None:
        found, work = Once[int](), Work()
        assert await asyncio.gather(*(found.of("a", VIEW, work) for _ in range(3))) == [1, 1, 1]
        assert await found.of("a", VIEW, work) == 1
        assert await found.of("a", OTHER, work) == 2
        assert await found.of("b", VIEW, work) == 3

    asyncio.run(ask())


def test_who_leaves_does_not_stop_the_work_for_the_others() -> None:
    async def ask() -> None:
        found, work = Once[int](), Work()
        leaves, stays = (asyncio.create_task(found.of("a", VIEW, work)) for _ in range(2))
        await asyncio.sleep(0)
        leaves.cancel()
        assert await stays == 1

    asyncio.run(ask())


def test_what_failed_is_tried_again() -> None:
    async def ask() -> None:
        found, work = Once[int](), Work()
        work.fails = True
        for error in await asyncio.gather(*(found.of("a", VIEW, work) for _ in range(2)), return_exceptions=True):
            assert isinstance(error, ValueError)
        work.fails = False
        assert await found.of("a", VIEW, work) == 2

    asyncio.run(ask())


def test_only_the_last_results_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(once, "MOST", 2)

    async def ask() -> None:
        found, work = Once[int](), Work()
        for key in ("a", "b", "a", "c"):
            await found.of(key, VIEW, work)
        assert [await found.of(key, VIEW, work) for key in ("a", "c", "b")] == [1, 3, 4]

    asyncio.run(ask())
