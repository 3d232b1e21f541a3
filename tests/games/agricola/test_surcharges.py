"""Prices that a card or a season raises: everything that is paid for asks the same function."""

from collections.abc import Iterator

import pytest

from cosecha.core.event import Event
from cosecha.games.agricola import actions, deal
from cosecha.games.agricola.cards.abilities import dearer
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import HOOK_BITS, OCCUPATION, lay
from cosecha.games.agricola.engine.effects import KIND, PARTS, all_payable, all_possible, in_order, step_of
from cosecha.games.agricola.engine.payments import Payment
from cosecha.games.agricola.events import FieldPlowed, GoodsPaid
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, GOOD_NAMES, GRAIN, WOOD
from cosecha.games.agricola.mechanisms.fencing import fences
from cosecha.games.agricola.mechanisms.goods import food_paid, pay
from cosecha.games.agricola.mechanisms.improvements import major_or_minor, may_lack_food, minor
from cosecha.games.agricola.mechanisms.occupations import OCCUPATION_KIND, occupation
from cosecha.games.agricola.mechanisms.offers import OFFER
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.renovating import renovate
from cosecha.games.agricola.mechanisms.rooms import room
from cosecha.games.agricola.mechanisms.stables import stable
from cosecha.games.agricola.options import WINTER, Options
from cosecha.games.agricola.state import State

EVERYTHING = payments.BUILDING | payments.OCCUPATION | payments.PLOWING
CARD = CARD_NAMES.index("big-country")
"""Any card that changes nothing while it lies there."""

BOUGHT = {
    "room a1": (room(), {"wood": 5, "reed": 2}),
    "stable c1": (stable(2), {"wood": 2}),
    "fence e3": (fences(), {"wood": 4}),
    "renovate clay": (renovate(), {"clay": 2, "reed": 1}),
    "build well": (major_or_minor(), {"wood": 1, "stone": 3}),
    "play manger": (minor(), {"wood": 2}),
    "play conservator": (occupation(1, 1, 2), {"food": 1}),
    "plow c1": (plow(), {}),
}
"""By answer: the effect that asks for it, and the printed price."""


@pytest.fixture
def surcharge() -> Iterator[None]:
    """A card that makes everything cost 1 food more."""
    before = HOOK_BITS[CARD]
    dearer(EVERYTHING, FOOD, lambda farm: 1)(CARD)
    yield
    HOOK_BITS[CARD] = before
    del payments.DISCOUNTS[CARD]


def asked(effect: int, goods: dict[str, int], dear: bool = True) -> State:
    """The starting player, with exactly these goods, is asked for this."""
    state = deal.start(Options(first_seat=0, cards="full"), 1)
    for farm in state.farms:
        farm.hand = ()
    farm = state.farms[0]
    farm.goods[FOOD] = 0
    for good, amount in goods.items():
        farm.goods[GOOD_NAMES.index(good)] = amount
    farm.hand = (CARD_NAMES.index("manger"), CARD_NAMES.index("conservator"))
    if dear:
        lay(farm, CARD)
    farm.steps = [step_of(effect)]
    farm.choices = None
    return state


def test_the_examples_are_of_both_kinds() -> None:
    assert [OCCUPATION[CARD_NAMES.index(name)] for name in ("manger", "conservator")] == [False, True]


@pytest.mark.usefixtures("surcharge")
@pytest.mark.parametrize("answer", BOUGHT)
def test_whatever_is_bought_may_cost_more(answer: str) -> None:
    effect, price = BOUGHT[answer]
    action = actions.parse(answer)
    assert action in asked(effect, price, dear=False).legal(0)
    state = asked(effect, price)
    assert action not in state.legal(0)
    reason = state.refusal(0, action)
    assert reason
    assert reason.id == "agricola-reason-too-few-goods"
    state = asked(effect, {**price, "food": price.get("food", 0) + 1})
    assert action in state.legal(0)
    state.answer(0, action, None)
    assert sum(state.farms[0].goods) == 0


@pytest.mark.usefixtures("surcharge")
@pytest.mark.parametrize("answer", BOUGHT)
def test_an_exchange_may_bring_what_it_costs_more(answer: str) -> None:
    effect, price = BOUGHT[answer]
    state = asked(effect, {**price, "grain": 1})
    reason = state.refusal(0, actions.parse(answer))
    assert reason
    assert reason.id == "agricola-reason-exchange-first"
    state.answer(0, actions.parse("exchange grain"), None)
    assert actions.parse(answer) in state.legal(0)
    assert state.farms[0].goods[GRAIN] == 0


@pytest.mark.usefixtures("surcharge")
def test_a_card_may_raise_what_comes_after_another_payment() -> None:
    both = in_order(pay(food=1), plow())
    for food in (1, 2):
        state = asked(both, {"food": food})
        farm = state.farms[0]
        assert all_possible(state, farm, both, farm.space) == (food == 2)
        assert all_payable(state, farm, both, farm.space) == (food == 2)


def test_prices_as_printed_are_not_raised() -> None:
    state = asked(plow(), {}, dear=False)
    assert not any(bits >> hooks.RAISED & 1 for bits in HOOK_BITS)
    assert not payments.is_raised(state.farms[0])
    assert payments.least(state.farms[0], payments.PLOWING, ((FOOD, 2),)) == ((FOOD, 2),)


def _or_wood(farm: Farm, way: Payment) -> list[Payment]:
    return [way, payments.more(payments.more(way, FOOD, -1), WOOD, 1)]


@pytest.fixture
def wood_in_winter() -> Iterator[None]:
    payments.CUSTOMS.append((WINTER, payments.PLOWING, _or_wood))
    yield
    payments.CUSTOMS.pop()


@pytest.mark.usefixtures("wood_in_winter")
def test_a_field_may_be_paid_for_in_more_than_one_way() -> None:
    state = deal.start(Options(seasons="with", first_season="winter", first_seat=0), 1)
    farm = state.farms[0]
    farm.goods[FOOD] = farm.goods[WOOD] = 1
    farm.steps = [step_of(plow())]
    farm.choices = None
    assert payments.least(farm, payments.PLOWING, ()) == (), "neither is paid in any case"
    state.answer(0, actions.parse("plow b1"), None)
    legal = [actions.notation(action) for action in state.legal(0) if "discard" not in actions.notation(action)]
    assert sorted(legal) == ["pay food1", "pay wood1"]
    log: list[Event] = []
    state.answer(0, actions.parse("pay wood1"), log)
    assert log[:2] == [GoodsPaid(0, "wood", 1), FieldPlowed(0, "b1")]
    assert (farm.goods[FOOD], farm.goods[WOOD]) == (1, 0)


def test_no_offer_and_no_occupation_costs_more_food_than_is_known() -> None:
    offers = [food_paid(PARTS[number][1]) for number, kind in enumerate(KIND) if kind == OFFER]
    occupations = [max(PARTS[number]) for number, kind in enumerate(KIND) if kind == OCCUPATION_KIND]
    assert payments.most_food() == max(offers + occupations) == 2


def test_a_dearer_offer_makes_food_wanted_earlier() -> None:
    farm = asked(plow(), {"food": 2}, dear=False).farms[0]
    assert not may_lack_food(farm)
    payments.asks_food(3)
    try:
        assert may_lack_food(farm)
    finally:
        payments._MOST_FOOD[0] = 2
