"""What the text client and the terminal say about the season."""

import io

import pytest
from rich.console import Console

from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.engine.effects import step_of
from cosecha.games.agricola.goods import FOOD, STONE, WOOD
from cosecha.games.agricola.mechanisms.fencing import fences
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.options import Season
from cosecha.locale import Speaker
from cosecha.terminal.boards import ASCII
from cosecha.terminal.boards import agricola as board

ENGLISH = Speaker("en", ["Ana", "Bruno"])


def match(first: Season, players: int = 2) -> State:
    return GAME.start(Options(players=players, first_seat=0, seasons="with", first_season=first), 7)


def status(state: State) -> list[str]:
    return [ENGLISH.say(line) for line in GAME.words.status(state.view(0))]


def described(state: State) -> dict[str, str]:
    """What each action space does, as the table of the text client says it."""
    rows = GAME.words.board(state.view(0))[0].rows
    return {ENGLISH.say(row[0]): ENGLISH.say(row[1]) for row in rows}


@pytest.mark.parametrize(
    ("first", "line"),
    [
        ("winter", "Season: winter, then spring"),
        ("spring", "Season: spring, then summer"),
        ("summer", "Season: summer, then autumn"),
        ("autumn", "Season: autumn, then winter"),
    ],
)
def test_the_status_has_this_season_and_the_next(first: Season, line: str) -> None:
    assert line in status(match(first))


def test_without_seasons_nothing_is_said_about_them() -> None:
    state = GAME.start(Options(players=2, first_seat=0), 7)
    assert not [line for line in status(state) if "Season" in line]
    assert described(state)["Forest"] == "take the wood"
    assert state.view(0).facts.season is None


@pytest.mark.parametrize(
    ("first", "space", "text"),
    [
        ("winter", "Fishing", "take the food. Closed in winter before round 12."),
        ("winter", "Clay Pit", "take the clay. This season, 1 clay less is added."),
        ("winter", "Farmland", "plow 1 field. In winter, each field costs 1 food."),
        ("winter", "Forest", "take the wood"),
        ("spring", "Copse", "take the wood. This season, 1 wood less is added."),
        ("summer", "Fishing", "take the food. This season, 1 food more is added."),
        ("summer", "Day Laborer", "2 food. In summer, you also get 1 grain."),
        (
            "summer",
            "Farm Expansion",
            "build rooms and/or stables (2 wood each). In summer, each new room allows you 1 free stable.",
        ),
        ("autumn", "Reed Bank", "take the reed. This season, 1 reed more is added."),
        ("autumn", "Traveling Players", "take the food"),
    ],
)
def test_each_space_says_what_the_season_changes_there(first: Season, space: str, text: str) -> None:
    assert described(match(first, 4))[space] == text


def asked(state: State, effect: int) -> str:
    farm = state.farms[0]
    farm.steps = [step_of(effect)]
    farm.choices = None
    return ENGLISH.say(GAME.words.prompt(state.view(0)))


def test_questions_say_what_the_season_changes_about_the_price() -> None:
    winter, spring = match("winter"), match("spring")
    winter.farms[0].goods[FOOD] = 1
    assert asked(winter, plow()) == "Which space do you plow? In winter, each field costs 1 food."
    assert asked(spring, plow()) == "Which space do you plow?"
    spring.farms[0].goods[WOOD] = 2
    question = asked(spring, fences())
    assert question.endswith("In spring, once you pay for 1 fence, up to 2 more are free.")


def test_in_autumn_an_improvement_shows_every_way_to_pay() -> None:
    state = match("autumn")
    state.farms[0].goods[WOOD] = state.farms[0].goods[STONE] = 2
    majors = state.view(0).facts.majors
    assert majors["joinery"].ways == [{"wood": 1, "stone": 2}, {"wood": 2, "stone": 1}]
    assert majors["fireplace2"].price == {"clay": 1}
    assert majors["fireplace2"].ways == []
    table = next(table for table in GAME.words.board(state.view(0)) if ENGLISH.say(table.title) == "Major improvements")
    prices = {ENGLISH.say(row[0]): ENGLISH.say(row[1]) for row in table.rows}
    assert prices["Joinery"] == "1 wood, 2 stone; or 2 wood, 1 stone"


def test_the_facts_know_how_many_fences_are_free_in_this_action_and_after_it() -> None:
    state = match("spring")
    farm = state.farms[0]
    farm.goods[WOOD] = 9
    farm.steps = [step_of(fences())]
    farm.choices = None
    free = []
    for text in ("fence d1e1", "fence e1", "done"):
        free.append(state.view(0).facts.farms[0].free_fences)
        state.answer(0, GAME.parse(text), None)
    free.append(state.view(0).facts.farms[0].free_fences)
    assert free == [0, 0, 0, 0]
    farm.steps = [step_of(fences())]
    farm.choices = None
    state.answer(0, GAME.parse("fence d2"), None)
    assert state.view(0).facts.farms[0].free_fences == 0
    assert farm.goods[WOOD] == 9 - 4 - 1 - 1


@pytest.mark.parametrize("first", ["winter", "spring", "summer", "autumn"])
def test_the_terminal_lists_what_the_season_changes(first: Season) -> None:
    console = Console(file=io.StringIO(), width=100)
    console.print(board.beside(match(first, 4).view(0), ASCII, ENGLISH, 100))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    expected = {
        "winter": "Clay Pit, Hollow: This season, 1 clay less is added.",
        "spring": "This season, 1 wood less is added.",
        "summer": "Day Laborer: In summer, you also get 1 grain.",
        "autumn": "Reed Bank: This season, 1 reed more is added.",
    }
    assert expected[first] in shown
