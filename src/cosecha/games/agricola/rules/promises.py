"""Goods on future round spaces."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.events import FoodPromised
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.phases import ROUNDS

if TYPE_CHECKING:
    from cosecha.games.agricola.state import State


def promise_food(state: "State", seat: int, rounds: int, log: Log) -> None:
    """Put 1 food on each of the next round spaces, up to the last round."""
    last = min(state.round + rounds, ROUNDS)
    for number in range(state.round + 1, last + 1):
        promise(state, number, seat, FOOD, 1)
    if log is not None and last > state.round:
        log.append(FoodPromised(seat, last - state.round))


def promise(state: "State", number: int, seat: int, good: int, amount: int) -> None:
    """Put goods on a future round space."""
    state.promised.append((number, seat, good, amount))
    state.promised.sort()
