"""Processes for work outside the event loop: one that dies costs at most the call it was busy with."""

import asyncio
import contextlib
import os
import signal

import pytest

from cosecha.server.running.processes import Processes, ProcessFailed


async def _killed(pid: int) -> None:
    """Kill a process, and wait until the system has forgotten it."""
    os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(30):
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(pid, 0)
                await asyncio.sleep(0.01)


def test_a_process_that_was_killed_while_idle_is_replaced() -> None:
    async def work() -> None:
        processes = Processes(1, 30.0)
        try:
            first = await processes.run(0.0, None, os.getpid)
            assert await processes.run(0.0, None, os.getpid) == first
            await _killed(first)
            assert await processes.run(0.0, None, os.getpid) != first
        finally:
            processes.close()

    asyncio.run(work())


def test_a_call_whose_process_dies_fails_and_the_next_one_has_another_process() -> None:
    async def work() -> None:
        processes = Processes(1, 30.0)
        try:
            with pytest.raises(ProcessFailed):
                await processes.run(0.0, None, os._exit, 1)
            assert await processes.run(0.0, None, os.getpid)
        finally:
            processes.close()

    asyncio.run(work())


def test_once_they_are_closed_no_process_is_started() -> None:
    async def work() -> None:
        processes = Processes(1, 30.0)
        processes.close()
        with pytest.raises(ProcessFailed):
            await processes.run(0.0, None, os.getpid)

    asyncio.run(work())
