"""A position as numbers for the net, from one seat's point of view.

They describe only what the seat may know: round cards to come and other hands stay out. Most numbers are between 0
and UNIT. Their order and meaning are part of the trained weights: to change one means to train again. Hand cards come
last, and only in a match with cards.
"""

from typing import Final

from cosecha.bots.agricola.card_features import add_cards
from cosecha.bots.agricola.food import food_from_cooking, food_needed_at, food_promised, has_fed, next_harvest
from cosecha.bots.agricola.units import UNIT
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.spaces import GOODS
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import fences_left
from cosecha.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.majors import MAJORS, cooking_level
from cosecha.games.agricola.mechanisms.feeding import food_needed, grown_up_needs
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_MATERIALS, HOUSE_STONE, has_hands
from cosecha.games.agricola.phases import HARVESTS, HOME, ROUNDS, WORK
from cosecha.games.agricola.scoring import CATEGORIES, counts, points
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS

OTHERS: Final = 18
"""How many numbers describe the other players."""
_ROUND_CARDS: Final = [card for stage in STAGE_CARDS for card in stage]
_SPACES: Final = 34
"""The printed ones; those of variants are numbered after them."""
_PILES: Final = [space for space in range(_SPACES) if GOODS[space] >= 0]


def features(state: Data, seat: int, others: list[int], board: list[int] | None = None) -> list[int]:
    """All numbers. `others` comes from `about_others`: a seat's own turn hardly changes it. `board` replaces what
    `about_board` would say."""
    x: list[int] = []
    farm = state.farms[seat]
    scored = points(farm, counts(state, seat))
    _add_time(x, state, seat)
    _add_goods(x, farm)
    _add_house(x, farm)
    _add_fields(x, farm)
    _add_pastures(x, farm)
    _add_bits(x, farm.majors, MAJORS)
    total = 0
    if len(scored) > len(CATEGORIES):
        total = scored.pop()  # nets know only the printed categories
    for value in scored:
        total += value
        x.append(UNIT * value // 4)
    x.append(UNIT * total // 40)
    _add_food(x, state, seat)
    x.extend(about_board(state) if board is None else board)
    x.extend(others)
    if has_hands(state.options):
        add_cards(x, state, seat)
    return x


def about_others(state: Data, seat: int) -> list[int]:
    """The average of the other players' farms, and their best score; zeros in a solo match."""
    sums = [0] * OTHERS
    rivals = state.players - 1
    if rivals == 0:
        return sums
    best = -99
    for other in range(state.players):
        if other == seat:
            continue
        farm = state.farms[other]
        goods = farm.goods
        total = 0
        for value in points(farm, counts(state, other)):
            total += value
        best = max(best, total)
        sums[0] += UNIT * (farm.people - 2) // 3
        sums[1] += UNIT * farm.home // 3 if state.phase == WORK else 0
        sums[2] += UNIT if farm.room_count() + farm.lodging > farm.people else 0
        sums[3] += UNIT * goods[WOOD] // 10
        sums[4] += UNIT * goods[CLAY] // 8
        sums[5] += UNIT * goods[REED] // 4
        sums[6] += UNIT * goods[STONE] // 6
        sums[7] += UNIT * goods[GRAIN] // 4
        sums[8] += UNIT * goods[VEGETABLE] // 4
        sums[9] += UNIT * goods[FOOD] // 8
        sums[10] += UNIT if goods[FOOD] < food_needed(state, other) else 0
        sums[11] += UNIT * (goods[SHEEP] + goods[BOAR] + goods[CATTLE]) // 8
        sums[12] += UNIT * farm.fields.bit_count() // 5
        sums[13] += UNIT * len(farm.pastures) // 4
        sums[14] += UNIT * farm.majors.bit_count() // 4
        sums[15] += UNIT if cooking_level(farm.majors) else 0
    for number in range(OTHERS):
        sums[number] //= rivals
    sums[16] = UNIT * best // 40
    sums[17] = UNIT if state.starter == (seat + 1) % state.players else 0
    return sums


def _flag(x: list[int], yes: bool) -> None:
    x.append(UNIT if yes else 0)


def _add_bits(x: list[int], bits: int, count: int) -> None:
    for number in range(count):
        x.append(UNIT if bits >> number & 1 else 0)


def _add_one_of(x: list[int], value: int, first: int, last: int) -> None:
    """One number for each value from first to last: 1 for the actual one."""
    for number in range(first, last + 1):
        x.append(UNIT if value == number else 0)


def _add_steps(x: list[int], value: int, first: int, last: int) -> None:
    """One number for each value from first to last: 1 for those reached."""
    for number in range(first, last + 1):
        x.append(UNIT if value >= number else 0)


def _placements(state: Data, farm: Farm, harvest: int) -> int:
    """How many people are placed up to the end of that round."""
    return (farm.home if state.phase <= WORK else 0) + (harvest - state.round) * farm.people


def _add_time(x: list[int], state: Data, seat: int) -> None:
    farm = state.farms[seat]
    _add_one_of(x, state.round, 1, ROUNDS)
    _add_one_of(x, state.players, 1, 4)
    _flag(x, state.phase >= HOME)
    _flag(x, has_fed(state, farm))
    home = farm.home if state.phase <= WORK else 0
    _add_steps(x, home, 1, 4)
    x.append(UNIT * _placements(state, farm, ROUNDS) // 40)
    x.append(UNIT * (ROUNDS - state.round) // 14)
    _flag(x, state.starter == seat)
    number = next_harvest(state, farm)
    _add_one_of(x, number, 0, 6)
    away = HARVESTS[number] - state.round if number < 6 else -1
    _add_one_of(x, away, 0, 3)


def _add_goods(x: list[int], farm: Farm) -> None:
    goods = farm.goods
    x.append(UNIT * goods[WOOD] // 10)
    x.append(UNIT * min(goods[WOOD], 5) // 5)
    x.append(UNIT * goods[CLAY] // 8)
    x.append(UNIT * min(goods[CLAY], 5) // 5)
    x.append(UNIT * goods[REED] // 5)
    _add_steps(x, goods[REED], 1, 2)
    x.append(UNIT * goods[STONE] // 6)
    x.append(UNIT * min(goods[STONE], 3) // 3)
    x.append(UNIT * goods[GRAIN] // 6)
    _add_steps(x, goods[GRAIN], 1, 2)
    x.append(UNIT * goods[VEGETABLE] // 4)
    _add_steps(x, goods[VEGETABLE], 1, 2)
    for good in (SHEEP, BOAR, CATTLE):
        x.append(UNIT * goods[good] // 6)
        _add_steps(x, goods[good], 1, 2)


def _add_house(x: list[int], farm: Farm) -> None:
    goods = farm.goods
    rooms = farm.room_count()
    _add_one_of(x, farm.people, 2, 5)
    x.append(UNIT * farm.newborns)
    _add_steps(x, rooms, 3, 6)
    spare = rooms + farm.lodging - farm.people
    _flag(x, spare < 0)
    _add_steps(x, spare, 1, 2)
    _flag(x, farm.house == HOUSE_CLAY)
    _flag(x, farm.house == HOUSE_STONE)
    material = goods[HOUSE_MATERIALS[farm.house]]
    x.append(UNIT * max(0, 5 - material) // 5)
    affordable = min(material // 5, goods[REED] // 2)
    _add_steps(x, affordable, 1, 2)
    if farm.house == HOUSE_STONE:
        x.append(0)
        x.append(0)
    else:
        more = goods[HOUSE_MATERIALS[farm.house + 1]]
        x.append(UNIT * max(0, rooms - more) // 5)
        _flag(x, more >= rooms and goods[REED] > 0)


def _add_fields(x: list[int], farm: Farm) -> None:
    fields = farm.fields.bit_count() + farm.card_fields.bit_count()
    planted = [0, 0]
    growing = [0, 0]
    if fields:
        for cell in range(len(farm.amounts)):
            amount = farm.amounts[cell]
            if amount:
                crop = farm.crops[cell] - GRAIN
                planted[crop] += 1
                growing[crop] += amount
    empty = fields - planted[0] - planted[1]
    _add_steps(x, fields, 1, 5)
    x.append(UNIT * fields // 6)
    x.append(UNIT * planted[0] // 3)
    x.append(UNIT * planted[1] // 3)
    x.append(UNIT * growing[0] // 8)
    x.append(UNIT * growing[1] // 6)
    x.append(UNIT * empty // 3)
    x.append(UNIT * min(empty, farm.goods[GRAIN] + farm.goods[VEGETABLE]) // 3)


def _add_pastures(x: list[int], farm: Farm) -> None:
    goods = farm.goods
    _add_steps(x, len(farm.pastures), 1, 4)
    room = farm.loose
    largest = 0
    for capacity in farm.capacities:
        room += capacity
        largest = max(largest, capacity)
    animals = goods[SHEEP] + goods[BOAR] + goods[CATTLE]
    x.append(UNIT * room // 15)
    x.append(UNIT * largest // 8)
    x.append(UNIT * animals // 10)
    x.append(UNIT * min(room - animals, 8) // 8)
    _flag(x, room > animals)
    _add_steps(x, farm.stables.bit_count(), 1, 4)
    x.append(UNIT * (farm.stables & farm.enclosed).bit_count() // 4)
    x.append(UNIT * fences_left(farm) // 15)
    x.append(UNIT * farm.enclosed.bit_count() // 6)
    x.append(UNIT * min(goods[WOOD], fences_left(farm)) // 10)


def _add_food(x: list[int], state: Data, seat: int) -> None:
    """The food for the next two harvests: what is needed, what is there, what could be cooked."""
    farm = state.farms[seat]
    goods = farm.goods
    level = cooking_level(farm.majors)
    _add_one_of(x, level, 1, 2)
    number = next_harvest(state, farm)
    x.append(UNIT * food_promised(state, seat, ROUNDS) // 5)
    x.append(UNIT * goods[FOOD] // 10)
    if number >= 6:
        for _ in range(14):
            x.append(0)
        return
    harvest = HARVESTS[number]
    need = food_needed_at(state, seat, harvest)
    have = goods[FOOD] + food_promised(state, seat, harvest)
    cooked = food_from_cooking(state, farm)
    placements = _placements(state, farm, harvest)
    missing = max(0, need - have)
    begged = max(0, missing - cooked)
    x.append(UNIT * need // 10)
    x.append(UNIT * missing // 8)
    x.append(UNIT * max(0, have - need) // 8)
    x.append(UNIT * cooked // 10)
    x.append(UNIT * begged // 8)
    _flag(x, missing > 0)
    _flag(x, begged > 0)
    x.append(UNIT * placements // 10)
    x.append(UNIT * missing // (4 * placements + 4))
    x.append(UNIT * begged // (4 * placements + 4))
    left = max(0, have - need)
    cooked = max(0, cooked - missing)
    if number + 1 < len(HARVESTS):
        later = grown_up_needs(state, seat)
        chances = placements + (HARVESTS[number + 1] - harvest) * farm.people
        x.append(UNIT * max(0, later - left) // 10)
        x.append(UNIT * max(0, later - left - cooked) // 10)
        x.append(UNIT * max(0, begged + later - left - cooked) // (4 * chances + 4))
        x.append(UNIT * chances // 20)
    else:
        for _ in range(4):
            x.append(0)


def about_board(state: Data) -> list[int]:
    """By space whether it is free; the goods on it; the round cards that are there; the improvements for sale."""
    free = [0] * _SPACES
    there = [0] * _SPACES
    for space in state.spaces:
        if space >= _SPACES:
            continue
        there[space] = UNIT
        if state.occupied[space] == 0:
            free[space] = UNIT
    x = free
    for space in _PILES:
        x.append(UNIT * state.piles[space] // 5)
    for space in _ROUND_CARDS:
        x.append(there[space])
    _add_bits(x, state.majors, MAJORS)
    return x
