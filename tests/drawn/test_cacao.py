"""Cacao at the drawn table, from prepared positions: what a tile would open and bring is shown before it is placed."""

import random
import re
from collections import Counter
from functools import cache
from math import dist

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha.core.match import Match
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.board import JUNGLE_NAMES, TYPE_NAMES
from cosecha.games.cacao.options import WORKER_TILES, jungle_in_play
from cosecha.games.cacao.position import Position
from tests.browsing.fixtures import NewContext
from tests.drawn.people import DOCK, GO, HAND, MOVES, PHONE, import_match, sit, table_from
from tests.server.clients import Client, Json, play_on
from tests.server.servers import Node

MAP = ".board .map"
GHOST = f"{MAP} g.ghost"
REFUSAL = "section.dock .note.stop"
TAGS = f"{MAP} g.above text"


def cacao_from(url: str, state: State) -> Client:
    return table_from(url, GAME, state, ["Marta", "Tomek"])


def two_due() -> State:
    """A tile on 0,-1 makes two spaces due: A (-1,-1), next to three of Tomek's workers, and B (1,-1), next to two of
    Marta's."""
    hands = [["1111", "2101", "3001"], ["1111", "2101", "3100"]]
    laid = ["2101", "3001"]
    tiles: Json = {
        "0,0": {"jungle": "plantation1"},
        "1,1": {"jungle": "market2"},
        "1,0": {"seat": 0, "tile": laid[0]},
        "-1,0": {"seat": 1, "tile": laid[1]},
    }
    display = ["gold1", "temple"]
    jungle = Counter({JUNGLE_NAMES[kind]: count for kind, count in jungle_in_play(2).items()})
    jungle.subtract([*display, "plantation1", "market2"])
    piles = []
    for seat, hand in enumerate(hands):
        left = Counter({TYPE_NAMES[type]: count for type, count in enumerate(WORKER_TILES[2])})
        left.subtract([*hand, laid[seat]])
        piles.append(list(left.elements()))
    return GAME.from_position(
        {
            "options": {"players": 2, "first_seat": 0},
            "turn": 3,
            "active": 0,
            "phase": "place",
            "map": tiles,
            "gold": [4, 0],
            "fruits": [2, 0],
            "suns": [1, 0],
            "water": [3, 0],
            "display": display,
            "hands": hands,
            "piles": piles,
            "jungle_pile": list(jungle.elements()),
        }
    )


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def space(page: Page, name: str) -> Locator:
    return page.locator(f"{MAP} [data-place='{name}'] .hit rect")


def nearest_edge(page: Page, tag: Locator, jungle: str) -> str:
    """The tile beside a jungle space whose edge the tag is on."""
    x, y = map(int, jungle.split(","))
    tiles = [f"{x},{y - 1}", f"{x + 1},{y}", f"{x},{y + 1}", f"{x - 1},{y}"]
    at = middle(tag)
    near = middle(space(page, jungle))
    there = [name for name in tiles if space(page, name).count()]
    edges = {name: [(a + b) / 2 for a, b in zip(middle(space(page, name)), near, strict=True)] for name in there}
    return min(edges, key=lambda name: dist(edges[name], at))


def drawn(found: Locator) -> str:
    """The drawing of a tile."""
    return re.sub("<!--.*?-->", "", found.inner_html())


def stored(page: Page, name: str) -> Locator:
    return page.locator(f"section.own .stores svg:not(.ghost):has(use[href$='{name}'])")


def test_a_player_sees_what_a_tile_would_open_and_bring_before_placing_it(new_context: NewContext, site: Node) -> None:
    page = sit(new_context(), cacao_from(site.url, two_due()))
    expect(stored(page, "fruit")).to_have_count(2)
    expect(stored(page, "sun")).to_have_count(1)
    here = middle(page.locator("section.own .carrier"))[0]
    assert here == pytest.approx(middle(page.locator("section.own .stream circle").nth(3))[0], abs=6), (
        "it moves three fields"
    )

    # The tile appears under the pointer as it is turned in the hand, and can be turned there.
    page.locator(f"{HAND} button.tile").nth(1).click()
    page.mouse.move(*middle(space(page, "0,-1")))
    in_hand = page.locator(f"{HAND} button.tile svg").nth(1)
    before = drawn(page.locator(GHOST))
    assert before == drawn(in_hand)
    assert middle(page.locator(GHOST)) == pytest.approx(middle(space(page, "0,-1")), abs=4)
    page.mouse.wheel(0, 100)
    expect(page.locator(f"{HAND} button.tile").nth(1)).to_have_attribute("aria-label", re.compile("north 1, east 2"))
    assert before != drawn(page.locator(GHOST)) == drawn(in_hand)

    # The page says so while nothing can be overbuilt yet.
    space(page, "1,0").click()
    expect(page.locator(REFUSAL)).to_contain_text("only when there are no jungle tiles left")

    # The spaces that it opens have letters.
    page.locator(f"{HAND} button.tile").nth(0).click()
    space(page, "0,-1").click()
    letters = page.locator(f"{MAP} text").filter(has_text=re.compile("^[ABC]$"))
    expect(letters).to_have_text(["A", "B"])
    assert middle(letters.first) == pytest.approx(middle(space(page, "-1,-1")), abs=8)
    page.locator(GO).click()
    expect(page.locator(f"{HAND} [aria-label='Jungle display'] button:not([aria-disabled])")).to_have_count(2)

    # A display tile is already placed there; another tile, or another space, can be chosen.
    expect(page.locator(f"{HAND} [aria-label='Jungle display'] button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(GO)).to_be_enabled()

    # Workers of both tiles mine gold, each on its own edge; the remaining temple goes to the other space.
    expect(page.locator(HAND).get_by_role("button", name="gold mine")).to_have_attribute("aria-pressed", "true")
    space(page, "1,-1").click()
    tags = {text: page.locator(TAGS).get_by_text(text, exact=True) for text in ("+1", "+2")}
    assert nearest_edge(page, tags["+1"], "1,-1") == "0,-1"
    assert nearest_edge(page, tags["+2"], "1,-1") == "1,0"
    temple = page.locator(f"{MAP} [data-place='-1,-1']")
    expect(temple).to_have_attribute("aria-label", re.compile(r"Workers: Marta 1, Tomek 3$"))
    counts = page.locator(f"{MAP} g:has(> rect[fill='var(--gold)']) text")
    expect(counts).to_have_text("3")

    # Then the plantation: its edge is named by its side, and the fruit appears in the village.
    page.locator(GO).click()
    expect(page.locator("section.own .changed")).to_have_count(1)  # what all of them would bring is shown at once
    edge = page.get_by_role("button", name="1 worker on 0,−1, south side, facing:")
    edge.click()
    one = page.locator(f"{DOCK} .amounts button").get_by_text("1", exact=True)
    expect(one).to_have_attribute("aria-pressed", "true")
    page.locator(f"{DOCK} .amounts button").get_by_text("0", exact=True).click()
    expect(page.locator("section.own .changed")).to_have_count(0)
    one.click()
    expect(page.locator("section.own .changed")).to_have_count(1)
    expect(stored(page, "fruit")).to_have_count(3)
    assert nearest_edge(page, page.locator(TAGS).get_by_text("+1", exact=True), "0,0") == "0,-1"


def _overbuild_if_possible(match: Match) -> list[int]:
    """A legal action of the next seat, preferably overbuilding."""
    (seat, *_) = match.state.waiting()
    legal = match.state.legal(seat)
    return [action for action in legal if GAME.notation(action).startswith("overbuild")] or legal


@cache
def _late() -> Match:
    """The last turn of a match full of overbuilding: it is Marta's, who has suns and a tile left."""
    rng = random.Random(2)
    match = Match.start(GAME, Options(players=2, first_seat=1), 2)
    while match.state.position().turn < 22:
        match.play(match.state.waiting()[0], rng.choice(_overbuild_if_possible(match)))
    return match


def late(**change: list[int]) -> State:
    state: State = GAME.from_position(msgspec.structs.replace(_late().state.position(), **change))
    return state


def space_with_tile_of(position: Position, seat: int, overbuilt: bool) -> str:
    """A space with a tile of the seat."""
    return next(name for name, there in position.map.items() if there.seat == seat and bool(there.under) == overbuilt)


@pytest.mark.proof
def test_overbuilding_by_touch_and_every_refusal(new_context: NewContext, site: Node) -> None:
    position = late().position()
    bare, built, others = (
        space_with_tile_of(position, 0, False),
        space_with_tile_of(position, 0, True),
        space_with_tile_of(position, 1, False),
    )
    page = sit(new_context(**PHONE), cacao_from(site.url, late(suns=[0, 0])))
    page.get_by_role("button", name="Fit to screen").tap()
    space(page, bare).tap()
    expect(page.locator(REFUSAL)).to_contain_text("Overbuilding costs 1 sun, and you have none.")
    page = sit(new_context(**PHONE), cacao_from(site.url, late()))
    page.get_by_role("button", name="Fit to screen").tap()
    for name, reason in ((built, "is already overbuilt"), (others, "only your own tiles")):
        space(page, name).tap()
        expect(page.locator(REFUSAL)).to_contain_text(reason)
        page.keyboard.press("Escape")  # the card of the tile
    page.locator(f"{HAND} button.tile").first.tap()
    space(page, bare).tap()
    expect(page.locator(GO)).to_have_text("Overbuild for 1 sun")
    expect(stored(page, "sun")).to_have_count(position.suns[0] - 1)
    page.locator(GO).tap()
    expect(page.locator(f"{MAP} [data-place='{bare}']")).to_have_attribute("aria-label", re.compile("overbuilt"))


SIZE = """async (name) => {
  const width = () => document.querySelector(name).getBoundingClientRect().width;
  const before = width();
  document.querySelectorAll(".board .zoom button")[1].click();
  await new Promise(requestAnimationFrame);
  const at_once = width();
  await new Promise((later) => setTimeout(later, 700));
  return { before, at_once, after: width() };
}"""


@pytest.mark.proof
@pytest.mark.parametrize("speed", [0.1, 0], ids=["slowly", "at once"])
def test_the_map_and_the_end_play_at_the_chosen_speed(new_context: NewContext, site: Node, speed: float) -> None:
    person = cacao_from(site.url, late())
    page = sit(new_context(**MOVES), person)
    page.evaluate("speed => localStorage.setItem('cosecha', JSON.stringify({ speed }))", speed)
    page.reload()
    expect(space(page, "0,0")).to_be_visible()
    size = page.evaluate(SIZE, f"{MAP} [data-place='0,0'] .hit rect")
    assert size["before"] > size["after"]
    assert (size["at_once"] == size["after"]) == (speed == 0)
    play_on([person], random.Random(1))
    sheet = page.get_by_role("dialog", name="Score sheet")
    if speed:
        expect(page.locator("section.count")).to_be_visible()
        page.keyboard.press("Shift")  # any input skips the rest
        expect(page.get_by_role("dialog")).to_contain_text("points")
        page.keyboard.press("Shift")
    expect(sheet.get_by_role("heading", name=re.compile("points"))).to_be_visible()


@pytest.mark.proof
def test_an_end_reached_in_a_replay_is_not_animated(new_context: NewContext, site: Node) -> None:
    match = _late().at(_late().moves)
    while seats := match.state.waiting():
        match.play(seats[0], _overbuild_if_possible(match)[0])
    archive = import_match(site.url, match)
    page = sit(new_context(**MOVES), archive)
    page.goto(f"/t/{archive.table.id}/replay?move={match.moves - 1}")
    expect(page.locator(MAP)).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(f"move={match.moves}"))
    page.get_by_role("link", name="Back to the table", exact=True).click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tr").first).to_be_visible()
    expect(page.locator("section.count")).to_have_count(0)
