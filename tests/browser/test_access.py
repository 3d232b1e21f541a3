"""Every page is accessible: axe finds nothing, nothing scrolls sideways on a phone, in all four languages."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from cosecha.core.record import dump
from tests.browser.people import CURTAIN, OVER, Fields, new_table, press_first_answer
from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.drawn.people import client_at, plants, play_until
from tests.server.http.test_coach import PATIENCE, short_record
from tests.server.servers import Node

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
PLAIN = ("/", "/new/santiago", "/new/santiago?players=2", "/rules", "/rules/santiago", "/settings", "/join", "/t/none")
STATES = ("open", "asked", "confirm", "curtain", "over", "replay", "hint", "log", "ideas", "line", "analysis", "judged")
EVERY_PAGE = (*PLAIN, *STATES)
FIRST_PAGES = ("/", "/settings", "hint", "over")

Tables = tuple[dict[str, str], Any]


@pytest.fixture(scope="module")
def tables(browser: Browser, site: Node) -> Iterator[Tables]:
    """The URL of a table in each of its states, and the cookies of a player who sits there."""
    context = browser.new_context(base_url=site.url)
    yield _tables(context, site.url), context.storage_state()
    context.close()


def _tables(context: BrowserContext, url: str) -> dict[str, str]:
    found = {
        "open": new_table(context, **{"seat-1": "open", "public": "1", "move": "120"}),
        "asked": new_table(context, players="4", **{"seat-2": "insight", "seat-3": "random", "bank": "600"}),
        "confirm": new_table(context, confirm="always"),
        "curtain": new_table(context, **{"seat-1": "here"}),
        "over": new_table(context),
    }
    person = {state: client_at(context, url, found[state]) for state in ("asked", "confirm", "over")}
    play_until([person["asked"]], plants)
    play_until([person["confirm"]], lambda now: bool(now["decision"]["kind"] == "confirm"))
    assert context.request.post(f"{found['over']}/leave", form={"seat": "0"}).ok
    for _ in range(60):  # the bot plays on and soon finishes
        if person["over"].over:
            break
        person["over"].look(wait=1)
    page = context.new_page()
    page.goto(found["curtain"])
    while not page.locator(CURTAIN).count():  # the first of the two players answers
        press_first_answer(page)
    for state, wanted in {
        "asked": "#asked form[action$='/act'] select",
        "confirm": "form[action$='/confirm']",
        "curtain": CURTAIN,
        "over": OVER,
    }.items():
        page.goto(found[state])
        expect(page.locator(wanted).first).to_be_visible()
    for state in ("open", "asked", "over"):
        assert context.request.post(f"{found[state]}/say", form={"text": f"Hello, {state} table"}).ok
    plan: Fields = {"seat": "0", "kind": "propose", "choice": "no-proposal"}
    assert context.request.post(f"{found['asked']}/plan", form=plan).ok
    found |= {"replay": f"{found['over']}/replay?move=9&seat=1", "hint": f"{found['asked']}/hint"}
    found["log"] = f"{found['over']}?log=all"
    moves = len(context.request.get(f"{found['asked']}/record").json()["moves"])
    found["ideas"] = f"{found['asked']}/ideas?move={moves}&seat=0"
    found |= _analyzed(context)
    page.goto(found["ideas"])
    found["line"] = page.locator("a[href*='/line?']").first.get_attribute("href") or ""
    page.close()
    return found


def _analyzed(context: BrowserContext) -> dict[str, str]:
    """A short game with its analysis, and a moment at which the coach has judged a decision."""
    short: FilePayload = {"name": "short.json", "mimeType": "text/plain", "buffer": dump(short_record()).encode()}
    replay = context.request.post("/upload", multipart={"record": short}).url
    analysis = replay.partition("/replay")[0] + "/analysis"
    answer = context.request.post(analysis)
    end = time.monotonic() + PATIENCE
    while "refresh" in answer.headers:
        assert time.monotonic() < end, "the analysis takes too long"
        time.sleep(0.2)
        answer = context.request.get(analysis)
    assert 'id="judged"' in context.request.get(replay).text()
    return {"analysis": analysis, "judged": replay}


def check(page: Page, path: str, phone: bool) -> list[str]:
    """The problems of a page."""
    page.goto(path)
    wrong = violations(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    if phone and width > PHONE["width"]:
        wrong.append(f"{path} is {width} pixels wide")
    for landmark in ("header", "nav", "main", "h1", "a.skip"):
        if not page.locator(landmark).count():
            wrong.append(f"{path} has no {landmark}")
    if not re.search(r"\S+ · Cosecha$", page.title()):
        wrong.append(f"{path} has no title")
    return wrong


@pytest.mark.parametrize(
    ("pages", "scheme", "phone", "language"),
    [
        (FIRST_PAGES, "light", True, "fr"),
        pytest.param(EVERY_PAGE, "light", True, "fr", marks=pytest.mark.proof),
        pytest.param(EVERY_PAGE, "dark", False, "en", marks=pytest.mark.proof),
        pytest.param(("/new/santiago", "over", "log"), "light", False, "pl", marks=pytest.mark.proof),
        pytest.param(("/new/santiago", "asked", "replay"), "dark", True, "es", marks=pytest.mark.proof),
    ],
    ids={FIRST_PAGES: "first pages", EVERY_PAGE: "every page"}.get,
)
def test_axe_finds_nothing(
    new_context: NewContext, tables: Tables, pages: tuple[str, ...], scheme: str, phone: bool, language: str
) -> None:
    states, cookies = tables
    assert set(states) == set(STATES)
    size = PHONE if phone else DESK
    page = new_context(color_scheme=scheme, viewport=size, locale=language, storage_state=cookies).new_page()
    wrong = [line for where in pages for line in check(page, states.get(where, where), phone)]
    stranger = new_context(color_scheme=scheme, viewport=size, locale=language).new_page()
    wrong += check(stranger, states["open"], phone)
    assert stranger.locator("form[action$='/sit']").count() == 1
    page.emulate_media(color_scheme="light" if scheme == "dark" else "dark")
    wrong += check(page, states["asked"], phone)
    page.goto("/new/santiago")
    page.locator("#min_bribe").evaluate("field => { field.removeAttribute('max'); field.value = '77' }")
    page.locator("button.go").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert wrong + violations(page) == []


def test_every_control_shows_its_focus(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto(f"{new_table(page.context)}?wait=1")
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        at = page.evaluate("""() => {
          const at = document.activeElement, style = getComputedStyle(at);
          return [at.outerHTML.slice(0, 80), at === document.body, style.outlineStyle, parseFloat(style.outlineWidth)];
        }""")
        if at[1]:
            break
        seen.add(at[0])
        assert at[2] == "solid", at
        assert at[3] >= 3, at
    assert len(seen) > 10


@pytest.mark.proof
def test_every_footer_offers_the_other_languages(new_context: NewContext) -> None:
    page = new_context(locale="de").new_page()
    table = new_table(page.context)
    for path in ("/", "/new/santiago?players=3", "/rules/santiago", table, f"{table}/replay?move=0"):
        for code, own in (("pl", "Polski"), ("en", "English")):
            page.goto(path)
            with page.expect_navigation():
                page.get_by_role("button", name=own).press("Enter")
            expect(page.locator("html")).to_have_attribute("lang", code)
            assert page.url.endswith(path)


@pytest.mark.proof
def test_a_user_chooses_a_language(new_context: NewContext) -> None:
    page = new_context(locale="de").new_page()
    for code, title, word in (
        ("es", "Ajustes", "Mesas"),
        ("fr", "Réglages", "Les tables"),
        ("pl", "Ustawienia", "Stoły"),
        ("en", "Settings", "Tables"),
    ):
        page.goto("/settings")
        page.locator("#lang").select_option(code)
        page.locator("button.go").click()
        expect(page.locator("h1")).to_have_text(title)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator(".top nav a").first).to_have_text(word)


WHOLE_WORDS = """cells => cells.every(cell => {
  const words = document.createRange(), text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let node = text.nextNode(); node; node = text.nextNode())
    for (const { index, 0: word } of node.data.matchAll(/[^\\s/-]+/g)) {
      words.setStart(node, index);
      words.setEnd(node, index + word.length);
      if (words.getClientRects().length > 1) return false;
    }
  return true;
})"""
"""Whether no word is broken across lines."""


@pytest.mark.proof
def test_agricolas_tables_fit_their_panels_and_break_no_words(new_context: NewContext) -> None:
    page = new_context(locale="pl").new_page()
    page.goto(new_table(page.context, "agricola"))
    expect(page.locator("#seats tbody th")).to_have_count(2)
    for width in (390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        for panel in ("#seats", "#board"):
            assert page.locator(panel).evaluate("panel => panel.scrollWidth <= panel.clientWidth"), (panel, width)
            assert page.locator(f"{panel} th").evaluate_all(WHOLE_WORDS), (panel, width)


def test_the_board_on_a_phone_shows_palms_and_farmer_counts(new_context: NewContext, tables: Tables) -> None:
    states, cookies = tables
    page = new_context(viewport=PHONE, storage_state=cookies).new_page()
    page.goto(states["over"])
    square = page.locator("table.board td[class*=farmers-]").first
    shown = square.evaluate("cell => [getComputedStyle(cell, '::before').content, cell.className]")
    assert shown[0].strip('"') in ("1", "2")
    assert f"farmers-{shown[0].strip(chr(34))}" in shown[1]
    page.goto(states["asked"])
    palms = page.locator("table.board td.palm-1")
    assert palms.count() >= 1
    drawn = palms.first.evaluate("cell => parseFloat(getComputedStyle(cell, '::after').width)")
    assert drawn >= 12, "the palm is missing or too small"
