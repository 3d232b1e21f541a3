"""The cards' names, prices, points and prerequisites, compared with a copy of the rules file."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from cosecha.core.rng import Rng
from cosecha.games.agricola import State
from cosecha.games.agricola.cards.deck import CARD_NAMES, EDITIONS, deck, hands
from cosecha.games.agricola.engine import cards as tables
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import (
    BONUS_FOR_ALL,
    FIELD_CARDS,
    HOOK_BITS,
    IDS,
    NEEDS,
    OCCUPATION,
    ON_PLAY,
    PASSING,
    PLAYERS,
    POINTS,
    PRICE_NOW,
    PRICES,
    TESTS,
    meets_needs,
    price_of,
)
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.farm import Farm, new_farm
from cosecha.games.agricola.goods import GOOD_NAMES, Price
from cosecha.games.agricola.majors import MAJOR_NAMES, MAJOR_POINTS, MAJOR_PRICES
from cosecha.games.agricola.options import DECKS, FULL_DECKS, HAND, Deal, Deck, Options
from tests.games.agricola.farms import blank, fill

ROWS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "cards.yaml").read_text())
MAJORS = [row for row in ROWS if row["kind"] == "major_improvement"]
CARDS = {row["id"]: row for row in ROWS if row["kind"] != "major_improvement"}
HELD = [card for card in range(len(IDS)) if not is_drawn(card)]
"""The hand cards; those of the event decks have a rules file of their own."""
EACH = pytest.mark.parametrize("card", HELD, ids=[CARD_NAMES[card] for card in HELD])


def plain(price: Price) -> dict[str, int]:
    return {GOOD_NAMES[good]: amount for good, amount in price}


def word(name: str) -> str:
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", ""))


def test_every_card_exists_once() -> None:
    assert len(EDITIONS["full"]) == 96
    assert len(MAJORS) == len(MAJOR_NAMES) == 10
    assert sorted(IDS[card] for card in HELD) == sorted(CARDS)
    assert len(set(CARD_NAMES)) == len(CARD_NAMES) == len(IDS)


@EACH
def test_a_card_has_the_figures_of_the_rules_file(card: int) -> None:
    row = CARDS[IDS[card]]
    assert CARD_NAMES[card] == word(row["name_en"])
    assert OCCUPATION[card] == (row["kind"] == "occupation")
    assert PASSING[card] == row["passing"]
    assert POINTS[card] == row["points"]
    assert f"{PLAYERS[card]}+" == row.get("players", "1+")


@EACH
def test_a_card_costs_what_the_rules_file_says(card: int) -> None:
    row = CARDS[IDS[card]]
    assert plain(PRICES[card]) == row["cost"]
    assert (card in PRICE_NOW) == ("cost_note" in row)


def test_bottles_cost_1_clay_and_1_food_for_each_person() -> None:
    bottles = CARD_NAMES.index("bottles")
    assert CARDS[IDS[bottles]]["cost_note"].startswith("1 clay and 1 food for each person")
    for people in (2, 3, 5):
        assert plain(price_of(fill(new_farm(0), people=people), bottles)) == {"clay": people, "food": people}


# The prerequisites.


def _occupations(farm: Farm, state: State, count: int) -> None:
    farm.played = tuple(number for number in range(len(IDS)) if OCCUPATION[number])[:count]


def _fields_of(crop: int) -> Callable[[Farm, State, int], None]:
    def lay(farm: Farm, state: State, count: int) -> None:
        fill(farm, fields="b1c1d1e1"[: 2 * count])
        for cell in range(1, 1 + count):
            farm.crops[cell], farm.amounts[cell] = crop, 1

    return lay


def _goods(good: int) -> Callable[[Farm, State, int], None]:
    def lay(farm: Farm, state: State, count: int) -> None:
        farm.goods[good] = count

    return lay


def _unused(farm: Farm, state: State, count: int) -> None:
    fill(farm, pastures="a1b1c1d1e1b2c2d2e2b3c3d3e3"[: 26 - 2 * count])


def _house(farm: Farm, state: State, count: int) -> None:
    farm.house = count


def _on_fishing(farm: Farm, state: State, count: int) -> None:
    """Nobody, the owner, somebody else."""
    state.occupied[NAMES.index("fishing")] = (0, 1, 2)[count]


PREREQUISITES: dict[str | None, tuple[Callable[[Farm, State, int], None], set[int], int]] = {
    None: (_occupations, {0, 1, 2, 3, 4, 5}, 5),
    "occupations == 2": (_occupations, {2}, 5),
    "occupations >= 1": (_occupations, {1, 2, 3, 4, 5}, 5),
    "occupations >= 2": (_occupations, {2, 3, 4, 5}, 5),
    "occupations >= 3": (_occupations, {3, 4, 5}, 5),
    "occupations <= 3": (_occupations, {0, 1, 2, 3}, 5),
    "grain_fields >= 2": (_fields_of(5), {2, 3, 4}, 4),
    "vegetable_fields >= 2": (_fields_of(6), {2, 3, 4}, 4),
    "sheep >= 5": (_goods(7), {5, 6}, 6),
    "clay_in_supply >= 5": (_goods(2), {5, 6}, 6),
    "unused_farmyard_spaces == 0": (_unused, {0}, 4),
    "house in {clay, stone}": (_house, {1, 2}, 2),
    "one of your people is on Fishing": (_on_fishing, {1}, 2),
}
"""How a farm is laid out with a count, for which counts the card may be played, and the most that is tried."""


def allowed(card: int, lay: Callable[[Farm, State, int], None], most: int) -> set[int]:
    """The counts with which a card may be played."""
    found = set()
    for count in range(most + 1):
        state = blank(2)
        farm = state.farms[0]
        lay(farm, state, count)
        if meets_needs(state, farm, card):
            found.add(count)
    return found


def has_prerequisite(card: int, told: str | None) -> bool:
    """Whether a card may be played exactly when the rules file says."""
    lay, right, most = PREREQUISITES[told]
    return allowed(card, lay, most) == right


def test_a_field_of_another_crop_does_not_count() -> None:
    for card in TESTS:
        told = CARDS[IDS[card]]["prerequisite"]
        if told.endswith("_fields >= 2"):
            assert allowed(card, _fields_of(6 if told.startswith("grain") else 5), 4) == set()


def test_only_cards_with_a_prerequisite_state_one() -> None:
    assert set(NEEDS) == set(TESTS) == {IDS.index(card) for card, row in CARDS.items() if row["prerequisite"]}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_is_dealt_that_needs_more_occupations_than_anybody_gets(players: int) -> None:
    each = len(deck("few", players, True)) // players
    assert all(allowed(card, _occupations, each) for card in deck("few", players, False))
    # Only cards that nobody could play stay in the box.
    every = {CARD_NAMES[card] for card in deck("few", 1, False)}
    left = every - {CARD_NAMES[card] for card in deck("few", players, False)}
    assert left == ({"pond-hut", "loom"} if players > 2 else set())


def test_the_small_deck_has_17_cards_and_the_full_one_the_base_box() -> None:
    assert len(deck("few", 4, True)) + len(deck("few", 1, False)) == 17
    for players in (1, 2, 3, 4):
        least = {1: 34, 2: 34, 3: 41, 4: 48}[players]
        assert len(deck("full", players, True)) == least
        assert len(deck("full", players, False)) == 48


def test_each_card_belongs_to_an_edition_and_each_edition_has_its_cards() -> None:
    assert tuple(EDITIONS) == DECKS
    assert {IDS[card] for card in HELD} == {card for ids in EDITIONS.values() for card in ids}


PLAIN_DEALS: tuple[Deal, ...] = ("seven", "one-passing", "by-numbers")


def dealt_cards() -> list[object]:
    """Every deck, and what a seed deals of the full one."""
    decks = [deck(edition, players, kind) for edition in DECKS for players in (1, 2, 3, 4) for kind in (True, False)]
    return [decks, [hands(Options(players=3, cards="full", deal=how), Rng(1)) for how in PLAIN_DEALS]]


def test_one_more_card_changes_no_deck() -> None:
    """It is registered, but no edition that people already play has it."""
    before, registered = dealt_cards(), len(IDS)
    try:
        tables.add_card("A000", "one-more-minor", False, (), 0, 1, False, "points")
        tables.add_card("Z999", "one-more-occupation", True, (), 0, 1, False, "points")
        assert len(IDS) == registered + 2
        assert dealt_cards() == before
    finally:
        for table in (IDS, tables.NAMES, OCCUPATION, PRICES, tables.FOOD_PRICES, POINTS, PLAYERS, PASSING):
            del table[registered:]
        del tables.CATEGORIES[registered:]
        del HOOK_BITS[registered:]


def test_the_major_improvements_have_the_figures_of_the_rules_file() -> None:
    assert [plain(price) for price in MAJOR_PRICES] == [row["cost"] for row in MAJORS]
    assert list(MAJOR_POINTS) == [row["points"] for row in MAJORS]
    # Our names are shorter, and two pairs share theirs: the number at the end is the clay.
    for name, row in zip(MAJOR_NAMES, MAJORS, strict=True):
        assert name.rstrip("2345") in word(row["name_en"])


@pytest.mark.parametrize("edition", DECKS[1:])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_gets_the_same_number_of_cards_of_each_kind_and_none_twice(players: int, edition: Deck) -> None:
    dealt = hands(Options(players=players, cards=edition), Rng(1))
    assert len(dealt) == players
    for occupation in (True, False):
        share = HAND if edition in FULL_DECKS else len(deck(edition, players, occupation)) // players
        assert share > 0
        assert [sum(OCCUPATION[card] == occupation for card in hand) for hand in dealt] == [share] * players
    cards = [card for hand in dealt for card in hand]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= {*deck(edition, players, True), *deck(edition, players, False)}
    assert dealt != hands(Options(players=players, cards=edition), Rng(2)) or (players == 1 and edition == "few")


FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "agricola"


def scenarios() -> list[tuple[str, str]]:
    """The names of all scenarios, and what they say."""
    files = [file for file in SCENARIOS.rglob("*.yaml") if file.name != "bases.yaml"]
    every = [scenario for file in files for scenario in yaml.load(file.read_text(), FAST)["scenarios"]]
    return [(scenario.pop("name"), str(scenario)) for scenario in every]


def is_about(title: str, content: str, name: str) -> bool:
    """Whether a scenario's name mentions the card, and the card takes part. Basket isn't Acorns Basket."""
    if name not in title:
        return False
    for row in CARDS.values():
        if name in row["name_en"] and row["name_en"] != name:
            title = title.replace(row["name_en"], "")
    takes_part = re.search(rf"(?<![\w-]){word(name)}(?![\w-])", content)
    return re.search(rf"\b{name}\b", title) is not None and takes_part is not None


@pytest.mark.once
def test_every_card_has_at_least_two_scenarios() -> None:
    every = scenarios()
    shown = {row["name_en"]: sum(is_about(*each, row["name_en"]) for each in every) for row in CARDS.values()}
    assert {name: count for name, count in shown.items() if count < 2} == {}


def test_a_scenario_counts_only_for_the_card_that_it_is_about() -> None:
    assert is_about("Basket: 2 wood for 3 food.", "{played: [basket]}", "Basket")
    assert not is_about("Acorns Basket: 1 boar.", "{played: [acorns-basket]}", "Basket")
    assert not is_about("Basket: nothing.", "{}", "Basket")


# When cards act.

TIMINGS: dict[str, tuple[int, ...]] = {
    "after_building_improvement": (hooks.AFTER_IMPROVEMENT,),
    "after_building_rooms": (hooks.AFTER_ROOMS,),
    "after_fencing": (hooks.AFTER_FENCING,),
    "after_playing_occupation": (hooks.AFTER_OCCUPATION,),
    "after_renovation": (hooks.AFTER_RENOVATION,),
    "after_using_space": (hooks.AFTER_TAKING,),
    "any_player_uses_space": (hooks.ANY_USE,),
    "any_time": (hooks.ANY_TIME, hooks.TRADES),
    "before_playing_occupation": (hooks.BEFORE_OCCUPATION,),
    "condition_once": (hooks.CONDITION,),
    "continuous": (hooks.HOUSING, hooks.PRICE, hooks.RENOVATION),
    "cost_change": (hooks.PRICE,),
    "end_of_round_12": (hooks.END_OF_ROUND,),
    "end_of_turn": (hooks.END_OF_TURN,),
    "harvest_field_phase": (hooks.FIELD_PHASE,),
    "harvest_field_phase_start": (hooks.FIELD_PHASE_START,),
    "none": (),
    "on_play": (),
    "other_player_uses_space": (hooks.ANY_USE,),
    "placement_permission": (hooks.SHARING,),
    "returning_home": (hooks.RETURNING_HOME,),
    "round_start": (hooks.ROUND_START,),
    "scheduled_round_start": (hooks.ROUND_START,),
    "scoring": (hooks.SCORING,),
    "turn_order": (hooks.AFTER_PERSON,),
    "when_baking": (hooks.WHEN_BAKING,),
    "when_fencing": (hooks.BEFORE_FENCING, hooks.AFTER_FENCING, hooks.PRICE),
    "when_renovating": (hooks.AFTER_RENOVATION,),
    "when_using_space": (hooks.WITH_USE, hooks.AFTER_USE, hooks.ANY_USE, hooks.AFTER_TAKING, hooks.AT_MARKET),
    "work_phase": (hooks.TURN_ORDER,),
}
"""By timing in the rules file: the moments of ours that it may mean."""
ALSO: dict[str, tuple[int, ...]] = {
    "shepherds-crook": (hooks.BEFORE_FENCING,),
    "firewood-collector": (hooks.ANY_USE,),
    "grocer": (hooks.END_OF_ROUND,),
    "sheep-walker": (hooks.END_OF_ROUND,),
    "clearing-spade": (hooks.RETURNING_HOME,),
    "big-country": (hooks.SCORING,),
    "mantlepiece": (hooks.SCORING,),
}
"""What a card needs besides: to note what was before, to be asked once more, to count the points that it won."""
WITHOUT_MOMENT = {"scheduled_round_start", "none", "on_play"}
"""Goods on round spaces come by themselves."""


def acts_at(card: int, timings: list[str]) -> bool:
    """Whether a card acts when the rules file says."""
    bits = {hook for hook in range(len(hooks.HOOK_NAMES)) if HOOK_BITS[card] >> hook & 1}
    right = bits <= {hook for timing in timings for hook in TIMINGS[timing]} | set(ALSO.get(CARD_NAMES[card], ()))
    right = right and ("on_play" in timings) == (card in ON_PLAY)
    for timing in set(timings) - WITHOUT_MOMENT:
        elsewhere = card in BONUS_FOR_ALL if timing == "scoring" else timing == "continuous" and card in FIELD_CARDS
        right = right and (elsewhere or bool(bits & set(TIMINGS[timing])))
    return right
