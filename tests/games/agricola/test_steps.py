"""Corner cases of the step stack: what a seat must, may and may not answer."""

from typing import Any

from cosecha.games.agricola import GAME, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.mechanisms.placing import can_place
from cosecha.games.agricola.phases import FEED, WORK
from tests.games.agricola.farms import action, fill, good, legal, match, play


def test_a_divided_pasture_may_hold_less_and_the_owner_chooses_what_to_keep() -> None:
    state = match(round_cards="fencing")
    farm = fill(state.farms[0], pastures="d1e1", stables="e1", wood=1, sheep=9)
    play(state, "use fencing")
    assert len(farm.pastures) == 2, "the only way to use the fence is forced"
    assert state.active == 1, "without wood for another fence the turn is over"
    assert good(farm, "sheep") == 7
    assert farm.steps == []


def test_stables_enclosed_together_house_only_one_type() -> None:
    state = match(round_cards="fencing")
    farm = fill(state.farms[0], stables="d1e1", wood=6, sheep=1, boar=1, cattle=1)
    play(state, "use fencing")
    play(state, "fence d1e1")
    assert legal(state) == {action("keep 0 1 1"), action("keep 1 0 1"), action("keep 1 1 0")}
    play(state, "keep 0 1 1")
    assert [good(farm, name) for name in ("sheep", "boar", "cattle", "food")] == [0, 1, 1, 2]
    assert state.active == 1


def test_animals_are_checked_when_the_fencing_is_finished() -> None:
    state = match(round_cards="fencing")
    farm = fill(state.farms[0], stables="d1e1", wood=7, sheep=1, boar=1, cattle=1)
    play(state, "use fencing")
    play(state, "fence d1e1")
    play(state, "fence d1")
    assert [good(farm, name) for name in ("sheep", "boar", "cattle")] == [1, 1, 1]
    assert state.active == 1


def test_grain_that_a_space_needs_cannot_be_eaten_first() -> None:
    state = match(round_cards="grain-utilization")
    fill(state.farms[0], fields="b1c1", grain=1, majors="fireplace2")
    assert action("exchange grain") in legal(state)
    play(state, "use grain-utilization")
    assert legal(state) == {action("sow grain b1"), action("sow grain c1"), action("bake 1")}


def test_a_second_grain_can_be_eaten_while_the_space_is_used() -> None:
    state = match(round_cards="grain-utilization")
    fill(state.farms[0], fields="b1c1", grain=2)
    play(state, "use grain-utilization")
    play(state, "exchange grain")
    assert legal(state) == {action("sow grain b1"), action("sow grain c1")}


def test_grain_left_over_from_an_action_can_be_eaten() -> None:
    state = match(round_cards="grain-utilization")
    farm = fill(state.farms[0], fields="b1c1d1", grain=2, majors="fireplace2", food=0)
    play(state, "use grain-utilization")
    play(state, "sow grain c1")
    assert action("exchange grain") in legal(state)
    play(state, "exchange grain")
    assert good(farm, "food") == 1
    assert state.active == 1, "nothing should be left to sow or bake"


def test_a_vegetable_can_be_eaten_where_plowing_is_still_possible() -> None:
    state = match(round_cards="cultivation")
    fill(state.farms[0], fields="b1", vegetable=1)
    play(state, "use cultivation")
    assert action("exchange vegetable") in legal(state)


def test_cooking_one_animal_may_be_enough_to_house_the_rest() -> None:
    state = match(round_cards="sheep-market")
    farm = fill(state.farms[0], majors="hearth4", boar=1, food=0)
    state.piles[NAMES.index("sheep-market")] = 1
    play(state, "use sheep-market")
    assert legal(state) >= {action("keep 0 1 0"), action("keep 1 0 0"), action("exchange boar")}
    play(state, "exchange boar")
    assert [good(farm, name) for name in ("sheep", "boar", "food")] == [1, 0, 3]
    assert state.active == 1


def test_people_without_a_usable_space_stay_at_home() -> None:
    state = match()
    for space in state.spaces:
        state.occupied[space] = 1 << 1
    state.occupied[NAMES.index("day-laborer")] = 0
    state.farms[0].choices = None
    play(state, "use day-laborer")
    assert (state.round, state.phase) == (2, WORK)
    assert [farm.home for farm in state.farms] == [2, 2]


def test_rooms_and_stables_are_built_in_either_order_but_not_alternately() -> None:
    state = match()
    fill(state.farms[0], wood=20, reed=6)
    play(state, "use farm-expansion")
    play(state, "stable e3")
    play(state, "room a1")
    assert action("stable e2") not in legal(state)
    assert action("room b1") in legal(state), "the next room may adjoin the new one"
    assert action("done") in legal(state)
    play(state, "done")
    assert state.active == 1


def test_the_first_part_cannot_be_skipped() -> None:
    state = match()
    fill(state.farms[0], wood=20, reed=6)
    play(state, "use farm-expansion")
    assert action("done") not in legal(state)


def test_an_oven_may_bake_at_once() -> None:
    state = match(round_cards="major-improvement")
    farm = fill(state.farms[0], clay=3, stone=1, grain=2, food=0)
    play(state, "use major-improvement")
    play(state, "build clay-oven")
    assert legal(state) == {action("bake 1"), action("done"), action("exchange grain")}
    play(state, "bake 1")
    assert (good(farm, "food"), good(farm, "grain")) == (5, 1)


def test_a_fireplace_is_returned_for_a_cooking_hearth_and_can_be_bought_again() -> None:
    state = match(round_cards="major-improvement")
    fill(state.farms[0], majors="fireplace2")
    fill(state.farms[1], clay=2)
    state.majors &= ~1
    play(state, "use major-improvement")
    assert legal(state) == {action("upgrade hearth4 fireplace2"), action("upgrade hearth5 fireplace2")}
    play(state, "upgrade hearth5 fireplace2")
    assert state.majors >> 0 & 1
    assert not state.majors >> 3 & 1
    assert state.farms[0].majors == 1 << 3


def test_everybody_is_home_at_the_harvest_and_a_newborn_is_still_a_newborn() -> None:
    state = match()
    fill(state.farms[0], grain=1)
    state.farms[0].people = 3
    state.farms[0].newborns = 1
    state.round = 4
    for number, space in enumerate(["forest", "clay-pit", "reed-bank", "fishing"]):
        play(state, f"use {space}", number % 2)
    assert state.phase == FEED
    assert [(farm.home, farm.newborns) for farm in state.farms] == [(2, 1), (2, 0)]
    play(state, "feed")
    assert [(farm.home, farm.newborns) for farm in state.farms] == [(3, 0), (2, 0)]


def worth_exchanges(state: State, seat: int = 0) -> set[str]:
    """The exchanges that search considers."""
    return {GAME.notation(action) for action in state.worth(seat)} & {f"exchange {name}" for name in GOOD_NAMES}


def test_exchanges_are_worth_considering_where_food_may_be_missing() -> None:
    state = match(2, tile="with")
    fill(state.farms[0], grain=1, food=0)
    assert "exchange grain" in {GAME.notation(action) for action in state.legal(0)}
    assert worth_exchanges(state) == set(), "no space needs food"
    play(state, "use four-in-one")
    assert worth_exchanges(state) == {"exchange grain"}, "cattle cost one food"
    fill(state.farms[0], food=1)
    assert worth_exchanges(state) == set()


def test_at_a_harvest_exchanges_are_worth_considering_while_food_is_missing() -> None:
    state = match(2)
    fill(state.farms[0], grain=2, food=3)
    fill(state.farms[1], grain=2, food=4)
    state.round = 4
    for number, space in enumerate(["forest", "clay-pit", "reed-bank", "grain-seeds"]):
        play(state, f"use {space}", number % 2)
    assert [worth_exchanges(state, seat) for seat in (0, 1)] == [{"exchange grain"}, set()]
    play(state, "exchange grain")
    assert worth_exchanges(state) == set()


def feeding(number: int, **laid: Any) -> State:
    """A match in the feeding phase of a round; seat 0 has this farm, and a grain that it doesn't need to eat."""
    state = match(2)
    fill(state.farms[0], food=9, grain=1, **laid)
    fill(state.farms[1], food=9, grain=1)
    state.round = number
    for turn, space in enumerate(["day-laborer", "clay-pit", "reed-bank", "forest"]):
        play(state, f"use {space}", turn % 2)
    assert state.phase == FEED
    return state


def test_a_well_fed_seat_still_considers_its_workshops() -> None:
    state = feeding(4, wood=2, majors="joinery")
    assert worth_exchanges(state) == {"exchange wood"}, "a workshop can't make up for it later"
    play(state, "exchange wood")
    assert worth_exchanges(state) == set()


def test_a_well_fed_seat_still_considers_cooking_when_a_young_animal_has_no_room() -> None:
    state = feeding(4, pastures="e1", sheep=3, majors="fireplace2")
    farm = state.farms[0]
    assert worth_exchanges(state) == {"exchange sheep"}, "the young takes its room"
    play(state, "exchange sheep")
    assert worth_exchanges(state) == set()
    play(state, "feed")
    play(state, "feed", 1)
    assert (good(farm, "sheep"), good(farm, "food")) == (3, 9)


def test_at_the_last_harvest_extra_food_is_useless() -> None:
    state = feeding(14, wood=2, pastures="e1", sheep=3, majors="fireplace2 joinery")
    assert worth_exchanges(state) == set()


def test_exchanges_are_worth_considering_for_a_card_that_costs_more_food_than_there_is() -> None:
    state = match(2, cards="few")
    farm = fill(state.farms[0], food=2, grain=1, wood=3)
    farm.hand = (CARD_NAMES.index("caravan"),)
    assert worth_exchanges(state) == {"exchange grain"}
    play(state, "use meeting-place")
    assert worth_exchanges(state) == {"exchange grain"}
    play(state, "exchange grain")
    assert action("play caravan") in legal(state)
    assert worth_exchanges(state) == set()


def test_a_person_can_be_placed_only_where_a_space_has_an_effect() -> None:
    state = match(round_cards="fencing")
    fencing = NAMES.index("fencing")
    for space in state.spaces:
        state.occupied[space] = 1 << 1
    assert not can_place(state, 0)
    state.occupied[fencing] = 0
    assert not can_place(state, 0), "fences need wood"
    fill(state.farms[0], wood=4)
    assert can_place(state, 0)
