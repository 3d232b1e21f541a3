"""Self-play: plays matches with the current net and turns them into samples."""

import random
from array import array
from math import exp

import msgspec

from cosecha.bots.agricola.features import about_others, features
from cosecha.bots.agricola.net import Net
from cosecha.bots.agricola.search import rate
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.options import PEOPLE
from cosecha.games.agricola.phases import ROUNDS, WORK
from cosecha.games.agricola.scoring import totals

PERSON = 3
"""The person whose arrival is watched."""
NEVER = 15
LAST_GIFT = 9
"""The last round with gifts."""
GIFTS = ((FOOD, 6), (WOOD, 8), (CLAY, 4), (REED, 3), (STONE, 3), (GRAIN, 2), (VEGETABLE, 1))
"""Goods, and how many are given at most."""
ROOMS = (1 << CELL_NAMES.index("a1"), 1 << CELL_NAMES.index("b3"))
ON_COURSE = 0.3
"""A turn at most this many points worse than the best one counts as played well."""


class Plan(msgspec.Struct, frozen=True):
    """How to play and learn."""

    players: list[int]
    """A match draws its number of players from this list."""
    clean: float = 0.3
    """The fraction of matches without exploration; only these are measured."""
    explore: float = 0.1
    """In the others, the fraction of turns that are drawn at random, better ones more often."""
    temperature: float = 1.5
    """Of these draws, in points."""
    trace: float = 0.9
    """How much of a target comes from what happened later, and not from the net's next estimate."""
    gifts: float = 0.3
    """Of matches with exploration, the fraction in which seats are given goods, rooms and people out of nowhere: so the
    net learns what they are worth before it knows how to get them."""
    variants: float = 0.1
    """The fraction of matches with side job or tile."""


class Played(msgspec.Struct):
    """A match: what is measured, and its samples."""

    players: int
    clean: bool
    scores: list[int]
    begging: int
    third: list[int]
    """By seat: the round in which the third person arrived."""
    decisions: int
    samples: int
    x: bytes
    y: bytes


class _Turn:
    """The end of a turn: the numbers, the net's estimate, and its estimate for the best turn."""

    def __init__(self, x: list[int], value: float, best: float) -> None:
        self.x = x
        self.value = value
        self.best = best


def play(net: Net, plan: Plan, rng: random.Random) -> Played:
    players = rng.choice(plan.players)
    clean = rng.random() < plan.clean
    options = Options(players=players)
    if players > 1 and not clean and rng.random() < plan.variants:
        tile, job = rng.choice((("with", "without"), ("without", "with"), ("with", "with")))
        options = msgspec.convert({"players": players, "tile": tile, "side_job": job}, Options)
    state = GAME.start(options, rng.getrandbits(60))
    chains: list[list[_Turn]] = [[] for _ in range(players)]
    best: list[float | None] = [None] * players
    gifts = [ROUNDS + 1] * players
    if not clean and rng.random() < plan.gifts:
        gifts = [rng.randint(1, LAST_GIFT) for _ in range(players)]
    third = [NEVER] * players
    decisions = 0
    while waiting := state.waiting():
        seat = waiting[0]
        if state.round >= gifts[seat] and state.phase == WORK and best[seat] is None:
            gifts[seat] = ROUNDS + 1
            _give(state.farms[seat], rng)
            chains[seat].clear()  # What came before didn't lead to this.
        actions = state.worth(seat)
        if len(actions) == 1:
            action = actions[0]
        else:
            decisions += 1
            rated = rate(state, seat, net)
            top = max(rated)
            action = top[1]
            if best[seat] is None:
                best[seat] = top[0]
                if not clean and rng.random() < plan.explore:
                    action = _draw(rated, top[0], plan.temperature, rng)
        state.answer(seat, action, None)
        farm = state.farms[seat]
        if not farm.steps:
            numbers = features(state, seat, about_others(state, seat))
            value = net.value(net.sums(numbers))
            wanted = best[seat]
            chains[seat].append(_Turn(numbers, value, value if wanted is None else wanted))
            best[seat] = None
        if farm.people >= PERSON and third[seat] == NEVER:
            third[seat] = state.round
        _proceed(state)
    scores = totals(state)
    x, y = _samples(chains, scores, plan.trace)
    begging = sum(farm.begging for farm in state.farms)
    return Played(players, clean, scores, begging, third, decisions, len(y) // 2, x.tobytes(), y.tobytes())


def _give(farm: Farm, rng: random.Random) -> None:
    for good, most in GIFTS:
        farm.goods[good] += rng.randint(0, most)
    for room in ROOMS:
        if rng.random() < 0.5 and farm.empty() & ~farm.enclosed & room:
            farm.rooms |= room
            if rng.random() < 0.6 and farm.people < min(PEOPLE, farm.room_count()):
                farm.people += 1
                farm.home += 1
    farm.choices = None


def _proceed(state: State) -> None:
    state._proceed(None)


def _draw(rated: list[tuple[float, int]], top: float, temperature: float, rng: random.Random) -> int:
    weights = [exp((value - top) / temperature) + 0.01 for value, _ in rated]
    return rng.choices(rated, weights)[0][1]


def _samples(chains: list[list[_Turn]], scores: list[int], trace: float) -> "tuple[array[int], array[float]]":
    """The numbers at the end of each turn, and what they should have led to: points of the seat and of its best rival.

    Going back from the end, a target mixes the next one with the net's estimate. Where the seat explored, what came
    after says little about good play: there the net's estimate for the best turn counts alone.
    """
    x, y = array("h"), array("f")
    for seat, chain in enumerate(chains):
        others = [score for other, score in enumerate(scores) if other != seat]
        rival = max(others) if others else 0
        target = float(scores[seat])
        for turn in reversed(chain):
            x.extend(turn.x)
            y.append(target)
            y.append(rival)
            astray = turn.value < turn.best - ON_COURSE
            target = turn.best if astray else trace * target + (1 - trace) * turn.value
    return x, y
