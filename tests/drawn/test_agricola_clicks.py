"""Agricola at the drawn table: how many clicks a decision takes, and that nothing moves meanwhile."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha.core.state import State
from cosecha.locale import LANGUAGES
from tests.browsing.fixtures import NewContext
from tests.drawn.click_budgets import AS_PROPOSED, Case, Clicker, lacks, off_budget, offers, questions, unbudgeted
from tests.drawn.people import DOCK, DOUBLE_TAP, GO, PHONE, sit
from tests.drawn.sizes import SIZES, on_a_phone_and, share
from tests.drawn.test_agricola_table import BEFORE_A_HARVEST, LAST_PERSON, MAJORS, player_at
from tests.server.clients import Client, Json
from tests.server.servers import Node

OCCUPATIONS = ["plow-driver", "grocer", "roughcaster", "wood-cutter", "paper-maker"]
MINORS = [
    *("drinking-trough", "milk-jug", "claypipe", "junk-room", "basket"),
    *("dutch-windmill", "shepherds-crook", "caravan", "rammed-clay"),
]
DESKS = ("desk", "laptop")


def with_cards(players: int = 4) -> Json:
    """A player with 14 cards in hand before the first move of round 3."""
    extension = {"hollow": {"goods": {"clay": 2}}, "grove": {"goods": {"wood": 2}}}
    extension |= {"copse": {"goods": {"wood": 1}}, "traveling-players": {"goods": {"food": 1}}}
    return {
        "options": {"players": players, "cards": "few"},
        "round": 3,
        "phase": "work",
        "active": 0,
        "starter": 0,
        "majors": ["fireplace2", "well", *MAJORS],
        "spaces": {
            "forest": {"goods": {"wood": 3}},
            "clay-pit": {"goods": {"clay": 1}},
            "reed-bank": {"goods": {"reed": 1}},
            "fishing": {"goods": {"food": 1}},
            "sheep-market": {"goods": {"sheep": 1}},
            **(extension if players == 4 else {}),
        },
        "round_cards": ["major-improvement", "fencing", "sheep-market"],
        "farms": [
            {
                "steps": [{"step": "place"}],
                "goods": {"food": 2, "clay": 1, "grain": 2, "wood": 1},
                "hand": [*OCCUPATIONS, *MINORS],
                "played": ["lumber-mill"],
            },
            *({"goods": {"food": 2}} for _ in range(players - 1)),
        ],
    }


def _hungry(url: str) -> Client:
    """A player who must feed 4 and has 2 food, a grain, a vegetable and a Fireplace."""
    position = {
        **BEFORE_A_HARVEST,
        "options": {"players": 2},
        "starter": 1,
        "majors": [*MAJORS, "well"],
        "spaces": {**BEFORE_A_HARVEST["spaces"], "forest": {"people": [1]}, "clay-pit": {"people": [1]}},
        "farms": [
            {**LAST_PERSON, "goods": {"grain": 1, "vegetable": 1}, "majors": ["fireplace2"]},
            {"home": 0, "space": "clay-pit", "goods": {"food": 4}},
        ],
    }
    return player_at(url, position, "use day-laborer")


def _viewport(size: str) -> dict[str, Any]:
    """A window of this size, with a mouse."""
    return {"viewport": SIZES[size]["viewport"]}


def _box(found: Locator) -> tuple[float, ...]:
    box = found.bounding_box()
    assert box
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


def _moved_on(page: Page, asked: str | None) -> None:
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)


def _goods(person: Client) -> Json:
    found: Json = person.look()["view"]["position"]["farms"][0]["goods"]
    return found


BEGINNERS = {"players": 2}
TEAMS = {"players": 4, "teams": "lower"}
CARDS = {"players": 3, "cards": "few"}
SIDE_JOB = {"players": 2, "side_job": "with"}
DRAFT, MULLIGAN, CHANGING = (
    {"players": 2, "cards": "full", "deal": deal} for deal in ("draft-7", "mulligan", "changing-5")
)
COOKED = "exchange (sheep|boar|cattle)"
CASES = [
    Case("place", r"use \S+", 2, BEGINNERS),
    Case("sow", r"sow \S+ \S+", 2, BEGINNERS, lacks("sow vegetable")),
    Case("fence", r"fence ..$", 2, BEGINNERS),
    Case("renovate", r"renovate clay", 1, BEGINNERS, lacks("renovate stone")),
    Case("improve", r"build \S+", 2, BEGINNERS),
    Case("keep", AS_PROPOSED, 1, BEGINNERS, lacks(COOKED)),
    Case("minor", r"play shepherds-crook", 2, CARDS, offers("play drinking-trough")),
]
"""Clicks per decision in Agricola: one if most players want the same, one to decline, otherwise one per thing to choose
and one to commit."""
MORE = [
    Case("plow", r"plow \S+", 2, BEGINNERS),
    Case("breed", AS_PROPOSED, 1, BEGINNERS),
    Case("feed", AS_PROPOSED, 1, BEGINNERS),
    Case("occupation", r"play wood-cutter", 2, {"players": 2, "cards": "few"}, offers("play roughcaster")),
    Case("bake", r"bake 1", 2, BEGINNERS),
    Case("plow-sow", r"plow \S+", 2, BEGINNERS),
    Case("sow-bake", r"sow \S+ \S+", 2, BEGINNERS, lacks("sow vegetable")),
    Case("room", r"room \S+", 2, CARDS),
    Case("stable", r"stable \S+", 2, CHANGING),
    Case("room-stable", r"stable \S+", 2, BEGINNERS, lacks("room")),
    Case("stable-bake", r"stable \S+", 2, SIDE_JOB),
    Case("card", r"card \S+", 1, CARDS),
    Case("choose", r"choose \S+", 2, CARDS),
    Case("fence", r"fence (..){4}$", 5, BEGINNERS),
    Case("room-stable", r"room \S+", 3, BEGINNERS, offers("stable")),
    Case("sow-bake", r"sow vegetable \S+", 3, BEGINNERS, offers("sow grain")),
    Case("plow-sow", r"sow \S+ \S+", 2, BEGINNERS, lacks("sow vegetable")),
    Case("sow-bake", r"bake 1", 2, BEGINNERS, offers("bake", 2)),
    Case("stable-bake", r"bake 1", 2, SIDE_JOB),
    Case("improve", r"play \S+", 2, CARDS),
    Case("improve", r"upgrade \S+ \S+", 2, CARDS),
    Case("keep", r"keep [1-9] 0 0", 2, BEGINNERS, lacks(COOKED)),
    Case("keep", r"keep \d+ \d+ \d+", 2, BEGINNERS, offers(COOKED)),
    Case("breed", r"keep [1-9] 0 \d+", 2, BEGINNERS),
    Case("pay", r"pay \S+", 2, CARDS),
    Case("place", r"exchange \S+", 3, BEGINNERS),
    Case("place", r"card \S+", 2, CARDS),
    Case("place", r"pick \S+ \S+", 2, CHANGING),
    Case("draft", r"draft \S+", 2, DRAFT),
    Case("mulligan", r"mulligan occupation", 2, MULLIGAN),
    Case("draw", r"draw minor", 2, CHANGING),
    Case("drop", r"drop \S+", 2, CHANGING),
    Case("several", r"renovate \S+", 2, CHANGING),
    Case("move", r"give \S+ 1$", 2, TEAMS),
    Case("move", r"fetch \S+ 1$", 2, TEAMS),
    Case("move", "done", 1, TEAMS),
    *(Case(kind, r"partner-plow \S+", 3, TEAMS) for kind in ("plow", "plow-sow")),
    *(Case(kind, r"partner-stable \S+", 3, TEAMS) for kind in ("stable", "room-stable")),
    Case("room-stable", r"partner-room \S+", 4, TEAMS),  # the space could be a stable too
    Case("fence", r"partner-fence ..$", 3, TEAMS),
    Case("mulligan", "done", 1, MULLIGAN),
    *(Case(kind, "done", 1, BEGINNERS) for kind in ("plow-sow", "sow-bake", "bake", "room-stable", "fence", "sow")),
    *(Case(kind, "done", 1, CARDS) for kind in ("improve", "minor", "card", "room")),
    *(Case(kind, "done", 1, CHANGING) for kind in ("place", "plow", "stable", "drop", "several")),
]


def test_every_decision_has_a_budget() -> None:
    assert unbudgeted("agricola", [*CASES, *MORE], anytime=("exchange", "card", "pick", "discard")) == set()


@pytest.mark.proof
@pytest.mark.parametrize("size", SIZES)
def test_all_decisions_are_within_budget(new_context: NewContext, site: Node, size: str) -> None:
    assert off_budget(new_context, site.url, "agricola", share([*CASES, *MORE], size), size) == []


@pytest.mark.proof
def test_two_taps_place_a_person(new_context: NewContext, site: Node) -> None:
    person = player_at(site.url, with_cards())
    page = sit(new_context(), person)
    asked = page.locator(DOCK).get_attribute("data-decision")
    page.locator('[data-space="forest"]').click()
    expect(page.locator(f"{DOCK} .chips")).to_contain_text("1 → 4")
    page.wait_for_timeout(DOUBLE_TAP)
    page.locator('[data-space="forest"]').click()
    _moved_on(page, asked)


@pytest.mark.parametrize(
    "size", ["laptop", *(pytest.param(size, marks=pytest.mark.proof) for size in ("phone", "tablet", "desk"))]
)
def test_exchanging_and_feeding_take_one_click_and_one_undo(new_context: NewContext, site: Node, size: str) -> None:
    person = _hungry(site.url)
    before = _goods(person)
    page = sit(new_context(**SIZES[size]), person)
    expect(page.locator(f"{DOCK} .steppers .step")).to_have_count(2)
    asked = page.locator(DOCK).get_attribute("data-decision")
    expect(page.locator(f"{GO}:enabled")).to_have_text("Exchange and feed")
    page.locator(GO).click()
    _moved_on(page, asked)
    after = _goods(person)
    assert "begging" not in person.now["view"]["position"]["farms"][0]
    assert (after.get("grain", 0), after.get("vegetable", 0)) != (1, 1)
    undo = page.locator(f"{DOCK} .buttons .back")
    undo.click()
    expect(page.locator(f"{DOCK} .feeding")).to_be_visible()
    assert _goods(person) == before


SCROLLING = """() => {
  const kept = ".log, .row";  // the log, and the cards of a phone that one swipes through
  const hidden = [...document.querySelectorAll("main.match *")].filter((each) => {
    const style = getComputedStyle(each);
    const across = each.scrollWidth > each.clientWidth + 1 && style.overflowX !== "visible";
    const along = each.scrollHeight > each.clientHeight + 1 && style.overflowY !== "visible";
    const scrolls = [style.overflowX, style.overflowY].some((way) => way === "auto" || way === "scroll");
    return each.clientHeight > 1 && scrolls && (across || along) && !each.matches(kept);
  });
  return hidden.map((each) => each.className);
}"""
OUTSIDE = """([outer, inner]) => {
  const frame = document.querySelector(outer).getBoundingClientRect();
  return [...document.querySelectorAll(inner)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    const out = box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1;
    return box.width && (out || box.bottom > frame.bottom + 1) ? [each.className] : [];
  });
}"""
CUT = """selector => [...document.querySelectorAll(selector)]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4)
  .map((each) => each.textContent.trim())"""
COVERED = """() => [...document.querySelectorAll("[data-space]")].filter((space) => {
  const name = document.createRange();
  name.selectNodeContents(space.querySelector(".title b"));
  const lines = [...name.getClientRects()];
  return [...space.querySelectorAll(".who svg")].some((piece) => {
    const box = piece.getBoundingClientRect();
    return lines.some((line) => box.left < line.right - 1 && box.right > line.left + 1
      && box.top < line.bottom - 2 && box.bottom > line.top + 1);
  });
}).map((space) => space.dataset.space)"""


HARVESTS = 6


def _shows_the_rounds(page: Page, now: int) -> None:
    """The round track: 14 places, past rounds filled in, the current one with its number, and harvest sickles."""
    rounds = page.locator(".rack li")
    expect(rounds).to_have_count(14)
    expect(page.locator(".rack li.over")).to_have_count(now - 1)
    expect(page.locator(".rack li.now")).to_have_text(str(now))
    expect(rounds.nth(now - 1)).to_have_attribute("aria-current", "step")
    for each in (rounds.first, rounds.nth(now - 1), rounds.last):
        expect(each).to_be_in_viewport(ratio=1)
    expect(page.locator(".rack li i")).to_have_count(HARVESTS)


def _shows_the_names_of_farm_spaces(page: Page) -> None:
    """Letters above the farm and numbers beside it, all visible."""
    names = page.locator(".yard text.name")
    expect(names).to_have_text([*"abcde", *"123"])
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=1)


@on_a_phone_and("tablet", "laptop")
@pytest.mark.proof
def test_fourteen_cards_fit_and_the_button_does_not_move(new_context: NewContext, site: Node, size: str) -> None:
    person = player_at(site.url, with_cards())
    page = sit(new_context(**_viewport(size)), person)
    expect(page.locator(GO)).to_be_visible()
    placed = _box(page.locator(GO))
    page.locator('[data-space="meeting-place"]').click()
    expect(page.locator(f"{GO}:enabled")).to_be_visible()
    asked = page.locator(DOCK).get_attribute("data-decision")
    assert page.evaluate(COVERED) == [], "a person covers the name of a space"
    _shows_the_rounds(page, 3)
    page.locator(GO).click()
    _moved_on(page, asked)
    expect(page.locator("[data-card].touchable, [data-card][aria-disabled]").first).to_be_visible()
    assert page.evaluate(SCROLLING) == []
    if size in DESKS:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate(OUTSIDE, ["main.match", "[data-hand], section.farm, .spaces, section.dock"]) == []
        _shows_the_names_of_farm_spaces(page)
    assert page.evaluate(OUTSIDE, [DOCK, f"{DOCK} > *"]) == []
    assert page.evaluate(CUT, f"{DOCK} .question, {DOCK} .chip, .major b, .title") == []
    assert _box(page.locator(GO)) == placed


@pytest.mark.parametrize("size", ["laptop", pytest.param("desk", marks=pytest.mark.proof)])
def test_a_card_can_be_read_at_the_farm(new_context: NewContext, site: Node, size: str) -> None:
    person = player_at(site.url, with_cards())
    page = sit(new_context(**_viewport(size)), person)
    card = page.locator('[data-hand][data-card="dutch-windmill"]')
    card.hover()
    reading = page.locator(".reading")
    expect(reading).to_contain_text("Dutch Windmill")
    assert page.evaluate(OUTSIDE, ["section.farm", ".reading .face"]) == []
    assert page.evaluate(CUT, ".reading .text, .reading h3, [data-hand]:hover b") == []
    page.keyboard.press("Escape")
    expect(reading).to_have_count(0)


@pytest.mark.parametrize(("size", "touch"), [("desk", False), pytest.param("phone", True, marks=pytest.mark.proof)])
@pytest.mark.proof
def test_everything_on_the_board_can_be_inspected(new_context: NewContext, site: Node, size: str, touch: bool) -> None:
    person = player_at(site.url, with_cards())
    page = sit(new_context(**_viewport(size), has_touch=touch), person)
    card = page.locator(".inspected")
    for thing, said in {
        '[data-major="clay-oven"]': "Clay Oven",
        '[data-space="fishing"]': "1 food here now",
        '[data-space="fencing"]': "Fencing",
        **({} if touch else {'[data-inspect="round:5"]': "Stage 2"}),
    }.items():
        found = page.locator(thing).first
        found.scroll_into_view_if_needed()
        if touch:
            found.dispatch_event("pointerdown", _finger(found))
        else:
            found.hover()
        expect(card).to_contain_text(said)
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)


def _finger(found: Locator) -> dict[str, Any]:
    x, y, width, height = _box(found)
    return {"pointerType": "touch", "clientX": x + width / 2, "clientY": y + height / 2, "bubbles": True}


SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: "layout-shift" });
}"""


@pytest.mark.parametrize("size", ["phone", pytest.param("tablet", marks=pytest.mark.proof)])
def test_board_and_dock_do_not_move_between_decisions(new_context: NewContext, site: Node, size: str) -> None:
    position = with_cards()
    position["farms"][0] |= {"hand": [], "played": []}
    person = player_at(site.url, position)
    page = sit(new_context(**_viewport(size)), person)
    expect(page.locator(GO)).to_be_visible()
    before = _box(page.locator(DOCK))
    page.evaluate(SHIFTS)
    for place in ('[data-space="farmland"]', '[data-place="b2"]'):
        asked = page.locator(DOCK).get_attribute("data-decision")
        page.locator(place).first.click()
        expect(page.locator(f"{GO}:enabled")).to_be_visible()
        if place.startswith("[data-place"):
            _shows_the_names_of_farm_spaces(page)
        page.locator(GO).click()
        _moved_on(page, asked)
        if page.locator(DOCK).count():
            assert _box(page.locator(DOCK)) == before
    assert page.evaluate("window.shifted") < 2 * 0.02


@pytest.mark.proof
def test_hovering_a_hint_moves_nothing_in_the_dock(new_context: NewContext, site: Node) -> None:
    """Plowing in round 3 with cards and grain: the dock used to overflow and shake when signs were hovered."""
    person = player_at(site.url, with_cards(), "use farmland")
    page = sit(new_context(**_viewport("laptop")), person)
    parts = [page.locator(f"{DOCK} > .{name}") for name in ("question", "fact", "buttons")]
    before = [_box(part) for part in parts]
    page.get_by_role("button", name="Give me a hint").click()
    sheet = page.get_by_role("dialog", name="Hints")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    signs = page.locator(f"{DOCK} .sign")
    expect(signs.first).to_be_visible()
    for sign in signs.all():
        sign.hover()
        page.wait_for_timeout(150)
        assert [_box(part) for part in parts] == before
        assert page.evaluate(SCROLLING) == []
        assert page.evaluate(OUTSIDE, [DOCK, f"{DOCK} > :not(.hint)"]) == []


def test_a_person_in_the_list_of_spaces_covers_no_name(new_context: NewContext, site: Node) -> None:
    others = {space: {"people": [1]} for space in ("forest", "clay-pit")}
    own = {"reed-bank": {"goods": {"reed": 1}}, "major-improvement": {"people": [0]}}
    position = {
        **BEFORE_A_HARVEST,
        "options": {"players": 2},
        "starter": 1,
        "majors": [*MAJORS, "fireplace2", "well"],
        "spaces": {**BEFORE_A_HARVEST["spaces"], **others, **own},
        "farms": [{**LAST_PERSON, "space": "major-improvement"}, {"home": 0, "space": "clay-pit"}],
    }
    page = sit(new_context(**PHONE), player_at(site.url, position))
    expect(page.locator('[data-space="major-improvement"] .who svg')).to_be_visible()
    assert page.evaluate(COVERED) == []


def _crowded(players: int) -> list[State]:
    """Moments of the work phase that together have people on every space used in the seeded games."""
    taken: dict[int, set[str]] = {}
    found = [asked.state for asked in questions("agricola", {"players": players}, 12) if asked.kind == "place"]
    for number, state in enumerate(found):
        spaces = msgspec.to_builtins(state.position())["spaces"]
        taken[number] = {name for name, space in spaces.items() if space.get("people")}
    chosen: list[int] = []
    covered: set[str] = set()
    while max(len(names - covered) for names in taken.values()):
        chosen.append(max(taken, key=lambda number: len(taken[number] - covered)))
        covered |= taken[chosen[-1]]
    return [found[number] for number in chosen]


@pytest.mark.proof
@pytest.mark.parametrize(("language", "players"), [*zip(LANGUAGES, (2, 4, 4, 4), strict=True)])
def test_a_person_never_covers_the_name_of_a_space(
    new_context: NewContext, site: Node, language: str, players: int
) -> None:
    covered = []
    clicker = Clicker(new_context(locale=language).new_page())
    for state in _crowded(players):
        clicker.open_table(site.url, "agricola", state)
        for size, settings in SIZES.items():
            clicker.page.set_viewport_size(settings["viewport"])
            expect(clicker.page.locator("[data-space] .who svg").first).to_be_visible()
            covered += [(size, space) for space in clicker.page.evaluate(COVERED)]
    assert covered == []
