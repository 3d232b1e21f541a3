"""Every page of the drawn client is for everybody: axe finds nothing, nothing scrolls sideways, four languages."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cosecha.locale import LANGUAGES
from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import (
    AGAINST_A_BOT,
    CURTAIN,
    DOCK,
    PAIR,
    WAITING,
    Hands,
    enter,
    opened,
    table_at,
)
from tests.server.clients import play_on, seated
from tests.server.servers import Node
from tools import web

ROUTES = (
    "/",
    "/new/santiago",
    "/join",
    "/settings",
    "/rules",
    "/rules/santiago",
    "/learn/santiago",
    "/learn/cacao",
    "/t/none",
)
"""The pages that need no table."""
WIDTHS = (360, 390, 820, 1440)
HEIGHT = 900

IDS = {
    id
    for file in (web.ROOT / "src" / "cosecha" / "locale" / "en").glob("*.ftl")
    for id in re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", file.read_text(), re.MULTILINE)
}
"""The names of all messages: none of them is to be read on a page."""

Tables = tuple[dict[str, str], Any]


def is_asked(kind: str) -> Callable[[dict[str, Any]], bool]:
    return lambda now: bool(now["decision"]["kind"] == kind)


@pytest.fixture(scope="module")
def tables(browser: Browser, site: Node) -> Iterator[Tables]:
    """The address of a table in each of its states, and the cookies of the one who sits there."""
    context = browser.new_context(base_url=site.url)
    (bid,) = table_at(site.url, is_asked("bid"), AGAINST_A_BOT)
    (plant,) = table_at(site.url, is_asked("plant"), AGAINST_A_BOT)
    (confirm,) = table_at(site.url, is_asked("confirm"), AGAINST_A_BOT, confirm=True)
    two = table_at(site.url, is_asked("bid"), options={"players": 2, "money_visibility": "hidden"})
    pair = table_at(site.url, is_asked("plant"))
    waits = next(person for person in pair if not person.look().get("decision"))
    over = seated(site.url, PAIR)
    play_on(over, random.Random(1))
    host = opened(site.url, {**PAIR, "public": True})
    for person in (bid, plant, confirm, waits, over[0], host, *two):
        enter(context, person)
    found = {
        "chairs": host.table.id,
        "bid": bid.table.id,
        "plant": plant.table.id,
        "confirm": confirm.table.id,
        "curtain": two[0].table.id,
        "waiting": waits.table.id,
        "over": over[0].table.id,
        "replay": f"{over[0].table.id}/replay",
    }
    yield {state: f"/t/{path}" for state, path in found.items()}, context.storage_state()
    context.close()


def settle(page: Page, path: str) -> None:
    """Go to a page and wait until all of it is there."""
    page.goto(path)
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")


def wrong_with(page: Page, what: str) -> list[str]:
    """Everything that is wrong with what is shown now."""
    found = [f"{what}: {line}" for line in violations(page)]
    text = page.locator("body").inner_text()
    found += [f"{what} says {word}" for word in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", text) if word in IDS]
    before = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        inner, outer = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        if inner > outer:
            found.append(f"{what} is {inner} pixels wide on {outer}: {page.evaluate(BROADEST)}")
    if before:
        page.set_viewport_size(before)
    return found


BROADEST = """() => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((each) => each.outerHTML.slice(0, 90)).slice(0, 4).join(" | ")"""


looks = pytest.mark.parametrize(
    ("scheme", "width", "language"),
    [
        ("light", 390, "fr"),
        ("dark", 1440, "pl"),
        pytest.param("light", 1440, "en", marks=pytest.mark.proof),
        pytest.param("dark", 390, "es", marks=pytest.mark.proof),
        pytest.param("light", 820, "pl", marks=pytest.mark.proof),
        pytest.param("dark", 820, "fr", marks=pytest.mark.proof),
    ],
)


@looks
def test_pages_without_a_table(
    new_context: NewContext, console: Console, scheme: str, width: int, language: str
) -> None:
    console.expect("404.*/api/tables/none|WebSocket.*/api/tables/none")
    size = {"width": width, "height": HEIGHT}
    page = new_context(color_scheme=scheme, viewport=size, locale=language).new_page()
    wrong = []
    for path in ROUTES:
        settle(page, path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        wrong += wrong_with(page, path)
    assert not wrong, "\n".join(wrong)


@looks
def test_a_table_in_each_of_its_states(
    new_context: NewContext, tables: Tables, scheme: str, width: int, language: str
) -> None:
    states, cookies = tables
    size = {"width": width, "height": HEIGHT}
    page = new_context(color_scheme=scheme, viewport=size, locale=language, storage_state=cookies).new_page()
    wrong = []
    for state, path in states.items():
        settle(page, path)
        wrong += wrong_with(page, state)
    assert not wrong, "\n".join(wrong)


@pytest.fixture(scope="module")
def cacao_tables(browser: Browser, site: Node) -> Iterator[Tables]:
    """The same for Cacao: what is asked there, and the end."""
    context = browser.new_context(base_url=site.url)
    found: dict[str, str] = {}
    for kind in ("place", "fill", "work", "confirm"):
        (person,) = table_at(site.url, is_asked(kind), AGAINST_A_BOT, game="cacao", confirm=kind == "confirm")
        enter(context, person)
        found[kind] = f"/t/{person.table.id}"
    over = seated(site.url, {**PAIR, "game": "cacao"})
    play_on(over, random.Random(1))
    enter(context, over[0])
    yield found | {"over": f"/t/{over[0].table.id}"}, context.storage_state()
    context.close()


@pytest.mark.proof
@pytest.mark.parametrize(
    ("scheme", "width", "language"),
    [("dark", 390, "pl"), ("light", 1440, "fr"), ("dark", 820, "es")],
)
def test_a_table_of_cacao_in_each_of_its_states(
    new_context: NewContext, cacao_tables: Tables, scheme: str, width: int, language: str
) -> None:
    states, cookies = cacao_tables
    size = {"width": width, "height": HEIGHT}
    page = new_context(color_scheme=scheme, viewport=size, locale=language, storage_state=cookies).new_page()
    wrong = []
    for state, path in states.items():
        settle(page, path)
        wrong += wrong_with(page, state)
    assert not wrong, "\n".join(wrong)


def test_what_opens_over_a_table(new_context: NewContext, tables: Tables) -> None:
    states, cookies = tables
    page = new_context(storage_state=cookies).new_page()
    settle(page, states["plant"])
    wrong = []
    for name in ("Menu", "Give me a hint"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        wrong += wrong_with(page, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    for tab in ("Chat", "Answer in advance"):
        page.get_by_role("tab", name=tab).click()
        wrong += [f"{tab}: {line}" for line in violations(page)]
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += [f"log: {line}" for line in violations(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_match_is_in_the_language_of_the_reader(
    new_context: NewContext, site: Node, language: str
) -> None:
    (person,) = seated(site.url, {**AGAINST_A_BOT, "confirm": True})
    context = new_context(locale=language)
    enter(context, person)
    page = context.new_page()
    page.goto(f"/t/{person.table.id}")
    hands = Hands(page)
    for _ in range(25):
        page.locator(f"{DOCK}, {WAITING}, {CURTAIN}").first.wait_for()
        person.look()
        if person.over:
            break
        if hands.asked():
            words = re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", page.locator("body").inner_text())
            assert [word for word in words if word in IDS] == []
            hands.answer()
