"""The player aids: one sheet per game, on screen and on paper."""

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from cosecha.locale import LANGUAGES
from tests.browsing.fixtures import NewContext
from tests.drawn.people import PHONE, QUIET
from tests.drawn.sizes import SIZES

PHONE_SCREENS = 1.5
"""The most phone screens that an aid may take."""
SMALLEST_TEXT = 14
SMALLEST = """() => Math.min(...[...document.querySelectorAll("main section :is(p, li, td, th)")].map(
  (each) => Number.parseFloat(getComputedStyle(each).fontSize)))"""


def aid(page: Page, game: str) -> None:
    page.goto(f"/aid/{game}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(game.capitalize())
    for image in page.locator("main img").all():
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("image => image.naturalWidth") > 0


def fits(page: Page, screens: float) -> None:
    """The aid fits into this many screens, almost, and is legible."""
    viewport = page.viewport_size
    assert viewport is not None
    width, height = page.evaluate(
        "() => { const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight]; }"
    )
    assert width <= viewport["width"]
    assert height <= screens * viewport["height"]
    assert page.evaluate(SMALLEST) >= SMALLEST_TEXT


FULLEST = ("agricola", "en")
CASES = [*product(["agricola"], LANGUAGES), ("santiago", "es"), ("santiago", "pl"), ("cacao", "fr"), ("cacao", "pl")]


@pytest.mark.parametrize(
    ("game", "language"),
    [pytest.param(*case, marks=() if case == FULLEST else pytest.mark.proof) for case in CASES],
)
def test_an_aid_fits_on_every_screen_and_on_a_sheet_of_paper(new_context: NewContext, game: str, language: str) -> None:
    page = new_context(**QUIET, locale=language).new_page()
    aid(page, game)
    expect(page.locator("html")).to_have_attribute("lang", language)
    for size in ("tablet", "laptop", "desk"):
        page.set_viewport_size(SIZES[size]["viewport"])
        fits(page, 1)
    pages = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True)))
    assert pages == 1
    phone = new_context(**{**QUIET, **PHONE}, locale=language).new_page()
    aid(phone, game)
    fits(phone, PHONE_SCREENS)


@pytest.mark.proof
def test_the_rules_link_to_the_aid_and_the_notation(new_context: NewContext) -> None:
    page = new_context(**QUIET).new_page()
    page.goto("/rules/cacao")
    expect(page.locator("article img")).to_have_count(4)
    page.get_by_role("link", name="Notation for bot authors").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("For bot authors")
    page.go_back()
    page.get_by_role("link", name="Player aid").click()
    expect(page).to_have_url(re.compile("/aid/cacao$"))
    expect(page.get_by_role("button", name="Print")).to_be_visible()
