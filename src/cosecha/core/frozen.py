"""Lists and dicts that can't be written to: parts of views that many views share.

They compare, print, travel as JSON and pickle like plain ones.
"""

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def _refuse(*_: Any, **__: Any) -> NoReturn:
    raise TypeError("this is part of a view, which can't be changed; copy it first")


class FrozenList(list[V]):
    """A list that refuses writes. `source` is what a game made it from, if it wants it again: nothing that a view may
    not show."""

    __slots__ = ("source",)

    source: Any

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return list, (list(self),)

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse


class FrozenDict(dict[K, V]):
    """A dict that refuses writes. `source` is what a game made it from, if it wants it again: nothing that a view may
    not show."""

    __slots__ = ("source",)

    source: Any

    def __reduce_ex__(self, protocol: Any) -> tuple[Any, ...]:
        return dict, (dict(self),)

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


NOTHING: FrozenList[Any] = FrozenList()
NO_ITEMS: FrozenDict[Any, Any] = FrozenDict()
"""Defaults of structs that many views share. An empty list or dict of a view is one of these, so it isn't sent."""
