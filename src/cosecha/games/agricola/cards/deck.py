"""The decks: which cards there are, in which editions, and how they are dealt."""

from typing import Final

from cosecha.core.rng import Rng
from cosecha.games.agricola.cards import minors_a, minors_b, occupations_a, occupations_b
from cosecha.games.agricola.engine.cards import (
    FIELD_CROPS,
    IDS,
    NAMES,
    OCCUPATION,
    OCCUPATIONS_NEEDED,
    PASSING,
    PLAYERS,
    choice,
    field_name,
)
from cosecha.games.agricola.options import Options

__all__ = ["CARD_NAMES", "deck", "hands", "minors_a", "minors_b", "occupations_a", "occupations_b"]

for _source in range(len(FIELD_CROPS)):
    choice(field_name(_source))
    for _target in range(len(FIELD_CROPS)):
        if _source != _target:
            minors_a.MOVES[_source, _target] = choice(f"{field_name(_source)}-{field_name(_target)}")

CARD_NAMES: Final = tuple(NAMES)
"""By number; complete only here, where every file of cards has been read."""

_FEW_MINORS: Final = ("A012", "A016", "A044", "A050", "A053", "A055", "A056", "A063", "A075", "A083", "B010", "B039")
_FEW_OCCUPATIONS: Final = ("A090", "A102", "A110", "A116", "B109")
_FEW: Final = frozenset((*_FEW_MINORS, *_FEW_OCCUPATIONS))
"""The first cards there were."""
HAND: Final = 7
MOST_PLAYERS: Final = 4


def deck(edition: str, players: int, occupation: bool) -> list[int]:
    """The cards of one kind that are in play with so many players.

    The full deck has enough occupations for everybody. A small one may not: a minor improvement that asks for more of
    them than anybody is dealt could never be played, so it stays in the box.
    """
    cards = [card for card in range(len(OCCUPATION)) if OCCUPATION[card] == occupation and PLAYERS[card] <= players]
    if edition != "few":
        return cards
    cards = [card for card in cards if IDS[card] in _FEW]
    if occupation:
        return cards
    each = len(deck(edition, players, True)) // players
    return [card for card in cards if OCCUPATIONS_NEEDED.get(card, 0) <= each]


def cards_in_game(options: Options, occupation: bool) -> list[int]:
    """The cards of one kind that may come up. Dealt by numbers, none is left out."""
    players = MOST_PLAYERS if options.deal == "by-numbers" else options.players
    return deck(options.cards, players, occupation)


def hands(edition: str, how: str, players: int, rng: Rng) -> list[tuple[int, ...]]:
    """7 cards of each kind for everybody; of a small deck as many as there are."""
    if how == "by-numbers":
        return _by_numbers(players, rng)
    dealt: list[list[int]] = [[] for _ in range(players)]
    for occupation in (True, False):
        cards = deck(edition, players, occupation)
        rng.shuffle(cards)
        if how == "one-passing" and not occupation:
            passing = [card for card in cards if PASSING[card]]
            others = [card for card in cards if not PASSING[card]]
            _share(dealt, passing, 1)
            _share(dealt, others, HAND - 1)
        else:
            _share(dealt, cards, len(cards) // players if edition == "few" else HAND)
    return [tuple(sorted(cards)) for cards in dealt]


def _share(dealt: list[list[int]], cards: list[int], each: int) -> None:
    for seat in range(len(dealt)):
        dealt[seat] += cards[seat * each : (seat + 1) * each]


_NUMBERS: Final = ((1, 3), (3, 2), (4, 2))
"""By numbers: 3 occupations for 1 player and more, 2 for 3 and more, 2 for 4."""


def _by_numbers(players: int, rng: Rng) -> list[tuple[int, ...]]:
    """Whatever the number of players, nothing is left out."""
    dealt: list[list[int]] = [[] for _ in range(players)]
    for least, each in _NUMBERS:
        cards = [card for card in deck("full", MOST_PLAYERS, True) if PLAYERS[card] == least]
        rng.shuffle(cards)
        _share(dealt, cards, each)
    cards = deck("full", MOST_PLAYERS, False)
    rng.shuffle(cards)
    _share(dealt, cards, HAND)
    return [tuple(sorted(hand)) for hand in dealt]
