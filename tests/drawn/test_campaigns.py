"""Agricola's campaigns in the drawn client: what is chosen between two games, by whom, and what becomes of it."""

import random
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import GO, PAIR, PHONE, sit
from tests.server.clients import STALLED, Client, Json, seated
from tests.server.servers import Node

THREE: Json = {**PAIR, "game": "agricola", "series": "three-games"}
SOLO: Json = {**PAIR, "game": "agricola", "options": {}, "seats": [{"kind": "here"}], "series": "solo"}
BETWEEN = "section.between"
OCCUPATIONS = ("use lessons", "play ")


def wanted(now: Json) -> str | None:
    """An answer that leads to an occupation, if there is one."""
    for choice in now["choices"]:
        for value in choice.get("values") or []:
            answer = f"{choice['notation']} {value}"
            if answer.startswith(OCCUPATIONS):
                return answer
    return None


def play_for_occupations(people: list[Client], seed: int) -> None:
    """Play over HTTP to the end: occupations whenever that is possible, otherwise at random."""
    rng, end = random.Random(seed), time.monotonic() + 4 * STALLED
    while time.monotonic() < end:
        for person in people:
            person.look()
            if person.over:
                return
            message = person.message(rng)
            if message is None:
                continue
            what, body = message
            action = wanted(person.now) if what == "act" else None
            if action is None or person.post(what, **{**body, "action": action}).status_code != 200:
                person.answer(rng)
    raise AssertionError("the game took too long")


def opened(page: Page) -> Page:
    expect(page.locator(BETWEEN)).to_be_visible()
    return page


@pytest.mark.proof
def test_an_occupation_is_kept_and_the_choice_can_be_changed(new_context: NewContext, site: Node) -> None:
    ana, ben = seated(site.url, THREE)
    play_for_occupations([ana, ben], 3)
    page = opened(sit(new_context(**PHONE), ana))
    slip = page.locator(BETWEEN)
    go = slip.locator("button.go")
    expect(go).to_be_disabled()
    first = ana.look()["choice"]["choices"][0]["notation"]
    slip.locator(".card").first.tap()
    expect(go).to_have_text(re.compile("^Choose "))
    go.tap()
    expect(slip).to_contain_text("You’ve chosen:")
    assert ana.look()["choice"]["answer"] == first
    expect(slip.locator(".who .waits")).to_have_count(1)

    # Changed, taken back, and chosen again.
    slip.get_by_text("Keep none").tap()
    go.tap()
    expect(slip).to_contain_text("You’ve chosen: Keep none")
    slip.get_by_role("button", name="Undo").tap()
    expect(go).to_be_disabled()
    assert ana.look()["choice"].get("answer") is None
    slip.locator(".card").first.tap()
    go.tap()
    expect(slip).to_contain_text("You’ve chosen:")

    # The last answer opens the next game, and the path says what it begins with.
    ben.look()
    answer = ben.now["choice"]["choices"][-1]["notation"] if ben.now.get("choice") else None
    if answer:
        assert ben.post("choose", answer=answer, key="ben chooses").status_code == 200
    expect(slip).to_have_count(0)
    dialog = page.get_by_role("dialog", name="Score sheet")
    expect(dialog.locator("tr.handed")).to_contain_text("For the next game")
    expect(dialog).to_contain_text("The next game of the series is open.")
    expect(dialog.locator(".wood.go")).to_have_text(["Next game"])


@pytest.mark.proof
def test_a_missed_target_is_tried_again(new_context: NewContext, site: Node) -> None:
    (person,) = seated(site.url, SOLO)
    play_for_occupations([person], 5)
    page = opened(sit(new_context(), person))
    slip = page.locator(BETWEEN)
    expect(slip.get_by_role("heading")).to_contain_text(re.compile(r"50"))
    slip.get_by_text("Try again", exact=True).click()
    slip.locator("button.go").click()
    dialog = page.get_by_role("dialog", name="Score sheet")
    expect(dialog).to_contain_text("The next game of the series is open.")
    expect(dialog.locator(".stake")).to_contain_text("50")


@pytest.mark.proof
def test_the_form_fills_in_what_a_series_needs(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/new/agricola")
    players = page.get_by_role("group", name="Players")
    page.get_by_role("radio", name=re.compile("^Solo series")).check()
    expect(players.get_by_role("radio", name="1", exact=True)).to_be_checked()
    page.get_by_role("radio", name=re.compile("^Three games")).check()
    expect(players.get_by_role("radio", name="2", exact=True)).to_be_checked()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator("button.series")).to_contain_text("Three games, game 1 of 3")
    expect(page.locator(GO).or_(page.locator("section.waiting"))).to_be_visible()
