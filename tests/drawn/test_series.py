"""A series in the drawn client: the form offers it, the table shows its path, and everybody moves on by themselves."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import AGAINST_A_BOT, DOCK, client_of, sit
from tests.server.clients import play_on, seated
from tests.server.servers import Node

STRIP = "button.series"
SLOWLY = 90_000
"""Points are counted before the score sheet opens, and people may look at it for half a minute."""


@pytest.mark.proof
def test_people_move_from_game_to_game_and_see_the_path(new_context: NewContext, site: Node) -> None:
    plan = {**AGAINST_A_BOT, "game": "cacao", "series": "best-of-three"}
    (person,) = seated(site.url, plan)
    page = sit(new_context(), person)
    expect(page.locator(STRIP)).to_contain_text("Best of three, game 1 of 3")
    play_on([person], random.Random(3))
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible(timeout=SLOWLY)
    expect(sheet).to_contain_text("The next game of the series is open.")
    expect(sheet.get_by_role("button", name="Play again")).to_have_count(0)

    # Whoever wants to look longer stays.
    stay = sheet.get_by_role("button", name="Stay here")
    stay.click()
    expect(stay).to_have_count(0)
    expect(page).to_have_url(re.compile(person.table.id))
    sheet.get_by_role("button", name="Next game").click()
    page.wait_for_url(lambda url: person.table.id not in url)

    # The next one counts down to the third game, or the series is over.
    expect(page.locator(STRIP)).to_contain_text("Best of three, game 2 of 3")
    page.locator(STRIP).click()
    path = page.get_by_role("dialog", name="Best of three, game 2 of 3")
    expect(path.get_by_role("link", name="Game 1")).to_have_attribute("href", f"/t/{person.table.id}")
    expect(path.locator("tfoot td")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(f"{DOCK}, section.waiting").first).to_be_visible()
    second = client_of(page, site.url)
    play_on([second], random.Random(4))
    expect(sheet).to_be_visible(timeout=SLOWLY)
    if second.now["series"].get("over"):
        expect(sheet).to_contain_text(re.compile("wins the series|shared victory"))
    else:
        expect(sheet).to_contain_text("You move there in")
        page.wait_for_url(lambda url: second.table.id not in url, timeout=SLOWLY)
        expect(page.locator(STRIP)).to_contain_text("Best of three, game 3 of 3")


@pytest.mark.proof
def test_the_form_sets_up_a_series(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/new/cacao")
    page.get_by_role("radio", name=re.compile("^Best of three")).check()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(STRIP)).to_contain_text("Best of three, game 1 of 3")
