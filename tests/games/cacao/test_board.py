"""The plane and the tiles against the coordinates of the rules."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosecha.games.cacao import board
from cosecha.games.cacao.options import WORKER_TILES, jungle_in_play, turns_total, worker_tiles_each
from tests.games.cacao import oracle

FAR = st.integers(-board.FARTHEST, board.FARTHEST)


@given(FAR, FAR)
def test_a_space_is_a_number_and_back_and_its_neighbours_are_a_step_away(x: int, y: int) -> None:
    space = board.space_at(x, y)
    assert (board.x_of(space), board.y_of(space)) == (x, y)
    assert oracle.space(board.space_name(space)) == (x, y)
    assert board.space_named(board.space_name(space)) == space
    assert board.is_jungle_space(space) == ((x + y) % 2 == 0)
    assert board.is_near(space)
    assert space < 1 << board.SPACE_BITS
    for side, step in zip(board.SIDE_NAMES, board.STEPS, strict=True):
        beside = space + step
        assert (board.x_of(beside), board.y_of(beside)) == oracle.beside((x, y), side)
        assert board.is_jungle_space(beside) != board.is_jungle_space(space)


@given(FAR, FAR, FAR, FAR)
def test_numbers_come_in_reading_order(x: int, y: int, other_x: int, other_y: int) -> None:
    assert (board.space_at(x, y) < board.space_at(other_x, other_y)) == ((y, x) < (other_y, other_x))


def test_beyond_the_longest_number_a_space_has_no_name() -> None:
    assert not board.is_near(board.space_at(board.FARTHEST + 1, 0))
    assert not board.is_near(board.space_at(0, -board.FARTHEST - 1))


def test_there_are_thirteen_lies_of_four_types_with_four_workers_each() -> None:
    assert len(set(board.LIE_NAMES[1:])) == board.LIES == 13
    for number, name in enumerate(board.TYPE_NAMES):
        lies = {board.LIE_NAMES[lie] for lie in board.LIES_OF[number]}
        assert lies == oracle.turned(name)
        assert board.LIE_NAMES[board.LIES_OF[number][0]] == name
    for lie in range(1, board.LIES + 1):
        assert sum(board.LIE_SIDES[lie]) == 4
        assert lie in board.LIES_OF[board.LIE_TYPES[lie]]


@pytest.mark.parametrize(("players", "each", "turns", "jungle"), [(2, 11, 22, 21), (3, 10, 30, 28), (4, 9, 36, 28)])
def test_as_many_tiles_as_the_box_says(players: int, each: int, turns: int, jungle: int) -> None:
    assert worker_tiles_each(players) == each
    assert turns_total(players) == turns
    assert jungle_in_play(players).total() == jungle
    assert len(WORKER_TILES[players]) == len(board.TYPE_NAMES)


def test_two_players_leave_seven_jungle_tiles_in_the_box() -> None:
    left = jungle_in_play(4) - jungle_in_play(2)
    named = Counter({board.JUNGLE_NAMES[kind]: count for kind, count in left.items()})
    assert named == {"plantation1": 2, "market3": 1, "gold1": 1, "water": 1, "sun": 1, "temple": 1}
