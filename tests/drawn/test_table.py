"""At the drawn table: reconnecting, undo, plans, refusals, curtains, announcements, chat, replacing players."""

import json
import re
import time

import pytest
from playwright.sync_api import BrowserContext, Locator, WebSocketRoute, expect

from cosecha.locale import Speaker
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import (
    AGAINST_A_BOT,
    CURTAIN,
    DOCK,
    GO,
    NUMBERS,
    PAIR,
    PLACES,
    WAITING,
    HotSeat,
    MousePlayer,
    assert_nothing_behind_curtain,
    enter,
    next_asked,
    plants,
    play_until,
    position,
    sit,
    table_at,
)
from tests.server.clients import STALLED, Client, Json, seated
from tests.server.servers import Node
from tests.server.stored import answers

LOG = "ol.log li"
ALOUD = "main > [aria-live=polite]"
COUNT_WHAT_IS_SAID = """region => {
  window.said = 0;
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver((changes) => { window.said += changes.length; }).observe(document.querySelector(region), all);
}"""
LOST = "Connection lost. Reconnecting…"


def both_bid(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "bid" and len(now["waiting"]) == 2)


def asked_and_waiting(new_context: NewContext, people: list[Client]) -> tuple[MousePlayer, MousePlayer]:
    """Two browsers: first the player who is asked, then the other."""
    hands = [MousePlayer(sit(new_context(), person)) for person in people]
    for each in hands:
        expect(each.page.locator(f"{DOCK}, {WAITING}")).to_be_visible()
    first = 0 if hands[0].asked() else 1
    return hands[first], hands[1 - first]


class Wire:
    """Records what a page sends to its table, and can drop the replies."""

    def __init__(self, context: BrowserContext) -> None:
        self.sent: list[Json] = []
        self.drops_replies = False
        context.route_web_socket("**/live?*", self._listen)

    def _listen(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def ask(said: str | bytes) -> None:
            self.sent.append(json.loads(said))
            server.send(said)

        def hear(said: str | bytes) -> None:
            if not self.drops_replies:
                page.send(said)

        page.on_message(ask)
        server.on_message(hear)

    def keys(self) -> list[str]:
        """The idempotency key of each answer, once per time it was sent."""
        return [frame["key"] for frame in self.sent if frame["do"] == "act"]


def test_an_answer_is_resent_after_a_restart_and_counts_once(
    new_context: NewContext, console: Console, own_site: Node
) -> None:
    (person,) = table_at(own_site.url, plants, AGAINST_A_BOT)
    context = new_context(base_url=own_site.url)
    wire = Wire(context)
    hands = MousePlayer(sit(context, person))
    hands.prepare()
    asked, before = hands.asked(), answers(own_site, person.table.id)
    wire.drops_replies = True
    hands.touch(hands.page.locator(GO))
    taken = stored_answer(own_site, person, before)
    assert wire.keys() == [taken]
    expect(hands.page.locator(GO)).to_be_disabled()
    console.expect("WebSocket connection|Failed to load resource")
    own_site.stop()
    expect(hands.page.get_by_text(LOST)).to_be_visible()
    wire.drops_replies = False
    own_site.start()
    expect(hands.page.get_by_text(LOST)).to_have_count(0)
    expect(hands.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    expect(hands.page.locator(DOCK)).to_be_visible()
    assert wire.keys() == [taken, taken]
    assert answers(own_site, person.table.id).keys() == {*before, taken}
    person.move_to(own_site.url)
    person.look()
    expect(hands.page.locator(LOG)).to_have_count(len(person.lines))


@pytest.mark.proof
def test_an_answer_given_while_the_server_is_down_counts_once(
    new_context: NewContext, console: Console, own_site: Node
) -> None:
    (person,) = table_at(own_site.url, plants, AGAINST_A_BOT)
    hands = MousePlayer(sit(new_context(base_url=own_site.url), person))
    hands.prepare()
    asked, before = hands.asked(), answers(own_site, person.table.id)
    console.expect("WebSocket connection|Failed to load resource")
    own_site.stop()
    expect(hands.page.get_by_text(LOST)).to_be_visible()
    hands.touch(hands.page.locator(GO))
    expect(hands.page.locator(GO)).to_be_disabled()
    own_site.start()
    expect(hands.page.get_by_text(LOST)).to_have_count(0)
    expect(hands.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    assert answers(own_site, person.table.id).keys() == {*before, stored_answer(own_site, person, before)}


def stored_answer(node: Node, person: Client, before: dict[str, int]) -> str:
    """Wait for the one new answer to be stored and return its key."""
    end = time.monotonic() + STALLED
    while not (new := answers(node, person.table.id).keys() - before):
        assert time.monotonic() < end, "no answer arrived"
        time.sleep(0.05)
    (key,) = new
    return key


def test_undo_asks_the_other_player(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, plants)
    hands = [MousePlayer(sit(new_context(), person)) for person in people]
    wishes = [each.page.get_by_role("button", name="Ask to undo") for each in hands]
    for _ in range(12):
        someone = next_asked(people[0], *hands)
        assert someone is not None
        someone.answer()
        if any(wish.count() for wish in wishes):
            break
    asks = 0 if wishes[0].count() else 1
    wishes[asks].click()
    hands[1 - asks].page.get_by_role("button", name="Agree", exact=True).click()
    for each in hands:
        expect(each.page.locator(LOG).last).to_contain_text("undoes a move")


def will_propose(now: Json) -> bool:
    """The seat is planting, and another seat is the overseer."""
    return plants(now) and position(now)["overseer"] != now["view"]["seat"]


def test_an_answer_in_advance_is_stored_and_played(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, will_propose, AGAINST_A_BOT)
    hands = MousePlayer(sit(new_context(), person))
    page, kind = hands.page, "propose"
    page.get_by_role("tab", name="Automatic").click()
    wish = page.get_by_role("tabpanel").get_by_label(Speaker("en").text("santiago-plan-propose"))
    wish.select_option("no-proposal")
    expect(wish).to_have_value("no-proposal")
    page.reload()
    page.get_by_role("tab", name="Automatic").click()
    expect(wish).to_have_value("no-proposal")
    assert person.look()["plans"] == {kind: "no-proposal"}
    before = given(person, "no-proposal")
    for _ in range(12):
        assert next_asked(person, hands) is hands
        assert kind not in hands.answer(), "an answer given in advance must not be asked for"
        if given(person, "no-proposal") > before:
            break
    assert given(person, "no-proposal") > before


def given(person: Client, action: str) -> int:
    """How often a seat has played an action."""
    record = person.http.get(f"{person.path}/record").json()
    return sum(move["seat"] == person.seat and move["action"] == action for move in record["moves"])


def test_the_effect_of_an_answer_is_shown_before_committing(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    hands = MousePlayer(sit(new_context(), person))
    expect(hands.page.locator(DOCK)).to_be_visible()
    assert hands.page.locator(GO).is_disabled()
    hands.prepare()
    expect(hands.page.locator(GO)).not_to_have_text("Play")
    expect(hands.page.locator(f"{DOCK} [role=status]")).to_be_visible()


def test_an_illegal_place_says_why(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, lambda now: plants(now) and position(now)["round"] > 2, AGAINST_A_BOT)
    page = sit(new_context(), person)
    taken = next(square for square, ground in position(person.now)["board"].items() if ground.get("tile"))
    place = page.locator(f"[data-place={taken}]")
    assert place.get_attribute("aria-pressed") is None, "the place must not look clickable"
    place.click()
    said = Speaker("en").text("santiago-reason-square-taken", square=taken)
    expect(page.locator(DOCK).get_by_role("alert")).to_have_text(said)
    page.keyboard.press("Escape")  # closes the details, which may cover the next place
    page.locator(PLACES).first.click()
    expect(page.locator(DOCK).get_by_role("alert")).to_have_count(0)
    place.press("Enter")
    expect(page.locator(DOCK).get_by_role("alert")).to_have_text(said)


def test_a_curtain_hides_the_secrets_of_two_players_on_one_device(new_context: NewContext, site: Node) -> None:
    hands, people = behind_a_curtain(new_context(), site)
    page = hands.page
    first = hands.lift()
    hands.touch(page.locator(NUMBERS).first)
    hands.touch(page.locator(GO))
    expect(page.locator(CURTAIN)).to_be_visible()
    second = hands.lift()
    assert {first, second} == {"Person 0", "Person 1"}
    assert f"{first} secretly bids" not in page.content()
    money = position(people[int(first[-1])].look())["money"]
    assert page.get_by_text("hidden money", exact=True).count() == 1, money


@pytest.mark.proof
def test_a_curtain_stays_closed_while_the_rights_are_unknown(
    new_context: NewContext, site: Node, console: Console
) -> None:
    console.expect("Failed to load resource.*/rights")
    hands, _ = behind_a_curtain(new_context(), site)
    page = hands.page
    first = hands.lift()
    page.route("**/rights", lambda route: route.abort())
    hands.touch(page.locator(NUMBERS).first)
    hands.touch(page.locator(GO))
    expect(page.locator(CURTAIN)).to_be_visible()
    assert_nothing_behind_curtain(page)
    page.wait_for_timeout(500)
    expect(page.locator(CURTAIN)).to_be_visible()
    assert_nothing_behind_curtain(page)
    page.unroute("**/rights")
    assert hands.lift() != first


def behind_a_curtain(context: BrowserContext, site: Node) -> tuple[HotSeat, list[Client]]:
    """Two players with secrets on one device, both asked; and their API clients."""
    people = table_at(site.url, both_bid, options={"players": 2, "money_visibility": "hidden"})
    enter(context, people[0])
    hands = HotSeat(sit(context, people[1]))
    expect(hands.page.locator(CURTAIN)).to_be_visible()
    return hands, people


@pytest.mark.proof
def test_two_players_without_secrets_need_no_curtain(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, plants)
    context = new_context()
    enter(context, people[0])
    hands = MousePlayer(sit(context, people[1]))
    hands.answer()
    expect(hands.page.locator(f"{DOCK}, {CURTAIN}")).to_be_visible()


@pytest.mark.proof
def test_the_title_and_the_icon_say_whose_turn_it_is(new_context: NewContext, site: Node) -> None:
    asked, other = asked_and_waiting(new_context, table_at(site.url, plants))
    expect(asked.page).to_have_title(re.compile("^●"))
    expect(other.page).not_to_have_title(re.compile("^●"))
    assert asked.page.locator("link[rel=icon][href='/icon-turn.svg']").count() == 1


def test_events_and_questions_are_announced_to_screen_readers(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, plants)
    asked = next(person for person in people if person.look().get("decision"))
    (other,) = (person for person in people if person is not asked)
    page = sit(new_context(), other)
    aloud, last = page.locator(ALOUD), page.locator(LOG).last
    waiting_line = plain(page.locator(f"{WAITING} .line"))
    expect(aloud).to_have_text(waiting_line)
    page.locator(".board [data-place]").first.focus()
    later = position(other.now)["round"] + 2
    play_until([asked, other], lambda now: now["view"]["seat"] == other.seat and position(now)["round"] == later)
    expect(page.locator(LOG)).to_have_count(len(other.lines))
    expect(page.locator(DOCK)).to_be_visible()
    expect(aloud.locator("p").last).to_have_text(plain(page.locator("#asked")))
    expect(aloud.locator("p").nth(-2)).to_have_text(plain(last))
    assert aloud.locator("p").count() <= 5, "of several messages at once only the last is announced"


@pytest.mark.proof
def test_a_question_that_takes_the_focus_is_not_announced_twice(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    hands = MousePlayer(sit(new_context(), person))
    page, aloud = hands.page, hands.page.locator(ALOUD)
    expect(page.locator("#asked")).to_be_focused()
    page.wait_for_timeout(600)
    expect(aloud).to_have_text("")
    hands.answer()
    expect(page.locator(DOCK)).to_be_visible()
    expect(page.locator("#asked")).to_be_focused()
    expect(aloud).to_contain_text(plain(page.locator(LOG).last))
    page.wait_for_timeout(600)
    assert plain(page.locator("#asked")) not in plain(aloud)
    page.evaluate(COUNT_WHAT_IS_SAID, ALOUD)
    hands.prepare()
    expect(page.locator(f"{DOCK} [role=status]")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    assert page.evaluate("window.said") == 0


def plain(found: Locator) -> str:
    """The text without the no-break space that keeps an icon beside its name."""
    return " ".join((found.text_content() or "").split())


@pytest.mark.proof
def test_players_chat(new_context: NewContext, site: Node) -> None:
    asked, other = asked_and_waiting(new_context, seated(site.url, PAIR))
    for each in (asked, other):
        each.page.get_by_role("tab", name="Chat").click()
    asked.page.get_by_label("Your message").fill("Water, <b>please</b>!")
    asked.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_text("Water, <b>please</b>!")).to_be_visible()


@pytest.mark.proof
def test_the_host_replaces_an_absent_player_with_a_bot(new_context: NewContext, site: Node) -> None:
    people = seated(site.url, PAIR)
    context = new_context()
    enter(context, people[0], "host")
    page = sit(context, people[0])
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Let a bot play for Person 0")).to_have_count(0)
    dialog.get_by_role("button", name="Let a bot play for Person 1").click()
    expect(dialog).to_have_count(0)
    assert people[1].look()["seats"][1]["kind"] == "bot"
    guest = sit(new_context(), people[1])
    guest.get_by_role("button", name="Come back").click()
    expect(guest.get_by_role("button", name="Come back")).to_have_count(0)
    assert people[1].look()["seats"][1]["kind"] == "person"
