"""Agricola's fullest docks at every size: one height for all questions, with everything visible."""

from typing import Any

import pytest

from cosecha.locale import LANGUAGES
from tests.browsing.fixtures import NewContext
from tests.drawn.docks import Examiner, commit_button_box, navigate, outline
from tests.drawn.people import enter
from tests.drawn.sizes import SIZES, dock_heights
from tests.drawn.test_agricola_table import BEFORE_A_HARVEST, LAST_PERSON, MAJORS, player_at
from tests.server.clients import Client, Json
from tests.server.servers import Node

GOODS = dict.fromkeys(("wood", "clay", "reed", "grain", "vegetable", "sheep", "boar", "cattle"), 2)
"""Everything that can be turned into food."""
FARM: Json = {
    **LAST_PERSON,
    "goods": GOODS,
    "majors": ["hearth4", "joinery", "pottery", "basketmaker"],
    "pastures": [["c1"], ["d1"], ["e1"]],
    "hand": ["plow-driver", "grocer", "milk-jug", "claypipe", "junk-room", "basket"],
    "played": ["wood-cutter"],
}


def full(players: int, **farm: Any) -> Json:
    """A player about to place the last person, before a feeding with all eight goods to exchange."""
    spaces = {**BEFORE_A_HARVEST["spaces"], "forest": {"people": [1]}, "clay-pit": {"people": [1]}}
    del spaces["beginners-meeting-place"]
    others = [{"home": 0, "space": "clay-pit", "goods": {"food": 4}}] * (players - 1)
    return {
        **BEFORE_A_HARVEST,
        "options": {"players": players, "cards": "few"},
        "starter": 1,
        "spaces": spaces,
        "majors": [major for major in [*MAJORS, "fireplace2", "well"] if major not in FARM["majors"]],
        "farms": [{**FARM, **farm}, *others],
    }


FULL: dict[str, Json] = {
    "hungry": full(2, goods={**GOODS, "wood": 12, "clay": 10, "reed": 15}, people=2),
    "begging": full(2, goods={"grain": 1, "sheep": 1, "boar": 1, "wood": 1, "vegetable": 1}),
}


def crowded(url: str, position: Json) -> Client:
    return player_at(url, position, "use day-laborer")


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_feeding_with_all_goods_fits(new_context: NewContext, site: Node, language: str) -> None:
    page = new_context(locale=language).new_page()
    for size in SIZES:
        page.set_viewport_size(SIZES[size]["viewport"])
        places = []
        for name, position in FULL.items():
            person = crowded(site.url, position)
            enter(page.context, person)
            navigate(page, f"/t/{person.table.id}")
            assert Examiner(page).examine() == [], f"{size}, {name}"
            assert outline(page)["height"] == dock_heights()["Agricola with cards", size]
            assert size == "phone" or page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            places.append(commit_button_box(page))
        assert places == places[:1] * len(places)
