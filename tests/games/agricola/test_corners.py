"""Corners of the rules that whole matches hardly ever reach."""

import pytest

from cosecha.core.state import CONFIRM
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.mechanisms.improvements import may_lack_food
from cosecha.games.agricola.scoring import score_sheet
from tests.games.agricola.farms import action, fill, match


def test_a_seat_that_has_yet_to_confirm_has_nothing_else_worth_doing() -> None:
    state = match()
    fill(state.farms[0], grain=1)
    state.play(0, action("use day-laborer"), hold=True)
    assert state.legal(0) == state.worth(0) == [CONFIRM]


def test_stables_that_all_stand_in_pastures_and_improvements_promise_no_next_point() -> None:
    state = match()
    fill(state.farms[0], stables="b1c1d1e1", pastures="b1c1d1e1", majors="well")
    fill(state.farms[1], stables="b1c1d1e1", pastures="b1c1d1")
    sheet = {category.name: category.missing for category in score_sheet(state).categories}
    assert sheet["stables"] == [0, 1]
    assert sheet["improvements"] == sheet["begging"] == [0, 0]


@pytest.mark.parametrize(
    ("hand", "people", "food"),
    [
        ([], 2, 2),
        (["loom"], 2, 2),
        (["wood-cutter"], 2, 2),
        (["caravan", "wood-cutter"], 2, 3),
        (["bottles"], 2, 2),
        (["bottles"], 4, 4),
    ],
)
def test_the_most_food_that_a_hand_may_cost(hand: list[str], people: int, food: int) -> None:
    farm = match().farms[0]
    farm.people = people
    farm.hand = tuple(CARD_NAMES.index(name) for name in hand)
    assert not may_lack_food(fill(farm, food=food))
    assert may_lack_food(fill(farm, food=food - 1))
