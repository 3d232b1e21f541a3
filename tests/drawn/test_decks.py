"""Agricola's event decks in the drawn client: drawn cards are shown to all, and cards on the table can be read."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from cosecha.core.state import State
from cosecha.games import by_name
from tests.browsing.fixtures import NewContext
from tests.drawn.people import GO, PAIR, PHONE, sit, table_from
from tests.server.clients import Json, seated
from tests.server.servers import Node

RULES: Any = by_name("agricola")
BOTH = {"x_deck": "with", "forest_deck": "with"}
WITH_DECKS: Json = {**PAIR, "game": "agricola", "options": {"players": 2, "first_seat": 0, **BOTH}}
REVEAL = "[data-reveal]"
BRIEFLY = "if (location.host) localStorage.setItem('cosecha', JSON.stringify({ briefly: true }))"

devices = pytest.mark.parametrize(
    "device", [pytest.param({}, marks=pytest.mark.proof), PHONE], ids=["at a desk", "on a phone"]
)


def press(place: Locator, device: dict[str, Any]) -> None:
    if device:
        place.tap()
    else:
        place.click()


@devices
def test_a_drawn_card_is_shown_to_everybody(new_context: NewContext, site: Node, device: dict[str, Any]) -> None:
    drawer, other = seated(site.url, WITH_DECKS)
    quick = new_context(**device)
    quick.add_init_script(BRIEFLY)
    page, across = sit(new_context(**device), drawer), sit(quick, other)
    expect(across.locator('[data-deck="forest"]')).to_be_visible()
    count = int(page.locator('[data-deck="forest"] b').inner_text())
    press(page.locator('[data-space="forest"]'), device)
    press(page.locator(GO), device)

    expect(across.locator(REVEAL)).to_contain_text("Person 0 draws from the forest deck")
    seen = across.locator(REVEAL).get_attribute("data-reveal")
    card = page.locator(REVEAL)
    expect(card).to_contain_text("Person 0 draws from the forest deck")
    expect(card.locator("[data-provenance]")).to_contain_text("Our ruling")
    assert card.get_attribute("data-reveal") == seen
    title = card.locator("h3").inner_text()
    expect(page.locator("[aria-live]", has_text=title).first).to_be_attached()
    # The other player has chosen to see it briefly; the drawer reads it as long as they like.
    expect(across.locator(REVEAL)).to_have_count(0)
    expect(card).to_be_visible()
    if device:
        card.get_by_role("button", name="Close").tap()
    else:
        page.keyboard.press("Escape")
    expect(card).to_have_count(0)

    # Nothing is shown again later.
    page.reload()
    if device:  # a phone shows the farm if the card asks about it
        page.get_by_role("button", name="Action spaces").tap()
    expect(page.locator('[data-deck="forest"]')).to_be_visible()
    left = int(page.locator('[data-deck="forest"] b').inner_text())
    assert left in (count - 1, count)  # some cards are shuffled back
    expect(card).to_have_count(0)


def with_cards_beside_the_board(*laid: str) -> State:
    """These action spaces lie beside the board, and a farm has what others have left there."""
    position: Json = msgspec.json.decode(
        msgspec.json.encode(RULES.start(RULES.options(players=2, first_seat=0, **BOTH), 7).position())
    )
    position["laid"] = list(laid)
    position["piles"] = {deck: [card for card in pile if card not in laid] for deck, pile in position["piles"].items()}
    position["spaces"] |= {name: {} for name in laid}
    position["farms"][0] |= {"blocked": ["d3", "e3"], "leaving": 1, "people": 3, "home": 3}
    state: State = RULES.from_position(position)
    return state


@devices
def test_cards_beside_the_board_are_spaces_to_use_and_to_read(
    new_context: NewContext, site: Node, device: dict[str, Any]
) -> None:
    state = with_cards_beside_the_board("extraterrestrial-excrement", "land-of-milk-and-honey")
    page = sit(new_context(**device), table_from(site.url, RULES, state, ["Ana", "Bruno"]))
    space = page.locator('[data-space="land-of-milk-and-honey"]')
    expect(space).to_have_text("Land of Milk and Honey")
    # Without crops, the other one can't be used.
    expect(page.locator('[data-space="extraterrestrial-excrement"]')).to_have_attribute("aria-disabled", "true")

    press(page.locator('[data-deck="x"]'), device)
    sheet = page.get_by_role("dialog", name="Event decks")
    face = sheet.locator('[data-face="land-of-milk-and-honey"]')
    expect(face).to_contain_text("Action space")
    expect(face.locator('[data-provenance="public"]')).to_contain_text("Known from public sources")
    expect(face).to_contain_text("It can be born again later.")
    # A card that is still in a deck can be read, too.
    sheet.locator("summary").first.click()
    sheet.get_by_role("button", name="Alien Abduction").click()
    expect(sheet.locator('[data-face="alien-abduction"]')).to_contain_text("Event")
    page.keyboard.press("Escape")

    press(space, device)
    press(page.locator(GO), device)
    expect(space.locator("[data-piece]")).to_be_visible()
    if device:
        page.locator('[data-anchor="leaf-farm"]').tap()
    expect(page.locator("[data-fate]").first).to_contain_text("2 people leave this round")
    expect(page.locator("[data-strange] use").first).to_be_visible()
