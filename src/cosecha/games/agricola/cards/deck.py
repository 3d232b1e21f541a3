"""The decks: which cards there are, in which editions, and how they are dealt."""

from functools import cache
from typing import Final

from cosecha.core.message import Message
from cosecha.core.rng import Rng

# The event decks come last: a card's number decides what a seed deals, and nets count on it.
from cosecha.games.agricola.cards import minors_a, minors_b, occupations_a, occupations_b  # isort: skip
from cosecha.games.agricola.cards import forest_deck, x_deck  # isort: skip
from cosecha.games.agricola.engine.cards import (
    FIELD_CARDS,
    IDS,
    NAMES,
    OCCUPATION,
    OCCUPATIONS_NEEDED,
    PASSING,
    PLAYERS,
    TALLIES,
    name_spaces,
)
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.farm import CARD_FIELDS
from cosecha.games.agricola.options import FULL_DECKS, HAND, Options
from cosecha.games.agricola.options import problems as problems_of
from cosecha.games.agricola.tallies import IN_DECK

__all__ = [
    "CARD_NAMES",
    "deck",
    "forest_deck",
    "hands",
    "minors_a",
    "minors_b",
    "occupations_a",
    "occupations_b",
    "x_deck",
]

assert len(FIELD_CARDS) == CARD_FIELDS, "farm.CARD_FIELDS must be the number of cards that are fields"
name_spaces(SPACE_NAMES)
CARD_NAMES: Final = tuple(NAMES)
"""By number; complete only here, where every file of cards has been read."""

_FEW: Final = "A012 A016 A044 A050 A053 A055 A056 A063 A075 A083 B010 B039 A090 A102 A110 A116 B109"
"""The first cards there were."""
_BASE_MINORS: Final = (
    "A002 A005 A009 A012 A016 A019 A024 A026 A032 A033 A038 A044 "
    "A050 A053 A055 A056 A063 A067 A069 A071 A075 A078 A080 A083 "
    "B002 B008 B010 B013 B016 B019 B024 B025 B033 B036 B039 B045 "
    "B047 B050 B056 B057 B061 B062 B066 B068 B074 B077 B080 B084"
)
_BASE_OCCUPATIONS: Final = (
    "A086 A087 A088 A090 A092 A098 A102 A108 A110 A111 A112 A114 "
    "A116 A119 A120 A123 A125 A133 A138 A143 A147 A155 A160 A165 "
    "B087 B089 B091 B095 B097 B098 B099 B102 B104 B107 B108 B109 "
    "B114 B118 B121 B123 B126 B136 B142 B145 B156 B163 B164 B166"
)
"""The base box."""
EDITIONS: Final = {
    "none": frozenset[str](),
    "few": frozenset(_FEW.split()),
    "full": frozenset((*_BASE_MINORS.split(), *_BASE_OCCUPATIONS.split())),
}
"""The ids of the cards in each edition (`options.DECKS`). What a seed deals depends on them, so an edition never
changes: a new card belongs to a new one."""
for _edition, _ids in EDITIONS.items():
    IN_DECK[_edition] = tuple(sorted({tally for card, tally in TALLIES.items() if IDS[card] in _ids}))

MOST_PLAYERS: Final = 4


@cache
def deck(edition: str, players: int, occupation: bool) -> tuple[int, ...]:
    """The cards of one kind that are in play with this number of players.

    A full deck has enough occupations for everybody. A small one may not: a minor improvement that asks for more of
    them than anybody is dealt could never be played, so it stays in the box.
    """
    ids = EDITIONS[edition]
    cards = [card for card in range(len(IDS)) if IDS[card] in ids]
    cards = [card for card in cards if OCCUPATION[card] == occupation and PLAYERS[card] <= players]
    if occupation or edition in FULL_DECKS:
        return tuple(cards)
    each = len(deck(edition, players, True)) // players
    return tuple([card for card in cards if OCCUPATIONS_NEEDED.get(card, 0) <= each])


def cards_in_game(options: Options, occupation: bool) -> tuple[int, ...]:
    """The cards of one kind that may come up. Dealt by numbers, none is left out."""
    players = MOST_PLAYERS if options.deal == "by-numbers" else options.players
    return deck(options.cards, players, occupation)


def cards_to_deal(options: Options, occupation: bool) -> list[int]:
    """The same without the occupations that are in play from the start."""
    cards = list(cards_in_game(options, occupation))
    if not options.start_cards:
        return cards
    laid = [card for seat in range(options.players) for card in cards_at_start(options, seat)]
    return [card for card in cards if card not in laid]


def cards_at_start(options: Options, seat: int) -> list[int]:
    """The occupations that a seat has in play from the start, in order."""
    return [CARD_NAMES.index(name) for name in options.start_cards[seat]] if options.start_cards else []


def problems(options: Options) -> list[Message]:
    """Why these options can't be played together, with what only the cards know."""
    found = problems_of(options)
    known = [CARD_NAMES[card] for card in cards_in_game(options, True)] if options.start_cards else []
    if any(name not in known for names in options.start_cards for name in names):
        found.append(Message("agricola-option-problem-start-cards"))
    return found


def hands(options: Options, rng: Rng) -> list[tuple[int, ...]]:
    """7 cards of each kind for everybody; of a small deck as many as there are."""
    if options.deal == "by-numbers":
        return _by_numbers(options, rng)
    dealt: list[list[int]] = [[] for _ in range(options.players)]
    for occupation in (True, False):
        cards = cards_to_deal(options, occupation)
        rng.shuffle(cards)
        if options.deal == "one-passing" and not occupation:
            passing = [card for card in cards if PASSING[card]]
            others = [card for card in cards if not PASSING[card]]
            _share(dealt, passing, 1)
            _share(dealt, others, HAND - 1)
        elif options.cards in FULL_DECKS:
            _share(dealt, cards, options.hand_occupations if occupation else HAND)
        else:
            _share(dealt, cards, len(cards) // options.players)
    return [tuple(sorted(cards)) for cards in dealt]


def _share(dealt: list[list[int]], cards: list[int], each: int) -> None:
    for seat in range(len(dealt)):
        dealt[seat] += cards[seat * each : (seat + 1) * each]


_NUMBERS: Final = ((1, 3), (3, 2), (4, 2))
"""By numbers: 3 occupations for 1 player and more, 2 for 3 and more, 2 for 4."""


def _by_numbers(options: Options, rng: Rng) -> list[tuple[int, ...]]:
    """Whatever the number of players, nothing is left out.

    Smaller hands lack cards of the highest numbers first. Where too many cards of a number are in play from the start,
    cards for 1 player and more take their place.
    """
    dealt: list[list[int]] = [[] for _ in range(options.players)]
    left = options.hand_occupations
    spare: list[int] = []
    for least, usual in _NUMBERS:
        each = min(usual, left)
        left -= each
        cards = [card for card in cards_to_deal(options, True) if PLAYERS[card] == least]
        rng.shuffle(cards)
        needed = each * options.players
        if least == 1:
            spare = cards[needed:]
        while len(cards) < needed:
            cards.append(spare.pop())
        _share(dealt, cards, each)
    cards = cards_to_deal(options, False)
    rng.shuffle(cards)
    _share(dealt, cards, HAND)
    return [tuple(sorted(hand)) for hand in dealt]
