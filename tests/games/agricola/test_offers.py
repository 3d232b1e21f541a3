"""Offers of cards that can be answered automatically: which questions those are, and what the answers do."""

import random
from typing import Any

import pytest

from cosecha.games import agricola
from cosecha.games.agricola import words
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.cards.topics import ANSWERS, NEVER, always, topic_of
from cosecha.games.agricola.engine.cards import HOOK_BITS, OPTIONAL
from cosecha.games.agricola.engine.stack import offering_card
from cosecha.games.agricola.mechanisms.occupations import FOOD_BEFORE
from tests.games.agricola.proof.tally import ONCE, PAUSING

GAMES = 12


def _games(count: int) -> Any:
    """Every position with a question in random games."""
    for seed in range(count):
        rng = random.Random(seed)
        state = agricola.GAME.start(agricola.Options(players=1 + seed % 4, cards="full"), seed)
        while seats := state.waiting():
            for seat in seats:
                yield state, seat
            seat = rng.choice(seats)
            state.apply(seat, rng.choice(state.worth(seat)))


@pytest.mark.parametrize("count", [GAMES, pytest.param(200, marks=pytest.mark.proof)])
def test_an_offer_is_declined_alone(count: int) -> None:
    seen = set()
    for state, seat in _games(count):
        topic = state.topic(seat)
        steps = state.farms[seat].steps
        card = offering_card(steps) if steps else -1
        assert (topic in ANSWERS) == (card in OPTIONAL)
        if card < 0 or not HOOK_BITS[card]:
            continue
        assert card in OPTIONAL | ONCE | PAUSING, f"{CARD_NAMES[card]} asks again and again"
        if topic not in ANSWERS:
            continue
        seen.add(topic)
        assert topic == topic_of(card)
        texts = {state.notation(action) for action in state.legal(seat)}
        if NEVER not in texts:
            assert card in FOOD_BEFORE, "only a card whose food pays for what comes next may be needed"
            continue
        assert state.why_not(seat, agricola.GAME.parse(NEVER)) is None
        others = [answer for answer in ANSWERS[topic] if answer in texts]
        for answer in others:
            words_of_it = answer.split()
            assert answer == NEVER or words_of_it[1] == CARD_NAMES[card], "it must not use another card"
    assert len(seen) > 5


def test_a_seat_plans_only_for_its_own_cards() -> None:
    state = agricola.GAME.start(agricola.Options(players=2, cards="full"), 1)
    assert words.plans(state.view(0)) == []
    name = "mushroom-collector"
    state.farms[0].played = (CARD_NAMES.index(name), CARD_NAMES.index("wood-cutter"))
    (plan,) = words.plans(state.view(0))
    assert plan.kind == f"card-{name}"
    assert [choice.notation for choice in plan.choices] == list(ANSWERS[plan.kind])
    assert words.plans(state.view(1)) == words.plans(state.view(None)) == []


def test_accepting_needs_more_than_a_yes_where_something_is_chosen() -> None:
    assert always(CARD_NAMES.index("threshing-board")) is None
    assert always(CARD_NAMES.index("scythe-worker")) == "pick scythe-worker all"
    assert always(CARD_NAMES.index("clearing-spade")) is None, "its list has no “all”"
