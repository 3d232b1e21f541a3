"""Agricola with 14 hand cards on a desktop: every question fits without scrolling."""

import random
from itertools import cycle, product
from typing import Any

import msgspec
import pytest

from cosecha import games
from cosecha.core.state import State
from cosecha.games.agricola.cards.deck import CARD_NAMES, deck
from cosecha.locale import LANGUAGES
from tests.browsing.fixtures import NewContext
from tests.drawn.docks import Examiner, commit_button_box, navigate
from tests.drawn.people import enter, table_from
from tests.drawn.sizes import SIZES
from tests.drawn.test_agricola_clicks import DESKS, OUTSIDE, SCROLLING
from tests.server.servers import Node

EACH = 7
CARDS = 2 * EACH
"""A full hand is 7 occupations and 7 minor improvements."""
KINDS = (
    *("place", "occupation", "minor", "improve", "feed", "keep", "breed", "plow", "fence", "room-stable"),
    *("renovate", "sow-bake", "pay"),
)
"""The kinds that come up while this many cards are unplayed."""
SEEDS = range(60)


def asked_with_a_full_hand() -> dict[str, State]:
    """For each kind of question, a state from a random game in which seat 0 is asked it with a full hand."""
    rules: Any = games.by_name("agricola")
    found: dict[str, State] = {}
    for seed in SEEDS:
        rng = random.Random(seed)
        state = rules.start(msgspec.convert({"players": 2, "cards": "full"}, rules.options), seed)
        while (waiting := state.waiting()) and not found.keys() >= set(KINDS):
            if 0 in waiting and (kind := state.decision(0).kind) not in found:
                found[kind] = _with_full_hand(state)
            seat = rng.choice(waiting)
            state.apply(seat, rng.choice(state.worth(seat)))
    return {kind: found[kind] for kind in KINDS}


def _with_full_hand(state: Any) -> State:
    """The same state with a full hand of unplayed cards for seat 0."""
    rules: Any = games.by_name("agricola")
    position = msgspec.to_builtins(state.position())
    played = {card for farm in position["farms"] for card in farm.get("played", [])}
    hand: list[str] = []
    for occupation in (True, False):
        free = [name for card in deck("full", 2, occupation) if (name := CARD_NAMES[card]) not in played]
        hand += free[-EACH:]
    for farm in position["farms"]:
        farm["hand"] = []
    position["farms"][0]["hand"] = hand
    dealt: State = rules.from_position(position)
    return dealt


@pytest.mark.proof
def test_nothing_scrolls_with_a_full_hand(new_context: NewContext, site: Node) -> None:
    wrong: list[str] = []
    places: dict[str, Any] = {}
    pages = {language: new_context(locale=language).new_page() for language in LANGUAGES}
    states = asked_with_a_full_hand()
    for (size, kind), language in zip(product(DESKS, KINDS), cycle(LANGUAGES)):
        person = table_from(site.url, games.by_name("agricola"), states[kind], ["Person", "Wojciech"])
        page = pages[language]
        page.set_viewport_size(SIZES[size]["viewport"])
        enter(page.context, person)
        navigate(page, f"/t/{person.table.id}")
        flaws = Examiner(page).examine()
        assert page.locator("[data-hand]").count() == CARDS
        flaws += [f"scrolls: {part}" for part in page.evaluate(SCROLLING)]
        flaws += [
            f"outside: {part}"
            for part in page.evaluate(OUTSIDE, ["main.match", "[data-hand], section.farm, .spaces, section.dock"])
        ]
        if not page.evaluate("document.documentElement.scrollHeight <= innerHeight"):
            flaws.append("the page scrolls")
        if (place := commit_button_box(page)) != places.setdefault(size, place):
            flaws.append(f"the green button moved: {place}")
        wrong += [f"{language} {size} {kind}: {flaw}" for flaw in flaws]
    assert not wrong, "\n".join(wrong)
