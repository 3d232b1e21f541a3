"""What hand cards add to the numbers that describe a position; nothing in a match without them."""

from typing import Final

from cosecha.bots.agricola.units import UNIT
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import COUNTS, IDS, KEEPS, OCCUPATION, meets_needs, price_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD, can_pay
from cosecha.games.agricola.phases import ROUNDS

_KNOWN: Final = (
    "A002 A005 A009 A012 A016 A019 A024 A026 A032 A033 A038 A044 "
    "A050 A053 A055 A056 A063 A067 A069 A071 A075 A078 A080 A083 "
    "B002 B008 B010 B013 B016 B019 B024 B025 B033 B036 B039 B045 "
    "B047 B050 B056 B057 B061 B062 B066 B068 B074 B077 B080 B084 "
    "A086 A087 A088 A090 A092 A098 A102 A108 A110 A111 A112 A114 "
    "A116 A119 A120 A123 A125 A133 A138 A143 A147 A155 A160 A165 "
    "B087 B089 B091 B095 B097 B098 B099 B102 B104 B107 B108 B109 "
    "B114 B118 B121 B123 B126 B136 B142 B145 B156 B163 B164 B166"
)
"""The cards that the net was trained with, in the order of its inputs. It ignores others. Their numbers won't do as
places, because a new card shifts those of the cards after it."""
_ORDER: Final = _KNOWN.split()
CARDS: Final = len(_ORDER)
_PLACES: Final = [_ORDER.index(card_id) if card_id in _ORDER else CARDS for card_id in IDS]
"""By card: its place among the inputs; for a card that the net doesn't know, a place after all of them."""
_COUNTERS: Final = [card for card in map(IDS.index, _ORDER) if COUNTS.get(card) in ("goods", "fields", "round")]
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
        place = _PLACES[card]
        if place < CARDS:
            by_card[place] = UNIT
            by_card[CARDS + place] = left
    held = 0
    for card in farm.hand:
        if OCCUPATION[card]:
            held += 1
        place = _PLACES[card]
        if place < CARDS:
            by_card[2 * CARDS + place] = UNIT
            by_card[3 * CARDS + place] = left
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
    for _, owner, good, amount, _ in state.promised:
        if owner == seat:
            coming[_PROMISES.index(good)] += amount
    for amount in coming:
        x.append(UNIT * amount // 5)
