"""Current points beside the names: a total is marked as incomplete if something of that seat is hidden."""

import pytest
from playwright.sync_api import expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import PAIR, play_until, sit, start_table
from tests.server.clients import Json
from tests.server.servers import Node

MORE = "+?not counting what’s hidden"


@pytest.mark.parametrize(
    ("game", "options", "more"),
    [
        ("cacao", {"gold": "hidden"}, MORE),
        pytest.param("cacao", {}, "", marks=pytest.mark.proof),
        pytest.param("santiago", {"money_visibility": "hidden"}, MORE, marks=pytest.mark.proof),
        pytest.param("agricola", {}, "", marks=pytest.mark.proof),
    ],
)
def test_an_incomplete_total_is_marked(
    new_context: NewContext, site: Node, game: str, options: Json, more: str
) -> None:
    """At the table and in a replay; for the opponent, not for one's own seat."""
    people = start_table(site.url, True, PAIR, game=game, options={"players": 2, **options})
    play_until(people, lambda now: now.get("moves", 0) >= 4)
    page = sit(new_context(), people[0])
    totals = people[0].http.get(f"{people[0].path}/standing").json()["totals"]
    own, other = (str(total).replace("-", "−") for total in totals)
    for path in ("", f"/replay?move={people[0].now['moves']}&seat=0"):
        page.goto(f"/t/{people[0].table.id}{path}")
        expect(page.locator(".seats .points b")).to_have_text([own, f"{other}{more}"])
