"""Cacao's table at every size: a strip in which nothing moves, large tiles, and an info card for everything."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosecha.games.cacao import GAME
from tests.browsing.fixtures import NewContext
from tests.drawn.cacao_map import at_turn, opening_two
from tests.drawn.people import AGAINST_A_BOT, DOCK, GO, HAND, sit, table_at, table_from
from tests.drawn.sizes import SIZES
from tests.server.servers import Node

MAP = ".board .map"
TILE = f"{MAP} [data-place='0,0'] .hit rect"
UNITS = 104
"""Hundredths of a tile that its hit area measures."""
STRIP = 180
EDGES = 12 + 16
"""Pixels above and below the strip."""
NAMES = ["Marta", "Tomek", "Inés", "Lucie"]
CARD = ".inspected"

SHIFT = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
  }).observe({ type: "layout-shift" });
}"""

STUCK_OUT = """() => {
  const parts = [...document.querySelectorAll(
    "section.own header, .river, .stores, .question, .chips :is(.row, .note), .hint, .buttons > *, .turn, .tiles, " +
    ".choices"
  )].filter((part) => part.getClientRects().length && getComputedStyle(part).visibility === "visible");
  const map = document.querySelector(".board .map").getBoundingClientRect();
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    const out = box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || box.top < map.bottom - 1;
    const cut = part.scrollHeight > part.clientHeight + 2 && getComputedStyle(part).overflowY !== "visible";
    return out || cut ? [`${part.className} ${part.textContent.trim().slice(0, 40)} ${out ? "out" : "cut"}`] : [];
  });
}"""


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found
    return {
        "x": round(found["x"]),
        "y": round(found["y"]),
        "width": round(found["width"], 1),
        "height": round(found["height"], 1),
    }


def tile(page: Page) -> float:
    return box(page, TILE)["width"] * 100 / UNITS


@pytest.mark.parametrize("players", [4, *(pytest.param(few, marks=pytest.mark.proof) for few in (2, 3))])
@pytest.mark.proof
def test_tiles_are_large_on_turn_twenty_and_the_strip_is_low(new_context: NewContext, site: Node, players: int) -> None:
    page = sit(new_context(), table_from(site.url, GAME, at_turn(players, 20), NAMES[:players]))
    expect(page.locator(TILE)).to_be_attached()
    assert tile(page) >= 72
    height = page.evaluate("innerHeight")
    below = box(page, MAP)
    assert height - below["y"] - below["height"] <= STRIP + EDGES
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "the page scrolls"


@pytest.mark.proof
@pytest.mark.parametrize("size", ["phone", "tablet", "laptop"])
def test_nothing_moves_from_one_question_to_the_next(new_context: NewContext, site: Node, size: str) -> None:
    (client,) = table_at(site.url, lambda now: bool(opening_two(now)), AGAINST_A_BOT, game="cacao")
    page = sit(new_context(**SIZES[size]), client)
    expect(page.locator(GO)).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(SHIFT)
    seen = []

    def look() -> None:
        assert page.evaluate(STUCK_OUT) == []
        seen.append((box(page, MAP), box(page, GO), round(tile(page), 1)))

    look()
    (space, *_) = opening_two(client.now)
    page.locator(f".board [data-place='{space}'] .hit rect").click()
    expect(page.locator(f"{DOCK} .chips")).to_contain_text("A and B")
    look()
    page.locator(GO).click()
    expect(page.locator(f'{DOCK}[data-decision*=".fill."]')).to_be_visible()
    expect(page.locator(GO)).to_be_enabled()
    look()
    page.locator(GO).click()
    expect(page.locator(f'{DOCK}[data-decision*=".fill."]')).to_have_count(0)
    if page.locator(f'{DOCK}[data-decision*=".work."]').count():
        look()
        page.locator(".board [data-place*=' ']").first.click()
        expect(page.locator(f"{DOCK} .amounts button").first).to_be_visible()
        look()
    assert all(each == seen[0] for each in seen), seen
    assert page.evaluate("window.shift") < 0.02 * len(seen)


@pytest.mark.proof
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_everything_shows_its_info_card(new_context: NewContext, site: Node, size: str) -> None:
    page = sit(new_context(**SIZES[size]), table_from(site.url, GAME, at_turn(3, 10), NAMES[:3]))
    expect(page.locator(GO)).to_be_visible()
    by_finger = size == "phone"
    things = {
        f"{HAND} .display button.tile >> nth=0": r"worker",
        f"{HAND} .mine button.tile >> nth=1": "Worker tile",
        f"{HAND} .stack": "Jungle pile",
        "section.own .stores [data-inspect='village:fruits']": "Cacao store",
        "section.own [data-inspect='village:suns']": "Sun tokens",
        "section.own [data-inspect='village:water']:visible": "Water track",
        TILE: "plantation",
    }
    for thing, name in things.items():
        found = page.locator(thing)
        if by_finger:
            spot = found.bounding_box()
            assert spot
            page.mouse.move(0, 0)
            found.dispatch_event("pointerdown", {"pointerType": "touch", **_middle(spot)})
            expect(page.locator(CARD)).to_contain_text(name)
            found.dispatch_event("pointerup", {"pointerType": "touch", **_middle(spot)})
            page.keyboard.press("Escape")
        else:
            found.hover()
            expect(page.locator(CARD)).to_contain_text(name)
            expect(page.locator(f"{CARD} :is(svg, .picture)").first).to_be_visible()
            page.mouse.move(700, 20)
        expect(page.locator(CARD)).to_have_count(0)


def _middle(spot: Any) -> dict[str, Any]:
    return {
        "clientX": spot["x"] + spot["width"] / 2,
        "clientY": spot["y"] + spot["height"] / 2,
        "bubbles": True,
    }


NUMBERS = """() => {
  const rgb = (text) => text.match(/[\\d.]+/g).slice(0, 3).map((part) => Number(part) / 255);
  const light = (text) => {
    const linear = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [red, green, blue] = rgb(text).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll(".river text")].map((number) => {
    const [ink, ground] = [number, number.previousElementSibling].map((part) => light(getComputedStyle(part).fill));
    const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    return { size: parseFloat(getComputedStyle(number).fontSize), contrast };
  });
}"""


@pytest.mark.parametrize("scheme", ["dark", pytest.param("light", marks=pytest.mark.proof)])
def test_the_numbers_of_the_water_track_are_legible(new_context: NewContext, site: Node, scheme: Any) -> None:
    client = table_from(site.url, GAME, at_turn(2, 10), NAMES[:2])
    page = sit(new_context(**SIZES["tablet"], color_scheme=scheme), client)
    expect(page.locator(".river text")).to_have_count(9)
    for number in page.evaluate(NUMBERS):
        assert number["size"] >= 13
        assert number["contrast"] >= 4.5


@pytest.mark.proof
def test_the_log_has_one_entry_per_turn_without_coordinates(new_context: NewContext, site: Node) -> None:
    (client,) = table_at(site.url, lambda now: now["view"]["position"]["turn"] > 9, AGAINST_A_BOT, game="cacao")
    page = sit(new_context(), client)
    log = page.locator(".log")
    entry = log.locator("li").filter(has=page.locator(".gain svg")).first
    expect(entry).to_contain_text("places a worker tile")
    expect(log).not_to_contain_text("Turn ")
    assert page.evaluate("() => !/-?\\d+,[-\\u2212]?\\d+/.test(document.querySelector('.log').innerText)")
    entry.locator("a").hover()
    expect(page.locator(f"{MAP} g.last").first).to_be_visible()
    expect(page.locator(".progress")).to_be_visible()
