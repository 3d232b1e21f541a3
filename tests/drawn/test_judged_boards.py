"""What the coach marks on a replay's board: the decision of whoever made it, whoever looks, and what a tap shows."""

import json

import pytest
from playwright.sync_api import Page, expect

from cosecha.core.record import Record
from tests.browsing.fixtures import NewContext
from tests.drawn.analyses import Held, Watching, analysis, brought, golden, judged
from tests.drawn.people import PHONE
from tests.server.clients import Client, Json
from tests.server.servers import Node

PLOWS, FENCES = 2, 45
"""Decisions of seat 1 about its farm."""
WORKS = 20
MARKED = "g.last rect.line"
SHOWN = "**/moves/*/line"


@pytest.fixture(scope="module")
def farms() -> Record:
    return golden("agricola-2-tiles")


@pytest.fixture(scope="module")
def farming(site: Node, farms: Record) -> Client:
    return brought(site.url, farms)


@pytest.fixture(scope="module")
def jungle() -> Record:
    return golden("cacao-2")


def place(page: Page, cell: str) -> tuple[float, float]:
    box = page.locator(f".farm [data-place={cell}]").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def middles(page: Page, selector: str) -> list[tuple[float, float]]:
    boxes = [each.bounding_box() for each in page.locator(selector).all()]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]


def shown_line(page: Page, tap: str) -> Json:
    """The request for what the board shows after a tap."""
    with page.expect_request(SHOWN) as asked:
        page.locator(tap).click()
    expect(page.locator(".board.imagined")).to_be_visible()
    found: Json = json.loads(asked.value.post_data or "")
    return found


@pytest.mark.parametrize("query", ["", "&seat=0", "&seat=1"])
def test_a_decision_is_marked_on_the_farm_of_the_seat_that_decided(
    new_context: NewContext, farming: Client, farms: Record, query: str
) -> None:
    answer = analysis(farms, judged(farms, PLOWS, "plow b1"))
    page = Watching(new_context, farming, f"?move={PLOWS}{query}#coach", answer).page
    expect(page.locator(".farm .seats .on")).to_contain_text(farming.look()["seats"][1]["name"])
    expect(page.locator(".farm [data-hint]")).to_have_count(1)
    assert middles(page, f".farm {MARKED}") == [pytest.approx(place(page, "d1"), abs=2)], "what was played"
    page.locator(".farm .seats button").first.click()
    expect(page.locator(".farm [data-hint]")).to_have_count(0)
    expect(page.locator(f".farm {MARKED}")).to_have_count(0)
    page.locator(".farm .seats button").last.click()
    steps = shown_line(page, ".farm [data-place=b1]")["steps"]
    assert steps == [{"seat": 1, "action": "plow b1"}]


def test_a_tap_on_the_sign_of_a_pasture_shows_it(new_context: NewContext, farming: Client, farms: Record) -> None:
    answer = analysis(farms, judged(farms, FENCES, "fence b1c1"))
    page = Watching(new_context, farming, f"?move={FENCES}#coach", answer, **PHONE).page
    expect(page.locator(".leaves .on")).to_have_text(farming.look()["seats"][1]["name"])
    expect(page.locator(".farm [data-hint]")).to_have_count(1)
    assert middles(page, f".farm {MARKED}") == [pytest.approx(place(page, cell), abs=2) for cell in ("b1", "b2")]
    assert shown_line(page, ".farm [data-place=b1]")["steps"] == [{"seat": 1, "action": "fence b1c1"}]


def test_a_tap_on_a_sign_at_an_edge_shows_that_answer(new_context: NewContext, site: Node, jungle: Record) -> None:
    """An edge is two words. Either may be a word of another answer, too."""
    better = ("work -2,1 E 0", "work -2,1 N 1")
    answer = analysis(jungle, judged(jungle, WORKS, *better))
    page = Watching(new_context, brought(site.url, jungle), f"?move={WORKS}#coach", answer).page
    for action in better:
        expect(page.locator(".board [data-hint]")).to_have_count(2)
        _, space, side, _ = action.split()
        assert shown_line(page, f".board [data-place='{space} {side}']")["steps"][0]["action"] == action
        page.get_by_role("button", name="Close the line").first.click()


def test_a_line_that_is_on_its_way_is_forgotten_at_another_moment(
    new_context: NewContext, farming: Client, farms: Record
) -> None:
    answer = analysis(farms, judged(farms, PLOWS, "plow b1"))
    page = Watching(new_context, farming, f"?move={PLOWS}#coach", answer).page
    held = Held(page, SHOWN)
    show = page.get_by_role("button", name="Show the better move")
    show.dblclick()
    expect(show).to_have_attribute("aria-busy", "true")
    assert len(held.routes) == 1, "a double click asks once"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    with page.expect_response(SHOWN):
        held.let_go()
    expect(page.locator(".judged")).to_be_visible()
    expect(page.locator(".board.imagined")).to_have_count(0)
