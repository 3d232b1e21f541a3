"""The drawing of Santiago's board: golden to the last character, never wider than the screen, never failing."""

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from cosecha.core.rng import Rng
from cosecha.games import santiago
from cosecha.games.santiago.board import SEGMENT_NAMES
from cosecha.games.santiago.places import short_name
from cosecha.locale import LANGUAGES, Speaker
from cosecha.terminal.boards import ASCII, UNICODE, Glyphs
from cosecha.terminal.boards import santiago as board
from cosecha.terminal.boards.santiago import asked_places
from cosecha.terminal.look import show_table
from cosecha.terminal.screen import Screen

GOLDEN = Path(__file__).parent / "golden"

POSITION = {
    "options": {"players": 4, "min_bribe": 0},
    "round": 5,
    "phase": "propose",
    "turn": 2,
    "overseer": 0,
    "spring": "X22",
    "canals": ["H12", "V21", "V12", "H01"],
    "board": {
        "a1": {"tile": "banana2", "seat": 0, "farmers": 2, "palm": True},
        "b2": {"tile": "coconut1", "seat": 1, "farmers": 1},
        "c3": {"tile": "watermelon2", "seat": 2, "farmers": 2},
        "d3": {"tile": "grape1", "seat": 3, "farmers": 1},
        "e4": {"tile": "pepper2"},
        "h6": {"tile": "desert", "palm": True},
        "g1": {"tile": "desert"},
        "f5": {"palm": True},
    },
    "money": [7, 3, 12, 4],
    "extra_canals": [0, 3],
    "supply": 7,
    "set_aside": "pepper1",
    "proposals": [{"seat": 1, "segment": "V22", "bribe": 2}, {"seat": 2, "segment": "H22", "bribe": 10}],
}


def drawn(width: int, glyphs: Glyphs, language: str = "en") -> str:
    """The table as the seat to move sees it."""
    state = santiago.GAME.from_position(POSITION, check=False)
    file = io.StringIO()
    console = Console(file=file, width=width, color_system=None, highlight=False)
    screen = Screen(Speaker(language, ["Rosa", "Ana", "Insight", "Random"]), console=console)
    screen.glyphs = glyphs
    show_table(santiago.GAME, state.view(3), screen)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize(("name", "glyphs"), [("unicode", UNICODE), ("ascii", ASCII)])
def test_the_board_matches_the_golden_drawing(name: str, glyphs: Glyphs) -> None:
    assert drawn(80, glyphs) == (GOLDEN / f"santiago-{name}.txt").read_text(encoding="utf-8")


def test_in_a_narrow_window_the_seats_are_below_the_board() -> None:
    text = drawn(60, UNICODE)
    assert max(len(line) for line in text.splitlines()) <= 60
    assert text.index("└") < text.index("Rosa")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_into_eighty_columns_and_explains_every_symbol(language: str) -> None:
    lines = drawn(80, UNICODE, language).splitlines()
    assert max(len(line) for line in lines) <= 80
    assert len(lines) <= 23
    for mark in ("● Rosa", "▲ Ana", "■ Insight", "◆ Random"):
        assert mark in "\n".join(lines)


def test_the_drawing_shows_every_available_segment() -> None:
    state = santiago.GAME.from_position(POSITION, check=False)
    view = state.view(3)
    text = board.draw(view, UNICODE, 80).plain
    asked = asked_places(view) & set(SEGMENT_NAMES)
    assert asked
    assert {name for name in SEGMENT_NAMES if name in text} == asked
    spectator = board.draw(state.view(None), UNICODE, 80).plain
    assert {name for name in SEGMENT_NAMES if name in spectator} == {"V22", "H22"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_canal_has_the_same_name_on_the_board_in_the_list_and_in_the_log(language: str) -> None:
    state = santiago.GAME.from_position(POSITION, check=False)
    view = state.view(3)
    screen = Screen(Speaker(language), console=Console(file=io.StringIO(), width=80))
    segments = sorted(asked_places(view) & set(SEGMENT_NAMES))
    listed = [screen.said(choice.label) for choice in santiago.GAME.words.choices(view)]
    for segment in segments:
        assert sum(f"{segment} ({short_name(segment)})" in line for line in listed) == 1
    events = state.play(3, santiago.GAME.parse(f"propose {segments[0]} 1"))
    lines = [screen.said(santiago.GAME.words.event(event)) for event in events]
    assert f"{segments[0]} ({short_name(segments[0])})" in lines[0]


@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    moves=st.integers(0, 150),
    hidden=st.booleans(),
    manual=st.booleans(),
    glyphs=st.sampled_from([UNICODE, ASCII]),
    language=st.sampled_from(LANGUAGES),
)
def test_drawing_never_fails(
    players: int, seed: int, moves: int, hidden: bool, manual: bool, glyphs: Glyphs, language: str
) -> None:
    options = santiago.Options(
        players=players,
        money_visibility="hidden" if hidden else "open",
        setup_placement="manual" if manual else "auto",
        spring_mode="any",
    )
    state = santiago.GAME.start(options, seed)
    rng = Rng(seed)
    for _ in range(moves):
        waiting = state.waiting()
        if waiting:
            legal = state.legal(waiting[0])
            state.apply(waiting[0], legal[rng.below(len(legal))])
    file = io.StringIO()
    screen = Screen(Speaker(language), console=Console(file=file, width=80, color_system=None, highlight=False))
    screen.glyphs = glyphs
    for seat in (None, *range(players)):
        view = state.view(seat)
        show_table(santiago.GAME, view, screen)
        text = board.draw(view, glyphs, 80).plain
        for place in asked_places(view):
            assert place in text
    assert max(len(line) for line in file.getvalue().splitlines()) <= 80
