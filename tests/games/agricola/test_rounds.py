"""Rounds and harvests: when they happen, for whom, and how much they cost."""

import pytest

from cosecha.games.agricola import deal
from cosecha.games.agricola.codes import kind_of
from cosecha.games.agricola.engine.effects import KIND, effect_of
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.mechanisms.family import can_grow, can_grow_urgently
from cosecha.games.agricola.mechanisms.feeding import FEED as FEED_STEP
from cosecha.games.agricola.mechanisms.feeding import food_needed
from cosecha.games.agricola.options import Options
from cosecha.games.agricola.phases import BREED, FEED, HARVESTS, OVER
from cosecha.games.agricola.state import State
from tests.games.agricola import oracle
from tests.games.agricola.farms import action, blank, farm, fill, good, legal, match, play

PLAYERS = [1, 2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_player_has_one_food_less(players: int) -> None:
    for first in range(players):
        state = deal.start(Options(players=players, first_seat=first), 5)
        food = [good(each, "food") for each in state.farms]
        expected = [0] if players == 1 else [2 if seat == first else 3 for seat in range(players)]
        assert food == expected
        assert all(sum(each.goods) == good(each, "food") for each in state.farms)
        assert all((each.people, each.home, each.rooms) == (2, 2, farm().rooms) for each in state.farms)


def test_the_starting_player_is_random() -> None:
    assert {deal.start(Options(players=4), seed).starter for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", PLAYERS)
def test_people_and_newborns_eat_what_the_rulebook_says(players: int) -> None:
    state = blank(players)
    for people in range(2, 6):
        for newborns in range(people - 1):
            state.farms[0].people = people
            state.farms[0].newborns = newborns
            assert food_needed(state, 0) == oracle.food_needed(players, people, newborns)
    state.farms[0].people, state.farms[0].newborns = 3, 1
    assert food_needed(state, 0) == (7 if players == 1 else 5)


def test_there_are_harvests_after_six_rounds() -> None:
    state = match(2)
    for each in state.farms:
        fill(each, vegetable=1)
    fed = []
    while waiting := state.waiting():
        if state.phase == FEED:
            fed.append(state.round)
            for each in state.farms:
                fill(each, food=10, vegetable=1)
            for seat in waiting:
                play(state, "feed", seat)
        else:
            state.apply(waiting[0], state.worth(waiting[0])[-1])
    assert fed == oracle.HARVESTS == list(HARVESTS)
    assert (state.round, state.phase) == (14, OVER)


def at_harvest(players: int = 2) -> State:
    """Round 4 with all people placed but the last."""
    state = match(players)
    state.round = 4
    for each in state.farms[1:]:
        each.home = 0
    state.farms[0].home = 1
    return state


def test_all_seats_feed_at_once_and_breeding_waits_for_all() -> None:
    state = at_harvest()
    fill(state.farms[0], food=4, grain=1, sheep=2, pastures="d1e1")
    fill(state.farms[1], food=4, grain=1)
    play(state, "use forest")
    assert state.waiting() == (0, 1)
    assert all(KIND[effect_of(each.steps[-1])] == KIND[FEED_STEP] for each in state.farms)
    play(state, "feed", 1)
    assert state.waiting() == (0,)
    assert good(state.farms[0], "sheep") == 2
    play(state, "feed", 0)
    assert good(state.farms[0], "sheep") == 3
    assert [good(each, "food") for each in state.farms] == [0, 0]


def test_missing_food_costs_begging_markers_and_available_food_must_be_paid() -> None:
    state = at_harvest()
    fill(state.farms[0], food=1, grain=5)
    fill(state.farms[1], food=9)
    play(state, "use forest")
    play(state, "feed")
    assert [each.begging for each in state.farms] == [3, 0]
    assert [good(each, "food") for each in state.farms] == [0, 5]
    assert good(state.farms[0], "grain") == 5, "exchanging is optional"


def test_each_workshop_works_once_per_harvest_and_only_then() -> None:
    state = at_harvest()
    fill(state.farms[0], food=0, wood=3, clay=2, reed=2, majors="joinery pottery basketmaker")
    assert not [each for each in state.legal(0) if kind_of(each) == kind_of(action("exchange wood"))]
    play(state, "use day-laborer")
    for material, food in (("wood", 4), ("clay", 6), ("reed", 9)):
        play(state, f"exchange {material}")
        assert action(f"exchange {material}") not in legal(state)
        if material != "reed":
            assert good(state.farms[0], "food") == food
    assert state.farms[0].begging == 0
    assert [good(state.farms[0], name) for name in ("wood", "clay", "reed")] == [2, 1, 1]
    assert good(state.farms[0], "food") == 9 - 4, "with nothing else to exchange, feeding is automatic"


def test_the_field_phase_takes_one_crop_from_each_planted_field() -> None:
    state = at_harvest()
    laid = fill(state.farms[0], fields="b1c1d1", food=9)
    for cell, crop, amount in ((1, "grain", 3), (2, "vegetable", 1)):
        laid.crops[cell], laid.amounts[cell] = oracle.GOODS.index(crop), amount
    play(state, "use forest")
    assert (good(laid, "grain"), good(laid, "vegetable")) == (1, 1)
    assert (laid.amounts[1], laid.amounts[2]) == (2, 0)
    assert laid.crops[2] == 0, "the field should be empty again"


@pytest.mark.parametrize(
    ("pastures", "before", "after"),
    [
        ("d1e1", (2, 0, 0), (3, 0, 0)),
        ("d1e1", (1, 0, 0), (1, 0, 0)),
        ("d1e1", (4, 0, 0), (5, 0, 0)),
        ("d1e1", (5, 0, 0), (5, 0, 0)),
        ("d1e1c1", (6, 1, 0), (6, 1, 0)),
        ("d1e1 c1 b1", (2, 2, 2), (3, 3, 2)),
        ("d1e1 b1c1 d2e2", (3, 3, 3), (4, 4, 4)),
        ("e1d1 b1c1", (4, 0, 4), (4, 0, 5)),
    ],
)
def test_two_of_a_type_breed_if_the_young_has_room(
    pastures: str, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    state = at_harvest()
    sheep, boar, cattle = before
    laid = fill(state.farms[0], pastures=pastures, food=9, sheep=sheep, boar=boar, cattle=cattle)
    play(state, "use forest")
    if state.phase == BREED:
        assert action("keep {} {} {}".format(*after)) in legal(state)
        play(state, "keep {} {} {}".format(*after))
    assert tuple(good(laid, name) for name in oracle.ANIMALS) == after


def test_nothing_is_cooked_during_breeding() -> None:
    state = at_harvest()
    laid = fill(state.farms[0], majors="hearth4", food=4, sheep=2, boar=2, pastures="e1 d1")
    play(state, "use forest")
    assert action("exchange sheep") in legal(state), "cooking is possible before, while feeding"
    play(state, "feed")
    assert state.phase == BREED
    assert legal(state) == {action("keep 2 3 0"), action("keep 3 2 0")}
    play(state, "keep 3 2 0")
    assert (good(laid, "food"), good(laid, "sheep"), good(laid, "boar")) == (0, 3, 2)


def test_family_growth_needs_a_room_for_one_more_person() -> None:
    for rooms, count in (("a2a3", 2), ("a1a2a3", 3), ("a1a2a3b1b2", 5), ("a1a2a3b1b2c1", 6)):
        for people in range(2, 6):
            laid = farm(rooms=rooms, people=people)
            assert can_grow(laid) == (people < 5 and count > people)
            assert can_grow_urgently(laid) == (people < 5)


@pytest.mark.parametrize(("space", "rooms"), [("basic-wish", "a1a2a3"), ("urgent-wish", "a2a3")])
def test_a_newborn_stands_beside_its_parent_and_works_from_the_next_round_on(space: str, rooms: str) -> None:
    state = match(2, round_cards=space)
    laid = fill(state.farms[0], rooms=rooms)
    play(state, f"use {space}")
    assert (laid.people, laid.newborns, laid.home) == (3, 1, 1)
    assert state.occupied[NAMES.index(space)] == 1 | 1 << 4
    for number, other in enumerate(["forest", "clay-pit", "reed-bank"]):
        play(state, f"use {other}", (number + 1) % 2)
    assert state.round == 2
    assert (laid.people, laid.newborns, laid.home) == (3, 0, 3)


def test_the_basic_wish_needs_room() -> None:
    state = match(2, round_cards="basic-wish urgent-wish")
    assert action("use basic-wish") not in legal(state)
    assert action("use urgent-wish") in legal(state)
    fill(state.farms[0], people=5)
    assert action("use urgent-wish") not in legal(state), "the maximum is five people"


def test_after_an_urgent_growth_the_next_room_is_already_occupied() -> None:
    state = match(2, round_cards="basic-wish")
    fill(state.farms[0], rooms="a1a2a3", people=3)
    assert action("use basic-wish") not in legal(state)


def test_the_starting_player_changes_in_the_next_round() -> None:
    state = match(3)
    order = []
    for space in ["forest", "clay-pit", "beginners-meeting-place", "fishing", "reed-bank", "grain-seeds"]:
        order.append(state.active)
        play(state, f"use {space}", state.active)
    assert order == [0, 1, 2, 0, 1, 2]
    assert state.starter == 2
    assert (state.round, state.active) == (2, 2)


def test_seats_without_people_at_home_are_skipped() -> None:
    state = match(3)
    state.farms[1].home = 0
    state.farms[2].home = 3
    order = []
    for space in ["forest", "clay-pit", "reed-bank", "fishing", "grain-seeds"]:
        order.append(state.active)
        play(state, f"use {space}", state.active)
    assert order == [0, 2, 0, 2, 2]


def test_solo_the_meeting_place_gives_only_food() -> None:
    state = match(1)
    play(state, "use beginners-meeting-place")
    assert (good(state.farms[0], "food"), state.starter) == (1, 0)


def test_the_well_pays_in_the_next_five_rounds_that_exist() -> None:
    for number, rounds in ((1, [2, 3, 4, 5, 6]), (11, [12, 13, 14]), (14, [])):
        state = match(2, round_cards="major-improvement")
        state.round = number
        fill(state.farms[0], wood=1, stone=3)
        play(state, "use major-improvement")
        assert state.farms[0].majors == 1 << 4, "nothing else is affordable, so the choice is forced"
        assert [promise[0] for promise in state.promised] == rounds
        assert {promise[1:] for promise in state.promised} <= {(0, 0, 1, -1)}


def test_food_from_the_well_arrives_at_the_start_of_the_round() -> None:
    state = match(2, round_cards="major-improvement")
    laid = fill(state.farms[0], wood=1, stone=3, food=0)
    for number, space in enumerate(["major-improvement", "forest", "clay-pit", "reed-bank"]):
        play(state, f"use {space}", number % 2)
    assert state.round == 2
    assert good(laid, "food") == 1
    assert len(state.promised) == 4
