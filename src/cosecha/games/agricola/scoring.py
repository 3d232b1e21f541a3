"""End of the match: points by category."""

from typing import Final

from cosecha.core.scores import winners
from cosecha.core.state import NONE
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import BONUS, BONUS_FOR_ALL, IMPROVEMENT, NAMES, POINTS
from cosecha.games.agricola.engine.decks import JOINS_ANIMALS, SCORED_BY_ALL, WINNING_TOTAL
from cosecha.games.agricola.engine.decks import LLAMAS as LLAMA_CARDS
from cosecha.games.agricola.engine.hooks import SCORING
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    GOOD_NAMES,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from cosecha.games.agricola.majors import (
    MAJOR_NAMES,
    MAJOR_POINTS,
    MAJORS,
    WORKSHOP_BONUS,
    WORKSHOP_GOODS,
    WORKSHOPS,
)
from cosecha.games.agricola.mechanisms.partners import TEAMS, partner_of
from cosecha.games.agricola.options import BEGGING_POINTS, PEOPLE, STABLES
from cosecha.games.agricola.phases import OVER
from cosecha.games.agricola.sheet import Category, Scores

# By category: the minimum for 1, 2, 3 and 4 points; fewer than the first score -1.
FIELDS_TABLE: Final = (2, 3, 4, 5)
PASTURES_TABLE: Final = (1, 2, 3, 4)
GRAIN_TABLE: Final = (1, 4, 6, 8)
VEGETABLES_TABLE: Final = (1, 2, 3, 4)
SHEEP_TABLE: Final = (1, 4, 6, 8)
BOAR_TABLE: Final = (1, 3, 5, 7)
CATTLE_TABLE: Final = (1, 2, 4, 6)
TABLES: Final = (
    FIELDS_TABLE,
    PASTURES_TABLE,
    GRAIN_TABLE,
    VEGETABLES_TABLE,
    SHEEP_TABLE,
    BOAR_TABLE,
    CATTLE_TABLE,
)
"""The tables of the first categories, in order."""

CATEGORIES: Final = (
    "fields",
    "pastures",
    "grain",
    "vegetables",
    "sheep",
    "boar",
    "cattle",
    "unused",
    "stables",
    "rooms",
    "people",
    "improvements",
    "bonus",
    "begging",
)
LLAMAS: Final = "llamas"
"""A category that a card adds for everybody. It comes last."""
BONUS_GOODS: Final = (WOOD, CLAY, REED, SHEEP)
MORE_FOR_BONUS: Final = (1, 2, 3)
"""The goods that workshops and cards count for bonus points, and how many more of one may bring the next point."""
ROOM_POINTS: Final = (0, 1, 2)
PERSON_POINTS: Final = 3


def by_table(count: int, table: tuple[int, int, int, int]) -> int:
    if count < table[0]:
        return -1
    points = 1
    while points < 4 and count >= table[points]:
        points += 1
    return points


def missing(count: int, table: tuple[int, int, int, int]) -> int:
    """How many more it takes for the next point; 0 at the maximum."""
    for least in table:
        if count < least:
            return least - count
    return 0


def crops(farm: Farm, good: int) -> int:
    """The amount of a crop in the supply and on fields."""
    total = farm.goods[good]
    if farm.fields or farm.card_fields:
        for cell in range(len(farm.crops)):
            if farm.crops[cell] == good:
                total += farm.amounts[cell]
    return total


def counts(state: Data, seat: int) -> list[int]:
    """The counts by category."""
    return _counts(state if state.decks is None else _at_its_best(state, seat), seat)


def _at_its_best(state: Data, seat: int) -> Data:
    """The state itself; or a copy, where a card counts as an animal: of the type that brings the most points to this
    seat, or to its team. Of two types that bring the same, the first one."""
    if not any(card in JOINS_ANIMALS for card in state.farms[seat].played):
        return state
    best, most = state, 0
    for twin in _with_one_more_animal(state, seat):
        found = _team_result(twin, seat) if state.teams else sum(points(twin.farms[seat], _counts(twin, seat)))
        if best is state or found > most:
            best, most = twin, found
    return best


def _with_one_more_animal(state: Data, seat: int) -> list[Data]:
    """Copies, one for each type of animal. The animal brings its own place. Our ruling: it may stand in a pasture all
    the same, where a card counts pastures with animals."""
    found: list[Data] = []
    for good in ANIMALS:
        twin = state.copy()
        twin.farms[seat].goods[good] += 1
        twin.farms[seat].loose += 1
        found.append(twin)
    if score_llamas(state):
        twin = state.copy()
        twin.farms[seat].loose += 1
        extras = twin.farms[seat].extras
        assert extras is not None
        extras.llamas += 1
        found.append(twin)
    return found


def _counts(state: Data, seat: int) -> list[int]:
    farm = state.farms[seat]
    goods = farm.goods
    found = [
        farm.fields.bit_count(),
        len(farm.pastures),
        crops(farm, GRAIN),
        crops(farm, VEGETABLE),
        goods[SHEEP],
        goods[BOAR],
        goods[CATTLE],
        farm.unused_count(),
        (farm.stables & farm.enclosed).bit_count(),
        farm.rooms.bit_count(),
        farm.people,
        farm.majors.bit_count() + len([card for card in farm.played if IMPROVEMENT[card]]),
        _bonus(state, seat),
        farm.begging,
    ]
    if farm.extras is not None and score_llamas(state):
        found.append(farm.extras.llamas)
    return found


def score_llamas(state: Data) -> bool:
    """Whether llamas are a category for everybody, with the table of sheep."""
    return state.decks is not None and LLAMA_CARDS[0] in state.decks.laid


def points(farm: Farm, counted: list[int]) -> list[int]:
    """The points by category."""
    found = [
        by_table(counted[0], FIELDS_TABLE),
        by_table(counted[1], PASTURES_TABLE),
        by_table(counted[2], GRAIN_TABLE),
        by_table(counted[3], VEGETABLES_TABLE),
        by_table(counted[4], SHEEP_TABLE),
        by_table(counted[5], BOAR_TABLE),
        by_table(counted[6], CATTLE_TABLE),
        -counted[7],
        counted[8],
        counted[9] * ROOM_POINTS[farm.house],
        counted[10] * PERSON_POINTS,
        _improvements(farm),
        counted[12],
        counted[13] * BEGGING_POINTS,
    ]
    if len(counted) > len(found):
        found.append(by_table(counted[14], SHEEP_TABLE))
    return found


def _improvements(farm: Farm) -> int:
    total = 0
    for major in range(MAJORS):
        if farm.majors >> major & 1:
            total += MAJOR_POINTS[major]
    for card in farm.played:
        total += POINTS[card]
    return total


def points_by_improvement(farm: Farm) -> dict[str, int]:
    """The points printed on each improvement of a farm."""
    majors = {MAJOR_NAMES[major]: MAJOR_POINTS[major] for major in range(MAJORS) if farm.majors >> major & 1}
    return majors | {NAMES[card]: POINTS[card] for card in farm.played if POINTS[card]}


def bonus_by_card(state: Data, seat: int) -> dict[str, int]:
    """The bonus points of each workshop and card. A card that scores for everybody counts wherever it lies."""
    if state.decks is not None:
        state = _at_its_best(state, seat)
    farm = state.farms[seat]
    found: dict[str, int] = {}
    for number in range(len(WORKSHOPS)):
        if farm.majors >> WORKSHOPS[number] & 1:
            found[MAJOR_NAMES[WORKSHOPS[number]]] = _workshop(farm, number)
    for card in farm.played:
        bonus = BONUS.get(card)
        if bonus is not None:
            found[NAMES[card]] = bonus(state, seat)
    if state.decks is not None:
        for card in state.decks.laid:
            if card in SCORED_BY_ALL:
                found[NAMES[card]] = farm.stores.get(card, 0)
            if card in BONUS_FOR_ALL:
                found[NAMES[card]] = found.get(NAMES[card], 0) + BONUS_FOR_ALL[card](state, seat)
    for owner in state.farms:
        for card in owner.played:
            for_all = BONUS_FOR_ALL.get(card)
            if for_all is not None:
                found[NAMES[card]] = found.get(NAMES[card], 0) + for_all(state, seat)
    return {name: points for name, points in found.items() if points}


def _bonus(state: Data, seat: int) -> int:
    farm = state.farms[seat]
    return _workshops(farm) + _cards(state, seat)


def _cards(state: Data, seat: int) -> int:
    """Bonus points from cards."""
    total = 0
    farm = state.farms[seat]
    if farm.hooks >> SCORING & 1:
        for card in farm.played:
            bonus = BONUS.get(card)
            if bonus is not None:
                total += bonus(state, seat)
    if state.cards:
        for owner in state.farms:
            for card in owner.played:
                for_all = BONUS_FOR_ALL.get(card)
                if for_all is not None:
                    total += for_all(state, seat)
    if farm.extras is not None:
        total += farm.extras.won
    if state.decks is not None:
        for card in state.decks.laid:
            if card in SCORED_BY_ALL:
                total += farm.stores.get(card, 0)
            if card in BONUS_FOR_ALL:
                total += BONUS_FOR_ALL[card](state, seat)
    return total


def _workshops(farm: Farm) -> int:
    """Bonus points from workshops; the materials are not spent."""
    total = 0
    for number in range(len(WORKSHOPS)):
        if farm.majors >> WORKSHOPS[number] & 1:
            total += _workshop(farm, number)
    return total


def _workshop(farm: Farm, number: int) -> int:
    total = 0
    stock = farm.goods[WORKSHOP_GOODS[number]]
    for least in WORKSHOP_BONUS[number]:
        if stock >= least:
            total += 1
    return total


def total(state: Data, seat: int) -> int:
    result = 0
    for value in points(state.farms[seat], counts(state, seat)):
        result += value
    return result


def materials(farm: Farm) -> int:
    goods = farm.goods
    return goods[WOOD] + goods[CLAY] + goods[REED] + goods[STONE]


def totals(state: Data) -> list[int]:
    """The points by seat; in team play, those of the seat's team."""
    if state.teams:
        found = team_points(state)
        return [found[seat % len(TEAMS)] for seat in range(state.players)]
    return [total(state, seat) for seat in range(state.players)]


def team_points(state: Data) -> list[int]:
    """The points by team: in each category the lower of the partners' results, or the product of their totals."""
    found: list[int] = []
    for one, other in TEAMS:
        if state.options.teams == "product":
            found.append(product(total(state, one), total(state, other)))
        else:
            found.append(_lower(state, counts(state, one), counts(state, other), one, other))
    return found


def _lower(state: Data, one_counts: list[int], other_counts: list[int], one: int, other: int) -> int:
    """The lower results of two partners, category by category."""
    mine, theirs = points(state.farms[one], one_counts), points(state.farms[other], other_counts)
    return sum([min(mine[number], theirs[number]) for number in range(len(mine))])


def _team_result(state: Data, seat: int) -> int:
    """The points of a seat's team, before a card of its own counts as an animal."""
    partner = partner_of(seat)
    mine, theirs = _counts(state, seat), counts(state, partner)
    if state.options.teams == "product":
        return product(sum(points(state.farms[seat], mine)), sum(points(state.farms[partner], theirs)))
    return _lower(state, mine, theirs, seat, partner)


def product(one: int, other: int) -> int:
    """Two results below 0 don't make a good one: their product counts below 0 too."""
    return -one * other if one < 0 and other < 0 else one * other


def winning(state: Data) -> list[int]:
    """The most points win, then the most building materials; if still tied, the victory is shared. Teams that tie on
    points share it."""
    if state.teams:
        return winners(standings(state))
    return winners([(*ranks, materials(farm)) for ranks, farm in zip(standings(state), state.farms, strict=True)])


def winning_total(state: Data) -> int:
    """The exact number of points that wins before all others; 0 if the most points win, as usual."""
    if state.decks is not None:
        for card in state.decks.laid:
            if card in WINNING_TOTAL:
                return WINNING_TOTAL[card]
    return 0


def standings(state: Data) -> list[tuple[int, int]]:
    """By seat, what ranks it before building materials: whether it has exactly the points that win, and its points."""
    exactly = winning_total(state)
    return [(int(points == exactly > 0), points) for points in totals(state)]


def to_next_point(farm: Farm, counted: list[int], bonus: int) -> list[int]:
    """By category: how many more (or fewer, if negative) it takes for the next point; 0 if that isn't possible.

    Rooms of a wooden house score only after renovation, and improvements each have their own points.
    """
    found = [
        *[missing(counted[number], table) for number, table in enumerate(TABLES)],
        -1 if counted[7] else 0,
        1 if counted[8] < STABLES else 0,
        1 if ROOM_POINTS[farm.house] and farm.unused() else 0,
        1 if counted[10] < PEOPLE else 0,
        0,
        bonus,
        0,
    ]
    if len(counted) > len(found):
        found.append(missing(counted[14], SHEEP_TABLE))
    return found


def to_next_bonus(state: Data, seat: int) -> tuple[int, int]:
    """The good that needs the fewest more for another bonus point, and how many; NONE and 0 if there is none."""
    now = _bonus(state, seat)
    twin = state.copy()
    goods = twin.farms[seat].goods
    for more in MORE_FOR_BONUS:
        for good in BONUS_GOODS:
            goods[good] += more
            then = _bonus(twin, seat)
            goods[good] -= more
            if then > now:
                return good, more
    return NONE, 0


def score_sheet(state: Data) -> Scores:
    counted = [counts(state, seat) for seat in range(state.players)]
    worth = [points(farm, counted[seat]) for seat, farm in enumerate(state.farms)]
    names = (*CATEGORIES, LLAMAS) if score_llamas(state) else CATEGORIES
    missed = [[0] * len(names) for _ in state.farms]
    wanted: list[str | None] = [None] * state.players
    if state.phase != OVER:
        for seat, farm in enumerate(state.farms):
            good, more = to_next_bonus(state, seat)
            missed[seat] = to_next_point(farm, counted[seat], more)
            wanted[seat] = None if good == NONE else GOOD_NAMES[good]
    lower = state.teams and state.options.teams == "lower"
    by_card = {
        "improvements": [points_by_improvement(farm) for farm in state.farms],
        "bonus": [bonus_by_card(state, seat) for seat in range(state.players)],
    }
    categories = [
        Category(
            name,
            [each[number] for each in counted],
            [each[number] for each in worth],
            [each[number] for each in missed],
            wanted if name == "bonus" else [None] * state.players,
            by_card.get(name, [{}] * state.players),
            [min(worth[one][number], worth[other][number]) for one, other in TEAMS] if lower else [],
        )
        for number, name in enumerate(names)
    ]
    return Scores(
        totals(state),
        winning(state),
        [],
        categories,
        [materials(farm) for farm in state.farms],
        [sum(each) for each in worth] if state.teams else [],
        state.options.teams if state.teams else "",
        winning_total(state),
        teams=[list(team) for team in TEAMS] if state.teams else [],
    )
