"""What farms count for cards that look back at it."""

from collections.abc import Iterator

import pytest

from cosecha.games.agricola import GAME, State, tallies
from cosecha.games.agricola.cards.deck import EDITIONS
from cosecha.games.agricola.engine.cards import IDS, TALLIES
from cosecha.games.agricola.goods import FOOD, GRAIN, WOOD
from cosecha.games.agricola.mechanisms.goods import gain_goods
from cosecha.games.agricola.options import DECKS, Deck, Options

MATERIALS = tallies.NAMES.index("building-materials")


@pytest.fixture
def grain() -> Iterator[int]:
    """A second tally, for the full deck only."""
    number = tallies.goods_gained("grain-of-the-round", GRAIN)
    tallies.IN_DECK["full"] += (number,)
    yield number
    tallies.IN_DECK["full"] = tallies.IN_DECK["full"][:-1]
    tallies.NAMES.pop()
    tallies.GOODS.pop()


def started(deck: Deck) -> State:
    return GAME.start(Options(players=2, cards=deck), 1)


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_counts_what_its_cards_look_at(deck: Deck) -> None:
    looked_at = {tally for card, tally in TALLIES.items() if IDS[card] in EDITIONS[deck]}
    assert set(tallies.IN_DECK[deck]) == looked_at
    state = started(deck)
    gain_goods(state, 0, WOOD, 3, None)
    gain_goods(state, 0, FOOD, 2, None)
    gain_goods(state, 0, WOOD, 1, None)
    assert tallies.count_of(state.farms[0].tallies, MATERIALS) == (4 if MATERIALS in looked_at else 0)
    assert state.farms[1].tallies == ()
    assert state.copy() == state


def test_a_card_of_another_deck_changes_nothing(grain: int) -> None:
    for deck in DECKS:
        state = started(deck)
        gain_goods(state, 0, GRAIN, 5, None)
        assert tallies.count_of(state.farms[0].tallies, grain) == (5 if deck == "full" else 0)


def test_counts_are_part_of_the_state(grain: int) -> None:
    state = started("full")
    before = state.copy()
    digest = state.digest()
    state.farms[0].tallies = tallies.added(state.farms[0].tallies, grain, 2)
    assert state.digest() != digest
    assert state != before


def test_counts_are_public_in_every_view(grain: int) -> None:
    state = started("full")
    for amount, good in ((4, WOOD), (2, GRAIN)):
        gain_goods(state, 1, good, amount, None)
    for seat in (None, 0, 1):
        assert state.view(seat).position.farms[1].tallies == {"building-materials": 4, "grain-of-the-round": 2}
