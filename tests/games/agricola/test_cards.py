"""The cards' names, prices, points and prerequisites, compared with a copy of the rule book's figures."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards.deck import CARD_NAMES, deck, hands
from cosecha.games.agricola.engine.cards import IDS, NEEDS, OCCUPATION, PLAYERS, POINTS, PRICES, TESTS
from cosecha.games.agricola.farm import new_farm
from cosecha.games.agricola.goods import GOOD_NAMES, Price
from cosecha.games.agricola.majors import MAJOR_NAMES, MAJOR_POINTS, MAJOR_PRICES

ROWS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "cards.yaml").read_text())
MAJORS = [row for row in ROWS if row["kind"] == "major_improvement"]
CARDS = {row["id"]: row for row in ROWS if row["kind"] != "major_improvement"}
PREREQUISITES = {
    None: {0, 1, 2, 3, 4, 5},
    "occupations == 2": {2},
    "occupations >= 2": {2, 3, 4, 5},
    "occupations <= 3": {0, 1, 2, 3},
}
"""The numbers of occupations with which a card may be played."""


def plain(price: Price) -> dict[str, int]:
    return {GOOD_NAMES[good]: amount for good, amount in price}


def word(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


def test_every_card_exists_once() -> None:
    assert sorted(IDS) == sorted(CARDS)
    assert len(set(CARD_NAMES)) == len(CARD_NAMES) == len(IDS)


@pytest.mark.parametrize("card", range(len(IDS)), ids=list(CARD_NAMES))
def test_a_card_has_the_figures_of_the_rule_book(card: int) -> None:
    row = CARDS[IDS[card]]
    assert CARD_NAMES[card] == word(row["name"])
    assert OCCUPATION[card] == (row["kind"] == "occupation")
    assert plain(PRICES[card]) == row["cost"]
    assert POINTS[card] == row["points"]
    assert PLAYERS[card] == row.get("players", 1)


@pytest.mark.parametrize("card", range(len(IDS)), ids=list(CARD_NAMES))
def test_a_card_needs_the_right_number_of_occupations(card: int) -> None:
    assert numbers_allowed(card, 5) == PREREQUISITES[CARDS[IDS[card]].get("prerequisite")]


def numbers_allowed(card: int, most: int) -> set[int]:
    """With how many occupations, from 0 to `most`, a card may be played."""
    test = TESTS.get(card)
    allowed = set()
    for count in range(most + 1):
        farm = new_farm()
        farm.played = tuple(number for number in range(len(IDS)) if OCCUPATION[number])[:count]
        if test is None or test(farm):
            allowed.add(count)
    return allowed


def test_only_cards_with_a_prerequisite_state_one() -> None:
    assert set(NEEDS) == set(TESTS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_is_dealt_that_needs_more_occupations_than_anybody_gets(players: int) -> None:
    each = len(deck(players, True)) // players
    assert all(numbers_allowed(card, each) for card in deck(players, False))
    # Only cards that nobody could play stay in the box.
    left = [card for card in range(len(IDS)) if not OCCUPATION[card] and card not in deck(players, False)]
    assert [card for card in left if numbers_allowed(card, each)] == []
    assert {CARD_NAMES[card] for card in left} == ({"pond-hut", "loom"} if players > 2 else set())


def test_the_major_improvements_have_the_figures_of_the_rule_book() -> None:
    assert [plain(price) for price in MAJOR_PRICES] == [row["cost"] for row in MAJORS]
    assert list(MAJOR_POINTS) == [row["points"] for row in MAJORS]
    # Our names are shorter, and two pairs share theirs: the number at the end is the clay.
    for name, row in zip(MAJOR_NAMES, MAJORS, strict=True):
        assert name.rstrip("2345") in word(row["name"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_gets_the_same_number_of_cards_of_each_kind_and_none_twice(players: int) -> None:
    dealt = hands(players, Rng(1))
    assert len(dealt) == players
    for occupation in (True, False):
        share = len(deck(players, occupation)) // players
        assert share > 0
        assert [sum(OCCUPATION[card] == occupation for card in hand) for hand in dealt] == [share] * players
    cards = [card for hand in dealt for card in hand]
    assert len(set(cards)) == len(cards)
    assert dealt != hands(players, Rng(2)) or players == 1
