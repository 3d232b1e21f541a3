"""Following a match at the drawn table: catching up, sounds and animations, and what rules, points and log link to."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    AGAINST_A_BOT,
    CARDS,
    DOCK,
    GO,
    MOVES,
    PLACES,
    TABLES_TRIED,
    MousePlayer,
    Wanted,
    enter,
    in_the_last_round,
    plants,
    play_until,
    position,
    sit,
    table_at,
)
from tests.server.clients import Client, Json
from tests.server.servers import Node

LOG = "ol.log li"
LOOK_AWAY = """hidden => {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Hide the page behind another tab, or show it again."""


def asked_in(round: int, kind: str = "bid") -> Wanted:
    return lambda now: bool(now["decision"]["kind"] == kind and position(now)["round"] >= round)


def expect_turn_indicator(page: Page, mine: bool) -> None:
    """In the title and the icon of the tab. Of several icons the last one counts."""
    expect(page).to_have_title("● Your turn · Cosecha" if mine else "Cosecha")
    expect(page.locator("link[rel=icon]").last).to_have_attribute("href", "/icon-turn.svg" if mine else "/icon.svg")


@pytest.mark.proof
def test_a_returning_player_sees_what_happened_and_whose_turn_it_is(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, asked_in(1))
    me = people[0]
    page = sit(new_context(), me)
    strip = page.get_by_role("region", name="Since your last visit")
    log = page.locator(LOG)

    def wait_for_log() -> None:
        me.look()
        expect(log).to_have_count(len(me.lines))

    def shows_news_since(known: int) -> None:
        new = log.all_inner_texts()[known:]
        assert len(new) >= 3
        expect(strip.get_by_role("listitem")).to_have_text(new[-8:])

    expect_turn_indicator(page, True)
    me.answer(random.Random(1))
    expect_turn_indicator(page, False)
    wait_for_log()
    known = log.count()
    page.get_by_role("link", name="Back to the tables").click()
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem")).to_be_visible()
    play_until(people, asked_in(2))
    mine.get_by_role("link").click()
    expect(strip).to_be_visible()
    expect_turn_indicator(page, True)
    shows_news_since(known)
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)

    play_until(people, asked_in(3))
    wait_for_log()
    assert strip.count() == 0, "the player was watching"
    me.answer(random.Random(1))
    expect_turn_indicator(page, False)
    known = log.count()
    page.evaluate(LOOK_AWAY, True)
    play_until(people, asked_in(4))
    wait_for_log()
    expect_turn_indicator(page, True)
    assert strip.count() == 0, "the page is hidden"
    page.evaluate(LOOK_AWAY, False)
    expect(strip).to_be_visible()
    shows_news_since(known)
    page.reload()
    wait_for_log()
    assert strip.count() == 0, "the news must be shown only once"


COUNT_SOUNDS = """
const count = (what) => {
  const counted = document.documentElement.dataset;
  counted[what] = Number(counted[what] ?? 0) + 1;
};
window.AudioContext = class extends AudioContext {
  constructor() { super(); count("contexts"); }
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { count("sounds"); return start.apply(this, when); };
}"""
"""Counts the sounds that the page plays."""


@pytest.mark.proof
def test_sounds_are_off_until_turned_on(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    context = new_context()
    context.add_init_script(COUNT_SOUNDS)
    hands = MousePlayer(sit(context, person))
    page = hands.page
    hands.answer()
    expect(page.locator(DOCK)).to_be_visible()
    assert page.locator("html[data-contexts], html[data-sounds]").count() == 0
    page.get_by_role("link", name="Back to the tables").click()
    page.get_by_role("link", name="Settings").click()
    sounds = page.get_by_role("checkbox", name="Sounds")
    expect(sounds).not_to_be_checked()
    sounds.check()
    page.go_back()
    page.go_back()
    hands.answer()
    expect(page.locator("html[data-contexts='1'][data-sounds]")).to_be_attached()
    another = MousePlayer(sit(context, person))
    play_until([person], in_the_last_round)
    expect(another.page.locator(DOCK)).to_be_visible()
    assert another.page.locator("html[data-contexts], html[data-sounds]").count() == 0, "no user input on this page yet"
    another.answer()
    expect(another.page.locator("html[data-contexts='1'][data-sounds]")).to_be_attached()


FLOWN = """window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (this.matches(".sky .thing")) window.flown.push(timing.duration);
  return animate.call(this, frames, timing);
};"""
"""Records the duration of each flight."""


def first_planting(person: Client) -> int:
    """The number of moves after which the first tile has been planted. Secret moves have no action in the record."""
    moves = person.http.get(f"{person.path}/record").json()["moves"]
    return 1 + next(number for number, move in enumerate(moves) if (move["action"] or "").startswith("plant"))


SPEEDS: dict[str, set[int]] = {"slow": {640}, "normal": {320}, "fast": {160}, "off": set()}


@pytest.mark.proof
def test_things_fly_at_the_chosen_speed(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, asked_in(2, "plant"), AGAINST_A_BOT)
    planted = first_planting(person)
    context = new_context(**MOVES)
    context.add_init_script(FLOWN)
    enter(context, person)
    page = context.new_page()

    def flown(waited_for: bool) -> set[int]:
        if waited_for:
            page.wait_for_function("() => window.flown.length > 0")
        found: list[int] = page.evaluate("window.flown.splice(0)")
        return set(found)

    def likes(speed: str) -> None:
        page.goto("/settings")
        page.get_by_role("group", name="Animation speed").get_by_text(speed, exact=True).click()

    def considering(moves: bool) -> set[int]:
        """Select a place for a tile."""
        page.goto(f"/t/{person.table.id}")
        page.locator(CARDS).first.click()
        page.locator(PLACES).first.click()
        expect(page.locator(GO)).to_be_enabled()
        return flown(moves)

    def looking_back(moves: bool) -> set[int]:
        """Step in the replay from before a planting to after it."""
        page.goto(f"/t/{person.table.id}/replay?move={planted - 1}")
        page.locator(".transport").wait_for()
        page.keyboard.press("ArrowRight")
        page.wait_for_url(f"**move={planted}")
        return flown(moves)

    for speed, times in SPEEDS.items():
        likes(speed)
        assert considering(bool(times)) == times
        assert looking_back(bool(times)) == times


FRAMED = """() => {
  const frames = [...document.querySelectorAll(".board g.last")].map((each) => each.getBoundingClientRect());
  const inside = (box, { x, y, width, height }) =>
    x + width / 2 > box.left && x + width / 2 < box.right && y + height / 2 > box.top && y + height / 2 < box.bottom;
  return [...document.querySelectorAll("[data-place]")]
    .filter((each) => frames.some((box) => inside(box, each.getBoundingClientRect())))
    .map((each) => each.dataset.place);
}"""
"""The outlined places."""


def player_with_points(url: str) -> tuple[Client, list[Json]]:
    """A player who is asked to plant, and the plantations that score so far, the best first."""
    for _ in range(TABLES_TRIED):
        (person,) = table_at(url, asked_in(3, "plant"), AGAINST_A_BOT)
        known = person.http.get(f"{person.path}/standing").json()["plantations"]
        if worth := [each for each in known if any(each["points"])]:
            return person, sorted(worth, key=lambda each: -sum(each["points"]))
    raise AssertionError("no plantation scores")


@pytest.mark.proof
def test_rules_points_and_log_link_to_what_they_are_about(new_context: NewContext, site: Node) -> None:
    person, worth = player_with_points(site.url)
    page = sit(new_context(), person)
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    heading = rules.get_by_role("heading", name="3. Planting")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(rules.get_by_role("heading", name="Leftover tile")).to_be_in_viewport()
    expect(rules.get_by_role("heading", name="1. Auction")).not_to_be_in_viewport()
    page.keyboard.press("Escape")

    MousePlayer(page).prepare()  # the last move has no outlines while an answer is being chosen
    page.get_by_role("tab", name="Points").click()
    rows = page.get_by_role("tabpanel").locator("tbody th button")
    expect(rows).to_have_count(len(worth))
    frames = page.locator(".board g.last")
    expect(frames).to_have_count(0)
    rows.first.focus()
    expect(frames).to_have_count(len(worth[0]["squares"]))
    assert set(page.evaluate(FRAMED)) == set(worth[0]["squares"])
    page.get_by_role("tab", name="Log").focus()
    expect(frames).to_have_count(0)
    page.keyboard.press("Enter")

    asked = page.locator(DOCK).get_attribute("data-decision")
    page.evaluate("window.stillThere = true")
    line = page.locator(LOG).filter(has_text="plants").first
    words = line.inner_text()
    line.get_by_role("link").click()
    expect(page.get_by_role("slider")).to_have_value(str(first_planting(person)))
    expect(page.locator(".lines li.now").filter(has_text=words)).to_be_visible()
    page.go_back()
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_be_visible()
    assert page.evaluate("window.stillThere"), "the page was reloaded"
