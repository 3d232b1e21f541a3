"""Where a turn must be confirmed, and what an undo may take away, at every size."""

import pytest
from playwright.sync_api import expect

from tests.browsing.fixtures import NewContext
from tests.drawn.click_budgets import Clicker
from tests.drawn.people import AGAINST_A_BOT, DOCK, GO, PAIR, WAITING, sit
from tests.drawn.sizes import SIZES
from tests.server.clients import Client, seated
from tests.server.servers import Node

CONFIRMING = f"{DOCK}[data-decision*='.confirm']"

at_each_size = pytest.mark.parametrize(
    ("size", "scheme"), [("phone", "light"), ("tablet", "dark"), ("laptop", "light"), ("desk", "dark")]
)


def clicker_of(new_context: NewContext, person: Client, size: str, scheme: str) -> Clicker:
    by_finger = bool(SIZES[size].get("has_touch"))
    page = sit(new_context(**SIZES[size], color_scheme=scheme), person)
    clicker = Clicker(page, by_finger)
    page.reload()  # count clicks from now on
    return clicker


@pytest.mark.proof
@at_each_size
def test_a_turn_is_confirmed_before_another_person_is_asked(
    new_context: NewContext, site: Node, size: str, scheme: str
) -> None:
    people = seated(site.url, {**PAIR, "game": "agricola", "confirm": None})
    mover, other = sorted(people, key=lambda person: not person.look().get("decision"))
    mine, theirs = (clicker_of(new_context, person, size, scheme) for person in (mover, other))
    mine.choose("use forest")
    mine.commit()
    expect(mine.page.locator(CONFIRMING)).to_be_visible()
    assert not other.look().get("decision"), "the other player must not be asked yet"
    mine.commit()
    assert mine.clicks == 3
    asked = theirs.page.locator(f"{DOCK}[data-decision]")
    expect(asked).to_be_visible()

    # An undo would now take away the other player's question, so they are asked first and may refuse.
    question = other.look()["decision"]
    mine.click(mine.page.locator(WAITING).get_by_role("button", name="Ask to undo"))
    wish = theirs.page.get_by_role("alert").filter(has_text="would like to undo")
    expect(wish).to_be_visible()
    assert other.look()["decision"] == question
    expect(asked).to_be_visible()
    theirs.click(wish.get_by_role("button", name="Don’t agree"))
    expect(wish).to_have_count(0)
    assert other.look()["decision"] == question


@pytest.mark.proof
@at_each_size
def test_nothing_is_confirmed_against_bots_and_undo_is_free(
    new_context: NewContext, site: Node, size: str, scheme: str
) -> None:
    (person,) = seated(site.url, {**AGAINST_A_BOT, "game": "agricola", "confirm": None})
    clicker = clicker_of(new_context, person, size, scheme)
    expect(clicker.page.locator(GO)).to_be_visible()
    asked = person.look()
    before, offered = asked["decision"], {choice["notation"] for choice in asked["choices"]}
    clicker.choose("use forest" if "use forest" in offered else "use clay-pit")  # the bot may have moved already
    clicker.commit()
    assert clicker.clicks == 2
    undo = clicker.page.locator(f"{DOCK} .buttons .back")
    expect(undo).to_be_visible()
    assert clicker.page.locator(CONFIRMING).count() == 0
    clicker.click(undo)
    expect(clicker.page.locator(f'{DOCK}[data-decision="{before["id"]}"]')).to_be_visible()
