"""Parts that positions and views share.

Most of a view is the same for all viewers and doesn't change with the next action. Such parts are cached and shared, so
they refuse writes.
"""

from functools import lru_cache
from typing import Any, Final

from cosecha.core.frozen import NO_ITEMS, NOTHING, FrozenDict, FrozenList
from cosecha.games.agricola.board import cell_names
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.goods import GOOD_NAMES, Price
from cosecha.games.agricola.majors import MAJOR_NAMES, MAJORS

KEPT: Final = 1024
"""The size of each cache."""


def frozen(items: list[Any]) -> list[Any]:
    """A list that views can share. Empty lists are the default of their field, so that JSON omits them."""
    return FrozenList(items) if items else NOTHING


def frozen_dict(items: dict[str, Any]) -> dict[str, Any]:
    return FrozenDict(items) if items else NO_ITEMS


def named(price: Price) -> dict[str, int]:
    return FrozenDict({GOOD_NAMES[good]: amount for good, amount in price if amount})


@lru_cache(KEPT)
def major_names(majors: int) -> list[str]:
    return frozen([MAJOR_NAMES[major] for major in range(MAJORS) if majors >> major & 1])


@lru_cache(KEPT)
def shared_cells(mask: int) -> list[str]:
    return frozen(cell_names(mask))


@lru_cache(KEPT)
def card_names(cards: tuple[int, ...]) -> list[str]:
    return frozen([CARD_NAMES[card] for card in cards])
