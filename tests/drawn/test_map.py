"""Cacao's map: a tile is rotated, previewed and placed; the map is dragged, reset, and scrolls to what matters."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    AGAINST_A_BOT,
    GO,
    HAND,
    PHONE,
    PICKED_PLACE,
    PLACES,
    in_the_last_round,
    sit,
    table_at,
)
from tests.server.clients import Json, play_on
from tests.server.servers import Node

MAP = ".board .map"
START = f"{MAP} [data-place='0,0'] .hit rect"
"""The space of the first plantation."""
FRAMES = f"{MAP} g.last"
FINGER = 44
"""Pixels that a touch target needs."""


def has_a_tile_to_turn(now: Json) -> bool:
    hand = now["view"]["position"]["hands"][now["view"]["seat"]]
    return now["decision"]["kind"] == "place" and any(len(set(tile)) > 1 for tile in hand)


def is_to_place_the_third_tile(now: Json) -> bool:
    return now["decision"]["kind"] == "place" and bool(now["view"]["position"]["turn"] > 4)


@pytest.fixture
def page(new_context: NewContext, site: Node) -> Page:
    (person,) = table_at(site.url, has_a_tile_to_turn, AGAINST_A_BOT, game="cacao")
    return sit(new_context(), person)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["width"]


def test_a_tile_is_rotated_by_touch_key_wheel_and_button_and_placed_as_shown(page: Page) -> None:
    tiles = page.locator(f"{HAND} [role=group] button.tile")
    expect(tiles.first).to_be_enabled()
    tile = next(each for each in tiles.all() if len(set(re.findall(r"\d", label(each)))) > 1)
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.locator(PLACES).first.click()
    expect(page.locator(PICKED_PLACE)).to_have_count(1)
    expect(page.locator(GO)).to_have_text("Place tile")
    space = page.locator(PICKED_PLACE).get_attribute("data-place")
    seen = [label(tile)]
    ways: list[Callable[[], None]] = [tile.click, lambda: page.keyboard.press("r"), lambda: turn_by_wheel(page)]
    for turn in ways:
        turn()
        expect(tile).not_to_have_attribute("aria-label", seen[-1])
        seen.append(label(tile))
    assert len(set(seen)) == 4, "an asymmetric tile has four rotations"
    page.get_by_role("button", name="Rotate").click()
    expect(tile).to_have_attribute("aria-label", seen[0])
    expect(page.locator(PICKED_PLACE)).to_have_attribute("data-place", str(space))
    page.locator(GO).click()
    workers = " ".join(re.findall(r"\d", seen[0]))
    laid = page.locator(f"{MAP} [data-place='{space}']")
    expect(laid).to_have_attribute("aria-label", re.compile(r"\D+".join(workers.split()) + "$"))


def label(found: Locator) -> str:
    return found.get_attribute("aria-label") or ""


def spaces(found: Locator) -> list[str]:
    """The spaces that a sentence names for screen readers; on screen they are outlines."""
    return re.findall(r"-?\d+,-?\d+", (found.text_content() or "").replace("\N{MINUS SIGN}", "-"))


def turn_by_wheel(page: Page) -> None:
    page.mouse.move(*middle(page, PICKED_PLACE))
    page.mouse.wheel(0, 100)


@pytest.mark.proof
def test_the_map_is_dragged_zoomed_and_reset(page: Page) -> None:
    before = width(page, START)
    x, y = middle(page, START)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    assert middle(page, START) == pytest.approx((x + 60, y + 30), abs=2)
    expect(page.locator(PICKED_PLACE)).to_have_count(0)
    page.mouse.move(x + 60, y + 30)
    page.mouse.wheel(0, -300)
    assert width(page, START) > before * 1.2
    page.get_by_role("button", name="Zoom out").click()
    page.get_by_role("button", name="Fit to screen").click()
    assert middle(page, START) == pytest.approx((x, y), abs=1)
    assert width(page, START) == pytest.approx(before)


@pytest.mark.proof
def test_tapping_where_no_tile_fits_says_why(page: Page) -> None:
    page.locator(f"{HAND} button.tile:enabled").first.click()
    x, y = middle(page, START)
    page.mouse.click(x, y - 2 * width(page, START))
    expect(page.locator("section.dock .note.stop")).to_be_visible()
    page.locator(START).click()
    expect(page.get_by_role("dialog")).to_contain_text("plantation")  # tapping a placed tile shows what it is


@pytest.mark.proof
def test_spaces_are_large_enough_to_tap(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, lambda now: now["view"]["position"]["turn"] > 12, AGAINST_A_BOT, game="cacao")
    page = sit(new_context(**PHONE), person)
    expect(page.locator(MAP)).to_be_visible()
    assert width(page, START) >= FINGER


@pytest.mark.proof
def test_the_log_shows_tiles_as_pictures_and_a_hints_place_is_outlined(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, is_to_place_the_third_tile, AGAINST_A_BOT, game="cacao")
    page = sit(new_context(), person)
    log = page.locator(".log")
    expect(log.locator("li svg").first).to_be_visible()
    expect(log).to_contain_text("worker tile (north")
    expect(log).not_to_contain_text(re.compile(r"\b[0-3]{4}\b"))
    page.get_by_role("button", name="Give me a hint").click()
    hints = page.get_by_role("dialog", name="Hints").locator("li")
    words = hints.first.locator("button")
    expect(words.locator("svg")).to_have_count(2)  # the tile, and where it goes
    expect(words).to_have_text(re.compile(r"^\s*place a worker tile\(north .*\) on "))
    hints.first.locator("p").hover()
    (space,) = spaces(words)
    expect(page.locator(FRAMES)).to_have_count(len({space, *spaces(hints.first.locator("p"))}))
    assert middle(page, f"{MAP} [data-place='{space}'] .hit rect") in [
        pytest.approx(middle(page, f"{FRAMES} >> nth={place}"), abs=2) for place in range(page.locator(FRAMES).count())
    ]
    page.keyboard.press("Escape")
    words.wait_for(state="detached")


@pytest.mark.proof
def test_the_temples_are_visible_on_a_phone_while_they_are_scored(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, in_the_last_round, AGAINST_A_BOT, game="cacao")
    page = sit(new_context(**PHONE, reduced_motion="no-preference"), people[0])
    expect(page.locator(MAP)).to_be_visible()
    play_on(people, random.Random(1))
    count = page.locator("section.count")
    expect(count).to_contain_text("Temple")
    expect(page.locator(FRAMES)).to_have_count(1)
    frame, low = (each.bounding_box() for each in (page.locator(FRAMES), count))
    assert frame is not None
    assert low is not None
    assert frame["y"] + frame["height"] <= low["y"]
    for _ in range(2):
        page.touchscreen.tap(20, 20)
    expect(page.get_by_role("dialog", name="Score sheet")).to_contain_text("points")
    page.goto(f"/t/{people[0].table.id}/replay?move=3&seat=1")
    expect(page.locator("section.own h2")).to_have_text("Bot")
