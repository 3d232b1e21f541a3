"""The player aids: a game on one sheet, in the browser and on paper."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosecha.games import NAMES
from tests.browsing.fixtures import NewContext
from tests.drawn.people import PHONE, QUIET

LAPTOP: dict[str, Any] = {**QUIET, "viewport": {"width": 1366, "height": 768}}
SCROLLED = 2.5
"""Screens of a phone that an aid may take."""


def aid(page: Page, game: str) -> None:
    page.goto(f"/aid/{game}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(game.capitalize())
    for image in page.locator("main img").all():
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("image => image.naturalWidth") > 0


def height(page: Page) -> float:
    found: float = page.evaluate("document.documentElement.scrollHeight")
    return found


@pytest.mark.parametrize(
    "game", ["agricola", *(pytest.param(n, marks=pytest.mark.proof) for n in NAMES if n != "agricola")]
)
def test_an_aid_fits_on_a_screen_and_on_a_sheet_of_paper(new_context: NewContext, game: str) -> None:
    page = new_context(**LAPTOP).new_page()
    aid(page, game)
    assert height(page) <= 768
    pages = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True)))
    assert pages == 1
    phone = new_context(**{**QUIET, **PHONE}).new_page()
    aid(phone, game)
    assert height(phone) <= SCROLLED * 844
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_rules_lead_to_the_aid_and_to_the_notation(new_context: NewContext) -> None:
    page = new_context(**QUIET).new_page()
    page.goto("/rules/cacao")
    expect(page.locator("article img")).to_have_count(4)
    page.get_by_role("link", name="Notation for bot authors").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("For bot authors")
    page.go_back()
    page.get_by_role("link", name="Player aid").click()
    expect(page).to_have_url(re.compile("/aid/cacao$"))
    expect(page.get_by_role("button", name="Print")).to_be_visible()
