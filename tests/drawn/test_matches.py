"""Matches at the drawn table, played in every way; from the last round on, and some whole in `make proof`."""

import random
from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Page, expect

from cosecha.core.message import Message
from cosecha.locale import Speaker
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.lessons import COACH, begin, read_coach
from tests.drawn.people import (
    AGAINST_A_BOT,
    CURTAIN,
    DOCK,
    PAIR,
    PHONE,
    PLACES,
    SECRETS,
    WAITING,
    HintFollower,
    HotSeat,
    KeyboardPlayer,
    MousePlayer,
    TouchPlayer,
    UndoingPlayer,
    client_of,
    enter,
    in_the_last_round,
    next_asked,
    play_to_the_end,
    play_until,
    sit,
    start_table,
)
from tests.server.clients import Client, play_on, seated
from tests.server.servers import Node
from tests.server.stored import answers

GAMES = ("santiago", "cacao", "agricola")
games = pytest.mark.parametrize("game", GAMES)


def played(whole: str, always: str = "santiago") -> pytest.MarkDecorator:
    """`always` from the last round in every run; the others in the proof, one of them whole."""
    others = [(game, game == whole) for game in GAMES if game != always]
    proof = [pytest.param(*case, marks=pytest.mark.proof) for case in others]
    return pytest.mark.parametrize(("game", "whole"), [(always, False), *proof])


EXPECTED_KINDS = {
    ("santiago", False): set[str](),
    ("cacao", True): {"place", "fill", "work"},
    ("agricola", False): {"place"},
}
"""Lessons that every player gets."""


def assert_ended(*pages: Page) -> None:
    """The match is over and every page shows the points."""
    for page in pages:
        expect(page.locator(DOCK)).to_have_count(0)
        expect(page.get_by_role("dialog", name="Score sheet")).to_contain_text("points")


@played(whole="agricola", always="cacao")
def test_two_browsers_play_a_match(new_context: NewContext, site: Node, game: str, whole: bool) -> None:
    people = start_table(site.url, whole, PAIR, game=game)
    hands = [MousePlayer(sit(new_context(), person), seed) for seed, person in enumerate(people)]
    assert play_to_the_end(people[0], *hands) > (40 if whole else 0)
    assert_ended(*(each.page for each in hands))
    points = [str(total).replace("-", "−") for total in people[0].now["scores"]["totals"]]
    for each in hands:
        expect(each.page.get_by_role("dialog").locator(".pad tfoot td b")).to_have_text(points)


@played(whole="cacao")
def test_a_match_by_keyboard_alone(new_context: NewContext, site: Node, game: str, whole: bool) -> None:
    (person,) = start_table(site.url, whole, AGAINST_A_BOT, confirm=True, game=game)
    hands = KeyboardPlayer(sit(new_context(), person))
    given = play_to_the_end(person, hands)
    assert hands.presses > given > (20 if whole else 0)
    assert_ended(hands.page)


@pytest.mark.proof
@games
def test_a_match_by_touch_on_a_phone(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = start_table(site.url, False, AGAINST_A_BOT, confirm=True, game=game)
    hands = TouchPlayer(sit(new_context(**PHONE), person))
    assert play_to_the_end(person, hands) > 0
    assert_ended(hands.page)


@pytest.mark.proof
@pytest.mark.parametrize("game", ["santiago", "cacao"])
def test_a_match_survives_page_reloads_and_server_restarts(
    new_context: NewContext, console: Console, own_site: Node, game: str
) -> None:
    """Each at least once; every answer is stored exactly once."""
    console.expect("WebSocket connection|Failed to load resource")
    people = start_table(own_site.url, False, game=game)
    hands = [MousePlayer(sit(new_context(base_url=own_site.url), person), seed) for seed, person in enumerate(people)]
    before = len(answers(own_site, people[0].table.id))
    given = restarts = reloads = 0
    while asked := next_asked(people[0], *hands):
        if given % 12 == 0:
            lines = asked.page.locator("ol.log li").count()
            asked.page.reload()
            expect(asked.page.locator(DOCK)).to_be_visible()
            expect(asked.page.locator("ol.log li")).to_have_count(lines)
            reloads += 1
        elif given % 12 == 1:
            restarts += 1
            lost = asked.page.get_by_text("Connection lost. Reconnecting…")
            own_site.stop()
            expect(lost).to_be_visible()
            own_site.start()
            people[0].move_to(own_site.url)
            expect(lost).to_have_count(0)
        asked.answer()
        given += 1
    assert min(reloads, restarts) >= 1
    assert_ended(*(each.page for each in hands))
    assert len(answers(own_site, people[0].table.id)) == before + given


@pytest.mark.proof
@games
def test_a_hot_seat_match_with_a_curtain(new_context: NewContext, site: Node, game: str) -> None:
    people = start_table(site.url, False, game=game, options=SECRETS[game])
    context = new_context()
    enter(context, people[0])
    hands = HotSeat(sit(context, people[1]))
    given = play_to_the_end(people[0], hands)
    assert given > 0
    assert set(hands.lifted) == {"Person 0", "Person 1"}
    assert hands.page.locator(CURTAIN).count() == 0
    assert_ended(hands.page)


@pytest.mark.proof
@games
def test_a_spectator_follows_a_match(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = start_table(site.url, False, AGAINST_A_BOT, game=game)
    hands = MousePlayer(sit(new_context(), person))
    spectator = sit(new_context(), person, "watch")
    expect(spectator.locator(WAITING)).to_be_visible()
    watches = Client(site.url, person.table, "watch")
    given = 0
    while next_asked(person, hands):
        assert spectator.locator(f"{DOCK}, {PLACES}").count() == 0
        watches.look()
        # A game may combine several lines into one entry; the newest one shows whether all have arrived.
        newest = f"/t/{person.table.id}/replay?move={watches.lines[-1]['move']}"
        expect(spectator.locator("ol.log li a").last).to_have_attribute("href", newest)
        hands.answer()
        given += 1
    assert given > 0
    assert_ended(hands.page, spectator)


@pytest.mark.proof
@games
def test_turns_are_undone_and_confirmed(new_context: NewContext, site: Node, game: str) -> None:
    (person,) = start_table(site.url, False, AGAINST_A_BOT, confirm=True, game=game)
    hands = UndoingPlayer(sit(new_context(), person))
    play_to_the_end(person, hands)
    assert hands.taken_back > 0
    assert hands.confirmed > 0
    assert_ended(hands.page)


@pytest.mark.proof
def test_a_match_played_by_hints_alone(new_context: NewContext, site: Node) -> None:
    (person,) = start_table(site.url, False, AGAINST_A_BOT)
    hands = HintFollower(sit(new_context(), person))
    given = play_to_the_end(person, hands)
    assert hands.followed == given > 0
    assert_ended(hands.page)


Finished = Callable[[str], Client]


@pytest.fixture(scope="module")
def finished(site: Node) -> Finished:
    """The host of a finished match of a game."""

    @cache
    def found(game: str) -> Client:
        people = seated(site.url, {**PAIR, "game": game})
        play_on(people, random.Random(1))
        return people[0]

    return found


@pytest.mark.proof
@games
def test_a_match_is_forked_from_one_of_its_moves(
    new_context: NewContext, site: Node, finished: Finished, game: str
) -> None:
    over = finished(game)
    move = over.now["moves"] - 6
    context = new_context()
    enter(context, over)
    page = context.new_page()
    page.goto(f"/t/{over.table.id}/replay?move={move}")
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(lambda url: over.table.id not in url)
    expect(page.locator(f"{DOCK}, {WAITING}")).to_be_visible()
    person = client_of(page, site.url)
    play_to_the_end(person, MousePlayer(page))
    assert person.table.id != over.table.id
    assert_ended(page)


@pytest.mark.proof
def test_a_match_is_replayed_to_its_end(new_context: NewContext, finished: Finished) -> None:
    """Step by step with the key, and the last moves automatically."""
    over = finished("santiago")
    moves = over.now["moves"]
    first, last = moves - 12, moves - 4
    context = new_context()
    enter(context, over)
    page = context.new_page()
    page.goto(f"/t/{over.table.id}/replay?move={first}")
    slider = page.get_by_role("slider")
    said = Speaker("en", ["Person 0", "Person 1"])
    for move in range(first, last):
        expect(slider).to_have_value(str(move))
        happened = over.http.get(f"{over.path}/moves/{move}").json()["lines"]
        text = " ".join(said.say(msgspec.convert(line, Message)) for line in happened)
        expect(page.locator("p.happened")).to_have_text(text)
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(moves))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator("main")).to_contain_text(" points")


@pytest.mark.proof
@played(whole="cacao")
def test_a_first_lesson_is_played_to_its_end(new_context: NewContext, site: Node, game: str, whole: bool) -> None:
    """Its bots move at once here."""
    page = new_context().new_page()
    begin(page, game)
    said = Speaker("en")
    hands = MousePlayer(page)
    person = client_of(page, site.url)
    heard: set[str] = set()
    if not whole:
        play_until([person], in_the_last_round)
        page.reload()
    while next_asked(person, hands):
        kind = person.now["decision"]["kind"] if person.look().get("decision") else None
        text = " ".join(read_coach(page))
        if kind and kind not in heard and text:
            heard.add(kind)
        hands.answer()
    assert heard >= EXPECTED_KINDS[game, whole]
    assert_ended(page)
    page.keyboard.press("Escape")  # the coach waits until the score sheet has been closed
    expect(page.locator(COACH)).to_be_visible()
    assert " ".join(read_coach(page)) == said.text(f"{game}-lesson-over")
