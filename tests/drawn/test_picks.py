"""What hand cards let a player pick, drawn in the dock or in a grid above it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.drawn.docks import flaws
from tests.drawn.people import DOCK, GO, KeyboardPlayer, sit
from tests.drawn.sizes import SIZES, on_a_phone_and
from tests.drawn.test_agricola_table import player_at
from tests.drawn.test_full_docks import full
from tests.server.clients import Client, Json
from tests.server.servers import Node

GRAIN = {"crop": "grain", "amount": 3}
MANY_FIELDS = dict.fromkeys(("b1", "c1", "d1", "e1", "b2", "c2", "d2"), GRAIN)
MOVABLE = {"b1": GRAIN, "c1": GRAIN, "d1": {"crop": "vegetable", "amount": 2}, "b2": {}, "c2": {}, "d2": {}}
GRID = f"{DOCK} .picks button"
OPENER = f"{DOCK} .anytime .link"
LIST = f"{DOCK} select"


def farming(url: str, *actions: str, **farm: Any) -> Client:
    """A player about to place the last person before a harvest, or after these actions."""
    position = full(2, **{"goods": {"food": 3}, "majors": [], "pastures": [], **farm})
    position["options"]["cards"] = "full"
    position["majors"] = ["fireplace2", "fireplace3", "hearth4", "hearth5", "clay-oven", "stone-oven", "well"]
    position["majors"] += ["joinery", "pottery", "basketmaker"]
    return player_at(url, position, *actions)


def reaping(url: str) -> Client:
    """Asked by the Scythe Worker, with seven fields to choose from, or all of them."""
    return farming(url, "use day-laborer", fields=MANY_FIELDS, played=["scythe-worker"])


def moving(url: str) -> Client:
    """Asked for an action space, with nine moves and six trades possible at any time."""
    goods = {"food": 3, "sheep": 1, "clay": 4}
    played = ["clearing-spade", "sheep-walker", "hard-porcelain"]
    return farming(url, goods=goods, fields=MOVABLE, played=played)


def farm_of(person: Client) -> Json:
    found: Json = person.look()["view"]["position"]["farms"][0]
    return found


def touch(found: Locator, size: str) -> None:
    if SIZES[size].get("has_touch"):
        found.tap()
    else:
        found.click()


def is_in_sight(button: Locator) -> bool:
    seen: bool = button.evaluate(
        """button => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    return seen


@pytest.mark.proof
@on_a_phone_and("tablet", "laptop")
def test_many_picks_of_a_card_are_drawn(new_context: NewContext, site: Node, size: str) -> None:
    person = reaping(site.url)
    page = sit(new_context(**SIZES[size]), person)
    expect(page.locator(GRID)).to_have_count(8)
    expect(page.locator(LIST)).to_have_count(0)
    for button in page.locator(GRID).all():
        button.scroll_into_view_if_needed()
        assert is_in_sight(button), button.get_attribute("data-answer")
        assert button.locator("svg").count()
    assert flaws(page) == []
    assert violations(page) == []
    touch(page.get_by_role("button", name="Scythe Worker: field c1"), size)
    expect(page.locator(GO)).to_contain_text("field c1")
    expect(page.locator(f"{GRID}[aria-pressed=true]")).to_have_count(1)
    assert flaws(page) == []
    touch(page.locator(GO), size)
    expect(page.locator(f'{GRID}[data-answer$=" c1"]')).to_have_count(0)
    assert farm_of(person)["fields"]["c1"]["amount"] == 1  # the harvest has taken one, too


@pytest.mark.proof
@on_a_phone_and("tablet", "laptop")
def test_picks_at_any_time_open_above_the_dock(new_context: NewContext, site: Node, size: str) -> None:
    person = moving(site.url)
    page = sit(new_context(**SIZES[size]), person)
    expect(page.locator(OPENER)).to_have_accessible_name("Sheep Walker, Hard Porcelain, and Clearing Spade")
    expect(page.locator(f"{GRID}, {LIST}, {DOCK} .choices")).to_have_count(0)
    assert flaws(page) == []
    touch(page.locator(OPENER), size)
    expect(page.locator(GRID)).to_have_count(9 + 3 + 3)
    assert violations(page) == []
    move = page.get_by_role("button", name="Clearing Spade: from d1 to c2")
    move.scroll_into_view_if_needed()
    assert is_in_sight(move)
    touch(move, size)
    expect(page.locator(GO)).to_contain_text("from d1 to c2")
    touch(page.locator(GO), size)
    # The next question closes it.
    expect(page.locator(GRID)).to_have_count(0)
    expect(page.locator(OPENER)).to_have_attribute("aria-expanded", "false")
    assert farm_of(person)["fields"]["c2"] == {"crop": "vegetable", "amount": 1}


@pytest.mark.proof
def test_only_one_drawer_is_open_and_escape_closes_it(new_context: NewContext, site: Node) -> None:
    goods = {"food": 3, "grain": 1, "sheep": 1, "clay": 4}
    played = ["clearing-spade", "sheep-walker", "hard-porcelain"]
    person = farming(site.url, goods=goods, fields=MOVABLE, played=played)
    page = sit(new_context(), person)
    cook = page.locator(f"{DOCK} .exchange .link")
    page.locator(OPENER).click()
    expect(page.locator(f"{DOCK} .above")).to_have_count(1)
    cook.click()
    expect(page.locator(f"{DOCK} .above")).to_have_count(1)
    expect(page.locator(f"{DOCK} .steppers")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"{DOCK} .above")).to_have_count(0)
    expect(cook).to_be_focused()


def test_picks_are_chosen_by_keyboard(new_context: NewContext, site: Node) -> None:
    person = reaping(site.url)
    page = sit(new_context(), person)
    expect(page.locator(GRID)).to_have_count(8)
    expect(page.locator(f'{GRID}[tabindex="0"]')).to_have_count(1)
    player = KeyboardPlayer(page)
    player.touch(page.get_by_role("button", name="Scythe Worker: field d2"))
    expect(page.locator(GO)).to_contain_text("field d2")
    assert player.presses < 40, "arrows lead through the grid"


@on_a_phone_and("tablet", "desk")
def test_few_picks_are_drawn_in_the_dock(new_context: NewContext, site: Node, size: str) -> None:
    goods = {"food": 3, "sheep": 1, "clay": 4}
    person = farming(site.url, goods=goods, played=["sheep-walker", "hard-porcelain"])
    page = sit(new_context(**SIZES[size]), person)
    cards = page.locator(f"{DOCK} .choices .card")
    expect(cards).to_have_text(["1", "1", "1", "1", "2", "3"])
    expect(cards.last).to_have_accessible_name("Hard Porcelain: 3 stone")
    assert flaws(page) == []
    touch(cards.first, size)
    expect(page.locator(GO)).to_contain_text("1 wild boar")
    assert flaws(page) == []


@on_a_phone_and("tablet", "desk")
def test_few_fields_fit_below_the_card_that_asks(new_context: NewContext, site: Node, size: str) -> None:
    fields = dict.fromkeys(("b1", "c1", "d1", "e1", "b2"), GRAIN)
    person = farming(site.url, "use day-laborer", fields=fields, played=["scythe-worker"])
    page = sit(new_context(**SIZES[size]), person)
    cards = page.locator(f"{DOCK} .choices .card")
    expect(cards).to_have_text(["×5", "b1", "c1", "d1", "e1", "b2"])
    expect(page.locator(f"{DOCK} .exchange .link")).to_be_visible()
    assert flaws(page) == []
    touch(cards.first, size)
    expect(page.locator(GO)).to_contain_text("all fields")
    assert flaws(page) == []
