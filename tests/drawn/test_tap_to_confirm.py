"""Tap to preview, tap again to commit, on the boards of all games; and ways to deselect."""

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    AGAINST_A_BOT,
    CARDS,
    DOCK,
    DOUBLE_TAP,
    GO,
    PHONE,
    PICKED_PLACE,
    PLACES,
    MousePlayer,
    Wanted,
    plants,
    sit,
    table_at,
)
from tests.drawn.test_farm import ALONE, fences_for_the_first_time
from tests.server.clients import Json
from tests.server.servers import Node

SHOWN = f"{DOCK} [role=status]"


def works(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "work")


def places_a_tile(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "place")


def plows(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "plow")


def pick_place(page: Page) -> str | None:
    """Choose an answer with a place on the board and wait for its preview; returns the id of the decision."""
    hands = MousePlayer(page)
    expect(page.locator(DOCK)).to_be_visible()
    if page.locator(CARDS).count():
        hands.touch(page.locator(CARDS).first)
    if not page.locator(PICKED_PLACE).count():
        hands.touch(page.locator(PLACES).first)
    hands.prepare()
    expect(page.locator(PICKED_PLACE)).to_have_count(1)
    expect(page.locator(SHOWN)).to_be_attached()
    page.wait_for_timeout(DOUBLE_TAP)
    return hands.asked()


def assert_answered(page: Page, asked: str | None) -> None:
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    expect(page.locator(DOCK)).to_be_visible()


def assert_deselected(page: Page, asked: str | None) -> None:
    expect(page.locator(PICKED_PLACE)).to_have_count(0)
    expect(page.locator(GO)).to_be_disabled()
    assert page.locator(DOCK).get_attribute("data-decision") == asked


def test_a_second_tap_or_enter_commits(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    page = sit(new_context(), person)
    asked = pick_place(page)
    before = len(person.lines)
    page.locator(PICKED_PLACE).click()
    assert_answered(page, asked)
    person.look()
    assert len(person.lines) > before
    for _ in range(20):
        if page.locator(PLACES).count():
            break
        MousePlayer(page).answer()
        expect(page.locator(DOCK)).to_be_visible()
    asked = pick_place(page)
    page.locator(PICKED_PLACE).focus()
    page.keyboard.press("Enter")
    assert_answered(page, asked)


@pytest.mark.proof
def test_a_double_click_or_a_held_key_does_not_commit(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    page = sit(new_context(), person)
    hands = MousePlayer(page)
    hands.touch(page.locator(CARDS).first)
    asked = hands.asked()
    page.locator(PLACES).first.dblclick()
    expect(page.locator(SHOWN)).to_be_attached()
    page.locator(PLACES).first.focus()
    for _ in range(6):
        page.keyboard.down("Enter")
        page.wait_for_timeout(100)
    page.keyboard.up("Enter")
    expect(page.locator(SHOWN)).to_be_attached()
    page.wait_for_timeout(DOUBLE_TAP)
    expect(page.locator(PICKED_PLACE)).to_have_count(1)
    assert hands.asked() == asked


@pytest.mark.proof
def test_escape_and_a_tap_on_the_empty_board_deselect(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    page = sit(new_context(), person)
    asked = pick_place(page)
    page.keyboard.press("Escape")
    assert_deselected(page, asked)
    assert pick_place(page) == asked
    page.locator(".board > .board").click(position={"x": 4, "y": 4})
    assert_deselected(page, asked)


@pytest.mark.proof
def test_a_second_tap_deselects_if_tap_to_confirm_is_off(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    context = new_context()
    settings = context.new_page()
    settings.goto("/settings")
    wish = settings.get_by_role("checkbox", name="Tap again to confirm")
    expect(wish).to_be_checked()
    wish.click()
    page = sit(context, person)
    asked = pick_place(page)
    page.locator(PICKED_PLACE).click()
    expect(page.locator(PICKED_PLACE)).to_have_count(0)
    assert page.locator(DOCK).get_attribute("data-decision") == asked


@pytest.mark.proof
@pytest.mark.parametrize(
    ("plan", "wanted", "device"),
    [
        pytest.param({**AGAINST_A_BOT, "game": "cacao"}, places_a_tile, {}, id="cacao-space"),
        pytest.param({**AGAINST_A_BOT, "game": "cacao"}, works, PHONE, id="cacao-edge-phone"),
        pytest.param(ALONE, places_a_tile, PHONE, id="agricola-space-phone"),
        pytest.param(ALONE, plows, {}, id="agricola-field"),
    ],
)
def test_a_second_tap_commits_on_every_board(
    new_context: NewContext, site: Node, plan: Json, wanted: Wanted, device: Json
) -> None:
    (person,) = table_at(site.url, wanted, plan)
    page = sit(new_context(**device), person)
    asked = pick_place(page)
    page.locator(PICKED_PLACE).click()
    assert_answered(page, asked)


@pytest.mark.proof
def test_a_space_of_a_pasture_is_deselected(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, fences_for_the_first_time, ALONE)
    page = sit(new_context(), person)
    asked = pick_place(page)
    page.locator(PICKED_PLACE).click(position={"x": 50, "y": 50})
    assert_deselected(page, asked)
    assert pick_place(page) == asked
    page.keyboard.press("Escape")
    assert_deselected(page, asked)
