"""Team play in the drawn client: building on the partner's farm, moving goods, and teams at the end."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from cosecha.core.match import Match
from cosecha.core.state import State
from cosecha.games import by_name
from tests.browsing.fixtures import NewContext
from tests.drawn.people import DOCK, GO, PHONE, import_match, sit, table_from
from tests.server.servers import Node

RULES: Any = by_name("agricola")
NAMES = ["Ana", "Bruno", "Cora", "Dan"]
DEALS = 60
CELL = ".yard .touchable:not(.by-edge *)"


def asked(kind: str, fits: Callable[[list[str]], bool]) -> State:
    """The first question of this kind to seat 0, in random games, whose answers fit."""
    for seed in range(DEALS):
        state: Any = RULES.start(RULES.options(players=4, first_seat=0, teams="lower"), seed)
        rng = random.Random(seed)
        while waiting := state.waiting():
            answers = [state.notation(action) for action in state.worth(waiting[0])]
            if waiting[0] == 0 and state.decision(0).kind == kind and fits(answers):
                found: State = state
                return found
            state.play(waiting[0], RULES.parse(rng.choice(answers)))
    raise AssertionError(f"nobody was asked: {kind}")


def begins(*verbs: str) -> Callable[[list[str]], bool]:
    return lambda answers: all(any(answer.startswith(f"{verb} ") for answer in answers) for verb in verbs)


def test_a_room_is_built_on_the_partners_farm(new_context: NewContext, site: Node) -> None:
    person = table_from(site.url, RULES, asked("room", begins("room", "partner-room")), NAMES)
    page = sit(new_context(**PHONE), person)
    rooms = [len(farm["rooms"]) for farm in person.look()["view"]["position"]["farms"]]

    # The partner's farm is one tap away, and only its spaces can be chosen there.
    page.locator(DOCK).get_by_role("button", name="Build for Cora").tap()
    expect(page.get_by_role("region", name="Cora")).to_be_visible()
    page.locator(CELL).first.tap()
    expect(page.locator(GO)).to_contain_text("for your partner")
    page.locator(GO).tap()
    now = [len(farm["rooms"]) for farm in person.look(wait=20)["view"]["position"]["farms"]]
    assert [after - before for before, after in zip(rooms, now, strict=True)] == [0, 0, 1, 0]


@pytest.mark.proof
def test_goods_are_moved_both_ways_in_one_go(new_context: NewContext, site: Node) -> None:
    state = asked(
        "move",
        lambda answers: begins("give", "fetch")(answers) and len({a.split()[1] for a in answers if " " in a}) > 2,
    )
    person = table_from(site.url, RULES, state, NAMES)
    page = sit(new_context(), person)
    goods = page.locator("[data-move]")
    expect(goods.first).to_be_visible()
    names = [goods.nth(place).get_attribute("data-move") or "" for place in range(goods.count())]
    before = [farm["goods"] for farm in person.look()["view"]["position"]["farms"]]
    ways = []
    for name in names[:2]:
        arrow = page.locator(f'[data-move="{name}"] button:enabled').first
        ways.append((name, arrow.get_attribute("aria-label") or ""))
        arrow.click()
    expect(page.locator(GO)).to_have_text("Move these goods")
    page.locator(GO).click()
    expect(page.locator(f'[data-move="{names[0]}"]')).to_have_count(0)
    after = [farm["goods"] for farm in person.look()["view"]["position"]["farms"]]
    for name, said in ways:
        both = [sum(farms[seat].get(name, 0) for seat in (0, 2)) for farms in (before, after)]
        assert both[0] - both[1] == 1, said


@pytest.mark.proof
def test_partners_are_side_by_side_on_the_score_sheet(new_context: NewContext, site: Node) -> None:
    match = Match.start(RULES, RULES.options(players=4, teams="lower"), 3, NAMES)
    rng = random.Random(3)
    while seats := match.state.waiting():
        match.play(seats[0], rng.choice(match.state.view(seats[0]).worth()))
    page = sit(new_context(**PHONE), import_match(site.url, match))
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("thead .who")).to_have_text(["Ana", "Cora", "Bruno", "Dan"])
    totals = match.state.scores().totals
    expect(sheet.locator(".first td b")).to_have_text([str(totals[seat]).replace("-", "−") for seat in (0, 1)])
    expect(sheet.locator("td.idle").first).to_contain_text("doesn’t count")
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
