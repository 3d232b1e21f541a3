"""All hand cards, and how they are dealt."""

from functools import cache

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards import minors, occupations
from cosecha.games.agricola.cards.table import NAMES, OCCUPATION, OCCUPATIONS_NEEDED, PLAYERS

CARD_NAMES = tuple(NAMES)
"""The names by card number. Complete only here, since this module imports all card modules."""

__all__ = ["CARD_NAMES", "deck", "hands", "minors", "occupations"]


def deck(players: int, occupation: bool) -> list[int]:
    """The cards of one kind that are in play with this number of players.

    A small deck may not have enough occupations for everybody: a minor improvement that requires more of them than a
    hand has could never be played, so it stays in the box.
    """
    return list(_deck(players, occupation))


@cache
def _deck(players: int, occupation: bool) -> tuple[int, ...]:
    cards = [card for card in range(len(OCCUPATION)) if OCCUPATION[card] == occupation and PLAYERS[card] <= players]
    if occupation:
        return tuple(cards)
    each = len(deck(players, True)) // players
    return tuple([card for card in cards if OCCUPATIONS_NEEDED.get(card, 0) <= each])


def hands(players: int, rng: Rng) -> list[tuple[int, ...]]:
    """Deal all cards of both kinds; what can't be divided evenly stays in the box."""
    dealt: list[list[int]] = [[] for _ in range(players)]
    for occupation in (True, False):
        cards = deck(players, occupation)
        rng.shuffle(cards)
        each = len(cards) // players
        for seat in range(players):
            dealt[seat] += cards[seat * each : (seat + 1) * each]
    return [tuple(sorted(cards)) for cards in dealt]
