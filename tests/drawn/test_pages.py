"""Every page of the drawn client is for everybody: axe finds nothing, nothing scrolls sideways, four languages."""

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cosecha.locale import LANGUAGES
from tests.browsing.axe import violations
from tests.browsing.fixtures import PATIENCE, NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    PAIR,
    QUIET,
    Hands,
    enter,
    opened,
    sit,
    table_at,
    waited,
)
from tests.locale.catalogue import phrases
from tests.locale.same_words import SAME
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
    "/learn/agricola",
    "/t/none",
)
"""The pages that need no table."""
WIDTHS = (360, 390, 820, 1440)
HEIGHT = 900
NAMES = ("Person", "Bot", "Host", "Cosecha", "Santiago")
OWN_NAMES = ("English", "Español", "Français", "Polski")
"""A language is called as its speakers call it."""
IN_THE_RULES = {"fr": ("notation", "piles")}
"""Words of the rules pages that are written alike in English."""

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


def wrong_with(page: Page, what: str, axe: bool = True) -> list[str]:
    """Everything that is wrong with what is shown now."""
    found = [f"{what}: {line}" for line in violations(page)] if axe else []
    found += unsaid(page, what)
    before = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        inner, outer = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        if inner > outer:
            found.append(f"{what} is {inner} pixels wide on {outer}: {page.evaluate(BROADEST)}")
    if before:
        page.set_viewport_size(before)
    return found


def unsaid(page: Page, what: str) -> list[str]:
    """Messages of which a page shows the name, because there are no words for them."""
    words = re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+", " ".join(texts(page)))
    return [f"{what} says {word}" for word in words if word in IDS]


def texts(page: Page) -> set[str]:
    """All that a page says to the eye or to the ear."""
    return set(page.evaluate(TEXTS))


TEXTS = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, data } = walk.currentNode;
    if (!parentElement.closest("script, style, noscript, code, pre")) found.push(data.trim());
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      found.push(each.getAttribute(name) ?? "");
  return found.filter((text) => text && !text.startsWith("https:"));
}"""


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


@cache
def alike(language: str) -> set[str]:
    """Words that may stand in an English page and in one of this language: names, and what is written alike."""
    own = words_in(" ".join((*NAMES, *OWN_NAMES, *IN_THE_RULES.get(language, ()))))
    return own.union(*(words_in(str(phrases(language)[id])) for id in SAME))


class English:
    """What the pages say in English: whatever another language says too was not translated."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._said: dict[str, set[str]] = {}

    def same(self, page: Page, path: str, language: str) -> list[str]:
        if path not in self._said:
            settle(self._page, path)
            self._said[path] = texts(self._page)
        common = self._said[path] & texts(page)
        return [f"{path} says in {language}: {text}" for text in sorted(common) if words_in(text) - alike(language)]


@pytest.fixture(scope="module")
def english(browser: Browser, site: Node, tables: Tables) -> Iterator[English]:
    context = browser.new_context(base_url=site.url, locale="en", storage_state=tables[1], **QUIET)
    context.set_default_timeout(PATIENCE)
    yield English(context.new_page())
    context.close()


BROADEST = """() => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((each) => each.outerHTML.slice(0, 90)).slice(0, 4).join(" | ")"""


def long(scheme: str, width: int, language: str) -> Any:
    return pytest.param(scheme, width, language, True, marks=pytest.mark.proof)


looks = pytest.mark.parametrize(
    ("scheme", "width", "language", "axe"),
    [
        ("light", 390, "fr", True),
        ("dark", 1440, "pl", False),
        ("light", 820, "es", False),
        ("dark", 390, "en", False),
        long("light", 1440, "en"),
        long("dark", 390, "es"),
        long("dark", 1440, "pl"),
        long("light", 820, "pl"),
        long("dark", 820, "fr"),
    ],
)


@looks
def test_every_page(
    new_context: NewContext,
    console: Console,
    tables: Tables,
    english: English,
    scheme: str,
    width: int,
    language: str,
    axe: bool,
) -> None:
    """Those that need no table, and a table in each of its states."""
    console.expect("404.*/api/tables/none|WebSocket.*/api/tables/none")
    states, cookies = tables
    size = {"width": width, "height": HEIGHT}
    page = new_context(color_scheme=scheme, viewport=size, locale=language, storage_state=cookies).new_page()
    wrong = []
    for path in (*ROUTES, *states.values()):
        settle(page, path)
        expect(page.locator("html")).to_have_attribute("lang", language)
        wrong += wrong_with(page, path, axe)
        if language != "en":
            wrong += english.same(page, path, language)
    assert not wrong, "\n".join(wrong)


ASKED = {"cacao": ("place", "fill", "work", "confirm"), "agricola": ("place", "fence", "feed", "confirm")}
"""What is asked in other games."""


@pytest.fixture(scope="module", params=ASKED)
def other_tables(request: pytest.FixtureRequest, browser: Browser, site: Node) -> Iterator[Tables]:
    """The same for another game: what is asked there, and the end."""
    game: str = request.param
    context = browser.new_context(base_url=site.url)
    found: dict[str, str] = {}
    for kind in ASKED[game]:
        (person,) = table_at(site.url, is_asked(kind), AGAINST_A_BOT, game=game, confirm=kind == "confirm")
        enter(context, person)
        found[kind] = f"/t/{person.table.id}"
    over = seated(site.url, {**PAIR, "game": game})
    play_on(over, random.Random(1))
    enter(context, over[0])
    yield found | {"over": f"/t/{over[0].table.id}"}, context.storage_state()
    context.close()


@pytest.mark.proof
@pytest.mark.parametrize(
    ("scheme", "width", "language"),
    [("dark", 390, "pl"), ("light", 1440, "fr"), ("dark", 820, "es")],
)
def test_a_table_of_another_game_in_each_of_its_states(
    new_context: NewContext, other_tables: Tables, scheme: str, width: int, language: str
) -> None:
    states, cookies = other_tables
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
    """Beside an English reader of the same match."""
    (person,) = seated(site.url, {**AGAINST_A_BOT, "confirm": True})
    hands = Hands(sit(new_context(locale=language), person))
    other = sit(new_context(), person)
    answers = 0
    while waited(person, hands):
        asked = f'{DOCK}[data-decision="{hands.asked()}"]'
        expect(other.locator(asked)).to_be_visible()
        wrong = unsaid(hands.page, asked)
        if language != "en":
            common = texts(hands.page) & texts(other)
            wrong += [text for text in sorted(common) if words_in(text) - alike(language)]
        assert wrong == []
        hands.answer()
        answers += 1
    assert answers > 20
