"""Everything at a table shows its info card: with mouse, keyboard and touch."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import AGAINST_A_BOT, DOCK, DOUBLE_TAP, GO, PHONE, plants, position, sit, table_at
from tests.drawn.sizes import SIZES
from tests.drawn.test_agricola_clicks import with_cards
from tests.drawn.test_agricola_table import player_at
from tests.server.clients import Json
from tests.server.servers import Node

CARD = ".inspected"
KINDS = ("canal", "spring", "palm", "pile", "supply", "money", "overseer", "extra", "plantation-tile", "tile")


def has_a_tile(now: Json) -> bool:
    return plants(now) and any(ground.get("farmers") for ground in position(now).get("board", {}).values())


def places_a_later_tile(now: Json) -> bool:
    """In Cacao; a question about work in somebody else's turn covers the hand."""
    return bool(now["decision"]["kind"] == "place" and position(now)["turn"] > 3)


@pytest.mark.proof
def test_info_cards_with_mouse_and_keyboard(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, has_a_tile, AGAINST_A_BOT)
    page = sit(new_context(), person)
    expect(page.locator(DOCK)).to_be_visible()
    for kind in KINDS:
        box = page.locator(f'[data-inspect^="{kind}:"]').first.bounding_box()
        assert box, kind
        page.mouse.move(2, 2)
        expect(page.locator(CARD)).to_have_count(0)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(f"{CARD} h3")).not_to_be_empty()
        expect(page.locator(f"{CARD} svg").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    page.mouse.move(2, 2)
    square = page.locator('[data-place][data-inspect^="tile:"]').first
    page.keyboard.press("Tab")
    square.focus()
    expect(page.locator(CARD)).to_be_visible()


@pytest.mark.proof
def test_a_tap_shows_a_card_and_a_long_press_chooses_nothing(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, has_a_tile, AGAINST_A_BOT)
    page = sit(new_context(**PHONE), person)
    expect(page.locator(DOCK)).to_be_visible()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    spring = page.locator('[data-inspect^="spring:"]').bounding_box()
    assert spring
    page.touchscreen.tap(spring["x"] + spring["width"] / 2, spring["y"] + spring["height"] / 2)
    expect(page.locator(CARD)).to_contain_text("Spring")
    page.locator(CARD).get_by_role("button", name="Close").click()
    expect(page.locator(CARD)).to_have_count(0)
    page.wait_for_function("() => !history.state?.over")  # the history entry for the card is gone too
    page.touchscreen.tap(spring["x"] + spring["width"] / 2, spring["y"] + spring["height"] / 2)
    expect(page.locator(CARD)).to_contain_text("Spring")
    page.go_back()
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(DOCK)).to_be_visible()
    tile = page.locator(f"{DOCK} button.card[data-inspect]").first
    box = tile.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(CARD)).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(CARD)).to_be_visible()
    expect(tile).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.over")
    tile.tap()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator(CARD)).to_be_visible()
    expect(page.locator(DOCK).get_by_text("Choose where")).to_be_visible()


MIDDLE = """one => {
  one.scrollIntoView({ block: "center", inline: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
UNCOVERED = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


class Curious:
    """A user who inspects things: by touch on a touch screen, otherwise with a mouse."""

    def __init__(self, page: Page, size: str) -> None:
        self.page = page
        self.by_touch = "has_touch" in SIZES[size]

    def point(self, thing: Locator) -> None:
        self.page.wait_for_timeout(50)  # wait until scrolling and closing have finished
        at = thing.evaluate(MIDDLE)
        if self.by_touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.move(*at)

    def inspect(self, thing: Locator, card: str = CARD) -> None:
        """Show the thing's card, with a name, a rule and a picture, and close it."""
        self.point(thing)
        shown = self.page.locator(card)
        for part in ("h3", "p"):
            expect(shown.locator(part).last).not_to_be_empty()
        expect(shown.locator("svg, .back").first).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        self.page.wait_for_function("() => !history.state?.over")
        if not self.by_touch:
            self.page.mouse.move(2, 2)


# A tap on a palm and one on a tile to plant make up an answer. Its preview must not be taken for a planted tile:
# another tap there would play it.
SANTIAGO = ("tile", "canal", "spring", "palm", "pile", "supply", "money", "plantation-tile")
CACAO = (
    'section.hand [data-inspect^="lying:"]',
    'section.hand [data-inspect^="jungle-tile:"]',
    'section.hand [data-inspect^="pile:"]',
    '.board [data-piece][data-inspect^="jungle-tile:"]',
    '.board [data-piece][data-inspect^="lying:"]',
    '[data-inspect="village:water"]',
)


@pytest.mark.proof
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_everything_in_santiago_shows_its_info_card(new_context: NewContext, site: Node, size: str) -> None:
    (person,) = table_at(site.url, has_a_tile, AGAINST_A_BOT)
    page = sit(new_context(**SIZES[size]), person)
    expect(page.locator(GO)).to_be_visible()
    for kind in SANTIAGO:
        Curious(page, size).inspect(page.locator(f'[data-inspect^="{kind}:"]:not(.seats *):visible').first)


@pytest.mark.proof
@pytest.mark.parametrize("size", ["tablet", "desk"])
def test_everything_in_cacao_shows_its_info_card(new_context: NewContext, site: Node, size: str) -> None:
    (person,) = table_at(site.url, places_a_later_tile, AGAINST_A_BOT, game="cacao")
    page = sit(new_context(**SIZES[size]), person)
    expect(page.locator(GO)).to_be_visible()
    for thing in CACAO:
        Curious(page, size).inspect(page.locator(f"{thing}:visible").first)


@pytest.mark.proof
@pytest.mark.parametrize("size", ["phone", "tablet", "laptop"])
def test_everything_in_agricola_shows_its_info_card(new_context: NewContext, site: Node, size: str) -> None:
    page = sit(new_context(**SIZES[size]), player_at(site.url, with_cards()))
    expect(page.locator(GO)).to_be_visible()
    curious = Curious(page, size)
    # Spaces that can be chosen now and those that can't, and the goods in the player's supply.
    for thing in ('[data-space="fencing"]', '[data-major="well"]', '[data-inspect="good:wood"]:visible'):
        curious.inspect(page.locator(thing).first)
    _every_round(page, curious, size)
    _every_kind_of_hand_card(page, curious, size)
    if curious.by_touch:
        _a_card_beside_the_answer(page, curious)


def _every_round(page: Page, curious: Curious, size: str) -> None:
    if not curious.by_touch:
        for round in (1, 9):
            curious.inspect(page.locator(".rack li").nth(round - 1))
    if size != "phone":
        curious.inspect(page.locator('[data-inspect="round:9"]:not(.rack *)'))
    if curious.by_touch:
        curious.point(page.get_by_role("button", name="Rounds"))
        cards = page.get_by_role("dialog", name="Rounds").locator("[data-round]")
        expect(cards).to_have_count(14)
        expect(cards.nth(2)).to_contain_text("Sheep Market")
        expect(cards.nth(8)).to_contain_text("One of these cards is turned up in round 9")
        page.keyboard.press("Escape")
        expect(cards).to_have_count(0)
        page.wait_for_function("() => !history.state?.over")


def _every_kind_of_hand_card(page: Page, curious: Curious, size: str) -> None:
    if size == "phone":
        page.locator(".leaves").get_by_role("button", name="Your hand").tap()
        for card in ("plow-driver", "caravan"):
            curious.point(page.locator(f'.index [data-card="{card}"]'))
            expect(page.locator(f'[data-leaf="{card}"].middle h3')).to_be_visible()
        page.locator(".leaves").get_by_role("button", name="Action spaces").tap()
        return
    for kind in ("occupation", "minor"):
        curious.inspect(page.locator(f"section.fan .{kind}").last, ".reading")


def _a_card_beside_the_answer(page: Page, curious: Curious) -> None:
    """A tap chooses a space and shows its card, which covers neither the space nor the button; a second tap commits."""
    asked = page.locator(DOCK).get_attribute("data-decision")
    forest = page.locator('[data-space="forest"]')
    curious.point(forest)
    expect(page.locator(CARD)).to_contain_text("Forest")
    expect(forest).to_have_attribute("aria-pressed", "true")
    expect(page.locator(GO)).to_be_enabled()
    assert all(thing.evaluate(UNCOVERED) for thing in (forest, page.locator(GO)))
    page.wait_for_timeout(DOUBLE_TAP)
    curious.point(forest)
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    expect(page.locator(CARD)).to_have_count(0)
