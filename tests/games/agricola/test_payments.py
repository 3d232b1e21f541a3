"""Prices in variants: changed by customs, for another farm, with a surcharge."""

from cosecha.games.agricola import deal
from cosecha.games.agricola.engine import payments
from cosecha.games.agricola.engine.cards import NAMES, lay
from cosecha.games.agricola.engine.payments import code_amounts, pay_code, payment_of, ways
from cosecha.games.agricola.farm import new_farm
from cosecha.games.agricola.goods import CLAY, FOOD, REED, STONE, WOOD
from cosecha.games.agricola.mechanisms.customs import settle_customs
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.options import HOUSE_CLAY, ROOM_PRICES, Options


def test_the_number_of_a_payment_has_room_for_20_wood() -> None:
    way = payment_of(((FOOD, 7), (WOOD, 20), (CLAY, 15), (REED, 15), (STONE, 15)))
    assert code_amounts(pay_code(way)) == [7, 20, 15, 15, 15]


def test_a_custom_may_leave_several_ways_to_pay_even_without_cards() -> None:
    state = deal.start(Options(seasons="with", first_season="autumn"), 1)
    farm = state.farms[0]
    price = ((CLAY, 3), (STONE, 1))
    assert ways(farm, payments.MAJOR, price) == [payment_of(((CLAY, 2), (STONE, 1))), payment_of(((CLAY, 3),))]
    farm.goods[CLAY] = 2
    assert not can_obtain(state, farm, payments.MAJOR, price)
    assert too_poor(state, farm, payments.MAJOR, price) is not None
    farm.goods[CLAY] = 3
    assert can_obtain(state, farm, payments.MAJOR, price)
    assert can_afford(farm, payments.MAJOR, price)
    assert ways(farm, payments.ROOM, price) == [payment_of(price)]


def test_a_surcharge_is_added_after_all_changes() -> None:
    farm, site = new_farm(0), new_farm(2)
    site.house = HOUSE_CLAY
    lay(farm, NAMES.index("carpenter"))
    price = ROOM_PRICES[site.house]
    extra = ((CLAY, 1), (REED, 1))
    best = payment_of(((CLAY, 4), (REED, 3)))
    assert ways(farm, payments.ROOM, price, site, extra) == [best]
    farm.goods[CLAY], farm.goods[REED] = 4, 2
    assert can_afford(farm, payments.ROOM, price, site)
    assert not can_afford(farm, payments.ROOM, price, site, extra)
    farm.goods[REED] = 3
    assert can_afford(farm, payments.ROOM, price, site, extra)


def test_a_surcharge_in_the_same_good_is_not_overlooked() -> None:
    farm = new_farm()
    farm.goods[WOOD] = 2
    assert not can_afford(farm, payments.STABLE, ((WOOD, 2),), extra=((WOOD, 1),))
    farm.goods[WOOD] = 3
    assert can_afford(farm, payments.STABLE, ((WOOD, 2),), extra=((WOOD, 1),))


def test_cards_of_the_partner_count() -> None:
    state = deal.start(Options(players=4, cards="full", teams="lower"), 1)
    lay(state.farms[2], NAMES.index("carpenter"))
    settle_customs(state)
    cheaper = payment_of(((WOOD, 3), (REED, 2)))
    assert ways(state.farms[0], payments.ROOM, ROOM_PRICES[0]) == [cheaper]
    assert ways(state.farms[1], payments.ROOM, ROOM_PRICES[0]) == [payment_of(ROOM_PRICES[0])]
