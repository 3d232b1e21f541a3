"""The score sheet tells what the next point costs."""

import pytest

from cosecha.games.agricola.scoring import CATTLE_TABLE, FIELDS_TABLE, SHEEP_TABLE, by_table, missing, score_sheet
from cosecha.games.agricola.state import blank


@pytest.mark.parametrize(
    ("count", "table", "more"),
    [(0, FIELDS_TABLE, 2), (1, FIELDS_TABLE, 1), (2, FIELDS_TABLE, 1), (1, SHEEP_TABLE, 3), (5, CATTLE_TABLE, 1)],
)
def test_so_many_more_bring_the_next_point(count: int, table: tuple[int, int, int, int], more: int) -> None:
    assert missing(count, table) == more
    assert by_table(count + more, table) > by_table(count + more - 1, table)


def test_nothing_is_missing_where_no_more_points_are() -> None:
    assert missing(8, SHEEP_TABLE) == missing(20, SHEEP_TABLE) == 0


def test_only_categories_with_a_table_miss_something() -> None:
    sheet = {category.name: category.missing for category in score_sheet(blank(2)).categories}
    assert sheet["fields"] == [2, 2]
    assert sheet["sheep"] == [1, 1]
    assert sheet["unused"] == sheet["people"] == sheet["begging"] == [0, 0]
