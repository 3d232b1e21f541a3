"""Shows a card in words."""

from rich.text import Text

from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.printed import PrintedCard
from cosecha.terminal.screen import Screen

CARD = 6
"""How far the text of a card in the log is indented."""


def show_card(screen: Screen, game: Game, card: PrintedCard) -> None:
    """Its name and number, then kind, cost and the like, then the text and what is said below it."""
    screen.show(Text.assemble((screen.said(card.title), "bold"), (f"  {card.id}", "bright_black")))
    separator = " · " if screen.glyphs.unicode else " / "
    screen.indented(separator.join(screen.said(fact) for fact in game.card_facts(card)))
    screen.indented(screen.said(card.text))
    for note in game.card_notes(card):
        screen.indented(Text(screen.said(note), "bright_black"))


def show_turned_up(screen: Screen, game: Game, line: Message) -> None:
    """What a card says that a line of the log turns up, below that line."""
    name = game.turned_up(line)
    for card in game.cards() if name else ():
        if card.name == name:
            screen.indented(Text(screen.said(card.text)), by=CARD)
