"""Shows a card in words."""

from rich.text import Text

from cosecha.core.message import Message, Token
from cosecha.core.printed import PrintedCard
from cosecha.terminal.screen import Screen


def show_card(screen: Screen, card: PrintedCard) -> None:
    """Its name and number, then kind, category and cost, then the text."""
    screen.show(Text.assemble((screen.said(card.title), "bold"), (f"  {card.id}", "bright_black")))
    screen.indented(
        Text(" · ".join(_facts(screen, card)) if screen.glyphs.unicode else " / ".join(_facts(screen, card)))
    )
    if card.needs is not None:
        screen.indented(screen.text("agricola-client-needs", needs=card.needs))
    screen.indented(screen.said(card.text))


def _facts(screen: Screen, card: PrintedCard) -> list[str]:
    facts = [
        screen.text("agricola-client-card-kind", kind=card.kind),
        screen.text("agricola-category", category=card.category),
    ]
    if card.kind == "occupation":
        facts.append(f"{card.players}+")
    if card.price:
        goods = [
            Message("agricola-price-goods", {"good": Token("good", good), "amount": amount})
            for good, amount in card.price.items()
        ]
        facts.append(screen.text("agricola-client-price", price=", ".join(map(screen.said, goods))))
    if card.instead is not None:
        facts.append(screen.said(card.instead))
    if card.points:
        facts.append(screen.text("agricola-client-points", points=card.points))
    return facts
