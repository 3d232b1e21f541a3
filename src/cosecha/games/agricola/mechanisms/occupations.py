"""Playing occupations."""

from collections.abc import Callable
from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import OCCUPATION, fire, paid_occupations
from cosecha.games.agricola.engine.effects import (
    KIND,
    MAY_LEAVE,
    card_of,
    effect,
    effect_of,
    kind,
    progress_of,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import AGAIN, Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, Price, can_pay
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_get, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.playing import not_asked_for, play_card
from cosecha.games.agricola.mechanisms.triggers import trigger


def occupation_cost(farm: Farm, costs: tuple[int, ...]) -> int:
    """The cost in food, which depends on the number of occupations in play."""
    return costs[min(paid_occupations(farm), 2)]


def _has_occupations(farm: Farm) -> bool:
    for card in farm.hand:
        if OCCUPATION[card]:
            return True
    return False


FOOD_BEFORE: Final[dict[int, tuple[Price, Callable[[Farm], int]]]] = {}
"""By card: what it takes right before an occupation is played, and the food that it brings for that."""


PREPARED: Final = 1
CHOSEN: Final = 2


class Occupations(Purchase):
    """`parts`: the cost in food of the first, the second and each later one. `progress`: whether the cards that act
    before an occupation have done so, and the occupation if it is already chosen."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if not _has_occupations(farm):
            return False
        if not farm.hooks & payments.OCCUPATION and farm.goods[FOOD] >= occupation_cost(farm, parts):
            return True  # the usual case
        before = _food_before(farm)
        for price in _prices(farm, parts):
            if can_get(state, farm, _with_less_food(price, before)):
                return True
            for card in _cards_before(farm):
                goods, food = FOOD_BEFORE[card]
                if can_get(state, farm, (*goods, *_with_less_food(price, food(farm)))):
                    return True
        return False

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        if _has_occupations(farm):
            return _too_poor(state, farm, parts)
        return Message("agricola-reason-no-card-to-play")

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        farm = state.farms[seat]
        progress = progress_of(step)
        if farm.hooks >> hooks.BEFORE_OCCUPATION & 1 and progress == 0:
            farm.steps[-1] = step_of(effect_of(step), PREPARED, bool(step & MAY_LEAVE), card_of(step))
            fire(state, seat, hooks.BEFORE_OCCUPATION, log)
            return AGAIN
        if progress >= CHOSEN and can_afford(farm, payments.OCCUPATION, _price(farm, parts)):
            farm.steps.pop()
            Purchase.answer(self, state, seat, parts, step, codes.PLAY * codes.KIND + progress - CHOSEN, log)
            return AGAIN
        return Mechanism.comes_up(self, state, seat, parts, step, log)

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress < CHOSEN or (progress - CHOSEN in state.farms[seat].hand and OCCUPATION[progress - CHOSEN])

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.PLAY and OCCUPATION[codes.named_by(action)]

    def can_follow(self, state: Data, farm: Farm, parts: tuple[int, ...]) -> bool:
        return can_obtain(state, farm, payments.OCCUPATION, _price(farm, parts))

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        before = _food_before(farm)
        for price in _prices(farm, parts):
            if can_pay(farm.goods, _with_less_food(price, before)):
                for card in farm.hand:
                    if OCCUPATION[card]:
                        actions.append(codes.PLAY * codes.KIND + card)
                return

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Where the occupation is one of several choices, cards act only once it is chosen."""
        farm = state.farms[seat]
        if farm.hooks >> hooks.BEFORE_OCCUPATION & 1 and progress_of(step) == 0:
            farm.steps.append(step_of(effect_of(step), CHOSEN + codes.named_by(action), card=card_of(step)))
            fire(state, seat, hooks.BEFORE_OCCUPATION, log)
        else:
            Purchase.answer(self, state, seat, parts, step, action, log)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return _price(farm, parts)

    def what(self, action: int) -> int:
        return payments.OCCUPATION

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        if farm.hooks >> hooks.AFTER_OCCUPATION & 1:
            farm.steps.append(step_of(_AFTER_OCCUPATION))
        play_card(state, seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        card = codes.named_by(action)
        if card not in farm.hand or not OCCUPATION[card]:
            return not_asked_for(farm, card)
        return _too_poor(state, farm, parts)


def _price(farm: Farm, costs: tuple[int, ...]) -> Price:
    return ((FOOD, occupation_cost(farm, costs)),)


def _prices(farm: Farm, costs: tuple[int, ...]) -> list[Price]:
    """Every way to pay for an occupation."""
    price = _price(farm, costs)
    if not payments.is_changed(farm, payments.OCCUPATION):
        return [price]
    return [payments.price_of_way(way) for way in payments.ways(farm, payments.OCCUPATION, price)]


def _with_less_food(price: Price, food: int) -> Price:
    """A price once a card has brought some food."""
    return tuple([(good, max(0, amount - food) if good == FOOD else amount) for good, amount in price])


def _too_poor(state: Data, farm: Farm, costs: tuple[int, ...]) -> Message:
    poor = too_poor(state, farm, payments.OCCUPATION, _price(farm, costs))
    return poor or Message("agricola-reason-wrong-step")


def _cards_before(farm: Farm) -> list[int]:
    """The cards that can still bring food before an occupation is played: all of them at first, then those that haven't
    been answered."""
    if not farm.hooks >> hooks.BEFORE_OCCUPATION & 1:
        return []
    cards = [card for card in farm.played if card in FOOD_BEFORE]
    for step in farm.steps:
        if KIND[effect_of(step)] == OCCUPATION_KIND and progress_of(step) >= PREPARED:
            pending = [card_of(other) for other in farm.steps]
            cards = [card for card in cards if card in pending]
    return cards


def _food_before(farm: Farm) -> int:
    """The food that these cards bring for goods that are in the supply already."""
    total = 0
    for card in _cards_before(farm):
        price, food = FOOD_BEFORE[card]
        if can_pay(farm.goods, price):
            total += food(farm)
    return total


_AFTER_OCCUPATION: Final = trigger(hooks.AFTER_OCCUPATION)
OCCUPATION_KIND: Final = kind(Occupations("occupation", 1 << codes.PLAY))


def occupation(first: int, second: int, later: int) -> int:
    """Play an occupation; the arguments are the costs in food of the first, the second and each later one."""
    payments.asks_food(max(first, second, later))
    return effect(OCCUPATION_KIND, (first, second, later), f"occupation for {first}/{second}/{later} food")
