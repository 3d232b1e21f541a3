"""How many ways there are to go on from a state."""

from typing import Any


def count(state: Any, depth: int) -> int:
    """The sequences of so many answers; of seats that answer together the first one does so first."""
    if depth == 0:
        return 1
    found = 0
    for seat in state.waiting()[:1]:
        legal = state.legal(seat)
        if depth == 1:
            return len(legal)
        for action in legal:
            twin = state.copy()
            twin.apply(seat, action)
            found += count(twin, depth - 1)
    return found
