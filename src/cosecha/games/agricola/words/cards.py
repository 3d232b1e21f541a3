"""What is printed on a card around its text."""

from cosecha.core.message import Message
from cosecha.core.printed import PrintedCard
from cosecha.games.agricola.words.prices import listed


def card_facts(card: PrintedCard) -> list[Message]:
    """Kind, category, number of players, cost, prerequisite and points, as far as the card has them."""
    facts = [
        Message("agricola-client-card-kind", {"kind": card.kind}),
        Message("agricola-category", {"category": card.category}),
    ]
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
    return facts
