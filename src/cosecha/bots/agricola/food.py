"""The food that a family has and needs at its next harvest."""

from typing import Final

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, stack
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import effect_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import BOAR, CATTLE, FOOD, GRAIN, SHEEP, VEGETABLE
from cosecha.games.agricola.majors import COOKING, WORKSHOP_FOOD, WORKSHOP_GOODS, WORKSHOPS, cooking_level
from cosecha.games.agricola.mechanisms.feeding import FEED as FEED_STEP
from cosecha.games.agricola.mechanisms.feeding import food_needed, grown_up_needs
from cosecha.games.agricola.phases import FEED, FIELD, HARVESTS, HOME, WORK
from cosecha.games.agricola.rules.harvest import harvest_fields

_BEFORE_FEEDING: Final = 1 << hooks.RETURNING_HOME | 1 << hooks.FIELD_PHASE_START | 1 << hooks.FIELD_PHASE
"""The hooks of cards that may bring food between the last placement and feeding."""
_PER_PERSON: Final = 1
"""The food to count on from each person still to be placed. Most spaces with food bring more, but others want them
too."""


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
    for due, owner, good, amount, _ in state.promised:
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


def food_from_cooking(state: Data, farm: Farm) -> int:
    """What crops and animals would give, with the crops of the coming field phase."""
    level = cooking_level(farm.majors)
    total = 0
    for good in (GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE):
        total += farm.goods[good] * COOKING[good][level]
    if state.phase <= HOME and (farm.fields or farm.card_fields):
        for cell in range(len(farm.amounts)):
            if farm.amounts[cell]:
                total += COOKING[farm.crops[cell]][level]
    return total


def likely_begging(state: Data, seat: int) -> int:
    """The markers that a seat will take at a harvest in this round or the next if every person placed until then brings
    only `_PER_PERSON` food. Nearly certain once all its people are placed in the round of the harvest."""
    farm = state.farms[seat]
    number = next_harvest(state, farm)
    if number == len(HARVESTS) or HARVESTS[number] > state.round + 1 or state.phase > WORK:
        return 0
    harvest = HARVESTS[number]
    coming = _PER_PERSON * (farm.home + (harvest - state.round) * farm.people)
    if food_missing(state, seat) <= coming:
        return 0
    if harvest == state.round and farm.hooks & _BEFORE_FEEDING:
        state = _before_feeding(state, seat)
        farm = state.farms[seat]
    missing = food_missing(state, seat) - coming - food_from_cooking(state, farm)
    for workshop, good, food in zip(WORKSHOPS, WORKSHOP_GOODS, WORKSHOP_FOOD, strict=True):
        if farm.majors >> workshop & 1 and farm.goods[good] > 0:
            missing -= food
    return max(0, missing)


def _before_feeding(state: Data, seat: int) -> Data:
    """The position after a seat's field phase, with all offers of its cards declined."""
    twin = state.copy()
    farm = twin.farms[seat]
    farm.steps.clear()
    farm.fresh = 0  # New cards act by then.
    fire(twin, seat, hooks.RETURNING_HOME, None)
    stack.settle(twin, seat, None)
    harvest_fields(twin, seat, None)
    stack.settle(twin, seat, None)
    twin.phase = FIELD
    return twin
