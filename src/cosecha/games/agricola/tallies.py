"""Tallies: what every farm counts in a round, for cards that look back at it.

All farms count, with or without such a card: it may come into play late, and a count that only some farms have would
give away their hands. But a deck counts only what its own cards look at, so a deck without such cards pays nothing, and
a new tally changes no match with another deck.
"""

from typing import Final

NAMES: Final[list[str]] = []
GOODS: Final[list[tuple[int, ...]]] = []
"""By tally: the goods that are counted when a farm gains them."""
IN_DECK: Final[dict[str, tuple[int, ...]]] = {}
"""By deck: the tallies that its cards look at."""

Counts = tuple[int, ...]
"""A farm's counts by tally; empty while all of them are 0."""


def goods_gained(name: str, *goods: int) -> int:
    """A new tally, of all goods of these kinds that a farm gains."""
    NAMES.append(name)
    GOODS.append(goods)
    return len(NAMES) - 1


def counted(counts: Counts, deck: str, good: int, amount: int) -> Counts:
    """The counts after goods have been gained."""
    for tally in IN_DECK[deck]:
        if good in GOODS[tally]:
            counts = added(counts, tally, amount)
    return counts


def added(counts: Counts, tally: int, amount: int) -> Counts:
    more = list(counts) if counts else [0] * len(NAMES)
    more[tally] += amount
    return tuple(more)


def count_of(counts: Counts, tally: int) -> int:
    return counts[tally] if counts else 0
