"""Conditions that several cards share."""

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_STONE, HOUSE_WOOD
from cosecha.games.agricola.phases import HARVESTS, ROUNDS


def in_wood(state: Data, farm: Farm) -> bool:
    return farm.lives_in(HOUSE_WOOD)


def in_clay(state: Data, farm: Farm) -> bool:
    return farm.lives_in(HOUSE_CLAY)


def in_stone(state: Data, farm: Farm) -> bool:
    return farm.lives_in(HOUSE_STONE)


def not_in_wood(state: Data, farm: Farm) -> bool:
    return not farm.lives_in(HOUSE_WOOD)


def has_2_rooms(state: Data, farm: Farm) -> bool:
    return farm.room_count() == 2


def is_after_harvest(state: Data, farm: Farm) -> bool:
    """A round that comes directly after one with a harvest."""
    return state.round - 1 in HARVESTS


def is_harvest_round(state: Data, farm: Farm) -> bool:
    return state.round in HARVESTS


def is_last_round(state: Data, farm: Farm) -> bool:
    return state.round == ROUNDS


def rounds_left(state: Data) -> int:
    """Complete rounds still to be played."""
    return ROUNDS - state.round


def by_steps(count: int, *steps: int) -> int:
    """How many of these numbers are reached: with 1, 4 and 7, a count of 5 reaches two."""
    return sum([count >= step for step in steps])
