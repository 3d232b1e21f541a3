"""Drafts at the drawn table: cards to choose at reading size, who has chosen, and what was kept."""

import pytest
from playwright.sync_api import Page, expect

from tests.browsing.fixtures import NewContext
from tests.drawn.people import (
    CURTAIN,
    DOCK,
    GO,
    PAIR,
    PHONE,
    HotSeat,
    KeyboardPlayer,
    MousePlayer,
    TouchPlayer,
    enter,
    sit,
    start_table,
)
from tests.server.clients import Json
from tests.server.servers import Node

PACK = ".dealing .pack [data-card]"
KEPT = ".dealing .kept .slip"
RING = ".dealing .ring"


def drafting(deal: str, players: int = 2) -> Json:
    options = {"players": players, "cards": "full", "deal": deal}
    return {**PAIR, "game": "agricola", "options": options, "seats": [{"kind": "open"}] * players}


def plays_until_the_first_placement(*players: MousePlayer, most: int = 60) -> int:
    """Let everybody answer until the first round has begun; returns the number of answers."""
    given = 0
    while any(each.page.locator(".dealing").count() for each in players):
        assert given < most, "the draft doesn't end"
        for each in players:
            if each.page.locator(".dealing").count() and each.page.locator(DOCK).count():
                each.answer()
                given += 1
    return given


def card_boxes(page: Page) -> list[float]:
    tops: list[float] = page.locator(f"{PACK}:not([aria-pressed=true])").evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    return tops


@pytest.mark.proof
def test_two_people_draft_their_hands_and_begin(new_context: NewContext, site: Node) -> None:
    ana, ben = start_table(site.url, True, drafting("quick-draft"))
    first, second = sit(new_context(), ana), sit(new_context(), ben)
    expect(first.locator(PACK)).to_have_count(7)
    expect(first.locator(RING)).to_contain_text("is choosing")
    expect(first.locator(GO)).to_be_disabled()
    expect(first.locator(GO)).to_contain_text("Choose 3 more occupations")
    tops, go = card_boxes(first), first.locator(GO).bounding_box()

    MousePlayer(first).answer()
    expect(first.locator(KEPT)).to_have_count(6)
    expect(second.locator(RING)).to_contain_text("has chosen")
    expect(second.locator(f"{RING} .ready")).to_have_text("8")
    kept = first.locator(KEPT).evaluate_all("all => all.map((one) => one.dataset.inspect.slice(5))")
    shown = second.locator("main").inner_html()
    assert not [card for card in kept if card in shown]

    # By keyboard, from card to card with the arrows.
    KeyboardPlayer(second).answer()
    expect(first.locator(PACK)).to_have_count(8)
    assert card_boxes(first)[0] == tops[0]
    assert first.locator(GO).bounding_box() == go

    plays_until_the_first_placement(MousePlayer(first), MousePlayer(second))
    for page in (first, second):
        expect(page.locator("section.fan [data-card]")).to_have_count(14)
        expect(page.locator("section.spaces")).to_be_visible()


@pytest.mark.proof
def test_a_curtain_hides_each_pack_on_a_shared_device(new_context: NewContext, site: Node) -> None:
    people = start_table(site.url, True, drafting("quick-draft"))
    context = new_context()
    enter(context, people[0])
    hands = HotSeat(sit(context, people[1]))
    packs: dict[str, list[str]] = {}
    for _ in people:
        expect(hands.page.locator(CURTAIN)).to_be_visible()
        name = hands.lift()
        packs[name] = hands.page.locator(PACK).evaluate_all("all => all.map((one) => one.dataset.card)")
        hands.answer()
    assert set(packs) == {"Person 0", "Person 1"}
    assert not set(packs["Person 0"]) & set(packs["Person 1"])


@pytest.mark.proof
def test_the_ring_shows_bots_and_clocks(new_context: NewContext, site: Node) -> None:
    plan = drafting("draft-7", 3)
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    ana, _ = start_table(site.url, True, {**plan, "seats": seats, "clock": {"move": 600, "bank": 3600}})
    ring = sit(new_context(), ana).locator(RING)
    expect(ring.get_by_role("timer")).to_have_count(2)
    expect(ring.locator("li:not(.first) .name i")).to_have_text(["you", "bot"])


@pytest.mark.proof
@pytest.mark.parametrize(
    ("deal", "phone"),
    [
        *((deal, False) for deal in ("draft-7", "quick-draft", "mulligan", "changing-5")),
        *((deal, True) for deal in ("draft-8", "draft-pairs", "ten", "changing-3")),
    ],
)
def test_every_way_of_dealing_leads_to_the_first_placement(
    new_context: NewContext, site: Node, deal: str, phone: bool
) -> None:
    people = start_table(site.url, True, drafting(deal))
    pages = [sit(new_context(**(PHONE if phone else {})), person) for person in people]
    players = [TouchPlayer(page, seed) if phone else MousePlayer(page, seed) for seed, page in enumerate(pages)]
    for page in pages:
        expect(page.locator(f"{DOCK}, section.waiting")).to_be_visible()
    plays_until_the_first_placement(*players, most=80)
    for page in pages:
        expect(page.locator(".dealing")).to_have_count(0)
