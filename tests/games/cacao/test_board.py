"""The plane and the tiles, compared with the rulebook's coordinates."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosecha.games.cacao import GAME, Options, board
from cosecha.games.cacao.options import turns_total
from tests.games.cacao import oracle

FAR = st.integers(-board.FARTHEST, board.FARTHEST)


@given(FAR, FAR)
def test_spaces_are_numbers_with_neighbors_a_fixed_step_away(x: int, y: int) -> None:
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
def test_space_numbers_are_in_reading_order(x: int, y: int, other_x: int, other_y: int) -> None:
    assert (board.space_at(x, y) < board.space_at(other_x, other_y)) == ((y, x) < (other_y, other_x))


def test_a_space_too_far_out_has_no_name() -> None:
    assert not board.is_near(board.space_at(board.FARTHEST + 1, 0))
    assert not board.is_near(board.space_at(0, -board.FARTHEST - 1))


def test_four_tile_types_with_four_workers_have_thirteen_rotations() -> None:
    assert len(set(board.LIE_NAMES[1:])) == board.LIES == 13
    for number, name in enumerate(board.TYPE_NAMES):
        lies = {board.LIE_NAMES[lie] for lie in board.LIES_OF[number]}
        assert lies == oracle.turned(name)
        assert board.LIE_NAMES[board.LIES_OF[number][0]] == name
    for lie in range(1, board.LIES + 1):
        assert sum(board.LIE_SIDES[lie]) == 4
        assert lie in board.LIES_OF[board.LIE_TYPES[lie]]


COMPONENTS = """
                2 players   3 players   4 players
    1111                4           3           3
    2101                5           5           4
    3001                1           1           1
    3100                1           1           1
    plantation1         4           6           6
    plantation2         2           2           2
    market2             2           2           2
    market3             3           4           4
    market4             1           1           1
    gold1               1           2           2
    gold2               1           1           1
    water               2           3           3
    sun                 1           2           2
    temple              4           5           5
"""
"""From the rulebook: each player's worker tiles, and the jungle tiles including the two start tiles."""


@pytest.mark.parametrize(("players", "turns", "pile"), [(2, 22, 17), (3, 30, 24), (4, 36, 24)])
def test_each_type_has_as_many_tiles_as_the_rules_say(players: int, turns: int, pile: int) -> None:
    _, *rows = (line.split() for line in COMPONENTS.strip().splitlines())
    wanted = {name: int(counts[players - 2]) for name, *counts in rows}
    dealt = msgspec.to_builtins(GAME.start(Options(players=players), seed=players).position())
    assert len(dealt["jungle_pile"]) == pile
    lying = [each["jungle"] for each in dealt["map"].values()]
    assert sorted(lying) == ["market2", "plantation1"]
    jungle = Counter([*lying, *dealt["display"], *dealt["jungle_pile"]])
    for seat in range(players):
        own = Counter([*dealt["hands"][seat], *dealt["piles"][seat]])
        assert own + jungle == wanted
        assert own.total() * players == turns == turns_total(players)
