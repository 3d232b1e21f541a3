"""The begging that the bot sees coming, with the food that cards bring before the family is fed."""

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.food import likely_begging
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.cards.abilities import remember
from cosecha.games.agricola.cards.minors_a import CLAYPIPE
from cosecha.games.agricola.cards.minors_b import BUTTER_CHURN, LOOM, THREE_FIELD_ROTATION
from cosecha.games.agricola.cards.occupations_a import GROCER, GROCER_STACK
from cosecha.games.agricola.engine.cards import lay
from cosecha.games.agricola.goods import CATTLE, FOOD, GRAIN, SHEEP, VEGETABLE
from cosecha.games.agricola.phases import FEED, WORK
from cosecha.games.agricola.tallies import NAMES, added

FIRST_HARVEST = 4


def before_the_harvest(cards: list[int], food: int = 0) -> State:
    """The first seat has placed everybody and needs 4 food."""
    state = GAME.start(Options(players=2, cards="full"), 1)
    assert state.phase == WORK
    state.round = FIRST_HARVEST
    farm = state.farms[0]
    farm.home = 0
    farm.goods[FOOD] = food
    for card in cards:
        lay(farm, card)
    return state


def test_food_that_is_missing_is_begged_for() -> None:
    assert likely_begging(before_the_harvest([]), 0) == 4
    assert likely_begging(before_the_harvest([], food=3), 0) == 1
    assert likely_begging(before_the_harvest([], food=5), 0) == 0


@pytest.mark.parametrize(("card", "animal", "count", "food"), [(LOOM, SHEEP, 4, 2), (BUTTER_CHURN, CATTLE, 2, 1)])
def test_animals_bring_food_with_a_card(card: int, animal: int, count: int, food: int) -> None:
    without, state = before_the_harvest([]), before_the_harvest([card])
    for each in (without, state):
        each.farms[0].goods[animal] = count
    assert likely_begging(without, 0) == 4
    assert likely_begging(state, 0) == 4 - food
    assert state.farms[0].goods[FOOD] == 0, "looking ahead changes nothing"


def test_fields_bring_food_with_a_card_and_their_crops_are_counted_once() -> None:
    state = before_the_harvest([THREE_FIELD_ROTATION])
    farm = state.farms[0]
    for name, crop, amount in (("c1", GRAIN, 3), ("d1", VEGETABLE, 2), ("e1", 0, 0)):
        cell = CELL_NAMES.index(name)
        farm.fields |= 1 << cell
        farm.crops[cell], farm.amounts[cell] = crop, amount
    farm.people = 4
    # Of the 8 food needed, the card brings 3, and 2 crops are eaten raw.
    assert likely_begging(state, 0) == 3
    farm.amounts[CELL_NAMES.index("c1")] = farm.crops[CELL_NAMES.index("c1")] = 0
    assert likely_begging(state, 0) == 7


def test_a_card_brings_food_when_people_return_home() -> None:
    state = before_the_harvest([CLAYPIPE])
    assert likely_begging(state, 0) == 4
    state.farms[0].tallies = added((), NAMES.index("building-materials"), 7)
    assert likely_begging(state, 0) == 2


def test_people_still_to_be_placed_are_expected_to_bring_one_food_each() -> None:
    state = before_the_harvest([])
    state.farms[0].home = 1
    assert likely_begging(state, 0) == 3
    state.farms[0].home = 0
    state.round -= 1
    assert likely_begging(state, 0) == 2
    state.round -= 1
    assert likely_begging(state, 0) == 0


def test_a_family_eats_before_its_food_buys_goods() -> None:
    state = before_the_harvest([GROCER], food=4)
    farm = state.farms[0]
    remember(farm, GROCER, len(GROCER_STACK))
    farm.people = 4
    farm.goods[GRAIN] = 6
    for each in state.farms:
        each.home = 0
        each.steps.clear()
    state.advance(None)
    assert state.phase == FEED
    bot, rng = InsightBot(), Rng("feeding")
    while state.phase == FEED and 0 in state.waiting():
        state.apply(0, bot.choose(state.view(0), rng))
    assert farm.begging == 0
