"""Scoring by the table, at every count up to well past its last threshold."""

import pytest

from cosecha.games.agricola.board import CELLS
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.scoring import CATEGORIES, by_table, counts, points, score_sheet, total
from cosecha.games.agricola.state import State
from tests.games.agricola import oracle
from tests.games.agricola.farms import bits, blank, farm, fill

BARE = {
    "fields": -1,
    "pastures": -1,
    "grain": -1,
    "vegetables": -1,
    "sheep": -1,
    "boar": -1,
    "cattle": -1,
    "unused": -13,
    "stables": 0,
    "rooms": 0,
    "people": 6,
    "improvements": 0,
    "bonus": 0,
    "begging": 0,
}


def alone(laid: Farm) -> State:
    """A solo match with this farm."""
    state = blank(1)
    state.farms[0] = laid
    return state


def scored(laid: Farm) -> dict[str, int]:
    return dict(zip(CATEGORIES, points(laid, counts(alone(laid), 0)), strict=True))


def test_a_bare_farm_loses_points_in_empty_categories() -> None:
    assert scored(farm()) == BARE
    assert total(alone(farm()), 0) == sum(BARE.values()) == -14


@pytest.mark.parametrize("good", ["grain", "vegetable", "sheep", "boar", "cattle"])
def test_goods_in_the_supply_score_by_the_table(good: str) -> None:
    category = {"vegetable": "vegetables"}.get(good, good)
    for count in range(15):
        sheet = scored(farm(**{good: count}))
        assert sheet == BARE | {category: oracle.by_table(category, count)}


def test_fields_score_by_the_table() -> None:
    for count in range(14):
        laid = farm()
        laid.fields = sum(1 << cell for cell in range(CELLS) if not laid.rooms >> cell & 1 and cell <= count + 1)
        found = laid.fields.bit_count()
        assert scored(laid) == BARE | {"fields": oracle.by_table("fields", found), "unused": found - 13}


def test_pastures_score_by_the_table() -> None:
    cells = ["e1", "d1", "c1", "b1", "e2", "d2"]
    for count in range(7):
        sheet = scored(farm(pastures=" ".join(cells[:count])))
        assert sheet == BARE | {"pastures": oracle.by_table("pastures", count), "unused": count - 13}


def test_a_large_pasture_is_one_pasture() -> None:
    sheet = scored(farm(pastures="b1c1d1e1b2c2d2e2b3c3d3e3"))
    assert sheet == BARE | {"pastures": 1, "unused": -1}


def test_crops_on_fields_count() -> None:
    laid = farm(fields="b1c1d1", grain=1, vegetable=0)
    for cell, good, amount in (("b1", "grain", 3), ("c1", "vegetable", 2)):
        number = bits(cell).bit_length() - 1
        laid.crops[number] = GOOD_NAMES.index(good)
        laid.amounts[number] = amount
    assert scored(laid) == BARE | {"fields": 2, "unused": -10, "grain": 2, "vegetables": 2}


def test_only_fenced_stables_score() -> None:
    assert scored(farm(stables="b1c1d1e1")) == BARE | {"unused": -9}
    fenced = farm(stables="b1c1d1e1", pastures="b1c1d1e1")
    assert scored(fenced) == BARE | {"unused": -9, "pastures": 1, "stables": 4}
    assert scored(farm(stables="e1", pastures="d1e1")) == BARE | {"unused": -11, "pastures": 1, "stables": 1}


@pytest.mark.parametrize(("house", "each"), [(0, 0), (1, 1), (2, 2)])
def test_rooms_score_by_material(house: int, each: int) -> None:
    for rooms, count in (("a2a3", 2), ("a1a2a3", 3), ("a1a2a3b1b2", 5)):
        laid = farm(rooms=rooms)
        laid.house = house
        assert scored(laid) == BARE | {"rooms": each * count, "unused": count - 15}


def test_people_score_and_begging_markers_cost_points() -> None:
    for people in range(2, 6):
        assert scored(farm(people=people)) == BARE | {"people": 3 * people}
    for tokens in range(30):
        laid = farm()
        laid.begging = tokens
        assert scored(laid) == BARE | {"begging": -3 * tokens}
    indebted = farm()
    indebted.begging = 29
    assert total(alone(indebted), 0) == -14 - 3 * 29, "a total may be negative"


@pytest.mark.parametrize("name", oracle.POINTS)
def test_each_improvement_scores_its_points(name: str) -> None:
    assert scored(farm(majors=name)) == BARE | {"improvements": oracle.POINTS[name]}


@pytest.mark.parametrize("name", oracle.BONUSES)
def test_materials_score_at_their_workshop(name: str) -> None:
    material, _ = oracle.WORKSHOPS[name]
    for count in range(12):
        bonus = sum(count >= least for least in oracle.BONUSES[name])
        laid = farm(majors=name, **{material: count})
        assert scored(laid) == BARE | {"improvements": 2, "bonus": bonus}
        assert scored(farm(**{material: count})) == BARE, "no bonus without the workshop"


def test_points_by_count_agree_with_the_rulebooks_table() -> None:
    for category, rows in oracle.TABLE.items():
        table = tuple([least for least, _ in rows[1:]])
        assert len(table) == 4
        for count in range(30):
            assert by_table(count, (table[0], table[1], table[2], table[3])) == oracle.by_table(category, count)


def test_most_materials_break_a_tie() -> None:
    state = blank(3)
    fill(state.farms[0], wood=3, clay=1, majors="joinery", food=9)
    fill(state.farms[1], reed=1, stone=4, majors="fireplace2 hearth4 fireplace3")
    fill(state.farms[2], majors="fireplace2", wood=30)
    sheet = score_sheet(state)
    assert sheet.totals == [-11, -11, -13]
    assert sheet.materials == [4, 5, 30], "the workshop must not use up materials"
    assert sheet.winners == [1]
    fill(state.farms[0], clay=2)
    assert score_sheet(state).winners == [0, 1], "a full tie is a shared victory"
