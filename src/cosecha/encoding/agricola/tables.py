"""Sizes and tables that the parts of Agricola's encoder share."""

from typing import Final

from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import KEEPS
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.engine.effects import MECHANISMS, ONE_OF
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.engine.stack import questions
from cosecha.games.agricola.options import EVENT_DECKS, Options, has_hands, variant_of

SEATS: Final = 4
SPACES: Final = len(SPACE_NAMES)
MOST: Final = 255
KEPT: Final = 4096
"""How many entries each cache may have."""

CARDS: Final = len(CARD_NAMES)
HAND_CARDS: Final = len([card for card in range(CARDS) if not is_drawn(card)])
"""They come first; the cards of the event decks follow."""
DRAWN_CARDS: Final = CARDS - HAND_CARDS


def card_count(options: Options) -> int:
    """How many cards observations and answers know with these options: all, only those for hands, or none."""
    if variant_of(options) & EVENT_DECKS:
        return CARDS
    return HAND_CARDS if has_hands(options) else 0


def _wide() -> dict[int, int]:
    """By card that remembers more than fits into a byte: how many bits that takes. All of them remember a set."""
    return {card: most.bit_length() for card, most in sorted(KEEPS.items()) if most >= MOST}


WIDE: Final[dict[int, int]] = _wide()


def wide_cards(cards: int) -> list[int]:
    return [card for card in WIDE if card < cards]


STEPS: Final = 6
"""How many of a seat's pending steps are shown, the next one first."""
PROGRESS_BYTES: Final = 5
QUESTIONS: Final[list[str]] = sorted(questions())


def _question(kind: int) -> int:
    name = "choose" if kind == ONE_OF else MECHANISMS[kind].name
    return QUESTIONS.index(name) if name else -1


QUESTION_OF: Final[list[int]] = [_question(kind) for kind in range(len(MECHANISMS))]
"""By kind of effect: its question; -1 for none."""
