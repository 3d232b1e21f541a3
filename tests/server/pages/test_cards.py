"""The gallery of cards and the glossary as text pages."""

import re

import pytest

from cosecha.games import by_name
from cosecha.games.agricola.cards.deck import EDITIONS
from cosecha.locale import LANGUAGES, Speaker
from tests.server.pages.forms import Client

BASE = {card.name for card in by_name("agricola").cards() if card.kind == "major" or card.id in EDITIONS["full"]}
CARD = re.compile(r'<li id="([a-z0-9-]+)">')


def shown(client: Client, **query: str) -> list[str]:
    answer = client.get("/rules/agricola/cards", params=query)
    assert answer.status_code == 200
    return CARD.findall(answer.text)


def test_the_gallery_shows_every_card(client: Client) -> None:
    assert sorted(shown(client)) == sorted(card.name for card in by_name("agricola").cards())


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"q": "LOOM"}, ["loom"]),
        ({"q": "fishing reed"}, ["canoe", "harpooner", "brook"]),
        ({"kind": "minor", "passing": "1", "deck": "B"}, ["mini-pasture", "market-stall"]),
        ({"kind": "nothing"}, []),
        ({"players": "99999"}, None),
    ],
)
def test_the_gallery_filters(client: Client, query: dict[str, str], found: list[str] | None) -> None:
    """In the base box; there may be more cards by now."""
    names = [name for name in shown(client, **query) if name in BASE]
    assert names == found if found is not None else set(names) == BASE


def test_an_empty_result_says_so(client: Client) -> None:
    page = client.get("/rules/agricola/cards", params={"q": "<b>zzz"}).text
    assert Speaker("en").text("page-cards-none") in page
    assert "<b>zzz" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_found_in_the_readers_language_and_link_to_the_glossary(client: Client, language: str) -> None:
    client.headers["accept-language"] = language
    title = Speaker(language).text("name-card-canoe")
    page = client.get("/rules/agricola/cards", params={"q": title}).text
    assert 'id="canoe"' in page
    assert 'href="/rules/agricola/glossary#each-time"' in page
    glossary = client.get("/rules/agricola/glossary").text
    assert 'id="each-time"' in glossary
    assert "{#" not in glossary


def test_the_rules_link_to_both_where_there_are_cards(client: Client) -> None:
    rules = client.get("/rules/agricola").text
    assert 'href="/rules/agricola/cards"' in rules
    assert 'href="/rules/agricola/glossary"' in rules
    assert "/cards" not in client.get("/rules/cacao").text


@pytest.mark.parametrize("path", ["/rules/cacao/cards", "/rules/cacao/glossary", "/rules/chess/cards"])
def test_games_without_cards_have_neither(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
