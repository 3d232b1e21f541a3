"""What the major improvements cost, cook, bake and score, according to the rulebook's tables."""

from itertools import combinations

import pytest

from cosecha.games.agricola.codes import BAKE, KIND
from cosecha.games.agricola.engine.effects import KIND as KINDS
from cosecha.games.agricola.engine.effects import MECHANISMS
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import (
    COOKING,
    MAJOR_NAMES,
    MAJOR_POINTS,
    MAJOR_PRICES,
    WORKSHOP_BONUS,
    WORKSHOP_FOOD,
    WORKSHOP_GOODS,
    WORKSHOPS,
    baked,
    most_baked,
)
from cosecha.games.agricola.mechanisms.baking import bake
from tests.games.agricola import oracle
from tests.games.agricola.farms import blank, farm, fill

BAKING = [set(chosen) for size in range(7) for chosen in combinations(sorted(oracle.BAKERS), size)]


def test_prices_and_points_are_those_of_the_rulebook() -> None:
    for number, name in enumerate(MAJOR_NAMES):
        assert {GOOD_NAMES[good]: amount for good, amount in MAJOR_PRICES[number]} == oracle.PRICES[name]
        assert MAJOR_POINTS[number] == oracle.POINTS[name]


def test_workshops_convert_and_score_as_in_the_rulebook() -> None:
    workshops = {
        MAJOR_NAMES[major]: (GOOD_NAMES[WORKSHOP_GOODS[number]], WORKSHOP_FOOD[number])
        for number, major in enumerate(WORKSHOPS)
    }
    assert workshops == oracle.WORKSHOPS
    bonuses = {MAJOR_NAMES[major]: list(WORKSHOP_BONUS[number]) for number, major in enumerate(WORKSHOPS)}
    assert bonuses == oracle.BONUSES


@pytest.mark.parametrize("chosen", BAKING, ids=lambda chosen: " ".join(sorted(chosen)))
def test_baking_makes_the_most_food_of_the_grain(chosen: set[str]) -> None:
    state = blank(1)
    laid = fill(state.farms[0], majors=" ".join(chosen))
    baking = MECHANISMS[KINDS[bake()]]
    for grain in range(6):
        laid.goods[GOOD_NAMES.index("grain")] = grain
        offered: list[int] = []
        baking.add_answers(state, 0, (), 0, offered)
        possible = [amount for amount in range(1, grain + 1) if oracle.baked(chosen, amount) is not None]
        assert offered == [BAKE * KIND + amount for amount in possible]
        assert baking.possible(state, laid, (), 0) == bool(possible)
        for amount in possible:
            assert baked(laid.majors, amount) == oracle.baked(chosen, amount)


@pytest.mark.parametrize("chosen", BAKING, ids=lambda chosen: " ".join(sorted(chosen)))
def test_cooking_gives_the_food_of_the_rulebook(chosen: set[str]) -> None:
    laid = farm(majors=" ".join(chosen))
    for good in COOKING:
        assert laid.cooked(good) == oracle.cooked(chosen, GOOD_NAMES[good])


def test_only_ovens_have_a_limit() -> None:
    assert most_baked(farm(majors="clay-oven").majors) == 1
    assert most_baked(farm(majors="stone-oven").majors) == 2
    assert most_baked(farm(majors="clay-oven stone-oven").majors) == 3
    assert most_baked(farm(majors="joinery pottery basketmaker well").majors) == 0
