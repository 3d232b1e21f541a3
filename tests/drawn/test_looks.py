"""What people look at most, on every screen and in both themes: readable, in the window, nothing sideways."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.drawn.lessons import COACH, RING, begin
from tests.drawn.people import AGAINST_A_BOT, DOCK, GO, PAIR, Hands, brought, enter, opened, sit, table_at
from tests.drawn.sizes import SIZES
from tests.drawn.test_agricola_clicks import with_cards
from tests.drawn.test_agricola_table import composed
from tests.drawn.test_ending import finished
from tests.server.clients import Client, seated
from tests.server.servers import Node

GAMES = ("santiago", "cacao", "agricola")
INSPECTED = ".inspected"
FIRST = {"santiago": "bid", "cacao": "place", "agricola": "place"}
Scene = Callable[[NewContext, str, dict[str, Any]], tuple[Page, list[Locator]]]


def _person(url: str, game: str) -> Client:
    if game == "agricola":
        return composed(url, with_cards())
    (person,) = table_at(url, lambda now: now["decision"]["kind"] == FIRST[game], AGAINST_A_BOT, game=game)
    return person


def lobby(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
    """A running game of one's own, and an open table."""
    (person,) = seated(url, AGAINST_A_BOT)
    opened(url, {**PAIR, "public": True, "clock": {"move": 120}})
    context = new_context(**settings)
    enter(context, person)
    page = context.new_page()
    page.goto("/")
    page.locator("article .cover img").first.wait_for()
    return page, [page.get_by_role("banner")]


def invited(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
    page = sit(new_context(**settings), opened(url, PAIR), "play 1")
    return page, [page.locator("form button.go")]


def _asked(game: str) -> Scene:
    def scene(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
        page = sit(new_context(**settings), _person(url, game))
        expect(page.locator(GO)).to_be_visible()
        Hands(page).prepare()
        return page, [page.locator(f"{DOCK} .question"), page.locator(GO)]

    return scene


def _inspecting(game: str) -> Scene:
    def scene(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
        page = sit(new_context(**settings), _person(url, game))
        expect(page.locator(GO)).to_be_visible()
        page.keyboard.press("Tab")
        page.locator("[data-inspect]:is(button, a, [tabindex]):visible").first.focus()
        return page, [page.locator(INSPECTED)]

    return scene


def company(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
    """Clocks run, one is away, one is watching."""
    people = seated(url, {**PAIR, "clock": {"move": 3600}})
    sit(new_context(), Client(url, people[0].table, "watch", "Zoe"))
    page = sit(new_context(**settings), people[0])
    return page, [page.get_by_role("timer").first, page.locator(".seats .presence").first]


def _lesson(game: str) -> Scene:
    def scene(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
        page = new_context(**settings).new_page()
        begin(page, game)
        expect(page.locator(RING)).to_be_attached()
        return page, [page.locator(COACH)]

    return scene


def _page(path: str) -> Scene:
    def scene(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
        page = new_context(**settings).new_page()
        page.goto(path)
        page.locator("main img").first.wait_for()
        return page, [page.get_by_role("heading", level=1)]

    return scene


def _ended(game: str, players: int) -> Scene:
    def scene(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
        page = sit(new_context(**settings), brought(url, finished(game, players)))
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(sheet.locator("figure svg")).to_be_visible()
        return page, [sheet.locator(".decided")]

    return scene


SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "invited": invited,
    **{f"{game}, asked": _asked(game) for game in GAMES},
    **{f"{game}, inspecting": _inspecting(game) for game in GAMES},
    "company": company,
    **{f"{game}, lesson": _lesson(game) for game in GAMES},
    "rules": _page("/rules/agricola"),
    "player aid": _page("/aid/santiago"),
    **{f"{game}, ended": _ended(game, players) for game, players in (("santiago", 5), ("cacao", 4), ("agricola", 4))},
}


def _in_window(page: Page, thing: Locator) -> bool:
    expect(thing).to_be_visible()
    box, size = thing.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= -0.5
        and box["y"] >= -0.5
        and box["x"] + box["width"] <= size["width"] + 0.5
        and box["y"] + box["height"] <= size["height"] + 0.5
    )


@pytest.mark.proof
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_it_looks_right(new_context: NewContext, site: Node, scene: str, size: str, scheme: str) -> None:
    page, things = SCENES[scene](new_context, site.url, {**SIZES[size], "color_scheme": scheme})
    page.evaluate("document.fonts.ready")
    wrong = [f"out of the window: {thing}" for thing in things if not _in_window(page, thing)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append("scrolls sideways")
    assert wrong + violations(page) == []


SPLIT = """() => [...document.querySelectorAll(".log .good")].flatMap((good) =>
  /\\S/.test(good.textContent) && good.getClientRects().length === 1 ? [] : [good.parentElement.textContent])"""


@pytest.mark.proof
def test_a_picture_stays_on_the_line_of_its_number(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, lambda now: now["view"]["position"]["round"] > 2, AGAINST_A_BOT)
    page = sit(new_context(), person)
    expect(page.locator(".log .good")).not_to_have_count(0)
    for width in range(160, 300, 7):
        page.evaluate("width => document.querySelector('.log').style.width = `${width}px`", width)
        assert page.evaluate(SPLIT) == []
