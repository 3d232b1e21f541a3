"""Animations at the drawn table: things fly from where they were, nothing is left behind, and the board stays put."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    AGAINST_A_BOT,
    CARDS,
    DOCK,
    GO,
    MOVES,
    PHONE,
    PLACES,
    SLOW,
    THING,
    position,
    sit,
    table_at,
)
from tests.server.clients import Json
from tests.server.servers import Node

BOARD = "[data-turned]"
HIDDEN = "() => document.querySelectorAll('[data-piece][style*=opacity]').length"


def _asked(kind: str, now: Json) -> bool:
    return bool(now["decision"]["kind"] == kind and position(now)["round"] >= 2)


@pytest.fixture
def planting(new_context: NewContext, site: Node) -> Page:
    """A player who has chosen a tile, with slow animations."""
    (person,) = table_at(site.url, partial(_asked, "plant"), AGAINST_A_BOT)
    page = sit(new_context(**MOVES), person)
    page.locator(CARDS).first.click()
    page.evaluate(SLOW)
    return page


def test_a_tile_flies_from_the_dock_and_any_input_ends_the_flight(planting: Page) -> None:
    planting.locator(PLACES).first.click()
    thing = planting.locator(THING).first
    thing.wait_for(state="attached")
    dock, there = planting.locator(DOCK).bounding_box(), thing.locator("svg").bounding_box()
    assert dock
    assert there
    assert there["y"] + there["height"] > dock["y"], "it must start at its place in the dock"
    assert planting.evaluate(HIDDEN), "the planted tile must stay hidden during the flight"
    planting.keyboard.press("Shift")
    expect(planting.locator(THING)).to_have_count(0)
    assert planting.evaluate(HIDDEN) == 0


@pytest.mark.proof
def test_the_table_stays_playable_during_a_flight(planting: Page) -> None:
    planting.locator(PLACES).first.click()
    planting.locator(THING).first.wait_for(state="attached")
    asked = planting.locator(DOCK).get_attribute("data-decision")
    planting.locator(GO).click()
    expect(planting.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)


@pytest.mark.proof
def test_reduced_motion_shows_no_flights(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, partial(_asked, "plant"), AGAINST_A_BOT)
    page = sit(new_context(), person)
    page.locator(".sky").wait_for(state="attached")
    page.evaluate(
        "window.seen = 0; new MutationObserver(() => window.seen++)"
        ".observe(document.querySelector('.sky'), { childList: true })"
    )
    page.locator(CARDS).first.click()
    page.locator(PLACES).first.click()
    expect(page.locator(GO)).to_be_enabled()
    page.locator(GO).click()
    expect(page.locator(f"{DOCK}, section.waiting").first).to_be_visible()
    assert page.evaluate("window.seen") == 0
    assert page.evaluate(HIDDEN) == 0


@pytest.mark.parametrize("settings", [PHONE, pytest.param({}, marks=pytest.mark.proof)], ids=["phone", "desk"])
def test_the_board_keeps_its_size_whatever_the_dock_shows(
    new_context: NewContext, site: Node, settings: dict[str, Any]
) -> None:
    (person,) = table_at(site.url, partial(_asked, "plant"), AGAINST_A_BOT)
    page = sit(new_context(**settings), person)
    expect(page.locator(DOCK)).to_be_visible()
    before = page.locator(BOARD).bounding_box()
    assert before
    page.locator(CARDS).first.click()
    page.locator(PLACES).first.click()
    page.locator(f"{DOCK} .chips [role=status]").wait_for()
    after = page.locator(BOARD).bounding_box()
    assert after
    assert (after["width"], after["height"]) == (before["width"], before["height"])


@pytest.mark.proof
def test_a_square_names_its_players(new_context: NewContext, site: Node) -> None:
    def farmed(now: Json) -> bool:
        return any(ground.get("farmers") for ground in position(now).get("board", {}).values())

    (person,) = table_at(site.url, farmed, AGAINST_A_BOT)
    page = sit(new_context(), person)
    page.locator(BOARD).wait_for()
    labels = " ".join(page.locator("[data-place]").evaluate_all("all => all.map((one) => one.ariaLabel)"))
    assert "Person 0:" in labels or "Bot:" in labels
    assert "Seat" not in labels
