"""What the matches of a batch have in common, and the arrays that they read and write, which processes can share."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

RAISE, END = "raise", "end"
ILLEGAL = (RAISE, END)
"""What an illegal action does."""
NEXT_STEP, SAME_STEP, DISABLED = "NextStep", "SameStep", "Disabled"
"""What happens to a match that is over: the next step deals a new one, the same step does, or nothing."""
IDLE = -1
"""In place of an action, where the matches of a batch end at different times: a match that takes no step."""
_ALIGNED = 8


class Plan(NamedTuple):
    """What all matches of a batch have in common."""

    game: str
    options: dict[str, Any]
    bots: str | Sequence[str] | None
    seat: int | None
    reward: str
    illegal: str
    autoreset: str
    forced: bool = True
    """Whether learners also take the steps where only one is open."""
    only_worth: bool = False
    """Whether answers that the game sets aside (`State.worth`) are left out."""


class Arrays(NamedTuple):
    """One row for each match."""

    actions: NDArray[np.int64]
    observations: NDArray[np.uint8]
    final_observations: NDArray[np.uint8]
    """With SAME_STEP: of the matches that have just ended."""
    masks: NDArray[np.uint8]
    seats: NDArray[np.int64]
    """Whose observations and masks these are."""
    rewards: NDArray[np.float64]
    """One column for each seat."""
    ended: NDArray[np.uint8]
    """Whether the last step ended the match."""

    def part(self, rows: slice) -> "Arrays":
        return Arrays(*(array[rows] for array in self))  # type: ignore[arg-type]  # each keeps its type


def _shapes(matches: int, players: int, size: int, n: int) -> list[tuple[tuple[int, ...], Any]]:
    return [
        ((matches,), np.int64),
        ((matches, size), np.uint8),
        ((matches, size), np.uint8),
        ((matches, n), np.uint8),
        ((matches,), np.int64),
        ((matches, players), np.float64),
        ((matches,), np.uint8),
    ]


def _aligned(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED


def bytes_needed(matches: int, players: int, size: int, n: int) -> int:
    shapes = _shapes(matches, players, size, n)
    return sum(_aligned(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes)


def arrays_in(memory: Any, matches: int, players: int, size: int, n: int) -> Arrays:
    """The arrays in a buffer of that many bytes."""
    offset, found = 0, []
    for shape, kind in _shapes(matches, players, size, n):
        count = int(np.prod(shape))
        found.append(np.frombuffer(memory, kind, count, offset).reshape(shape))
        offset += _aligned(count * np.dtype(kind).itemsize)
    return Arrays(*found)


def not_open(match: int, number: int) -> ValueError:
    return ValueError(f"game {match}: number {number} isn't open now")


def is_over(match: int) -> ValueError:
    return ValueError(f"game {match} is over: reset it first")
