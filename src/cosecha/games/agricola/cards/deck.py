"""All hand cards that there are, and how they are dealt."""

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards import minors, occupations
from cosecha.games.agricola.cards.table import OCCUPATION, PLAYERS

__all__ = ["hands", "minors", "occupations"]


def hands(players: int, rng: Rng) -> list[tuple[int, ...]]:
    """As many cards of either kind for everybody as there are; what cannot be shared evenly stays in the box."""
    dealt: list[list[int]] = [[] for _ in range(players)]
    for occupation in (True, False):
        cards = [card for card in range(len(OCCUPATION)) if OCCUPATION[card] == occupation and PLAYERS[card] <= players]
        rng.shuffle(cards)
        each = len(cards) // players
        for seat in range(players):
            dealt[seat] += cards[seat * each : (seat + 1) * each]
    return [tuple(sorted(cards)) for cards in dealt]
