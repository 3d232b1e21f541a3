"""What the pages say around the board: invitations, commitments, undo requests, refusals, points, the coach."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.lessons import COACH, RING, begin
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    GO,
    NUMBERS,
    PAIR,
    PHONE,
    MousePlayer,
    host_table,
    next_asked,
    plants,
    sit,
    table_at,
)
from tests.server.clients import Client, Json, one_and_bots, play_on, seated
from tests.server.servers import Node

PROMISE = "cosecha-promise-{table}"
CUT = """seats => [...seats.querySelectorAll('.who b, .facts .money, .facts .overseer')].filter((each) => {
  const [box, cell] = [each.getBoundingClientRect(), each.closest('li').getBoundingClientRect()];
  const inside = each.scrollWidth <= each.clientWidth + 1 && each.scrollHeight <= each.clientHeight + 2;
  return !inside || box.right > cell.right + 0.5;
}).map((each) => each.outerHTML.slice(0, 120))"""
"""The parts of the seats that are cut off."""


def bids(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "bid")


@pytest.mark.proof
def test_an_invitation_shows_the_rules_the_clock_and_the_commitment(new_context: NewContext, site: Node) -> None:
    plan = {
        **PAIR,
        "seats": [{"kind": "here", "name": "Marta"}, {"kind": "open"}],
        "options": {"players": 2, "money_visibility": "hidden"},
        "clock": {"move": 120},
    }
    host = host_table(site.url, plan)
    Client(site.url, host.table, "play 0", "Marta").sit()
    page = new_context().new_page()
    page.goto(f"/join#{host.table.tokens['play 1']}")
    expect(page.get_by_text("Marta invites you to play Santiago.")).to_be_visible()
    for said in ("Players: 2", "hidden from the others", "2 minutes", "This is a private table"):
        expect(page.get_by_text(said)).to_be_visible()
    cover = page.locator(".cover img")
    expect(cover).to_be_visible()
    assert cover.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0, (
        "the picture failed to load"
    )
    expect(page.locator("li", has_text="Marta")).to_contain_text("host")
    promised = host.look()["commitment"]
    fingerprint = page.get_by_text(promised)
    expect(fingerprint).to_be_hidden()
    page.get_by_text("Provably fair").click()
    expect(fingerprint).to_be_visible()
    page.get_by_label("Your name").fill("Inés")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".board svg[role=group]")).to_be_visible()
    kept = page.evaluate("key => localStorage.getItem(key)", PROMISE.format(table=host.table.id))
    assert kept == promised


@pytest.fixture(scope="module")
def over(site: Node) -> Client:
    """A player whose match is over."""
    (person,) = seated(site.url, {**AGAINST_A_BOT, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]})
    play_on([person], random.Random(1))
    return person


def check_the_deal(new_context: NewContext, person: Client, promised: str) -> Page:
    page = sit(new_context(), person)
    page.evaluate("kept => localStorage.setItem(...kept)", [PROMISE.format(table=person.table.id), promised])
    page.reload()
    page.get_by_text("Check the deal").click()
    return page


@pytest.mark.proof
def test_a_kept_commitment_is_confirmed(new_context: NewContext, over: Client) -> None:
    promised = over.http.get(f"{over.path}/record").json()["fairness"]["commitment"]
    page = check_the_deal(new_context, over, promised)
    expect(page.get_by_text("Yes, the proof checks out")).to_be_visible()
    expect(page.get_by_text("so the promise was kept")).to_be_visible()


@pytest.mark.proof
def test_a_broken_commitment_is_reported(new_context: NewContext, over: Client) -> None:
    page = check_the_deal(new_context, over, "ab" * 32)
    expect(page.get_by_text("No, something doesn’t match")).to_be_visible()
    expect(page.get_by_text("ab" * 32)).to_be_visible()


@pytest.mark.proof
def test_an_undo_request_says_what_it_takes_back(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, plants)
    hands = [MousePlayer(sit(new_context(), person)) for person in people]
    wishes = [each.page.get_by_role("button", name="Ask to undo") for each in hands]
    for _ in range(12):
        someone = next_asked(people[0], *hands)
        assert someone is not None
        someone.answer()
        if any(wish.count() for wish in wishes):
            break
    asks = 0 if wishes[0].count() else 1
    wishes[asks].click()
    for each in hands:
        lines = each.page.locator("section.note li")
        expect(lines.first).to_be_visible()
        people[asks].look()
        gone = [line for line in people[asks].lines if line["move"] > people[asks].now["undo"]["moves"]]
        undone_lines = [line for line in gone if not line["message"]["id"].startswith("table-")]
        expect(lines).to_have_count(len(undone_lines))
        expect(lines.first).to_contain_text(f"Person {asks}")


def test_an_illegal_bid_says_why(new_context: NewContext, site: Node) -> None:
    def one_player_has_bid(now: Json) -> bool:
        return bids(now) and any(choice.get("missing") for choice in now["choices"])

    people = table_at(site.url, one_player_has_bid, options={"players": 3}, seats=[{"kind": "open"} for _ in range(3)])
    asked = next(person for person in people if person.look().get("decision"))
    page = sit(new_context(), asked)
    taken = page.locator(f"{DOCK} .amounts button[aria-disabled=true]").first
    expect(taken).to_be_visible()
    # The lowest winning bid is preselected and stays so.
    chosen = page.locator(f"{DOCK} .amounts button[aria-pressed=true]")
    preset = f"bid {chosen.get_attribute('data-amount')} escudos"
    expect(page.locator(GO)).to_have_text(preset)
    number = taken.get_attribute("data-amount")
    assert number is not None
    expect(taken).to_contain_text("(Person ")  # the player who bid it
    taken.click(force=True)
    expect(page.locator(DOCK).get_by_role("alert")).to_contain_text(f"Somebody has already bid {number} ")
    expect(taken).to_have_attribute("aria-pressed", "false")
    expect(page.locator(GO)).to_have_text(preset)


def test_the_button_says_what_is_still_missing(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    page = sit(new_context(), person)
    expect(page.locator(GO)).to_have_text("Choose a tile")
    page.locator(f"{DOCK} button.card").first.click()
    expect(page.locator(GO)).to_have_text("Choose where")
    (person,) = table_at(site.url, bids, AGAINST_A_BOT)
    expect(sit(new_context(), person).locator(GO)).to_have_text("bid 3 escudos")  # preselected


WHERE = "board => { const { y, width, height } = board.getBoundingClientRect(); return [y + scrollY, width, height]; }"
"""The position of an element on the page, regardless of scrolling."""


@pytest.mark.proof
def test_the_coach_shifts_nothing_and_does_not_cover_its_target(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.goto("/learn/santiago")
    expect(page.get_by_role("heading", name="First lesson: Santiago")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    begin(page, "santiago")

    def box(selector: str) -> Any:
        found = page.locator(selector).first.bounding_box()
        assert found is not None
        return found

    coach = page.get_by_role("region", name="First lesson")
    expect(coach).to_be_visible()
    board = page.locator(".board").first.evaluate(WHERE)
    for _ in range(3):
        coach.get_by_role("button", name="Next").click()
    page.wait_for_timeout(200)
    card, ring = box(COACH), box(RING)
    assert card["y"] + card["height"] <= ring["y"] or ring["y"] + ring["height"] <= card["y"]
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    expect(page.locator(RING)).to_be_visible()
    assert page.locator(".board").first.evaluate(WHERE) == board


@pytest.mark.parametrize("width", [360, pytest.param(390, marks=pytest.mark.proof)])
@pytest.mark.proof
def test_five_seats_are_legible_on_a_phone(new_context: NewContext, site: Node, width: int) -> None:
    bots = [{"kind": "bot", "bot": "insight"} for _ in range(4)]
    (person,) = table_at(site.url, plants, one_and_bots(5, pace=0, seats=[{"kind": "here"}, *bots]))
    page = sit(new_context(**{**PHONE, "viewport": {"width": width, "height": 740}}), person)
    seats = page.locator(".seats > ol")
    expect(seats.locator("li")).to_have_count(5)
    longest = person.http.get(person.path).json()["now"]["seats"][4]["name"]
    expect(seats.locator("li").nth(4)).to_contain_text(longest)
    assert seats.evaluate(CUT) == []


@pytest.mark.proof
def test_points_are_shown_at_the_seats_if_wanted(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, bids, AGAINST_A_BOT)
    page = sit(new_context(), person)
    points = page.locator(".seats > ol .points b")
    totals: Any = person.http.get(f"{person.path}/standing").json()["totals"]
    expect(points).to_have_text([str(total) for total in totals])
    page.get_by_role("tab", name="Points").click()
    page.get_by_label("Points so far").uncheck()
    expect(points).to_have_count(0)
    page.reload()
    expect(page.locator(NUMBERS).first).to_be_visible()
    expect(points).to_have_count(0)


@pytest.mark.proof
def test_tapping_the_chart_goes_to_its_move(new_context: NewContext, over: Client) -> None:
    context = new_context()
    sit(context, over)
    page = context.pages[0]
    page.goto(f"/t/{over.table.id}/replay?move=0")
    curve = page.get_by_role("img", name="Points after each move")
    expect(curve).to_be_visible()
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    slider = page.get_by_role("slider")
    moves = int(slider.get_attribute("max") or 0)
    middle = int(slider.input_value())
    assert abs(middle - moves / 2) <= 1
    totals = over.http.get(f"{over.path}/standings").json()["moves"][middle]
    for total in totals:
        assert f": {total}" in (slider.get_attribute("aria-valuetext") or "")
