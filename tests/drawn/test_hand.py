"""A hand of 14 cards that is sorted and filtered, and cards in play that ask: once, always or never."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from cosecha import games
from tests.browsing.fixtures import NewContext
from tests.drawn.people import DOCK, GO, PHONE, enter, table_from
from tests.server.clients import Client
from tests.server.servers import Node

RULES: Any = games.by_name("agricola")
OCCUPATIONS = ["wood-cutter", "tutor", "cottager", "sheep-walker", "roughcaster", "scholar", "grocer"]
MINORS = ["loom", "canoe", "wool-blankets", "mantlepiece", "milk-jug", "caravan", "big-country"]
COLLECTOR = "mushroom-collector"
AUTO = f'[data-auto="{COLLECTOR}"]'


def seated(site: Node, action: str, **farm: Any) -> Client:
    """A player against a bot in round 1, with a full hand and this farm, who has just taken an action."""
    state = RULES.start(msgspec.convert({"players": 2, "cards": "full"}, RULES.options), 1)
    position = msgspec.to_builtins(state.position())
    mine, starter = position["farms"], position["starter"]
    mine[0], mine[starter] = mine[starter], mine[0]
    position |= {"starter": 0, "active": 0}
    mine[0] |= {"hand": [*OCCUPATIONS, *MINORS], **farm}
    mine[1]["hand"] = []
    state = RULES.from_position(position)
    state.play(0, RULES.parse(action))
    return table_from(site.url, RULES, state, ["Marta", "Bot"])


def opened(context: BrowserContext, person: Client) -> Page:
    page = context.new_page()
    enter(context, person)
    page.goto(f"/t/{person.table.id}")
    expect(page.locator(DOCK)).to_be_visible()
    return page


def shown(page: Page) -> list[str]:
    found: list[str] = page.locator(":is(section.fan, section.leaf) button[data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    return found


@pytest.mark.parametrize("device", [{}, pytest.param(PHONE, marks=pytest.mark.proof)], ids=["at a desk", "on a phone"])
@pytest.mark.proof
def test_a_hand_is_sorted_and_filtered(new_context: NewContext, site: Node, device: dict[str, Any]) -> None:
    person = seated(site, "use meeting-place", played=[], goods={"clay": 1, "food": 2})
    page = opened(new_context(**device), person)
    assert set(shown(page)[:7]) == set(OCCUPATIONS)
    assert set(shown(page)[7:]) == set(MINORS)
    arrange = page.get_by_role("button", name="Sort and filter your hand")
    arrange.press("Enter")
    page.get_by_role("radio", name="By name").check()
    assert shown(page) == sorted(OCCUPATIONS + MINORS)
    page.get_by_role("radio", name="Playable first").check()
    assert shown(page)[0] == "milk-jug", "it is all that 1 clay can pay for"
    page.get_by_role("radio", name="Occupations").check()
    assert set(shown(page)) == {*OCCUPATIONS, "milk-jug"}, "an answer to the question must not be hidden"
    page.get_by_role("radio", name="Playable now").check()
    assert shown(page) == ["milk-jug"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(arrange).to_be_focused()
    # It is remembered on this device.
    page.reload()
    expect(page.locator(DOCK)).to_be_visible()
    assert shown(page) == ["milk-jug"]
    expect(arrange).to_contain_text("13")


@pytest.mark.parametrize("device", [{}, pytest.param(PHONE, marks=pytest.mark.proof)], ids=["at a desk", "on a phone"])
def test_a_card_asks_until_it_is_set_to_always(new_context: NewContext, site: Node, device: dict[str, Any]) -> None:
    person = seated(site, "use forest", played=[COLLECTOR, "basket"], goods={"food": 2})
    page = opened(new_context(**device), person)
    asks = page.locator(f'{DOCK} [data-asks="{COLLECTOR}"]')
    expect(page.locator(f"{DOCK} [data-asks]")).to_be_visible()
    if not asks.is_visible():  # the other card asks first
        page.locator(DOCK).get_by_role("button", name="Decline").click()
    expect(asks).to_be_visible()
    expect(page.locator(GO)).to_have_text("use Mushroom Collector", ignore_case=True)
    page.locator(DOCK).locator(AUTO).get_by_role("button", name="Always").click()
    # That answers the question, and whatever this card offers from now on, but nothing else.
    expect(asks).to_have_count(0)
    assert person.look()["plans"] == {f"card-{COLLECTOR}": f"card {COLLECTOR}"}
    assert person.now["view"]["position"]["farms"][0]["goods"]["food"] == 4
    laid = page.locator(f'[data-laid="{COLLECTOR}"]')
    if not laid.is_visible():
        page.locator(".leaves").get_by_role("button", name="Your farm").click()
    expect(laid).to_contain_text("Always used automatically")
    # The card in play shows it, and there it is revoked.
    laid.press("Enter")
    ways = page.get_by_role("dialog").locator(AUTO)
    expect(ways.get_by_role("button", name="Always")).to_have_attribute("aria-pressed", "true")
    ways.get_by_role("button", name="Ask me").click()
    expect(ways.get_by_role("button", name="Ask me")).to_have_attribute("aria-pressed", "true")
    assert "plans" not in person.look()
    page.keyboard.press("Escape")
    expect(laid).not_to_contain_text("automatically")


@pytest.mark.parametrize("device", [{}, pytest.param(PHONE, marks=pytest.mark.proof)], ids=["at a desk", "on a phone"])
@pytest.mark.proof
def test_fences_show_their_price_and_the_ways_to_pay(
    new_context: NewContext, site: Node, device: dict[str, Any]
) -> None:
    goods = {"wood": 9, "clay": 9, "food": 2}
    person = seated(site, "use fencing", played=["rammed-clay", "hedge-keeper"], goods=goods)
    page = opened(new_context(**device), person)
    price = page.locator(f"{DOCK} .fences")
    expect(price).to_contain_text("Free fences: 3")
    expect(price).to_contain_text("1 fence costs 1 wood or 1 clay.")
    for cell in ("c1", "d1", "e1", "c2", "d2", "e2"):
        page.locator(f'.board [data-place="{cell}"]').click()
    expect(price).to_contain_text("10 fences cost 7 wood or 7 clay.")
    page.locator(GO).click()
    ways = page.locator(f"{DOCK} .keeps button")
    expect(ways).to_have_count(8)
    page.locator(DOCK).get_by_role("button", name="2 wood 5 clay").click()
    expect(page.locator(GO)).to_have_text("pay 2 wood, 5 clay", ignore_case=True)
    page.locator(GO).click()
    expect(ways).to_have_count(0)
    assert person.look()["view"]["position"]["farms"][0]["goods"] == {"wood": 7, "clay": 4, "food": 2}


@pytest.mark.proof
def test_terms_on_the_enlarged_card_open_the_glossary(new_context: NewContext, site: Node) -> None:
    """The card stays while the mouse moves to it."""
    page = opened(new_context(), seated(site, "use meeting-place", played=[], goods={"clay": 1, "food": 2}))
    page.locator('[data-hand][data-card="canoe"]').hover()
    card = page.locator("[data-reading]")
    term = card.get_by_role("button").first
    expect(term).to_be_visible()
    term.click()
    expect(card.locator("[popover]:popover-open")).to_be_visible()
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)


def test_the_hand_is_one_stop_for_the_tab_key(new_context: NewContext, site: Node) -> None:
    """Arrow keys lead from card to card, and each is shown large."""
    page = opened(new_context(), seated(site, "use meeting-place", played=[], goods={"clay": 1, "food": 2}))
    cards = page.locator("[data-hand]")
    expect(cards.first).to_be_visible()
    stops = page.locator('[data-hand][tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    page.keyboard.press("Home")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(page.locator("[data-reading]")).to_be_visible()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-hand]:focus")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["at a desk", "on a phone"])
def test_a_card_shows_its_number_category_and_players(
    new_context: NewContext, site: Node, device: dict[str, Any]
) -> None:
    person = seated(site, "use meeting-place", played=[], goods={"clay": 1, "food": 2})
    page = opened(new_context(**device), person)
    page.locator(':is(section.fan, section.leaf) button[data-card="wood-cutter"]').click(force=True)
    foot = page.locator('[data-face="wood-cutter"] .foot')
    expect(foot).to_contain_text("A116")
    expect(foot).to_contain_text("Building materials")
    expect(foot).to_contain_text("1+ players")
    clipped = "all => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.dataset.face)"
    assert page.locator("[data-face]").evaluate_all(clipped) == []
