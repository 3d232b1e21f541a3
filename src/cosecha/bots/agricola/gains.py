"""What a turn gains, part by part: a rough value of each part, and the hint that describes it."""

from collections.abc import Iterator

from cosecha.bots.agricola.food import food_missing, next_harvest
from cosecha.core.message import Argument, Token
from cosecha.games.agricola import State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.payments import MAJOR
from cosecha.games.agricola.engine.spaces import GOODS, REFILLS
from cosecha.games.agricola.goods import ANIMALS, CROPS, FOOD, GOOD_NAMES, MATERIALS, can_pay
from cosecha.games.agricola.goods import GOODS as GOODS_COUNT
from cosecha.games.agricola.majors import (
    FIREPLACES,
    HEARTHS,
    MAJOR_NAMES,
    MAJOR_POINTS,
    MAJOR_PRICES,
    MAJORS,
    OVENS,
    WELL,
    WELL_ROUNDS,
    WORKSHOP_FOOD,
    WORKSHOP_GOODS,
    WORKSHOPS,
    baked,
)
from cosecha.games.agricola.mechanisms.improvements import cheapest
from cosecha.games.agricola.mechanisms.partners import partner_of
from cosecha.games.agricola.mechanisms.renovating import can_renovate
from cosecha.games.agricola.options import PEOPLE, ROOM_PRICES
from cosecha.games.agricola.phases import HARVESTS, ROUNDS
from cosecha.games.agricola.scoring import FIELDS_TABLE, PERSON_POINTS, ROOM_POINTS, by_table, crops

Gain = tuple[float, tuple[str, dict[str, Argument]]]
"""The rough value in points of one part of a turn's gain, and the id and arguments of its hint."""


class Turn:
    """A seat's farm before and after a turn."""

    def __init__(self, before: State, after: State, seat: int) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.was = before.farms[seat]
        self.farm = after.farms[seat]
        self.rounds = ROUNDS - before.round
        self.harvests = len(HARVESTS) - next_harvest(before, self.was)

    def more(self, good: int) -> int:
        """The gain of a good."""
        return self.farm.goods[good] - self.was.goods[good]


def gains(turn: Turn) -> list[Gain]:
    return [
        *_family(turn),
        *_house(turn),
        *_food(turn),
        *_fields(turn),
        *_pastures(turn),
        *_improvements(turn),
        *_cards(turn),
        *_animals(turn),
        *_crops(turn),
        *_materials(turn),
        *_start(turn),
        *_unused(turn),
        *_partner(turn),
    ]


def _good(good: int) -> Token:
    return Token("good", GOOD_NAMES[good])


def _family(turn: Turn) -> Iterator[Gain]:
    if turn.farm.people > turn.was.people:
        if turn.rounds:
            yield 20.0, ("grow", {"rounds": turn.rounds})
        else:
            yield 20.0, ("grow-last", {"points": PERSON_POINTS})


def _house(turn: Turn) -> Iterator[Gain]:
    farm, was = turn.farm, turn.was
    if farm.rooms != was.rooms and was.people < PEOPLE and was.room_count() + was.lodging <= was.people and turn.rounds:
        yield 15.0, ("room", {})
    if farm.house > was.house:
        points = farm.room_count() * (ROOM_POINTS[farm.house] - ROOM_POINTS[was.house])
        yield 1.0 + points, ("renovate", {"points": points})


def _food(turn: Turn) -> Iterator[Gain]:
    food = turn.more(FOOD)
    if food <= 0:
        return
    missing = food_missing(turn.before, turn.seat)
    if missing > 0:
        yield 2.0 * min(food, missing), ("food", {"food": food, "missing": missing})
    else:
        yield 0.3 * food, ("food-ahead", {"food": food})


def _fields(turn: Turn) -> Iterator[Gain]:
    farm, was = turn.farm, turn.was
    sown = _sown(turn.after, turn.seat) - _sown(turn.before, turn.seat)
    if sown > 0:
        yield 2.5 * sown, ("sow", {"fields": sown})
    fields = farm.fields.bit_count()
    if fields > was.fields.bit_count():
        points = by_table(fields, FIELDS_TABLE)
        if points > by_table(was.fields.bit_count(), FIELDS_TABLE):
            yield 2.0, ("plow-points", {"fields": fields, "points": points})
        else:
            yield 2.0, ("plow", {})


def _sown(state: State, seat: int) -> int:
    return len([amount for amount in state.farms[seat].amounts if amount])


def _pastures(turn: Turn) -> Iterator[Gain]:
    farm, was = turn.farm, turn.was
    animals = sum(farm.capacities) + farm.loose
    if len(farm.pastures) > len(was.pastures):
        new = len(farm.pastures) - len(was.pastures)
        yield 4.0 * new, ("fences", {"pastures": len(farm.pastures), "animals": animals})
    elif farm.stables != was.stables and animals > sum(was.capacities) + was.loose:
        yield 1.5, ("stable", {"animals": animals})


def _improvements(turn: Turn) -> Iterator[Gain]:
    new = turn.farm.majors & ~turn.was.majors
    for major in range(MAJORS):
        if new >> major & 1:
            yield _improvement(turn, major)


def _improvement(turn: Turn, major: int) -> Gain:
    was, points = turn.was, MAJOR_POINTS[major]
    named = Token("improvement", MAJOR_NAMES[major])
    if turn.harvests and (FIREPLACES | HEARTHS) >> major & 1:
        if not was.majors & (FIREPLACES | HEARTHS):
            return 6.0, ("cooking", {})
        if HEARTHS >> major & 1 and not was.majors & HEARTHS:
            return 3.0, ("hearth", {})
    if turn.harvests and OVENS >> major & 1:
        return 3.0 + points, ("oven", {"food": baked(1 << major, 1), "points": points})
    if turn.rounds and major == WELL:
        return 3.0 + points, ("well", {"rounds": min(turn.rounds, WELL_ROUNDS), "points": points})
    if turn.harvests and major in WORKSHOPS:
        number = WORKSHOPS.index(major)
        good = _good(WORKSHOP_GOODS[number])
        return 1.0 + points, ("workshop", {"good": good, "amount": 1, "food": WORKSHOP_FOOD[number], "points": points})
    return points, ("improvement", {"improvement": named, "points": points})


def _cards(turn: Turn) -> Iterator[Gain]:
    new = [card for card in turn.farm.played if card not in turn.was.played]
    if new:
        yield 1.5, ("card", {"card": Token("card", CARD_NAMES[new[0]])})


def _animals(turn: Turn) -> Iterator[Gain]:
    for good in ANIMALS:
        had, came = turn.was.goods[good], turn.more(good)
        if came <= 0:
            continue
        if had < 2 <= had + came and turn.harvests:
            yield 3.0, ("pair", {"good": _good(good), "amount": had + came})
        elif had == 0:
            yield 2.0, ("first", {"good": _good(good)})
        else:
            yield 0.8 * came, ("goods", {"good": _good(good), "amount": came})


def _crops(turn: Turn) -> Iterator[Gain]:
    empty = turn.was.fields.bit_count() - _sown(turn.before, turn.seat)
    for good in CROPS:
        came = turn.more(good)
        if came <= 0:
            continue
        if empty > 0 and turn.rounds:
            yield 2.5, ("seed", {"good": _good(good), "amount": came, "fields": empty})
        elif crops(turn.was, good) == 0:
            yield 2.0, ("first", {"good": _good(good)})
        else:
            yield 1.0 * came, ("goods", {"good": _good(good), "amount": came})


def _materials(turn: Turn) -> Iterator[Gain]:
    for good in MATERIALS:
        came = turn.more(good)
        if came > 0:
            yield _material(turn, good, came)


def _material(turn: Turn, good: int, came: int) -> Gain:
    farm, was = turn.farm, turn.was
    if turn.rounds and can_pay(farm.goods, ROOM_PRICES[farm.house]) and not can_pay(was.goods, ROOM_PRICES[was.house]):
        return 3.0, ("pays-room", {"good": _good(good), "amount": came})
    if can_renovate(farm) and not can_renovate(was):
        return 2.5, ("pays-renovation", {"good": _good(good), "amount": came})
    for major in reversed(range(MAJORS)):
        price = cheapest(was, MAJOR, MAJOR_PRICES[major])
        if turn.after.majors >> major & 1 and can_pay(farm.goods, price) and not can_pay(was.goods, price):
            improvement = Token("improvement", MAJOR_NAMES[major])
            return 2.0, ("pays-improvement", {"good": _good(good), "amount": came, "improvement": improvement})
    space = farm.space
    if GOODS[space] == good and turn.before.piles[space] >= 2 * REFILLS[space][turn.before.players]:
        return 0.7 * came, ("goods-many", {"good": _good(good), "amount": came})
    return 0.5 * came, ("goods", {"good": _good(good), "amount": came})


def _start(turn: Turn) -> Iterator[Gain]:
    if turn.after.starter == turn.seat != turn.before.starter and turn.rounds:
        yield 0.7, ("start", {})


def _unused(turn: Turn) -> Iterator[Gain]:
    spaces = turn.was.unused().bit_count() - turn.farm.unused().bit_count()
    if spaces > 0:
        yield 0.9 * spaces, ("unused", {"spaces": spaces})


def _partner(turn: Turn) -> Iterator[Gain]:
    """What the partner gets in team play."""
    if not turn.before.teams:
        return
    partner = partner_of(turn.seat)
    was, farm = turn.before.farms[partner], turn.after.farms[partner]
    if farm.rooms != was.rooms:
        yield 12.0, ("partner-room", {})
    if len(farm.pastures) > len(was.pastures):
        yield 4.0, ("partner-fences", {"pastures": len(farm.pastures)})
    if farm.fields != was.fields:
        yield 2.0, ("partner-plow", {"fields": farm.fields.bit_count()})
    if farm.stables != was.stables:
        yield 1.5, ("partner-stable", {})
    missing = food_missing(turn.before, partner)
    for good in range(GOODS_COUNT):
        came = farm.goods[good] - was.goods[good]
        if came > 0:
            if good == FOOD and missing > 0:
                yield 2.0 * min(came, missing), ("partner-food", {"food": came, "missing": missing})
            else:
                yield 0.5 * came, ("partner-goods", {"good": _good(good), "amount": came})
