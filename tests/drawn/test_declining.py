"""Declining takes one click, and can be undone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.click_budgets import Clicker
from tests.drawn.people import DECLINE, DOCK, DOUBLE_TAP, GO, PAIR, sit
from tests.drawn.sizes import SIZES, on_a_phone_and
from tests.drawn.test_hand import seated
from tests.drawn.test_picks import GRID, reaping, touch
from tests.server.clients import seated as people
from tests.server.servers import Node


def expect_asked(page: Page, asked: str | None) -> None:
    expect(page.locator(DOCK)).to_have_attribute("data-decision", asked or "")


@on_a_phone_and("laptop")
def test_declining_takes_one_click_and_undo_brings_it_back(new_context: NewContext, site: Node, size: str) -> None:
    person = reaping(site.url)
    page = sit(new_context(**SIZES[size]), person)
    expect(page.locator(DECLINE)).to_be_visible()
    asked = page.locator(DOCK).get_attribute("data-decision")
    touch(page.locator(DECLINE), size)
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    page.wait_for_timeout(DOUBLE_TAP)
    touch(page.locator(f"{DOCK} .buttons .back"), size)
    expect_asked(page, asked)
    expect(page.locator(GRID)).to_have_count(8)


@pytest.mark.proof
def test_a_double_click_declines_only_one_of_two_offers(new_context: NewContext, site: Node) -> None:
    person = seated(site, "use forest", played=["mushroom-collector", "basket"], goods={"food": 2})
    page = sit(new_context(), person)
    asks = page.locator(f"{DOCK} [data-asks]")
    first = asks.get_attribute("data-asks")
    page.locator(DECLINE).dblclick()
    expect(page.locator(f'{DOCK} [data-asks="{first}"]')).to_have_count(0)
    expect(asks).to_be_visible()
    assert person.look()["decision"]["kind"] == "card"


def test_a_decline_that_ends_the_turn_waits_for_confirmation_among_people(new_context: NewContext, site: Node) -> None:
    """Nobody else is asked before that, so a decline by mistake can still be undone."""
    plan = {**PAIR, "game": "agricola", "options": {"players": 2, "cards": "few"}, "confirm": None}
    (person,) = [each for each in people(site.url, plan) if each.look().get("decision")]
    page = sit(new_context(), person)
    Clicker(page).answer("use meeting-place")
    # The hand may have nothing to play: then the green button declines.
    decline = page.locator(f"{DECLINE}, {GO}").first
    expect(decline).to_be_enabled()
    asked = page.locator(DOCK).get_attribute("data-decision")
    decline.click()
    expect(page.locator(f"{DOCK}[data-decision*='.confirm']")).to_be_visible()
    page.locator(f"{DOCK} .buttons .back").click()
    expect_asked(page, asked)


def test_the_only_answer_is_on_the_green_button_alone(new_context: NewContext, site: Node) -> None:
    person = seated(site, "use meeting-place", hand=["brook", "loom"], played=[], goods={})
    page = sit(new_context(), person)
    expect(page.locator(GO)).to_have_text("No card")
    expect(page.locator(DECLINE)).to_have_count(0)
    asked = page.locator(DOCK).get_attribute("data-decision")
    page.locator(GO).click()
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
