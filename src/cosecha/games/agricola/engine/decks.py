"""The cards of the event decks as tables. They are also in the tables of `engine/cards.py`, after the hand cards."""

from typing import Final

from cosecha.games.agricola.farm import Farm

DECK_NAMES: Final = ("x", "forest")
X: Final = 0
FOREST: Final = 1

# Where a card goes once it is drawn.
REMOVED: Final = 0
AREA: Final = 1
"""In front of the player who drew it."""
BESIDE: Final = 2
"""Beside the board, where it concerns everybody."""
SHUFFLED_BACK: Final = 3
"""Into its deck again, as soon as it is carried out."""

KINDS: Final = (
    "action-space",
    "space-merchant",
    "artifact",
    "event",
    "occupation",
    "minor-improvement",
    "major-improvement",
)

CARDS: Final[tuple[list[int], list[int]]] = ([], [])
"""The cards of each deck, in the order of their ids."""
KIND_OF: Final[dict[int, str]] = {}
GOES: Final[dict[int, int]] = {}
PROVENANCE: Final[dict[int, str]] = {}
"""Where the rule of a card comes from: `stated` in the rulebook, or `public`."""
SPACES: Final[dict[int, int]] = {}
"""By card that is an action space: that space."""
SCORED_BY_ALL: Final[set[int]] = set()
"""Cards beside the board that any player may win points with."""
JOINS_ANIMALS: Final[set[int]] = set()
"""Cards that count as an animal at the end, of whatever type is best."""
LLAMAS: Final[list[int]] = []
"""The card that brings llamas: a new type of animal, and a scoring category for everybody."""
FAIRIES: Final[list[int]] = []
"""The card on which fairies gather."""
REPLACED: Final[dict[int, int]] = {}
"""By card that is an action space in place of another: the space that it replaces."""
LOOKS: Final[dict[int, int]] = {}
"""By card that lets its owner look at the top of a deck: that deck."""
WINNING_TOTAL: Final[dict[int, int]] = {}
"""By card beside the board: the exact number of points that wins before all others."""
LANDING: Final[set[int]] = set()
"""The spaces whose stone draws a card of the X-deck."""


def deck_of(card: int) -> int:
    return X if card in CARDS[X] else FOREST


def is_drawn(card: int) -> bool:
    """Whether a card comes from one of these decks, and not from a hand."""
    return card in KIND_OF


def is_seer(farm: Farm, deck: int) -> bool:
    """Whether a farm's owner is the one who has looked at a deck."""
    for card in farm.played:
        if LOOKS.get(card, -1) == deck:
            return True
    return False
