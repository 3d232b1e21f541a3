"""Lists and dicts that many views share."""

import json
import pickle
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cosecha.core.frozen import NO_ITEMS, NOTHING, FrozenDict, FrozenList


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    names: list[str] = NOTHING
    goods: dict[str, int] = NO_ITEMS


WRITES: list[Callable[[Any], Any]] = [
    lambda it: it.__setitem__(0, 1),
    lambda it: it.__delitem__(0),
    lambda it: it.clear(),
    lambda it: it.pop(),
]
LIST_WRITES: list[Callable[[Any], Any]] = [
    lambda it: it.append(1),
    lambda it: it.extend([1]),
    lambda it: it.insert(0, 1),
    lambda it: it.remove(1),
    lambda it: it.reverse(),
    lambda it: it.sort(),
    lambda it: it.__iadd__([1]),
    lambda it: it.__imul__(2),
]
DICT_WRITES: list[Callable[[Any], Any]] = [
    lambda it: it.popitem(),
    lambda it: it.setdefault(2, 1),
    lambda it: it.update({2: 1}),
    lambda it: it.__ior__({2: 1}),
]


@pytest.mark.parametrize("write", WRITES + LIST_WRITES)
def test_a_frozen_list_refuses_writes(write: Callable[[Any], Any]) -> None:
    items = FrozenList([1, 2])
    with pytest.raises(TypeError, match="view"):
        write(items)
    assert items == [1, 2]


@pytest.mark.parametrize("write", WRITES + DICT_WRITES)
def test_a_frozen_dict_refuses_writes(write: Callable[[Any], Any]) -> None:
    items = FrozenDict({0: 1})
    with pytest.raises(TypeError, match="view"):
        write(items)
    assert items == {0: 1}


def test_copies_can_be_written_to() -> None:
    names, goods = FrozenList(["a"]), FrozenDict({"a": 1})
    for copied in (names.copy(), names[:], [*names, "b"]):
        copied.append("c")
    for copy in (goods.copy(), goods | {"b": 2}):
        copy["c"] = 3
    assert (names, goods) == (["a"], {"a": 1})


def test_they_travel_like_plain_ones() -> None:
    shown = Shown(FrozenList(["a"]), FrozenDict({"a": 1}))
    assert msgspec.json.encode(shown) == b'{"names":["a"],"goods":{"a":1}}'
    assert json.dumps(shown.goods) == '{"a": 1}'
    assert type(msgspec.to_builtins(shown)["names"]) is list
    again = pickle.loads(pickle.dumps(shown))
    assert again == shown
    assert (type(again.names), type(again.goods)) == (list, dict)


def test_nothing_is_left_out_of_json() -> None:
    assert msgspec.json.encode(Shown()) == b"{}"
    assert msgspec.json.decode(b"{}", type=Shown) == Shown([], {})
