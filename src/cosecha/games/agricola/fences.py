"""Fences: which pastures a farm may enclose next, and how many new fences each needs.

Pastures are built one at a time: a set of open spaces next to a pasture (the first may be anywhere), or a part of an
existing pasture. Each step encloses a complete pasture, so fences are never left incomplete. To divide a pasture,
only one of its two halves is a legal action, since both mean the same.
"""

from functools import lru_cache
from typing import Final

from cosecha.games.agricola.board import (
    FENCES,
    PLOT_AROUND,
    PLOT_BORDERS,
    PLOT_NUMBERS,
    PLOTS,
    SHORT_PLOTS,
    YARD,
    border,
    count_edges,
)
from cosecha.games.agricola.farm import Farm

KEPT_YARDS: Final = 8192
"""The size of the cache: the cheapest pasture is needed all the time, and a farmyard rarely changes."""


def fences_left(farm: Farm) -> int:
    return FENCES - count_edges(farm.fences)


def possible_pastures(farm: Farm, most: int) -> list[int]:
    """The sets of spaces that can be enclosed with at most `most` new fences."""
    return _pastures(farm.pastures, farm.rooms | farm.fields, farm.enclosed, farm.fences, most)


SINGLE_SPACES: Final = [number for number in range(len(PLOTS)) if PLOTS[number].bit_count() == 1]


def possible_single_spaces(farm: Farm) -> list[int]:
    """The single spaces that can be enclosed as a new pasture with the fences that are left."""
    outside = farm.rooms | farm.fields | farm.enclosed
    most = fences_left(farm)
    found: list[int] = []
    for number in SINGLE_SPACES:
        if PLOTS[number] & outside or (farm.enclosed and not PLOT_AROUND[number] & farm.enclosed):
            continue
        if count_edges(PLOT_BORDERS[number] & ~farm.fences) <= most:
            found.append(PLOTS[number])
    return found


def _pastures(pastures: tuple[int, ...], taken: int, enclosed: int, fences: int, most: int) -> list[int]:
    if not pastures:
        return [mask for mask in SHORT_PLOTS[most] if not mask & taken]
    outside = taken | enclosed
    unfenced = YARD & ~enclosed
    found: list[int] = []
    for number, mask in enumerate(PLOTS):
        if mask & outside:
            if mask & unfenced or not _divides(pastures, mask):
                continue
        elif not PLOT_AROUND[number] & enclosed:
            continue
        if count_edges(PLOT_BORDERS[number] & ~fences) <= most:
            found.append(mask)
    return found


def _divides(pastures: tuple[int, ...], mask: int) -> bool:
    """Whether this is a part of one pasture, and the half that stands for the division."""
    for pasture in pastures:
        if not mask & ~pasture:
            rest = pasture & ~mask
            if not rest:
                return False
            # A part that 15 fences can't enclose isn't in the table.
            return rest not in PLOT_NUMBERS or PLOT_NUMBERS[mask] < PLOT_NUMBERS[rest]
    return False


def new_fences(fences: int, mask: int) -> int:
    """The number of additional fences it takes to enclose a set of spaces."""
    return count_edges(PLOT_BORDERS[PLOT_NUMBERS[mask]] & ~fences)


def cheapest_pasture(farm: Farm) -> int:
    """The minimum number of new fences that enclose something; FENCES + 1 if nothing can be enclosed."""
    taken = farm.rooms | farm.fields
    if not farm.pastures:
        # A single space takes four fences.
        return 4 if YARD & ~taken else FENCES + 1
    return _cheapest(farm.pastures, taken)


@lru_cache(KEPT_YARDS)
def _cheapest(pastures: tuple[int, ...], taken: int) -> int:
    enclosed = 0
    fences = 0
    for pasture in pastures:
        enclosed |= pasture
        fences |= border(pasture)
    cheapest = FENCES + 1
    for mask in _pastures(pastures, taken, enclosed, fences, FENCES - count_edges(fences)):
        cheapest = min(cheapest, new_fences(fences, mask))
    return cheapest
