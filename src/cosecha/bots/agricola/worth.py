"""What a farm is worth: the points it would score now, and what it can still make of what it has."""

from cosecha.bots.agricola.weights import Weights
from cosecha.games.agricola.cards.majors import BAKERS, COOKING, FIREPLACES, HEARTHS, cooking_level
from cosecha.games.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from cosecha.games.agricola.effects import FEED_STEP, effect_of
from cosecha.games.agricola.phases import FEED, HARVESTS, ROUNDS, WORK
from cosecha.games.agricola.rules.harvest import food_needed
from cosecha.games.agricola.scoring import total
from cosecha.games.agricola.state import State


def next_harvest(number: int) -> int:
    """The round of the first harvest from this round on."""
    for harvest in HARVESTS:
        if harvest >= number:
            return harvest
    return ROUNDS


def coming_harvest(state: State, seat: int) -> int:
    """The round of the harvest for which food is still to be found; ROUNDS + 1 when all are over."""
    fed = state.phase > WORK and not (state.phase <= FEED and FEED_STEP in [effect_of(s) for s in state.farms[seat].steps])
    number = state.round + 1 if fed else state.round
    return ROUNDS + 1 if number > ROUNDS else next_harvest(number)


def worth(state: State, seat: int, weights: Weights) -> float:
    farm = state.farms[seat]
    goods = farm.goods
    rounds = ROUNDS - state.round
    to_place = farm.home + rounds * farm.people
    use = min(1.0, to_place / 8.0)
    value = float(total(state, seat))
    value += weights.action * rounds * farm.people
    spare = min(farm.room_count() + farm.lodging, 5) - farm.people
    if spare > 0 and rounds > 0:
        value += weights.spare_room * weights.action * spare * max(0, rounds - 1)
    value += use * (
        weights.wood * _much(goods[WOOD], 12)
        + weights.clay * _much(goods[CLAY], 8)
        + weights.reed * _much(goods[REED], 5)
        + weights.stone * _much(goods[STONE], 6)
        + weights.grain * _much(goods[GRAIN], 4)
        + weights.vegetable * _much(goods[VEGETABLE], 3)
    )
    value += _food(state, seat, weights)
    coming = coming_harvest(state, seat)
    harvests = len([harvest for harvest in HARVESTS if harvest >= coming])
    if farm.majors & (FIREPLACES | HEARTHS):
        value += weights.cooking * harvests / 6
    if farm.majors & HEARTHS:
        value += weights.hearth * harvests / 6
    if farm.majors & BAKERS:
        value += weights.baking * harvests / 6
    fields = farm.fields.bit_count()
    planted = len([amount for amount in farm.amounts if amount])
    value += use * (weights.field * min(fields, 5) + weights.empty_field * (fields - planted))
    value += weights.planted * planted * min(harvests, 3) / 3
    for good in (SHEEP, BOAR, CATTLE):
        if goods[good] >= 2:
            value += weights.breeding * harvests / 2
    value += weights.capacity * min(sum(farm.capacities) + farm.loose, 20) * use
    value += weights.house * farm.house * use
    if state.starter == seat and rounds:
        value += weights.start
    return value


def _much(count: int, enough: int) -> float:
    """Half as much for what is more than enough."""
    return count if count <= enough else enough + 0.3 * (count - enough)


def _food(state: State, seat: int, weights: Weights) -> float:
    """Food for the next harvest: what is missing must still be found, or begged."""
    farm = state.farms[seat]
    goods = farm.goods
    harvest = coming_harvest(state, seat)
    if harvest > ROUNDS:
        return 0.0
    rounds = harvest - state.round
    need = food_needed(state, seat)
    if rounds:
        need += farm.newborns
    level = cooking_level(farm.majors)
    spare = float(goods[FOOD])
    cooked = 0.0
    for good, rates in COOKING.items():
        keep = 2 if good >= SHEEP else 1
        cooked += max(0, goods[good] - keep) * rates[level] + min(goods[good], keep) * rates[level] * 0.5
    promised = sum([amount for number, owner, good, amount in state.promised if owner == seat and good == FOOD and number <= harvest])
    field = 0
    for amount in farm.amounts:
        if amount:
            field += 1
    have = spare + promised
    missing = need - have
    if missing <= 0:
        return weights.food * min(-missing, 20.0)
    chances = farm.home + rounds * farm.people
    from_goods = min(missing, cooked + 0.5 * field)
    missing -= 0.75 * from_goods
    findable = weights.catch * chances
    begged = max(0.0, missing - 0.8 * findable)
    return -(missing - begged) / weights.catch * weights.action - begged * weights.begging
