"""The food that a family has and needs at its next harvest."""

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.mechanisms.feeding import FEED as FEED_STEP
from cosecha.games.agricola.mechanisms.feeding import food_needed, grown_up_needs
from cosecha.games.agricola.phases import FEED, HARVESTS


def has_fed(state: Data, farm: Farm) -> bool:
    """Whether this round's harvest needs no more food."""
    if state.phase < FEED:
        return False
    if state.phase == FEED:
        for step in farm.steps:
            if effect_of(step) == FEED_STEP:
                return False
    return True


def next_harvest(state: Data, farm: Farm) -> int:
    """The number of the next harvest to feed the family in, from 0; 6 if there is none."""
    number = 0
    for harvest in HARVESTS:
        if harvest > state.round or (harvest == state.round and not has_fed(state, farm)):
            return number
        number += 1
    return number


def food_needed_at(state: Data, seat: int, harvest: int) -> int:
    """What the family eats at the harvest of that round; by then, newborns have grown up."""
    return grown_up_needs(state, seat) if harvest > state.round else food_needed(state, seat)


def food_promised(state: Data, seat: int, last: int) -> int:
    """The food on the spaces of coming rounds, up to the last one given."""
    total = 0
    for due, owner, good, amount in state.promised:
        if owner == seat and good == FOOD and due <= last:
            total += amount
    return total


def food_missing(state: Data, seat: int) -> int:
    """The food still missing for the next harvest; 0 or less if there is enough."""
    farm = state.farms[seat]
    number = next_harvest(state, farm)
    if number == len(HARVESTS):
        return 0
    harvest = HARVESTS[number]
    have = farm.goods[FOOD] + food_promised(state, seat, harvest)
    return food_needed_at(state, seat, harvest) - have
