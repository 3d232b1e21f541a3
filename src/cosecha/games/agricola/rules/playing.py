"""Playing cards from the hand: occupations and minor improvements."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import (
    ACTS,
    NAMES,
    OCCUPATION,
    OFFERS,
    ON_PLAY,
    PRICES,
    TESTS,
    fire,
    lay,
    played_occupations,
)
from cosecha.games.agricola.codes import CARD, CHOICE, KIND, PLAY, named_by
from cosecha.games.agricola.effects import progress_of
from cosecha.games.agricola.events import CardPlayed, CardUsed
from cosecha.games.agricola.goods import FOOD, WOOD, Price, can_pay, pay

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def improvement_price(farm: "Farm", price: Price) -> Price:
    """The price of an improvement for this farm."""
    if farm.hooks >> hooks.IMPROVEMENT_PRICE & 1:
        return tuple([(good, amount - 1 if good == WOOD else amount) for good, amount in price])
    return price


def has_minors(farm: "Farm") -> bool:
    for card in farm.hand:
        if not OCCUPATION[card]:
            return True
    return False


def can_play_minor(farm: "Farm") -> bool:
    for card in farm.hand:
        if _playable(farm, card):
            return True
    return False


def _playable(farm: "Farm", card: int) -> bool:
    if OCCUPATION[card] or not can_pay(farm.goods, improvement_price(farm, PRICES[card])):
        return False
    test = TESTS.get(card)
    return test is None or test(farm)


def add_minors(farm: "Farm", actions: list[int]) -> None:
    for card in farm.hand:
        if _playable(farm, card):
            actions.append(PLAY * KIND + card)


def occupation_cost(farm: "Farm", costs: tuple[int, ...]) -> int:
    """The cost in food, which depends on the number of occupations already in play."""
    return costs[min(played_occupations(farm), 2)]


def dearest(farm: "Farm") -> int:
    """An upper bound for the food that a card may cost now: 1 for what cards in play sell, 2 for an occupation."""
    most = 1
    for card in farm.hand:
        if OCCUPATION[card]:
            most = max(most, 2)
        for good, amount in PRICES[card]:
            if good == FOOD:
                most = max(most, amount)
    return most


def can_play_occupation(farm: "Farm", costs: tuple[int, ...]) -> bool:
    food = farm.goods[FOOD]
    if farm.hooks >> hooks.BEFORE_OCCUPATION & 1 and farm.goods[WOOD] and not _asked_before(farm):
        # Paper Maker may provide the food for the occupation itself, unless its offer has already been answered.
        food += played_occupations(farm)
    if food < occupation_cost(farm, costs):
        return False
    for card in farm.hand:
        if OCCUPATION[card]:
            return True
    return False


def _asked_before(farm: "Farm") -> bool:
    """Whether the current step is the occupation itself, after the cards that act before it."""
    return len(farm.steps) > 0 and progress_of(farm.steps[-1]) == 1


def add_occupations(farm: "Farm", costs: tuple[int, ...], actions: list[int]) -> None:
    if farm.goods[FOOD] >= occupation_cost(farm, costs):
        for card in farm.hand:
            if OCCUPATION[card]:
                actions.append(PLAY * KIND + card)


def play_occupation(state: "State", seat: int, action: int, costs: tuple[int, ...], log: Log) -> None:
    farm = state.farms[seat]
    farm.goods[FOOD] -= occupation_cost(farm, costs)
    _play(state, seat, named_by(action), log)


def play_minor(state: "State", seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    card = named_by(action)
    pay(farm.goods, improvement_price(farm, PRICES[card]))
    _play(state, seat, card, log)
    fire(state, seat, hooks.AFTER_IMPROVEMENT, log)


def _play(state: "State", seat: int, card: int, log: Log) -> None:
    farm = state.farms[seat]
    farm.hand = tuple([other for other in farm.hand if other != card])
    lay(farm, card)
    farm.fresh += 1
    if log is not None:
        log.append(CardPlayed(seat, NAMES[card]))
    act = ON_PLAY.get(card)
    if act is not None:
        act(state, seat, log)


def add_any_time(farm: "Farm", actions: list[int]) -> None:
    """Append the offers of cards that can be used at any time."""
    for card in farm.played:
        offers = OFFERS.get(card)
        if offers is not None and offers(farm):
            actions.append(CARD * KIND + card * CHOICE)


def use_card(state: "State", seat: int, action: int, log: Log) -> None:
    card = named_by(action) // CHOICE
    if log is not None:
        log.append(CardUsed(seat, NAMES[card]))
    ACTS[card](state, seat, log)
