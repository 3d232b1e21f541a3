"""Hints at the drawn table: numbered signs on the board with reasons, on request or on every turn."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, Route, expect

from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    GO,
    PHONE,
    WAITING,
    KeyboardPlayer,
    MousePlayer,
    client_of,
    next_asked,
    plants,
    sit,
    table_at,
)
from tests.server.clients import Client, Json, seated
from tests.server.servers import Node

SIGNS = ".board [data-hint]"
REASON = f"{DOCK} .advised"
AGRICOLA: Json = {**AGAINST_A_BOT, "game": "agricola"}
games = pytest.mark.parametrize("game", ["santiago", "cacao", "agricola"])


def places(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "place")


def want_hints_on_every_turn(context: BrowserContext) -> None:
    """Turn on hints for every turn."""
    context.add_init_script("if (location.host) localStorage.setItem('cosecha', JSON.stringify({ advice: true }))")


def hint_requests(page: Page) -> list[Request]:
    """The hint requests that the page sends from now on."""
    found: list[Request] = []
    page.on("request", lambda request: found.append(request) if "/hints" in request.url else None)
    return found


def focus_on(page: Page) -> str | None:
    found: str | None = page.evaluate("document.activeElement.dataset.space ?? document.activeElement.dataset.major")
    return found


@pytest.mark.proof
def test_hint_signs_stay_until_the_player_answers(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, places, AGRICOLA)
    page = sit(new_context(), person)
    asked = hint_requests(page)
    page.get_by_role("button", name="Give me a hint").click()
    sheet = page.get_by_role("dialog", name="Hints")
    expect(sheet.locator("ol:not(.line) > li")).to_have_count(3)
    reasons = [text.strip() for text in sheet.locator("li p").all_inner_texts()]
    assert len(set(reasons)) == 3
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(SIGNS)).to_have_count(3)
    for number, reason in enumerate(reasons, start=1):
        space = page.get_by_role("button", name=f"Hint {number}: {reason}").and_(page.locator("[data-space]"))
        expect(space.locator("[data-hint]")).to_have_text(str(number))
        expect(page.locator(f"{DOCK} .reason").nth(number - 1)).to_be_visible()
        expect(page.locator(f"{DOCK} .reason").nth(number - 1)).to_have_text(reason)
    page.locator("[data-space]:has([data-hint='2'])").click()
    expect(page.locator(GO)).to_be_enabled()
    page.get_by_role("button", name="Hints", exact=True).click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    assert len(asked) == 1, "known hints must not be requested again"
    page.locator(GO).click()
    expect(page.locator(SIGNS)).to_have_count(0)


@pytest.mark.proof
def test_the_keyboard_plays_a_few_turns_of_agricola(new_context: NewContext, site: Node) -> None:
    """Tab reaches the action board once; arrows, Home and End move within it."""
    (person,) = seated(site.url, AGRICOLA)
    hands = KeyboardPlayer(sit(new_context(), person))
    page = hands.page
    for _ in range(4):
        assert next_asked(person, hands) is hands
        hands.answer()
    assert next_asked(person, hands) is hands
    board = page.locator("[data-arrows]:has([data-space])")
    expect(board.locator("[tabindex='0']")).to_have_count(1)
    board.locator("[tabindex='0']").focus()
    hands.press("Home")
    assert focus_on(page) == "farm-expansion"
    hands.press("ArrowDown")
    assert focus_on(page) == "beginners-meeting-place"
    hands.press("ArrowDown")
    assert focus_on(page) == "grain-seeds"
    hands.press("ArrowRight")
    assert focus_on(page) == "forest"
    hands.press("End")
    assert focus_on(page) == "basketmaker"
    hands.press("Tab")
    assert not page.evaluate("document.activeElement.closest('[data-arrows]')?.querySelector('[data-space]')")
    hands.press("Shift+Tab")
    assert focus_on(page) == "basketmaker"


@pytest.mark.proof
def test_tapping_a_signed_space_shows_the_reason_on_a_phone(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, places, AGRICOLA)
    context = new_context(**PHONE)
    want_hints_on_every_turn(context)
    page = sit(context, person)
    expect(page.locator(SIGNS)).to_have_count(3)
    for number in ("1", "2", "3"):
        space = page.locator(f"[data-space]:has([data-hint='{number}'])")
        reason = (space.get_attribute("title") or "").splitlines()[0].removeprefix(f"Hint {number}: ")
        space.tap()
        expect(space).to_have_attribute("aria-pressed", "true")
        expect(page.locator(REASON)).to_be_visible()
        expect(page.locator(REASON)).to_have_text(re.compile(rf"^{number}\s*{re.escape(reason)}$"))


@pytest.mark.proof
@pytest.mark.parametrize("width", [1024, 1440])
def test_the_reason_is_shown_on_hover_and_focus(new_context: NewContext, site: Node, width: int) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    context = new_context(viewport={"width": width, "height": 800})
    want_hints_on_every_turn(context)
    page = sit(context, person)
    square = page.locator("[data-place][aria-label*='Hint 1:']")
    expect(square).to_have_count(1)
    expect(page.locator(REASON)).to_have_count(0)
    square.locator(".hit").hover()
    expect(page.locator(REASON)).to_be_visible()
    page.mouse.move(1, 1)
    expect(page.locator(REASON)).to_have_count(0)
    square.focus()
    expect(page.locator(REASON)).to_be_visible()
    assert page.locator(REASON).inner_text().removeprefix("1").strip() in (square.get_attribute("aria-label") or "")
    square.blur()
    expect(page.locator(REASON)).to_have_count(0)


def plain(text: str) -> str:
    """The text without line breaks and without the brackets around a place name."""
    return " ".join(re.sub(r"[()]", "", text).split()).replace(" :", ":")


@pytest.mark.proof
@pytest.mark.parametrize(
    ("game", "device"), [("santiago", {}), ("cacao", PHONE), ("agricola", {}), ("agricola", PHONE)]
)
def test_hints_appear_automatically_on_every_turn(
    new_context: NewContext, site: Node, game: str, device: dict[str, Any]
) -> None:
    (person,) = seated(site.url, {**AGAINST_A_BOT, "game": game})
    context = new_context(**device)
    want_hints_on_every_turn(context)
    hands = MousePlayer(sit(context, person))
    signs = hands.page.locator(f"{DOCK} .given [data-hint]")
    for _ in range(5):
        assert next_asked(person, hands) is hands
        expect(signs).not_to_have_count(0)
        expect(hands.page.get_by_role("dialog")).to_have_count(0)
        reason = hands.page.locator(f"{DOCK} .given button").first.get_attribute("aria-label") or ""
        hands.page.locator(f"{DOCK} .given button").first.click()
        expect(hands.page.locator(GO)).to_be_enabled()
        shown = hands.page.locator(f"{DOCK} .reason, {REASON}").locator("visible=true").first
        expect(shown).to_be_visible()
        assert plain(shown.inner_text().removeprefix("1")) in plain(reason)
        hands.answer()
    assert next_asked(person, hands) is hands
    expect(signs).not_to_have_count(0)
    assert violations(hands.page) == []


@pytest.mark.proof
def test_spectators_and_players_who_do_not_want_hints_get_none(new_context: NewContext, site: Node) -> None:
    (person,) = seated(site.url, AGRICOLA)
    watching = new_context()
    want_hints_on_every_turn(watching)
    pages = [sit(watching, person, "watch"), sit(new_context(), person)]
    asked = [hint_requests(page) for page in pages]
    hands = MousePlayer(pages[1])
    for _ in range(2):
        assert next_asked(person, hands) is hands
        pages[0].wait_for_timeout(1000)
        hands.answer()
    expect(pages[0].locator(WAITING)).to_be_visible()
    assert asked == [[], []]


@pytest.mark.proof
@pytest.mark.parametrize(("status", "most"), [(429, 2), (403, 1), (422, 1)])
def test_refused_automatic_hints_show_no_error_and_are_not_retried_forever(
    new_context: NewContext, site: Node, console: Console, status: int, most: int
) -> None:
    console.expect("Failed to load resource")
    (person,) = seated(site.url, AGRICOLA)
    context = new_context()
    want_hints_on_every_turn(context)
    refusals = refusing(context, status)
    page = sit(context, person)
    expect(page.locator(DOCK)).to_be_visible()
    page.wait_for_timeout(7000)
    assert len(refusals) == most
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_have_count(0)
    hands = MousePlayer(page)
    hands.answer()
    assert has_moved(person)


def refusing(context: BrowserContext, status: int) -> list[str]:
    """Make the server refuse hints; returns the refused URLs."""
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        problem = {"error": {"id": "error-too-fast", "is": "message"}, "text": "Too fast."}
        route.fulfill(status=status, body=json.dumps(problem), content_type="application/json")

    context.route("**/hints*", refuse)
    return refused


def has_moved(person: Client) -> bool:
    person.look()
    return bool(person.now["moves"])


def test_hints_are_gone_when_the_same_question_comes_up_after_an_undo(new_context: NewContext, site: Node) -> None:
    """The bot may have moved elsewhere since, and so may the player."""
    (person,) = seated(site.url, {**AGRICOLA, "options": {"players": 2, "first_seat": 0}})
    page = sit(new_context(), person)
    question = page.locator(f"{DOCK}[data-decision='1.place.0.2']")

    def act(action: str) -> None:
        while not person.look(wait=1).get("decision"):
            pass
        answer = person.post("act", decision=person.now["decision"]["id"], action=action)
        assert answer.status_code == 200, answer.text

    act("use farmland")
    act("plow c1")
    expect(question).to_be_visible()
    page.get_by_role("button", name="Give me a hint").click()
    expect(page.locator(SIGNS)).to_have_count(3)
    page.keyboard.press("Escape")
    assert person.post("undo", key="undo").status_code == 200
    act("plow d1")
    expect(page.get_by_text("plows a field on d1").first).to_be_visible()
    expect(question).to_be_visible()
    expect(page.locator(SIGNS)).to_have_count(0)
    expect(page.get_by_role("button", name="Give me a hint")).to_be_visible()


@pytest.mark.proof
def test_the_setting_for_hints_on_every_turn_is_saved(new_context: NewContext, site: Node) -> None:
    """It can be changed in the list of hints and on the settings page."""
    (person,) = table_at(site.url, places, AGRICOLA)
    page = sit(new_context(), person)
    page.get_by_role("button", name="Give me a hint").click()
    page.get_by_role("checkbox", name="Show hints on all my turns").check()
    page.goto("/settings")
    wish = page.get_by_role("checkbox", name="Show hints on all my turns")
    expect(wish).to_be_checked()
    page.goto(f"/t/{person.table.id}")
    expect(page.locator(SIGNS)).to_have_count(3)
    page.goto("/settings")
    wish.uncheck()
    page.goto(f"/t/{person.table.id}")
    expect(page.locator(DOCK)).to_be_visible()
    page.wait_for_timeout(1500)
    expect(page.locator(SIGNS)).to_have_count(0)


def test_a_table_that_is_set_up_without_hints_offers_none(new_context: NewContext, site: Node) -> None:
    context = new_context()
    want_hints_on_every_turn(context)
    page = context.new_page()
    page.goto("/new/santiago")
    allowed = page.get_by_role("checkbox", name="Allow hints")
    expect(allowed).to_be_checked()
    allowed.uncheck()
    page.get_by_text("instant", exact=True).click()
    asked = hint_requests(page)
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(DOCK)).to_be_visible()
    person = client_of(page, site.url)
    assert person.http.get(f"{person.path}/terms").json()["hints"] is False
    expect(page.get_by_role("button", name="Give me a hint")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_text("No hints during the game")).to_be_visible()
    expect(menu.get_by_label("Only marked answers can be chosen")).to_be_visible()
    expect(menu.get_by_label("Suggestions from")).to_have_count(0)
    page.goto(f"/t/{person.table.id}/replay#coach")
    expect(page.get_by_text("This table plays without hints.")).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    assert not asked
