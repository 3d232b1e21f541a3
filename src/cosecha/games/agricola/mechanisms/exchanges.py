"""Exchanges for food: raw crops and cooking at any time, workshops at a harvest. Also discards."""

from cosecha.core.state import Log
from cosecha.games.agricola.codes import DISCARD, EXCHANGE, KIND, named_by
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.events import GoodsDiscarded, GoodsExchanged
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import ANIMALS, FOOD, GOOD_NAMES, GOODS, GRAIN
from cosecha.games.agricola.majors import WORKSHOP_FOOD, WORKSHOP_GOODS, WORKSHOPS


def add_exchanges(farm: Farm, actions: list[int]) -> None:
    """Goods are exchanged one at a time, at the farm's best rate."""
    rates = farm.rates()
    for good in range(GRAIN, GOODS):
        if farm.goods[good] and rates[good]:
            actions.append(EXCHANGE * KIND + good)


def add_cooking(farm: Farm, actions: list[int]) -> None:
    """The animals that can be cooked."""
    for good in ANIMALS:
        if farm.goods[good] and farm.cooked(good):
            actions.append(EXCHANGE * KIND + good)


def add_workshops(farm: Farm, used: int, actions: list[int]) -> None:
    """Each workshop turns 1 of its material into food per harvest. `used`: those already used, as bits."""
    for number in range(len(WORKSHOPS)):
        if farm.majors >> WORKSHOPS[number] & 1 and not used >> number & 1 and farm.goods[WORKSHOP_GOODS[number]]:
            actions.append(EXCHANGE * KIND + WORKSHOP_GOODS[number])


def workshop_of(good: int) -> int:
    """The workshop that uses this material; -1 for crops and animals."""
    return WORKSHOP_GOODS.index(good) if good < GRAIN else -1


def exchange(state: Data, seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    good = named_by(action)
    workshop = workshop_of(good)
    food = WORKSHOP_FOOD[workshop] if workshop >= 0 else farm.cooked(good)
    farm.goods[good] -= 1
    farm.goods[FOOD] += food
    if log is not None:
        log.append(GoodsExchanged(seat, GOOD_NAMES[good], 1, food))


def add_discards(farm: Farm, actions: list[int]) -> None:
    """Goods are returned to the general supply one at a time."""
    for good in range(GOODS):
        if farm.goods[good]:
            actions.append(DISCARD * KIND + good)


def discard(state: Data, seat: int, action: int, log: Log) -> None:
    good = named_by(action)
    state.farms[seat].goods[good] -= 1
    if log is not None:
        log.append(GoodsDiscarded(seat, GOOD_NAMES[good], 1))
