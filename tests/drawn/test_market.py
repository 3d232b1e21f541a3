"""The open market in the drawn client: its cards beside the hand, one of which is taken instead of placing a person."""

from typing import Any

import pytest
from playwright.sync_api import expect

from cosecha.core.state import State
from cosecha.games import by_name
from tests.browsing.fixtures import NewContext
from tests.drawn.people import DOCK, GO, PHONE, sit, table_from
from tests.server.servers import Node

RULES: Any = by_name("agricola")
SLIP = "[data-market]"
CARDS = '[data-anchor="leaf-cards"]'


def market(**options: Any) -> State:
    found: State = RULES.start(RULES.options(players=2, first_seat=0, cards="full", open_market="with", **options), 7)
    return found


@pytest.mark.proof
def test_a_card_is_taken_once_a_round(new_context: NewContext, site: Node) -> None:
    person = table_from(site.url, RULES, market(), ["Ana", "Bruno"])
    page = sit(new_context(), person)
    expect(page.locator(SLIP)).to_have_count(4)
    name = page.locator(SLIP).first.get_attribute("data-card")
    page.locator(SLIP).first.click()
    expect(page.locator(SLIP).first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(GO)).to_contain_text("from the open market")
    page.locator(GO).click()
    expect(page.locator(SLIP)).to_have_count(3)
    expect(page.locator(f'.held [data-card="{name}"]')).to_be_visible()

    # In the same round, the market rests, and says why.
    expect(page.get_by_role("region", name="Open market (used this round)")).to_be_visible()
    expect(page.locator(f"{SLIP}[aria-pressed]")).to_have_count(0)
    expect(page.locator(DOCK)).to_be_visible()
    page.locator(SLIP).first.click(force=True)
    expect(page.locator(DOCK)).to_contain_text("Somebody has already taken a card this round")


@pytest.mark.proof
def test_the_market_is_beside_the_hand_on_a_phone(new_context: NewContext, site: Node) -> None:
    person = table_from(site.url, RULES, market(market_cards=8), ["Ana", "Bruno"])
    page = sit(new_context(**PHONE), person)
    page.locator(CARDS).tap()
    page.get_by_role("button", name="Market 8").tap()
    index = page.locator(".index button")
    expect(index).to_have_count(8)
    index.nth(2).tap()
    expect(index.nth(2)).to_have_attribute("aria-pressed", "true")
    page.locator(GO).tap()
    expect(page.get_by_role("button", name="Market 7")).to_be_visible()
