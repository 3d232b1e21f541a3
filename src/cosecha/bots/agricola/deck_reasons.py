"""Reasons that have to do with the event decks: cards to be drawn, and what drawn cards allow."""

from cosecha.bots.agricola.draws import is_drawing
from cosecha.bots.agricola.gains import Turn
from cosecha.core.message import Argument, Token
from cosecha.games.agricola import State, codes
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.decks import DECK_NAMES, is_drawn, is_seer
from cosecha.games.agricola.goods import GOOD_NAMES, MATERIALS
from cosecha.games.agricola.mechanisms.revealing import deck_due
from cosecha.games.agricola.scoring import CATEGORIES, counts

Reason = tuple[str, dict[str, Argument]]


def drawing(turn: Turn) -> Reason | None:
    """For taking goods that draw a card; None if nothing is drawn. Whoever has looked at the deck knows the card."""
    if not is_drawing(turn.after, turn.seat):
        return None
    more, good = max((turn.more(good), -good) for good in MATERIALS)
    gets: dict[str, Argument] = {"good": Token("good", GOOD_NAMES[-good]), "amount": more}
    deck = deck_due(turn.farm)
    decks = turn.after.decks
    assert decks is not None
    if decks.looked[deck] and is_seer(turn.farm, deck):
        return "draws-known", {**gets, "card": Token("card", CARD_NAMES[decks.piles[deck][-1]])}
    return "draws", {**gets, "deck": DECK_NAMES[deck]}


def winning_points(turn: Turn) -> Reason | None:
    """For bonus points right away."""
    if turn.before.decks is None:
        return None
    bonus = CATEGORIES.index("bonus")
    points = counts(turn.after, turn.seat)[bonus] - counts(turn.before, turn.seat)[bonus]
    return ("bonus", {"points": points}) if points > 0 else None


def answering(state: State, action: int) -> Reason | None:
    """For what a drawn card lets its owner choose, if nothing plainer can be said."""
    if state.decks is None or codes.kind_of(action) not in (codes.CARD, codes.PICK):
        return None
    card = codes.named_by(action) // codes.CHOICE
    return ("drawn", {"card": Token("card", CARD_NAMES[card])}) if is_drawn(card) else None
