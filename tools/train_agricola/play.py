"""Self-play: plays matches with the current net and turns them into samples."""

import random
import traceback
from array import array
from math import exp

import msgspec

from cosecha.bots.agricola.features import about_others, features
from cosecha.bots.agricola.lookahead import rate_ahead
from cosecha.bots.agricola.net import Net
from cosecha.bots.agricola.search import rate
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State, rules
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.engine.cards import COUNTS, PASSING
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.mechanisms.playing import play_card
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
MOST_CARDS_GIVEN = 5
MOST_EAGER = 4.0
"""In points per card in play from the first round on."""
MOST_DECISIONS = 4000
DEALS = ("draft-7", "draft-pairs", "quick-draft", "ten", "mulligan", "changing-5")
ON_COURSE = 0.3
"""A turn at most this many points worse than the best one counts as played well."""


class Plan(msgspec.Struct, frozen=True):
    """How to play and learn."""

    matches: list[str]
    """A match is drawn from this list: each entry is a number of players, with a `c` for matches with cards."""
    inputs: int
    """How many numbers the net takes. Matches without cards have fewer: the rest is 0."""
    clean: float = 0.3
    """The fraction of matches without exploration; only these are measured."""
    explore: float = 0.1
    """In the others, the fraction of turns that are drawn at random, better ones more often."""
    temperature: float = 1.5
    """Of these draws, in points."""
    trace: float = 0.9
    """How much of a target comes from what happened later, and not from the next estimate."""
    ahead: float = 0.0
    """The fraction of matches played like at a table, with the lookahead: slow, but the net learns what it leads to."""
    gifts: float = 0.3
    """Of matches with exploration, the fraction in which seats are given goods, rooms and people out of nowhere: so the
    net learns what they are worth before it knows how to get them."""
    card_gifts: float = 0.4
    """Likewise, the fraction in which cards come into play for nothing."""
    eager: float = 0.25
    """Of seats with cards in matches with exploration, the fraction that likes to play cards."""
    small_hands: float = 0.15
    """Of these seats, the fraction that gets only some of its cards."""
    variants: float = 0.1
    """The fraction of matches with side job or tile."""
    drafts: float = 0.2
    """Of matches with cards, the fraction with another way of dealing."""


class Played(msgspec.Struct):
    """A match: what is measured, and its samples. A match that failed has only an error."""

    kind: str
    clean: bool = False
    scores: list[int] = []
    begging: int = 0
    third: list[int] = []
    """By seat: the round in which the third person arrived."""
    cards: list[int] = []
    """By seat: the cards in play at the end."""
    decisions: int = 0
    samples: int = 0
    x: bytes = b""
    y: bytes = b""
    error: str = ""


class _Turn:
    """The end of a turn: the numbers, the estimate for the best turn, and how many points the seat gave away."""

    def __init__(self, x: list[int], best: float, lost: float) -> None:
        self.x = x
        self.best = best
        self.lost = lost


def play(net: Net, plan: Plan, rng: random.Random) -> Played:
    kind = rng.choice(plan.matches)
    try:
        return _play(kind, net, plan, rng)
    except Exception as wrong:  # One odd match must not end the training.
        return Played(kind, error="".join(traceback.format_exception(wrong)[-4:]))


def _options(kind: str, clean: bool, plan: Plan, rng: random.Random) -> Options:
    players = int(kind[0])
    asked: dict[str, object] = {"players": players}
    if kind.endswith("c"):
        asked["cards"] = "full"
        if rng.random() < plan.drafts:
            asked["deal"] = rng.choice(DEALS)
    if players > 1 and not clean and rng.random() < plan.variants:
        asked["tile"], asked["side_job"] = rng.choice((("with", "without"), ("without", "with"), ("with", "with")))
    return msgspec.convert(asked, Options)


class _Surprises:
    """What a match with exploration has in store for each seat."""

    def __init__(self, state: State, plan: Plan, clean: bool, rng: random.Random) -> None:
        players = state.players
        self._rng = rng
        self._gifts = [ROUNDS + 1] * players
        self._card_gifts = [ROUNDS + 1] * players
        self.eager = [0.0] * players
        if clean:
            return
        if rng.random() < plan.gifts:
            self._gifts = [rng.randint(1, LAST_GIFT) for _ in range(players)]
        if not state.cards:
            return
        self.eager = [rng.uniform(0, MOST_EAGER) if rng.random() < plan.eager else 0.0 for _ in range(players)]
        if state.options.deal != "seven":
            return
        for farm in state.farms:
            if rng.random() < plan.small_hands:
                farm.hand = tuple(card for card in farm.hand if rng.random() < 0.4)
                farm.choices = None
        if rng.random() < plan.card_gifts:
            self._card_gifts = [rng.randint(1, LAST_GIFT) for _ in range(players)]

    def happen(self, state: State, seat: int) -> bool:
        """Give a seat what is due at the start of its turn. Returns whether anything was."""
        if state.phase != WORK or state.active != seat:
            return False
        goods = state.round >= self._gifts[seat]
        cards = state.round >= self._card_gifts[seat] and len(state.farms[seat].hand) > 0
        if goods:
            self._gifts[seat] = ROUNDS + 1
            _give(state.farms[seat], self._rng)
        if cards:
            self._card_gifts[seat] = ROUNDS + 1
            _give_cards(state, seat, self._rng)
        return goods or cards


def _play(kind: str, net: Net, plan: Plan, rng: random.Random) -> Played:
    clean = rng.random() < plan.clean
    options = _options(kind, clean, plan, rng)
    players = options.players
    state = GAME.start(options, rng.getrandbits(60))
    chains: list[list[_Turn]] = [[] for _ in range(players)]
    best: list[float | None] = [None] * players
    lost = [0.0] * players
    ahead = rng.random() < plan.ahead
    surprises = _Surprises(state, plan, clean, rng)
    third = [NEVER] * players
    decisions = 0
    while waiting := state.waiting():
        seat = waiting[0]
        farm = state.farms[seat]
        if best[seat] is None and surprises.happen(state, seat):
            chains[seat].clear()  # What came before didn't lead to this.
        actions = state.worth(seat)
        if len(actions) == 1:
            action = actions[0]
        else:
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise RuntimeError("the match doesn't end")
            rated = _rated_ahead(state, seat, net, rng) if ahead else rate(state, seat, net)
            top, action = max(rated)
            first = best[seat] is None
            if first:
                best[seat] = top
            if surprises.eager[seat]:
                action = max(rate(state, seat, net, surprises.eager[seat]))[1]
            if first and not clean and rng.random() < plan.explore:
                action = _draw(rated, top, plan.temperature, rng)
            lost[seat] += top - next(value for value, each in rated if each == action)
        state.answer(seat, action, None)
        if not farm.steps:
            numbers = features(state, seat, about_others(state, seat))
            wanted = best[seat]
            if wanted is None:
                wanted = net.value(net.sums(numbers))
            chains[seat].append(_Turn(numbers, wanted, lost[seat]))
            best[seat] = None
            lost[seat] = 0.0
        if farm.people >= PERSON and third[seat] == NEVER:
            third[seat] = state.round
        state.proceed(None)
    scores = totals(state)
    x, y = _samples(chains, scores, plan.trace, plan.inputs)
    return Played(
        kind,
        clean,
        scores,
        sum(farm.begging for farm in state.farms),
        third,
        [len(farm.played) for farm in state.farms],
        decisions,
        len(y) // 2,
        x.tobytes(),
        y.tobytes(),
    )


def _rated_ahead(state: State, seat: int, net: Net, rng: random.Random) -> list[tuple[float, int]]:
    """As the bot rates at a table: it doesn't know what its view hides."""
    guessed = GAME.guess(state.view(seat), Rng(str(rng.getrandbits(60))))
    return rate_ahead(guessed, seat, net)


def _give_cards(state: State, seat: int, rng: random.Random) -> None:
    """Put some cards of the hand into play, whatever they cost and need. Those that a seat would pass on, and those
    with points for an early game, are left out."""
    farm = state.farms[seat]
    cards = [card for card in farm.hand if not PASSING[card] and COUNTS.get(card) != "points"]
    for card in rng.sample(cards, min(len(cards), rng.randint(1, MOST_CARDS_GIVEN))):
        play_card(state, seat, card, None)
        rules.settle(state, seat, None)
    farm.choices = None


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


def _draw(rated: list[tuple[float, int]], top: float, temperature: float, rng: random.Random) -> int:
    weights = [exp((value - top) / temperature) + 0.01 for value, _ in rated]
    return rng.choices(rated, weights)[0][1]


def _samples(
    chains: list[list[_Turn]], scores: list[int], trace: float, inputs: int
) -> "tuple[array[int], array[float]]":
    """The numbers at the end of each turn, and what they should have led to: points of the seat and of its best rival.

    Going back from the end, a target mixes the next one with the estimate for the best turn. Where the seat explored,
    what came after says little about good play: there the estimate counts alone.
    """
    x, y = array("h"), array("f")
    for seat, chain in enumerate(chains):
        others = [score for other, score in enumerate(scores) if other != seat]
        rival = max(others) if others else 0
        target = float(scores[seat])
        for turn in reversed(chain):
            x.extend(turn.x)
            x.extend([0] * (inputs - len(turn.x)))
            y.append(target)
            y.append(rival)
            astray = turn.lost > ON_COURSE
            target = turn.best if astray else trace * target + (1 - trace) * turn.best
    return x, y
