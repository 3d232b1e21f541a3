"""The end of a game: points are counted, the winner is announced, and the score sheet fills the page."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.games import by_name
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import AGAINST_A_BOT, MOVES, PHONE, client_of, import_match, in_the_last_round, sit, table_at
from tests.server.clients import play_on
from tests.server.servers import Node

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
GOLD = "rgb(217, 161, 38)"
NAMES = ["Ines", "Tomek", "Marta", "Lucie", "Otto"]


def finished(game: str, players: int) -> Match:
    """A game played to its end at random."""
    rules = by_name(game)
    match = Match.start(rules, rules.options(players=players), 3, NAMES[:players])
    rng = Rng(3)
    while seats := match.state.waiting():
        worth = match.state.view(seats[0]).worth()
        match.play(seats[0], worth[rng.below(len(worth))])
    return match


def in_sight(page: Page, *things: Locator) -> bool:
    """Whether each element is fully visible without scrolling."""
    size = page.viewport_size
    assert size is not None
    boxes = [thing.bounding_box() for thing in things]
    return all(box and box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 0.5 for box in boxes)


FULL = (("santiago", 5), ("cacao", 4), ("agricola", 4))


@pytest.mark.proof
@pytest.mark.parametrize(
    ("game", "players", "window"),
    [
        ("santiago", 4, LAPTOP),
        ("cacao", 3, DESK),
        ("agricola", 1, PHONE),
        *((game, players, window) for game, players in FULL for window in (LAPTOP, PHONE)),
    ],
)
def test_total_and_chart_are_visible_without_scrolling(
    new_context: NewContext, site: Node, game: str, players: int, window: dict[str, Any]
) -> None:
    match = finished(game, players)
    archive = import_match(site.url, match)
    page = sit(new_context(**window), archive)
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("figure svg")).to_be_visible()
    totals = sheet.locator(".first tr" if window is PHONE else "tfoot tr")
    points = match.state.scores().totals
    expect(totals.locator("td b")).to_have_text([str(total).replace("-", "−") for total in points])
    assert in_sight(page, totals, sheet.locator("figure svg"))
    heading = sheet.get_by_role("heading", name=re.compile(str(max(points)).replace("-", "−")))
    expect(heading).to_be_visible()
    expect(sheet.locator(".decided")).to_contain_text(re.compile("target|What decided the game|decide|shared"))
    winners = totals.locator("td.winner")
    expect(winners).to_have_count(len(match.state.scores().winners))
    expect(winners.first).to_have_css("background-color", GOLD)
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    # The points at the seats and beside the board are final too.
    expect(page.locator(".seats .points b").first).to_be_attached()
    if window is not PHONE:
        page.keyboard.press("Escape")
        page.get_by_role("tab", name="Points").click()
        expect(page.locator(".standing tfoot, .standing .first").first).to_be_visible()
    expect(page.get_by_text("so far")).to_have_count(0)


@pytest.mark.proof
def test_the_points_are_counted_around_the_board_and_the_winner_is_celebrated(
    new_context: NewContext, site: Node
) -> None:
    people = table_at(site.url, in_the_last_round, AGAINST_A_BOT)
    page = sit(new_context(**MOVES), people[0])
    expect(page.locator(".board svg").first).to_be_visible()
    expect(page.locator(".track")).to_have_count(0)
    play_on(people, random.Random(1))
    totals = people[0].now["scores"]["totals"]
    expect(page.locator("section.count")).to_be_visible()
    expect(page.locator(".track .marker")).to_have_count(2)
    counted = [int(each.get_attribute("data-points") or 0) for each in page.locator(".track .marker").all()]
    assert sum(counted) < sum(totals)
    page.keyboard.press("Shift")  # skip the rest
    moment = page.get_by_role("dialog")
    expect(moment).to_contain_text(re.compile("You win!|You share the win!|wins with|share the victory"))
    for marker, total in zip(page.locator(".track .marker").all(), totals, strict=True):
        expect(marker).to_have_attribute("data-points", str(total))
    page.keyboard.press("Shift")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


@pytest.mark.proof
def test_a_score_sheet_that_fails_to_load_can_be_retried(new_context: NewContext, site: Node, console: Console) -> None:
    console.expect("ERR_FAILED|Failed to fetch dynamically|preload")
    archive = import_match(site.url, finished("cacao", 2))
    context = new_context()
    context.route("**/assets/End-*.js", lambda route: route.abort())
    page = sit(context, archive)
    retry = page.locator("main.match").get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    context.unroute("**/assets/End-*.js")
    retry.click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_the_same_players_play_again(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, in_the_last_round, AGAINST_A_BOT)
    play_on(people, random.Random(1))
    page = sit(new_context(), people[0])
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("link", name="Play on from any move")).to_be_visible()
    expect(sheet.get_by_role("link", name="Replay")).to_be_visible()
    before = page.url
    sheet.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    expect(page.locator("main.match")).to_be_visible()
    seats = client_of(page, site.url).now["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [
        (seat["name"], seat["kind"]) for seat in people[0].now["seats"]
    ]
    assert seats[1]["bot"] == "random"


def test_the_result_against_bots_is_kept_in_the_browser_once(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, in_the_last_round, AGAINST_A_BOT)
    play_on(people, random.Random(1))
    page = sit(new_context(), people[0])
    for _ in range(2):
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        kept = page.evaluate("JSON.parse(localStorage.getItem('cosecha-levels'))")
        (played,) = kept["santiago"]
        assert (played["table"] in page.url, played["bots"]) == (True, ["random"])
        assert played["result"] in ("won", "lost")
        page.reload()


@pytest.mark.proof
def test_a_guest_joins_the_next_game_with_one_click(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, in_the_last_round)
    play_on(people, random.Random(1))
    host, guest = (sit(new_context(**window), each) for window, each in zip((DESK, PHONE), people, strict=True))
    offer = guest.get_by_role("dialog", name="Score sheet").locator(".offer")
    expect(guest.get_by_role("button", name="Play again").last).to_be_visible()
    host.get_by_role("dialog", name="Score sheet").get_by_role("button", name="Play again").click()
    expect(host.get_by_role("heading", name="Who’s playing")).to_be_visible()
    expect(host.get_by_text("reserved for Person 1")).to_be_visible()

    expect(offer).to_contain_text("Person 0 has set up a new game. Your seat is reserved.")
    assert in_sight(guest, offer)
    expect(guest.get_by_role("button", name="Play again")).to_have_count(0)
    before = guest.url
    offer.get_by_role("button", name="Join").click()
    guest.wait_for_url(lambda url: url != before and "/t/" in url)
    for page in (host, guest):
        expect(page.locator("main.match")).to_be_visible()
    assert host.url == guest.url
    host.go_back()
    expect(host.locator(".offer").first).to_contain_text("You’ve set up a new game.")
