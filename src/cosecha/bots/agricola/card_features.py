"""What hand cards add to the numbers that describe a position; nothing in a match without them."""

from typing import Final

from cosecha.bots.agricola.net import UNIT
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import COUNTS, KEEPS, OCCUPATION, meets_needs, price_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD, can_pay
from cosecha.games.agricola.phases import ROUNDS

CARDS: Final = 96
"""The net knows the cards of the base box, which come first. It ignores others."""
_COUNTERS: Final = [card for card in range(CARDS) if COUNTS.get(card) in ("goods", "fields", "round")]
"""Cards that run out: what is left on them matters."""
_PROMISES: Final = (FOOD, WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE, SHEEP, BOAR, CATTLE)


def add_cards(x: list[int], state: Data, seat: int) -> None:
    """By card: whether it is in play, the same by rounds to come, and both again for cards in hand. Then counts, goods
    on the spaces of coming rounds, and what is left on cards."""
    farm = state.farms[seat]
    left = UNIT * (ROUNDS - state.round) // ROUNDS
    by_card = [0] * (4 * CARDS)
    occupations = 0
    minors = 0
    for card in farm.played:
        if OCCUPATION[card]:
            occupations += 1
        else:
            minors += 1
        if card < CARDS:
            by_card[card] = UNIT
            by_card[CARDS + card] = left
    held = 0
    for card in farm.hand:
        if OCCUPATION[card]:
            held += 1
        if card < CARDS:
            by_card[2 * CARDS + card] = UNIT
            by_card[3 * CARDS + card] = left
    x.extend(by_card)
    x.append(UNIT)
    for number in range(1, 6):
        x.append(UNIT if occupations >= number else 0)
    x.append(UNIT * minors // 4)
    x.append(UNIT * held // 7)
    x.append(UNIT * (len(farm.hand) - held) // 7)
    _add_playable(x, state, farm)
    _add_promises(x, state, seat)
    for card in _COUNTERS:
        x.append(UNIT * max(0, farm.stores.get(card, 0)) // KEEPS[card])
    played = 0
    for other in state.farms:
        played += len(other.played)
    x.append(UNIT * (played - len(farm.played)) // (5 * max(1, state.players - 1)))


def _add_playable(x: list[int], state: Data, farm: Farm) -> None:
    """The minor improvements in hand whose prerequisite is met, and those of them that could be paid for too."""
    ready = 0
    payable = 0
    for card in farm.hand:
        if not OCCUPATION[card] and meets_needs(state, farm, card):
            ready += 1
            if can_pay(farm.goods, price_of(farm, card)):
                payable += 1
    x.append(UNIT * ready // 5)
    x.append(UNIT * payable // 5)


def _add_promises(x: list[int], state: Data, seat: int) -> None:
    coming = [0] * len(_PROMISES)
    for _, owner, good, amount in state.promised:
        if owner == seat:
            coming[_PROMISES.index(good)] += amount
    for amount in coming:
        x.append(UNIT * amount // 5)
