"""The occupations of deck B, in the order of their ids."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards.abilities import (
    Ability,
    acts,
    after_taking,
    at,
    bonus,
    bonus_for_all,
    cheaper,
    do_on_play,
    each_use,
    food_before_occupations,
    may_at,
    may_on_play,
    occupation,
    on_play,
    once,
    other_price,
    own,
    replaces,
    trades,
    with_use,
)
from cosecha.games.agricola.cards.tests import by_steps, has_2_rooms, in_stone, is_last_round, rounds_left
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import OCCUPATION, Trade, choice, played_occupations
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.engine.effects import either, in_order, one_of
from cosecha.games.agricola.engine.payments import MAJOR, RENOVATION, ROOM, Payment, payment_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import (
    BOAR,
    CLAY,
    FOOD,
    GOOD_NAMES,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from cosecha.games.agricola.mechanisms import improvements, occupations
from cosecha.games.agricola.mechanisms.animals import most_roomy_pastures
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods, pay
from cosecha.games.agricola.mechanisms.offers import last_chance
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.promises import next_rounds, rounds_from_now
from cosecha.games.agricola.mechanisms.renovating import renovate
from cosecha.games.agricola.mechanisms.rooms import room
from cosecha.games.agricola.mechanisms.stables import stable
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.options import HOUSE_MATERIALS
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.spaces.extensions import RESOURCE_MARKET
from cosecha.games.agricola.spaces.permanent import CLAY_PIT, DAY_LABORER, FOREST, GRAIN_SEEDS, REED_BANK

# Each time you use Day Laborer, you may also build 1 room or renovate.
COTTAGER: Final = occupation(
    "B087", "cottager", with_use(DAY_LABORER, may=either(room(), renovate())), category="farm-planning"
)

# Gain 1 wood. At the start of each round, in a stone house, you may build 1 stable for 1 wood.
GROOM: Final = occupation(
    "B089",
    "groom",
    on_play(gain(wood=1)),
    may_at(hooks.ROUND_START, stable(wood=1), in_stone),
    category="farm-planning",
)

# Each time you use Day Laborer, you may also plow 1 field.
ASSISTANT_TILLER: Final = occupation(
    "B091", "assistant-tiller", with_use(DAY_LABORER, may=plow()), category="farm-planning"
)


# Major improvements cost you 1 stone less for each room you have added.
def _rooms_added(farm: Farm) -> int:
    return max(0, farm.room_count() - 2)


MASTER_BRICKLAYER: Final = occupation(
    "B095", "master-bricklayer", cheaper(MAJOR, STONE, _rooms_added), category="action-booster"
)

# At the start of each round, in a stone house, you may play 1 occupation for 1 food or 1 minor improvement.
SCHOLAR: Final = occupation(
    "B097",
    "scholar",
    may_at(hooks.ROUND_START, either(occupations.occupation(1, 1, 1), improvements.minor()), in_stone),
    category="action-booster",
)


# At the end, 1 point for each pasture with at least 1 animal and room for at least 3 more.
def _organic_farmer(state: Data, seat: int) -> int:
    return max(0, most_roomy_pastures(state.farms[seat], 3))


ORGANIC_FARMER: Final = occupation("B098", "organic-farmer", bonus(_organic_farmer), category="points")


# At the end, 1 point for each occupation you played after this one.
def _tutor(state: Data, seat: int) -> int:
    played = state.farms[seat].played
    return len([card for card in played[played.index(TUTOR) + 1 :] if OCCUPATION[card] and not is_drawn(card)])


TUTOR: Final = occupation("B099", "tutor", bonus(_tutor), category="points")


# With 1, 2, 3 or 4 players, gain 2 grain, 3 clay, 2 reed or 2 sheep.
def _consultant(state: Data, seat: int, log: Log) -> None:
    good, amount = ((GRAIN, 2), (CLAY, 3), (REED, 2), (SHEEP, 2))[state.players - 1]
    gain_goods(state, seat, good, amount, log, CONSULTANT)


CONSULTANT: Final = occupation("B102", "consultant", do_on_play(_consultant), category="goods")

# At any time, 1 wild boar, 1 vegetable or 1 stone for 1 sheep.
_FOR_SHEEP: Final[list[Trade]] = [
    (choice(GOOD_NAMES[good]), ((SHEEP, 1),), ((good, 1),)) for good in (BOAR, VEGETABLE, STONE)
]


def _sheep_walker(farm: Farm) -> list[Trade]:
    return _FOR_SHEEP


# The last breeding phase ends the match, so the owner is asked once more: trading right after it is allowed.
def _trade_in_the_end(card: int) -> Ability:
    return may_at(hooks.END_OF_ROUND, last_chance(card), is_last_round)


SHEEP_WALKER: Final = occupation(
    "B104", "sheep-walker", trades(_sheep_walker), own(_trade_in_the_end), category="goods"
)

# As soon as you live in a stone house, 3 food on each round space still to come.
MANSERVANT: Final = occupation("B107", "manservant", once(in_stone, next_rounds(ROUNDS - 1, food=3)), category="food")

# After each use of a wood accumulation space, you may bake bread.
OVEN_FIRING_BOY: Final = occupation("B108", "oven-firing-boy", after_taking(WOOD, may=bake()), category="food")


# Before each occupation you play, you may pay 1 wood for 1 food for each occupation you have.
def _offer_paper(card: int) -> Ability:
    return may_at(hooks.BEFORE_OCCUPATION, in_order(pay(wood=1), act(card)))


def _make_paper(state: Data, seat: int, log: Log) -> None:
    gain_goods(state, seat, FOOD, played_occupations(state.farms[seat]), log, PAPER_MAKER)


PAPER_MAKER: Final = occupation(
    "B109",
    "paper-maker",
    own(_offer_paper),
    acts(_make_paper),
    food_before_occupations(played_occupations, wood=1),
    category="food",
)


# At the start of each round, with at least 3 rooms and exactly 2 people, 1 food and 1 grain or vegetable.
def _childless(state: Data, farm: Farm) -> bool:
    return farm.room_count() >= 3 and farm.people == 2


CHILDLESS: Final = occupation(
    "B114",
    "childless",
    at(
        hooks.ROUND_START,
        in_order(gain(food=1), one_of(grain=gain(grain=1), vegetable=gain(vegetable=1))),
        _childless,
    ),
    category="crops",
)

# At the start of each round, with exactly 2 rooms, 1 wood.
SMALL_SCALE_FARMER: Final = occupation(
    "B118", "small-scale-farmer", at(hooks.ROUND_START, gain(wood=1), has_2_rooms), category="building-materials"
)


# Each time you use Forest or Reed Bank, 1 clay; with 3 or more players, Clay Pit too.
def _three_players(state: Data, farm: Farm) -> bool:
    return state.players >= 3


GEOLOGIST: Final = occupation(
    "B121",
    "geologist",
    each_use(FOREST, REED_BANK, then=gain(clay=1)),
    each_use(CLAY_PIT, then=gain(clay=1), when=_three_players),
    category="building-materials",
)


# You may pay 1 food for 1 stone for each room you have.
def _offer_stones(card: int) -> Ability:
    return may_on_play(in_order(pay(food=1), act(card)))


def _ballast(state: Data, seat: int, log: Log) -> None:
    gain_goods(state, seat, STONE, state.farms[seat].room_count(), log, ROOF_BALLASTER)


ROOF_BALLASTER: Final = occupation(
    "B123", "roof-ballaster", own(_offer_stones), acts(_ballast), category="building-materials"
)


# A room costs you 3 of the material of your house and 2 reed.
def _carpenter_price(farm: Farm, payment: Payment) -> list[Payment]:
    return [payment_of(((HOUSE_MATERIALS[farm.house], 3), (REED, 2)))]


CARPENTER: Final = occupation("B126", "carpenter", other_price(ROOM, _carpenter_price), category="building-materials")


# With at least 1, 3, 6 or 9 rounds to play, gain 1, 2, 3 or 4 wood. At the end, 3 points for those with most rooms.
def _house_steward(state: Data, seat: int, log: Log) -> None:
    gain_goods(state, seat, WOOD, by_steps(rounds_left(state), 1, 3, 6, 9), log, HOUSE_STEWARD)


def _most_rooms(state: Data, seat: int) -> int:
    most = max([farm.room_count() for farm in state.farms])
    return 3 if state.farms[seat].room_count() == most else 0


HOUSE_STEWARD: Final = occupation(
    "B136", "house-steward", do_on_play(_house_steward), bonus_for_all(_most_rooms), players=3, category="points"
)

# Each time you use Grain Seeds, 1 vegetable.
GREENGROCER: Final = occupation(
    "B142", "greengrocer", each_use(GRAIN_SEEDS, then=gain(vegetable=1)), players=3, category="crops"
)


# For each room and each renovation, you may pay 1 wood instead of all the reed.
def _brushwood(farm: Farm, payment: Payment) -> list[Payment]:
    if not payment[REED]:
        return []
    way = list(payment)
    way[REED] = 0
    way[WOOD] += 1
    return [tuple(way)]


BRUSHWOOD_COLLECTOR: Final = occupation(
    "B145", "brushwood-collector", replaces(ROOM | RENOVATION, _brushwood), players=3, category="building-materials"
)

# Each time you use Resource Market, that of a tile included, 1 clay or 1 grain.
STOREHOUSE_KEEPER: Final = occupation(
    "B156",
    "storehouse-keeper",
    each_use(RESOURCE_MARKET, then=one_of(clay=gain(clay=1), grain=gain(grain=1))),
    at(hooks.AT_MARKET, one_of(clay=gain(clay=1), grain=gain(grain=1))),
    players=4,
    category="goods",
)


# As soon as you are the only one with exactly 2 rooms, gain 3 wood, 2 clay, 1 reed and 1 stone.
def _only_2_rooms(state: Data, farm: Farm) -> bool:
    small = [other.seat for other in state.farms if other.room_count() == 2]
    return small == [farm.seat]


PASTOR: Final = occupation(
    "B163",
    "pastor",
    once(_only_2_rooms, gain(wood=3, clay=2, reed=1, stone=1)),
    players=4,
    category="building-materials",
)

# 1 sheep on the round spaces 2, 5, 8 and 10 rounds from now.
SHEEP_WHISPERER: Final = occupation(
    "B164", "sheep-whisperer", on_play(rounds_from_now(2, 5, 8, 10, sheep=1)), players=4, category="livestock"
)

# Each time you use Grain Seeds, you may also buy 1 cattle for 1 food.
CATTLE_FEEDER: Final = occupation(
    "B166",
    "cattle-feeder",
    with_use(GRAIN_SEEDS, may=in_order(pay(food=1), gain(cattle=1))),
    players=4,
    category="livestock",
)
