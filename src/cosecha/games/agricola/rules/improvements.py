"""Building major improvements."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.majors import (
    FIREPLACES,
    HEARTHS,
    MAJOR_NAMES,
    MAJOR_PRICES,
    MAJORS,
    OVENS,
    WELL,
    WELL_ROUNDS,
)
from cosecha.games.agricola.cards.table import fire
from cosecha.games.agricola.codes import BUILD, KIND, RETURNED, UPGRADE, kind_of, named_by
from cosecha.games.agricola.effects import bake, step_of
from cosecha.games.agricola.events import ImprovementBuilt, ImprovementReturned
from cosecha.games.agricola.goods import Price, can_pay, pay
from cosecha.games.agricola.rules.playing import improvement_price
from cosecha.games.agricola.rules.promises import promise_food

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State

_BAKE = bake()


def can_build_major(state: "State", farm: "Farm") -> bool:
    there = state.majors
    if there & HEARTHS and farm.majors & FIREPLACES:
        return True
    goods = farm.goods
    prices = major_prices(farm)
    for major in range(MAJORS):
        if there >> major & 1 and can_pay(goods, prices[major]):
            return True
    return False


def major_prices(farm: "Farm") -> tuple[Price, ...]:
    """The prices of the major improvements for this farm."""
    if farm.hooks >> hooks.IMPROVEMENT_PRICE & 1:
        return tuple([improvement_price(farm, price) for price in MAJOR_PRICES])
    return MAJOR_PRICES


def add_majors(state: "State", seat: int, actions: list[int]) -> None:
    """Any available improvement that the seat can pay for, and a Cooking Hearth in exchange for a Fireplace."""
    farm = state.farms[seat]
    prices = major_prices(farm)
    for major in range(MAJORS):
        if not state.majors >> major & 1:
            continue
        if can_pay(farm.goods, prices[major]):
            actions.append(BUILD * KIND + major)
        if HEARTHS >> major & 1:
            for fireplace in range(MAJORS):
                if farm.majors & FIREPLACES & 1 << fireplace:
                    actions.append(UPGRADE * KIND + major * RETURNED + fireplace)


def build_major(state: "State", seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    named = named_by(action)
    if kind_of(action) == UPGRADE:
        major, fireplace = named // RETURNED, named % RETURNED
        farm.majors &= ~(1 << fireplace)
        state.majors |= 1 << fireplace
        if log is not None:
            log.append(ImprovementReturned(seat, MAJOR_NAMES[fireplace]))
    else:
        major = named
        pay(farm.goods, improvement_price(farm, MAJOR_PRICES[major]))
    farm.majors |= 1 << major
    state.majors &= ~(1 << major)
    if log is not None:
        log.append(ImprovementBuilt(seat, MAJOR_NAMES[major]))
    fire(state, seat, hooks.AFTER_IMPROVEMENT, log)
    if major == WELL:
        promise_food(state, seat, WELL_ROUNDS, log)
    elif OVENS >> major & 1:
        farm.steps.append(step_of(_BAKE, may_leave=True))
