"""Shows a card in words."""

from rich.text import Text

from cosecha.core.game import Game
from cosecha.core.printed import PrintedCard
from cosecha.terminal.screen import Screen


def show_card(screen: Screen, game: Game, card: PrintedCard) -> None:
    """Its name and number, then kind, cost and the like, then the text."""
    screen.show(Text.assemble((screen.said(card.title), "bold"), (f"  {card.id}", "bright_black")))
    separator = " · " if screen.glyphs.unicode else " / "
    screen.indented(separator.join(screen.said(fact) for fact in game.card_facts(card)))
    screen.indented(screen.said(card.text))
