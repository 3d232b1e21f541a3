"""Cacao's map in the terminal: as far as there are tiles, split into parts if the window is too narrow."""

import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from cosecha.core.rng import Rng
from cosecha.games import cacao
from cosecha.locale import LANGUAGES, Speaker
from cosecha.terminal.boards import ASCII, UNICODE, Glyphs
from cosecha.terminal.boards import cacao as board
from cosecha.terminal.boards.cacao import asked_places
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen

GOLDEN = Path(__file__).parent / "golden"

POSITION: dict[str, Any] = {
    "options": {"players": 3},
    "turn": 8,
    "active": 1,
    "phase": "place",
    "map": {
        "-1,-1": {"jungle": "temple"},
        "0,-1": {"seat": 0, "tile": "1210"},
        "1,-1": {"jungle": "market4"},
        "-1,0": {"seat": 2, "tile": "0031"},
        "0,0": {"jungle": "plantation1"},
        "1,0": {"seat": 1, "tile": "1111", "under": "2101"},
        "2,0": {"jungle": "gold2"},
        "1,1": {"jungle": "market2"},
        "2,1": {"seat": 0, "tile": "3100"},
        "3,1": {"jungle": "water"},
    },
    "gold": [12, 7, 0],
    "fruits": [1, 5, 0],
    "suns": [0, 3, 1],
    "water": [0, 4, 8],
    "display": ["sun", "plantation2"],
    "hands": [["1111"], ["1111", "3001"], ["2101"]],
    "piles": [["1111"], [], []],
    "jungle_pile": ["temple", "temple"],
}


def drawn(width: int, glyphs: Glyphs, language: str = "en", seat: int | None = 1) -> str:
    """The table as the seat to move sees it."""
    state = cacao.GAME.from_position(POSITION, check=False)
    file = io.StringIO()
    console = Console(file=file, width=width, color_system=None, highlight=False)
    screen = Screen(Speaker(language, ["Rosa", "Ana", "Insight"]), console=console)
    screen.glyphs = glyphs
    show_table(cacao.GAME, state.view(seat), screen)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize(("name", "glyphs"), [("unicode", UNICODE), ("ascii", ASCII)])
def test_the_map_matches_the_golden_drawing(name: str, glyphs: Glyphs) -> None:
    assert drawn(80, glyphs) == (GOLDEN / f"cacao-{name}.txt").read_text(encoding="utf-8")


def test_columns_that_do_not_fit_are_drawn_below() -> None:
    """Seven columns of six characters, three of them at a time: the rows are drawn three times."""
    text = drawn(25, UNICODE)
    assert max(len(line) for line in text.splitlines()) <= 25
    assert text.index("TEM") < text.index("WAT")
    assert text.count("\n   0") == 3


def test_space_names_are_shown_only_to_a_seat_that_must_name_one() -> None:
    state = cacao.GAME.from_position(POSITION, check=False)
    asked = asked_places(state.view(1))
    assert asked == {"-2,-1", "-1,-2", "1,-2", "2,-1", "3,0", "0,1", "1,2", "3,2", "4,1"}
    text = board.draw(state.view(1), UNICODE, 80).plain
    assert all(name in text for name in asked)
    assert not any(name in board.draw(state.view(None), UNICODE, 80).plain for name in asked)


def test_names_of_distant_spaces_are_not_truncated() -> None:
    """The map has no edge: a truncated name would be that of another space."""
    island = {"-12,-12": {"jungle": "temple"}, "-12,-13": {"seat": 0, "tile": "1111"}, "-13,-13": {"jungle": "sun"}}
    state = cacao.GAME.from_position({**POSITION, "map": {**POSITION["map"], **island}}, check=False)
    view = state.view(1)
    words = board.draw(view, ASCII, 80).plain.split()
    assert "-14,-13" in asked_places(view)
    assert asked_places(view) <= set(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_into_eighty_columns(language: str) -> None:
    lines = drawn(80, UNICODE, language).splitlines()
    assert max(len(line) for line in lines) <= 80
    for mark in ("● Rosa", "▲ Ana", "■ Insight"):
        assert mark in "\n".join(lines)


@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    moves=st.integers(0, 100),
    hidden=st.booleans(),
    glyphs=st.sampled_from([UNICODE, ASCII]),
    language=st.sampled_from(LANGUAGES),
)
def test_drawing_never_fails(players: int, seed: int, moves: int, hidden: bool, glyphs: Glyphs, language: str) -> None:
    state = cacao.GAME.start(cacao.Options(players=players, gold="hidden" if hidden else "open"), seed)
    rng = Rng(seed)
    for _ in range(moves):
        if waiting := state.waiting():
            legal = state.legal(waiting[0])
            state.apply(waiting[0], legal[rng.below(len(legal))])
    file = io.StringIO()
    screen = Screen(Speaker(language), console=Console(file=file, width=80, color_system=None, highlight=False))
    screen.glyphs = glyphs
    for seat in (None, *range(players)):
        view = state.view(seat)
        show_table(cacao.GAME, view, screen)
        text = board.draw(view, glyphs, 80).plain
        for place in asked_places(view):
            assert place in text
    assert max(len(line) for line in file.getvalue().splitlines()) <= 80
