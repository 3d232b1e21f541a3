"""Queries never change a state, not even temporarily.

Queries run on a state that refuses every write: attributes, lists and dicts, down to each farm. This works only with
the pure rules; the compiled ones are built from the same source.
"""

from typing import Any, NoReturn

import pytest

from cosecha.core import state as core_state
from cosecha.core.state import CONFIRM, State
from tests.conftest import PROOF
from tests.contract.games import CASES, Case, codes, sample

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not str(core_state.__file__).endswith(".py"), reason="compiled classes can't be replaced"),
    pytest.mark.parametrize("case", CASES, ids=str),
]


def refuse(*_: Any, **__: Any) -> NoReturn:
    raise AssertionError("a query writes to the state")


LIST_WRITES = ("__setitem__", "__delitem__", "__iadd__", "__imul__", "append", "clear", "extend", "insert", "pop")
DICT_WRITES = ("__setitem__", "__delitem__", "__ior__", "clear", "pop", "popitem", "setdefault", "update")
FrozenList: Any = type("FrozenList", (list,), dict.fromkeys((*LIST_WRITES, "remove", "reverse", "sort"), refuse))
FrozenDict: Any = type("FrozenDict", (dict,), dict.fromkeys(DICT_WRITES, refuse))


def freeze(value: Any) -> Any:
    """The same value, made read-only. Objects are frozen in place."""
    if isinstance(value, list):
        return FrozenList(map(freeze, value))
    if isinstance(value, dict):
        return FrozenDict({key: freeze(each) for key, each in value.items()})
    if not hasattr(value, "__dict__"):
        return value
    for name, each in vars(value).items():
        setattr(value, name, freeze(each))
    value.__class__ = type("Frozen", (type(value),), {"__setattr__": refuse, "__delattr__": refuse})
    return value


def ask_everything(case: Case, state: State, seat: int) -> None:
    players = range(case.agreed().players)
    legal = state.legal(seat)
    every = codes(case.game)
    for action in (*legal, *every[:: max(1, len(every) // 200)], CONFIRM, -2):
        state.why_not(seat, action)
    for each in players:
        state.worth(each)
        state.decision(each)
        state.secret(each)
        state.at_barrier(each)
        state.together(each)
        state.view(each)
    for each in state.waiting():
        if not state.held >> each & 1:
            state.forced(each)
    for action in legal[:: max(1, len(legal) // 20)]:
        state.preview(seat, action)
        state.notation(action)
    state.view(None)
    state.digest()
    state.position()
    state.scores()
    state.progress()
    state.copy()


def test_queries_do_not_write_to_the_state(case: Case) -> None:
    for state, seat, _ in sample(case, 25 if PROOF else 8):
        ask_everything(case, freeze(state.copy()), seat)
        # A state built from a position has no caches filled yet.
        ask_everything(case, freeze(case.rules().from_position(state.position())), seat)


def test_a_write_is_detected(case: Case) -> None:
    state, seat, action = sample(case, 25 if PROOF else 8)[1]
    for change in (state.apply, state.play):
        twin = freeze(state.copy())
        with pytest.raises(AssertionError, match="writes"):
            getattr(twin, change.__name__)(seat, action)
