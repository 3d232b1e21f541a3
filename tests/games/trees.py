"""Counts the action sequences from a state."""

from collections.abc import Callable
from typing import Any


def every_move(state: Any, seat: int) -> list[int]:
    return list(state.legal(seat))


def count(state: Any, depth: int, moves: Callable[[Any, int], list[int]] = every_move) -> int:
    """The number of action sequences of this length; of simultaneous answers, the first seat goes first."""
    if depth == 0:
        return 1
    found = 0
    for seat in state.waiting()[:1]:
        legal = moves(state, seat)
        if depth == 1:
            return len(legal)
        for action in legal:
            twin = state.copy()
            twin.apply(seat, action)
            found += count(twin, depth - 1, moves)
    return found
