"""Clocks, presence, spectators, notifications, sounds and last moves at the drawn table."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from cosecha.locale import Speaker
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import AGAINST_A_BOT, DOCK, PAIR, PHONE, WAITING, MousePlayer, enter, plants, play_until, sit
from tests.server.clients import Client, Json, seated
from tests.server.servers import Node

SAY = Speaker("en")
ROWS = ".seats ol li"
TURN = ".record footer"
THREE: Json = {**PAIR, "options": {"players": 3}, "seats": [{"kind": "open"}] * 3}


def _chat(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label(SAY.text("page-chat-say")).fill(text)
    page.get_by_role("button", name="Send").click()


@pytest.mark.proof
def test_a_players_clock_is_shown_everywhere_and_warns_before_a_bot_takes_over(
    new_context: NewContext, site: Node
) -> None:
    (person,) = seated(site.url, {**AGAINST_A_BOT, "pace": 10, "clock": {"move": 15}})
    page = sit(new_context(), person)
    row, turn = page.locator(ROWS).nth(0), page.locator(TURN)
    for place in (row, turn, page.locator(DOCK)):
        expect(place.get_by_role("timer")).to_have_text(re.compile(r"^0:[01]\d$"))
    expect(turn).to_contain_text("Your decision")
    expect(page).to_have_title(re.compile(r"^● .* · 0:[01]\d · Cosecha$"))
    before = row.get_by_role("timer").bounding_box()
    dock = page.locator(DOCK).bounding_box()
    warning = page.locator(".hurry .note")
    expect(warning).to_be_hidden()
    expect(warning).to_contain_text("a bot plays for you until you tap “Come back”")
    expect(page.get_by_role("alert").filter(has_text="a bot plays for you")).to_have_text(re.compile(r"^0:0[1-5] "))
    assert row.get_by_role("timer").bounding_box() == before
    assert page.locator(DOCK).bounding_box() == dock, "the warning moved the dock"
    page.get_by_role("button", name="Come back").click()
    expect(page.locator(DOCK)).to_be_visible()
    expect(page).to_have_title(re.compile(r"^● .* · 0:[01]\d · Cosecha$"))


@pytest.mark.proof
def test_a_slow_clock_shows_days_and_fits_on_a_phone(new_context: NewContext, site: Node) -> None:
    people = seated(site.url, {**THREE, "clock": {"move": 3 * 86400, "bank": 7200}})
    page = sit(new_context(**PHONE), people[1])
    for seat in range(3):
        timer = page.locator(ROWS).nth(seat).get_by_role("timer")
        expect(timer).to_have_text(re.compile(r"^3 d [12] h$"))
        box, row = timer.bounding_box(), page.locator(ROWS).nth(seat).bounding_box()
        assert box is not None
        assert row is not None
        assert row["x"] <= box["x"]
        assert box["x"] + box["width"] <= row["x"] + row["width"] + 0.5


@pytest.mark.proof
def test_everybody_sees_who_is_here_and_who_is_watching(new_context: NewContext, site: Node) -> None:
    host, guest = seated(site.url, {**PAIR, "seats": [{"kind": "here"}, {"kind": "open"}]})
    context = new_context()
    enter(context, host, "host")
    page = sit(context, host)
    rows = page.locator(ROWS)
    expect(rows.nth(0).locator(".presence")).to_have_text("here")
    expect(rows.nth(1).locator(".presence")).to_have_text("away")
    with guest.live(site.url):
        expect(rows.nth(1).locator(".presence")).to_have_text("here")
    spectator = sit(new_context(), Client(site.url, host.table, "watch", "Zoe"))
    expect(spectator.locator(WAITING)).to_contain_text("You’re watching.")
    expect(page.locator(TURN)).to_contain_text("1 spectator")
    spectator.evaluate("localStorage.setItem('cosecha', JSON.stringify({ name: 'Zoe' }))")
    spectator.reload()
    _chat(spectator, "Hello")
    expect(page.locator(TURN)).to_contain_text("1 spectator: Zoe")
    # The host mutes the spectator in the chat.
    page.get_by_role("tab", name="Chat").click()
    page.locator("li", has_text="Hello").get_by_role("button").click()
    expect(page.locator("li.muted", has_text="Hello")).to_be_visible()
    _chat(spectator, "Hello again")
    expect(spectator.get_by_role("alert")).to_contain_text("muted")


@pytest.mark.proof
def test_notifications_and_sounds_are_set_at_the_table(new_context: NewContext, site: Node, console: Console) -> None:
    console.expect("Failed to load resource.*/notice")
    (person,) = seated(site.url, AGAINST_A_BOT)
    page = sit(new_context(), person)
    page.get_by_role("button", name="Sounds").click()
    sounds = page.get_by_role("group", name="Sounds")
    sounds.get_by_label("Sounds").check()
    sounds.get_by_label("Volume").fill("0.3")
    sounds.get_by_label("Only when it’s my turn").check()
    kept = json.loads(page.evaluate("localStorage.getItem('cosecha')"))
    assert (kept["sound"], kept["volume"], kept["onlyTurn"]) == (True, 0.3, True)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Volume")).to_have_value("0.3")
    address = dialog.get_by_label(SAY.text("page-notice-address"))
    address.fill("https://127.0.0.1/hook")
    address.press("Enter")
    expect(dialog.get_by_role("alert")).to_be_visible()
    address.fill("https://hooks.example.com/secret")
    address.press("Enter")
    expect(dialog.get_by_text("hooks.example.com")).to_be_visible()
    expect(dialog.get_by_text("secret")).to_have_count(0)
    dialog.get_by_role("button", name=SAY.text("page-notice-stop")).click()
    expect(address).to_be_visible()


@pytest.mark.proof
def test_the_last_move_of_each_seat_stays_outlined(new_context: NewContext, site: Node) -> None:
    """Two players have planted and a third is about to: both tiles are outlined."""

    people = seated(site.url, THREE)

    def planted() -> list[Json]:
        lines = max((person.lines for person in people), key=len)
        return [line for line in lines if line["message"]["id"] == "santiago-event-tile-planted"]

    play_until(people, lambda now: plants(now) and len(planted()) == 2)
    squares = {line["message"]["args"]["square"]["value"] for line in planted()}
    assert len({line["by"] for line in planted()}) == len(squares) == 2
    page = sit(new_context(), people[planted()[0]["by"]])
    expect(page.locator(".board .last")).to_have_count(2)
    MousePlayer(sit(new_context(), next(person for person in people if person.look().get("decision")))).answer()
    expect(page.locator(".board .last")).to_have_count(3)


OUTLINED = """() => {
  const frames = [...document.querySelectorAll(".board .last")].map((frame) => frame.getBoundingClientRect());
  return [...document.querySelectorAll(".board [data-anchor]")]
    .filter(({ dataset }) => /^-?\\d+,-?\\d+$/.test(dataset.anchor))
    .filter((space) => {
      const { left, right, top, bottom } = space.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return frames.some((frame) => frame.left < x && x < frame.right && frame.top < y && y < frame.bottom);
    })
    .map(({ dataset }) => dataset.anchor);
}"""
"""The outlined spaces of Cacao's map."""
ALL_OUTLINED = f"spaces => {{ const found = ({OUTLINED})(); return spaces.every((space) => found.includes(space)); }}"


@pytest.mark.proof
def test_the_last_tile_of_each_seat_stays_outlined_in_cacao(new_context: NewContext, site: Node) -> None:
    people = seated(site.url, {**THREE, "game": "cacao"})

    def placed() -> dict[int, str]:
        """Where each seat placed its last tile."""
        lines = max((person.lines for person in people), key=len)
        found = [line for line in lines if line["message"]["id"] == "cacao-event-tile-placed"]
        return {line["by"]: line["message"]["args"]["space"]["value"] for line in found}

    play_until(people, lambda now: now["decision"]["kind"] == "place" and len(placed()) == 2)
    first, old = next(iter(placed().items()))
    page = sit(new_context(), people[first])
    page.wait_for_function(ALL_OUTLINED, arg=[*placed().values()])
    play_until(people, lambda now: now["decision"]["kind"] == "place" and placed()[first] != old)
    page.wait_for_function(ALL_OUTLINED, arg=[*placed().values()])
    assert old not in page.evaluate(OUTLINED), "the seat has moved again"


@pytest.mark.proof
def test_the_last_space_of_each_seat_stays_outlined_in_agricola(new_context: NewContext, site: Node) -> None:
    people = seated(site.url, {**THREE, "game": "agricola"})
    page = sit(new_context(), people[0])
    marked = page.locator(".board .space.marked")

    def shows(*spaces: str) -> None:
        # The count alone may be right before the page is up to date.
        for space in spaces:
            expect(page.locator(f'.board .space.marked[data-space="{space}"]')).to_have_count(1)
        expect(marked).to_have_count(len(spaces))

    used = ["forest", "clay-pit", "reed-bank", "fishing"]
    for number, space in enumerate(used, start=1):
        person = next(each for each in people if each.look().get("decision"))
        answer = person.post("act", decision=person.now["decision"]["id"], action=f"use {space}", key=space)
        assert answer.status_code == 200, answer.text
        shows(*used[max(0, number - 3) : number])
