"""The minor improvements of deck B, in the order of their ids."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.cards.abilities import (
    Ability,
    acts,
    at,
    bonus,
    brings,
    costs,
    do_at,
    do_on_play,
    each_use,
    forbids_renovation,
    housing,
    is_field,
    keeps,
    keeps_points,
    may_at,
    may_decline,
    minor,
    must_on_play,
    on_play,
    other_price,
    own,
    remember,
    score,
    trades,
)
from cosecha.games.agricola.cards.needs import (
    NO_WOODEN_HOUSE,
    PERSON_ON_FISHING,
    clay_in_supply,
    crop_fields,
    occupations,
)
from cosecha.games.agricola.cards.tests import by_steps, in_wood, rounds_left
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import Trade, choice
from cosecha.games.agricola.engine.effects import in_order, possible, step_of
from cosecha.games.agricola.engine.payments import ROOM, Payment, payment_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD, Price
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.fencing import small_pasture
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods
from cosecha.games.agricola.mechanisms.placing import PLACE, place_on
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.promises import next_rounds, on_rounds
from cosecha.games.agricola.mechanisms.stables import stable
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.mechanisms.turns import helper_step
from cosecha.games.agricola.options import HOUSE_WOOD
from cosecha.games.agricola.spaces.permanent import (
    CLAY_PIT,
    DAY_LABORER,
    FARMLAND,
    FISHING,
    FOREST,
    GRAIN_SEEDS,
    REED_BANK,
)
from cosecha.games.agricola.spaces.round_cards import CATTLE_MARKET, PIG_MARKET, SHEEP_MARKET

# Fence in 1 space without paying wood.
MINI_PASTURE: Final = minor(
    "B002", "mini-pasture", must_on_play(small_pasture()), food=2, passing=True, category="farm-planning"
)

# Gain 1 vegetable.
MARKET_STALL: Final = minor("B008", "market-stall", on_play(gain(vegetable=1)), grain=1, passing=True, category="crops")


# Room for one more person, though it is no room of the house.
def _caravan(farm: Farm) -> None:
    farm.lodging += 1


CARAVAN: Final = minor("B010", "caravan", housing(_caravan), wood=3, food=3, category="farm-planning")


# A wooden room costs you 2 wood and 2 reed.
def _parlor_price(farm: Farm, payment: Payment) -> list[Payment]:
    return [payment_of(((WOOD, 2), (REED, 2)))] if farm.house == HOUSE_WOOD else []


CARPENTERS_PARLOR: Final = minor(
    "B013", "carpenters-parlor", other_price(ROOM, _parlor_price), wood=1, stone=1, category="farm-planning"
)

# Gain 1 food. Each time you renovate, you may also build 1 stable without paying wood.
MINING_HAMMER: Final = minor(
    "B016",
    "mining-hammer",
    on_play(gain(food=1)),
    may_at(hooks.AFTER_RENOVATION, stable(wood=0)),
    wood=1,
    category="farm-planning",
)


# 2 field tiles on this card. When you use Farmland, you may also plow one of them.
def _take_tiles(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], MOLDBOARD_PLOW, 2)


def _has_tile(state: Data, farm: Farm) -> bool:
    return farm.stores.get(MOLDBOARD_PLOW, 0) > 0


def _uses_farmland(state: Data, farm: Farm) -> bool:
    return farm.space == FARMLAND and _has_tile(state, farm)


def _offer_tile(card: int) -> Ability:
    return may_at(hooks.AFTER_USE, in_order(act(card), plow()), _uses_farmland)


def _use_tile(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    remember(farm, MOLDBOARD_PLOW, max(0, farm.stores.get(MOLDBOARD_PLOW, 0) - 1))


MOLDBOARD_PLOW: Final = minor(
    "B019",
    "moldboard-plow",
    keeps(2, "fields"),
    do_on_play(_take_tiles),
    own(_offer_tile),
    acts(_use_tile, _has_tile),
    wood=2,
    needs=occupations(1),
    category="farm-planning",
)

# On your turn you may place two people directly one after the other, if at least one of them uses an animal market.
# Both belong to one turn: what happens at its end waits for the second, and a card played with the first is still new.
_MARKETS: Final = (SHEEP_MARKET, PIG_MARKET, CATTLE_MARKET)
_AT_MARKETS: Final = place_on(*_MARKETS)


def _lasso(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    if farm.space == NONE:
        return
    second = PLACE if farm.space in _MARKETS else _AT_MARKETS
    step = step_of(second, may_leave=True, card=LASSO)
    if farm.home:
        farm.steps.append(step)
        return
    # Nobody is left at home, but another card may find somebody.
    helper = helper_step(state, farm)
    if helper != NONE and possible(state, farm, second, farm.space):
        farm.steps += [step, helper]


LASSO: Final = minor("B024", "lasso", may_decline(do_at(hooks.AFTER_PERSON, _lasso)), reed=1, category="action-booster")

# Gain 1 food. For each occupation you play afterwards, you may bake bread.
BREAD_PADDLE: Final = minor(
    "B025",
    "bread-paddle",
    on_play(gain(food=1)),
    may_at(hooks.AFTER_OCCUPATION, bake()),
    wood=1,
    category="action-booster",
)


# 1 point for each round still to be played. You may not renovate any more.
def _mantlepiece(state: Data, seat: int, log: Log) -> None:
    score(state, seat, MANTLEPIECE, rounds_left(state), log)


MANTLEPIECE: Final = minor(
    "B033",
    "mantlepiece",
    keeps_points(),
    do_on_play(_mantlepiece),
    forbids_renovation(),
    stone=1,
    points=-3,
    needs=NO_WOODEN_HOUSE,
    category="points",
)


# 1 clay and 1 food for each person you have.
def _bottles(farm: Farm) -> Price:
    return ((CLAY, farm.people), (FOOD, farm.people))


BOTTLES: Final = minor("B036", "bottles", costs(_bottles), points=4, category="points")


# In the field phase, 1, 2 or 3 food with at least 1, 4 or 7 sheep. At the end, 1 point for every 3 sheep.
def _loom(state: Data, seat: int, log: Log) -> None:
    gain_goods(state, seat, FOOD, by_steps(state.farms[seat].goods[SHEEP], 1, 4, 7), log, LOOM)


def _loom_points(state: Data, seat: int) -> int:
    return state.farms[seat].goods[SHEEP] // 3


LOOM: Final = minor(
    "B039",
    "loom",
    do_at(hooks.FIELD_PHASE, _loom),
    bonus(_loom_points),
    wood=2,
    points=1,
    needs=occupations(2),
    category="points",
)

# 1 food on each of the next 3 round spaces.
STRAWBERRY_PATCH: Final = minor(
    "B045",
    "strawberry-patch",
    on_play(next_rounds(3, food=1)),
    wood=1,
    points=2,
    needs=crop_fields(VEGETABLE, 2),
    category="food",
)

# Each time you use Fishing, 1 food on each of the next 3 round spaces.
HERRING_POT: Final = minor(
    "B047", "herring-pot", each_use(FISHING, then=next_rounds(3, food=1)), clay=1, category="food"
)


# In the field phase, 1 food for every 3 sheep and for every 2 cattle.
def _butter_churn(state: Data, seat: int, log: Log) -> None:
    goods = state.farms[seat].goods
    gain_goods(state, seat, FOOD, goods[SHEEP] // 3 + goods[CATTLE] // 2, log, BUTTER_CHURN)


BUTTER_CHURN: Final = minor(
    "B050",
    "butter-churn",
    do_at(hooks.FIELD_PHASE, _butter_churn),
    wood=1,
    points=1,
    needs=occupations(most=3),
    category="food",
)


# Each time you use one of the four spaces above Fishing, 1 food more.
def _is_above_fishing(state: Data, farm: Farm) -> bool:
    spaces = (REED_BANK, CLAY_PIT, FOREST, state.round_cards[0])
    return state.active == farm.seat and farm.space in spaces


BROOK: Final = minor("B056", "brook", brings(_is_above_fishing, food=1), needs=PERSON_ON_FISHING, category="food")

# At the start of each round, 1 food in a wooden house.
SCULLERY: Final = minor(
    "B057", "scullery", at(hooks.ROUND_START, gain(food=1), in_wood), wood=1, clay=1, category="food"
)


# At the start of the field phase, 3 food with a grain field, a vegetable field and an empty field.
def _has_three_fields(state: Data, farm: Farm) -> bool:
    every = farm.fields | farm.card_fields
    grows = {farm.crops[field] for field in range(len(farm.crops)) if every >> field & 1}
    return {0, GRAIN, VEGETABLE} <= grows


THREE_FIELD_ROTATION: Final = minor(
    "B061",
    "three-field-rotation",
    at(hooks.FIELD_PHASE_START, gain(food=3), _has_three_fields),
    needs=occupations(3),
    category="food",
)


# Each time you use Grain Seeds while Farmland is occupied, 3 food.
def _farmland_is_occupied(state: Data, farm: Farm) -> bool:
    return state.occupied[FARMLAND] != 0


PITCHFORK: Final = minor(
    "B062", "pitchfork", each_use(GRAIN_SEEDS, then=gain(food=3), when=_farmland_is_occupied), wood=1, category="food"
)

# 1 grain on the round spaces 5, 8, 11 and 14.
SACK_CART: Final = minor(
    "B066", "sack-cart", on_play(on_rounds(5, 8, 11, 14, grain=1)), wood=2, needs=occupations(2), category="crops"
)

# A field for vegetables only.
BEANFIELD: Final = minor(
    "B068", "beanfield", is_field(VEGETABLE), food=1, points=1, needs=occupations(2), category="crops"
)

# 1 wood on each round space with an even number.
THICK_FOREST: Final = minor(
    "B074",
    "thick-forest",
    on_play(on_rounds(2, 4, 6, 8, 10, 12, 14, wood=1)),
    needs=clay_in_supply(5),
    category="building-materials",
)

# Each time you use Day Laborer, 3 clay.
LOAM_PIT: Final = minor(
    "B077",
    "loam-pit",
    each_use(DAY_LABORER, then=gain(clay=3)),
    food=1,
    points=1,
    needs=occupations(3),
    category="building-materials",
)

# At any time, 1 stone for 2 clay, 2 for 3, or 3 for 4.
_STONES: Final[list[Trade]] = [
    (choice(f"stone{stones}"), ((CLAY, stones + 1),), ((STONE, stones),)) for stones in (1, 2, 3)
]


def _hard_porcelain(farm: Farm) -> list[Trade]:
    return _STONES


HARD_PORCELAIN: Final = minor("B080", "hard-porcelain", trades(_hard_porcelain), clay=1, category="building-materials")

# 1 wild boar on each of the next 2 round spaces.
ACORNS_BASKET: Final = minor(
    "B084", "acorns-basket", on_play(next_rounds(2, boar=1)), reed=1, needs=occupations(3), category="livestock"
)
