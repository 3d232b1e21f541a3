"""At the drawn table: coming back, taking back, hints, plans, looking on, several people at one device."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import (
    AGAINST_A_BOT,
    CURTAIN,
    DOCK,
    GO,
    NUMBERS,
    PAIR,
    PICKED_CARD,
    PLACES,
    WAITING,
    Hands,
    enter,
    position,
    sit,
    table_at,
    waited,
)
from tests.server.clients import Client, Json, seated
from tests.server.servers import Node, running

LOG = "ol.log li"


def both_bid(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "bid" and len(now["waiting"]) == 2)


def plants(now: Json) -> bool:
    return bool(now["decision"]["kind"] == "plant")


def asked_and_waiting(new_context: NewContext, people: list[Client]) -> tuple[Hands, Hands]:
    """Two browsers: the one that is asked, and the other."""
    hands = [Hands(sit(new_context(), person)) for person in people]
    for each in hands:
        expect(each.page.locator(f"{DOCK}, {WAITING}")).to_be_visible()
    first = 0 if hands[0].asked() else 1
    return hands[first], hands[1 - first]


def test_a_page_that_is_loaded_anew_shows_the_table_as_it_stands(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    hands = Hands(sit(new_context(), person))
    hands.prepare()
    asked, lines = hands.asked(), hands.page.locator(LOG).count()
    hands.page.reload()
    expect(hands.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_be_visible()
    expect(hands.page.locator(LOG)).to_have_count(lines)
    hands.answer()


@pytest.fixture
def own_site(bundle: Path, tmp_path: Path) -> Iterator[Node]:
    """A server that a test may stop."""
    with running(tmp_path / "data", text_only=False) as node:
        yield node


def test_an_answer_given_while_the_server_is_away_counts_once(
    new_context: NewContext, console: Console, own_site: Node
) -> None:
    (person,) = table_at(own_site.url, plants, AGAINST_A_BOT)
    hands = Hands(sit(new_context(base_url=own_site.url), person))
    hands.prepare()
    asked = hands.asked()
    console.expect("WebSocket connection|Failed to load resource")
    own_site.stop()
    lost = hands.page.get_by_text("Connection lost. Trying again…")
    expect(lost).to_be_visible()
    hands.touch(hands.page.locator(GO))
    expect(hands.page.locator(GO)).to_be_disabled()
    own_site.start()
    expect(lost).to_have_count(0)
    expect(hands.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
    person.move_to(own_site.url)
    person.look()
    told = [line for line in person.lines if line["message"]["id"] == "santiago-planted"]
    expect(hands.page.locator(DOCK)).to_be_visible()
    assert hands.page.locator(LOG).count() == len(person.lines)
    assert len({line["seq"] for line in told}) == len(told)


def test_somebody_who_looks_on_sees_what_happens_and_is_asked_nothing(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, plants)
    asked, _ = asked_and_waiting(new_context, people)
    onlooker = sit(new_context(), people[0], "watch")
    expect(onlooker.locator(WAITING)).to_be_visible()
    lines = onlooker.locator(LOG).count()
    asked.answer()
    expect(onlooker.locator(LOG)).not_to_have_count(lines)
    assert onlooker.locator(f"{DOCK}, {PLACES}").count() == 0


def test_a_turn_is_confirmed_or_taken_back(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT, confirm=True)
    hands = Hands(sit(new_context(), person))
    first = hands.answer()
    confirm = hands.page.locator(DOCK).get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_visible()
    hands.touch(hands.page.locator(DOCK).get_by_role("button", name="Take back", exact=True))
    expect(hands.page.locator(f'{DOCK}[data-decision="{first}"]')).to_be_visible()
    hands.answer()
    hands.touch(confirm)
    expect(confirm).to_have_count(0)


def test_the_others_are_asked_before_something_is_taken_back(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, plants)
    hands = [Hands(sit(new_context(), person)) for person in people]
    wishes = [each.page.get_by_role("button", name="Ask to take back") for each in hands]
    for _ in range(12):
        someone = waited(people[0], *hands)
        assert someone is not None
        someone.answer()
        if any(wish.count() for wish in wishes):
            break
    asks = 0 if wishes[0].count() else 1
    wishes[asks].click()
    hands[1 - asks].page.get_by_role("button", name="Agree", exact=True).click()
    for each in hands:
        expect(each.page.locator(LOG).last).to_contain_text("takes a move back")


def test_a_hint_is_put_on_the_board_by_one_touch(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    hands = Hands(sit(new_context(), person))
    hands.page.get_by_role("button", name="Give me a hint").click()
    hints = hands.page.get_by_role("dialog").locator("li button")
    expect(hints.first).to_be_visible()
    hints.first.click()
    expect(hands.page.locator(PICKED_CARD)).to_be_visible()
    assert hands.is_ready()
    hands.answer()


def test_an_answer_in_advance_is_kept(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    page = sit(new_context(), person)
    page.get_by_role("tab", name="Answer in advance").click()
    lists = page.get_by_role("tabpanel").locator("select")
    expect(lists.first).to_be_visible()
    values = lists.first.locator("option").evaluate_all("options => options.map((option) => option.value)")
    lists.first.select_option(values[1])
    expect(lists.first).to_have_value(values[1])
    assert values[1] in person.look()["plans"].values()
    page.reload()
    page.get_by_role("tab", name="Answer in advance").click()
    expect(page.get_by_role("tabpanel").locator("select").first).to_have_value(values[1])


def test_what_an_answer_would_bring_is_said_before_it_is_given(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    hands = Hands(sit(new_context(), person))
    expect(hands.page.locator(DOCK)).to_be_visible()
    assert hands.page.locator(GO).is_disabled()
    hands.prepare()
    expect(hands.page.locator(GO)).not_to_have_text("Do it")
    expect(hands.page.locator(f"{DOCK} [role=status]")).to_be_visible()


def test_a_refused_answer_says_why(new_context: NewContext, site: Node, console: Console) -> None:
    """The server's refusal is made up here: the page offers nothing that would be refused."""
    (person,) = table_at(site.url, plants, AGAINST_A_BOT)
    context = new_context()
    hands = Hands(sit(context, person))
    reason = {"reason": {"is": "message", "id": "error-stale"}}
    hands.page.route("**/try", lambda route: route.fulfill(json=reason))
    hands.prepare()
    expect(hands.page.locator(DOCK).get_by_role("alert")).to_be_visible()


def test_a_curtain_hides_what_one_of_two_at_a_device_may_see(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, both_bid, options={"players": 2, "money_visibility": "hidden"})
    context = new_context()
    enter(context, people[0])
    page = sit(context, people[1])
    expect(page.locator(CURTAIN)).to_be_visible()
    hidden(page)
    first = lift(page)
    hands = Hands(page)
    hands.touch(page.locator(NUMBERS).first)
    hands.touch(page.locator(GO))
    expect(page.locator(CURTAIN)).to_be_visible()
    hidden(page)
    second = lift(page)
    assert {first, second} == {"Person 0", "Person 1"}
    expect(page.locator(DOCK)).to_be_visible()
    assert f"{first} secretly bids" not in page.content()
    money = position(people[int(first[-1])].look())["money"]
    assert page.get_by_text("hidden money", exact=True).count() == 1, money


def hidden(page: Page) -> None:
    """Behind the curtain there is nothing."""
    shown = page.locator("#app").inner_html()
    for word in ("escudo", "secretly", "data-place", "data-decision", "secret bid"):
        assert word not in shown, f"{word} behind the curtain"


def lift(page: Page) -> str:
    """Raise the curtain; who it was for."""
    button = page.locator(CURTAIN)
    name = button.inner_text().removeprefix("I am ")
    button.click()
    expect(page.locator(DOCK)).to_be_visible()
    return name


def test_two_at_a_device_without_secrets_need_no_curtain(new_context: NewContext, site: Node) -> None:
    people = table_at(site.url, plants)
    context = new_context()
    enter(context, people[0])
    hands = Hands(sit(context, people[1]))
    hands.answer()
    expect(hands.page.locator(f"{DOCK}, {CURTAIN}")).to_be_visible()


def test_the_title_and_the_icon_say_whose_turn_it_is(new_context: NewContext, site: Node) -> None:
    asked, other = asked_and_waiting(new_context, table_at(site.url, plants))
    expect(asked.page).to_have_title(re.compile("^●"))
    expect(other.page).not_to_have_title(re.compile("^●"))
    assert asked.page.locator("link[rel=icon][href='/icon-turn.svg']").count() == 1


def test_people_talk(new_context: NewContext, site: Node) -> None:
    asked, other = asked_and_waiting(new_context, seated(site.url, PAIR))
    for each in (asked, other):
        each.page.get_by_role("tab", name="Chat").click()
    asked.page.get_by_label("Your message").fill("Water, <b>please</b>!")
    asked.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_text("Water, <b>please</b>!")).to_be_visible()
