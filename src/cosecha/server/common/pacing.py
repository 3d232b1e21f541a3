"""Running long computations in the event loop without delaying others."""

import asyncio
import time
from typing import TypeVar

from cosecha.core.steps import Steps

T = TypeVar("T")

SLICE = 0.004
"""Seconds that a computation runs before other tasks get a turn."""


async def paced(steps: Steps[T]) -> T:
    """Run a computation to its end, and let others run every few milliseconds."""
    began = time.perf_counter()
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
