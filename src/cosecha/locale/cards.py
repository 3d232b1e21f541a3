"""Finds cards by their words, and the words on cards that the glossary explains."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from cosecha.core.printed import PrintedCard
from cosecha.locale import Speaker

Order = Literal["number", "name", "points", "price"]
ORDERS: tuple[Order, ...] = get_args(Order)
LETTERS = str.maketrans({"ł": "l", "œ": "oe", "’": "'"})
"""Letters that don't decompose."""


def folded(text: str) -> str:
    """A text in lower case and without accents, so that “ecuries” finds “Écuries”."""
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(LETTERS)


class Query(Struct, frozen=True):
    """Which cards to show; an empty field asks for all."""

    text: str = ""
    kind: str = ""
    deck: str = ""
    category: str = ""
    players: int = 0
    passing: bool = False
    points: bool = False
    needs: bool = False
    order: Order = "number"
    alike: frozenset[str] = frozenset()
    """Other kinds that are shown with `kind`."""


def search(cards: Iterable[PrintedCard], query: Query, speaker: Speaker) -> list[PrintedCard]:
    """The cards that fit a query, in its order."""
    words = folded(query.text).split()
    found = [card for card in cards if _fits(card, query) and _has_words(card, words, speaker)]
    match query.order:
        case "name":
            return sorted(found, key=lambda card: folded(speaker.say(card.title)))
        case "points":
            return sorted(found, key=lambda card: -card.points)
        case "price":
            return sorted(found, key=lambda card: sum(card.price.values()))
        case _:
            return found


def _fits(card: PrintedCard, query: Query) -> bool:
    return (
        (query.kind in ("", card.kind) or card.kind in query.alike)
        and query.deck in ("", card.deck)
        and query.category in ("", card.category)
        and query.players in (0, card.players)
        and card.passing >= query.passing
        and (card.points != 0) >= query.points
        and (card.needs is not None) >= query.needs
    )


def _has_words(card: PrintedCard, words: list[str], speaker: Speaker) -> bool:
    if not words:
        return True
    said = [card.title, card.text, *([card.needs] if card.needs else [])]
    text = folded(" ".join(speaker.say(each) for each in said))
    return all(word in text for word in words)


def named(cards: Iterable[PrintedCard], name: str, speaker: Speaker) -> list[PrintedCard]:
    """The cards with this name in notation or in the reader's language; else those whose names contain it."""
    wanted = folded(name)
    titles = [(card, folded(speaker.say(card.title))) for card in cards]
    exact = [card for card, title in titles if wanted in (card.name, card.id.lower(), title)]
    return exact or [card for card, title in titles if wanted in title or wanted in card.name]


@cache
def terms(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Phrases on cards that the glossary explains, the longest first, and their anchors there."""
    lines = Speaker(language).text(f"{game}-terms").splitlines()
    pairs = [(anchor.strip(), phrases.split("|")) for anchor, _, phrases in (line.partition(":") for line in lines)]
    found = [(phrase.strip(), anchor) for anchor, phrases in pairs for phrase in phrases]
    return tuple(sorted(found, key=lambda pair: -len(pair[0])))


@cache
def _pattern(game: str, language: str) -> re.Pattern[str]:
    phrases = "|".join(re.escape(phrase) for phrase, _ in terms(game, language))
    return re.compile(rf"\b(?:{phrases})\b", re.IGNORECASE)


def explained(text: str, game: str, language: str) -> Iterator[tuple[str, str]]:
    """A card's text in parts: (words, anchor in the glossary or empty)."""
    anchors = dict(terms(game, language))
    end = 0
    for found in _pattern(game, language).finditer(text):
        if found.start() > end:
            yield text[end : found.start()], ""
        yield found[0], anchors[found[0].lower()]
        end = found.end()
    if end < len(text):
        yield text[end:], ""
