"""The minor improvements of deck A, in the order of their ids."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.board import YARD
from cosecha.games.agricola.cards.abilities import (
    Ability,
    acts,
    after_taking,
    at,
    bonus,
    cheaper,
    do_at,
    do_on_play,
    each_taking,
    each_use,
    housing,
    keeps,
    keeps_points,
    looks_back,
    may_at,
    may_decline,
    minor,
    must_on_play,
    on_play,
    own,
    remember,
    replaces,
    score,
    shares,
    trades_count,
    with_use,
)
from cosecha.games.agricola.cards.fields import moves_between_fields
from cosecha.games.agricola.cards.needs import EVERY_SPACE_USED, crop_fields, occupations, sheep
from cosecha.games.agricola.cards.tests import by_steps, is_after_harvest, is_harvest_round, rounds_left
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import FIELD_CROPS, NAMES, field_name
from cosecha.games.agricola.engine.effects import in_order, step_of
from cosecha.games.agricola.engine.payments import FENCES, MAJOR, MINOR, Payment
from cosecha.games.agricola.engine.spaces import SHARED
from cosecha.games.agricola.events import CropMoved, FieldPromised
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CLAY, FOOD, GOOD_NAMES, GRAIN, MATERIALS, SHEEP, STONE, WOOD
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods, give_back
from cosecha.games.agricola.mechanisms.means import can_trade_for
from cosecha.games.agricola.mechanisms.offers import last_chance
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.promises import next_rounds, rounds_from_now
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_WOOD
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.spaces.permanent import FARMLAND, FISHING, GRAIN_SEEDS
from cosecha.games.agricola.spaces.round_cards import CATTLE_MARKET, CULTIVATION
from cosecha.games.agricola.tallies import count_of, goods_gained

# Plow 1 field.
SHIFTING_CULTIVATION: Final = minor(
    "A002", "shifting-cultivation", must_on_play(plow()), food=2, passing=True, category="farm-planning"
)


# Gain 1 clay for every 2 clay in your supply.
def _clay_embankment(state: Data, seat: int, log: Log) -> None:
    gain_goods(state, seat, CLAY, state.farms[seat].goods[CLAY] // 2, log, CLAY_EMBANKMENT)


CLAY_EMBANKMENT: Final = minor(
    "A005", "clay-embankment", do_on_play(_clay_embankment), food=1, passing=True, category="building-materials"
)

# Gain 1 cattle.
YOUNG_ANIMAL_MARKET: Final = minor(
    "A009", "young-animal-market", on_play(gain(cattle=1)), sheep=1, passing=True, category="livestock"
)


# Every pasture holds 2 more animals, added after stables have doubled it.
def _drinking_trough(farm: Farm) -> None:
    farm.pasture_bonus += 2


DRINKING_TROUGH: Final = minor("A012", "drinking-trough", housing(_drinking_trough), clay=1, category="farm-planning")


# Gain 1 clay. From then on each fence may be paid with 1 clay instead of 1 wood.
def _clay_for_wood(farm: Farm, payment: Payment) -> list[Payment]:
    found: list[Payment] = []
    for clay in range(1, payment[WOOD] + 1):
        way = list(payment)
        way[WOOD] -= clay
        way[CLAY] += clay
        found.append(tuple(way))
    return found


RAMMED_CLAY: Final = minor(
    "A016", "rammed-clay", on_play(gain(clay=1)), replaces(FENCES, _clay_for_wood), category="farm-planning"
)


# A field tile on the round space 5 rounds from now: at the start of that round, you may plow it.
def _place_field(state: Data, seat: int, log: Log) -> None:
    if state.round + 5 <= ROUNDS:
        remember(state.farms[seat], HANDPLOW, state.round + 5)
        if log is not None:
            log.append(FieldPromised(seat, NAMES[HANDPLOW], state.round + 5))


def _plow_field(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    if farm.stores.get(HANDPLOW, NONE) == state.round:
        remember(farm, HANDPLOW, NONE)
        farm.steps.append(step_of(plow(), may_leave=True, card=HANDPLOW, free=True))


HANDPLOW: Final = minor(
    "A019",
    "handplow",
    keeps(ROUNDS, "round"),
    do_on_play(_place_field),
    do_at(hooks.ROUND_START, _plow_field),
    wood=1,
    category="farm-planning",
)

# Each time you use Farmland or Cultivation, you may also bake bread.
THRESHING_BOARD: Final = minor(
    "A024",
    "threshing-board",
    with_use(FARMLAND, CULTIVATION, may=bake()),
    wood=1,
    points=1,
    needs=occupations(2),
    category="action-booster",
)


# You may use a Wish for Children space that one other player occupies. That includes the Modest Wish for Children of a
# tile, whatever the other player does there.
def _one_other_is_there(state: Data, farm: Farm, space: int) -> bool:
    people = state.occupied[space] & (BORN - 1)
    return space in SHARED and people.bit_count() == 1 and not people >> farm.seat & 1


SLEEPING_CORNER: Final = minor(
    "A026",
    "sleeping-corner",
    shares(_one_other_is_there),
    wood=1,
    points=1,
    needs=crop_fields(GRAIN, 2),
    category="action-booster",
)


# At the end, 1, 2, 3 or 4 points for at least 6, 7, 8 or 10 fenced spaces.
def _manger(state: Data, seat: int) -> int:
    return by_steps(state.farms[seat].enclosed.bit_count(), 6, 7, 8, 10)


MANGER: Final = minor("A032", "manger", bonus(_manger), wood=2, category="points")


# For each round still to be played, 1 point and 2 food.
def _big_country(state: Data, seat: int, log: Log) -> None:
    score(state, seat, BIG_COUNTRY, rounds_left(state), log)
    gain_goods(state, seat, FOOD, 2 * rounds_left(state), log, BIG_COUNTRY)


BIG_COUNTRY: Final = minor(
    "A033", "big-country", keeps_points(), do_on_play(_big_country), needs=EVERY_SPACE_USED, category="points"
)


# At the end, 3 points in a wooden house, 2 in a clay house.
def _wool_blankets(state: Data, seat: int) -> int:
    farm = state.farms[seat]
    return 3 if farm.lives_in(HOUSE_WOOD) else 2 if farm.lives_in(HOUSE_CLAY) else 0


WOOL_BLANKETS: Final = minor("A038", "wool-blankets", bonus(_wool_blankets), needs=sheep(5), category="points")

# 1 food on each of the next 3 round spaces.
POND_HUT: Final = minor(
    "A044", "pond-hut", on_play(next_rounds(3, food=1)), wood=1, points=1, needs=occupations(2, most=2), category="food"
)


# Each time anybody uses Cattle Market, 3 food for you and 1 for everybody else.
def _milk_jug(state: Data, seat: int, log: Log) -> None:
    if state.farms[state.active].space == CATTLE_MARKET:
        for other in range(state.players):
            gain_goods(state, other, FOOD, 3 if other == seat else 1, log, MILK_JUG)


MILK_JUG: Final = minor("A050", "milk-jug", do_at(hooks.ANY_USE, _milk_jug), clay=1, category="food")


# 2 food in the returning home phase, if you gained at least 7 building resources in the work phase. Trades count and
# are open at any time, so the owner is asked once more if they would make up for what is missing.
_MATERIALS_GAINED: Final = goods_gained("building-materials", *MATERIALS)


def _trades_would_do(state: Data, farm: Farm) -> bool:
    missing = 7 - count_of(farm.tallies, _MATERIALS_GAINED)
    return missing > 0 and can_trade_for(farm, missing)


def _ask_for_trades(card: int) -> Ability:
    chance = step_of(last_chance(card), may_leave=True, card=card)
    count = step_of(act(card), card=card)

    def ask(state: Data, seat: int, log: Log) -> None:
        farm = state.farms[seat]
        farm.steps += [count, chance] if _trades_would_do(state, farm) else [count]

    return may_decline(do_at(hooks.RETURNING_HOME, ask))


def _claypipe(state: Data, seat: int, log: Log) -> None:
    if count_of(state.farms[seat].tallies, _MATERIALS_GAINED) >= 7:
        gain_goods(state, seat, FOOD, 2, log, CLAYPIPE)


CLAYPIPE: Final = minor(
    "A053",
    "claypipe",
    looks_back(_MATERIALS_GAINED),
    trades_count(_trades_would_do),
    own(_ask_for_trades),
    acts(_claypipe),
    clay=1,
    category="food",
)

# 1 food after each improvement, this one and those that follow in the same turn included.
JUNK_ROOM: Final = minor(
    "A055", "junk-room", at(hooks.AFTER_IMPROVEMENT, gain(food=1)), wood=1, clay=1, category="food"
)

# After each use of a wood accumulation space, you may put 2 wood on it for 3 food.
BASKET: Final = minor(
    "A056", "basket", after_taking(WOOD, may=in_order(give_back(wood=2), gain(food=3))), reed=1, category="food"
)

# Each time you bake in the round after a harvest, 3 food more.
DUTCH_WINDMILL: Final = minor(
    "A063",
    "dutch-windmill",
    at(hooks.WHEN_BAKING, gain(food=3), is_after_harvest),
    wood=2,
    stone=2,
    points=2,
    category="food",
)

# Each time you use Grain Seeds, 1 grain more.
CORN_SCOOP: Final = minor("A067", "corn-scoop", each_use(GRAIN_SEEDS, then=gain(grain=1)), wood=1, category="crops")

# 1 vegetable on the round spaces 4, 7 and 9 rounds from now.
LARGE_GREENHOUSE: Final = minor(
    "A069",
    "large-greenhouse",
    on_play(rounds_from_now(4, 7, 9, vegetable=1)),
    wood=2,
    needs=occupations(2),
    category="crops",
)


# At any time, move 1 crop from a field with at least 2 to an empty field.
def _can_move(farm: Farm, source: int, target: int) -> bool:
    return farm.amounts[source] >= 2 and farm.amounts[target] == 0 and farm.crops[source] in FIELD_CROPS[target]


def _move_crop(state: Data, seat: int, source: int, target: int, log: Log) -> None:
    farm = state.farms[seat]
    crop = farm.crops[target] = farm.take_crop(source)
    farm.amounts[target] = 1
    if log is not None:
        log.append(CropMoved(seat, GOOD_NAMES[crop], field_name(source), field_name(target)))


# The turn that sows or plows may be the last before the harvest, so the owner is asked once more.
def _move_before_harvest(card: int) -> Ability:
    return may_at(hooks.RETURNING_HOME, last_chance(card), is_harvest_round)


CLEARING_SPADE: Final = minor(
    "A071",
    "clearing-spade",
    moves_between_fields(_can_move, _move_crop),
    own(_move_before_harvest),
    wood=1,
    category="crops",
)


# Every improvement costs you 1 wood less.
def _one(farm: Farm) -> int:
    return 1


LUMBER_MILL: Final = minor(
    "A075",
    "lumber-mill",
    cheaper(MAJOR | MINOR, WOOD, _one),
    stone=2,
    points=2,
    needs=occupations(most=3),
    category="building-materials",
)

# Each time you use Fishing, 1 food more and 1 reed.
CANOE: Final = minor(
    "A078",
    "canoe",
    each_use(FISHING, then=gain(food=1, reed=1)),
    wood=2,
    points=1,
    needs=occupations(1),
    category="building-materials",
)

# Each time you use a stone accumulation space, 1 stone more.
STONE_TONGS: Final = minor(
    "A080", "stone-tongs", each_taking(STONE, then=gain(stone=1)), wood=1, category="building-materials"
)


# Each new pasture of at least 4 spaces brings 2 sheep, once the fencing is done.
def _note_pastures(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    remember(farm, SHEPHERDS_CROOK, farm.enclosed)


def _count_new_pastures(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    before = farm.stores.get(SHEPHERDS_CROOK, YARD)
    remember(farm, SHEPHERDS_CROOK, NONE)
    for pasture in farm.pastures:
        if pasture.bit_count() >= 4 and not pasture & before:
            gain_goods(state, seat, SHEEP, 2, log, SHEPHERDS_CROOK)


SHEPHERDS_CROOK: Final = minor(
    "A083",
    "shepherds-crook",
    keeps(YARD),
    do_at(hooks.BEFORE_FENCING, _note_pastures),
    do_at(hooks.AFTER_FENCING, _count_new_pastures),
    wood=1,
    category="livestock",
)
