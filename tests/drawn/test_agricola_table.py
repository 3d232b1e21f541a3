"""What Agricola's drawn table shows in prepared positions: feeding, goods on round spaces, points, farms, the board."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosecha import games
from cosecha.locale import LANGUAGES
from tests.browsing.fixtures import NewContext
from tests.drawn.people import DOCK, GO, PHONE, host_table, sit, table_from
from tests.drawn.sizes import SIZES
from tests.server.clients import Client, Json, seated
from tests.server.servers import Node

MAJORS = ["fireplace3", "hearth4", "hearth5", "clay-oven", "stone-oven", "joinery", "pottery", "basketmaker"]
BEFORE_A_HARVEST: Json = {
    "round": 4,
    "phase": "work",
    "active": 0,
    "starter": 0,
    "spaces": {
        "beginners-meeting-place": {"goods": {"food": 1}},
        "reed-bank": {"people": [0]},
        "fishing": {"goods": {"food": 1}},
        "sheep-market": {"goods": {"sheep": 1}},
    },
    "round_cards": ["major-improvement", "fencing", "grain-utilization", "sheep-market"],
}
LAST_PERSON: Json = {"home": 1, "space": "reed-bank", "steps": [{"step": "place"}]}


def player_at(url: str, position: Json, *actions: str) -> Client:
    """The first seat, against bots, of a match in this position."""
    rules = games.by_name("agricola")
    state = rules.from_position(position)
    for action in actions:
        state.play(0, rules.parse(action))
    person = table_from(url, rules, state, [f"Person {seat}" for seat in range(len(position["farms"]))])
    person.look()
    return person


def shows_farm_of(page: Page, name: str) -> None:
    expect(page.locator("section.farm")).to_have_attribute("aria-label", f"Farm: {name}")


def test_feeding_shows_everything_a_player_needs_to_know(new_context: NewContext, site: Node) -> None:
    position = {
        **BEFORE_A_HARVEST,
        "options": {"players": 2},
        "starter": 1,
        "majors": MAJORS,
        "spaces": {**BEFORE_A_HARVEST["spaces"], "forest": {"people": [1]}, "clay-pit": {"people": [1]}},
        "promised": [{"round": round, "seat": 1, "good": "food", "amount": 1} for round in (5, 6)],
        "farms": [
            {**LAST_PERSON, "goods": {"grain": 1, "sheep": 1}, "majors": ["fireplace2"]},
            {"home": 0, "space": "clay-pit", "goods": {"food": 4, "grain": 1}, "majors": ["well"]},
        ],
    }
    person = player_at(site.url, position, "use day-laborer")
    page = sit(new_context(), person)
    feeding = page.locator(f"{DOCK} .feeding")
    # What is needed, what is available, and what would be missing.
    grain, sheep = (feeding.locator(f'[data-step="{good}"]') for good in ("grain", "sheep"))
    expect(feeding.locator(".bowls > span")).to_have_count(4)
    # The usual exchange is preselected, as far as it is needed: crops before animals.
    expect(feeding.locator(".need > b")).to_have_text("4 of 4 food")
    expect(feeding.locator(".bowls .new")).to_have_count(2)
    expect(sheep.locator("output")).to_have_text("1")
    sheep.get_by_role("button", name="less").click()
    expect(feeding.locator(".need > b")).to_have_text("2 of 4 food")
    expect(feeding.locator(".missing")).to_contain_text("2")
    expect(page.locator(f"{DOCK} .chips")).to_contain_text("2 begging markers")
    grain.get_by_role("button", name="more").click()
    expect(feeding.locator(".need > b")).to_have_text("3 of 4 food")
    sheep.get_by_role("button", name="more").click()
    expect(feeding.locator(".missing")).to_have_count(0)
    # Promised goods are on their round space.
    promised = page.locator(".promised")
    expect(promised).to_have_count(2)
    for round in (5, 6):
        expect(page.locator(f'[data-anchor="round-{round}"] .promised')).to_contain_text("Person 1: 1 food")
    # The current points, and what the next point takes.
    page.get_by_role("tab", name="Points").click()
    sheet = page.locator(".pad")
    fields, unused = (sheet.locator("tr").filter(has_text=name) for name in ("Fields", "Unused spaces"))
    expect(fields).to_contain_text("0 +2")
    expect(fields).to_contain_text("0, 2 more for the next point")
    expect(unused).to_contain_text("13 −1")
    expect(unused).to_contain_text("13, 1 fewer for the next point")
    # Every farm is one tap away, and another tap returns to one's own.
    shows_farm_of(page, "Person 0")
    for name in ("Person 1", "Person 0"):
        page.locator("section.farm .seats").get_by_role("button", name=name).click()
        shows_farm_of(page, name)
    page.set_viewport_size(PHONE["viewport"])
    leaves = page.locator(".leaves")
    leaves.get_by_role("button", name="Farm: Person 1").click()
    shows_farm_of(page, "Person 1")
    leaves.get_by_role("button", name="Your farm").click()
    shows_farm_of(page, "Person 0")
    leaves.get_by_role("button", name="Action spaces").click()
    expect(promised.first).to_be_visible()


FEEDING: Json = {
    **BEFORE_A_HARVEST,
    "options": {"players": 2},
    "starter": 1,
    "spaces": {**BEFORE_A_HARVEST["spaces"], "forest": {"people": [1]}, "clay-pit": {"people": [1]}},
    "farms": [
        {**LAST_PERSON, "goods": {"grain": 2, "vegetable": 2, "sheep": 1}, "majors": ["fireplace2"]},
        {"home": 0, "space": "clay-pit", "goods": {"food": 4}},
    ],
    "majors": [*MAJORS, "well"],
}


def test_animals_that_fit_can_be_cooked_along_with_the_others(new_context: NewContext, site: Node) -> None:
    """Three sheep from the market, with room for one pet."""
    position: Json = {
        **FEEDING,
        "round_cards": ["major-improvement", "sheep-market", "fencing", "grain-utilization"],
        "spaces": {**FEEDING["spaces"], "sheep-market": {"goods": {"sheep": 3}}},
        "farms": [{**LAST_PERSON, "majors": ["fireplace2"]}, FEEDING["farms"][1]],
    }
    person = player_at(site.url, position, "use sheep-market")
    page = sit(new_context(), person)
    page.locator(f"{DOCK} .exchange .link").click()
    sheep = page.locator(f'{DOCK} [data-step="sheep"]')
    for count in (1, 2, 3):
        sheep.get_by_role("button", name="more").click()
        expect(sheep.locator("output")).to_have_text(str(count))
        expect(page.locator(GO)).to_have_text(f"Turn into {2 * count} food")
    page.locator(GO).click()
    expect(sheep).to_have_count(0)
    assert person.look()["view"]["position"]["farms"][0]["goods"] == {"food": 6 - 4}  # after the harvest


TOP_AND_BOTTOM = "thing => [thing.getBoundingClientRect().top, thing.getBoundingClientRect().bottom]"


@pytest.mark.proof
def test_the_exchange_does_not_cover_the_farm_on_a_tablet(new_context: NewContext, site: Node) -> None:
    page = sit(new_context(**SIZES["tablet"]), player_at(site.url, FEEDING, "use day-laborer"))
    expect(page.locator(f"{DOCK} .steppers .step")).to_have_count(3)
    things = [page.locator(each) for each in ("section.farm", DOCK, f"{DOCK} .steppers", GO)]
    (_, farm), (dock, _), (top, bottom), (button, _) = (thing.evaluate(TOP_AND_BOTTOM) for thing in things)
    assert farm <= dock + 1
    assert dock <= top
    assert bottom <= button


SMALL_PICTURES = """() => [...document.querySelectorAll(".space .what svg")].flatMap((picture) => {
  const height = picture.getBoundingClientRect().height;
  return height && height < 15.5 ? [`${picture.closest(".space").dataset.space} ${height}`] : [];
})"""


@pytest.mark.proof
@pytest.mark.parametrize(("language", "half"), [*zip(LANGUAGES, ("", "42px", "42px", ""), strict=True)])
def test_pictures_on_half_spaces_stay_legible(new_context: NewContext, site: Node, language: str, half: str) -> None:
    """Including the half-rows beside a hand of cards, which are the lowest."""
    plan = {"game": "agricola", "options": {"players": 4}, "seats": [{"kind": "open"}] * 4, "pace": 0}
    page = sit(new_context(**SIZES["laptop"], locale=language), seated(site.url, plan)[0])
    expect(page.locator(".space")).not_to_have_count(0)
    page.evaluate("document.fonts.ready")
    if half:
        page.evaluate("half => document.querySelector('main').style.setProperty('--half', half)", half)
    assert page.evaluate(SMALL_PICTURES) == []


@pytest.mark.proof
def test_a_solo_family_of_five_has_a_bowl_for_all_its_food(new_context: NewContext, site: Node) -> None:
    farm = {**LAST_PERSON, "people": 5, "rooms": ["a1", "a2", "a3", "b2", "b3"], "goods": {"grain": 1, "food": 12}}
    position = {**BEFORE_A_HARVEST, "options": {"players": 1}, "majors": [*MAJORS, "fireplace2", "well"]}
    taken = {space: {"people": [0]} for space in ("reed-bank", "forest", "clay-pit", "farmland")}
    spaces = {**BEFORE_A_HARVEST["spaces"], **taken}
    person = player_at(site.url, {**position, "spaces": spaces, "farms": [farm]}, "use day-laborer")
    page = sit(new_context(), person)
    expect(page.locator(f"{DOCK} .need > b")).to_have_text("15 of 15 food")
    expect(page.locator(f"{DOCK} .bowls > span")).to_have_count(15)
    expect(page.locator(f"{DOCK} .bowls .new")).to_have_count(1)
    page.locator(f'{DOCK} [data-step="grain"]').get_by_role("button", name="less").click()
    expect(page.locator(f"{DOCK} .need > b")).to_have_text("14 of 15 food")
    expect(page.locator(f"{DOCK} .bowls .full")).to_have_count(14)


BOARD = {
    "farm-expansion": (1, 1),
    "meeting-place": (2, 1),
    "grain-seeds": (3, 1),
    "farmland": (4, 1),
    "lessons": (5, 1),
    "day-laborer": (6, 1),
    "forest": (3, 1),
    "clay-pit": (4, 1),
    "reed-bank": (5, 1),
    "fishing": (6, 1),
}
"""The half-row where a space starts on the printed board, and how many half-rows it takes."""
WITHOUT_CARDS: dict[str, tuple[int, int]] = {"farmland": (4, 2), "beginners-meeting-place": (2, 1)}
THREE = {"grove": (1, 2), "resource-market": (3, 1), "hollow": (4, 1), "more-lessons": (5, 2)}
FOUR = {
    "copse": (1, 1),
    "grove": (2, 1),
    "resource-market": (3, 1),
    "hollow": (4, 1),
    "more-lessons": (5, 1),
    "traveling-players": (6, 1),
}
PLACES = """all => Object.fromEntries(all.map((one) => {
  const style = getComputedStyle(one);
  return [one.dataset.space, [Number(style.gridRowStart), Number(style.gridRowEnd.replace("span ", ""))]];
}))"""


@pytest.mark.proof
@pytest.mark.parametrize(
    ("players", "cards", "lying"),
    [
        (3, "none", {**BOARD, **WITHOUT_CARDS, **THREE, "hollow": (4, 3)}),
        (1, "none", {**BOARD, **WITHOUT_CARDS}),
        (2, "few", BOARD),
        (3, "few", {**BOARD, **THREE}),
        (4, "none", {**BOARD, **WITHOUT_CARDS, **FOUR, "hollow": (4, 2)}),
        (4, "few", {**BOARD, **FOUR}),
    ],
)
def test_the_spaces_are_laid_out_as_printed(
    new_context: NewContext, site: Node, players: int, cards: str, lying: dict[str, Any]
) -> None:
    plan = {
        "game": "agricola",
        "options": {"players": players, "cards": cards},
        "seats": [{"kind": "here"}] * players,
    }
    person = seated(site.url, plan)[0]
    page = sit(new_context(), person, "watch")
    expect(page.locator('[data-space="fishing"]')).to_be_visible()
    shown = page.locator("[data-space]").evaluate_all(PLACES)
    unused = {"lessons", "more-lessons", "meeting-place"} if cards == "none" else set()
    assert shown == {**shown, **{name: list(place) for name, place in lying.items() if name not in unused}}


@pytest.mark.proof
def test_the_start_player_is_shown_before_anyone_sits_down(new_context: NewContext, site: Node) -> None:
    seats = [{"kind": "open"}] * 2
    options = {"players": 2, "first_seat": 1, "side_job": "with"}
    host_table(site.url, {"game": "agricola", "options": options, "seats": seats, "public": True})
    page = new_context(locale="pl").new_page()
    page.goto("/")
    card = page.locator(".how").filter(has_text="Zajęcie dodatkowe").first
    expect(card).to_contain_text("Pierwszy gracz: Miejsce 2")
