"""Hand cards at Agricola's drawn table: their owner reads and plays them, the others see only how many there are."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    DOCK,
    DOUBLE_TAP,
    GO,
    PAIR,
    PHONE,
    KeyboardPlayer,
    MousePlayer,
    TouchPlayer,
    play_to_the_end,
    sit,
    start_table,
    table_at,
)
from tests.server.clients import Json
from tests.server.servers import Node

WITH_CARDS: Json = {**PAIR, "game": "agricola", "options": {"players": 2, "cards": "few"}}
FAN = ":is(section.fan, section.leaf)"
CARDS = f"{FAN} button[data-card]"
LACKING = re.compile("^(Missing: |Needs |Play it at )")

devices = pytest.mark.parametrize(
    "device", [{}, pytest.param(PHONE, marks=pytest.mark.proof)], ids=["at a desk", "on a phone"]
)


def may_play_some(now: Json) -> bool:
    """One card can be played, another can't, and there is more than one answer.

    A single answer would be preselected. Extra options such as discarding goods don't count.
    """
    choices = [choice for choice in now["choices"] if not choice.get("aside")]
    playable = [choice for choice in choices if choice["notation"].startswith("play ")]
    hand = now["view"]["position"]["farms"][now["view"]["seat"]]["hand"]
    return 0 < len(playable) < len(hand) and len(choices) > 1


def names(found: Locator, attribute: str) -> list[str]:
    values: list[str] = found.evaluate_all(f"all => all.map((one) => one.dataset.{attribute})")
    return values


def shown_hand(page: Page) -> None:
    """On a phone the hand is a separate sheet."""
    leaf = page.locator(".leaves").get_by_role("button", name="Your hand")
    if leaf.is_visible():
        leaf.click()


@devices
def test_a_card_is_played_from_the_hand(new_context: NewContext, site: Node, device: dict[str, Any]) -> None:
    people = table_at(site.url, may_play_some, WITH_CARDS)
    (asked,) = [person for person in people if person.look().get("decision")]
    (other,) = [person for person in people if person is not asked]
    seat = asked.now["view"]["seat"]
    hand = asked.now["view"]["position"]["farms"][seat]["hand"]
    page, across = (sit(new_context(**device), person) for person in (asked, other))
    cards = page.locator(CARDS)
    expect(cards).to_have_count(len(hand))
    assert sorted(names(cards, "card")) == sorted(hand)
    # The other player sees only their own hand.
    expect(across.locator("section.waiting")).to_be_visible()
    shown_hand(across)
    expect(across.locator(CARDS).first).to_be_visible()
    assert not set(hand) & set(names(across.locator("[data-card]"), "card"))
    # A card that can't be played says why.
    page.locator(f"{CARDS}[aria-disabled=true]").first.click(force=True)
    expect(page.locator(DOCK).get_by_role("alert")).to_be_visible()
    expect(page.locator(GO)).to_be_disabled()
    expect(page.locator(GO)).to_have_text(LACKING if device else re.compile("Choose (a card|an improvement)"))
    # A tap chooses a playable card, and then it is in front of its owner.
    playable = page.locator(f"{CARDS}.touchable").first
    (name,) = names(playable, "card")
    title = (playable.get_attribute("aria-label") or "").partition(".")[0]
    playable.click()
    expect(playable).to_have_attribute("aria-pressed", "true")
    expect(page.locator(GO)).to_contain_text(title)
    if not device:
        # A second tap deselects a card instead of playing it.
        page.wait_for_timeout(DOUBLE_TAP)
        playable.click()
        expect(playable).to_have_attribute("aria-pressed", "false")
        playable.click()
        expect(page.locator(GO)).to_contain_text(title)
    page.locator(GO).click()
    expect(page.locator(f'{FAN} [data-card="{name}"]')).to_have_count(0)
    mine = page.locator(".leaves").get_by_role("button", name="Your farm")
    if mine.is_visible():
        mine.click()
    laid = page.locator(f'[data-laid="{name}"]')
    if not device:
        laid.hover()
        expect(page.locator(".reading")).to_contain_text(title)
    laid.click()
    expect(page.get_by_role("dialog")).to_contain_text(title)


@pytest.mark.proof
@pytest.mark.parametrize(("someone", "device"), [(MousePlayer, {}), (KeyboardPlayer, {}), (TouchPlayer, PHONE)])
def test_a_match_with_cards_is_played_to_its_end(
    new_context: NewContext, site: Node, someone: type[MousePlayer], device: dict[str, Any]
) -> None:
    people = start_table(site.url, False, WITH_CARDS)
    hands = [someone(sit(new_context(**device), person), seed) for seed, person in enumerate(people)]
    assert play_to_the_end(people[0], *hands) > 0
    assert people[0].look()["scores"]["totals"]
