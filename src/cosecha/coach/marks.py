"""How good a decision was, in a word."""

from typing import Literal

from cosecha.core.bot import Unit

Mark = Literal["best", "good", "inaccuracy", "mistake"]
MARKS: tuple[Mark, ...] = ("best", "good", "inaccuracy", "mistake")
FLAGGED: tuple[Mark, ...] = ("inaccuracy", "mistake")
"""The marks of decisions that lists point out."""

UPTO: dict[Unit, tuple[float, float, float]] = {"points": (0.1, 1.0, 3.0), "wins": (0.005, 0.03, 0.1)}
"""How much worse than the best answer one may be to count as best, as good, and as an inaccuracy. In points, this is
about what the bot plays for, which may include the result."""

SWING: dict[Unit, float] = {"points": 5.0, "wins": 0.12}
"""How much what a seat can expect must change to be a turning point."""


def mark(loss: float, unit: Unit) -> Mark:
    """The mark of an answer that is this much worse than the best one."""
    for name, most in zip(MARKS, UPTO[unit], strict=False):
        if loss <= most:
            return name
    return "mistake"
