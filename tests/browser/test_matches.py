"""Whole matches on the text pages by keyboard alone, with and without JavaScript."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.browser.people import ANSWERS, CURTAIN, OVER, KeyboardPlayer, new_table
from tests.browsing.fixtures import NewContext
from tests.drawn.people import client_of, in_the_last_round, play_until
from tests.server.servers import Node

MOST_ANSWERS = 400
LEVELS = {"seat-1": "insight", "seat-2": "random", "seat-3": "insight"}


def set_up(page: Page, hands: KeyboardPlayer, **seats: str) -> None:
    """Go from the lobby to a new two-player table by filling in the form."""
    page.goto("/")
    hands.press("Tab")
    assert hands.focus()["text"] == "Skip to content"
    hands.tab_to(text="New table")
    hands.enter()
    hands.tab_to(text="2", tag="button")
    hands.enter()
    hands.tab_to(id="name-0")
    hands.write("Marta")
    for id, kind in seats.items():
        hands.tab_to(id=id)
        hands.choose(kind)
    hands.tab_to(id="confirm")
    hands.choose("never")
    hands.tab_to(id="pace")
    hands.choose("0")
    hands.tab_to(text="Set up the table")
    hands.enter()


def play(page: Page, hands: KeyboardPlayer) -> int:
    """Play to the end and return the number of answers."""
    for answers in range(MOST_ANSWERS):
        found = page.wait_for_selector(f"{ANSWERS}, {OVER}, {CURTAIN}, .without a >> visible=true")
        assert found is not None
        if page.locator(OVER).count():
            return answers
        if page.locator(CURTAIN).count():
            hands.tab_to(to="/eyes", tag="button")
            hands.enter()
        elif page.locator(ANSWERS).count():
            hands.answer()
        else:
            hands.tab_to(text="Refresh", tag="a")
            hands.enter()
    raise AssertionError("the match didn't end")


@pytest.mark.parametrize(
    ("scripts", "whole"),
    [
        (False, False),
        pytest.param(True, True, marks=pytest.mark.proof),
    ],
    ids=[
        "without JavaScript, from the last round",
        "with JavaScript",
    ],
)
@pytest.mark.proof
def test_a_match_is_played_by_keyboard_alone(new_context: NewContext, site: Node, scripts: bool, whole: bool) -> None:
    page = new_context(java_script_enabled=scripts).new_page()
    hands = KeyboardPlayer(page)
    set_up(page, hands, **{"seat-1": "sprout"})
    if not whole:
        play_until([client_of(page, site.url)], in_the_last_round)
        page.goto(f"{urlsplit(page.url).path}#asked")
    assert play(page, hands) > (20 if whole else 0)
    assert page.title().startswith("Game over")
    assert " with " in page.locator("#asked-line").inner_text()
    assert page.locator("#about .good").inner_text().startswith("Checked")


@pytest.mark.proof
def test_a_whole_match_against_bots_without_javascript(new_context: NewContext) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{new_table(page.context, players='4', confirm='always', **LEVELS)}#asked")
    assert play(page, KeyboardPlayer(page)) > 60


@pytest.mark.proof
@pytest.mark.parametrize("scripts", [False, True], ids=["without JavaScript", "with JavaScript"])
def test_the_back_button_after_an_answer_shows_the_current_table(new_context: NewContext, scripts: bool) -> None:
    page = new_context(java_script_enabled=scripts).new_page()
    hands = KeyboardPlayer(page)
    set_up(page, hands, **{"seat-1": "sprout"})
    page.wait_for_selector(ANSWERS)
    first = page.locator("#asked input[name=decision]").first.get_attribute("value")
    hands.answer()
    page.wait_for_selector(ANSWERS)
    for step in (page.go_back, page.go_forward):
        step()
        assert page.locator("h1").inner_text() not in ("", "That didn’t work")
        assert f'value="{first}"' not in page.content()


@pytest.mark.proof
def test_a_whole_match_with_two_players_on_one_device(new_context: NewContext) -> None:
    page = new_context().new_page()
    hands = KeyboardPlayer(page, seed=2)
    set_up(page, hands, **{"seat-1": "here"})
    assert play(page, hands) > 50
