"""The gallery of a game's cards: search, filters, and every card in words."""

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from cosecha.core.printed import PrintedCard
from cosecha.games import NAMES, by_name
from cosecha.locale import Speaker
from cosecha.locale.cards import ORDERS, Query, explained, folded, search
from cosecha.server.http.guards import HttpRequest
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of
from cosecha.server.pages.render import page

LONGEST = 100
"""Characters of a search that are looked for."""


class CardText(Struct, frozen=True):
    """A card in words."""

    name: str
    title: str
    facts: list[str]
    """Number, kind, cost, points and so on, each a few words."""
    text: list[tuple[str, str]]
    """Its text in parts, each with its anchor in the glossary."""
    notes: list[str]
    """What is said below it."""


class Filter(Struct, frozen=True):
    """A list to choose from: its name in the URL, what is chosen, and the values with their labels."""

    name: str
    chosen: str
    values: list[tuple[str, str]]


@get("/rules/{game:str}/cards")
async def cards(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    known = by_name(game).cards() if game in NAMES else ()
    if not known:
        raise NotFoundException(game)
    who = visitor(request)
    speaker = who.speaker()
    query = _query(request)
    query = msgspec.structs.replace(query, alike=_alike(query.kind, known, speaker))
    found = [in_words(card, game, speaker) for card in search(known, query, speaker)]
    return page(
        "cards.html",
        who,
        game=game,
        query=query,
        orders=ORDERS,
        found=found,
        filters=_filters(known, query, speaker),
    )


def _filters(known: tuple[PrintedCard, ...], query: Query, speaker: Speaker) -> list[Filter]:
    kinds: dict[str, str] = {}
    for card in sorted(known, key=lambda card: bool(card.provenance)):
        kinds.setdefault(_kind(card.kind, speaker), card.kind)
    decks = sorted({card.deck for card in known} - {""})
    players = sorted({card.players for card in known})
    sorted_ones = [card for card in known if not card.provenance]  # the others only have their deck
    categories = {card.category: speaker.text("agricola-category", category=card.category) for card in sorted_ones}
    return [
        Filter("kind", query.kind, [(kind, said) for said, kind in kinds.items()]),
        Filter("deck", query.deck, [(deck, speaker.text("page-cards-deck-of", deck=deck)) for deck in decks]),
        Filter("players", str(query.players), [(str(count), f"{count}+") for count in players]),
        Filter("category", query.category, sorted(categories.items(), key=lambda pair: folded(pair[1]))),
    ]


def _kind(kind: str, speaker: Speaker) -> str:
    return speaker.text("agricola-client-card-kind", kind=kind)


def _alike(kind: str, known: tuple[PrintedCard, ...], speaker: Speaker) -> frozenset[str]:
    """The kinds that readers call the same: a minor improvement may be a hand card or come from an event deck."""
    said = _kind(kind, speaker)
    kinds = {card.kind for card in known}
    return frozenset(each for each in kinds if _kind(each, speaker) == said) if kind in kinds else frozenset()


def _query(request: HttpRequest) -> Query:
    """The query of a form; values that don't exist find nothing."""
    given = request.query_params
    order = given.get("sort", "")
    return Query(
        text=given.get("q", "")[:LONGEST],
        kind=given.get("kind", ""),
        deck=given.get("deck", ""),
        category=given.get("category", ""),
        players=number_of(given.get("players", "")) or 0,
        passing="passing" in given,
        points="points" in given,
        needs="needs" in given,
        order=next((known for known in ORDERS if known == order), ORDERS[0]),
    )


def in_words(card: PrintedCard, game: str, speaker: Speaker) -> CardText:
    facts = [card.id, *(speaker.say(fact) for fact in by_name(game).card_facts(card))]
    text = list(explained(speaker.say(card.text), game, speaker.language))
    notes = [speaker.say(note) for note in by_name(game).card_notes(card)]
    return CardText(card.name, speaker.say(card.title), facts, text, notes)


HANDLERS = [cards]
