"""Points so far beside the names: where something of a seat is hidden, its total says that there is more."""

import pytest
from playwright.sync_api import expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import PAIR, begun, play_until, sit
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
def test_a_total_that_is_not_the_whole_of_it_says_so(
    new_context: NewContext, site: Node, game: str, options: Json, more: str
) -> None:
    """At the table and looking back: of the other one, not of oneself."""
    people = begun(site.url, True, PAIR, game=game, options={"players": 2, **options})
    play_until(people, lambda now: now.get("moves", 0) >= 4)
    page = sit(new_context(), people[0])
    totals = people[0].http.get(f"{people[0].path}/standing").json()["totals"]
    own, other = (str(total).replace("-", "−") for total in totals)
    for path in ("", f"/replay?move={people[0].now['moves']}&seat=0"):
        page.goto(f"/t/{people[0].table.id}{path}")
        expect(page.locator(".seats .points b")).to_have_text([own, f"{other}{more}"])
