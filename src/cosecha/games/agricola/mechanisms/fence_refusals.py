"""Why a farm can't have a pasture or a fence somewhere, whatever it costs."""

from cosecha.core.message import Message, Token
from cosecha.games.agricola.board import CELL_NAMES, PLOT_NUMBERS, around, border, cells_of, closed_in
from cosecha.games.agricola.farm import Farm, connected_parts
from cosecha.games.agricola.fences import fences_left, next_to, rail_sites, touching_edges, useful_edges
from cosecha.games.agricola.options import OUTWARDS, UNFINISHED
from cosecha.games.agricola.reasons import cell_token, not_usable


def no_pasture(farm: Farm, mask: int) -> Message | None:
    """Why a farm can't have a pasture on these spaces, whatever it costs."""
    for cell in cells_of(mask):
        if farm.tiled() >> cell & 1:
            return _not_to_enclose(farm, cell)
    if len(connected_parts(mask)) > 1:
        return Message("agricola-reason-not-joined")
    if mask & farm.enclosed:
        divided = _not_divided(farm, mask)
        if divided is not None:
            return divided
    elif not around(mask) & next_to(farm.pastures, farm.tiled(), farm.customs):
        if farm.enclosed:
            return Message("agricola-reason-not-beside-pasture")
        return Message("agricola-reason-first-pasture-apart")
    if farm.customs & UNFINISHED:
        across = _no_closing(farm, mask)
        if across is not None:
            return across
    needed = (border(mask) & ~farm.fences).bit_count()
    left = fences_left(farm)
    if needed > left:
        return Message("agricola-reason-too-few-fences", {"count": needed, "left": left})
    return None


def no_rail(farm: Farm, edge: int) -> Message | None:
    """Why a fence can't be built at an edge and left open."""
    if not farm.customs & UNFINISHED:
        return Message("agricola-reason-no-open-fences")
    if farm.fences >> edge & 1:
        return Message("agricola-reason-fence-already")
    if not useful_edges(farm) >> edge & 1:
        return Message("agricola-reason-useless-fence")
    if farm.customs & OUTWARDS and not touching_edges(farm) >> edge & 1:
        return Message("agricola-reason-fence-apart")
    if fences_left(farm) == 0:
        return Message("agricola-reason-too-few-fences", {"count": 1, "left": 0})
    if not rail_sites(farm) >> edge & 1:
        return _in_the_way(farm, farm.fences | 1 << edge) or Message("agricola-reason-fence-closes")
    return None


def _in_the_way(farm: Farm, fences: int) -> Message | None:
    """The first room, field or useless space that these fences would close in."""
    for part in closed_in(fences):
        for cell in cells_of(part & farm.tiled()):
            return _not_to_enclose(farm, cell)
    return None


def _not_to_enclose(farm: Farm, cell: int) -> Message:
    what = "room" if farm.rooms >> cell & 1 else "field"
    return not_usable(farm, cell) or Message("agricola-reason-not-to-enclose", {**cell_token(cell), "what": what})


def _no_closing(farm: Farm, mask: int) -> Message | None:
    """Why open fences don't allow this pasture."""
    fences = farm.fences | border(mask)
    if mask not in closed_in(fences):
        return Message("agricola-reason-open-fence-across")
    return _in_the_way(farm, fences)


def _not_divided(farm: Farm, mask: int) -> Message | None:
    """A division splits one pasture. Of its two halves, only one is legal: it stands for both."""
    for pasture in farm.pastures:
        if mask == pasture:
            return Message("agricola-reason-pasture-already")
        if not mask & ~pasture:
            rest = pasture & ~mask
            if farm.customs & UNFINISHED and rest not in closed_in(farm.fences | border(mask)):
                return None
            # A part that 15 fences can't enclose isn't in the table.
            if mask in PLOT_NUMBERS and rest in PLOT_NUMBERS and PLOT_NUMBERS[rest] < PLOT_NUMBERS[mask]:
                half = [Token("cell", CELL_NAMES[cell]) for cell in cells_of(rest)]
                return Message("agricola-reason-other-half", {"cells": half})
            return None
    return Message("agricola-reason-across-fences")
