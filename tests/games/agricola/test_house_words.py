"""House rules in the text client and the terminal: every question can be read and answered."""

import io
from typing import Any

import pytest
from rich.console import Console

from cosecha.games.agricola import GAME
from cosecha.games.agricola.state import State
from cosecha.locale import Speaker
from cosecha.server.pages.choice_forms import forms
from cosecha.terminal.boards import UNICODE
from cosecha.terminal.boards.agricola import asked_places
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen

ENGLISH = Speaker("en", ["Ana", "Bruno"])
SPACES = {"sheep-market": {"goods": {"sheep": 4}}, "fencing": {}}


def asked(rules: list[str], farm: dict[str, Any], use: str) -> State:
    """Seat 0 has used a space in round 2."""
    position = {
        "options": {"players": 2, **dict.fromkeys(rules, "with")},
        "round": 2,
        "phase": "work",
        "active": 0,
        "starter": 0,
        "spaces": SPACES,
        "majors": ["well"],
        "farms": [{**farm, "steps": [{"step": "place"}]}, {}],
        "round_cards": ["sheep-market", "fencing"],
    }
    state: State = GAME.from_position(position, check=False)
    state.play(0, GAME.parse(f"use {use}"))
    return state


def prompt(state: State) -> str:
    return ENGLISH.say(GAME.words.prompt(state.view(0)))


def test_a_fence_to_leave_open_is_chosen_from_a_list_of_edges() -> None:
    view = asked(["unfinished_pastures"], {"goods": {"wood": 2}, "fences": ["e1n"]}, "fencing").view(0)
    form = next(
        each for each in forms(GAME.words.choices(view), GAME.words, ENGLISH) if each.options[0].notation == "rail"
    )
    assert form.options[0].label == "Build a fence and leave it open: 33 places"
    values = {value.notation: value.label for value in form.values}
    assert values["e1e"] == "the right edge of e1"
    assert values["b2w"] == "the left edge of b2"
    assert "e1" in asked_places(view)


def test_the_question_about_fences_names_what_is_possible() -> None:
    rules, cheap, rich = ["unfinished_pastures"], {"goods": {"wood": 2}}, {"goods": {"wood": 4}}
    assert prompt(asked([], rich, "fencing")).startswith("Which spaces do you fence in? Each")
    assert prompt(asked(rules, cheap, "fencing")).startswith("Where do you build open fences? Each")
    assert prompt(asked(rules, rich, "fencing")).startswith(
        "Which spaces do you fence in, or where do you build open fences? Each"
    )


def test_open_fences_have_a_table_of_their_own() -> None:
    state = asked(["unfinished_pastures"], {"goods": {"wood": 2}, "fences": ["e1n"]}, "fencing")
    table = GAME.words.board(state.view(1))[-1]
    assert ENGLISH.say(table.title) == "Open fences"
    assert [[ENGLISH.say(cell) for cell in row] for row in table.rows] == [["Ana", "the upper edge of e1"]]


def test_the_terminal_draws_open_fences() -> None:
    farm = {"goods": {"wood": 2}, "fences": ["e1n", "e1e", "c2w"]}
    state = asked(["unfinished_pastures"], farm, "fencing")
    file = io.StringIO()
    screen = Screen(ENGLISH, console=Console(file=file, width=80, color_system=None, highlight=False))
    screen.glyphs = UNICODE
    show_table(GAME, state.view(1), screen)
    lines = file.getvalue().splitlines()
    assert [line[:24].rstrip() for line in lines if "·" in line or "┃" in line][:4] == [
        "   ·   ·   ·   ·   ╺━━━┓",
        " 1                     ┃",
        "   ·   ·   ╻   ·   ·   ╹",
        " 2   ⌂     ┃",
    ]


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ([], "so you cook the others."),
        (["house_before_cooking"], "so the others go back to the supply."),
        (["take_usable"], "so the others stay on the space."),
        (["take_usable", "house_before_cooking"], "so the others stay on the space."),
    ],
)
def test_the_question_says_what_happens_to_animals_without_room(rules: list[str], says: str) -> None:
    farm = {"majors": ["fireplace2"], "goods": {"cattle": 2}, "stables": ["e1"]}
    assert prompt(asked(rules, farm, "sheep-market")).endswith(says)
