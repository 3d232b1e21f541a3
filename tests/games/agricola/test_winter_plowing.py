"""Every field that is plowed in winter costs 1 food, by whatever effect."""

from cosecha.core.event import Event
from cosecha.games.agricola import actions, deal
from cosecha.games.agricola.engine.effects import all_payable, all_possible, in_order, step_of
from cosecha.games.agricola.events import FieldPlowed, GoodsPaid
from cosecha.games.agricola.goods import FOOD, GRAIN
from cosecha.games.agricola.mechanisms.goods import pay
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.options import Options, Season
from cosecha.games.agricola.state import State

PLOW = actions.parse("plow b1")
PLOW_DRIVER = in_order(pay(food=1), plow())


def plowing(first: Season, food: int, grain: int = 0, cards: bool = False) -> State:
    """The starting player plows a field in round 1."""
    options = Options(seasons="with", first_season=first, first_seat=0, cards="full" if cards else "none")
    state = deal.start(options, 1)
    farm = state.farms[0]
    farm.goods[FOOD], farm.goods[GRAIN] = food, grain
    farm.steps = [step_of(plow())]
    farm.choices = None
    return state


def test_a_field_costs_1_food_in_winter() -> None:
    state = plowing("winter", food=1)
    log: list[Event] = []
    state.answer(0, PLOW, log)
    assert state.farms[0].goods[FOOD] == 0
    assert log == [GoodsPaid(0, "food", 1), FieldPlowed(0, "b1")]


def test_a_field_costs_nothing_in_spring() -> None:
    state = plowing("spring", food=0)
    state.answer(0, PLOW, None)
    assert state.farms[0].goods[FOOD] == 0
    assert state.farms[0].fields


def test_without_food_there_is_no_field_in_winter() -> None:
    state = plowing("winter", food=0)
    assert PLOW not in state.legal(0)
    reason = state.refusal(0, PLOW)
    assert reason
    assert reason.id == "agricola-reason-too-few-goods"


def test_food_for_a_field_may_come_from_an_exchange() -> None:
    state = plowing("winter", food=0, grain=1, cards=True)
    assert "exchange grain" in [actions.notation(action) for action in state.worth(0)]
    reason = state.refusal(0, PLOW)
    assert reason
    assert reason.id == "agricola-reason-exchange-first"
    state.answer(0, actions.parse("exchange grain"), None)
    assert PLOW in state.legal(0)


def test_what_an_effect_costs_comes_on_top_of_the_food_for_the_field() -> None:
    for food in (1, 2):
        state = plowing("winter", food=food)
        farm = state.farms[0]
        assert all_possible(state, farm, PLOW_DRIVER, farm.space) == (food == 2)
        assert all_payable(state, farm, PLOW_DRIVER, farm.space) == (food == 2)
        assert farm.goods[FOOD] == food
