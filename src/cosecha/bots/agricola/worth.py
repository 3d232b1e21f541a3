"""The worth of a farm: the points it would score now, plus an estimate of what it can still achieve."""

from cosecha.bots.agricola.weights import Weights
from cosecha.games.agricola.engine.effects import effect_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import fences_left
from cosecha.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.majors import BAKERS, COOKING, FIREPLACES, HEARTHS, cooking_level
from cosecha.games.agricola.mechanisms.feeding import FEED as FEED_STEP
from cosecha.games.agricola.mechanisms.feeding import food_needed, grown_up_needs
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_STONE, HOUSE_WOOD, PEOPLE, STABLES
from cosecha.games.agricola.phases import FEED, HARVESTS, ROUNDS, WORK
from cosecha.games.agricola.scoring import counts, points
from cosecha.games.agricola.state import State

_EATEN = slice(2, 7)
"""The categories of the score sheet that can still be eaten: crops and animals."""


def harvests_to_come(state: State, seat: int) -> list[int]:
    """The rounds of the harvests that the seat still needs food for."""
    first = state.round
    if state.phase > WORK and not _must_feed(state, seat):
        first += 1
    return [harvest for harvest in HARVESTS if harvest >= first]


def _must_feed(state: State, seat: int) -> bool:
    if state.phase > FEED:
        return False
    return FEED_STEP in [effect_of(step) for step in state.farms[seat].steps]


def food_due(state: State, seat: int, harvest: int) -> tuple[int, int]:
    """The food that the family needs at the harvest of this round, and the food it has, with promised food."""
    need = grown_up_needs(state, seat) if harvest > state.round else food_needed(state, seat)
    have = state.farms[seat].goods[FOOD]
    for number, owner, good, amount in state.promised:
        if owner == seat and good == FOOD and number <= harvest:
            have += amount
    return need, have


def food_missing(state: State, seat: int) -> int:
    """The food missing for the next harvest; 0 or less if there is enough."""
    harvests = harvests_to_come(state, seat)
    if not harvests:
        return 0
    need, have = food_due(state, seat, harvests[0])
    return need - have


def worth(state: State, seat: int, weights: Weights) -> float:
    farm = state.farms[seat]
    goods = farm.goods
    rounds = ROUNDS - state.round
    to_place = farm.home + rounds * farm.people
    use = min(1.0, to_place / 8.0)
    harvests = harvests_to_come(state, seat)
    scored = points(farm, counts(state, seat))
    value = sum(scored) - (1.0 - weights.early) * sum(scored[_EATEN]) * rounds / ROUNDS
    value += weights.action * rounds * farm.people
    spare = min(farm.room_count() + farm.lodging, PEOPLE) - farm.people
    if spare > 0 and rounds > 0:
        value += weights.spare_room * weights.action * spare * max(0, rounds - 1)
    value += use * _materials(farm, rounds, weights)
    value += use * _crops(farm, len(harvests), weights)
    value += _food(state, seat, harvests, weights)
    left = len(harvests) / len(HARVESTS)
    if farm.majors & (FIREPLACES | HEARTHS):
        value += weights.cooking * left
    if farm.majors & HEARTHS:
        value += weights.hearth * left
    if farm.majors & BAKERS:
        value += weights.baking * left
    fields = farm.fields.bit_count()
    planted = len([amount for amount in farm.amounts if amount])
    value += use * (weights.field * min(fields, 5) + weights.empty_field * (fields - planted))
    value += weights.planted * planted * min(len(harvests), 3) / 3
    room = sum(farm.capacities) + farm.loose
    free = room - goods[SHEEP] - goods[BOAR] - goods[CATTLE]
    for good in (SHEEP, BOAR, CATTLE):
        if goods[good] >= 2 and free > 0:
            value += weights.breeding * len(harvests) / 2
            free -= 1
    value += weights.capacity * min(room, 20) * use
    value += use * (weights.pasture * min(len(farm.pastures), 4) - weights.unused * farm.unused().bit_count())
    value += weights.house * farm.house * use
    value += weights.card * len(farm.played) * rounds / ROUNDS
    if state.starter == seat and rounds:
        value += weights.start
    return value


def _materials(farm: Farm, rounds: int, weights: Weights) -> float:
    """The worth of building materials, less for what exceeds the farm's needs."""
    goods = farm.goods
    rooms = max(0.0, weights.people - farm.room_count()) if rounds > 2 else 0.0
    wanted = [0.0] * (STONE + 1)
    wanted[WOOD] = min(fences_left(farm), 2 * farm.unused().bit_count()) + STABLES - farm.stables.bit_count()
    wanted[REED] = 2.0 * rooms
    wanted[CLAY] = 0.0 if farm.majors & (FIREPLACES | HEARTHS) else 3.0
    wanted[STONE] = 3.0
    if farm.house == HOUSE_WOOD:
        wanted[WOOD] += 5 * rooms
        wanted[CLAY] += farm.room_count()
    elif farm.house == HOUSE_CLAY:
        wanted[CLAY] += 5 * rooms
        wanted[STONE] += farm.room_count()
    else:
        wanted[STONE] += 5 * rooms
    if farm.house != HOUSE_STONE:
        wanted[REED] += 1
    return (
        weights.wood * _much(goods[WOOD], wanted[WOOD], weights)
        + weights.clay * _much(goods[CLAY], wanted[CLAY], weights)
        + weights.reed * _much(goods[REED], wanted[REED], weights)
        + weights.stone * _much(goods[STONE], wanted[STONE], weights)
    )


def _crops(farm: Farm, harvests: int, weights: Weights) -> float:
    """The worth of crops in the supply, and of those on fields that will be harvested in time."""
    grain, vegetables = float(farm.goods[GRAIN]), float(farm.goods[VEGETABLE])
    for cell, amount in enumerate(farm.amounts):
        if amount:
            growing = weights.growing * min(amount, harvests)
            if farm.crops[cell] == GRAIN:
                grain += growing
            else:
                vegetables += growing
    return weights.grain * _much(grain, 6, weights) + weights.vegetable * _much(vegetables, 4, weights)


def _much(count: float, enough: float, weights: Weights) -> float:
    """The count, with the part beyond `enough` discounted."""
    return count if count <= enough else enough + weights.surplus * (count - enough)


def _food(state: State, seat: int, harvests: list[int], weights: Weights) -> float:
    """The worth of food for the next two harvests; missing food costs actions or begging markers."""
    if not harvests:
        return 0.0
    farm = state.farms[seat]
    goods = farm.goods
    level = cooking_level(farm.majors)
    cooked = 0.0
    for good, rates in COOKING.items():
        keep = 2 if good >= SHEEP else 1
        cooked += max(0, goods[good] - keep) * rates[level] + min(goods[good], keep) * rates[level] * 0.5
    for cell, amount in enumerate(farm.amounts):
        if amount:
            cooked += COOKING[farm.crops[cell]][level]
    rounds = harvests[0] - state.round
    need, have = food_due(state, seat, harvests[0])
    value = _lack(need, have, cooked, farm.home + rounds * farm.people, weights)
    if len(harvests) > 1:
        left = max(0, have - need)
        cooked = max(0.0, cooked - max(0, need - have))
        chances = (harvests[1] - harvests[0]) * farm.people
        value += weights.later * min(0.0, _lack(grown_up_needs(state, seat), left, cooked, chances, weights))
    return value


def _lack(need: int, have: int, cooked: float, chances: int, weights: Weights) -> float:
    """The cost of missing food, in actions and begging markers (or the worth of a surplus)."""
    missing = float(need - have)
    if missing <= 0:
        return weights.food * min(-missing, 20.0)
    missing -= weights.cooked * min(missing, cooked)
    begged = max(0.0, missing - weights.share * weights.catch * chances)
    return -(missing - begged) / weights.catch * weights.action - begged * weights.begging
