"""What is printed on a card around its text, and what is said below it."""

from typing import Final

from cosecha.core.message import Message, Token
from cosecha.core.printed import PrintedCard
from cosecha.games.agricola.engine.decks import DECK_NAMES
from cosecha.games.agricola.words.prices import listed

_EVENT_DECKS: Final = dict(zip("XF", DECK_NAMES, strict=True))
"""By the letter of their cards: the event decks."""


def card_facts(card: PrintedCard) -> list[Message]:
    """Kind, deck or category, number of players, cost, prerequisite, points and origin, as far as the card has them."""
    facts = [Message("agricola-client-card-kind", {"kind": card.kind})]
    if card.deck in _EVENT_DECKS:
        facts.append(Message(f"name-deck-{_EVENT_DECKS[card.deck]}"))
    else:
        facts.append(Message("agricola-category", {"category": card.category}))
        if card.kind == "occupation":
            facts.append(Message("agricola-card-players", {"players": card.players}))
    if card.price:
        facts.append(Message("agricola-client-price", {"price": listed(list(card.price.items()))}))
    if card.instead is not None:
        facts.append(card.instead)
    if card.needs is not None:
        facts.append(Message("agricola-client-needs", {"needs": card.needs}))
    if card.points:
        facts.append(Message("agricola-client-points", {"points": card.points}))
    if card.provenance:
        facts.append(Message(f"agricola-provenance-{card.provenance}"))
    return facts


def card_notes(card: PrintedCard) -> list[Message]:
    """How a card of an event deck is understood where its text and the sources leave something open."""
    if card.deck not in _EVENT_DECKS:
        return []
    return [Message("agricola-card-ruling", {"text": Message(f"agricola-rulings-{card.name}")})]


def turned_up(line: Message) -> str:
    """The card of an event deck that somebody draws."""
    card = line.args.get("card")
    return str(card.value) if line.id == "agricola-event-card-revealed" and isinstance(card, Token) else ""
