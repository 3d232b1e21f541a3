"""Where a farm can build and plow."""

from cosecha.games.agricola.board import around
from cosecha.games.agricola.farm import Farm


def room_sites(farm: Farm) -> int:
    """Empty spaces outside pastures, next to a room."""
    return around(farm.rooms) & farm.unused()


def plow_sites(farm: Farm) -> int:
    """Any empty space outside pastures for the first field; for later ones, next to a field."""
    free = farm.unused()
    return around(farm.fields) & free if farm.fields else free


def stable_sites(farm: Farm) -> int:
    """Any space without a room, field or stable, enclosed or not."""
    return farm.empty()
