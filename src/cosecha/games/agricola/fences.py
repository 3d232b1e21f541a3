"""Fences: which pastures a farm may enclose next, and how many new fences each needs.

A pasture is built at a time: a set of open spaces beside a pasture (the first lies anywhere), or a part of a pasture.
Since every step encloses whole sets, no fence is ever left incomplete. Of the two halves of a pasture that is divided
only one is named: both say the same.
"""

from typing import TYPE_CHECKING

from cosecha.games.agricola.board import FENCES, PLOT_AROUND, PLOT_BORDERS, PLOT_NUMBERS, PLOTS, YARD
from cosecha.games.agricola.farm import UNKNOWN

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm


def fences_left(farm: "Farm") -> int:
    return FENCES - farm.fences.bit_count()


def possible_pastures(farm: "Farm", most: int) -> list[int]:
    """The sets of spaces that can be enclosed with at most so many new fences."""
    enclosed = farm.enclosed
    taken = farm.rooms | farm.fields
    outside = taken | enclosed
    fences = farm.fences
    first = enclosed == 0
    found: list[int] = []
    for number in range(len(PLOTS)):
        mask = PLOTS[number]
        if mask & outside:
            if mask & ~enclosed or not _divides(farm, mask):
                continue
        elif not first and not PLOT_AROUND[number] & enclosed:
            continue
        new = PLOT_BORDERS[number] & ~fences
        if new.bit_count() <= most:
            found.append(mask)
    return found


def _divides(farm: "Farm", mask: int) -> bool:
    """Whether this is a part of one pasture, and the half of it that is named."""
    for pasture in farm.pastures:
        if not mask & ~pasture:
            rest = pasture & ~mask
            if not rest:
                return False
            other = PLOT_NUMBERS.get(rest, UNKNOWN)
            return other == UNKNOWN or PLOT_NUMBERS[mask] < other
    return False


def new_fences(farm: "Farm", mask: int) -> int:
    """How many new fences it takes to enclose a set of spaces."""
    return (PLOT_BORDERS[PLOT_NUMBERS[mask]] & ~farm.fences).bit_count()


def cheapest_pasture(farm: "Farm") -> int:
    """The fewest new fences that enclose something; more than there are if nothing can be enclosed."""
    if farm.cheapest == UNKNOWN:
        farm.cheapest = _cheapest(farm)
    return farm.cheapest


def _cheapest(farm: "Farm") -> int:
    if not farm.pastures:
        # Any one space: four fences.
        return 4 if YARD & ~(farm.rooms | farm.fields) else FENCES + 1
    most = fences_left(farm)
    return min([new_fences(farm, mask) for mask in possible_pastures(farm, most)] + [FENCES + 1])
