"""Invariants: random legal play with all options, checked by the oracle and the ledger."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State, codes
from cosecha.games.agricola.board import YARD
from cosecha.games.agricola.phases import BREED, FEED
from tests.conftest import PROOF
from tests.contract.agricola import NOTATION, shuffle_hidden
from tests.games.agricola import oracle
from tests.games.agricola.card_ledger import CARDS, CardLedger
from tests.games.agricola.ledger import Ledger
from tests.games.random_play import random_play

pytestmark = pytest.mark.unmeasured


SEASONS: list[dict[str, Any]] = [{}, *({"seasons": "with", "first_season": season} for season in oracle.SEASONS)]


@st.composite
def tables(draw: st.DrawFn) -> Options:
    """All options without cards, for every number of players."""
    players = draw(st.integers(1, 4))
    words = ["without", "with"] if players > 1 else ["without"]
    return Options(
        players=players,
        first_seat=draw(st.none() | st.integers(0, players - 1)),
        side_job=draw(st.sampled_from(words)),
        tile=draw(st.sampled_from(words)),
        **draw(st.sampled_from(SEASONS)),
    )


RandomPlay = random_play(tables(), Ledger)
RandomPlay.TestCase.settings = settings(max_examples=200 if PROOF else 3, stateful_step_count=15)
TestRandomPlay = RandomPlay.TestCase


def played(ledger: Ledger, rng: Rng) -> Ledger:
    while ledger.state.waiting():
        ledger.play(rng.bits())
    ledger.check_end()
    return ledger


@settings(max_examples=500 if PROOF else 5)
@given(tables(), st.integers(0, 2**128 - 1), st.integers(0, 2**32))
def test_a_random_match_keeps_the_rules(options: Options, seed: int, choices: int) -> None:
    played(Ledger(options, seed), Rng(choices))


def enrich(ledger: Ledger) -> None:
    """Random play is poor and rarely fences, breeds or renovates. Here everybody starts with goods, which the books
    include."""
    for farm, books in zip(ledger.state.farms, ledger.farms, strict=True):
        for number, name in enumerate(["wood", "clay", "reed", "stone", "grain", "vegetable"], 1):
            farm.goods[number] = books.goods[name] = 20 if name == "wood" else 8
        farm.choices = None


class Rich(Ledger):
    def __init__(self, options: Options, seed: int) -> None:
        super().__init__(options, seed)
        enrich(self)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rich_farms_keep_the_rules_too(players: int) -> None:
    most = 0
    for seed in range(60 if PROOF else 1):
        tiles = "with" if players > 1 and seed % 2 == 0 else "without"
        seasons = SEASONS[(players + seed) % len(SEASONS)]
        options = msgspec.convert({"players": players, "side_job": tiles, "tile": tiles, **seasons}, Options)
        most = max(most, played(Rich(options, seed), Rng(seed)).most)
    assert most > 100, "no fences were offered"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_random_match_with_cards_keeps_the_rules(players: int) -> None:
    used: set[str] = set()
    cards: set[str] = set()
    for seed in range(60 if PROOF else 2):
        tiles = "with" if players > 1 and seed % 4 < 2 else "without"
        options = msgspec.convert({"players": players, "cards": "few", "side_job": tiles, "tile": tiles}, Options)
        ledger = CardLedger(options, seed)
        if seed % 2 == 0:
            enrich(ledger)
        played(ledger, Rng(seed))
        used |= ledger.used
        cards.update(card for books in ledger.farms for card in books.cards)
    assert len(cards) > 5
    if PROOF:
        # Few random players get a stone house; a solo player has every occupation.
        assert {"grocer", "basket"} | ({"plow-driver", "paper-maker"} if players == 1 else set()) <= used
        assert CARDS.keys() - (set() if players < 3 else {"pond-hut", "loom"}) == cards


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_view_shows_another_seats_hand(players: int) -> None:
    state, rng = GAME.start(Options(players=players, cards="few"), 1), Rng(1)
    while waiting := state.waiting():
        for seat in [*range(players), None]:
            other = shuffle_hidden(state, seat, rng)
            assert other.view(seat) == state.view(seat)
            shown = [farm.hand is not None for farm in state.view(seat).position.farms]
            assert shown == [number == seat for number in range(players)]
        for _ in range(5):
            if waiting := state.waiting():
                worth = state.worth(waiting[0])
                state.apply(waiting[0], worth[rng.below(len(worth))])


EVERY = [GAME.parse(text) for text in NOTATION]
EXCHANGES = [GAME.parse(text) for text in NOTATION if text.startswith("exchange ")]


def causes(message: Message) -> Iterator[Message]:
    """A refusal and the reasons nested in it."""
    yield message
    for argument in message.args.values():
        if isinstance(argument, Message):
            yield from causes(argument)


def attempts(state: State, seat: int, rng: Rng) -> list[int]:
    """Actions of every kind, legal or not; sets of spaces of any shape, also inside a pasture."""
    named = [EVERY[rng.below(len(EVERY))] for _ in range(20)] + EXCHANGES
    masks = [1 + rng.below(YARD) for _ in range(3)]
    masks += [mask & rng.bits() for mask in state.farms[seat].pastures for _ in range(10)]
    return [*named, *(codes.FENCE * codes.KIND + mask for mask in masks if mask)]


@pytest.mark.parametrize("cards", ["none", "few"])
def test_no_refusal_claims_that_something_available_is_missing(cards: str) -> None:
    heard: set[str] = set()
    for seed in range(60 if PROOF else 6):
        rng = Rng(seed)
        state = GAME.start(msgspec.convert({"players": 2, "cards": cards}, Options), seed)
        for farm in state.farms:
            farm.goods[1:7] = [rng.below(most) for most in (16, 4, 4, 4, 3, 3)]
            farm.choices = None
        while waiting := state.waiting():
            seat = waiting[0]
            legal = set(state.legal(seat))
            for action in attempts(state, seat, rng):
                refusal = state.why_not(seat, action)
                assert (refusal is None) == (action in legal)
                for cause in causes(refusal) if refusal else ():
                    heard.add(cause.id)
                    args: dict[str, Any] = dict(cause.args)
                    assert "have" not in args or args["have"] < args["amount"], (cause, GAME.notation(action))
                    assert "left" not in args or "count" not in args or args["left"] < args["count"], cause
            worth = state.worth(seat)
            state.apply(seat, worth[rng.below(len(worth))])
    assert len(heard) > 20


def answered(state: State, order: list[int], answers: dict[int, list[int]]) -> State:
    """The state after these seats gave all their answers, one seat after the other."""
    twin = state.copy()
    for seat in order:
        for action in answers[seat]:
            twin.play(seat, action)
    return twin


def own_answers(state: State, seat: int, rng: Rng) -> list[int]:
    """A seat's random answers in this phase of a harvest until it owes none."""
    twin = state.copy()
    found = []
    while (twin.phase, twin.round) == (state.phase, state.round) and seat in twin.waiting():
        legal = twin.legal(seat)
        found.append(legal[rng.below(len(legal))])
        twin.apply(seat, found[-1])
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_in_which_seats_feed_and_breed_does_not_matter(players: int) -> None:
    together: set[tuple[int, int]] = set()
    for seed in range(20 if PROOF else 2):
        ledger = Rich(Options(players=players), seed)
        state, rng = ledger.state, Rng(seed)
        while waiting := state.waiting():
            if len(waiting) > 1:
                together.add((state.phase, len(waiting)))
                answers = {seat: own_answers(state, seat, rng) for seat in waiting}
                ends = [answered(state, list(order), answers) for order in permutations(waiting)]
                assert all(end == ends[0] for end in ends)
            legal = state.worth(waiting[0])
            state.apply(waiting[0], legal[rng.below(len(legal))])
    assert (FEED, players) in together
    assert {phase for phase, _ in together} <= {FEED, BREED}
