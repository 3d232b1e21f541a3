"""All hand cards that there are, and how they are dealt."""

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards import minors, occupations
from cosecha.games.agricola.engine.cards import NAMES, OCCUPATION, OCCUPATIONS_NEEDED, PLAYERS

CARD_NAMES = tuple(NAMES)
"""By number; whole only here, where every file of cards has been read."""

__all__ = ["CARD_NAMES", "deck", "hands", "minors", "occupations"]


def deck(players: int, occupation: bool) -> list[int]:
    """The cards of one kind that are in play with so many players.

    The whole deck has enough occupations for everybody. A small one may not: a minor improvement that asks for more of
    them than anybody is dealt could never be played, so it stays in the box.
    """
    cards = [card for card in range(len(OCCUPATION)) if OCCUPATION[card] == occupation and PLAYERS[card] <= players]
    if occupation:
        return cards
    each = len(deck(players, True)) // players
    return [card for card in cards if OCCUPATIONS_NEEDED.get(card, 0) <= each]


def hands(players: int, rng: Rng) -> list[tuple[int, ...]]:
    """As many cards of either kind for everybody as there are; what cannot be shared evenly stays in the box."""
    dealt: list[list[int]] = [[] for _ in range(players)]
    for occupation in (True, False):
        cards = deck(players, occupation)
        rng.shuffle(cards)
        each = len(cards) // players
        for seat in range(players):
            dealt[seat] += cards[seat * each : (seat + 1) * each]
    return [tuple(sorted(cards)) for cards in dealt]
