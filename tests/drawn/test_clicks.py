"""How many clicks a decision of Santiago takes: one commit each, by the green button or a second tap."""

import pytest
from playwright.sync_api import expect

from tests.browsing.fixtures import NewContext
from tests.drawn.click_budgets import AS_PROPOSED, Case, Clicker, first_question, off_budget, unbudgeted
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    DOUBLE_TAP,
    GO,
    LAST_ROUND,
    PICKED_PLACE,
    SECRETS,
    Wanted,
    position,
    sit,
    table_at,
)
from tests.drawn.sizes import SIZES, share
from tests.server.clients import Json, one_and_bots
from tests.server.servers import Node

TABLE = one_and_bots(3, seats=[{"kind": "here"}, *({"kind": "bot", "bot": "random", "name": name} for name in "AB")])
CHOSEN = f"{DOCK} .amounts button.chosen"
CARD = f"{DOCK} button.card"


TWO, THREE, FOUR = ({"players": players} for players in (2, 3, 4))
BY_HAND = {"players": 4, "setup_placement": "manual", "spring_mode": "any", "starting_overseer_seat": 0}
CASES = [
    Case("bid", AS_PROPOSED, 1, FOUR),
    Case("bid", r"bid [4-9]", 2, FOUR),
    Case("plant", r"plant \S+ \S+", 3, FOUR),
    Case("propose", r"propose \S+", 2, FOUR),
    Case("propose", r"propose \S+ [4-9]", 3, FOUR),
    Case("decide", r"accept \S+", 2, FOUR),
    Case("extra", r"no-extra", 2, FOUR),
]
"""Clicks per everyday decision. The amounts that most players want are preselected: a bid takes one or two clicks, a
bribe two or three."""
MORE = [
    Case("spring", r"spring \S+", 2, BY_HAND),
    Case("palm", r"palm \S+", 2, BY_HAND),
    Case("start", r"start \S+", 2, TWO),
    Case("leftover", r"leftover \S+", 2, THREE),
    Case("bid", r"pass", 2, FOUR),
    Case("propose", r"no-proposal", 2, FOUR),
    Case("decide", r"reject \S+", 2, FOUR),
    Case("decide", r"build \S+", 2, TWO),
    Case("decide", r"discard", 2, TWO),
    Case("extra", r"extra \S+", 2, FOUR),
]
"""Rarer decisions and answers."""


def test_every_decision_has_a_budget() -> None:
    assert unbudgeted("santiago", [*CASES, *MORE]) == set()


@pytest.mark.proof
def test_common_decisions_are_within_budget(new_context: NewContext, site: Node) -> None:
    assert off_budget(new_context, site.url, "santiago", CASES, "laptop") == []


@pytest.mark.proof
@pytest.mark.parametrize("size", SIZES)
def test_all_decisions_are_within_budget(new_context: NewContext, site: Node, size: str) -> None:
    assert off_budget(new_context, site.url, "santiago", share([*CASES, *MORE], size), size) == []


@pytest.mark.proof
def test_a_second_tap_commits(new_context: NewContext, site: Node) -> None:
    """On an amount, on a place on the board, and on a card in the dock."""
    clicker = Clicker(new_context().new_page())
    for case, again in (
        (Case("bid", r"bid [4-9]", 2, FOUR), CHOSEN),
        (Case("propose", r"propose \S+", 2, FOUR), PICKED_PLACE),
        (Case("extra", r"no-extra", 2, FOUR), f"{CARD}.chosen"),
    ):
        state, answer = first_question("santiago", case)
        clicker.open_table(site.url, "santiago", state)
        asked = clicker.page.locator(DOCK).get_attribute("data-decision")
        clicker.choose(answer)
        expect(clicker.page.locator(f"{DOCK} .chips [role=status]")).to_be_attached()
        clicker.page.wait_for_timeout(DOUBLE_TAP)
        clicker.click(clicker.page.locator(again))
        expect(clicker.page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)
        assert clicker.sent[0].startswith(answer)
        assert clicker.clicks == case.clicks


def asks(kind: str, choice: str = "") -> Wanted:
    def wanted(now: Json) -> bool:
        offered = [each["notation"].split()[0] for each in now["choices"]]
        return bool(now["decision"]["kind"] == kind) and (not choice or choice in offered)

    return wanted


def test_number_keys_type_a_bid(new_context: NewContext, site: Node) -> None:
    def rich(now: Json) -> bool:
        return asks("bid", "bid")(now) and any((each.get("most") or 0) > 2 for each in now["choices"])

    (person,) = table_at(site.url, rich, TABLE)
    (choice,) = [each for each in person.now["choices"] if each["notation"] == "bid"]
    free = [n for n in range(1, min(choice["most"], 9) + 1) if n not in (*choice.get("missing", []), choice["usual"])]
    page = sit(new_context(), person)
    asked = page.locator(DOCK).get_attribute("data-decision")
    page.keyboard.press(str(free[-1]))
    expect(page.locator(CHOSEN)).to_have_text(str(free[-1]))
    expect(page.locator(f"{DOCK} .chips [role=status]")).to_be_attached()
    page.wait_for_timeout(DOUBLE_TAP)
    page.keyboard.press("Enter")
    expect(page.locator(f'{DOCK}[data-decision="{asked}"]')).to_have_count(0)


@pytest.mark.proof
def test_a_taken_amount_shows_who_bid_it(new_context: NewContext, site: Node) -> None:
    def taken(now: Json) -> bool:
        bids = [each for each in now["choices"] if each.get("taken")]
        return any(min(map(int, each["taken"])) < each["least"] for each in bids)

    (person,) = table_at(site.url, taken, TABLE)
    page = sit(new_context(), person)
    now = position(person.now)["round"]
    expect(page.locator(".pips i")).to_have_count(LAST_ROUND["round"][3])
    expect(page.locator(".pips .over")).to_have_count(now - 1)
    expect(page.locator(".pips i").nth(now - 1)).to_contain_class("now")
    expect(page.locator(".pips")).to_be_in_viewport(ratio=1)
    gone = page.locator(f"{DOCK} .amounts button[aria-disabled=true]")
    expect(gone.first.locator(".owner")).to_be_visible()  # the lowest bids are listed too
    gone.first.click(force=True)  # it can still be clicked, to learn why
    expect(page.locator(f"{DOCK} [role=alert]")).to_contain_text("already bid")


def has_one_answer(now: Json) -> bool:
    (choice, *more) = now["choices"]
    open_ended = choice.get("values") or choice.get("least") is not None
    return not more and not open_ended and now["decision"]["kind"] != "confirm"


def test_the_button_names_the_only_answer(new_context: NewContext, site: Node) -> None:
    (person,) = table_at(site.url, has_one_answer, {**AGAINST_A_BOT, "options": SECRETS["santiago"]})
    page = sit(new_context(), person)
    expect(page.locator(GO)).to_be_enabled()
    expect(page.locator(f"{DOCK} .chips [role=status]")).to_have_count(1)
    expect(page.locator(GO)).not_to_have_text("Play")
