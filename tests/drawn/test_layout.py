"""The most visited pages on every screen and in both themes: legible, inside the window, no sideways scrolling."""

from collections.abc import Callable
from itertools import cycle
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha.locale import LANGUAGES, Speaker
from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext
from tests.drawn.lessons import COACH, RING, begin
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    GO,
    PAIR,
    MousePlayer,
    enter,
    host_table,
    import_match,
    sit,
    table_at,
)
from tests.drawn.sizes import SIZES
from tests.drawn.test_agricola_clicks import with_cards
from tests.drawn.test_agricola_table import player_at
from tests.drawn.test_ending import finished
from tests.drawn.test_helping import helper
from tests.server.clients import Client, seated
from tests.server.servers import Node

GAMES = ("santiago", "cacao", "agricola")
INSPECTED = ".inspected"
FIRST = {"santiago": "bid", "cacao": "place", "agricola": "place"}
Scene = Callable[[NewContext, str, dict[str, Any]], tuple[Page, list[Locator]]]


def _person(url: str, game: str) -> Client:
    if game == "agricola":
        return player_at(url, with_cards())
    (person,) = table_at(url, lambda now: now["decision"]["kind"] == FIRST[game], AGAINST_A_BOT, game=game)
    return person


def lobby(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
    """One running game of the user's own, and an open table."""
    (person,) = seated(url, AGAINST_A_BOT)
    host_table(url, {**PAIR, "public": True, "clock": {"move": 120}})
    context = new_context(**settings)
    enter(context, person)
    page = context.new_page()
    page.goto("/")
    page.locator("article .cover img").first.wait_for()
    return page, [page.get_by_role("banner")]


def invited(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
    page = sit(new_context(**settings), host_table(url, PAIR), "play 1")
    return page, [page.locator("form button.go")]


def _asked(game: str) -> Scene:
    def scene(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
        page = sit(new_context(**settings), _person(url, game))
        expect(page.locator(GO)).to_be_visible()
        MousePlayer(page).prepare()
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
    """Clocks run, one player is away, and one spectator is watching."""
    people = seated(url, {**PAIR, "clock": {"move": 3600}})
    sit(new_context(), Client(url, people[0].table, "watch", "Zoe"))
    page = sit(new_context(**settings), people[0])
    return page, [page.get_by_role("timer").first, page.locator(".seats .presence").first]


def helping(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
    """A helper has chosen a space and may mark it."""
    page = helper(new_context(**settings), _person(url, "agricola"))
    page.locator('[data-space="forest"]').click()
    expect(page.locator(GO)).to_contain_text("Mark")
    return page, [page.locator(f"{DOCK} .question"), page.locator(GO), page.locator(".seats .note")]


def keys(new_context: NewContext, url: str, settings: dict[str, Any]) -> tuple[Page, list[Locator]]:
    page = sit(new_context(**settings), _person(url, "santiago"))
    expect(page.locator(GO)).to_be_visible()
    page.keyboard.press("?")
    return page, [page.get_by_role("dialog", name="Keyboard")]


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
        page = sit(new_context(**settings), import_match(url, finished(game, players)))
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(sheet.locator("figure svg")).to_be_visible()
        total = sheet.locator(".first tr" if settings is SIZES["phone"] else "tfoot tr")
        return page, [sheet.locator(".decided"), total, sheet.locator("figure svg")]

    return scene


SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "invited": invited,
    **{f"{game}, asked": _asked(game) for game in GAMES},
    **{f"{game}, inspecting": _inspecting(game) for game in GAMES},
    "company": company,
    "helping": helping,
    "keys": keys,
    **{f"{game}, lesson": _lesson(game) for game in GAMES},
    **{f"{game}, rules": _page(f"/rules/{game}") for game in GAMES},
    **{f"{game}, player aid": _page(f"/aid/{game}") for game in GAMES},
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


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
"""Scenes take turns: light on one screen and dark on the other."""
WIDER = tuple(size for size in SIZES if size != "phone")


@pytest.mark.proof
@pytest.mark.parametrize(
    ("scene", "size"),
    [case for scene, other in zip(SCENES, cycle(WIDER), strict=False) for case in ((scene, "phone"), (scene, other))],
)
def test_the_page_fits_and_is_accessible(new_context: NewContext, site: Node, scene: str, size: str) -> None:
    page, things = SCENES[scene](new_context, site.url, SIZES[size])
    page.emulate_media(color_scheme=SCHEMES[([*SCENES].index(scene) + (size == "phone")) % 2])
    page.evaluate("document.fonts.ready")
    wrong = [f"out of the window: {thing}" for thing in things if not _in_window(page, thing)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append("scrolls sideways")
    assert wrong + violations(page) == []


BOTS = ("random", "insight", "random", "insight")
BOT_NAMES = ("Maximiliane-Alexandra Ó.", "Ida", "Konstantynopolitańczyk", "Jean-Christophe Dupont")
CUT = """all => all.flatMap((one) => {
  const hidden = one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
  const hides = getComputedStyle(one).overflow !== "visible" && hidden;
  const range = document.createRange();
  range.selectNodeContents(one);
  const words = range.getBoundingClientRect(), seat = one.closest("li").getBoundingClientRect();
  const out = words.left < seat.left || words.right > seat.right || words.bottom > seat.bottom;
  return hides || out ? [one.textContent] : [];
})"""
"""The names and levels at the seats that are cut off."""


@pytest.mark.proof
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), [("santiago", 5), ("agricola", 4)])
def test_long_names_and_bot_levels_are_fully_visible(
    new_context: NewContext, site: Node, game: str, players: int, size: str
) -> None:
    bots = [{"kind": "bot", "bot": bot, "name": name} for bot, name in zip(BOTS, BOT_NAMES, strict=True)]
    seats = [{"kind": "here", "name": "Ana"}, *bots[: players - 1]]
    (person,) = seated(site.url, {"game": game, "options": {"players": players}, "seats": seats, "pace": 0})
    for language in LANGUAGES:
        page = sit(new_context(**SIZES[size], locale=language), person)
        shown = page.locator(".seats ol.paper > li")
        expect(shown).to_have_count(players)
        page.evaluate("document.fonts.ready")
        for seat, bot in enumerate(BOTS[: players - 1], 1):
            level = Speaker(language).text(f"bot-level-{bot}")
            expect(shown.nth(seat).get_by_text(BOT_NAMES[seat - 1], exact=True)).to_be_visible()
            expect(shown.nth(seat).locator(".level")).to_have_attribute("title", level)
        assert page.locator(".seats ol.paper > li :is(.who b, .level)").evaluate_all(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.close()


SPLIT = """() => [...document.querySelectorAll(".log .good")].flatMap((good) =>
  /\\S/.test(good.textContent) && good.getClientRects().length === 1 ? [] : [good.parentElement.textContent])"""


@pytest.mark.proof
def test_an_icon_stays_on_the_line_of_its_number(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, lambda now: now["view"]["position"]["round"] > 2, AGAINST_A_BOT)
    page = sit(new_context(), person)
    expect(page.locator(".log .good")).not_to_have_count(0)
    for width in range(160, 300, 7):
        page.evaluate("width => document.querySelector('.log').style.width = `${width}px`", width)
        assert page.evaluate(SPLIT) == []
