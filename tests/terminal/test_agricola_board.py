"""Agricola in the terminal: farms with their fences side by side, everybody's goods, the action board."""

import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from cosecha.core.rng import Rng
from cosecha.games import agricola
from cosecha.locale import LANGUAGES, Speaker
from cosecha.terminal.boards import ASCII, UNICODE, Glyphs
from cosecha.terminal.boards import agricola as board
from cosecha.terminal.boards.agricola import asked_places
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen

GOLDEN = Path(__file__).parent / "golden"

POSITION: dict[str, Any] = {
    "options": {"players": 3},
    "round": 6,
    "phase": "work",
    "active": 0,
    "starter": 1,
    "spaces": {
        "forest": {"goods": {"wood": 6}},
        "farm-expansion": {"people": [0]},
        "sheep-market": {"goods": {"sheep": 3}},
        "basic-wish": {"people": [1], "newborns": [1]},
    },
    "majors": ["fireplace3", "hearth4", "hearth5", "clay-oven", "stone-oven", "joinery", "pottery", "basketmaker"],
    "promised": [{"round": number, "seat": 1, "good": "food", "amount": 1} for number in (7, 8)],
    "farms": [
        {
            "goods": {"wood": 7, "reed": 2, "grain": 1, "sheep": 3},
            "rooms": ["a2", "a3"],
            "fields": {"b3": {"crop": "grain", "amount": 3}, "c3": {"crop": "vegetable", "amount": 2}, "d3": {}},
            "stables": ["d1", "e3"],
            "pastures": [["c1", "d1"], ["e1", "e2"]],
            "home": 1,
            "majors": ["fireplace2"],
            "space": "farm-expansion",
            "steps": [{"step": "(room... and/or stable for 2 wood...)"}],
        },
        {"goods": {"food": 12}, "house": "clay", "rooms": ["a1", "a2", "a3"], "people": 3, "newborns": 1, "home": 1},
        {"goods": {"stone": 2}, "begging": 2, "home": 2},
    ],
    "round_cards": [
        "fencing",
        "sheep-market",
        "grain-utilization",
        "major-improvement",
        "basic-wish",
        "western-quarry",
    ],
}


def drawn(width: int, glyphs: Glyphs, language: str = "en", seat: int | None = 0) -> str:
    """The table as the seat to move sees it."""
    state = agricola.GAME.from_position(POSITION, check=False)
    file = io.StringIO()
    console = Console(file=file, width=width, color_system=None, highlight=False)
    screen = Screen(Speaker(language, ["Rosa", "Ana", "Insight"]), console=console)
    screen.glyphs = glyphs
    show_table(agricola.GAME, state.view(seat), screen)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize(("name", "glyphs"), [("unicode", UNICODE), ("ascii", ASCII)])
def test_the_farms_match_the_golden_drawing(name: str, glyphs: Glyphs) -> None:
    assert drawn(80, glyphs) == (GOLDEN / f"agricola-{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("width", "rows"), [(80, 1), (60, 2), (30, 3)])
def test_farms_that_do_not_fit_are_drawn_below(width: int, rows: int) -> None:
    text = drawn(width, UNICODE)
    assert max(len(line) for line in text.splitlines()) <= width
    heads = [line for line in text.splitlines() if "a   b   c   d   e" in line]
    assert len(heads) == rows
    assert "".join(heads).count("a   b   c   d   e") == 3


def test_space_names_are_shown_only_to_a_seat_that_must_name_one() -> None:
    state = agricola.GAME.from_position(POSITION, check=False)
    asked = asked_places(state.view(0))
    assert asked == {"a1", "b1", "b2", "c1", "c2", "d2", "e1", "e2"}
    text = board.draw(state.view(0), UNICODE, 80).plain
    assert all(text.count(name) == 1 for name in asked)
    assert not any(name in board.draw(state.view(None), UNICODE, 80).plain for name in asked)


def test_the_spaces_of_a_pasture_have_names_too() -> None:
    farms = [{**POSITION["farms"][0], "steps": [{"step": "fences..."}]}, {}, {}]
    state = agricola.GAME.from_position({**POSITION, "farms": farms}, check=False)
    assert {"c1", "c2", "e1"} <= asked_places(state.view(0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_every_language_fits_into_the_window(language: str, width: int) -> None:
    lines = drawn(width, UNICODE, language).splitlines()
    assert max(len(line) for line in lines) <= width
    for mark in ("● Rosa", "▲ Ana", "■ Insight"):
        assert mark in "\n".join(lines)


@given(
    players=st.integers(1, 4),
    seed=st.integers(0, 2**32),
    moves=st.integers(0, 200),
    glyphs=st.sampled_from([UNICODE, ASCII]),
    language=st.sampled_from(LANGUAGES),
    width=st.sampled_from([40, 80, 100]),
)
def test_drawing_never_fails(players: int, seed: int, moves: int, glyphs: Glyphs, language: str, width: int) -> None:
    state = agricola.GAME.start(agricola.Options(players=players), seed)
    rng = Rng(seed)
    for _ in range(moves):
        if waiting := state.waiting():
            worth = state.worth(waiting[0])
            state.apply(waiting[0], worth[rng.below(len(worth))])
    file = io.StringIO()
    screen = Screen(Speaker(language), console=Console(file=file, width=width, color_system=None, highlight=False))
    screen.glyphs = glyphs
    for seat in (None, *range(players)):
        view = state.view(seat)
        show_table(agricola.GAME, view, screen)
        text = board.draw(view, glyphs, width).plain
        for place in asked_places(view):
            assert place in text
    assert max(len(line) for line in file.getvalue().splitlines()) <= width
