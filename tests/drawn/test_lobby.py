"""Ways to a table in the drawn client: bots, friends, the list, one's own tables; and language and theme."""

import re
import time
from collections.abc import Callable
from functools import partial
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha.server.http.lobby import MINE
from cosecha.server.table.updates import CHAT_PAGE
from tests.browsing.axe import violations
from tests.browsing.fixtures import PATIENCE, NewContext
from tests.drawn.page_texts import settle, texts, untranslated
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    PAIR,
    PHONE,
    WAITING,
    client_of,
    enter,
    host_table,
    plants,
    position,
    sit,
    table_at,
)
from tests.server.clients import Client, open_table, seated
from tests.server.servers import Node

AT_A_TABLE = re.compile(r"/t/[\w-]+$")
BOARD = ".board svg[role=group]"
STILL_THERE = "window.stillThere"
"""Set by a test; lost when the page reloads."""
COLORS = {"light": "rgb(239, 229, 208)", "dark": "rgb(25, 20, 16)"}
FRAMES = {"light": "#faf4e6", "dark": "#241d17"}
LOOKS = """[
  getComputedStyle(document.documentElement).backgroundColor,
  [...document.querySelectorAll("meta[name=theme-color]")].find(({ media }) => matchMedia(media).matches).content,
]"""
"""The colors of the tablecloth and of the browser's frame."""


def part(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def test_two_taps_start_a_match_against_bots_and_the_lobby_lists_it(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    page.goto("/")
    mine = part(page, "Your tables")
    expect(mine).to_contain_text("Your tables will be listed here.")
    game = page.get_by_role("article", name="Santiago")
    game.get_by_text("2", exact=True).tap()
    game.get_by_role("button", name="Play against bots").tap()
    page.wait_for_url(AT_A_TABLE)
    address = page.url
    seats = page.locator(".seats > ol li")
    expect(seats).to_have_count(2)
    expect(seats.get_by_text("apprentice bot", exact=True)).to_have_count(1)
    expect(page.locator(DOCK)).to_be_visible()
    asked = page.locator(DOCK).get_attribute("data-decision")
    page.get_by_role("link", name="Back to the tables").tap()
    expect(page).to_have_title("● 1 table is waiting for you · Cosecha")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Santiago").tap()
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_be_visible()
    assert page.url == address


def test_a_table_with_custom_rules_a_friend_and_a_bot(new_context: NewContext, site: Node) -> None:
    page = new_context().new_page()
    page.goto("/")
    page.get_by_role("article", name="Santiago").get_by_role("link", name="New table").click()
    who = part(page, "Who’s playing")
    who.get_by_text("4", exact=True).click()
    who.get_by_label("Name").fill("Rosa")
    for seat, kind in {2: "anyone with the link", 3: "sprout bot", 4: "anyone with the link"}.items():
        who.get_by_label(f"Seat {seat}").select_option(label=kind)
    page.get_by_text("hidden from the others", exact=True).click()
    page.get_by_role("button", name="More: Minimum bribe").click()
    part(page, "Table").get_by_text("instant", exact=True).click()
    page.get_by_label("Time per move").select_option(label="5 minutes")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(AT_A_TABLE)
    links = page.get_by_role("listitem").get_by_label("Link", exact=True)
    expect(links).to_have_count(2)
    friend = new_context().new_page()
    friend.goto(links.first.input_value())
    expect(friend.get_by_text("Rosa invites you to play Santiago.")).to_be_visible()
    friend.get_by_label("Your name").fill("Inés")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("listitem").filter(has_text="Inés")).to_be_visible()
    expect(links).to_have_count(1)
    page.get_by_role("button", name="Start now").click()
    for each in (page, friend):
        expect(each.locator(BOARD)).to_be_visible()
        expect(each.locator(f"{DOCK}, {WAITING}")).to_be_visible()
    rosa, ines = client_of(page, site.url), client_of(friend, site.url)
    assert (rosa.seat, ines.seat) == (0, 1)
    seats = rosa.now["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot", "bot"]
    assert [seat["bot"] for seat in seats[2:]] == ["sprout", "apprentice"]
    assert [seat["name"] for seat in seats[:2]] == ["Rosa", "Inés"]
    options = position(rosa.now)["options"]
    assert (options["players"], options["money_visibility"], options["min_bribe"]) == (4, "hidden", 1)
    assert rosa.http.get(f"{rosa.path}/terms").json()["clock"]["move"] == 300


@pytest.mark.proof
def test_options_are_saved_under_a_name_offered_again_renamed_and_deleted(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/new/santiago")
    rules = part(page, "Rules at this table")
    hidden = rules.get_by_role("radio", name="hidden from the others")
    rules.get_by_text("hidden from the others", exact=True).click()
    rules.get_by_label("Name for these options").fill("Our evening")
    rules.get_by_role("button", name="Save the options").click()
    expect(rules.get_by_text("Saved as “Our evening”.")).to_be_visible()
    page.reload()
    saved = rules.get_by_role("button", name="Our evening", exact=True)
    expect(saved).to_be_visible()
    expect(hidden).not_to_be_checked()
    saved.click()
    expect(hidden).to_be_checked()
    rules.get_by_role("button", name="Rename or delete: Our evening").click()
    rules.get_by_label("New name").fill("Ours")
    rules.get_by_role("button", name="Rename", exact=True).click()
    expect(saved).to_have_count(0)
    rules.get_by_role("button", name="Rename or delete: Ours").click()
    rules.get_by_role("button", name="Delete", exact=True).click()
    expect(rules.get_by_role("button", name="Ours", exact=True)).to_have_count(0)
    rules.get_by_role("button", name="Save the options").click()
    expect(rules.get_by_role("alert")).to_have_text("Give these options a name.")


@pytest.mark.proof
def test_the_menu_and_the_log_say_what_was_agreed(new_context: NewContext, site: Node) -> None:
    [rosa] = seated(site.url, {**AGAINST_A_BOT, "options": {"players": 2, "min_bribe": 2}})
    page = sit(new_context(), rosa)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("listitem").filter(has_text="Minimum bribe: 2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("ol.log li").first).to_have_text("Agreed – Minimum bribe: 2")


@pytest.mark.proof
def test_a_public_table_is_joined_and_watched_from_the_list(new_context: NewContext, site: Node) -> None:
    plan = {**PAIR, "public": True, "seats": [{"kind": "here", "name": "Host Person"}, {"kind": "open"}]}
    host = Client(site.url, host_table(site.url, plan).table, "play 0", "Host Person")
    host.sit()
    guest, spectator = (new_context().new_page() for _ in range(2))
    listed = {
        each: part(each, "Open tables").get_by_role("listitem").filter(has_text="Host Person")
        for each in (guest, spectator)
    }
    guest.goto("/")
    expect(listed[guest]).to_contain_text("Santiago")
    listed[guest].get_by_role("link", name="Sit down").click()
    guest.get_by_role("listitem").get_by_role("button", name="Sit down").click()
    guest.get_by_label("Your name").fill("Person Host")
    guest.locator("form").get_by_role("button", name="Sit down").click()
    expect(guest.locator(BOARD)).to_be_visible()
    assert client_of(guest, site.url).seat == 1
    assert [seat["name"] for seat in host.look()["seats"]] == ["Host Person", "Person Host"]
    spectator.goto("/")
    more = part(spectator, "Open tables").get_by_role("button", name="more…")
    expect(more.or_(listed[spectator]).first).to_be_visible()
    if more.is_visible():
        more.click()  # tables waiting for players come first, and other tests may have left many
    expect(listed[spectator]).to_contain_text("Person Host")
    listed[spectator].get_by_role("link", name="Watch").click()
    spectator.wait_for_url(f"**/t/{host.table.id}")
    expect(spectator.locator(BOARD)).to_be_visible()
    expect(spectator.locator(WAITING)).to_be_visible()
    assert spectator.locator(DOCK).count() == 0
    guest.goto("/")
    expect(part(guest, "Your tables").get_by_role("listitem").filter(has_text="Host Person")).to_be_visible()
    assert listed[guest].count() == 0, "one's own table is listed twice"


def choose_language(page: Page, name: str) -> None:
    page.locator("header [popovertarget]").last.click()
    page.locator("header [popover]").get_by_role("button", name=name).click()


def says(page: Page, language: str, wrong: Callable[[set[str]], list[str]]) -> None:
    """The page switches to the language, and nothing is wrong with its texts."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    end = time.monotonic() + PATIENCE / 1000
    while found := wrong(texts(page)):
        assert time.monotonic() < end, f"{page.url} in {language}: {found}"
        page.wait_for_timeout(50)


def changed_texts(said: set[str], english: set[str]) -> list[str]:
    """The texts that differ from the English ones."""
    return sorted(said ^ english)


OTHERS = {"es": "Español", "fr": "Français", "pl": "Polski"}
PAGES = ("/", "/rules", "/rules/santiago", "/new/santiago", "/join", "/learn/cacao", "/settings")


@pytest.mark.proof
def test_every_text_switches_language_without_reloading(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    context = new_context()
    enter(context, person)
    page = context.new_page()
    page.clock.set_fixed_time(time.time())  # so that "a minute ago" doesn't become "two minutes ago" during the test
    english: set[str] = set()
    for path in (*PAGES, f"/t/{person.table.id}"):
        settle(page, path)
        page.evaluate(f"{STILL_THERE} = true")
        english = texts(page)
        for language, name in OTHERS.items():
            choose_language(page, name)
            says(page, language, partial(untranslated, english=english, language=language))
        choose_language(page, "English")
        says(page, "en", partial(changed_texts, english=english))
        assert page.evaluate(STILL_THERE), "the page was reloaded"
    choose_language(page, "Polski")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.reload()
    expect(page.locator(DOCK)).to_be_visible()
    says(page, "pl", partial(untranslated, english=english, language="pl"))
    page.goto("/settings")
    page.locator("main").get_by_text("Français", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.proof
def test_the_server_and_the_text_client_use_the_chosen_language(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    choose_language(page, "Polski")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert re.search(r'href="/assets/shared-pl[^"]*\.ftl"', page.request.get("/").text())
    page.goto("/?client=text")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    with page.expect_navigation():
        page.get_by_role("button", name="Français").click()
    page.goto("/?client=drawn")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


DEVICES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


@pytest.mark.proof
def test_the_theme_changes_at_once_and_is_saved(new_context: NewContext) -> None:
    page = new_context(color_scheme="light").new_page()

    def looks(scheme: str) -> None:
        """The page's colors on a light or dark device, including the browser's frame."""
        assert page.evaluate(LOOKS) == [COLORS[scheme], FRAMES[scheme]]

    page.goto("/settings")
    for on_the_device in DEVICES:
        page.emulate_media(color_scheme=on_the_device)
        looks(on_the_device)
    page.get_by_role("button", name="Dark colors").click()
    looks("dark")
    expect(page.get_by_label("dark", exact=True)).to_be_checked()
    page.reload()
    page.get_by_role("button", name="Light colors").wait_for()
    looks("dark")
    page.emulate_media(color_scheme="dark")
    page.get_by_text("light", exact=True).click()
    looks("light")
    page.goto("/")
    page.get_by_role("button", name="Dark colors").wait_for()
    looks("light")
    page.goto("/settings")
    page.get_by_text("same as device", exact=True).click()
    for on_the_device in DEVICES:
        page.emulate_media(color_scheme=on_the_device)
        looks(on_the_device)
    page.reload()
    page.get_by_role("button", name="Dark colors").wait_for()
    page.emulate_media(color_scheme="dark")
    looks("dark")


@pytest.mark.proof
def test_older_tables_and_earlier_messages_come_by_keyboard(new_context: NewContext, site: Node) -> None:
    """A button that has done its work is gone; the focus is on what it brought."""
    context = new_context()
    people = seated(site.url, PAIR)
    for number in range(CHAT_PAGE + 5):
        said = people[0].post("say", seat=people[0].seat, text=f"Message {number}.")
        assert said.status_code == 200, said.text
    for _ in range(MINE + 1):
        enter(context, Client(site.url, open_table(site.url, PAIR), "host"))
    page = context.new_page()
    page.goto("/")
    mine = page.locator("section[aria-labelledby=my-tables]")
    for before, shown in ((5, MINE), (MINE, MINE + 1)):
        expect(mine.locator("li")).to_have_count(before)
        mine.locator("button").press("Enter")
        expect(mine.locator("li")).to_have_count(shown)
        expect(mine.locator("li a").nth(before)).to_be_focused()
    expect(mine.locator("button")).to_have_count(0)
    page = sit(context, people[0])
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("list", name="Chat")
    expect(chat.get_by_text(f"Message {CHAT_PAGE + 4}.")).to_be_in_viewport()
    chat.get_by_role("button", name="Earlier messages").press("Enter")
    expect(chat.get_by_text("Message 0.")).to_have_count(1)
    expect(chat.get_by_role("button", name="Earlier messages")).to_have_count(0)
    expect(chat).to_be_focused()


WON = """
  const won = (table) => ({ table, bots: ["apprentice"], result: "won" });
  if (location.host) localStorage.setItem("cosecha-levels", JSON.stringify({ santiago: [won("a"), won("b")] }));
"""
"""Two games won against apprentices, as the browser stores them."""


def test_the_ladder_suggests_a_level_by_the_last_games_and_sets_that_of_all_bots(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script(WON)
    page = context.new_page()
    page.goto("/new/santiago")
    ladder = page.get_by_role("group", name="Bot level")
    levels = ladder.get_by_role("radio")
    expect(levels).to_have_count(5)
    suggested = ladder.get_by_role("radio", name="farmer Suggested for you")
    expect(suggested).to_be_checked()
    expect(suggested).to_have_accessible_description(
        re.compile(r"overlooks.*Elo rating \d+ \(\d+ to \d+\).*s per move")
    )
    seats = [page.get_by_label(f"Seat {seat}", exact=True) for seat in (2, 3, 4)]
    for seat in seats:
        expect(seat).to_have_value("farmer")
    suggested.press("ArrowDown")
    for seat in seats:
        expect(seat).to_have_value("apprentice")
    seats[0].select_option("master")
    expect(ladder.locator("input:checked")).to_have_count(0)


def test_the_lobby_opens_the_ladder_and_starts_a_game_against_the_chosen_level(new_context: NewContext) -> None:
    context = new_context(**PHONE)
    context.add_init_script(WON)
    page = context.new_page()
    page.goto("/")
    cards = {game: page.get_by_role("article", name=game) for game in ("Santiago", "Cacao")}
    expect(cards["Cacao"].get_by_role("button", name="Bot level Apprentice – suggested")).to_be_visible()
    level = cards["Santiago"].get_by_role("button", name="Bot level Farmer – suggested")
    level.press("Enter")
    sheet = page.get_by_role("dialog", name="Bot level")
    suggested = sheet.get_by_role("radio", name="farmer Suggested for you")
    expect(suggested).to_be_checked()
    expect(suggested).to_have_accessible_description(re.compile(r"Elo rating \d+.*s per move"))
    assert violations(page) == []
    suggested.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(cards["Santiago"].get_by_role("button", name="Bot level Apprentice", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    sheet.get_by_role("radio", name="sprout").tap()
    sheet.get_by_role("button", name="Play against bots").tap()
    page.wait_for_url("**/t/*")
    expect(page.locator(".seats").get_by_text("sprout").first).to_be_visible()
