"""The coach beside a drawn replay: progress, marks, better answers on the board, lines to step through; accessible."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from cosecha.core.record import dump
from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.server.clients import Client, Table
from tests.server.http.test_coach import PATIENCE, analyzed, short_record
from tests.server.servers import Node

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1366, "height": 768}
WAIT = 1000 * PATIENCE


@pytest.fixture(scope="module")
def brought(site: Node) -> Client:
    """The host of the table of an uploaded game."""
    answer = httpx.post(f"{site.url}/api/records", json={"record": dump(short_record())}, timeout=60)
    return Client(site.url, Table(answer.json()["table"], answer.json()["tokens"]), "host")


class Watching:
    """Somebody who looks at the replay, with all browser errors collected."""

    def __init__(self, new_context: NewContext, host: Client, query: str, **settings: Any) -> None:
        context = new_context(**settings)
        assert context.request.post("/api/enter", data={"token": host.table.tokens["host"]}).ok
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.goto(f"/t/{host.table.id}/replay{query}")
        self.page.locator(".transport").wait_for()


def test_a_game_is_analyzed_from_its_replay(new_context: NewContext, brought: Client) -> None:
    at = Watching(new_context, brought, "?move=0#coach", viewport=DESK)
    page = at.page
    page.get_by_role("button", name="Analyze").click()
    page.get_by_role("heading", name="Turning points").wait_for(timeout=WAIT)
    page.get_by_role("heading", name="Where the points came from").wait_for()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".lines .mark").first).to_be_visible()
    page.locator(".lines button.mark").first.click()
    expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".judged")).to_be_visible()
    assert violations(page) == []
    assert at.wrong == []


def worst(analysis: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = max(analysis["review"]["decisions"], key=lambda decision: decision["loss"])
    return found


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "dark"), (PHONE, "light")])
def test_the_board_shows_what_was_better(
    size: dict[str, int], scheme: str, new_context: NewContext, brought: Client
) -> None:
    brought.http.post(f"{brought.path}/analysis")
    decision = worst(analyzed(brought))
    assert decision["loss"] > 0
    query = f"?move={decision['move']}#coach"
    at = Watching(new_context, brought, query, viewport=size, color_scheme=scheme)
    page = at.page
    judged = page.locator(".judged")
    judged.wait_for()
    expect(judged).to_contain_text("Better")
    page.get_by_role("button", name="Show the better answer").click()
    expect(page.locator(".board.imagined")).to_be_visible()
    page.get_by_role("button", name="Show what was played").click()
    expect(page.locator(".board.imagined")).to_have_count(0)
    page.get_by_role("button", name="What would you do?").click()
    first = page.locator(".ideas .head").first
    first.click(timeout=WAIT)
    expect(page.locator(".ideas")).to_contain_text(re.compile(r"Step 1 of \d"))
    step = page.locator(".ideas").get_by_role("button", name="Step", exact=True)
    if step.is_enabled():
        step.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".ideas")).to_contain_text(re.compile(r"Step 2 of \d"))
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.locator("figure svg").first.click(position={"x": 60, "y": 60})
    expect(page.locator(".board.imagined")).to_have_count(0)
    assert violations(page) == []
    assert at.wrong == []
