"""Agricola's variants in the drawn client: the season board and its marks, open fences, the form that offers them."""

from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha.core.state import State
from cosecha.games import by_name
from cosecha.games.agricola.goods import WOOD
from cosecha.games.agricola.options import SEASONS
from cosecha.locale import LANGUAGES
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import DOCK, GO, PHONE, MousePlayer, TouchPlayer, play_to_the_end, sit, start_table, table_from
from tests.drawn.sizes import SIZES
from tests.server.clients import Client, Json
from tests.server.servers import Node

RULES: Any = by_name("agricola")
NAMES = ["Ana", "Bruno", "Cora", "Dan"]
BOARDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "side_job": "with", "tile": "with"},
    {"players": 3, "cards": "full"},
]
MARK = "[data-season-mark]"
EDGE = ".by-edge .touchable"
PRINT = ".spaces .title b, .season .words b, [data-season-mark], .space .what, .space .what svg:not(.token svg)"
CLIPPED = """(print) => [...document.querySelectorAll(print)]
  .filter((each) => each.getClientRects().length && getComputedStyle(each).position !== "absolute")
  .filter((each) => {
    const board = each.closest(".season, .space").getBoundingClientRect(), box = each.getBoundingClientRect();
    const below = each.matches("svg") && box.bottom > board.bottom + 2;
    return below || box.left < board.left - 2 || box.right > board.right + 2;
  })
  .map((each) => `${each.closest("[data-space], .season").dataset.space ?? "season"}: ${each.textContent.trim()}`)"""
"""Names, marks and pictures that stick out of their action space to the left or right, and pictures that do below."""


def start(**options: Any) -> State:
    found: State = RULES.start(RULES.options(first_seat=0, **options), 7)
    return found


def at_table(page: Page, season: str) -> None:
    expect(page.locator(f'[data-season="{season}"]')).to_be_visible()


def marks(page: Page) -> dict[str, str]:
    """By space: the kind of change that its mark shows."""
    found: dict[str, str] = page.evaluate(
        f"""() => Object.fromEntries([...document.querySelectorAll("{MARK}")]
        .map((mark) => [mark.closest("[data-space]").dataset.space, mark.dataset.seasonMark]))"""
    )
    return found


@pytest.mark.proof
def test_the_season_board_and_its_marks_change_from_round_to_round(new_context: NewContext, site: Node) -> None:
    person = table_from(site.url, RULES, start(players=1, seasons="with", first_season="winter"), NAMES[:1])
    page = sit(new_context(**PHONE), person)
    at_table(page, "winter")
    assert marks(page) == {"clay-pit": "goods", "reed-bank": "goods", "fishing": "closed", "farmland": "plow"}

    # A tap on a space that is closed says why.
    page.locator('[data-space="fishing"]').tap(force=True)
    expect(page.locator(DOCK)).to_contain_text("closed in winter before round 12")
    # Its full card says what the season changes.
    page.locator(".season .band").tap()
    sheet = page.get_by_role("dialog", name="Seasons")
    expect(sheet.locator("li").first).to_contain_text("Fishing is closed before round 12")
    page.keyboard.press("Escape")

    player = TouchPlayer(page)
    person.look()
    while person.now["view"]["facts"]["season"] == "winter":
        player.answer()
        person.look()
    at_table(page, "spring")
    page.locator('[data-anchor="leaf-spaces"]').tap()
    assert marks(page)["forest"] == "goods"
    assert "fishing" not in marks(page)


SCREENS = [(language, size) for language in LANGUAGES for size in SIZES]
"""Half of them are tested: two sizes in each language, and each size in two languages."""


@pytest.mark.proof
@pytest.mark.parametrize("number", [0, 3, 5, 6, 9, 10, 12, 15], ids=lambda number: "-".join(SCREENS[number]))
def test_nothing_sticks_out_of_its_space(new_context: NewContext, site: Node, number: int) -> None:
    language, size = SCREENS[number]
    for place, options in enumerate(BOARDS):
        season = SEASONS[(number + number // len(SIZES) + place) % len(SEASONS)]
        state = start(seasons="with", first_season=season, **options)
        person = table_from(site.url, RULES, state, NAMES[: options["players"]])
        page = sit(new_context(**SIZES[size], locale=language), person)
        at_table(page, season)
        assert page.evaluate(CLIPPED, PRINT) == []
        page.close()


def fencing() -> State:
    """Alone, with wood for at least 4 fences, and asked where to build them."""
    state: Any = start(players=1, unfinished_pastures="with")
    while state.waiting():
        answers = [RULES.notation(action) for action in state.worth(0)]
        wood = state.farms[0].goods[WOOD]
        if state.decision(0).kind == "fence" and wood >= 4:
            return cast(State, state)
        wanted = "use fencing" if wood >= 4 else "use forest"
        state.play(0, RULES.parse(wanted if wanted in answers else answers[0]))
    raise AssertionError("no fences in this game")


@pytest.mark.proof
def test_open_fences_are_built_together_and_closed_later(new_context: NewContext, site: Node) -> None:
    person = table_from(site.url, RULES, fencing(), NAMES[:1])
    page = sit(new_context(), person)

    def edge(name: str) -> None:
        page.locator(EDGE).and_(page.get_by_role("button", name=name, exact=True)).click()

    edge("Edge above e1")
    expect(page.locator(GO)).to_have_text("Build 1 open fence")
    edge("Edge right of e1")
    expect(page.locator(GO)).to_have_text("Build 2 open fences")
    edge("Edge between d1 and e1")
    expect(page.locator(GO)).to_have_text("Build 3 open fences")
    page.locator(GO).click()
    expect(page.locator(EDGE).and_(page.get_by_role("button", name="Edge above e1", exact=True))).to_have_count(0)
    person.look()
    assert sorted(farm(person)["fences"]) == ["e1e", "e1n", "e1w"]
    assert not farm(person).get("pastures")

    # The last edge closes the pasture, so it is built by enclosing the space.
    edge("Edge between e1 and e2")
    expect(page.locator(GO)).to_have_text("Fence in e1", ignore_case=True)
    page.locator(GO).click()
    expect(page.locator(".yard")).to_contain_text("0 / 2")
    person.look()
    assert farm(person)["pastures"] == [["e1"]]


def farm(person: Client) -> Json:
    found: Json = person.now["view"]["position"]["farms"][0]
    return found


class EdgePlayer(MousePlayer):
    """Builds single fences where no pasture can be closed."""

    def _next(self) -> Locator | None:
        edges = self.page.locator(f"{EDGE}:not([aria-pressed=true])")
        return super()._next() or (edges.nth(self.rng.randrange(edges.count())) if edges.count() else None)


class EdgeToucher(EdgePlayer, TouchPlayer):
    """The same by touch."""


@pytest.mark.proof
def test_a_whole_game_with_seasons_and_house_rules(new_context: NewContext, site: Node) -> None:
    options = {
        "players": 2,
        "seasons": "with",
        "unfinished_pastures": "with",
        "take_usable": "with",
        "scattered_pastures": "with",
        "extra_copse": "with",
    }
    plan = {"game": "agricola", "options": options, "pace": 0, "confirm": False}
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "random", "name": "Bot"}]
    (person,) = start_table(site.url, True, {**plan, "seats": seats})
    page = sit(new_context(**SIZES["phone"]), person)
    assert play_to_the_end(person, EdgeToucher(page), most=400) > 30


@pytest.mark.proof
def test_options_that_contradict_each_other_are_refused_with_the_reason(
    new_context: NewContext, console: Console
) -> None:
    console.expect("status of 422")
    page = new_context().new_page()
    page.goto("/new/agricola")
    page.get_by_text("House rules", exact=True).click()
    for name in ("Scattered pastures", "Growing outwards"):
        page.get_by_role("checkbox", name=name).check()
    page.get_by_role("button", name="Set up the table").click()
    alert = page.get_by_text("Scattered pastures and growing outwards contradict each other")
    expect(alert).to_be_visible()
    page.get_by_role("checkbox", name="Growing outwards").uncheck()

    # An option for 2 players stays chosen with 3, so that nothing is dropped without a word.
    page.get_by_role("checkbox", name="Extra Copse").check()
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    expect(page.get_by_role("checkbox", name="Extra Copse")).to_be_checked()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("The extra Copse is for 2 players")).to_be_visible()
