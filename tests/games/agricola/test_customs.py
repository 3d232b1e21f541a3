"""What farms know of variants."""

import pytest

from cosecha.core.state import NONE
from cosecha.games.agricola import deal
from cosecha.games.agricola.board import CELL_NAMES, EDGE_NAMES, EDGES, edge_names
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import HOOK_BITS, NAMES, lay
from cosecha.games.agricola.mechanisms.customs import settle_customs
from cosecha.games.agricola.options import ONE_PASTURE, SEASONS, SPRING, UNFINISHED, Options, Season, variant_of
from cosecha.games.agricola.phases import FIELD, HOME, WORK


def test_every_edge_of_a_space_is_named_after_it_or_a_neighbor() -> None:
    assert len(set(EDGE_NAMES)) == 38
    assert edge_names(EDGES[CELL_NAMES.index("b1")]) == ["b1n", "b2n", "b1w", "c1w"]
    assert edge_names(EDGES[CELL_NAMES.index("e3")]) == ["e3n", "e3s", "e3w", "e3e"]


def test_the_printed_game_has_neither_a_variant_nor_a_season() -> None:
    state = deal.start(Options(), 1)
    assert (state.variant, state.season) == (0, NONE)
    assert [farm.customs for farm in state.farms] == [0, 0]


@pytest.mark.parametrize(
    ("first", "round", "phase", "season"),
    [
        ("spring", 0, WORK, "spring"),
        ("spring", 1, WORK, "spring"),
        ("spring", 1, HOME, "spring"),
        ("spring", 1, FIELD, "summer"),
        ("spring", 2, WORK, "summer"),
        ("winter", 14, WORK, "spring"),
        ("autumn", 4, FIELD, "autumn"),
    ],
)
def test_the_season_turns_when_everybody_is_home(first: Season, round: int, phase: int, season: str) -> None:
    state = deal.start(Options(seasons="with", first_season=first), 1)
    state.round, state.phase = round, phase
    settle_customs(state)
    assert SEASONS[state.season] == season


def test_every_farm_knows_the_house_rules_and_the_season() -> None:
    options = Options(seasons="with", one_pasture="with", unfinished_pastures="with")
    state = deal.start(options, 1)
    assert [farm.customs for farm in state.farms] == [SPRING | ONE_PASTURE | UNFINISHED] * 2
    assert state.copy().farms[0].customs == state.farms[0].customs
    assert state.digest() != deal.start(Options(one_pasture="with"), 1).digest()


def test_a_season_marks_the_prices_it_changes() -> None:
    state = deal.start(Options(seasons="with", first_season="autumn"), 1)
    assert state.farms[0].hooks & payments.MAJOR
    assert state.farms[0].hooks >> hooks.PRICE & 1
    state.round = 2
    settle_customs(state)
    assert not state.farms[0].hooks & payments.MAJOR


def test_partners_lend_each_other_the_cards_that_make_building_cheaper() -> None:
    state = deal.start(Options(players=4, cards="full", teams="lower"), 1)
    carpenter, loom = NAMES.index("carpenter"), NAMES.index("loom")
    for card in (carpenter, loom):
        lay(state.farms[1], card)
    settle_customs(state)
    assert [farm.lent for farm in state.farms] == [(), (), (), (carpenter,)]
    assert state.farms[3].hooks & payments.ROOM
    assert state.farms[1].hooks == HOOK_BITS[carpenter] | HOOK_BITS[loom]
    assert not state.farms[3].equals(deal.start(Options(players=4, cards="full", teams="lower"), 1).farms[3])


def test_a_head_start_is_a_variant() -> None:
    assert variant_of(Options(start_food=(1, 0))) == variant_of(Options(hand_occupations=6)) != 0
