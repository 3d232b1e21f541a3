"""The score sheet tells what the next point costs."""

import pytest

from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.scoring import CATTLE_TABLE, FIELDS_TABLE, SHEEP_TABLE, by_table, missing, score_sheet

CLAY_HOUSE = 1
WHOLE = (1 << len(CELL_NAMES)) - 1


@pytest.mark.parametrize(
    ("count", "table", "more"),
    [(0, FIELDS_TABLE, 2), (1, FIELDS_TABLE, 1), (2, FIELDS_TABLE, 1), (1, SHEEP_TABLE, 3), (5, CATTLE_TABLE, 1)],
)
def test_so_many_more_bring_the_next_point(count: int, table: tuple[int, int, int, int], more: int) -> None:
    assert missing(count, table) == more
    assert by_table(count + more, table) > by_table(count + more - 1, table)


def test_nothing_is_missing_where_no_more_points_are() -> None:
    assert missing(8, SHEEP_TABLE) == missing(20, SHEEP_TABLE) == 0


def test_every_category_that_is_counted_tells_what_the_next_point_costs() -> None:
    state = GAME.start(Options(players=2), 1)
    state.farms[1].house = CLAY_HOUSE
    sheet = {category.name: category.missing for category in score_sheet(state).categories}
    assert sheet["fields"] == [2, 2]
    assert sheet["sheep"] == [1, 1]
    assert sheet["unused"] == [-1, -1]
    assert sheet["stables"] == sheet["people"] == [1, 1]
    assert sheet["rooms"] == [0, 1], "rooms of wood bring nothing"
    assert sheet["begging"] == [0, 0]


def test_it_costs_nothing_where_nothing_more_can_come() -> None:
    state = GAME.start(Options(players=1), 1)
    farm = state.farms[0]
    farm.people, farm.house = 5, CLAY_HOUSE
    farm.fields = WHOLE & ~farm.rooms
    sheet = {category.name: category.missing for category in score_sheet(state).categories}
    assert sheet["unused"] == sheet["people"] == sheet["rooms"] == sheet["fields"] == [0]
