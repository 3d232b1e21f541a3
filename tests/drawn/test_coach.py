"""The coach beside a drawn replay: progress, marks, better answers on the board, lines to step through; accessible."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.coach.played import recorded
from tests.drawn import analyses
from tests.drawn.analyses import Held, Watching, analysis, judged
from tests.drawn.conftest import Console
from tests.drawn.people import AGAINST_A_BOT, in_the_last_round, sit, table_at
from tests.server.clients import Client, Table, play_on
from tests.server.http.test_coach import PATIENCE, analyzed, short_record
from tests.server.servers import Node

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1366, "height": 768}
WAIT = 1000 * PATIENCE
RECORD = short_record()
BETTER = ("plant banana2 a1", "plant banana2 d1")
"""Other answers to its first decision."""
IMAGINED = ".board.imagined"


@pytest.fixture(scope="module")
def brought(site: Node) -> Client:
    """The host of the table of an uploaded game."""
    return analyses.brought(site.url, RECORD)


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


@pytest.mark.proof
def test_an_unfinished_game_is_replayed_without_a_coach(new_context: NewContext, site: Node) -> None:
    host = analyses.brought(site.url, recorded("santiago", {"players": 2}, 9))
    at = Watching(new_context, host, "?move=0#coach", viewport=DESK)
    page = at.page
    expect(page.locator(".coach .note")).to_have_text("The game isn’t over yet. You can analyze it at the end.")
    expect(page.get_by_role("button", name="Analyze")).to_have_count(0)
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"move=1"))
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
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
    page.get_by_role("button", name="Show the better move").click()
    expect(page.locator(IMAGINED)).to_be_visible()
    page.get_by_role("button", name="Show what was played").click()
    expect(page.locator(IMAGINED)).to_have_count(0)
    page.get_by_role("button", name="What would you do?").press("Enter")
    expect(page.get_by_role("heading", name="What would you do?")).to_be_focused(timeout=WAIT)
    said = page.locator(".coach > [role=status]")
    expect(said).to_contain_text("The best moves for")
    first = page.locator(".ideas .head").first
    first.press("Enter")
    expect(said).to_have_text(re.compile(r"Step 1 of \d"))
    page.locator(".board").get_by_role("button", name="Close the line").press("Enter")
    expect(page.locator(IMAGINED)).to_have_count(0)
    expect(first).to_be_focused()
    first.click()
    expect(page.locator(".ideas")).to_contain_text(re.compile(r"Step 1 of \d"))
    step = page.locator(".ideas").get_by_role("button", name="Next", exact=True)
    if step.is_enabled():
        step.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".ideas")).to_contain_text(re.compile(r"Step 2 of \d"))
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.locator("figure svg").first.click(position={"x": 60, "y": 60})
    expect(page.locator(IMAGINED)).to_have_count(0)
    assert violations(page) == []
    assert at.wrong == []


def test_a_link_to_a_tab_opens_it_however_slow_the_connection_is(new_context: NewContext, brought: Client) -> None:
    page = Watching(new_context, brought, "?move=1#coach").page
    slow = Held(page, "**/assets/santiago-*")
    with page.expect_response("**/record"):
        page.reload(wait_until="commit")
    page.wait_for_timeout(600)
    slow.let_go()
    expect(page.get_by_role("tab", name="Analysis")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Points").click()
    page.wait_for_url("**/replay?move=1#points")
    page.reload()
    expect(page.get_by_role("tab", name="Points")).to_have_attribute("aria-selected", "true")


def show_the_better_move(page: Page) -> None:
    page.get_by_role("button", name="Show the better move").click()
    expect(page.locator(IMAGINED)).to_be_visible()


def test_a_line_ends_at_another_moment_or_with_another_view_and_stops_playback(
    new_context: NewContext, brought: Client
) -> None:
    page = Watching(new_context, brought, "?move=0#coach", analysis(RECORD, judged(RECORD, 0, *BETTER))).page
    transport = page.locator(".transport")
    show_the_better_move(page)
    transport.get_by_role("button", name="Next").click()
    transport.get_by_role("button", name="Back").click()
    expect(page.locator(".judged")).to_be_visible()
    expect(page.locator(IMAGINED)).to_have_count(0)
    show_the_better_move(page)
    page.get_by_label("View as").select_option("1")
    expect(page.locator(IMAGINED)).to_have_count(0)
    transport.get_by_role("button", name="Play").click()
    show_the_better_move(page)
    expect(transport.get_by_role("button", name="Play")).to_be_visible()


def test_what_counts_as_the_best_is_not_said_to_have_lost_anything(new_context: NewContext, brought: Client) -> None:
    best = judged(RECORD, 0, *BETTER, gain=0.08, mark="best")
    page = Watching(new_context, brought, "?move=0#coach", analysis(RECORD, best)).page
    expect(page.locator(".judged")).to_contain_text("Nothing was better.")
    expect(page.locator(".judged .lost")).to_have_count(0)
    expect(page.locator(".board [data-hint]")).to_have_count(0)


def test_a_decision_without_a_loss_in_points_may_cost_chances(new_context: NewContext, brought: Client) -> None:
    close = judged(RECORD, 0, *BETTER, gain=0.0)
    page = Watching(new_context, brought, "?move=0#coach", analysis(RECORD, close)).page
    expect(page.locator(".judged .lost")).to_have_text("worse chances of winning")
    expect(page.locator(".judged .gain").first).to_have_text("better chances of winning")
    expect(page.locator(".board [data-hint]")).to_have_count(2)


def test_moves_have_the_same_number_everywhere_and_advice_leads_to_its_decision(
    new_context: NewContext, brought: Client
) -> None:
    """Before the third move, two were made."""
    (report, _) = brought.http.get(f"{brought.path}/reports").json()
    lost = {"is": "message", "id": "coach-points", "args": {"whole": "2", "tenth": "0"}}
    advice = {"is": "message", "id": "coach-try-move", "args": {"move": 3, "lost": lost}}
    found = json.loads(analysis(RECORD, judged(RECORD, 2, "leftover d1")))
    found["analysis"]["reports"] = [report | {"seat": 1, "advice": [advice]}]
    page = Watching(new_context, brought, "?move=4&seat=1#coach", json.dumps(found).encode()).page
    page.get_by_role("button", name="Look at move 3 again.").click()
    page.wait_for_url("**/replay?move=2&seat=1#coach")
    expect(page.locator(".judged h2")).to_contain_text("Move 3")
    expect(page.locator(".read")).to_contain_text("At the start")
    page.keyboard.press("End")
    expect(page.locator(".read")).to_contain_text("After move 4")


def test_a_refusal_stays_with_its_moment(new_context: NewContext, brought: Client, console: Console) -> None:
    console.expect("Failed to load resource")
    page = Watching(new_context, brought, "?move=0#coach", b'{"state": "none"}').page
    problem = {"error": {"id": "error-coach-failed", "is": "message"}, "text": ""}
    page.route("**/ideas?*", lambda route: route.fulfill(status=422, json=problem))
    page.get_by_role("button", name="What would you do?").click()
    alert = page.locator(".ideas [role=alert]")
    expect(alert).to_have_text("The analysis failed. Try again.")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")
    expect(alert).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(alert).to_be_visible()
    page.unroute("**/ideas?*")
    held = Held(page, "**/ideas?*")
    page.get_by_role("button", name="What would you do?").click()
    expect(page.locator(".ideas")).to_contain_text("Loading…")
    expect(alert).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")
    expect(page.locator(".ideas")).not_to_contain_text("Loading…")
    held.routes.pop().abort()


def test_an_analysis_is_followed_past_a_failed_request(
    new_context: NewContext, brought: Client, console: Console
) -> None:
    console.expect("Failed to load resource")
    working = b'{"state": "working", "progress": {"done": 1, "all": 2, "ahead": 0}}'
    page = Watching(new_context, brought, "?move=0#coach", working).page
    expect(page.get_by_text("Analyzing: 1 of 2")).to_be_visible()
    answers = [(503, b"{}"), (429, b"{}"), (200, analysis(RECORD, judged(RECORD, 0, *BETTER)))]

    def answer(route: Route) -> None:
        status, body = answers.pop(0)
        route.fulfill(status=status, body=body, content_type="application/json")

    page.route("**/analysis", answer)
    with page.expect_response(lambda response: response.status == 429):
        pass
    expect(page.get_by_text("Analyzing: 1 of 2")).to_be_visible()
    expect(page.locator(".judged")).to_be_visible()
    expect(page.locator(".coach > [role=status]")).to_have_text("The analysis is ready.")


def test_a_replay_needs_no_coach_and_says_what_could_not_be_loaded(
    new_context: NewContext, brought: Client, console: Console
) -> None:
    console.expect("Failed to load resource|preload")
    page = Watching(new_context, brought, "?move=0").page
    page.route("**/assets/coach-en-*", lambda route: route.abort())
    page.goto(f"/t/{brought.table.id}/replay?move=1#coach")
    panel = page.get_by_role("tabpanel")
    again = panel.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(page.locator(".board svg").first).to_be_visible()
    page.unroute("**/assets/coach-en-*")
    again.click()
    expect(panel.get_by_role("button", name="What would you do?")).to_be_visible()
    page.route("**/assets/santiago-*.js", lambda route: route.abort())
    page.goto(f"/t/{brought.table.id}/replay?move=2")
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_fork_of_a_running_game_without_hints_is_not_analyzed(new_context: NewContext, site: Node) -> None:
    [person] = table_at(site.url, in_the_last_round, {**AGAINST_A_BOT, "hints": False})
    opened = person.post("fork", move=person.look()["moves"], plays=0, seat=0, bot="random").json()
    fork = Client(site.url, Table(opened["table"], opened["tokens"]), "play 0")
    fork.sit()
    play_on([fork], random.Random(1))
    page = sit(new_context(), fork)
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("link", name="Replay")).to_be_visible()
    expect(sheet.get_by_role("link", name="Analyze")).to_have_count(0)
    page.goto(f"/t/{fork.table.id}/replay#coach")
    expect(page.get_by_text("continues one that was played without hints")).to_be_visible()
    expect(page.get_by_role("button", name="Analyze")).to_have_count(0)


def test_chances_are_written_as_the_language_does(new_context: NewContext, brought: Client) -> None:
    answer = analysis(RECORD, unit="wins", values=[0.25, 0.75])
    page = Watching(new_context, brought, "?move=0#coach", answer, locale="fr", viewport=DESK).page
    expect(page.locator(".read b")).to_have_text(["25\u00a0%", "75\u00a0%"])
    chart = page.locator(".chart svg").bounding_box()
    labels = [label.bounding_box() for label in page.locator(".chart text").all()]
    assert chart
    assert labels
    assert all(label and label["x"] >= chart["x"] for label in labels)
