"""How many clicks a turn of Cacao takes: the usual choice is preselected, and work that can be done at once is."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import expect

from cosecha.core.state import State
from cosecha.games.cacao import GAME
from tests.browsing.fixtures import NewContext
from tests.drawn.cacao_map import opened_by
from tests.drawn.click_budgets import AS_PROPOSED, Asked, Case, Clicker, off_budget, offers, questions, unbudgeted
from tests.drawn.people import DOCK, GO, HAND
from tests.drawn.sizes import SIZES, share
from tests.server.clients import Json
from tests.server.servers import Node

MINE = f"{HAND} .mine button.tile"
DISPLAY = f"{HAND} .display button.tile"
UNDO = f"{DOCK} .buttons .back"
TWO = {"players": 2}
EARLY = 8
"""Before this turn, the whole map is visible at every size."""


def _position(state: State) -> Json:
    found: Json = msgspec.to_builtins(state.position())
    return found


def _has(place: int, tile: str) -> Callable[[Asked], bool]:
    """Whether the tile first appears at this place of the hand."""

    def fits(asked: Asked) -> bool:
        now = _position(asked.state)
        hand = now["hands"][0]
        return bool(now["turn"] < EARLY and tile in hand and hand.index(tile) == place)

    return fits


def _takes_the_other(asked: Asked) -> bool:
    """Whether the first legal answer places a tile other than the preselected one, on the preselected space."""
    now = _position(asked.state)
    _, tile, space = asked.answers[0].split(" ")
    return bool(now["turn"] < EARLY and tile != now["display"][0] and space == now["to_fill"][0])


def _work_in_any_order(asked: Asked) -> bool:
    return len(asked.state.together(0)) > 1


def _work_in_order(asked: Asked) -> bool:
    return not asked.state.together(0) and _position(asked.state)["turn"] < EARLY


CASES = [
    Case("place", r"place 2101 \S+", 2, TWO, _has(0, "2101")),
    Case("fill", AS_PROPOSED, 1, TWO),
    Case("work", AS_PROPOSED, 1, TWO, _work_in_any_order),
]
"""Clicks per decision in Cacao. The first tile of the hand and of the display are preselected, and so is all work whose
order makes no difference."""
MORE = [
    Case("place", r"place 3001 \S+", 3, TWO, _has(1, "3001")),
    Case("fill", r"fill \S+ \S+", 2, TWO, _takes_the_other),
    Case("place", r"overbuild 1111 0,-?1$", 2, TWO, offers("place 1111")),
    Case("work", r"work \S+ \S+", 2, TWO, _work_in_order),
    Case("work", r"work 0,1 S 0", 3, TWO, offers("work 0,1 (E 0|S 3)", 2)),
]


def test_every_decision_has_a_budget() -> None:
    assert unbudgeted("cacao", [*CASES, *MORE]) == set()


def test_common_decisions_are_within_budget(new_context: NewContext, site: Node) -> None:
    assert off_budget(new_context, site.url, "cacao", CASES, "laptop") == []


@pytest.mark.proof
@pytest.mark.parametrize("size", SIZES)
def test_all_decisions_are_within_budget(new_context: NewContext, site: Node, size: str) -> None:
    assert off_budget(new_context, site.url, "cacao", share([*CASES, *MORE], size), size) == []


class Turn(NamedTuple):
    """A turn that opens two spaces and whose work can be done at once."""

    state: State
    tile: str
    space: str
    jungle: str
    """The tile for the first of them, which is not the preselected one."""


@cache
def two_sites(number: int) -> Turn:
    """The first such turn in the seeded games with this tile of the hand, unrotated."""
    for asked in questions("cacao", TWO):
        now = _position(asked.state)
        if asked.kind != "place" or not 3 < now["turn"] < EARLY or len(set(now["display"])) < 2:
            continue
        tile = now["hands"][0][number]
        for space in (each.split(" ")[2] for each in asked.answers if each.startswith(f"place {tile} ")):
            if now["hands"][0].count(tile) > 1 or len(opened_by(space, now["map"])) != 2:
                continue
            after: Any = asked.state.copy()
            after.play(0, GAME.parse(f"place {tile} {space}"))
            first, _ = _position(after)["to_fill"]
            jungle = now["display"][1]
            after.play(0, GAME.parse(f"fill {jungle} {first}"))
            if after.waiting() == (0,) and len(after.together(0)) > 1:
                return Turn(asked.state, tile, space, jungle)
    raise AssertionError("no turn with two sites")


def take_a_turn_with_two_sites(clicker: Clicker, url: str) -> None:
    turn = two_sites(2)
    person = clicker.open_table(url, "cacao", turn.state)
    page = clicker.page
    tile = page.locator(MINE).last
    clicker.click(tile)
    expect(tile).to_have_attribute("aria-pressed", "true")
    clicker.click(page.locator(f".board [data-place='{turn.space}'] .hit rect"))
    expect(page.locator(f"{DOCK} .chips")).to_contain_text("A and B")
    # The other display tile for A: this also places the worker tile, and B gets the remaining tile.
    clicker.click(page.locator(DISPLAY).nth(1))
    expect(page.locator(f'{DOCK}[data-decision*=".fill."]')).to_be_visible()
    assert clicker.sent == [f"place {turn.tile} {turn.space}"]
    ready = page.locator(f"{DISPLAY}[aria-pressed=true]")
    expect(ready).to_have_attribute("data-inspect", f"jungle-tile:{turn.jungle}")
    clicker.commit()
    assert clicker.sent[0].startswith(f"fill {turn.jungle} ")
    before = person.look()["view"]["position"]
    assert before["phase"] == "work"
    clicker.commit()
    assert len(clicker.sent) > 1, "all workers should act at once"
    assert clicker.clicks == 5

    # One undo takes back all of that, and what the bot has done since.
    expect(page.locator(UNDO)).to_be_visible()
    assert person.look()["view"]["position"]["turn"] > before["turn"]
    clicker.click(page.locator(UNDO))
    expect(page.locator(f'{DOCK}[data-decision^="{before["turn"]}.work."]')).to_be_visible()
    assert person.look()["view"]["position"] == before


@pytest.mark.proof
def test_a_turn_with_two_sites_takes_five_clicks_and_its_work_one_undo(new_context: NewContext, site: Node) -> None:
    take_a_turn_with_two_sites(Clicker(new_context(**SIZES["laptop"]).new_page()), site.url)


@pytest.mark.proof
@pytest.mark.parametrize("size", [size for size in SIZES if size != "laptop"])
def test_a_turn_with_two_sites_takes_five_clicks_at_every_size(new_context: NewContext, site: Node, size: str) -> None:
    page = new_context(**SIZES[size]).new_page()
    take_a_turn_with_two_sites(Clicker(page, by_finger=bool(SIZES[size].get("has_touch"))), site.url)


@pytest.mark.proof
def test_a_click_on_a_space_is_enough_to_place_the_first_tile(new_context: NewContext, site: Node) -> None:
    turn = two_sites(0)
    clicker = Clicker(new_context().new_page())
    clicker.open_table(site.url, "cacao", turn.state)
    page = clicker.page
    expect(page.locator(GO)).to_have_text("Choose where")
    space = page.locator(f".board [data-place='{turn.space}'] .hit rect")
    clicker.click(space)
    clicker.commit()
    assert clicker.sent == [f"place {turn.tile} {turn.space}"]
    clicker.commit()
    clicker.commit()
    assert clicker.clicks == 4

    # The click that chooses the preselected tile does not rotate it.
    clicker.open_table(site.url, "cacao", turn.state)
    tile = page.locator(MINE).first
    expect(tile).to_have_attribute("aria-pressed", "true")
    label = str(tile.get_attribute("aria-label"))
    clicker.click(tile)
    expect(tile).to_have_attribute("aria-label", label)
    # A double click on the green button answers only one question.
    clicker.click(space)
    expect(page.locator(f"{DOCK} .chips")).to_contain_text("A and B")
    page.locator(GO).dblclick()
    asked = page.locator(f'{DOCK}[data-decision*=".fill."]')
    expect(asked).to_be_visible()
    page.wait_for_timeout(300)
    expect(asked).to_be_visible()
