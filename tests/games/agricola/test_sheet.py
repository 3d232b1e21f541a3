"""The score sheet says what the next point takes."""

import pytest

from cosecha.core.message import Message
from cosecha.games.agricola import GAME, Options, words
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import lay
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.phases import OVER
from cosecha.games.agricola.scoring import CATTLE_TABLE, FIELDS_TABLE, SHEEP_TABLE, by_table, missing, score_sheet
from cosecha.locale import Speaker
from tests.games.agricola.farms import fill

CLAY_HOUSE = 1
WHOLE = (1 << len(CELL_NAMES)) - 1


@pytest.mark.parametrize(
    ("count", "table", "more"),
    [(0, FIELDS_TABLE, 2), (1, FIELDS_TABLE, 1), (2, FIELDS_TABLE, 1), (1, SHEEP_TABLE, 3), (5, CATTLE_TABLE, 1)],
)
def test_missing_is_the_distance_to_the_next_point(count: int, table: tuple[int, int, int, int], more: int) -> None:
    assert missing(count, table) == more
    assert by_table(count + more, table) > by_table(count + more - 1, table)


def test_nothing_is_missing_at_the_maximum() -> None:
    assert missing(8, SHEEP_TABLE) == missing(20, SHEEP_TABLE) == 0


def test_every_counted_category_says_what_the_next_point_takes() -> None:
    state = GAME.start(Options(players=2), 1)
    state.farms[1].house = CLAY_HOUSE
    sheet = {category.name: category.missing for category in score_sheet(state).categories}
    assert sheet["fields"] == [2, 2]
    assert sheet["sheep"] == [1, 1]
    assert sheet["unused"] == [-1, -1]
    assert sheet["stables"] == sheet["people"] == [1, 1]
    assert sheet["rooms"] == [0, 1], "wooden rooms score nothing"
    assert sheet["begging"] == [0, 0]


def test_nothing_is_missing_where_no_more_points_are_possible() -> None:
    state = GAME.start(Options(players=1), 1)
    farm = state.farms[0]
    farm.people, farm.house = 5, CLAY_HOUSE
    farm.fields = WHOLE & ~farm.rooms
    sheet = {category.name: category.missing for category in score_sheet(state).categories}
    assert sheet["unused"] == sheet["people"] == sheet["rooms"] == sheet["fields"] == [0]


@pytest.mark.parametrize(
    ("majors", "goods", "more", "good"),
    [
        ("joinery", {"wood": 4}, 1, "wood"),
        ("joinery", {"wood": 7}, 0, None),
        ("pottery", {}, 3, "clay"),
        ("basketmaker", {"reed": 2}, 2, "reed"),
        ("joinery pottery", {"wood": 3, "clay": 4}, 1, "clay"),
        ("fireplace2", {"wood": 4}, 0, None),
    ],
)
def test_a_workshop_says_how_much_material_the_next_point_takes(
    majors: str, goods: dict[str, int], more: int, good: str | None
) -> None:
    state = GAME.start(Options(players=2), 1)
    fill(state.farms[1], majors=majors).goods = [goods.get(name, 0) for name in GOOD_NAMES]
    (bonus,) = [category for category in score_sheet(state).categories if category.name == "bonus"]
    assert (bonus.missing, bonus.goods) == ([0, more], [None, good])


def test_a_loom_says_how_many_sheep_the_next_point_takes() -> None:
    state = GAME.start(Options(players=1), 1)
    lay(fill(state.farms[0], sheep=4), CARD_NAMES.index("loom"))
    (bonus,) = [category for category in score_sheet(state).categories if category.name == "bonus"]
    assert (bonus.points, bonus.missing, bonus.goods) == ([1], [2], ["sheep"])


def test_the_written_sheet_shows_it_until_the_match_is_over() -> None:
    state = GAME.start(Options(players=1), 1)
    fill(state.farms[0], majors="joinery", wood=4)
    said = Speaker("en").say

    def rendered() -> dict[str, str]:
        table = words.sheet(score_sheet(state))
        rows = [[said(cell) if isinstance(cell, Message) else str(cell) for cell in row] for row in table.rows]
        return {"title": said(table.title), **{row[0]: row[1] for row in rows}}

    sheet = rendered()
    assert "In brackets" in sheet["title"]
    assert (sheet["Fields"], sheet["Unused spaces"], sheet["Rooms"]) == ("0 → −1 (+2)", "13 → −13 (−1)", "2 → 0")
    assert sheet["Bonus points"] == "1 → 1 (+1 wood)"
    state.phase = OVER
    sheet = rendered()
    assert "In brackets" not in sheet["title"]
    assert (sheet["Fields"], sheet["Bonus points"]) == ("0 → −1", "1 → 1")


def test_points_are_itemized_by_card() -> None:
    state = GAME.start(Options(players=2, cards="full"), 1)
    farm = state.farms[0]
    for name in ("loom", "mantlepiece", "house-steward"):
        lay(farm, CARD_NAMES.index(name))
    farm.stores[CARD_NAMES.index("mantlepiece")] = 5
    farm.majors = 1 << MAJOR_NAMES.index("joinery")
    farm.goods[GOOD_NAMES.index("sheep")] = 7
    farm.goods[GOOD_NAMES.index("wood")] = 5
    scores = score_sheet(state)
    sheet = {category.name: category for category in scores.categories}
    assert sheet["improvements"].cards == [{"joinery": 2, "loom": 1, "mantlepiece": -3}, {}]
    # Everybody has the most rooms, so that somebody else's House Steward scores too.
    assert sheet["bonus"].cards == [
        {"joinery": 2, "loom": 2, "mantlepiece": 5, "house-steward": 3},
        {"house-steward": 3},
    ]
    for category in ("improvements", "bonus"):
        assert [sum(cards.values()) for cards in sheet[category].cards] == sheet[category].points
    speaker = Speaker("en")
    rows = [[speaker.say(cell) for cell in row if isinstance(cell, Message)] for row in words.sheet(scores).rows]
    by_card = [row for row in rows if row[0] == speaker.text("agricola-score-by-card")]
    assert by_card[0][1] == "Joinery 2, Loom 1, Mantlepiece −3"
    assert by_card[1][2] == "House Steward 3"


def test_a_sheet_without_cards_has_no_lines_for_them() -> None:
    rows = words.sheet(score_sheet(GAME.start(Options(players=2), 1))).rows
    assert not any(isinstance(row[0], Message) and row[0].id == "agricola-score-by-card" for row in rows)
