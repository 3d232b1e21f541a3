"""Goods on the spaces of rounds to come."""

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.events import FoodPromised
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.phases import ROUNDS


def promise_food(state: Data, seat: int, rounds: int, log: Log) -> None:
    """1 food on each of the next round spaces, those that exist."""
    last = min(state.round + rounds, ROUNDS)
    for number in range(state.round + 1, last + 1):
        promise(state, number, seat, FOOD, 1)
    if log is not None and last > state.round:
        log.append(FoodPromised(seat, last - state.round))


def promise(state: Data, number: int, seat: int, good: int, amount: int) -> None:
    """Put goods on the space of a round to come."""
    state.promised.append((number, seat, good, amount))
    state.promised.sort()
