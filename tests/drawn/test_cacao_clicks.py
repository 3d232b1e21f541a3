"""How many clicks a turn of Cacao takes: what most people want is picked already, and what can be done in one go is."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.cacao_map import opening_two
from tests.drawn.people import AGAINST_A_BOT, DOCK, GO, HAND, PHONE, sit, table_at
from tests.server.clients import Client
from tests.server.servers import Node

MINE = f"{HAND} .mine button.tile"
DISPLAY = f"{HAND} .display button.tile"
MOST = 5


class Counted:
    """Somebody whose clicks, or taps, are counted."""

    def __init__(self, page: Page, by_finger: bool) -> None:
        self.page = page
        self.by_finger = by_finger
        self.clicks = 0

    def click(self, found: Locator) -> None:
        self.clicks += 1
        if self.by_finger:
            found.tap()
        else:
            found.click()

    def kind(self) -> str:
        """What is asked now: the second word of the decision's name; nothing when it is somebody else's turn."""
        name: str | None = self.page.locator(DOCK).evaluate_all("found => found[0]?.dataset.decision ?? null")
        return name.split(".")[1] if name else ""

    def commit(self, was: str) -> None:
        """The green button, until the next question is there."""
        self.click(self.page.locator(GO))
        asked = self.page.locator(f'{DOCK}[data-decision*=".{was}."]')
        expect(asked).to_have_count(0)


def _begin(page: Page, client: Client, hand: Counted) -> None:
    """Pick the last tile of the hand and the space that opens two others."""
    (space, *_) = opening_two(client.now)
    hand.click(page.locator(MINE).last)
    expect(page.locator(MINE).last).to_have_attribute("aria-pressed", "true")
    hand.click(page.locator(f".board [data-place='{space}'] .hit rect"))
    expect(page.locator(GO)).to_be_enabled()
    expect(page.locator(f"{DOCK} .chips")).to_contain_text("A and B")


def _work(page: Page, hand: Counted) -> None:
    """Let all workers work, with as few clicks as possible: all in one go, or side by side where the order matters."""
    while hand.kind() == "work":
        name = page.locator(DOCK).get_attribute("data-decision")
        if page.locator(GO).is_disabled():
            hand.click(page.locator(".board [data-place*=' ']").first)
            expect(page.locator(GO)).to_be_enabled()
        hand.click(page.locator(GO))
        expect(page.locator(f'{DOCK}[data-decision="{name}"]')).to_have_count(0)


def _matters(client: Client) -> int:
    """How many sides want their order to be chosen now."""
    now = client.look()
    return 0 if now.get("together") else len(now.get("choices", []))


@pytest.mark.parametrize("by_finger", [False, True], ids=["mouse", "finger"])
def test_a_turn_with_two_sites_takes_at_most_five_clicks(new_context: NewContext, site: Node, by_finger: bool) -> None:
    (client,) = table_at(site.url, lambda now: bool(opening_two(now)), AGAINST_A_BOT, game="cacao")
    page = sit(new_context(**PHONE) if by_finger else new_context(), client)
    hand = Counted(page, by_finger)
    turn = client.now["view"]["position"]["turn"]
    _begin(page, client, hand)

    # The other display tile for A: the tile is placed on the way, and B gets what is left.
    tile = page.locator(DISPLAY).nth(1)
    wanted = str(tile.get_attribute("data-inspect"))
    hand.click(tile)
    expect(page.locator(f'{DOCK}[data-decision*=".fill."]')).to_be_visible()
    expect(page.locator(f"{DISPLAY}[aria-pressed=true]")).to_have_attribute("data-inspect", wanted)
    expect(page.locator(GO)).to_be_enabled()
    hand.commit("fill")
    order = _matters(client)
    _work(page, hand)
    assert hand.clicks <= MOST + max(0, 2 * order - 1), "more only where the order is to be chosen"

    # One undo takes back all that was done in one go.
    client.look()
    assert client.now["view"]["position"]["turn"] >= turn


def test_a_space_is_enough_where_the_first_tile_is_wanted(new_context: NewContext, site: Node) -> None:
    (client,) = table_at(site.url, lambda now: bool(opening_two(now)), AGAINST_A_BOT, game="cacao")
    page = sit(new_context(), client)
    hand = Counted(page, False)
    expect(page.locator(MINE).first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(GO)).to_have_text("Choose where")
    label = page.locator(MINE).first.get_attribute("aria-label")
    page.locator(MINE).first.click()
    expect(page.locator(MINE).first).to_have_attribute("aria-label", str(label))  # chosen by hand now, not turned
    (space, *_) = opening_two(client.now)
    hand.click(page.locator(f".board [data-place='{space}'] .hit rect"))
    expect(page.locator(GO)).to_be_enabled()
    hand.commit("place")
    expect(page.locator(f"{DISPLAY}[aria-pressed=true]")).to_have_count(1)
    hand.commit("fill")
    order = _matters(client)
    _work(page, hand)
    assert hand.clicks <= MOST - 1 + max(0, 2 * order - 1)


def test_a_double_click_on_the_green_button_answers_one_question(new_context: NewContext, site: Node) -> None:
    (client,) = table_at(site.url, lambda now: bool(opening_two(now)), AGAINST_A_BOT, game="cacao")
    page = sit(new_context(), client)
    (space, *_) = opening_two(client.now)
    page.locator(f".board [data-place='{space}'] .hit rect").click()
    expect(page.locator(f"{DOCK} .chips")).to_contain_text("A and B")
    page.locator(GO).dblclick()
    expect(page.locator(f'{DOCK}[data-decision*=".fill."]')).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(f'{DOCK}[data-decision*=".fill."]')).to_be_visible()
