"""Results that are worked out once, even for those who ask meanwhile."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from cosecha.core.view import View

R = TypeVar("R")

MOST = 100
"""Maximum number of cached results: people reload pages, and go back and forth."""


class Once(Generic[R]):
    """The last results by key, each with the view it is for. People who ask at the same time share the work; if it
    fails, the next one who asks tries again."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, tuple[View, asyncio.Task[R]]] = OrderedDict()

    async def of(self, key: Hashable, view: View, work: Callable[[], Coroutine[Any, Any, R]]) -> R:
        """What `work` finds out for a view. Raises what it raises."""
        seen, task = self._known.get(key, (None, None))
        if task is None or seen != view:
            task = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._ended(key, done))
            self._known[key] = view, task
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return await asyncio.shield(task)  # whoever leaves doesn't stop it for the others

    def _ended(self, key: Hashable, task: "asyncio.Task[R]") -> None:
        if (task.cancelled() or task.exception() is not None) and self._known.get(key, (None, None))[1] is task:
            del self._known[key]
