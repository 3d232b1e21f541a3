"""Everything on Santiago's table shows its card: to a mouse, to the keyboard and to a finger."""

from playwright.sync_api import expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import AGAINST_A_BOT, DOCK, PHONE, plants, position, sit, table_at
from tests.server.clients import Json
from tests.server.servers import Node

CARD = ".inspected"
KINDS = ("canal", "spring", "palm", "pile", "supply", "money", "overseer", "extra", "plantation-tile", "tile")


def has_a_tile(now: Json) -> bool:
    return plants(now) and any(ground.get("farmers") for ground in position(now).get("board", {}).values())


def test_a_mouse_and_the_keyboard(new_context: NewContext, site: Node) -> None:
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


def test_a_tap_where_it_means_nothing_else_and_a_long_press_where_it_does(new_context: NewContext, site: Node) -> None:
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
    page.wait_for_function("!history.state?.over")  # the entry for the card is gone with it
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
