"""The gallery of cards: search, the address of a card, and terms that open the glossary."""

import re

import pytest
from playwright.sync_api import expect

from cosecha.games import by_name
from cosecha.locale import Speaker
from tests.browsing.fixtures import NewContext
from tests.drawn.people import PHONE, QUIET

CARDS = "/rules/agricola/cards"
EVERY = sorted(by_name("agricola").cards(), key=lambda card: card.id)


def test_cards_are_searched_opened_and_explained(new_context: NewContext) -> None:
    page = new_context(**QUIET).new_page()
    page.goto(f"{CARDS}?kind=minor&q=sheep#loom")
    sheet = page.get_by_role("dialog", name="Loom", exact=True)
    expect(sheet).to_be_visible()
    expect(page).to_have_url(re.compile(r"#loom$"))

    # A term opens its explanation over the card, and Escape closes only that.
    sheet.locator("[data-term=field-phase]").click()
    explained = page.get_by_role("dialog", name="Field phase")
    expect(explained).to_contain_text("harvest")
    page.keyboard.press("Escape")
    expect(explained).to_be_hidden()
    expect(sheet).to_be_visible()

    # The back button closes the card and leaves the filters.
    page.go_back()
    expect(sheet).to_be_hidden()
    expect(page).to_have_url(re.compile(r"/cards\?(?!.*#)"))
    expect(page.locator("[data-filter=kind]")).to_have_value("minor")
    found = page.locator("li [data-card]")
    expect(found.first).to_be_visible()
    assert 0 < found.count() < len(EVERY)

    page.get_by_role("searchbox").fill("no such card")
    expect(page.get_by_text(Speaker("en").text("page-cards-none"))).to_be_visible()
    page.get_by_role("button", name=Speaker("en").text("page-cards-reset")).click()
    expect(found).to_have_count(len(EVERY))

    # By keyboard: the card has the focus, Enter opens it, an arrow goes to the next one.
    found.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=Speaker("en").say(EVERY[0].title))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name=Speaker("en").say(EVERY[1].title))).to_be_visible()
    expect(page).to_have_url(re.compile(rf"#{EVERY[1].name}$"))


@pytest.mark.proof
def test_a_polish_reader_finds_cards_without_accents_on_a_phone(new_context: NewContext) -> None:
    page = new_context(**{**QUIET, **PHONE}, locale="pl").new_page()
    page.goto(CARDS)
    page.get_by_role("searchbox").fill("zlob")
    expect(page.locator("li [data-card]")).to_have_count(1)
    expect(page.get_by_role("heading", name="Żłób")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
