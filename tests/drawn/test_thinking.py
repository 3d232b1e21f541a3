"""How long bots think: chosen where their time can be set, kept on the device, and shown at the table."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console, quiet_contexts
from tests.drawn.people import AGAINST_A_BOT, PHONE, client_of, sit
from tests.server.clients import Client, Table, play_on, seated
from tests.server.servers import Node, running

AT_A_TABLE = re.compile(r"/t/[\w-]+$")
LEVEL, TIME = "Bot level", "Thinking time"
RESULTS = "() => Object.values(JSON.parse(localStorage.getItem('cosecha-levels') ?? '{}')).flat().length"
"""The number of games that count for the suggestion."""


@pytest.fixture(scope="module")
def timed_site(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("timed")
    with running(folder, "tests.server.serve_timed", text_only=False, bot_seconds=2.0) as node:
        yield node


@pytest.fixture
def new_timed_context(browser: Browser, timed_site: Node, console: Console) -> Iterator[NewContext]:
    with quiet_contexts(browser, timed_site, console) as make:
        yield make


def choose_a_master(page: Page) -> None:
    page.get_by_role("article", name="Santiago").get_by_role("button", name=LEVEL).tap()
    sheet = page.get_by_role("dialog", name=LEVEL)
    sheet.get_by_role("radio", name="master").tap()
    sheet.get_by_role("button", name="Close").tap()


def test_the_time_of_a_master_is_chosen_in_the_lobby_kept_and_shown_at_the_table(
    new_timed_context: NewContext, timed_site: Node
) -> None:
    page = new_timed_context(**PHONE).new_page()
    page.goto("/")
    game = page.get_by_role("article", name="Santiago")
    time = game.get_by_label(TIME)
    expect(game.get_by_role("button", name=LEVEL)).to_have_text("Apprentice – suggested")
    expect(time).to_have_count(0)
    choose_a_master(page)
    expect(time.locator("option")).to_have_text(["0.1 s", "0.5 s", "1 s", "2 s"])
    expect(time).to_have_value("1")
    time.select_option("0.5")
    page.reload()
    choose_a_master(page)
    expect(time).to_have_value("0.5")
    game.get_by_text("2", exact=True).tap()
    game.get_by_role("button", name="Play against bots").tap()
    page.wait_for_url(AT_A_TABLE)
    expect(page.locator(".seats > ol li").get_by_text("master bot, 0.5 s", exact=True)).to_be_visible()
    assert client_of(page, timed_site.url).now["seats"][1]["bot"] == "master@0.5"


def test_the_form_sets_the_time_of_all_masters_at_a_table(new_timed_context: NewContext, timed_site: Node) -> None:
    page = new_timed_context().new_page()
    page.goto("/new/santiago")
    ladder = page.get_by_role("group", name=LEVEL)
    expect(ladder.get_by_label(TIME)).to_have_count(0)
    for seat, bot in {2: "master", 3: "farmer", 4: "master"}.items():
        page.get_by_label(f"Seat {seat}", exact=True).select_option(bot)
    ladder.get_by_label(TIME).select_option("2")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(AT_A_TABLE)
    seats = page.locator(".seats > ol li")
    expect(seats.get_by_text("master bot, 2 s", exact=True)).to_have_count(2)
    expect(seats.get_by_text("farmer bot", exact=True)).to_have_count(1)
    bots = [seat["bot"] for seat in client_of(page, timed_site.url).now["seats"][1:]]
    assert bots == ["master@2", "farmer", "master@2"]


def test_a_game_counts_for_the_suggestion_and_its_fork_does_not(new_context: NewContext, site: Node) -> None:
    rng = random.Random(1)
    [person] = seated(site.url, {**AGAINST_A_BOT, "seats": [{"kind": "here"}, {"kind": "bot", "bot": "sprout"}]})
    play_on([person], rng)
    moves = person.look()["moves"]
    opened = person.post("fork", move=moves - 3, plays=0, seat=0, bot="sprout").json()
    fork = Client(site.url, Table(opened["table"], opened["tokens"]), "play 0")
    fork.sit()
    play_on([fork], rng)
    context = new_context()
    for game, counted in ((fork, 0), (person, 1), (fork, 1), (person, 1)):
        page = sit(context, game)
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        assert page.evaluate(RESULTS) == counted
        page.close()
