"""Every page of the drawn client is accessible: axe finds nothing, nothing scrolls sideways, in all four languages."""

import random
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browsing.axe import violations
from tests.browsing.fixtures import NewContext, contexts
from tests.drawn.conftest import Console
from tests.drawn.page_texts import HEIGHT, raw_message_ids, seen, settle, texts, untranslated
from tests.drawn.people import (
    AGAINST_A_BOT,
    DOCK,
    PAIR,
    QUIET,
    MousePlayer,
    enter,
    host_table,
    next_asked,
    sit,
    table_at,
)
from tests.server.clients import play_on, seated
from tests.server.servers import Node

ROUTES = (
    "/",
    "/new/santiago",
    "/settings",
    "/rules/santiago",
    "/learn/santiago",
    "/new/cacao",
    "/new/agricola",
    "/join",
    "/rules",
    "/rules/cacao",
    "/rules/agricola",
    "/rules/agricola/cards",
    "/rules/agricola/glossary",
    "/learn/cacao",
    "/learn/agricola",
    "/t/none",
)
"""The pages that need no table."""
STATES = ("plant", "chairs", "over", "curtain", "cacao", "bid", "confirm", "waiting", "replay")
"""The states a table can be in."""


Tables = tuple[dict[str, str], Any]


def is_asked(kind: str) -> Callable[[dict[str, Any]], bool]:
    return lambda now: bool(now["decision"]["kind"] == kind)


@pytest.fixture(scope="module")
def tables(browser: Browser, site: Node) -> Iterator[Tables]:
    """The URL of a table in each of its states, and the cookies of a player who sits there."""
    context = browser.new_context(base_url=site.url)
    (bid,) = table_at(site.url, is_asked("bid"), AGAINST_A_BOT)
    (plant,) = table_at(site.url, is_asked("plant"), AGAINST_A_BOT)
    (confirm,) = table_at(site.url, is_asked("confirm"), AGAINST_A_BOT, confirm=True)
    two = table_at(site.url, is_asked("bid"), options={"players": 2, "money_visibility": "hidden"})
    pair = table_at(site.url, is_asked("plant"))
    waits = next(person for person in pair if not person.look().get("decision"))
    over = seated(site.url, PAIR)
    play_on(over, random.Random(1))
    host = host_table(site.url, {**PAIR, "public": True})
    (cacao,) = table_at(site.url, is_asked("place"), AGAINST_A_BOT, game="cacao")
    for person in (bid, plant, confirm, waits, over[0], host, cacao, *two):
        enter(context, person)
    found = {
        "chairs": host.table.id,
        "bid": bid.table.id,
        "plant": plant.table.id,
        "confirm": confirm.table.id,
        "curtain": two[0].table.id,
        "waiting": waits.table.id,
        "over": over[0].table.id,
        "replay": f"{over[0].table.id}/replay",
        "cacao": cacao.table.id,
    }
    yield {state: f"/t/{path}" for state, path in found.items()}, context.storage_state()
    context.close()


class Look(NamedTuple):
    """Language, theme and screen of a reader."""

    language: str
    scheme: str
    width: int
    axe: bool = True


SHORT = (
    Look("en", "dark", 390, False),
    Look("fr", "light", 390),
)
LONG = (
    (Look("en", "light", 1440, False), Look("es", "dark", 390), Look("pl", "light", 820, False)),
    (Look("en", "light", 1440, False), Look("pl", "light", 820), Look("fr", "dark", 1440, False)),
    (Look("en", "light", 1440, False), Look("fr", "dark", 1440), Look("es", "dark", 390, False)),
)
"""Pages take turns with these. English comes first, because the others are compared with it. Axe takes longest and
checks each page once."""
ENGLISH = Look("en", "light", 360, False)
OTHERS = (
    Look("pl", "dark", 390),
    Look("fr", "light", 1440),
    Look("es", "dark", 820),
)
"""The states of a table take turns with these."""


class Readers:
    """One page per look, which keeps its cache between pages; and the errors in their consoles."""

    def __init__(self, make: NewContext, cookies: Any) -> None:
        self.console = Console()
        self.console.expect("404.*/api/tables/none|WebSocket.*/api/tables/none")
        self._make = make
        self._cookies = cookies
        self._pages: dict[Look, Page] = {}

    def page(self, look: Look) -> Page:
        if look not in self._pages:
            size = {"width": look.width, "height": HEIGHT}
            context = self._make(
                color_scheme=look.scheme, viewport=size, locale=look.language, storage_state=self._cookies
            )
            self.console.listen(context)
            self._pages[look] = context.new_page()
        return self._pages[look]


@pytest.fixture(scope="module")
def readers(browser: Browser, site: Node, tables: Tables) -> Iterator[Readers]:
    with contexts(browser, site.url, **QUIET) as make:
        yield Readers(make, tables[1])


@pytest.mark.parametrize(
    ("where", "looks"),
    [
        pytest.param("/", SHORT, id="/-short"),
        pytest.param("plant", SHORT, id="plant-short", marks=pytest.mark.proof),
        *(
            pytest.param(where, looks, id=f"{where}-long", marks=pytest.mark.proof)
            for where, looks in zip((*ROUTES, *STATES), cycle(LONG), strict=False)
        ),
    ],
)
def test_pages_are_accessible_and_translated(
    readers: Readers, tables: Tables, where: str, looks: tuple[Look, ...]
) -> None:
    """Pages without a table, and a table in each of its states; in two languages, and in three in the proof."""
    readers.console.said.clear()
    wrong = problems(readers, where, tables[0].get(where, where), looks)
    assert not wrong, "\n".join(wrong)
    assert readers.console.unexpected() == []


def problems(readers: Readers, where: str, path: str, looks: tuple[Look, ...]) -> list[str]:
    """The problems of a page; English comes first."""
    english: set[str] = set()
    wrong = []
    for look in looks:
        page = readers.page(look)
        settle(page, path)
        expect(page.locator("html")).to_have_attribute("lang", look.language)
        found = seen(page, f"{where} in {look.language}", look.axe)
        wrong += found.wrong
        if look.language == "en":
            english = found.said
        else:
            wrong += [
                f"{where} says in {look.language}: {text}" for text in untranslated(found.said, english, look.language)
            ]
    assert english
    return wrong


ASKED = {
    "cacao": ("place", "fill", "work", "confirm"),
    "agricola": ("place", "fence", "feed", "confirm", "minor", "occupation"),
}
"""The kinds of questions in the other games."""
ABOUT_CARDS = {"minor", "occupation"}


@pytest.fixture(scope="module", params=ASKED)
def other_tables(request: pytest.FixtureRequest, browser: Browser, site: Node) -> Iterator[Tables]:
    """The same for another game: its questions and its end."""
    game: str = request.param
    context = browser.new_context(base_url=site.url)
    found: dict[str, str] = {}
    for kind in ASKED[game]:
        options = {"players": 2, "cards": "few"} if kind in ABOUT_CARDS else {"players": 2}
        plan = {**AGAINST_A_BOT, "game": game, "options": options, "confirm": kind == "confirm"}
        (person,) = table_at(site.url, is_asked(kind), plan)
        enter(context, person)
        found[kind] = f"/t/{person.table.id}"
    over = seated(site.url, {**PAIR, "game": game})
    play_on(over, random.Random(1))
    enter(context, over[0])
    yield found | {"over": f"/t/{over[0].table.id}"}, context.storage_state()
    context.close()


@pytest.mark.proof
def test_tables_of_the_other_games_are_accessible_and_translated(
    browser: Browser, site: Node, other_tables: Tables
) -> None:
    states, cookies = other_tables
    with contexts(browser, site.url, **QUIET) as make:
        readers = Readers(make, cookies)
        wrong = [
            line
            for (state, path), look in zip(states.items(), cycle(OTHERS), strict=False)
            for line in problems(readers, state, path, (ENGLISH, look))
        ]
        assert not wrong, "\n".join(wrong)
        assert readers.console.unexpected() == []


@pytest.mark.proof
def test_sheets_over_a_table_are_accessible_and_translated(new_context: NewContext, tables: Tables) -> None:
    states, cookies = tables
    page = new_context(storage_state=cookies).new_page()
    settle(page, states["plant"])
    wrong = []
    for name in ("Menu", "Give me a hint"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        wrong += seen(page, name).wrong
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    for tab in ("Chat", "Automatic"):
        page.get_by_role("tab", name=tab).click()
        wrong += [f"{tab}: {line}" for line in violations(page)]
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += [f"log: {line}" for line in violations(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "language"), [("santiago", "es"), ("cacao", "pl"), ("agricola", "fr")])
def test_every_sentence_of_a_match_is_translated(new_context: NewContext, site: Node, game: str, language: str) -> None:
    """Compared with an English reader of the same match."""
    options = {"players": 2, "cards": "few"} if game == "agricola" else {"players": 2}
    (person,) = seated(site.url, {**AGAINST_A_BOT, "game": game, "options": options, "confirm": True})
    hands = MousePlayer(sit(new_context(locale=language), person))
    other = sit(new_context(), person)
    answers = 0
    while next_asked(person, hands):
        asked = f'{DOCK}[data-decision="{hands.asked()}"]'
        expect(other.locator(asked)).to_be_visible()
        said, english = texts(hands.page), texts(other)
        assert raw_message_ids(said | english, asked) + untranslated(said, english, language) == []
        hands.answer()
        answers += 1
    assert answers > 20
