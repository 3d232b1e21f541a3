"""Goods on future round spaces."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES
from cosecha.games.agricola.engine.effects import card_of, effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import CardPromised, FoodPromised
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, GOOD_NAMES
from cosecha.games.agricola.phases import ROUNDS


def promise_food(state: Data, seat: int, rounds: int, log: Log) -> None:
    """1 food on each of the next round spaces."""
    coming = list(range(state.round + 1, min(state.round + rounds, ROUNDS) + 1))
    _promise(state, seat, coming, FOOD, 1, NONE)
    if log is not None and coming:
        log.append(FoodPromised(seat, len(coming)))


def promise_goods(state: Data, seat: int, card: int, rounds: list[int], good: int, amount: int, log: Log) -> None:
    """Put goods from a card on the spaces of those of these rounds that are still to come."""
    coming = [number for number in rounds if state.round < number <= ROUNDS]
    _promise(state, seat, coming, good, amount, card)
    if log is not None and coming:
        log.append(CardPromised(seat, NAMES[card], GOOD_NAMES[good], amount, coming))


def _promise(state: Data, seat: int, rounds: list[int], good: int, amount: int, card: int) -> None:
    for number in rounds:
        state.promised.append((number, seat, good, amount, card))
    state.promised.sort()


class Promise(Mechanism):
    """`parts`: a good, an amount, whether the rounds are relative to the current one, and the rounds."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        start = state.round if parts[2] else 0
        return start + max(parts[3:]) > state.round and start + min(parts[3:]) <= ROUNDS

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        start = state.round if parts[2] else 0
        promise_goods(state, seat, card_of(step), [start + number for number in parts[3:]], parts[0], parts[1], log)


_PROMISE: Final = kind(Promise())


def _promised(rounds: tuple[int, ...], relative: bool, goods: dict[str, int]) -> int:
    (name, amount), *_ = goods.items()
    when = " ".join([f"{'+' if relative else ''}{number}" for number in rounds])
    parts = (GOOD_NAMES.index(name), amount, int(relative), *rounds)
    return effect(_PROMISE, parts, f"{amount} {name} on rounds {when}")


def next_rounds(count: int, **goods: int) -> int:
    """Goods on each of the next round spaces."""
    return _promised(tuple(range(1, count + 1)), True, goods)


def rounds_from_now(*rounds: int, **goods: int) -> int:
    """Goods on the spaces of rounds counted from the current one."""
    return _promised(rounds, True, goods)


def on_rounds(*rounds: int, **goods: int) -> int:
    """Goods on the spaces of those of these rounds that are still to come."""
    return _promised(rounds, False, goods)
