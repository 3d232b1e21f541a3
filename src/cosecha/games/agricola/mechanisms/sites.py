"""Where a farm can build and plow."""

from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELLS, around
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.options import OUTWARDS


def room_sites(farm: Farm) -> int:
    """Empty spaces outside pastures, next to a room."""
    return around(farm.rooms) & farm.unused()


def plow_sites(farm: Farm) -> int:
    """Any empty space outside pastures for the first field; for later ones, next to a field."""
    free = farm.unused()
    if farm.fields:
        return around(farm.fields) & free
    # A farm that grows outwards begins its fields next to whatever it has.
    return around(farm.built()) & free if farm.customs & OUTWARDS else free


def stable_sites(farm: Farm) -> int:
    """Any space without a room, field or stable, enclosed or not. On a farm that grows outwards, it is in a pasture or
    next to whatever there is."""
    if farm.customs & OUTWARDS:
        return farm.empty() & (farm.enclosed | around(farm.built()))
    return farm.empty()


def add_on(sites: int, kind: int, actions: list[int]) -> None:
    """Append an action of a kind for each of these spaces."""
    for cell in range(CELLS):
        if sites >> cell & 1:
            actions.append(kind * codes.KIND + cell)
