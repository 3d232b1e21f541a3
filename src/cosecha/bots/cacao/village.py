"""A village: the worth of fruits, suns and water to a seat, and what its workers gain if used well."""

from functools import lru_cache

from cosecha.bots.cacao.weights import Weights
from cosecha.games.cacao import State
from cosecha.games.cacao.board import GOLD_1, GOLD_2, NOTHING, SUN, VALUES, WATER, is_market
from cosecha.games.cacao.options import STORAGE, SUN_END_VALUE, SUN_PLACES, WATER_TRACK
from cosecha.games.cacao.phases import PLACE

WORKERS = 4
"""Workers at a jungle tile are one number: its kind * WORKERS + their count; kind 0 is an unknown tile."""

TIE_BREAK = 0.01
"""The worth of a fruit at the end: it only breaks ties."""

KEPT = 1 << 16
KEPT_VILLAGES = 1 << 9

Sale = tuple[int, int, int]
"""The fruits left in store, the gold from sales, and the number of fruits sold."""


@lru_cache(KEPT)
def outcomes(fruits: int, work: tuple[int, ...]) -> tuple[Sale, ...]:
    """For every possible final number of fruits, the best sale with these workers, in any order, using any of them."""
    if not work:
        return ((fruits, 0, 0),)
    best: dict[int, Sale] = {}
    for number, each in enumerate(work):
        rest = work[:number] + work[number + 1 :]
        kind, workers = divmod(each, WORKERS)
        for used in range(workers + 1):
            if is_market(kind):
                sold = min(used, fruits)
                left, gold = fruits - sold, sold * VALUES[kind]
            else:
                sold = gold = 0
                left = min(fruits + used * VALUES[kind], STORAGE)
            for end, more, others in outcomes(left, rest):
                found = best.get(end)
                if found is None or gold + more > found[1]:
                    best[end] = (end, gold + more, sold + others)
    return tuple(best[end] for end in sorted(best))


def village_of(state: State, weights: Weights, seat: int) -> "Village":
    """The village of a seat. Seats with equal values share one, because it caches its results."""
    turns = turns_to_come(state, seat)
    return _village(weights, turns, state.fruits[seat], state.suns[seat], state.water[seat])


def turns_to_come(state: State, seat: int) -> int:
    """The number of turns a seat has after this one: as many as tiles."""
    now = state.phase == PLACE and state.active == seat
    return len(state.hands[seat]) + len(state.piles[seat]) - (1 if now else 0)


@lru_cache(KEPT_VILLAGES)
def _village(weights: Weights, turns: int, fruits: int, suns: int, water: int) -> "Village":
    return Village(weights, turns, fruits, suns, water)


class Village:
    """What a seat has, and the worth of having more."""

    def __init__(self, weights: Weights, turns: int, fruits: int, suns: int, water: int) -> None:
        self.fruits = fruits
        self.suns = suns
        self.water = water
        self.fruit_worth = _fruit_worth(weights, turns)
        self.sun_worth = _sun_worth(weights, turns)
        self.water_worth = _water_worth(weights, turns)
        self._unseen = weights.pile_tile
        self._gains: dict[tuple[int, ...], float] = {}

    def gain(self, workers: tuple[int, ...]) -> float:
        """The gain from these workers, used in the best order. Each is kind * WORKERS + count; they are sorted."""
        found = self._gains.get(workers)
        if found is None:
            found = self._gains[workers] = self._gain(workers)
        return found

    def _gain(self, workers: tuple[int, ...]) -> float:
        gold = 0.0
        suns, fields = self.suns, self.water
        work = []
        for each in workers:
            kind, count = divmod(each, WORKERS)
            if kind == NOTHING:
                gold += self._unseen * count
            elif kind == WATER:
                fields += count
            elif kind == SUN:
                suns += count
            elif kind == GOLD_1 or kind == GOLD_2:
                gold += count * VALUES[kind]
            else:
                work.append(each)
        gold += self.sun_worth[min(suns, SUN_PLACES)] - self.sun_worth[self.suns]
        gold += self.water_worth[min(fields, len(WATER_TRACK) - 1)] - self.water_worth[self.water]
        return gold + self.sale_worth(self.sale(tuple(work))) - self.fruit_worth[self.fruits]

    def sale(self, work: tuple[int, ...]) -> Sale:
        """The best result of workers at plantations and markets."""
        return max(outcomes(self.fruits, work), key=self.sale_worth)

    def sale_worth(self, sale: Sale) -> float:
        return sale[1] + self.fruit_worth[sale[0]]


def _fruit_worth(weights: Weights, turns: int) -> list[float]:
    """By number of fruits. Without a turn left, they only break ties."""
    hope = min(1.0, turns / weights.fruit_turns)
    worth = [0.0]
    for each in weights.fruit:
        worth.append(worth[-1] + TIE_BREAK + hope * each)
    return worth


def _sun_worth(weights: Weights, turns: int) -> list[float]:
    """By number of suns; using one takes a turn."""
    return [count * SUN_END_VALUE + weights.sun_use * min(count, turns) for count in range(SUN_PLACES + 1)]


def _water_worth(weights: Weights, turns: int) -> list[float]:
    """By field: its value, and part of the way to the next one."""
    ahead = weights.water_ahead if turns else 0.0
    last = len(WATER_TRACK) - 1
    return [
        WATER_TRACK[field] + ahead * (WATER_TRACK[min(field + 1, last)] - WATER_TRACK[field])
        for field in range(last + 1)
    ]
