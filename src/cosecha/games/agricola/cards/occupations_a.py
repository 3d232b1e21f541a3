"""The occupations of deck A, in the order of their ids."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola import board
from cosecha.games.agricola.cards.abilities import (
    Ability,
    acts,
    after_taking,
    at,
    bonus,
    cheaper,
    discount,
    do_at,
    do_on_play,
    each_taking,
    each_use,
    frees_fences,
    housing,
    keeps,
    less,
    may_at,
    may_decline,
    occupation,
    on_play,
    once,
    own,
    remember,
    renovates_to,
    replaces,
    stocks,
    trades,
    with_use,
)
from cosecha.games.agricola.cards.extra_turns import extra_turn
from cosecha.games.agricola.cards.fields import may_pick_fields
from cosecha.games.agricola.cards.tests import by_steps, in_clay, in_stone, not_in_wood
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import IMPROVEMENT, NAMES, Trade
from cosecha.games.agricola.engine.effects import in_order, one_of, step_of
from cosecha.games.agricola.engine.payments import FENCES, MAJOR, MINOR, RENOVATION, ROOM, Payment
from cosecha.games.agricola.events import CropsHarvested, NewbornActs
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import (
    BOAR,
    CLAY,
    FOOD,
    GOOD_NAMES,
    GRAIN,
    REED,
    STONE,
    VEGETABLE,
    WOOD,
)
from cosecha.games.agricola.mechanisms.animals import breed_only, can_cook_animals
from cosecha.games.agricola.mechanisms.family import grow_up
from cosecha.games.agricola.mechanisms.fencing import by_lines, fences_this_action
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods, give_back, pay
from cosecha.games.agricola.mechanisms.offers import last_chance, make_room, offer
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.promises import next_rounds
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.options import HOUSE_STONE, HOUSE_WOOD, PEOPLE, TEAMS
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.spaces.extensions import TRAVELING_PLAYERS
from cosecha.games.agricola.spaces.permanent import DAY_LABORER, FARMLAND, FISHING, GRAIN_SEEDS
from cosecha.games.agricola.spaces.round_cards import (
    CATTLE_MARKET,
    CULTIVATION,
    GRAIN_UTILIZATION,
    PIG_MARKET,
    SHEEP_MARKET,
)


# Gain 1 wood or 1 grain. Your house holds 1 animal of any type for each room.
def _animal_tamer(farm: Farm) -> None:
    farm.pets = max(farm.pets, farm.room_count())


ANIMAL_TAMER: Final = occupation(
    "A086",
    "animal-tamer",
    on_play(one_of(wood=gain(wood=1), grain=gain(grain=1))),
    housing(_animal_tamer),
    category="farm-planning",
)


# You may renovate a wooden house directly to stone.
def _conservator(farm: Farm) -> int:
    return HOUSE_STONE if farm.house == HOUSE_WOOD else NONE


CONSERVATOR: Final = occupation("A087", "conservator", renovates_to(_conservator), category="farm-planning")


FREE_HEDGES: Final = 3


# In each Build Fences action, up to 3 fences cost no wood.
def _begin_fences(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], HEDGE_KEEPER, state.farms[seat].fences.bit_count())


def _end_fences(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], HEDGE_KEEPER, NONE)


def _three_free(farm: Farm, payment: Payment) -> list[Payment]:
    if by_lines(farm):
        return [payment]  # it has been compared with the price by lines
    built = farm.fences.bit_count()
    # In team play, the partner may have the card, and the fences may stand on either farm.
    new = fences_this_action(farm) if farm.customs & TEAMS else built - farm.stores.get(HEDGE_KEEPER, built)
    return [less(payment, WOOD, max(0, FREE_HEDGES - new))]


HEDGE_KEEPER: Final = occupation(
    "A088",
    "hedge-keeper",
    keeps(board.FENCES),
    do_at(hooks.BEFORE_FENCING, _begin_fences),
    do_at(hooks.AFTER_FENCING, _end_fences),
    discount(FENCES, _three_free),
    frees_fences(FREE_HEDGES),
    category="farm-planning",
)

# At the start of each round, in a stone house, you may plow 1 field for 1 food.
PLOW_DRIVER: Final = occupation(
    "A090", "plow-driver", may_at(hooks.ROUND_START, in_order(pay(food=1), plow()), in_stone), category="farm-planning"
)


# For 1 food, take an action with a newborn in the round of its birth. It counts as an adult then. You are asked once
# about each newborn of a round.
def _newborn_may_act(card: int) -> Ability:
    return extra_turn(pay(food=1), act(card), once_for=_newborn)


def _newborn(state: Data, farm: Farm) -> int:
    return state.round * (PEOPLE + 1) + farm.newborns


def _has_newborn(state: Data, farm: Farm) -> bool:
    return farm.newborns > 0


def _act_at_once(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], ADOPTIVE_PARENTS, NONE)  # its own newborn may act too
    grow_up(state, seat)
    if log is not None:
        log.append(NewbornActs(seat, NAMES[ADOPTIVE_PARENTS]))


ADOPTIVE_PARENTS: Final = occupation(
    "A092",
    "adoptive-parents",
    keeps((ROUNDS + 1) * (PEOPLE + 1)),
    acts(_act_at_once, _has_newborn),
    own(_newborn_may_act),
    category="action-booster",
)


# At the end, 1 point for each unfenced stable.
def _stable_architect(state: Data, seat: int) -> int:
    farm = state.farms[seat]
    return (farm.stables & ~farm.enclosed).bit_count()


STABLE_ARCHITECT: Final = occupation("A098", "stable-architect", bonus(_stable_architect), category="points")

# A stack of goods on the card. At any time, you may buy the top one for 1 food.
GROCER_STACK: Final = (WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE)


def _stock_grocer(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], GROCER, len(GROCER_STACK))


def _grocer_sells(farm: Farm) -> list[Trade]:
    left = farm.stores.get(GROCER, 0)
    return [(0, ((FOOD, 1),), ((GROCER_STACK[len(GROCER_STACK) - left], 1),))] if left else []


# The last breeding phase ends the match, so an owner who could cook what was born is asked once more.
def _buy_in_the_end(card: int) -> Ability:
    question = step_of(last_chance(card), may_leave=True, card=card)

    def ask(state: Data, seat: int, log: Log) -> None:
        farm = state.farms[seat]
        if state.round == ROUNDS and can_cook_animals(farm):
            farm.steps.append(question)

    return do_at(hooks.END_OF_ROUND, ask)


GROCER: Final = occupation(
    "A102",
    "grocer",
    stocks(*GROCER_STACK),
    do_on_play(_stock_grocer),
    trades(_grocer_sells, stocked=True),
    own(_buy_in_the_end),
    category="goods",
)

# After each use of a wood accumulation space, you may put 1 wood on it for 2 food.
MUSHROOM_COLLECTOR: Final = occupation(
    "A108", "mushroom-collector", after_taking(WOOD, may=in_order(give_back(wood=1), gain(food=2))), category="food"
)

# 3 food for building clay rooms, and for renovating from clay to stone, but not from wood to stone (Conservator).
ROUGHCASTER: Final = occupation(
    "A110",
    "roughcaster",
    at(hooks.AFTER_ROOMS, gain(food=3), in_clay),
    at(hooks.AFTER_RENOVATION, gain(food=3), in_clay),
    category="food",
)

# Each time you build rooms, you may put 1 food on each of the next 4 round spaces.
WALL_BUILDER: Final = occupation(
    "A111", "wall-builder", may_at(hooks.AFTER_ROOMS, next_rounds(4, food=1)), category="food"
)


# Gain 1 grain. In the field phase, you may take 1 more grain from each of your grain fields.
def _grows_grain(farm: Farm, field: int) -> bool:
    return farm.crops[field] == GRAIN


def _reap(state: Data, seat: int, fields: list[int], log: Log) -> None:
    farm = state.farms[seat]
    for field in fields:
        farm.goods[farm.take_crop(field)] += 1
    if log is not None:
        log.append(CropsHarvested(seat, GOOD_NAMES[GRAIN], len(fields)))


SCYTHE_WORKER: Final = occupation(
    "A112",
    "scythe-worker",
    on_play(gain(grain=1)),
    may_pick_fields(hooks.FIELD_PHASE, _grows_grain, _reap),
    category="crops",
)


# Each time you use Day Laborer, 1 grain; from round 6 on, 1 vegetable if you prefer.
def _before_round_6(state: Data, farm: Farm) -> bool:
    return state.round < 6


def _from_round_6(state: Data, farm: Farm) -> bool:
    return state.round >= 6


SEASONAL_WORKER: Final = occupation(
    "A114",
    "seasonal-worker",
    each_use(DAY_LABORER, then=gain(grain=1), when=_before_round_6),
    each_use(DAY_LABORER, then=one_of(grain=gain(grain=1), vegetable=gain(vegetable=1)), when=_from_round_6),
    category="crops",
)

# Each time you use a wood accumulation space, 1 wood more.
WOOD_CUTTER: Final = occupation(
    "A116", "wood-cutter", each_taking(WOOD, then=gain(wood=1)), category="building-materials"
)


# At the end of a turn in which you used Farmland, Grain Seeds, Grain Utilization or Cultivation, 1 wood.
# The turn may go on elsewhere, so the use is noted.
def _note_land(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    if state.active == seat and farm.space in (FARMLAND, GRAIN_SEEDS, GRAIN_UTILIZATION, CULTIVATION):
        remember(farm, FIREWOOD_COLLECTOR, 1)


def _collect_firewood(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    gain_goods(state, seat, WOOD, farm.stores.get(FIREWOOD_COLLECTOR, 0), log, FIREWOOD_COLLECTOR)
    remember(farm, FIREWOOD_COLLECTOR, NONE)


FIREWOOD_COLLECTOR: Final = occupation(
    "A119",
    "firewood-collector",
    keeps(1),
    do_at(hooks.ANY_USE, _note_land),
    do_at(hooks.END_OF_TURN, _collect_firewood),
    category="building-materials",
)

# As soon as you don't live in a wooden house, 2 clay on each of the next 5 round spaces.
CLAY_HUT_BUILDER: Final = occupation(
    "A120", "clay-hut-builder", once(not_in_wood, next_rounds(5, clay=2)), category="building-materials"
)


# For each room and each renovation, you may replace exactly 2 clay or 2 stone with 1 wood.
def _frame(farm: Farm, payment: Payment) -> list[Payment]:
    found: list[Payment] = []
    for good in (CLAY, STONE):
        if payment[good] >= 2:
            way = list(payment)
            way[good] -= 2
            way[WOOD] += 1
            found.append(tuple(way))
    return found


FRAME_BUILDER: Final = occupation(
    "A123", "frame-builder", replaces(ROOM | RENOVATION, _frame), category="building-materials"
)


# If you live in a clay house with exactly 2 rooms, gain 3 clay, 2 reed and 2 stone.
def _small_clay_house(state: Data, farm: Farm) -> bool:
    return in_clay(state, farm) and farm.room_count() == 2


PRIEST: Final = occupation(
    "A125", "priest", on_play(gain(clay=3, reed=2, stone=2), _small_clay_house), category="building-materials"
)


# At the end, 2, 3, 4, 5, 7 or 9 points for at least 5, 6, 7, 8, 9 or 10 improvements.
def _braggart(state: Data, seat: int) -> int:
    farm = state.farms[seat]
    improvements = farm.majors.bit_count() + len([card for card in farm.played if IMPROVEMENT[card]])
    return (0, 2, 3, 4, 5, 7, 9)[by_steps(improvements, 5, 6, 7, 8, 9, 10)]


BRAGGART: Final = occupation("A133", "braggart", bonus(_braggart), players=3, category="points")


# Each time you use Fishing, you may also pay 1 wood for 1 food for each person you have, and 1 reed.
def _offer_harpoon(card: int) -> Ability:
    return with_use(FISHING, may=in_order(pay(wood=1), act(card)))


def _harpoon(state: Data, seat: int, log: Log) -> None:
    gain_goods(state, seat, FOOD, state.farms[seat].people, log, HARPOONER)
    gain_goods(state, seat, REED, 1, log, HARPOONER)


HARPOONER: Final = occupation("A138", "harpooner", own(_offer_harpoon), acts(_harpoon), players=3, category="goods")


# Every improvement, room and renovation costs you 1 stone less.
def _one(farm: Farm) -> int:
    return 1


STONECUTTER: Final = occupation(
    "A143",
    "stonecutter",
    cheaper(MAJOR | MINOR | ROOM | RENOVATION, STONE, _one),
    players=3,
    category="building-materials",
)

# Each time you use an animal market, you may buy 1 more of its animals for 1 food.
ANIMAL_DEALER: Final = occupation(
    "A147",
    "animal-dealer",
    with_use(SHEEP_MARKET, may=in_order(pay(food=1), gain(sheep=1))),
    with_use(PIG_MARKET, may=in_order(pay(food=1), gain(boar=1))),
    with_use(CATTLE_MARKET, may=in_order(pay(food=1), gain(cattle=1))),
    players=3,
    category="livestock",
)

# Each time you use Traveling Players, 1 wood and 1 grain.
CONJURER: Final = occupation(
    "A155", "conjurer", each_use(TRAVELING_PLAYERS, then=gain(wood=1, grain=1)), players=4, category="goods"
)


# Each time another player uses Traveling Players, 1 food and 1 wood; then you may buy 1 vegetable for 2 food.
def _lutenist(card: int) -> Ability:
    purchase = step_of(offer(card, in_order(pay(food=2), gain(vegetable=1))), may_leave=True, card=card)
    pay_for_music = step_of(gain(food=1, wood=1), card=card)

    def act(state: Data, seat: int, log: Log) -> None:
        if state.active != seat and state.farms[state.active].space == TRAVELING_PLAYERS:
            state.farms[seat].steps += [purchase, pay_for_music]

    return may_decline(do_at(hooks.ANY_USE, act))


LUTENIST: Final = occupation("A160", "lutenist", own(_lutenist), players=4, category="crops")


# Gain 1 wild boar. At the end of round 12, your wild boar breed. As before any breeding, animals may be cooked or
# traded first.
def _prepare_breeding(card: int) -> Ability:
    question = step_of(make_room(card, BOAR), may_leave=True, card=card)
    breeding = step_of(act(card), card=card)

    def ask(state: Data, seat: int, log: Log) -> None:
        if state.round == 12:
            state.farms[seat].steps += [breeding, question]

    return do_at(hooks.END_OF_ROUND, ask)


def _breed_boar(state: Data, seat: int, log: Log) -> None:
    breed_only(state, seat, PIG_BREEDER, BOAR, log)


PIG_BREEDER: Final = occupation(
    "A165",
    "pig-breeder",
    on_play(gain(boar=1)),
    own(_prepare_breeding),
    acts(_breed_boar),
    players=4,
    category="livestock",
)
