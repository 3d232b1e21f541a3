"""Agricola's farm by hand: animals are moved, fences drawn edge by edge, people go to work and come home."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha import games
from tests.browsing.fixtures import NewContext
from tests.drawn.people import DOCK, DOUBLE_TAP, GO, MOVES, SLOW, THING, position, sit, table_at, table_from
from tests.server.clients import Json, seated
from tests.server.servers import Node

ALONE: Json = {
    "game": "agricola",
    "options": {"players": 1},
    "seats": [{"kind": "here"}],
    "pace": 0,
    "confirm": False,
}
ANIMALS = ("sheep", "boar", "cattle")
HERD = ".by-hand .touchable"
STATUS = "section.farm [role=status]"


def _farm(now: Json) -> Json:
    found: Json = position(now)["farms"][0]
    return found


def _has_one_animal_and_a_choice(now: Json) -> bool:
    farm = _farm(now)
    animals = sum(farm.get("goods", {}).get(animal, 0) for animal in ANIMALS)
    return now["decision"]["kind"] == "place" and animals == 1 and bool(farm.get("pastures") or farm.get("stables"))


def fences_for_the_first_time(now: Json) -> bool:
    return now["decision"]["kind"] == "fence" and not _farm(now).get("pastures")


def _place(page: Page, name: str | None) -> Locator:
    return page.locator(f'.by-hand [data-place="{name}"]')


def _space(page: Page, name: str | None) -> Locator:
    """The first space of a place: the center of a pasture may be outside it."""
    return _place(page, name).locator(".hit rect").first


def _drag(page: Page, start: str | None, end: str | None) -> None:
    _space(page, start).hover()
    page.mouse.down()
    _space(page, end).hover(force=True)  # it ignores touches until something is picked up
    page.mouse.up()


@pytest.mark.proof
def test_moving_an_animal_on_ones_own_farm_sends_nothing(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, _has_one_animal_and_a_choice, ALONE)
    page = sit(new_context(), person)
    herd = page.locator(HERD)
    expect(herd).to_have_count(1)
    home, there = herd.get_attribute("data-place"), herd.get_attribute("aria-label")
    herd.focus()
    page.keyboard.press("Enter")
    expect(page.locator(STATUS)).to_have_text(re.compile("Where should 1 (sheep|wild boar|cattle) live?"))
    page.keyboard.press("Escape")
    expect(page.locator(STATUS)).to_have_text("")
    page.keyboard.press("Enter")
    away = page.locator(f"{HERD}:not([aria-pressed=true])").first.get_attribute("data-place")
    _space(page, away).click()
    expect(_place(page, home)).to_have_accessible_name(re.compile("no animal"))
    page.reload()
    expect(_place(page, away)).not_to_have_accessible_name(re.compile("no animal"))
    _drag(page, away, home)
    expect(_place(page, home)).to_have_accessible_name(str(there))
    before = person.seq
    person.look()
    assert person.seq == before


@pytest.mark.proof
def test_a_pasture_is_drawn_edge_by_edge(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, fences_for_the_first_time, ALONE)
    plots = [value for choice in person.now["choices"] for value in choice.get("values") or []]
    cell = next(plot for plot in plots if len(plot) == 2)
    page = sit(new_context(), person)
    edges = page.locator(".by-edge .touchable").and_(page.get_by_role("button", name=re.compile(rf"\b{cell}\b")))
    expect(edges).to_have_count(4)
    for number in range(4):
        expect(page.locator(GO)).to_be_disabled()
        edges.nth(number).click()
        if number < 3:
            expect(page.locator(STATUS)).to_contain_text(f"{number + 1} fence")
    expect(page.locator(GO)).to_have_text(f"Fence in {cell}", ignore_case=True)
    page.wait_for_timeout(DOUBLE_TAP)
    edges.first.click()
    expect(page.locator(STATUS)).to_contain_text("3 fences")
    edges.first.click()
    expect(page.locator(GO)).to_have_text(f"Fence in {cell}", ignore_case=True)
    asked = page.locator(DOCK).get_attribute("data-decision")
    page.locator(GO).click()
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    person.look()
    assert _farm(person.now)["pastures"] == [[cell]]


@pytest.mark.proof
def test_people_leave_their_rooms_and_come_home(new_context: NewContext, site: Node) -> None:
    (person,) = seated(site.url, ALONE)
    page = sit(new_context(**MOVES), person)
    expect(page.locator(DOCK)).to_be_visible()
    page.evaluate(SLOW)
    page.locator('[data-space="forest"]').click()
    expect(page.locator(GO)).to_be_enabled()
    page.locator(GO).click()
    figure = page.locator(THING).first
    figure.wait_for(state="attached")
    room, there = page.locator('[data-anchor="room-0-0"]').bounding_box(), figure.locator("svg").bounding_box()
    assert room
    assert there
    assert room["x"] < there["x"] + there["width"] / 2 < room["x"] + room["width"]
    assert room["y"] < there["y"] + there["height"] / 2 < room["y"] + room["height"]
    page.locator('[data-space="fishing"]').click()
    expect(page.locator(f"{GO}:enabled")).to_have_text(re.compile("Fishing"))
    page.locator(GO).click()
    expect(page.locator('[data-piece^="home-0-"][style*="opacity"]')).to_have_count(2)
    expect(page.locator('[data-piece^="person-"]')).to_have_count(0)


CARD = ".inspected"


@pytest.mark.proof
def test_goods_are_discarded_where_they_are_and_the_discard_is_undone(new_context: NewContext, site: Node) -> None:
    """With mouse, keyboard and touch; an animal on its space."""
    rules = games.by_name("agricola")
    start = msgspec.to_builtins(rules.start(rules.checked({"players": 1}), 1).position(), str_keys=True)
    start["farms"][0]["goods"] = {"wood": 3, "sheep": 1}
    person = table_from(site.url, rules, rules.from_position(start), ["Person"])
    page = sit(new_context(), person)
    wood = page.locator(".supply [data-inspect='good:wood']")
    expect(page.locator(DOCK)).to_be_visible()
    wood.click()
    discard = page.locator(CARD).get_by_role("button", name="Discard 1 wood")
    expect(page.locator(f"{CARD} .chip").first).to_contain_text("3 → 2")
    discard.click()
    expect(wood).to_contain_text("2")
    expect(page.locator(f"{CARD} .chip").first).to_contain_text("2 → 1")
    expect(page.locator(".log li", has_text="discards 1 wood").locator("svg, img")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(wood).to_contain_text("3")

    wood.focus()
    page.keyboard.press("Enter")
    expect(discard).to_be_focused()
    page.keyboard.press("Enter")
    expect(wood).to_contain_text("2")
    page.keyboard.press("Escape")
    expect(wood).to_be_focused()

    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".mine [data-inspect='good:wood']").click()
    discard.click()
    expect(page.locator(".mine [data-inspect='good:wood']")).to_contain_text("1")
    page.locator(CARD).get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Your farm").click()
    page.locator(".by-hand .touchable").click()
    page.locator("section.farm").get_by_role("button", name="Discard 1 sheep").click()
    expect(page.locator(".by-hand .touchable")).to_have_count(0)
    assert _farm(person.look()).get("goods", {}).get("sheep", 0) == 0
