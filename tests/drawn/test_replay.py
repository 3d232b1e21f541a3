"""Replays in the drawn client: every move by keyboard, shareable URLs, the proof of the deal; accessible."""

import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.server.clients import STALLED
from tests.server.servers import Node

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}


@pytest.fixture(scope="module")
def over(site: Node) -> dict[str, Any]:
    """A finished match of three bots: its table, and its host's token."""
    plan = {
        "game": "santiago",
        "options": {"players": 3},
        "seats": [{"kind": "bot", "bot": "random", "name": name} for name in ("Inés", "Tomek", "Marta")],
        "pace": 0,
    }
    opened = httpx.post(f"{site.url}/api/tables", json=plan).json()
    table = f"{site.url}/api/tables/{opened['table']}"
    with httpx.Client(headers={"Authorization": f"Bearer {opened['tokens']['host']}"}, timeout=30) as host:
        host.post(f"{table}/start", json={}).raise_for_status()
        end = time.monotonic() + STALLED
        while (now := host.get(table).json()["now"])["status"] != "over":
            assert time.monotonic() < end, "the match didn't end"
            time.sleep(0.1)
    return {"table": opened["table"], "token": opened["tokens"]["host"], "moves": now["moves"]}


class Replay:
    """A user who watches a replay, with all browser errors collected."""

    def __init__(self, new_context: NewContext, over: dict[str, Any], query: str = "", **settings: Any) -> None:
        context = new_context(**settings)
        assert context.request.post("/api/enter", data={"token": over["token"]}).ok
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.path = f"/t/{over['table']}/replay"
        self.page.goto(self.path + query)
        self.page.locator(".transport").wait_for()

    def is_at(self, move: int, query: str = "") -> None:
        """Slider, highlighted line and URL agree."""
        expect(self.page.get_by_role("slider")).to_have_value(str(move))
        self.page.wait_for_url(f"**{self.path}?move={move}{query}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()


@pytest.mark.proof
def test_the_keys_step_through_a_match(new_context: NewContext, over: dict[str, Any]) -> None:
    replay = Replay(new_context, over, "?move=3")
    replay.is_at(3)
    replay.press("ArrowRight", "ArrowRight", "ArrowLeft")
    replay.is_at(4)
    replay.press("End")
    replay.is_at(over["moves"])
    replay.press("ArrowRight")
    replay.is_at(over["moves"])
    replay.press("Home")
    replay.is_at(0)
    replay.press("Shift+ArrowRight")
    expect(replay.page.locator("li.now.round").first).to_contain_text("Round 2")
    replay.press("Shift+ArrowLeft")
    replay.is_at(0)
    replay.press("Space")
    expect(replay.page.get_by_role("button", name="Pause")).to_be_visible()
    expect(replay.page.get_by_role("slider")).to_have_value("1")
    replay.press("Space")
    expect(replay.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert replay.wrong == []


@pytest.mark.proof
def test_the_keys_still_work_after_a_click(new_context: NewContext, over: dict[str, Any]) -> None:
    """A clicked control must not swallow the keys: neither a button, nor the speed, nor a tab."""
    replay = Replay(new_context, over, "?move=3")
    replay.page.locator(".transport .buttons button").last.click()
    replay.is_at(over["moves"])
    replay.press("Home", "ArrowRight")
    replay.is_at(1)
    replay.page.locator(".transport select").select_option(index=0)
    replay.press("ArrowRight")
    replay.is_at(2)
    replay.page.get_by_role("tab").last.click()
    replay.press("ArrowRight")
    replay.is_at(3)


def test_a_url_shows_its_move_from_its_seat(new_context: NewContext, over: dict[str, Any]) -> None:
    replay = Replay(new_context, over, "?move=7&seat=2")
    replay.is_at(7, "&seat=2")
    expect(replay.page.get_by_label("View as")).to_have_value("2")
    replay.page.get_by_label("View as").select_option(label="Tomek")
    replay.press("Tab", "Tab")
    replay.is_at(7, "&seat=1")
    assert replay.wrong == []


@pytest.mark.proof
def test_a_log_line_leads_to_its_move_and_stays_visible(new_context: NewContext, over: dict[str, Any]) -> None:
    replay = Replay(new_context, over, "?move=0", viewport=DESK)
    replay.page.locator(".lines li.round button").nth(3).click()
    marked = replay.page.locator(".lines li.now").first
    expect(marked).to_be_in_viewport()
    replay.press("End")
    replay.is_at(over["moves"])
    expect(marked).to_be_in_viewport()
    assert replay.wrong == []


@pytest.mark.proof
def test_a_user_forks_at_a_move_and_comes_back(new_context: NewContext, over: dict[str, Any]) -> None:
    replay = Replay(new_context, over, "?move=9")
    replay.tab("More")
    replay.page.locator(".onward select").select_option(label="Marta")
    replay.page.get_by_role("button", name="Play on").click()
    replay.page.wait_for_url(lambda url: over["table"] not in url)
    replay.page.go_back()
    replay.is_at(9)


@pytest.mark.proof
def test_the_final_points_are_those_of_the_score_sheet(new_context: NewContext, over: dict[str, Any]) -> None:
    replay = Replay(new_context, over)
    replay.tab("Points")
    totals = replay.page.locator(".pad tfoot td b")
    expect(totals).to_have_count(3)
    replay.page.get_by_text("As a table").click()
    expect(replay.page.locator("figure tbody tr").last.locator("td")).to_have_text(totals.all_inner_texts())
    assert replay.wrong == []


@pytest.mark.parametrize(
    "forged", ["secret", *(pytest.param(each, marks=pytest.mark.proof) for each in ("", "words", "seed"))]
)
@pytest.mark.proof
def test_the_browser_verifies_the_proof_itself(new_context: NewContext, over: dict[str, Any], forged: str) -> None:
    replay = Replay(new_context, over)

    def forge(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        other = {"secret": "00" * 16, "words": ["another", "", ""], "seed": "0" * 32}
        if forged:
            (record if forged == "seed" else record["fairness"])[forged] = other[forged]
        route.fulfill(response=answer, json=record)

    replay.page.route("**/record", forge)
    replay.page.reload()
    replay.tab("More")
    verdict = replay.page.locator(".verdict")
    expect(verdict).to_contain_text("No, something doesn’t match" if forged else "Yes, the proof checks out")


@pytest.mark.proof
@pytest.mark.parametrize(
    ("tab", "scheme"),
    [
        ("Points", "dark"),
        *(pytest.param("Log", scheme, marks=pytest.mark.proof) for scheme in ("light", "dark")),
        *(pytest.param("More", scheme, marks=pytest.mark.proof) for scheme in ("light", "dark")),
        pytest.param("Points", "light", marks=pytest.mark.proof),
    ],
)
def test_replay_tabs_are_accessible(new_context: NewContext, over: dict[str, Any], tab: str, scheme: str) -> None:
    replay = Replay(new_context, over, viewport=PHONE, color_scheme=scheme)
    replay.tab(tab)
    expect(replay.page.get_by_role("tabpanel")).to_be_visible()
    replay.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    assert violations(replay.page) == []
    assert replay.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert replay.wrong == []
