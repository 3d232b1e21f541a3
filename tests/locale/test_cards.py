"""Searching cards, and the glossary's terms on them."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from cosecha.core.printed import PrintedCard
from cosecha.games import by_name
from cosecha.games.agricola.cards.deck import EDITIONS
from cosecha.locale import LANGUAGES, Speaker, page
from cosecha.locale.cards import ORDERS, Query, explained, folded, named, search, terms

GAME = "agricola"
CARDS = by_name(GAME).cards()
BASE = [card for card in CARDS if card.kind == "major" or card.id in EDITIONS["full"]]
"""The base box: what is found there stays the same when there are more cards."""
SECTION = re.compile(r"^## .+ \{#([a-z-]+)\}$", re.MULTILINE)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def names(query: Query, language: str = "en") -> list[str]:
    return [card.name for card in search(BASE, query, Speaker(language))]


def test_an_empty_query_finds_every_card_in_the_order_of_their_numbers() -> None:
    found = search(CARDS, Query(), Speaker("en"))
    assert len(found) == len(CARDS) > 100
    assert [card.id for card in found] == sorted(card.id for card in found)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "LOOM"), ("es", "telar"), ("fr", "metier a tisser"), ("pl", "krosno")]
)
def test_a_card_is_found_by_its_name_without_accents(language: str, text: str) -> None:
    title = folded(Speaker(language).text("name-card-loom"))
    assert "loom" in names(Query(text=title), language)
    assert "loom" in names(Query(text=text), language) or folded(text) not in title


def test_all_words_must_be_in_the_name_or_the_text() -> None:
    assert names(Query(text="fishing reed")) == ["canoe", "harpooner", "brook"]
    assert names(Query(text="fishing reed xyz")) == []


@pytest.mark.parametrize(("text", "plain"), [("Żłób ŁĄKA", "zlob laka"), ("bœuf d’été", "boeuf d'ete")])
def test_folding_removes_accents(text: str, plain: str) -> None:
    assert folded(text) == plain


@pytest.mark.parametrize(
    ("query", "test"),
    [
        (Query(kind="occupation"), lambda card: card.kind == "occupation"),
        (Query(kind="major"), lambda card: card.id.startswith("M")),
        (Query(deck="B"), lambda card: card.id.startswith("B")),
        (Query(players=4), lambda card: card.players == 4),
        (Query(category="livestock"), lambda card: card.category == "livestock"),
        (Query(passing=True), lambda card: card.passing),
        (Query(points=True), lambda card: card.points != 0),
        (Query(needs=True), lambda card: card.needs is not None),
        (Query(kind="minor", deck="A", needs=True), lambda card: card.id[0] == "A" and card.needs is not None),
    ],
)
def test_a_filter_keeps_exactly_what_fits(query: Query, test: object) -> None:
    assert callable(test)
    found = names(query)
    assert found
    assert found == [card.name for card in BASE if test(card)]
    assert len(found) < len(BASE)


@pytest.mark.parametrize("order", ORDERS)
def test_cards_are_sorted(order: str) -> None:
    keys: dict[str, Callable[[PrintedCard], Any]] = {
        "number": lambda card: card.id,
        "name": lambda card: folded(Speaker("en").say(card.title)),
        "points": lambda card: -card.points,
        "price": lambda card: sum(card.price.values()),
    }
    found = search(CARDS, Query(order=order), Speaker("en"))  # type: ignore[arg-type]
    assert len(found) == len(CARDS)
    assert [keys[order](card) for card in found] == sorted(keys[order](card) for card in CARDS)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("loom", ["loom"]),
        ("B039", ["loom"]),
        ("basket", ["basket"]),
        ("plow", ["handplow", "plow-driver", "moldboard-plow"]),
        ("zzz", []),
    ],
)
def test_a_name_finds_its_card_or_those_that_contain_it(text: str, found: list[str]) -> None:
    assert sorted(card.name for card in named(BASE, text, Speaker("en"))) == sorted(found)


@every_language
def test_the_glossary_has_the_same_sections_in_every_language(language: str) -> None:
    sections = SECTION.findall(page(GAME, language, "glossary"))
    assert sections == SECTION.findall(page(GAME, "en", "glossary"))
    assert len(sections) >= 20


def _text(card: PrintedCard, language: str) -> str:
    return Speaker(language).say(card.text)


@every_language
def test_every_phrase_is_on_a_card_and_leads_to_a_section(language: str) -> None:
    sections = set(SECTION.findall(page(GAME, language, "glossary")))
    known = dict(terms(GAME, language))
    found = {
        (words.lower(), anchor)
        for card in CARDS
        for words, anchor in explained(_text(card, language), GAME, language)
        if anchor
    }
    assert sorted(known.items()) == sorted(found), "a phrase that no card has, or that a longer one hides"
    # Prerequisites have a strip of their own on a card.
    assert set(known.values()) == sections - {"prerequisite"}


@every_language
def test_the_parts_of_a_text_are_the_whole_text(language: str) -> None:
    for card in CARDS:
        text = _text(card, language)
        assert "".join(words for words, _ in explained(text, GAME, language)) == text


def test_when_a_card_acts_is_explained() -> None:
    canoe = next(card for card in CARDS if card.name == "canoe")
    assert next(explained(_text(canoe, "en"), GAME, "en")) == ("Each time", "each-time")
