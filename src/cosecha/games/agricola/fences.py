"""Fences: which pastures a farm may enclose next, and how many new fences each needs.

Pastures are built one at a time: a set of open spaces next to a pasture (the first may be anywhere), or a part of an
existing pasture. Each step encloses a complete pasture, so fences are never left incomplete. To divide a pasture,
only one of its two halves is a legal action, since both mean the same.

House rules change this: pastures may lie apart, the first may have to be next to the house or a field, and single
fences may be left open. A fence that closes a pasture is never built alone, so that each result has one action.
"""

from functools import lru_cache
from typing import Final

from cosecha.games.agricola.board import (
    EDGE_NAMES,
    EDGES,
    FENCES,
    JOINED_EDGES,
    PLOT_AROUND,
    PLOT_BORDERS,
    PLOT_NUMBERS,
    PLOTS,
    SHORT_PLOTS,
    YARD,
    border,
    cells_of,
    closed_in,
    continued,
    count_edges,
)
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.options import OUTWARDS, SCATTERED, UNFINISHED

HOUSE_RULES: Final = SCATTERED | OUTWARDS | UNFINISHED
KEPT_YARDS: Final = 8192
"""The size of the cache: the cheapest pasture is needed all the time, and a farmyard rarely changes."""


def fences_left(farm: Farm) -> int:
    return FENCES - count_edges(farm.fences)


def possible_pastures(farm: Farm, most: int) -> list[int]:
    """The sets of spaces that can be enclosed with at most `most` new fences."""
    rules = farm.customs & HOUSE_RULES
    if rules:
        return _by_house_rules(farm.pastures, farm.tiled(), farm.fences, rules, most)
    return _pastures(farm.pastures, farm.tiled(), farm.enclosed, farm.fences, most)


SINGLE_SPACES: Final = [number for number in range(len(PLOTS)) if PLOTS[number].bit_count() == 1]


def possible_single_spaces(farm: Farm) -> list[int]:
    """The single spaces that can be enclosed as a new pasture with the fences that are left."""
    most = fences_left(farm)
    if farm.customs & HOUSE_RULES:
        return [mask for mask in possible_pastures(farm, most) if not mask & (mask - 1) and not mask & farm.enclosed]
    outside = farm.tiled() | farm.enclosed
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
    taken = farm.tiled()
    rules = farm.customs & HOUSE_RULES
    if rules:
        return 1 if rail_sites(farm) else _cheapest_by_house_rules(farm.pastures, taken, farm.fences, rules)
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


# Paying by straight lines.


@lru_cache(KEPT_YARDS)
def lines(edges: int) -> int:
    """The number of straight lines that these fences make: longest runs end to end in one direction."""
    return count_edges(edges & ~continued(edges))


# House rules.


def next_to(pastures: tuple[int, ...], taken: int, rules: int) -> int:
    """The spaces next to which a new pasture must lie; all of them if it may lie anywhere."""
    if pastures and not rules & SCATTERED:
        enclosed = 0
        for pasture in pastures:
            enclosed |= pasture
        return enclosed
    return taken if rules & OUTWARDS else YARD


def _by_house_rules(pastures: tuple[int, ...], taken: int, fences: int, rules: int, most: int) -> list[int]:
    enclosed = 0
    closed = 0
    for pasture in pastures:
        enclosed |= pasture
        closed |= border(pasture)
    beside = next_to(pastures, taken, rules)
    found: list[int] = []
    for number, mask in enumerate(PLOTS):
        if mask & taken:
            continue
        if mask & enclosed:
            if mask & ~enclosed or not _is_part(pastures, mask):
                continue
        elif not PLOT_AROUND[number] & beside:
            continue
        if count_edges(PLOT_BORDERS[number] & ~fences) > most:
            continue
        if fences == closed:
            if not mask & enclosed or _divides(pastures, mask):
                found.append(mask)
        elif closes(pastures, taken, fences, mask):
            found.append(mask)
    return found


def _is_part(pastures: tuple[int, ...], mask: int) -> bool:
    """Whether this is a part of one pasture, but not all of it."""
    for pasture in pastures:
        if mask & pasture:
            return not mask & ~pasture and mask != pasture
    return False


def closes(pastures: tuple[int, ...], taken: int, fences: int, mask: int) -> bool:
    """Whether enclosing these spaces makes them one pasture, although there are open fences, which may close others at
    the same time; and whether this part stands for the division of a pasture."""
    parts = closed_in(fences | PLOT_BORDERS[PLOT_NUMBERS[mask]])
    if mask not in parts:
        return False  # an open fence cuts it in two
    for part in parts:
        if part & taken:
            return False
    for pasture in pastures:
        rest = pasture & ~mask
        if mask & pasture and rest in parts and rest in PLOT_NUMBERS:
            return PLOT_NUMBERS[mask] < PLOT_NUMBERS[rest]
    return True


@lru_cache(KEPT_YARDS)
def _cheapest_by_house_rules(pastures: tuple[int, ...], taken: int, fences: int, rules: int) -> int:
    cheapest = FENCES + 1
    for mask in _by_house_rules(pastures, taken, fences, rules, FENCES - count_edges(fences)):
        cheapest = min(cheapest, new_fences(fences, mask))
    return cheapest


def rail_sites(farm: Farm) -> int:
    """The edges where a fence can be built and left open: it closes nothing, and has a space beside it that can still
    become a pasture. On a farm that grows outwards, it touches something built, or another fence."""
    if not farm.customs & UNFINISHED or fences_left(farm) == 0:
        return 0
    useful = useful_edges(farm)
    if farm.customs & OUTWARDS:
        useful &= touching_edges(farm)
    return useful & ~farm.fences & ~_closing_edges(farm.fences)


def useful_edges(farm: Farm) -> int:
    """The edges of spaces that can be fenced in."""
    found = 0
    for cell in cells_of(YARD & ~farm.tiled()):
        found |= EDGES[cell]
    return found


def touching_edges(farm: Farm) -> int:
    """The edges of whatever is built, and those that share a corner with a fence."""
    found = 0
    for cell in cells_of(farm.built()):
        found |= EDGES[cell]
    for edge in range(len(EDGE_NAMES)):
        if JOINED_EDGES[edge] & farm.fences:
            found |= 1 << edge
    return found


@lru_cache(KEPT_YARDS)
def _closing_edges(fences: int) -> int:
    """The edges where one more fence would close something in."""
    before = len(closed_in(fences))
    found = 0
    for edge in range(len(EDGE_NAMES)):
        if not fences >> edge & 1 and len(closed_in(fences | 1 << edge)) > before:
            found |= 1 << edge
    return found
